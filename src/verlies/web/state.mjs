// Everything the client knows, as signals. Nothing here is computed that the server has not said.
import { computed, signal } from "@preact/signals";

/**
 * @template T
 * @typedef {import("@preact/signals").Signal<T>} Signal
 */
/** @typedef {import("./types.d.ts").Choice} Choice */

/** who sits where @type {Signal<import("./types.d.ts").TableMessage | null>} */
export const table = signal(null);
/** the redacted scene with its sentences @type {Signal<import("./types.d.ts").View | null>} */
export const view = signal(null);
/** log lines told so far @type {Signal<import("./types.d.ts").Told[]>} */
export const log = signal([]);
/** words of the game in the reader's language @type {Signal<Record<string, string>>} */
export const words = signal({});
/** what never changes at this table @type {Signal<import("./types.d.ts").Static | null>} */
export const statics = signal(null);
/** drawings @type {Signal<import("./types.d.ts").Art>} */
export const art = signal({ game: "", symbols: false, faces: false, board: null, anchors: null });
/** a short message that goes away by itself */
export const toast = signal("");
/** the dialog that is open @type {Signal<import("./types.d.ts").Dialog>} */
export const dialog = signal(null);
/** the sheet that is open on a phone */
export const sheet = signal("");
/** the connection: how often we tried, and why it was refused */
export const link = signal({ open: false, tries: 0, refused: "" });
/** an answer that is on its way @type {Signal<import("./types.d.ts").Pending | null>} */
export const pending = signal(null);
const NO_REASON = { thing: "", text: "", rule: "" };
/** why nothing can be done with a thing, as the server said @type {Signal<{thing: string, text: string, rule: string}>} */
export const reason = signal(NO_REASON);
export const forgetReason = () => (reason.value = NO_REASON);
/** things a log line tells of, lit up on the table @type {Signal<string[]>} */
export const lit = signal([]);

export const scene = computed(() => view.value?.scene ?? null);
export const mySeat = computed(() => table.value?.seat ?? -1);
/** what lies before me */
export const myPanel = computed(() => (mySeat.value < 0 ? undefined : scene.value?.panels?.find((p) => p.seat === mySeat.value && p.id !== "turn")));
/** the open decision that is mine to answer */
export const prompt = computed(() => scene.value?.prompts?.find((p) => p.choices?.length) ?? null);
/** @type {{readonly value: Choice[]}} */
export const choices = computed(() => prompt.value?.choices ?? []);
export const faces = computed(() => new Map((statics.value?.faces ?? []).map((f) => [`${f.noun}-${f.id}`, f])));
/** the seats everybody is waiting for */
export const asked = computed(() => new Set((scene.value?.prompts ?? []).flatMap((p) => p.seats)));

/** Return what a text is called in the reader's language. @param {string} id */
export const say = (id) => words.value[id] ?? id;
/** Return a text, or nothing if there is none. @param {string} id */
export const maybe = (id) => words.value[id] ?? "";
/** Return the short form of a text. @param {string} id */
export const brief = (id) => words.value[`${id}.short`] ?? say(id);
/** Return a sentence with its gaps filled. @param {string} id @param {Record<string, unknown>} facts */
export const fill = (id, facts) => say(id).replace(/\[([\w-]+)\]/g, (whole, name) => String(facts[name] ?? whole));

/** @param {string} id */
export const panels = (id) => (scene.value?.panels ?? []).filter((p) => p.id === id);
/** @param {number} seat @returns {import("./types.d.ts").SeatInfo} */
export const seatInfo = (seat) => table.value?.seats?.[seat] ?? { seat, name: "", kind: "", online: false, colour: "" };

/** Return a function that gives the lines of the log that came since it was last called; none if the log was told anew. */
export function news() {
  /** @type {import("./types.d.ts").Told[]} */
  let seen = [];
  return () => {
    const last = seen.at(-1);
    const at = last ? log.value.lastIndexOf(last) : -1;
    seen = log.value;
    return at < 0 ? [] : seen.slice(at + 1);
  };
}

/** Return the choices that point at an element. @param {string} noun @param {string} target */
export const choicesFor = (noun, target) => choices.value.filter((c) => c.noun === noun && c.target === target);
/** Return the text of a choice. @param {Choice} choice */
export const label = (choice) => view.value?.choices[choice.id] ?? choice.id;
/** Return the text of a choice with what it costs, if anything. @param {Choice} choice */
export const priced = (choice) => label(choice) + (view.value?.costs?.[choice.id] ? ` (${view.value.costs[choice.id]})` : "");

/** @type {ReturnType<typeof setTimeout> | undefined} */
let clock;
/** Show a short message. @param {string} text */
export function tell(text) {
  toast.value = text;
  clearTimeout(clock);
  clock = setTimeout(() => (toast.value = ""), 5000);
}

/** Forget the table we come from. */
export function reset() {
  table.value = view.value = statics.value = pending.value = dialog.value = null;
  log.value = [];
  lit.value = [];
  sheet.value = "";
  link.value = { open: false, tries: 0, refused: "" };
}

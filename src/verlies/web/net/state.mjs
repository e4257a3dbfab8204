// Everything the client knows, as signals. Nothing here is computed that the server has not said.
import { computed, signal } from "@preact/signals";
import { printed, spread } from "../board/map.mjs";
import { amount } from "../base/speech.mjs";

/**
 * @template T
 * @typedef {import("@preact/signals").Signal<T>} Signal
 */
/** @typedef {import("../types.gen.d.ts").Choice} Choice */

/** who sits where @type {Signal<import("../types.gen.d.ts").Table | null>} */
export const table = signal(null);
/** the redacted scene with its sentences @type {Signal<import("../types.gen.d.ts").View | null>} */
export const view = signal(null);
/** log lines told so far @type {Signal<import("../types.gen.d.ts").Told[]>} */
export const log = signal([]);
/** what was said at the table, as far as I may hear it @type {Signal<import("../types.gen.d.ts").Remark[]>} */
export const remarks = signal([]);
/** where somebody points just now @type {Signal<{seat: number, place: string}[]>} */
export const pointed = signal([]);
/** who is writing just now what I shall hear, by seat; -1 is somebody who watches @type {Signal<number[]>} */
export const writing = signal([]);
/** words of the game in the reader's language @type {Signal<Record<string, string>>} */
export const words = signal({});
/** what never changes at this table @type {Signal<import("../types.gen.d.ts").Static | null>} */
export const statics = signal(null);
/** drawings @type {Signal<import("../types.d.ts").Art>} */
export const art = signal({ game: "", symbols: false, faces: false, board: null, anchors: null });
/** a short message that goes away by itself */
export const toast = signal("");
/** the dialog that is open @type {Signal<import("../types.d.ts").Dialog | null>} */
export const dialog = signal(null);
/** what a bot would do here, until it is done or closed @type {Signal<import("../types.gen.d.ts").Said | null>} */
export const hinted = signal(null);
/** the sheet that is open on a phone */
export const sheet = signal("");
/** the connection: how often we tried, and why it was refused */
export const link = signal({ open: false, tries: 0, refused: "" });
/** an answer that is on its way @type {Signal<import("../types.d.ts").Pending | null>} */
export const pending = signal(null);
const NO_REASON = { thing: "", text: "", rule: "" };
/** why nothing can be done with a thing, as the server said @type {Signal<{thing: string, text: string, rule: string}>} */
export const reason = signal(NO_REASON);
export const forgetReason = () => (reason.value = NO_REASON);
/** the id under which the last problem I reported is kept */
export const report = signal("");
/** how often the host was given an invitation; what it is this browser keeps */
export const invited = signal(0);
/** things a log line tells of, lit up on the table @type {Signal<string[]>} */
export const lit = signal([]);

/** the moment I look back at, if I do @type {Signal<import("../types.gen.d.ts").Moment | null>} */
export const past = signal(null);
/** what the log says around it, where mine does not reach that far @type {Signal<import("../types.gen.d.ts").Retold | null>} */
export const retold = signal(null);

const NOWHERE = { game: "", seat: -1, static: "" };
/** what is on the screen: how things are, or how they were */
export const shown = computed(() => past.value?.view ?? view.value);
export const scene = computed(() => shown.value?.scene ?? null);
/** where I sit; who holds several seats is shown the one that is asked */
export const mySeat = computed(() => scene.value?.seat ?? table.value?.seat ?? -1);
/** what lies before me */
export const myPanel = computed(() =>
  mySeat.value < 0 ? undefined : scene.value?.panels?.find((p) => p.seat === mySeat.value && p.id !== "turn"),
);
/** whether nobody may answer just now: the game is stopped or ended, or everybody is asked something */
export const halted = computed(() => Boolean(table.value?.paused || table.value?.ended || table.value?.proposal));
/** the open decision that is mine to answer */
export const prompt = computed(() =>
  halted.value ? null : (scene.value?.prompts?.find((p) => p.choices?.length) ?? null),
);
/** Whether I am out of the game and nothing is asked of me any more: whoever escapes finishes the turn. */
export const gone = computed(() => !!myPanel.value?.out && !prompt.value);
/** @type {{readonly value: Choice[]}} */
export const choices = computed(() => prompt.value?.choices ?? []);
const whole = computed(() => spread(statics.value ?? {}, scene.value ?? NOWHERE));
/** all places there are just now, those of a map that grows among them */
export const places = computed(() => whole.value.places);
export const links = computed(() => whole.value.links);
/** the cells of a map that grows */
export const fields = computed(() => scene.value?.fields ?? []);
export const faces = computed(() => printed(statics.value));
/** the seats everybody is waiting for */
export const asked = computed(() => new Set((scene.value?.prompts ?? []).flatMap((p) => p.seats)));

/** What has no text of its own, such as `room-web_oooo`, has that of its sort: `room-web`. @param {string} id @returns {string | undefined} */
const text = (id) =>
  words.value[id] ?? (id.split(".")[0] in words.value ? undefined : words.value[id.replace(/_[^_.]*(?=\.|$)/, "")]);
/** Return what a text is called in the reader's language. @param {string} id */
export const say = (id) => text(id) ?? id;
/** Return a text, or nothing if there is none. @param {string} id */
export const maybe = (id) => text(id) ?? "";
/** Return the short form of a text. @param {string} id */
export const brief = (id) => text(`${id}.short`) ?? say(id);
/** Return a sentence with its gaps filled. @param {string} id @param {Record<string, unknown>} facts */
export const fill = (id, facts) => say(id).replace(/\[([\w-]+)\]/g, (whole, name) => String(facts[name] ?? whole));

/** @param {string} id */
export const panels = (id) => (scene.value?.panels ?? []).filter((p) => p.id === id);
/** @param {number} seat */
const NOBODY = (seat) => ({ seat, name: "", kind: "", online: false, colour: "", team: -1, free: false, left: "" });
/** @param {number} seat @returns {import("../types.gen.d.ts").SeatInfo} */
export const seatInfo = (seat) => table.value?.seats?.[seat] ?? NOBODY(seat);

/** Return the choices that point at an element. @param {string} noun @param {string} target */
export const choicesFor = (noun, target) => choices.value.filter((c) => c.noun === noun && c.target === target);
/** Return what a choice does, in words. @param {Choice} choice */
export const deed = (choice) => view.value?.choices[choice.id] ?? choice.id;
/** Return what more is to be known of a choice, in words. @param {Choice} choice */
export const noteOf = (choice) => view.value?.notes?.[choice.id] ?? "";
/** Return the text of a choice: what it does, and what is to be known of that. @param {Choice} choice */
export const label = (choice) => [deed(choice), noteOf(choice)].filter(Boolean).join(" – ");
/** Return how much something costs, or how likely it succeeds: 2, or 29 %. @param {import("../types.gen.d.ts").Mark} mark */
export const howMuch = ({ kind, value = 1 }) => amount(value, maybe(`mark-${kind}.unit`));
/** Return the text of a choice with what it costs, if anything. @param {Choice} choice */
export const priced = (choice) =>
  label(choice) + (view.value?.costs?.[choice.id] ? ` (${view.value.costs[choice.id]})` : "");

/** @type {ReturnType<typeof setTimeout> | undefined} */
let clock;
/** Show a short message. @param {string} text */
export function tell(text) {
  toast.value = text;
  clearTimeout(clock);
  clock = setTimeout(() => (toast.value = ""), 5000);
}

/** Forget what was seen at the table. */
export function unsee() {
  view.value = past.value = pending.value = dialog.value = hinted.value = null;
  remarks.value = [];
  log.value = [];
  writing.value = [];
  lit.value = [];
  sheet.value = toast.value = report.value = "";
  forgetReason();
}

/** Forget the table we come from. */
export function reset() {
  unsee();
  table.value = statics.value = null;
  link.value = { open: false, tries: 0, refused: "" };
}

// Everything the client knows, as signals. Nothing here is computed that the server has not said.
import { signal, computed } from "@preact/signals";

/** @type {import("@preact/signals").Signal<any>} the `table` message: who sits where */
export const table = signal(null);
/** the `view` message: the redacted scene with its sentences */
export const view = signal(null);
/** log lines told so far */
export const log = signal([]);
/** words of the game in the reader's language */
export const words = signal({});
/** what never changes at this table: places, links, faces */
export const statics = signal(null);
/** drawings: board markup and anchors */
export const art = signal({ board: null, anchors: null, symbols: false });
/** a short message that goes away by itself */
export const toast = signal("");
/** the dialog that is open: {kind, ...} or null */
export const dialog = signal(null);
/** the sheet that is open on a phone */
export const sheet = signal("");
/** connection: "open", "connecting", or how often we tried */
export const link = signal({ open: false, tries: 0 });
/** an answer that is on its way */
export const pending = signal(null);

export const lang = signal(localStorage.getItem("verlies-lang") || (navigator.language.startsWith("de") ? "de" : "en"));
export const theme = signal(localStorage.getItem("verlies-theme") || "auto");

export const scene = computed(() => view.value?.scene ?? null);
export const mySeat = computed(() => table.value?.seat ?? -1);
/** the open decision that is mine to answer */
export const prompt = computed(() => scene.value?.prompts?.find((p) => p.choices?.length) ?? null);
export const choices = computed(() => prompt.value?.choices ?? []);
export const faces = computed(() => new Map((statics.value?.faces ?? []).map((f) => [`${f.noun}-${f.id}`, f])));

/** Return what a text is called in the reader's language. */
export const say = (id) => words.value[id] ?? id;
/** Return a text, or nothing if there is none. */
export const maybe = (id) => words.value[id] ?? "";

export const fact = (panel, id) => panel?.facts?.find((f) => f.id === id);
export const panels = (id) => (scene.value?.panels ?? []).filter((p) => p.id === id);
export const seatInfo = (seat) => table.value?.seats?.[seat] ?? { name: "", colour: "" };
export const SHAPES = ["circle", "triangle", "square", "diamond", "star", "hexagon"];

let clock = 0;
/** Show a short message. */
export function tell(text) {
  toast.value = text;
  clearTimeout(clock);
  clock = setTimeout(() => (toast.value = ""), 6000);
}

/** Return the choices that point at an element. */
export const choicesFor = (noun, target) => choices.value.filter((c) => c.noun === noun && c.target === target);

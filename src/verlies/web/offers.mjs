// Where the options of the open question are to be found: on the board, in the hand, in a row, or in the tray.
import { computed } from "@preact/signals";
import { choices, choicesFor, maybe, mySeat, scene, statics } from "./state.mjs";

/** @typedef {import("./types.d.ts").Choice} Choice */
/** @typedef {import("./types.d.ts").Zone} Zone */

export const END = "end";
const HAND = "hand";
const PILES = new Set(["deck", "discard"]);

/** @param {(zone: Zone) => boolean} test */
export const zones = (test) => (scene.value?.zones ?? []).filter(test);
/** Rows and supplies that everybody sees and may take from. */
export const shared = () => zones((z) => (z.seat ?? -1) < 0 && !PILES.has(z.kind) && Boolean(z.cards?.length));
/** Piles that belong to nobody. */
export const commonPiles = () => zones((z) => (z.seat ?? -1) < 0 && (PILES.has(z.kind) || !z.cards?.length));
/** @param {string} kind @param {number} seat */
export const zoneOf = (kind, seat) => zones((z) => z.seat === seat && z.kind === kind)[0];

/** @param {string} face */
export const handOptions = (face) => choicesFor("card", face).filter((c) => c.zone === HAND);
/** @param {string} noun @param {string} face */
export const sharedOptions = (noun, face) => choicesFor(noun, face).filter((c) => !c.zone);

/** @param {Zone | undefined} zone @param {string} noun @param {string} face */
const holds = (zone, noun, face) => (zone?.noun ?? "card") === noun && Boolean(zone?.cards?.some((c) => c.face === face));

/** Whether a table of choices that is shown large has a row or column to click on for it. @param {Choice} c */
const inMatrix = (c) => Boolean(scene.value?.spots?.some(({ matrix }) => matrix?.side && matrix.noun === c.noun && matrix[matrix.side].includes(c.target)));

/** @param {Choice} c */
function onTable(c) {
  if (inMatrix(c)) return true;
  if (c.noun === "place") return Boolean(statics.value?.places?.some((p) => p.id === c.target));
  if (c.zone === HAND) return holds(zoneOf(HAND, mySeat.value), c.noun, c.target);
  return !c.zone && shared().some((zone) => holds(zone, c.noun, c.target));
}

/** Options that have no place on the table, for the tray. */
export const loose = computed(() => choices.value.filter((c) => c.id !== END && !onTable(c)));
export const canEnd = computed(() => choices.value.some((c) => c.id === END));
/** Whether turns of this game are ended by their player. */
export const hasEnd = () => maybe(`option-${END}`) !== "";
export const plays = computed(() => choices.value.filter((c) => c.kind === "play"));

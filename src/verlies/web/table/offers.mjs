// Where the options of the open question are to be found: on the board, in the hand, in a row, or in the tray.
import { computed } from "@preact/signals";
import { choices, choicesFor, mySeat, places, scene } from "../net/state.mjs";

/** @typedef {import("../types.gen.d.ts").Choice} Choice */
/** @typedef {import("../types.gen.d.ts").Zone} Zone */

const HAND = "hand";
const OWN = "own";
const PILES = new Set(["deck", "discard"]);
/** Zones of a seat that have places of their own by the hand. */
const BY_HAND = new Set([HAND, "played", ...PILES]);

/** @param {(zone: Zone) => boolean} test */
export const zones = (test) => (scene.value?.zones ?? []).filter(test);
/** Rows and supplies that everybody sees and may take from. */
export const shared = () => zones((z) => (z.seat ?? -1) < 0 && !PILES.has(z.kind) && Boolean(z.cards?.length));
/** Piles that belong to nobody. */
export const commonPiles = () => zones((z) => (z.seat ?? -1) < 0 && (PILES.has(z.kind) || !z.cards?.length));
/** @param {string} kind @param {number} seat */
export const zoneOf = (kind, seat) => zones((z) => z.seat === seat && z.kind === kind)[0];

/** What else lies open before me besides a hand, such as what I wear. @param {number} seat */
export const worn = (seat) => zones((z) => z.seat === seat && !BY_HAND.has(z.kind) && Boolean(z.cards?.length));

/** What can be done with a card of mine, wherever it lies. @param {string} face */
export const handOptions = (face) => choicesFor("card", face).filter((c) => c.zone === HAND || c.zone === OWN);
/** @param {string} noun @param {string} face */
export const sharedOptions = (noun, face) => choicesFor(noun, face).filter((c) => !c.zone);

/** @param {Zone | undefined} zone @param {string} noun @param {string} face */
const holds = (zone, noun, face) =>
  (zone?.noun ?? "card") === noun && Boolean(zone?.cards?.some((c) => c.face === face));

/** Whether a sheet has a field. @param {Zone} zone @param {string} slot */
const hasSlot = (zone, slot) => Boolean(zone.cards?.some((c) => c.slot === slot));

/** Whether a table of choices that is shown large has a row or column to click on for it. @param {Choice} c */
const inMatrix = (c) =>
  Boolean(
    scene.value?.spots?.some(
      ({ matrix }) => matrix?.side && matrix.noun === c.noun && matrix[matrix.side].includes(c.target),
    ),
  );

/** Whether it puts something in or out of a trade that is shown large. @param {Choice} c */
const inTrade = (c) =>
  Boolean(scene.value?.spots?.some(({ trade }) => trade?.some((b) => b.noun === c.noun && b.has?.includes(c.target))));

/** Whether a fight lies over the board, and over where one might run to. */
const boardIsCovered = () => Boolean(scene.value?.spots?.some((spot) => spot.urgent && spot.other?.length));

/** @param {Choice} c */
function onTable(c) {
  if (inMatrix(c) || inTrade(c)) return true;
  if (c.noun === "place" && boardIsCovered()) return false;
  if (c.noun === "place") return places.value.some((p) => p.id === c.target);
  if (c.noun === "slot") return zones((z) => z.seat === mySeat.value && hasSlot(z, c.target)).length > 0;
  const hand = zoneOf(HAND, mySeat.value);
  if (c.zone === HAND) return holds(hand, c.noun, c.target);
  if (c.zone === OWN && hand) return [hand, ...worn(mySeat.value)].some((zone) => holds(zone, c.noun, c.target));
  return !c.zone && shared().some((zone) => holds(zone, c.noun, c.target));
}

/** Options that have no place on the table, for the tray. */
export const loose = computed(() => choices.value.filter((c) => c.role !== "end" && !onTable(c)));
/** The choice that ends the turn, if it can be ended. */
export const ending = computed(() => choices.value.find((c) => c.role === "end"));
export const canEnd = computed(() => ending.value !== undefined);
/** Whether turns of this game are ended by their player. */
export const hasEnd = () => scene.value?.ends ?? false;
export const plays = computed(() => choices.value.filter((c) => c.role === "play"));

// What would give away how it ends: numbers stay as they were until what changes them has landed, all else until it has been played.
import { computed, signal } from "@preact/signals";
import { gone, myPanel, mySeat, shown } from "../net/state.mjs";

/** @typedef {import("../types.gen.d.ts").View} View */
/** @typedef {import("../types.gen.d.ts").Panel} Panel */

/** What was shown before that which is being played. @type {import("@preact/signals").Signal<View | null>} */
const before = signal(null);
/** Hold what is shown now, or what is held already. */
export const hold = () => void (before.value ??= shown.peek());
/** It has been played, or nobody wants to see it. */
export const letGo = () => void (before.value = null);

/** How far the stage has come: the scene of which all has been played. */
export const staged = computed(() => (before.value ?? shown.value)?.scene ?? null);
/** What lies before a seat, as far as the stage has come. @param {Panel} panel @returns {Panel} */
export const panelOnStage = (panel) =>
  staged.value?.panels?.find((p) => p.id === panel.id && p.seat === panel.seat) ?? panel;
/** Whether I am out of the game, and have seen why. */
export const goneOnStage = computed(() => gone.value && panelOnStage(/** @type {Panel} */ (myPanel.value)).out);

/** @type {Set<number>} */
const NOBODY = new Set();
/** @param {View | null} of */
const seatsOf = (of) => new Set((of?.scene.prompts ?? []).flatMap((p) => p.seats));
/** What is asked of whom; what I am asked never waits, and what I was asked is over. */
export const question = computed(() => {
  const [now, then] = [shown.value, before.value];
  const seats = seatsOf(now);
  if (!then || seats.has(mySeat.value)) return { seats, text: now?.prompt ?? "", held: false };
  const asked = seatsOf(then);
  return asked.has(mySeat.value)
    ? { seats: NOBODY, text: "", held: true }
    : { seats: asked, text: then.prompt, held: true };
});

/** @type {Map<string, import("@preact/signals").Signal<number | undefined>>} */
const numbers = new Map();
/** How many things are on their way to each number. @type {Map<string, number>} */
const owed = new Map();

/** @param {string} key */
function number(key) {
  const found = numbers.get(key) ?? signal(/** @type {number | undefined} */ (undefined));
  numbers.set(key, found);
  return found;
}

/** What a number is on the stage: what it was, as long as something is on its way to it. @param {string} key @param {number} value */
export const onStage = (key, value) => number(key).value ?? value;

/** What the numbers of a panel belong to. @param {Panel} panel */
const ownerOf = ({ id, seat = -1 }) => (seat >= 0 && id !== "turn" ? `seat-${seat}` : `panel-${id}`);
/** Whether a panel was somebody else's as far as the stage has come: what is on its way there is not meant for this one. @param {Panel} panel */
function hasChangedHands(panel) {
  const then = (staged.value?.panels ?? []).filter((p) => p.id === panel.id);
  return then.length > 0 && !then.some((p) => p.seat === panel.seat);
}
/** A fact of a panel as it is on the stage. @param {Panel} panel @param {import("../types.gen.d.ts").Fact} f */
export const factOnStage = (panel, f) =>
  hasChangedHands(panel) ? f.value : onStage(`${ownerOf(panel)}.${f.id}`, f.value);

/** What is reckoned of a danger. @type {["weight", "percent", "hits"]} */
const RECKONED = ["weight", "percent", "hits"];
/** @param {Panel} panel @param {number} seat @param {string} what */
const dangerKey = (panel, seat, what) => `${ownerOf(panel)}.odds-${seat}-${what}`;
/** What threatens whom as it is on the stage; where nothing is struck several times it says so to the end. @param {Panel} panel @returns {import("../types.gen.d.ts").Odds[]} */
export const oddsOnStage = (panel) =>
  (panel.odds ?? []).map((row) => {
    const [weight, percent, hits] = RECKONED.map((what) => onStage(dangerKey(panel, row.seat, what), row[what] ?? 0));
    return { ...row, weight, percent, ...(typeof row.hits === "number" ? { hits } : {}) };
  });

/** The numbers of a panel, by what they are called on the stage. @param {Panel} p @returns {[string, number][]} */
const numbersIn = (p) => [
  ...(p.facts ?? []).map((f) => /** @type {[string, number]} */ ([`${ownerOf(p)}.${f.id}`, f.value])),
  ...(p.odds ?? []).flatMap((row) =>
    RECKONED.map((what) => /** @type {[string, number]} */ ([dangerKey(p, row.seat, what), row[what] ?? 0])),
  ),
];
/** @param {import("../types.gen.d.ts").Scene | null} of */
const numbersOf = (of) => new Map((of?.panels ?? []).flatMap(numbersIn));

/** Keep all numbers that are about to change, whatever is on its way to them; one that comes new to a panel was nothing. Returns how they come right, when all has been played. @param {import("../types.gen.d.ts").Scene | null} old @param {import("../types.gen.d.ts").Scene} next @returns {() => void} */
export function keepAll(old, next) {
  const [then, owners] = [numbersOf(old), new Set((old?.panels ?? []).map(ownerOf))];
  const known = [...numbersOf(next)].filter(([key]) => owners.has(key.split(".")[0]));
  const changed = known.filter(([key, value]) => (then.get(key) ?? 0) !== value);
  const lands = changed.map(([key]) => keep(key, then.get(key) ?? 0));
  return () => lands.splice(0).forEach((land) => land(0));
}

/** Keep a number as it is; returns how one thing lands there. @param {string} key @param {number} value */
export function keep(key, value) {
  owed.set(key, (owed.get(key) ?? 0) + 1);
  number(key).value ??= value;
  return (/** @type {number} */ by) => {
    const left = (owed.get(key) ?? 1) - 1;
    owed.set(key, left);
    number(key).value = left > 0 ? (number(key).peek() ?? value) + by : undefined;
  };
}

// Haste: what waits is joined and played faster, so that nobody is kept waiting.
import { film, motion } from "../base/prefs.mjs";
import { past } from "../net/state.mjs";
import { gap } from "./ready.mjs";
import { needsNobody } from "../table/habits.mjs";

/** @typedef {import("../types.gen.d.ts").View} View */
/** @typedef {import("./ready.mjs").Beat} Beat */
/** A view that waits to be shown. @typedef {{view: View, beats: Beat[], lines: import("../types.gen.d.ts").Told[], at: number}} Waiting */

/** Whether a view asks me. @param {View | null | undefined} of */
export const asks = (of) => Boolean(of?.scene.prompts?.some((p) => p.choices?.length && !needsNobody(p)));

const BY_AGE = [
  [2200, 0.25],
  [1400, 0.4],
  [800, 0.6],
  [300, 0.8],
];
const BY_BACKLOG = [
  [4000, 0.22],
  [2200, 0.4],
  [1000, 0.65],
  [350, 0.85],
];
const FAST = 0.45;
const ASKED = 0.4;
/** @param {number[][]} table @param {number} value */
const looked = (table, value) => table.find(([over]) => value > over)?.[1] ?? 1;
/** @param {Beat[]} beats */
export const length = (beats) => beats.reduce((sum, beat) => sum + gap(beat), 0);

/** What whoever looks back has chosen. */
const chosen = () => (past.peek() ? 1 / Number(film.peek()) : 1);

/** How fast to play while these wait. @param {Waiting[]} queue */
export function haste(queue) {
  const age = queue.length ? performance.now() - queue[0].at : 0;
  const backlog = queue.reduce((sum, each) => sum + length(each.beats), 0);
  const hurried = asks(queue.at(-1)?.view) ? ASKED : 1;
  const own = (motion.peek() === "fast" ? FAST : 1) * chosen();
  return Math.min(looked(BY_AGE, age), looked(BY_BACKLOG, backlog), hurried) * own;
}

/** @param {Waiting} one */
const weightOf = (one) => Math.max(0, ...one.beats.map((beat) => beat.weight));
/** @param {Waiting} a @param {Waiting} b @returns {Waiting} */
export const joined = (a, b) => ({
  view: b.view,
  lines: [...a.lines, ...b.lines],
  beats: [...a.beats, ...b.beats.map((beat) => ({ ...beat, line: beat.line + a.lines.length }))],
  at: a.at,
});

/** Whether two views become one: those of one seat, if they are late and not heavy. @param {Waiting} a @param {Waiting} b */
function join(a, b) {
  const late = performance.now() - a.at;
  const weight = Math.max(weightOf(a), weightOf(b));
  return a.beats[0]?.seat === b.beats[0]?.seat && ((late > 350 && weight <= 1) || (late > 1500 && weight <= 2));
}

const TOO_MANY = 24;
/** Take the next view out of a queue, with those that become one with it. @param {Waiting[]} queue */
export function take(queue) {
  let one = /** @type {Waiting} */ (queue.shift());
  const jump = queue.length > TOO_MANY;
  while (queue.length && (jump || join(one, queue[0]))) one = joined(one, /** @type {Waiting} */ (queue.shift()));
  return jump ? { ...one, beats: [] } : one;
}

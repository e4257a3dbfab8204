// What is said of beats: a caption each, and of those that are not played how they sound.
import { still } from "../base/prefs.mjs";
import { say } from "../net/state.mjs";
import { farewell, justActed } from "./beats.mjs";
import { roll } from "./dice.mjs";
import { isMine, said } from "./ready.mjs";
import { add, announce, speak } from "./scenes.mjs";
import { sound } from "./sound.mjs";

/** @typedef {import("../types.gen.d.ts").Told} Told */
/** @typedef {import("./ready.mjs").Ready} Ready */

/** Scenes by which somebody leaves the game. */
export const LEAVING = new Set(["left", "freed"]);

/** The line that was said last over the board. @type {Told | undefined} */
let spoken;

/** Say what a beat is, if it is worth it: not in passing, and not what I have just done myself. What follows from a line is said behind that line and no other. @param {Ready} one */
export function caption(one) {
  const { beat, line, after } = one;
  if (beat.scene === "draws" && !still()) return;
  if (line?.follows && spoken !== after && spoken !== line) return;
  if (line?.follows) add(said(one));
  else if (beat.weight > (isMine(beat) ? 1 : 0)) speak(said(one), beat.seat, line?.tone ?? "");
  else return;
  spoken = line;
}

/** Say what happened and let it be heard, without motion. @param {import("./ready.mjs").Beat[]} beats @param {Told[]} lines */
export function murmur(beats, lines) {
  if (document.hidden) return;
  const all = beats.map((beat, i) => ({
    beat,
    line: lines[beat.line],
    after: lines[beat.line - 1],
    tells: [],
    from: undefined,
    card: undefined,
    lands: [],
    last: i === beats.length - 1,
  }));
  for (const one of all.filter(({ beat }) => beat.weight > 0 || beat.scene)) mention(one);
  const loudest = all.reduce((best, one) => (one.beat.weight > (best?.beat.weight ?? 0) ? one : best), all[0]);
  if (loudest) sound(loudest.beat.sound, loudest.beat.weight);
}

/** @param {Ready} one */
function mention(one) {
  const { beat } = one;
  caption(one);
  if (beat.scene === "dice") roll(beat.dice, true);
  if (beat.scene === "turn" && isMine(beat) && !justActed()) announce(say("web-your-turn"), "turn", STAYS);
  if (LEAVING.has(beat.scene)) announce(farewell(one), "", STAYS);
}
const STAYS = 2500;

// The stage: the scene is drawn at once and is always true; what happened is played over it. Input never waits.
import { effect, signal } from "@preact/signals";
import { still } from "../base/prefs.mjs";
import { dialog, log, past, pending, shown, view } from "../net/state.mjs";
import { finishAll, frame, later, settled, tempo } from "./actors.mjs";
import { act, justActed, play } from "./beats.mjs";
import { close } from "./draws.mjs";
import { cover, dismissAll, glide, standing } from "./figures.mjs";
import { asks, haste, joined, length, take } from "./haste.mjs";
import { hold, keepAll, letGo } from "./held.mjs";
import { drop as dropOne, gap, isMine, look, ready, whole } from "./ready.mjs";
import { clear, hush } from "./scenes.mjs";
import { LEAVING, caption, murmur } from "./sayings.mjs";
import { sound } from "./sound.mjs";
import { hear } from "../story/ear.mjs";

/** @typedef {import("../types.gen.d.ts").View} View */
/** @typedef {import("../types.gen.d.ts").Told} Told */
/** @typedef {import("../types.gen.d.ts").Moment} Moment */
/** @typedef {import("./ready.mjs").Ready} Ready */
/** @typedef {import("./haste.mjs").Waiting} Waiting */

/** Whether something is being played. */
export const playing = signal(false);

/** Views that wait for what is being played. @type {Waiting[]} */
let queue = [];
/** Beats over the scene as it is. @type {Ready[]} */
let script = [];
/** Lines of scenes that are shown already, but not told. @type {Told[]} */
let untold = [];
/** How many views are being drawn. */
let coming = 0;
/** Counts up whenever all that was under way is dropped. */
let epoch = 0;
/** Whether I am being told that I am out: the others wait until I have read it. */
let reading = false;

const LOG = 400;
/** @param {Told[]} lines */
function tell(lines) {
  if (!lines.length) return;
  untold = untold.filter((line) => !lines.includes(line));
  log.value = [...log.peek(), ...lines].slice(-LOG);
  hear(lines);
}

/** Take a view as it comes. What I did or am asked is shown at once, unless others wait before it. @param {View} message */
export function receive(message) {
  if (message.fresh || !view.peek()) return begin(message);
  if (past.peek()) return pass(message);
  const beats = (message.beats ?? []).map(whole);
  const waiting = { view: message, beats, lines: message.log, at: performance.now() };
  if (pending.peek()) act();
  if (still() || document.hidden) return appearAtOnce(waiting);
  if (pending.peek()) catchUp();
  if (asks(message)) setTimeout(() => queue.includes(waiting) && catchUp(), PATIENCE);
  const idle = !playing.peek();
  playing.value = true; // before it is drawn: the result waits for what led to it
  if (!queue.length && (pending.peek() || asks(message) || (idle && !reading))) void bring(waiting);
  else queue.push(waiting);
  if (idle) void perform();
}

/** While I look back nothing of it is played; the rest goes on. @param {View} message */
function pass(message) {
  tell(message.log);
  view.value = message;
}

/** Show a moment as it is, or what is going on. @param {Moment | null} moment */
export function turnTo(moment) {
  skip();
  hush();
  past.value = moment;
}

/** So long a moment stays of which nothing is played, and so long it can at least be read if nothing moves. */
const QUIET = 350;
const READ = 1100;
/** Show a moment with what led to it, over the one before. @param {Moment} moment */
export async function review(moment) {
  skip();
  const then = moment.view;
  const beats = (then.beats ?? []).map(whole);
  if (beats.length && !still() && !document.hidden) {
    void bring({ view: then, beats, lines: then.log, at: performance.now() }, moment);
    return perform();
  }
  past.value = moment;
  murmur(beats, then.log);
  await linger(beats.length ? Math.max(READ, length(beats)) : QUIET);
}

/** Let a moment be seen for a while. @param {number} time */
async function linger(time) {
  const mine = epoch;
  playing.value = true;
  tempo.value = haste(queue);
  await wait(time);
  if (mine === epoch) playing.value = false;
}

/** After a resync nothing is made up for; what stands elsewhere than it did goes there. @param {View} message */
function begin(message) {
  const home = view.peek() && !still() ? standing() : null;
  strike();
  log.value = message.log;
  view.value = message;
  if (home) void frame().then(() => glide(home));
}

/** Forget everything that waits or is under way. */
export function strike() {
  clear();
  drop();
  untold = [];
  queue = [];
}

/** End all that is under way. */
function drop() {
  epoch += 1;
  for (const one of script.splice(0)) dropOne(one);
  finishAll();
  close();
  dismissAll();
  rested();
  coming = 0;
}

/** Nothing is being played any more, so nothing is held. */
function rested() {
  playing.value = false;
  letGo();
}

/** Show everything that has come, at once; what it tells is told. */
export function skip() {
  clear();
  if (!playing.peek() && !queue.length) return;
  const last = queue.at(-1)?.view;
  tell([...untold, ...queue.splice(0).flatMap((each) => each.lines)]);
  if (last) view.value = last;
  drop();
}

/** Without motion: the scene, what is said of it, and how it sounds. @param {Waiting} waiting */
function appearAtOnce({ view: next, beats, lines }) {
  skip();
  tell(lines);
  view.value = next;
  murmur(beats, lines);
}

/** I have been asked for so long: all that waits is drawn, and only what matters of it is played. */
const PATIENCE = 500;
function catchUp() {
  if (!queue.length) return;
  const all = queue.splice(0).reduce(joined);
  void bring({ ...all, beats: all.beats.filter((beat) => beat.weight > 1) });
  if (!playing.peek()) void perform();
}

/** What is over sooner gives nothing away. */
const BLINK = 500;
/** Draw a view, and get what happened ready to be played; of a moment the log has told already. @param {Waiting} waiting @param {Moment} [moment] */
async function bring({ view: next, beats, lines }, moment) {
  const mine = epoch;
  const news = moment ? [] : lines;
  coming += 1;
  const before = look(beats);
  untold = [...untold, ...news];
  if (length(beats) > BLINK) hold();
  const settle = beats.length ? keepAll(before.old, next.scene) : () => {};
  if (moment) past.value = moment;
  else view.value = next;
  await frame();
  if (mine !== epoch) return settle();
  coming -= 1;
  const made = ready(beats, before, lines, news);
  if (made.length) made[made.length - 1].settle = settle;
  cover();
  if (made.length) script.push(...made);
  else if (script.length) script[script.length - 1].tells.push(...news);
  else tell(news);
}

/** Play what there is, then show the next view, until nothing waits. */
async function perform() {
  const mine = epoch;
  playing.value = true;
  try {
    await goThrough(mine);
  } finally {
    if (mine === epoch) (script.length ? drop : rested)();
  }
}

/** Play on until nothing waits, or all is dropped. @param {number} mine */
async function goThrough(mine) {
  let weight = -1;
  while (mine === epoch) {
    const one = script.shift();
    if (one) {
      weight = Math.max(weight, one.beat.weight);
      await stageOne(one, mine);
    } else if (coming) await frame();
    else if (weight >= 0) {
      await rest(weight);
      weight = -1;
    } else if (queue.length && !reading) {
      letGo();
      await bring(take(queue));
    } else break;
  }
}

const RESTS = [80, 140, 320, 700];
const END = 1200;
/** A breath after the last beat; none if I am asked. @param {number} weight */
async function rest(weight) {
  if (asks(shown.peek())) return settled();
  tempo.value = haste(queue);
  await wait(shown.peek()?.scene.result ? END : RESTS[weight]);
  if (!queue.length || haste(queue) > 0.5) await settled();
}

const wait = (/** @type {number} */ length) => new Promise((resolve) => later(length, () => resolve(undefined)));

/** @param {Ready} one @param {number} mine */
async function stageOne(one, mine) {
  const { beat } = one;
  if (LEAVING.has(beat.scene)) await settled(); // one scene at a time
  if (mine !== epoch) return dropOne(one);
  tempo.value = haste(queue) * (isMine(beat) && beat.weight < 3 ? OWN : 1);
  const parting = one.tells.some((line) => line.parting);
  if (!parting) tell(one.tells);
  caption(one);
  if (beat.scene !== "turn" || (isMine(beat) && !justActed())) sound(beat.sound, beat.weight);
  play(one, script.filter((each) => each.beat.start === beat.start).length);
  await wait(gap(beat));
  one.settle?.();
  if (parting && mine === epoch) tell(one.tells);
}
const OWN = 0.7;

/** What others did while I read that I am out is played afterwards, as if it came now. */
effect(() => {
  const before = reading;
  reading = dialog.value?.kind === "parting";
  if (!before || reading) return;
  for (const each of queue) each.at = performance.now();
  if (queue.length && !playing.peek()) void perform();
});

/** Whoever clicks or types has seen enough: what is under way ends, and the click still does what it does. Who only reads on skips nothing. */
for (const kind of ["pointerdown", "keydown", "click"]) addEventListener(kind, () => reading || skip(), true);
document.addEventListener("visibilitychange", () => document.hidden && skip());

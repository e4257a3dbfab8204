// How each kind of beat is shown. All of it is set going at once, so that it can be ended at once.
import { seatClass } from "../base/icon.mjs";
import { anchor } from "../board/ground.mjs";
import { art, places, say, scene } from "../net/state.mjs";
import { EASE, hide, later, perform, pulse, ring } from "./actors.mjs";
import { board, box, cardsIn, find } from "./anchors.mjs";
import { roll } from "./dice.mjs";
import { closeRow, draw, inRow, openRow } from "./draws.mjs";
import { appear, copyOf, fly, move, piece, spotOf } from "./figures.mjs";
import { isMine, pieceOf, release, said, startOf } from "./ready.mjs";
import { announce } from "./scenes.mjs";

/** @typedef {import("./ready.mjs").Ready} Ready */
/** @typedef {{x: number, y: number}} Point */

const LENGTHS = [300, 400, 560, 900];
const STOP = 1060;
const WALK = 645;
const APART = 70;

/** @type {Record<string, (one: Ready, more: number) => void>} */
const SCENES = {
  draws: (one, more) => (release(one), openRow(one.beat.thing, said(one), one.beat.start, more)),
  dice: (one) => roll(one.beat.dice, false, () => release(one)),
  show: (one) => flight(one, true),
  tile: turnUp,
  turn: begin,
  left: (one) => leave(one, "rotate(-96deg) translateY(14px)", "fall"),
  freed: (one) => leave(one, "translateY(-90px)", "rise"),
};

/** Play a beat. @param {Ready} one @param {number} more how many more come from the same place */
export function play(one, more) {
  const { beat } = one;
  if (SCENES[beat.scene]) SCENES[beat.scene](one, more);
  else if (inRow(beat.start))
    draw(
      beat.thing,
      () => find(beat.end),
      beat.end !== "",
      () => land(one),
    );
  else if (pieceOf(beat)) walk(one);
  else flight(one, beat.weight > 1 && !isMine(beat) && beat.thing.startsWith("card-"));
  if (inRow(beat.start) && !more) closeRow();
}

/** One thing of a beat has landed: a card is there, a number has changed. @param {Ready} one */
function land(one) {
  one.lands.shift()?.();
  if (one.beat.by) pulse(find(one.beat.end)?.querySelector("b") ?? undefined);
}

/** Where a beat leads from and to; what is shown in the middle of the board needs neither. @param {Ready} one @param {boolean} stops */
function course({ beat, from, card }, stops) {
  const start = from ?? box(startOf(beat));
  const end = box(card ?? cardsIn(beat.end, beat.thing).at(-1) ?? find(beat.end));
  return stops ? [start ?? board(), end ?? start ?? board()] : [start, end];
}

/** A thing flies, or several one after the other. @param {Ready} one @param {boolean} stops whether it stops to be read */
function flight(one, stops) {
  const { beat } = one;
  const [from, to] = course(one, stops && beat.thing !== "");
  const where = from ?? to;
  if (!where || !beat.thing || !beat.times) return nod(one, where);
  const length = stops ? STOP : (LENGTHS[beat.weight] ?? LENGTHS[1]);
  if (!from || !to) return (appear(beat.thing, where, length), later(length / 2, () => release(one)));
  const how = { length, stop: stops ? board() : undefined };
  one.lands.forEach((_, i) => fly(beat.thing, from, to, { ...how, delay: i * APART }, () => land(one)));
}

/** Nothing flies, but somebody is meant. @param {Ready} one @param {DOMRect | undefined} where */
function nod(one, where) {
  release(one);
  if (where && one.beat.weight > 0) ring(where, one.beat.seat >= 0 ? seatClass(one.beat.seat) : "");
}

/** A piece goes on, along the way that is drawn there. @param {Ready} one */
function walk(one) {
  release(one);
  const id = pieceOf(one.beat);
  const place = one.beat.end.replace("place-", "");
  const to = goal(id, place, one.last);
  move(
    id,
    (from) => ({ frames: [from, ...along(from.place, place), to ?? from].map(put), ...(to ?? from), place }),
    WALK,
  );
}

/** Where a piece comes to stand: as it does now if it is there, else in the middle. @param {string} id @param {string} place @param {boolean} last @returns {Point | undefined} */
function goal(id, place, last) {
  const now = last && scene.peek()?.tokens?.some((t) => t.id === id && t.place === place) ? piece(id) : null;
  if (now) return spotOf(now);
  const known = places.peek().find((p) => p.id === place);
  if (!known) return undefined;
  const [x, y] = anchor(known);
  return { x, y };
}

/** @param {Point} point */
const put = ({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` });

const STEPS = 10;
/** Points on the way that is drawn between two places, if there is one. @param {string} a @param {string} b @returns {Point[]} */
function along(a, b) {
  const way = (/** @type {string} */ id) => art.peek().board?.querySelector(`#way-${CSS.escape(id)} path`) ?? null;
  const [there, back] = [way(`${a}-${b}`), way(`${b}-${a}`)];
  const line = /** @type {SVGPathElement | null} */ (there ?? back);
  if (!line) return [];
  const length = line.getTotalLength();
  const points = Array.from({ length: STEPS }, (_, i) => line.getPointAtLength((length * (i + 1)) / (STEPS + 1)));
  return there ? points : points.reverse();
}

/** A tile is turned up, large, and drops into its place. @param {Ready} one */
function turnUp(one) {
  const id = scene.peek()?.tokens?.find((t) => t.flat && `place-${t.place}` === one.beat.end)?.id;
  const original = id && piece(id);
  if (!original) return flight(one, false);
  const [element, back] = [copyOf(original), hide(original)];
  const { x, y } = spotOf(original);
  const at = `translate(${x}px, ${y}px) perspective(600px)`;
  document.querySelector(".doubles")?.append(element);
  const frames = [
    { transform: `${at} scale(1.5) rotateY(100deg)`, opacity: 0, easing: EASE.out },
    { transform: `${at} scale(1.5) rotateY(0deg)`, opacity: 1, offset: 0.55, easing: EASE.in },
    { transform: `${at} scale(1) rotateY(0deg)`, opacity: 1 },
  ];
  perform(element, frames, { length: 520 }, () => (element.remove(), back(), release(one)));
}

const BANNER = 1300;
const IDLE = 2000;
let acted = -Infinity;
/** Note that I have just acted: then I need not be told that it is my turn. */
export const act = () => (acted = performance.now());
export const justActed = () => performance.now() - acted < IDLE;

/** A turn begins. @param {Ready} one */
function begin(one) {
  release(one);
  ring(box(find(`seat-${one.beat.seat}`)), seatClass(one.beat.seat));
  if (isMine(one.beat) && !justActed()) announce(say("web-your-turn"), "turn", BANNER);
}

/** What is said large when somebody leaves; to oneself in the second person. @param {Ready} one */
export const farewell = (one) => (isMine(one.beat) && one.line?.parting?.title) || said(one);

/** Somebody leaves: the pawn falls or rises, and it is said large. @param {Ready} one @param {string} how @param {string} tone */
function leave(one, how, tone) {
  release(one);
  announce(farewell(one), isMine(one.beat) ? `${tone} mine` : tone, isMine(one.beat) ? 4200 : 2000);
  move(
    pieceOf(one.beat),
    ({ x, y, place }) => {
      const at = `translate(${x}px, ${y}px)`;
      const frames = [
        { transform: at, opacity: 1 },
        { transform: `${at} ${how}`, opacity: 1, offset: 0.6 },
        { transform: `${at} ${how}`, opacity: 0 },
      ];
      return { frames, x, y, place };
    },
    BANNER,
  );
}

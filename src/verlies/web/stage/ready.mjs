// Beats made ready: what was looked at before the new scene was drawn, what is hidden or held until its beat has been played.
import { mySeat, past, scene } from "../net/state.mjs";
import { hide } from "./actors.mjs";
import { box, cardsIn, find, source } from "./anchors.mjs";
import { cast, piece } from "./figures.mjs";
import { keep } from "./held.mjs";

/** @typedef {Required<import("../types.gen.d.ts").Beat>} Beat */
/** @typedef {import("../types.gen.d.ts").Told} Told */
/** @typedef {import("../types.gen.d.ts").Scene} Scene */
/**
 * A beat that can be played: its line and the one before it, the lines it tells, where it sets out from, the card it brings, how its things land, and what comes right once it has been played.
 * @typedef {{beat: Beat, line: Told | undefined, after: Told | undefined, tells: Told[], from: DOMRect | undefined, card: Element | undefined, lands: (() => void)[], last: boolean, settle?: () => void}} Ready
 */

const USUAL = {
  line: 0,
  seat: -1,
  text: "",
  thing: "",
  start: "",
  end: "",
  sound: "",
  weight: 1,
  scene: "",
  times: 1,
  by: 0,
};
/** What is left out on the wire is as usual. @param {import("../types.gen.d.ts").Beat} beat @returns {Beat} */
export const whole = (beat) => ({ ...USUAL, dice: [], ...beat });

const GAPS = [55, 150, 520, 900];
/** @type {Record<string, number>} */
const SCENE_GAPS = { draws: 900, dice: 900, tile: 520, show: 800, left: 1500, freed: 1500, turn: 260 };
/** How long the next beat waits. @param {Beat} beat */
export const gap = (beat) => SCENE_GAPS[beat.scene] ?? GAPS[beat.weight] ?? GAPS[1];
/** Whether I do it; of what is long over I am told as of anybody's. @param {Beat} beat */
export const isMine = (beat) => beat.seat >= 0 && beat.seat === mySeat.peek() && !past.peek();
/** What a beat says. @param {Ready} one */
export const said = ({ beat, line }) => beat.text || (line?.text ?? "");

/** At most so many things are seen to go. */
const MOST = 6;

/** The piece of the board that a beat moves. @param {Beat} beat */
export const pieceOf = (beat) => /^piece-(.+)$/.exec(beat.thing)?.[1] ?? "";
/** Where a beat sets out from; if that is not shown here, from whose it is. @param {Beat} beat */
export const startOf = ({ start, thing, seat }) =>
  source(start, thing) ?? (start && seat >= 0 ? find(`seat-${seat}`) : undefined);

/** Look at the table as it was, before the new scene is drawn. @param {Beat[]} beats */
export function look(beats) {
  const old = scene.peek();
  const counts = beats.map((beat) => cardsIn(beat.end, beat.thing).length);
  const starts = beats.map((beat) => (beat.start.startsWith("zone-") ? box(startOf(beat)) : undefined));
  for (const id of beats.map(pieceOf)) {
    const original = id && piece(id);
    if (original) cast(id, original, old?.tokens?.find((t) => t.id === id)?.place ?? "");
  }
  return { counts, starts, old };
}

/** Get beats ready over the new scene; all that is read is read before anything is hidden. @param {Beat[]} beats @param {ReturnType<typeof look>} before @param {Told[]} lines @param {Told[]} news those of them that the log does not have yet @returns {Ready[]} */
export function ready(beats, before, lines, news) {
  const cards = newcomers(beats, before.counts);
  const last = new Map(beats.map((beat, i) => [pieceOf(beat), i]));
  return beats.map((beat, i) => ({
    beat,
    line: lines[beat.line],
    after: lines[beat.line - 1],
    tells: toldBy(beats, i, news),
    from: before.starts[i],
    card: cards[i],
    lands: landings(beat, cards[i], before.old),
    last: last.get(pieceOf(beat)) === i,
  }));
}

/** The cards that beats bring: those that lie there now and did not before; and dice that are shown large. @param {Beat[]} beats @param {number[]} counts */
function newcomers(beats, counts) {
  /** @type {Map<string, number>} */
  const taken = new Map();
  return beats.map((beat, i) => {
    const key = `${beat.end} ${beat.thing}`;
    const nth = taken.get(key) ?? 0;
    taken.set(key, nth + 1);
    if (beat.scene === "dice") return document.querySelector(".urgent .dice") ?? undefined;
    return cardsIn(beat.end, beat.thing)[counts[i] + nth];
  });
}

/** How the things of a beat land, one after the other; until then the card is hidden and the number is held. @param {Beat} beat @param {Element | undefined} card @param {Scene | null} old */
function landings(beat, card, old) {
  const many = Math.max(1, Math.min(beat.times, MOST));
  const value = beat.by && beat.times && beat.end.includes(".") ? numberIn(old, beat.end) : undefined;
  const show = card && hide(card);
  return Array.from({ length: many }, (_, i) => {
    const last = i === many - 1;
    const land = value === undefined ? undefined : keep(beat.end, value);
    return () => {
      land?.(beat.by * (last ? beat.times - many + 1 : 1));
      if (last) show?.();
    };
  });
}

/** A number of a panel. @param {Scene | null} of @param {string} key */
function numberIn(of, key) {
  const [where, fact] = key.split(".");
  const [, kind, id] = /^(seat|panel)-(.+)$/.exec(where) ?? [];
  const panel = (of?.panels ?? []).find((p) => (kind === "seat" ? `${p.seat}` === id && p.id !== "turn" : p.id === id));
  return panel?.facts?.find((f) => f.id === fact)?.value;
}

/** The lines whose last beat this is. @param {Beat[]} beats @param {number} i @param {Told[]} lines */
function toldBy(beats, i, lines) {
  const [now, next] = [beats[i].line, beats[i + 1]?.line ?? lines.length];
  return next > now ? lines.slice(i ? now : 0, next) : [];
}

/** Let everything land that a beat still holds. @param {Ready} one */
export function release(one) {
  for (const land of one.lands.splice(0)) land();
}

/** A beat is dropped: all that it holds lands, and all that waits for it comes right. @param {Ready} one */
export function drop(one) {
  release(one);
  one.settle?.();
}

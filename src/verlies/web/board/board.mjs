// The board: drawn once, moved by transform, with pieces and legal targets on top.
import { useEffect, useRef } from "preact/hooks";
import {
  camera,
  closer,
  farther,
  fit,
  frameSize,
  gestures,
  isFit,
  lookAt,
  reserve,
  roomy,
  setSize,
  stay,
  steered,
  watch,
  zoom,
} from "./camera.mjs";
import { Ground, anchor, boardOrigin, boardSize, growing, leastScale } from "./ground.mjs";
import { Bare, bare } from "./bare.mjs";
import { drawnAnchors } from "../base/art.mjs";
import { html } from "../base/html.mjs";
import { still } from "../base/prefs.mjs";
import { Ahead, Carried } from "./laying.mjs";
import { MiniMap } from "./minimap.mjs";
import { Foreseen, Ghosts, Names, Passages, Pieces, Tiles, middle } from "./pieces.mjs";
import { Badge, RoomNames, Spots } from "./places.mjs";
import { Finger, Pointed, pointing } from "./pointing.mjs";
import { loose } from "../table/offers.mjs";
import { Tray } from "../table/prompt.mjs";
import { Urgent } from "../table/spot.mjs";
import { choicesFor, fields, myPanel, past, places, prompt, say, scene, statics, view } from "../net/state.mjs";

/** Where the pieces of the one in turn are; on a map that grows, where I am if I am asked, and what is about to be. */
function inTurn() {
  const turn = (scene.value?.panels ?? []).find((p) => p.active && (p.seat ?? -1) >= 0);
  const pieces = turn ? (scene.value?.tokens ?? []).filter((t) => t.seat === turn.seat).map((t) => t.place) : [];
  if (!growing()) return pieces;
  const here = prompt.value || !pieces.length ? [myPanel.value?.place ?? ""] : pieces;
  return [...here, ...(scene.value?.ahead ?? []).map((t) => t.place)];
}

/** Where answers stand so that they do not hide what matters: below, or above. */
function layout() {
  const { y, k } = camera.value;
  const at = inTurn();
  const spots = places.value.filter((p) => at.includes(p.id) || choicesFor("place", p.id).length).map(anchor);
  if (!spots.length || crowded() || growing()) return "";
  const top = spots.reduce((sum, spot) => sum + spot[1], 0) / spots.length;
  return (top * k + y) / frameSize().height > LOW ? "answers-above" : "";
}
/** The places one may choose now. */
const legal = () => places.value.filter((p) => choicesFor("place", p.id).length);
/** Whether a small board has to make room for answers, since places are to be chosen from as well. */
const crowded = () => loose.value.length > 0 && legal().length > 0 && !roomy();

const CORNER = 56;
const REACH = 110;
/** Whether the buttons in the corner would hide a place one may choose, or are of no use. */
function needless() {
  const { x, y, k } = camera.value;
  const { width } = frameSize();
  return (
    isFit() ||
    [...legal(), ...ahead()]
      .map(anchor)
      .some((at) => at[0] * k + x > width - CORNER - REACH * k && at[1] * k + y < CORNER + REACH * k)
  );
}
const LOW = 0.62;

/** The cells where a tile is about to lie or to be turned, which need not be where I stand. */
const ahead = () =>
  fields.value.filter((f) => (scene.value?.ahead ?? []).some((t) => t.flat && t.place === f.id)).map(middle);

/** On a small screen, look where I stand and where I can go; else where the one in turn stands. */
function follow() {
  const at = inTurn();
  const here = places.value.filter((p) => at.includes(p.id));
  lookAt([...legal(), ...here, ...ahead()].map(anchor), 330);
}

const Zoom = () => html`<div class=${needless() ? "zoom needless" : "zoom"}>
  <button onClick=${closer} aria-label=${say("web-zoom-in")} title="+">+</button>
  <button onClick=${farther} aria-label=${say("web-zoom-out")} title="−">−</button>
  <button onClick=${fit} aria-label=${say("web-fit")} title="0">⤢</button>
  <${Bare} />
</div>`;

/** Twice on the same spot: closer, and back again. @param {MouseEvent} e */
function inOrOut(e) {
  const target = /** @type {Element} */ (e.target);
  if (target.closest(".target, button, .mini-map")) return;
  const box = /** @type {Element} */ (e.currentTarget).getBoundingClientRect();
  if (camera.value.k > 0.9) fit();
  else zoom(2, e.clientX - box.left, e.clientY - box.top, true);
}

function Canvas() {
  const [w, h] = boardSize();
  const [left, top] = boardOrigin();
  const { x, y, k, glide } = camera.value;
  return html`<div class=${`canvas ${glide && !still() ? "glide" : ""}`} style=${{ width: `${w}px`, height: `${h}px`, transform: `translate(${x}px, ${y}px) scale(${k})` }}>
    <${Ground} />
    <svg class="overlay" role="group" viewBox=${`${left} ${top} ${w} ${h}`} width=${w} height=${h} style=${{ left: `${left}px`, top: `${top}px` }}>
      <g class="ghosts"><${Ghosts} /></g>
      <g class="floor"><${Tiles} /></g>
      <${Spots} />
      <${Ahead} />
      <g class="names"><${Names} /></g>
      <g class="place-names" aria-hidden="true"><${RoomNames} /></g>
      <g class="passages"><${Passages} /></g>
      <g class="foreseens"><${Foreseen} /></g>
      <${Pieces} />
      <g class="points"><${Pointed} /></g>
      <g class="badges">${places.value.map((p) => html`<${Badge} key=${p.id} place=${p} />`)}</g>
    </svg>
    <div class="doubles" aria-hidden="true"></div>
  </div>`;
}

/** What is said of an event stands at the upper edge; where a fight reaches up to there, it would hide who fights. */
const CAPTION = 56;

/** Between the board and the answers below it. */
const GAP = 12;
/** So much is kept free for answers below a map that grows, so that it need not move for them. */
const TRAY = 84;
/** A frame lower than this has nothing to spare for answers that are not there. */
const SHORT = 400;

export function Board() {
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const [w, h] = boardSize();
  setSize([w, h], boardOrigin(), leastScale());
  const answers = () => (frame.current?.querySelector(".stage")?.clientHeight ?? 0) + GAP;
  const forAnswers = () =>
    growing() ? Math.max(answers(), frameSize().height > SHORT ? TRAY : 0) : crowded() ? answers() : 0;
  const makeRoom = () => reserve(forAnswers());
  const isFull = () => answers() > frameSize().height - CAPTION;
  const refit = () => (makeRoom(), fit(), follow());
  /** Whoever panned or zoomed goes on looking there; a window that changes its size is no reason to look away. */
  const keep = () => (steered() ? stay() : refit());
  useEffect(() => (frame.current ? watch(frame.current, keep) : undefined), []);
  useEffect(keep, [drawnAnchors(), statics.value]);
  const free = () => !growing() || !steered();
  useEffect(() => (free() ? refit() : stay()), [`${boardOrigin()} ${w} ${h}`]);
  useEffect(() => void frame.current?.toggleAttribute("data-full", isFull()));
  useEffect(() => {
    if (!free()) return;
    if (makeRoom()) fit();
    if (!roomy()) follow();
  }, [view.value?.seq, Boolean(past.value)]);
  return html`<section class=${`board ${layout()} ${pointing.value ? "pointing" : ""} ${bare.value ? "bare" : ""}`} ref=${frame} aria-label=${say("web-board")} onDblClick=${inOrOut} ...${gestures}>
    <h2 class="unseen">${say("web-board")}</h2>
    ${places.value.length ? html`<${Canvas} />` : null}
    <${Zoom} /><${Finger} /><${MiniMap} />
    <div class="stage"><${Urgent} /><${Tray} /></div>
    <${Carried} />
  </section>`;
}

// The board: drawn once, moved by transform, with pieces and legal targets on top.
import { useEffect, useRef } from "preact/hooks";
import { Blow } from "./blow.mjs";
import { camera, closer, farther, fit, frameSize, gestures, isFit, lookAt, reserve, roomy, setSize, wasDragged, watch, zoom } from "./camera.mjs";
import { choose } from "./card.mjs";
import { drawn } from "./art.mjs";
import { Ground, anchor, boardSize, placeName } from "./ground.mjs";
import { html } from "./html.mjs";
import { seatClass, shapePath } from "./icon.mjs";
import { still } from "./prefs.mjs";
import { Sides, printed, shape, standing as standsAt } from "./sides.mjs";
import { loose } from "./offers.mjs";
import { Tray } from "./prompt.mjs";
import { Urgent } from "./spot.mjs";
import { Story } from "./story.mjs";
import { art, choicesFor, dialog, lit, maybe, mySeat, priced, say, scene, seatInfo, statics, view } from "./state.mjs";

/** @typedef {import("./types.d.ts").Place} Place */
/** @typedef {import("./types.d.ts").Token} Token */
/** @typedef {import("./types.d.ts").Mark} Mark */

/** The outline of a place: its own if it was drawn, else a box. @param {{place: Place}} props */
const Outline = ({ place }) => (drawnOutline(place.id) ? html`<use href=${`#outline-${place.id}`} />` : html`<${Box} at=${anchor(place)} />`);
/** @param {{at: number[]}} props */
const Box = ({ at: [x, y] }) => html`<rect x=${x - 84} y=${y - 62} width="168" height="124" rx="26" />`;
/** @param {string} id */
const drawnOutline = (id) => Boolean(art.value.board?.querySelector(`#outline-${id}`));

/** @param {KeyboardEvent} e @param {() => void} act */
const onKey = (e, act) => (e.key === "Enter" || e.key === " ") && (e.preventDefault(), e.stopPropagation(), act());

/** A place: legal ones are lit and are buttons, the others tell about themselves. @param {{place: Place}} props */
function Spot({ place }) {
  const options = choicesFor("place", place.id);
  const tile = (scene.value?.tokens ?? []).find((t) => t.flat && t.place === place.id);
  const name = [placeName(place.id), tile && say(`${tile.noun}-${tile.face}`), tile && shape(printed(tile))].filter(Boolean).join(" – ");
  const glow = lit.value.includes(`place-${place.id}`) ? "lit" : "";
  const ask = () => !wasDragged() && (dialog.value = { kind: "place", place });
  if (!options.length) return html`<g class=${`spot ${glow}`} data-place=${place.id} onClick=${ask}><title>${name}</title><${Outline} place=${place} /></g>`;
  const spoken = options.map(priced).join(" / ");
  const go = () => !wasDragged() && choose(options);
  return html`<g class=${`spot target ${glow}`} role="button" tabindex="0" aria-label=${spoken} data-place=${place.id}
    onClick=${go} onKeyDown=${(/** @type {KeyboardEvent} */ e) => onKey(e, () => choose(options))}>
    <title>${spoken}</title><${Outline} place=${place} />
  </g>`;
}

/** How many letters a price has. @param {Mark} m */
const letters = (m) => String(m.value ?? 1).length;
/** How much room the prices before one take. @param {Mark[]} cost @param {number} at */
const before = (cost, at) => cost.slice(0, at).reduce((sum, m) => sum + 37 + 13 * letters(m), 0);

/** What a step costs, or how likely it succeeds, at the corner of its target. @param {{place: Place}} props */
function Badge({ place }) {
  const cost = choicesFor("place", place.id)[0]?.cost ?? [];
  if (!cost.length) return null;
  const [x, y] = anchor(place);
  return html`<g class="badge" transform=${`translate(${x + 22} ${y - 60})`}>
    <rect width=${before(cost, cost.length) + 4} height="34" rx="11" />
    ${cost.map((m, i) => html`<g transform=${`translate(${before(cost, i) + 8} 0)`}>
      <text x=${6.5 * letters(m) + 0.5} y="25">${m.value ?? 1}</text>
      ${drawn(`mark-${m.kind}`) ? html`<use href=${`#mark-${m.kind}`} x=${13 * letters(m) + 2} y="4" width="26" height="26" />` : html`<text x=${13 * letters(m) + 15} y="25">${(maybe(`fact-${m.kind}`) || m.kind).slice(0, 1)}</text>`}
    </g>`)}
  </g>`;
}

/** How many there are of a thing. @param {{n: number, at: number}} props */
const Times = ({ n, at }) => (n > 1 ? html`<g class="times" transform=${`translate(${at} ${-at})`}><circle r="11" /><text y="5.500">${n}</text></g>` : null);

/** @param {{token: Token, size: number}} props */
function Drawn({ token, size }) {
  const id = `${token.noun}-${token.face}`;
  const turn = token.turned ? `rotate(${token.turned * 90})` : null;
  if (drawn(id)) return html`<use href=${`#${id}`} x=${-size / 2} y=${-size / 2} width=${size} height=${size} transform=${turn} />`;
  if (token.noun === "pawn") return html`<g class=${seatClass(token.seat ?? 0)}><path class="shape" d=${shapePath(token.seat ?? 0)} transform="translate(-22 -22) scale(1.83)" /></g>`;
  const name = say(id);
  return html`<g class="disc"><rect x="-74" y="-17" width="148" height="34" rx="12" /><text y="6" font-size=${Math.min(17, 270 / name.length)}>${name}</text></g>`;
}

/** A piece; the same id keeps its element, so it glides when it moves. @param {{token: Token, x: number, y: number, size: number}} props */
function Piece({ token, x, y, size }) {
  const pawn = token.noun === "pawn";
  const mine = pawn && token.seat === mySeat.value ? "me" : "";
  const owner = (token.seat ?? -1) >= 0 ? seatClass(token.seat ?? 0) : "";
  return html`<g class=${`piece is-${token.noun} ${mine} ${owner}`} style=${{ transform: `translate(${x}px, ${y}px)` }} data-piece=${token.id}>
    <title>${pawn ? seatInfo(token.seat ?? -1).name : say(`${token.noun}-${token.face}`)}</title>
    ${mine && html`<circle class="halo" r=${size * 0.62} />`}
    <${Drawn} token=${token} size=${size} />
    ${owner && drawn(`pawn-${token.face}`) && !drawn(`seat-${token.face}`) && html`<path class="shape" d=${shapePath(token.seat ?? 0)} transform=${`translate(${size * 0.12} ${size * 0.1}) scale(${size / 58})`} />`}
    <${Times} n=${token.count ?? 1} at=${size * 0.36} />
  </g>`;
}

/** @param {Token[]} tokens @param {number} x @param {number} y @param {number} size */
function sideBySide(tokens, x, y, size) {
  if (tokens.some((t) => t.noun !== "pawn" && !drawn(`${t.noun}-${t.face}`))) {
    return tokens.map((token, i) => ({ token, x, y: y - 10 + (i - (tokens.length - 1) / 2) * 38, size }));
  }
  const step = Math.min(size + 2, 104 / Math.max(tokens.length, 1));
  return tokens.map((token, i) => ({ token, x: x + (i - (tokens.length - 1) / 2) * step, y, size }));
}

/** On a tile there is room for large pieces: who stands there in the middle, what lies there above. @param {Token[]} lying @param {Token[]} standing @param {number} x @param {number} y */
const onTile = (lying, standing, x, y) => [...sideBySide(lying, x, y - (standing.length ? 30 : 0), standing.length ? 36 : 52), ...sideBySide(standing, x, y + (lying.length ? 12 : 2), 66)];

/** @param {Token} token */
const atSide = (token) => (token.side ?? -1) >= 0;
/** A piece on its side of a tile. @param {Token} token @param {Token | undefined} tile @param {number} x @param {number} y */
function aside(token, tile, x, y) {
  const [dx, dy] = standsAt(token, tile);
  return { token, x: x + dx, y: y + dy, size: 50 };
}

/** Pieces in their places: what lies there above, who stands there below. */
function laidOut() {
  /** @type {Map<string, Token[]>} */
  const byPlace = new Map();
  for (const token of scene.value?.tokens ?? []) byPlace.set(token.place, [...(byPlace.get(token.place) ?? []), token]);
  const tiled = (scene.value?.tokens ?? []).some((t) => t.flat);
  return (statics.value?.places ?? []).flatMap((place) => {
    const tokens = byPlace.get(place.id) ?? [];
    const [x, y] = anchor(place);
    const lying = tokens.filter((t) => t.noun !== "pawn");
    const standing = tokens.filter((t) => t.noun === "pawn");
    if (tiled) return [...onTile(lying.filter((t) => !t.flat), standing.filter((t) => !atSide(t)), x, y), ...standing.filter(atSide).map((token) => aside(token, lying.find((t) => t.flat), x, y))];
    return [...sideBySide(lying, x, y - (standing.length ? 14 : 2), 48), ...sideBySide(standing, x, y + (lying.length ? 20 : 4), 54)];
  });
}

/** Tiles lie beneath everything else, in the scale of the board. */
function Tiles() {
  const places = new Map((statics.value?.places ?? []).map((p) => [p.id, p]));
  return (scene.value?.tokens ?? []).filter((t) => t.flat && places.has(t.place)).map((token) => {
    const [x, y] = anchor(/** @type {Place} */ (places.get(token.place)));
    return html`<g key=${`${token.id} ${token.face}`} class="tile" data-piece=${token.id} transform=${`translate(${x} ${y})`}><${Drawn} token=${token} size=${tileSize(`${token.noun}-${token.face}`)} /></g>`;
  });
}

/** What stands in the passages of tiles, above the light on those one may enter. */
function Passages() {
  const places = new Map((statics.value?.places ?? []).map((p) => [p.id, p]));
  return (scene.value?.tokens ?? []).filter((t) => t.flat && places.has(t.place)).map((token) => {
    const [x, y] = anchor(/** @type {Place} */ (places.get(token.place)));
    return html`<g key=${token.id} data-passages=${token.place} transform=${`translate(${x} ${y})`}><${Sides} token=${token} /></g>`;
  });
}

/** @param {string} id */
const tileSize = (id) => /** @type {SVGSymbolElement | null} */ (document.querySelector(`symbol#${CSS.escape(id)}`))?.viewBox.baseVal.width ?? 96;

function Pieces() {
  const pieces = laidOut().sort((a, b) => (a.token.id < b.token.id ? -1 : 1));
  return pieces.map((piece) => html`<${Piece} key=${piece.token.id} ...${piece} />`);
}

/** Where the pieces of the one in turn are. */
function inTurn() {
  const turn = (scene.value?.panels ?? []).find((p) => p.active && (p.seat ?? -1) >= 0);
  return turn ? (scene.value?.tokens ?? []).filter((t) => t.seat === turn.seat).map((t) => t.place) : [];
}

/** Where answers and news stand so that they do not hide what matters: the one below and the other above, or the other way round. */
function layout() {
  const { x, y, k } = camera.value;
  const places = statics.value?.places ?? [];
  const at = inTurn();
  const spots = places.filter((p) => at.includes(p.id) || choicesFor("place", p.id).length).map(anchor);
  if (!spots.length) return "";
  const { width, height } = frameSize();
  const [left, top] = [0, 1].map((axis) => spots.reduce((sum, spot) => sum + spot[axis], 0) / spots.length);
  const [across, down] = [(left * k + x) / width, (top * k + y) / height];
  return `${crowded() ? "" : down > LOW ? "answers-above" : down < HIGH ? "news-below" : ""} ${across < 0.5 ? "news-right" : ""}`;
}
/** The places one may choose now. */
const legal = () => (statics.value?.places ?? []).filter((p) => choicesFor("place", p.id).length);
/** Whether a small board has to make room for answers, since places are to be chosen from as well. */
const crowded = () => loose.value.length > 0 && legal().length > 0 && !roomy();

const CORNER = 56;
const REACH = 110;
/** Whether the buttons in the corner would hide a place one may choose, or are of no use. */
function needless() {
  const { x, y, k } = camera.value;
  const { width } = frameSize();
  return isFit() || legal().map(anchor).some((at) => at[0] * k + x > width - CORNER - REACH * k && at[1] * k + y < CORNER + REACH * k);
}
const LOW = 0.62;
const HIGH = 0.4;

/** On a small screen, look where I stand and where I can go; else where the one in turn stands. */
function follow() {
  const places = statics.value?.places ?? [];
  const at = inTurn();
  const here = places.filter((p) => at.includes(p.id));
  lookAt([...legal(), ...here].map(anchor), 330);
}

const Zoom = () => html`<div class=${needless() ? "zoom needless" : "zoom"}>
  <button onClick=${closer} aria-label=${say("web-zoom-in")} title="+">+</button>
  <button onClick=${farther} aria-label=${say("web-zoom-out")} title="−">−</button>
  <button onClick=${fit} aria-label=${say("web-fit")} title="0">⤢</button>
</div>`;

/** Twice on the same spot: closer, and back again. @param {MouseEvent} e */
function inOrOut(e) {
  const target = /** @type {Element} */ (e.target);
  if (target.closest(".target, button")) return;
  const box = /** @type {Element} */ (e.currentTarget).getBoundingClientRect();
  if (camera.value.k > 0.9) fit();
  else zoom(2, e.clientX - box.left, e.clientY - box.top, true);
}

function Canvas() {
  const [w, h] = boardSize();
  const { x, y, k, glide } = camera.value;
  const places = statics.value?.places ?? [];
  return html`<div class=${`canvas ${glide && !still() ? "glide" : ""}`} style=${{ width: `${w}px`, height: `${h}px`, transform: `translate(${x}px, ${y}px) scale(${k})` }}>
    <${Ground} />
    <svg class="overlay" viewBox=${`0 0 ${w} ${h}`} width=${w} height=${h}>
      <g class="tiles"><${Tiles} /></g>
      ${places.map((p) => html`<${Spot} key=${p.id} place=${p} />`)}
      <g class="passages"><${Passages} /></g>
      <${Pieces} />
      <g class="badges">${places.map((p) => html`<${Badge} key=${p.id} place=${p} />`)}</g>
    </svg>
  </div>`;
}

/** Between the board and the answers below it. */
const GAP = 12;

export function Board() {
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const [w, h] = boardSize();
  setSize([w, h]);
  const makeRoom = () => reserve(crowded() ? (frame.current?.querySelector(".stage")?.clientHeight ?? 0) + GAP : 0);
  const refit = () => (makeRoom(), fit(), follow());
  useEffect(() => (frame.current ? watch(frame.current, refit) : undefined), []);
  useEffect(refit, [art.value.anchors, statics.value]);
  useEffect(() => {
    if (makeRoom()) fit();
    if (!roomy()) follow();
  }, [view.value?.seq]);
  return html`<section class=${`board ${layout()}`} ref=${frame} aria-label=${say("web-board")} onDblClick=${inOrOut} ...${gestures}>
    <h2 class="unseen">${say("web-board")}</h2>
    ${statics.value?.places?.length ? html`<${Canvas} />` : null}
    <${Zoom} />
    <${Story} />
    <div class="stage"><${Urgent} /><${Tray} /></div>
    <${Blow} />
  </section>`;
}

// The board beneath everything: as the game drew it, or plain chambers and corridors.
import { useEffect, useRef } from "preact/hooks";
import { drawnAnchors, drawnBoard } from "../base/art.mjs";
import { html } from "../base/html.mjs";
import { CELL, bounds } from "./map.mjs";
import { fields, links, maybe, places, statics } from "../net/state.mjs";

/** @typedef {import("../types.gen.d.ts").Place} Place */
/** @typedef {import("../types.gen.d.ts").Link} Link */

const MARGIN = [104, 82];

/** As large as the places need that are on it. */
const plainSize = () => [240, 176].map((side) => Math.round(side * Math.sqrt(Math.max(4, places.value.length))));
export const boardSize = () => (growing() ? extent().slice(2) : (drawnAnchors()?.size ?? plainSize()));

/** How wide a cell of a map that grows is drawn. */
export const PX = 180;
/** Whether the map grows. */
export const growing = () => fields.value.length > 0;
/** Left, top, width and height of a map that grows. */
const extent = () => bounds(fields.value).map((length) => (length * PX) / CELL);
/** Where the board begins; a map that grows may do so to the left of where it began. */
export const boardOrigin = () => (growing() ? extent().slice(0, 2) : [0, 0]);

/** What is drawn smaller than this cannot be read; a tile with several rooms needs more. */
const READABLE = 0.45;
const READABLE_ROOMS = 0.6;
export const leastScale = () =>
  statics.value?.plans?.some((plan) => plan.places.length > 1) ? READABLE_ROOMS : READABLE;

/** Where a place is on the board. @param {Place} place @returns {number[]} */
export function anchor(place) {
  if (growing()) return [(place.x * PX) / CELL, (place.y * PX) / CELL];
  return drawnAnchors()?.places?.[place.id] ?? [spread(place.x, "x", 0), spread(place.y, "y", 1)];
}

/** What a place is called: by its id too where ways lead from one to the other, else by its name alone. @param {string} id */
export const placeName = (id) => {
  if (growing()) return maybe(`place-${id}`) || sign(id) || way(id);
  return links.value.length || !maybe(`place-${id}`) ? `${id} ${maybe(`place-${id}`)}` : maybe(`place-${id}`);
};

/** What a place without a name is called: by the sign that is printed there, such as a lock. @param {string} id */
const sign = (id) => maybe(`mark-${places.value.find((p) => p.id === id)?.marks?.[0]?.kind ?? ""}`);

const WAY = /^(?:([ns])(\d+))?(?:([ew])(\d+))?$/;
/** What a field of a map that grows is called: by the way there from the start. @param {string} id */
function way(id) {
  const [, down, much, across, far] = WAY.exec(id) ?? [];
  const named = [
    [down, much],
    [across, far],
  ].filter(([side]) => side);
  return named.map(([side, count]) => maybe(`ui-way.${side}`) + count).join(" ") || id;
}

/** Use the whole plain board, wherever a game puts its places. @param {number} at @param {"x" | "y"} axis @param {0 | 1} i */
function spread(at, axis, i) {
  const all = places.value.map((p) => p[axis]);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const part = high > low ? (at - low) / (high - low) : 0.5;
  return MARGIN[i] + part * (plainSize()[i] - 2 * MARGIN[i]);
}

/** @param {{link: Link, at: Map<string, Place>}} props */
function Corridor({ link, at }) {
  const [a, b] = [at.get(link.a), at.get(link.b)];
  if (!a || !b || link.wraps) return null;
  const [[x1, y1], [x2, y2]] = [anchor(a), anchor(b)];
  const marks = link.marks ?? [];
  return html`<g class=${`corridor ${link.one_way ? "one-way" : ""}`}>
    <line x1=${x1} y1=${y1} x2=${x2} y2=${y2} />
    ${marks.length > 0 && html`<text x=${(x1 + x2) / 2} y=${(y1 + y2) / 2 + 5}>${marks.map((m) => maybe(`mark-${m.kind}`) || `${m.kind} ${m.value ?? 1}`).join(", ")}</text>`}
  </g>`;
}

/** @param {{place: Place}} props */
function Chamber({ place }) {
  const [x, y] = anchor(place);
  return html`<g class=${`chamber ${place.region ? "apart" : ""}`}>
    <rect x=${x - 84} y=${y - 62} width="168" height="124" rx="26" />
    <text x=${x} y=${y + 52}>${maybe(`place-${place.id}`) || place.id}</text>
  </g>`;
}

function Plain() {
  const [w, h] = boardSize();
  const at = new Map(places.value.map((p) => [p.id, p]));
  return html`<svg class="ground plain" viewBox=${`0 0 ${w} ${h}`} width=${w} height=${h} aria-hidden="true">
    ${links.value.map((link) => html`<${Corridor} link=${link} at=${at} />`)}
    ${places.value.map((place) => html`<${Chamber} place=${place} />`)}
  </svg>`;
}

export function Ground() {
  const holder = useRef(/** @type {HTMLElement | null} */ (null));
  const drawing = drawnBoard();
  useEffect(() => {
    if (drawing) holder.current?.replaceChildren(drawing);
  }, [drawing]);
  if (growing()) return null;
  return drawing ? html`<div class="ground" ref=${holder} aria-hidden="true"></div>` : html`<${Plain} />`;
}

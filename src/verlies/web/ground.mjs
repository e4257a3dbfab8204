// The board beneath everything: as the game drew it, or plain chambers and corridors.
import { useEffect, useRef } from "preact/hooks";
import { html } from "./html.mjs";
import { art, maybe, statics } from "./state.mjs";

/** @typedef {import("./types.d.ts").Place} Place */
/** @typedef {import("./types.d.ts").Link} Link */

const MARGIN = [104, 82];

/** As large as the places need that are on it. */
const plainSize = () => [240, 176].map((side) => Math.round(side * Math.sqrt(Math.max(4, statics.value?.places?.length ?? 0))));
export const boardSize = () => art.value.anchors?.size ?? plainSize();

/** Where a place is on the board. @param {Place} place @returns {number[]} */
export function anchor(place) {
  return art.value.anchors?.places?.[place.id] ?? [spread(place.x, "x", 0), spread(place.y, "y", 1)];
}

/** What a place is called: by its id too where ways lead from one to the other, else by its name alone. @param {string} id */
export const placeName = (id) => (statics.value?.links?.length || !maybe(`place-${id}`) ? `${id} ${maybe(`place-${id}`)}` : maybe(`place-${id}`));

/** Use the whole plain board, wherever a game puts its places. @param {number} at @param {"x" | "y"} axis @param {0 | 1} i */
function spread(at, axis, i) {
  const all = (statics.value?.places ?? []).map((p) => p[axis]);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const part = high > low ? (at - low) / (high - low) : 0.5;
  return MARGIN[i] + part * (plainSize()[i] - 2 * MARGIN[i]);
}

/** @param {{link: Link, places: Map<string, Place>}} props */
function Corridor({ link, places }) {
  const [a, b] = [places.get(link.a), places.get(link.b)];
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
  const places = new Map((statics.value?.places ?? []).map((p) => [p.id, p]));
  return html`<svg class="ground plain" viewBox=${`0 0 ${w} ${h}`} width=${w} height=${h} aria-hidden="true">
    ${(statics.value?.links ?? []).map((link) => html`<${Corridor} link=${link} places=${places} />`)}
    ${[...places.values()].map((place) => html`<${Chamber} place=${place} />`)}
  </svg>`;
}

export function Ground() {
  const holder = useRef(/** @type {HTMLElement | null} */ (null));
  const drawing = art.value.board;
  useEffect(() => {
    if (drawing) holder.current?.replaceChildren(drawing);
  }, [drawing]);
  return drawing ? html`<div class="ground" ref=${holder} aria-hidden="true"></div>` : html`<${Plain} />`;
}

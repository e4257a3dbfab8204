// The board beneath everything: as the game drew it, or plain chambers and corridors.
import { useEffect, useRef } from "preact/hooks";
import { html } from "./html.mjs";
import { art, maybe, statics } from "./state.mjs";

/** @typedef {import("./types.d.ts").Place} Place */
/** @typedef {import("./types.d.ts").Link} Link */

const PLAIN = [1200, 860];
const MARGIN = [110, 90];

export const boardSize = () => art.value.anchors?.size ?? PLAIN;

/** Where a place is on the board. @param {Place} place @returns {number[]} */
export function anchor(place) {
  const at = art.value.anchors?.places?.[place.id];
  const scaled = (/** @type {number} */ part, /** @type {number} */ i) => MARGIN[i] + (part / 100) * (PLAIN[i] - 2 * MARGIN[i]);
  return at ?? [scaled(place.x, 0), scaled(place.y, 1)];
}

/** @param {{link: Link, places: Map<string, Place>}} props */
function Corridor({ link, places }) {
  const [a, b] = [places.get(link.a), places.get(link.b)];
  if (!a || !b || link.wraps) return null;
  const [[x1, y1], [x2, y2]] = [anchor(a), anchor(b)];
  const marks = link.marks ?? [];
  return html`<g class=${`corridor ${link.one_way ? "one-way" : ""}`}>
    <line x1=${x1} y1=${y1} x2=${x2} y2=${y2} />
    ${marks.length > 0 && html`<text x=${(x1 + x2) / 2} y=${(y1 + y2) / 2 + 5}>${marks.map((m) => maybe(`mark-${m.kind}`) || `${m.kind} ${m.value ?? ""}`).join(", ")}</text>`}
  </g>`;
}

/** @param {{place: Place}} props */
function Chamber({ place }) {
  const [x, y] = anchor(place);
  return html`<g class=${`chamber ${place.region ?? ""}`}>
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

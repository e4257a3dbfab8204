// The board beneath everything, as the game drew it or plain; where its places are, and what they are called.
import { useEffect, useRef } from "preact/hooks";
import { drawnAnchors, drawnBoard } from "../base/art.mjs";
import { html } from "../base/html.mjs";
import { CELL, bounds } from "./map.mjs";
import { Plain, plainSize, plainSpot } from "./plain.mjs";
import { fields, links, maybe, places, statics } from "../net/state.mjs";

/** @typedef {import("../types.gen.d.ts").Place} Place */

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
  inWords() || statics.value?.plans?.some((plan) => plan.places.length > 1) ? READABLE_ROOMS : READABLE;
/** Whether a board has no drawing, so that its words have to be read. */
const inWords = () => !growing() && !drawnBoard();

/** Where a place is on the board. @param {Place} place @returns {number[]} */
export function anchor(place) {
  if (growing()) return [(place.x * PX) / CELL, (place.y * PX) / CELL];
  return drawnAnchors()?.places?.[place.id] ?? plainSpot(place.id);
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

export function Ground() {
  const holder = useRef(/** @type {HTMLElement | null} */ (null));
  const drawing = drawnBoard();
  useEffect(() => {
    if (drawing) holder.current?.replaceChildren(drawing);
  }, [drawing]);
  if (growing()) return null;
  return drawing ? html`<div class="ground" ref=${holder} aria-hidden="true"></div>` : html`<${Plain} />`;
}

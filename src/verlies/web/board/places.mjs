// The places of the board: lit where one may go, with what that costs; all of them tell about themselves.
import { computed } from "@preact/signals";
import { camera, wasDragged } from "./camera.mjs";
import { choose, foresee, weigh, weighed } from "../table/foresight.mjs";
import { drawn, drawnBoard } from "../base/art.mjs";
import { PX, anchor, growing, placeName } from "./ground.mjs";
import { html } from "../base/html.mjs";
import { onHold, wasHeld } from "../table/magnify.mjs";
import { point, pointing } from "./pointing.mjs";
import { Box } from "./plain.mjs";
import { printed, shape } from "./sides.mjs";
import {
  choicesFor,
  dialog,
  howMuch,
  lit,
  maybe,
  myPanel,
  noteOf,
  places,
  priced,
  say,
  scene,
  view,
} from "../net/state.mjs";

/** @typedef {import("../types.gen.d.ts").Place} Place */
/** @typedef {import("../types.gen.d.ts").Mark} Mark */

/** The outline of a place: its own if it was drawn, else a box. @param {{place: Place}} props */
const Outline = ({ place }) =>
  drawnOutline(place.id)
    ? html`<use href=${`#outline-${place.id}`} />`
    : growing()
      ? html`<${Room} place=${place} />`
      : html`<${Box} at=${anchor(place)} />`;
/** A lock is a small thing beside rooms. @param {Place} place */
const isLock = (place) => Boolean(place.marks?.some((m) => m.kind === "lock"));
/** All places; those that can be chosen lie above the others, so that nothing hides them. */
export function Spots() {
  const above = new Set(places.value.filter((p) => choicesFor("place", p.id).length));
  const below = places.value.filter((p) => !above.has(p));
  return [...below, ...above].map((p) => html`<${Spot} key=${p.id} place=${p} />`);
}
/** A room of a tile, or the whole of its cell if it is the only one. @param {{place: Place}} props */
function Room({ place }) {
  const [x, y] = anchor(place);
  const [half, side] = [PX / 2 - 9, PX - 18];
  if (place.id.includes(".")) return html`<circle cx=${x} cy=${y} r=${isLock(place) ? 14 : 34} />`;
  return html`<rect x=${x - half} y=${y - half} width=${side} height=${side} rx="14" />`;
}
/** @param {string} id */
const drawnOutline = (id) => Boolean(drawnBoard()?.querySelector(`#outline-${id}`));

/** @param {KeyboardEvent} e @param {() => void} act */
const onKey = (e, act) => (e.key === "Enter" || e.key === " ") && (e.preventDefault(), e.stopPropagation(), act());

/** A place: legal ones are lit and are buttons, the others tell about themselves. @param {{place: Place}} props */
function Spot({ place }) {
  const options = choicesFor("place", place.id);
  const tile = tileAt(place);
  const name = [placeName(place.id), tile && say(`${tile.noun}-${tile.face}`), tile && shape(printed(tile))]
    .filter(Boolean)
    .join(" – ");
  const glow = lit.value.includes(`place-${place.id}`) ? "lit" : "";
  const show = () => pointing.value && (point(place.id), true);
  const ask = () => !wasDragged() && !show() && (dialog.value = { kind: "place", place });
  if (!options.length)
    return html`<g class=${`spot ${glow}`} data-place=${place.id} onClick=${ask}><title>${name}</title><${Outline} place=${place} /></g>`;
  const spoken = options.map(priced).join(" / ");
  const take = options.some(noteOf) ? weigh : choose;
  const go = () => !wasDragged() && !wasHeld() && !show() && take(options);
  return html`<g class=${`spot target ${glow} ${weighed(options)}`} role="button" tabindex="0" aria-label=${spoken} data-place=${place.id}
    onClick=${go} onKeyDown=${(/** @type {KeyboardEvent} */ e) => onKey(e, () => show() || choose(options))} ...${foresee(options)} ...${onHold(ask)}>
    <title>${spoken}</title><${Outline} place=${place} />
  </g>`;
}

/** From this zoom on rooms bear their names, each as soon as there is room for it. */
const NAMED = 0.8;
const NAME_SIZE = 11;
const EDGE = 4;
const pen = document.createElement("canvas").getContext("2d");
/** @type {Map<string, number>} */
const widths = new Map();
/** How wide a name is as it is drawn, with the edge around its letters. @param {string} name */
function widthOf(name) {
  if (pen && !widths.has(name)) {
    pen.font = `600 ${NAME_SIZE}px ${getComputedStyle(document.documentElement).getPropertyValue("--sans")}`;
    widths.set(name, pen.measureText(name).width + EDGE);
  }
  return widths.get(name) ?? 0;
}
/** How close one looks, in steps: names need not follow every move. */
const closeness = computed(() => Math.round(camera.value.k * 20) / 20);
/** The tile that lies at a place, if any. @param {Place} place */
const tileAt = (place) => (scene.value?.tokens ?? []).find((t) => t.flat && t.place === place.id);
/** Whether a plain drawing bears the name of a place already. @param {Place} place */
const isWritten = (place) => {
  const tile = tileAt(place);
  return growing() ? !place.id.includes(".") && Boolean(tile) && !drawn(`${tile?.noun}-${tile?.face}`) : !drawnBoard();
};
/** What a room is called: by the tile that lies there, else by itself; a name that only says where it is stands on the board already. @param {Place} place */
function ownName(place) {
  const tile = tileAt(place);
  const name = (tile && maybe(`${tile.noun}-${tile.face}`)) || maybe(`place-${place.id}`);
  return name.toLowerCase() === place.id ? "" : name;
}
/** How wide a room is, and how far below its middle its name stands. @param {Place} place @param {number} k */
function under(place, k) {
  if (place.id.includes(".")) return [96, 24 + NAME_SIZE / k];
  if (growing()) return [PX - 16, PX / 2 - 10];
  return tileAt(place) ? [92, 49] : [150, 66];
}

/** The names of rooms, in the same size however close one looks. */
export function RoomNames() {
  const k = closeness.value;
  if (k < NAMED) return null;
  return places.value.map((place) => {
    const [name, [x, y], [wide, below]] = [ownName(place), anchor(place), under(place, k)];
    if (!name || widthOf(name) > wide * k || isWritten(place)) return null;
    return html`<text key=${place.id} class="place-name" x=${x} y=${y + below} font-size=${NAME_SIZE / k}>${name}</text>`;
  });
}

/** How many letters a price has. @param {Mark} m */
const letters = (m) => howMuch(m).length;
/** How much room the prices before one take. @param {Mark[]} cost @param {number} at */
const before = (cost, at) => cost.slice(0, at).reduce((sum, m) => sum + 37 + 13 * letters(m), 0);

/** The same in words, for a game without symbols. @param {{place: Place}} props */
function Worded({ place }) {
  const words = view.value?.costs?.[choicesFor("place", place.id)[0].id] ?? "";
  const [[x, y], wide] = [anchor(place), 24 + 12 * words.length];
  return html`<g class="badge" transform=${`translate(${x + 80 - wide} ${y + 46})`}>
    <rect width=${wide} height="34" rx="11" /><text x=${wide / 2} y="25">${words}</text>
  </g>`;
}

/** Where a price may stand beside its place: above to the right, if nothing is hidden there; below where a plain room bears its name above. @param {number} wide */
function corners(wide) {
  const heights = growing() || drawnBoard() ? [-60, 26] : [26, -60];
  return [22, -22 - wide].flatMap((x) => heights.map((y) => [x, y]));
}
const TALL = 34;
/** So far a pawn or a place reaches from its middle. */
const REACH = 28;
/** How much of what must be seen a price would hide: where I stand, and where else I may go. @param {Place} place @param {number} x @param {number} y @param {number} wide */
function hidden(place, x, y, wide) {
  const over = (/** @type {number[]} */ [px, py]) =>
    px > x - REACH && px < x + wide + REACH && py > y - REACH && py < y + TALL + REACH;
  const here = (/** @type {Place} */ p) => p.id === myPanel.value?.place;
  const seen = places.value.filter((p) => p !== place && (here(p) || choicesFor("place", p.id).length));
  return seen.filter((p) => over(anchor(p))).reduce((sum, p) => sum + (here(p) ? 4 : 1), 0);
}
/** Where the price of a place stands. @param {Place} place @param {number} wide */
function beside(place, wide) {
  const [x, y] = anchor(place);
  const found = corners(wide).map(([dx, dy]) => [x + dx, y + dy]);
  const bad = found.map(([left, top]) => hidden(place, left, top, wide));
  return found[bad.indexOf(Math.min(...bad))];
}

/** What a step costs, or how likely it succeeds, at the corner of its target. @param {{place: Place}} props */
export function Badge({ place }) {
  const cost = choicesFor("place", place.id)[0]?.cost ?? [];
  if (!cost.length) return null;
  if (!cost.every((m) => drawn(`mark-${m.kind}`))) return html`<${Worded} place=${place} />`;
  const wide = before(cost, cost.length) + 4;
  const [x, y] = beside(place, wide);
  return html`<g class="badge" transform=${`translate(${x} ${y})`}>
    <rect width=${wide} height=${TALL} rx="11" />
    ${cost.map(
      (m, i) => html`<g transform=${`translate(${before(cost, i) + 8} 0)`}>
      <text x=${6.5 * letters(m) + 0.5} y="25">${howMuch(m)}</text>
      <use href=${`#mark-${m.kind}`} x=${13 * letters(m) + 2} y="4" width="26" height="26" />
    </g>`,
    )}
  </g>`;
}

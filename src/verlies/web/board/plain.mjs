// A board without a drawing: chambers that do not touch each other, and corridors with what stands in them.
import { computed } from "@preact/signals";
import { soft } from "../base/hyphen.mjs";
import { html } from "../base/html.mjs";
import { Sign, WaySigns } from "./signs.mjs";
import { links, maybe, places, statics } from "../net/state.mjs";

/** @typedef {import("../types.gen.d.ts").Place} Place */
/** @typedef {import("../types.gen.d.ts").Link} Link */
/** @typedef {Map<string, number[]>} Spots where the middle of each chamber is */

/** How large a chamber is, and how much is kept free between two of them. */
const CHAMBER = [152, 112];
const GAP = [44, 34];
/** How wide a field is where tiles come to lie beside each other, and how much of it a tile takes. */
const FIELD = 100;
export const TILE = 96;
const AROUND = 20;
/** So often chambers are pushed apart at most. */
const ROUNDS = 200;

/** Whether tiles are laid on the board, so that its places are fields beside each other. */
const tiled = computed(() => Boolean(statics.value?.faces?.some((face) => face.sides?.length)));
export const chamberWidth = () => shape()[0];
const shape = () => (tiled.value ? [TILE, TILE] : CHAMBER);

/** The least distance between two values that differ. @param {number[]} all */
function step(all) {
  const sorted = [...new Set(all)].sort((a, b) => a - b);
  return Math.min(...sorted.slice(1).map((at, i) => at - sorted[i]), 100);
}

/** Fields side by side. @param {Place[]} all @returns {number[][]} */
function onGrid(all) {
  const [dx, dy] = [step(all.map((p) => p.x)), step(all.map((p) => p.y))];
  return all.map((p) => [(p.x / dx) * FIELD, (p.y / dy) * FIELD]);
}

/** So much of the board each chamber takes by itself. */
const SHARE = [240, 150];
/** Chambers where the game has them, pushed apart until none is too near to another or lies on a corridor. @param {Place[]} all @param {Link[]} ways @returns {number[][]} */
function apart(all, ways) {
  const spots = all.map((p) => [p.x, p.y].map((at, axis) => (at / 100) * SHARE[axis] * Math.sqrt(all.length)));
  const at = new Map(all.map((place, i) => [place.id, spots[i]]));
  const lines = ways.filter((way) => !way.wraps).map((way) => [at.get(way.a) ?? [0, 0], at.get(way.b) ?? [0, 0]]);
  for (let round = 0; round < ROUNDS; round++) {
    const crossed = lines.filter((line) => spots.filter((spot) => !line.includes(spot) && cleared(line, spot)).length);
    if (!pushed(spots) && !crossed.length) break;
  }
  for (let round = 0; round < ROUNDS && pushed(spots); round++);
  return spots;
}

/** Push all pairs apart that are too near to each other; returns whether any was. @param {number[][]} spots */
function pushed(spots) {
  let any = false;
  spots.forEach((a, i) => {
    for (const b of spots.slice(i + 1)) {
      const lack = [0, 1].map((axis) => CHAMBER[axis] + GAP[axis] - Math.abs(b[axis] - a[axis]));
      if (Math.min(...lack) < 1) continue;
      const axis = lack[0] < lack[1] ? 0 : 1;
      const by = ((b[axis] < a[axis] ? -1 : 1) * lack[axis]) / 2;
      a[axis] -= by;
      b[axis] += by;
      any = true;
    }
  });
  return any;
}

/** Half as wide as a corridor, and a little. */
const BESIDE = 16;
/** Push a chamber off a corridor that it lies on; returns whether it did. @param {number[][]} line @param {number[]} spot */
function cleared([a, b], spot) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const [sx, sy] = [spot[0] - a[0], spot[1] - a[1]];
  const [far, off] = [sx * ux + sy * uy, sy * ux - sx * uy];
  const lack = (CHAMBER[0] * Math.abs(uy) + CHAMBER[1] * Math.abs(ux)) / 2 + BESIDE - Math.abs(off);
  if (far < 0 || far > length || lack < 1) return false;
  const by = (off < 0 ? -lack : lack) / 2;
  spot[0] -= uy * by;
  spot[1] += ux * by;
  return true;
}

/** Where everything is, and how large the board has to be. */
const laidOut = computed(() => {
  const all = statics.value?.places ?? [];
  const spots = tiled.value ? onGrid(all) : apart(all, statics.value?.links ?? []);
  const [low, high] = [Math.min, Math.max].map((most) => [0, 1].map((axis) => most(...spots.map((at) => at[axis]))));
  const margin = shape().map((side) => side / 2 + AROUND);
  const moved = spots.map((at) => at.map((each, axis) => each - low[axis] + margin[axis]));
  return {
    size: [0, 1].map((axis) => Math.round(high[axis] - low[axis] + 2 * margin[axis])),
    spots: new Map(all.map((place, i) => [place.id, moved[i]])),
  };
});
export const plainSize = () => (statics.value?.places?.length ? laidOut.value.size : FEW);
const FEW = [480, 352];
/** @param {string} id */
export const plainSpot = (id) => laidOut.value.spots.get(id) ?? [0, 0];

/** How far a chamber reaches from its middle in a direction. @param {number} dx @param {number} dy */
function reach(dx, dy) {
  const [wide, high] = shape();
  const length = Math.hypot(dx, dy) || 1;
  return Math.min(wide / 2 / (Math.abs(dx) / length || 1e-9), high / 2 / (Math.abs(dy) / length || 1e-9));
}

const SIGN = 30;
/** @param {{line: number[][], link: Link, open?: boolean}} props */
function Way({ line, link, open }) {
  const [[x1, y1], [x2, y2]] = line;
  const covered = reach(x2 - x1, y2 - y1);
  return html`<g class="corridor">
    <line x1=${x1} y1=${y1} x2=${x2} y2=${y2} />
    <${WaySigns} link=${link} line=${line} covered=${[covered, open ? 0 : covered]} size=${SIGN} />
  </g>`;
}

/** A corridor; one that leaves the board goes on at the other edge. @param {{link: Link}} props */
function Corridor({ link }) {
  const { spots, size } = laidOut.value;
  const [a, b] = [spots.get(link.a), spots.get(link.b)];
  if (!a || !b) return null;
  if (!link.wraps) return html`<${Way} line=${[a, b]} link=${link} />`;
  const edge = (/** @type {number[]} */ at) => [at[0] * 2 < size[0] ? 0 : size[0], at[1]];
  return html`<${Way} line=${[a, edge(a)]} link=${link} open /><${Way} line=${[b, edge(b)]} link=${{ a: link.b, b: link.a }} open />`;
}

/** So many letters find room beside each other. */
const letters = () => (tiled.value ? 10 : 13);
/** A name in lines. @param {string} name */
function lines(name) {
  const most = letters();
  /** @type {string[]} */
  const out = [];
  for (const part of soft(name, most).match(/[^ \u00ad]+[ \u00ad]?/g) ?? []) {
    const last = out.at(-1) ?? "";
    const whole = last.replace(/\u00ad$/, "") + part;
    if (out.length && whole.replace(/[ \u00ad]$/, "").length <= most) out[out.length - 1] = whole;
    else out.push(part);
  }
  return out.map((line) => line.replace(/\u00ad$/, "-").trim());
}

const LINE = 18;
/** Where signs stand in a chamber: in the lower corners, then between them. */
const CORNERS = [-1, 1, -0.56, 0.56];
/** @param {{place: Place}} props */
function Chamber({ place }) {
  const [[x, y], [wide, high]] = [plainSpot(place.id), shape()];
  const name = lines(maybe(`place-${place.id}`) || place.id);
  return html`<g class=${`chamber ${place.region ? "apart" : ""}`} data-chamber=${place.id}>
    <rect x=${x - wide / 2} y=${y - high / 2} width=${wide} height=${high} rx=${tiled.value ? 8 : 22} />
    ${name.map((line, i) => html`<text x=${x} y=${y - high / 2 + (i + 1) * LINE}>${line}</text>`)}
    ${(place.marks ?? []).map((mark, i) => html`<${Sign} mark=${mark} at=${[x + CORNERS[i % CORNERS.length] * (wide / 2 - 20), y + high / 2 - 20]} size=${26} />`)}
  </g>`;
}

export function Plain() {
  const [w, h] = plainSize();
  return html`<svg class="ground plain" viewBox=${`0 0 ${w} ${h}`} width=${w} height=${h} aria-hidden="true">
    ${links.value.map((link) => html`<${Corridor} link=${link} />`)}
    ${places.value.map((place) => html`<${Chamber} place=${place} />`)}
  </svg>`;
}
/** What a place looks like that nobody drew. @param {{at: number[]}} props */
export function Box({ at: [x, y] }) {
  const [wide, high] = shape();
  return html`<rect x=${x - wide / 2} y=${y - high / 2} width=${wide} height=${high} rx=${tiled.value ? 8 : 22} />`;
}

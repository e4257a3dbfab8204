// The sides of tiles: what stands in them, where a die leads, and on which of them a piece stands.
import { drawn } from "../base/art.mjs";
import { html } from "../base/html.mjs";
import { faces, say } from "../net/state.mjs";

/** @typedef {import("../types.gen.d.ts").Face} Face */
/** @typedef {import("../types.gen.d.ts").Token} Token */

/** Which way each side lies, from the top clockwise. */
const OUT = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
/** What the outline of a tile shows already. */
const OUTLINE = ["open", "wall"];
const FAR = 41;
const SIZE = 30;

/** What each side has once all are turned clockwise. @template T @param {T[] | undefined} each @param {number} turned */
const round = (each, turned) => (each ?? []).map((_, side, all) => all[(side - turned + 4) % 4]);

/** What a tile shows as it lies. @param {{noun?: string, face?: string, turned?: number}} thing @returns {Face | undefined} */
export function printed({ noun, face, turned = 0 }) {
  const found = faces.value.get(`${noun}-${face}`);
  return found && turned
    ? {
        ...found,
        sides: round(found.sides, turned),
        parts: round(found.parts, turned),
        ways: (found.ways ?? []).map((side) => (side + turned) % 4),
      }
    : found;
}

/** The sides of a tile in words. @param {Face | undefined} face */
export const shape = (face) =>
  (face?.sides ?? []).map((kind, side) => `${say(`ui-side-${side}`)} ${say(`side-${kind}`)}`).join(", ");

/** @param {{kind: string, x: number, y: number}} props */
const Sign = ({ kind, x, y }) =>
  drawn(`side-${kind}`) &&
  html`<use class="side-sign" data-side=${kind} href=${`#side-${kind}`} x=${x - SIZE / 2} y=${y - SIZE / 2} width=${SIZE} height=${SIZE} />`;

/** The faces of a die that lead out by a side. @param {{pips: string, x: number, y: number}} props */
const Pips = ({ pips, x, y }) =>
  html`<g class="side-dice"><rect x=${x - 6 - 5 * pips.length} y=${y - 12} width=${12 + 10 * pips.length} height="24" rx="7" /><text x=${x} y=${y + 6}>${pips}</text></g>`;

/** What stands in the passages of a tile, and where the die leads. @param {{token: Token}} props */
export function Sides({ token }) {
  const face = printed(token);
  if (!face?.sides) return null;
  const ways = face.ways ?? [];
  return face.sides.map((kind, side) => {
    const [x, y] = OUT[side].map((way) => way * FAR);
    const pips = ways.flatMap((way, die) => (way === side ? [die + 1] : [])).join("·");
    if (pips) return html`<${Pips} pips=${pips} x=${x} y=${y} />`;
    return kind && !OUTLINE.includes(kind) && html`<${Sign} kind=${kind} x=${x} y=${y} />`;
  });
}

/** Where a piece stands on its tile, from the middle: within the part of the tile that its side belongs to. @param {Token} token @param {Token | undefined} tile */
export function standing(token, tile) {
  const parts = (tile && printed(tile)?.parts) ?? [];
  const own = OUT.filter(
    (_, side) => side === token.side || (parts[side] !== undefined && parts[side] === parts[token.side ?? -1]),
  );
  return [0, 1].map((axis) => own.reduce((sum, way) => sum + way[axis], 0) * (own.length > 1 ? 20 : 26));
}

// A piece without a drawing: the shape of its owner, or a label in words.
import { drawn } from "../base/art.mjs";
import { PX, growing } from "./ground.mjs";
import { html } from "../base/html.mjs";
import { seatClass, shapePath } from "../base/icon.mjs";
import { chamberWidth } from "./plain.mjs";
import { brief, faces, seatInfo } from "../net/state.mjs";

/** @typedef {import("../types.gen.d.ts").Token} Token */

/** How many there are of a thing. @param {{n: number, x: number, y: number}} props */
export const Times = ({ n, x, y }) =>
  n > 1
    ? html`<g class="times" transform=${`translate(${x} ${y})`}><circle r="11" /><text y="5.500">${n}</text></g>`
    : null;

/** Whether a piece is nothing but its owner's: a pawn, or a mark in their colour. @param {Token} token */
export const isOwn = ({ noun, face, seat = -1 }) => noun === "pawn" || (seat >= 0 && seatInfo(seat).colour === face);
/** @param {{seat: number, size: number}} props */
export const Shape = ({ seat, size }) =>
  html`<g class=${seatClass(seat)}><path class="shape" d=${shapePath(seat)} transform=${`translate(${-size / 2} ${-size / 2}) scale(${size / 24})`} /></g>`;

/** A piece in words: what it is in short, and what it is worth. @param {Token} token */
function inWords({ noun, face }) {
  const points = faces.value.get(`${noun}-${face}`)?.points;
  return brief(`${noun}-${face}`) + (points ? ` ★${points}` : "");
}
/** Whether a piece is shown by a label. @param {Token} token */
export const isWorded = (token) => !isOwn(token) && !drawn(`${token.noun}-${token.face}`);
/** How large the letters of a label are where pieces have some size. @param {number} size */
export const lettersFor = (size) => (size > SMALL ? 16 : 13);
const SMALL = 34;
/** A piece in words, with whose it is and how many there are. @param {{token: Token, size: number}} props */
export function Label({ token, size }) {
  const name = inWords(token);
  const letters = Math.min(lettersFor(size), labelled() / (0.56 * name.length + 1));
  const [wide, high] = [letters * (0.56 * name.length + 1), lettersFor(size) * 1.6];
  return html`<g class="disc"><rect x=${-wide / 2} y=${-high / 2} width=${wide} height=${high} rx=${high / 3} /><text y=${letters * 0.36} font-size=${letters}>${name}</text></g>
    ${(token.seat ?? -1) >= 0 && html`<g transform=${`translate(${-wide / 2} 0)`}><${Shape} seat=${token.seat ?? 0} size=${high * 0.8} /></g>`}
    <${Times} n=${token.count ?? 1} x=${wide / 2 + 5} y=${-high / 2 + 2} />`;
}
/** How wide a label may be. */
const labelled = () => (growing() ? PX - 32 : chamberWidth() - 12);

// The signs of plain drawings: what is printed in a room or stands along a way, by its marks.
import { drawn } from "../base/art.mjs";
import { html } from "../base/html.mjs";
import { maybe } from "../net/state.mjs";

/** @typedef {import("../types.gen.d.ts").Mark} Mark */
/** @typedef {import("../types.gen.d.ts").Link} Link */
/** @typedef {number[][]} Line points along a way */

/** A mark in words, for a game without symbols. @param {Mark} mark */
const inWords = ({ kind, value = 1 }) =>
  maybe(`mark-${kind}`) || [value > 1 && value, maybe(`mark-${kind}.label`) || kind].filter(Boolean).join(" ");

/** A sign around a point, with its number; it stays upright however its tile is turned. @param {{mark: Mark, at: number[], size: number}} props */
export function Sign({ mark, at: [x, y], size }) {
  const [id, value] = [`mark-${mark.kind}`, mark.value ?? 1];
  const shown = drawn(id)
    ? html`<circle r=${size * 0.58} /><use href=${`#${id}`} x=${-size / 2} y=${-size / 2} width=${size} height=${size} />
        ${value > 1 && html`<text class="number" x=${size * 0.5} y=${size * 0.56} style=${{ fontSize: `${size * 0.66}px` }}>${value}</text>`}`
    : html`<text y=${size * 0.3} style=${{ fontSize: `${size * 0.66}px` }}>${inWords(mark)}</text>`;
  return html`<g transform=${`translate(${x} ${y})`} data-mark=${mark.kind}><g class="upright sign">${shown}</g></g>`;
}

/** How long a line is. @param {Line} line */
const lengthOf = (line) =>
  line.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - line[i][0], y - line[i][1]), 0);

/** The point so far along a line, and which way the line leads there in degrees. @param {Line} line @param {number} far @returns {{at: number[], turn: number}} */
function along(line, far) {
  const [[ax, ay], [bx, by]] = line;
  const length = Math.hypot(bx - ax, by - ay);
  if (far > length && line.length > 2) return along(line.slice(1), far - length);
  const part = length ? far / length : 0;
  return {
    at: [ax + (bx - ax) * part, ay + (by - ay) * part],
    turn: (Math.atan2(by - ay, bx - ax) * 180) / Math.PI,
  };
}

/** The head of an arrow, along a way that leads one way only. @param {{at: number[], turn: number, size: number}} props */
const Arrow = ({ at: [x, y], turn, size }) =>
  html`<path class="arrow" d="M-5-6 6 0-5 6-2 0z" transform=${`translate(${x} ${y}) rotate(${Math.round(turn)}) scale(${size / 11})`} />`;

/** What stands along a way, in the middle of what no room covers: its marks and, if it leads one way only, an arrow. @param {{link: Link, line: Line, covered: number[], size: number}} props */
export function WaySigns({ link, line, covered, size }) {
  const marks = link.marks ?? [];
  const count = marks.length + Number(Boolean(link.one_way));
  const [first, last] = [covered[0], lengthOf(line) - covered[1]];
  const apart = Math.min(size * 1.24, Math.max(last - first, size) / Math.max(count, 1));
  /** @param {number} turn */
  const spot = (turn) => along(line, (first + last) / 2 + (turn - (count - 1) / 2) * apart);
  return html`${marks.map((mark, i) => html`<${Sign} mark=${mark} at=${spot(i).at} size=${size} />`)}
    ${link.one_way && html`<${Arrow} ...${spot(count - 1)} size=${size} />`}`;
}

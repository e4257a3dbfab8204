// A small map in a corner of a map that grows: its tiles, who stands where, and the part that is in sight; a tap looks there.
import { camera, frameSize, inSight, turnTo } from "./camera.mjs";
import { PX, anchor, boardOrigin, boardSize, growing } from "./ground.mjs";
import { html } from "../base/html.mjs";
import { seatClass } from "../base/icon.mjs";
import { canPoint } from "./pointing.mjs";
import { choicesFor, fields, mySeat, places, scene } from "../net/state.mjs";

/** How large it is at most; what is smaller cannot be hit with a finger. */
const [WIDE, HIGH, LEAST] = [108, 72, 44];
const MARGIN = 8;
/** So much is left at the top of the board for buttons and for what is said of events. */
const BUTTONS = 58;
/** How far a place reaches around its middle, and a price beside it. */
const REACH = 62;

/** The cells with a tile. */
const tiles = () => fields.value.filter((field) => !field.open);
/** Whether the middle of a tile is in sight. @param {{x: number, y: number}} tile */
function isSeen({ x, y }) {
  const [left, top, width, height] = inSight();
  const [mx, my] = [(x + 0.5) * PX, (y + 0.5) * PX];
  return mx >= left && mx <= left + width && my >= top && my <= top + height;
}

/** How large it is drawn: as wide and as high as the map allows. */
function size() {
  const [w, h] = boardSize();
  const k = Math.min(WIDE / w, HIGH / h);
  return [Math.max(LEAST, w * k), Math.max(LEAST, h * k)];
}

/** The corners of the frame that are free of answers and buttons, the lower ones first; left and top of the small map in each. @param {number[]} size */
function corners([wide, high]) {
  const { k } = camera.value;
  const [low, right] = [inSight()[3] * k - high - MARGIN, frameSize().width - wide - MARGIN];
  const top = canPoint() ? BUTTONS + MARGIN : MARGIN;
  return [
    [MARGIN, low],
    [right, low],
    [MARGIN, top],
    [right, BUTTONS + MARGIN],
  ].filter(([, at]) => at >= MARGIN && at <= low);
}

/** What must not be hidden, on the screen: where I may go with what it costs, and where I stand. */
function needed() {
  const { x, y, k } = camera.value;
  const mine = (scene.value?.tokens ?? []).filter((t) => t.noun === "pawn" && t.seat === mySeat.value);
  return places.value
    .filter((place) => choicesFor("place", place.id).length || mine.some((t) => t.place === place.id))
    .map((place) => {
      const reach = (place.id.includes(".") ? REACH : PX / 2) * k;
      const [px, py] = anchor(place);
      return [px * k + x - reach, py * k + y - reach, 2 * reach];
    });
}

/** Where it hides nothing that is needed; nowhere if there is no such corner. */
function spot() {
  const [wide, high] = size();
  const held = needed();
  const hides = (/** @type {number[]} */ [left, top]) =>
    held.some(([x, y, side]) => x < left + wide && x + side > left && y < top + high && y + side > top);
  return corners([wide, high]).find((corner) => !hides(corner));
}

/** The frame around what is in sight, as far as the map goes. */
function Sight() {
  const [from, size, all] = [boardOrigin(), boardSize(), inSight()];
  const low = from.map((least, axis) => Math.max(least, all[axis]));
  const high = from.map((least, axis) => Math.min(least + size[axis], all[axis] + all[axis + 2]));
  return html`<rect class="sight" x=${low[0]} y=${low[1]} width=${high[0] - low[0]} height=${high[1] - low[1]} />`;
}

/** Look where somebody has tapped. @param {MouseEvent} e */
function lookThere(e) {
  const box = /** @type {Element} */ (e.currentTarget).getBoundingClientRect();
  const [[left, top], [w, h]] = [boardOrigin(), boardSize()];
  const k = Math.min(box.width / w, box.height / h);
  const at = [e.clientX - box.left - (box.width - w * k) / 2, e.clientY - box.top - (box.height - h * k) / 2];
  turnTo(left + at[0] / k, top + at[1] / k);
}
const stop = (/** @type {Event} */ e) => e.stopPropagation();

/** A point for everybody on the map, mine above the others. */
function Pawns() {
  const at = new Map(places.value.map((place) => [place.id, place]));
  const pawns = (scene.value?.tokens ?? []).filter((t) => t.noun === "pawn" && at.has(t.place));
  const mineLast = pawns.sort((a, b) => Number(a.seat === mySeat.value) - Number(b.seat === mySeat.value));
  return mineLast.map((t) => {
    const [x, y] = anchor(/** @type {import("../types.gen.d.ts").Place} */ (at.get(t.place)));
    return html`<circle class=${`dot ${seatClass(t.seat ?? 0)} ${t.seat === mySeat.value ? "me" : ""}`} cx=${x} cy=${y} r=${PX * 0.3} />`;
  });
}

/** The small map, where the map is larger than what is in sight. */
export function MiniMap() {
  if (!growing() || tiles().every(isSeen)) return null;
  const corner = spot();
  if (!corner) return null;
  const [wide, high] = size();
  return html`<svg class="mini-map" aria-hidden="true" style=${{ left: `${corner[0]}px`, top: `${corner[1]}px` }} width=${wide} height=${high} viewBox=${[...boardOrigin(), ...boardSize()].join(" ")}
    onClick=${lookThere} onPointerDown=${stop}>
    ${tiles().map(({ id, x, y }) => html`<rect key=${id} class="cell" x=${x * PX} y=${y * PX} width=${PX} height=${PX} />`)}
    <${Pawns} />
    <${Sight} />
  </svg>`;
}

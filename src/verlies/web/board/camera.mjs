// Looking at the board: pan, zoom, fit, pinch, and towards where something can be done.
import { signal } from "@preact/signals";

const CLOSEST = 2.5;
/** Dragging farther than this is no click. */
const STEADY = 6;
/** As close as one looks by oneself at where something can be done: closer on a phone than where there is room for more. */
const CLOSE = 0.85;
const CLOSE_ON_A_DESK = 0.7;
const DESK = 600;
const STEP = 1.4;

/** @type {HTMLElement | null} */
let frame = null;
let size = [1400, 1000];
/** Where the board begins. */
let origin = [0, 0];
/** A board that is drawn smaller than this cannot be read as a whole. */
let readable = 0;
/** Whether the viewer has panned or zoomed since the whole was shown. */
let own = false;
export const steered = () => own;
export const camera = signal({ x: 0, y: 0, k: 0.5, glide: false });

/** @param {number} value @param {number} low @param {number} high */
const clamp = (value, low, high) => Math.min(Math.max(value, low), high);
const box = () => frame?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
export const frameSize = () => ({ width: box().width, height: box().height });
/** How much of the frame below the board is left to something else. */
let reserved = 0;
const room = () => box().height - reserved;
const fitting = () => Math.min(box().width / size[0], room() / size[1]);

/** Keep the board in sight: centred where there is room, without gaps where there is not. @param {number} at @param {number} length @param {number} room */
const held = (at, length, room) => (length <= room ? (room - length) / 2 : clamp(at, room - length, 0));

/** @param {number} x @param {number} y @param {number} k */
function look(x, y, k, glide = false) {
  const { width } = box();
  const scale = clamp(k, fitting(), Math.max(CLOSEST, fitting()));
  const [left, top] = origin.map((at) => at * scale);
  camera.value = {
    k: scale,
    x: held(x + left, size[0] * scale, width) - left,
    y: held(y + top, size[1] * scale, room()) - top,
    glide,
  };
}

export function fit() {
  own = false;
  look(0, 0, 0, true);
}
/** Look where one looked, as far as the board goes by now. */
export const stay = () => look(camera.value.x, camera.value.y, camera.value.k);
/** Whether the whole board is to be seen already. */
export const isFit = () => camera.value.k <= fitting() * 1.001;

/** So much of the frame is left to the board at least. */
const LEAST = 0.3;
/** Leave the lower part of the frame to something else; returns whether that changes anything. @param {number} height */
export function reserve(height) {
  const before = reserved;
  reserved = Math.min(height, box().height * (1 - LEAST));
  return before !== reserved;
}

/** @param {number} factor @param {number} [cx] @param {number} [cy] */
export function zoom(factor, cx = box().width / 2, cy = box().height / 2, glide = false) {
  const { x, y, k } = camera.value;
  const next = clamp(k * factor, fitting(), CLOSEST);
  own = true;
  look(cx - ((cx - x) * next) / k, cy - ((cy - y) * next) / k, next, glide);
}

export const closer = () => zoom(STEP, undefined, undefined, true);
export const farther = () => zoom(1 / STEP, undefined, undefined, true);

/** @param {number} dx @param {number} dy */
export function pan(dx, dy) {
  own = true;
  look(camera.value.x + dx, camera.value.y + dy, camera.value.k);
}

/** The part of the board that is in sight: left, top, width and height. */
export function inSight() {
  const { x, y, k } = camera.value;
  return [-x / k, -y / k, box().width / k, room() / k];
}
/** Look at a point, as closely as before. @param {number} x @param {number} y */
export function turnTo(x, y) {
  const { k } = camera.value;
  own = true;
  look(box().width / 2 - x * k, room() / 2 - y * k, k, true);
}

/** On a small screen, show these points and a little around them. @param {number[][]} spots @param {number} around */
export function lookAt(spots, around) {
  const [width, height] = [box().width, room()];
  if (!spots.length || roomy()) return;
  const xs = spots.map((p) => p[0]);
  const ys = spots.map((p) => p[1]);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const close = Math.max(width > DESK ? CLOSE_ON_A_DESK : CLOSE, fitting());
  const k = clamp(Math.min(width / (right - left + around), height / (bottom - top + around)), fitting(), close);
  look(width / 2 - ((left + right) / 2) * k, height / 2 - ((top + bottom) / 2) * k, k, true);
}

/** Whether the board as a whole fits well enough to be read. */
export const roomy = () => Math.min(box().width / size[0], box().height / size[1]) > readable;

/** @type {Map<number, PointerEvent>} */
const pointers = new Map();
let spread = 0;
let dragged = 0;

/** Whether the pointer that was just lifted had dragged the board. */
export const wasDragged = () => dragged > STEADY;

export const gestures = {
  onPointerDown(/** @type {PointerEvent} */ e) {
    pointers.set(e.pointerId, e);
    if (pointers.size === 1) dragged = 0;
  },
  onPointerMove(/** @type {PointerEvent} */ e) {
    const before = pointers.get(e.pointerId);
    if (!before) return;
    pointers.set(e.pointerId, e);
    if (pointers.size === 1) drag(e.clientX - before.clientX, e.clientY - before.clientY);
    else pinch();
  },
  onPointerUp: lift,
  onPointerCancel: lift,
  onPointerLeave: lift,
};

/** @param {number} dx @param {number} dy */
function drag(dx, dy) {
  dragged += Math.abs(dx) + Math.abs(dy);
  if (dragged > STEADY) pan(dx, dy);
}

function pinch() {
  const [a, b] = [...pointers.values()];
  const distance = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  const { left, top } = box();
  dragged = STEADY + 1;
  if (spread) zoom(distance / spread, (a.clientX + b.clientX) / 2 - left, (a.clientY + b.clientY) / 2 - top);
  spread = distance;
}

/** @param {PointerEvent} e */
function lift(e) {
  pointers.delete(e.pointerId);
  spread = 0;
}

/** @param {WheelEvent} e */
function wheel(e) {
  e.preventDefault();
  const { left, top } = box();
  zoom(Math.exp(-clamp(e.deltaY, -240, 240) / 500), e.clientX - left, e.clientY - top);
}

/** Watch a frame; returns how to stop. @param {HTMLElement} element @param {() => void} resized */
export function watch(element, resized) {
  frame = element;
  own = false;
  element.addEventListener("wheel", wheel, { passive: false });
  const observer = new ResizeObserver(resized);
  observer.observe(element);
  return () => {
    observer.disconnect();
    element.removeEventListener("wheel", wheel);
    pointers.clear();
    frame = null;
  };
}

/** @param {number[]} boardSize @param {number[]} boardOrigin @param {number} least */
export function setSize(boardSize, boardOrigin, least) {
  size = boardSize;
  origin = boardOrigin;
  readable = least;
}

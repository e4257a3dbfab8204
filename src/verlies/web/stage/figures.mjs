// What flies: the drawing of a thing, or its name where nobody drew it; and doubles of pieces on the board.
import { drawn } from "../base/art.mjs";
import { say } from "../net/state.mjs";
import { EASE, hide, layer, perform } from "./actors.mjs";

/** An element of a drawing. @param {"svg" | "use"} tag */
const draw = (tag) =>
  /** @type {SVGElement} */ (document.createElementNS(document.getElementById("symbols")?.namespaceURI ?? "", tag));

/** @param {string} id @param {number} width @param {number} height */
function use(id, width, height) {
  const svg = draw("svg");
  const inner = draw("use");
  svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  inner.setAttribute("href", `#${id}`);
  inner.setAttribute("width", `${width}`);
  inner.setAttribute("height", `${height}`);
  svg.append(inner);
  return svg;
}

const isBack = (/** @type {string} */ thing) => thing.startsWith("back-");
/** Whether a thing is a card, which is higher than wide. @param {string} thing */
const isCard = (thing) => drawn(`face-${thing}`) || isBack(thing) || (thing.startsWith("card-") && !drawn(thing));

/** The picture of a thing. A hidden one is drawn by its back, never by a face. @param {string} thing */
export function figure(thing) {
  const element = document.createElement("div");
  const face = drawn(`face-${thing}`) ? `face-${thing}` : thing;
  element.className = isCard(thing) ? "flier upright" : "flier";
  if (drawn(face)) element.append(isCard(thing) ? use(face, 250, 350) : use(face, 100, 100));
  else element.append(Object.assign(document.createElement("b"), { textContent: isBack(thing) ? "" : say(thing) }));
  if (!drawn(face)) element.classList.add("worded");
  return element;
}

/** Half the size of a figure as the style sheet has it. @param {string} thing */
const half = (thing) => (isCard(thing) ? [75, 105] : [30, 30]);
/** How large a figure is where something is: as large as a card that lies there, else small. @param {DOMRect} box @param {string} thing */
function sized(box, thing) {
  if (!isCard(thing)) return 0.7;
  const alike = box.width > 40 && box.width < 190 && box.height > box.width * 0.9;
  return alike ? box.width / 150 : 0.34;
}
/** @param {DOMRect} box @param {string} thing @param {number} scale */
function at(box, thing, scale) {
  const [x, y] = half(thing);
  return { x: box.x + box.width / 2 - x, y: box.y + box.height / 2 - y, scale };
}
/** @param {{x: number, y: number, scale: number}} spot @param {number} [up] */
const transform = ({ x, y, scale }, up = 0) => `translate(${x}px, ${y - up}px) scale(${scale})`;

const ARC = 26;
/** The way of a flight: along an arc, or with a stop in the middle where it can be read. @param {any} from @param {any} to @param {any} stop @returns {Keyframe[]} */
function course(from, to, stop) {
  if (stop)
    return [
      { transform: transform(from), opacity: 0.3, easing: EASE.out },
      { transform: transform(stop), opacity: 1, offset: 0.36 },
      { transform: transform(stop), opacity: 1, offset: 0.66, easing: EASE.in },
      { transform: transform(to), opacity: 0.4 },
    ];
  const top = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, scale: (from.scale + to.scale) / 2 };
  return [
    { transform: transform(from), opacity: 0.6, easing: EASE.out },
    { transform: transform(top, ARC), opacity: 1, offset: 0.5, easing: EASE.in },
    { transform: transform(to), opacity: 0.85 },
  ];
}

/**
 * Let a thing fly from one place to another.
 * @param {string} thing @param {DOMRect} from @param {DOMRect} to @param {{length: number, delay?: number, stop?: DOMRect | undefined}} how @param {() => void} [landed]
 */
export function fly(thing, from, to, { length, delay = 0, stop }, landed) {
  const element = figure(thing);
  layer().append(element);
  const ends = [at(from, thing, sized(from, thing)), at(to, thing, sized(to, thing))];
  const frames = course(ends[0], ends[1], stop && at(stop, thing, isCard(thing) ? 1.15 : 2.2));
  element.style.opacity = "0"; // until it sets out
  perform(element, frames, { length, delay, fill: "forwards" }, () => (element.remove(), landed?.()));
}

/** Let a thing appear somewhere and vanish again. @param {string} thing @param {DOMRect} where @param {number} length */
export function appear(thing, where, length) {
  const element = figure(thing);
  layer().append(element);
  const spot = at(where, thing, isCard(thing) ? 0.7 : 1);
  const frames = [
    { transform: transform({ ...spot, scale: spot.scale * 0.4 }), opacity: 0, easing: EASE.back },
    { transform: transform(spot), opacity: 1, offset: 0.4 },
    { transform: transform(spot), opacity: 1, offset: 0.75 },
    { transform: transform(spot, 14), opacity: 0 },
  ];
  perform(element, frames, { length }, () => element.remove());
}

/** @typedef {{x: number, y: number, place: string}} Standing */
/** @typedef {Standing & {element: HTMLElement, beats: number, back: () => void}} Double */
/** The doubles of pieces, by the id of the piece. @type {Map<string, Double>} */
const doubles = new Map();

/** @param {string} id @returns {SVGElement | null} */
export const piece = (id) => document.querySelector(`.overlay [data-piece="${CSS.escape(id)}"]`);
/** Where a piece stands, in the units of the board. @param {Element} element */
export function spotOf(element) {
  const written = /** @type {SVGElement} */ (element).style.transform || element.getAttribute("transform") || "";
  const [x = 0, y = 0] = (written.match(/-?[\d.]+/g) ?? []).map(Number);
  return { x, y };
}

/** A copy of a piece on a layer of its own, over the board. @param {Element} original */
export function copyOf(original) {
  const svg = draw("svg");
  const inner = /** @type {SVGElement} */ (original.cloneNode(true));
  inner.style.removeProperty("transform");
  inner.style.removeProperty("visibility");
  inner.removeAttribute("transform");
  inner.removeAttribute("data-piece");
  svg.append(inner);
  const element = document.createElement("div");
  element.className = "double";
  element.append(svg);
  return element;
}

/** Lay a double over a piece as it stands now, for so many beats more. @param {string} id @param {Element} original @param {string} place */
export function cast(id, original, place) {
  const known = doubles.get(id);
  if (known) return void (known.beats += 1);
  const element = copyOf(original);
  const { x, y } = spotOf(original);
  element.style.transform = `translate(${x}px, ${y}px)`;
  document.querySelector(".doubles")?.append(element);
  doubles.set(id, { element, x, y, place, beats: 1, back: () => {} });
}

/** Hide the pieces that have doubles, once the new scene is drawn. */
export function cover() {
  for (const [id, double] of doubles) double.back = hide(piece(id) ?? undefined);
}

/** One beat of a double is over; after the last one the piece itself is there again. @param {string} id */
function dismiss(id) {
  const double = doubles.get(id);
  if (!double || (double.beats -= 1) > 0) return;
  double.element.remove();
  doubles.delete(id);
  double.back();
}

/** Move the double of a piece from where it stands. @param {string} id @param {(from: Standing) => Standing & {frames: Keyframe[]}} make @param {number} length */
export function move(id, make, length) {
  const double = doubles.get(id);
  if (!double) return;
  const { frames, ...to } = make(double);
  Object.assign(double, to);
  double.element.style.transform = `translate(${to.x}px, ${to.y}px)`;
  perform(double.element, frames, { length, easing: EASE.go }, () => dismiss(id));
}

/** Take all doubles away; the pieces themselves are there again. */
export function dismissAll() {
  for (const double of doubles.values()) (double.element.remove(), double.back());
  doubles.clear();
}

/** Where all pieces stand, by their elements. */
export const standing = () =>
  new Map([...document.querySelectorAll(".overlay .piece")].map((each) => [each, spotOf(each)]));
/** Let pieces glide to where they stand now. @param {ReturnType<typeof standing>} before */
export function glide(before) {
  for (const [original, from] of before) {
    const to = spotOf(original);
    if (!original.isConnected || (from.x === to.x && from.y === to.y)) continue;
    const [element, back] = [copyOf(original), hide(original)];
    document.querySelector(".doubles")?.append(element);
    const frames = [from, to].map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
    perform(element, frames, { length: 240, easing: EASE.go }, () => (element.remove(), back()));
  }
}

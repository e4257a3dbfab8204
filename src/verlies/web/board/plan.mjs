// A tile without a drawing: its rooms with what they hold, the ways between them and out of it, and what it is called.
import { html } from "../base/html.mjs";
import { CELL, COMPASS, isPort, portAt } from "./map.mjs";
import { Sign, WaySigns } from "./signs.mjs";
import { maybe } from "../net/state.mjs";

/** @typedef {import("../types.gen.d.ts").Plan} Plan */
/** @typedef {import("../types.gen.d.ts").Place} Place */
/** @typedef {import("../types.gen.d.ts").Link} Link */
/** @typedef {import("../types.gen.d.ts").Face} Face */

/** How far a room reaches if there are several, and how far signs stay away from the edge of a tile. */
const [ROOM, EDGE] = [13, 5];
/** How wide a way is; the only room of a tile is as wide as its ways. */
const [NARROW, WIDE] = [8, 36];
/** How far inside a tile a way turns towards its port. */
const STRAIGHT = 16;
/** In so many pieces a bent way is measured. */
const STEPS = 16;
const SIGN = 11;
/** How far from the middle the part of a divided tile is. */
const ASIDE = 26;

/** A tile that has no plan, by what it shows on its sides: one room in the middle, or one for each of its parts. @param {Face | undefined} face @returns {Plan | undefined} */
export function planOf(face) {
  if (!face?.sides) return undefined;
  const part = (/** @type {number} */ side) => String(face.parts?.[side] ?? "");
  const links = face.sides.flatMap((kind, side) => (kind === "wall" ? [] : [{ a: part(side), b: COMPASS[side] }]));
  return { face: face.id, places: [...new Set(links.map((link) => link.a))].map((id) => partAt(id, links)), links };
}

/** A part of a tile, where its sides are; in the middle if it has all of them or they face each other. @param {string} id @param {Link[]} links @returns {Place} */
function partAt(id, links) {
  const ports = links.filter((link) => link.a === id).map((link) => portAt(link.b));
  const whole = id === "" || !ports.length;
  const [x, y] = [0, 1].map((axis) =>
    whole ? 0 : Math.sign(ports.reduce((sum, port) => sum + port[axis] - CELL / 2, 0)),
  );
  return { id, x: CELL / 2 + x * ASIDE, y: CELL / 2 + y * ASIDE };
}

/** The way in pieces: it bends so that it leaves its tile straight. @param {number[]} a @param {number[]} bend @param {number[]} b */
const curve = (a, bend, b) =>
  Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = step / STEPS;
    return [0, 1].map((axis) => (1 - t) ** 2 * a[axis] + 2 * t * (1 - t) * bend[axis] + t ** 2 * b[axis]);
  });

/** Straight inside of a port. @param {number[]} port */
const inside = (port) => port.map((at) => (at === 0 ? STRAIGHT : at === CELL ? CELL - STRAIGHT : at));

/** The way between two ends, which are rooms or ports. @param {Link} link @param {Map<string, number[]>} at */
function lane(link, at) {
  const [a, b] = [link.a, link.b].map((end) => (isPort(end) ? portAt(end) : (at.get(end) ?? [CELL / 2, CELL / 2])));
  const bend = isPort(link.b) ? inside(b) : isPort(link.a) ? inside(a) : [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  return curve(a, bend, b);
}

/** What a room holds: one thing large, several small side by side. @param {{place: Place}} props */
function Held({ place }) {
  const marks = place.marks ?? [];
  const size = marks.length > 1 ? 12 : 16;
  return marks.map((mark, i) => {
    const at = [place.x + (i - (marks.length - 1) / 2) * size * 1.1, place.y];
    return html`<${Sign} mark=${mark} at=${at} size=${size} />`;
  });
}

/** The rooms of a tile, without the places on its ways. @param {Plan} plan */
function roomsOf(plan) {
  const onWays = new Set((plan.links ?? []).flatMap((link) => link.via ?? []));
  return plan.places.filter((place) => !onWays.has(place.id));
}
/** The part of the board with rules of its own that a whole tile belongs to. @param {Plan} plan */
export function regionOf(plan) {
  const [first, ...others] = roomsOf(plan).map((room) => room.region ?? "");
  return others.every((region) => region === first) ? (first ?? "") : "";
}

/** A tile around its middle, as it is printed; without a name it is called by its region. @param {{plan: Plan, name: string, size: number, turned: number}} props */
export function Printed({ plan, name, size, turned }) {
  const links = plan.links ?? [];
  const at = new Map(plan.places.map((p) => [p.id, [p.x, p.y]]));
  const rooms = roomsOf(plan);
  const several = rooms.length > 1;
  const lanes = links.map((link) => ({ link, line: lane(link, at) }));
  const region = regionOf(plan);
  const reach = several ? ROOM : WIDE / (links.length > 1 ? 2 : 1.4);
  /** @param {string} end */
  const covers = (end) => (isPort(end) ? EDGE : reach);
  return html`<g class=${`printed ${region ? "apart" : ""}`} transform=${`rotate(${turned * 90}) scale(${size / CELL}) translate(${-CELL / 2} ${-CELL / 2})`} style=${turned ? { "--turned": turned } : null}>
    <rect x="1" y="1" width=${CELL - 2} height=${CELL - 2} rx="6" />
    ${lanes.map(({ line }) => html`<polyline points=${line.join(" ")} stroke-width=${several ? NARROW : WIDE} />`)}
    ${rooms.map((p) => html`<circle class=${several ? "hollow" : ""} cx=${p.x} cy=${p.y} r=${reach} />`)}
    ${rooms.map((p) => html`<${Held} place=${p} />`)}
    ${lanes.map(({ link, line }) => html`<${WaySigns} link=${link} line=${line} covered=${[covers(link.a), covers(link.b)]} size=${SIGN} />`)}
    ${name ? html`<${Called} text=${name} />` : html`<g class="belongs"><${Called} text=${maybe(`region-${region}`)} /></g>`}
  </g>`;
}

/** How large letters are at most, and how much of a tile they may take. */
const [LETTERS, BREADTH] = [12.5, 90];
/** What a tile is called, at its lower edge. @param {{text: string}} props */
const Called = ({ text }) =>
  text &&
  html`<g class="called" transform=${`translate(${CELL / 2} ${CELL / 2})`}><text class="upright" y="43" font-size=${Math.min(LETTERS, BREADTH / (0.64 * text.length))}>${text}</text></g>`;

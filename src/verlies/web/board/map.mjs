// Where everything is on a map that grows, by its plans and what lies where. Its twin is core/spread.py.

/** @typedef {import("../types.gen.d.ts").Static} Static */
/** @typedef {import("../types.gen.d.ts").Scene} Scene */
/** @typedef {import("../types.gen.d.ts").Place} Place */
/** @typedef {import("../types.gen.d.ts").Link} Link */
/** @typedef {import("../types.gen.d.ts").Plan} Plan */
/** @typedef {import("../types.gen.d.ts").Field} Field */
/** @typedef {import("../types.gen.d.ts").Token} Token */
/** @typedef {{token: Token, field: Field, plan: Plan}} Laid */
/** @typedef {{room: string, out: boolean, into: boolean, link: Link, via: string[]}} Mouth */
/** @typedef {{x: number, y: number, port: string}} Spot */

/** How wide a cell is; the middle of the first one is (50, 50). */
export const CELL = 100;
/** How much is left free around a map. */
const AROUND = 10;
export const COMPASS = "nesw";
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
/** @type {Record<string, string>} */
const SLOTS = { "": "", 1: "2", 2: "1" };
const PORT = /^[nesw][12]?$/;

/** All places and ways of a scene; those of tiles are where the tiles lie. @param {Static} statics @param {Scene} scene @returns {{places: Place[], links: Link[]}} */
export function spread(statics, scene) {
  const tiles = laid(statics, scene);
  const ghosts = (scene.fields ?? []).filter((field) => field.open).map(ghost);
  return {
    places: [...(statics.places ?? []), ...tiles.flatMap(rooms), ...ghosts],
    links: [...(statics.links ?? []), ...tiles.flatMap(inner), ...joints(tiles)],
  };
}

/** The tiles of a map that grows, in the order of the scene. @param {Static} statics @param {Scene} scene @returns {Laid[]} */
export function laid(statics, scene) {
  const plans = new Map((statics.plans ?? []).map((plan) => [plan.face, plan]));
  const fields = new Map((scene.fields ?? []).map((field) => [field.id, field]));
  return (scene.tokens ?? []).flatMap((token) => {
    const [plan, field] = [plans.get(token.face), fields.get(token.place)];
    return token.flat && plan && field ? [{ token, field, plan }] : [];
  });
}

/** Left, top, width and height of a map, with a little around it. @param {Field[]} fields */
export function bounds(fields) {
  const [xs, ys] = [fields.map((field) => field.x), fields.map((field) => field.y)];
  const [left, top] = [Math.min(...xs) * CELL - AROUND, Math.min(...ys) * CELL - AROUND];
  const [right, bottom] = [(Math.max(...xs) + 1) * CELL + AROUND, (Math.max(...ys) + 1) * CELL + AROUND];
  return [left, top, right - left, bottom - top];
}

/** Where a port gets to by quarter turns clockwise. @param {string} port @param {number} turns */
const turnedPort = (port, turns) => COMPASS[(COMPASS.indexOf(port[0]) + turns) % 4] + port.slice(1);

/** Where a point of a tile gets to by quarter turns clockwise. @param {number} x @param {number} y @param {number} turns @returns {number[]} */
const turnedPoint = (x, y, turns) => (turns % 4 ? turnedPoint(CELL - y, x, turns - 1) : [x, y]);

/** What each side of a plan shows, from the top clockwise: `wall`, `open`, or the mark of the way there. @param {Plan} plan */
function sides(plan) {
  const out = ["wall", "wall", "wall", "wall"];
  for (const link of plan.links ?? []) {
    for (const end of [link.a, link.b]) {
      if (PORT.test(end)) out[COMPASS.indexOf(end[0])] = link.marks?.[0]?.kind ?? "open";
    }
  }
  return out;
}

/** Every face by noun and id; a tile that has a plan shows on its sides what that says. @param {Static | null} statics */
export function printed(statics) {
  const shown = new Map((statics?.plans ?? []).map((plan) => [plan.face, sides(plan)]));
  return new Map((statics?.faces ?? []).map((f) => [`${f.noun}-${f.id}`, f.sides ? f : withSides(f, shown.get(f.id))]));
}
/** @param {import("../types.gen.d.ts").Face} face @param {string[] | undefined} each */
const withSides = (face, each) => (each ? { ...face, sides: each } : face);

/** The middle of a port on the edge of an unturned tile. @param {string} port @returns {number[]} */
export function portAt(port) {
  const side = COMPASS.indexOf(port[0]);
  const along = { "": 0, 1: -CELL / 4, 2: CELL / 4 }[port.slice(1)] ?? 0;
  return turnedPoint(CELL / 2 + along, 0, side);
}
/** Whether the end of a way is a port. @param {string} end */
export const isPort = (end) => PORT.test(end);

/** @param {Field} field */
const ghost = (field) => ({ id: field.id, x: (field.x + 0.5) * CELL, y: (field.y + 0.5) * CELL });

/** @param {Laid} tile @param {string} room */
const named = ({ token, plan }, room) => (plan.places.length === 1 ? token.id : `${token.id}.${room}`);

/** @param {Laid} tile @returns {Place[]} */
function rooms(tile) {
  return tile.plan.places.map((place) => {
    const [x, y] = turnedPoint(place.x, place.y, tile.token.turned ?? 0);
    return { ...place, id: named(tile, place.id), x: x + tile.field.x * CELL, y: y + tile.field.y * CELL };
  });
}

/** @param {Laid} tile @returns {Link[]} */
const inner = (tile) =>
  (tile.plan.links ?? [])
    .filter((link) => !PORT.test(link.a) && !PORT.test(link.b))
    .map((link) => ({ ...link, a: named(tile, link.a), b: named(tile, link.b), ...on(via(tile, link)) }));

/** The places on a way. @param {Laid} tile @param {Link} link */
const via = (tile, link) => (link.via ?? []).map((place) => named(tile, place));
/** @param {string[]} via */
const on = (via) => via.length && { via };

/** The ways from tile to tile, each once: where a mouth of an earlier tile meets one of a later. @param {Laid[]} tiles */
function joints(tiles) {
  /** @type {Map<string, Mouth[]>} */
  const met = new Map();
  return tiles.flatMap((tile) => {
    const own = mouths(tile);
    const found = own.flatMap(({ spot, mouth }) =>
      (met.get(across(spot)) ?? []).flatMap((other) => joint(other, mouth)),
    );
    for (const { spot, mouth } of own) met.set(key(spot), [...(met.get(key(spot)) ?? []), mouth]);
    return found;
  });
}

/** @param {Laid} tile @returns {{spot: Spot, mouth: Mouth}[]} */
function mouths(tile) {
  const turns = tile.token.turned ?? 0;
  return (tile.plan.links ?? [])
    .filter((link) => PORT.test(link.a) !== PORT.test(link.b))
    .map((link) => {
      const outward = PORT.test(link.b);
      const [port, room] = outward ? [link.b, link.a] : [link.a, link.b];
      const [out, into] = [outward || !link.one_way, !outward || !link.one_way];
      const mouth = { room: named(tile, room), out, into, link, via: via(tile, link) };
      return { spot: { x: tile.field.x, y: tile.field.y, port: turnedPort(port, turns) }, mouth };
    });
}

/** @param {Spot} spot */
const key = ({ x, y, port }) => `${x} ${y} ${port}`;

/** The port that a port meets. @param {Spot} spot */
function across({ x, y, port }) {
  const side = COMPASS.indexOf(port[0]);
  const [dx, dy] = STEPS[side];
  return key({ x: x + dx, y: y + dy, port: COMPASS[(side + 2) % 4] + SLOTS[port.slice(1)] });
}

/** @param {Mouth} one @param {Mouth} other @returns {Link[]} */
function joint(one, other) {
  const [there, back] = [one.out && other.into, other.out && one.into];
  if (!there && !back) return [];
  const [a, b] = there ? [one, other] : [other, one];
  const marks = [...(a.link.marks ?? []), ...(b.link.marks ?? [])];
  const met = [...a.via, ...b.via];
  return [
    { a: a.room, b: b.room, ...(there !== back && { one_way: true }), ...(marks.length && { marks }), ...on(met) },
  ];
}

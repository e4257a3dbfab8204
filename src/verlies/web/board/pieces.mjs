// Tiles and pieces on the board: what lies there, who stands there, and how many.
import { drawn, drawnBoard } from "../base/art.mjs";
import { PX, anchor, growing, placeName } from "./ground.mjs";
import { html } from "../base/html.mjs";
import { seatClass, shapePath } from "../base/icon.mjs";
import { Sides, printed, standing as standsAt } from "./sides.mjs";
import { CELL } from "./map.mjs";
import { Label, Shape, Times, isOwn, isWorded, lettersFor } from "./label.mjs";
import { TILE } from "./plain.mjs";
import { Printed, planOf, regionOf } from "./plan.mjs";
import { fields, lit, maybe, mySeat, places, say, scene, seatInfo, statics } from "../net/state.mjs";

/** @typedef {import("../types.gen.d.ts").Place} Place */
/** @typedef {import("../types.gen.d.ts").Token} Token */

/** @param {{token: Token, size: number}} props */
function Drawn({ token, size }) {
  const id = `${token.noun}-${token.face}`;
  const turn = token.turned ? `rotate(${token.turned * 90})` : null;
  const turned = token.turned ? { "--turned": token.turned } : null;
  if (drawn(id))
    return html`<use href=${`#${id}`} x=${-size / 2} y=${-size / 2} width=${size} height=${size} transform=${turn} style=${turned} />`;
  if (isOwn(token)) return html`<${Shape} seat=${token.seat ?? 0} size=${size * 0.82} />`;
  return html`<${Label} token=${token} size=${size} />`;
}

/** Whoever points at a piece that leads to others sees them. @param {Token} token */
function pointing({ id, joined }) {
  if (!joined) return {};
  const others = (scene.value?.tokens ?? []).filter((t) => t.joined === joined && t.id !== id);
  return {
    "data-joined": joined,
    onPointerEnter: () => (lit.value = others.map((t) => `piece-${t.id}`)),
    onPointerLeave: () => (lit.value = []),
  };
}

/** A piece; the same id keeps its element, so it glides when it moves. @param {{token: Token, x: number, y: number, size: number}} props */
function Piece({ token, x, y, size }) {
  const pawn = token.noun === "pawn";
  const mine = pawn && token.seat === mySeat.value ? "me" : "";
  const owner = (token.seat ?? -1) >= 0 ? seatClass(token.seat ?? 0) : "";
  const glow = lit.value.includes(`piece-${token.id}`) ? "lit" : "";
  return html`<g class=${`piece is-${token.noun} ${mine} ${owner} ${glow}`} style=${{ transform: `translate(${x}px, ${y}px)` }} data-piece=${token.id} ...${pointing(token)}>
    <title>${pawn ? seatInfo(token.seat ?? -1).name : say(`${token.noun}-${token.face}`)}</title>
    ${mine && html`<circle class="halo" r=${size * 0.62} />`}
    <${Drawn} token=${token} size=${size} />
    ${owner && drawn(`pawn-${token.face}`) && !drawn(`seat-${token.face}`) && html`<path class="shape" d=${shapePath(token.seat ?? 0)} transform=${`translate(${size * 0.12} ${size * 0.1}) scale(${size / 58})`} />`}
    ${!isWorded(token) && html`<${Times} n=${token.count ?? 1} x=${size * 0.36} y=${-size * 0.36} />`}
  </g>`;
}

/** @param {Token[]} tokens @param {number} x @param {number} y @param {number} size @param {number} [wide] */
function sideBySide(tokens, x, y, size, wide = 104) {
  if (tokens.some(isWorded)) {
    const apart = lettersFor(size) * 1.8;
    return tokens.map((token, i) => ({ token, x, y: y + (i - (tokens.length - 1) / 2) * apart, size }));
  }
  const step = Math.min(size + 2, wide / Math.max(tokens.length, 1));
  return tokens.map((token, i) => ({ token, x: x + (i - (tokens.length - 1) / 2) * step, y, size }));
}

/** Those who need more than this side by side stand in two rows, or they would hide each other's shapes. */
const ABREAST = 136;
/** Who stands somewhere, in one row or two. @param {Token[]} tokens @param {number} x @param {number} y @param {number} size */
function inRows(tokens, x, y, size) {
  if (tokens.length * size <= ABREAST) return sideBySide(tokens, x, y, size, ABREAST);
  const [front, small] = [Math.ceil(tokens.length / 2), size * 0.76];
  return [
    ...sideBySide(tokens.slice(front), x, y - small / 2, small, size * 2.2),
    ...sideBySide(tokens.slice(0, front), x, y + small / 2, small, size * 2.2),
  ];
}

/** On a tile there is room for large pieces: who stands there in the middle, what lies there above. @param {Token[]} lying @param {Token[]} standing @param {number} x @param {number} y */
function onTile(lying, standing, x, y) {
  const above = lying.some(isWorded) && growing() ? 46 : 30;
  return [
    ...sideBySide(lying, x, y - (standing.length ? above : 0), standing.length ? 36 : 52),
    ...inRows(standing, x, y + (lying.length ? 12 : 2), 66),
  ];
}

/** In one of several rooms of a tile pieces are small: who stands there in the middle, what lies there above, what marks it below. @param {Token[]} lying @param {Token[]} standing @param {number} x @param {number} y */
function inRoom(lying, standing, x, y) {
  const owned = lying.filter((t) => (t.seat ?? -1) >= 0);
  const things = lying.filter((t) => (t.seat ?? -1) < 0);
  const above = standing.length ? 20 : 0;
  return [
    ...sideBySide(things, x, y - above, above ? 26 : 34),
    ...inRows(standing, x, y + (things.length ? 6 : 0), standing.length > 1 ? 36 : 44),
    ...sideBySide(owned, x, y + 21, 19),
  ];
}

/** In a room of a board: what lies there above, who stands there below; a plain one bears its name above both. @param {Token[]} lying @param {Token[]} standing @param {number} x @param {number} y */
function inChamber(lying, standing, x, y) {
  if (!drawnBoard()) return [...sideBySide(lying, x, y + 4, 48), ...sideBySide(standing, x, y + 34, 44)];
  return [
    ...sideBySide(lying, x, y - (standing.length ? 14 : 2), 48),
    ...sideBySide(standing, x, y + (lying.length ? 20 : 4), 54),
  ];
}

/** @param {Token} token */
const atSide = (token) => (token.side ?? -1) >= 0;
/** A piece on its side of a tile. @param {Token} token @param {Token | undefined} tile @param {number} x @param {number} y */
function aside(token, tile, x, y) {
  const [dx, dy] = standsAt(token, tile);
  return { token, x: x + dx, y: y + dy, size: 50 };
}

/** Pieces in their places: what lies there above, who stands there below. */
function laidOut() {
  /** @type {Map<string, Token[]>} */
  const byPlace = new Map();
  for (const token of scene.value?.tokens ?? []) byPlace.set(token.place, [...(byPlace.get(token.place) ?? []), token]);
  const tiled = (scene.value?.tokens ?? []).some((t) => t.flat);
  return places.value.flatMap((place) => {
    const tokens = byPlace.get(place.id) ?? [];
    const [x, y] = anchor(place);
    const lying = tokens.filter((t) => t.noun !== "pawn");
    const standing = tokens.filter((t) => t.noun === "pawn");
    if (tiled)
      return [
        ...(place.id.includes(".") ? inRoom : onTile)(
          lying.filter((t) => !t.flat),
          standing.filter((t) => !atSide(t)),
          x,
          y,
        ),
        ...standing.filter(atSide).map((token) =>
          aside(
            token,
            lying.find((t) => t.flat),
            x,
            y,
          ),
        ),
      ];
    return inChamber(lying, standing, x, y);
  });
}

/** Tiles lie beneath everything else, in the scale of the board. */
export const Tiles = () =>
  lying().map(
    ({ token, x, y }) =>
      html`<g key=${`${token.id} ${token.face} ${token.turned ?? 0}`} class="tile" data-piece=${token.id} transform=${`translate(${x} ${y})`}><${Flat} token=${token} /></g>`,
  );

/** Every tile with where its middle is. @returns {{token: Token, x: number, y: number}[]} */
function lying() {
  const middles = new Map([...places.value, ...fields.value.map(middle)].map((p) => [p.id, p]));
  return (scene.value?.tokens ?? [])
    .filter((t) => t.flat && middles.has(t.place))
    .map((token) => {
      const [x, y] = anchor(/** @type {Place} */ (middles.get(token.place)));
      return { token, x, y };
    });
}

/** The middle of a cell. @param {import("../types.gen.d.ts").Field} field */
export const middle = ({ id, x, y }) => ({ id, x: (x + 0.5) * CELL, y: (y + 0.5) * CELL });

/** @param {string} face */
const planFor = (face) => statics.value?.plans?.find((plan) => plan.face === face);
/** A tile around its middle: its symbol, or its plan. @param {{token: Token}} props */
export function Flat({ token }) {
  const id = `${token.noun}-${token.face}`;
  const plan = planFor(token.face);
  if (drawn(id)) return html`<${Drawn} token=${token} size=${plan ? PX : tileSize(id)} />`;
  const shown = plan ?? planOf(printed({ noun: token.noun, face: token.face }));
  if (!shown) return html`<${Drawn} token=${token} size=${TILE} />`;
  return html`<${Printed} plan=${shown} name=${(plan?.places.length ?? 1) > 1 ? "" : say(id)} size=${plan ? PX : TILE} turned=${token.turned ?? 0} />`;
}

/** A tile by itself. @param {{token: Token}} props */
export const Small = ({ token }) =>
  html`<svg class="small-tile" viewBox=${`${-PX / 2} ${-PX / 2} ${PX} ${PX}`} aria-hidden="true"><${Flat} token=${token} /></svg>`;

/** Where something may come to lie, and what every field is called. */
export const Ghosts = () =>
  fields.value
    .filter((field) => field.open)
    .map(
      (field) =>
        html`<rect key=${field.id} class="ghost-cell" x=${field.x * PX + 8} y=${field.y * PX + 8} width=${PX - 16} height=${PX - 16} rx="14" />`,
    );
export function Names() {
  const taken = laidOut().map((piece) => [piece.x, piece.y, piece.size / 2]);
  return fields.value.map((field) => {
    const name = [placeName(field.id), regionAt(field.id)].filter(Boolean).join(" · ");
    const [x, y] = freeCorner(field, LETTER * name.length, taken);
    return html`<text key=${field.id} class="field-name" x=${x} y=${y}>${name}</text>`;
  });
}
const [LETTER, TALL] = [10, 20];
/** The region of a tile that is not drawn, and so does not show it. @param {string} field */
function regionAt(field) {
  const tile = (scene.value?.tokens ?? []).find((t) => t.flat && t.place === field);
  const plan = tile && !drawn(`${tile.noun}-${tile.face}`) ? planFor(tile.face) : undefined;
  return plan ? maybe(`region-${regionOf(plan)}`) : "";
}
/** Where the name of a field begins: in its first corner that no piece lies on. @param {import("../types.gen.d.ts").Field} field @param {number} wide @param {number[][]} taken */
function freeCorner({ x, y }, wide, taken) {
  const corners = [26, PX - 12].flatMap((down) => [14, PX - 14 - wide].map((along) => [x * PX + along, y * PX + down]));
  const over = (/** @type {number[]} */ [left, low]) =>
    taken.some(([px, py, r]) => px + r > left && px - r < left + wide && py + r > low - TALL && py - r < low);
  return corners.find((corner) => !over(corner)) ?? corners[0];
}

/** What is not yet but may come, such as a line of fire: drawn in the middle of its place, beneath the pieces. */
export const Foreseen = () =>
  (scene.value?.ahead ?? [])
    .filter((t) => !t.flat)
    .flatMap((token) => {
      const place = places.value.find((p) => p.id === token.place);
      if (!place) return [];
      const [x, y] = anchor(place);
      return html`<g key=${token.id} class="foreseen" data-ahead=${token.face} transform=${`translate(${x} ${y})`}><title>${say(`${token.noun}-${token.face}`)}</title><${Drawn} token=${token} size=${FORESEEN} /></g>`;
    });
const FORESEEN = 84;

/** What stands in the passages of tiles, above the light on those one may enter. */
export const Passages = () =>
  lying().map(
    ({ token, x, y }) =>
      html`<g key=${token.id} data-passages=${token.place} transform=${`translate(${x} ${y})`}><${Sides} token=${token} /></g>`,
  );

/** @param {string} id */
const tileSize = (id) =>
  /** @type {SVGSymbolElement | null} */ (document.querySelector(`symbol#${CSS.escape(id)}`))?.viewBox.baseVal.width ??
  96;

export function Pieces() {
  const pieces = laidOut().sort((a, b) => (a.token.id < b.token.id ? -1 : 1));
  return pieces.map((piece) => html`<${Piece} key=${piece.token.id} ...${piece} />`);
}

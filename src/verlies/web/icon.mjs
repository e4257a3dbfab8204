// Drawings by symbol id; where a game has none, a letter stands in.
import { html } from "./html.mjs";
import { art, SHAPES, seatInfo } from "./state.mjs";

/** Whether a symbol was drawn for this id. */
export const drawn = (id) => art.value.symbols && document.getElementById(id) !== null;

/** A small symbol with a text for those who cannot see it. */
export function Icon({ id, label = "", size = 20 }) {
  if (!drawn(id)) return label ? html`<span class="noicon">${label}</span>` : null;
  return html`<svg class="icon" width=${size} height=${size} viewBox="0 0 24 24" role="img" aria-label=${label || null}>
    <use href=${`#${id}`} />
  </svg>`;
}

const PATHS = {
  circle: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
  triangle: "M12 2.5 22 20.5H2z",
  square: "M4 4h16v16H4z",
  diamond: "M12 1.5 22.5 12 12 22.5 1.5 12z",
  star: "M12 2l3 7 7 .6-5.400 4.600 1.700 7L12 17.500 5.700 21.200l1.700-7L2 9.600 9 9z",
  hexagon: "M7 3h10l5 9-5 9H7l-5-9z",
};

/** A player as colour and shape, so that neither alone has to be told apart. */
export function Pawn({ seat, size = 18 }) {
  const info = seatInfo(seat);
  return html`<svg class=${`pawn seat-${info.colour || seat}`} width=${size} height=${size} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${PATHS[SHAPES[seat % SHAPES.length]]} />
  </svg>`;
}

export const pawnPath = (seat) => PATHS[SHAPES[seat % SHAPES.length]];

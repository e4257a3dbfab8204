// Symbols by their id; where a game has drawn none, its words stand in.
import { drawn } from "./art.mjs";
import { html } from "./html.mjs";
import { seatInfo } from "../net/state.mjs";

/** A small symbol with a text for those who cannot see it. @param {{id: string, label?: string, size?: number, turned?: number}} props */
export function Icon({ id, label = "", size = 20, turned = 0 }) {
  if (!drawn(id)) return label ? html`<span class="noicon">${label}</span>` : null;
  return html`<svg class="icon" width=${size} height=${size} style=${turned ? { transform: `rotate(${90 * turned}deg)` } : null} role=${label ? "img" : null} aria-label=${label || null} aria-hidden=${label ? null : "true"}>
    <use href=${`#${id}`} width="100%" height="100%" />
  </svg>`;
}

const SHAPES = ["circle", "triangle", "square", "diamond", "star", "hexagon"];
/** @type {Record<string, string>} */
const PATHS = {
  circle: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z",
  triangle: "M12 2 22.500 21H1.500z",
  square: "M3 3h18v18H3z",
  diamond: "M12 1 23 12 12 23 1 12z",
  star: "M12 1.500l3.100 7 7.400.7-5.600 5 1.700 7.300L12 17.700l-6.600 3.800 1.700-7.300-5.600-5 7.400-.7z",
  hexagon: "M7 2.500h10L22.500 12 17 21.500H7L1.500 12z",
};

/** Which colour a seat has: the one agreed on, or one of its own. @param {number} seat */
const colourOf = (seat) => seatInfo(seat).colour || String(seat);
/** @param {number} seat */
export const seatClass = (seat) => `seat-${colourOf(seat)}`;
/** @param {number} seat */
export const shapePath = (seat) => PATHS[SHAPES[seat % SHAPES.length]];

/** A player as colour and shape, so that neither alone has to be told apart. @param {{seat: number, size?: number}} props */
export function Pawn({ seat, size = 18 }) {
  const id = `seat-${colourOf(seat)}`;
  if (drawn(id))
    return html`<svg class="pawn" width=${size} height=${size} aria-hidden="true"><use href=${`#${id}`} width="100%" height="100%" /></svg>`;
  return html`<svg class=${`pawn ${seatClass(seat)}`} width=${size} height=${size} viewBox="0 0 24 24" aria-hidden="true"><path d=${shapePath(seat)} /></svg>`;
}

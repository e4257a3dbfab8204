// A game's drawings: symbols and faces go into the page once, the board into its frame.
import * as api from "./api.mjs";
import { lang } from "./prefs.mjs";
import { art } from "./state.mjs";

/** @param {string} id */
const byId = (id) => /** @type {Element} */ (document.getElementById(id));

/** Whether there is a symbol of that name. @param {string} id */
export const drawn = (id) => art.value.symbols && document.getElementById(id) !== null;

/** @param {string} game @param {string} version */
export async function loadSymbols(game, version) {
  if (!version) return (art.value = { game, symbols: false, faces: false, board: null, anchors: null });
  colours(`/api/art/${game}/style.css?v=${version}`);
  const [symbols, faces] = await Promise.all([
    api.drawing(`/api/art/${game}/symbols.svg?v=${version}`),
    api.drawing(`/api/art/${game}/faces/${lang.value}.svg?v=${version}`),
  ]);
  byId("symbols").replaceChildren(...(symbols?.childNodes ?? []));
  byId("faces").replaceChildren(...(faces?.childNodes ?? []));
  return (art.value = { ...art.value, game, symbols: symbols !== null, faces: faces !== null });
}

/** @param {string} table @param {string} version */
export async function loadBoard(table, version) {
  if (!version) return;
  const [board, anchors] = await Promise.all([
    api.drawing(`/api/tables/${table}/board.svg?v=${version}`),
    api.anchors(table, version),
  ]);
  art.value = { ...art.value, board, anchors };
}

/** @param {string} href */
function colours(href) {
  const link = /** @type {HTMLLinkElement} */ (byId("colours"));
  if (link.getAttribute("href") !== href) link.setAttribute("href", href);
}

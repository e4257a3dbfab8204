// A game's drawings: symbols and faces go into the page once, the board into its frame.
import * as api from "../net/api.mjs";
import { lang, plain } from "./prefs.mjs";
import { art } from "../net/state.mjs";

/** @param {string} id */
const byId = (id) => /** @type {Element} */ (document.getElementById(id));

/** What is a sign and no picture, and stays where drawings are left out. */
const SIGN = /^(fact|mark|status|track|seat|die|side|attack|attribute|slot|tier)-/;

/** What drawings are cut and filled with: a browser uses it only where it is laid out, as symbols need not be. */
const MEANS = "clipPath, mask, pattern, linearGradient, radialGradient, filter, marker";

/** Whether there is a symbol of that name, and the reader wants to see it. @param {string} id */
export const drawn = (id) =>
  art.value.symbols && (plain.value !== "on" || SIGN.test(id)) && document.getElementById(id) !== null;

/** The board as the game drew it, unless the reader wants it plain. */
export const drawnBoard = () => (plain.value === "on" ? null : art.value.board);
/** Where the places are on it. */
export const drawnAnchors = () => (plain.value === "on" ? null : art.value.anchors);

/** Which drawings are in the page: of what game and version, with words of which language. */
let inPage = "";

/** Lay the drawings of a game into the page, unless they are there. @param {string} game @param {string} version */
export async function loadSymbols(game, version) {
  const wanted = version && `${game} ${version} ${lang.value}`;
  if (wanted && wanted === inPage) return art.value;
  inPage = "";
  if (!version) return (art.value = { game, symbols: false, faces: false, board: null, anchors: null });
  colours(`/api/art/${game}/style.css?v=${version}`);
  const [symbols, faces] = await Promise.all([
    api.drawing(`/api/art/${game}/symbols.svg?v=${version}`),
    api.drawing(`/api/art/${game}/faces/${lang.value}.svg?v=${version}`),
  ]);
  byId("means").replaceChildren(...[symbols, faces].flatMap((each) => [...(each?.querySelectorAll(MEANS) ?? [])]));
  byId("symbols").replaceChildren(...(symbols?.childNodes ?? []));
  byId("faces").replaceChildren(...(faces?.childNodes ?? []));
  if (symbols && faces) inPage = wanted;
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

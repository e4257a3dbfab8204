// Where things are on the screen: what a beat names, with stand-ins for what this screen does not show.
import { scene } from "../net/state.mjs";

/** Whether an element is drawn at all; unlike its size, that costs no layout. @param {Element} element */
const shown = (element) => element.checkVisibility();
/** @param {string} selector */
const first = (selector) => [...document.querySelectorAll(selector)].find(shown);
/** @param {string} name @param {string} value */
const marked = (name, value) => first(`[data-${name}="${CSS.escape(value)}"]`);

/** @param {string} id */
function zone(id) {
  const seat = scene.peek()?.zones?.find((z) => z.id === id)?.seat ?? -1;
  return marked("zone", id) ?? (seat >= 0 ? marked("seat", `${seat}`) : undefined);
}

/** @type {Record<string, (id: string) => Element | undefined>} */
const FINDERS = {
  zone,
  place: (id) => first(`.spot[data-place="${CSS.escape(id)}"]`),
};
const KINDS = /^(zone|seat|panel|piece|place|track)-(.+)$/;

/** The element of an anchor: a number in a panel, else the panel; a zone, else whose it is. @param {string} id @returns {Element | undefined} */
export function find(id) {
  const [, kind, rest] = KINDS.exec(id) ?? [];
  if (!kind) return undefined;
  if (rest.includes(".")) return first(`[data-fact="${CSS.escape(id)}"]`) ?? find(id.split(".")[0]);
  return (FINDERS[kind] ?? ((/** @type {string} */ name) => marked(kind, name)))(rest);
}

/** The face of a thing that lies in rows and hands. @param {string} thing */
const faceOf = (thing) => /^[a-z]+-(.+)$/.exec(thing)?.[1] ?? "";
/** @param {string} thing @param {Element | Document} where */
const cards = (thing, where) => [...where.querySelectorAll(`[data-face="${CSS.escape(faceOf(thing))}"]`)].filter(shown);

/** The cards of a thing that lie in a zone. @param {string} anchor @param {string} thing */
export const cardsIn = (anchor, thing) => {
  const there = anchor.startsWith("zone-") ? find(anchor) : undefined;
  return there ? cards(thing, there) : [];
};

/** Where a thing starts from: the card itself if it lies there or in another row, else the place. @param {string} anchor @param {string} thing */
export function source(anchor, thing) {
  if (!anchor.startsWith("zone-")) return find(anchor);
  return cardsIn(anchor, thing)[0] ?? market(thing) ?? find(anchor);
}
/** @param {string} thing */
function market(thing) {
  const rows = document.querySelector(".market");
  return rows ? cards(thing, rows)[0] : undefined;
}

/** @param {Element | undefined} element */
export const box = (element) => element?.getBoundingClientRect();
/** The middle of the board, where things are shown. */
export const board = () =>
  box(document.querySelector(".board") ?? undefined) ?? new DOMRect(0, 0, innerWidth, innerHeight);

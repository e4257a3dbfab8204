// Things drawn one by one before everybody: a dark edge, who draws, and a row that fills; some fly on to whom they hurt.
import { EASE, later, perform, shake } from "./actors.mjs";
import { figure, fly } from "./figures.mjs";
import { box } from "./anchors.mjs";

/** @typedef {{element: HTMLElement, start: string, row: HTMLElement}} Scene */
/** @type {Scene | null} */
let open = null;

const POP = 340;
const REST = 300;
const FLIGHT = 420;
const STAYS = 750;
const FADES = 260;
/** How long it takes until a thing has been drawn and has landed. */
export const DRAWN = POP + REST + FLIGHT;

/** @param {string} tag @param {string} name @param {(Node | string)[]} inside */
function make(tag, name, ...inside) {
  const element = document.createElement(tag);
  element.className = name;
  element.append(...inside);
  return element;
}

/** Begin. @param {string} thing @param {string} text @param {string} start where the drawn things come from @param {number} many how many of them will come */
export function openRow(thing, text, start, many) {
  close();
  const row = make("div", "gathered");
  row.style.setProperty("--many", `${many}`);
  const creature = make("div", "creature", figure(thing));
  const inside = make("div", "gathering", creature, make("p", "headline", text), row);
  const element = make("div", "drawing", make("i", ""), inside);
  document.querySelector(".scenes")?.prepend(element);
  open = { element, start, row };
  perform(element, [{ opacity: 0 }, { opacity: 1 }], { length: 500, easing: EASE.out });
  const grows = [
    { transform: "scale(.4)", opacity: 0 },
    { transform: "scale(1)", opacity: 1 },
  ];
  perform(creature, grows, { length: 700, easing: EASE.back });
  shake(document.querySelector(".canvas"), 7, 480);
}

/** Whether things from there lie in the open row. @param {string} start */
export const inRow = (start) => open !== null && start !== "" && open.start === start;

/** Lay a thing into the row; if it has somewhere to go, it goes on. @param {string} thing @param {() => Element | undefined} target @param {boolean} goes @param {() => void} landed */
export function draw(thing, target, goes, landed) {
  if (!open) return landed();
  const item = make("span", "caught", figure(thing));
  open.row.append(item);
  const [from, to] = [box(item), goes ? box(target()) : undefined];
  const pops = [
    { transform: "scale(.2)", opacity: 0 },
    { transform: "scale(1)", opacity: 1 },
  ];
  perform(item, pops, { length: POP, easing: EASE.back });
  if (!from || !to) return later(POP, landed);
  later(POP + REST, () => item.classList.add("gone"));
  fly(thing, from, to, { length: FLIGHT, delay: POP + REST }, () => (shake(target(), 5, 420), landed()));
}

/** Nothing more is drawn: the row stays for a moment and fades. */
export function closeRow() {
  const done = open;
  open = null;
  if (!done) return;
  const fades = [{ opacity: 1 }, { opacity: 0 }];
  perform(done.element, fades, { length: FADES, delay: DRAWN + STAYS - 400 }, () => done.element.remove());
}

/** Take it away at once. */
export function close() {
  open?.element.remove();
  open = null;
}

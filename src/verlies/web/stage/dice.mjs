// Dice that are thrown: two bounces, faces that change, and then they lie.
import { drawn } from "../base/art.mjs";
import { later, perform } from "./actors.mjs";
import { figure } from "./figures.mjs";

const SIDES = 6;
const THROW = 800;
const CHANGES = 620;
const LIES = 900;
const STAGGER = 70;

/** @param {number} value */
function face(value) {
  const id = `die-${value}`;
  if (drawn(id)) return figure(id);
  const plain = document.createElement("b");
  plain.className = "die";
  plain.textContent = `${value}`;
  return plain;
}

/** Faces in a row, of which one is seen at a time; the last is the one that counts. @param {number} value */
const faces = (value) => [...Array.from({ length: SIDES }, (_, i) => ((value + i * 2) % SIDES) + 1), value].map(face);

/** @param {HTMLElement} holder @param {number[]} values */
function lay(holder, values) {
  return values.map((value) => {
    const strip = Object.assign(document.createElement("div"), { className: "strip" });
    const die = Object.assign(document.createElement("div"), { className: "cast-die" });
    strip.append(...faces(value));
    die.append(strip);
    holder.append(die);
    return { die, strip };
  });
}

/** @param {number} turn */
const THROWN = (turn) => [
  { transform: `translate(-190px, -90px) rotate(${-420 * turn}deg)`, opacity: 0 },
  { transform: `translate(-90px, 14px) rotate(${-230 * turn}deg)`, opacity: 1, offset: 0.35 },
  { transform: `translate(-45px, -34px) rotate(${-110 * turn}deg)`, offset: 0.55 },
  { transform: `translate(-12px, 6px) rotate(${-25 * turn}deg)`, offset: 0.78 },
  { transform: `translate(-5px, -8px) rotate(${-8 * turn}deg)`, offset: 0.9 },
  { transform: "none", opacity: 1 },
];
const CHANGED = [{ transform: "translateX(0)" }, { transform: `translateX(${(-100 * SIDES) / (SIDES + 1)}%)` }];

/** Throw dice over the board, or let them lie there at once. @param {number[]} values @param {boolean} still @param {() => void} [thrown] */
export function roll(values, still, thrown = () => {}) {
  for (const old of document.querySelectorAll(".scenes .throw")) old.remove();
  const holder = Object.assign(document.createElement("div"), { className: "throw" });
  document.querySelector(".scenes")?.append(holder);
  const dice = lay(holder, values);
  if (still) {
    for (const { strip } of dice) strip.style.transform = CHANGED[1].transform;
    setTimeout(() => holder.remove(), THROW + LIES + LIES);
    return;
  }
  dice.forEach(({ die, strip }, i) => {
    perform(die, THROWN(i % 2 ? -1 : 1), { length: THROW, delay: i * STAGGER, easing: "cubic-bezier(.2,.7,.3,1)" });
    perform(strip, CHANGED, { length: CHANGES, delay: i * STAGGER, easing: `steps(${SIDES})` }, () => {
      strip.style.transform = CHANGED[1].transform;
    });
  });
  later(THROW, thrown);
  perform(holder, [{ opacity: 1 }, { opacity: 0 }], { length: 260, delay: THROW + LIES }, () => holder.remove());
}

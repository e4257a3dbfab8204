// What a choice would do, said before it is made: by pointing, by focus, or by a first tap; the second tap does it.
import { effect, signal } from "@preact/signals";
import { taps, warns } from "../base/prefs.mjs";
import { answer } from "../net/socket.mjs";
import { choices, dialog, fill, label, myPanel, mySeat, panels, priced, prompt, say, view } from "../net/state.mjs";
import { factOnStage } from "../stage/held.mjs";

/** @typedef {import("../types.gen.d.ts").Choice} Choice */

/** What is pointed at. @type {import("@preact/signals").Signal<Choice[]>} */
const pointed = signal([]);
/** What was tapped once. @type {import("@preact/signals").Signal<Choice[]>} */
const tapped = signal([]);

effect(() => {
  if (view.value) pointed.value = tapped.value = [];
});

/** @typedef {import("../types.gen.d.ts").Fact} Fact */
/** What I can still spend in this turn, as far as there is anything. @returns {Fact[]} */
const means = () => purses().flatMap((panel) => panel.facts ?? []);
const purses = () => panels("turn").filter((panel) => panel.seat === mySeat.value);
/** @param {string} id @param {number} value */
const counted = (id, value) => `${say(`fact-${id}`)} ${value}`;

/** What is left to spend, in words, as far as the stage has come. */
export function left() {
  const all = purses()
    .flatMap((panel) => (panel.facts ?? []).map((f) => ({ ...f, value: factOnStage(panel, f) })))
    .filter((f) => f.value);
  return all.length ? fill("web-means", { what: all.map((f) => counted(f.id, f.value)).join(", ") }) : "";
}

/** What would be left of what a choice takes. @param {Choice} choice */
function after(choice) {
  const mine = [...means(), ...(myPanel.value?.facts ?? [])];
  const rest = (choice.cost ?? []).flatMap(({ kind, value = 1 }) => {
    const had = mine.find((f) => f.id === kind);
    return had ? [counted(kind, Math.max(0, had.value - value))] : [];
  });
  return rest.length ? ` – ${fill("web-means-then", { what: rest.join(", ") })}` : "";
}

/** What would come of what is pointed at or was tapped, in words, and what would be left to spend. */
export function foretold() {
  const choices = tapped.value.length ? tapped.value : pointed.value;
  return choices.map(priced).join(" / ") + (choices.length === 1 ? after(choices[0]) : "");
}

/** What a thing needs so that pointing at it tells what it would do. @param {Choice[]} options */
export const foresee = (options) => ({
  onPointerEnter: (/** @type {PointerEvent} */ e) => void (e.pointerType === "mouse" && (pointed.value = options)),
  onPointerLeave: () => void (pointed.value = []),
  onFocus: () => void (pointed.value = options),
  onBlur: () => void (pointed.value = []),
});

/** Answer; whoever is done with a part of the turn is told first what would be wasted. @param {Choice} choice */
export function give(choice) {
  const warning = choice.role === "done" && choices.value.length > 1 && view.value?.warning;
  if (warning && warns.value === "on") dialog.value = { kind: "end", warning, option: choice.id, title: label(choice) };
  else answer(choice.id);
}

/** Do what a thing offers; if it offers several things, ask which. @param {Choice[]} options */
export function choose(options) {
  if (options.length === 1) give(options[0]);
  else if (options.length > 1) dialog.value = { kind: "choose", options };
}

const RECENT = 1500;
let touched = -Infinity;
addEventListener(
  "pointerdown",
  (e) => {
    touched = e.pointerType === "touch" ? performance.now() : -Infinity;
    const target = /** @type {Element} */ (e.target);
    if (!target.closest?.(".weighed, .confirm")) tapped.value = [];
  },
  true,
);

/** @param {Choice[]} options */
const isTapped = (options) => tapped.value.length > 0 && tapped.value[0].id === options[0]?.id;
/** The mark of what was tapped once. @param {Choice[]} options */
export const weighed = (options) => (isTapped(options) ? "weighed" : "");

/** Do what a thing offers; whoever uses a finger is told first what that would be. @param {Choice[]} options */
export function weigh(options) {
  const finger = taps.value === "on" && performance.now() - touched < RECENT;
  if (finger && !isTapped(options)) tapped.value = options;
  else choose(options);
}

/** What was tapped once and can be confirmed by a button. */
export const confirming = () => (prompt.value ? tapped.value : []);

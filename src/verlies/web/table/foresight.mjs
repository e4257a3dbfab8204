// What a choice would do, said before it is made: by pointing, by focus, or by a first tap; the second tap does it.
import { effect, signal } from "@preact/signals";
import { taps } from "../base/prefs.mjs";
import { answer } from "../net/socket.mjs";
import { dialog, priced, prompt, view } from "../net/state.mjs";

/** @typedef {import("../types.gen.d.ts").Choice} Choice */

/** What is pointed at. @type {import("@preact/signals").Signal<Choice[]>} */
const pointed = signal([]);
/** What was tapped once. @type {import("@preact/signals").Signal<Choice[]>} */
const tapped = signal([]);

effect(() => {
  if (view.value) pointed.value = tapped.value = [];
});

/** What would come of what is pointed at or was tapped, in words. */
export const foretold = () => (tapped.value.length ? tapped.value : pointed.value).map(priced).join(" / ");

/** What a thing needs so that pointing at it tells what it would do. @param {Choice[]} options */
export const foresee = (options) => ({
  onPointerEnter: (/** @type {PointerEvent} */ e) => void (e.pointerType === "mouse" && (pointed.value = options)),
  onPointerLeave: () => void (pointed.value = []),
  onFocus: () => void (pointed.value = options),
  onBlur: () => void (pointed.value = []),
});

/** Do what a thing offers; if it offers several things, ask which. @param {Choice[]} options */
export function choose(options) {
  if (options.length === 1) answer(options[0].id);
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

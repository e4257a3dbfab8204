// What is told, for the ear: one region at all sizes of the window, to which lines are added when the stage tells them.
import { effect, signal } from "@preact/signals";
import { html } from "../base/html.mjs";
import { past, view } from "../net/state.mjs";

/** @typedef {import("../types.gen.d.ts").Told} Told */

const NEWEST = 12;
let told = 0;
/** The lines that were told last, each with a number of its own: a line that stays is not said again. @type {import("@preact/signals").Signal<{key: number, text: string}[]>} */
const heard = signal([]);

/** Let new lines be heard; whoever looks back hears what is told of that moment. @param {Told[]} lines */
export function hear(lines) {
  if (past.peek()) return;
  const news = lines.map(({ text }) => ({ key: (told += 1), text }));
  heard.value = [...heard.peek(), ...news].slice(-NEWEST);
}

/** Whoever looks next at this screen is told nothing of it. */
effect(() => {
  if (!view.value) heard.value = [];
});

export const Ear = () =>
  html`<div id="ear" class="unseen" role="log" aria-live="polite">${heard.value.map(({ key, text }) => html`<p key=${key}>${text}</p>`)}</div>`;

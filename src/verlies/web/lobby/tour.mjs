// The first game of each kind: a hint for everything one does for the first time. It waits until that can be done, and until it is done.
import { effect, signal } from "@preact/signals";
import { html } from "../base/html.mjs";
import { isSmall, store, stored } from "../base/prefs.mjs";
import { HintBar } from "../table/hint.mjs";
import { choices, hinted, maybe, past, pending, prompt, say, scene, words } from "../net/state.mjs";

const DONE = "done";
const STEP = /^tour-([\w-]+)$/;

/** What a game has hints for, in its order: kinds of answers, each with a text `tour-…`. */
const steps = () => Object.keys(words.value).flatMap((id) => id.match(STEP)?.[1] ?? []);

/** What was done already, by game: kinds of answers, or all of it. @type {import("@preact/signals").Signal<Record<string, string>>} */
const progress = signal({});
/** @param {string} game */
const done = (game) => (progress.value[game] ?? stored(`tour-${game}`)).split(" ").filter(Boolean);

/** @param {string} game @param {string} what */
function keep(game, what) {
  progress.value = { ...progress.value, [game]: what };
  store(`tour-${game}`, what);
}

/** What is left of a tour, in order. @param {string} game */
function left(game) {
  const known = done(game);
  return known.includes(DONE) ? [] : steps().filter((kind) => !known.includes(kind));
}

/** Whoever does a thing needs no hint for it any more; after the last one the tour is over. */
effect(() => {
  const option = pending.value?.message.option;
  const kind = prompt.peek()?.choices?.find((c) => c.id === option)?.kind;
  const game = scene.peek()?.game ?? "";
  const rest = kind ? left(game) : [];
  if (!kind || !rest.includes(kind)) return;
  keep(game, rest.length === 1 ? DONE : [...done(game), kind].join(" "));
});

/** What is said of a step; who has no keys is not told of any. @param {string} kind */
const hintFor = (kind) => (isSmall() && maybe(`tour-${kind}.touch`)) || say(`tour-${kind}`);

export function Tour() {
  const game = scene.value?.game ?? "";
  if (hinted.value) return html`<${HintBar} />`;
  if (!prompt.value || past.value) return null;
  const kind = left(game).find((each) => choices.value.some((c) => c.kind === each));
  if (!kind) return null;
  return html`<aside class="tour" data-step=${kind} aria-live="polite">
    <b>${steps().indexOf(kind) + 1}/${steps().length}</b>
    <p>${hintFor(kind)}</p>
    <button class="ghost" onClick=${() => keep(game, DONE)}>${say("web-tour-skip")}</button>
  </aside>`;
}

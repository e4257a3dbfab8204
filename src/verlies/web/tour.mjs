// Three short hints in the first game of each kind; one click each, or all away at once.
import { signal } from "@preact/signals";
import { html } from "./html.mjs";
import { canEnd, hasEnd, plays } from "./offers.mjs";
import { store, stored } from "./prefs.mjs";
import { maybe, prompt, say, scene } from "./state.mjs";

const STEPS = 3;
const step = signal(0);

/** @param {string} game */
const finished = (game) => stored(`tour-${game}`) === "done";
/** @param {string} game */
function finish(game) {
  store(`tour-${game}`, "done");
  step.value = STEPS;
}

/** The hint that fits what can be done: cards first, then the rest, then the end. */
function fitting() {
  if (plays.value.length && !canEnd.value) return 0;
  return canEnd.value ? 1 : 0;
}

export function Tour() {
  const game = scene.value?.game ?? "";
  if (!prompt.value || !hasEnd() || finished(game) || step.value >= STEPS || (!plays.value.length && !canEnd.value)) return null;
  const at = Math.max(step.value, fitting());
  const text = maybe(`tour-${game}-${at + 1}`) || say(`web-tour-${at + 1}`);
  const next = () => (at + 1 >= STEPS ? finish(game) : (step.value = at + 1));
  return html`<aside class=${`tour tour-${at + 1}`}>
    <ol>${[0, 1, 2].map((i) => html`<li key=${i} class=${i === at ? "here" : ""}>${i + 1}</li>`)}</ol>
    <p>${text}</p>
    <div class="buttons">
      <button class="main" onClick=${next}>${say(at + 1 >= STEPS ? "web-tour-done" : "web-tour-next")}</button>
      <button class="ghost" onClick=${() => finish(game)}>${say("web-tour-skip")}</button>
    </div>
  </aside>`;
}

// Danger that strikes is felt: the edge of the board glows red and a line says what happened. It takes no clicks.
import { effect, signal } from "@preact/signals";
import { html } from "./html.mjs";
import { news, say } from "./state.mjs";

const STAYS = 3200;

/** @type {import("@preact/signals").Signal<{key: number, lines: string[]} | null>} */
const blow = signal(null);
const fresh = news();
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

effect(() => {
  const lines = fresh();
  const start = lines.findIndex((line) => line.tone === "blow");
  if (start < 0) return;
  const wounds = lines.slice(start + 1).filter((line) => line.tone === "harm");
  blow.value = { key: Date.now(), lines: [lines[start], ...wounds].slice(0, 4).map((line) => line.text) };
  clearTimeout(timer);
  timer = setTimeout(() => (blow.value = null), STAYS);
});

export function Blow() {
  const now = blow.value;
  if (!now) return null;
  const [first, ...wounds] = now.lines;
  return html`<div class="blow" key=${now.key}>
    <p><b>${first}</b>${wounds.map((text) => html`<span>${text}</span>`)}${!wounds.length && html`<span>${say("web-unharmed")}</span>`}</p>
  </div>`;
}

// What just happened, told step by step before the board: each line with its picture and a why. Only where something is shown large.
import { effect, signal } from "@preact/signals";
import { drawn } from "./art.mjs";
import { html } from "./html.mjs";
import { Pawn } from "./icon.mjs";
import { magnify } from "./magnify.mjs";
import { still } from "./prefs.mjs";
import { rule } from "./socket.mjs";
import { news, say, scene } from "./state.mjs";

/** @typedef {import("./types.d.ts").Told} Told */

const MOST = 6;
const STAYS = 9000;
const PACE = 0.45;

/** @type {import("@preact/signals").Signal<{key: number, lines: Told[]} | null>} */
const chain = signal(null);
const fresh = news();
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

effect(() => {
  const lines = fresh();
  if (!lines.length || !scene.peek()?.spots?.length) return;
  chain.value = { key: Date.now(), lines: lines.slice(-MOST) };
  clearTimeout(timer);
  timer = setTimeout(() => (chain.value = null), STAYS);
});

/** The first thing of a line that can be shown. @param {{line: Told}} props */
function Shown({ line }) {
  const card = (line.about ?? []).find((thing) => thing.startsWith("card-") && drawn(thing));
  if (card) return html`<button class="shown" tabindex="-1" onClick=${() => magnify("card", card.slice(5))} aria-label=${say(card)}><svg viewBox="0 0 160 100" aria-hidden="true"><use href=${`#${card}`} width="160" height="100" /></svg></button>`;
  const other = (line.about ?? []).find((thing) => drawn(thing));
  return other ? html`<span class="shown"><svg viewBox="0 0 100 100" aria-hidden="true"><use href=${`#${other}`} width="100" height="100" /></svg></span>` : html`<span class="shown">${line.seat >= 0 && html`<${Pawn} seat=${line.seat} size=${16} />`}</span>`;
}

/** @param {{line: Told, at: number}} props */
const Step = ({ line, at }) => html`<li class=${`tone-${line.tone}`} style=${{ animationDelay: still() ? "0s" : `${at * PACE}s` }}>
  <${Shown} line=${line} /><span>${line.text}</span>
  ${line.rule && html`<button class="why" tabindex="-1" onClick=${() => rule(line.rule)} title=${say("web-why")} aria-label=${`${say("web-why")} ${line.text}`}>?</button>`}
</li>`;

export function Story() {
  const now = chain.value;
  if (!now) return null;
  return html`<ol class="story" key=${now.key} aria-hidden="true">${now.lines.map((line, i) => html`<${Step} key=${i} line=${line} at=${i} />`)}</ol>`;
}

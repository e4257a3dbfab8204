// What one does all the time: play, take back, ask for a hint, end the turn.
import { effect } from "@preact/signals";
import { html } from "../base/html.mjs";
import { choose, confirming } from "./foresight.mjs";
import { canEnd, ending, hasEnd, plays } from "./offers.mjs";
import { warns } from "../base/prefs.mjs";
import { answer, hint, undo } from "../net/socket.mjs";
import { unread } from "../story/talk.mjs";
import { choices, dialog, halted, past, pending, prompt, say, scene, sheet, view } from "../net/state.mjs";

/** End the turn; what would be wasted is said first. */
export function endTurn() {
  const end = ending.value;
  if (!end) return;
  const warning = view.value?.warning;
  if (warning && warns.value === "on") dialog.value = { kind: "end", warning, option: end.id };
  else answer(end.id);
}

/** The question under which cards are being played one after the other. */
let playingUnder = "";

/** Play all cards, one after the other, as long as nothing else is asked. */
export function playAll() {
  playingUnder = prompt.value?.ask ?? "";
  playNext();
}

function playNext() {
  if (!playingUnder || pending.peek()) return;
  const next = plays.peek()[0];
  if (next && prompt.peek()?.ask === playingUnder) answer(next.id);
  else playingUnder = "";
}

effect(() => {
  if (view.value && !pending.value) queueMicrotask(playNext);
});

/** What is left to do in this turn, as one button: play what is on hand, then end. */
function Next() {
  const playing = plays.value.length > 0 && !canEnd.value && (hasEnd() || plays.value.length === choices.value.length);
  if (playing)
    return html`<button class="next main play-all" onClick=${playAll}>${say("web-play-all")} <kbd>A</kbd></button>`;
  if (!hasEnd()) return null;
  return html`<button class="next end" onClick=${endTurn} disabled=${!canEnd.value}>${say("web-end")} <kbd>⏎</kbd></button>`;
}

/** Whether only all together could take my last answer back. */
const asking = () => Boolean(view.value?.may_ask && !scene.value?.can_undo && !halted.value && !past.value);

export function Actions() {
  const back = Boolean(scene.value?.can_undo);
  return html`<div class="actions">
    <button id="undo" onClick=${() => undo()} disabled=${!back} title=${say("web-undo-long")}>${say("web-undo")} <kbd>Z</kbd></button>
    ${asking() ? html`<button id="ask-back" onClick=${() => (dialog.value = { kind: "ask" })} title=${say("web-ask-back")}>${say("web-ask-back-short")}</button>` : html`<button id="undo-turn" onClick=${() => undo(true)} disabled=${!back} title=${say("web-undo-turn-long")}>${say("web-undo-turn")}</button>`}
    <button id="hint" onClick=${hint} disabled=${!choices.value.length} title=${say("web-hint-long")}>${say("web-hint")} <kbd>H</kbd></button>
    <${Next} />
  </div>`;
}

/** @param {{name: string, text: string, news?: boolean}} props */
const SheetButton = ({
  name,
  text,
  news = false,
}) => html`<button class=${`to-${name}`} aria-expanded=${sheet.value === name}
  onClick=${() => (sheet.value = sheet.value === name ? "" : name)}>${text}${news && html`<i class="news"><span class="unseen">${say("web-talk-new")}</span></i>`}</button>`;

/** What was tapped once, to be done now. */
const Confirm = () =>
  html`<button class="next main confirm" onClick=${() => choose(confirming())}>${say("web-do-it")}</button>`;

/** The same for one thumb. */
export const BottomBar = () => html`<nav class="bottom">
  <button onClick=${() => undo()} disabled=${!scene.value?.can_undo}>${say("web-undo")}</button>
  <${SheetButton} name="players" text=${say("web-players")} />
  <${SheetButton} name="threat" text=${say("web-threat-short")} />
  <${SheetButton} name="log" text=${say("web-log")} news=${unread.value} />
  ${confirming().length ? html`<${Confirm} />` : html`<${Next} />`}
</nav>`;

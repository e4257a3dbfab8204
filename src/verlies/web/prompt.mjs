// What is asked, what else can be answered, and the end of the turn.
import { html } from "./html.mjs";
import { Icon } from "./icon.mjs";
import { answer, hint, undo } from "./socket.mjs";
import { choices, dialog, link, pending, prompt, say, scene, view } from "./state.mjs";

const ELSEWHERE = new Set(["place", "card", "token"]);
/** Kinds whose target lies open on the table, where it can be clicked. */
const ON_TABLE = new Set(["play", "buy", "use", "fight", "goods", "move", "teleport", "discard"]);

const END = "end";
const label = (choice) => view.value.choices[choice.id] ?? choice.id;

/** Options that are not on the table already, as buttons. */
function Buttons() {
  const rest = choices.value.filter((c) => c.id !== END && !(ELSEWHERE.has(c.noun) && ON_TABLE.has(c.kind)));
  return rest.map(
    (c) => html`<button class="option" key=${c.id} onClick=${() => answer(c.id)}>
      ${c.noun === "token" && html`<${Icon} id=${`token-${c.target}`} size=${22} />`}${label(c)}
    </button>`,
  );
}

/** Who must do what. */
export function PromptBar() {
  const mine = prompt.value !== null;
  const state = link.value;
  const text = state.open ? view.value?.prompt ?? "" : state.tries > 10 ? say("web-lost") : `${say("web-reconnecting")} (${Math.max(1, state.tries)}/10)`;
  return html`<div class=${`prompt ${mine ? "mine" : ""}`} role="status" aria-live="polite">
    <span class="ask">${text}</span>
    <span class="options">${mine && html`<${Buttons} />`}</span>
  </div>`;
}

/** End the turn; what would be wasted is said first. */
export function endTurn() {
  if (!choices.value.some((c) => c.id === END)) return;
  if (view.value.warning) dialog.value = { kind: "end", warning: view.value.warning };
  else answer(END);
}

/** Play one card after the other, as long as nothing else is asked. */
export function playAll() {
  const next = choices.value.find((c) => c.kind === "play");
  if (!next || prompt.value.ask !== playing.ask) return (playing.ask = "");
  answer(next.id);
}

export const playing = { ask: "" };

export function startPlaying() {
  playing.ask = prompt.value?.ask ?? "";
  playAll();
}

/** What one does all the time. */
export function Actions() {
  const canEnd = choices.value.some((c) => c.id === END);
  const plays = choices.value.filter((c) => c.kind === "play").length;
  return html`<div class="actions">
    <button onClick=${() => undo()} disabled=${!scene.value?.can_undo} title="Z">${say("web-undo")}</button>
    <button onClick=${() => undo(true)} disabled=${!scene.value?.can_undo}>${say("web-undo-turn")}</button>
    <button onClick=${startPlaying} disabled=${plays === 0 || pending.value !== null}>${say("web-play-all")}</button>
    <button onClick=${hint} disabled=${!choices.value.length}>${say("web-hint")}</button>
    <button class="end" onClick=${endTurn} disabled=${!canEnd}>${say("web-end")} <kbd>⏎</kbd></button>
  </div>`;
}

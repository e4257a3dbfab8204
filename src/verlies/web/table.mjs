// The table: one shell for every game.
import { useEffect } from "preact/hooks";
import { effect } from "@preact/signals";
import { html } from "./html.mjs";
import * as api from "./api.mjs";
import { Board, fit, zoom } from "./board.mjs";
import { Dialog } from "./dialog.mjs";
import { Join } from "./join.mjs";
import { known, remember } from "./keys.mjs";
import { Log } from "./log.mjs";
import { Resources, Seats, Threat, Tracks } from "./panels.mjs";
import { Actions, PromptBar, endTurn, playAll, playing } from "./prompt.mjs";
import { route } from "./route.mjs";
import { connect, disconnect, retry, undo } from "./socket.mjs";
import * as s from "./state.mjs";
import { Waiting } from "./waiting.mjs";
import { loadWords } from "./words.mjs";
import { Hand, Market } from "./zones.mjs";

/** Fetch what never changes: words, faces, drawings. */
async function furnish(id) {
  const seen = await api.seeTable(id);
  await loadWords(seen.game);
  const symbols = await api.drawing(`/api/art/${seen.game}/symbols.svg`);
  if (symbols) document.getElementById("symbols").replaceChildren(...symbols.childNodes);
  const [statics, board, anchors] = await Promise.all([api.statics(id), api.drawing(`/api/tables/${id}/board.svg`), api.anchors(id)]);
  s.art.value = { symbols: symbols !== null, board, anchors };
  s.statics.value = statics;
}

function reset() {
  for (const [signal, empty] of [[s.table, null], [s.view, null], [s.log, []], [s.pending, null], [s.dialog, null]]) signal.value = empty;
}

function hotkeys(e) {
  if (e.target.matches("input, select, textarea") || e.ctrlKey || e.metaKey || e.altKey) return;
  const hand = document.querySelectorAll(".hand .cards:not(.played) .card.legal");
  if (e.key === "Escape") s.dialog.value = null;
  else if (s.dialog.value) return;
  else if (e.key === "z") undo();
  else if (e.key === "Enter" && e.target === document.body) endTurn();
  else if (e.key === "?") s.dialog.value = { kind: "rules" };
  else if (e.key === "+") zoom(1.3);
  else if (e.key === "-") zoom(1 / 1.3);
  else if (e.key === "0") fit();
  else if (/^[1-9]$/.test(e.key)) hand[Number(e.key) - 1]?.click();
}

effect(() => {
  if (s.scene.value?.result && !s.dialog.peek()) s.dialog.value = { kind: "result" };
});
effect(() => {
  if (playing.ask && s.view.value && !s.pending.value) queueMicrotask(playAll);
});

const SHEETS = { players: Seats, threat: () => html`<${Threat} /><${Tracks} />`, log: Log };

function BottomBar() {
  const open = (name) => (s.sheet.value = s.sheet.value === name ? "" : name);
  const canEnd = s.choices.value.some((c) => c.id === "end");
  return html`<nav class="bottom">
    <button onClick=${() => undo()} disabled=${!s.scene.value?.can_undo}>${s.say("web-undo")}</button>
    <button onClick=${() => open("players")} aria-pressed=${s.sheet.value === "players"}>${s.say("web-players")}</button>
    <button onClick=${() => open("threat")} aria-pressed=${s.sheet.value === "threat"}>${s.say("web-threat-short")}</button>
    <button onClick=${() => open("log")} aria-pressed=${s.sheet.value === "log"}>${s.say("web-log")}</button>
    <button class="end" onClick=${endTurn} disabled=${!canEnd}>${s.say("web-end")}</button>
  </nav>`;
}

function Play() {
  const Sheet = SHEETS[s.sheet.value];
  return html`<main class="table">
    <header class="top">
      <a class="brand" href="/" title=${s.say("web-lobby")}>Verlies</a>
      <${PromptBar} />
      <button class="ghost" onClick=${() => (s.dialog.value = { kind: "rules" })} aria-label=${s.say("web-rules")}>?</button>
      <button class="ghost" onClick=${() => (s.dialog.value = { kind: "settings" })} aria-label=${s.say("web-settings")}>≡</button>
    </header>
    <aside class="left"><${Seats} /><${Threat} /><${Tracks} /></aside>
    <${Board} />
    <aside class="right"><${Log} /></aside>
    <${Market} />
    <footer class="mine"><${Resources} /><${Hand} /><${Actions} /></footer>
    <${BottomBar} />
    ${Sheet && html`<div class="sheet" onClick=${(e) => e.target === e.currentTarget && (s.sheet.value = "")}><div><${Sheet} /></div></div>`}
    ${s.link.value.tries > 10 && html`<button class="main retry" onClick=${retry}>${s.say("web-retry")}</button>`}
  </main>`;
}

export function Table() {
  const { table: id, seat, invite } = route.value;
  useEffect(() => {
    if (invite && !known(id)) {
      furnish(id).catch((p) => s.tell(p.message));
      return;
    }
    if (seat) remember({ table: id, token: seat });
    reset();
    furnish(id)
      .then(() => connect(id, known(id)?.token ?? ""))
      .catch((p) => s.tell(p.message));
    addEventListener("keydown", hotkeys);
    return () => (removeEventListener("keydown", hotkeys), disconnect());
  }, [id, invite]);
  if (invite && !known(id)) return html`<${Join} />`;
  if (!s.table.value) return html`<main class="waiting"><p class="quiet">…</p></main>`;
  const body = s.view.value && s.statics.value ? html`<${Play} />` : html`<${Waiting} />`;
  return html`${body}<${Dialog} />`;
}

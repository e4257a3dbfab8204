// Dialogs: the magnifier, choices, rules, help, settings, the end of a turn.
import { useEffect, useRef } from "preact/hooks";
import { html } from "./html.mjs";
import { Card } from "./card.mjs";
import { Icon } from "./icon.mjs";
import { Result } from "./result.mjs";
import { answer, rule, speak, takeover } from "./socket.mjs";
import { dialog, faces, lang, maybe, say, table, theme, view } from "./state.mjs";
import { loadWords } from "./words.mjs";

const close = () => (dialog.value = null);

function Magnifier({ noun, face }) {
  const info = faces.value.get(`${noun}-${face}`);
  return html`<div class="large">
    ${noun === "card"
      ? html`<img class="face" src=${`/api/art/${table.value.game}/card/${lang.value}/${face}.svg`} alt="" onError=${(e) => e.target.remove()} />`
      : html`<${Icon} id=${`${noun}-${face}`} size=${120} />`}
    <div>
      <h2>${say(`${noun}-${face}`)}</h2>
      <p>${maybe(`${noun}-${face}.text`)}</p>
      ${info?.cost != null && html`<p>${info.cost} ${say(`fact-${info.currency}`)}</p>`}
    </div>
  </div>`;
}

const Choose = ({ options }) => html`<div class="stack">
  ${options.map((o) => html`<button class="main" onClick=${() => (close(), answer(o.id))}>${view.value.choices[o.id]}</button>`)}
</div>`;

const End = ({ warning }) => html`<p>${warning}</p>
  <div class="buttons">
    <button class="main" onClick=${() => (close(), answer("end"))}>${say("web-end-anyway")}</button>
    <button onClick=${close}>${say("web-go-on")}</button>
  </div>`;

const Said = ({ about, text, rule: id, option }) => html`<h2>${say(`web-said-${about}`)}</h2>
  <p class="told">${text || "–"}</p>
  ${id && html`<p><code>${id}</code></p>`}
  ${about === "hint" && option && html`<button class="main" onClick=${() => (close(), answer(option))}>${say("web-do-it")}</button>`}`;

const Pile = ({ zone }) => html`<h2>${say(`zone-${zone.kind}`)} (${zone.count ?? 0})</h2>
  <div class="cards wrap">${(zone.cards ?? []).map((c) => html`<${Card} face=${c.face} count=${c.count ?? 1} kinds=${["none"]} />`)}</div>`;

function Rules() {
  const field = useRef(null);
  const ask = (e) => {
    e.preventDefault();
    if (field.current.value.trim()) rule(field.current.value.trim());
  };
  return html`<h2>${say("web-rules")}</h2>
    <form onSubmit=${ask}><input ref=${field} maxlength="60" placeholder=${say("web-rules-find")} aria-label=${say("web-rules-find")} /><button class="main">${say("web-find")}</button></form>
    <h3>${say("web-keys")}</h3>
    <p class="told">${say("web-keys-list")}</p>`;
}

export async function setLanguage(next) {
  lang.value = next;
  localStorage.setItem("verlies-lang", next);
  document.documentElement.lang = next;
  if (table.value) {
    await loadWords(table.value.game);
    speak(next);
  }
}

export function setTheme(next) {
  theme.value = next;
  localStorage.setItem("verlies-theme", next);
  document.documentElement.dataset.theme = next;
}

const Settings = () => html`<h2>${say("web-settings")}</h2>
  <div class="stack">
    <div class="buttons" role="group" aria-label=${say("web-language")}>
      ${["de", "en"].map((l) => html`<button class=${lang.value === l ? "main" : ""} onClick=${() => setLanguage(l)}>${l === "de" ? "Deutsch" : "English"}</button>`)}
    </div>
    <div class="buttons" role="group" aria-label=${say("web-theme")}>
      ${["auto", "dark", "light"].map((t) => html`<button class=${theme.value === t ? "main" : ""} onClick=${() => setTheme(t)}>${say(`web-theme-${t}`)}</button>`)}
    </div>
    ${table.value?.seat >= 0 &&
    html`<div class="buttons">
      <button onClick=${() => (close(), takeover("greedy"))}>${say("web-takeover")}</button>
      <button onClick=${() => (close(), takeover(""))}>${say("web-takeback")}</button>
    </div>`}
    <a class="button" href="/">${say("web-lobby")}</a>
  </div>`;

const KINDS = { card: Magnifier, choose: Choose, end: End, said: Said, pile: Pile, rules: Rules, settings: Settings, result: Result };

export function Dialog() {
  const box = useRef(null);
  const open = dialog.value;
  useEffect(() => {
    if (open) box.current?.focus();
  }, [open]);
  if (!open) return null;
  const Kind = KINDS[open.kind];
  return html`<div class="shade" onClick=${(e) => e.target === e.currentTarget && close()}>
    <div class=${`dialog dialog-${open.kind}`} role="dialog" aria-modal="true" tabindex="-1" ref=${box}>
      <button class="close" onClick=${close} aria-label=${say("web-close")}>×</button>
      <${Kind} ...${open} />
    </div>
  </div>`;
}

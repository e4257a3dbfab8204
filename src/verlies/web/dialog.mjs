// Dialogs: one at a time, closed by Esc, by the cross or beside the box.
import { useEffect, useRef } from "preact/hooks";
import { Card } from "./card.mjs";
import { HowTo } from "./howto.mjs";
import { html } from "./html.mjs";
import { CardDetails, PlaceDetails, SeatDetails } from "./details.mjs";
import { END } from "./offers.mjs";
import { Parting } from "./parting.mjs";
import { setWarns } from "./prefs.mjs";
import { Result } from "./result.mjs";
import { Settings } from "./settings.mjs";
import { answer, rule } from "./socket.mjs";
import { choices, dialog, label, lit, maybe, say, table } from "./state.mjs";
import { OddsTable } from "./threat.mjs";
import { zoneTitle } from "./zones.mjs";

const close = () => (dialog.value = null);
/** @param {string} option */
const closeAnd = (option) => (close(), answer(option));

/** @param {{options: import("./types.d.ts").Choice[]}} props */
const Choose = ({ options }) => html`<h2>${say("web-choices")}</h2><div class="stack">
  ${options.map((o) => html`<button class="main" key=${o.id} onClick=${() => closeAnd(o.id)}>${label(o)}</button>`)}
</div>`;

/** @param {{warning: string}} props */
const End = ({ warning }) => html`<h2>${say("web-end")}?</h2>
  <p>${warning}</p>
  <div class="buttons">
    <button class="main" autofocus onClick=${() => closeAnd(END)}>${say("web-end-anyway")}</button>
    <button onClick=${close}>${say("web-go-on")}</button>
    <button class="ghost" onClick=${() => (setWarns("off"), closeAnd(END))}>${say("web-warn-never")}</button>
  </div>`;

function Search() {
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const ask = (/** @type {Event} */ e) => {
    e.preventDefault();
    const words = field.current?.value.trim();
    if (words) rule(words);
  };
  return html`<form onSubmit=${ask}><input ref=${field} maxlength="60" placeholder=${say("web-rules-find")} aria-label=${say("web-rules-find")} />
    <button class="main">${say("web-find")}</button></form>`;
}

const Rules = () => html`<h2>${say("web-rules")}</h2>
  <${HowTo} about=${maybe(`game-${table.value?.game}.about`)} />
  <${Search} />
  <h3 class="only-desktop">${say("web-keys")}</h3>
  <dl class="keys only-desktop">${say("web-keys-list").split("\n").map((line) => {
    const [keys, what] = line.split(": ");
    return html`<dt><kbd>${keys}</kbd></dt><dd>${what}</dd>`;
  })}</dl>`;

/** The rules that were found: each a sentence under its name. @param {{text: string}} props */
const Found = ({ text }) => html`<dl class="found">${text.split("\n\n").map((each) => {
  const [id, ...sentence] = each.split("\n");
  return html`<dt><code>${id}</code></dt><dd>${sentence.join(" ")}</dd>`;
})}</dl>`;

/** Light up what a hint is about, as long as it is shown. @param {string | undefined} option */
function usePointing(option) {
  useEffect(() => {
    const choice = choices.value.find((c) => c.id === option);
    if (choice?.noun) lit.value = [`${choice.noun}-${choice.target}`];
    return () => void (lit.value = []);
  }, [option]);
}

/** What the server said about a rule, a reason or a hint. @param {{about: string, text: string, rule?: string, option?: string}} props */
function Said({ about, text, rule: id, option }) {
  usePointing(about === "hint" ? option : "");
  return html`<h2>${say(`web-said-${about}`)}</h2>
  ${about === "rule" && html`<${Search} />`}
  ${about === "rule" && text ? html`<${Found} text=${text} />` : html`<p class="told">${text || say("web-rules-none")}</p>`}
  ${id && about !== "rule" && html`<p><code>${id}</code></p>`}
  ${about === "hint" && option && html`<div class="buttons"><button class="main do-it" autofocus onClick=${() => closeAnd(option)}>${say("web-do-it")}</button>
    <button onClick=${close}>${say("web-close")}</button></div>`}`;
}

/** @param {{zone: import("./types.d.ts").Zone}} props */
const Pile = ({ zone }) => html`<h2>${zoneTitle(zone)} (${zone.count ?? 0})</h2>
  ${zone.kind === "deck" && zone.cards?.length ? html`<p class="quiet">${say("web-deck-note")}</p>` : null}
  <div class="cards wrap">${(zone.cards ?? []).map((c) => html`<${Card} key=${c.face} noun=${zone.noun ?? "card"} face=${c.face} count=${c.count ?? 1} />`)}</div>
  ${!zone.cards?.length && html`<p class="quiet">${say("web-pile-hidden")}</p>`}`;

/** @type {Record<string, (props: any) => any>} */
const KINDS = {
  card: CardDetails, place: PlaceDetails, seat: SeatDetails, choose: Choose, end: End, said: Said,
  pile: Pile, rules: Rules, settings: Settings, result: Result, odds: OddsTable, parting: Parting,
};

/** @param {{open: NonNullable<import("./types.d.ts").Dialog>}} props */
function Box({ open }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    const title = box.current?.querySelector("h2");
    if (title) title.id = "dialog-title";
  });
  useEffect(() => {
    const element = box.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const Kind = KINDS[open.kind];
  return html`<dialog class=${`dialog dialog-${open.kind}`} ref=${box} aria-labelledby="dialog-title" onCancel=${(/** @type {Event} */ e) => (e.preventDefault(), close())}
    onClick=${(/** @type {Event} */ e) => e.target === e.currentTarget && close()}>
    <div class="inside">
      <${Kind} ...${open} />
      <button class="close" onClick=${close} aria-label=${say("web-close")}>×</button>
    </div>
  </dialog>`;
}

export const Dialog = () => dialog.value && html`<${Box} key=${dialog.value.kind} open=${dialog.value} />`;

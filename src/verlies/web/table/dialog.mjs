// Dialogs: one at a time, closed by Esc, by the cross or beside the box.
import { useLayoutEffect, useRef } from "preact/hooks";
import { Card } from "./card.mjs";
import { Legend, Rules, Search, chapterName } from "./rules.mjs";
import { Ask, Company } from "../lobby/company.mjs";
import { html } from "../base/html.mjs";
import { CardDetails, PlaceDetails, SeatDetails } from "./details.mjs";
import { enter } from "./modal.mjs";
import { Parting } from "../lobby/parting.mjs";
import { setWarns } from "../base/prefs.mjs";
import { Plots } from "../story/plots.mjs";
import { Notation, Result } from "./result.mjs";
import { ReportBox } from "../lobby/report.mjs";
import { Device, Settings } from "../lobby/settings.mjs";
import { answer, rule } from "../net/socket.mjs";
import { dialog, label, say } from "../net/state.mjs";
import { OddsTable } from "./threat.mjs";
import { Words } from "./words.mjs";
import { zoneTitle } from "./zones.mjs";

/** @typedef {import("../types.d.ts").Dialog} Dialogs */

const close = () => (dialog.value = null);
/** @param {string} option */
const closeAnd = (option) => (close(), answer(option));

/** @param {{options: import("../types.gen.d.ts").Choice[]}} props */
const Choose = ({ options }) => html`<h2>${say("web-choices")}</h2><div class="stack">
  ${options.map((o) => html`<button class="main" key=${o.id} onClick=${() => closeAnd(o.id)}>${label(o)}</button>`)}
</div>`;

/** @param {{warning: string, option: string, title?: string | undefined}} props */
const End = ({ warning, option, title }) => html`<h2>${title ?? say("web-end")}?</h2>
  <p>${warning}</p>
  <div class="buttons">
    <button class="main" autofocus onClick=${() => closeAnd(option)}>${say("web-end-anyway")}</button>
    <button onClick=${close}>${say("web-go-on")}</button>
    <button class="ghost" onClick=${() => (setWarns("off"), closeAnd(option))}>${say("web-warn-never")}</button>
  </div>`;

/** The rules that were found: each a sentence under its chapter. @param {{laws: import("../types.gen.d.ts").Law[]}} props */
const Found = ({ laws }) =>
  html`<dl class="found">${laws.map(({ rule: id, text }) => html`<dt class="quiet" title=${id}>${chapterName(id)}</dt><dd>${text}</dd>`)}</dl>`;

/** What the server said about a rule or a reason. @param {import("../types.gen.d.ts").Said} props */
function Said({ about, text, rule: id, laws }) {
  return html`<h2>${say(`web-said-${about}`)}</h2>
  ${about === "rule" && html`<${Search} />`}
  ${laws.length ? html`<${Found} laws=${laws} />` : html`<p class="told">${text || say("web-rules-none")}</p>`}
  ${id && about !== "rule" && html`<p><button class="thing" title=${id} onClick=${() => rule(id)}>${say("web-read-rule")}</button></p>`}`;
}

/** @param {{zone: import("../types.gen.d.ts").Zone}} props */
const Pile = ({ zone }) => html`<h2>${zoneTitle(zone)} (${zone.count ?? 0})</h2>
  ${zone.kind === "deck" && zone.cards?.length ? html`<p class="quiet">${say("web-deck-note")}</p>` : null}
  <div class="cards wrap">${(zone.cards ?? []).map((c) => html`<${Card} key=${c.face} noun=${zone.noun ?? "card"} face=${c.face} count=${c.count ?? 1} />`)}</div>
  ${!zone.cards?.length && html`<p class="quiet">${say("web-pile-hidden")}</p>`}`;

/** @type {{[Kind in Dialogs["kind"]]: (props: Extract<Dialogs, {kind: Kind}>) => unknown}} */
const KINDS = {
  card: CardDetails,
  place: PlaceDetails,
  seat: SeatDetails,
  choose: Choose,
  end: End,
  said: Said,
  pile: Pile,
  rules: Rules,
  settings: Settings,
  result: Result,
  notation: Notation,
  elsewhere: Device,
  company: Company,
  ask: Ask,
  plots: Plots,
  report: ReportBox,
  legend: Legend,
  words: Words,
  odds: OddsTable,
  parting: Parting,
};

/** @param {{open: import("../types.d.ts").Dialog}} props */
function Box({ open }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useLayoutEffect(() => {
    const title = box.current?.querySelector("h2");
    if (title) title.id = "dialog-title";
  });
  useLayoutEffect(() => (box.current ? enter(box.current, close) : undefined), []);
  const Kind = KINDS[open.kind];
  return html`<div class=${`veil veil-${open.kind}`} onClick=${close}></div>
  <dialog class=${`dialog dialog-${open.kind}`} ref=${box} aria-modal="true" aria-labelledby="dialog-title" tabindex="-1">
    <div class="inside">
      <${Kind} ...${open} />
      <button class="close" onClick=${close} aria-label=${say("web-close")}>×</button>
    </div>
  </dialog>`;
}

export const Dialog = () => dialog.value && html`<${Box} key=${dialog.value.kind} open=${dialog.value} />`;

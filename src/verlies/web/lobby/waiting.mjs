// Before the game: who is there, and how friends get in.
import { effect } from "@preact/signals";
import * as api from "../net/api.mjs";
import { atHome, copy, inviteLink, reach, watchLink } from "../base/copy.mjs";
import { HowTo } from "./howto.mjs";
import { html } from "../base/html.mjs";
import { Pawn } from "../base/icon.mjs";
import { forget, tokenFor } from "../base/keys.mjs";
import { isHere } from "../net/company.mjs";
import { Qr } from "./qr.mjs";
import { Final, Rights, keptOf } from "./rights.mjs";
import { go } from "../net/route.mjs";
import { send } from "../net/socket.mjs";
import { fill, invited, say, table, tell } from "../net/state.mjs";
import { underTeams } from "../base/teams.mjs";

/** @typedef {import("../types.gen.d.ts").Table} TableMessage */

/** @param {TableMessage} here */
const begin = (here) => api.start(here.id, tokenFor(here.id)).catch((problem) => tell(problem.message));

/** The table somebody is about to leave. */
let leaving = "";
const leave = () => ((leaving = table.value?.id ?? ""), send({ t: "concede" }));
effect(() => {
  const here = table.value;
  if (!leaving || here?.id !== leaving || here.seat >= 0) return;
  leaving = "";
  queueMicrotask(() => (forget(here.id), go("/")));
});

/** @param {{here: TableMessage}} props */
const People = ({ here }) => html`<ul class="people">${underTeams(here.seats, (s) => s.team, person)}</ul>`;

/** @param {import("../types.gen.d.ts").SeatInfo} s */
const person = (s) => html`<li key=${s.seat} class=${s.kind === "open" ? "vacant" : ""}>
  <${Pawn} seat=${s.seat} size=${22} />
  <span>${s.kind === "open" ? say("web-free") : s.name}</span>
  ${s.kind === "human" && html`<i class=${s.online ? "dot on" : "dot"} title=${say(s.online ? "web-online" : "web-offline")}></i>`}
  ${s.kind === "human" && table.value?.host && !sealed(table.value) && !isHere(s.seat) && html`<${Rights} seat=${s} />`}
</li>`;

/** @param {{link: string, seat: number}} props */
export const Invitation = ({ link, seat }) => html`<div class="invite">
  <${Qr} text=${link} />
  <div>
    <h3><${Pawn} seat=${seat} /> ${fill("web-invite", { seat: seat + 1 })}</h3>
    <input readonly class="invite-link" value=${link} aria-label=${say("web-invite-link")} onFocus=${(/** @type {any} */ e) => e.target.select()} />
    <button class="main" onClick=${() => copy(link)}>${say("web-copy")}</button>
  </div>
</div>`;

/** An address that only this machine has is of no use to anybody else: links bear another one, or that is said. */
export function Loopback() {
  if (!atHome()) return null;
  const said = reach.value
    ? fill("web-reach", { address: reach.value })
    : fill("web-loopback", { host: location.host });
  return html`<p class="quiet loopback">${said}</p>`;
}

/** The names of those whose part of the deal is still to come. @param {TableMessage} here */
const missing = (here) => (here.awaited ?? []).map((n) => here.seats[n].name).join(", ");
/** Whether all random bits are sealed: from then on nobody can be left out any more. @param {TableMessage} here */
const sealed = (here) => (here.seals?.length ?? 0) > 0;

/** What everybody waits for, and what can be done about it. @param {{here: TableMessage}} props */
function Awaited({ here }) {
  if (here.status !== "mixing") return html`<p>${say(here.host ? "web-waiting-host" : "web-waiting-guest")}</p>`;
  const names = missing(here);
  if (sealed(here)) return html`<p>${fill("web-mixing-sealed", { names })}</p>`;
  return html`<p>${fill("web-mixing", { names })}</p><p class="quiet">${say(here.host ? "web-without-host" : "web-without-guest")}</p>`;
}

/** @param {{here: TableMessage}} props */
const Begin = ({ here }) =>
  html`<button id="start" onClick=${() => begin(here)}>${say(here.status === "mixing" ? "web-start-without" : "web-start-now")}</button>`;

export function Waiting() {
  const here = /** @type {TableMessage} */ (table.value);
  const open = here.seats.filter((s) => s.free).map((s) => s.seat);
  const invites = (invited.value, keptOf(here.id)).filter((i) => open.includes(i.seat));
  return html`<main class="waiting"><h1 class="unseen">Verlies</h1><section class="box">
    <h2>${here.title}</h2>
    <${Awaited} here=${here} />
    ${here.practice && html`<p class="practice" role="note">${say("web-practice-guest")}</p>`}
    <${People} here=${here} />
    ${invites.length > 0 && html`<${Loopback} />`}
    ${invites.map((i) => html`<${Invitation} key=${i.seat} seat=${i.seat} link=${inviteLink(here.id, i.token)} />`)}
    <div class="buttons">
      ${here.host && !(here.status === "mixing" && sealed(here)) && html`<${Begin} here=${here} />`}
      <button onClick=${() => copy(watchLink(here.id))}>${say("web-watch-link")}</button>
      ${!here.host && here.seat >= 0 && !sealed(here) && html`<${Final} id="leave" text=${say("web-leave")} act=${leave} />`}
      <button class="ghost" onClick=${() => go("/")}>${say("web-lobby")}</button>
    </div>
    ${!here.host && html`<${HowTo} />`}
    <p class="quiet">${say("web-commitment")} <code>${here.commitment.slice(0, 24)}…</code></p>
  </section></main>`;
}

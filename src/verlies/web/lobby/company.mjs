// Who sits at the table and what can be done about it: the host's rights, what all are asked, and giving up.
import { inviteLink } from "../base/copy.mjs";
import { html } from "../base/html.mjs";
import { Pawn } from "../base/icon.mjs";
import { hasOthers, isHere } from "../net/company.mjs";
import { send } from "../net/socket.mjs";
import { dialog, fill, invited, mySeat, past, say, seatInfo, table, view } from "../net/state.mjs";
import { isMuted, mute } from "../story/muted.mjs";
import { watch } from "../story/past.mjs";
import { Final, Rights, govern, keptOf } from "./rights.mjs";
import { Invitation, Loopback } from "./waiting.mjs";

/** @typedef {import("../types.gen.d.ts").SeatInfo} SeatInfo */

const close = () => (dialog.value = null);
/** @param {"takeback" | "end"} what */
const propose = (what) => (close(), send({ t: "propose", what }));
/** @param {boolean} agree */
const vote = (agree) => send({ t: "vote", agree });

const playing = () => table.value?.status === "playing";
/** @param {number} seat */
const mine = (seat) => Boolean(table.value?.hand?.includes(seat));
/** @param {number[]} seats */
const names = (seats) => seats.map((seat) => seatInfo(seat).name).join(", ");

/** Hear somebody no more, or again. @param {{seat: SeatInfo}} props */
function Mute({ seat: { seat, name } }) {
  const text = say(isMuted(seat) ? "web-unmute" : "web-mute");
  return html`<button id=${`mute-${seat}`} onClick=${() => mute(seat)} aria-label=${`${text}: ${name}`}>${text}</button>`;
}

/** What becomes of a seat whose person plays no more. @param {SeatInfo} seat */
const state = (seat) =>
  seat.left
    ? say(`web-left-${seat.left}`)
    : seat.kind === "human"
      ? say(seat.online ? "web-online" : "web-offline")
      : "Bot";

/** @param {{seat: SeatInfo}} props */
const Person = ({ seat }) => html`<li>
  <${Pawn} seat=${seat.seat} size=${22} /> <b>${seat.name}</b>
  <small>${[table.value?.leader === seat.seat ? say("web-host") : "", state(seat)].filter(Boolean).join(" · ")}</small>
  ${seat.kind === "human" && !mine(seat.seat) && html`<${Mute} seat=${seat} />`}
  ${table.value?.host && seat.kind === "human" && !mine(seat.seat) && html`<${Rights} seat=${seat} />`}
</li>`;

/** Invitations to seats that the host took from somebody. */
function Invitations() {
  const here = table.value;
  const free = (invited.value, keptOf(here?.id ?? "")).filter((i) => here?.seats[i.seat]?.free);
  return html`${free.length > 0 && html`<${Loopback} />`}
    ${free.map((i) => html`<${Invitation} key=${i.seat} seat=${i.seat} link=${inviteLink(here?.id ?? "", i.token)} />`)}`;
}

const HostButtons = () => html`<div class="buttons">
  <button id="pause" onClick=${() => govern(table.value?.paused ? "resume" : "pause")}>${say(table.value?.paused ? "web-resume" : "web-pause")}</button>
  <${Final} id="end-table" text=${say("web-end-table")} act=${() => (close(), govern("end"))} />
</div>`;

const PlayerButtons = () => html`<div class="buttons">
  ${view.value?.may_ask && html`<button id="ask-back-here" onClick=${() => (dialog.value = { kind: "ask" })}>${say("web-ask-back")}</button>`}
  <${Final} id="propose-end" text=${say("web-propose-end")} act=${() => propose("end")} />
  <${Final} id="concede" text=${say("web-concede")} act=${() => (close(), send({ t: "concede" }))} />
</div>`;

export const Company = () => html`<h2>${say("web-company")}</h2>
  <ul class="people company">${table.value?.seats.map((seat) => html`<${Person} key=${seat.seat} seat=${seat} />`)}</ul>
  <${Invitations} />
  ${playing() && table.value?.host && html`<${HostButtons} />`}
  ${playing() && mySeat.value >= 0 && html`<${PlayerButtons} /><p class="quiet">${say("web-concede-hint")}</p>`}`;

const title = () => say(hasOthers() ? "web-ask-back" : "web-take-back");
/** Before others are asked to let me take something back: what that means. */
export const Ask = () => html`<h2>${title()}</h2>
  <p>${say(hasOthers() ? "web-ask-back-hint" : "web-ask-back-alone")}</p>
  <div class="buttons">
    <button class="main" id="ask-back-now" autofocus onClick=${() => propose("takeback")}>${title()}</button>
    <button onClick=${close}>${say("web-close")}</button>
  </div>`;

/** What everybody is asked. */
function Motion() {
  const motion = table.value?.proposal;
  if (!motion) return null;
  const facts = { name: names(motion.seats), n: motion.answers, names: names(motion.awaited) };
  const asker = motion.seats.some(isHere);
  const asked = motion.awaited.filter(isHere);
  return html`<p><b>${fill(motion.seats.some(mine) ? `web-motion-${motion.what}-mine` : `web-motion-${motion.what}`, facts)}</b> ${fill("web-motion-awaited", facts)}</p>
    <div class="buttons">
      ${asked.length > 0 && html`<button class="main" id="agree" onClick=${() => vote(true)}>${say("web-agree")}${asked.length > 1 ? ` (${names(asked)})` : ""}</button>`}
      ${(asked.length > 0 || asker) && html`<button id="decline" onClick=${() => vote(false)}>${say(asker ? "web-withdraw" : "web-decline")}</button>`}
    </div>`;
}

/** Who has stopped the game, and who lets it go on: the host, or anybody while the host is away. @param {{here: import("../types.gen.d.ts").Table}} props */
function Paused({ here }) {
  const { name, seat } = seatInfo(here.paused_by ?? -1);
  const isGone = here.may_replace && !here.host && here.leader === seat;
  const text = isGone ? "web-paused-away" : name && !mine(seat) ? "web-paused-by" : "web-paused";
  return html`<p><b>${fill(text, { name })}</b></p>
    ${here.may_replace && html`<div class="buttons"><button class="main" id="resume" onClick=${() => govern("resume")}>${say("web-resume")}</button></div>`}`;
}

/** Over the board while nobody may answer: why, and what can be done. */
export function Halt() {
  const here = table.value;
  if (!here || past.value || view.value?.scene.result || !(here.paused || here.ended || here.proposal)) return null;
  if (here.ended)
    return html`<section class="halt" role="status"><p><b>${say(`web-ended-${here.ended}`)}</b></p>
      <div class="buttons"><button id="replay-here" onClick=${() => watch(0)}>${say("web-replay")}</button>
        <button id="plots-here" onClick=${() => (dialog.value = { kind: "plots" })}>${say("web-plots")}</button>
        <a class="button" href=${`/api/tables/${here.id}/export`} download>${say("web-export")}</a></div></section>`;
  return html`<section class="halt" role="status">
    ${here.proposal && html`<${Motion} />`}
    ${here.paused && html`<${Paused} here=${here} />`}
  </section>`;
}

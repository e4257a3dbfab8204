// The end: who won, every point explained, and once more.
import * as api from "./api.mjs";
import { copy, challengeLink } from "./copy.mjs";
import { kept, promiseOf, suspicion, witnessed } from "./deal.mjs";
import { html } from "./html.mjs";
import { Pawn, seatClass } from "./icon.mjs";
import { remember, tokenFor } from "./keys.mjs";
import { go } from "./route.mjs";
import { rule } from "./socket.mjs";
import { dialog, mySeat, say, scene, seatInfo, table, tell, view } from "./state.mjs";

/** @typedef {import("./types.d.ts").Result} Outcome */

/** The same people again; whoever comes later sits down at the table that is open already. */
async function again() {
  const here = table.value;
  if (!here) return;
  try {
    const seated = await api.rematch(here.id, tokenFor(here.id));
    remember({ ...seated, game: here.game, title: here.title });
    dialog.value = null;
    go(`/t/${seated.table}`);
  } catch (problem) {
    tell(/** @type {Error} */ (problem).message);
  }
}

function challenge() {
  const here = table.value;
  if (here?.seed) copy(challengeLink(here.game, here.seed, here.settings, here.seats.length));
}

/** Whether all points are shown at once; on a small screen only one's own and the winner's. @param {Outcome} result @param {number} seat */
const unfolded = (result, seat) => matchMedia("(min-width: 901px) and (min-height: 481px)").matches || seat === mySeat.value || (mySeat.value < 0 && result.places[seat] === 1);

/** @param {{result: Outcome, seat: number}} props */
const Score = ({ result, seat }) => html`<details open=${unfolded(result, seat)} class=${`score ${seatClass(seat)} ${result.winners.includes(seat) ? "winner" : ""}`}>
  <summary><h3><${Pawn} seat=${seat} size=${22} /><span class="name">${result.winners.length > 0 && `${result.places[seat]}. `}${seatInfo(seat).name}</span><b>${result.scores[seat]}</b></h3>
  <p class="quiet">${view.value?.endings?.[seat]}</p></summary>
  <ul>${(view.value?.points?.[seat] ?? []).map((line, i) => html`<li key=${i}><span>${line}</span><b>${result.breakdown[seat]?.[i]?.points ?? ""}</b></li>`)}</ul>
</details>`;

/** What told those apart who have the same score. @param {{result: Outcome}} props */
const Ties = ({ result }) => (result.ties ?? []).map((tie, i) => html`<p class="tie" key=${i}>${view.value?.ties?.[i]} ${tie.rule && html`<button class="thing" onClick=${() => rule(tie.rule ?? "")}>${say("web-read-rule")}</button>`}</p>`);

const Buttons = () => html`<div class="buttons stay">
  ${table.value && table.value.seat >= 0 && html`<button class="main" id="rematch" autofocus onClick=${again}>${say(table.value.next ? "web-next-table" : "web-rematch")}</button>`}
  ${table.value && table.value.seat < 0 && table.value.next && html`<button class="main" onClick=${() => go(`/t/${table.value?.next}`)}>${say("web-next-table")}</button>`}
  ${table.value?.seed && html`<button id="challenge" onClick=${challenge}>${say("web-challenge")}</button>`}
  <a class="button" href=${`/api/tables/${table.value?.id}/export`} download>${say("web-export")}</a>
  <button onClick=${() => (dialog.value = null)}>${say("web-look")}</button>
  <button onClick=${() => ((dialog.value = null), go("/"))}>${say("web-lobby")}</button>
</div>`;

export function Result() {
  const result = scene.value?.result;
  if (!result) return null;
  const order = result.places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place);
  return html`<h2 class="headline">${view.value?.verdict}</h2>
    <${Ties} result=${result} />
    <div class="scores">${order.map(({ seat }) => html`<${Score} key=${seat} result=${result} seat=${seat} />`)}</div>
    <${Buttons} />
    <${Fair} />`;
}

/** What this browser can say of the deal, and how to check the rest. */
function Fair() {
  const mine = table.value && kept(table.value.id);
  if (suspicion.value) return html`<p class="unfair" role="alert">${say(`web-unfair-${suspicion.value}`)}</p>`;
  if (witnessed.value !== "kept" || !mine) return html`<p class="quiet fair">${say(witnessed.value === "practice" ? "web-practice" : "web-fair-none")}</p>`;
  const command = `verlies verify ${say("web-file")} --share ${mine.share} --promise ${promiseOf(mine)}`;
  return html`<p class="quiet fair">${say("web-fair-kept")} <button class="ghost" onClick=${() => copy(command, "web-fair-copied")}>${say("web-fair-copy")}</button></p>`;
}

// The end: who won, every point explained, and once more.
import * as api from "../net/api.mjs";
import { copy, challengeLink } from "../base/copy.mjs";
import { kept, promiseOf, suspicion, witnessed } from "../net/deal.mjs";
import { isSmall } from "../base/prefs.mjs";
import { html } from "../base/html.mjs";
import { Pawn, seatClass } from "../base/icon.mjs";
import { remember, tokenFor } from "../base/keys.mjs";
import { teamOf } from "../base/teams.mjs";
import { watch } from "../story/past.mjs";
import { go } from "../net/route.mjs";
import { SameDeal } from "./same.mjs";
import { rule } from "../net/socket.mjs";
import { dialog, fill, mySeat, say, scene, seatInfo, table, tell, view } from "../net/state.mjs";

/** @typedef {import("../types.gen.d.ts").Result} Outcome */

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

/** The whole game as text, to be read and copied: in words, or in ids. @param {boolean} ids */
async function showNotation(ids) {
  const text = await api.notation(table.value?.id ?? "", ids);
  dialog.value = { kind: "notation", text, ids };
}

/** @param {{text: string, ids: boolean}} props */
export const Notation = ({ text, ids }) => html`<h2>${say("web-notation")}</h2>
  <pre class="notation" tabindex="0">${text}</pre>
  <div class="buttons stay">
    <button class="main" onClick=${() => copy(text, "web-notation-copied")}>${say("web-notation-copy")}</button>
    <button onClick=${() => showNotation(!ids)}>${say(ids ? "web-notation-words" : "web-notation-ids")}</button>
    <button onClick=${() => (dialog.value = { kind: "result" })}>${say("web-result")}</button>
  </div>`;

/** Whether all points are shown at once; on a small screen only one's own and the winner's. @param {Outcome} result @param {number} seat */
const unfolded = (result, seat) =>
  !isSmall() || seat === mySeat.value || (mySeat.value < 0 && result.places[seat] === 1);

/** Whether there are points at all; those who play together against the dungeon may only win or lose. @param {Outcome} result */
const counted = (result) => new Set(result.teams).size !== 1 || result.scores.some(Boolean);
/** Whether some came in before others. @param {Outcome} result */
const ranked = (result) => result.winners.length > 0 && new Set(result.places).size > 1;
/** The last come first: each waits for all who are behind. @param {Outcome} result @param {number} place */
const late = (result, place) => ({ "--late": new Set(result.places.filter((each) => each > place)).size });
/** @param {{result: Outcome, seat: number}} props */
const Lines = ({ result, seat }) =>
  html`<ul>${(view.value?.points?.[seat] ?? []).map((line, i) => html`<li key=${i}><span>${line}</span><b>${counted(result) ? (result.breakdown[seat]?.[i]?.points ?? "") : ""}</b></li>`)}</ul>`;
/** @param {number} seat */
const Left = (seat) => seatInfo(seat).left && html`<p class="quiet left">${say(`web-left-${seatInfo(seat).left}`)}</p>`;

/** @param {{result: Outcome, seat: number}} props */
const Score = ({
  result,
  seat,
}) => html`<details open=${unfolded(result, seat)} class=${`score ${seatClass(seat)} ${result.winners.includes(seat) ? "winner" : ""}`} style=${late(result, result.places[seat])}>
  <summary><h3><${Pawn} seat=${seat} size=${22} /><span class="name">${ranked(result) && `${result.places[seat]}. `}${seatInfo(seat).name}</span>${counted(result) && html`<b>${result.scores[seat]}</b>`}</h3>
  <p class="quiet">${view.value?.endings?.[seat]}</p>
  ${Left(seat)}</summary>
  <${Lines} result=${result} seat=${seat} />
</details>`;

/** Which of several things come first, and later ones only if they differ. @template T @param {T[]} things @param {(thing: T) => unknown} tell */
const once = (things, tell) =>
  things.filter((thing, i) => things.findIndex((each) => `${tell(each)}` === `${tell(thing)}`) === i);
/** The place among the teams, not among all who play. @param {Outcome} result @param {number} place */
const placeOfTeam = (result, place) => [...new Set(result.places)].filter((each) => each < place).length + 1;

/** A team: its name, who is in it, and once what is the same for all of them. @param {{result: Outcome, team: import("../types.gen.d.ts").TeamInfo, seats: number[]}} props */
const TeamScore = ({
  result,
  team,
  seats,
}) => html`<details open=${seats.some((seat) => unfolded(result, seat))} class=${`score seat-${team.colour} ${result.winners.includes(seats[0]) ? "winner" : ""}`} data-team=${team.team} style=${late(result, result.places[seats[0]])}>
  <summary><h3><span class="name">${ranked(result) && `${placeOfTeam(result, result.places[seats[0]])}. `}<span class="team-name">${team.name}</span></span>${counted(result) && html`<b>${result.scores[seats[0]]}</b>`}</h3>
  <ul class="members">${seats.map((seat) => html`<li key=${seat} class=${seatClass(seat)}><${Pawn} seat=${seat} size=${18} /><span>${seatInfo(seat).name}</span>${Left(seat)}</li>`)}</ul>
  ${once(seats, (seat) => view.value?.endings?.[seat]).map((seat) => html`<p class="quiet" key=${seat}>${view.value?.endings?.[seat]}</p>`)}</summary>
  ${once(seats, (seat) => view.value?.points?.[seat]).map((seat) => html`<${Lines} key=${seat} result=${result} seat=${seat} />`)}
</details>`;

/** Everybody's points, or those of the teams; the best first. @param {Outcome} result */
function scores(result) {
  const order = result.places.map((_, seat) => seat).sort((a, b) => result.places[a] - result.places[b]);
  const teams = (table.value?.teams ?? [])
    .map((team) => ({ team, seats: order.filter((seat) => teamOf(seat) === team.team) }))
    .sort((a, b) => result.places[a.seats[0]] - result.places[b.seats[0]]);
  return teams.length
    ? teams.map(
        ({ team, seats }) => html`<${TeamScore} key=${team.team} result=${result} team=${team} seats=${seats} />`,
      )
    : order.map((seat) => html`<${Score} key=${seat} result=${result} seat=${seat} />`);
}

/** What told those apart who have the same score. @param {{result: Outcome}} props */
const Ties = ({ result }) =>
  (result.ties ?? []).map(
    (tie, i) =>
      html`<p class="tie" key=${i}>${view.value?.ties?.[i]} ${tie.rule && html`<button class="thing" onClick=${() => rule(tie.rule ?? "")}>${say("web-read-rule")}</button>`}</p>`,
  );

/** Whoever has a seat here, or has given one up, may sit down again. */
const mayPlayAgain = () => Boolean(table.value && (table.value.seat >= 0 || tokenFor(table.value.id)));

const Buttons = () => html`<div class="buttons stay">
  ${mayPlayAgain() && html`<button class="main" id="rematch" autofocus onClick=${again}>${say(table.value?.next ? "web-next-table" : "web-rematch")}</button>`}
  ${!mayPlayAgain() && table.value?.next && html`<button class="main" onClick=${() => go(`/t/${table.value?.next}`)}>${say("web-next-table")}</button>`}
  ${table.value?.seed && html`<button id="challenge" onClick=${challenge}>${say("web-challenge")}</button>`}
  <button id="plots" onClick=${() => (dialog.value = { kind: "plots" })}>${say("web-plots")}</button>
  <button id="notation" onClick=${() => showNotation(false)}>${say("web-notation")}</button>
  <a class="button" href=${`/api/tables/${table.value?.id}/export`} download>${say("web-export")}</a>
  <button id="replay" onClick=${() => ((dialog.value = null), watch(0))}>${say("web-replay")}</button>
  <button onClick=${() => (dialog.value = null)}>${say("web-look")}</button>
  <button onClick=${() => ((dialog.value = null), go("/"))}>${say("web-lobby")}</button>
</div>`;

/** Who asked for hints, and for how many. */
const helped = () =>
  (table.value?.hints ?? []).flatMap((count, seat) => (count ? [`${seatInfo(seat).name} ${count}`] : [])).join(", ");

export function Result() {
  const result = scene.value?.result;
  if (!result) return null;
  return html`<h2 class="headline">${view.value?.verdict}</h2>
    <${Ties} result=${result} />
    ${table.value?.taken_back ? html`<p class="quiet">${fill("web-taken-back", { n: table.value.taken_back })}</p>` : null}
    ${helped() && html`<p class="quiet">${fill("web-hints-asked", { who: helped() })}</p>`}
    <div class="scores">${scores(result)}</div>
    <${SameDeal} />
    <${Buttons} />
    <${Fair} />`;
}

/** What this browser can say of the deal, and how to check the rest. */
function Fair() {
  const mine = table.value && kept(table.value.id);
  if (suspicion.value) return html`<p class="unfair" role="alert">${say(`web-unfair-${suspicion.value}`)}</p>`;
  if (witnessed.value !== "kept" || !mine)
    return html`<p class="quiet fair">${say(witnessed.value === "practice" ? "web-practice" : "web-fair-none")}</p>`;
  const command = `verlies verify ${say("web-file")} --share ${mine.share} --promise ${promiseOf(mine)}`;
  return html`<p class="quiet fair">${say("web-fair-kept")} <button class="ghost" onClick=${() => copy(command, "web-fair-copied")}>${say("web-fair-copy")}</button></p>`;
}

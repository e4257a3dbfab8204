// The same deal elsewhere: how others fared with it. Told only when one's own game is over.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "../net/api.mjs";
import { html } from "../base/html.mjs";
import { Pawn, seatClass } from "../base/icon.mjs";
import { isSmall, lang } from "../base/prefs.mjs";
import { teamOf } from "../base/teams.mjs";
import { ownKey } from "../net/socket.mjs";
import { fill, say, table, tell } from "../net/state.mjs";

/** @typedef {import("../types.gen.d.ts").SameDeal} Same */
/** @typedef {import("../types.gen.d.ts").Compared} Compared */
/** @typedef {import("../types.gen.d.ts").Played} Played */
/** @typedef {import("../types.gen.d.ts").Sat} Sat */

/** What was told, and of which table. @type {import("@preact/signals").Signal<{id: string, same: Same} | null>} */
const found = signal(null);

/** Games without a seed have no deal that others could play. */
async function ask() {
  const { id = "", seed = "" } = table.value ?? {};
  if (!seed) return;
  try {
    found.value = { id, same: await api.sameDeal(id, ownKey()) };
  } catch (problem) {
    tell(/** @type {Error} */ (problem).message);
  }
}

/** @param {string} day */
const dayOf = (day) => day && new Date(day).toLocaleDateString(lang.value, { dateStyle: "medium", timeZone: "UTC" });

/** What is to be known of somebody's part, besides the points. @param {Sat} sat */
const remarks = ({ ending, left, lent, hints }) =>
  [
    ending,
    left && say(`web-same-${left}`),
    lent && say("web-same-lent"),
    hints && fill("web-same-hints", { n: hints }),
  ].filter(Boolean);

/** What somebody has reached, or a team. @param {{sat: Sat, same: Same}} props */
const Reached = ({ sat, same }) =>
  html`${same.counted && html` <b class="points">${sat.score}</b>`}${sat.won && !same.together && html` <b class="won">${say("web-same-winner")}</b>`}`;

/** @param {{sat: Sat, seat: number, same: Same, mate?: boolean}} props */
const Who = ({ sat, seat, same, mate = false }) => html`<li class=${seatClass(seat)}><${Pawn} seat=${seat} size=${16} />
  <span><b><bdi>${sat.name}</bdi></b>${!mate && html`<${Reached} sat=${sat} same=${same} />`}
  <small> ${remarks(sat).join(" · ")}</small></span></li>`;

/** Those who sat there; of a team it is told once what it has reached. @param {{game: Played, same: Same}} props */
function Seats({ game, same }) {
  const seats = game.seats.map((sat, seat) => ({ sat, seat }));
  const teams = (table.value?.teams ?? []).map((team) => ({
    team,
    mates: seats.filter(({ seat }) => teamOf(seat) === team.team),
  }));
  if (teams.length < 2)
    return html`<ul>${seats.map((each) => html`<${Who} key=${each.seat} ...${each} same=${same} />`)}</ul>`;
  return teams.map(
    ({
      team,
      mates,
    }) => html`<p key=${team.team} class=${`team-name seat-${team.colour}`}>${team.name}<${Reached} sat=${mates[0].sat} same=${same} /></p>
    <ul>${mates.map((each) => html`<${Who} key=${each.seat} ...${each} same=${same} mate=${true} />`)}</ul>`,
  );
}

/** What makes a game differ from one that was played straight through. @param {Played} game */
const marks = ({ undone, taken_back: back }) =>
  [undone && fill("web-same-undone", { n: undone }), back && fill("web-same-taken-back", { n: back })].filter(Boolean);

/** @param {{row: Compared, same: Same}} props */
const Game = ({ row, same }) => html`<tr class=${row.here ? "here" : ""}>
  <th scope="row">${row.place}.</th>
  <td>${row.here && html`<b class="mark">${say("web-same-here")}</b>`}${same.together && html`<b>${say(row.game.seats[0].won ? "web-same-victory" : "web-same-defeat")}</b>`}
    <${Seats} game=${row.game} same=${same} />
    ${marks(row.game).map((mark) => html`<small class="mark" key=${mark}>${mark}</small>`)}</td>
  <td data-label=${say("web-same-turns")}>${row.game.turns}</td>
  <td data-label=${say("web-same-day")}>${dayOf(row.game.day) || say("web-same-no-day")}</td>
</tr>`;

/** By what they are ordered: what came of my seat, or of the best where I only watched. @param {Same} same */
const measure = ({ together, own }) =>
  say(together ? "web-same-by-team" : own ? "web-same-by-seat" : "web-same-by-best");

/** @param {{same: Same}} props */
const Games = ({ same }) => html`<table class="odds games-compared">
  <caption>${measure(same)} ${say("web-same-only")}</caption>
  <thead><tr><th scope="col">${say("web-same-place")}</th><th scope="col">${say("web-same-who")}</th><th scope="col">${say("web-same-turns")}</th><th scope="col">${say("web-same-day")}</th></tr></thead>
  <tbody>${same.games.map((row, n) => html`<${Game} key=${n} row=${row} same=${same} />`)}</tbody>
</table>`;

/** The games that are not told. @param {Same} same */
const rest = ({ games, count }) => count - games.length;

export function SameDeal() {
  const { id, seed } = table.value ?? {};
  useEffect(() => void ask(), [id, seed, lang.value]);
  const same = found.value?.id === id ? found.value?.same : undefined;
  if (!same?.games.length) return null;
  if (same.count === 1) return html`<p class="quiet same-deal">${say("web-same-none")}</p>`;
  return html`<details class="same-deal" open=${!isSmall()}>
    <summary><h3>${say("web-same")} (${same.count - 1})</h3></summary>
    <${Games} same=${same} />
    ${rest(same) > 0 && html`<p class="quiet">${fill("web-same-rest", { n: rest(same) })}</p>`}
  </details>`;
}

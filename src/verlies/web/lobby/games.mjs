// The games as pictures: who plays them, how long, and how many rules they have.
import { signal } from "@preact/signals";
import { canBeAlone } from "./agreed.mjs";
import * as api from "../net/api.mjs";
import { html } from "../base/html.mjs";
import { tables } from "../base/keys.mjs";
import { go } from "../net/route.mjs";
import { fill, say } from "../net/state.mjs";

/** @typedef {import("../types.gen.d.ts").GameInfo} GameInfo */
/** @typedef {import("../types.gen.d.ts").Public} Public */

/** How many people can play, who may hold several seats. @param {GameInfo} game */
function players(game) {
  const [few, high] = game.seats;
  const low = canBeAlone(game) ? 1 : few;
  return low === high ? `${low}` : `${low}–${high}`;
}

/** @param {GameInfo} game */
const facts = (game) =>
  [
    fill("web-game-players", { n: players(game) }),
    game.time ? fill("web-game-time", { n: game.time }) : "",
    game.rules ? fill("web-game-rules", { n: game.rules }) : "",
  ].filter(Boolean);

/** A game without drawings is known by a letter: of its last word, for the first may be an article. @param {string} title */
const initial = (title) => title.split(" ").at(-1)?.[0] ?? "";

/** @param {{games: GameInfo[], chosen: string, pick: (id: string) => void}} props */
export const Games = ({ games, chosen, pick }) =>
  html`<div class="games" role="group" aria-label=${say("web-game")}>${games.map(
    (
      game,
    ) => html`<button key=${game.id} class="game" data-game=${game.id} aria-pressed=${game.id === chosen} onClick=${() => pick(game.id)}>
    ${game.art ? html`<img src=${`/api/art/${game.id}/cover.svg?v=${game.art}`} alt="" loading="lazy" width="300" height="170" />` : html`<span class="no-picture" aria-hidden="true">${initial(game.title)}</span>`}
    <b>${game.title}</b>
    <small>${facts(game).join(" · ")}</small></button>`,
  )}</div>`;

/** The game that is open, as the server knows it. @type {import("@preact/signals").Signal<Public | null>} */
const open = signal(null);

/** The last table of mine that was being played. */
const last = () => tables().find((entry) => entry.token && entry.status === "playing");

/** Ask how the game stands that is open. */
export async function lookForOpen() {
  const entry = last();
  open.value = null;
  if (!entry) return;
  const seen = await api.seeTable(entry.table).catch(() => null);
  if (seen?.status === "playing") open.value = seen;
}

/** Whose turn it is at the game that is open. @param {Public} seen */
function turn(seen) {
  const mine = last()?.seat ?? -1;
  if (seen.asked.includes(mine)) return say("web-open-mine");
  return fill("web-open-theirs", { names: seen.asked.map((seat) => seen.seats[seat]?.name).join(", ") });
}

/** The way back to a game that is not over yet, before all else. */
export const Resume = () =>
  open.value &&
  html`<button class="main big" id="resume" onClick=${() => go(`/t/${open.value?.table}`)}>${say("web-go-on")}
    <small>${open.value.title}: ${turn(open.value)}</small></button>`;

// Who sits where at a new table; where there are teams, choosing a seat is choosing a team.
import { signal } from "@preact/signals";
import { Field, Select } from "./fields.mjs";
import { html } from "../base/html.mjs";
import { underTeams } from "../base/teams.mjs";
import { fill, say } from "../net/state.mjs";

/** @typedef {import("../types.gen.d.ts").GameInfo} GameInfo */

export const seats = signal(["you"]);

/** Seats that several people play together, and what the server calls them. @type {Record<string, string>} */
const TOGETHER = { we: "you", friends: "friend" };
/** Somebody at this very screen comes by a link of their own, too. */
const HERE = "here";
/** What those are called who play at this screen, by seat. @type {import("@preact/signals").Signal<Record<number, string>>} */
const names = signal({});
/** @param {string} kind */
const isMine = (kind) => kind === "you" || kind === "we";
/** The team of each seat; nothing where everybody plays alone. @param {GameInfo} game */
const sides = (game) => game.sides[seats.value.length];

/** The seats as the server is asked for them. */
export function wished() {
  const shared = seats.value.flatMap((kind, n) => (kind in TOGETHER ? [n] : []));
  const asked = seats.value.map((kind) => (kind === HERE ? "friend" : (TOGETHER[kind] ?? kind)));
  return { seats: asked, ...(shared.length ? { shared } : {}) };
}

/** Those who play at this screen besides me, by seat. */
export const atThisScreen = () =>
  new Map(seats.value.flatMap((kind, n) => (kind === HERE ? [[n, names.value[n] ?? ""]] : [])));

/** @param {GameInfo} game @param {number} count */
export function resize(game, count) {
  const added = Array(Math.max(0, count - seats.value.length)).fill(game.usual);
  seats.value = [...seats.value, ...added].slice(0, count);
  if (!sides(game)) seats.value = seats.value.map((kind, n) => (n ? alone(game, kind) : "you"));
  else if (!seats.value.some(isMine)) seats.value = ["you", ...seats.value.slice(1)];
}

/** What a seat is where nobody can hold a second one or share it. @param {GameInfo} game @param {string} kind */
const alone = (game, kind) => (isMine(kind) ? game.usual : (TOGETHER[kind] ?? kind));

/** Who sits down in another team leaves the one before. @param {GameInfo} game @param {number} n @param {string} kind */
function choose(game, n, kind) {
  const teams = sides(game);
  const stays = (/** @type {number} */ i) => !teams || (game.open_teams && teams[i] === teams[n]);
  const leaves = (/** @type {string} */ was, /** @type {number} */ i) => isMine(kind) && isMine(was) && !stays(i);
  seats.value = seats.value.map((was, i) => (i === n ? kind : leaves(was, i) ? game.usual : was));
}

/** @param {GameInfo} game @param {number} n @returns {[string, string][]} */
function kinds(game, n) {
  const bots = Object.entries(game.bots);
  if (sides(game)) return [...["you", "we", "friend", "friends", HERE].map(worded), ...bots];
  return n === 0 ? [worded("you")] : [worded("friend"), worded(HERE), ...bots];
}
/** @param {string} kind @returns {[string, string]} */
const worded = (kind) => [kind, say(`web-${kind}`)];

/** What somebody at this screen is called, below their seat. @param {{n: number}} props */
const NameOf = ({ n }) => html`<${Field} title=${fill("web-name-of", { n: n + 1 })}>
  <input id=${`name-${n}`} maxlength="24" autocomplete="off" value=${names.value[n] ?? ""}
    onInput=${(/** @type {any} */ e) => (names.value = { ...names.value, [n]: e.target.value })} /></${Field}>`;

/** @param {{game: GameInfo, n: number}} props */
const SeatChoice = ({ game, n }) => html`<div class=${seats.value[n] === HERE ? "seat-pick with-name" : "seat-pick"}>
  <${Field} title=${String(n + 1)}><${Select} id=${`seat-${n}`} name=${`${say("web-seat")} ${n + 1}`} value=${seats.value[n]} choices=${kinds(game, n)}
    set=${(/** @type {string} */ kind) => choose(game, n, kind)} /></${Field}>
  ${seats.value[n] === HERE && html`<${NameOf} n=${n} />`}</div>`;

/** @param {{game: GameInfo}} props */
export const SeatChoices = ({ game }) =>
  html`<div class="seat-choices">${underTeams(
    seats.value.map((_, n) => n),
    (n) => sides(game)?.[n] ?? -1,
    (n) => html`<${SeatChoice} key=${n} game=${game} n=${n} />`,
    sides(game) ? game.teams : [],
  )}</div>`;

// The lobby: one click against bots, or a table of one's own with friends.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "../net/api.mjs";
import { Alone, Options, Variants, options, seat, seatsAlone } from "./agreed.mjs";
import { BrokenGames, lookForBroken } from "./broken.mjs";
import { drawn, loadSymbols } from "../base/art.mjs";
import { readChallenge } from "../base/copy.mjs";
import { Field, Select } from "./fields.mjs";
import { showGame } from "./demo.mjs";
import { FromFile } from "./file.mjs";
import { Games, Resume, lookForOpen } from "./games.mjs";
import { HowTo } from "./howto.mjs";
import { html } from "../base/html.mjs";
import { forget, remember, tables } from "../base/keys.mjs";
import { isLight, lang, myName, setName, setTheme } from "../base/prefs.mjs";
import { go, route } from "../net/route.mjs";
import { sitHere } from "./hotseat.mjs";
import { atThisScreen, resize, SeatChoices, seats, wished } from "./seats.mjs";
import { OtherLanguage } from "./settings.mjs";
import { art, fill, reset, say, tell } from "../net/state.mjs";
import { loadWords } from "../base/words.mjs";

/** @typedef {import("../types.gen.d.ts").GameInfo} GameInfo */

/** @type {import("@preact/signals").Signal<GameInfo[]>} */
const games = signal([]);
const chosen = signal("");
const name = signal(myName.value);
const seed = signal("");
const mine = signal(tables());

const game = () => games.value.find((g) => g.id === chosen.value) ?? games.value[0];

/** @param {import("../types.d.ts").Wish} wish @param {Map<number, string>} [here] those who play at this screen, too */
async function open(wish, here) {
  try {
    setName(name.value);
    const seated = await api.openTable({ name: name.value, ...wish });
    remember({ ...seated, game: wish.game, title: games.value.find((g) => g.id === wish.game)?.title ?? wish.game });
    if (here) await sitHere(seated, name.value, here);
    go(`/t/${seated.table}`);
  } catch (problem) {
    tell(/** @type {Error} */ (problem).message);
  }
}

/** So many sit at a table if nobody says otherwise. */
const USUAL = 3;
const quick = () =>
  open({ game: game().id, seats: ["you", ...Array(Math.max(game().seats[0], USUAL) - 1).fill(game().usual)] });
function start() {
  const alone = seatsAlone(game());
  const seating = alone ? { seats: Array(alone).fill("you") } : wished();
  const agreed = { patience: Number(patience.value), delay: Number(delay.value) };
  const wish = { game: chosen.value, ...seating, options: options.value, ...agreed };
  open(seed.value ? { ...wish, seed: seed.value } : wish, alone ? undefined : atThisScreen());
}

/** After how many minutes a bot plays for somebody who is away. */
const patience = signal("0");
const PATIENCES = ["0", "1", "5", "60", "1440"];
/** How many answers later those who watch see what happens. */
const delay = signal("0");
const DELAYS = ["0", "10", "40"];
/** Asked only where somebody else sits down. */
const Patience = () =>
  seats.value.some((kind) => kind.startsWith("friend")) &&
  html`<${Field} title=${say("web-patience")}><${Select} id="patience" value=${patience.value} set=${(/** @type {string} */ p) => (patience.value = p)}
    choices=${PATIENCES.map((p) => [p, say(`web-patience-${p}`)])} /></${Field}>
    <${Field} title=${say("web-delay")}><${Select} id="delay" value=${delay.value} set=${(/** @type {string} */ d) => (delay.value = d)}
    choices=${DELAYS.map((d) => [d, say(`web-delay-${d}`)])} /></${Field}>`;

/** As many seats as wished, or as many as the game allows. @param {number} count */
const fitting = (count) => Math.min(game().seats[1], Math.max(game().seats[0], count));

/** What a game needs to be shown here: its words and its cards. */
const present = () => loadWords(game().id).then(() => loadSymbols(game().id, game().art ?? ""));

/** @param {string} id */
function pick(id) {
  chosen.value = id;
  options.value = {};
  present().catch((problem) => tell(problem.message));
  resize(game(), fitting(seats.value.length));
}

const dice = () => (seed.value = [...crypto.getRandomValues(new Uint8Array(5))].map((b) => b.toString(36)).join(""));

const Challenge = () => html`<details open=${seed.value !== ""}><summary>${say("web-challenge-title")}</summary>
  <p class="quiet">${say("web-seed-hint")}</p>
  <${Field} title=${say("web-seed")}><input id="seed" maxlength="40" value=${seed.value} onInput=${(/** @type {any} */ e) => (seed.value = e.target.value)} /></${Field}>
  <button type="button" onClick=${dice}>${say("web-seed-new")}</button>
</details>`;

/** How many play, and who sits where. */
function Seating() {
  const [low, high] = game().seats;
  /** @type {[string, string][]} */
  const counts = Array.from({ length: high - low + 1 }, (_, i) => [String(low + i), String(low + i)]);
  return html`<${Field} title=${say("web-players")}><${Select} id="players" value=${String(seats.value.length)} set=${(/** @type {string} */ n) => seat(game(), Number(n))} choices=${counts} /></${Field}>
    <${SeatChoices} game=${game()} />
    <${Patience} />`;
}

function NewTable() {
  const alone = seatsAlone(game());
  return html`<section class="box new-table">
    <h2>${say("web-new-table")}</h2>
    <${Field} title=${say("web-name")}><input id="name" maxlength="24" autocomplete="nickname" value=${name.value} onInput=${(/** @type {any} */ e) => (name.value = e.target.value)} placeholder=${say("web-name-hint")} /></${Field}>
    <${Field} title=${say("web-game")}><${Select} id="game" value=${chosen.value} set=${pick} choices=${games.value.map((g) => [g.id, g.title])} /></${Field}>
    ${alone ? html`<${Alone} count=${alone} />` : html`<${Seating} />`}
    <${Options} game=${game()} />
    <${Challenge} />
    <${Variants} game=${game()} />
    <button class="main" id="open" onClick=${start}>${say("web-open-table")}</button>
  </section>`;
}

/** A number of a table, alone or at the end of a link. */
const TABLE = /^(?:\S*\/t\/)?([a-z0-9]{10})\/?(#\S*)?$/i;
/** Whether what was typed in is neither. */
const nonsense = signal(false);

/** @param {Event} e */
function watch(e) {
  e.preventDefault();
  const field = /** @type {HTMLInputElement} */ (/** @type {HTMLFormElement} */ (e.target).elements.namedItem("table"));
  const found = field.value.trim().match(TABLE);
  nonsense.value = !found;
  if (found) go(`/t/${found[1].toLowerCase()}${found[2] ?? ""}`);
  else field.focus();
}

/** @param {import("../types.d.ts").Entry} entry */
const when = (entry) => new Date(entry.at ?? 0).toLocaleString(lang.value, { dateStyle: "medium", timeStyle: "short" });

/** @param {{entry: import("../types.d.ts").Entry}} props */
const Mine = ({ entry }) => html`<li>
  <button class="row" onClick=${() => go(`/t/${entry.table}`)}><span>${games.value.find((g) => g.id === entry.game)?.title ?? (entry.title || entry.table)}</span>
    <small>${[entry.token ? "" : say("web-watched"), entry.status && say(`web-status-${entry.status}`), when(entry)].filter(Boolean).join(" · ")}</small>
    ${entry.people?.length ? html`<small>${entry.people.join(", ")}</small>` : null}</button>
  <button class="ghost" onClick=${() => (forget(entry.table), (mine.value = tables()))} aria-label=${`${say("web-forget")}: ${entry.table}`} title=${say("web-forget")}>×</button>
</li>`;

const MyTables = () => html`<section class="box my-tables">
  <h2>${say("web-my-tables")}</h2>
  ${mine.value.length ? html`<ul class="mine">${mine.value.slice(0, 8).map((entry) => html`<${Mine} key=${entry.table} entry=${entry} />`)}</ul>` : html`<p>${say("web-no-table")}</p><button onClick=${quick}>${say("web-quick")}</button>`}
  <form class="watch" onSubmit=${watch}><input name="table" placeholder=${say("web-watch-hint")} aria-label=${say("web-watch-hint")}
    aria-invalid=${nonsense.value} aria-describedby=${nonsense.value ? "nonsense" : null} onInput=${() => (nonsense.value = false)} /><button>${say("web-watch")}</button></form>
  ${nonsense.value && html`<p id="nonsense" class="why-not" role="alert">${say("web-watch-nonsense")}</p>`}
  <${FromFile} />
</section>`;

/** A fan of cards, if the game has drawn some. */
function Fan() {
  if (!art.value.faces) return null;
  const all = [...document.querySelectorAll("#faces symbol")].map((e) => e.id);
  const some = [0.21, 0.42, 0.82, 0.54, 0.3].map((part) => all[Math.floor(part * all.length)]);
  return html`<div class="fan" aria-hidden="true">${some.filter(drawn).map((id) => html`<svg key=${id} viewBox="0 0 250 350"><use href=${`#${id}`} width="250" height="350" /></svg>`)}</div>`;
}

/** A challenge link fills in the form: the game, deal and options somebody else played. */
function takeUp() {
  const found = readChallenge(route.value.challenge);
  if (!found) return;
  pick(found.game);
  seed.value = found.seed;
  options.value = found.options;
  if (found.seats) resize(game(), found.seats);
}

async function arrive() {
  const found = await api.games();
  chosen.value ||= found[0]?.id ?? "";
  await loadWords(chosen.value);
  games.value = found;
  if (seats.value.length === 1) resize(game(), fitting(USUAL));
  mine.value = tables();
  lookForOpen();
  lookForBroken();
  takeUp();
  if (route.value.demo) return void (await showGame(chosen.value));
  await present();
}

const Head = () => html`<header>
  <h1>Verlies</h1>
  <nav>
    <${OtherLanguage} />
    <button class="ghost" id="theme" onClick=${() => setTheme(isLight() ? "dark" : "light")}>${say(isLight() ? "web-theme-dark" : "web-theme-light")}</button>
  </nav>
</header>`;

export function Lobby() {
  useEffect(() => {
    reset();
    arrive().catch((problem) => tell(problem.message));
  }, [lang.value]);
  if (!games.value.length)
    return html`<main class="lobby"><h1 class="unseen">Verlies</h1><p class="lamp" aria-busy="true"></p></main>`;
  return html`<main class="lobby"><div class="page">
    <${Head} />
    <section class="entrance">
      <div><p class="welcome">${say("web-welcome")}</p>
        <div class="buttons"><${Resume} /><button class="main big" id="quick" onClick=${quick}>${say("web-quick")}</button><button class="big" id="demo" onClick=${() => showGame(game().id)}>${say("web-demo")}</button></div>
        <p class="quiet">${fill("web-quick-hint", { game: game().title })}</p></div>
      <${Fan} />
    </section>
    <${Games} games=${games.value} chosen=${game().id} pick=${pick} />
    <${BrokenGames} />
    <div class="columns"><${NewTable} /><${MyTables} /><section class="box"><${HowTo} game=${game().id} about=${game().about} /></section></div>
    <footer class="quiet">${say("web-notice")}</footer>
  </div></main>`;
}

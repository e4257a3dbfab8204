// The lobby: one click against bots, or a table of one's own with friends.
import { useEffect } from "preact/hooks";
import { signal } from "@preact/signals";
import { html } from "./html.mjs";
import * as api from "./api.mjs";
import { setLanguage, setTheme } from "./dialog.mjs";
import { forget, myName, remember, setName, tables } from "./keys.mjs";
import { go, route } from "./route.mjs";
import { lang, say, tell, theme } from "./state.mjs";
import { loadWords } from "./words.mjs";

const games = signal([]);
const chosen = signal("klong");
const seats = signal(["you", "greedy", "greedy"]);
const options = signal({});
const name = signal(myName());
const seed = signal("");
const mine = signal(tables());

const game = () => games.value.find((g) => g.id === chosen.value) ?? games.value[0];

async function open(wish) {
  try {
    setName(name.value);
    const seated = await api.openTable({ name: name.value, ...wish });
    remember({ ...seated, game: wish.game, title: games.value.find((g) => g.id === wish.game)?.title ?? wish.game });
    go(`/t/${seated.table}`);
  } catch (problem) {
    tell(problem.message);
  }
}

const quick = () => open({ game: "klong", seats: ["you", "greedy", "greedy"] });
const start = () => {
  const wish = { game: chosen.value, seats: seats.value, options: options.value };
  open(seed.value ? { ...wish, seed: seed.value } : wish);
};

function SeatChoice({ n }) {
  const set = (e) => (seats.value = seats.value.map((s, i) => (i === n ? e.target.value : s)));
  const bots = Object.entries(game()?.bots ?? {});
  return html`<label class="field">
    <span>${say("web-seat")} ${n + 1}</span>
    <select value=${seats.value[n]} onChange=${set}>
      ${n === 0 ? html`<option value="you">${say("web-you")}</option>` : html`<option value="friend">${say("web-friend")}</option>`}
      ${n > 0 && bots.map(([id, title]) => html`<option value=${id}>${title}</option>`)}
    </select>
  </label>`;
}

function Settings() {
  const set = (id) => (e) => (options.value = { ...options.value, [id]: e.target.value });
  return (game()?.settings ?? [])
    .filter((s) => Object.keys(s.choices).length)
    .map(
      (s) => html`<label class="field" key=${s.name}><span>${s.title}</span>
        <select value=${options.value[s.name] ?? s.default} onChange=${set(s.name)}>
          ${Object.entries(s.choices).map(([id, title]) => html`<option value=${id}>${title}</option>`)}
        </select></label>`,
    );
}

function resize(count) {
  const more = Array(Math.max(0, count - seats.value.length)).fill("greedy");
  seats.value = [...seats.value, ...more].slice(0, count);
}

function NewTable() {
  const [low, high] = game()?.seats ?? [2, 4];
  return html`<section class="box">
    <h2>${say("web-new-table")}</h2>
    <label class="field"><span>${say("web-name")}</span>
      <input maxlength="24" value=${name.value} onInput=${(e) => (name.value = e.target.value)} placeholder=${say("web-name-hint")} /></label>
    <label class="field"><span>${say("web-game")}</span>
      <select value=${chosen.value} onChange=${(e) => ((chosen.value = e.target.value), resize(Math.max(seats.value.length, game().seats[0])))}>
        ${games.value.map((g) => html`<option value=${g.id}>${g.title}</option>`)}
      </select></label>
    <${Settings} />
    <label class="field"><span>${say("web-players")}</span>
      <select value=${seats.value.length} onChange=${(e) => resize(Number(e.target.value))}>
        ${Array.from({ length: high - low + 1 }, (_, i) => html`<option value=${low + i}>${low + i}</option>`)}
      </select></label>
    <div class="seat-choices">${seats.value.map((_, n) => html`<${SeatChoice} key=${n} n=${n} />`)}</div>
    <details><summary>${say("web-more")}</summary>
      <label class="field"><span>${say("web-seed")}</span><input maxlength="40" value=${seed.value} onInput=${(e) => (seed.value = e.target.value)} /></label>
      <p class="quiet">${say("web-seed-hint")}</p>
    </details>
    <button class="main" onClick=${start}>${say("web-open-table")}</button>
  </section>`;
}

function MyTables() {
  if (!mine.value.length) {
    return html`<section class="box empty"><h2>${say("web-my-tables")}</h2><p>${say("web-no-table")}</p>
      <button class="main" onClick=${quick}>${say("web-quick")}</button></section>`;
  }
  const drop = (id) => (forget(id), (mine.value = tables()));
  return html`<section class="box">
    <h2>${say("web-my-tables")}</h2>
    <ul class="mine">${mine.value.map(
      (t) => html`<li key=${t.table}><button class="row" onClick=${() => go(`/t/${t.table}`)}>${t.title || t.game} <small>${t.table}</small></button>
        <button class="ghost" onClick=${() => drop(t.table)} aria-label=${say("web-forget")}>×</button></li>`,
    )}</ul>
  </section>`;
}

export function Lobby() {
  useEffect(() => {
    (async () => {
      await loadWords("klong");
      games.value = await api.games();
      mine.value = tables();
      challenge();
    })();
  }, [lang.value]);
  if (!games.value.length) return html`<main class="lobby"><p class="quiet">…</p></main>`;
  return html`<main class="lobby">
    <header>
      <h1>Verlies</h1>
      <p>${say("web-welcome")}</p>
      <nav>
        <button class="ghost" onClick=${() => setLanguage(lang.value === "de" ? "en" : "de")}>${lang.value === "de" ? "English" : "Deutsch"}</button>
        <button class="ghost" onClick=${() => setTheme(theme.value === "light" ? "dark" : "light")}>${say(theme.value === "light" ? "web-theme-dark" : "web-theme-light")}</button>
      </nav>
    </header>
    <section class="hero">
      <button class="main big" id="quick" onClick=${quick}>${say("web-quick")}</button>
      <p class="quiet">${say("web-quick-hint")}</p>
    </section>
    <div class="columns"><${NewTable} /><${MyTables} /></div>
    <footer class="quiet">${say("web-notice")}</footer>
  </main>`;
}

/** A challenge link fills in the form: game, seed and options somebody else played. */
function challenge() {
  const [id, value, rest] = route.value.challenge.split("~");
  if (!id || !value) return;
  chosen.value = id;
  seed.value = value;
  options.value = Object.fromEntries(new URLSearchParams(rest ?? ""));
}

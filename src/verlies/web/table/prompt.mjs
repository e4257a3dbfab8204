// What is asked of whom, and the answers that are nowhere else on the table.
import { computed, effect, signal } from "@preact/signals";
import { Card } from "./card.mjs";
import { drawn } from "../base/art.mjs";
import { html } from "../base/html.mjs";
import { Icon, Pawn, seatClass } from "../base/icon.mjs";
import { Held, Turner, choosing, turning } from "../board/laying.mjs";
import { foretold, give, left } from "./foresight.mjs";
import { Always, needsNobody } from "./habits.mjs";
import { loose } from "./offers.mjs";
import { question } from "../stage/held.mjs";
import { MOST_TRIES, givenUp, replace, send } from "../net/socket.mjs";
import {
  deed,
  fill,
  halted,
  howMuch,
  label,
  link,
  maybe,
  mySeat,
  noteOf,
  past,
  prompt,
  say,
  scene,
  seatInfo,
  table,
  view,
} from "../net/state.mjs";

/** @typedef {import("../types.gen.d.ts").Choice} Choice */

/** Why nobody answers anything just now, as the name of an error; empty if nothing is in the way, or all is over. */
function halt() {
  const ended = table.value?.ended;
  if (!halted.value || past.value || scene.value?.result || ended === "imported") return "";
  return ended ? "ended" : table.value?.paused ? "paused" : "proposal-open";
}
/** Those everybody waits for: who is asked, or where all are to agree to something, who has not. */
const awaited = () => (halt() ? (table.value?.proposal?.awaited ?? []) : [...question.value.seats]);
/** The people everybody waits for though they are not here. */
const away = () =>
  awaited().filter((seat) => seat !== mySeat.value && seatInfo(seat).kind === "human" && !seatInfo(seat).online);

/** What is asked, as far as the stage has come; if whoever is asked is not here, that, and if I have no answer, that. */
function request() {
  if (needsNobody(prompt.value)) return say("web-idle");
  const { text, held } = question.value;
  if (held && !halt()) return text || say("web-unfolding");
  const absent = prompt.value ? [] : away().map((seat) => seatInfo(seat).name);
  if (absent.length)
    return fill(absent.length > 1 ? "web-asked-away-many" : "web-asked-away", { names: absent.join(", ") });
  return halt() ? say(`error-${halt()}`) : text;
}

function sentence() {
  if (link.value.open) return request();
  return givenUp() ? say("web-lost") : fill("web-reconnecting", { n: Math.max(1, link.value.tries), of: MOST_TRIES });
}

/** When a bot plays for whoever is away, by this browser's clock; 0 if no time runs. */
const due = computed(() => (table.value?.bot_in ? Date.now() + table.value.bot_in * 1000 : 0));
const now = signal(0);
effect(() => {
  if (!due.value) return;
  now.value = Date.now();
  const clock = setInterval(() => (now.value = Date.now()), 1000);
  return () => clearInterval(clock);
});
const TWO = { minimumIntegerDigits: 2 };
/** @param {number} seconds */
const minutes = (seconds) => `${Math.floor(seconds / 60)}:${(seconds % 60).toLocaleString("en", TWO)}`;

/** How long everybody still waits for somebody who is away, and more time for them. */
function Clock() {
  if (!due.value || past.value || !away().length) return null;
  const left = minutes(Math.max(0, Math.round((due.value - now.value) / 1000)));
  return html`<span class="clock" role="timer" aria-label=${fill("web-bot-in", { time: left })} title=${fill("web-bot-in", { time: left })}>${left}</span>
    ${mySeat.value >= 0 && html`<button class="more-time" onClick=${() => send({ t: "wait" })} title=${fill("web-more-time-long", { n: table.value?.patience })}>${say("web-more-time")}</button>`}`;
}

/** A bot for whoever everybody waits for, offered to the host; while the host is away, to the others. */
const Absent = () =>
  table.value?.may_replace && !past.value
    ? away().map(
        (seat) =>
          html`<button class="replace" key=${seat} onClick=${() => replace(seat)} title=${say("web-replace-long")}>${fill("web-replace", { name: seatInfo(seat).name })}</button>`,
      )
    : null;

const MIDDLING = 48;
const LONG = 74;
const LONGEST = 90;

/** Who must do what. */
export function PromptBar() {
  const mine = prompt.value !== null && !needsNobody(prompt.value);
  const who = awaited();
  const text = sentence();
  const classes = [
    "prompt",
    mine ? "mine" : "",
    link.value.open ? "" : "broken",
    who.length === 1 ? seatClass(who[0]) : "",
    text.length > LONG ? "long" : text.length > MIDDLING ? "middling" : "",
    text.length > LONGEST ? "longest" : "",
  ];
  return html`<div class=${classes.join(" ")} role="status" aria-live="polite" tabindex="-1">
    ${who.slice(0, 4).map((seat) => html`<${Pawn} key=${seat} seat=${seat} size=${24} />`)}
    <span class="ask">${text}</span>
    ${mine && !foretold() && left() && html`<span class="left-over">${left()}</span>`}
    ${mine && foretold() && html`<span class="foretold" aria-hidden="true">${foretold()}</span>`}
    <${Clock} /><${Absent} />
  </div>`;
}

/** Whether all that is to be said is a chance: a bare percentage does not say of what. @param {import("../types.gen.d.ts").Mark[]} marks */
const isChance = (marks) => marks.length === 1 && maybe(`mark-${marks[0].kind}.unit`) !== "";

/** What a choice costs: by its symbols, or in words where one of them is not drawn or there is but a chance. @param {{choice: Choice}} props */
function Cost({ choice }) {
  const marks = choice.cost ?? [];
  if (isChance(marks) || !marks.every((m) => drawn(`mark-${m.kind}`)))
    return html`<span class="cost">${view.value?.costs?.[choice.id]}</span>`;
  return (
    marks.length > 0 &&
    html`<span class="costs">${marks.map(
      (m) =>
        html`<span class="cost">${howMuch(m)}<${Icon} id=${`mark-${m.kind}`} label=${say(`fact-${m.kind}`)} size=${18} /></span>`,
    )}</span>`
  );
}

/** What a choice does, and below it what is to be known of that, unless it is said once for several. @param {{choice: Choice, apart: boolean}} props */
const Deed = ({ choice, apart }) => html`<span class="deed">${deed(choice)}
  ${noteOf(choice) && html`<span class="unseen"> – </span><small class=${apart ? "unseen" : "note"}>${noteOf(choice)}</small>`}</span>`;

/** So many letters need the width of two columns. */
const WORDY = 56;

/** @param {{choice: Choice, apart?: boolean}} props */
function Option({ choice, apart = false }) {
  if (choice.noun === "card") return html`<${Card} face=${choice.target} options=${[choice]} />`;
  return html`<button class=${!apart && label(choice).length > WORDY ? "option wordy" : "option"} data-option=${choice.id} onClick=${() => give(choice)}>
    ${choice.noun === "seat" && html`<${Pawn} seat=${Number(choice.target)} size=${22} />`}
    ${choice.shows ? html`<${Icon} id=${`${choice.shows.noun}-${choice.shows.face}`} turned=${choice.shows.turned} size=${64} />` : html`<${Icon} id=${`${choice.noun}-${choice.target}`} size=${28} />`}
    <${Deed} choice=${choice} apart=${apart} />
    <${Cost} choice=${choice} />
  </button>`;
}

/** The notes that are true of several of those whom one may choose, each with its choices. @param {Choice[]} all */
function commonNotes(all) {
  const noted = all.filter((c) => c.noun === "seat" && noteOf(c));
  const those = noted.map((c) => /** @type {const} */ ([noteOf(c), noted.filter((d) => noteOf(d) === noteOf(c))]));
  return new Map(those.filter(([, same]) => same.length > 1));
}

/** A note that is true of several, said once. @param {{note: string, those: Choice[]}} props */
const CommonNote = ({ note, those }) => html`<p class="common-note" aria-hidden="true">
  ${those.map((c) => html`<${Pawn} key=${c.id} seat=${Number(c.target)} size=${14} />`)} ${note}</p>`;

/** More answers than so many stand in columns. */
const FEW = 3;

/** Answers that are not on the table already, laid out at the edge of the board. */
export function Tray() {
  if ((!loose.value.length && !choosing.value) || needsNobody(prompt.value)) return null;
  const others = turning.value ? loose.value.filter((c) => c.kind !== "turn") : loose.value;
  const notes = commonNotes(others);
  return html`<div class=${others.length > FEW ? "tray many" : "tray"} role="group" aria-label=${say("web-choices")} onPointerDown=${(/** @type {Event} */ e) => e.stopPropagation()}>
    <${Held} /><${Turner} />
    ${others.map((choice) => html`<${Option} key=${choice.id} choice=${choice} apart=${notes.has(noteOf(choice))} />`)}
    ${[...notes].map(([note, those]) => html`<${CommonNote} key=${note} note=${note} those=${those} />`)}
    <${Always} />
  </div>`;
}

effect(() => {
  const turn = prompt.value ? "● " : "";
  document.title = scene.value && table.value ? `${turn}${table.value.title} – Verlies` : "Verlies";
  document.querySelector("link[rel=icon]")?.setAttribute("href", `/web/base/icon${turn && "-turn"}.svg`);
});

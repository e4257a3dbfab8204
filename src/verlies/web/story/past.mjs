// Looking back: any moment of the game as I saw it, and when it is over as the others did. Nothing can be answered there.
import { effect, signal } from "@preact/signals";
import * as api from "../net/api.mjs";
import { copy } from "../base/copy.mjs";
import { html } from "../base/html.mjs";
import { known, remember } from "../base/keys.mjs";
import { go, route } from "../net/route.mjs";
import { send } from "../net/socket.mjs";
import { fill, log, past, say, table, tell, view } from "../net/state.mjs";

const STEP_MS = 1100;
/** So many answers may be missed before somebody who comes back is offered to see them. */
const MISSED = 3;
const SPECTATOR = -1;

/** Whether the moments go on by themselves. */
const playing = signal(false);
/** Through whose eyes I look, if not my own. @type {import("@preact/signals").Signal<number | undefined>} */
const eyes = signal(undefined);
/** The last answer I had seen when I left, if much has happened since. */
const missed = signal(-1);

/** Look at a moment. @param {number} at */
export function lookAt(at) {
  missed.value = -1;
  send({ t: "past", at: Math.max(at, 0), ...(eyes.value === undefined ? {} : { seat: eyes.value }) });
}

/** Come back to what is going on. */
export function toNow() {
  playing.value = false;
  eyes.value = undefined;
  past.value = null;
}

/** The answers with which a turn began. */
const turns = () => past.value?.turns ?? [];
const here = () => past.value?.at ?? 0;
const last = () => past.value?.count ?? 0;

/** Go to another moment by hand. @param {number} at */
function jump(at) {
  playing.value = false;
  lookAt(Math.min(at, last()));
}
const turnBack = () => jump(turns().findLast((n) => n < here()) ?? 0);
const turnOn = () => jump(turns().find((n) => n > here()) ?? last());

/** What keys do while one looks back. @type {Record<string, () => void>} */
export const PAST_KEYS = {
  ArrowLeft: () => jump(here() - 1),
  ArrowRight: () => jump(here() + 1),
  ArrowUp: turnBack,
  ArrowDown: turnOn,
  Home: () => jump(0),
  End: () => jump(last()),
  " ": playOrPause,
  Escape: toNow,
};

/** Watch from a moment on. @param {number} from */
export function watch(from) {
  playing.value = true;
  lookAt(from);
}

/** Play on, or from the beginning if there is nothing left. */
function playOrPause() {
  if (playing.value) playing.value = false;
  else watch(here() < last() ? here() + 1 : 0);
}

effect(() => {
  if (!playing.value || !past.value) return;
  const { at, count } = past.value;
  if (at >= count) return void (playing.value = false);
  const clock = setTimeout(() => lookAt(at + 1), STEP_MS);
  return () => clearTimeout(clock);
});

/** @param {string} seat */
function lookThrough(seat) {
  eyes.value = Number(seat);
  lookAt(here());
}

/** Through whose eyes to look, once nothing is secret any more. */
const Eyes = () =>
  over() &&
  html`<select id="past-eyes" aria-label=${say("web-past-eyes")} value=${String(past.value?.view.scene.seat ?? SPECTATOR)}
    onChange=${(/** @type {Event} */ e) => lookThrough(/** @type {HTMLSelectElement} */ (e.target).value)}>
    ${table.value?.seats.map((seat) => html`<option value=${String(seat.seat)}>${seat.name}</option>`)}
    <option value=${String(SPECTATOR)}>${say("web-past-watching")}</option>
  </select>`;

/** @param {{id: string, sign: string, text: string, act: () => void, off?: boolean}} props */
const Knob = ({ id, sign, text, act, off = false }) =>
  html`<button id=${id} class="knob" onClick=${act} disabled=${off} aria-label=${say(text)} title=${say(text)}>${sign}</button>`;

const link = () => copy(`${location.origin}/t/${table.value?.id}#at=${here()}`);

/** Whether the game is over, so that it can be gone on with otherwise. */
const over = () => table.value?.status === "over";

/** Sit down at a table of one's own that goes on from here, on the seat through whose eyes one looks. */
async function playOn() {
  const old = table.value;
  const seat = Math.max(past.value?.view.scene.seat ?? 0, 0);
  if (!old) return;
  try {
    const seated = await api.playOn(old.id, here(), seat);
    remember({ ...seated, game: old.game, title: old.title });
    toNow();
    go(`/t/${seated.table}`);
  } catch (problem) {
    tell(/** @type {Error} */ (problem).message);
  }
}

/** What had just happened, where we are in the game, and the way to other moments. */
export function PastBar() {
  if (!past.value) return null;
  const told = (past.value.view.log ?? []).map((line) => line.text).join(" ");
  return html`<section class="look-back" aria-label=${say("web-past")}>
    <p class="told" aria-live="polite">${told || say("web-past-quiet")}</p>
    <input id="past-at" type="range" min="0" max=${last()} value=${here()} aria-label=${fill("web-past-at", { at: here(), count: last() })}
      onInput=${(/** @type {Event} */ e) => jump(Number(/** @type {HTMLInputElement} */ (e.target).value))} />
    <div class="knobs">
      <${Knob} id="past-first" sign="|◀" text="web-past-first" act=${() => jump(0)} off=${here() === 0} />
      <${Knob} id="past-turn-back" sign="◀◀" text="web-past-turn-back" act=${turnBack} off=${here() === 0} />
      <${Knob} id="past-back" sign="◀" text="web-past-back" act=${() => jump(here() - 1)} off=${here() === 0} />
      <${Knob} id="past-play" sign=${playing.value ? "❚❚" : "▷"} text=${playing.value ? "web-past-pause" : "web-past-play"} act=${playOrPause} />
      <${Knob} id="past-on" sign="▶" text="web-past-on" act=${() => jump(here() + 1)} off=${here() >= last()} />
      <${Knob} id="past-turn-on" sign="▶▶" text="web-past-turn-on" act=${turnOn} off=${here() >= last()} />
      <span class="where">${fill("web-past-at", { at: here(), count: last() })}</span>
      <${Eyes} />
      ${over() && html`<button id="play-on" onClick=${playOn} disabled=${Boolean(past.value.view.scene.result)} title=${say("web-play-on-long")}>${say("web-play-on")}</button>`}
      <${Knob} id="past-link" sign="Link" text="web-past-link" act=${link} />
      <button id="past-now" class=${asksMe() ? "main" : ""} onClick=${toNow}>${say(asksMe() ? "web-past-asked" : "web-past-now")}</button>
    </div>
  </section>`;
}

/** Whether I am asked something while I look back. */
const asksMe = () => Boolean(view.value?.scene.prompts?.some((p) => p.choices?.length));

/** Offered to somebody who comes back: what happened meanwhile. */
export const Missed = () =>
  missed.value >= 0 &&
  !past.value &&
  html`<p class="missed" role="status">
    <button class="main" id="missed" onClick=${() => watch(missed.value + 1)}>${say("web-missed")}</button>
    <button class="ghost" aria-label=${say("web-close")} onClick=${() => (missed.value = -1)}>×</button>
  </p>`;

const newest = () => log.value.at(-1)?.n ?? 0;

/** What I have seen is kept, so that I can be told what I missed. */
function leave() {
  const id = table.value?.id;
  if (id && view.value && missed.value < 0) remember({ table: id, seen: newest() });
}
addEventListener("pagehide", leave);
document.addEventListener("visibilitychange", () => document.hidden && leave());

/** The table at which we have just sat down, and what was asked for on the way. */
let satAt = "";
effect(() => {
  const id = table.value?.id ?? "";
  if (!id || !view.value || satAt === id) return;
  satAt = id;
  const seen = known(id)?.seen ?? Infinity;
  if (route.peek().at) lookAt(Number(route.peek().at));
  else if (newest() - seen > MISSED && !over()) missed.value = seen;
});
effect(() => {
  const { at } = route.value;
  if (at && view.peek() && satAt === table.peek()?.id) lookAt(Number(at));
});
effect(() => {
  if (!table.value) [satAt, missed.value] = ["", -1];
});

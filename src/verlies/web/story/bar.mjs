// Whoever looks back: what had just happened and where we are in the game, above; the way to other moments, where one would act.
import { effect, signal } from "@preact/signals";
import { copy, momentLink } from "../base/copy.mjs";
import { html } from "../base/html.mjs";
import { film, setFilm } from "../base/prefs.mjs";
import { fill, past, say, table, view } from "../net/state.mjs";
import { playOn } from "./branch.mjs";
import * as p from "./past.mjs";

const SPECTATOR = -1;
/** How fast the film goes, and what that is called. */
const SPEEDS = [
  ["0.5", "½×"],
  ["1", "1×"],
  ["2", "2×"],
];

/** @param {Event} e */
const valueOf = (e) => /** @type {HTMLInputElement | HTMLSelectElement} */ (e.target).value;

/** Through whose eyes to look, once nothing is secret any more. */
const Eyes = () =>
  over() &&
  html`<select id="past-eyes" aria-label=${say("web-past-eyes")} title=${say("web-past-eyes")} value=${String(past.value?.view.scene.seat ?? SPECTATOR)}
    onChange=${(/** @type {Event} */ e) => p.lookThrough(Number(valueOf(e)))}>
    ${table.value?.seats.map((seat) => html`<option value=${String(seat.seat)}>${seat.name}</option>`)}
    <option value=${String(SPECTATOR)}>${say("web-past-watching")}</option>
  </select>`;

const Speed = () =>
  html`<select id="past-speed" aria-label=${say("web-past-speed")} title=${say("web-past-speed")} value=${film.value}
    onChange=${(/** @type {Event} */ e) => setFilm(valueOf(e))}>
    ${SPEEDS.map(([value, name]) => html`<option value=${value}>${name}</option>`)}
  </select>`;

/** @param {{id: string, sign: string, text: string, act: () => void, off?: boolean}} props */
const Knob = ({ id, sign, text, act, off = false }) =>
  html`<button id=${id} class="knob" onClick=${act} disabled=${off} aria-label=${say(text)} title=${say(text)}>${sign}</button>`;

const link = () => copy(momentLink(table.value?.id ?? "", p.here()));

/** Whether the game is over, so that it can be gone on with otherwise. */
const over = () => table.value?.status === "over";

/** Whether I am asked something while I look back. */
const asksMe = () => Boolean(view.value?.scene.prompts?.some((each) => each.choices?.length));

/** The moments of the game in a row. */
function Reel() {
  const where = fill("web-past-at", { at: p.here(), count: p.last() });
  return html`<div class="reel">
    <input id="past-at" type="range" min="0" max=${p.last()} value=${p.here()} aria-label=${where}
      onInput=${(/** @type {Event} */ e) => p.jump(Number(valueOf(e)))} />
    <span class="where">${where}</span>
  </div>`;
}

/** To other moments. */
function Knobs() {
  const [first, end] = [p.here() === 0, p.here() >= p.last()];
  const rolls = p.rolling.value;
  return html`<div class="knobs">
    <${Knob} id="past-first" sign="|◀" text="web-past-first" act=${() => p.jump(0)} off=${first} />
    <${Knob} id="past-turn-back" sign="◀◀" text="web-past-turn-back" act=${p.turnBack} off=${first} />
    <${Knob} id="past-back" sign="◀" text="web-past-back" act=${() => p.jump(p.here() - 1)} off=${first} />
    <${Knob} id="past-play" sign=${rolls ? "❚❚" : "▷"} text=${rolls ? "web-past-pause" : "web-past-play"} act=${p.playOrPause} />
    <${Knob} id="past-on" sign="▶" text="web-past-on" act=${p.step} off=${end} />
    <${Knob} id="past-turn-on" sign="▶▶" text="web-past-turn-on" act=${p.turnOn} off=${end} />
  </div>`;
}

/** Whether a small screen shows what there is beside the knobs. */
const more = signal(false);
effect(() => {
  if (!past.value) more.value = false;
});
const More = () =>
  html`<button id="past-more" class="knob only-phone" aria-expanded=${more.value} aria-label=${say("web-past-more")} title=${say("web-past-more")} onClick=${() => (more.value = !more.value)}>⋯</button>`;

/** How fast and through whose eyes to look, and what to make of this moment. */
const Extras = () => html`<div class=${more.value ? "extras open" : "extras"}>
  <${Speed} /><${Eyes} /><${Knob} id="past-link" sign="Link" text="web-past-link" act=${link} />
  ${over() && html`<button id="play-on" onClick=${playOn} disabled=${Boolean(past.value?.view.scene.result)} title=${say("web-play-on-long")}>${say("web-play-on")}</button>`}
</div>`;

/** Where I am in the game, in place of what is asked: nobody can answer here. */
export function PastReel() {
  const told = (past.value?.view.log ?? []).map((line) => line.text).join(" ");
  return html`<section class="look-back" aria-label=${say("web-past")}>
    <div class="told" role="status" tabindex="0" aria-label=${say("web-past-told")}>${told || say("web-past-quiet")}</div>
    <${Reel} />
  </section>`;
}

/** The way to other moments and back, where one would act. */
export const PastControls = () =>
  past.value &&
  html`<div class="controls" role="group" aria-label=${say("web-past")}>
    <${Knobs} /><${Extras} /><${More} />
    <button id="past-now" class=${asksMe() ? "main" : ""} onClick=${p.toNow}>${say(asksMe() ? "web-past-asked" : "web-past-now")}</button>
  </div>`;

// A tile in hand: carried to an open field, turned there, and laid by the answer; nothing is done before.
import { computed, effect, signal } from "@preact/signals";
import { wasDragged } from "./camera.mjs";
import { PX, anchor } from "./ground.mjs";
import { html } from "../base/html.mjs";
import { Flat, Small, middle } from "./pieces.mjs";
import { answer, why } from "../net/socket.mjs";
import {
  choices,
  choicesFor,
  fields,
  forgetReason,
  places,
  priced,
  prompt,
  reason,
  say,
  scene,
  view,
} from "../net/state.mjs";

/** @typedef {import("../types.gen.d.ts").Token} Token */

const TURN = "turn";
const LAY = "lay";
const QUARTERS = 4;

/** The tile in hand, if I know it. @type {{readonly value: Token | undefined}} */
const inHand = computed(() => scene.value?.ahead?.find((token) => token.flat));
const offered = computed(() => choices.value.filter((c) => c.kind === TURN));
/** Whether I am asked how the tile in hand lies. */
export const turning = computed(() => Boolean(inHand.value?.place) && offered.value.length > 0);
/** Whether I am asked where it is to lie. */
export const choosing = computed(() => inHand.value?.place === "" && choices.value.some((c) => c.kind === LAY));

/** How the tile was turned, and under which question. */
const turned = signal({ number: -1, turns: 0 });
/** How the tile in hand is turned: as I turned it, or in the first way it may lie. */
const now = computed(() =>
  turned.value.number === prompt.value?.number
    ? turned.value.turns
    : Number(offered.value[0]?.target ?? inHand.value?.turned ?? 0),
);
const choice = computed(() => offered.value.find((c) => c.target === String(now.value)));

/** How far a tile that lies already was turned before, if the choices say how far it turns on. */
function already() {
  const first = offered.value[0];
  return first?.shows ? ((first.shows.turned ?? 0) - Number(first.target) + QUARTERS) % QUARTERS : 0;
}

/** Turn the tile in hand; why it may not lie so is asked at once. @param {number} by */
export function turn(by = 1) {
  if (!turning.value) return;
  turned.value = { number: prompt.value?.number ?? -1, turns: (now.value + by + QUARTERS) % QUARTERS };
  forgetReason();
  if (!choice.value) why("number", String(now.value));
}

/** Lay the tile as it is turned. */
export function lay() {
  if (choice.value) answer(choice.value.id);
  else if (turning.value) why("number", String(now.value));
}

/** The tile in hand on its field: as it would lie, greyed if it may not. */
export function Ahead() {
  const token = inHand.value;
  const place = token?.place && [...places.value, ...fields.value.map(middle)].find((p) => p.id === token.place);
  if (!token || !place) return null;
  const [x, y] = anchor(place);
  const fits = choice.value || !turning.value;
  const lies = (now.value + already()) % QUARTERS;
  return html`<g class=${`ahead ${fits ? "" : "unfit"} ${turning.value ? "mine" : ""}`} data-ahead=${lies} transform=${`translate(${x} ${y})`}
    onClick=${() => !wasDragged() && turn()}>
    <title>${say("web-turn")}</title>
    <g class="turning" style=${{ transform: `rotate(${lies * 90}deg)`, "--turned": lies }}><${Flat} token=${{ ...token, turned: 0 }} /></g>
    <rect class="edge" x=${-PX / 2 + 4} y=${-PX / 2 + 4} width=${PX - 8} height=${PX - 8} rx="10" />
  </g>`;
}

/** Why the tile may not lie as it is turned, once the server has said so. */
const hindrance = () => (reason.value.thing === `number-${now.value}` ? reason.value.text : "");

/** What laying the tile as it is turned costs, in words. */
const cost = () => view.value?.costs?.[choice.value?.id ?? ""] ?? "";

/** The buttons for turning and laying. */
export function Turner() {
  if (!turning.value) return null;
  return html`<div class="turner">
    <button class="quarter" onClick=${() => turn(-1)} aria-label=${say("web-turn-left")} title=${say("web-turn-left")}>↺</button>
    <button class="quarter" onClick=${() => turn()} aria-label=${say("web-turn")} title=${say("web-turn")}>↻ <kbd>R</kbd></button>
    ${
      choice.value
        ? html`<button class="option" data-option=${choice.value.id} onClick=${lay} aria-label=${priced(choice.value)}>
          <span>${say("web-lay")}</span> ${cost() && html`<span class="cost">${cost()}</span>`} <kbd>⏎</kbd></button>`
        : html`<p class="why-not" role="status">${hindrance()}</p>`
    }
  </div>`;
}

/** Where the tile is while it is carried. @type {import("@preact/signals").Signal<{x: number, y: number} | null>} */
const carried = signal(null);
effect(() => {
  if (!choosing.value) carried.value = null;
});

/** The open field under a point. @param {number} x @param {number} y */
function fieldAt(x, y) {
  const found = /** @type {HTMLElement | null} */ (document.elementFromPoint(x, y)?.closest("[data-place]"));
  return choicesFor("place", found?.dataset.place ?? "").find((c) => c.kind === LAY);
}

const carrying = {
  onPointerDown(/** @type {PointerEvent} */ e) {
    /** @type {Element} */ (e.currentTarget).setPointerCapture(e.pointerId);
    carried.value = { x: e.clientX, y: e.clientY };
  },
  onPointerMove(/** @type {PointerEvent} */ e) {
    if (carried.value) carried.value = { x: e.clientX, y: e.clientY };
  },
  onPointerUp(/** @type {PointerEvent} */ e) {
    const field = carried.value && fieldAt(e.clientX, e.clientY);
    carried.value = null;
    if (field) answer(field.id);
  },
  onPointerCancel: () => void (carried.value = null),
};

/** The tile in hand beside the answers: to be carried to an open field with one drag. */
export function Held() {
  const token = inHand.value;
  if (!token || !choosing.value) return null;
  const name = say(`${token.noun}-${token.face}`);
  return html`<div class="held-tile" title=${say("web-carry")} aria-label=${`${name}. ${say("web-carry")}`} role="img" ...${carrying}>
    <${Small} token=${token} /><span>${name}</span>
  </div>`;
}

/** The tile on its way under the finger. */
export const Carried = () =>
  carried.value &&
  html`<div class="dragged" style=${{ left: `${carried.value.x}px`, top: `${carried.value.y}px` }}><${Small} token=${inHand.value} /></div>`;

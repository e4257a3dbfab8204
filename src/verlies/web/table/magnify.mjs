// The magnifier: pointing at a card shows it whole beside the pointer; a long press or a right click opens it.
import { signal } from "@preact/signals";
import { drawn } from "../base/art.mjs";
import { html } from "../base/html.mjs";
import { Icon } from "../base/icon.mjs";
import { dialog, faces, forgetReason, maybe, say } from "../net/state.mjs";

const LONG = 420;
const SOON = 320;
const WIDTH = 250;
const HEIGHT = 350;

/** @type {import("@preact/signals").Signal<{noun: string, face: string, x: number, y: number} | null>} */
const shown = signal(null);
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
let held = false;
/** What the timer is for. @type {Element | null} */
let near = null;

/** So far the pointer has to go before it points at something by itself, and not because the table has moved under it. */
const STIR = 4;
/** Where the pointer is, and where it was when it was pressed or the table changed. */
let [at, rested] = [
  { x: -STIR, y: -STIR },
  { x: -STIR, y: -STIR },
];
/** @param {PointerEvent} e */
const follow = (e) => void (at = { x: e.clientX, y: e.clientY });
for (const kind of ["pointermove", "pointerdown"]) addEventListener(kind, /** @type {any} */ (follow), true);
/** @param {PointerEvent} e */
const stirs = (e) => Math.hypot(e.clientX - rested.x, e.clientY - rested.y) >= STIR;

/** Show a thing large, with its whole text. @param {string} noun @param {string} face @param {number} [turned] */
export function magnify(noun, face, turned) {
  hide();
  forgetReason();
  dialog.value = { kind: "card", noun, face, turned };
}

/** Show nothing large until the pointer stirs. */
export function hide() {
  clearTimeout(timer);
  shown.value = near = null;
  rested = at;
}

/** Put the large card beside the small one, inside the window. @param {Element} element @param {string} noun @param {string} face */
function beside(element, noun, face) {
  const box = element.getBoundingClientRect();
  const row = element.closest(".market")?.getBoundingClientRect() ?? box;
  const left = row.right + 10 + WIDTH < innerWidth ? row.right + 10 : row.left - WIDTH - 10;
  const top = Math.min(Math.max(8, box.top + box.height / 2 - HEIGHT / 2), innerHeight - HEIGHT - 8);
  shown.value = { noun, face, x: Math.max(8, left), y: Math.max(8, top) };
}

/** What a thing needs so that a long press, a right click or the key for it tells about it instead of doing something. @param {() => void} tell */
export const onHold = (tell) => ({
  onPointerDown(/** @type {PointerEvent} */ e) {
    hide();
    held = false;
    if (e.pointerType === "mouse") return;
    timer = setTimeout(() => ((held = true), tell()), LONG);
  },
  onPointerUp: () => clearTimeout(timer),
  onPointerCancel: hide,
  onContextMenu(/** @type {Event} */ e) {
    e.preventDefault();
    tell();
  },
});

/** Show a thing large soon, if somebody points at it. @param {PointerEvent} e @param {string} noun @param {string} face */
function approach(e, noun, face) {
  const element = /** @type {Element} */ (e.currentTarget);
  if (e.pointerType !== "mouse" || element === near || !stirs(e)) return;
  clearTimeout(timer);
  near = element;
  timer = setTimeout(() => beside(element, noun, face), e.shiftKey ? 0 : SOON);
}

/** What a thing needs so that it can be looked at closely. @param {string} noun @param {string} face */
export const closely = (noun, face) => ({
  onPointerEnter: (/** @type {PointerEvent} */ e) => approach(e, noun, face),
  onPointerMove: (/** @type {PointerEvent} */ e) => approach(e, noun, face),
  onPointerLeave: hide,
  ...onHold(() => magnify(noun, face)),
});

/** Whether the press that just ended was a long one, which has been answered already. */
export const wasHeld = () => held;

/** The whole face of a card, as the game drew it or in plain words. @param {{noun: string, face: string, turned?: number | undefined}} props */
export function Whole({ noun, face, turned }) {
  const id = `face-${noun}-${face}`;
  const title = say(`${noun}-${face}`);
  if (drawn(id))
    return html`<svg class="whole" viewBox="0 0 250 350" role="img" aria-label=${title}><use href=${`#${id}`} width="250" height="350" /></svg>`;
  const info = faces.value.get(`${noun}-${face}`);
  return html`<div class=${`whole plain ${info?.banner ? `banner-${info.banner}` : ""}`}>
    <h3>${title}</h3>
    <${Icon} id=${`${noun}-${face}`} turned=${turned} size=${96} />
    <p>${maybe(`${noun}-${face}.text`)}</p>
    ${info?.cost != null && html`<b>${info.cost} ${say(`fact-${info.currency}`)}</b>`}
  </div>`;
}

/** The card under the pointer. It takes no clicks, so it is never in the way. */
export function Preview() {
  const what = shown.value;
  if (!what || dialog.value) return null;
  return html`<div class="preview" aria-hidden="true" style=${{ left: `${what.x}px`, top: `${what.y}px` }}><${Whole} ...${what} /></div>`;
}

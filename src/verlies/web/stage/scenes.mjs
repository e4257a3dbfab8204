// What is said over the board: a caption, a banner. What screen readers hear is told elsewhere; nothing here takes a pointer.
import { signal } from "@preact/signals";
import { html } from "../base/html.mjs";
import { Pawn, seatClass } from "../base/icon.mjs";

/** @typedef {{key: number, text: string, seat: number, tone: string, so: string[]}} Caption */
/** @type {import("@preact/signals").Signal<Caption | null>} */
export const caption = signal(null);
/** @type {import("@preact/signals").Signal<{key: number, text: string, tone: string} | null>} */
export const banner = signal(null);

const STAYS = 3500;
/** So much that follows finds room behind a sentence. */
const MOST = 3;
let keys = 0;
/** @type {Map<import("@preact/signals").Signal<any>, ReturnType<typeof setTimeout>>} */
const clocks = new Map();

/** Show something for a while. @template T @param {import("@preact/signals").Signal<T | null>} where @param {T} what @param {number} length */
function show(where, what, length) {
  where.value = what;
  clearTimeout(clocks.get(where));
  clocks.set(
    where,
    setTimeout(() => (where.value = null), length),
  );
}

/** Say what happens. @param {string} text @param {number} seat @param {string} tone */
export const speak = (text, seat, tone) => show(caption, { key: (keys += 1), text, seat, tone, so: [] }, STAYS);

/** Say behind it what follows from what was said last. @param {string} text */
export function add(text) {
  const now = caption.peek();
  if (now) show(caption, { ...now, so: [...now.so, text] }, STAYS);
}

/** @param {string} text @param {string} tone @param {number} length */
export const announce = (text, tone, length) => show(banner, { key: (keys += 1), text, tone }, length);

/** Take away what lies over the board. */
export function clear() {
  banner.value = null;
}

/** Take away all that is said. */
export const hush = () => (banner.value = caption.value = null);

function Caption() {
  const now = caption.value;
  if (!now) return null;
  return html`<p class=${`caption tone-${now.tone} ${now.seat >= 0 ? seatClass(now.seat) : ""}`} key=${now.key}>
    ${now.seat >= 0 && html`<${Pawn} seat=${now.seat} size=${18} />`}
    <span>${now.text}${now.so.slice(0, MOST).map((text) => html` <b>${text}</b>`)}${now.so.length > MOST ? " …" : ""}</span>
  </p>`;
}

function Banner() {
  const now = banner.value;
  return now && html`<p class=${`banner tone-${now.tone}`} key=${now.key}><b>${now.text}</b></p>`;
}

export const Scenes = () => html`<div class="scenes" aria-hidden="true"><${Caption} /><${Banner} /></div>`;

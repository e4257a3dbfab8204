// The board without its pieces, to see what they hide: as long as a key is held, or until a button is pressed again.
import { signal } from "@preact/signals";
import { html } from "../base/html.mjs";
import { say } from "../net/state.mjs";

export const BARE_KEY = "b";
/** Whether pieces are hidden. */
export const bare = signal(false);

/** Hide pieces until the key is let go. */
export const hold = () => void (bare.value = true);
const letGo = () => void (bare.value = false);
addEventListener("keyup", (e) => void (e.key.toLowerCase() === BARE_KEY && letGo()));
addEventListener("blur", letGo);

export const Bare = () =>
  html`<button class="bare-board only-desktop" aria-pressed=${bare.value} aria-label=${say("web-bare")} title=${`${say("web-bare")} (B)`} onClick=${() => (bare.value = !bare.value)}>♟</button>`;

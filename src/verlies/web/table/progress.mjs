// How far the game has come: a rough measure that the game itself names, for the eye and in words.
import { html } from "../base/html.mjs";
import { amount } from "../base/speech.mjs";
import { fill, say } from "../net/state.mjs";
import { staged } from "../stage/held.mjs";

/** In percent, or -1 if nobody can tell. */
const far = () => staged.value?.progress ?? -1;
const share = () => amount(far(), "%");

/** How far the game has come, in words; nothing if nobody can tell. */
export const progressText = () => (far() < 0 ? "" : fill("web-progress", { share: share() }));

export const Progress = () =>
  far() >= 0 &&
  html`<div class="progress" role="img" aria-label=${progressText()} title=${`${progressText()} ${say("web-progress-long")}`} data-far=${far()}>
    <small>${say("web-progress-short")}</small><i><b style=${{ width: `${far()}%` }}></b></i><small>≈ ${share()}</small>
  </div>`;

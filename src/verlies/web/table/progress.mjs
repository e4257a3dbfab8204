// How far the game has come: a rough measure that the game itself names, for the eye and in words.
import { html } from "../base/html.mjs";
import { fill, say, scene } from "../net/state.mjs";

/** In percent, or -1 if nobody can tell. */
const far = () => scene.value?.progress ?? -1;

/** How far the game has come, in words; nothing if nobody can tell. */
export const progressText = () => (far() < 0 ? "" : fill("web-progress", { n: far() }));

export const Progress = () =>
  far() >= 0 &&
  html`<div class="progress" role="img" aria-label=${progressText()} title=${`${progressText()} ${say("web-progress-long")}`} data-far=${far()}>
    <i><b style=${{ width: `${far()}%` }}></b></i><small>≈ ${far()} %</small>
  </div>`;

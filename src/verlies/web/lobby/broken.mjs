// Games that cannot be loaded: told to whoever runs the house, among the games there are. Everybody else hears of none.
import { signal } from "@preact/signals";
import * as api from "../net/api.mjs";
import { html } from "../base/html.mjs";
import { say } from "../net/state.mjs";

/** @typedef {import("../types.gen.d.ts").Broken} Broken */

/** @type {import("@preact/signals").Signal<Broken[]>} */
const broken = signal([]);

/** Ask which they are; the lobby does not wait for it, and goes on without an answer. */
export const lookForBroken = () =>
  api.broken().then(
    (found) => (broken.value = found),
    () => (broken.value = []),
  );

/** @param {{game: Broken}} props */
const Row = ({ game }) => html`<li><b>${game.why}</b><span>${game.remedy}</span></li>`;

export const BrokenGames = () =>
  broken.value.length > 0 &&
  html`<section class="broken-games" aria-label=${say("web-broken")}>
    <ul>${broken.value.map((game) => html`<${Row} key=${game.name} game=${game} />`)}</ul>
    <p class="quiet">${say("web-broken-only")}</p>
  </section>`;

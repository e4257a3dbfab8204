// A game in a few sentences, for those who play it for the first time.
import { html } from "../base/html.mjs";
import { spoken } from "../base/words.mjs";
import { maybe, say } from "../net/state.mjs";

const MOST = 9;

/** The sentences a game has for its beginners. */
export const sentences = () => Array.from({ length: MOST }, (_, i) => maybe(`howto-${i + 1}`)).filter(Boolean);

/** What is known of a game at once, and its sentences as soon as its words are there. @param {{about?: string, game?: string}} props */
export function HowTo({ about = "", game = "" }) {
  const steps = !game || game === spoken.value ? sentences() : [];
  if (!steps.length && !about) return null;
  return html`<div class="howto">
    <h3>${say("web-howto")}</h3>
    ${about && html`<p>${about}</p>`}
    <ol>${steps.map((text, i) => html`<li key=${i}>${text}</li>`)}</ol>
  </div>`;
}

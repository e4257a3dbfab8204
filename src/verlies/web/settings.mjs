// Language, colours, motion, helps; links to give away; a bot for a while.
import { loadSymbols } from "./art.mjs";
import { copy, watchLink } from "./copy.mjs";
import { html } from "./html.mjs";
import * as prefs from "./prefs.mjs";
import { go } from "./route.mjs";
import { hint, speak, takeover, undo } from "./socket.mjs";
import { choices, dialog, maybe, mySeat, say, scene, seatInfo, table } from "./state.mjs";
import { artVersion } from "./furnish.mjs";
import { loadWords } from "./words.mjs";

/** Speak another language from now on, cards included. @param {string} next */
export async function setLanguage(next) {
  prefs.setLang(next);
  const game = table.value?.game;
  if (!game) return;
  await Promise.all([loadWords(game), loadSymbols(game, artVersion())]);
  speak(next);
}

const close = () => (dialog.value = null);

/** @param {{title: string, now: string, choices: [string, string][], set: (value: string) => void}} props */
const Row = ({ title, now, choices: list, set }) => html`<div class="setting" role="group" aria-label=${title}>
  <span>${title}</span>
  <span class="segments">${list.map(([value, text]) => html`<button key=${value} class=${now === value ? "main" : ""} aria-pressed=${now === value} onClick=${() => set(value)}>${text}</button>`)}</span>
</div>`;

/** @returns {[string, string][]} */
const onOff = () => [["on", say("web-on")], ["off", say("web-off")]];

const Preferences = () => html`
  <${Row} title=${say("web-language")} now=${prefs.lang.value} set=${setLanguage} choices=${[["de", "Deutsch"], ["en", "English"]]} />
  <${Row} title=${say("web-theme")} now=${prefs.theme.value} set=${prefs.setTheme} choices=${["auto", "dark", "light"].map((t) => [t, say(`web-theme-${t}`)])} />
  <${Row} title=${say("web-motion")} now=${prefs.motion.value} set=${prefs.setMotion} choices=${["off", "normal", "fast"].map((t) => [t, say(`web-motion-${t}`)])} />
  <${Row} title=${say("web-warns")} now=${prefs.warns.value} set=${prefs.setWarns} choices=${onOff()} />
  <${Row} title=${say("web-odds")} now=${prefs.odds.value} set=${prefs.setOdds} choices=${onOff()} />`;

/** What has no room on a small screen. */
const TurnButtons = () => html`<div class="buttons only-phone">
  <button onClick=${() => (close(), undo(true))} disabled=${!scene.value?.can_undo}>${say("web-undo-turn")}</button>
  <button onClick=${() => (close(), hint())} disabled=${!choices.value.length}>${say("web-hint")}</button>
  <button onClick=${() => (dialog.value = { kind: "rules" })}>${say("web-rules")}</button>
</div>`;

function Takeover() {
  if (mySeat.value < 0) return null;
  const mine = seatInfo(mySeat.value).kind === "human";
  return html`<button class="takeover" onClick=${() => (close(), takeover(mine ? table.value?.bot ?? "" : ""))}>${say(mine ? "web-takeover" : "web-takeback")}</button>`;
}

/** What was agreed before the game. */
function agreed() {
  const settings = Object.entries(table.value?.settings ?? {}).filter(([name, value]) => maybe(`setting-${name}-${value}`));
  const parts = settings.map(([name, value]) => `${say(`setting-${name}`)}: ${say(`setting-${name}-${value}`)}.`);
  return [...parts, table.value?.practice ? say("web-practice") : ""].join(" ");
}

export const Settings = () => html`<h2>${say("web-settings")}</h2>
  <div class="stack">
    <${TurnButtons} />
    <${Preferences} />
    <div class="buttons">
      <button onClick=${() => copy(watchLink(table.value?.id ?? ""))}>${say("web-watch-link")}</button>
      <${Takeover} />
      <button onClick=${() => (close(), go("/"))}>${say("web-lobby")}</button>
    </div>
    <p class="quiet">${agreed()}</p>
  </div>`;

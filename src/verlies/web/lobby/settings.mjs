// Language, colours, motion, helps; links to give away; a bot for a while.
import { loadSymbols } from "../base/art.mjs";
import { copy, seatLink, watchLink } from "../base/copy.mjs";
import { html } from "../base/html.mjs";
import { tokenFor } from "../base/keys.mjs";
import { wish } from "./notify.mjs";
import { Qr } from "./qr.mjs";
import { Loopback } from "./waiting.mjs";
import * as prefs from "../base/prefs.mjs";
import { go } from "../net/route.mjs";
import { hint, send, speak, takeover, undo, want } from "../net/socket.mjs";
import { choices, dialog, fill, maybe, mySeat, say, scene, seatInfo, table } from "../net/state.mjs";
import { sample } from "../stage/sound.mjs";
import { artVersion } from "../table/furnish.mjs";
import { Habits } from "../table/habits.mjs";
import { loadWords } from "../base/words.mjs";

/** Speak another language from now on, cards included. @param {string} next */
export async function setLanguage(next) {
  prefs.setLang(next);
  const game = table.value?.game;
  if (!game) return;
  await Promise.all([loadWords(game), loadSymbols(game, artVersion())]);
  speak(next);
}

/** A switch to the other language, for pages without a menu. */
export function OtherLanguage() {
  const [next, name] = prefs.lang.value === "de" ? ["en", "English"] : ["de", "Deutsch"];
  return html`<button type="button" class="ghost" id="lang" lang=${next} onClick=${() => setLanguage(next)}>${name}</button>`;
}

/** @param {string} value */
function setVolume(value) {
  prefs.setVolume(value);
  sample();
}

/** @param {prefs.Channel} channel @param {string} value */
function setChannel(channel, value) {
  prefs.setChannel(channel, value);
  sample(channel);
}

const close = () => (dialog.value = null);

/** @param {{title: string, now: string, choices: [string, string][], set: (value: string) => void}} props */
const Row = ({ title, now, choices: list, set }) => html`<div class="setting" role="group" aria-label=${title}>
  <span>${title}</span>
  <span class="segments">${list.map(([value, text]) => html`<button key=${value} class=${now === value ? "main" : ""} aria-pressed=${now === value} onClick=${() => set(value)}>${text}</button>`)}</span>
</div>`;

/** @returns {[string, string][]} */
const onOff = () => [
  ["on", say("web-on")],
  ["off", say("web-off")],
];

/** How loud something can be. @returns {[string, string][]} */
const volumes = () => ["0", "25", "60", "100"].map((t) => [t, say(`web-volume-${t}`)]);

/** How loud each kind of sound is beside the others, where there is sound at all. */
const Channels = () =>
  Number(prefs.volume.value) > 0 &&
  prefs.CHANNELS.map(
    (channel) =>
      html`<${Row} key=${channel} title=${say(`web-volume-of-${channel}`)} now=${prefs.channels[channel].value} set=${(/** @type {string} */ value) => setChannel(channel, value)} choices=${volumes()} />`,
  );

const Preferences = () => html`
  <${Row} title=${say("web-language")} now=${prefs.lang.value} set=${setLanguage} choices=${[
    ["de", "Deutsch"],
    ["en", "English"],
  ]} />
  <${Row} title=${say("web-theme")} now=${prefs.theme.value} set=${prefs.setTheme} choices=${["auto", "dark", "light"].map((t) => [t, say(`web-theme-${t}`)])} />
  <${Row} title=${say("web-plain")} now=${prefs.plain.value} set=${prefs.setPlain} choices=${onOff()} />
  <${Row} title=${say("web-motion")} now=${prefs.motion.value} set=${prefs.setMotion} choices=${["off", "normal", "fast"].map((t) => [t, say(`web-motion-${t}`)])} />
  <${Row} title=${say("web-volume")} now=${prefs.volume.value} set=${setVolume} choices=${volumes()} />
  <${Channels} />
  <${Row} title=${say("web-warns")} now=${prefs.warns.value} set=${prefs.setWarns} choices=${onOff()} />
  <${Row} title=${say("web-taps")} now=${prefs.taps.value} set=${prefs.setTaps} choices=${onOff()} />
  <${Row} title=${say("web-odds")} now=${prefs.odds.value} set=${prefs.setOdds} choices=${onOff()} />
  <${Row} title=${say("web-talk")} now=${prefs.talks.value} set=${prefs.setTalks} choices=${onOff()} />
  <${Row} title=${say("web-notices")} now=${prefs.notices.value} set=${wish} choices=${onOff()} />`;

/** What the game may ask one to respond to: always, never, or when one holds an answer. Nobody else learns what it is. */
function Windows() {
  const mine = Object.entries(table.value?.windows ?? {});
  if (!mine.length) return null;
  /** @type {[string, string][]} */
  const wishes = ["ask", "never", "matters"].map((wish) => [wish, say(`web-window-${wish}`)]);
  return html`<h3>${say("web-windows")}</h3><p class="quiet">${say("web-windows-hint")}</p>
    ${mine.map(([kind, now]) => html`<${Row} key=${kind} title=${maybe(`window-${kind}`) || say(`ask-${kind}`)} now=${now} choices=${wishes} set=${(/** @type {any} */ wish) => want(kind, wish)} />`)}`;
}

/** How long bots wait before they answer: the host's choice, for everybody. */
const Pace = () =>
  table.value?.host &&
  html`<${Row} title=${say("web-pace")} now=${table.value?.pace ?? "normal"} set=${(/** @type {any} */ pace) => send({ t: "govern", do: "pace", pace })} choices=${["slow", "normal", "fast"].map((t) => [t, say(`web-pace-${t}`)])} />`;

/** What has no room on a small screen. */
const TurnButtons = () => html`<div class="buttons only-phone">
  <button onClick=${() => (close(), undo(true))} disabled=${!scene.value?.can_undo}>${say("web-undo-turn")}</button>
  <button onClick=${() => (close(), hint())} disabled=${!choices.value.length}>${say("web-hint")}</button>
  <button onClick=${() => (dialog.value = { kind: "rules" })}>${say("web-rules")}</button>
</div>`;

function Takeover() {
  if (mySeat.value < 0) return null;
  const mine = seatInfo(mySeat.value).kind === "human";
  return html`<button class="takeover" onClick=${() => (close(), takeover(mine ? (table.value?.bot ?? "") : ""))}>${say(mine ? "web-takeover" : "web-takeback")}</button>`;
}

/** My seat on another device: whoever has this link has the seat, here as well as there. */
export function Device() {
  const link = seatLink(table.value?.id ?? "", tokenFor(table.value?.id ?? ""));
  return html`<h2>${say("web-device")}</h2><p>${say("web-device-hint")}</p><${Loopback} />
    <div class="invite"><${Qr} text=${link} /><div>
      <input readonly class="seat-link" value=${link} aria-label=${say("web-device")} onFocus=${(/** @type {any} */ e) => e.target.select()} />
      <button class="main" onClick=${() => copy(link)}>${say("web-copy")}</button>
    </div></div>`;
}

/** What was agreed before the game. */
function agreed() {
  const settings = Object.entries(table.value?.settings ?? {}).filter(([name, value]) =>
    maybe(`setting-${name}-${value}`),
  );
  const parts = settings.map(([name, value]) => `${say(`setting-${name}`)}: ${say(`setting-${name}-${value}`)}.`);
  const branched = table.value?.branched ?? -1;
  if (branched >= 0) return [...parts, fill("web-branched", { n: branched })].join(" ");
  return [...parts, table.value?.practice ? say("web-practice") : ""].join(" ");
}

export const Settings = () => html`<h2>${say("web-settings")}</h2>
  <div class="stack">
    <${TurnButtons} />
    <${Preferences} />
    <${Pace} />
    <${Windows} />
    <${Habits} />
    <div class="buttons">
      <button id="watch-link" onClick=${() => copy(watchLink(table.value?.id ?? ""))}>${say("web-watch-link")}</button>
      <button id="company" onClick=${() => (dialog.value = { kind: "company" })}>${say("web-company")}</button>
      <${Takeover} />
      ${mySeat.value >= 0 && html`<button id="take-along" onClick=${() => (dialog.value = { kind: "elsewhere" })}>${say("web-device")}</button>`}
      <button id="words" onClick=${() => (dialog.value = { kind: "words" })}>${say("web-text")}</button>
      <button id="report" onClick=${() => (dialog.value = { kind: "report" })}>${say("web-report")}</button>
      <button onClick=${() => (close(), go("/"))}>${say("web-lobby")}</button>
    </div>
    <p class="quiet">${agreed()}</p>
  </div>`;

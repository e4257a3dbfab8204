// What is agreed before a game begins: its settings, and what they ask of the seats.
import { signal } from "@preact/signals";
import { Field, Select } from "./fields.mjs";
import { html } from "../base/html.mjs";
import { resize, seats } from "./seats.mjs";
import { fill, say } from "../net/state.mjs";

/** @typedef {import("../types.gen.d.ts").GameInfo} GameInfo */
/** @typedef {import("../types.gen.d.ts").Choosable} Choosable */

/** What was chosen, by setting; all else is as usual. @type {import("@preact/signals").Signal<Record<string, string>>} */
export const options = signal({});

/** @param {Choosable} setting */
const valueOf = (setting) => options.value[setting.name] ?? setting.default;

/** The numbers of seats a choice needs; nothing if it goes with any. @param {Choosable} setting @param {string} value */
const needed = (setting, value) => setting.fits?.[value];

/** So many seats does one person play alone, as was agreed; none if others may play, too. @param {GameInfo} game */
export function seatsAlone(game) {
  const setting = game.settings.find((each) => each.alone?.includes(valueOf(each)));
  return setting ? (needed(setting, valueOf(setting))?.[0] ?? game.seats[0]) : 0;
}

/** Whether a game can be played by one person, if that is agreed. @param {GameInfo} game */
export const canBeAlone = (game) => game.settings.some((setting) => setting.alone?.length);

/** Agree on something, and have as many seats as it needs. @param {GameInfo} game @param {Choosable} setting @param {string} value */
function agree(game, setting, value) {
  const before = seats.value.length;
  const counts = needed(setting, value) ?? [before];
  options.value = { ...options.value, [setting.name]: value };
  if (!counts.includes(before)) resize(game, counts.find((count) => count > before) ?? counts[counts.length - 1]);
}

/** Have another number of seats; what does not go with it is as usual again. @param {GameInfo} game @param {number} count */
export function seat(game, count) {
  const fits = (/** @type {Choosable} */ each) => needed(each, valueOf(each))?.includes(count) ?? true;
  const kept = game.settings.filter((each) => each.name in options.value && fits(each));
  options.value = Object.fromEntries(kept.map((each) => [each.name, valueOf(each)]));
  resize(game, count);
}

/** @param {{game: GameInfo, setting: Choosable}} props */
const Option = ({ game, setting }) => html`<${Field} title=${setting.title}>
  <${Select} id=${`option-${setting.name}`} value=${valueOf(setting)} choices=${Object.entries(setting.choices)}
    set=${(/** @type {string} */ value) => agree(game, setting, value)} /></${Field}>`;

const FEW = 2;
/** What can be agreed on. @param {GameInfo} game */
const choosable = (game) => game.settings.filter((each) => Object.keys(each.choices).length);
/** @param {GameInfo} game */
const isLong = (game) => choosable(game).length > FEW;

/** @param {{game: GameInfo}} props */
const All = ({ game }) =>
  choosable(game).map((each) => html`<${Option} key=${each.name} game=${game} setting=${each} />`);

/** @param {{game: GameInfo}} props */
export const Options = ({ game }) => (isLong(game) ? null : html`<${All} game=${game} />`);

/** A long list is folded, since nobody has to go through it. @param {{game: GameInfo}} props */
export const Variants = ({ game }) =>
  isLong(game)
    ? html`<details class="variants"><summary>${say("web-variants")}</summary><${All} game=${game} /></details>`
    : null;

/** Instead of the seats where one person plays them all. @param {{count: number}} props */
export const Alone = ({ count }) =>
  html`<p class="quiet alone">${count > 1 ? fill("web-alone-all", { n: count }) : say("web-alone")}</p>`;

// What matters now, shown large: the room one is in beside the log; a test or a fight before the board.
import { drawn } from "./art.mjs";
import { html } from "./html.mjs";
import { Icon, Pawn, seatClass } from "./icon.mjs";
import { Matrix } from "./matrix.mjs";
import { Amount } from "./panels.mjs";
import { printed, shape } from "./sides.mjs";
import { maybe, mySeat, say, scene, seatInfo } from "./state.mjs";
import { amount } from "./speech.mjs";

/** @typedef {import("./types.d.ts").Spot} Spot */
/** @typedef {import("./types.d.ts").Fact} Fact */

/** @param {boolean} urgent */
const spots = (urgent) => (scene.value?.spots ?? []).filter((spot) => Boolean(spot.urgent) === urgent);

/** @param {{id: string, label?: string}} props */
const Picture = ({ id, label = "" }) => drawn(id) && html`<svg class="large-picture" viewBox="0 0 100 100" role="img" aria-label=${label}><use href=${`#${id}`} width="100" height="100" /></svg>`;

/** The portrait of whoever a seat plays. @param {number} seat */
function portrait(seat) {
  const panel = (scene.value?.panels ?? []).find((p) => p.seat === seat && p.face);
  return panel ? `${panel.id}-${panel.face}` : "";
}

/** A fact in percent is a chance: told in words, and as long as it is likely. @param {{f: Fact}} props */
const Chance = ({ f }) => html`<span class="chance">
  <${Icon} id=${`fact-${f.id}`} size=${20} /><span>${maybe(`fact-${f.id}.short`) || say(`fact-${f.id}`)}</span><meter min="0" max="100" low="34" high="66" optimum="100" value=${f.value}></meter><b>${amount(f.value, f.unit)}</b>
</span>`;

/** @param {{facts?: Fact[]}} props */
const Facts = ({ facts = [] }) => html`<div class="spot-facts">
  ${facts.map((f) => (f.unit ? html`<${Chance} key=${f.id} f=${f} />` : html`<span class="named" key=${f.id}><${Amount} f=${f} size=${20} /> ${say(`fact-${f.id}`)}</span>`))}
</div>`;

/** @param {{dice?: number[]}} props */
const Dice = ({ dice = [] }) => dice.length > 0 && html`<div class="dice" role="img" aria-label=${dice.join(" + ")}>
  ${dice.map((value, i) => (drawn(`die-${value}`) ? html`<svg key=${i} viewBox="0 0 24 24" aria-hidden="true"><use href=${`#die-${value}`} width="24" height="24" /></svg>` : html`<b key=${i} class="die">${value}</b>`))}
</div>`;

/** @param {Spot} spot */
const nameOf = (spot) => (spot.noun ? say(`${spot.noun}-${spot.face}`) : say(`spot-${spot.id}`));
/** @param {Spot} spot */
const textOf = (spot) => maybe(spot.noun ? `${spot.noun}-${spot.face}.text` : `spot-${spot.id}.text`);

/** Whom it is about, if not me. @param {{spot: Spot}} props */
const Whose = ({ spot }) => (spot.seat ?? -1) >= 0 && spot.seat !== mySeat.value && html`<small class="whose"><${Pawn} seat=${spot.seat} size=${14} /> ${seatInfo(spot.seat ?? -1).name}</small>`;

/** @param {{spot: Spot}} props */
const Still = ({ spot }) => html`<section class=${`spotlight spot-${spot.id}`} aria-label=${[nameOf(spot), shape(printed(spot))].filter(Boolean).join(" – ")}>
  <${Picture} id=${`${spot.noun}-${spot.face}`} label=${nameOf(spot)} />
  <div><h3>${nameOf(spot)} <${Whose} spot=${spot} /></h3><p>${textOf(spot)}</p><${Facts} facts=${spot.facts} /></div>
</section>`;

/** Where one is, with its rule. */
export const Standing = () => html`<div class="standing">${spots(false).map((spot) => html`<${Still} key=${spot.id} spot=${spot} />`)}</div>`;

/** Two who face each other, with the table of what they can do between them. @param {{spot: Spot}} props */
const Versus = ({ spot }) => html`<div class="versus">
  <figure class=${seatClass(spot.seat ?? -1)}><${Picture} id=${portrait(spot.seat ?? -1)} /><figcaption>${seatInfo(spot.seat ?? -1).name} ${spot.matrix?.side === "rows" && html`<small>${say("web-you-mark")}</small>`}</figcaption></figure>
  <${Matrix} matrix=${spot.matrix} />
  <figure><${Picture} id=${`${spot.noun}-${spot.face}`} /><figcaption>${nameOf(spot)} ${spot.matrix?.side === "columns" && html`<small>${say("web-you-mark")}</small>`}</figcaption></figure>
</div>`;

/** @param {{spot: Spot}} props */
const Pressing = ({ spot }) => html`<section class=${`spotlight urgent spot-${spot.id}`} role="group" aria-label=${`${say(`spot-${spot.id}`)}: ${nameOf(spot)}`} onPointerDown=${(/** @type {Event} */ e) => e.stopPropagation()}>
  ${spot.matrix ? html`<${Versus} spot=${spot} />` : html`<div class="plainly"><${Picture} id=${portrait(spot.seat ?? -1)} /><div><h3>${say(`spot-${spot.id}`)}${spot.noun ? html`: ${nameOf(spot)}` : ""} <${Whose} spot=${spot} /></h3><p>${textOf(spot)}</p></div><${Dice} dice=${spot.dice} /></div>`}
  <${Facts} facts=${spot.facts} />
</section>`;

/** What everybody is looking at, before the board. */
export const Urgent = () => spots(true).map((spot) => html`<${Pressing} key=${spot.id} spot=${spot} />`);

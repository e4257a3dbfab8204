// What matters now, shown large: the room one is in beside the log; a test or a fight before the board.
import { drawn } from "../base/art.mjs";
import { html } from "../base/html.mjs";
import { soft } from "../base/hyphen.mjs";
import { Icon, Pawn, seatClass } from "../base/icon.mjs";
import { Matrix } from "./matrix.mjs";
import { Amount, factId } from "./panels.mjs";
import { printed, shape } from "../board/sides.mjs";
import { upright } from "../base/prefs.mjs";
import { answer } from "../net/socket.mjs";
import { choicesFor, fill, maybe, mySeat, say, scene, seatInfo } from "../net/state.mjs";
import { amount } from "../base/speech.mjs";

/** @typedef {import("../types.gen.d.ts").Spot} Spot */
/** @typedef {import("../types.gen.d.ts").Fact} Fact */
/** @typedef {import("../types.gen.d.ts").Basket} Basket */

/** @param {boolean} urgent */
const spots = (urgent) => (scene.value?.spots ?? []).filter((spot) => Boolean(spot.urgent) === urgent);

/** What is not named by a label is named beside it. @param {{id: string, label?: string, turned?: number}} props */
const Picture = ({ id, label = "", turned = 0 }) =>
  drawn(id) &&
  html`<svg class="large-picture" viewBox="0 0 100 100" role="img" aria-label=${label || null} aria-hidden=${label ? null : "true"}><use href=${`#${id}`} width="100" height="100" transform=${turned ? `rotate(${90 * turned} 50 50)` : null} /></svg>`;

/** The portrait of whoever a seat plays. @param {number} seat */
function portrait(seat) {
  const panel = (scene.value?.panels ?? []).find((p) => p.seat === seat && p.face);
  return panel ? `${panel.id}-${panel.face}` : "";
}

/** Whom a fact is about, if that is said. @param {{f: Fact}} props */
const About = ({ f }) =>
  (f.seat ?? -1) >= 0 &&
  html`<small class="whose"><${Pawn} seat=${f.seat} size=${14} /> ${seatInfo(f.seat ?? -1).name}</small>`;

/** A fact in percent is a chance: told in words, and as long as it is likely. @param {{f: Fact}} props */
const Chance = ({ f }) => html`<span class="chance">
  <${Icon} id=${factId(f)} size=${20} /><span>${maybe(`${factId(f)}.short`) || say(factId(f))} <${About} f=${f} /></span><meter min="0" max="100" low="34" high="66" optimum="100" value=${f.value}></meter><b>${amount(f.value, f.unit)}</b>
</span>`;

/** @param {{facts?: Fact[]}} props */
const Facts = ({ facts = [] }) => html`<div class="spot-facts">
  ${facts.map((f, i) => (f.unit ? html`<${Chance} key=${`${f.id} ${i}`} f=${f} />` : html`<span class="named" key=${`${f.id} ${i}`}><${Amount} f=${f} size=${20} /> ${maybe(`${factId(f)}.short`) || say(factId(f))} <${About} f=${f} /></span>`))}
</div>`;

/** @param {{dice?: number[]}} props */
const Dice = ({ dice = [] }) =>
  dice.length > 0 &&
  html`<div class="dice" role="img" aria-label=${dice.join(" + ")}>
  ${dice.map((value, i) => (drawn(`die-${value}`) ? html`<svg key=${i} viewBox="0 0 24 24" aria-hidden="true"><use href=${`#die-${value}`} width="24" height="24" /></svg>` : html`<b key=${i} class="die">${value}</b>`))}
</div>`;

/** @param {Spot} spot */
const nameOf = (spot) => (spot.noun ? say(`${spot.noun}-${spot.face}`) : say(`spot-${spot.id}`));
/** @param {Spot} spot */
const textOf = (spot) => maybe(spot.noun ? `${spot.noun}-${spot.face}.text` : `spot-${spot.id}.text`);

/** Whom it is about, if not me. @param {{spot: Spot}} props */
const Whose = ({ spot }) =>
  (spot.seat ?? -1) >= 0 &&
  spot.seat !== mySeat.value &&
  html`<small class="whose"><${Pawn} seat=${spot.seat} size=${14} /> ${seatInfo(spot.seat ?? -1).name}</small>`;

/** @param {{spot: Spot}} props */
const Still = ({
  spot,
}) => html`<section class=${`spotlight spot-${spot.id}`} aria-label=${[nameOf(spot), shape(printed(spot))].filter(Boolean).join(" – ")}>
  <${Picture} id=${`${spot.noun}-${spot.face}`} turned=${spot.turned} label=${nameOf(spot)} />
  <div><h3>${nameOf(spot)} <${Whose} spot=${spot} /></h3><p>${textOf(spot)}</p><${Facts} facts=${spot.facts} /></div>
</section>`;

/** Where one is, with its rule. */
export const Standing = () =>
  html`<div class="standing">${spots(false).map((spot) => html`<${Still} key=${spot.id} spot=${spot} />`)}</div>`;

/** A word of so many letters may break below a portrait. */
const LONG = 8;

/** Two who face each other, with the table of what they can do between them. @param {{spot: Spot}} props */
const Versus = ({ spot }) => html`<div class="versus">
  <figure class=${seatClass(spot.seat ?? -1)}><${Picture} id=${portrait(spot.seat ?? -1)} /><figcaption>${seatInfo(spot.seat ?? -1).name} ${spot.matrix?.side === "rows" && html`<small>${say("web-you-mark")}</small>`}</figcaption></figure>
  <${Matrix} matrix=${spot.matrix} />
  <figure><${Picture} id=${`${spot.noun}-${spot.face}`} /><figcaption>${soft(nameOf(spot), LONG)} ${spot.matrix?.side === "columns" && html`<small>${say("web-you-mark")}</small>`}</figcaption></figure>
</div>`;

/** One of two who face each other: who it is, what is to be known of them, and what they rolled. @param {{id: string, name: string, facts?: Fact[], dice?: number[], owner?: string}} props */
const Opponent = ({ id, name, facts, dice, owner = "" }) => html`<figure class=${`opponent ${owner}`}>
  <${Picture} id=${id} label=${name} /><figcaption>${soft(name, LONG)}</figcaption><${Facts} facts=${facts} /><${Dice} dice=${dice} />
</figure>`;

/** Who stands on the other side: somebody at the table, or what it is called. @param {Spot} spot */
const rivalOf = (spot) => ((spot.rival ?? -1) >= 0 ? seatInfo(spot.rival ?? -1).name : nameOf(spot));

/** Two who face each other, each with its own numbers and dice; what is true of both stands below. @param {{spot: Spot}} props */
const FaceToFace = ({ spot }) => html`<div class="face-to-face">
  <${Opponent} id=${portrait(spot.seat ?? -1)} name=${seatInfo(spot.seat ?? -1).name} owner=${seatClass(spot.seat ?? -1)} facts=${spot.facts?.filter((f) => !f.unit)} dice=${spot.dice} />
  <${Opponent} id=${`${spot.noun}-${spot.face}`} name=${rivalOf(spot)} owner=${seatClass(spot.rival ?? -1)} facts=${spot.other} dice=${spot.against} />
  <p class="rule-of">${maybe(`spot-${spot.id}.text`)}</p>
</div>`;

/** A thing of a trade: a button as long as it can be put in or out. @param {{basket: Basket, face: string}} props */
function Good({ basket, face }) {
  const mine = basket.seat === mySeat.value;
  const choice = choicesFor(basket.noun, face).find((c) => Boolean(c.zone) === mine);
  const given = basket.gives?.includes(face) ?? false;
  const inside = html`<${Icon} id=${`${basket.noun}-${face}`} size=${28} /><span>${say(`${basket.noun}-${face}`)}</span>`;
  if (!choice) return html`<span class=${`good ${given ? "given" : ""}`}>${inside}</span>`;
  return html`<button class=${`good ${given ? "given" : ""}`} aria-pressed=${given} data-option=${choice.id} onClick=${() => answer(choice.id)}>${inside}</button>`;
}

/** One side of a trade: what it gives, what it could give, and whether what it gets finds a place. @param {{basket: Basket}} props */
const Column = ({
  basket,
}) => html`<section class=${`basket ${seatClass(basket.seat)}`} data-basket=${basket.seat} aria-label=${fill("web-gives", { name: seatInfo(basket.seat).name })}>
  <h4><${Pawn} seat=${basket.seat} size=${16} /> ${fill("web-gives", { name: seatInfo(basket.seat).name })}</h4>
  <div class="goods">${[...(basket.has?.length ? basket.has : (basket.gives ?? []))].map((face) => html`<${Good} key=${face} basket=${basket} face=${face} />`)}
    ${!basket.has?.length && !basket.gives?.length && html`<span class="quiet">–</span>`}</div>
  <p class=${basket.lacks ? "lacks" : "fits"}>${basket.lacks ? say(basket.lacks) : say("web-fits")}</p>
</section>`;

/** What two put together for each other, side by side. @param {{spot: Spot}} props */
const Trade = ({ spot }) => html`<div class="trade">
  ${(spot.trade ?? []).map((basket) => html`<${Column} key=${basket.seat} basket=${basket} />`)}
  <p class="rule-of">${maybe(`spot-${spot.id}.text`)}</p>
</div>`;

/** @param {Spot} spot */
const facing = (spot) => Boolean(spot.other?.length || spot.against?.length || (spot.rival ?? -1) >= 0);

/** What is said of a spot by itself: who faces whom, or what it is and how the dice lie. @param {{spot: Spot}} props */
function Told({ spot }) {
  if (spot.matrix) return html`<${Versus} spot=${spot} />`;
  if (spot.trade?.length) return html`<${Trade} spot=${spot} />`;
  if (facing(spot)) return html`<${FaceToFace} spot=${spot} />`;
  return html`<div class="plainly"><${Picture} id=${portrait(spot.seat ?? -1) || `${spot.noun}-${spot.face}`} /><div><h3>${say(`spot-${spot.id}`)}${spot.noun ? html`: ${nameOf(spot)}` : ""} <${Whose} spot=${spot} /></h3><p>${textOf(spot)}</p></div><${Dice} dice=${spot.dice} /></div>`;
}

/** @param {{spot: Spot}} props */
const Pressing = ({
  spot,
}) => html`<section class=${`spotlight urgent spot-${spot.id}`} role="group" aria-label=${`${say(`spot-${spot.id}`)}: ${nameOf(spot)}`} onPointerDown=${(/** @type {Event} */ e) => e.stopPropagation()}>
  <${Told} spot=${spot} />
  <${Facts} facts=${facing(spot) ? spot.facts?.filter((f) => f.unit) : spot.facts} />
</section>`;

/** Whether what everybody looks at has a place beside the board; a table of what two can do needs more room. @param {Spot} spot */
const isBeside = (spot) => !upright.value && !spot.matrix;
/** @param {Spot[]} which */
const pressing = (which) => which.map((spot) => html`<${Pressing} key=${spot.id} spot=${spot} />`);

/** What everybody is looking at, over the board where there is no other room. */
export const Urgent = () => pressing(spots(true).filter((spot) => !isBeside(spot)));
/** What everybody is looking at, beside the board. */
export const Beside = () => pressing(spots(true).filter(isBeside));

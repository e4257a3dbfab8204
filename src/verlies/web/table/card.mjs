// A card or token on the table: its title, what it does, its price, and whether it can be chosen.
import { drawn } from "../base/art.mjs";
import { html } from "../base/html.mjs";
import { longestPart, soft } from "../base/hyphen.mjs";
import { Icon } from "../base/icon.mjs";
import { choose, foresee, weigh, weighed } from "./foresight.mjs";
import { closely, magnify, wasHeld } from "./magnify.mjs";
import { faces, lit, maybe, priced, say, statics } from "../net/state.mjs";
import { Small } from "../board/pieces.mjs";
import { sentences } from "../base/speech.mjs";

/** @typedef {import("../types.gen.d.ts").Choice} Choice */

/** The price of a thing: what it costs now if it can be had, else what is printed. @param {Choice[]} options @param {import("../types.gen.d.ts").Face} [face] */
export function priceOf(options, face) {
  const cost = options[0]?.cost?.[0];
  if (cost) return { kind: cost.kind, value: cost.value ?? 1 };
  return face?.cost != null ? { kind: face.currency ?? "", value: face.cost } : null;
}

/** @param {{price: {kind: string, value: number}}} props */
export const Price = ({ price }) => html`<span class=${`price price-${price.kind}`}>
  <b>${price.value}</b><${Icon} id=${`mark-${price.kind}`} label=${say(`fact-${price.kind}`)} size=${16} />
</span>`;

/** The part of a face that holds picture and effects, as its drawing tells; else its upper half. @param {string} id */
const upperPart = (id) => document.getElementById(id)?.dataset.upper ?? "0 0 250 193";

/** Whether a thing has no face of its own, but a symbol. @param {string} noun @param {string} face */
const isSymbol = (noun, face) => !drawn(`face-${noun}-${face}`) && drawn(`${noun}-${face}`);

/** Whether a thing is a tile, which is drawn by its ways. @param {string} face */
const isTile = (face) => Boolean(statics.value?.plans?.some((plan) => plan.face === face));
/** Whether a thing has no picture at all, but words. @param {string} noun @param {string} face */
const inWords = (noun, face) => !drawn(`face-${noun}-${face}`) && !isSymbol(noun, face) && !isTile(face);

/** So many letters find room on a card; who wants to read more looks at it closely. */
const LETTERS = 72;
/** As much of a text as finds room: whole sentences, or else words. @param {string} text */
function shortened(text) {
  if (text.length <= LETTERS) return text;
  const part = text.slice(0, LETTERS);
  const end = Math.max(part.lastIndexOf(". ") + 1, part.lastIndexOf(" ", part.length - 2));
  const sentence = part.lastIndexOf(". ") + 1;
  return `${part.slice(0, sentence > LETTERS / 2 ? sentence : end)} …`;
}
/** What a card does, in letters as large as there is room for. @param {{text: string}} props */
function Words({ text }) {
  const longest = Math.max(1, ...text.split(/[\s-]+/).map((word) => word.length));
  const room = Math.min(Math.sqrt(0.55 / (text.length + 8)), 1.55 / longest);
  return html`<span class="text" style=${{ "--room": room.toFixed(4) }}>${text}</span>`;
}

/** The upper half of the face as the game drew it: picture and effects. @param {{noun: string, face: string}} props */
function Picture({ noun, face }) {
  if (drawn(`face-${noun}-${face}`)) {
    return html`<svg class="picture" viewBox=${upperPart(`face-${noun}-${face}`)} preserveAspectRatio="none" aria-hidden="true"><use href=${`#face-${noun}-${face}`} width="250" height="350" /></svg>`;
  }
  if (isSymbol(noun, face))
    return html`<svg class="picture" viewBox="0 0 46 36" aria-hidden="true"><use href=${`#${noun}-${face}`} x="6" y="1" width="34" height="34" /></svg>`;
  if (isTile(face)) return html`<${Small} token=${{ id: face, noun, face, place: "" }} />`;
  return noun === "token" ? null : html`<${Words} text=${shortened(maybe(`${noun}-${face}.text`))} />`;
}

/**
 * A face-up card; of one that is offered to everybody, a finger is told first what taking it would do.
 * @param {{noun?: string, face: string, count?: number, options?: Choice[], number?: number, small?: boolean, offered?: boolean}} props
 */
export function Card({ noun = "card", face, count = 1, options = [], number = 0, small = false, offered = false }) {
  const info = faces.value.get(`${noun}-${face}`);
  const title = say(`${noun}-${face}`);
  const written = soft(title);
  const forSale = noun === "card" || offered || options.length;
  const price = small || number || !forSale ? null : priceOf(options, info);
  const spoken = sentences([title, maybe(`${noun}-${face}.text`), ...options.map(priced)]);
  const classes = ["card", `is-${noun}`];
  if (info?.banner) classes.push(`banner-${info.banner}`);
  if (isSymbol(noun, face)) classes.push("symbol");
  if (inWords(noun, face)) classes.push("worded");
  if (options.length) classes.push("legal");
  if (lit.value.includes(`${noun}-${face}`)) classes.push("lit");
  classes.push(weighed(options));
  const take = offered ? weigh : choose;
  const act = () => !wasHeld() && (options.length ? take(options) : magnify(noun, face));
  const [near, told] = [closely(noun, face), options.length && offered ? foresee(options) : undefined];
  const enter = (/** @type {PointerEvent} */ e) => (near.onPointerEnter(e), told?.onPointerEnter(e));
  const leave = () => (near.onPointerLeave(), told?.onPointerLeave());
  return html`<button class=${classes.join(" ")} aria-label=${spoken} data-face=${face} data-options=${options.map((o) => o.id).join(" ") || null}
    onClick=${act} ...${{ ...near, ...told, onPointerEnter: enter, onPointerLeave: leave }}>
    <span class="title" style=${{ "--long": longestPart(written) }}><span>${written}</span></span>
    <${Picture} noun=${noun} face=${face} />
    <span class="marks">
      ${price && html`<${Price} price=${price} />`}
      ${count > 1 && html`<span class="count">×${count}</span>`}
      ${info?.points && !drawn(`face-${noun}-${face}`) ? html`<span class="points">${info.points}</span>` : null}
      ${number > 0 && html`<kbd class="digit">${number}</kbd>`}
    </span>
  </button>`;
}

/** A slot of a row that is empty for now. */
export const Gap = () => html`<span class="card gap" aria-hidden="true"></span>`;

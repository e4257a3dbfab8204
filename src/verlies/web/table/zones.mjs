// Cards that lie together: rows, supplies, hands and piles.
import { signal } from "@preact/signals";
import { TakeOver } from "../lobby/demo.mjs";
import { Card, Gap, Price, priceOf } from "./card.mjs";
import { drawn } from "../base/art.mjs";
import { html } from "../base/html.mjs";
import { soft } from "../base/hyphen.mjs";
import { Pawn } from "../base/icon.mjs";
import { isSmall, still } from "../base/prefs.mjs";
import { Amount } from "./panels.mjs";
import { commonPiles, handOptions, shared, sharedOptions, worn, zoneOf } from "./offers.mjs";
import { brief, dialog, faces, fill, maybe, mySeat, panels, say, scene, seatInfo, table } from "../net/state.mjs";

/** @typedef {import("../types.gen.d.ts").Zone} Zone */

/** @param {Zone} zone */
export const zoneTitle = (zone) => maybe(`zone-${zone.id}`) || say(`zone-${zone.kind}`);
/** @param {Zone} zone */
const shortTitle = (zone) => brief(maybe(`zone-${zone.id}`) ? `zone-${zone.id}` : `zone-${zone.kind}`);

/** A word of so many letters may break on a pile. */
const NARROW = 10;

/** @param {{zone: Zone, kind?: string}} props */
function PileButton({ zone, kind = "" }) {
  const title = zoneTitle(zone);
  const back = [`back-${zone.id}`, "back-card"].find(drawn);
  return html`<button class=${`pile ${kind}`} onClick=${() => (dialog.value = { kind: "pile", zone })} title=${title} aria-label=${`${title}: ${zone.count ?? 0}`} data-zone=${zone.id}>
    ${back && html`<svg class="back" viewBox="0 0 250 350" aria-hidden="true"><use href=${`#${back}`} width="250" height="350" /></svg>`}
    <span>${soft(shortTitle(zone), NARROW)}</span><b>${zone.count ?? 0}</b>
  </button>`;
}

/** How many cards stand side by side. @param {Zone} zone */
function columns(zone) {
  const n = zone.cards?.length ?? 0;
  if ((zone.noun ?? "card") !== "card") return Math.max(5, n);
  return n > 4 ? 3 : 4;
}

/** How many different things of a row can be had now. @param {Zone} zone */
const onOffer = (zone) =>
  new Set(
    (zone.cards ?? []).filter((c) => c.face && sharedOptions(zone.noun ?? "card", c.face).length).map((c) => c.face),
  ).size;

/** @param {string} id */
const scrollTo = (id) =>
  document
    .querySelector(`.market [data-zone="${id}"]`)
    ?.scrollIntoView({ inline: "start", block: "nearest", behavior: still() ? "auto" : "smooth" });

/** The row that is in sight on a small screen, if one has looked for another than the first. */
const inSight = signal("");

/** Find the row that begins nearest to the left. @param {Element} market */
function lookAround(market) {
  const left = market.getBoundingClientRect().left;
  const rows = [.../** @type {NodeListOf<HTMLElement>} */ (market.querySelectorAll("[data-zone]"))];
  const away = rows.map((row) => Math.abs(row.getBoundingClientRect().left - left));
  inSight.value = rows[away.indexOf(Math.min(...away))]?.dataset.zone ?? "";
}
/** Whatever is scrolled in the market shows another row. */
addEventListener(
  "scroll",
  (e) => {
    const market = e.target instanceof Element ? e.target.closest(".market") : null;
    if (market && isSmall()) lookAround(market);
  },
  { capture: true, passive: true },
);

/** On a small screen: one tab a row, with how much there can be had now. @param {{rows: Zone[]}} props */
function Tabs({ rows }) {
  const chosen = rows.find((zone) => zone.id === inSight.value) ?? rows[0];
  return html`<nav class="tabs only-phone" aria-label=${say("web-market")}>
  ${rows.map((zone) => html`<button key=${zone.id} class="tab" aria-current=${zone === chosen} onClick=${() => scrollTo(zone.id)}>${zoneTitle(zone)}${onOffer(zone) > 0 && html`<b class="on-offer">${onOffer(zone)}</b>`}</button>`)}
</nav>`;
}

/** What each of several small things costs, if that is the same: said once, for it would hide their pictures. @param {Zone} zone */
function onePrice({ noun = "card", cards = [] }) {
  if (noun === "card") return null;
  const prices = cards.map(({ face }) => priceOf(sharedOptions(noun, face), faces.value.get(`${noun}-${face}`)));
  const same = prices.every((each) => each && each.kind === prices[0]?.kind && each.value === prices[0].value);
  return same ? prices[0] : null;
}

/** @param {{price: {kind: string, value: number}}} props */
const Each = ({ price }) => html`<span class="each">${say("web-each")} <${Price} price=${price} /></span>`;

/** @param {{zone: Zone, piles: Zone[]}} props */
const SharedZone = ({
  zone,
  piles,
}) => html`<section class=${`zone zone-${zone.kind} of-${zone.noun ?? "card"} ${onePrice(zone) ? "one-price" : ""}`} data-zone=${zone.id}>
  <h3><span>${zoneTitle(zone)}${onePrice(zone) && html` <${Each} price=${onePrice(zone)} />`}</span>${piles.map((pile) => html`<${PileButton} key=${pile.id} zone=${pile} />`)}</h3>
  <div class="cards" style=${{ "--columns": columns(zone) }}>
    ${(zone.cards ?? []).map((c, i) =>
      c.face
        ? html`<${Card} key=${`${i}-${c.face}`} noun=${zone.noun ?? "card"} face=${c.face} count=${c.count ?? 1} options=${sharedOptions(zone.noun ?? "card", c.face)} offered />`
        : html`<${Gap} key=${i} />`,
    )}
  </div>
</section>`;

/** So many letters find room in the line of a row's name, a pile counts as some by itself; what is longer has a place of its own. */
const LINE = 48;
const PILE = 6;
/** Whether piles find room beside the name of the first row. @param {Zone[]} rows @param {Zone[]} piles */
const fitBeside = ([row], piles) =>
  Boolean(row) && piles.reduce((sum, pile) => sum + shortTitle(pile).length + PILE, zoneTitle(row).length) <= LINE;

/** The shared rows: what everybody may buy. */
export function Market() {
  const rows = shared();
  const piles = commonPiles();
  const apart = !fitBeside(rows, piles);
  if (!rows.length && !piles.length) return null;
  return html`${rows.length > 1 && html`<${Tabs} rows=${rows} />`}<div class="market" role="region" aria-label=${say("web-market")}>
    ${apart && html`<div class="piles">${piles.map((pile) => html`<${PileButton} key=${pile.id} zone=${pile} />`)}</div>`}
    ${rows.map((zone, i) => html`<${SharedZone} key=${zone.id} zone=${zone} piles=${i === 0 && !apart ? piles : []} />`)}
  </div>`;
}

/** Cards that are equal, once, with how many there are. @param {import("../types.gen.d.ts").Card[]} cards */
function counted(cards) {
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const c of cards) found.set(c.face, (found.get(c.face) ?? 0) + (c.count ?? 1));
  return [...found];
}

/** What was played, by name: the pictures have been seen. @param {{zone: Zone | undefined}} props */
const Played = ({
  zone,
}) => html`<div class="cards played" role="group" aria-label=${say("zone-played")} data-zone=${zone?.id}>
  ${zone?.cards?.length ? html`<span class="quiet">${brief("zone-played")}</span>` : null}
  ${counted(zone?.cards ?? []).map(([face, count]) => html`<${Card} key=${face} face=${face} count=${count} small />`)}
</div>`;

/** The piles that are no row, for a small screen. */
export const Piles = () =>
  html`<div class="buttons">${commonPiles().map((pile) => html`<${PileButton} key=${pile.id} zone=${pile} />`)}</div>`;

/** Cards with a key each, so that a card stays the same when another one leaves. @param {import("../types.gen.d.ts").Card[]} cards */
const keyed = (cards) =>
  cards.map((c, i) => ({ c, key: `${c.face} ${cards.slice(0, i).filter((each) => each.face === c.face).length}` }));

/** What lies open beside a hand; a gap is a place for something. @param {{zone: Zone}} props */
const Worn = ({ zone }) => html`<div class="worn" role="group" aria-label=${zoneTitle(zone)}>
  <small>${zoneTitle(zone)}</small>
  ${(zone.cards ?? []).map((c, i) => (c.face ? html`<${Card} key=${c.face} noun=${zone.noun ?? "card"} face=${c.face} count=${c.count ?? 1} options=${handOptions(c.face)} />` : html`<${Gap} key=${i} />`))}
</div>`;

/** How much later those who watch see what happens, if that was agreed. */
const late = () =>
  table.value?.delay && !scene.value?.result ? ` ${fill("web-watching-later", { n: table.value.delay })}` : "";

/** My hand, with what I played already before it. */
export function Hand() {
  const seat = mySeat.value;
  const hand = zoneOf("hand", seat);
  if (!hand)
    return html`<div class="watching"><p>${say("web-watching")}${late()}</p><${TakeOver} /><${PlayedByOthers} /></div>`;
  const played = zoneOf("played", seat);
  const piles = ["played", "deck", "discard"].map((kind) => zoneOf(kind, seat)).filter((zone) => zone !== undefined);
  return html`<div class="hand" role="region" aria-label=${say("zone-hand")}>
    ${played?.cards?.length ? html`<${Played} zone=${played} />` : html`<${PlayedByOthers} />`}
    <div class="cards held" data-zone=${hand.id}>
      ${worn(seat).map((zone) => html`<${Worn} key=${zone.id} zone=${zone} />`)}
      ${keyed(hand.cards ?? []).map(({ c, key }, i) => html`<${Card} key=${key} face=${c.face} number=${i + 1} options=${handOptions(c.face)} />`)}
      ${!hand.cards?.length && html`<p class="quiet">${say("web-hand-empty")}</p>`}
    </div>
    <div class="piles">${piles.map((zone) => html`<${PileButton} key=${zone.id} zone=${zone} kind=${zone.kind === "played" ? "only-phone" : ""} />`)}</div>
  </div>`;
}

/** What somebody else has played in this turn and can still spend, by my hand: on the board it would hide a pawn. */
export function PlayedByOthers() {
  const turn = (scene.value?.panels ?? []).find((p) => p.active && (p.seat ?? -1) >= 0);
  const seat = turn?.seat ?? -1;
  const zone = seat >= 0 && seat !== mySeat.value ? zoneOf("played", seat) : undefined;
  if (!zone?.cards?.length) return null;
  const means = (panels("turn").find((p) => p.seat === seat)?.facts ?? []).filter((f) => f.value);
  return html`<div class="others">
    <h3><${Pawn} seat=${seat} size=${14} /> ${fill("web-plays", { name: seatInfo(seat).name })}${means.map((f) => html`<${Amount} key=${f.id} f=${f} size=${14} />`)}</h3>
    <${Played} zone=${zone} />
  </div>`;
}

// What lies before me in a game without a hand: my portrait, what I am, and what I carry.
import { Card } from "./card.mjs";
import { drawn } from "./art.mjs";
import { html } from "./html.mjs";
import { seatClass } from "./icon.mjs";
import { zones } from "./offers.mjs";
import { Amount } from "./panels.mjs";
import { choicesFor, mySeat, say, scene } from "./state.mjs";
import { zoneTitle } from "./zones.mjs";

/** @typedef {import("./types.d.ts").Zone} Zone */
/** @typedef {import("./types.d.ts").Panel} Panel */

const mine = () => zones((z) => z.seat === mySeat.value && Boolean(z.cards?.length));
const panel = () => (scene.value?.panels ?? []).find((p) => p.seat === mySeat.value && p.face);

/** @param {{p: Panel}} props */
const Sheet = ({ p }) => html`<div class=${`own-sheet ${seatClass(mySeat.value)}`}>
  ${drawn(`${p.id}-${p.face}`) && html`<svg class="large-picture" viewBox="0 0 100 100" aria-hidden="true"><use href=${`#${p.id}-${p.face}`} width="100" height="100" /></svg>`}
  <div><h3>${say(`${p.id}-${p.face}`)}</h3><div class="sheet-facts">${(p.facts ?? []).map((f) => html`<${Amount} key=${f.id} f=${f} size=${22} />`)}</div></div>
</div>`;

/** @param {{zone: Zone}} props */
const Own = ({ zone }) => html`<section class=${`owned zone-${zone.kind}`}>
  <h3>${zoneTitle(zone)}</h3>
  <div class="cards">${(zone.cards ?? []).map((c) => html`<span key=${c.face} class=${c.count === 0 ? "spent" : ""}><${Card} noun=${zone.noun ?? "card"} face=${c.face} count=${c.count ?? 1} options=${choicesFor(zone.noun ?? "card", c.face)} /></span>`)}</div>
</section>`;

export function Belongings() {
  const p = panel();
  if (!p) return null;
  return html`<div class="belongings" role="region" aria-label=${say(`${p.id}-${p.face}`)}>
    <${Sheet} p=${p} />
    <div class="carried">${mine().map((zone) => html`<${Own} key=${zone.id} zone=${zone} />`)}</div>
  </div>`;
}

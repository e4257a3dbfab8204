// Cards that lie together: rows, supplies, hands and piles.
import { html } from "./html.mjs";
import { Card, Gap } from "./card.mjs";
import { dialog, mySeat, say, scene } from "./state.mjs";

const zones = (test) => (scene.value?.zones ?? []).filter(test);

/** The shared rows: what everybody may buy. */
export function Market() {
  const shared = zones((z) => (z.seat ?? -1) < 0 && (z.cards ?? []).length && !["discard", "deck"].includes(z.kind));
  return html`<div class="market" role="region" aria-label=${say("web-market")}>
    ${shared.map(
      (zone) => html`<section class=${`zone zone-${zone.kind}`} key=${zone.id}>
        <h3>${say(`zone-${zone.id}`) === `zone-${zone.id}` ? say(`zone-${zone.kind}`) : say(`zone-${zone.id}`)}</h3>
        <div class="cards">
          ${zone.cards.map((c, i) => (c.face ? html`<${Card} key=${`${c.face}-${i}`} noun=${zone.noun ?? "card"} face=${c.face} count=${c.count ?? 1} />` : html`<${Gap} key=${i} />`))}
        </div>
      </section>`,
    )}
  </div>`;
}

/** My hand, with what I played already before it. */
export function Hand() {
  const mine = (kind) => zones((z) => z.seat === mySeat.value && z.kind === kind)[0];
  const hand = mine("hand");
  const played = mine("played");
  if (!hand) return null;
  return html`<div class="hand" role="region" aria-label=${say("zone-hand")}>
    <div class="cards played">${(played?.cards ?? []).map((c, i) => html`<${Card} key=${`p${i}`} face=${c.face} kinds=${["none"]} />`)}</div>
    <div class="cards">
      ${(hand.cards ?? []).map((c, i) => html`<${Card} key=${`${c.face}-${i}`} face=${c.face} number=${i + 1} kinds=${["play", "discard"]} />`)}
      ${!hand.cards?.length && html`<p class="quiet">${say("web-hand-empty")}</p>`}
    </div>
    <div class="piles">
      ${["deck", "discard"].map((kind) => {
        const pile = mine(kind);
        return pile && html`<button class="pile" onClick=${() => (dialog.value = { kind: "pile", zone: pile })}>
          <span>${say(`zone-${kind}`)}</span><b>${pile.count ?? 0}</b>
        </button>`;
      })}
    </div>
  </div>`;
}

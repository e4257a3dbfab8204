// What lies before me in a game without a hand: my portrait, what I am, and what I carry.
import { computed, effect, signal } from "@preact/signals";
import { Card } from "./card.mjs";
import { choose } from "./foresight.mjs";
import { drawn } from "../base/art.mjs";
import { tellMore, tellingMore } from "../base/fit.mjs";
import { html } from "../base/html.mjs";
import { Icon, Pawn, seatClass } from "../base/icon.mjs";
import { zones } from "./offers.mjs";
import { Amount } from "./panels.mjs";
import { choicesFor, mySeat, priced, prompt, say, scene, table } from "../net/state.mjs";
import { panelOnStage } from "../stage/held.mjs";
import { zoneTitle } from "./zones.mjs";

/** @typedef {import("../types.gen.d.ts").Zone} Zone */
/** @typedef {import("../types.gen.d.ts").Panel} Panel */

/** Which of my seats I look at, where I hold several; -1 is the one that is asked. */
const looking = signal(-1);
effect(() => void (mySeat.value, (looking.value = -1)));
const seats = () => table.value?.hand ?? [];
const shown = () => (seats().includes(looking.value) ? looking.value : mySeat.value);

const mine = () => zones((z) => z.seat === shown() && Boolean(z.cards?.length));
/** @param {number} seat */
const panelOf = (seat) => (scene.value?.panels ?? []).find((p) => p.seat === seat && p.face);

/** One of my seats, to look at what it has. @param {{seat: number, p: Panel}} props */
const Tab = ({
  seat,
  p,
}) => html`<button role="tab" class=${`own-tab ${seatClass(seat)} ${panelOnStage(p).out ? "out" : ""}`} aria-selected=${seat === shown()} data-tab=${seat} onClick=${() => (looking.value = seat)}>
  <${Pawn} seat=${seat} size=${16} /><span>${say(`${p.id}-${p.face}`)}</span>${(p.facts ?? []).slice(0, 1).map((f) => html`<${Amount} key=${f.id} f=${{ ...f, limit: 0 }} size=${14} of=${`seat-${seat}`} />`)}
</button>`;

/** Whoever holds several seats has a tab for each. */
function Tabs() {
  const all = seats().flatMap((seat) => {
    const p = panelOf(seat);
    return p ? [{ seat, p }] : [];
  });
  if (all.length < 2) return null;
  return html`<div class="own-tabs" role="tablist" aria-label=${say("web-own")}>${all.map(({ seat, p }) => html`<${Tab} key=${seat} seat=${seat} p=${p} />`)}</div>`;
}

/** @param {{p: Panel}} props */
const Sheet = ({ p }) => html`<div class=${`own-sheet ${seatClass(p.seat ?? -1)}`}>
  ${drawn(`${p.id}-${p.face}`) && html`<svg class="large-picture" viewBox="0 0 100 100" aria-hidden="true"><use href=${`#${p.id}-${p.face}`} width="100" height="100" /></svg>`}
  <div><h3>${say(`${p.id}-${p.face}`)}</h3><div class="sheet-facts">${(p.facts ?? []).map((f) => html`<${Amount} key=${f.id} f=${f} size=${22} of=${`seat-${p.seat}`} />`)}</div></div>
</div>`;

/** What can be done with a thing where it lies: with the thing itself, or with its field of a sheet. @param {string} noun @param {import("../types.gen.d.ts").Card} c */
const offered = (noun, c) =>
  shown() !== mySeat.value
    ? []
    : [
        ...(c.face ? choicesFor(noun, c.face).filter((choice) => choice.zone || !c.slot) : []),
        ...(c.slot ? choicesFor("slot", c.slot) : []),
      ];

/** An empty field of a sheet, which may be where something is to go. @param {{c: import("../types.gen.d.ts").Card}} props */
function Empty({ c }) {
  const options = offered("", c);
  const name = say(`slot-${c.slot}`);
  if (!options.length)
    return html`<span class="card gap slot-gap" title=${name}><${Icon} id=${`slot-${c.sign}`} label=${name} size=${40} /></span>`;
  return html`<button class="card gap slot-gap legal" data-options=${options.map((o) => o.id).join(" ")} aria-label=${options.map(priced).join(" / ")} onClick=${() => choose(options)}>
    <${Icon} id=${`slot-${c.sign}`} size=${40} />
  </button>`;
}

/** @param {{noun: string, c: import("../types.gen.d.ts").Card}} props */
function Held({ noun, c }) {
  if (!c.face) return html`<${Empty} c=${c} />`;
  return html`<span class=${`slotted ${c.count === 0 || c.idle ? "spent" : ""}`}>
    <${Card} noun=${noun} face=${c.face} count=${c.count ?? 1} options=${offered(noun, c)} />
    ${c.sign && html`<span class="slot-sign" title=${say(`slot-${c.slot}`)}><${Icon} id=${`slot-${c.sign}`} size=${20} /></span>`}
  </span>`;
}

/** @param {{zone: Zone}} props */
const Own = ({ zone }) => html`<section class=${`owned zone-${zone.kind}`} data-zone=${zone.id}>
  <h3>${zoneTitle(zone)}</h3>
  <div class="cards">${(zone.cards ?? []).map((c, i) => html`<${Held} key=${c.slot || `${c.face} ${i}`} noun=${zone.noun ?? "card"} c=${c} />`)}</div>
</section>`;

/** Scroll to the first of what can be chosen, unless it is in sight. */
function toFirstLegal() {
  const legal = document.querySelector(".carried .legal");
  legal?.scrollIntoView({ inline: "nearest", block: "nearest", behavior: "auto" });
}
/** The number of what I am asked: while it stays the same, the row stays where I left it. */
const asked = computed(() => prompt.value?.number ?? -1);
effect(() => void (asked.value >= 0 && requestAnimationFrame(toFirstLegal)));

const watchRow = tellingMore();
export function Belongings() {
  const p = panelOf(shown());
  if (!p) return null;
  return html`<div class="belongings" role="region" aria-label=${say(`${p.id}-${p.face}`)}>
    <${Tabs} />
    <${Sheet} p=${p} />
    <div class="carried" ref=${watchRow} onScroll=${(/** @type {Event} */ e) => tellMore(/** @type {HTMLElement} */ (e.currentTarget))}>${mine().map((zone) => html`<${Own} key=${zone.id} zone=${zone} />`)}</div>
  </div>`;
}

// What threatens everybody next, as the game reckons it from what all can see.
import { html } from "../base/html.mjs";
import { Icon, Pawn } from "../base/icon.mjs";
import { odds as shown } from "../base/prefs.mjs";
import { dialog, fill, say, scene, seatInfo, sheet } from "../net/state.mjs";
import { amount, decimal } from "../base/speech.mjs";
import { factOnStage, oddsOnStage } from "../stage/held.mjs";

/** @typedef {import("../types.gen.d.ts").Panel} Panel */

/** @param {Panel} panel */
const odds = (panel) => (shown.value === "on" ? oddsOnStage(panel) : []);
const threat = () => (scene.value?.panels ?? []).find((p) => p.odds?.length);

/** One line a player; a click shows the whole table. @param {{panel: Panel}} props */
export function Threat({ panel }) {
  const rows = odds(panel);
  if (!rows.length) return null;
  return html`<button class="threat" onClick=${() => (dialog.value = { kind: "odds" })} title=${say(`odds-${panel.id}`)}>
    <span class="quiet">${say(`odds-${panel.id}`)}</span>
    ${rows.map(
      (row) => html`<span class="odd" key=${row.seat}>
      <${Pawn} seat=${row.seat} size=${14} /><meter min="0" max="100" low="25" high="60" optimum="0" value=${row.percent}></meter><b>${amount(row.percent, "%")}</b>
    </span>`,
    )}
  </button>`;
}

/** The danger to me in a few letters. */
export function OddsChip() {
  const panel = threat();
  const sign = panel?.facts?.[0];
  if (!panel || !sign) return null;
  const mine = odds(panel).find((row) => row.seat === scene.value?.seat);
  return html`<button class="chip danger" data-panel=${panel.id} onClick=${() => (sheet.value = "threat")} aria-label=${say(`odds-${panel.id}`)}>
    <span class="who"><${Icon} id=${`fact-${sign.id}`} size=${18} /><b>${factOnStage(panel, sign)}</b></span>
    ${mine && html`<span class="facts"><b>${amount(mine.percent, "%")}</b></span>`}
  </button>`;
}

/** All of it, for those who like numbers. */
export function OddsTable() {
  const panel = threat();
  if (!panel) return null;
  const facts = Object.fromEntries((panel.facts ?? []).map((f) => [f.id, factOnStage(panel, f)]));
  const often = odds(panel).some((row) => typeof row.hits === "number");
  return html`<h2>${say(`odds-${panel.id}`)}</h2>
    <p>${fill(`odds-${panel.id}.intro`, facts)}</p>
    <table class="odds">
      <thead><tr><td></td><th>${say(`odds-${panel.id}.weight`)}</th>${often && html`<th>${say("web-odds-hits")}</th>`}<th>${say("web-odds-chance")}</th></tr></thead>
      <tbody>${odds(panel).map((row) => html`<tr key=${row.seat}><th><${Pawn} seat=${row.seat} /> ${seatInfo(row.seat).name}</th><td>${row.weight}</td>${often && html`<td>${decimal(row.hits ?? 0, 2)}</td>`}<td>${amount(row.percent, "%")}</td></tr>`)}</tbody>
    </table>
    <p class="quiet">${say("web-odds-note")}</p>`;
}

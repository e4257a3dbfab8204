// How likely everybody is to be hurt, from what everybody can see: stones in a bag, some of them drawn.
import { html } from "./html.mjs";
import { Icon, Pawn } from "./icon.mjs";
import { odds as shown } from "./prefs.mjs";
import { dialog, fact, fill, say, scene, seatInfo, sheet } from "./state.mjs";

/** @typedef {import("./types.d.ts").Panel} Panel */

/** How likely at least one of k stones among n is drawn in d draws. @param {number} n @param {number} k @param {number} d */
export function chance(n, k, d) {
  let none = 1;
  for (let i = 0; i < Math.min(d, n); i += 1) none *= Math.max(0, n - k - i) / (n - i);
  return 1 - none;
}

/** The odds of every seat, or null where nothing is drawn from a bag. @param {Panel | undefined} panel */
export function odds(panel) {
  const draws = fact(panel, "attack-draws")?.value;
  const bag = fact(panel, "bag")?.value;
  if (draws == null || bag == null || shown.value !== "on") return null;
  const seats = (scene.value?.panels ?? []).filter((p) => (p.seat ?? -1) >= 0 && p.id !== "turn" && p.status === "inside");
  const rows = seats.map((p) => {
    const stones = (fact(p, "in-bag")?.value ?? 0) + (fact(p, "noise")?.value ?? 0);
    return { seat: p.seat ?? -1, stones, percent: Math.round(100 * chance(bag, stones, draws)), hits: bag ? (Math.min(draws, bag) * stones) / bag : 0 };
  });
  return { draws, bag, rows };
}

const common = () => (scene.value?.panels ?? []).find((p) => (p.seat ?? -1) < 0 && fact(p, "attack-draws"));

/** One line a player; a click shows the whole table. @param {{panel: Panel}} props */
export function Threat({ panel }) {
  const found = odds(panel);
  if (!found) return null;
  return html`<button class="threat" onClick=${() => (dialog.value = { kind: "odds" })} title=${say("web-threat")}>
    <span class="quiet">${say("web-threat")}</span>
    ${found.rows.map((row) => html`<span class="odd" key=${row.seat}>
      <${Pawn} seat=${row.seat} size=${14} /><meter min="0" max="100" low="25" high="60" optimum="0" value=${row.percent}></meter><b>${row.percent} %</b>
    </span>`)}
  </button>`;
}

/** The danger to me in a few letters. */
export function OddsChip() {
  const panel = common();
  if (!panel) return null;
  const found = odds(panel);
  const mine = found?.rows.find((row) => row.seat === scene.value?.seat);
  return html`<button class="chip danger" onClick=${() => (sheet.value = "threat")} aria-label=${say("web-threat")}>
    <span class="who"><${Icon} id="fact-attack-draws" size=${18} /><b>${fact(panel, "attack-draws")?.value}</b></span>
    ${mine && html`<span class="facts"><b>${mine.percent} %</b></span>`}
  </button>`;
}

/** All of it, for those who like numbers. */
export function OddsTable() {
  const found = odds(common());
  if (!found) return null;
  return html`<h2>${say("web-threat")}</h2>
    <p>${fill("web-odds-intro", { draws: found.draws, bag: found.bag })}</p>
    <table class="odds">
      <thead><tr><th></th><th>${say("web-odds-stones")}</th><th>${say("web-odds-hits")}</th><th>${say("web-odds-chance")}</th></tr></thead>
      <tbody>${found.rows.map((row) => html`<tr key=${row.seat}><th><${Pawn} seat=${row.seat} /> ${seatInfo(row.seat).name}</th><td>${row.stones}</td><td>${row.hits.toFixed(2)}</td><td>${row.percent} %</td></tr>`)}</tbody>
    </table>
    <p class="quiet">${say("web-odds-note")}</p>`;
}

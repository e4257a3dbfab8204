// What lies before every seat, the tracks, and what the turn offers.
import { html } from "./html.mjs";
import { Icon, Pawn } from "./icon.mjs";
import { magnify } from "./card.mjs";
import { fact, maybe, mySeat, panels, say, scene, seatInfo, table } from "./state.mjs";

/** One fact with its symbol: 7 of 10. */
function Amount({ f }) {
  const label = say(`fact-${f.id}`);
  return html`<span class=${`amount fact-${f.id}`} title=${label}>
    <${Icon} id=${`icon-${f.id}`} label=${label} size=${18} />
    <b>${f.value}${f.limit ? html`<small>/${f.limit}</small>` : ""}</b>
  </span>`;
}

const Tokens = ({ tokens = [] }) => html`<span class="tokens">
  ${tokens.map(
    (t) => html`<button class="token" onClick=${() => magnify("token", t.face)} title=${say(`token-${t.face}`)} aria-label=${say(`token-${t.face}`)}>
      <${Icon} id=${`token-${t.face}`} label=${say(`token-${t.face}`)} size=${22} />${(t.count ?? 1) > 1 ? `×${t.count}` : ""}
    </button>`,
  )}
</span>`;

/** A seat: who, where, how well. */
export function SeatPanel({ panel }) {
  const info = seatInfo(panel.seat);
  const asked = scene.value.prompts.some((p) => p.seats.includes(panel.seat));
  return html`<section class=${`seat ${asked ? "asked" : ""} ${panel.seat === mySeat.value ? "me" : ""} status-${panel.status}`}>
    <h3>
      <${Pawn} seat=${panel.seat} /> <span class="name">${info.name}</span>
      ${info.kind === "human" ? html`<i class=${info.online ? "dot on" : "dot"} title=${say(info.online ? "web-online" : "web-offline")}></i>` : html`<small class="bot">${say("web-bot")}</small>`}
    </h3>
    <div class="facts">${panel.facts.map((f) => html`<${Amount} key=${f.id} f=${f} />`)}</div>
    <div class="where">${panel.status && panel.status !== "inside" ? say(`status-${panel.status}`) : panel.place && `${panel.place} ${maybe(`place-${panel.place}`)}`}</div>
    <${Tokens} tokens=${panel.tokens} />
  </section>`;
}

export const Seats = () => html`<div class="seats" role="region" aria-label=${say("web-players")}>
  ${(scene.value?.panels ?? []).filter((p) => p.seat >= 0 && p.id !== "turn").map((p) => html`<${SeatPanel} key=${p.seat} panel=${p} />`)}
</div>`;

/** What the one whose turn it is can still spend. */
export function Resources() {
  const turn = panels("turn")[0];
  if (!turn) return null;
  return html`<div class="resources" role="status" aria-label=${say("web-resources")}>
    ${turn.facts.filter((f) => f.value || ["skill", "swords", "boots"].includes(f.id)).map((f) => html`<${Amount} key=${f.id} f=${f} />`)}
  </div>`;
}

export const Tracks = () => html`<div class="tracks">
  ${(scene.value?.tracks ?? []).map(
    (track) => html`<section class=${`track track-${track.id}`} key=${track.id}>
      <h3>${say(`track-${track.id}`)}</h3>
      <ol>${track.spaces.map((space, i) => html`<li class=${i === track.at ? "here" : i < track.at ? "past" : ""}>${space}</li>`)}</ol>
    </section>`,
  )}
</div>`;

/** How likely it is that at least one of k stones among n is drawn in d draws. */
function chance(n, k, d) {
  let none = 1;
  for (let i = 0; i < d && n - i > 0; i += 1) none *= Math.max(0, n - k - i) / (n - i);
  return 1 - none;
}

/** The danger to everybody, from what everybody can see. */
export function Threat() {
  const dragon = panels("dragon")[0];
  const draws = fact(dragon, "attack-draws")?.value;
  const bag = fact(dragon, "bag")?.value;
  if (draws == null || bag == null) return null;
  const seats = scene.value.panels.filter((p) => p.seat >= 0 && p.id !== "turn" && p.status === "inside");
  return html`<section class="threat">
    <h3><${Icon} id="icon-attack" size=${18} /> ${say("web-threat")} <small>${draws} / ${bag}</small></h3>
    <ul>
      ${seats.map((p) => {
        const mine = (fact(p, "in-bag")?.value ?? 0) + (fact(p, "noise")?.value ?? 0);
        const percent = Math.round(100 * chance(bag, mine, draws));
        return html`<li key=${p.seat} title=${`${mine} / ${bag}`}>
          <${Pawn} seat=${p.seat} size=${14} /><meter min="0" max="100" value=${percent}></meter><b>${percent} %</b>
        </li>`;
      })}
    </ul>
  </section>`;
}

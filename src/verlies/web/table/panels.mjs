// What lies before every seat, the tracks, and what the turn still offers.
import { drawn } from "../base/art.mjs";
import { placeName } from "../board/ground.mjs";
import { html } from "../base/html.mjs";
import { Icon, Pawn, seatClass } from "../base/icon.mjs";
import { commonPiles, zoneOf } from "./offers.mjs";
import { OddsChip, Threat } from "./threat.mjs";
import { brief, dialog, maybe, myPanel, mySeat, panels, say, scene, seatInfo, sheet, writing } from "../net/state.mjs";
import { amount } from "../base/speech.mjs";
import { factOnStage, goneOnStage, onStage, panelOnStage, question } from "../stage/held.mjs";
import { teamOf, underTeams } from "../base/teams.mjs";

/** @typedef {import("../types.gen.d.ts").Panel} Panel */
/** @typedef {import("../types.gen.d.ts").Fact} Fact */
/** @typedef {import("../types.gen.d.ts").Track} Track */

/** The id of what a fact is called and drawn by: what it comes of, or itself. @param {Fact} f */
export const factId = (f) => f.of || `fact-${f.id}`;

/** One fact with its symbol: 7 of 10; `of` is the panel, where something may be on its way to. @param {{f: Fact, size?: number, of?: string}} props */
export function Amount({ f, size = 18, of = "" }) {
  const label = say(factId(f));
  const value = of ? onStage(`${of}.${f.id}`, f.value) : f.value;
  return html`<span class=${`amount fact-${f.id} ${value ? "" : "none"}`} title=${label} data-fact=${of ? `${of}.${f.id}` : null}>
    <${Icon} id=${factId(f)} label=${label} size=${size} />
    <b>${amount(value, f.unit)}${f.limit ? html`<small>/${f.limit}</small>` : ""}</b>
  </span>`;
}

/** So many things are shown at a seat; the others are counted, and seen when it is looked at. */
const SHOWN = 8;
/** @param {{tokens?: import("../types.gen.d.ts").Card[]}} props */
function Tokens({ tokens = [] }) {
  const rest = tokens.length > SHOWN ? tokens.slice(SHOWN - 1) : [];
  const names = rest.map((t) => say(`token-${t.face}`)).join(", ");
  return (
    tokens.length > 0 &&
    html`<span class="tokens">${tokens.slice(0, tokens.length - rest.length).map(
      (t) => html`<span class="token" title=${say(`token-${t.face}`)}>
    <${Icon} id=${`token-${t.face}`} label=${say(`token-${t.face}`)} size=${20} />${(t.count ?? 1) > 1 ? html`<small>×${t.count}</small>` : ""}
  </span>`,
    )}${rest.length > 0 && html`<small class="rest" title=${names} aria-label=${names}>+${rest.length}</small>`}</span>`
  );
}

/** @param {{seat: number}} props */
function Presence({ seat }) {
  const info = seatInfo(seat);
  if (info.kind !== "human") return html`<small class="bot">${say("web-bot")}</small>`;
  if (writing.value.includes(seat)) return html`<i class="dot on writes" title=${say("web-writing")}></i>`;
  return html`<i class=${info.online ? "dot on" : "dot"} title=${say(info.online ? "web-online" : "web-offline")}></i>`;
}

/** Where somebody is, or how it ended. @param {Panel} panel */
export const whereabouts = (panel) =>
  panel.status && maybe(`status-${panel.status}`)
    ? say(`status-${panel.status}`)
    : panel.place
      ? placeName(panel.place)
      : "";

/** A seat: who, where, how well. @param {{panel: Panel}} props */
function SeatPanel({ panel }) {
  const seat = panel.seat ?? -1;
  const staged = panelOnStage(panel);
  const classes = [
    "seat",
    seatClass(seat),
    staged.out ? "out" : "",
    question.value.seats.has(seat) ? "asked" : "",
    seat === mySeat.value ? "me" : "",
  ];
  const face = `${panel.id}-${panel.face ?? ""}`;
  if (drawn(face)) classes.push("faced");
  const hand = zoneOf("hand", seat);
  return html`<button class=${classes.join(" ")} onClick=${() => (dialog.value = { kind: "seat", seat })} data-seat=${seat}>
    ${drawn(face) && html`<svg class="face" viewBox="0 0 100 100" role="img" aria-label=${say(face)}><use href=${`#${face}`} width="100" height="100" /></svg>`}
    <span class="who"><${Pawn} seat=${seat} /> <b class="name">${seatInfo(seat).name}</b> ${seat === mySeat.value && html`<small>${say("web-you-mark")}</small>`}<${Presence} seat=${seat} /></span>
    <span class="facts">
      ${(panel.facts ?? []).map((f) => html`<${Amount} key=${f.id} f=${f} size=${15} of=${`seat-${seat}`} />`)}
      ${hand && !panel.facts?.length && html`<span class="amount">${brief("zone-hand")} <b>${hand.count ?? 0}</b></span>`}
    </span>
    <span class="where"><span>${whereabouts(staged)}</span><${Tokens} tokens=${panel.tokens} /></span>
  </button>`;
}

export const seatPanels = () => (scene.value?.panels ?? []).filter((p) => (p.seat ?? -1) >= 0 && p.id !== "turn");

export const Seats = () => html`<div class="seats" role="region" aria-label=${say("web-players")}>
  ${underTeams(
    seatPanels(),
    (p) => teamOf(p.seat ?? -1),
    (p) => html`<${SeatPanel} key=${p.seat} panel=${p} />`,
  )}
</div>`;

/** How well a team does, in short, if the game says so. @param {number} team */
function points(team) {
  for (const panel of scene.value?.panels ?? []) {
    const fact = panel.facts?.find((f) => f.team === team);
    if (fact) return html` <b class="points" title=${say(`fact-${fact.id}`)}>${factOnStage(panel, fact)}</b>`;
  }
  return null;
}

/** A seat in short, for a small screen. @param {{panel: Panel}} props */
function Chip({ panel }) {
  const seat = panel.seat ?? -1;
  const classes = [
    "chip",
    seatClass(seat),
    question.value.seats.has(seat) ? "asked" : "",
    panelOnStage(panel).out ? "out" : "",
  ];
  return html`<button class=${classes.join(" ")} onClick=${() => (sheet.value = "players")} data-seat=${seat} aria-label=${seatInfo(seat).name}>
    <span class="who"><${Pawn} seat=${seat} size=${16} /><b class="name">${seatInfo(seat).name}</b></span>
    <span class="facts">${(panel.facts ?? []).slice(0, 2).map((f) => html`<${Amount} key=${f.id} f=${{ ...f, limit: 0 }} size=${15} of=${`seat-${seat}`} />`)}</span>
  </button>`;
}

/** The seats in one line, those of a team under its name and points. */
export const Chips = () => html`<div class="chips">
  ${underTeams(
    seatPanels(),
    (p) => teamOf(p.seat ?? -1),
    (p) => html`<${Chip} key=${p.seat} panel=${p} />`,
    undefined,
    points,
  )}
  <${OddsChip} />
</div>`;

/** Whether the sheet before me, in a game without a hand, says all this already. @param {Fact[]} facts */
function onSheet(facts) {
  const told = zoneOf("hand", mySeat.value) ? [] : (myPanel.value?.facts ?? []).map((f) => f.id);
  return facts.every((f) => told.includes(f.id));
}

/** What I can still spend: nothing, as long as it is somebody else's turn. */
export function Resources() {
  const turn = panels("turn")[0];
  if (!turn || mySeat.value < 0 || goneOnStage.value) return null;
  const mine = turn.seat === mySeat.value;
  const facts = (turn.facts ?? []).map((f) => (mine ? f : { ...f, value: 0 }));
  const classes = ["resources", mine ? "" : "idle", onSheet(facts) ? "twice" : ""];
  return html`<div class=${classes.join(" ")} role="status" aria-label=${say("web-resources")}>
    ${facts.slice(0, 3).map((f) => html`<${Amount} key=${f.id} f=${f} size=${28} of="panel-turn" />`)}
    ${facts
      .slice(3)
      .filter((f) => f.value)
      .map((f) => html`<${Amount} key=${f.id} f=${f} size=${22} of="panel-turn" />`)}
  </div>`;
}

/** A track with more spaces than this has two rows. */
const LONG = 15;
/** What stands on a space: its word, or just what it is. @param {Track} track @param {string} space */
const onSpace = (track, space) => maybe(`track-${track.id}.${space}`) || space;
/** @param {Track} track */
const inWords = (track) => track.spaces.some((space) => onSpace(track, space) !== space);
/** @param {{track: Track}} props */
const TrackRow = ({
  track,
}) => html`<section class=${`track track-${track.id} ${track.spaces.length > LONG ? "long" : ""} ${inWords(track) ? "words" : ""}`} data-track=${track.id}>
  <h3><${Icon} id=${`track-${track.id}`} size=${18} /> ${say(`track-${track.id}`)} ${(track.seat ?? -1) >= 0 && html`<${Pawn} seat=${track.seat} size=${14} />`}</h3>
  <ol>${track.spaces.map((space, i) => html`<li key=${i} class=${i === track.at ? "here" : i < track.at ? "past" : ""} aria-current=${i === track.at ? "step" : null}>${onSpace(track, space)}</li>`)}</ol>
</section>`;

export const Tracks = () =>
  html`<div class="tracks">${(scene.value?.tracks ?? []).map((track) => html`<${TrackRow} key=${track.id} track=${track} />`)}</div>`;

/** Facts of which some are chances, one to a line. @param {{facts: Fact[], of: string}} props */
const Named = ({ facts, of }) =>
  html`<dl class="named-facts">${facts.map((f) => html`<div key=${f.id} class=${commonPiles().some((pile) => pile.id === f.id) ? "on-pile" : ""} title=${say(`fact-${f.id}`)}><${Icon} id=${`fact-${f.id}`} size=${18} /><dt>${brief(`fact-${f.id}`)}</dt><dd>${amount(onStage(`${of}.${f.id}`, f.value), f.unit)}</dd></div>`)}</dl>`;

/** Panels that belong to nobody, with the odds where they can be known. */
export const Commons = () => html`<div class="commons">
  ${(scene.value?.panels ?? [])
    .filter((p) => (p.seat ?? -1) < 0)
    .map(
      (p) => html`<section class="common" key=${p.id} data-panel=${p.id}>
    <h3>${say(`panel-${p.id}`)}</h3>
    ${p.facts?.some((f) => f.unit) ? html`<${Named} facts=${p.facts} of=${`panel-${p.id}`} />` : html`<div class="facts">${(p.facts ?? []).filter((f) => f.value || f.limit).map((f) => html`<${Amount} key=${f.id} f=${f} size=${17} of=${`panel-${p.id}`} />`)}</div>`}
    <${Threat} panel=${p} />
  </section>`,
    )}
</div>`;

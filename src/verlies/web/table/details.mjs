// Things shown large: a card, a place, a seat.
import { useEffect } from "preact/hooks";
import { choose } from "./foresight.mjs";
import { drawn } from "../base/art.mjs";
import { placeName } from "../board/ground.mjs";
import { html } from "../base/html.mjs";
import { Icon, Pawn } from "../base/icon.mjs";
import { Whole, magnify } from "./magnify.mjs";
import { handOptions, sharedOptions, zoneOf, zones } from "./offers.mjs";
import { factOnStage } from "../stage/held.mjs";
import { whereabouts } from "./panels.mjs";
import { rule, why } from "../net/socket.mjs";
import {
  choicesFor,
  dialog,
  fill,
  forgetReason,
  maybe,
  mySeat,
  priced,
  prompt,
  reason,
  say,
  scene,
  seatInfo,
} from "../net/state.mjs";
import { zoneTitle } from "./zones.mjs";

/** @typedef {import("../types.gen.d.ts").Choice} Choice */

/** The buttons for what can be done with a thing. @param {{options: Choice[]}} props */
const Offers = ({ options }) => html`<div class="stack">
  ${options.map((o) => html`<button class="main" key=${o.id} onClick=${() => ((dialog.value = null), choose([o]))}>${priced(o)}</button>`)}
</div>`;

/** Why nothing can be done with a thing now, in the server's words. @param {{noun: string, target: string}} props */
function WhyNot({ noun, target }) {
  const asked = prompt.value !== null;
  useEffect(() => {
    forgetReason();
    if (asked) why(noun, target);
  }, [noun, target]);
  if (!asked) return html`<p class="why-not">${say("web-not-your-turn")}</p>`;
  const { thing, text, rule: id } = reason.value;
  return (
    thing === `${noun}-${target}` &&
    html`<p class="why-not">${text} ${id && html`<button class="thing" onClick=${() => rule(id)}>${say("web-read-rule")}</button>`}</p>`
  );
}

const inPlay = () => mySeat.value >= 0 && !scene.value?.result;

/** @param {string} noun @param {string} face */
const inShared = (noun, face) =>
  zones((z) => (z.seat ?? -1) < 0 && (z.noun ?? "card") === noun && Boolean(z.cards?.some((c) => c.face === face)))
    .length > 0;

/** Why nothing can be done with a card that lies on the table or in my hand. @param {{noun: string, face: string}} props */
function WhyNotCard({ noun, face }) {
  if (!inPlay()) return null;
  if (inShared(noun, face)) return html`<${WhyNot} noun=${noun} target=${face} />`;
  const held = zoneOf("hand", mySeat.value)?.cards?.some((c) => c.face === face);
  return held ? html`<p class="why-not">${say(prompt.value ? "web-not-now" : "web-not-your-turn")}</p>` : null;
}

/** @param {{noun: string, face: string, turned?: number | undefined}} props */
export function CardDetails({ noun, face, turned }) {
  const options = noun === "card" ? [...handOptions(face), ...sharedOptions(noun, face)] : choicesFor(noun, face);
  return html`<div class=${`large ${drawn(`face-${noun}-${face}`) ? "drawn" : ""}`}>
    <${Whole} noun=${noun} face=${face} turned=${turned} />
    <div class="stack">
      <h2>${say(`${noun}-${face}`)}</h2>
      <p class="in-words">${maybe(`${noun}-${face}.text`)}</p>
      <${Offers} options=${options} />
      ${!options.length && html`<${WhyNotCard} noun=${noun} face=${face} />`}
    </div>
  </div>`;
}

/** Whether two names say the same. @param {string} a @param {string} b */
const same = (a, b) => a.toLowerCase() === b.toLowerCase();

/** @param {{place: import("../types.gen.d.ts").Place}} props */
export function PlaceDetails({ place }) {
  const here = (scene.value?.tokens ?? []).filter((t) => t.place === place.id);
  const options = choicesFor("place", place.id);
  return html`<h2>${placeName(place.id)}</h2>
    ${place.region && !here.some((t) => same(say(`${t.noun}-${t.face}`), maybe(`region-${place.region}`))) && html`<p class="quiet">${maybe(`region-${place.region}`)}</p>`}
    <ul class="plain-list">
      ${(place.marks ?? []).map((m) => html`<li key=${m.kind}><${Icon} id=${`mark-${m.kind}`} size=${26} /> ${maybe(`mark-${m.kind}`) || `${maybe(`mark-${m.kind}.label`)} ${m.value ?? 1}`}</li>`)}
      ${here
        .filter((t) => t.noun !== "pawn")
        .map(
          (t) => html`<li key=${t.id}><${Icon} id=${`${t.noun}-${t.face}`} turned=${t.turned} size=${26} />
        <button class="thing" onClick=${() => magnify(t.noun, t.face, t.turned)}>${say(`${t.noun}-${t.face}`)}</button>${(t.count ?? 1) > 1 ? ` ×${t.count}` : ""}</li>`,
        )}
      ${here.filter((t) => t.noun === "pawn").map((t) => html`<li key=${t.id}><${Pawn} seat=${t.seat} size=${22} /> ${seatInfo(t.seat ?? -1).name}</li>`)}
    </ul>
    <${Offers} options=${options} />
    ${!options.length && inPlay() && html`<${WhyNot} noun="place" target=${place.id} />`}`;
}

/** @param {{seat: number}} props */
export function SeatDetails({ seat }) {
  const panel = (scene.value?.panels ?? []).find((p) => p.seat === seat && p.id !== "turn");
  const piles = zones((z) => z.seat === seat && !(panel?.out && z.kind === "hand"));
  const hand = zoneOf("hand", seat);
  return html`<h2><${Pawn} seat=${seat} size=${26} /> ${seatInfo(seat).name}</h2>
    <ul class="plain-list two">${(panel?.facts ?? []).map((f) => html`<li key=${f.id}><${Icon} id=${`fact-${f.id}`} size=${22} /> ${say(`fact-${f.id}`)} <b>${panel && factOnStage(panel, f)}${f.limit ? `/${f.limit}` : ""}</b></li>`)}</ul>
    ${
      panel?.tokens?.length
        ? html`<ul class="plain-list">${panel.tokens.map(
            (t) => html`<li key=${t.face}><${Icon} id=${`token-${t.face}`} size=${26} />
      <button class="thing" onClick=${() => magnify("token", t.face)}>${say(`token-${t.face}`)}</button>${(t.count ?? 1) > 1 ? ` ×${t.count}` : ""}</li>`,
          )}</ul>`
        : null
    }
    <div class="buttons">${piles.map((zone) => html`<button key=${zone.id} disabled=${!zone.cards?.length} onClick=${() => (dialog.value = { kind: "pile", zone })}>${zoneTitle(zone)} <b>${zone.count ?? 0}</b></button>`)}</div>
    ${panel?.out && html`<p>${whereabouts(panel)}</p>`}
    ${seat === mySeat.value || panel?.out || !hand || hand.cards?.length ? null : html`<p class="quiet">${fill("web-hidden-note", { name: seatInfo(seat).name })}</p>`}`;
}

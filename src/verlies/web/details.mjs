// Things shown large: a card, a place, a seat.
import { useEffect } from "preact/hooks";
import { choose } from "./card.mjs";
import { html } from "./html.mjs";
import { Icon, Pawn } from "./icon.mjs";
import { optionFor } from "./kinds.mjs";
import { Whole, magnify } from "./magnify.mjs";
import { handOptions, sharedOptions, zones } from "./offers.mjs";
import { why } from "./socket.mjs";
import { choicesFor, dialog, faces, fill, label, maybe, mySeat, prompt, reason, say, scene, seatInfo, table } from "./state.mjs";
import { zoneTitle } from "./zones.mjs";

/** @typedef {import("./types.d.ts").Choice} Choice */

/** The buttons for what can be done with a thing. @param {{options: Choice[]}} props */
const Offers = ({ options }) => html`<div class="stack">
  ${options.map((o) => html`<button class="main" key=${o.id} onClick=${() => ((dialog.value = null), choose([o]))}>${label(o)}</button>`)}
</div>`;

/** Why it cannot be had now, in the server's words. @param {{noun: string, target: string, options: Choice[]}} props */
function WhyNot({ noun, target, options }) {
  const option = optionFor(table.value?.game ?? "", noun, target, faces.value.get(`${noun}-${target}`));
  const asks = !options.length && prompt.value !== null && option !== "";
  useEffect(() => {
    reason.value = { option: "", text: "" };
    if (asks) why(option);
  }, [option]);
  return asks && reason.value.option === option ? html`<p class="why-not">${reason.value.text}</p>` : null;
}

/** @param {string} noun @param {string} face */
const inShared = (noun, face) => zones((z) => (z.seat ?? -1) < 0 && (z.noun ?? "card") === noun && Boolean(z.cards?.some((c) => c.face === face))).length > 0;

/** @param {{noun: string, face: string}} props */
export function CardDetails({ noun, face }) {
  const options = noun === "card" ? [...handOptions(face), ...sharedOptions(noun, face)] : choicesFor(noun, face);
  return html`<div class="large">
    <${Whole} noun=${noun} face=${face} />
    <div class="stack">
      <h2>${say(`${noun}-${face}`)}</h2>
      <p>${maybe(`${noun}-${face}.text`)}</p>
      <${Offers} options=${options} />
      ${inShared(noun, face) && html`<${WhyNot} noun=${noun} target=${face} options=${options} />`}
    </div>
  </div>`;
}

/** @param {{place: import("./types.d.ts").Place}} props */
export function PlaceDetails({ place }) {
  const here = (scene.value?.tokens ?? []).filter((t) => t.place === place.id);
  const options = choicesFor("place", place.id);
  return html`<h2>${place.id} ${maybe(`place-${place.id}`)}</h2>
    ${place.region && html`<p class="quiet">${maybe(`region-${place.region}`)}</p>`}
    <ul class="plain-list">
      ${(place.marks ?? []).map((m) => html`<li key=${m.kind}><${Icon} id=${`mark-${m.kind}`} size=${26} /> ${maybe(`mark-${m.kind}`) || m.value}</li>`)}
      ${here.filter((t) => t.noun !== "pawn").map((t) => html`<li key=${t.id}><${Icon} id=${`${t.noun}-${t.face}`} size=${26} />
        <button class="thing" onClick=${() => magnify(t.noun, t.face)}>${say(`${t.noun}-${t.face}`)}</button>${(t.count ?? 1) > 1 ? ` ×${t.count}` : ""}</li>`)}
      ${here.filter((t) => t.noun === "pawn").map((t) => html`<li key=${t.id}><${Pawn} seat=${t.seat} size=${22} /> ${seatInfo(t.seat ?? -1).name}</li>`)}
    </ul>
    <${Offers} options=${options} />
    <${WhyNot} noun="place" target=${place.id} options=${options} />`;
}

/** @param {{seat: number}} props */
export function SeatDetails({ seat }) {
  const panel = (scene.value?.panels ?? []).find((p) => p.seat === seat && p.id !== "turn");
  const piles = zones((z) => z.seat === seat);
  return html`<h2><${Pawn} seat=${seat} size=${26} /> ${seatInfo(seat).name}</h2>
    <ul class="plain-list two">${(panel?.facts ?? []).map((f) => html`<li key=${f.id}><${Icon} id=${`fact-${f.id}`} size=${22} /> ${say(`fact-${f.id}`)} <b>${f.value}${f.limit ? `/${f.limit}` : ""}</b></li>`)}</ul>
    ${panel?.tokens?.length ? html`<ul class="plain-list">${panel.tokens.map((t) => html`<li key=${t.face}><${Icon} id=${`token-${t.face}`} size=${26} />
      <button class="thing" onClick=${() => magnify("token", t.face)}>${say(`token-${t.face}`)}</button>${(t.count ?? 1) > 1 ? ` ×${t.count}` : ""}</li>`)}</ul>` : null}
    <div class="buttons">${piles.map((zone) => html`<button key=${zone.id} disabled=${!zone.cards?.length} onClick=${() => (dialog.value = { kind: "pile", zone })}>${zoneTitle(zone)} <b>${zone.count ?? 0}</b></button>`)}</div>
    ${seat === mySeat.value ? null : html`<p class="quiet">${fill("web-hidden-note", { name: seatInfo(seat).name })}</p>`}`;
}

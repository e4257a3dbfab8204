// The table in words: where one is, where ways lead, what lies there, what can be done and for what price; and answers that are typed.
import { effect, signal } from "@preact/signals";
import { html } from "../base/html.mjs";
import { amount } from "../base/speech.mjs";
import { placeName } from "../board/ground.mjs";
import { printed, shape } from "../board/sides.mjs";
import { answer } from "../net/socket.mjs";
import { left } from "./foresight.mjs";
import { progressText } from "./progress.mjs";
import {
  choices,
  dialog,
  faces,
  fill,
  links,
  maybe,
  myPanel,
  places,
  priced,
  prompt,
  say,
  scene,
  seatInfo,
  shown,
  view,
} from "../net/state.mjs";

/** @typedef {import("../types.gen.d.ts").Choice} Choice */
/** @typedef {import("../types.gen.d.ts").Mark} Mark */
/** @typedef {import("../types.gen.d.ts").Place} Place */

/** What was typed, and what came of it. */
const typed = signal("");
const heard = signal("");
/** Whoever looks next at this screen is told nothing of it. */
effect(() => {
  if (!view.value) typed.value = heard.value = "";
});

/** @param {string} text */
const plainly = (text) => text.toLowerCase().trim();
/** What typed words can mean: an answer's own word, else all whose word or text begins like that, else those that have it in them. @param {string} text */
function meant(text) {
  const wish = plainly(text);
  const exact = choices.value.filter((c) => plainly(c.id) === wish || plainly(priced(c)) === wish);
  if (exact.length) return exact;
  const names = (/** @type {Choice} */ c) => [plainly(c.id), plainly(priced(c))];
  const begun = choices.value.filter((c) => names(c).some((name) => name.startsWith(wish)));
  return begun.length ? begun : choices.value.filter((c) => names(c).some((name) => name.includes(wish)));
}

/** @param {Event} e */
function submit(e) {
  e.preventDefault();
  const found = typed.value.trim() ? meant(typed.value) : [];
  if (found.length === 1) {
    heard.value = priced(found[0]);
    answer(found[0].id);
    typed.value = "";
  } else
    heard.value = found.length
      ? fill("web-typed-many", { what: found.slice(0, 6).map(priced).join("; ") })
      : say("web-typed-none");
}

/** @param {Mark} m */
const mark = (m) => maybe(`mark-${m.kind}`) || `${maybe(`mark-${m.kind}.label`) || m.kind} ${m.value ?? 1}`;

/** What lies or stands at a place. @param {Place} place */
function lying(place) {
  const here = (scene.value?.tokens ?? []).filter((t) => t.place === place.id);
  const things = here.map((t) =>
    t.noun === "pawn"
      ? seatInfo(t.seat ?? -1).name
      : maybe(`${t.noun}-${t.face}`) + ((t.count ?? 1) > 1 ? ` ×${t.count}` : ""),
  );
  const sides = here.filter((t) => t.flat).map((t) => shape(printed(t)));
  return [maybe(`region-${place.region}`), ...(place.marks ?? []).map(mark), ...things, ...sides].filter(Boolean);
}

/** Where one gets to from a place, and what stands on the way. @param {string} id */
const waysFrom = (id) =>
  links.value
    .filter((link) => link.a === id || (link.b === id && !link.one_way))
    .map((link) => [placeName(link.a === id ? link.b : link.a), ...(link.marks ?? []).map(mark)].join(", "));

/** @param {{place: Place}} props */
function Room({ place }) {
  const ways = waysFrom(place.id);
  const here = myPanel.value?.place === place.id;
  return html`<li class=${here ? "here" : ""}><b>${placeName(place.id)}</b>${here ? ` (${say("web-text-here")})` : ""}${lying(place).length > 0 && `: ${lying(place).join(", ")}`}
    ${ways.length > 0 && html`<br /><span>${fill("web-text-ways", { ways: ways.join("; ") })}</span>`}</li>`;
}

/** One's own place first, then all others at which there is something. */
function rooms() {
  const mine = myPanel.value?.place;
  const told = places.value.filter(
    (p) => p.id === mine || lying(p).length || choices.value.some((c) => c.target === p.id),
  );
  return told.sort((a, b) => Number(b.id === mine) - Number(a.id === mine));
}

const People = () =>
  html`<ul>${(scene.value?.panels ?? []).map(
    (panel, i) =>
      html`<li key=${i}><b>${(panel.seat ?? -1) >= 0 ? seatInfo(panel.seat ?? -1).name : maybe(`panel-${panel.id}`) || say("web-text-all")}</b>: ${[
        ...(panel.facts ?? []).map(
          (f) => `${maybe(`fact-${f.id}`) || f.id} ${amount(f.value, f.unit)}${f.limit ? `/${f.limit}` : ""}`,
        ),
        panel.place && (panel.seat ?? -1) >= 0 ? placeName(panel.place) : "",
      ]
        .filter(Boolean)
        .join(", ")}</li>`,
  )}</ul>`;

/** What is printed on a card as its price. @param {string} noun @param {string} face */
function price(noun, face) {
  const info = faces.value.get(`${noun}-${face}`);
  return info?.cost == null ? "" : ` (${info.cost} ${maybe(`fact-${info.currency}`)})`;
}

/** What lies in rows and hands, each with its price and its text. */
const Cards = () =>
  html`<ul>${(scene.value?.zones ?? [])
    .filter((zone) => zone.cards?.length)
    .map(
      (zone) =>
        html`<li key=${zone.id}><b>${[(zone.seat ?? -1) >= 0 ? seatInfo(zone.seat ?? -1).name : "", maybe(`zone-${zone.kind}`) || maybe(`zone-${zone.id}`) || zone.id].filter(Boolean).join(", ")}</b>: ${(
          zone.cards ?? []
        )
          .filter((c) => c.face)
          .map((c) =>
            [
              say(`${zone.noun ?? "card"}-${c.face}`) + price(zone.noun ?? "card", c.face),
              maybe(`${zone.noun ?? "card"}-${c.face}.text`),
            ]
              .filter(Boolean)
              .join(" – "),
          )
          .join("; ")}</li>`,
    )}</ul>`;

/** What can be done, with its price; each is a button, too. */
const Offers = () =>
  html`<ul class="text-offers">${choices.value.map((c) => html`<li key=${c.id}><button onClick=${() => answer(c.id)}>${priced(c)}</button> <code>${c.id}</code></li>`)}</ul>`;

export const Words = () => html`<h2>${say("web-text")}</h2>
  <p id="text-asked" role="status" aria-live="polite">${[shown.value?.prompt, prompt.value && left()].filter(Boolean).join(" ")}</p>
  ${
    prompt.value &&
    html`<form onSubmit=${submit}><input id="typed" autocomplete="off" maxlength="80" autofocus value=${typed.value} placeholder=${say("web-typed")} aria-label=${say("web-typed")} onInput=${(/** @type {any} */ e) => (typed.value = e.target.value)} />
      <button class="main">${say("web-do-it")}</button></form>`
  }
  <p id="heard" role="status" aria-live="polite">${heard.value}</p>
  ${choices.value.length > 0 && html`<h3>${say("web-choices")}</h3><${Offers} />`}
  ${progressText() && html`<p class="text-progress">${progressText()} ${say("web-progress-long")}</p>`}
  <h3>${say("web-text-places")}</h3><ul class="text-rooms">${rooms().map((place) => html`<${Room} key=${place.id} place=${place} />`)}</ul>
  <h3>${say("web-players")}</h3><${People} />
  <h3>${say("web-text-cards")}</h3><${Cards} />
  <div class="buttons stay"><button onClick=${() => (dialog.value = null)}>${say("web-close")}</button></div>`;

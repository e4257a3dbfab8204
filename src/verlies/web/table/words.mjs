// The table in words: where one is, where ways lead, what lies there, what can be done and for what price; and answers that are typed.
import { effect, signal } from "@preact/signals";
import { html } from "../base/html.mjs";
import { amount } from "../base/speech.mjs";
import { placeName } from "../board/ground.mjs";
import { printed, shape } from "../board/sides.mjs";
import { give, left } from "./foresight.mjs";
import { progressText } from "./progress.mjs";
import { factOnStage } from "../stage/held.mjs";
import {
  choices,
  dialog,
  faces,
  fill,
  links,
  maybe,
  myPanel,
  mySeat,
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
/** @typedef {import("../types.gen.d.ts").Panel} Panel */
/** @typedef {import("../types.gen.d.ts").Zone} Zone */

/** What was typed, and what came of it. */
const typed = signal("");
const heard = signal("");
/** Whoever looks next at this screen is told nothing of it. */
effect(() => {
  if (!view.value) typed.value = heard.value = "";
});

/** @param {string} text */
const plainly = (text) => text.toLowerCase().trim();
/** Of several things those that are called like this, else those that begin so, else those that have it in them. @template T @param {T[]} things @param {(thing: T) => string[]} names @param {string} text */
function called(things, names, text) {
  const wish = plainly(text);
  const fits = [
    (/** @type {string} */ name) => name === wish,
    (/** @type {string} */ name) => name.startsWith(wish),
    (/** @type {string} */ name) => name.includes(wish),
  ];
  for (const fit of fits) {
    const found = things.filter((thing) => names(thing).some((name) => fit(plainly(name))));
    if (found.length) return found;
  }
  return [];
}

/** The answers that typed words can mean; none if they are the name of somebody or of a row, and of no answer. @param {string} text */
function meant(text) {
  const found = called(choices.value, (c) => [c.id, priced(c)], text);
  const same = (/** @type {string} */ name) => plainly(name) === plainly(text);
  const exact = found.some((c) => [c.id, priced(c)].some(same));
  return !exact && [...people(), ...belongings()].some(({ names }) => names.some(same)) ? [] : found;
}

/** @param {Event} e */
function submit(e) {
  e.preventDefault();
  const found = typed.value.trim() ? meant(typed.value) : [];
  if (found.length > 1) {
    heard.value = fill("web-typed-many", { what: found.slice(0, 6).map(priced).join("; ") });
    return;
  }
  heard.value = found.length ? priced(found[0]) : asked(typed.value) || say("web-typed-none");
  if (found.length) give(found[0]);
  if (heard.value !== say("web-typed-none")) typed.value = "";
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

/** The ways from a place as a sentence. @param {Place} place */
const waysOf = (place) =>
  waysFrom(place.id).length ? fill("web-text-ways", { ways: waysFrom(place.id).join("; ") }) : "";
/** @param {Place} place */
const isHere = (place) => myPanel.value?.place === place.id;
/** What is at a place, behind its name. @param {Place} place */
const about = (place) =>
  (isHere(place) ? ` (${say("web-text-here")})` : "") + (lying(place).length ? `: ${lying(place).join(", ")}` : "");

/** @param {{place: Place}} props */
const Room = ({ place }) => html`<li class=${isHere(place) ? "here" : ""}><b>${placeName(place.id)}</b>${about(place)}
    ${waysOf(place) && html`<br /><span>${waysOf(place)}</span>`}</li>`;

/** One's own place first, then all others at which there is something. */
function rooms() {
  const mine = myPanel.value?.place;
  const told = places.value.filter(
    (p) => p.id === mine || lying(p).length || choices.value.some((c) => c.target === p.id),
  );
  return told.sort((a, b) => Number(b.id === mine) - Number(a.id === mine));
}

/** Who or what a panel is of. @param {Panel} panel */
const panelName = (panel) =>
  (panel.seat ?? -1) >= 0 ? seatInfo(panel.seat ?? -1).name : maybe(`panel-${panel.id}`) || say("web-text-all");
/** What stands on a panel. @param {Panel} panel */
const facts = (panel) =>
  [
    ...(panel.facts ?? []).map(
      (f) => `${maybe(`fact-${f.id}`) || f.id} ${amount(factOnStage(panel, f), f.unit)}${f.limit ? `/${f.limit}` : ""}`,
    ),
    panel.place && (panel.seat ?? -1) >= 0 ? placeName(panel.place) : "",
  ]
    .filter(Boolean)
    .join(", ");

const People = () =>
  html`<ul>${(scene.value?.panels ?? []).map((panel, i) => html`<li key=${i}><b>${panelName(panel)}</b>: ${facts(panel)}</li>`)}</ul>`;

/** What is printed on a card as its price. @param {string} noun @param {string} face */
function price(noun, face) {
  const info = faces.value.get(`${noun}-${face}`);
  return info?.cost == null ? "" : ` (${info.cost} ${maybe(`fact-${info.currency}`)})`;
}

/** The rows and hands in which something lies. */
const rows = () => (scene.value?.zones ?? []).filter((zone) => zone.cards?.length);
/** @param {Zone} zone */
const kindOf = (zone) => maybe(`zone-${zone.kind}`) || maybe(`zone-${zone.id}`) || zone.id;
/** @param {Zone} zone */
const rowName = (zone) =>
  [(zone.seat ?? -1) >= 0 ? seatInfo(zone.seat ?? -1).name : "", kindOf(zone)].filter(Boolean).join(", ");
/** What lies in a row, each with its price and its text. @param {Zone} zone */
function inRow(zone) {
  const noun = zone.noun ?? "card";
  const open = (zone.cards ?? []).filter((c) => c.face);
  const told = open.map((c) =>
    [say(`${noun}-${c.face}`) + price(noun, c.face), maybe(`${noun}-${c.face}.text`)].filter(Boolean).join(" – "),
  );
  return told.join("; ");
}

const Cards = () =>
  html`<ul>${rows().map((zone) => html`<li key=${zone.id}><b>${rowName(zone)}</b>: ${inRow(zone)}</li>`)}</ul>`;

/** What can be asked about, by its names. @typedef {{names: string[], text: () => string}} Subject */
/** @returns {Subject[]} */
const people = () =>
  (scene.value?.panels ?? []).map((panel) => ({
    names: [panelName(panel)],
    text: () => `${panelName(panel)}: ${facts(panel)}`,
  }));
/** My own come first: whoever asks for a hand means that. @returns {Subject[]} */
const belongings = () =>
  rows()
    .sort((a, b) => Number(b.seat === mySeat.value) - Number(a.seat === mySeat.value))
    .map((zone) => ({ names: [rowName(zone), kindOf(zone)], text: () => `${rowName(zone)}: ${inRow(zone)}` }));
/** @returns {Subject[]} */
const locations = () =>
  places.value.map((place) => ({
    names: [placeName(place.id)],
    text: () => `${placeName(place.id)}${about(place)}. ${waysOf(place)}`,
  }));
/** What is to be said of what is called like this, without an answer being given. @param {string} text */
const asked = (text) =>
  (text.trim() && called([...people(), ...belongings(), ...locations()], ({ names }) => names, text)[0]?.text()) || "";

/** What can be done, with its price; each is a button, too. */
const Offers = () =>
  html`<ul class="text-offers">${choices.value.map((c) => html`<li key=${c.id}><button onClick=${() => give(c)}>${priced(c)}</button> <code>${c.id}</code></li>`)}</ul>`;

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

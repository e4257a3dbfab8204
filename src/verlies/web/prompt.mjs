// What is asked of whom, and the answers that are nowhere else on the table.
import { effect } from "@preact/signals";
import { Card } from "./card.mjs";
import { html } from "./html.mjs";
import { Icon, Pawn, seatClass } from "./icon.mjs";
import { loose } from "./offers.mjs";
import { MOST_TRIES, answer, givenUp } from "./socket.mjs";
import { asked, fill, label, link, mySeat, prompt, say, scene, seatInfo, table, view } from "./state.mjs";

/** @typedef {import("./types.d.ts").Choice} Choice */

/** The people everybody waits for though they are not here. */
const away = () => [...asked.value].filter((seat) => seat !== mySeat.value && seatInfo(seat).kind === "human" && !seatInfo(seat).online);

/** What is asked; if whoever is asked is not here, that. */
function question() {
  const absent = prompt.value ? [] : away().map((seat) => seatInfo(seat).name);
  return absent.length ? fill(absent.length > 1 ? "web-asked-away-many" : "web-asked-away", { names: absent.join(", ") }) : view.value?.prompt ?? "";
}

function sentence() {
  if (link.value.open) return question();
  return givenUp() ? say("web-lost") : fill("web-reconnecting", { n: Math.max(1, link.value.tries), of: MOST_TRIES });
}

const MIDDLING = 48;
const LONG = 74;

/** Who must do what. */
export function PromptBar() {
  const mine = prompt.value !== null;
  const who = [...asked.value];
  const text = sentence();
  const classes = ["prompt", mine ? "mine" : "", link.value.open ? "" : "broken", who.length === 1 ? seatClass(who[0]) : "", text.length > LONG ? "long" : text.length > MIDDLING ? "middling" : ""];
  return html`<div class=${classes.join(" ")} role="status" aria-live="polite">
    ${who.slice(0, 4).map((seat) => html`<${Pawn} key=${seat} seat=${seat} size=${24} />`)}
    <span class="ask">${text}</span>
  </div>`;
}

/** @param {{choice: Choice}} props */
function Option({ choice }) {
  if (choice.noun === "card") return html`<${Card} face=${choice.target} options=${[choice]} />`;
  return html`<button class="option" data-option=${choice.id} onClick=${() => answer(choice.id)}>
    ${choice.noun === "seat" && html`<${Pawn} seat=${Number(choice.target)} size=${22} />`}
    <${Icon} id=${choice.shows || `${choice.noun}-${choice.target}`} size=${choice.shows ? 64 : 28} />
    <span>${label(choice)}</span>
    ${(choice.cost ?? []).map((m) => html`<span class="cost">${m.value ?? 1}<${Icon} id=${`mark-${m.kind}`} label=${say(`fact-${m.kind}`)} size=${18} /></span>`)}
  </button>`;
}

/** Answers that are not on the table already, laid out at the edge of the board. */
export function Tray() {
  if (!loose.value.length) return null;
  return html`<div class="tray" role="group" aria-label=${say("web-choices")} onPointerDown=${(/** @type {Event} */ e) => e.stopPropagation()}>
    ${loose.value.map((choice) => html`<${Option} key=${choice.id} choice=${choice} />`)}
  </div>`;
}

effect(() => {
  const turn = prompt.value ? "● " : "";
  document.title = scene.value && table.value ? `${turn}${table.value.title} – Verlies` : "Verlies";
});

// A card or token, small on the table and large under the magnifier.
import { html } from "./html.mjs";
import { Icon, drawn } from "./icon.mjs";
import { answer } from "./socket.mjs";
import { choicesFor, dialog, faces, maybe, say, view } from "./state.mjs";

/** Show a thing large, with its whole text. */
export const magnify = (noun, face) => (dialog.value = { kind: "card", noun, face });

/** Do what a thing offers; if it offers several things, ask which. */
export function choose(options) {
  if (options.length === 1) answer(options[0].id);
  else if (options.length > 1) dialog.value = { kind: "choose", options };
}

const priceOf = (options, face) => {
  const cost = options[0]?.cost?.[0];
  if (cost) return { kind: cost.kind, value: cost.value ?? 1 };
  return face?.cost != null ? { kind: face.currency, value: face.cost } : null;
};

/** A face-up card. */
export function Card({ noun = "card", face, count = 1, kinds = null, number = 0 }) {
  const info = faces.value.get(`${noun}-${face}`);
  const options = choicesFor(noun, face).filter((c) => !kinds || kinds.includes(c.kind));
  const price = priceOf(options, info);
  const title = say(`${noun}-${face}`);
  const label = [title, maybe(`${noun}-${face}.text`), options.map((o) => view.value.choices[o.id]).join(", ")].join(". ");
  const timer = { id: 0 };
  const hold = () => (timer.id = setTimeout(() => magnify(noun, face), 450));
  const drop = () => clearTimeout(timer.id);
  return html`<button
    class=${`card banner-${info?.banner || noun} ${options.length ? "legal" : ""}`}
    aria-label=${label}
    title=${maybe(`${noun}-${face}.text`)}
    data-face=${face}
    onClick=${() => (options.length ? choose(options) : magnify(noun, face))}
    onContextMenu=${(e) => (e.preventDefault(), magnify(noun, face))}
    onPointerDown=${hold}
    onPointerUp=${drop}
    onPointerLeave=${drop}
  >
    <span class="title">${title}</span>
    <span class="emblem">
      ${drawn(`${noun}-${face}`) && html`<svg viewBox="0 0 100 100"><use href=${`#${noun}-${face}`} /></svg>`}
    </span>
    <span class="text">${maybe(`${noun}-${face}.text`)}</span>
    <span class="foot">
      <span class="marks">${(info?.marks ?? []).map((m) => html`<${Icon} id=${`icon-${m.kind}`} label=${maybe(`mark-${m.kind}`)} size=${16} />`)}</span>
      ${price && html`<span class=${`price price-${price.kind}`}>${price.value}<${Icon} id=${`icon-${price.kind}`} label=${say(`fact-${price.kind}`)} size=${14} /></span>`}
    </span>
    ${info?.points > 0 && html`<span class="points">${info.points}</span>`}
    ${count > 1 && html`<span class="count">×${count}</span>`}
    ${number > 0 && html`<kbd class="digit">${number}</kbd>`}
  </button>`;
}

/** A slot of a row that is empty for now. */
export const Gap = () => html`<span class="card gap" aria-hidden="true"></span>`;

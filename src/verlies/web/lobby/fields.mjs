// The fields of a form: a title beside what is chosen or typed.
import { html } from "../base/html.mjs";

const LONG = 12;
/** @param {{title: string, children?: unknown}} props */
export const Field = ({ title, children }) =>
  html`<label class=${title.length > LONG ? "field long" : "field"}><span>${title}</span>${children}</label>`;
/** @param {{value: string, set: (value: string) => void, choices: [string, string][], id?: string, name?: string}} props */
export const Select = ({
  value,
  set,
  choices,
  id,
  name: spoken,
}) => html`<select id=${id} aria-label=${spoken} title=${spoken} value=${value} onChange=${(/** @type {any} */ e) => set(e.target.value)}>
  ${choices.map(([key, text]) => html`<option key=${key} value=${key} selected=${key === value}>${text}</option>`)}
</select>`;

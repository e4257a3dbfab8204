// A game from a file: it is checked by the server and watched like any game that is over.
import { signal } from "@preact/signals";
import * as api from "../net/api.mjs";
import { html } from "../base/html.mjs";
import { go } from "../net/route.mjs";
import { say } from "../net/state.mjs";

/** What is wrong with the file that was chosen. */
const wrong = signal("");

/** @param {Event} e */
async function read(e) {
  const field = /** @type {HTMLInputElement} */ (e.target);
  const file = field.files?.[0];
  wrong.value = "";
  if (!file) return;
  try {
    const { table } = await api.readRecord(file);
    go(`/t/${table}#at=0`);
  } catch (problem) {
    wrong.value = /** @type {Error} */ (problem).message;
    field.value = "";
  }
}

export const FromFile = () => html`<label class="from-file"><span>${say("web-import")} …</span>
    <input id="import" class="unseen" type="file" accept=".verlies,.ndjson,.jsonl" onChange=${read} aria-describedby=${wrong.value ? "wrong-file" : null} /></label>
  ${wrong.value && html`<p id="wrong-file" class="why-not" role="alert">${wrong.value}</p>`}`;

// Something is wrong: the server keeps what is written here, with the table, the moment and a picture of the page.
import { effect, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "../net/api.mjs";
import { html } from "../base/html.mjs";
import { pictured } from "../base/picture.mjs";
import { ownKey } from "../net/socket.mjs";
import { fill, report, say, table, view } from "../net/state.mjs";

const draft = signal("");
/** What the page looked like; null while it is being drawn, empty if it could not be. @type {import("@preact/signals").Signal<string | null>} */
const picture = signal(null);
const attached = signal(true);
/** Why the last report was not taken. */
const wrong = signal("");

/** Whoever looks next at this screen does not read what was not sent, nor see what was seen before. */
effect(() => {
  if (view.value) return;
  draft.value = wrong.value = "";
  picture.value = null;
});

/** Draw the page beneath this dialog, unless it is closed before; with the dialog the picture is gone. */
function take() {
  let open = true;
  attached.value = true;
  wrong.value = "";
  pictured().then((found) => open && (picture.value = found));
  return () => {
    open = false;
    picture.value = null;
  };
}

/** @param {Event} e */
async function submit(e) {
  e.preventDefault();
  const [text, mine] = [draft.value, ownKey()];
  if (!text.trim()) return;
  const image = (attached.value && picture.value?.split(",")[1]) || "";
  draft.value = wrong.value = "";
  try {
    const { id } = await api.report(table.value?.id ?? "", mine, text, image);
    if (view.value && mine === ownKey()) report.value = id;
  } catch (problem) {
    if (view.value && mine === ownKey()) [draft.value, wrong.value] = [text, /** @type {Error} */ (problem).message];
  }
}

/** What will be sent along, and whether it is to be. */
const Attached = () => html`<label class="attach">
    <input id="report-attach" type="checkbox" checked=${attached.value} aria-describedby="report-shows" onChange=${() => (attached.value = !attached.value)} />
    ${say("web-report-attach")}</label>
  <p class="quiet" id="report-shows">${say("web-report-shows")}</p>
  <img id="report-picture" src=${picture.value} alt=${say("web-report-picture")} />`;

function Picture() {
  if (picture.value) return html`<${Attached} />`;
  return html`<p class="quiet" id="no-picture" role="status">${say(picture.value === null ? "web-report-drawing" : "web-report-undrawn")}</p>`;
}

export function ReportBox() {
  useEffect(take, []);
  return html`<h2>${say("web-report")}</h2>
  <p class="quiet">${say("web-report-hint")}</p>
  ${report.value && html`<p role="status" id="reported">${fill("web-reported", { id: report.value })}</p>`}
  ${wrong.value && html`<p role="alert" id="unreported" class="why-not">${wrong.value}</p>`}
  <form class="report" onSubmit=${submit}>
    <textarea id="report-text" rows="3" maxlength="2000" aria-label=${say("web-report")} value=${draft.value} onInput=${(/** @type {any} */ e) => (draft.value = e.target.value)}></textarea>
    <${Picture} />
    <button class="main" id="report-send">${say("web-report-send")}</button>
  </form>`;
}

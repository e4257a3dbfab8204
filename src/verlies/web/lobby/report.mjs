// Something is wrong: the server keeps what is written here, with the table and the moment.
import { effect, signal } from "@preact/signals";
import { html } from "../base/html.mjs";
import { send } from "../net/socket.mjs";
import { fill, report, say, view } from "../net/state.mjs";

const draft = signal("");
/** Whoever looks next at this screen does not read what was not sent. */
effect(() => {
  if (!view.value) draft.value = "";
});

/** @param {Event} e */
function submit(e) {
  e.preventDefault();
  if (draft.value.trim()) send({ t: "report", text: draft.value });
  draft.value = "";
}

export const ReportBox = () => html`<h2>${say("web-report")}</h2>
  <p class="quiet">${say("web-report-hint")}</p>
  ${report.value && html`<p role="status" id="reported">${fill("web-reported", { id: report.value })}</p>`}
  <form class="report" onSubmit=${submit}>
    <textarea id="report-text" rows="5" maxlength="2000" aria-label=${say("web-report")} value=${draft.value} onInput=${(/** @type {any} */ e) => (draft.value = e.target.value)}></textarea>
    <button class="main" id="report-send">${say("web-report-send")}</button>
  </form>`;

// Whoever leaves the game is told so: what happened, what led to it, by which rule, and what becomes of one. Said once, even to those who were away.
import { effect } from "@preact/signals";
import { html } from "../base/html.mjs";
import { Pawn } from "../base/icon.mjs";
import { known, remember } from "../base/keys.mjs";
import { whereabouts } from "../table/panels.mjs";
import { rule } from "../net/socket.mjs";
import { dialog, fill, gone, log, myPanel, mySeat, say, scene, table } from "../net/state.mjs";
import { PlayedByOthers } from "../table/zones.mjs";

/** @typedef {import("../types.gen.d.ts").Told} Told */

let announced = { table: "", n: 0 };

/** Up to which answer this reader was told at a table. @param {string} id */
const toldOf = (id) => Math.max(announced.table === id ? announced.n : 0, known(id)?.parted ?? 0);

/** @param {string} id @param {number} n */
function note(id, n) {
  announced = { table: id, n };
  remember({ table: id, parted: n });
}

effect(() => {
  const id = table.value?.id ?? "";
  const line = log.value.findLast((each) => each.parting);
  if (!id || mySeat.value < 0) return;
  if (line && line.n > toldOf(id)) {
    note(id, line.n);
    dialog.value = { kind: "parting", line };
  } else if (!line && log.value.length && toldOf(id) && !myPanel.peek()?.out) note(id, 0);
});

/** What struck me, or everybody, in the same breath: all of it, for the cause comes first. @param {Told} line */
function before(line) {
  const at = log.value.indexOf(line);
  const same = log.value.slice(0, at).filter((each) => each.n === line.n);
  return same.filter((each) => each.seat === mySeat.value || each.tone === "blow");
}

/** How it goes on without me: the game is over by my leaving, or since, or not yet. @param {Told | undefined} line */
function after(line) {
  if (!scene.value?.result)
    return gone.value ? "web-parting-on" : myPanel.value?.out ? "web-parting-last" : "web-parting-back";
  return line && line.n === log.value.at(-1)?.n ? "web-parting-over" : "web-parting-since";
}

/** What becomes of me, once I am out, and the rule that says so. */
function Fate() {
  const { fate, rule: law } = myPanel.value ?? {};
  return fate ? html`<p class="fate">${say(`fate-${fate}`)} ${law && html`<${Read} id=${law} />`}</p>` : null;
}

/** @param {{id: string}} props */
const Read = ({ id }) =>
  html`<button class="thing" title=${id} onClick=${() => rule(id)}>${say("web-read-rule")}</button>`;

/** On to the result, or back to the table. */
const onward = () => (dialog.value = scene.value?.result ? { kind: "result" } : null);

/** @param {{line: Told}} props */
export const Parting = ({ line }) => html`<h2 class="headline">${line.parting?.title}</h2>
  <div class="stack" role="alert">
    <h3>${say("web-parting-causes")}</h3>
    <div class="stack causes">${before(line).map((each) => html`<p class=${`tone-${each.tone}`}>${each.text}</p>`)}</div>
    <p class="told"><b>${line.text}</b></p>
  </div>
  ${line.parting?.law && html`<p class="law">${line.parting.law} <${Read} id=${line.rule} /></p>`}
  <${Fate} />
  <p class="quiet">${say(after(line))}</p>
  <div class="buttons"><button class="main" autofocus onClick=${onward}>${say(scene.value?.result ? "web-to-result" : "web-on-with-it")}</button></div>`;

/** Where my hand would be: that I am out, and how. */
export function Gone() {
  const panel = myPanel.value;
  if (!panel) return null;
  return html`<div class="gone" role="status">
    <${PlayedByOthers} />
    <p><${Pawn} seat=${mySeat.value} size=${26} /> <b>${fill("web-gone", { how: whereabouts(panel) })}</b></p>
    <p class="quiet">${say(after(log.value.findLast((each) => each.parting)))}</p>
  </div>`;
}

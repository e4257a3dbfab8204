// Coming back: what happened meanwhile is offered as a film, and a link may lead to a moment.
import { effect, signal } from "@preact/signals";
import { html } from "../base/html.mjs";
import { known, remember } from "../base/keys.mjs";
import { route } from "../net/route.mjs";
import { log, past, say, table, view } from "../net/state.mjs";
import { lookAt, watch } from "./past.mjs";

/** So many answers may be missed before somebody who comes back is offered to see them. */
const MISSED = 3;

/** The last answer I had seen when I left, if much has happened since. */
const missed = signal(-1);

/** Offered to somebody who comes back: what happened meanwhile, from where they left until now. */
export const Missed = () =>
  missed.value >= 0 &&
  !past.value &&
  html`<p class="missed" role="status">
    <button class="main" id="missed" onClick=${() => watch(missed.value, true)}>${say("web-missed")}</button>
    <button class="ghost" aria-label=${say("web-close")} onClick=${() => (missed.value = -1)}>×</button>
  </p>`;

const newest = () => log.value.at(-1)?.n ?? 0;

/** What I have seen is kept, so that I can be told what I missed. */
function leave() {
  const id = table.value?.id;
  if (id && view.value && missed.value < 0) remember({ table: id, seen: newest() });
}
addEventListener("pagehide", leave);
document.addEventListener("visibilitychange", () => document.hidden && leave());

/** The table at which we have just sat down, and what was asked for on the way. */
let satAt = "";
effect(() => {
  const id = table.value?.id ?? "";
  if (!id || !view.value || satAt === id) return;
  satAt = id;
  const seen = known(id)?.seen ?? Infinity;
  if (route.peek().at) lookAt(Number(route.peek().at));
  else if (newest() - seen > MISSED && table.value?.status !== "over") missed.value = seen;
});
effect(() => {
  const { at } = route.value;
  if (at && view.peek() && satAt === table.peek()?.id) lookAt(Number(at));
});
effect(() => {
  if (!table.value) [satAt, missed.value] = ["", -1];
});
effect(() => {
  if (past.value) missed.value = -1;
});

// Playing on from a moment of a game that is over: at another table, which says so and knows the way back.
import { signal } from "@preact/signals";
import { html } from "../base/html.mjs";
import { known, remember } from "../base/keys.mjs";
import * as api from "../net/api.mjs";
import { go } from "../net/route.mjs";
import { fill, past, say, seatInfo, table, tell } from "../net/state.mjs";
import { here, toNow } from "./past.mjs";

/** Sit down at a table of one's own that goes on from here, on the seat through whose eyes one looks. */
export async function playOn() {
  const old = table.value;
  const seat = Math.max(past.value?.view.scene.seat ?? 0, 0);
  if (!old) return;
  const from = { table: old.id, at: here(), seat };
  try {
    const seated = await api.playOn(old.id, from.at, seat);
    remember({ ...seated, game: old.game, title: old.title, from });
    toNow();
    go(`/t/${seated.table}`);
  } catch (problem) {
    tell(/** @type {Error} */ (problem).message);
  }
}

/** The table whose notice was read. */
const read = signal("");
/** Where a table goes on from, until that has been read. */
export const origin = () => {
  const id = table.value?.id ?? "";
  return !past.value && read.value !== id ? known(id)?.from : undefined;
};

/** @param {string} id */
function close(id) {
  remember({ table: id, from: undefined });
  read.value = id;
}

/** Said at a table that goes on from a moment: what it is, and the way back there. */
export function Branched() {
  const [id, from] = [table.value?.id ?? "", origin()];
  if (!from) return null;
  return html`<aside class="tour branched" role="status">
    <p>${fill("web-play-on-here", { at: from.at, name: seatInfo(from.seat).name })}</p>
    <button class="ghost" id="to-origin" onClick=${() => go(`/t/${from.table}#at=${from.at}`)}>${say("web-play-on-back")}</button>
    <button class="ghost" aria-label=${say("web-close")} onClick=${() => close(id)}>×</button>
  </aside>`;
}

// The end: who won, and every point explained.
import { html } from "./html.mjs";
import { Pawn } from "./icon.mjs";
import * as api from "./api.mjs";
import { remember, known } from "./keys.mjs";
import { go } from "./route.mjs";
import { dialog, say, scene, seatInfo, table, tell, view } from "./state.mjs";

async function again() {
  const here = table.value;
  try {
    const seated = await api.rematch(here.id, known(here.id)?.token ?? "");
    remember({ ...seated, game: here.game, title: here.title });
    dialog.value = null;
    go(`/t/${seated.table}`);
  } catch (problem) {
    tell(problem.message);
  }
}

export function Result() {
  const result = scene.value?.result;
  if (!result) return null;
  const order = result.places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place);
  return html`<div class="result">
    <h2>${result.winners.length ? result.winners.map((seat) => seatInfo(seat).name).join(", ") + " – " + say("web-won") : say("web-nobody-won")}</h2>
    <div class="scores">
      ${order.map(
        ({ place, seat }) => html`<section class=${result.winners.includes(seat) ? "winner" : ""} key=${seat}>
          <h3><${Pawn} seat=${seat} /> ${place}. ${seatInfo(seat).name} <b>${result.scores[seat]}</b></h3>
          <p class="quiet">${view.value.endings[seat]}</p>
          <ul>${(view.value.points[seat] ?? []).map((line) => html`<li>${line}</li>`)}</ul>
        </section>`,
      )}
    </div>
    <p class="fair">${say("web-fair")} <code>${table.value.commitment.slice(0, 16)}…</code></p>
    <div class="buttons">
      ${table.value.seat >= 0 && html`<button class="main" onClick=${again}>${say("web-rematch")}</button>`}
      ${table.value.next && html`<a class="button" href=${`/t/${table.value.next}`}>${say("web-next-table")}</a>`}
      <a class="button" href=${`/api/tables/${table.value.id}/export`} download>${say("web-export")}</a>
      <button onClick=${() => go("/")}>${say("web-lobby")}</button>
    </div>
  </div>`;
}

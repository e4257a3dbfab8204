// Bots show a game; whoever wants to takes over one of their seats.
import * as api from "../net/api.mjs";
import { html } from "../base/html.mjs";
import { Pawn } from "../base/icon.mjs";
import { remember } from "../base/keys.mjs";
import { myName } from "../base/prefs.mjs";
import { go } from "../net/route.mjs";
import { connect } from "../net/socket.mjs";
import { fill, mySeat, say, table, tell, unsee } from "../net/state.mjs";

/** @param {Promise<unknown>} work */
const told = (work) => work.catch((problem) => tell(problem.message));

/** @param {string} game */
export const showGame = (game) => told(api.demo(game).then(({ table: id }) => go(`/t/${id}`)));

/** @param {number} seat */
async function takeOver(seat) {
  const here = table.value;
  if (!here) return;
  const seated = await api.sit(here.id, seat, myName.value);
  remember({ ...seated, game: here.game, title: here.title });
  unsee();
  connect(here.id, seated.token);
}

/** Whoever watches bots is offered their seats. */
export const TakeOver = () =>
  table.value?.demo && table.value.status === "playing" && mySeat.value < 0
    ? html`<div class="take-over buttons"><span>${say("web-demo-take")}</span>${table.value.seats
        .filter((seat) => seat.kind !== "human")
        .map(
          ({ seat, name }) =>
            html`<button key=${seat} class="take-seat" data-seat=${seat} onClick=${() => told(takeOver(seat))}><${Pawn} seat=${seat} size=${20} /> ${fill("web-demo-seat", { name })}</button>`,
        )}</div>`
    : null;

// What the host may do about somebody, before the game and in it.
import { signal } from "@preact/signals";
import { html } from "../base/html.mjs";
import { known, remember } from "../base/keys.mjs";
import { send } from "../net/socket.mjs";
import { fill, say, table } from "../net/state.mjs";

/** @param {import("../types.gen.d.ts").Govern["do"]} deed @param {number} [seat] @param {boolean} [invite] */
export const govern = (deed, seat = -1, invite = false) => send({ t: "govern", do: deed, seat, invite });

/** What was pressed once and is done for good when it is pressed again. */
const sure = signal("");
/** @param {{id: string, text: string, act: () => void}} props */
export const Final = ({ id, text, act }) =>
  html`<button id=${id} class=${sure.value === id ? "final" : ""} onClick=${() => (sure.value === id ? ((sure.value = ""), act()) : (sure.value = id))}>
    ${sure.value === id ? fill("web-sure", { what: text }) : text}</button>`;

/** The invitations this browser keeps. @param {string} id */
export const keptOf = (id) => known(id)?.invites ?? [];

/** Take a seat to invite somebody else to it; the old invitation is spent and not shown again meanwhile. @param {number} seat */
function inviteAnew(seat) {
  const id = table.value?.id ?? "";
  remember({ table: id, invites: keptOf(id).filter((invite) => invite.seat !== seat) });
  govern("remove", seat, true);
}

/** In a game: hand over, or let a bot or somebody else play. Before it: let somebody else sit there. @param {{seat: import("../types.gen.d.ts").SeatInfo}} props */
export function Rights({ seat: { seat, name } }) {
  const status = table.value?.status;
  if (status !== "playing")
    return (
      status !== "over" &&
      html`<span class="rights"><${Final} id=${`remove-${seat}`} text=${say("web-remove")} act=${() => inviteAnew(seat)} /></span>`
    );
  return html`<span class="rights">
    <button class="ghost make-host" onClick=${() => govern("host", seat)} aria-label=${`${say("web-make-host")}: ${name}`}>${say("web-make-host")}</button>
    <${Final} id=${`remove-${seat}`} text=${say("web-remove-bot")} act=${() => govern("remove", seat)} />
    <${Final} id=${`invite-${seat}`} text=${say("web-remove-invite")} act=${() => inviteAnew(seat)} />
  </span>`;
}

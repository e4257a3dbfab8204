// Before the game: who is there, and how friends get in.
import { html } from "./html.mjs";
import * as api from "./api.mjs";
import { known } from "./keys.mjs";
import { Pawn } from "./icon.mjs";
import { Qr } from "./qr.mjs";
import { say, table, tell } from "./state.mjs";

const linkOf = (invite) => `${location.origin}/t/${table.value.id}#i=${invite.token}`;

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    tell(say("web-copied"));
  } catch {
    tell(text);
  }
}

const begin = () => api.start(table.value.id, known(table.value.id)?.token ?? "").catch((p) => tell(p.message));

export function Waiting() {
  const invites = known(table.value.id)?.invites ?? [];
  const open = table.value.seats.filter((s) => s.kind === "open").map((s) => s.seat);
  return html`<main class="waiting">
    <section class="box">
      <h2>${table.value.title}</h2>
      <p>${say("web-waiting-room")}</p>
      <ul class="people">${table.value.seats.map(
        (s) => html`<li><${Pawn} seat=${s.seat} /> ${s.kind === "open" ? html`<i class="quiet">${say("web-free")}</i>` : s.name} ${s.kind === "human" && html`<i class=${s.online ? "dot on" : "dot"}></i>`}</li>`,
      )}</ul>
      ${invites
        .filter((i) => open.includes(i.seat))
        .map(
          (i) => html`<div class="invite">
            <${Qr} text=${linkOf(i)} />
            <div><p>${say("web-invite")}</p><input readonly value=${linkOf(i)} onFocus=${(e) => e.target.select()} />
              <button class="main" onClick=${() => copy(linkOf(i))}>${say("web-copy")}</button></div>
          </div>`,
        )}
      ${table.value.host && html`<button onClick=${begin}>${say("web-start-now")}</button>`}
      <p class="quiet">${say("web-commitment")} <code>${table.value.commitment.slice(0, 24)}…</code></p>
    </section>
  </main>`;
}

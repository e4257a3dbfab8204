// Whoever follows an invitation says a name and sits down.
import { effect, signal } from "@preact/signals";
import * as api from "../net/api.mjs";
import { html } from "../base/html.mjs";
import { remember } from "../base/keys.mjs";
import { myName, setName } from "../base/prefs.mjs";
import { OtherLanguage } from "./settings.mjs";
import { go, route } from "../net/route.mjs";
import { fill, say, table as at, tell } from "../net/state.mjs";

const name = signal(myName.value);
/** @type {import("@preact/signals").Signal<import("../types.gen.d.ts").Public | null>} */
export const inviting = signal(null);
/** What I am called here, since somebody else has my name; said as soon as I am at the table. */
const renamed = signal("");
effect(() => {
  if (!renamed.value || !at.value) return;
  tell(fill("web-renamed", { name: renamed.value }));
  renamed.value = "";
});

/** @param {Event} e */
async function sit(e) {
  e.preventDefault();
  const { table, invite } = route.value;
  try {
    const seated = await api.join(table, invite, name.value);
    setName(name.value);
    const seen = await api.seeTable(table);
    remember({ ...seated, game: seen.game, title: seen.title });
    renamed.value = seated.renamed ?? "";
    go(`/t/${table}`);
  } catch (problem) {
    tell(/** @type {Error} */ (problem).message);
    inviting.value = await api.seeTable(table, invite).catch(() => inviting.value);
  }
}

const watch = () => go(`/t/${route.value.table}`);

/** An invitation that leads nowhere any more. @param {{seen: import("../types.gen.d.ts").Public, host: string}} props */
const Spent = ({ seen, host }) => html`<main class="waiting"><h1 class="unseen">Verlies</h1><section class="box spent">
  <h2>${seen.title}</h2>
  <p role="alert">${seen.used < 0 ? say("web-invite-unknown") : fill("web-invite-used", { name: seen.seats[seen.used].name })}</p>
  <p>${fill("web-invite-ask", { host })}</p>
  <div class="buttons">
    <button class="main" onClick=${watch}>${say("web-only-watch")}</button>
    <button class="ghost" onClick=${() => go("/")}>${say("web-lobby")}</button>
  </div>
</section></main>`;

export function Join() {
  const seen = inviting.value;
  if (seen?.table !== route.value.table)
    return html`<main class="waiting"><h1 class="unseen">Verlies</h1><p class="lamp" aria-busy="true"></p></main>`;
  const host = seen.seats[seen.host].name;
  if (seen.invited < 0) return html`<${Spent} seen=${seen} host=${host} />`;
  return html`<main class="waiting"><h1 class="unseen">Verlies</h1><form class="box" onSubmit=${sit}>
    <h2>${seen.title}</h2>
    <p>${fill("web-invited", { host })}</p>
    ${seen.practice && html`<p class="practice" role="note">${say("web-practice-guest")}</p>`}
    <label class="field"><span>${say("web-name")}</span>
      <input id="join-name" maxlength="24" autocomplete="nickname" value=${name.value} onInput=${(/** @type {any} */ e) => (name.value = e.target.value)} placeholder=${say("web-name-hint")} /></label>
    <div class="buttons">
      <button class="main" id="join">${say("web-sit-down")}</button>
      <button type="button" class="ghost" onClick=${watch}>${say("web-only-watch")}</button>
      <${OtherLanguage} />
    </div>
  </form></main>`;
}

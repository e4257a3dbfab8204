// Whoever follows an invitation says a name and sits down.
import { signal } from "@preact/signals";
import * as api from "./api.mjs";
import { html } from "./html.mjs";
import { remember } from "./keys.mjs";
import { myName, setName } from "./prefs.mjs";
import { go, route } from "./route.mjs";
import { fill, say, tell } from "./state.mjs";

const name = signal(myName.value);
/** @type {import("@preact/signals").Signal<import("./types.d.ts").Public | null>} */
export const inviting = signal(null);

/** @param {Event} e */
async function sit(e) {
  e.preventDefault();
  const { table, invite } = route.value;
  try {
    const seated = await api.join(table, invite, name.value);
    setName(name.value);
    const seen = await api.seeTable(table);
    remember({ ...seated, game: seen.game, title: seen.title });
    go(`/t/${table}`);
  } catch (problem) {
    tell(/** @type {Error} */ (problem).message);
  }
}

export function Join() {
  const host = inviting.value?.seats.find((s) => s.kind === "human")?.name ?? "";
  return html`<main class="waiting"><form class="box" onSubmit=${sit}>
    <h2>${inviting.value?.title ?? "Verlies"}</h2>
    <p>${fill("web-invited", { host })}</p>
    <label class="field"><span>${say("web-name")}</span>
      <input id="join-name" maxlength="24" autocomplete="nickname" value=${name.value} onInput=${(/** @type {any} */ e) => (name.value = e.target.value)} placeholder=${say("web-name-hint")} /></label>
    <div class="buttons">
      <button class="main" id="join">${say("web-sit-down")}</button>
      <button type="button" class="ghost" onClick=${() => go(`/t/${route.value.table}`)}>${say("web-only-watch")}</button>
    </div>
  </form></main>`;
}

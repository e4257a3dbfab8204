// Whoever follows an invitation says a name and sits down.
import { signal } from "@preact/signals";
import { html } from "./html.mjs";
import * as api from "./api.mjs";
import { myName, remember, setName } from "./keys.mjs";
import { go, route } from "./route.mjs";
import { say, tell } from "./state.mjs";

const name = signal(myName());

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
    tell(problem.message);
  }
}

export const Join = () => html`<main class="waiting"><form class="box" onSubmit=${sit}>
  <h2>${say("web-invited")}</h2>
  <label class="field"><span>${say("web-name")}</span>
    <input id="join-name" maxlength="24" value=${name.value} onInput=${(e) => (name.value = e.target.value)} /></label>
  <button class="main" id="join">${say("web-sit-down")}</button>
</form></main>`;

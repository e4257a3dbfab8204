// Several people at one screen: each has a seat and a key of their own, and a curtain falls before somebody else looks.
import { effect, signal } from "@preact/signals";
import * as api from "../net/api.mjs";
import { html } from "../base/html.mjs";
import { Pawn } from "../base/icon.mjs";
import { known, remember } from "../base/keys.mjs";
import { route } from "../net/route.mjs";
import { connect, disconnect } from "../net/socket.mjs";
import { strike } from "../stage/stage.mjs";
import { asked, fill, mySeat, say, scene, seatInfo, table, unsee, view } from "../net/state.mjs";

/** @typedef {import("../types.gen.d.ts").Seated} Seated */
/** @typedef {import("../types.d.ts").Local} Local */

/** Let those sit down who play at this screen, too. @param {Seated} seated @param {string} name @param {Map<number, string>} names of the others, by seat @param {(seat: number) => number} eyes with whom a seat sees the same */
export async function sitHere(seated, name, names, eyes) {
  /** @type {Local[]} */
  const here = [{ seat: seated.seat, token: seated.token, name, eyes: eyes(seated.seat) }];
  for (const { seat, token } of (seated.invites ?? []).filter((invite) => names.has(invite.seat))) {
    const called = names.get(seat) ?? "";
    const { token: key } = await api.join(seated.table, token, called, false);
    here.push({ seat, token: key, name: called, eyes: eyes(seat) });
  }
  if (here.length > 1) remember({ table: seated.table, here });
}

/** Those who play at this screen, if they are several. @param {string} id */
const peopleAt = (id) => known(id)?.here ?? [];

/** Whether some people do not all see the same. @param {Local[]} people */
const haveSecrets = (people) => new Set(people.map(({ seat, eyes }) => eyes ?? seat)).size > 1;

/** The table at which we sit before the cards are dealt: until then nothing is secret, and whoever opened it adds to the deal. */
let undealt = "";
/** @param {string} status */
const isDealt = (status) => status === "playing" || status === "over";

/** Take one's seat; where several play at this screen and not all see the same, whoever is to look says so first. @param {string} id @param {string} token @param {string} status */
export function sitDown(id, token, status) {
  const here = peopleAt(id);
  const secrets = haveSecrets(here);
  undealt = secrets && !isDealt(status) ? id : "";
  if (secrets && isDealt(status)) fall(here);
  else connect(id, here[0]?.token ?? token);
}

effect(() => {
  const { id = "", status = "" } = table.value ?? {};
  if (!undealt || id !== undealt || !isDealt(status)) return;
  undealt = "";
  queueMicrotask(() => fall(peopleAt(id)));
});

/** Those one of whom is to look next; nothing of anybody's is on this page until they do. @type {import("@preact/signals").Signal<Local[]>} */
export const curtain = signal([]);

/** The seat that we are on our way to; until its view comes, the old one is no reason to set out again. */
let toward = -1;
effect(() => {
  if (mySeat.value === toward) toward = -1;
  if (!view.value || scene.value?.result || asked.value.has(mySeat.value)) return;
  const here = peopleAt(table.value?.id ?? "");
  const next = here.filter((local) => asked.value.has(local.seat));
  const me = here.find((local) => local.seat === mySeat.value);
  const mate = next.find((local) => me && !haveSecrets([me, local]));
  if (!mate && next.length) queueMicrotask(() => fall(next));
  if (!mate || toward === mate.seat) return;
  toward = mate.seat;
  queueMicrotask(() => rise(mate));
});

/** Let the curtain fall: the line is cut, and what was seen is forgotten. @param {Local[]} next */
function fall(next) {
  disconnect();
  strike();
  unsee();
  curtain.value = next;
}

/** @param {Local} local */
function rise(local) {
  curtain.value = [];
  connect(route.value.table, local.token);
}

/** @param {Local} local */
const nameOf = ({ seat, name }) => seatInfo(seat).name || name || `${say("web-seat")} ${seat + 1}`;

/** Between two people: who is to take the screen, and nothing else. Which colours they have is not known before the first has looked. */
export const Curtain = () => html`<main class="waiting"><h1 class="unseen">Verlies</h1><section class="box curtain">
    <h2>${curtain.value.length === 1 ? fill("web-curtain", { name: nameOf(curtain.value[0]) }) : say("web-curtain-who")}</h2>
    <p>${say("web-curtain-hint")}</p>
    <div class="buttons">${curtain.value.map(
      (
        local,
      ) => html`<button class="main big rise" key=${local.seat} data-seat=${local.seat} onClick=${() => rise(local)}>
        ${table.value && html`<${Pawn} seat=${local.seat} size=${26} />`} ${fill("web-curtain-rise", { name: nameOf(local) })}</button>`,
    )}</div>
  </section></main>`;

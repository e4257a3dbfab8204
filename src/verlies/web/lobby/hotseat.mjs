// Several people at one screen: each has a seat and a key of their own, and a curtain falls before somebody else looks.
import { effect, signal } from "@preact/signals";
import * as api from "../net/api.mjs";
import { html } from "../base/html.mjs";
import { Pawn } from "../base/icon.mjs";
import { known, remember } from "../base/keys.mjs";
import { route } from "../net/route.mjs";
import { connect, disconnect } from "../net/socket.mjs";
import { strike } from "../stage/stage.mjs";
import { asked, fill, link, mySeat, remarks, say, scene, seatInfo, table, unsee, view } from "../net/state.mjs";

/** @typedef {import("../types.gen.d.ts").Seated} Seated */
/** @typedef {import("../types.d.ts").Local} Local */

/** Let those sit down who play at this screen, too; whoever sees the same has the same key. @param {Seated} seated @param {string} name @param {Map<number, string>} names of the others, by seat */
export async function sitHere(seated, name, names) {
  const eyes = (/** @type {number} */ seat) => seated.eyes?.[seat] ?? seat;
  /** @type {Local[]} */
  const here = [{ seat: seated.seat, token: seated.token, name }];
  for (const { seat, token } of (seated.invites ?? []).filter((invite) => names.has(invite.seat))) {
    const called = names.get(seat) ?? "";
    const hand = here.find((local) => eyes(local.seat) === eyes(seat))?.token;
    const { token: key, renamed } = await api.join(seated.table, token, called, false, hand);
    here.push({ seat, token: key, name: renamed || called });
  }
  if (here.length > 1) remember({ table: seated.table, here });
}

/** Those who play at this screen, if they are several. @param {string} id */
const peopleAt = (id) => known(id)?.here ?? [];

/** The keys of the others at this screen. @param {string} id @param {string} token */
const othersAt = (id, token) => [...new Set(peopleAt(id).map((local) => local.token))].filter((key) => key !== token);

/** Take one's seat; where several play at this screen, all of them look until something is not for all. @param {string} id @param {string} token */
export function sitDown(id, token) {
  const here = peopleAt(id);
  const mine = here[0]?.token ?? token;
  if (othersAt(id, mine).length) look(id, here[0], here);
  else connect(id, mine);
}

/** Those one of whom is to look next; nothing of anybody's is on this page until they do. @type {import("@preact/signals").Signal<Local[]>} */
export const curtain = signal([]);

/** Who is to look alone if something comes that is not for all. @type {Local[]} */
let heirs = [];
/** The key with which we are on our way; until its view comes, the old one is no reason to set out again. */
let toward = "";

/** Show the table as somebody sees it while all look: the server cuts the line before anything else is shown. @param {string} id @param {Local} local @param {Local[]} next */
function look(id, local, next) {
  heirs = next;
  toward = local.token;
  connect(id, local.token, { here: othersAt(id, local.token), open: true });
}

effect(() => {
  if (link.value.refused === "curtain") queueMicrotask(() => fall(heirs));
});

/** Whether somebody sees nothing but what is on the screen. @param {Local} local */
const seesThis = ({ seat }) =>
  Boolean(view.value?.alike?.includes(seat)) && !remarks.value.some((remark) => remark.team >= 0);

effect(() => {
  const id = table.value?.id ?? "";
  const here = peopleAt(id);
  const me = here.find((local) => local.seat === mySeat.value);
  if (me?.token === toward) toward = "";
  if (!view.value || toward) return;
  if (me) heirs = asked.value.has(me.seat) ? [me] : here;
  if (scene.value?.result || asked.value.has(mySeat.value)) return;
  const next = here.filter((local) => asked.value.has(local.seat));
  if (next.length === 1 && seesThis(next[0])) queueMicrotask(() => look(id, next[0], next));
  else if (next.length) queueMicrotask(() => fall(next));
});

/** Let the curtain fall: what was seen is forgotten, and a line on which nothing is shown says that all of them are still here. @param {Local[]} next */
function fall(next) {
  disconnect();
  strike();
  unsee();
  link.value = { open: false, tries: 0, refused: "" };
  toward = "";
  curtain.value = next;
  comeTo(next[0], { veiled: true });
}

/** Come to this table with somebody's key, and with those of all others at this screen. @param {Local} local @param {{veiled?: boolean}} [how] */
function comeTo({ token }, how = {}) {
  const id = route.value.table;
  connect(id, token, { here: othersAt(id, token), ...how });
}

/** @param {Local} local */
function rise(local) {
  curtain.value = [];
  comeTo(local);
}

/** @param {Local} local */
const nameOf = ({ seat, name }) => seatInfo(seat).name || name || `${say("web-seat")} ${seat + 1}`;

/** Between two people: who is to take the screen, and nothing else. Which colours they have is known once the table has been told. */
export const Curtain = () => html`<main class="waiting"><h1 class="unseen">Verlies</h1><section class="box curtain">
    <h2>${curtain.value.length === 1 ? fill("web-curtain", { name: nameOf(curtain.value[0]) }) : say("web-curtain-who")}</h2>
    <p>${curtain.value.length === 1 ? fill("web-curtain-hint", { name: nameOf(curtain.value[0]) }) : say("web-curtain-hint-who")}</p>
    <div class="buttons">${curtain.value.map(
      (
        local,
      ) => html`<button class="main big rise" key=${local.seat} data-seat=${local.seat} onClick=${() => rise(local)}>
        ${table.value && html`<${Pawn} seat=${local.seat} size=${26} />`} ${fill("web-curtain-rise", { name: nameOf(local) })}</button>`,
    )}</div>
  </section></main>`;

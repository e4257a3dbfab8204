// The deal: random bits of this browser's own, sealed before they are told, kept, and looked for at the end (docs/decisions/0010-the-deal.md).
import { computed, signal } from "@preact/signals";
import { digest, hex } from "./blake.mjs";
import { known, remember } from "../base/keys.mjs";
import { table } from "./state.mjs";

/** @typedef {import("../types.gen.d.ts").Table} TableMessage */
/** @typedef {import("../types.d.ts").Kept} Kept */
/** @typedef {import("../types.gen.d.ts").Command} Command */

/** Our bits by the seat for which they were given: at one screen there may be several seats, and not all of them give any. @typedef {Record<number, Kept>} Deals */

/** What cannot be stored (a private window) is at least kept while the page lives. @type {Map<string, Deals>} */
const here = new Map();
/** @param {string} id @returns {Deals} */
const deals = (id) => here.get(id) ?? known(id)?.deals ?? {};
/** What this browser gave to a deal, for whichever seat. @param {string} id @returns {Kept | undefined} */
export const kept = (id) => Object.values(deals(id))[0];
/** @param {TableMessage} message @param {Kept} deal */
function keep({ id, seat }, deal) {
  const all = { ...deals(id), [seat]: deal };
  here.set(id, all);
  remember({ table: id, deals: all });
}

const bits = () => hex(crypto.getRandomValues(new Uint8Array(16)));
/** @param {string} share */
const sealOf = (share) => (share ? digest("verlies seal", share) : "");
/** One number for all that was fixed before we told anything. @param {Kept} deal */
export const promiseOf = (deal) =>
  digest("verlies promise", hex(new TextEncoder().encode(deal.terms)), deal.commitment, ...(deal.seals ?? []));
/** What is agreed on before the deal, as one line (core/fair.py). @param {TableMessage} message */
const termsOf = ({ game, seats, settings }) =>
  [
    game,
    seats.length,
    ...Object.keys(settings)
      .sort()
      .map((name) => `${name}=${settings[name]}`),
  ].join(" ");

/** why we would not go on at a table, by its id @type {import("@preact/signals").Signal<Record<string, string>>} */
const refused = signal({});
/** @param {string} id @param {string} why */
function refuse(id, why) {
  refused.value = { ...refused.value, [id]: why };
  return null;
}

/**
 * Answer what the server tells of the table: with the seal of our bits, or with the bits once everybody's are sealed.
 * If it has changed what it had shown before, they are not told.
 * @param {TableMessage} message @returns {Command | null}
 */
export function mix(message) {
  const all = deals(message.id);
  const mine = all[message.seat];
  if (Object.values(all).some((deal) => deal.commitment !== message.commitment)) return refuse(message.id, "secret");
  if (message.status !== "mixing" || !message.awaited?.includes(message.seat)) return null;
  return message.seals?.length ? tellBits(message, message.seals, mine) : sealBits(message, mine);
}

/** @param {TableMessage} message @param {Kept} [mine] @returns {Command} */
function sealBits(message, mine) {
  const deal = mine ?? { share: bits(), commitment: message.commitment, terms: termsOf(message) };
  keep(message, deal);
  return { t: "seal", seal: sealOf(deal.share) };
}

/** @param {TableMessage} message @param {string[]} seals @param {Kept} [mine] @returns {Command | null} */
function tellBits(message, seals, mine) {
  if (!mine) return refuse(message.id, "lost");
  if (mine.terms !== termsOf(message)) return refuse(message.id, "terms");
  if (sealOf(mine.share) !== seals[message.seat]) return refuse(message.id, "seal");
  if (mine.seals && mine.seals.join() !== seals.join()) return refuse(message.id, "others");
  keep(message, { ...mine, seals });
  return { t: "share", share: mine.share };
}

/** What is wrong with a deal that was shown at the end; nothing if all of it is as it was fixed. @param {TableMessage} message @param {number} seat @param {Kept} mine */
function broken(message, seat, mine) {
  const shares = message.shares ?? [];
  if (message.commitment !== mine.commitment || digest("verlies commitment", message.secret ?? "") !== mine.commitment)
    return "secret";
  if (mine.terms !== termsOf(message)) return "terms";
  if (shares[seat] !== mine.share) return "share";
  return shares.map(sealOf).join() === mine.seals?.join() ? "" : "others";
}

/** What is wrong with any of our deals at a table that is over. @param {TableMessage} message */
const breach = (message) =>
  Object.entries(deals(message.id))
    .map(([seat, mine]) => broken(message, Number(seat), mine))
    .find(Boolean) ?? "";

/** Why the server is not to be trusted; empty while there is no reason. */
export const suspicion = computed(() => {
  const message = table.value;
  if (!message) return "";
  return refused.value[message.id] || (message.status === "over" ? breach(message) : "");
});

/** What this browser can say of the deal at the end. */
export const witnessed = computed(() => {
  const mine = table.value && kept(table.value.id);
  if (table.value?.practice) return "practice";
  return mine?.seals && !suspicion.value ? "kept" : "none";
});

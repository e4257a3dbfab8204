// Links to give away.
import { effect, signal } from "@preact/signals";
import { say, table, tell } from "../net/state.mjs";

/** @param {string} text @param {string} said */
export async function copy(text, said = "web-copied") {
  try {
    await navigator.clipboard.writeText(text);
    tell(say(said));
  } catch {
    tell(text);
  }
}

const AT_HOME = /^(localhost|127\.|\[?::1)/;
/** Whether the address in this browser is one that only this machine has. */
export const atHome = () => AT_HOME.test(location.hostname);
/** Where other devices reach the server, if they do. */
export const reach = signal("");
let asked = false;
/** Ask for it, if the address in this browser would be of no use to others; as soon as there is a table to give links to, since a clipboard waits for nobody. */
async function askReach() {
  if (asked || !atHome()) return;
  asked = true;
  try {
    reach.value = (await (await fetch("/api/reach")).json()).address ?? "";
  } catch {
    asked = false;
  }
}
effect(() => void (table.value && askReach()));
/** How a link begins that others can follow. */
const origin = () => reach.value || location.origin;

/** Anybody may watch; the address of a table gives no right to play. @param {string} table */
export const watchLink = (table) => `${origin()}/t/${table}`;
/** @param {string} table @param {number} at */
export const momentLink = (table, at) => `${watchLink(table)}#at=${at}`;
/** Whoever has it has the seat. @param {string} table @param {string} token */
export const seatLink = (table, token) => `${origin()}/t/${table}#s=${token}`;
/** @param {string} table @param {string} invitation */
export const inviteLink = (table, invitation) => `${origin()}/t/${table}#i=${invitation}`;
/** The same deal for somebody else. @param {string} game @param {string} seed @param {Record<string, string>} settings @param {number} seats */
export const challengeLink = (game, seed, settings, seats) =>
  `${origin()}/#challenge=${encodeURIComponent([game, seed, new URLSearchParams({ ...settings, seats: String(seats) })].join("~"))}`;

/** @param {string} text @returns {{game: string, seed: string, seats: number, options: Record<string, string>} | null} */
export function readChallenge(text) {
  const [game, seed, rest] = text.split("~");
  if (!game || !seed) return null;
  const { seats, ...options } = Object.fromEntries(new URLSearchParams(rest ?? ""));
  return { game, seed, seats: Number(seats) || 0, options };
}

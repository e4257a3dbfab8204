// Links to give away.
import { say, tell } from "../net/state.mjs";

/** @param {string} text @param {string} said */
export async function copy(text, said = "web-copied") {
  try {
    await navigator.clipboard.writeText(text);
    tell(say(said));
  } catch {
    tell(text);
  }
}

/** Anybody may watch; the address of a table gives no right to play. @param {string} table */
export const watchLink = (table) => `${location.origin}/t/${table}`;
/** Whoever has it has the seat. @param {string} table @param {string} token */
export const seatLink = (table, token) => `${location.origin}/t/${table}#s=${token}`;
/** @param {string} table @param {string} invitation */
export const inviteLink = (table, invitation) => `${location.origin}/t/${table}#i=${invitation}`;
/** The same deal for somebody else. @param {string} game @param {string} seed @param {Record<string, string>} settings @param {number} seats */
export const challengeLink = (game, seed, settings, seats) =>
  `${location.origin}/#challenge=${encodeURIComponent([game, seed, new URLSearchParams({ ...settings, seats: String(seats) })].join("~"))}`;

/** @param {string} text @returns {{game: string, seed: string, seats: number, options: Record<string, string>} | null} */
export function readChallenge(text) {
  const [game, seed, rest] = text.split("~");
  if (!game || !seed) return null;
  const { seats, ...options } = Object.fromEntries(new URLSearchParams(rest ?? ""));
  return { game, seed, seats: Number(seats) || 0, options };
}

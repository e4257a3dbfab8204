// The capabilities this browser holds, one entry a table: two pages that write at the same time lose nothing of each other's.
import { drop, store, stored, storedNames } from "./prefs.mjs";

/** @typedef {import("../types.d.ts").Entry} Entry */

const TABLE = "table-";
const MOST = 50;

/** @param {string} id @returns {Entry | undefined} */
export function known(id) {
  try {
    return JSON.parse(stored(TABLE + id, "null")) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The tables this browser knows, the newest first. @returns {Entry[]} */
export const tables = () =>
  storedNames(TABLE)
    .map((name) => known(name.slice(TABLE.length)))
    .filter((entry) => entry !== undefined)
    .sort((one, other) => other.at - one.at);

/** @param {string} id */
export const tokenFor = (id) => known(id)?.token ?? "";

/** @param {Partial<Entry> & {table: string}} entry */
export function remember(entry) {
  store(TABLE + entry.table, JSON.stringify({ ...known(entry.table), ...entry, at: Date.now() }));
  for (const old of tables().slice(MOST)) forget(old.table);
}

/** @param {string} id */
export const forget = (id) => drop(TABLE + id);

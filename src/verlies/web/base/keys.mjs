// The capabilities this browser holds, one entry a table.
import { store, stored } from "./prefs.mjs";

/** @typedef {import("../types.d.ts").Entry} Entry */

const TABLES = "tables";
const MOST = 50;

/** @returns {Entry[]} */
export function tables() {
  try {
    return JSON.parse(stored(TABLES, "[]"));
  } catch {
    return [];
  }
}

/** @param {string} id */
export const known = (id) => tables().find((t) => t.table === id);
/** @param {string} id */
export const tokenFor = (id) => known(id)?.token ?? "";

/** @param {Partial<Entry> & {table: string}} entry */
export function remember(entry) {
  const others = tables().filter((t) => t.table !== entry.table);
  const merged = { ...known(entry.table), ...entry, at: Date.now() };
  store(TABLES, JSON.stringify([merged, ...others].slice(0, MOST)));
}

/** @param {string} id */
export function forget(id) {
  store(TABLES, JSON.stringify(tables().filter((t) => t.table !== id)));
}

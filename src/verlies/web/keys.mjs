// Capabilities and names this browser remembers.
const TABLES = "verlies-tables";

/** @returns {Array<{table: string, token: string, seat: number, game: string, title: string, invites?: any[], at: number}>} */
export function tables() {
  try {
    return JSON.parse(localStorage.getItem(TABLES) || "[]");
  } catch {
    return [];
  }
}

export function remember(entry) {
  const others = tables().filter((t) => t.table !== entry.table);
  const old = tables().find((t) => t.table === entry.table) ?? {};
  localStorage.setItem(TABLES, JSON.stringify([{ ...old, ...entry, at: Date.now() }, ...others].slice(0, 50)));
}

export function forget(id) {
  localStorage.setItem(TABLES, JSON.stringify(tables().filter((t) => t.table !== id)));
}

export const known = (id) => tables().find((t) => t.table === id);
export const myName = () => localStorage.getItem("verlies-name") || "";
export const setName = (name) => localStorage.setItem("verlies-name", name);

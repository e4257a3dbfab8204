// The HTTP interface.
import { lang } from "./state.mjs";

export class Problem extends Error {}

async function call(method, path, body, token) {
  const headers = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers.authorization = `Bearer ${token}`;
  const join = path.includes("?") ? "&" : "?";
  const reply = await fetch(`${path}${join}lang=${lang.value}`, { method, headers, body: body && JSON.stringify(body) });
  const text = await reply.text();
  if (!reply.ok) throw new Problem(text.startsWith("{") ? JSON.parse(text).error : reply.statusText);
  return text ? JSON.parse(text) : null;
}

export const games = () => call("GET", "/api/games");
export const openTable = (wish) => call("POST", "/api/tables", { ...wish, lang: lang.value, share: share() });
export const seeTable = (id) => call("GET", `/api/tables/${id}`);
export const join = (id, token, name) =>
  call("POST", `/api/tables/${id}/join`, { token, name, lang: lang.value, share: share() });
export const start = (id, token) => call("POST", `/api/tables/${id}/start`, undefined, token);
export const rematch = (id, token) => call("POST", `/api/tables/${id}/rematch`, undefined, token);
export const statics = (id) => call("GET", `/api/tables/${id}/static`);
export const words = (game) => call("GET", `/api/words/${game}/${lang.value}`);
export const anchors = (id) => call("GET", `/api/tables/${id}/anchors`).catch(() => null);

/** Fetch a drawing; null if the game has none. */
export async function drawing(path) {
  const reply = await fetch(path);
  if (!reply.ok) return null;
  const parsed = new DOMParser().parseFromString(await reply.text(), "image/svg+xml");
  return parsed.querySelector("parsererror") ? null : document.importNode(parsed.documentElement, true);
}

/** Random bits of our own for a fair deal. */
function share() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((b) => b.toString(16).padStart(2, "0")).join("");
}

// The HTTP interface.
import { lang } from "../base/prefs.mjs";

/** @param {string} method @param {string} path @param {object} [body] @param {string} [token] @returns {Promise<any>} */
async function call(method, path, body, token) {
  /** @type {Record<string, string>} */
  const headers = {};
  if (body && !(body instanceof Blob)) headers["content-type"] = "application/json";
  if (token) headers.authorization = `Bearer ${token}`;
  const join = path.includes("?") ? "&" : "?";
  const reply = await fetch(`${path}${join}lang=${lang.value}`, {
    method,
    headers,
    body: body instanceof Blob ? body : body ? JSON.stringify(body) : null,
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(text.startsWith("{") ? JSON.parse(text).error : reply.statusText);
  return text ? JSON.parse(text) : null;
}

/** @returns {Promise<import("../types.gen.d.ts").GameInfo[]>} */
export const games = () => call("GET", "/api/games");
/** The games that cannot be loaded; none are told to guests. @returns {Promise<import("../types.gen.d.ts").Broken[]>} */
export const broken = () => call("GET", "/api/broken");
/** @param {import("../types.d.ts").Wish} wish @returns {Promise<import("../types.gen.d.ts").Seated>} */
export const openTable = (wish) => call("POST", "/api/tables", { ...wish, lang: lang.value, mix: true });
/** What anybody may know of a table, and whether an invitation is still good. @param {string} id @param {string} [invite] @returns {Promise<import("../types.gen.d.ts").Public>} */
export const seeTable = (id, invite) => call("GET", `/api/tables/${id}`, undefined, invite);
/** @param {string} id @param {string} token @param {string} name @param {boolean} mix whether random bits will follow @param {string} [hand] the key of whoever takes one more seat @returns {Promise<import("../types.gen.d.ts").Seated>} */
export const join = (id, token, name, mix = true, hand = "") =>
  call("POST", `/api/tables/${id}/join`, { token, name, lang: lang.value, mix }, hand);
/** @param {string} id @param {string} token */
export const start = (id, token) => call("POST", `/api/tables/${id}/start`, undefined, token);
/** @param {string} id @param {string} token @returns {Promise<import("../types.gen.d.ts").Seated>} */
export const rematch = (id, token) => call("POST", `/api/tables/${id}/rematch`, undefined, token);
/** Let bots show a game. @param {string} game @returns {Promise<import("../types.gen.d.ts").Seated>} */
export const demo = (game) => call("POST", "/api/demo", { game });
/** Take over a bot that shows a game. @param {string} id @param {number} seat @param {string} name @returns {Promise<import("../types.gen.d.ts").Seated>} */
export const sit = (id, seat, name) => call("POST", `/api/tables/${id}/sit`, { seat, name, lang: lang.value });
/** How a finished game went. @param {string} id @returns {Promise<import("../types.gen.d.ts").Curves>} */
export const curves = (id) => call("GET", `/api/tables/${id}/curves`);
/** How others fared with the deal of a finished game. @param {string} id @param {string} token @returns {Promise<import("../types.gen.d.ts").SameDeal>} */
export const sameDeal = (id, token) => call("GET", `/api/tables/${id}/same`, undefined, token);
/** Play on from a moment of a finished game. @param {string} id @param {number} at @param {number} seat @returns {Promise<import("../types.gen.d.ts").Seated>} */
export const playOn = (id, at, seat) => call("POST", `/api/tables/${id}/branch`, { at, seat, lang: lang.value });
/** Look at the game of a file. @param {File} file @returns {Promise<import("../types.gen.d.ts").Seated>} */
export const readRecord = (file) => call("POST", `/api/records?name=${encodeURIComponent(file.name)}`, file);
/** Report a problem, with a picture in base64 or without. @param {string} id @param {string} token @param {string} text @param {string} picture @returns {Promise<import("../types.gen.d.ts").Reported>} */
export const report = (id, token, text, picture) => call("POST", `/api/tables/${id}/reports`, { text, picture }, token);
/** A finished game as text: in words, or in ids that are the same in every language. @param {string} id @param {boolean} ids */
export const notation = (id, ids) =>
  fetch(`/api/tables/${id}/notation${ids ? "" : `?lang=${lang.value}`}`).then((reply) => reply.text());
/** @param {string} id @returns {Promise<import("../types.gen.d.ts").Static>} */
export const statics = (id) => call("GET", `/api/tables/${id}/static`);
/** @param {string} game @returns {Promise<Record<string, string>>} */
export const words = (game) => call("GET", `/api/words/${game}/${lang.value}`);
/** All rules of a game, by their names. @param {string} game @returns {Promise<Record<string, string>>} */
export const rules = (game) => call("GET", `/api/rules/${game}/${lang.value}`);
/** @param {string} id @param {string} version @returns {Promise<import("../types.gen.d.ts").Anchors | null>} */
export const anchors = (id, version) => call("GET", `/api/tables/${id}/anchors?v=${version}`);

/** Fetch a drawing; null if there is none. @param {string} path @returns {Promise<Element | null>} */
export async function drawing(path) {
  const reply = await fetch(path);
  if (reply.status !== 200) return null;
  const parsed = new DOMParser().parseFromString(await reply.text(), "image/svg+xml");
  return parsed.querySelector("parsererror") ? null : document.importNode(parsed.documentElement, true);
}

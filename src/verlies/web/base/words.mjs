// The words of a game in the reader's language, fetched once a page.
import { signal } from "@preact/signals";
import * as api from "../net/api.mjs";
import { lang } from "./prefs.mjs";
import { words } from "../net/state.mjs";

/** @type {Map<string, Promise<Record<string, string>>>} */
const fetched = new Map();
let wanted = "";
/** The game whose words are spoken by now. */
export const spoken = signal("");

/** @param {string} game @param {string} key */
function fetchOnce(game, key) {
  const coming = fetched.get(key) ?? api.words(game);
  fetched.set(key, coming);
  coming.catch(() => fetched.delete(key));
  return coming;
}

/** Speak the words of a game; whoever asked last is right. @param {string} game */
export async function loadWords(game) {
  const key = `${game}/${lang.value}`;
  wanted = key;
  const found = await fetchOnce(game, key);
  if (wanted !== key) return;
  words.value = found;
  spoken.value = game;
}

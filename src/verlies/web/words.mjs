// The words of a game in the reader's language.
import * as api from "./api.mjs";
import { words } from "./state.mjs";

/** @param {string} game */
export async function loadWords(game) {
  words.value = await api.words(game);
}

// The words of a game in the reader's language.
import * as api from "./api.mjs";
import { words } from "./state.mjs";

export async function loadWords(game) {
  words.value = await api.words(game);
}

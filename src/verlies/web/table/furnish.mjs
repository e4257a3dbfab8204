// What a table needs before it can be shown: words, drawings, places and faces.
import * as api from "../net/api.mjs";
import { loadBoard, loadSymbols } from "../base/art.mjs";
import { statics } from "../net/state.mjs";
import { loadWords } from "../base/words.mjs";

let version = "";
export const artVersion = () => version;

/** @param {string} id @param {string} [invite] */
export async function furnish(id, invite) {
  const seen = await api.seeTable(id, invite);
  version = seen.art ?? "";
  await Promise.all([loadWords(seen.game), loadSymbols(seen.game, version)]);
  const [fixed] = await Promise.all([api.statics(id), loadBoard(id, version)]);
  statics.value = fixed;
  return seen;
}

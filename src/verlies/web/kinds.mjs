// Which option goes with which thing, learnt from options that were offered; so one can ask why it is not offered now.
import { store, stored } from "./prefs.mjs";

/** @typedef {import("./types.d.ts").Face} Face */

/** @type {Record<string, Record<string, string>>} */
const learnt = {};

/** @param {string} game */
function known(game) {
  learnt[game] ??= JSON.parse(stored(`kinds-${game}`, "{}"));
  return learnt[game];
}

/** Things alike are handled alike: the key leaves out which card or place it is. @param {string} noun @param {Face | undefined} face */
const sort = (noun, face) => [noun, face?.banner, face?.currency].filter(Boolean).join("/");

/** Kinds of options that are about one's own cards, not about those on the table. */
export const OWN = new Set(["play", "discard", "trash"]);

/** @param {import("./types.d.ts").Scene} scene @param {Map<string, Face>} faces */
export function learn(scene, faces) {
  const kinds = known(scene.game);
  let news = false;
  for (const choice of (scene.prompts ?? []).flatMap((p) => p.choices ?? [])) {
    if (!choice.noun || !choice.cost?.length || OWN.has(choice.kind)) continue;
    const key = sort(choice.noun, faces.get(`${choice.noun}-${choice.target}`));
    if (kinds[key]) continue;
    kinds[key] = choice.kind;
    news = true;
  }
  if (news) store(`kinds-${scene.game}`, JSON.stringify(kinds));
}

/** Return the option one would need for a thing, or "" if it was never offered. @param {string} game @param {string} noun @param {string} target @param {Face} [face] */
export function optionFor(game, noun, target, face) {
  const kind = known(game)[sort(noun, face)];
  return kind ? `${kind}:${target}` : "";
}

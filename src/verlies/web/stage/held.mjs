// Numbers that have not fallen or risen yet: a panel shows them as they were until what changes them has landed.
import { signal } from "@preact/signals";

/** @type {Map<string, import("@preact/signals").Signal<number | undefined>>} */
const numbers = new Map();
/** How many things are on their way to each number. @type {Map<string, number>} */
const owed = new Map();

/** @param {string} key */
function number(key) {
  const found = numbers.get(key) ?? signal(/** @type {number | undefined} */ (undefined));
  numbers.set(key, found);
  return found;
}

/** What a number is on the stage: what it was, as long as something is on its way to it. @param {string} key @param {number} value */
export const onStage = (key, value) => number(key).value ?? value;

/** Keep a number as it is; returns how one thing lands there. @param {string} key @param {number} value */
export function keep(key, value) {
  owed.set(key, (owed.get(key) ?? 0) + 1);
  number(key).value ??= value;
  return (/** @type {number} */ by) => {
    const left = (owed.get(key) ?? 1) - 1;
    owed.set(key, left);
    number(key).value = left > 0 ? (number(key).peek() ?? value) + by : undefined;
  };
}

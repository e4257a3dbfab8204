// A column shows everything: what stands in it grows denser, step by step, until it finds room.
import { isSmall } from "./prefs.mjs";

/** So dense can a column be; what finds no room then has to be scrolled. */
const DENSEST = 3;
/** @param {HTMLElement} column */
const overflows = (column) => column.scrollHeight > column.clientHeight + 1;

/** Make a column as dense as it has to be; a small screen has sheets instead. @param {HTMLElement} column */
function fit(column) {
  let dense = 0;
  column.dataset.dense = "0";
  while (!isSmall() && dense < DENSEST && overflows(column)) column.dataset.dense = `${++dense}`;
}

/** Keep everything of a column in sight, whatever comes, goes or grows: to be called with the element, or with none at the end. */
export function fitting() {
  /** @type {(() => void) | undefined} */
  let leave;
  return (/** @type {HTMLElement | null} */ column) => {
    leave?.();
    leave = column ? watch(column) : undefined;
  };
}

/** Fit a column again after every change of size; returns how to stop. @param {HTMLElement} column */
function watch(column) {
  const sizes = new ResizeObserver(() => requestAnimationFrame(() => fit(column)));
  const all = () => [column, ...column.children].forEach((each) => sizes.observe(each));
  const parts = new MutationObserver(all);
  parts.observe(column, { childList: true });
  all();
  return () => (sizes.disconnect(), parts.disconnect());
}

/** Go to the end of a list that is longer than its box, with no line cut in two at the top. @param {HTMLElement} list */
export function toEnd(list) {
  list.style.paddingBottom = "";
  const end = list.scrollHeight - list.clientHeight;
  const lines = /** @type {HTMLElement[]} */ ([...list.children]);
  const first = lines.map((line) => line.offsetTop - list.offsetTop).find((top) => top >= end);
  if (end > 0 && first !== undefined) list.style.paddingBottom = `${first - end}px`;
  list.scrollTop = list.scrollHeight;
}

/** Whether the end of a list is in sight. @param {HTMLElement} list @param {number} high how high its box is, or was */
export const isAtEnd = (list, high = list.clientHeight) => list.scrollTop + high >= list.scrollHeight - 2;

/** Stay at the end of a list while its box changes; returns how to stop. @param {HTMLElement} list */
export function stayAtEnd(list) {
  let high = list.clientHeight;
  const sizes = new ResizeObserver(() => {
    const wasThere = isAtEnd(list, Math.max(high, list.clientHeight));
    high = list.clientHeight;
    if (wasThere) requestAnimationFrame(() => toEnd(list));
  });
  sizes.observe(list);
  return () => sizes.disconnect();
}

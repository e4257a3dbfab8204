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

/** Do something to an element after every change of its size or its parts: to be called with the element, or with none at the end. @param {(box: HTMLElement) => void} act */
function whenever(act) {
  /** @type {(() => void) | undefined} */
  let leave;
  return (/** @type {HTMLElement | null} */ box) => {
    leave?.();
    leave = box ? watch(box, () => act(box)) : undefined;
  };
}

/** Act after every change of size or parts; returns how to stop. @param {HTMLElement} box @param {() => void} act */
function watch(box, act) {
  const sizes = new ResizeObserver(() => requestAnimationFrame(act));
  const all = () => [box, ...box.children].forEach((each) => sizes.observe(each));
  const parts = new MutationObserver(all);
  parts.observe(box, { childList: true });
  all();
  return () => (sizes.disconnect(), parts.disconnect());
}

/** Keep everything of a column in sight, whatever comes, goes or grows. */
export const fitting = () => whenever(fit);

/** Say at which sides a row goes on beyond its box. @param {HTMLElement} row */
export function tellMore(row) {
  const after = row.scrollWidth - row.clientWidth - row.scrollLeft;
  row.dataset.more = [row.scrollLeft > 1 ? "before" : "", after > 1 ? "after" : ""].join(" ").trim();
}
/** The same, whatever comes, goes or grows. */
export const tellingMore = () => whenever(tellMore);

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

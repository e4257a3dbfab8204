// What keeps everybody inside an open dialog. The browser's own modal dialogs make the whole page inert and style
// all of it anew, some fifteen thousand elements of a drawn board; this one is merely shown, above a veil.

const REACHED = "a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex='-1'])";

/** What the tab key reaches in a dialog. @param {HTMLElement} box @returns {HTMLElement[]} */
const stops = (box) =>
  [.../** @type {NodeListOf<HTMLElement>} */ (box.querySelectorAll(REACHED))].filter(
    (e) => !e.matches(":disabled") && e.checkVisibility(),
  );

/** The tab key goes round and round in the dialog. @param {HTMLElement} box @param {KeyboardEvent} e */
function goRound(box, e) {
  const all = stops(box);
  const [edge, other] = e.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  const inside = box.contains(document.activeElement);
  if (inside && document.activeElement !== edge && document.activeElement !== box) return;
  e.preventDefault();
  (other ?? box).focus();
}

/** Show a dialog and keep keys and focus inside; returns how to put it away. @param {HTMLDialogElement} box @param {() => void} close */
export function enter(box, close) {
  const key = (/** @type {KeyboardEvent} */ e) => {
    if (e.key === "Tab") goRound(box, e);
    if (e.key !== "Escape") return;
    e.preventDefault();
    e.stopPropagation();
    close();
  };
  const strayed = (/** @type {FocusEvent} */ e) => {
    if (!box.contains(/** @type {Node} */ (e.target))) (stops(box)[0] ?? box).focus();
  };
  box.show();
  addEventListener("keydown", key, true);
  document.addEventListener("focusin", strayed);
  return () => {
    removeEventListener("keydown", key, true);
    document.removeEventListener("focusin", strayed);
    box.close();
  };
}

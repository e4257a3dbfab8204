// The whole game without a mouse; the list is under `?`.
import { endTurn, playAll } from "./actions.mjs";
import { closer, farther, fit } from "./camera.mjs";
import { hint, undo } from "./socket.mjs";
import { choices, dialog, sheet } from "./state.mjs";

const LEGAL = ".tray .option, .tray .card, .pick, .hand .card.legal, .target, .market .card.legal, .actions .next:not(:disabled)";
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Go to the next thing that can be chosen. @param {number} by */
function walk(by) {
  const all = [...document.querySelectorAll(LEGAL)].filter((e) => e.getClientRects().length);
  const at = all.indexOf(/** @type {Element} */ (document.activeElement));
  const next = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length];
  /** @type {HTMLElement | undefined} */ (next)?.focus();
}

/** @param {number} number */
function playCard(number) {
  const cards = document.querySelectorAll(".hand .held .card");
  const card = /** @type {HTMLElement | undefined} */ (cards[number - 1]);
  if (card?.matches(".legal")) card.click();
}

/** @type {Record<string, (e: KeyboardEvent) => void>} */
const KEYS = {
  z: () => undo(),
  Z: () => undo(true),
  a: () => playAll(),
  h: () => void (choices.value.length && hint()),
  "?": () => void (dialog.value = { kind: "rules" }),
  "+": closer,
  "-": farther,
  0: () => fit(),
  Escape: () => void (sheet.value = ""),
  Enter: (e) => void (e.target === document.body && endTurn()),
};

/** @param {KeyboardEvent} e */
export function hotkeys(e) {
  const target = /** @type {Element} */ (e.target);
  if (dialog.value || e.repeat || e.ctrlKey || e.metaKey || e.altKey || target.matches("input, select, textarea")) return;
  if (e.key in STEPS) {
    if (target.matches(".log ol")) return;
    e.preventDefault();
    walk(STEPS[/** @type {keyof typeof STEPS} */ (e.key)]);
  } else if (/^[1-9]$/.test(e.key)) playCard(Number(e.key));
  else KEYS[e.key]?.(e);
}

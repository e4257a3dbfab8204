// The whole game without a mouse; the list is under `?`.
import { effect } from "@preact/signals";
import { endTurn, playAll } from "./actions.mjs";
import { hold } from "../board/bare.mjs";
import { closer, farther, fit } from "../board/camera.mjs";
import { lay, turn, turning } from "../board/laying.mjs";
import { toggle } from "../board/pointing.mjs";
import { hint, undo } from "../net/socket.mjs";
import { choices, dialog, past, sheet, view } from "../net/state.mjs";
import { PAST_KEYS } from "../story/past.mjs";

const LEGAL =
  ".tray .option, .tray .quarter, .tray .card, .pick, button.good, .own .card.legal, .target, .market .card.legal, .actions .next:not(:disabled)";
const PRESSABLE = "button, a, summary, label, [role=button], [tabindex]:not(.prompt)";
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
  p: () => toggle(),
  b: hold,
  r: () => turn(),
  R: () => turn(-1),
  h: () => void (choices.value.length && hint()),
  i: () => document.activeElement?.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true })),
  t: () => void (dialog.value = { kind: "words" }),
  "?": () => void (dialog.value = { kind: "rules" }),
  "+": closer,
  "-": farther,
  0: () => fit(),
  Escape: () => void (sheet.value = ""),
  Enter: (e) => {
    if (pressable(e.target) && e.target !== clicked) return;
    e.preventDefault();
    if (turning.value) lay();
    else endTurn();
  },
};

/** The card that was clicked last: it has the focus, but whoever presses Enter then does not mean it again. @type {Element | null} */
let clicked = null;
addEventListener("pointerdown", (e) => (clicked = /** @type {Element} */ (e.target).closest?.(".card") ?? null), true);
addEventListener("keydown", (e) => void (e.key !== "Enter" && (clicked = null)), true);

/** Whether a thing does something of its own when Enter is pressed on it. @param {EventTarget | null} thing */
const pressable = (thing) => Boolean(/** @type {Element} */ (thing).closest?.(PRESSABLE));

/** Whether what was done last was done by keys. */
let byKeys = false;
addEventListener("keydown", () => (byKeys = true), true);
addEventListener("pointerdown", () => (byKeys = false), true);

/** Whoever uses keys does not lose their place when what they had chosen goes away: they are at the question then. */
effect(() => {
  if (!view.value) return;
  requestAnimationFrame(() => {
    const lost = !document.activeElement || document.activeElement === document.body;
    if (byKeys && lost && !dialog.peek())
      /** @type {HTMLElement | null} */ (document.querySelector(".prompt"))?.focus();
  });
});

/** @param {KeyboardEvent} e */
export function hotkeys(e) {
  const target = /** @type {Element} */ (e.target);
  if (dialog.value || e.repeat || e.ctrlKey || e.metaKey || e.altKey || target.matches("input, select, textarea"))
    return;
  if (past.value && e.key in PAST_KEYS && !(e.key === " " && pressable(target))) {
    e.preventDefault();
    PAST_KEYS[e.key]();
  } else if (e.key in STEPS) {
    if (target.matches(".log ol")) return;
    e.preventDefault();
    walk(STEPS[/** @type {keyof typeof STEPS} */ (e.key)]);
  } else if (/^[1-9]$/.test(e.key)) playCard(Number(e.key));
  else KEYS[e.key]?.(e);
}

// What a bot would do: a bar that covers nothing of what it is about, which is lit as long as it is shown.
import { effect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { html } from "../base/html.mjs";
import { answer } from "../net/socket.mjs";
import { choices, hinted, lit, past, pending, priced, prompt, say } from "../net/state.mjs";

const close = () => void (hinted.value = null);

/** The choice that is hinted at, as long as it can be made. */
const advised = () => choices.value.find((choice) => choice.id === hinted.value?.option);

/** Whoever answers, or is asked something else, needs the hint no more. */
effect(() => {
  if (pending.value || past.value || !prompt.value || !advised()) hinted.value = null;
});

/** Light up what a hint is about. @param {import("../types.gen.d.ts").Choice | undefined} choice */
function usePointing(choice) {
  useEffect(() => {
    if (choice?.noun) lit.value = [`${choice.noun}-${choice.target}`];
    return () => void (lit.value = []);
  }, [choice?.id]);
}

/** @param {KeyboardEvent} e */
function leave(e) {
  if (e.key !== "Escape") return;
  e.stopPropagation();
  close();
}

export function HintBar() {
  const choice = advised();
  const deed = useRef(/** @type {HTMLElement | null} */ (null));
  usePointing(choice);
  useEffect(() => deed.current?.focus({ preventScroll: true }), [choice?.id]);
  if (!choice) return null;
  return html`<aside class="tour hint" role="group" aria-label=${say("web-hint")} onKeyDown=${leave}>
    <p role="status"><b>${say("web-said-hint")}</b> ${priced(choice)}</p>
    <button class="main do-it" ref=${deed} onClick=${() => (close(), answer(choice.id))}>${say("web-do-it")}</button>
    <button class="ghost" onClick=${close} aria-label=${say("web-close")} title=${say("web-close")}>×</button>
  </aside>`;
}

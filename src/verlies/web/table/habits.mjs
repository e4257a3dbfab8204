// Asked once, then always so: small questions that come again and again, for the rest of one game. And questions to which
// there is but one answer: a chance to respond, with nothing to respond with.
import { effect, signal } from "@preact/signals";
import { html } from "../base/html.mjs";
import { known, remember } from "../base/keys.mjs";
import { answer } from "../net/socket.mjs";
import { fill, label, mySeat, noteOf, past, pending, prompt, say, table, tell, view } from "../net/state.mjs";

/** @typedef {import("../types.gen.d.ts").Prompt} Prompt */
/** @typedef {import("../types.d.ts").Habit} Habit */

const PASS = "pass";
/** So long an idle question stands, in milliseconds: what it is about, a fight or a card, is to be seen. */
const PAUSE = 900;

/** Whether a question is small: yes or no, open to all, without price, risk, or a card of one's own. @param {Prompt} asked */
const isSmall = ({ mode, choices = [] }) =>
  mode === "one" &&
  choices.length === 2 &&
  choices.some((c) => c.id === PASS) &&
  choices.every((c) => !c.cost?.length && !noteOf(c) && !c.zone && !c.role);

/** Whether everybody else here is a bot for which nobody watches, or a mate in my own hand: then it tells nobody anything how long I take. */
function unwatched() {
  const own = [mySeat.value, ...(table.value?.hand ?? [])];
  return (table.value?.seats ?? []).every((s) => own.includes(s.seat) || (s.kind !== "human" && !s.online));
}

/** Whether a question is idle: a chance to respond, with nothing in hand for it. @param {Prompt} asked */
const isIdle = ({ ask, choices = [] }) =>
  ask in (table.value?.windows ?? {}) && choices.length === 1 && choices[0].id === PASS && unwatched();

/** A question is the same only if it is put to the same seat and offers the same. @param {Prompt} asked */
const keyOf = (asked) => `${mySeat.value} ${asked.ask} ${(asked.choices ?? []).map((c) => c.id).join(" ")}`;

/** What was chosen by hand the last time. @type {Map<string, string>} */
const chosen = new Map();
/** What is always chosen at this table. @type {import("@preact/signals").Signal<Record<string, Habit>>} */
const habits = signal({});
/** The last question that was answered so; if it comes again, it was taken back. */
let last = -1;

effect(() => {
  habits.value = known(table.value?.id ?? "")?.habits ?? {};
  if (!table.value) {
    chosen.clear();
    last = -1;
  }
});

effect(() => {
  const sent = pending.value?.message;
  const asked = prompt.peek();
  if (sent && asked && asked.number === sent.decision && isSmall(asked)) chosen.set(keyOf(asked), sent.option);
});

/** @param {Record<string, Habit>} next */
function keep(next) {
  habits.value = next;
  remember({ table: table.value?.id ?? "", habits: next });
}

effect(() => {
  const asked = prompt.value;
  if (!asked || !view.value || past.value || asked.number <= last) return;
  const habit = isSmall(asked) ? habits.value[keyOf(asked)] : null;
  if (isIdle(asked)) setTimeout(() => follow(asked, PASS), PAUSE);
  else if (habit) queueMicrotask(() => follow(asked, habit.option, habit.text));
});

/** Whether a question is answered without anybody. @param {Prompt | null} asked */
export const needsNobody = (asked) =>
  asked !== null && isIdle(asked) && (asked.number > last || pending.value?.message.decision === asked.number);

/** @param {Prompt} asked @param {string} option @param {string} [text] */
function follow(asked, option, text = "") {
  if (prompt.peek() !== asked || pending.peek()) return;
  last = asked.number;
  answer(option);
  if (text) tell(fill("web-habit-done", { what: text }));
}

/** Choose as before, now and from now on. @param {Prompt} asked @param {string} option @param {string} text */
function always(asked, option, text) {
  keep({ ...habits.value, [keyOf(asked)]: { option, text, question: view.value?.prompt ?? "" } });
}

/** Beside a small question that was asked before: always so. */
export function Always() {
  const asked = prompt.value;
  const option = asked && isSmall(asked) ? chosen.get(keyOf(asked)) : "";
  const choice = asked?.choices?.find((c) => c.id === option);
  if (!asked || !choice || past.value) return null;
  const text = label(choice);
  return html`<button class="ghost always" onClick=${() => always(asked, choice.id, text)} title=${say("web-habit-long")}>${fill("web-habit", { what: text })}</button>`;
}

/** @param {string} key */
const forget = (key) => keep(Object.fromEntries(Object.entries(habits.value).filter(([each]) => each !== key)));

/** In the settings: what is always chosen, and back to being asked. */
export function Habits() {
  const all = Object.entries(habits.value);
  if (!all.length) return null;
  return html`<h3>${say("web-habits")}</h3>
    <ul class="plain-list habits">${all.map(([key, { question, text }]) => html`<li key=${key}><span>${question} <b>${text}</b></span> <button onClick=${() => forget(key)}>${say("web-habit-ask")}</button></li>`)}</ul>`;
}

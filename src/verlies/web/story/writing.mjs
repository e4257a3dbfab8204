// Who is writing something just now that I shall hear; nobody learns what, before it is said.
import { effect } from "@preact/signals";
import { talks } from "../base/prefs.mjs";
import { send } from "../net/socket.mjs";
import { remarks, writing } from "../net/state.mjs";
import { isMuted } from "./muted.mjs";

/** So long somebody is held to be writing who goes on to type, in ms. */
const SHOWN = 5000;
/** So often the others are told that I go on. */
const EVERY = 2500;

/** @type {Map<number, ReturnType<typeof setTimeout>>} */
const timers = new Map();

/** @param {number} seat */
function stops(seat) {
  clearTimeout(timers.get(seat));
  timers.delete(seat);
  writing.value = writing.peek().filter((each) => each !== seat);
}

/** Somebody writes. @param {import("../types.gen.d.ts").Writes} message */
export function writes({ seat }) {
  stops(seat);
  if (talks.peek() !== "on" || isMuted(seat)) return;
  writing.value = [...writing.peek(), seat];
  timers.set(
    seat,
    setTimeout(() => stops(seat), SHOWN),
  );
}

/** Whoever has said it writes no more. */
effect(() => {
  const last = remarks.value.at(-1);
  if (last) stops(last.seat);
});

let told = -EVERY;
/** Tell those who will hear it that I write. @param {string} text @param {boolean} team */
export function iWrite(text, team) {
  const now = performance.now();
  if (!text.trim() || now - told < EVERY) return;
  told = now;
  send({ t: "write", team });
}

/** I have said it: what I write next is news. */
export const haveSaid = () => void (told = -EVERY);

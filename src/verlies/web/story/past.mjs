// Looking back: any moment of the game as I saw it, and when it is over as the others did. Nothing can be answered there.
import { effect, signal } from "@preact/signals";
import { send } from "../net/socket.mjs";
import { past, view } from "../net/state.mjs";
import { awaited } from "../stage/film.mjs";
import { playing, turnTo } from "../stage/stage.mjs";

/** Whether moments follow each other by themselves. */
export const rolling = signal(false);
/** Whether what is going on follows the last of them. */
let homeward = false;
/** Through whose eyes I look, if not my own. @type {import("@preact/signals").Signal<number | undefined>} */
const eyes = signal(undefined);

/** Look at a moment, or play what led to it. @param {number} at */
export function lookAt(at, plays = false) {
  const wish = { at: Math.max(at, 0), plays };
  awaited.value = wish;
  send({ t: "past", at: wish.at, ...(eyes.value === undefined ? {} : { seat: eyes.value }) });
}

/** Stop where we are; what was asked for and has not come is not awaited any more. */
function halt() {
  rolling.value = homeward = false;
  awaited.value = null;
}

/** Come back to what is going on. */
export function toNow() {
  halt();
  eyes.value = undefined;
  turnTo(null);
}

/** The answers with which a turn began. */
const turns = () => past.value?.turns ?? [];
export const here = () => past.value?.at ?? 0;
export const last = () => past.value?.count ?? 0;

/** Go to another moment by hand. @param {number} at */
export function jump(at) {
  halt();
  lookAt(at);
}
/** Play the next answer alone. */
export function step() {
  halt();
  if (here() < last()) lookAt(here() + 1, true);
}
export const turnBack = () => jump(turns().findLast((n) => n < here()) ?? 0);
export const turnOn = () => jump(turns().find((n) => n > here()) ?? last());

/** What keys do while one looks back. @type {Record<string, () => void>} */
export const PAST_KEYS = {
  ArrowLeft: () => jump(here() - 1),
  ArrowRight: step,
  ArrowUp: turnBack,
  ArrowDown: turnOn,
  Home: () => jump(0),
  End: () => jump(last()),
  " ": playOrPause,
  Escape: toNow,
};

/** Watch what happened from a moment on. @param {number} from @param {boolean} home whether that leads back to what is going on */
export function watch(from, home = false) {
  lookAt(from);
  homeward = home;
  rolling.value = true;
}

/** Play on, or from the beginning if there is nothing left. */
export function playOrPause() {
  if (rolling.value) halt();
  else if (here() < last()) rolling.value = true;
  else watch(0);
}

effect(() => {
  if (!rolling.value || !past.value || playing.value || awaited.value) return;
  if (here() < last()) lookAt(here() + 1, true);
  else if (homeward) toNow();
  else rolling.value = false;
});
document.addEventListener("visibilitychange", () => document.hidden && halt());

/** After a break or in another language the moment is asked for again. */
effect(() => {
  if (!view.value?.fresh || !past.peek()) return;
  const { at, plays } = awaited.peek() ?? { at: past.peek()?.at ?? 0, plays: false };
  lookAt(at, plays);
});

/** Look through other eyes. @param {number} seat */
export function lookThrough(seat) {
  eyes.value = seat;
  lookAt(here());
}

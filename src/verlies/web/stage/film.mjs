// The film: which moment is awaited, and whether what led to it is played or it is only shown.
import { signal } from "@preact/signals";
import { past } from "../net/state.mjs";
import { review, turnTo } from "./stage.mjs";

/** The moment that was asked for, and whether what led to it is to be played. @type {import("@preact/signals").Signal<{at: number, plays: boolean} | null>} */
export const awaited = signal(null);

/** A moment has come; one that nobody awaits any more is let go, and one on the way to another is only shown. @param {import("../types.gen.d.ts").Moment} moment */
export function recall(moment) {
  const wish = awaited.peek();
  if (!wish) return;
  const met = moment.at === Math.min(wish.at, moment.count);
  if (met && wish.plays && past.peek()) void review(moment);
  else turnTo(moment);
  if (met) awaited.value = null;
}

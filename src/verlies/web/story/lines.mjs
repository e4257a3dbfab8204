// The lines of the log: all that was told, or while one looks back what is told around that moment.
import { computed, effect } from "@preact/signals";
import { send } from "../net/socket.mjs";
import { log, past, retold, view } from "../net/state.mjs";

/** So long a moment stays before the log around it is asked for. */
const STAYS = 150;
/** So many answers after a moment are to be read, too. */
const AHEAD = 5;

/** @typedef {import("../types.gen.d.ts").Moment} Moment */

/** Whether my own log tells of a moment: it is mine, and the log reaches back to it. @param {Moment} of */
const mine = ({ at, view: then }) => then.scene.seat === view.value?.scene.seat && (log.value[0]?.n ?? Infinity) <= at;

/** Whether what was asked for tells of a moment. @param {Moment} of @param {number} ahead */
function covers({ at, count, view: then }, ahead) {
  const got = retold.value;
  return got?.seat === then.scene.seat && got.first <= at && got.last >= Math.min(at + ahead, count);
}

export const lines = computed(() => {
  const now = past.value;
  return now && !mine(now) && covers(now, 0) ? (retold.value?.log ?? []) : log.value;
});

effect(() => {
  const now = past.value;
  if (!now) return void (retold.value = null);
  if (mine(now) || covers(now, AHEAD)) return;
  const clock = setTimeout(() => send({ t: "story", at: now.at, seat: now.view.scene.seat }), STAYS);
  return () => clearTimeout(clock);
});

// Those whom I do not want to hear at this table; nobody else learns of it.
import { effect, signal } from "@preact/signals";
import { known, remember } from "../base/keys.mjs";
import { table } from "../net/state.mjs";

/** Their seats. @type {import("@preact/signals").Signal<number[]>} */
const muted = signal([]);
effect(() => {
  muted.value = known(table.value?.id ?? "")?.muted ?? [];
});

/** @param {number} seat */
export const isMuted = (seat) => muted.value.includes(seat);

/** Hear somebody no more, or again. @param {number} seat */
export function mute(seat) {
  muted.value = isMuted(seat) ? muted.value.filter((each) => each !== seat) : [...muted.value, seat];
  remember({ table: table.value?.id ?? "", muted: muted.value });
}

// Who else is at the table, and not at this screen.
import { known } from "../base/keys.mjs";
import { mySeat, remarks, table } from "./state.mjs";

/** Whether a seat is played at this screen: by me, or by somebody beside me. @param {number} seat */
export const isHere = (seat) =>
  Boolean(table.value?.hand?.includes(seat)) ||
  (known(table.value?.id ?? "")?.here ?? []).some((local) => local.seat === seat);

/** Whether somebody else plays, somewhere else. */
export const hasOthers = () =>
  (table.value?.seats ?? []).some((each) => each.kind === "human" && !each.left && !isHere(each.seat));

/** Whether anybody else could hear me; those who watch hear each other, and no player. */
export const inCompany = () => mySeat.value < 0 || remarks.value.length > 0 || hasOthers();

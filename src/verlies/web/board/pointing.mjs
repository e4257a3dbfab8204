// Pointing at a place of the board, so that the others see it for a moment.
import { signal } from "@preact/signals";
import { PX, anchor, placeName } from "./ground.mjs";
import { html } from "../base/html.mjs";
import { seatClass, shapePath } from "../base/icon.mjs";
import { hasOthers } from "../net/company.mjs";
import { send } from "../net/socket.mjs";
import { fill, mySeat, past, places, pointed, say, scene, seatInfo, tell } from "../net/state.mjs";

/** Whether the next place that is touched is shown to the others instead of being chosen. */
export const pointing = signal(false);
const SHOWN = 4000;

/** Whether there is anybody to show something to. */
export const canPoint = () => mySeat.value >= 0 && !past.value && !scene.value?.result && hasOthers();

export const toggle = () => void (pointing.value = canPoint() && !pointing.value);

/** Show a place. @param {string} place */
export function point(place) {
  pointing.value = false;
  send({ t: "point", place });
}

/** What a place is called, with what stands there. @param {string} place */
const called = (place) =>
  [
    placeName(place),
    ...(scene.value?.tokens ?? [])
      .filter((t) => t.place === place && !t.flat && t.noun !== "pawn")
      .map((t) => say(`${t.noun}-${t.face}`)),
  ].join(" – ");

/** Somebody points: a mark on the board, and a line that says who. @param {import("../types.gen.d.ts").Pointed} message */
export function seen({ seat, place }) {
  const mark = { seat, place };
  pointed.value = [...pointed.value, mark];
  setTimeout(() => (pointed.value = pointed.value.filter((each) => each !== mark)), SHOWN);
  if (seat !== mySeat.value) tell(fill("web-pointed", { name: seatInfo(seat).name, what: called(place) }));
}

export const Finger = () =>
  canPoint() &&
  html`<button class="finger" aria-pressed=${pointing.value} aria-label=${say("web-point")} title=${say("web-point")} onClick=${toggle}>☞</button>`;

/** @param {{mark: {seat: number, place: string}}} props */
function Mark({ mark }) {
  const place = places.value.find((p) => p.id === mark.place);
  if (!place) return null;
  const [x, y] = anchor(place);
  return html`<g class=${`pointed ${seatClass(mark.seat)}`} data-pointed=${mark.place} transform=${`translate(${x} ${y})`} aria-hidden="true">
    <circle r=${PX * 0.42} /><path d=${shapePath(mark.seat)} transform="translate(-18 -18) scale(1.5)" />
  </g>`;
}

/** Where the others point just now. */
export const Pointed = () => pointed.value.map((mark, i) => html`<${Mark} key=${i} mark=${mark} />`);

// How a game went: one small drawing for each number, and the same as a table.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "../net/api.mjs";
import { html } from "../base/html.mjs";
import { Pawn, seatClass } from "../base/icon.mjs";
import { anchor, boardOrigin, boardSize, placeName } from "../board/ground.mjs";
import { dialog, links, maybe, places, say, seatInfo, table, tell } from "../net/state.mjs";

/** @typedef {import("../types.gen.d.ts").Curve} Curve */
/** @typedef {import("../types.gen.d.ts").Curves} Curves */

const WIDE = 300;
const HIGH = 120;
/** So many moments a table has: more can be read in the drawing. */
const ROWS = 9;
/** Lines are told apart by how they are dashed, too. */
const DASHES = ["", "7 4", "2 3", "10 3 2 3", "5 2", "1 4"];

/** @type {import("@preact/signals").Signal<Curves | null>} */
const found = signal(null);

/** What a curve is about: where the name of its fact is too short for a title, it has a longer one. @param {Curve} curve */
const titleOf = ({ id }) => maybe(`web-plot-${id}`) || maybe(`fact-${id}.curve`) || maybe(`fact-${id}`) || id;

/** A line of a curve, which is a seat's, or a team's: by whose colour it is drawn, and whose name it has. @param {Curve} curve @param {number} n */
function owner({ teams }, n) {
  const team = table.value?.teams?.find((each) => each.team === teams?.[n]);
  return team ? { colour: `seat-${team.colour}`, name: team.name } : { colour: seatClass(n), name: seatInfo(n).name };
}

/** @param {Curve} curve @param {number[]} at */
function scale(curve, at) {
  const all = curve.lines.flat();
  const [low, high, end] = [Math.min(0, ...all), Math.max(1, ...all), at.at(-1) || 1];
  /** @param {number[]} line */
  const points = (line) =>
    line.map((y, i) => `${(at[i] / end) * WIDE},${HIGH - ((y - low) / (high - low)) * HIGH}`).join(" ");
  return { low, high, points };
}

/** @param {{curve: Curve, at: number[]}} props */
function Drawing({ curve, at }) {
  const { low, high, points } = scale(curve, at);
  return html`<svg class="plot" viewBox=${`-30 -8 ${WIDE + 38} ${HIGH + 28}`} role="img" aria-label=${titleOf(curve)}>
    <path class="axes" d=${`M0 0V${HIGH}H${WIDE}`} />
    <text x="-5" y="5">${high}</text><text x="-5" y=${HIGH + 4}>${low}</text>
    <text x=${WIDE} y=${HIGH + 15}>${say("web-plot-answers")}: ${at.at(-1)}</text>
    ${curve.lines.map((line, n) => html`<polyline key=${n} class=${curve.common ? "" : owner(curve, n).colour} points=${points(line)} stroke-dasharray=${curve.common ? "" : DASHES[n % DASHES.length]} />`)}
  </svg>`;
}

/** The moments that a table shows. @param {number} count */
const few = (count) =>
  [...new Set(Array.from({ length: ROWS }, (_, i) => Math.round((i * (count - 1)) / (ROWS - 1))))].filter(
    (i) => i >= 0,
  );

/** @param {{curve: Curve, at: number[]}} props */
const Numbers = ({ curve, at }) => html`<details><summary>${say("web-plot-numbers")}</summary>
  <table class="odds"><thead><tr><th scope="col">${say("web-plot-answers")}</th>${curve.lines.map((_, seat) => html`<th scope="col" key=${seat}>${curve.common ? titleOf(curve) : owner(curve, seat).name}</th>`)}</tr></thead>
  <tbody>${few(at.length).map((i) => html`<tr key=${i}><th scope="row">${at[i]}</th>${curve.lines.map((line, seat) => html`<td key=${seat}>${line[i]}</td>`)}</tr>`)}</tbody></table></details>`;

/** The middle of each place there was. */
const middles = () => new Map(places.value.map((place) => [place.id, anchor(place)]));
/** So far apart lie the lines of two who went the same way. */
const APART = 9;
/** @param {string[]} way @param {number} seat @param {Map<string, number[]>} at */
const trail = (way, seat, at) =>
  way
    .map((place) => at.get(place))
    .filter((point) => point !== undefined)
    .map(([x, y]) => [x + APART * (seat - 1.5), y + APART * (seat - 1.5)].join(","))
    .join(" ");

/** The map with the way everybody took, and the same in words. @param {{ways: string[][]}} props */
function Ways({ ways }) {
  const [at, [w, h], [left, top]] = [middles(), boardSize(), boardOrigin()];
  return html`<section class="ways"><h3>${say("web-plot-ways")}</h3>
    <svg class="plot" viewBox=${`${left} ${top} ${w} ${h}`} role="img" aria-label=${say("web-plot-ways")}>
      ${links.value.map(({ a, b, wraps }) => !wraps && html`<path class="axes" d=${`M${at.get(a)}L${at.get(b)}`} />`)}
      ${[...at].map(([id, [x, y]]) => html`<circle key=${id} class="axes" cx=${x} cy=${y} r="14" />`)}
      ${ways.map((way, seat) => html`<polyline key=${seat} class=${seatClass(seat)} points=${trail(way, seat, at)} stroke-dasharray=${DASHES[seat % DASHES.length]} />`)}
    </svg>
    <details><summary>${say("web-plot-words")}</summary><ul class="plain-list">${ways.map((way, seat) => html`<li key=${seat}><b>${seatInfo(seat).name}</b>: ${way.map(placeName).join(" → ")}</li>`)}</ul></details>
  </section>`;
}

/** How a line looks. @param {{colour: string, n: number}} props */
const Stroke = ({ colour, n }) =>
  html`<svg class="plot" width="34" height="8" viewBox="0 0 34 8" aria-hidden="true"><polyline class=${colour} points="0,4 34,4" stroke-dasharray=${DASHES[n % DASHES.length]} /></svg>`;

/** Which team is which line. @param {{curve: Curve}} props */
const Teams = ({ curve }) =>
  Boolean(curve.teams?.length) &&
  html`<ul class="plot-key">${curve.lines.map((_, n) => html`<li key=${n}><${Stroke} colour=${owner(curve, n).colour} n=${n} /> ${owner(curve, n).name}</li>`)}</ul>`;

/** Who is which line. */
const Key = () =>
  html`<ul class="plot-key">${table.value?.seats.map(
    ({ seat, name }) => html`<li key=${seat}><${Pawn} seat=${seat} size=${18} />
    <${Stroke} colour=${seatClass(seat)} n=${seat} /> ${name}</li>`,
  )}</ul>`;

export function Plots() {
  useEffect(() => {
    found.value = null;
    if (table.value?.status !== "over") return;
    api
      .curves(table.value?.id ?? "")
      .then((curves) => (found.value = curves))
      .catch((problem) => tell(problem.message));
  }, []);
  return html`<h2>${say("web-plots")}</h2>
    <${Key} />
    ${found.value ? html`<div class="plots">${found.value.curves.map((curve) => html`<section key=${curve.id}><h3>${titleOf(curve)}</h3><${Teams} curve=${curve} /><${Drawing} curve=${curve} at=${found.value?.at} /><${Numbers} curve=${curve} at=${found.value?.at} /></section>`)}<${Ways} ways=${found.value.ways} /></div>` : html`<p aria-busy="true">…</p>`}
    <div class="buttons stay"><button onClick=${() => (dialog.value = table.value?.ended ? null : { kind: "result" })}>${say(table.value?.ended ? "web-close" : "web-result")}</button></div>`;
}

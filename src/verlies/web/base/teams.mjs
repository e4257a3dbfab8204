// Seats under their teams; where everybody plays alone they stand as they are.
import { html } from "./html.mjs";
import { seatInfo, table } from "../net/state.mjs";

/** @typedef {import("../types.gen.d.ts").TeamInfo} TeamInfo */

/** @param {{team: TeamInfo}} props */
const Name = ({ team }) => html`<span class=${`team-name seat-${team.colour}`}>${team.name}</span>`;

/**
 * Draw things of seats, those of a team together and under its name.
 * @template T
 * @param {T[]} things @param {(thing: T) => number} teamOf @param {(thing: T) => unknown} draw @param {TeamInfo[]} teams
 */
export function underTeams(things, teamOf, draw, teams = table.value?.teams ?? []) {
  if (!teams.length) return things.map(draw);
  return teams.map(
    (team) => html`<div key=${team.team} class="team" role="group" aria-label=${team.name} data-team=${team.team}>
    <${Name} team=${team} />${things.filter((thing) => teamOf(thing) === team.team).map(draw)}
  </div>`,
  );
}

/** Which team a seat is of. @param {number} seat */
export const teamOf = (seat) => seatInfo(seat).team;

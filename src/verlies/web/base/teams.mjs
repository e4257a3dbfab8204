// Seats under their teams; where everybody plays alone they stand as they are.
import { html } from "./html.mjs";
import { seatInfo, table } from "../net/state.mjs";

/** @typedef {import("../types.gen.d.ts").TeamInfo} TeamInfo */

/** @param {{team: TeamInfo, beside?: (team: number) => unknown}} props */
const Name = ({ team, beside }) =>
  html`<span class=${`team-name seat-${team.colour}`}><span>${team.name}</span>${beside?.(team.team)}</span>`;

/**
 * Draw things of seats, those of a team together and under its name, and what stands beside that.
 * @template T
 * @param {T[]} things @param {(thing: T) => number} teamOf @param {(thing: T) => unknown} draw @param {TeamInfo[]} teams @param {(team: number) => unknown} [beside]
 */
export function underTeams(things, teamOf, draw, teams = table.value?.teams ?? [], beside) {
  if (!teams.length) return things.map(draw);
  return teams.map(
    (team) => html`<div key=${team.team} class="team" role="group" aria-label=${team.name} data-team=${team.team}>
    <${Name} team=${team} beside=${beside} />${things.filter((thing) => teamOf(thing) === team.team).map(draw)}
  </div>`,
  );
}

/** Which team a seat is of. @param {number} seat */
export const teamOf = (seat) => seatInfo(seat).team;

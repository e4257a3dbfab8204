// What comes of two choices that meet, as a table; a row that can be chosen is a button.
import { html } from "../base/html.mjs";
import { Icon } from "../base/icon.mjs";
import { answer } from "../net/socket.mjs";
import { choicesFor, maybe, say } from "../net/state.mjs";

/** @typedef {import("../types.gen.d.ts").Matrix} Table */
/** @typedef {import("../types.gen.d.ts").Mark} Mark */

/** What stands before a row or above a column; a picture that says it all has words for the ear. @param {{noun: string, id: string, of: string, pick?: boolean}} props */
function Head({ noun, id, of, pick = false }) {
  const choice = pick ? choicesFor(noun, id)[0] : undefined;
  const text = say(`${noun}-${id}`);
  const inside =
    text.length > 1
      ? html`<${Icon} id=${`${noun}-${id}`} size=${26} /><span>${text}</span>`
      : html`<${Icon} id=${`${noun}-${id}`} label=${`${of} ${text}`} size=${26} />`;
  return choice
    ? html`<button class="pick" onClick=${() => answer(choice.id)}>${inside}</button>`
    : html`<span class="head">${inside}</span>`;
}

/** @param {{marks: Mark[]}} props */
const Outcome = ({ marks }) =>
  marks.length
    ? marks.map(
        (m) => html`<span class=${`outcome is-${m.kind}`} key=${m.kind} title=${maybe(`cell-${m.kind}`)}>
  <b>${m.value ?? 1}</b><${Icon} id=${`mark-${m.kind}`} label=${maybe(`cell-${m.kind}`)} size=${20} /></span>`,
      )
    : "–";

/** @param {Table} matrix @param {number} row @param {number} column */
function classes(matrix, row, column) {
  const chosen = (matrix.row ?? -1) === row || (matrix.column ?? -1) === column;
  return [chosen ? "chosen" : "", matrix.last === row * matrix.columns.length + column ? "last" : ""].join(" ");
}

/** @param {{matrix: Table, row: number}} props */
const Row = ({ matrix, row }) => html`<tr>
  <th scope="row" class=${(matrix.row ?? -1) === row ? "chosen" : ""}><${Head} noun=${matrix.noun} id=${matrix.rows[row]} of=${say(`matrix-${matrix.id}-rows`)} pick=${matrix.side === "rows"} /></th>
  ${matrix.columns.map((id, column) => html`<td key=${id} class=${classes(matrix, row, column)}><div><${Outcome} marks=${matrix.cells[row * matrix.columns.length + column] ?? []} /></div></td>`)}
</tr>`;

/** The kinds of marks in a table, each once. @param {Table} matrix */
const kinds = (matrix) => [...new Set(matrix.cells.flatMap((marks) => marks.map((m) => m.kind)))];

/** @param {{matrix: Table}} props */
export const Matrix = ({ matrix }) => html`<table class="matrix">
  <caption>${kinds(matrix).map((kind) => html`<span key=${kind}><${Icon} id=${`mark-${kind}`} size=${16} /> ${maybe(`cell-${kind}`)}</span>`)}</caption>
  <thead><tr><td class="corner"><span>${say(`matrix-${matrix.id}-rows`)}</span><span>${say(`matrix-${matrix.id}-columns`)}</span></td>
    ${matrix.columns.map((id, i) => html`<th key=${id} scope="col" class=${(matrix.column ?? -1) === i ? "chosen" : ""}><${Head} noun=${matrix.noun} id=${id} of=${say(`matrix-${matrix.id}-columns`)} pick=${matrix.side === "columns"} /></th>`)}</tr></thead>
  <tbody>${matrix.rows.map((id, row) => html`<${Row} key=${id} matrix=${matrix} row=${row} />`)}</tbody>
</table>`;

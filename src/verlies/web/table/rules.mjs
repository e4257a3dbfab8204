// The rules: in a few sentences, by chapter, by search; and what every symbol means.
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import * as api from "../net/api.mjs";
import { html } from "../base/html.mjs";
import { HowTo } from "../lobby/howto.mjs";
import { lang } from "../base/prefs.mjs";
import { rule } from "../net/socket.mjs";
import { dialog, maybe, say, scene, table, tell } from "../net/state.mjs";

/** @typedef {{id: string, laws: [string, string][]}} Chapter */

/** What was looked for last. */
const sought = signal("");

/** The words that are looked for; without any all rules are shown again. */
export function Search() {
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const ask = (/** @type {Event} */ e) => {
    e.preventDefault();
    const words = field.current?.value.trim();
    sought.value = words ?? "";
    if (words) rule(words);
    else dialog.value = { kind: "rules" };
  };
  const clear = () => {
    if (field.current?.value === "" && dialog.value?.kind === "said") dialog.value = { kind: "rules" };
  };
  useEffect(() => {
    if (field.current && dialog.value?.kind === "said") field.current.value = sought.value;
  }, []);
  return html`<form onSubmit=${ask}><input ref=${field} type="text" maxlength="60" onInput=${clear} placeholder=${say("web-rules-find")} aria-label=${say("web-rules-find")} />
    <button class="main">${say("web-find")}</button></form>`;
}

/** The rules of which game in which language, by chapter. @type {import("@preact/signals").Signal<{of: string, chapters: Chapter[]}>} */
const book = signal({ of: "", chapters: [] });
const wanted = () => `${table.value?.game} ${lang.value}`;

/** The middle part of a rule's name. @param {string} id */
const chapterOf = (id) => id.split(".")[1] ?? "";

/** The thing whose own text is cited instead of a rule. @param {string} id */
const thingOf = (id) => (id.startsWith("text:") ? id.slice("text:".length) : "");

/** What the chapter of a rule is called, or the card whose text it is: for people, to whom its id says nothing. @param {string} id */
export const chapterName = (id) => maybe(thingOf(id) || `chapter-${chapterOf(id)}`) || id;

/** @param {Record<string, string>} laws */
function byChapter(laws) {
  /** @type {Map<string, Chapter>} */
  const chapters = new Map();
  for (const [id, text] of Object.entries(laws)) {
    const name = chapterOf(id);
    const chapter = chapters.get(name) ?? { id: name, laws: [] };
    chapter.laws.push([id, text]);
    chapters.set(name, chapter);
  }
  return [...chapters.values()];
}

async function load() {
  const of = wanted();
  if (book.value.of === of) return;
  const laws = await api.rules(table.value?.game ?? "");
  book.value = { of, chapters: byChapter(laws) };
}

/** The chapter of what is asked just now. */
const now = () => chapterOf(scene.value?.prompts?.[0]?.rule ?? "");

/** @param {{chapter: Chapter, open?: boolean}} props */
const ChapterOf = ({
  chapter,
  open = false,
}) => html`<details class="chapter" data-chapter=${chapter.id} open=${open}><summary>${maybe(`chapter-${chapter.id}`) || chapter.id} <small>(${chapter.laws.length})</small></summary>
  <ul>${chapter.laws.map(([id, text]) => html`<li key=${id} title=${id}>${text}</li>`)}</ul></details>`;

/** All rules by chapter; that of what one is doing comes first and lies open. */
function Chapters() {
  useEffect(() => void load().catch((problem) => tell(problem.message)), []);
  const all = book.value.of === wanted() ? book.value.chapters : [];
  const mine = all.find((chapter) => chapter.id === now());
  return html`<h3>${say("web-chapters")}</h3>
    ${mine && html`<p class="quiet">${say("web-chapter-now")}</p><${ChapterOf} chapter=${mine} open=${true} />`}
    ${all.filter((chapter) => chapter !== mine).map((chapter) => html`<${ChapterOf} key=${chapter.id} chapter=${chapter} />`)}`;
}

const Keys = () => html`<h3 class="only-desktop">${say("web-keys")}</h3>
  <dl class="keys only-desktop">${say("web-keys-list")
    .split("\n")
    .map((line) => {
      const [keys, what] = line.split(": ");
      return html`<dt><kbd>${keys}</kbd></dt><dd>${what}</dd>`;
    })}</dl>`;

export const Rules = () => html`<h2>${say("web-rules")}</h2>
  <${Search} />
  <${HowTo} about=${maybe(`game-${table.value?.game}.about`)} />
  <div class="buttons"><button id="legend" onClick=${() => (dialog.value = { kind: "legend" })}>${say("web-legend")}</button></div>
  <${Chapters} />
  <${Keys} />`;

/** What is drawn for itself and needs words: amounts, marks on the board, signs on cards, tokens and the like. */
const EXPLAINED = /^(fact|mark|icon|token|track|status|slot|attribute|attack|side|tier|skill)-/;

/** What a symbol looks like: as the one it shows, or as itself. @param {string} id */
const look = (id) => document.querySelector(`symbol#${CSS.escape(id)} use`)?.getAttribute("href") ?? `#${id}`;

/** The symbols of a game with what they mean; those that look alike and mean the same come once. @returns {{id: string, text: string}[]} */
function symbols() {
  const ids = [...document.querySelectorAll("#symbols symbol")].map((e) => e.id).filter((id) => EXPLAINED.test(id));
  const told = ids.map((id) => ({ id, text: maybe(id) || maybe(`${id}.label`) })).filter(({ text }) => text);
  return [...new Map(told.map((each) => [`${each.text} ${look(each.id)}`, each])).values()];
}

export const Legend = () => html`<h2>${say("web-legend")}</h2>
  <ul class="legend">${symbols().map(({ id, text }) => html`<li key=${id}><svg class="icon" width="34" height="34" aria-hidden="true"><use href=${`#${id}`} width="100%" height="100%" /></svg> <span>${text}</span></li>`)}</ul>
  <div class="buttons stay"><button onClick=${() => (dialog.value = { kind: "rules" })}>${say("web-rules")}</button></div>`;

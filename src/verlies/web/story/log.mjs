// What happened, newest last; every line lights up what it tells of, and says by which rule.
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { stayAtEnd, toEnd } from "../base/fit.mjs";
import { html } from "../base/html.mjs";
import { Pawn } from "../base/icon.mjs";
import { magnify } from "../table/magnify.mjs";
import { lines } from "./lines.mjs";
import { jump } from "./past.mjs";
import { rule } from "../net/socket.mjs";
import { lit, maybe, mySeat, past, say, seatInfo, sheet } from "../net/state.mjs";

/** @typedef {import("../types.gen.d.ts").Told} Told */

const CARD = /^(card|token)-(.+)$/;

/** @param {{thing: string, name: string}} props */
function Thing({ thing, name }) {
  const [, noun, face] = thing.match(CARD) ?? [];
  return noun ? html`<button class="thing" onClick=${() => magnify(noun, face)}>${name}</button>` : null;
}

/** How a sentence may call a thing: by its name, or as its object, without the article. @param {string} thing */
const names = (thing) => [say(thing), maybe(`${thing}.acc`).replace(/^\p{Ll}+ /u, "")].filter(Boolean);

/** A sentence in which the names of cards can be clicked. @param {{line: Told}} props */
function Sentence({ line }) {
  /** @type {unknown[]} */
  let parts = [line.text];
  for (const thing of (line.about ?? []).filter((t) => CARD.test(t))) {
    parts = parts.flatMap((part) => (typeof part === "string" ? around(part, thing) : [part]));
  }
  return html`<span>${parts}</span>`;
}

/** @param {string} text @param {string} thing */
function around(text, thing) {
  const name = names(thing).find((each) => text.includes(each));
  if (!name) return [text];
  const at = text.indexOf(name);
  return [text.slice(0, at), html`<${Thing} thing=${thing} name=${name} />`, text.slice(at + name.length)];
}

/** A line with those that follow from it. @typedef {{line: Told, so: Told[]}} Entry */
/** @param {Told[]} all */
function grouped(all) {
  /** @type {Entry[]} */
  const entries = [];
  for (const line of all) {
    if (entries.length && line.follows) entries[entries.length - 1].so.push(line);
    else entries.push({ line, so: [] });
  }
  return entries;
}

/** When a line was told, seen from the moment I look at: then, later or before. @param {Entry} entry */
function when({ line, so }) {
  const at = past.value?.at ?? Infinity;
  if (line.n > at) return "later";
  return [line, ...so].some(({ n }) => n === at) ? "then" : "";
}

/** @param {number} at */
const lookBack = (at) => ((sheet.value = ""), jump(at));

/** @param {Entry & {current: boolean}} props */
const Line = ({
  line,
  so,
  current,
}) => html`<li class=${`tone-${line.tone} ${when({ line, so })}`} aria-current=${current ? "step" : undefined} onPointerEnter=${() => (lit.value = line.about ?? [])} onPointerLeave=${() => (lit.value = [])}>
  ${line.tone === "turn" && html`<${Pawn} seat=${line.seat} size=${15} />`}
  <span><${Sentence} line=${line} />${so.map(({ text }) => html` <b class="so">${text}</b>`)}</span>
  <button class="moment" onClick=${() => lookBack(line.n)} title=${say("web-past-here")} aria-label=${`${say("web-past-here")}: ${line.text}`}>↶</button>
  ${line.rule && html`<button class="why" onClick=${() => rule(line.rule)} title=${say("web-why")} aria-label=${`${say("web-why")}: ${line.text}`}>?</button>`}
</li>`;

const NEWEST = 120;
/** So many entries before and after a moment are shown. */
const AROUND = 60;
/** Whether all of a long game is shown, and not just what happened last. */
const whole = signal(false);
const onlyMine = signal(false);
const ALWAYS = new Set(["turn", "blow"]);

/** Whether a line is about me: what I did, or what names me. @param {Told} line */
const aboutMe = (line) =>
  line.seat === mySeat.value || ALWAYS.has(line.tone) || line.text.includes(seatInfo(mySeat.value).name);

/** The entries with their places in the whole log, so that a line stays the same line. @returns {{place: number, entry: Entry}[]} */
function shown() {
  const entries = grouped(lines.value.filter((line) => !onlyMine.value || aboutMe(line))).map((entry, place) => ({
    place,
    entry,
  }));
  const now = past.value ? entries.findLastIndex(({ entry }) => when(entry) !== "later") : -1;
  if (past.value) return entries.slice(Math.max(now - AROUND, 0), now + AROUND);
  return whole.value ? entries : entries.slice(-NEWEST);
}

/** Scroll to the newest line, or while one looks back to what was told then. @param {HTMLElement} list */
function scroll(list) {
  const here = list.querySelector("[aria-current]") ?? list.querySelector(".later")?.previousElementSibling;
  if (!past.value) toEnd(list);
  else if (!here) list.scrollTop = 0;
  else {
    const [line, frame] = [here.getBoundingClientRect(), list.getBoundingClientRect()];
    list.scrollTop += line.top - frame.top - frame.height / 4;
  }
}

const Older = () =>
  html`<li><button class="filter" onClick=${() => (whole.value = true)}>${say("web-log-older")}</button></li>`;

export function Log() {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const entries = shown();
  const current = entries.find(({ entry }) => when(entry) === "then")?.place;
  useEffect(() => {
    if (list.current) scroll(list.current);
  }, [lines.value, onlyMine.value, past.value?.at]);
  useEffect(() => (list.current ? stayAtEnd(list.current) : undefined), []);
  return html`<section class="log" aria-label=${say("web-log")}>
    <h3><span>${say("web-log")}</span>
      ${mySeat.value >= 0 && html`<button class="filter" aria-pressed=${onlyMine.value} onClick=${() => (onlyMine.value = !onlyMine.value)}>${say("web-log-mine")}</button>`}</h3>
    <ol ref=${list} tabindex="0">${entries[0]?.place > 0 && !past.value && html`<${Older} />`}${entries.map(({ place, entry }) => html`<${Line} key=${place} ...${entry} current=${place === current} />`)}</ol>
  </section>`;
}

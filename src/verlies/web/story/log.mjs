// What happened, newest last; every line lights up what it tells of, and says by which rule.
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { stayAtEnd, toEnd } from "../base/fit.mjs";
import { html } from "../base/html.mjs";
import { Pawn } from "../base/icon.mjs";
import { magnify } from "../table/magnify.mjs";
import { lookAt } from "./past.mjs";
import { rule } from "../net/socket.mjs";
import { lit, log, maybe, mySeat, say, seatInfo } from "../net/state.mjs";

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

/** @typedef {{line: Told, so: string[]}} Entry */
/** @param {Told[]} lines */
function grouped(lines) {
  /** @type {Entry[]} */
  const entries = [];
  for (const line of lines) {
    if (entries.length && line.follows) entries[entries.length - 1].so.push(line.text);
    else entries.push({ line, so: [] });
  }
  return entries;
}

/** @param {{line: Told, so: string[]}} props */
const Line = ({
  line,
  so,
}) => html`<li class=${`tone-${line.tone}`} onPointerEnter=${() => (lit.value = line.about ?? [])} onPointerLeave=${() => (lit.value = [])}>
  ${line.tone === "turn" && html`<${Pawn} seat=${line.seat} size=${15} />`}
  <span><${Sentence} line=${line} />${so.map((text) => html` <b class="so">${text}</b>`)}</span>
  <button class="moment" onClick=${() => lookAt(line.n)} title=${say("web-past-here")} aria-label=${`${say("web-past-here")}: ${line.text}`}>↶</button>
  ${line.rule && html`<button class="why" onClick=${() => rule(line.rule)} title=${say("web-why")} aria-label=${`${say("web-why")}: ${line.text}`}>?</button>`}
</li>`;

const NEWEST = 120;
/** Whether all of a long game is shown, and not just what happened last. */
const whole = signal(false);
const onlyMine = signal(false);
const ALWAYS = new Set(["turn", "blow"]);

/** Whether a line is about me: what I did, or what names me. @param {Told} line */
const aboutMe = (line) =>
  line.seat === mySeat.value || ALWAYS.has(line.tone) || line.text.includes(seatInfo(mySeat.value).name);

/** The entries with their places in the whole log, so that a line stays the same line. @returns {{place: number, entry: Entry}[]} */
function shown() {
  const entries = grouped(log.value.filter((line) => !onlyMine.value || aboutMe(line))).map((entry, place) => ({
    place,
    entry,
  }));
  return whole.value ? entries : entries.slice(-NEWEST);
}

const Older = () =>
  html`<li><button class="filter" onClick=${() => (whole.value = true)}>${say("web-log-older")}</button></li>`;

export function Log() {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const entries = shown();
  useEffect(() => {
    if (list.current) toEnd(list.current);
  }, [log.value, onlyMine.value]);
  useEffect(() => (list.current ? stayAtEnd(list.current) : undefined), []);
  return html`<section class="log" aria-label=${say("web-log")}>
    <h3><span>${say("web-log")}</span>
      ${mySeat.value >= 0 && html`<button class="filter" aria-pressed=${onlyMine.value} onClick=${() => (onlyMine.value = !onlyMine.value)}>${say("web-log-mine")}</button>`}</h3>
    <ol ref=${list} aria-live="polite" tabindex="0">${entries[0]?.place > 0 && html`<${Older} />`}${entries.map(({ place, entry }) => html`<${Line} key=${place} ...${entry} />`)}</ol>
  </section>`;
}

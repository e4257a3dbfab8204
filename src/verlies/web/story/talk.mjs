// What is said at the table; phrases are read by everybody in their own language.
import { computed, effect, signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { isAtEnd, stayAtEnd, toEnd } from "../base/fit.mjs";
import { html } from "../base/html.mjs";
import { Pawn } from "../base/icon.mjs";
import { known, remember } from "../base/keys.mjs";
import { isSmall, talks } from "../base/prefs.mjs";
import { inCompany } from "../net/company.mjs";
import { send } from "../net/socket.mjs";
import { isMuted } from "./muted.mjs";
import { haveSaid, iWrite } from "./writing.mjs";
import { fill, mySeat, remarks, say, scene, seatInfo, sheet, table, tell, view, writing } from "../net/state.mjs";

/** @typedef {import("../types.gen.d.ts").Remark} Remark */

/** @typedef {NonNullable<Remark["phrase"]>} Said */
/** @type {Said[]} */
const PHRASES = ["hello", "well-played", "ouch", "hurry", "thanks", "sorry", "good-game"];
const NEWEST = 40;
const draft = signal("");
const toTeam = signal(false);
/** Whoever looks next at this screen does not read what was not said. */
effect(() => {
  if (!view.value) draft.value = "";
});

/** So many letters are shown in passing. */
const IN_PASSING = 120;
/** @param {string} text */
const clipped = (text) => (text.length > IN_PASSING ? `${text.slice(0, IN_PASSING - 1).trimEnd()}…` : text);
/** What somebody said, in my language if it is a phrase. @param {Remark} remark */
const words = (remark) => (remark.phrase ? say(`phrase-${remark.phrase}`) : (remark.text ?? ""));
/** @param {number} seat */
const nameOf = (seat) => (seat < 0 ? say("web-past-watching") : seatInfo(seat).name);
/** @param {Remark} remark */
const speaker = (remark) => nameOf(remark.seat);

/** @param {{text?: string, phrase?: Said}} what */
const utter = (what) => send({ t: "talk", ...what, team: toTeam.value });

/** @param {Event} e */
function submit(e) {
  e.preventDefault();
  if (draft.value.trim()) utter({ text: draft.value });
  draft.value = "";
  haveSaid();
}

/** @param {InputEvent & {target: HTMLInputElement}} e */
function type(e) {
  draft.value = e.target.value;
  iWrite(draft.value, toTeam.value);
}

/** What stands where one writes: who else does just now, or that one may. */
const invitation = () =>
  writing.value.length ? fill("web-writes", { name: writing.value.map(nameOf).join(", ") }) : say("web-talk-hint");

/** What was said by those whom I want to hear. @param {Remark[]} all */
const audible = (all) => all.filter((remark) => !isMuted(remark.seat));

/** How much of what was said was in sight, here or before the page was loaded again. */
const heard = signal(0);
/** Whether somebody has said something that was not in sight yet. */
export const unread = computed(() => talks.value === "on" && audible(remarks.value.slice(heard.value)).length > 0);
let told = 0;

/** Where the talk is not in sight, what others say is shown in passing, and noted until it is. */
effect(() => {
  const id = table.value?.id ?? "";
  const count = remarks.value.length;
  const last = remarks.value.at(-1);
  if (!last || !id) return void (told = 0);
  heard.value = isSmall() && sheet.value !== "log" ? (known(id)?.heard ?? 0) : count;
  if (heard.value === count && known(id)?.heard !== count) remember({ table: id, heard: count });
  const isNew = count > told && count > heard.value;
  told = count;
  if (isNew && talks.peek() === "on" && last.seat !== mySeat.peek() && audible([last]).length)
    tell(`${speaker(last)}: ${clipped(words(last))}`);
});

/** The log, which talk leaves less room, stays at its end. */
function keepLogAtEnd() {
  for (const list of document.querySelectorAll(".right .log ol")) list.scrollTop = list.scrollHeight;
}

/** @param {{remark: Remark}} props */
const Line = ({ remark }) => html`<li class=${remark.team >= 0 ? "to-team" : ""}>
  ${remark.seat >= 0 && html`<${Pawn} seat=${remark.seat} size=${14} />`}
  <span><b>${speaker(remark)}</b>${remark.team >= 0 ? ` (${say("web-talk-team")})` : ""}: ${words(remark)}</span></li>`;

/** What was said; the newest is in sight, unless somebody has scrolled up to what was said before. */
function Remarks() {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const follows = useRef(true);
  const note = () => (follows.current = !list.current || isAtEnd(list.current));
  useEffect(() => {
    if (list.current && follows.current) toEnd(list.current);
  }, [remarks.value]);
  useEffect(() => (list.current ? stayAtEnd(list.current) : undefined), []);
  return html`<ol ref=${list} onScroll=${note} aria-live="polite" tabindex="0" aria-label=${say("web-talk")}>
    ${audible(remarks.value)
      .slice(-NEWEST)
      .map((remark, i) => html`<${Line} key=${i} remark=${remark} />`)}</ol>`;
}

/** @param {{phrase: Said}} props */
const Phrase = ({ phrase }) =>
  html`<button type="button" class="phrase" data-phrase=${phrase} onClick=${() => utter({ phrase })}>${say(`phrase-${phrase}`)}</button>`;

/** Only one's own team is to hear it, where there are teams that share their eyes. */
const Team = () =>
  scene.value?.teams?.length && (table.value?.teams?.length ?? 0) > 1 && mySeat.value >= 0
    ? html`<label class="to-whom"><input type="checkbox" checked=${toTeam.value} onChange=${() => (toTeam.value = !toTeam.value)} /> ${say("web-talk-team")}</label>`
    : null;

export function TalkBox() {
  useEffect(keepLogAtEnd, [remarks.value.length, inCompany()]);
  if (!inCompany() || talks.value !== "on") return null;
  return html`<section class="talk" aria-label=${say("web-talk")}>
    <${Remarks} />
    <details><summary>${say("web-talk-phrases")}</summary><div class="phrases">${PHRASES.map((phrase) => html`<${Phrase} key=${phrase} phrase=${phrase} />`)}</div></details>
    <form onSubmit=${submit}>
      <input id="talk" maxlength="300" autocomplete="off" value=${draft.value} placeholder=${invitation()} aria-label=${say("web-talk-hint")} onInput=${type} />
      <${Team} />
      <button>${say("web-talk-send")}</button>
    </form>
  </section>`;
}

// The reader's own size of letters: style sheets are written for letters 16 px high; for others every length grows along.
import { effect } from "@preact/signals";
import { route } from "../net/route.mjs";
import { statics, view } from "../net/state.mjs";

const USUAL = 16;
const LENGTH = /(-?\d*\.?\d+)(px|rem)\b/g;
/** Letters follow up to this; who wants more has the browser's own lens. */
const TWICE = 2;
/** A table in a window that is narrower or lower than this has no room for larger letters: a desk, or a phone. */
const LEAST = { desk: [1024, 600], phone: [320, 568] };
const DESK = 900;

/** How much larger than usual the letters of a table can be in this window; all else can be scrolled. */
function most() {
  const [wide, high] = innerWidth > DESK ? LEAST.desk : LEAST.phone;
  return Math.max(1, Math.min(innerWidth / wide, innerHeight / high));
}

/** Whether a table is in sight, and not the lobby or those who wait. */
const atTable = () => Boolean(route.value.table && view.value && statics.value);

/** Whether a rule is about a drawing, which has a scale of its own. @param {CSSStyleDeclaration} style */
const isDrawn = (style) => ["fill", "stroke", "stroke-width"].some((name) => style.getPropertyValue(name));

/** A length in pixels of the part of the page it is in. @param {string} _ @param {string} length @param {string} unit */
const relative = (_, length, unit) => `calc(${Number(length) * (unit === "rem" ? USUAL : 1)} * var(--px))`;

/** Let a rule grow; what a shorthand with a variable hides is found by the shorthand's name. @param {CSSStyleDeclaration} style */
function growAll(style) {
  for (const name of [...style, "font"]) {
    const value = style.getPropertyValue(name);
    const grown = value.replace(LENGTH, relative);
    if (grown !== value) style.setProperty(name, grown, style.getPropertyPriority(name));
  }
}

/** Let a rule and all in it grow; returns what it asks of the window, to be asked again. @param {CSSRule} rule @returns {{media: MediaList, text: string}[]} */
function grow(rule) {
  if (rule instanceof CSSStyleRule && !isDrawn(rule.style)) growAll(rule.style);
  const asked = rule instanceof CSSMediaRule ? [{ media: rule.media, text: rule.media.mediaText }] : [];
  const inside = rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule ? [...rule.cssRules] : [];
  return [...asked, ...inside.flatMap(grow)];
}

/** Let all that is written in pixels follow the letters of a reader who wants them larger or smaller: twice as large, and at the table as far as there is room. */
export function followReader() {
  const root = document.documentElement;
  const wanted = Math.min(parseFloat(getComputedStyle(root).fontSize) / USUAL, TWICE);
  if (wanted === 1) return;
  const sheets = [...document.styleSheets].filter((sheet) => sheet.href);
  const asked = sheets.flatMap((sheet) => [...sheet.cssRules]).flatMap(grow);
  const settle = () => {
    const table = Math.min(wanted, most());
    const factor = atTable() ? table : wanted;
    root.style.setProperty("--px", `${table}px`);
    root.style.setProperty("--calm", `${wanted}px`);
    for (const { media, text } of asked)
      media.mediaText = text.replace(LENGTH, (_, length) => `${Number(length) * factor}px`);
  };
  addEventListener("resize", settle);
  effect(settle);
}

// The reader's own size of letters: style sheets are written for letters 16 px high; for others every length grows along.
const USUAL = 16;
const LENGTH = /(-?\d*\.?\d+)px/g;
/** A window that is narrower or lower than this has no room for larger letters: a desk, or a phone. */
const LEAST = { desk: [1024, 600], phone: [320, 568] };
const DESK = 900;

/** How much larger than usual letters can be in this window. */
function most() {
  const [wide, high] = innerWidth > DESK ? LEAST.desk : LEAST.phone;
  return Math.max(1, Math.min(innerWidth / wide, innerHeight / high));
}

/** Whether a rule is about a drawing, which has a scale of its own. @param {CSSStyleDeclaration} style */
const isDrawn = (style) => ["fill", "stroke", "stroke-width"].some((name) => style.getPropertyValue(name));

/** Let a rule grow; what a shorthand with a variable hides is found by the shorthand's name. @param {CSSStyleDeclaration} style */
function growAll(style) {
  for (const name of [...style, "font"]) {
    const value = style.getPropertyValue(name);
    const grown = value.replace(LENGTH, (_, length) => `${length / USUAL}rem`);
    if (grown !== value) style.setProperty(name, grown, style.getPropertyPriority(name));
  }
}

/** @param {CSSRule} rule @param {number} factor */
function grow(rule, factor) {
  if (rule instanceof CSSMediaRule)
    rule.media.mediaText = rule.media.mediaText.replace(LENGTH, (_, length) => `${length * factor}px`);
  if (rule instanceof CSSStyleRule && !isDrawn(rule.style)) growAll(rule.style);
  if (rule instanceof CSSGroupingRule) [...rule.cssRules].forEach((each) => grow(each, factor));
}

/** Let all that is written in pixels follow the letters of a reader who wants them larger or smaller, as far as there is room. */
export function followReader() {
  const root = document.documentElement;
  const factor = Math.min(parseFloat(getComputedStyle(root).fontSize) / USUAL, most());
  root.style.fontSize = `${factor * USUAL}px`;
  if (factor === 1) return;
  const sheets = [...document.styleSheets].filter((sheet) => sheet.href);
  sheets.flatMap((sheet) => [...sheet.cssRules]).forEach((rule) => grow(rule, factor));
}

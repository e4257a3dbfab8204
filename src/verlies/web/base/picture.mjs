// The page as a picture: its own elements and rules, without its dialogs, drawn by the browser once more.

const SVG = "http://www.w3.org/2000/svg";
/** The longer side of a picture has at most so many pixels. */
const LONGEST = 1280;
/** So many letters has the address of the largest picture that the server keeps (server/tables/picture.py). */
const MOST_LETTERS = (300 * 1024 * 4) / 3;
const QUALITIES = [0.85, 0.7, 0.5, 0.3];
/** What is not part of the picture: what lies above the page, what is heard and not seen, and what is no element of it. */
const LEFT_OUT = "dialog, .veil, #ear, script, noscript";
/** A file that rules refer to; what is in the page itself is referred to by `#`. */
const FILE = /url\("?(?!#|data:)([^")]+)"?\)/g;
/** What cannot stand in an XML text. */
const UNWRITABLE = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
/** A picture shows one moment: where something moves, how it is afterwards. How far things are scrolled their bars would not tell. */
const STILL =
  "*, ::before, ::after { animation: none !important; transition: none !important; scrollbar-color: transparent transparent !important; }";

/** A rule as text, if it holds in this window; a picture has no window to ask. @param {CSSRule} rule @returns {string} */
function written(rule) {
  if (!(rule instanceof CSSMediaRule)) return rule.cssText;
  return matchMedia(rule.media.mediaText).matches ? [...rule.cssRules].map(written).join("\n") : "";
}

/** @param {string} type @param {string} text */
const address = (type, text) => `data:${type};charset=utf-8,${encodeURIComponent(text)}`;

/** The drawing of a file as an address that holds all of it: a picture loads nothing. @param {string} file @param {string} from @returns {Promise<[string, string]>} */
async function enclosed(file, from) {
  const reply = await fetch(new URL(file, from));
  return [file, address("image/svg+xml", await reply.text())];
}

/** A text of rules with all the drawings it refers to. @param {string} text @param {string} from */
async function complete(text, from) {
  const files = new Set([...text.matchAll(FILE)].map(([, file]) => file));
  const known = new Map(await Promise.all([...files].map((file) => enclosed(file, from))));
  return text.replace(FILE, (_, file) => `url("${known.get(file)}")`);
}

/** All rules that hold now. */
async function rules() {
  const texts = [...document.styleSheets].map((sheet) =>
    complete([...sheet.cssRules].map(written).join("\n"), sheet.href ?? location.href),
  );
  return (await Promise.all(texts)).join("\n");
}

/** What elements say of themselves, with the drawings it refers to. @param {HTMLElement} body */
async function completeInside(body) {
  for (const { style } of /** @type {NodeListOf<HTMLElement>} */ (body.querySelectorAll("[style*='url(']")))
    style.cssText = await complete(style.cssText, location.href);
}

/** Write down of an element what its copy would forget: what was typed or chosen, and how far it was scrolled. @param {Element} element @param {HTMLElement} copy */
function keep(element, copy) {
  if (element instanceof HTMLInputElement) {
    copy.setAttribute("value", element.value);
    copy.toggleAttribute("checked", element.checked);
  }
  if (element instanceof HTMLTextAreaElement) copy.textContent = element.value;
  if (element instanceof HTMLOptionElement) copy.toggleAttribute("selected", element.selected);
  if (!element.scrollTop && !element.scrollLeft) return;
  for (const child of /** @type {Iterable<HTMLElement>} */ (copy.children))
    child.style.translate = `${-element.scrollLeft}px ${-element.scrollTop}px`;
}

/** @typedef {Map<Element, HTMLElement>} Copies */

/** A copy of the page, and of which element each of its own is one. @returns {[HTMLElement, Copies]} */
function copied() {
  const body = /** @type {HTMLElement} */ (document.body.cloneNode(true));
  const there = /** @type {NodeListOf<HTMLElement>} */ (body.querySelectorAll("*"));
  return [body, new Map([...document.body.querySelectorAll("*")].map((element, i) => [element, there[i]]))];
}

/** Where a part of a shorthand with variables is said anew, browsers do not tell the other parts of a rule; those are asked of the elements themselves. @param {CSSRule} rule @param {Copies} copies */
function tellRest(rule, copies) {
  if (rule instanceof CSSGroupingRule) for (const each of rule.cssRules) tellRest(each, copies);
  if (!(rule instanceof CSSStyleRule)) return;
  const untold = [...rule.style].filter((name) => !rule.style.getPropertyValue(name));
  if (!untold.length) return;
  for (const element of document.querySelectorAll(rule.selectorText)) {
    const now = getComputedStyle(element);
    for (const name of untold) copies.get(element)?.style.setProperty(name, now.getPropertyValue(name));
  }
}

/** What is to be seen of the page, as it is now. */
function seen() {
  const [body, copies] = copied();
  for (const [element, copy] of copies) keep(element, copy);
  for (const sheet of document.styleSheets) for (const rule of sheet.cssRules) tellRest(rule, copies);
  for (const element of body.querySelectorAll(LEFT_OUT)) element.remove();
  return body;
}

/** The page as a drawing that needs nothing else: what is said of the document is said of the drawing. @param {HTMLElement} body @param {string} said */
function drawing(body, said) {
  const svg = document.createElementNS(SVG, "svg");
  const root = document.documentElement;
  svg.style.cssText = root.style.cssText;
  for (const { name, value } of root.attributes) if (name !== "style") svg.setAttribute(name, value);
  svg.setAttribute("width", `${innerWidth}`);
  svg.setAttribute("height", `${innerHeight}`);
  const style = svg.appendChild(document.createElementNS(SVG, "style"));
  style.textContent = `${said}\n${STILL}`;
  const frame = svg.appendChild(document.createElementNS(SVG, "foreignObject"));
  frame.setAttribute("width", "100%");
  frame.setAttribute("height", "100%");
  frame.append(body);
  return new XMLSerializer().serializeToString(svg).replace(UNWRITABLE, "");
}

/** @param {string} src @returns {Promise<HTMLImageElement>} */
const loaded = (src) =>
  new Promise((done, failed) => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = failed;
    image.src = src;
  });

/** Draw an image no larger than a picture may be. @param {HTMLImageElement} image */
function painted(image) {
  const scale = Math.min(devicePixelRatio, LONGEST / Math.max(innerWidth, innerHeight));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(innerWidth * scale);
  canvas.height = Math.round(innerHeight * scale);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The best picture that is small enough, as an address that holds all of it. @param {HTMLCanvasElement} canvas */
function compressed(canvas) {
  for (const quality of QUALITIES) {
    const found = canvas.toDataURL("image/jpeg", quality);
    if (found.length <= MOST_LETTERS) return found;
  }
  return "";
}

/** The page as an address that holds its picture; empty where this browser can make none. */
export async function pictured() {
  try {
    const body = seen();
    await completeInside(body);
    return compressed(painted(await loaded(address("image/svg+xml", drawing(body, await rules())))));
  } catch {
    return "";
  }
}

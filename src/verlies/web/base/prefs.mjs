// What this reader prefers; kept in this browser only.
import { signal } from "@preact/signals";

const PREFIX = "verlies-";
/** What a browser that forbids storing keeps until the page is left. @type {Map<string, string>} */
const unstored = new Map();

/** Return what was stored, or the default; a browser that forbids storing is no reason to fail. @param {string} key @param {string} otherwise */
export function stored(key, otherwise = "") {
  try {
    return localStorage.getItem(PREFIX + key) ?? unstored.get(key) ?? otherwise;
  } catch {
    return unstored.get(key) ?? otherwise;
  }
}

/** @param {string} key @param {string} value */
export function store(key, value) {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    unstored.set(key, value);
  }
}

/** @param {string} key */
export function drop(key) {
  unstored.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing is stored, so there is nothing to drop.
  }
}

/** The names of all that is stored and begins like this. @param {string} start @returns {string[]} */
export function storedNames(start) {
  const names = [...unstored.keys()];
  try {
    names.push(...Object.keys(localStorage).map((name) => name.slice(PREFIX.length)));
  } catch {
    // Nothing is stored.
  }
  return names.filter((name) => name.startsWith(start));
}

/** @param {string} key @param {string} otherwise */
const pref = (key, otherwise) => signal(stored(key, otherwise));

export const lang = pref("lang", navigator.language.startsWith("de") ? "de" : "en");
export const theme = pref("theme", "auto");
/** how fast things move: "off", "normal" or "fast" */
export const motion = pref("motion", "normal");
/** how fast what happened is shown again: "0.5", "1" or "2" times */
export const film = pref("film", "1");
/** how loud sounds are, in percent; none until somebody asks for them */
export const volume = pref("volume", "0");
/** The kinds of sound: that it is my turn, what shakes the table, and all the rest. @typedef {"turn" | "great" | "small"} Channel */
/** @type {Channel[]} */
export const CHANNELS = ["turn", "great", "small"];
/** how loud each kind of sound is beside the others, in percent */
export const channels = {
  turn: pref("volume-turn", "100"),
  great: pref("volume-great", "100"),
  small: pref("volume-small", "100"),
};
/** whether ending a turn warns of what is wasted */
export const warns = pref("warns", "on");
/** whether a finger is told what it taps on before that is done */
export const taps = pref("taps", "on");
/** whether the odds are shown */
export const odds = pref("odds", "on");
/** whether drawings are left out: plain shapes and words in strong contrast */
export const plain = pref("plain", "off");
/** whether I want to read what others say */
export const talks = pref("talks", "on");
/** whether the browser tells me that it is my turn while the page is out of sight */
export const notices = pref("notices", "off");
export const myName = pref("name", "");

/** @param {import("@preact/signals").Signal<string>} which @param {string} key @param {string} value */
function set(which, key, value) {
  which.value = value;
  store(key, value);
  dress();
}
/** @param {string} value */
export const setLang = (value) => set(lang, "lang", value);
/** @param {string} value */
export const setTheme = (value) => set(theme, "theme", value);
/** @param {string} value */
export const setMotion = (value) => set(motion, "motion", value);
/** @param {string} value */
export const setFilm = (value) => set(film, "film", value);
/** @param {string} value */
export const setVolume = (value) => set(volume, "volume", value);
/** @param {Channel} channel @param {string} value */
export const setChannel = (channel, value) => set(channels[channel], `volume-${channel}`, value);
/** @param {string} value */
export const setWarns = (value) => set(warns, "warns", value);
/** @param {string} value */
export const setTaps = (value) => set(taps, "taps", value);
/** @param {string} value */
export const setOdds = (value) => set(odds, "odds", value);
/** @param {string} value */
export const setPlain = (value) => set(plain, "plain", value);
/** @param {string} value */
export const setTalks = (value) => set(talks, "talks", value);
/** @param {string} value */
export const setNotices = (value) => set(notices, "notices", value);
/** @param {string} value */
export const setName = (value) => set(myName, "name", value);

/** Tell the page, so that style sheets and hyphenation know. */
export function dress() {
  const root = document.documentElement;
  root.lang = lang.value;
  root.dataset.theme = theme.value;
  root.dataset.motion = motion.value;
  root.dataset.plain = plain.value;
}

/** A small window: a phone, upright or on its side. */
const SMALL = matchMedia("(max-width: 900px), (max-height: 480px)");
export const isSmall = () => SMALL.matches;
const UPRIGHT = matchMedia("(max-width: 900px) and (min-height: 481px)");
/** Whether everything stands in one column, as on a phone that is held upright. */
export const upright = signal(UPRIGHT.matches);
UPRIGHT.addEventListener("change", () => (upright.value = UPRIGHT.matches));

/** Whether nothing should move by itself. */
export const still = () => motion.value === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
/** Whether the page is light now. */
export const isLight = () =>
  theme.value === "light" || (theme.value === "auto" && matchMedia("(prefers-color-scheme: light)").matches);

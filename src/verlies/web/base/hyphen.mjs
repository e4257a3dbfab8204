// Long words on narrow cards: one place where they may break, between syllables near the middle.
// Browsers hyphenate by themselves only where they have a dictionary at hand, so cards would differ from one to the next.
const LONG = 14;
const VOWEL = /[aeiouyäöü]/i;
/** Consonants that begin a syllable together. */
const ONSETS = "schl schr schw schm sch spr str sp st ch ph th pf tr br pr kr gr dr fr bl gl kl pl fl kn qu".split(" ");

/** How the first part of a compound word likes to end, and how far from the middle such a place is still the better one. */
const JOINT = /[^aeiouyäöü]e[nrl]$|n[dg]s$/i;
const BETTER = 3.5;

/** Where the syllables of a word begin, the first one left out. @param {string} word */
function syllables(word) {
  const found = [];
  for (const match of word.matchAll(/[aeiouyäöü]([^aeiouyäöü]+)(?=[aeiouyäöü])/gi)) {
    const consonants = match[1].toLowerCase();
    const onset = ONSETS.find((each) => consonants.endsWith(each)) ?? consonants.slice(-1);
    const begin = match.index + 1;
    const joint = [...consonants].findIndex((_, i) => i > 0 && JOINT.test(word.slice(0, begin + i)));
    found.push(joint > 0 ? begin + joint : begin + consonants.length - onset.length);
  }
  return found.filter((at) => at > 2 && at < word.length - 2 && VOWEL.test(word.slice(at)));
}

/** Return a word with a soft hyphen in it if it is long. @param {string} word @param {number} [long] */
function softened(word, long = LONG) {
  if (word.length < long) return word;
  const off = (/** @type {number} */ at) =>
    Math.abs(at - word.length / 2) - (JOINT.test(word.slice(0, at)) ? BETTER : 0);
  const [at] = syllables(word).sort((a, b) => off(a) - off(b));
  return at ? `${word.slice(0, at)}\u00ad${word.slice(at)}` : word;
}

/** @param {string} title @param {number} [long] */
export const soft = (title, long) =>
  title
    .split(" ")
    .map((word) => softened(word, long))
    .join(" ");
/** How long the longer one is of two lines that are as even as can be. @param {string[]} words */
function evenly(words) {
  const splits = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1), words.slice(i + 1)].map((line) => line.join(" ").length));
  return splits.length ? Math.min(...splits.map((lengths) => Math.max(...lengths))) : 0;
}

/** Letters that are wider than most, and by how much. */
const BROAD = /[mw]/gi;
const BROADER = 0.45;
/** How wide a part of a title is, in letters. @param {string} part */
const breadth = (part) => part.length + BROADER * (part.match(BROAD)?.length ?? 0);

/** A line of several words is set wider than a word alone. */
const LOOSE = 1.3;
/** How long a title is for the size of its letters: its longest part that cannot be broken, or one of two lines. @param {string} title */
export const longestPart = (title) =>
  Math.max(
    6,
    LOOSE * evenly(title.split(" ")),
    ...title.split(/[\s\u00ad-]+/).map((part) => breadth(part) + Number(title.includes(`${part}\u00ad`))),
  );

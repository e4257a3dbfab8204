// Numbers and sentences as the reader's language writes them.
import { lang } from "./prefs.mjs";

/** Return a number with so many decimals: 0,36 in German, 0.36 in English. @param {number} value @param {number} places */
export const decimal = (value, places) =>
  value.toLocaleString(lang.value, { minimumFractionDigits: places, maximumFractionDigits: places });
/** Return a number with what stands behind it: 36 % in German, 36% in English, −3 in both. @param {number} value @param {string} [unit] */
export const amount = (value, unit) =>
  unit === "%"
    ? (value / 100).toLocaleString(lang.value, { style: "percent" })
    : `${value} ${unit || ""}`.trimEnd().replace("-", "−");
/** Return texts one after the other, each with one full stop, whether it brought one along or not. @param {string[]} parts */
export const sentences = (parts) =>
  parts
    .filter(Boolean)
    .map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(" ");

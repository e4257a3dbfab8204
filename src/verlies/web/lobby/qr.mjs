// A QR code drawn as one SVG path: byte mode, error correction M, versions 1 to 10.
import { html } from "../base/html.mjs";

/** @typedef {[number, number, number, number[]]} Version */
/** Per version: all codewords, error-correction codewords per block, blocks, alignment positions. @type {Version[]} */
const VERSIONS = [
  [26, 10, 1, []],
  [44, 16, 1, [6, 18]],
  [70, 26, 1, [6, 22]],
  [100, 18, 2, [6, 26]],
  [134, 24, 2, [6, 30]],
  [172, 16, 4, [6, 34]],
  [196, 18, 4, [6, 22, 38]],
  [242, 22, 4, [6, 24, 42]],
  [292, 22, 5, [6, 26, 46]],
  [346, 26, 5, [6, 28, 50]],
];
const FORMAT_M = 0b00;

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i += 1) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x & 128 ? 0x11d : 0);
}
/** @param {number} a @param {number} b */
const multiply = (a, b) => (a && b ? EXP[LOG[a] + LOG[b]] : 0);

/** The generator polynomial of so many correction codewords, without its leading 1. @param {number} n */
function generator(n) {
  let poly = [1];
  for (let i = 0; i < n; i += 1) {
    const next = [...poly, 0];
    poly.forEach((c, j) => (next[j + 1] ^= multiply(c, EXP[i])));
    poly = next;
  }
  return poly.slice(1);
}

/** @param {number[]} data @param {number[]} poly @returns {number[]} */
function correction(data, poly) {
  /** @type {number[]} */
  const rest = new Array(poly.length).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    poly.forEach((c, i) => (rest[i] ^= multiply(c, factor)));
  }
  return rest;
}

/** @param {Version} version */
const dataSize = ([all, ec, blocks]) => all - ec * blocks;

/** The data codewords of a text: mode, length, bytes, padding. @param {number[]} bytes @param {number} version */
function codewords(bytes, version) {
  const size = dataSize(VERSIONS[version - 1]);
  /** @type {number[]} */
  const bits = [];
  const push = (/** @type {number} */ value, /** @type {number} */ n) => {
    for (let i = n - 1; i >= 0; i -= 1) bits.push((value >> i) & 1);
  };
  push(4, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((b) => push(b, 8));
  push(0, Math.min(4, size * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const out = [];
  for (let i = 0; i < bits.length; i += 8) out.push(bits.slice(i, i + 8).reduce((a, b) => a * 2 + b, 0));
  for (let pad = 0xec; out.length < size; pad ^= 0xfd) out.push(pad);
  return out;
}

/** Split into blocks, add correction, and interleave. @param {number[]} data @param {Version} version */
function interleaved(data, [, ec, blocks]) {
  const poly = generator(ec);
  const short = Math.floor(data.length / blocks);
  const longer = data.length % blocks;
  const parts = [];
  for (let b = 0, at = 0; b < blocks; b += 1) {
    const size = short + (b >= blocks - longer ? 1 : 0);
    parts.push(data.slice(at, at + size));
    at += size;
  }
  const checks = parts.map((part) => correction(part, poly));
  /** @type {number[]} */
  const out = [];
  for (let i = 0; i <= short; i += 1) parts.forEach((part) => i < part.length && out.push(part[i]));
  for (let i = 0; i < ec; i += 1) checks.forEach((check) => out.push(check[i]));
  return out;
}

/** Bits with their BCH remainder. @param {number} value @param {number} shift @param {number} poly */
function bch(value, shift, poly) {
  let rest = value << shift;
  const top = 31 - Math.clz32(poly);
  for (let i = 31 - Math.clz32(rest); i >= top; i -= 1) if ((rest >> i) & 1) rest ^= poly << (i - top);
  return (value << shift) | rest;
}

/** @type {((x: number, y: number) => boolean)[]} */
const MASKS = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

class Grid {
  /** @param {number} version */
  constructor(version) {
    this.version = version;
    this.size = 17 + 4 * version;
    /** @type {boolean[][]} */
    this.dark = Array.from({ length: this.size }, () => new Array(this.size).fill(false));
    /** @type {boolean[][]} */
    this.fixed = Array.from({ length: this.size }, () => new Array(this.size).fill(false));
  }

  /** @param {number} x @param {number} y @param {boolean} dark */
  set(x, y, dark) {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y][x] = dark;
    this.fixed[y][x] = true;
  }

  patterns() {
    const last = this.size - 7;
    for (let i = 0; i < this.size; i += 1) (this.set(6, i, i % 2 === 0), this.set(i, 6, i % 2 === 0));
    for (const [cx, cy] of [
      [0, 0],
      [last, 0],
      [0, last],
    ])
      for (let y = -1; y < 8; y += 1)
        for (let x = -1; x < 8; x += 1) {
          const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
          this.set(cx + x, cy + y, ring !== 2 && ring !== 4);
        }
    const places = VERSIONS[this.version - 1][3];
    for (const y of places)
      for (const x of places) {
        const corner = (x === 6 && y === 6) || (x === 6 && y === this.size - 7) || (x === this.size - 7 && y === 6);
        if (!corner)
          for (let dy = -2; dy < 3; dy += 1)
            for (let dx = -2; dx < 3; dx += 1) this.set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
      }
    this.format(0);
    if (this.version > 6) this.versionBits();
  }

  /** @param {number} mask */
  format(mask) {
    const bits = bch((FORMAT_M << 3) | mask, 10, 0x537) ^ 0x5412;
    const bit = (/** @type {number} */ i) => ((bits >> i) & 1) === 1;
    for (let i = 0; i < 6; i += 1) this.set(8, i, bit(i));
    (this.set(8, 7, bit(6)), this.set(8, 8, bit(7)), this.set(7, 8, bit(8)));
    for (let i = 9; i < 15; i += 1) this.set(14 - i, 8, bit(i));
    for (let i = 0; i < 8; i += 1) this.set(this.size - 1 - i, 8, bit(i));
    for (let i = 8; i < 15; i += 1) this.set(8, this.size - 15 + i, bit(i));
    this.set(8, this.size - 8, true);
  }

  versionBits() {
    const bits = bch(this.version, 12, 0x1f25);
    for (let i = 0; i < 18; i += 1) {
      const [a, b] = [this.size - 11 + (i % 3), Math.floor(i / 3)];
      const dark = ((bits >> i) & 1) === 1;
      (this.set(a, b, dark), this.set(b, a, dark));
    }
  }

  /** @param {number[]} bytes */
  fill(bytes) {
    let at = 0;
    for (let right = this.size - 1; right > 0; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step += 1)
        for (const x of [right, right - 1]) {
          const upward = ((right + 1) & 2) === 0;
          const y = upward ? this.size - 1 - step : step;
          if (this.fixed[y][x]) continue;
          this.dark[y][x] = at < bytes.length * 8 && ((bytes[at >> 3] >> (7 - (at & 7))) & 1) === 1;
          at += 1;
        }
    }
  }

  /** @param {number} n */
  mask(n) {
    for (let y = 0; y < this.size; y += 1)
      for (let x = 0; x < this.size; x += 1)
        if (!this.fixed[y][x] && MASKS[n](x, y)) this.dark[y][x] = !this.dark[y][x];
  }

  /** How hard it is to read: long runs and blocks of one colour. */
  penalty() {
    let sum = 0;
    const line = (/** @type {(i: number, j: number) => boolean} */ get) => {
      for (let i = 0; i < this.size; i += 1)
        for (let j = 0, run = 1; j < this.size; j += 1) {
          run = j && get(i, j) === get(i, j - 1) ? run + 1 : 1;
          if (run === 5) sum += 3;
          else if (run > 5) sum += 1;
        }
    };
    (line((i, j) => this.dark[i][j]), line((i, j) => this.dark[j][i]));
    for (let y = 1; y < this.size; y += 1)
      for (let x = 1; x < this.size; x += 1) {
        const c = this.dark[y][x];
        if (c === this.dark[y - 1][x] && c === this.dark[y][x - 1] && c === this.dark[y - 1][x - 1]) sum += 3;
      }
    return sum;
  }
}

/** The dark modules of a text, or an empty list if it is too long. @param {string} text @returns {boolean[][]} */
export function modules(text) {
  const bytes = [...new TextEncoder().encode(text)];
  const version = VERSIONS.findIndex((v, i) => dataSize(v) >= bytes.length + (i < 9 ? 2 : 3)) + 1;
  if (!version) return [];
  const stream = interleaved(codewords(bytes, version), VERSIONS[version - 1]);
  /** @type {{penalty: number, grid: Grid} | null} */
  let best = null;
  for (let n = 0; n < 8; n += 1) {
    const grid = new Grid(version);
    grid.patterns();
    grid.fill(stream);
    grid.mask(n);
    grid.format(n);
    const penalty = grid.penalty();
    if (!best || penalty < best.penalty) best = { penalty, grid };
  }
  return best?.grid.dark ?? [];
}

/** @param {{text: string}} props */
export function Qr({ text }) {
  const dark = modules(text);
  const size = dark.length + 8;
  const path = dark.flatMap((row, y) => row.map((on, x) => (on ? `M${x + 4} ${y + 4}h1v1h-1z` : ""))).join("");
  return html`<svg class="qr" viewBox=${`0 0 ${size} ${size}`} width="148" height="148" role="img" aria-label="QR">
    <rect width=${size} height=${size} fill="#fff" /><path d=${path} fill="#000" />
  </svg>`;
}

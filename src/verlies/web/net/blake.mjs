// BLAKE2b with 32 bytes, as Python's hashlib has it: a browser knows no hash at all on a page without https.

const MASK = (1n << 64n) - 1n;
const BLOCK = 128;
const START = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
/** Which word of a block is used when: a row a round, a hexadecimal digit a word. */
const ORDER = [
  "0123456789abcdef",
  "ea489fd61c02b753",
  "b8c052fdae367194",
  "7931dcbe265a40f8",
  "905724afe1bc683d",
  "2c6a0b834d75fe19",
  "c51fed4a0763928b",
  "db7ec13950f4862a",
  "6fe9b308c2d714a5",
  "a2847615fb9e3cd0",
];
const ROUNDS = 12;
/** Which four words are stirred together. */
const LANES = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
];
/** 32 bytes out, no key, one leaf. */
const PARAMETERS = 0x01010020n;

/** @param {bigint} word @param {bigint} by */
const turn = (word, by) => ((word >> by) | (word << (64n - by))) & MASK;

/** @param {bigint[]} v @param {number[]} lane @param {bigint} word @param {bigint} one @param {bigint} two */
function stir(v, [a, b, c, d], word, one, two) {
  v[a] = (v[a] + v[b] + word) & MASK;
  v[d] = turn(v[d] ^ v[a], one);
  v[c] = (v[c] + v[d]) & MASK;
  v[b] = turn(v[b] ^ v[c], two);
}

/** @param {bigint[]} state @param {bigint[]} words @param {number} count @param {boolean} last */
function press(state, words, count, last) {
  const v = [...state, ...START];
  v[12] ^= BigInt(count);
  if (last) v[14] ^= MASK;
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = [...ORDER[round % ORDER.length]].map((digit) => words[parseInt(digit, 16)]);
    LANES.forEach((lane, i) => {
      stir(v, lane, order[2 * i], 32n, 24n);
      stir(v, lane, order[2 * i + 1], 16n, 63n);
    });
  }
  return state.map((word, i) => word ^ v[i] ^ v[i + 8]);
}

/** @param {Uint8Array} data */
export function blake2b(data) {
  const blocks = Math.max(1, Math.ceil(data.length / BLOCK));
  const bytes = new DataView(new ArrayBuffer(blocks * BLOCK));
  data.forEach((byte, i) => bytes.setUint8(i, byte));
  let state = START.map((word, i) => (i ? word : word ^ PARAMETERS));
  for (let n = 0; n < blocks; n += 1) {
    const words = Array.from({ length: 16 }, (_, i) => bytes.getBigUint64(n * BLOCK + i * 8, true));
    state = press(state, words, Math.min(data.length, (n + 1) * BLOCK), n === blocks - 1);
  }
  const out = new DataView(new ArrayBuffer(32));
  state.slice(0, 4).forEach((word, i) => out.setBigUint64(i * 8, word, true));
  return new Uint8Array(out.buffer);
}

/** @param {Uint8Array} bytes */
export const hex = (bytes) => [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");
/** @param {string} text */
export const fromHex = (text) => new Uint8Array((text.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));

/** The hash of a purpose and of parts that cannot run into each other, in hexadecimal (core/fair.py). @param {string} purpose @param {string[]} parts */
export function digest(purpose, ...parts) {
  const all = [new TextEncoder().encode(purpose), ...parts.map(fromHex)];
  return hex(blake2b(new Uint8Array(all.flatMap((part) => [...size(part.length), ...part]))));
}

/** @param {number} length */
const size = (length) => [0, 8, 16, 24].map((by) => (length >>> by) & 255);

// Every sound as a recipe: tones and noises that swell and die away, by a desk that makes them.

/**
 * What a recipe is played on. Times are in seconds, pitches in Hz.
 * @typedef {object} Desk
 * @property {(after: number, pitch: [number, number], length: number, loud: number, wave: OscillatorType, attack?: number) => void} tone
 * @property {(after: number, pitch: [number, number], length: number, loud: number, filter: BiquadFilterType, q?: number, attack?: number) => void} hiss
 */

/** @param {number} pitch @returns {[number, number]} */
const flat = (pitch) => [pitch, pitch];

/** @param {Desk} desk @param {number} after @param {number} loud */
const flick = (desk, after, loud) => desk.hiss(after, [2600, 900], 0.09, loud, "bandpass", 0.8);
/** @param {Desk} desk @param {number} after @param {number} loud */
function knock(desk, after, loud) {
  desk.tone(after, [420, 180], 0.07, 0.3 * loud, "triangle");
  desk.hiss(after, [1800, 900], 0.04, 0.2 * loud, "bandpass");
}

/** @type {Record<string, (desk: Desk) => void>} */
export const RECIPES = {
  card: (desk) => flick(desk, 0, 0.5),
  shuffle: (desk) => [0, 1, 2, 3, 4, 5].forEach((i) => flick(desk, i * 0.045, 0.42)),
  step(desk) {
    for (const after of [0, 0.17, 0.34]) {
      desk.tone(after, [120, 55], 0.09, 0.35, "sine");
      desk.hiss(after, [700, 300], 0.05, 0.16, "lowpass");
    }
  },
  coin(desk) {
    for (const [after, pitch] of [
      [0, 1976],
      [0.07, 2637],
    ]) {
      desk.tone(after, flat(pitch), 0.32, 0.16, "triangle");
      desk.tone(after, flat(pitch * 2.76), 0.16, 0.05, "sine");
    }
  },
  clank: (desk) =>
    [523, 845, 1373, 2229, 3541].forEach((pitch, i) => desk.tone(0, flat(pitch), 0.7 - i * 0.137, 0.11, "square")),
  stone: (desk) => knock(desk, 0, 1),
  hit(desk) {
    desk.tone(0, [170, 48], 0.28, 0.45, "sine");
    desk.hiss(0, [1500, 240], 0.16, 0.26, "lowpass");
    knock(desk, 0, 0.6);
  },
  dice: (desk) =>
    [0, 0.09, 0.17, 0.27, 0.4, 0.58].forEach((after, i) => {
      desk.tone(after, [900, 500], 0.035, 0.24 * 0.86 ** i, "triangle");
      desk.hiss(after, [3000, 1400], 0.03, 0.24 * 0.86 ** i, "bandpass");
    }),
  tile(desk) {
    desk.hiss(0, [300, 900], 0.22, 0.3, "lowpass", 1, 0.08);
    desk.tone(0.2, [150, 60], 0.14, 0.4, "sine");
    desk.hiss(0.2, [1200, 300], 0.07, 0.25, "lowpass");
  },
  roar(desk) {
    for (const pitch of [82, 87, 123]) desk.tone(0, [pitch * 1.5, pitch * 0.55], 1.5, 0.26, "sawtooth", 0.22);
    desk.hiss(0, [420, 1500], 0.9, 0.6, "bandpass", 0.5, 0.25);
    desk.hiss(0.45, [1500, 180], 1.05, 0.4, "lowpass", 1, 0.1);
  },
  growl(desk) {
    desk.tone(0, [70, 48], 0.6, 0.3, "sawtooth", 0.12);
    desk.hiss(0, [260, 120], 0.6, 0.3, "lowpass", 4, 0.1);
  },
  heal: (desk) => [523, 659, 784, 1047].forEach((pitch, i) => desk.tone(i * 0.08, flat(pitch), 0.5, 0.1, "sine", 0.03)),
  death: (desk) =>
    [294, 277, 220].forEach((pitch, i) => {
      desk.tone(i * 0.32, flat(pitch), 0.9, 0.16, "triangle", 0.02);
      desk.tone(i * 0.32, flat(pitch / 2), 0.9, 0.12, "triangle", 0.02);
    }),
  win(desk) {
    [392, 523, 659].forEach((pitch, i) => desk.tone(i * 0.13, flat(pitch), 0.5, 0.16, "triangle", 0.01));
    for (const pitch of [784, 1047]) desk.tone(0.39, flat(pitch), 1.1, 0.14, "triangle", 0.01);
  },
  turn: (desk) =>
    [660, 880].forEach((pitch, i) => {
      desk.tone(i * 0.14, flat(pitch), 0.5, 0.13, "sine", 0.01);
      desk.tone(i * 0.14, flat(pitch * 3), 0.3, 0.02, "sine", 0.01);
    }),
};

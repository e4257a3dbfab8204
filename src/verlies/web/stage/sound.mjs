// Sounds, synthesised. Without volume there is no audio at all, and nothing begins before somebody clicks or types.
import { volume } from "../base/prefs.mjs";
import { RECIPES } from "./recipes.mjs";

const SILENCE = 0.0001;
/** Pitches differ by so much from one time to the next, or repeated sounds would be those of a machine. */
const DETUNED = 0.03;
const AT_ONCE = 45;
const QUIET = 0.6;

/** @type {WeakMap<BaseAudioContext, AudioBuffer>} */
const hisses = new WeakMap();
/** One second of white noise. @param {BaseAudioContext} context */
function whiteNoise(context) {
  const known = hisses.get(context) ?? context.createBuffer(1, context.sampleRate, context.sampleRate);
  if (!hisses.has(context)) {
    const samples = known.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    hisses.set(context, known);
  }
  return known;
}

/** @param {AudioParam} gain @param {number} start @param {number} length @param {number} loud @param {number} attack */
function swell(gain, start, length, loud, attack) {
  gain.setValueAtTime(SILENCE, start);
  gain.exponentialRampToValueAtTime(loud, start + attack);
  gain.exponentialRampToValueAtTime(SILENCE, start + length);
}

/** A desk that plays recipes now. @param {BaseAudioContext} context @param {AudioNode} out @param {number} loudness @returns {import("./recipes.mjs").Desk} */
export function desk(context, out, loudness = 1) {
  const begin = context.currentTime + 0.005;
  const drift = 1 + (Math.random() * 2 - 1) * DETUNED;
  /** @param {AudioScheduledSourceNode} source @param {AudioNode} last @param {number} after @param {number} length @param {number} loud @param {number} attack */
  const sounding = (source, last, after, length, loud, attack) => {
    const gain = context.createGain();
    swell(gain.gain, begin + after, length, Math.max(SILENCE * 2, loud * loudness), attack);
    last.connect(gain).connect(out);
    source.start(begin + after);
    source.stop(begin + after + length + 0.02);
  };
  /** @param {AudioParam} pitch @param {[number, number]} course @param {number} after @param {number} length */
  const slide = (pitch, [from, to], after, length) => {
    pitch.setValueAtTime(from * drift, begin + after);
    pitch.exponentialRampToValueAtTime(to * drift, begin + after + length);
  };
  return {
    tone(after, pitch, length, loud, wave, attack = 0.004) {
      const source = new OscillatorNode(context, { type: wave });
      slide(source.frequency, pitch, after, length);
      sounding(source, source, after, length, loud, attack);
    },
    hiss(after, pitch, length, loud, type, q = 1, attack = 0.004) {
      const source = new AudioBufferSourceNode(context, { buffer: whiteNoise(context), loop: true });
      const filter = new BiquadFilterNode(context, { type, Q: q });
      slide(filter.frequency, pitch, after, length);
      source.connect(filter);
      sounding(source, filter, after, length, loud, attack);
    },
  };
}

/** @type {{context: AudioContext, gain: GainNode} | null} */
let audio = null;

/** Make or wake the audio, by a click or a key alone; not at all without volume. */
function wake() {
  if (!Number(volume.peek())) return;
  audio ??= made(new AudioContext());
  if (audio.context.state === "suspended") void audio.context.resume();
}

/** @param {AudioContext} context */
function made(context) {
  const gain = context.createGain();
  gain.connect(context.createDynamicsCompressor()).connect(context.destination);
  return { context, gain };
}

/** When each sound was heard last. @type {Map<string, number>} */
const heard = new Map();

/** Let a sound be heard of what can be seen. @param {string} name @param {number} weight */
export function sound(name, weight) {
  if (!document.hidden) ring(name, weight);
}

/** Let a sound be heard, also by somebody who looks elsewhere. @param {string} name @param {number} weight */
export function ring(name, weight) {
  const [loud, recipe, now] = [Number(volume.peek()), RECIPES[name], performance.now()];
  if (!audio || !loud || !recipe || now - (heard.get(name) ?? -AT_ONCE) < AT_ONCE) return;
  heard.set(name, now);
  audio.gain.gain.value = loud / 100;
  recipe(desk(audio.context, audio.gain, weight < 2 ? QUIET : 1));
}

/** Let somebody hear how loud it is. */
export function sample() {
  wake();
  sound("coin", 2);
}

for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, wake, true);

// Sounds, synthesised. Without volume there is no audio at all, and nothing begins before somebody clicks or types.
import { channels, volume } from "../base/prefs.mjs";
import { RECIPES } from "./recipes.mjs";

const SILENCE = 0.0001;
/** Pitches differ by so much from one time to the next, or repeated sounds would be those of a machine. */
const DETUNED = 0.03;
const AT_ONCE = 45;
const QUIET = 0.6;
/** From this weight on something is heard in full. */
const FULL = 2;
/** The weight of a scene, which shakes the table. */
const SCENE = 3;

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

/** @type {{context: AudioContext, out: AudioNode} | null} */
let audio = null;

/** Make or wake the audio, by a click or a key alone; not at all without volume. */
function wake() {
  if (!Number(volume.peek())) return;
  audio ??= made(new AudioContext());
  if (audio.context.state === "suspended") void audio.context.resume();
}

/** @param {AudioContext} context */
function made(context) {
  const out = context.createDynamicsCompressor();
  out.connect(context.destination);
  return { context, out };
}

/** When each sound was heard last. @type {Map<string, number>} */
const heard = new Map();

/** Let a sound be heard of what can be seen. @param {string} name @param {number} weight */
export function sound(name, weight) {
  if (!document.hidden) ring(name, weight);
}

/** The kind of a sound, which has a volume of its own. @param {string} name @param {number} weight @returns {import("../base/prefs.mjs").Channel} */
const channelOf = (name, weight) => (name === "turn" ? "turn" : weight < SCENE ? "small" : "great");
/** How loud it is, in percent. @param {import("../base/prefs.mjs").Channel} channel */
const loudness = (channel) => (Number(volume.peek()) * Number(channels[channel].peek())) / 100;

/** Let a sound be heard, also by somebody who looks elsewhere. @param {string} name @param {number} weight */
export function ring(name, weight) {
  const [loud, recipe, now] = [loudness(channelOf(name, weight)), RECIPES[name], performance.now()];
  if (!audio || !loud || !recipe || now - (heard.get(name) ?? -AT_ONCE) < AT_ONCE) return;
  heard.set(name, now);
  recipe(desk(audio.context, audio.out, (loud / 100) * (weight < FULL ? QUIET : 1)));
}

/** Something of each kind. @type {Record<import("../base/prefs.mjs").Channel, [string, number]>} */
const SAMPLES = { turn: ["turn", FULL], great: ["roar", SCENE], small: ["coin", FULL] };

/** Let somebody hear how loud a kind of sound is. @param {import("../base/prefs.mjs").Channel} channel */
export function sample(channel = "small") {
  wake();
  sound(...SAMPLES[channel]);
}

for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, wake, true);

// What moves: doubles on layers of their own, by transform and opacity alone, and each of them can be ended at once.

/** How fast things go: all times are multiplied by it. */
export const tempo = { value: 1 };

/** @typedef {{finish: () => void, done: Promise<void>}} Actor */
/** @type {Set<Actor>} */
const acting = new Set();
/** Whether all are being ended, so that nothing new may begin. */
let hushed = false;

export const EASE = {
  go: "cubic-bezier(.3,0,.15,1)",
  out: "cubic-bezier(.16,1,.3,1)",
  in: "cubic-bezier(.5,0,.9,.4)",
  back: "cubic-bezier(.3,1.5,.5,1)",
};

/** Note that something is under way that `end` ends; returns how to end it, once. @param {() => void} end */
function enter(end) {
  let tell = () => {};
  /** @type {Actor} */
  const actor = {
    done: new Promise((resolve) => (tell = resolve)),
    finish() {
      if (!acting.delete(actor)) return;
      end();
      tell();
    },
  };
  acting.add(actor);
  return actor;
}

/**
 * Move an element; `end` is called once, when it has arrived or was told to.
 * @param {Element} element @param {Keyframe[]} frames @param {{length: number, delay?: number, easing?: string, fill?: FillMode}} timing @param {() => void} [end]
 */
export function perform(element, frames, { length, delay = 0, easing = "linear", fill = "both" }, end = () => {}) {
  if (hushed) return end();
  const times = { duration: length * tempo.value, delay: delay * tempo.value };
  const animation = element.animate(frames, { ...times, easing, fill });
  const actor = enter(() => (animation.cancel(), end()));
  animation.onfinish = actor.finish;
}

/** Do something later, or when all is ended. @param {number} length @param {() => void} end */
export function later(length, end) {
  if (hushed) return end();
  const clock = setTimeout(() => actor.finish(), length * tempo.value);
  const actor = enter(() => (clearTimeout(clock), end()));
}

/** End everything that moves, as if it had arrived. */
export function finishAll() {
  hushed = true;
  for (const actor of [...acting]) actor.finish();
  hushed = false;
}

/** Wait until nothing moves any more. */
export const settled = async () => {
  await Promise.all([...acting].map((actor) => actor.done));
};

/** Hide an element; returns how it comes back. @param {Element | undefined} element */
export function hide(element) {
  const style = /** @type {HTMLElement | undefined} */ (element)?.style;
  style?.setProperty("visibility", "hidden");
  return () => style?.removeProperty("visibility");
}

/** Make a number or a symbol swell. @param {Element | undefined} element */
export function pulse(element, much = 1.35) {
  if (element)
    perform(element, [{ scale: "1" }, { scale: `${much}` }, { scale: "1" }], { length: 320, easing: EASE.out });
}

/** Shake by `translate`, since `transform` belongs to the camera. @param {Element | null | undefined} element @param {number} much @param {number} length */
export function shake(element, much, length) {
  const steps = [0, -1, 0.8, -0.6, 0.4, -0.2, 0];
  if (element)
    perform(
      element,
      steps.map((step, i) => ({ translate: `${step * much}px ${(i % 2 ? -step : step) * much * 0.5}px` })),
      { length },
    );
}

/** A ring that spreads around something. @param {DOMRect | undefined} box @param {string} colour a class */
export function ring(box, colour = "") {
  if (!box) return;
  const element = document.createElement("i");
  element.className = `ring ${colour}`;
  const [wide, high] = [box.width + 12, box.height + 12];
  Object.assign(element.style, {
    left: `${box.x - 6}px`,
    top: `${box.y - 6}px`,
    width: `${wide}px`,
    height: `${high}px`,
  });
  layer().append(element);
  const frames = [
    { opacity: 0, transform: "scale(.9)" },
    { opacity: 1, transform: "scale(1)", offset: 0.3 },
    { opacity: 0, transform: "scale(1.08)" },
  ];
  perform(element, frames, { length: 700, easing: EASE.out }, () => element.remove());
}

export const layer = () => /** @type {HTMLElement} */ (document.getElementById("actors"));

/** The moment before the next picture; a page that is not painted does not wait for it. */
export const frame = () =>
  new Promise((resolve) => {
    const clock = setTimeout(resolve, 100);
    requestAnimationFrame(() => (clearTimeout(clock), resolve(undefined)));
  });

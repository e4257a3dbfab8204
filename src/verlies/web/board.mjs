// The board: drawn once, moved by transform, with tokens and legal targets on top.
import { useEffect, useRef } from "preact/hooks";
import { signal } from "@preact/signals";
import { html } from "./html.mjs";
import { choose } from "./card.mjs";
import { drawn, pawnPath } from "./icon.mjs";
import { art, choicesFor, maybe, mySeat, say, scene, seatInfo, statics, view } from "./state.mjs";

const PLAIN = [1400, 1000];
const camera = signal({ x: 0, y: 0, k: 1 });
let frame = null;

const size = () => art.value.anchors?.size ?? PLAIN;
const anchor = (place) => {
  const at = art.value.anchors?.places?.[place.id];
  return at ?? [(place.x / 100) * (PLAIN[0] - 160) + 80, (place.y / 100) * (PLAIN[1] - 120) + 60];
};

const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

function fitScale() {
  const [w, h] = size();
  const box = frame?.getBoundingClientRect();
  return box ? Math.min(box.width / w, box.height / h) : 1;
}

/** Keep the board in sight. */
function move(x, y, k) {
  const [w, h] = size();
  const box = frame.getBoundingClientRect();
  const scale = clamp(k, fitScale(), 3);
  const slackX = Math.max(0, (box.width - w * scale) / 2);
  const slackY = Math.max(0, (box.height - h * scale) / 2);
  camera.value = {
    k: scale,
    x: slackX || clamp(x, box.width - w * scale, 0),
    y: slackY || clamp(y, box.height - h * scale, 0),
  };
}

export function fit() {
  if (frame) move(0, 0, 0);
}

export function zoom(factor, cx, cy) {
  const box = frame.getBoundingClientRect();
  const x = cx ?? box.width / 2;
  const y = cy ?? box.height / 2;
  const { k } = camera.value;
  const next = clamp(k * factor, fitScale(), 3);
  move(x - ((x - camera.value.x) * next) / k, y - ((y - camera.value.y) * next) / k, next);
}

/** On a small screen, look at my pawn and what it can reach. */
export function focus() {
  const [w] = size();
  const box = frame?.getBoundingClientRect();
  if (!box || box.width > 700 || !statics.value) return;
  const spots = statics.value.places.filter(
    (p) => choicesFor("place", p.id).length || scene.value.tokens.some((t) => t.noun === "pawn" && t.seat === mySeat.value && t.place === p.id),
  );
  if (!spots.length) return;
  const xs = spots.map((p) => anchor(p)[0]);
  const ys = spots.map((p) => anchor(p)[1]);
  const [x, y] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  const span = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) + w / 5;
  const k = clamp(Math.min(box.width, box.height) / span, fitScale(), 1.2);
  move(box.width / 2 - x * k, box.height / 2 - y * k, k);
}

const pointers = new Map();
let pinch = 0;
let dragged = 0;

const down = (e) => {
  pointers.set(e.pointerId, e);
  dragged = 0;
};
const drag = (e) => {
  const before = pointers.get(e.pointerId);
  if (!before) return;
  pointers.set(e.pointerId, e);
  if (pointers.size === 1) {
    dragged += Math.abs(e.clientX - before.clientX) + Math.abs(e.clientY - before.clientY);
    if (dragged > 6) move(camera.value.x + e.clientX - before.clientX, camera.value.y + e.clientY - before.clientY, camera.value.k);
    return;
  }
  const [a, b] = [...pointers.values()];
  const distance = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  const box = frame.getBoundingClientRect();
  if (pinch) zoom(distance / pinch, (a.clientX + b.clientX) / 2 - box.left, (a.clientY + b.clientY) / 2 - box.top);
  pinch = distance;
};
const up = (e) => {
  pointers.delete(e.pointerId);
  pinch = 0;
};
const wheel = (e) => {
  e.preventDefault();
  const box = frame.getBoundingClientRect();
  zoom(e.deltaY < 0 ? 1.15 : 1 / 1.15, e.clientX - box.left, e.clientY - box.top);
};

/** The board as the game drew it, or plain corridors and chambers. */
function Ground() {
  const holder = useRef(null);
  useEffect(() => {
    if (art.value.board && holder.current) holder.current.replaceChildren(art.value.board);
  }, [art.value.board]);
  if (art.value.board) return html`<div class="ground" ref=${holder}></div>`;
  const places = new Map(statics.value.places.map((p) => [p.id, p]));
  const [w, h] = size();
  return html`<svg class="ground plain" viewBox=${`0 0 ${w} ${h}`} width=${w} height=${h} aria-hidden="true">
    ${statics.value.links.map((l) => {
      const [x1, y1] = anchor(places.get(l.a));
      const [x2, y2] = anchor(places.get(l.b));
      const marks = (l.marks ?? []).map((m) => maybe(`mark-${m.kind}`) || m.kind).join(" ");
      return html`<g><line x1=${x1} y1=${y1} x2=${x2} y2=${y2} class=${l.one_way ? "one-way" : ""} /><text x=${(x1 + x2) / 2} y=${(y1 + y2) / 2}>${marks}</text></g>`;
    })}
    ${statics.value.places.map((p) => {
      const [x, y] = anchor(p);
      return html`<g class=${`place ${p.region}`}><rect x=${x - 46} y=${y - 32} width="92" height="64" rx="14" /><text x=${x} y=${y - 14}>${p.id}</text></g>`;
    })}
  </svg>`;
}

/** A legal place: a ring with its price, a button for every way of reaching it. */
function Target({ place }) {
  const options = choicesFor("place", place.id);
  if (!options.length) return null;
  const [x, y] = anchor(place);
  const cost = (options[0].cost ?? []).map((m) => `${m.value ?? 1} ${say(`fact-${m.kind}`)}`).join(", ");
  const label = options.map((o) => view.value.choices[o.id]).join(" / ");
  const go = () => dragged <= 6 && choose(options);
  return html`<g class="target" role="button" tabindex="0" aria-label=${`${label} ${cost}`} data-place=${place.id} transform=${`translate(${x} ${y})`}
    onClick=${go} onKeyDown=${(e) => (e.key === "Enter" || e.key === " ") && (e.preventDefault(), choose(options))}>
    <title>${label} ${cost}</title>
    <circle r="50" />
    ${(options[0].cost ?? []).map(
      (m, i) => html`<g class="badge" transform=${`translate(${34 - i * 34} -44)`}><circle r="17" /><text y="6">${m.value ?? 1}</text>
        ${drawn(`icon-${m.kind}`) && html`<use href=${`#icon-${m.kind}`} x="8" y="-2" width="20" height="20" />`}</g>`,
    )}
  </g>`;
}

/** Pieces in a place, side by side; the same id keeps its element, so it glides when it moves. */
function Piece({ token, x, y }) {
  const at = { transform: `translate(${x}px, ${y}px)` };
  if (token.noun === "pawn") {
    return html`<g class=${`piece pawn seat-${seatInfo(token.seat).colour || token.seat}`} style=${at}>
      <title>${seatInfo(token.seat).name}</title>
      <path d=${pawnPath(token.seat)} transform="translate(-20 -20) scale(1.65)" />
    </g>`;
  }
  const symbol = `${token.noun}-${token.face}`;
  return html`<g class="piece token" style=${at}>
    <title>${say(symbol)}${(token.count ?? 1) > 1 ? ` ×${token.count}` : ""}</title>
    ${drawn(symbol) ? html`<use href=${`#${symbol}`} x="-19" y="-19" width="38" height="38" />` : html`<circle r="15" /><text y="5">${say(symbol).slice(0, 2)}</text>`}
    ${(token.count ?? 1) > 1 && html`<g class="times"><circle cx="15" cy="13" r="11" /><text x="15" y="18">${token.count}</text></g>`}
  </g>`;
}

function Pieces() {
  const byPlace = new Map();
  for (const token of scene.value.tokens) byPlace.set(token.place, [...(byPlace.get(token.place) ?? []), token]);
  const places = new Map(statics.value.places.map((p) => [p.id, p]));
  const pieces = [];
  for (const [id, tokens] of byPlace) {
    const place = places.get(id);
    if (!place) continue;
    const [x, y] = anchor(place);
    const things = tokens.filter((t) => t.noun !== "pawn");
    const pawns = tokens.filter((t) => t.noun === "pawn");
    things.forEach((t, i) => pieces.push({ token: t, x: x + (i - (things.length - 1) / 2) * 36, y: y + (pawns.length ? -12 : 2) }));
    pawns.forEach((t, i) => pieces.push({ token: t, x: x + (i - (pawns.length - 1) / 2) * 32, y: y + 18 }));
  }
  pieces.sort((a, b) => (a.token.id < b.token.id ? -1 : 1));
  return pieces.map((p) => html`<${Piece} key=${p.token.id} ...${p} />`);
}

export function Board() {
  const holder = useRef(null);
  useEffect(() => {
    frame = holder.current;
    frame.addEventListener("wheel", wheel, { passive: false });
    const watch = new ResizeObserver(() => (fit(), focus()));
    watch.observe(frame);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    fit();
    focus();
  }, [art.value.anchors, statics.value]);
  useEffect(focus, [view.value?.seq]);
  if (!statics.value?.places?.length) return html`<div class="board" ref=${holder}></div>`;
  const [w, h] = size();
  const { x, y, k } = camera.value;
  return html`<div class="board" ref=${holder} role="region" aria-label=${say("web-board")}
    onPointerDown=${down} onPointerMove=${drag} onPointerUp=${up} onPointerCancel=${up} onPointerLeave=${up}>
    <div class="canvas" style=${{ width: `${w}px`, height: `${h}px`, transform: `translate(${x}px, ${y}px) scale(${k})` }}>
      <${Ground} />
      <svg class="overlay" viewBox=${`0 0 ${w} ${h}`} width=${w} height=${h}>
        ${statics.value.places.map((p) => html`<${Target} key=${p.id} place=${p} />`)}
        <${Pieces} />
      </svg>
    </div>
    <div class="zoom">
      <button onClick=${() => zoom(1.3)} aria-label=${say("web-zoom-in")}>+</button>
      <button onClick=${() => zoom(1 / 1.3)} aria-label=${say("web-zoom-out")}>−</button>
      <button onClick=${fit} aria-label=${say("web-fit")}>⤢</button>
    </div>
  </div>`;
}

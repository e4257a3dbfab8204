// One socket a table: hello first, answers with nonces, and back again after every break.
import * as s from "./state.mjs";

const MOST_TRIES = 10;
let socket = null;
let current = null;
let timer = 0;
let counter = 0;

/** Connect to a table and stay connected. */
export function connect(id, token) {
  disconnect();
  current = { id, token };
  dial();
}

export function disconnect() {
  current = null;
  clearTimeout(timer);
  socket?.close();
  socket = null;
}

function dial() {
  const { id, token } = current;
  const mine = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${id}`);
  socket = mine;
  mine.onopen = () => send({ t: "hello", token, lang: s.lang.value });
  mine.onmessage = (event) => hear(JSON.parse(event.data));
  mine.onclose = (event) => {
    if (socket !== mine || !current) return;
    if (event.code === 1008) return (s.link.value = { open: false, tries: -1 });
    again();
  };
}

/** Try again after a while, a little longer every time, with jitter. */
function again() {
  const tries = s.link.value.tries + 1;
  s.link.value = { open: false, tries };
  if (s.pending.value) s.pending.value = { ...s.pending.value, lost: true };
  if (tries > MOST_TRIES) return;
  const wait = Math.min(15000, 400 * 2 ** tries) * (0.5 + Math.random());
  timer = setTimeout(dial, wait);
}

export function retry() {
  s.link.value = { open: false, tries: 0 };
  if (current) dial();
}

export function send(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

const LISTENERS = {
  table(message) {
    s.table.value = message;
    s.link.value = { open: true, tries: 0 };
  },
  view(message) {
    s.link.value = { open: true, tries: 0 };
    s.log.value = message.fresh ? message.log : [...s.log.value, ...message.log].slice(-400);
    s.view.value = message;
    resend();
  },
  ack(message) {
    if (s.pending.value?.nonce === message.nonce) s.pending.value = null;
  },
  refused(message) {
    if (s.pending.value?.nonce === message.nonce) s.pending.value = null;
    if (!message.stale) s.tell(message.reason);
  },
  said(message) {
    s.dialog.value = { kind: "said", ...message };
  },
  trouble(message) {
    s.pending.value = null;
    s.tell(message.reason);
  },
  pong() {},
};

function hear(message) {
  LISTENERS[message.t]?.(message);
}

/** After a break, an answer that was never acknowledged is sent again; its nonce makes that harmless. */
function resend() {
  const waiting = s.pending.value;
  if (waiting && waiting.lost) {
    s.pending.value = { ...waiting, lost: false };
    send(waiting.message);
  }
}

const nonce = () => `${Date.now().toString(36)}-${(counter += 1)}-${Math.random().toString(36).slice(2, 8)}`;

/** Answer the open question. */
export function answer(option) {
  const asked = s.prompt.value;
  if (!asked || s.pending.value) return;
  const message = { t: "answer", decision: asked.number, seq: s.view.value.seq, nonce: nonce(), option };
  s.pending.value = { nonce: message.nonce, message, lost: false };
  send(message);
}

export function undo(turn = false) {
  if (s.scene.value?.can_undo) send({ t: "undo", seq: s.view.value.seq, nonce: nonce(), turn });
}

export const why = (option = "") => send({ t: "why", option });
export const rule = (find) => send({ t: "rule", find });
export const hint = () => send({ t: "hint" });
export const speak = (lang) => send({ t: "lang", lang });
export const takeover = (bot) => send({ t: "takeover", bot });

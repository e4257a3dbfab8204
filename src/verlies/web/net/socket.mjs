// One socket a table: hello first, answers with nonces, and back again after every break.
import { effect } from "@preact/signals";
import { mix } from "./deal.mjs";
import { known, remember, tokenFor } from "../base/keys.mjs";
import { lang } from "../base/prefs.mjs";
import { seen } from "../board/pointing.mjs";
import { recall } from "../stage/film.mjs";
import { receive } from "../stage/stage.mjs";
import { writes } from "../story/writing.mjs";
import * as s from "./state.mjs";

/** So often we try to come back before we give up. */
export const MOST_TRIES = 10;
const REFUSED = 1008;
const PATIENCE = 6000;

/** @type {WebSocket | null} */
let socket = null;
/** Those beside me: the keys of others at this screen, and whether all of them look, or nobody does. @typedef {{here?: string[], open?: boolean, veiled?: boolean}} Beside */
/** @type {{id: string, token: string, beside: Beside} | null} */
let current = null;
let counter = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let doubt;

/** Connect to a table and stay connected. @param {string} id @param {string} token @param {Beside} beside */
export function connect(id, token, beside = {}) {
  disconnect();
  current = { id, token, beside };
  dial();
}

export function disconnect() {
  current = null;
  clearTimeout(timer);
  clearTimeout(doubt);
  socket?.close();
  socket = null;
}

function dial() {
  if (!current) return;
  const { id, token, beside } = current;
  const mine = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${id}`);
  socket = mine;
  mine.onopen = () => send({ t: "hello", token, lang: lang.value, ...beside });
  mine.onmessage = (event) => hear(JSON.parse(event.data));
  mine.onclose = (event) => {
    if (socket !== mine || !current) return;
    if (event.reason === "removed") remember({ table: id, token: "" });
    if (event.code === REFUSED) s.link.value = { open: false, tries: 0, refused: event.reason || "not-allowed" };
    else again();
  };
}

/** Try again after a while, a little longer every time, with jitter. */
function again() {
  const tries = s.link.value.tries + 1;
  s.link.value = { open: false, tries, refused: "" };
  if (s.pending.value) s.pending.value = { ...s.pending.value, lost: true };
  if (tries > MOST_TRIES) return;
  clearTimeout(timer);
  timer = setTimeout(dial, Math.min(15000, 250 * 2 ** tries) * (0.5 + Math.random()));
}

export const givenUp = () => s.link.value.tries > MOST_TRIES;

/** Try again now. */
export function retry() {
  if (!current || socket?.readyState === WebSocket.OPEN) return;
  clearTimeout(timer);
  s.link.value = { open: false, tries: 0, refused: "" };
  dial();
}

/** A page that slept may hold a dead socket: ask, and dial anew if nobody answers. */
function wake() {
  if (document.hidden || !current) return;
  if (socket?.readyState !== WebSocket.OPEN) return retry();
  send({ t: "ping" });
  clearTimeout(doubt);
  doubt = setTimeout(() => socket?.close(), PATIENCE);
}
document.addEventListener("visibilitychange", wake);
addEventListener("online", wake);

/** The key with which I am here; none if I watch. */
export const ownKey = () => current?.token ?? "";

const canSend = () => socket?.readyState === WebSocket.OPEN;

/** @param {import("../types.gen.d.ts").Command} message */
export function send(message) {
  if (canSend()) socket?.send(JSON.stringify(message));
}

/** Keep the key that was let in, if this browser has none for the table: no link, whole or broken, takes away the one it has. @param {string} id */
function keepKey(id) {
  if (current?.token && !tokenFor(id)) remember({ table: id, token: current.token });
}

const connected = () => (s.link.value = { open: true, tries: 0, refused: "" });

/** @param {string} nonce */
function settle(nonce) {
  if (s.pending.value?.nonce === nonce) s.pending.value = null;
}

/** A view in which something else is asked comes before the word that my answer is on record: I need not wait for that. */
effect(() => {
  const now = s.prompt.value;
  const waiting = s.pending.peek();
  if (now && waiting && !waiting.lost && now.number !== waiting.message.decision) s.pending.value = null;
});

/** @typedef {import("../types.gen.d.ts").Message} Message */

/** @type {{[Kind in Message["t"]]?: (message: Extract<Message, {t: Kind}>) => void}} */
const LISTENERS = {
  table(message) {
    s.table.value = message;
    remember({
      table: message.id,
      status: message.status,
      people: message.seats.map((seat) => seat.name).filter(Boolean),
    });
    keepKey(message.id);
    connected();
    const bits = mix(message);
    if (bits) send(bits);
  },
  view(message) {
    connected();
    receive(message);
    resend();
  },
  talked(message) {
    s.remarks.value = message.fresh ? message.remarks : [...s.remarks.value, ...message.remarks].slice(-400);
  },
  invited({ seat, token }) {
    const id = s.table.value?.id ?? "";
    const others = (known(id)?.invites ?? []).filter((invite) => invite.seat !== seat);
    remember({ table: id, invites: [...others, { seat, token }] });
    s.invited.value += 1;
    if (s.view.value) s.dialog.value = { kind: "company" };
  },
  pointed(message) {
    seen(message);
  },
  writes(message) {
    writes(message);
  },
  moment: recall,
  retold(message) {
    s.retold.value = message;
  },
  ack(message) {
    settle(message.nonce);
  },
  refused(message) {
    settle(message.nonce);
    if (!message.stale) s.tell(message.reason);
  },
  said(message) {
    if (message.about === "why" && message.noun) explain(message);
    else if (message.about === "hint" && message.option) s.hinted.value = message;
    else s.dialog.value = { kind: "said", ...message };
  },
  trouble(message) {
    s.pending.value = null;
    s.tell(message.reason);
  },
};

/** @param {Message} message */
function hear(message) {
  clearTimeout(doubt);
  const listen = /** @type {((message: Message) => void) | undefined} */ (LISTENERS[message.t]);
  listen?.(message);
}

/** Say why something is not possible: beside the thing if it is shown large or turned, else in passing. @param {import("../types.gen.d.ts").Said} said */
function explain(said) {
  s.reason.value = { thing: `${said.noun}-${said.target}`, text: said.text, rule: said.rule ?? "" };
  if (!s.dialog.value && said.noun !== "number") s.tell(said.text);
}

/** After a break, an answer that was never acknowledged is sent again; its nonce makes that harmless. */
function resend() {
  const waiting = s.pending.value;
  if (!waiting?.lost) return;
  s.pending.value = { ...waiting, lost: false };
  send(waiting.message);
}

const nonce = () => `${Date.now().toString(36)}-${(counter += 1)}-${Math.random().toString(36).slice(2, 8)}`;

/** Answer the open question. @param {string} option */
export function answer(option) {
  const asked = s.prompt.value;
  if (!asked || !s.view.value || s.pending.value) return;
  /** @type {import("../types.gen.d.ts").Answer} */
  const message = {
    t: "answer",
    decision: asked.number,
    seq: s.view.value.seq,
    nonce: nonce(),
    option,
    seat: s.mySeat.value,
  };
  s.pending.value = { nonce: message.nonce, message, lost: !canSend() };
  send(message);
}

/** Take back the last step, or the whole turn as far as possible. */
export function undo(turn = false) {
  const now = s.view.value;
  if (now && s.scene.value?.can_undo) send({ t: "undo", seq: now.seq, nonce: nonce(), turn });
}

/** Ask why nothing can be done with a thing. @param {string} noun @param {string} target */
export const why = (noun, target) => send({ t: "why", noun, target });
/** @param {string} find */
export const rule = (find) => send({ t: "rule", find });
export const hint = () => send({ t: "hint" });
/** @param {string} language */
export const speak = (language) => send({ t: "lang", lang: language });
/** Say what I want of a kind of window. @param {string} kind @param {import("../types.gen.d.ts").Window["wish"]} wish */
export const want = (kind, wish) => send({ t: "window", kind, wish });
/** Let a bot play for somebody who is away. @param {number} seat */
export const replace = (seat) => send({ t: "replace", seat });
/** @param {string} bot */
export const takeover = (bot) => send({ t: "takeover", bot });

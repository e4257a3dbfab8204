// The table: one shell for every game.
import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Actions, BottomBar } from "./actions.mjs";
import * as api from "../net/api.mjs";
import { lang } from "../base/prefs.mjs";
import { Belongings } from "./belongings.mjs";
import { Board } from "../board/board.mjs";
import { suspicion } from "../net/deal.mjs";
import { Dialog } from "./dialog.mjs";
import { furnish } from "./furnish.mjs";
import { Halt } from "../lobby/company.mjs";
import { Curtain, curtain, sitDown } from "../lobby/hotseat.mjs";
import { fitting } from "../base/fit.mjs";
import { hotkeys } from "./hotkeys.mjs";
import { html } from "../base/html.mjs";
import { Join, inviting } from "../lobby/join.mjs";
import { remember, tokenFor } from "../base/keys.mjs";
import { Ear } from "../story/ear.mjs";
import { Log } from "../story/log.mjs";
import { TalkBox } from "../story/talk.mjs";
import { Preview, hide } from "./magnify.mjs";
import { zoneOf } from "./offers.mjs";
import { Chips, Commons, Resources, Seats, Tracks } from "./panels.mjs";
import { PastControls, PastReel } from "../story/bar.mjs";
import { Branched, origin } from "../story/branch.mjs";
import { Missed } from "../story/missed.mjs";
import { Gone } from "../lobby/parting.mjs";
import { Progress } from "./progress.mjs";
import { PromptBar } from "./prompt.mjs";
import { go, route } from "../net/route.mjs";
import { disconnect, givenUp, retry } from "../net/socket.mjs";
import { Beside, Standing } from "./spot.mjs";
import { goneOnStage, staged } from "../stage/held.mjs";
import { Scenes } from "../stage/scenes.mjs";
import { playing, strike } from "../stage/stage.mjs";
import * as s from "../net/state.mjs";
import { Tour } from "../lobby/tour.mjs";
import { Waiting } from "../lobby/waiting.mjs";
import { loadWords } from "../base/words.mjs";
import { Hand, Market, Piles } from "./zones.mjs";

let shownResult = "";
effect(() => {
  const here = s.table.value?.id ?? "";
  if (!s.scene.value?.result || playing.value || shownResult === here || s.dialog.value?.kind === "parting") return;
  shownResult = here;
  if (!route.peek().at) s.dialog.value = { kind: "result" };
});
effect(() => {
  void s.view.value;
  hide();
  if (["choose", "end"].includes(s.dialog.peek()?.kind ?? "")) s.dialog.value = null;
});

/** @type {Record<string, () => any>} */
const SHEETS = {
  players: Seats,
  threat: () => html`<${Commons} /><${Tracks} /><${Progress} /><${Piles} />`,
  log: () => html`<${Log} /><${TalkBox} />`,
};

function Sheet() {
  const Inside = SHEETS[s.sheet.value];
  if (!Inside) return null;
  return html`<div class="sheet" onClick=${(/** @type {Event} */ e) => e.target === e.currentTarget && (s.sheet.value = "")}><div class="leaf"><${Inside} /></div></div>`;
}

const Top = () => html`<header class="top">
  <h1 class="unseen">${s.table.value?.title}</h1>
  <button class="brand" onClick=${() => go("/")} title=${s.say("web-lobby")}>Verlies</button>
  ${s.past.value && s.link.value.open ? html`<${PastReel} />` : html`<${PromptBar} />`}
  ${staged.value?.result && html`<button class="main" id="show-result" onClick=${() => (s.dialog.value = { kind: "result" })}>${s.say("web-result")}</button>`}
  <button class="ghost only-desktop" id="rules" onClick=${() => (s.dialog.value = { kind: "rules" })} aria-label=${s.say("web-rules")} title=${s.say("web-rules")}>?</button>
  <button class="ghost" id="settings" onClick=${() => (s.dialog.value = { kind: "settings" })} aria-label=${s.say("web-settings")} title=${s.say("web-settings")}>≡</button>
</header>`;

/** What lies before me: a hand, what I carry, or nothing any more. */
function Own() {
  if (goneOnStage.value) return html`<${Gone} />`;
  return s.mySeat.value >= 0 && !zoneOf("hand", s.mySeat.value) ? html`<${Belongings} />` : html`<${Hand} />`;
}

const [fitLeft, fitRight] = [fitting(), fitting()];

const Play = () => html`<main class=${`table ${s.link.value.open ? "" : "offline"} ${s.past.value ? "in-past" : ""}`}>
  <${Top} />
  <${Chips} />
  <${Board} />
  <${PastControls} /><${Missed} /><${Halt} /><${Scenes} />
  <footer class="own"><h2 class="unseen">${s.say("web-own")}</h2><${Resources} /><${Own} /><${Actions} /></footer>
  <div class="right" ref=${fitRight}><h2 class="unseen">${s.say("web-market")}</h2><${Market} /><${Beside} /><${Standing} /><${Log} /><${TalkBox} /></div>
  <div class="left" ref=${fitLeft}><h2 class="unseen">${s.say("web-players")}</h2><${Seats} /><${Commons} /><${Tracks} /><${Progress} /></div>
  <${BottomBar} />
  <${Sheet} />
  ${origin() ? html`<${Branched} />` : html`<${Tour} />`}
  ${givenUp() && html`<button class="main big retry" onClick=${retry}>${s.say("web-retry")}</button>`}
</main>`;

/** A table that does not exist, or a link that gives no right. @param {{reason: string}} props */
const NoEntry = ({ reason }) => html`<main class="waiting"><h1 class="unseen">Verlies</h1><section class="box">
  <h2>Verlies</h2><p>${s.maybe(`error-${reason}`) || reason}</p>
  <div class="buttons"><button class="main" onClick=${() => go("/")}>${s.maybe("web-lobby") || "Verlies"}</button></div>
</section></main>`;

/** Whoever cannot come in reads so in words; those of any game will do. @param {Error} problem */
async function refused(problem) {
  const here = route.value.table;
  if (!s.maybe("web-lobby"))
    await api
      .games()
      .then(([first]) => loadWords(first.id))
      .catch(() => {});
  if (route.value.table === here) s.link.value = { open: false, tries: 0, refused: problem.message };
}

/** Come to a table: to play, to watch, or to be asked for a name first. @param {string} id @param {string} seat @param {string} invite */
function enter(id, seat, invite) {
  strike();
  s.reset();
  const guest = invite && !tokenFor(id);
  furnish(id, guest ? invite : "")
    .then((seen) =>
      guest
        ? (inviting.value = seen)
        : (remember({ table: id, game: seen.game, title: seen.title }), sitDown(id, seat || tokenFor(id))),
    )
    .catch(refused);
  addEventListener("keydown", hotkeys);
  return () => (removeEventListener("keydown", hotkeys), disconnect(), strike(), (curtain.value = []));
}

export function Table() {
  const { table: id, seat, invite } = route.value;
  const guest = invite && !tokenFor(id);
  useEffect(() => enter(id, seat, invite), [id, invite, guest && lang.value]);
  if (s.link.value.refused) return html`<${NoEntry} reason=${s.link.value.refused} />`;
  if (guest) return html`<${Join} />`;
  if (curtain.value.length) return html`<${Curtain} />`;
  if (!s.table.value)
    return html`<main class="waiting"><h1 class="unseen">Verlies</h1><p class="lamp" aria-busy="true"></p></main>`;
  return html`${s.view.value && s.statics.value ? html`<${Play} />` : html`<${Waiting} />`}<${Ear} /><${Dialog} /><${Preview} /><${Alarm} />`;
}

/** The server has not kept its word: that is said over everything else, and stays. */
const Alarm = () =>
  suspicion.value && html`<p class="unfair" role="alert">${s.say(`web-unfair-${suspicion.value}`)}</p>`;

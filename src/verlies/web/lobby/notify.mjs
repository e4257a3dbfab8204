// Being told that it is my turn while this page is out of sight: by a sound and by a notice, to those who asked for them.
import { effect } from "@preact/signals";
import { notices, setNotices } from "../base/prefs.mjs";
import { needsNobody } from "../table/habits.mjs";
import { ring } from "../stage/sound.mjs";
import { asked, mySeat, prompt, say, scene, table, tell } from "../net/state.mjs";

/** Switch it on, if the browser lets us, or off. @param {string} value */
export async function wish(value) {
  if (value === "on" && (await allowed()) !== "granted") return tell(say("web-notices-denied"));
  setNotices(value);
}

const allowed = async () => ("Notification" in window ? Notification.requestPermission() : "denied");

/** The question of which was told last, so that it is told once. */
let told = -1;
effect(() => {
  const now = prompt.value;
  if (!now || needsNobody(now) || !asked.value.has(mySeat.value) || scene.value?.result) return;
  if (told === now.number || !document.hidden) return;
  told = now.number;
  ring("turn", 2);
  if (notices.peek() === "on") notify();
});

function notify() {
  const notice = new Notification(table.peek()?.title ?? "Verlies", {
    body: say("web-your-turn"),
    tag: "verlies-turn",
  });
  notice.onclick = () => (window.focus(), notice.close());
}

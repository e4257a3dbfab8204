// Where we are: the lobby, or a table. Capabilities come in the fragment and leave the address at once.
import { signal } from "@preact/signals";

function read() {
  const found = location.pathname.match(/^\/t\/(\w+)/);
  const fragment = new URLSearchParams(location.hash.slice(1));
  /** @param {string} key */
  const part = (key) => fragment.get(key) ?? "";
  return {
    table: found ? found[1] : "",
    seat: part("s"),
    invite: part("i"),
    challenge: part("challenge"),
    at: part("at"),
    demo: location.pathname === "/demo",
  };
}

function arrive() {
  const here = read();
  if (location.hash) history.replaceState(null, "", location.pathname);
  return here;
}

export const route = signal(arrive());

/** @param {string} path */
export function go(path) {
  history.pushState(null, "", path);
  route.value = arrive();
}

addEventListener("popstate", () => (route.value = arrive()));
addEventListener("hashchange", () => location.hash && (route.value = arrive()));

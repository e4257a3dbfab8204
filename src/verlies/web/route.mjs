// Where we are: the lobby, or a table. Capabilities come in the fragment and leave it at once.
import { signal } from "@preact/signals";

const read = () => {
  const found = location.pathname.match(/^\/t\/([\w]+)/);
  const fragment = new URLSearchParams(location.hash.slice(1));
  return { table: found ? found[1] : "", seat: fragment.get("s") ?? "", invite: fragment.get("i") ?? "", challenge: fragment.get("challenge") ?? "" };
};

export const route = signal(read());
if (location.hash) history.replaceState(null, "", location.pathname);

export function go(path) {
  history.pushState(null, "", path);
  route.value = read();
  if (location.hash) history.replaceState(null, "", location.pathname);
}

addEventListener("popstate", () => (route.value = read()));

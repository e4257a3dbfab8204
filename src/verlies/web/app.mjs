// The client. It knows no game: it draws what the server describes.
import { render } from "preact";
import { html } from "./base/html.mjs";
import { Lobby } from "./lobby/lobby.mjs";
import { dress } from "./base/prefs.mjs";
import { followReader } from "./base/reader.mjs";
import { route } from "./net/route.mjs";
import { toast } from "./net/state.mjs";
import { Table } from "./table/table.mjs";

dress();
followReader();

const App = () => html`
  ${route.value.table ? html`<${Table} key=${route.value.table} />` : html`<${Lobby} />`}
  <div class=${`toast ${toast.value ? "show" : ""}`} role="alert">${toast.value}</div>
`;

render(html`<${App} />`, document.getElementById("app"));

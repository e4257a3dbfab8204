// The client. It knows no game: it draws what the server describes.
import { render } from "preact";
import { html } from "./html.mjs";
import { Lobby } from "./lobby.mjs";
import { dress } from "./prefs.mjs";
import { route } from "./route.mjs";
import { toast } from "./state.mjs";
import { Table } from "./table.mjs";

dress();

const App = () => html`
  ${route.value.table ? html`<${Table} key=${route.value.table} />` : html`<${Lobby} />`}
  <div class=${`toast ${toast.value ? "show" : ""}`} role="alert">${toast.value}</div>
`;

render(html`<${App} />`, document.getElementById("app"));

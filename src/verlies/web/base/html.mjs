// The one binding of templates to Preact.
import { h } from "preact";
import htm from "htm";

export const html = htm.bind(h);

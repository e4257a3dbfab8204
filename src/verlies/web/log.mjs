// What happened, newest last; every line can say by which rule.
import { useEffect, useRef } from "preact/hooks";
import { html } from "./html.mjs";
import { Pawn } from "./icon.mjs";
import { rule } from "./socket.mjs";
import { log, say } from "./state.mjs";

export function Log() {
  const list = useRef(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [log.value]);
  return html`<section class="log" role="region" aria-label=${say("web-log")}>
    <h3>${say("web-log")}</h3>
    <ol ref=${list} aria-live="polite">
      ${log.value.map(
        (line, i) => html`<li class=${`log-${line.kind}`} key=${i}>
          ${line.kind === "turn" && html`<${Pawn} seat=${line.seat} size=${14} />`}
          <button onClick=${() => line.rule && rule(line.rule)} disabled=${!line.rule} title=${line.rule}>${line.text}</button>
        </li>`,
      )}
    </ol>
  </section>`;
}

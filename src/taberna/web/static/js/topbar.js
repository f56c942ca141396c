/** The bar above a table: where in the game we are, and the buttons that open panels. */
import { html, icons, nothing, render } from "./dom.js";
import { openPanel } from "./panels.js";

const icon = await icons();

const stage = document.getElementById("stage");
const bar = document.getElementById("tools");

/** @param {import("./table.js").Table} table */
export function topBar(table) {
  const { ui, frame, board } = table;
  if (stage) stage.textContent = ui ? board.stage(ui) : "";
  if (!bar || !frame) return;
  const say = table.words.say.bind(table.words);
  const open = openPanel(table);
  const button = (/** @type {string} */ name, /** @type {string} */ text, /** @type {unknown} */ sign, /** @type {unknown} */ more = nothing) =>
    html`<button type="button" class="plain tool" id="show-${name}" aria-pressed=${open === name} aria-label=${text} title=${text} @click=${() => table.show(name)}>${sign}${more}</button>`;
  render(
    html`${frame.seat === null ? html`<span class="watching">${say("web-watching")}</span>` : nothing}
      ${table.watching ? html`<span class="watchers" title=${say("web-watchers", { count: table.watching })}>${icon("glass")}${table.watching}</span>` : nothing}
      ${table.head.notice
        ? html`<button type="button" class="plain tool" id="show-notice" aria-label=${table.head.notice} title=${table.head.notice} @click=${() => table.refused(table.head.notice ?? "", null, true)}><b aria-hidden="true">!</b></button>`
        : nothing}
      ${button("log", say("web-log"), icon("log"))}
      ${button("talk", say("web-chat"), icon("talk"), table.unread ? html`<b class="unread">${table.unread}</b>` : nothing)}
      ${button("help", say("web-help"), html`<b aria-hidden="true">?</b>`)}
      ${button("prefs", say("web-prefs"), icon("gear"))}
      ${button("house", say("web-house"), icon("door"))}`,
    bar,
  );
}


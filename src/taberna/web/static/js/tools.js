/** What helps with a decision: undo, hint, the list of all moves, what happened since my last turn. */
import { html, nothing } from "./dom.js";

/**
 * @typedef {import("./table.js").Table} Table
 * @typedef {import("./types").Frame} Frame
 * @typedef {import("./types").Ui} Ui
 */

/** @param {Table} table @param {Ui} ui @param {Frame} frame */
export const tools = (table, ui, frame) =>
  html`${undo(table, ui, frame)} ${hint(table, ui, frame)}
  ${ui.moves.length ? html`<button type="button" class="plain" id="all-moves" title=${ui.say("web-all-moves", { count: ui.moves.length })} @click=${() => table.show("moves")}>${ui.say("web-list")}</button>` : nothing}`;

/** @param {Table} table @param {Ui} ui @param {Frame} frame */
function hint(table, ui, frame) {
  if (!table.head.hints || !frame.prompt.yours) return nothing;
  return html`<button type="button" class="plain" id="hint" @click=${() => table.command("hint")}>${ui.say("web-hint")}</button>`;
}

/** @param {Table} table @param {Ui} ui @param {Frame} frame */
function undo(table, ui, frame) {
  const { free, ask, asked } = frame.undo;
  const on_version = frame.version;
  if (asked) {
    const waits = frame.seat !== null && asked.waiting.includes(frame.seat);
    return html`<span class="undo-asked">
      ${ui.say("web-undo-asked", { name: ui.name(asked.seat), moves: frame.moves_made - asked.to })}
      ${waits
        ? html`<button type="button" @click=${() => table.command("undo_answer", { agree: true })}>${ui.say("web-agree")}</button>
            <button type="button" @click=${() => table.command("undo_answer", { agree: false })}>${ui.say("web-refuse")}</button>`
        : nothing}
    </span>`;
  }
  if (free) return html`<button type="button" class="plain" id="undo" @click=${() => table.command("undo", { on_version })}>${ui.say("web-undo")}</button>`;
  if (ask) return html`<button type="button" class="plain" id="undo-ask" @click=${() => table.command("undo_ask", { on_version })}>${ui.say("web-undo-ask")}</button>`;
  return nothing;
}

/** The page of a table: prompt, board and players; beside them tools, log and chat. */
import { api } from "./api.js";
import { settings, toggle } from "./alerts.js";
import { ask } from "./ask.js";
import { chat } from "./chat.js";
import { curtain, nextHere } from "./curtain.js";
import { html, memo, nothing, repeat } from "./dom.js";
import { ending } from "./ending.js";
import { logList, roam, sinceLastTurn, sinceList } from "./log.js";
import { menu } from "./menu.js";
import { others, playerArea } from "./players.js";
import { previewLine } from "./preview.js";
import { waiting } from "./waiting.js";

/**
 * @typedef {import("./table.js").Table} Table
 * @typedef {import("./types").Frame} Frame
 * @typedef {import("./types").Ui} Ui
 */

/** @param {Table} table */
export function sheet(table) {
  const { frame, ui, head, hands, connection } = table;
  const say = table.words.say.bind(table.words);
  if (connection === "gone") return html`<p class="notice">${say("web-no-table")}</p>`;
  if (!frame) return html`<p class="notice">${say("web-connecting")}</p>`;
  const next = nextHere(frame);
  if (next !== null) return curtain(say, frame.seats[next], () => table.line.look(next));
  const deeds = {
    join: () => table.house(api(`tables/${head.id}/join`, {})),
    close: () => table.house(api(`tables/${head.id}/close`, {})),
  };
  return html`
    ${connection === "lost" ? html`<p class="notice lost" role="status">${say("web-reconnecting")}</p>` : nothing}
    <div class="table ${head.game}" data-version=${frame.version}>
      <div class="middle">${frame.view && ui ? game(table, ui, frame) : waiting(say, head, frame.seats, deeds)}</div>
      <aside class="side">
        ${memo([settings.sound, settings.notify, frame.seat, frame.status, frame.yours], () => tools(table, frame))}
        <section class="history" aria-labelledby="log-title">
          <h2 id="log-title">${say("web-log")}</h2>
          <div class="scroll" tabindex="0" role="group" aria-labelledby="log-title" @keydown=${roam}>${memo([table.log, Boolean(ui)], () => logList(ui, head.game, table.log))}</div>
        </section>
        ${memo([table.talk, frame.yours.length], () => chat(say, table.talk, frame.yours.length ? (text) => void table.line.command("chat", { text }) : null))}
      </aside>
    </div>
    ${memo([Boolean(frame.view), frame.seat], () => jump(table, frame))} ${ui ? menu(ui, hands.open, () => hands.closeMenu()) : nothing}
  `;
}

/** @param {Table} table @param {Ui} ui @param {Frame} frame */
function game(table, ui, frame) {
  const { board, head } = table;
  const deeds = {
    giveToBot: (/** @type {number} */ seat) => void table.giveToBot(seat),
    takeBack: (/** @type {number} */ seat) => void table.command("back", { seat }),
  };
  return html`
    ${frame.result
      ? ending(ui, frame.result, frame.table)
      : ask(ui, board, frame.prompt, {
          answer: table.answer,
          hints: table.hints,
          preview: previewLine(ui, table.hands.shown?.preview ?? null),
          since: frame.prompt.yours ? sinceList(ui, sinceLastTurn(table.log, frame.seat)) : nothing,
          undo: undo(table, ui, frame),
          hint: hint(table, ui, frame),
        })}
    <section class="board" aria-labelledby="board-title">
      <h2 id="board-title">${head.title} <small>${board.stage(ui)}</small></h2>
      ${board.board(ui)}
    </section>
    ${frame.seat === null ? nothing : playerArea(ui, board, frame.seats[frame.seat], deeds)}
    <div class="players">
      ${repeat(
        others(frame.seats, frame.seat),
        (seat) => seat.seat,
        (seat) => playerArea(ui, board, seat, deeds),
      )}
    </div>
  `;
}

/** @param {Table} table @param {Ui} ui @param {Frame} frame */
function hint(table, ui, frame) {
  if (!table.head.hints || !frame.prompt.yours) return nothing;
  return html`<button type="button" class="plain" @click=${() => table.command("hint")}>${ui.say("web-hint")}</button>`;
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
  if (ask) return html`<button type="button" class="plain" @click=${() => table.command("undo_ask", { on_version })}>${ui.say("web-undo-ask")}</button>`;
  return nothing;
}

/** @param {Table} table @param {Frame} frame */
function tools(table, frame) {
  const say = table.words.say.bind(table.words);
  const flag = (/** @type {"sound" | "notify"} */ name, /** @type {string} */ key) =>
    html`<button type="button" class="plain" aria-pressed=${settings[name]}
      @click=${async () => {
        await toggle(name);
        table.draw();
      }}>${say(key)}</button>`;
  return html`<nav class="tools" aria-label=${say("web-tools")}>
    ${flag("sound", "web-sound")} ${"Notification" in window ? flag("notify", "web-notify") : nothing}
    ${frame.seat === null ? html`<span class="quiet">${say("web-watching")}</span>` : nothing}
    ${frame.yours.length && frame.status === "playing"
      ? html`<button type="button" class="plain" @click=${() => table.personalLink()}>${say("web-personal-link")}</button>
          <button type="button" class="plain" @click=${() => table.leave()}>${say("web-leave")}</button>`
      : nothing}
    <a class="plain" href="/rules/${table.head.game}" target="_blank" rel="noopener">${say("web-rules")}</a>
  </nav>`;
}

/** From part to part with the thumb (small screens). @param {Table} table @param {Frame} frame */
function jump(table, frame) {
  const say = table.words.say.bind(table.words);
  const [other] = others(frame.seats, frame.seat);
  return html`<nav class="jump" aria-label=${say("web-jump")}>
    ${frame.view
      ? html`<a href="#board-title">${say("web-board")}</a> ${frame.seat === null ? nothing : html`<a href="#player-${frame.seat}">${say("web-you")}</a>`}
          <a href="#player-${other.seat}">${say("web-others")}</a>`
      : nothing}
    <a href="#log-title">${say("web-log-short")}</a> <a href="#chat-title">${say("web-chat")}</a>
  </nav>`;
}

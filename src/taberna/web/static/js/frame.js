/**
 * The frame of every table. Four areas are always in the window: the prompt, the board, what is mine, and the others; log, talk
 * and details open over or beside them. The board's corner never moves.
 */
import { api, nonce } from "./api.js";
import { curtain, nextHere } from "./curtain.js";
import { html, nothing, vars } from "./dom.js";
import { ending, onwards } from "./ending.js";
import { sinceMine } from "./follow.js";
import { botDeeds, madeOf, othersArea, states } from "./others.js";
import { openPanel, panel } from "./panels.js";
import { previewLine } from "./preview.js";
import { promptArea } from "./prompt.js";
import { colours, emblem, resting } from "./seats.js";
import { thing } from "./targets.js";
import { tools } from "./tools.js";
import { section } from "./ui.js";
import { waiting } from "./waiting.js";

/**
 * @typedef {import("./table.js").Table} Table
 * @typedef {import("./types").Frame} Frame
 * @typedef {import("./types").Ui} Ui
 */

/** So many sentences of the last turn are told. */
const SENTENCES = 3;

/** @param {Table} table */
export function page(table) {
  const { frame, ui, head, connection } = table;
  const say = table.words.say.bind(table.words);
  if (connection === "gone") return html`<p class="notice">${say("web-no-table")}</p>`;
  if (!frame) return html`<p class="notice">${say("web-connecting")}</p>`;
  const next = nextHere(frame, table.lifted);
  if (next !== null) return curtain(say, frame.seats[next], () => table.lift(next));
  const lost = connection === "lost" ? html`<p class="notice lost" role="status">${say("web-reconnecting")}</p>` : nothing;
  if (!frame.view || !ui) {
    return html`${lost}<div class="table lounge ${head.game}" data-version=${frame.version}>
      ${frame.status === "closed" ? html`<p class="notice">${say("web-table-closed")} <a href="/">${say("web-lobby")}</a></p>` : waiting(say, head, frame.seats, lounge(table))}
      ${table.panel ? panel(table, null, frame) : nothing}</div>`;
  }
  return html`${lost}
    <div class="table ${head.game} ${table.tutor ? "with-coach" : ""} ${table.tutor?.guides ? "guided" : ""} ${frame.seat === null ? "watched" : ""}" data-version=${frame.version} ${vars(colours(table.board, frame.view))}>
      ${table.tutor ? table.tutor.area() : nothing} ${promptOf(table, ui, frame)} ${boardOf(table, ui)} ${frame.seat === null ? nothing : mine(table, ui, frame.seats[frame.seat])}
      <div class="side">
        ${othersArea(ui, table.board, frame.seats, { open: openSeat(table), toggle: (seat) => table.show(`seat ${seat}`) })} ${panel(table, ui, frame)}
      </div>
    </div>`;
}

/** What can be done while the table waits. @param {Table} table */
const lounge = (table) => ({
  join: () => table.house(api(`tables/${table.head.id}/join`, { nonce: nonce() })),
  close: () => table.house(api(`tables/${table.head.id}/close`, {})),
  leave: () => table.command("leave").then(() => (location.href = "/")),
  seatBot: (/** @type {number} */ seat) => void table.giveToBot(seat),
  redraw: () => table.draw(),
  host: table.hostName(),
  options: table.optionTexts,
});

/** Whose things are laid open, if anybody's. @param {Table} table */
function openSeat(table) {
  const name = openPanel(table) ?? "";
  return name.startsWith("seat ") ? Number(name.slice(5)) : null;
}

/** @param {Table} table @param {Ui} ui @param {Frame} frame */
const promptOf = (table, ui, frame) =>
  promptArea(ui, table.board, resting(frame) ? { ...frame.prompt, yours: false } : frame.prompt, {
    answer: table.answer,
    question: table.choices.question,
    preview: previewLine(ui, table.input.shown?.preview ?? null),
    news: news(table, ui),
    past: table.follow.past ? pastBar(table, ui) : frame.result ? onwards(table, ui) : null,
    helpers: tools(table, ui, frame),
    drop: () => table.input.clear(),
    silence: () => table.silence(),
    confirm: () => table.choices.confirmed(),
    more: (panel = "moves") => table.show(panel),
  });

/** What another player did last, in one line. @param {Table} table @param {Ui} ui */
function news(table, ui) {
  const turn = table.follow.last;
  if (!turn) return nothing;
  return html`${emblem(turn.seat)} ${turn.lines.slice(-SENTENCES).map((line) => line.text).join(" ")}`;
}

/** Instead of choices, while we look back. @param {Table} table @param {Ui} ui */
function pastBar(table, ui) {
  const { follow } = table;
  const turns = sinceMine(table.log, table.frame?.seat ?? null);
  const at = follow.past?.at ?? 0;
  return html`<button type="button" id="earlier" ?disabled=${at === 0} @click=${() => follow.look(at - 1)}>◀ ${ui.say("web-earlier")}</button>
    <b>${ui.say("web-looking-back", { at: at + 1, count: turns.length })}</b>
    <button type="button" id="later" ?disabled=${at >= turns.length - 1} @click=${() => follow.look(at + 1)}>${ui.say("web-later")} ▶</button>
    <button type="button" class="main" id="now" @click=${() => follow.now()}>${ui.say("web-now")}</button>`;
}

/** What was secret and is open now. @param {Table} table @param {Ui} ui */
const reveals = (table, ui) =>
  table.follow.revealed.length
    ? html`<div class="reveal" role="status">${table.follow.revealed.map((line) => html`<div class="reveal-row">${table.board.reveal?.(ui, line)}</div>`)}
        <button type="button" class="plain close" aria-label=${ui.say("web-close")} @click=${() => table.follow.cover()}>✕</button></div>`
    : nothing;

/** @param {Table} table @param {Ui} ui */
const boardOf = (table, ui) =>
  html`<section class="board" data-area="board" aria-labelledby="board-title">
    <h2 class="sr" id="board-title">${ui.say("web-board")}</h2>
    <div class="room" data-room="board"><div class="canvas">${table.board.board(ui)}</div></div>
    ${reveals(table, ui)}
    ${table.frame?.result && !table.endingClosed ? ending(table, ui, table.frame.result) : nothing}
  </section>`;

/** What is mine, docked at the bottom. @param {Table} table @param {Ui} ui @param {import("./types").Seat} seat */
function mine(table, ui, seat) {
  const { board } = table;
  return html`<section class="player mine seat-${seat.seat} ${seat.asked && !seat.ready ? "asked" : ""}" data-area="me" aria-labelledby="player-${seat.seat}">
    <header>
      <h3 id="player-${seat.seat}">
        <button type="button" class="who" ${thing(`seat ${seat.seat}`)}>
          ${emblem(seat.seat)}<span class="letter" aria-hidden="true">${ui.letter(seat.seat)}</span>
          <span class="name">${seat.name} <small>(${ui.say("web-you")})</small></span>
        </button>
      </h3>
      ${section(ui, madeOf(ui, board, seat), () => html`<div class="score">${board.score(ui, seat.seat)}</div><p class="state">${states(ui, seat, true)}</p> ${botDeeds(ui, seat, table.deeds())}`)}
    </header>
    <div class="room" data-room="me"><div class="canvas">
      ${section(ui, madeOf(ui, board, seat), () => (board.me ? board.me(ui) : board.player?.(ui, seat.seat, true)))}
    </div></div>
  </section>`;
}

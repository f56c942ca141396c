/** What opens over or beside the board: log, talk, all moves, hints, rules, another player, preferences, help. */
import { chat } from "./chat.js";
import { html, memo, nothing } from "./dom.js";
import { sinceMine } from "./follow.js";
import { housePanel } from "./house.js";
import { layout } from "./layout.js";
import { logList, roam } from "./log.js";
import { choices, moveList, planned } from "./moves.js";
import { otherPanel } from "./others.js";
import { preferences } from "./preferences.js";
import { prefs } from "./prefs.js";
import { emblem } from "./seats.js";

/**
 * @typedef {import("./table.js").Table} Table
 * @typedef {import("./types").Frame} Frame
 * @typedef {import("./types").Ui} Ui
 */

/**
 * The panel that is open: what was opened; else on a desk, where it covers nothing, a big choice or the log. On smaller screens a button
 * in the prompt opens the big choice.
 * @param {Table} table
 */
export function openPanel(table) {
  if (table.panel) return table.panel;
  if (layout() !== "desk") return null;
  return table.ui && !table.sheetClosed && table.board.sheet?.(table.ui) ? "sheet" : "log";
}

/** @param {Table} table @param {Ui | null} ui @param {Frame} frame */
export function panel(table, ui, frame) {
  const name = openPanel(table);
  if (!name) return nothing;
  const say = table.words.say.bind(table.words);
  const found = content(table, ui, frame, name);
  if (!found) return nothing;
  const beside = layout() === "desk";
  return html`<section class="panel panel-${name.split(" ")[0]} ${name === "log" ? "history" : ""}" data-area="log" aria-labelledby="panel-title">
    <header>
      <h2 id="panel-title">${found.title}</h2>
      ${tabs(table, frame, name)}
      ${beside && name === "log" ? nothing : html`<button type="button" class="plain close" id="close-panel" aria-label=${say("web-close")} @click=${() => table.show(null)}>✕</button>`}
    </header>
    ${found.body}
  </section>`;
}

/** Between log and talk. @param {Table} table @param {Frame} frame @param {string} name */
function tabs(table, frame, name) {
  if (name !== "log" && name !== "talk") return nothing;
  const other = name === "log" ? "talk" : "log";
  const say = table.words.say.bind(table.words);
  const unread = other === "talk" && table.unread ? html` <b class="unread">${table.unread}</b>` : nothing;
  return html`<button type="button" class="plain tab" id="tab-${other}" @click=${() => table.show(other)}>${say(other === "log" ? "web-log" : "web-chat")}${unread}</button>`;
}

/** @param {Table} table @param {Ui | null} ui @param {Frame} frame @param {string} name @returns {{title: unknown, body: unknown} | null} */
function content(table, ui, frame, name) {
  const say = table.words.say.bind(table.words);
  const { head, log } = table;
  if (name === "log")
    return {
      title: say("web-log"),
      body: html`<div class="scroll" tabindex="0" role="group" aria-labelledby="panel-title" @keydown=${roam}>${memo([log, Boolean(ui), prefs.newest, prefs.rules], () => logList(ui, head.game, log))}</div>`,
    };
  if (name === "talk")
    return {
      title: say("web-chat"),
      body: memo([table.talk, frame.yours.length], () => chat(say, table.talk, frame.yours.length || head.watchers_talk ? (text) => void table.say(text) : null)),
    };
  if (name === "prefs") return { title: say("web-prefs"), body: preferences(say, () => table.restyle()) };
  if (name === "house") return { title: table.head.title, body: html`<div class="scroll" tabindex="0">${housePanel(table, frame)}</div>` };
  if (name === "help") return { title: say("web-help"), body: help(say) };
  if (name === "rule") return { title: say("web-rules"), body: html`<div class="scroll" tabindex="0">${table.rules ?? say("web-connecting")}</div>` };
  if (!ui) return null;
  if (name === "sheet") return table.board.sheet?.(ui) ?? null;
  if (name === "moves")
    return { title: say("web-all-moves", { count: ui.moves.length }), body: html`<div class="scroll" tabindex="0">${moveList(ui, [...planned(ui.plans), ...choices(ui.moves, ui.plain)])}</div>` };
  if (name === "since") return { title: say("web-since"), body: html`<div class="scroll" tabindex="0">${since(table, ui, frame)}</div>` };
  if (name === "hint") return table.hints.length ? { title: say("web-hint-title"), body: advice(ui, table.hints) } : null;
  const seat = frame.seats[Number(name.split(" ")[1])];
  if (!seat) return null;
  return { title: seat.name, body: html`<div class="scroll" tabindex="0">${otherPanel(ui, table.board, seat, table.deeds())}</div>` };
}

/** Turns of the others, the newest first; each can be looked at on the board. @param {Table} table @param {Ui} ui @param {Frame} frame */
function since(table, ui, frame) {
  const turns = sinceMine(table.log, frame.seat);
  const at = table.follow.past?.at;
  return html`<ol class="since" reversed>
    ${turns
      .map((turn, i) => html`<li class=${i === at ? "here" : ""}>
        <button type="button" class="plain look" aria-label=${ui.say("web-look-back", { name: ui.name(turn.seat) })} @click=${() => table.follow.look(i)}>${emblem(turn.seat)} <b>${ui.name(turn.seat)}</b></button>
        ${turn.lines.map((line) => html`<span>${line.text}</span> `)}
      </li>`)
      .reverse()}
  </ol>`;
}

/** What a bot would do: each move can be played from here. @param {Ui} ui @param {import("./types").Hint[]} hints */
const advice = (ui, hints) =>
  html`<div class="scroll" tabindex="0" role="status"><ol class="advice">
    ${hints.map(
      (hint) => html`<li><button type="button" class="move" data-move=${hint.move}>${hint.label}</button>
        <b>${ui.say("web-chance", { chance: Math.round(hint.value * 100) })}</b> <span>${hint.text}</span></li>`,
    )}
  </ol></div>`;

const KEYS = ["h", "u", "m", "l", "t", "s", "1–9", "Esc", "?"];

/** @param {(key: string, args?: any) => string} say */
const help = (say) =>
  html`<div class="scroll" tabindex="0">
    <p>${say("web-help-click")}</p>
    <p>${say("web-help-touch")}</p>
    <dl class="keys">${KEYS.map((key, i) => html`<div><dt><kbd>${key}</kbd></dt><dd>${say(`web-key-${i + 1}`)}</dd></div>`)}</dl>
  </div>`;

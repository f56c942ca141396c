/** What happened, in the reader's language, with the rule of every line. */
import { html, nothing, repeat } from "./dom.js";
import { ruleLink } from "./ask.js";
import { emblem } from "./seats.js";

/** Lines kept on the page; the whole log is in the replay. */
const SHOWN = 150;

/**
 * @typedef {import("./types").Line} LogLine
 * @param {import("./types").Ui | null} ui
 * @param {string} game
 * @param {LogLine} line
 */
const entry = (ui, game, line) =>
  html`<li class="line ${line.key === "turn" || line.key === "round" ? "turn" : ""}">
    ${typeof line.args.seat === "number" ? emblem(line.args.seat) : nothing}
    <span>${line.text}</span> ${ruleLink(game, line.rule)}
  </li>`;

/**
 * @param {import("./types").Ui | null} ui
 * @param {string} game
 * @param {LogLine[]} lines newest last
 */
export const logList = (ui, game, lines) =>
  html`<ol class="log">
    ${repeat(
      lines.slice(-SHOWN).reverse(),
      (line) => line.n,
      (line) => entry(ui, game, line),
    )}
  </ol>`;

/**
 * What the others did since I acted last.
 * @param {LogLine[]} lines
 * @param {number | null} me
 */
export function sinceLastTurn(lines, me) {
  let start = lines.length;
  while (start > 0 && lines[start - 1].seat !== me) start--;
  return start ? lines.slice(start) : [];
}

/**
 * @param {import("./types").Ui} ui
 * @param {LogLine[]} lines
 */
export const sinceList = (ui, lines) =>
  lines.length < 2
    ? nothing
    : html`<details class="since">
        <summary>${ui.say("web-since", { count: lines.length })}</summary>
        <ol class="log">
          ${lines.slice(-60).map((line) => entry(ui, ui.view.game, line))}
        </ol>
      </details>`;

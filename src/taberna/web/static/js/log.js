/** What happened, in the reader's language, with pictures beside their words and the rule of every line. */
import { html, memo, nothing, repeat } from "./dom.js";
import { ruleLink } from "./ask.js";
import { dieFace } from "./dice.js";
import { emblem } from "./seats.js";

/** Lines kept on the page; the whole log is in the replay. */
const SHOWN = 150;
/** Arguments that hold players; the one who acts has the emblem at the head of the line. */
const PLAYERS = ["other", "others", "target", "targets", "winner", "winners", "loser", "losers"];

/**
 * @typedef {import("./types").Line} LogLine
 * @typedef {import("./types").Ui} Ui
 */

/** Which words of a line have a picture. @param {Ui} ui @param {LogLine} line */
function pictures(ui, line) {
  /** @type {Map<string, unknown>} */
  const found = new Map();
  for (const [key, value] of Object.entries(line.args)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof one === "string") {
        const picture = ui.picture(one);
        if (picture) found.set(ui.card(one), picture);
      } else if (typeof one === "number" && PLAYERS.includes(key)) found.set(ui.name(one), emblem(one));
    }
  }
  return found;
}

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The text of a line, each thing with its picture before its name. @param {Ui} ui @param {LogLine} line */
function pictured(ui, line) {
  const found = pictures(ui, line);
  if (!found.size) return line.text;
  const names = [...found.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const parts = line.text.split(new RegExp(`(?<![\\p{L}\\d])(${names.join("|")})(?![\\p{L}\\d])`, "u"));
  return parts.map((part, i) => (i % 2 ? html`<span class="named">${found.get(part)}${part}</span>` : part));
}

/** Dice that a line tells as numbers. @param {LogLine} line */
const dice = ({ args }) =>
  Array.isArray(args.dice) && args.dice.length && args.dice.every((/** @type {unknown} */ face) => typeof face === "number")
    ? html`<span class="thrown seat-${args.seat ?? 0}" aria-hidden="true">${args.dice.map((/** @type {number} */ face) => dieFace(face, "seat-die"))}</span>`
    : nothing;

/** @param {Ui | null} ui @param {string} game @param {LogLine} line */
const entry = (ui, game, line) =>
  html`<li class="line ${line.key === "turn" || line.key === "round" ? "turn" : ""}">
    ${typeof line.args.seat === "number" ? emblem(line.args.seat) : nothing}
    <span>${ui ? pictured(ui, line) : line.text}</span> ${dice(line)} ${ruleLink(game, line.rule, true)}
  </li>`;

/** Arrow keys go from rule to rule of a log: a hundred links are no stops for Tab. @param {KeyboardEvent} event */
export function roam(event) {
  const ahead = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!ahead) return;
  const links = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("a")];
  const here = links.indexOf(/** @type {HTMLAnchorElement} */ (event.target));
  const next = links[here + ahead];
  if (!next) return;
  next.focus();
  event.preventDefault();
}

/**
 * @param {Ui | null} ui
 * @param {string} game
 * @param {LogLine[]} lines newest last
 */
export const logList = (ui, game, lines) =>
  html`<ol class="log">
    ${repeat(
      lines.slice(-SHOWN).reverse(),
      (line) => line.n,
      (line) => memo([line], () => entry(ui, game, line)),
    )}
  </ol>`;

/**
 * What the others did since I acted last; all of it if I have not acted yet.
 * @param {LogLine[]} lines
 * @param {number | null} me
 */
export function sinceLastTurn(lines, me) {
  let start = lines.length;
  while (start > 0 && lines[start - 1].seat !== me) start--;
  return lines.slice(start);
}

/**
 * @param {Ui} ui
 * @param {LogLine[]} lines
 */
export const sinceList = (ui, lines) =>
  lines.length < 2
    ? nothing
    : html`<details class="since">
        <summary>${ui.say("web-since", { count: lines.length })}</summary>
        <ol class="log" tabindex="0" aria-label=${ui.say("web-log")} @keydown=${roam}>
          ${repeat(
            lines,
            (line) => line.n,
            (line) => memo([line], () => entry(ui, ui.view.game, line)),
          )}
        </ol>
      </details>`;

/** What happened, in the reader's language, with pictures beside their words and the rule of every line. */
import { html, memo, nothing, range, repeat } from "./dom.js";

import { dieFace } from "./dice.js";
import { prefs } from "./prefs.js";
import { ruleLink } from "./rules.js";
import { emblem } from "./seats.js";

/** Lines are kept on the page by leaves; the whole log is in the replay. */
const LEAF = 12;
const LEAVES = 12;
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

/** Whether a name found in a text ends there: `iron` is not in `ironic`. @param {string | undefined} next */
const apart = (next) => !next || !/[\p{L}\d]/u.test(next);

/** The first of the names in a text after a place, the longest if several begin there. @param {string} text @param {number} from @param {string[]} names */
function next(text, from, names) {
  let first = { at: text.length, name: "" };
  for (const name of names) {
    let at = text.indexOf(name, from);
    while (at >= 0 && !(apart(text[at - 1]) && apart(text[at + name.length]))) at = text.indexOf(name, at + 1);
    if (at >= 0 && (at < first.at || (at === first.at && name.length > first.name.length))) first = { at, name };
  }
  return first;
}

/** The text of a line, each thing with its picture before its name. @param {Ui} ui @param {LogLine} line */
function pictured(ui, line) {
  const found = pictures(ui, line);
  if (!found.size) return line.text;
  const names = [...found.keys()];
  const parts = [];
  let from = 0;
  for (let hit = next(line.text, 0, names); hit.name; hit = next(line.text, from, names)) {
    parts.push(line.text.slice(from, hit.at), html`<span class="named">${found.get(hit.name)}${hit.name}</span>`);
    from = hit.at + hit.name.length;
  }
  return [...parts, line.text.slice(from)];
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
    <span>${ui ? pictured(ui, line) : line.text}</span> ${dice(line)} ${ruleLink(game, line.rule, { many: true })}
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
 * In leaves, so that a new line makes only the newest leaf anew.
 * @param {Ui | null} ui
 * @param {string} game
 * @param {LogLine[]} lines newest last
 */
export function logList(ui, game, lines) {
  const newest = Math.floor((lines.length - 1) / LEAF);
  const leaves = lines.length ? range(Math.max(0, newest - LEAVES), newest) : [];
  if (prefs.newest) leaves.reverse();
  return html`<ol class="log">
    ${repeat(
      leaves,
      (leaf) => leaf,
      (leaf) => {
        const its = lines.slice(leaf * LEAF, (leaf + 1) * LEAF);
        if (prefs.newest) its.reverse();
        return memo([Boolean(ui), prefs.rules, ...its], () =>
          repeat(
            its,
            (line) => line.n,
            (line) => memo([line, prefs.rules], () => entry(ui, game, line)),
          ),
        );
      },
    )}
  </ol>`;
}

/** Moves as a list of choices: single moves, and numbers (bids, prices) gathered into one control. */
import { html, repeat } from "./dom.js";

/** How many moves that differ only in their last number become one control. */
const MANY = 4;

/**
 * @typedef {import("./types").Move} Move
 * @typedef {{kind: "one", move: Move} | {kind: "number", key: string, moves: Move[]} | {kind: "plan", key: string, label: string}} Choice
 */

/** Several moves that a board offers as one choice. @param {import("./types").Plan[]} plans @returns {Choice[]} */
export const planned = (plans) => plans.map(({ label, text }) => ({ kind: "plan", key: text, label }));

/** @param {Choice} choice */
export const keyOf = (choice) => (choice.kind === "one" ? choice.move.text : choice.key);

/** @param {Move} move */
const lastNumber = (move) => {
  const last = move.args.at(-1);
  return typeof last === "number" ? last : null;
};

/** @param {Move} move */
const stem = (move) => [move.verb, ...move.args.slice(0, -1)].join(" ");

/**
 * @param {Move[]} moves
 * @param {Set<string>} plain verbs whose number is not an amount (a seat, a place)
 * @returns {Choice[]}
 */
export function choices(moves, plain) {
  /** @type {Map<string, Move[]>} */
  const stems = new Map();
  for (const move of moves) {
    if (lastNumber(move) === null || plain.has(move.verb)) continue;
    const key = stem(move);
    stems.set(key, [...(stems.get(key) ?? []), move]);
  }
  /** @type {Choice[]} */
  const found = [];
  const done = new Set();
  for (const move of moves) {
    const key = stem(move);
    const group = lastNumber(move) !== null && !plain.has(move.verb) ? stems.get(key) : undefined;
    if (!group || group.length < MANY) found.push({ kind: "one", move });
    else if (!done.has(key)) {
      done.add(key);
      found.push({ kind: "number", key, moves: group });
    }
  }
  return found;
}

/**
 * One choice as a control.
 * @param {import("./types").Ui} ui
 * @param {Choice} choice
 */
export function choiceControl(ui, choice) {
  if (choice.kind === "plan") return html`<button type="button" class="move set" data-move=${choice.key} data-lit>${choice.label}</button>`;
  return choice.kind === "one" ? moveButton(ui, choice.move) : numberControl(ui, choice.key, choice.moves);
}

/** @param {import("./types").Ui} ui @param {Move} move */
export const moveButton = (ui, move) =>
  html`<button type="button" class="move" data-move=${move.text} data-lit>${ui.label(move)}</button>`;

/** What a choice says, where it stands now. @param {import("./types").Ui} ui @param {Choice} choice */
export const labelOf = (ui, choice) =>
  choice.kind === "plan" ? choice.label : ui.label(choice.kind === "one" ? choice.move : choice.moves[Math.min(ui.numbers.get(choice.key) ?? 0, choice.moves.length - 1)]);

/**
 * A slider over the allowed numbers with steps down and up, and a button that says the whole sentence.
 * @param {import("./types").Ui} ui
 * @param {string} key
 * @param {Move[]} moves
 */
export function numberControl(ui, key, moves) {
  const at = Math.min(ui.numbers.get(key) ?? 0, moves.length - 1);
  const move = moves[at];
  const set = (/** @type {number} */ i) => {
    ui.numbers.set(key, Math.max(0, Math.min(moves.length - 1, i)));
    ui.redraw();
  };
  return html`<div class="number" role="group" aria-label=${ui.label(move)}>
    <button type="button" class="step" aria-label=${ui.say("web-less")} ?disabled=${at === 0} @click=${() => set(at - 1)}>−</button>
    <input
      type="range" min="0" max=${moves.length - 1} .value=${String(at)}
      aria-label=${ui.say("web-amount")} aria-valuetext=${String(lastNumber(move))}
      @input=${(/** @type {any} */ e) => set(Number(e.target.value))}
    />
    <button type="button" class="step" aria-label=${ui.say("web-more")} ?disabled=${at === moves.length - 1} @click=${() => set(at + 1)}>+</button>
    <button type="button" class="move confirm" data-move=${move.text} data-lit>${ui.label(move)}</button>
  </div>`;
}

/**
 * The plain list of everything that can be done.
 * @param {import("./types").Ui} ui
 * @param {Choice[]} all
 */
export const moveList = (ui, all) =>
  html`<ul class="moves">
    ${repeat(
      all,
      keyOf,
      (choice) => html`<li>${choiceControl(ui, choice)}</li>`,
    )}
  </ul>`;

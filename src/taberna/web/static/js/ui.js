/** Puts together what a board draws with. */
import { memo } from "./dom.js";
import { touching } from "./picks.js";
import { indexMoves } from "./targets.js";

/**
 * @param {{
 *   words: import("./words.js").Words,
 *   board: import("./types").Board,
 *   data: Record<string, any>,
 *   numbers: Map<string, number>,
 *   missing: Set<string>,
 *   unfolded: Set<string>,
 *   draft: Map<string, any>,
 *   redraw(): void,
 *   play(...texts: string[]): void,
 *   instead?(made: (view: any) => boolean, ...plans: string[][]): void,
 * }} house
 * @param {import("./types").View} view
 * @param {import("./types").Move[]} moves
 * @param {import("./types").Seat[]} seats
 * @param {number | null} me
 * @param {string[]} [picked]
 * @returns {import("./types").Ui}
 */
export function makeUi(house, view, moves, seats, me, picked = []) {
  const { words, board } = house;
  const letters = initials(seats.map((seat) => seat.name));
  const index = indexMoves(moves, (move) => board.things(move, view));
  const ui = /** @type {import("./types").Ui} */ ({
    view,
    moves,
    picked,
    held: [],
    plans: [],
    draft: house.draft,
    me,
    names: seats.map((seat) => seat.name).join("\n"),
    index,
    missing: house.missing,
    plain: new Set(board.plain),
    own: new Set(board.chosen),
    numbers: house.numbers,
    unfolded: house.unfolded,
    data: house.data,
    say: (key, args) => words.say(key, args),
    card: (name) => words.card(name),
    effect: (name) => words.effect(name),
    part: (key) => words.part(key),
    term: (key, args) => words.say(`term-${key}`, args),
    picture: (name) => board.picture(name, house.data),
    name: (seat) => seats[seat]?.name ?? String(seat + 1),
    letter: (seat) => letters[seat] ?? String(seat + 1),
    redraw: () => house.redraw(),
    label: (move) => board.label?.(ui, move) ?? move.label,
    play: (...texts) => house.play(...texts),
    instead: (made, ...plans) => house.instead?.(made, ...plans),
  });
  if (moves.length) gather(ui, board.plans?.(ui) ?? []);
  ui.held = touching(index, picked);
  return ui;
}

/** Choices of several moves are made on the board, too: their things take the place of the single moves. @param {import("./types").Ui} ui @param {import("./types").Plan[]} plans */
function gather(ui, plans) {
  ui.plans = plans;
  const covered = new Set(plans.flatMap((plan) => plan.things));
  for (const { text } of plans) ui.own.add(text.split(" ")[0]);
  for (const id of covered) ui.index.set(id, (ui.index.get(id) ?? []).filter((move) => !ui.own.has(move.verb)));
  for (const { label, text, things } of plans) {
    const whole = { text, label, id: -1, verb: "", args: [], things };
    for (const id of new Set(things)) ui.index.get(id)?.push(whole);
  }
}

/**
 * A part of the page that is drawn again only when what it is made of has changed, or the players' names.
 * @param {import("./types").Ui} ui
 * @param {unknown[]} made of these parts of the view
 * @param {() => unknown} draw
 */
export const section = (ui, made, draw) => memo([ui.me, ui.names, ...made], draw);

/** One letter each, different where possible. @param {string[]} names */
export function initials(names) {
  /** @type {string[]} */
  const taken = [];
  for (const [i, name] of names.entries()) {
    const letters = [...name.toUpperCase()].filter((letter) => /\p{L}/u.test(letter));
    taken.push(letters.find((letter) => !taken.includes(letter)) ?? String(i + 1));
  }
  return taken;
}

/** Puts together what a board draws with. */
import { indexMoves } from "./things.js";

/**
 * @param {{
 *   words: import("./words.js").Words,
 *   board: import("./types").Board,
 *   data: Record<string, any>,
 *   numbers: Map<string, number>,
 *   missing: Set<string>,
 *   redraw(): void,
 *   play(...texts: string[]): void,
 * }} house
 * @param {import("./types").View} view
 * @param {import("./types").Move[]} moves
 * @param {import("./types").Seat[]} seats
 * @param {number | null} me
 * @returns {import("./types").Ui}
 */
export function makeUi(house, view, moves, seats, me) {
  const { words, board } = house;
  const letters = initials(seats.map((seat) => seat.name));
  const index = indexMoves(moves, (move) => board.things(move, view));
  return {
    lit: [...index.keys()].join(),
    view,
    moves,
    me,
    index,
    missing: house.missing,
    plain: new Set(board.plain),
    numbers: house.numbers,
    data: house.data,
    say: (key, args) => words.say(key, args),
    card: (name) => words.card(name),
    part: (key) => words.part(key),
    term: (key, args) => words.say(`term-${key}`, args),
    picture: (name) => board.picture(name, house.data),
    name: (seat) => seats[seat]?.name ?? String(seat + 1),
    letter: (seat) => letters[seat] ?? String(seat + 1),
    redraw: () => house.redraw(),
    play: (...texts) => house.play(...texts),
  };
}

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

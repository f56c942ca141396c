/** Players are told apart by colour, by emblem and by letter: never by colour alone. */
import { html, icons } from "./dom.js";

const icon = await icons();
const EMBLEMS = ["eagle", "laurel", "trireme", "column", "lyre", "shield"];

/** Whether a bot plays for me: then there is nothing to choose. @param {import("./types").Frame} frame */
export const resting = (frame) => frame.seat !== null && frame.seats[frame.seat].level !== null;

/** The emblem of a seat. @param {number} seat @param {string} [name] */
export const emblem = (seat, name) => html`<span class="emblem seat-${seat}">${icon(EMBLEMS[seat], name)}</span>`;

/** A wooden piece of a player: a cube, disc or marker with the player's letter. @param {import("./types").Ui} ui
 * @param {number} seat @param {string} [kind] */
export const piece = (ui, seat, kind = "cube") =>
  html`<span class="piece ${kind} seat-${seat}" title=${ui.name(seat)}>
    <span aria-hidden="true">${ui.letter(seat)}</span><span class="sr">${ui.name(seat)}</span></span>`;

/** Colours that a game gives its players, as custom properties. @param {import("./types").Board} board @param {import("./types").View} view */
export function colours(board, view) {
  /** @type {Record<string, string>} */
  const found = {};
  for (const [seat, pair] of (board.colours?.(view) ?? []).entries()) {
    if (pair) [found[`--seat-${seat}`], found[`--on-seat-${seat}`]] = pair;
  }
  return found;
}

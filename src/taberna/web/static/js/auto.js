/** Moves that need no click: the only one there is, for those who want that, and what no choice is at all. */
import { prefs } from "./prefs.js";

/** Verbs that end a turn. */
const ENDS = new Set(["end", "end_turn", "finish", "stop", "done"]);
/** Not at once: whoever looks on must not see by the time it takes that there was no choice. */
const SOONEST = 700;
const LATEST = 1800;

/**
 * The move to be made without a click, if there is one.
 * @param {import("./types").Ui} ui
 * @param {import("./types").Board} board
 * @param {import("./types").Frame} frame
 */
export function unasked(ui, board, frame) {
  if (!frame.prompt.yours || frame.status !== "playing") return null;
  const left = frame.moves.filter((move) => !board.aside?.includes(move.verb));
  const [only] = left;
  if (left.length !== 1 || board.danger?.(ui, only)) return null;
  return board.idle?.(ui, only) || prefs.forced || (prefs.ends && ENDS.has(only.verb)) ? only.text : null;
}

/** A while that tells nothing. */
export const aWhile = () => SOONEST + Math.random() * (LATEST - SOONEST);

/**
 * Choosing on the board: things are picked in any order until one move is left. A die and then a track, or the track and
 * then the die; a card and then its price. What is picked narrows what is lit.
 */

/**
 * @typedef {import("./types").Move} Move
 * @typedef {import("./types").Ui} Ui
 */

/**
 * The moves that touch all of these things.
 * @param {Map<string, Move[]>} index
 * @param {string[]} ids
 * @returns {Move[]}
 */
export function touching(index, ids) {
  const [first, ...rest] = ids.map((id) => index.get(id) ?? []);
  return (first ?? []).filter((move) => rest.every((moves) => moves.includes(move)));
}

/**
 * What may be clicked now: everything that some move touches or, with something picked, what goes with it. What else
 * could be picked instead stays lit too, so that changing one's mind costs one click.
 * @param {Map<string, Move[]>} index
 * @param {string[]} picked
 * @returns {{lit: Set<string>, goes: Set<string>}} `goes`: what completes or narrows the choice
 */
export function reach(index, picked) {
  const lit = new Set(index.keys());
  if (!picked.length) return { lit, goes: lit };
  const moves = new Set(touching(index, picked));
  const goes = new Set();
  for (const [id, its] of index) if (!picked.includes(id) && its.some((move) => moves.has(move))) goes.add(id);
  return { lit, goes };
}

/** A choice of several moves is made when all of its things are picked, not before. @param {Move & {things?: string[]}} move @param {string[]} ids */
const whole = (move, ids) => !move.things || move.things.every((id) => ids.includes(id));

/**
 * What a click on a thing does.
 * @param {Map<string, Move[]>} index
 * @param {string[]} picked
 * @param {string} id
 * @param {boolean} [careful] a first tap only shows
 * @returns {{picked: string[], play: Move | null, why: boolean}}
 */
export function press(index, picked, id, careful = false) {
  const now = touching(index, picked);
  if (picked.includes(id)) {
    if (careful && now.length === 1 && whole(now[0], picked)) return { picked: [], play: now[0], why: false };
    return { picked: picked.filter((other) => other !== id), play: null, why: false };
  }
  const all = [...picked, id];
  const both = picked.length ? touching(index, all) : [];
  if (both.length === 1 && whole(both[0], all)) return { picked: [], play: both[0], why: false };
  if (both.length) return { picked: all, play: null, why: false };
  const alone = touching(index, [id]);
  if (!alone.length) return { picked, play: null, why: true };
  if (alone.length === 1 && !careful && whole(alone[0], [id])) return { picked: [], play: alone[0], why: false };
  return { picked: [id], play: null, why: false };
}

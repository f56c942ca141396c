/**
 * The sets a player could sell, best first, so that three clicks become one. Only a convenience: the picks are
 * sent one by one and the server checks each (SEN-3.54 to SEN-3.56, SEN-3.62, SEN-3.77).
 */
export const TYPES = ["wheat", "meat", "iron", "cloth", "wood", "olives"];
const STRAIGHT_BONUS = 15;

/** @typedef {{name: string, type: string, value: number, governor: boolean, order: number}} Pick */

/** @param {string} name @returns {Pick[]} a resource as itself, a Governor as each of nine values */
function picksOf(name) {
  if (name.startsWith("governor_")) {
    const type = name.slice("governor_".length);
    const order = 100 + TYPES.indexOf(type);
    return [1, 2, 3, 4, 5, 6, 7, 8, 9].map((value) => ({ name: `${name} ${value}`, type, value, governor: true, order }));
  }
  const [type, value] = name.split("_");
  return [{ name, type, value: Number(value), governor: false, order: TYPES.indexOf(type) * 10 + Number(value) }];
}

/** @param {Pick[]} three @param {boolean} pontifex */
function payout(three, pontifex) {
  const values = three.map((pick) => pick.value).sort((a, b) => a - b);
  const oneType = three.every((pick) => pick.type === three[0].type);
  const straight = oneType && values[1] === values[0] + 1 && values[2] === values[1] + 1;
  const ones = pontifex ? 9 * values.filter((value) => value === 1).length : 0;
  return values[0] + values[1] + values[2] + (straight ? STRAIGHT_BONUS : 0) + ones;
}

/** @param {Pick[]} three @param {boolean} free */
const fits = (three, free) =>
  free || three.every((pick) => pick.type === three[0].type) || three.every((pick) => pick.value === three[0].value);

/**
 * @param {import("../js/types").View} view
 * @returns {{picks: string[], amount: number}[]}
 */
export function bestSets(view) {
  const player = view.players[view.you ?? 0];
  const free = view.step?.free_sets !== 0;
  const pontifex = player.influence.includes("pontifex_maximus");
  const offices = player.offices.filter((/** @type {string} */ name) => name.startsWith("governor_"));
  const cards = [...(player.hand ?? []), ...player.table, ...offices].map(picksOf).sort((a, b) => a[0].order - b[0].order);
  /** @type {{picks: string[], amount: number}[]} */
  const found = [];
  for (let i = 0; i < cards.length; i++) {
    for (let j = i + 1; j < cards.length; j++) {
      for (let k = j + 1; k < cards.length; k++) {
        const best = bestOf(cards[i], cards[j], cards[k], free, pontifex);
        if (best) found.push(best);
      }
    }
  }
  return found.sort((a, b) => b.amount - a.amount);
}

/** The best way to declare the Governors among three cards.
 * @param {Pick[]} first @param {Pick[]} second @param {Pick[]} third @param {boolean} free @param {boolean} pontifex */
function bestOf(first, second, third, free, pontifex) {
  /** @type {{picks: string[], amount: number} | null} */
  let best = null;
  for (const a of first) {
    for (const b of second) {
      for (const c of third) {
        const three = [a, b, c];
        if (!fits(three, free)) continue;
        const amount = payout(three, pontifex);
        if (!best || amount > best.amount) best = { picks: three.map((pick) => pick.name), amount };
      }
    }
  }
  return best;
}

/** Finds the board of a game; each table loads only its own. */

/** A file in a game's own folder. @param {string} game @param {string} name */
export const gameFile = (game, name) => new URL(`../games/${game}/web/${name}`, import.meta.url);

/** @param {string} game @returns {Promise<import("./types").Board>} */
export async function loadBoard(game) {
  return (await import(gameFile(game, "board.js").href)).default;
}

/** What is printed on the cards and boards of a table, and what its cards do. @param {string} table @returns {Promise<import("./types").Cards>} */
export async function loadCards(table) {
  return (await fetch(`/api/tables/${table}/cards`)).json();
}

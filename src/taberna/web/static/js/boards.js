/** Finds the board of a game; each table loads only its own. */

/** A file in a game's own folder. @param {string} game @param {string} name */
export const gameFile = (game, name) => new URL(`../games/${game}/web/${name}`, import.meta.url);

/** @param {string} game @returns {Promise<import("./types").Board>} */
export async function loadBoard(game) {
  return (await import(gameFile(game, "board.js").href)).default;
}

/** The values printed on a game's cards. @param {string} game */
export async function loadData(game) {
  return (await fetch(`/api/games/${game}/cards`)).json();
}

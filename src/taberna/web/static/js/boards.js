/** Finds the board of a game; each table loads only its own. */

/** @param {string} game @returns {Promise<import("./types").Board>} */
export async function loadBoard(game) {
  return (await import(`../boards/${game}.js`)).default;
}

/** The values printed on a game's cards. @param {string} game */
export async function loadData(game) {
  return (await fetch(`/api/games/${game}/cards`)).json();
}

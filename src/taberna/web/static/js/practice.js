/** Puzzles, and the same deal for everybody: buttons that lead to a table. */
import { api, pageData } from "./api.js";

const { game, deal } = pageData();

/** @param {string} path @param {any} body @param {(answer: any) => string} where */
async function go(path, body, where) {
  try {
    location.href = where(await api(path, body));
  } catch (problem) {
    const error = /** @type {HTMLElement} */ (document.getElementById("practice-error"));
    error.textContent = /** @type {Error} */ (problem).message;
  }
}

/** @param {any} head */
const table = (head) => `/table/${head.id}`;

for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-puzzle]"))) {
  button.addEventListener("click", () => go("puzzles", { game, puzzle: button.dataset.puzzle || null }, table));
}
document.getElementById("same-deal")?.addEventListener("submit", (event) => {
  event.preventDefault();
  const seats = /** @type {HTMLSelectElement} */ (document.getElementById("deal-seats"));
  const level = /** @type {HTMLSelectElement} */ (document.getElementById("deal-level"));
  go("same-deals", { game, seats: Number(seats.value), level: level.value }, (made) => `/deal/${made.id}`);
});
document.getElementById("play-deal")?.addEventListener("click", () => go(`same-deals/${deal}/play`, {}, table));

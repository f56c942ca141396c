/** The page of a debrief: shows how far it is while it is made, and begins games from any moment. */
import { api, middleLevel, pageData } from "./api.js";

const AGAIN = 1000; // milliseconds

const { table, viewer } = pageData();
const query = viewer === null ? "" : `?seat=${viewer}`;
const bar = /** @type {HTMLProgressElement | null} */ (document.getElementById("progress"));

/** @param {any} progress */
function show(progress) {
  if (!bar) return;
  if (progress.state === "done") return location.reload();
  if (progress.state === "failed") return fail();
  bar.value = progress.percent;
  setTimeout(async () => show(await api(`tables/${table.id}/debrief${query}`).catch(() => ({ state: "failed" }))), AGAIN);
}

/** @param {string} [text] */
function fail(text) {
  const failed = document.getElementById("failed");
  if (!failed) return;
  if (text) failed.textContent = text;
  failed.hidden = false;
}

if (bar) api(`tables/${table.id}/debrief${query}`, {}).then(show, (problem) => fail(problem.message));

/** A game from a moment on: somebody's seat for me (or nobody's), bots in the others. @param {number} move @param {number | null} mine */
async function begin(move, mine) {
  const error = /** @type {HTMLElement} */ (document.getElementById("try-error"));
  try {
    const level = await middleLevel(table.game);
    const seats = table.seats.map((/** @type {any} */ _seat, /** @type {number} */ i) => (i === mine ? { kind: "me" } : { kind: "bot", level }));
    const head = await api(`tables/${table.id}/continue`, { move, seats });
    location.href = `/table/${head.id}`;
  } catch (problem) {
    error.textContent = /** @type {Error} */ (problem).message;
    error.scrollIntoView({ block: "center" });
  }
}

for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-try]"))) {
  button.addEventListener("click", () => begin(Number(button.dataset.try), Number(button.dataset.seat)));
}
document.getElementById("try")?.addEventListener("submit", (event) => {
  event.preventDefault();
  const move = /** @type {HTMLInputElement} */ (document.getElementById("try-move"));
  const seat = /** @type {HTMLSelectElement} */ (document.getElementById("try-seat"));
  begin(Number(move.value), seat.value === "bots" ? null : Number(seat.value));
});

/** The puzzle at a table: what is asked, and once the solver has moved what became of it. */
import { api, pageData } from "./api.js";

const AGAIN = 1200; // milliseconds

const { table } = pageData();
const bar = document.createElement("section");
bar.className = "puzzle-bar";
bar.setAttribute("role", "status");
document.getElementById("main")?.before(bar);

/** @param {string} text @param {any} body */
function button(text, body) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.addEventListener("click", async () => {
    location.href = `/table/${(await api("puzzles", body)).id}`;
  });
  return made;
}

async function look() {
  const told = await api(`tables/${table.id}/puzzle`).catch(() => null);
  if (!told) return;
  const text = document.createElement("p");
  text.textContent = told.text;
  bar.className = `puzzle-bar ${told.solved === null ? "" : told.solved ? "solved" : "missed"}`;
  if (told.solved === null) {
    if (bar.textContent !== told.text) bar.replaceChildren(text);
    setTimeout(look, AGAIN);
    return;
  }
  bar.replaceChildren(text, button(told.again, { game: table.game, puzzle: table.puzzle }), button(told.next, { game: table.game }));
}

look();

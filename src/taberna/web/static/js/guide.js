/** The pictures of a guide: parts of the real board, drawn from views by the same code as at a table. */
import { pageData } from "./api.js";
import { loadBoard } from "./boards.js";
import { render } from "./dom.js";
import { colours } from "./seats.js";
import { makeUi } from "./ui.js";
import { loadWords } from "./words.js";

/** A picture is not blown up beyond this. */
const LARGEST = 1.2;

const data = pageData();
const { name } = data.game;
const board = await loadBoard(name);
const words = (await loadWords(document.documentElement.lang, name)).with(data.cards);

/** @param {HTMLElement} figure */
function draw(figure) {
  const { view, seat, players, part } = data.figures[figure.dataset.figure ?? ""];
  const seats = players.map((/** @type {string} */ player, /** @type {number} */ i) => ({ seat: i, name: player }));
  const house = { words, board, data: data.cards.data, numbers: new Map(), missing: new Set(), unfolded: new Set(), draft: new Map(), redraw() {}, play() {} };
  const design = board.designs?.board?.[0] ?? { name: "wide", width: 1180, height: 560 };
  const canvas = document.createElement("div");
  canvas.className = `canvas design-${design.name}`;
  canvas.style.width = `${design.width}px`;
  canvas.style.height = `${design.height}px`;
  for (const [key, value] of Object.entries(colours(board, view))) canvas.style.setProperty(key, value);
  figure.inert = true;
  figure.replaceChildren(canvas);
  render(board.board(makeUi(house, view, [], seats, seat)), canvas);
  fit(figure, canvas, part);
  new ResizeObserver(() => fit(figure, canvas, part)).observe(figure);
}

/** Shows only a part of the board, as wide as the figure is. @param {HTMLElement} figure @param {HTMLElement} canvas @param {string} part */
function fit(figure, canvas, part) {
  canvas.style.transform = "none";
  const whole = canvas.getBoundingClientRect();
  const box = (canvas.querySelector(part) ?? canvas).getBoundingClientRect();
  figure.style.maxWidth = `${box.width * LARGEST}px`;
  const scale = Math.min(LARGEST, figure.clientWidth / box.width);
  canvas.style.transform = `translate(${-(box.left - whole.left) * scale}px, ${-(box.top - whole.top) * scale}px) scale(${scale})`;
  figure.style.height = `${Math.ceil(box.height * scale)}px`;
}

for (const figure of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-figure]"))) draw(figure);

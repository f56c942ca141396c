/** Dice with pips. */
import { html, nothing, svg } from "./dom.js";

const PIPS = [
  [],
  [[2, 2]],
  [[1, 1], [3, 3]],
  [[1, 1], [2, 2], [3, 3]],
  [[1, 1], [1, 3], [3, 1], [3, 3]],
  [[1, 1], [1, 3], [2, 2], [3, 1], [3, 3]],
  [[1, 1], [1, 2], [1, 3], [3, 1], [3, 2], [3, 3]],
];

/** The pips of a face as one line. @param {number[][]} pips */
const path = (pips) => pips.map(([x, y]) => `M${x * 10 - 3.7} ${y * 10}a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0-7.4 0`).join("");
const FACES = PIPS.map(path);

/** The face of a die; without a number it has not been rolled. @param {number | null} face @param {string} look a class */
export const dieFace = (face, look) =>
  html`<svg class="die ${look}" viewBox="0 0 40 40" aria-hidden="true">
    <rect x="1.500" y="1.500" width="37" height="37" rx="8"></rect>
    ${face ? svg`<path d=${FACES[face]}></path>` : svg`<text x="20" y="28" text-anchor="middle">${face ?? "?"}</text>`}
  </svg>`;

/** A die as something to read. @param {number | null} face @param {string} look @param {string} text */
export const die = (face, look, text) => html`<span class="die-box" title=${text || nothing}>${dieFace(face, look)}<span class="sr">${text}</span></span>`;

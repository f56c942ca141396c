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

/** The face of a die; without a number it has not been rolled. @param {number | null} face @param {string} look a class */
export const dieFace = (face, look) =>
  html`<svg class="die ${look}" viewBox="0 0 40 40" aria-hidden="true">
    <rect x="1.500" y="1.500" width="37" height="37" rx="8"></rect>
    ${face === null
      ? svg`<text x="20" y="27" text-anchor="middle">?</text>`
      : face === 0
        ? svg`<text x="20" y="28" text-anchor="middle">0</text>`
        : PIPS[face].map(([x, y]) => svg`<circle cx=${x * 10} cy=${y * 10} r="3.700"></circle>`)}
  </svg>`;

/** A die as something to read. @param {number | null} face @param {string} look @param {string} text */
export const die = (face, look, text) => html`<span class="die-box" title=${text || nothing}>${dieFace(face, look)}<span class="sr">${text}</span></span>`;

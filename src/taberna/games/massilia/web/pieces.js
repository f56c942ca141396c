/** The pieces of Massilia: cubes of goods, dice, figures, god cards, prices. */
import { effect, title } from "../../../js/cards.js";
import { dieFace } from "../../../js/dice.js";
import { html, icons, svg } from "../../../js/dom.js";
import { thing } from "../../../js/targets.js";
import { initials } from "../../../js/ui.js";

/** @typedef {import("./view").MassiliaView} View
 * @typedef {import("../../../js/types").Ui<View>} Ui */

export const icon = await icons(new URL("icons.svg", import.meta.url));
export const GOODS = ["pink", "orange", "purple", "beige"];
export const COLOURS = ["beige", "brown", "black", "grey"];

/** `juno_3` is juno. @param {string} card */
export const godOf = (card) => card.replace(/_\d+$/, "");

/** `own_brown_2` is brown, 2; `brown` has not been rolled. @param {string} name @returns {[string, number | null]} */
export function readDie(name) {
  const [colour, face] = name.replace(/^own_/, "").split("_");
  return [colour, face === undefined ? null : Number(face)];
}

/** @type {string[] | null} */
let letters = null;

/** Goods have a letter each, so that nobody needs the colours. @param {Ui} ui @param {string} good */
export function letter(ui, good) {
  letters ??= initials(GOODS.map((name) => ui.card(name)));
  return letters[GOODS.indexOf(good)];
}

/** @param {Ui} ui @param {string} good */
export const cube = (ui, good) => html`<span class="cube-good ${good}" title=${ui.card(good)}><span aria-hidden="true">${letter(ui, good)}</span></span>`;

/** A die: something to pick or, with a plan, something that plays moves at once. @param {Ui} ui @param {string} place
 * @param {string} name @param {{tries?: string, plan?: string, adds?: () => void}} [more] */
export function die(ui, place, name, { tries, plan, adds } = {}) {
  const [colour, face] = readDie(name);
  const shown = html`${dieFace(face, colour)}<span class="sr">${ui.card(colour)} ${face ?? ""}</span>`;
  if (adds) return html`<button type="button" class="die-button" data-lit @click=${adds}>${shown}</button>`;
  return plan
    ? html`<button type="button" class="die-button" data-move=${plan} data-lit>${shown}</button>`
    : html`<button type="button" class="die-button" ${thing(`${place} ${name}`, tries)}>${shown}</button>`;
}

/** @param {Ui} ui @param {string} name @param {string} place @param {string} [tries] */
export const godCard = (ui, name, place, tries) =>
  html`<button type="button" class="card god told ${godOf(name)}" data-flip=${name} aria-description=${ui.effect(godOf(name))} ${thing(`${place} ${name}`, tries)}>
    ${icon(godOf(name))}${effect(ui.effect(godOf(name)))}${title(ui.card(godOf(name)))}
  </button>`;

/** A person in a tunic; the consul wears a toga. @param {string} figure */
const person = (figure) =>
  html`<svg class="person" viewBox="0 0 40 52" aria-hidden="true">
    ${figure === "consul"
      ? svg`<path d="M8 50q-2-26 12-27 14 1 12 27z" fill="#fffaf0" stroke="#1b1209" stroke-width="1.600"/><path d="M13 25q16 4 18 25h-8q0-16-12-20z" fill="#7d1f45"/><circle cx="20" cy="14" r="8" fill="#e9b98d" stroke="#1b1209" stroke-width="1.600"/><path d="M11.500 13q1-8 8.500-8.500 7.500.500 8.500 8.500-3-4-8.500-4t-8.500 4z" fill="#5b8a3a"/>`
      : svg`<path d="M9 50q-2-24 11-26 13 2 11 26z" fill="var(--tunic)" stroke="#1b1209" stroke-width="1.600"/><path d="M27 33h9l-1.500 11h-6z" fill="#c2935c" stroke="#1b1209" stroke-width="1.400"/><path d="M28 33q3.500-8 7 0" fill="none" stroke="#1b1209" stroke-width="1.400"/><circle cx="20" cy="15" r="8" fill="#e9b98d" stroke="#1b1209" stroke-width="1.600"/><path d="M11.500 14q0-9 8.500-9 8.500 0 8.500 9-2-4-8.500-4.500-6 .500-8.500 4.500z" fill="#5a3a1c"/>`}
  </svg>`;

/** @param {Ui} ui @param {string} figure */
export const figureName = (ui, figure) => (figure === "consul" ? ui.card("consul") : ui.say("web-mas-customer", { good: ui.card(figure) }));

/** @param {Ui} ui @param {string} figure */
export const figureFace = (ui, figure) =>
  html`${person(figure)}${figure === "consul" ? "" : html`<b aria-hidden="true">${letter(ui, figure)}</b>`}<span class="sr">${figureName(ui, figure)}</span>`;

/** @param {Ui} ui @param {string} place */
export const price = (ui, place) =>
  html`<span class="price-tile" data-flip="price ${place}" data-count=${ui.view.prices[place]} title=${ui.say("web-mas-price")}>
    <span class="sr">${ui.say("web-mas-price")}</span>${ui.view.prices[place]}</span>`;

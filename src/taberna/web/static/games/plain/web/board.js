/** The board of a game that has none of its own: the view as an outline. All moves stand beside the prompt. */
import { html, nothing } from "../../../js/dom.js";
import { section } from "../../../js/ui.js";

/** @typedef {import("../../../js/types").Ui<any>} Ui */

/** What the page shows in its own way, or what is no news. */
const FRAME = new Set(["game", "version", "seats", "you", "options", "commitment", "seed", "to_move", "step", "stack", "result", "revealed", "players"]);

/** @param {unknown} value */
const isNothing = (value) => value === null || (typeof value === "object" && !Object.keys(/** @type {object} */ (value)).length);

/** One value in words. @param {Ui} ui @param {unknown} value */
function word(ui, value) {
  if (typeof value === "boolean") return value ? "✓" : "–";
  return typeof value === "string" ? ui.card(value) : String(value);
}

/** @param {Ui} ui @param {unknown} value @returns {unknown} */
function outline(ui, value) {
  if (isNothing(value)) return "–";
  if (Array.isArray(value) && value.every((one) => typeof one !== "object" || one === null))
    return value.map((one) => (one === null ? "–" : word(ui, one))).join(", ");
  if (typeof value === "object") return entries(ui, Object.entries(/** @type {object} */ (value)));
  return word(ui, value);
}

/** @param {Ui} ui @param {[string, unknown][]} pairs */
const entries = (ui, pairs) =>
  html`<dl class="outline">${pairs.filter(([, value]) => value !== null).map(([key, value]) => html`<dt>${ui.part(key) ?? key.replaceAll("_", " ")}</dt><dd>${outline(ui, value)}</dd>`)}</dl>`;

/** @type {import("../../../js/types").Board} */
export default {
  plain: [],
  things: () => [],
  board(ui) {
    const shown = Object.entries(ui.view).filter(([key]) => !FRAME.has(key));
    return section(ui, shown.map(([, value]) => value), () => html`<div class="plain-board">${shown.length ? entries(ui, shown) : nothing}</div>`);
  },
  player(ui, seat) {
    const { seat: _, ...shown } = /** @type {any} */ (ui.view).players?.[seat] ?? {};
    return entries(ui, Object.entries(shown));
  },
  score: (ui, seat) => ui.view.result?.scores[seat] ?? nothing,
  picture: () => null,
  stage: () => "",
};

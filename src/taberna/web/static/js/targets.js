/**
 * Things of the board and what a click on them means. A move names the things it touches; a thing touched by a
 * legal move is lit. One meaning plays, several open a menu, none asks the server why not.
 */
import { Directive, directive, noChange } from "./dom.js";

class Thing extends Directive {
  /** @type {string | undefined} */
  id;
  /** @type {string | undefined} */
  tries;

  /** @param {string} _id @param {string} [_tries] */
  render(_id, _tries) {
    return noChange;
  }

  /** Touches the element only where something has changed. @param {any} part @param {[string, string?]} args */
  update(part, [id, tries]) {
    const element = part.element;
    if (id !== this.id) element.dataset.thing = id;
    if (tries !== this.tries) {
      if (tries) element.dataset.tries = tries;
      else delete element.dataset.tries;
    }
    this.id = id;
    this.tries = tries;
    return noChange;
  }
}

/** Makes an element a thing: `<button ${thing("wheat_9", "bid wheat_9 3")}>`; the last is what a click on it would mean
 * if it were allowed. Whether it is lit is seen to afterwards (`light`): most often that is all that changes of it. */
export const thing = directive(Thing);

/**
 * Which moves touch which thing.
 * @param {import("./types").Move[]} moves
 * @param {(move: import("./types").Move) => string[]} touched
 */
export function indexMoves(moves, touched) {
  /** @type {Map<string, import("./types").Move[]>} */
  const index = new Map();
  for (const move of moves) {
    for (const id of touched(move)) {
      const found = index.get(id);
      if (found) found.push(move);
      else index.set(id, [move]);
    }
  }
  return index;
}

/**
 * Arrow keys walk over the things of the board, lit or not.
 * @param {KeyboardEvent} event
 */
export function walk(event) {
  const ahead = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const here = /** @type {HTMLElement} */ (event.target).closest?.("[data-thing]");
  if (!ahead || !here) return;
  const all = [...document.querySelectorAll("[data-thing]")].filter((e) => e.checkVisibility());
  const next = all[all.indexOf(here) + ahead];
  if (next) {
    /** @type {HTMLElement} */ (next).focus();
    event.preventDefault();
  }
}

/**
 * Lights what can be chosen and puts out the rest; what could be picked instead of what is picked keeps a weaker light. Notes
 * which things of the legal moves are not on the page; true if that has changed.
 * @param {Element} root
 * @param {import("./types").Ui} ui
 * @param {Set<string>} goes what goes with what is picked
 */
export function light(root, ui, goes) {
  const drawn = new Set();
  const picked = new Set(ui.picked);
  for (const element of root.querySelectorAll("[data-thing]")) {
    const id = element.getAttribute("data-thing") ?? "";
    drawn.add(id);
    const could = ui.index.has(id);
    const state = picked.has(id) ? "picked" : goes.has(id) ? "lit" : could ? "could" : "out";
    if (element.getAttribute("data-state") === state) continue;
    element.setAttribute("data-state", state);
    element.toggleAttribute("data-lit", state === "lit" || state === "picked");
    element.setAttribute("tabindex", could ? "0" : "-1");
    element.setAttribute("aria-disabled", String(!could));
    if (state === "picked") element.setAttribute("aria-pressed", "true");
    else element.removeAttribute("aria-pressed");
  }
  let changed = false;
  for (const id of ui.index.keys()) {
    const missing = !drawn.has(id);
    if (missing === ui.missing.has(id)) continue;
    changed = true;
    if (missing) ui.missing.add(id);
    else ui.missing.delete(id);
  }
  return changed;
}

/** What hands do at a table: clicks, keys, hovering; the menu of a thing and the preview of a move. */
import { placeMenu } from "./menu.js";
import { walk } from "./things.js";
import { tips } from "./tip.js";

/** Hovering this long shows what would change. */
const PREVIEW_AFTER = 180;

export class Hands {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** @type {{id: string, moves: import("./types").Move[]} | null} */
    this.open = null;
    /** @type {{text: string, preview: any} | null} */
    this.shown = null;
    this.timer = 0;
    const { root } = table;
    root.addEventListener("click", (event) => this.onClick(event));
    root.addEventListener("keydown", walk);
    for (const type of ["pointerover", "focusin"]) root.addEventListener(type, (event) => this.onHover(event));
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.open) this.closeMenu();
    });
    tips(root);
  }

  /** Nothing that was held holds after a move. */
  drop() {
    this.open = null;
    this.shown = null;
  }

  /** @param {MouseEvent} event */
  onClick(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    const button = /** @type {HTMLElement | null} */ (target.closest("[data-move]"));
    if (event.detail > 1) return; // the second click of a double click was not meant for what lies there now
    if (button) return this.table.play(button.dataset.move ?? "");
    const hit = /** @type {HTMLElement | null} */ (target.closest("[data-thing]"));
    if (hit) return this.choose(hit);
    if (this.open && !target.closest("#menu")) this.closeMenu();
  }

  /** @param {HTMLElement} hit */
  choose(hit) {
    const id = hit.dataset.thing ?? "";
    const moves = this.table.ui?.index.get(id) ?? [];
    if (moves.length === 1) return this.table.play(moves[0].text);
    if (moves.length > 1) {
      this.open = { id, moves };
      this.table.draw();
      placeMenu(hit);
      /** @type {HTMLElement | null} */ (document.querySelector("#menu button, #menu input"))?.focus();
      return;
    }
    this.closeMenu(false);
    if (hit.dataset.tries) this.whyNot(hit.dataset.tries);
  }

  /** @param {boolean} [back] return the focus to the thing */
  closeMenu(back = true) {
    if (!this.open) return;
    const id = this.open.id;
    this.open = null;
    this.table.draw();
    if (back) /** @type {HTMLElement | null} */ (this.table.root.querySelector(`[data-thing="${CSS.escape(id)}"]`))?.focus();
  }

  /** @param {string} move */
  async whyNot(move) {
    const { frame, line } = this.table;
    if (!frame || frame.seat === null || frame.status !== "playing") return;
    const answer = await line.command("why_not", { seat: frame.seat, move });
    if (answer.type === "why_not" && !answer.legal) this.table.refused(answer.text, answer.rule);
  }

  /** @param {Event} event */
  onHover(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    const button = /** @type {HTMLElement | null} */ (target.closest?.("[data-move]"));
    const hit = /** @type {HTMLElement | null} */ (target.closest?.("[data-thing]"));
    const found = hit ? this.table.ui?.index.get(hit.dataset.thing ?? "") : null;
    const text = button?.dataset.move ?? (found?.length === 1 ? found[0].text : undefined);
    clearTimeout(this.timer);
    if (text === this.shown?.text) return;
    if (text) this.timer = setTimeout(() => this.preview(text), PREVIEW_AFTER);
    else if (this.shown) {
      this.shown = null;
      this.table.draw();
    }
  }

  /** @param {string} move */
  async preview(move) {
    const { frame, line, sending } = this.table;
    if (!frame || frame.seat === null || sending) return;
    const answer = await line.command("preview", { seat: frame.seat, move });
    if (answer.type !== "preview" || this.table.frame?.version !== frame.version) return;
    this.shown = { text: move, preview: answer };
    this.table.draw();
  }
}

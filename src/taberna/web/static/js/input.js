/**
 * What a person does at a table: clicks, taps, drags and keys. A mouse plays with one click what has one meaning; a finger's first
 * tap shows and its second plays; a long press only shows. Something picked goes with a target, in either order.
 */
import { dragging } from "./drag.js";
import { press, reach, touching } from "./picks.js";
import { prefs } from "./prefs.js";
import { walk } from "./targets.js";
import { showTip, tips } from "./tip.js";

/** Hovering this long shows what would change. */
const PREVIEW_AFTER = 180;
/** A press that lasts longer only looks. */
const LONG = 500;

export class Input {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** What is picked, in order. @type {string[]} */
    this.picked = [];
    /** @type {{text: string, preview: any} | null} */
    this.shown = null;
    this.timer = 0;
    this.down = 0;
    const { root } = table;
    root.addEventListener("pointerdown", (event) => (this.down = event.timeStamp)); // when it happened, however late we are told
    root.addEventListener("click", (event) => this.onClick(event));
    root.addEventListener("contextmenu", (event) => {
      if (/** @type {PointerEvent} */ (event).pointerType === "touch") event.preventDefault();
    });
    root.addEventListener("keydown", walk);
    for (const type of ["pointerover", "focusin"]) root.addEventListener(type, (event) => this.onHover(event));
    document.addEventListener("keydown", (event) => this.onKey(event));
    dragging(root, {
      may: (id) => Boolean(table.ui?.index.has(id)) && !table.choices.sending,
      begin: (id) => this.pick([id]),
      drop: (id) => (id ? this.press(id, undefined, false) : this.clear()),
    });
    tips(root);
  }

  /** Nothing that was held holds after a move. */
  drop() {
    this.picked = [];
    this.shown = null;
  }

  clear() {
    this.table.choices.question = null;
    this.pick([]);
  }

  /** @param {string[]} ids */
  pick(ids) {
    this.picked = ids;
    this.table.relight();
  }

  /** What is lit now. */
  reach() {
    return reach(this.table.ui?.index ?? new Map(), this.picked);
  }

  /** @param {MouseEvent} event */
  onClick(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    const rule = /** @type {HTMLElement | null} */ (target.closest("[data-rule]"));
    if (rule && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      return this.table.showRule(rule.dataset.rule ?? "");
    }
    const touch = /** @type {PointerEvent} */ (event).pointerType === "touch";
    if (event.detail > 1 && !touch) return; // the second click of a double click was not meant for what lies there now
    const hit = /** @type {HTMLElement | null} */ (target.closest("[data-thing]"));
    const button = /** @type {HTMLElement | null} */ (target.closest("[data-move]"));
    if (touch && (hit || button) && event.timeStamp - this.down > LONG) return hit ? showTip(hit) : undefined;
    if (button) {
      const [first, ...others] = plans(button.dataset.move ?? "");
      return this.table.choices.choose(first, ...others);
    }
    if (hit) return this.press(hit.dataset.thing ?? "", hit, touch || (prefs.taps && event.detail > 0));
    if (this.picked.length && target.closest("[data-area=board]")) this.clear();
  }

  /** @param {string} id @param {HTMLElement} [hit] @param {boolean} [careful] */
  press(id, hit, careful = false) {
    const { ui } = this.table;
    if (!ui) return;
    const done = press(ui.index, this.picked, id, careful);
    if (done.play) {
      const [first, ...others] = plans(done.play.text);
      return this.table.choices.choose(first, ...others);
    }
    if (!done.why) {
      if (careful && hit) showTip(hit);
      return this.pick(done.picked);
    }
    if (id.startsWith("seat ") && !this.picked.length) return this.table.show(id);
    if (careful && hit) showTip(hit);
    const tries = this.table.board.tries?.(this.picked, id, ui.view) ?? hit?.dataset.tries;
    if (tries) this.whyNot(tries);
  }

  /** @param {string} move */
  async whyNot(move) {
    const { frame, line } = this.table;
    if (!frame || frame.seat === null || frame.status !== "playing") return;
    const answer = await line.command("why_not", { seat: frame.seat, move });
    if (answer.type !== "why_not" || answer.legal) return;
    this.table.refused(answer.text, answer.rule);
    this.table.tutor?.mistake(move);
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (event.key === "Escape") return this.escape();
    const { target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || (target instanceof HTMLElement && target.matches("input, select, textarea"))) return;
    const { table } = this;
    if (/^[1-9]$/.test(event.key)) {
      const buttons = [...table.root.querySelectorAll(".choices button")];
      /** @type {HTMLElement | undefined} */ (buttons[Number(event.key) - 1])?.click();
      return;
    }
    const deed = {
      h: () => click("hint"),
      u: () => click("undo") || click("undo-ask"),
      m: () => table.show("moves"),
      l: () => table.show("log"),
      t: () => table.show("talk"),
      s: () => click("skip") || click("since"),
      "?": () => table.show("help"),
    }[event.key];
    if (!deed) return;
    event.preventDefault();
    deed();
  }

  escape() {
    if (this.picked.length || this.table.choices.question) this.clear();
    else if (this.table.follow.past) this.table.follow.now();
    else if (this.table.answer) this.table.silence();
    else if (this.table.panel) this.table.show(null);
  }

  /** @param {Event} event */
  onHover(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    const button = /** @type {HTMLElement | null} */ (target.closest?.("[data-move]"));
    const hit = /** @type {HTMLElement | null} */ (target.closest?.("[data-thing]"));
    const found = hit && this.table.ui ? touching(this.table.ui.index, [...new Set([...this.picked, hit.dataset.thing ?? ""])]) : null;
    const plan = button?.dataset.move;
    const one = plan ?? (found?.length === 1 ? found[0].text : undefined);
    const text = one?.includes("\n") ? undefined : one;
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
    const { frame, line, choices } = this.table;
    if (!frame || frame.seat === null || choices.sending) return;
    const answer = await line.command("preview", { seat: frame.seat, move });
    if (answer.type !== "preview" || this.table.frame?.version !== frame.version) return;
    this.shown = { text: move, preview: answer };
    this.table.draw();
  }
}

/** Moves stand one a line; after an empty line what is meant where the rules ask for more or less. @param {string} text */
const plans = (text) => text.split("\n\n").map((plan) => plan.split("\n"));

/** @param {string} id @returns {boolean} whether there was something to click */
function click(id) {
  const found = document.getElementById(id);
  found?.click();
  return Boolean(found);
}

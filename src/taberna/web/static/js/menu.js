/** A small menu beside a thing with several meanings. */
import { html, nothing } from "./dom.js";
import { choiceControl, choices } from "./moves.js";

const MARGIN = 8;

/**
 * @param {import("./types").Ui} ui
 * @param {{id: string, moves: import("./types").Move[]} | null} open
 * @param {() => void} close
 */
export const menu = (ui, open, close) =>
  open
    ? html`<div
        class="menu" id="menu" role="dialog" aria-label=${ui.say("web-choose")}
        @keydown=${(/** @type {KeyboardEvent} */ event) => keys(event, close)}
      >
        <ul class="moves">
          ${choices(open.moves, ui.plain).map((choice) => html`<li>${choiceControl(ui, choice)}</li>`)}
        </ul>
        <button type="button" class="plain" @click=${close}>${ui.say("web-cancel")}</button>
      </div>`
    : nothing;

/** @param {KeyboardEvent} event @param {() => void} close */
function keys(event, close) {
  if (event.key === "Escape") {
    event.stopPropagation();
    return close();
  }
  const ahead = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!ahead || /** @type {any} */ (event.target).type === "range") return;
  const buttons = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("button")];
  const here = buttons.indexOf(/** @type {any} */ (event.target));
  buttons[(here + ahead + buttons.length) % buttons.length].focus();
  event.preventDefault();
}

/** Put the open menu beside its thing, inside the window. @param {Element | null} anchor */
export function placeMenu(anchor) {
  const box = document.getElementById("menu");
  if (!box || !anchor) return;
  const at = anchor.getBoundingClientRect();
  const size = box.getBoundingClientRect();
  const right = innerWidth - size.width - MARGIN;
  const below = at.bottom + MARGIN;
  const top = below + size.height < innerHeight ? below : Math.max(MARGIN, at.top - size.height - MARGIN);
  box.style.left = `${Math.max(MARGIN, Math.min(at.left, right))}px`;
  box.style.top = `${Math.min(top, Math.max(MARGIN, innerHeight - size.height - MARGIN))}px`;
}

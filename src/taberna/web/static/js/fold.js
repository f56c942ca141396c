/** Something folded away. It is drawn when it is opened, not before: most of the time nobody looks. */
import { html, nothing } from "./dom.js";

/**
 * @param {import("./types").Ui} ui
 * @param {string} name also its class
 * @param {string} title
 * @param {() => unknown} draw
 */
export function fold(ui, name, title, draw) {
  const toggled = (/** @type {Event} */ event) => {
    const { open } = /** @type {HTMLDetailsElement} */ (event.currentTarget);
    if (open === ui.unfolded.has(name)) return;
    if (open) ui.unfolded.add(name);
    else ui.unfolded.delete(name);
    ui.redraw();
  };
  const open = ui.unfolded.has(name);
  return html`<details class=${name} ?open=${open} @toggle=${toggled}><summary>${title}</summary>${open ? draw() : nothing}</details>`;
}

/** Keeps the keyboard's place while the page is drawn anew. */

/** @param {Element | null} element */
const mark = (element) => {
  const { move, thing } = /** @type {HTMLElement} */ (element)?.dataset ?? {};
  if (element?.id) return `#${CSS.escape(element.id)}`;
  if (move) return `[data-move="${CSS.escape(move)}"]`;
  if (thing) return `[data-thing="${CSS.escape(thing)}"]`;
  return null;
};

/**
 * Draw; if what had the focus is gone, go to the same thing drawn anew, else to the prompt.
 * @param {Element} root
 * @param {() => void} draw
 */
export function keepFocus(root, draw) {
  const before = document.activeElement;
  const inside = before && before !== document.body && root.contains(before);
  const place = inside ? mark(before) : null;
  draw();
  if (!inside || (before.isConnected && document.activeElement === before)) return;
  const again = place && root.querySelector(place);
  const target = again ?? root.querySelector("#prompt") ?? root.querySelector("#lift");
  /** @type {HTMLElement | null} */ (target)?.focus({ preventScroll: true });
}

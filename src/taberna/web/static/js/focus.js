/** Keeps the keyboard's place while the page is drawn anew. */

/** @param {Element | null} element */
const mark = (element) => {
  const { move, thing } = /** @type {HTMLElement} */ (element)?.dataset ?? {};
  if (element?.id) return `#${CSS.escape(element.id)}`;
  if (move) return `[data-move="${CSS.escape(move)}"]`;
  if (thing) return `[data-thing="${CSS.escape(thing)}"]`;
  return null;
};

/** A thing that was played and can be played no more. @param {Element} element */
const spent = (element) => element.matches('[data-thing][aria-disabled="true"]');

/**
 * Draw; if what had the focus is gone, go to the same thing drawn anew, else to the prompt. From a thing that could be
 * played and now cannot, too: what comes next is asked there.
 * @param {Element} root
 * @param {() => void} draw
 */
export function keepFocus(root, draw) {
  const before = document.activeElement;
  const inside = before && before !== document.body && root.contains(before);
  const place = inside ? mark(before) : null;
  const live = inside && !spent(before);
  draw();
  if (!inside) return;
  const used = live && before.isConnected && spent(before);
  if (before.isConnected && document.activeElement === before && !used) return;
  const now = document.activeElement;
  // Whether something can have the focus is known when it is laid out: with the picture, not before.
  requestAnimationFrame(() => {
    if (document.activeElement !== now) return; // moved on already
    const again = place && !used ? root.querySelector(place) : null;
    const target = again ?? root.querySelector("#prompt") ?? root.querySelector("#lift");
    /** @type {HTMLElement | null} */ (target)?.focus({ preventScroll: true });
  });
}

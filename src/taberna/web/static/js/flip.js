/**
 * FLIP: what carries `data-flip` glides from where it was to where it is. Goes by id, so a card may change its
 * parent; starts from where a running glide is (its place is read before drawing), so the next move never waits;
 * nothing lies over the page, so it never catches clicks.
 */
const GLIDE = { duration: 380, easing: "cubic-bezier(.2,.7,.2,1)" };
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** @param {Element} root */
const places = (root) => {
  const found = new Map();
  for (const element of root.querySelectorAll("[data-flip]")) {
    found.set(/** @type {HTMLElement} */ (element).dataset.flip, element);
  }
  return found;
};

/**
 * @param {Element} root
 * @param {() => void} change draws the new state
 */
export function flip(root, change) {
  if (calm.matches) return change();
  const before = new Map();
  for (const [id, element] of places(root)) before.set(id, [element.getBoundingClientRect(), element.dataset.count]);
  change();
  if (!before.size) return;
  // First read everything, then start everything: mixing the two would lay out the page again and again.
  const after = [...places(root)].map(([id, element]) => [before.get(id), element, element.getBoundingClientRect()]);
  for (const [old, element, now] of after) {
    if (!inSight(now) && !(old && inSight(old[0]))) continue;
    if (old) glide(element, old, now);
    else element.animate([{ opacity: 0, transform: "scale(.6)" }, {}], GLIDE);
  }
}

/** @param {DOMRect} place */
const inSight = (place) => place.width > 0 && place.bottom > 0 && place.top < innerHeight;

/** @param {HTMLElement} element @param {[DOMRect, string | undefined]} old @param {DOMRect} now */
function glide(element, [was, count], now) {
  const x = was.left - now.left;
  const y = was.top - now.top;
  if (was.width && (Math.abs(x) > 2 || Math.abs(y) > 2)) {
    const from = `translate(${x}px,${y}px) scale(${was.width / now.width})`;
    element.animate([{ transform: from }, {}], GLIDE); // only the transform: the compositor does it alone
  }
  if (count !== element.dataset.count) element.animate([{ transform: "scale(1.5)" }, {}], GLIDE);
}

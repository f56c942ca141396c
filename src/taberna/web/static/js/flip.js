/**
 * FLIP: what carries `data-flip` glides from where it was to where it is. Goes by id, so a card may change its
 * parent; starts from where a running glide is, so the next move never waits; never catches clicks.
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
  for (const [id, element] of places(root)) {
    before.set(id, [element.getBoundingClientRect(), element.dataset.count]);
  }
  change();
  if (!before.size) return;
  for (const [id, element] of places(root)) {
    const old = before.get(id);
    const now = element.getBoundingClientRect();
    if (!now.width) continue;
    if (!old) {
      element.animate([{ opacity: 0, transform: "scale(.6)" }, {}], GLIDE);
      continue;
    }
    const [was, count] = old;
    const x = was.left - now.left;
    const y = was.top - now.top;
    if (was.width && (Math.abs(x) > 2 || Math.abs(y) > 2)) {
      for (const running of element.getAnimations()) running.cancel();
      const scale = was.width / now.width;
      const from = `translate(${x}px,${y}px) scale(${scale})`;
      element.animate([{ transformOrigin: "0 0", transform: from, zIndex: 5 }, { transformOrigin: "0 0", zIndex: 5 }], GLIDE);
    }
    if (count !== element.dataset.count) {
      element.animate([{ transform: "scale(1.5)" }, {}], GLIDE);
    }
  }
}

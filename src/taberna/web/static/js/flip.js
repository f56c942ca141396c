/**
 * FLIP: what carries `data-flip` glides from where it was to where it is. Goes by id, so a card may change its
 * parent; starts from where a running glide is (its place is read before drawing), so the next move never waits;
 * nothing lies over the page, so it never catches clicks. All places are read, then all glides begun, once for each
 * picture that the screen shows, however many frames came in between: the page is laid out no oftener than without.
 */
const GLIDE = { duration: 380, easing: "cubic-bezier(.2,.7,.2,1)" };
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** @typedef {{place: DOMRect, count: string | undefined}} Was */

/** Where everything was in the picture that is on the screen. @type {Map<string | undefined, Was> | null} */
let before = null;

/**
 * @param {Element} root
 * @param {() => void} change draws the new state
 */
export function flip(root, change) {
  if (calm.matches || document.hidden) return change();
  if (!before) {
    before = places(root);
    if (before.size) requestAnimationFrame(() => play(root));
    else before = null;
  }
  change();
}

/** What may glide: only in the parts that are in sight, so that the others need not be laid out. @param {Element} root @returns {HTMLElement[]} */
const marked = (root) =>
  [...root.querySelectorAll(".ask, .board, .player")]
    .filter((part) => inSight(part.getBoundingClientRect()))
    .flatMap((part) => [.../** @type {NodeListOf<HTMLElement>} */ (part.querySelectorAll("[data-flip]"))]);

/** @param {Element} root */
function places(root) {
  const found = new Map();
  for (const element of marked(root)) {
    found.set(element.dataset.flip, { place: element.getBoundingClientRect(), count: element.dataset.count });
  }
  return found;
}

/** @param {Element} root */
function play(root) {
  const was = /** @type {Map<string | undefined, Was>} */ (before);
  before = null;
  const now = marked(root).map((element) => ({ element, place: element.getBoundingClientRect() }));
  for (const { element, place } of now) {
    const old = was.get(element.dataset.flip);
    if (!inSight(place) && !(old && inSight(old.place))) continue;
    if (old) glide(element, old, place);
    else element.animate([{ opacity: 0, transform: "scale(.6)" }, {}], GLIDE);
  }
}

/** @param {DOMRect} place */
const inSight = (place) => place.width > 0 && place.bottom > 0 && place.top < innerHeight;

/** @param {HTMLElement} element @param {Was} old @param {DOMRect} now */
function glide(element, old, now) {
  const x = old.place.left - now.left;
  const y = old.place.top - now.top;
  if (old.place.width && (Math.abs(x) > 2 || Math.abs(y) > 2)) {
    const from = `translate(${x}px,${y}px) scale(${old.place.width / now.width})`;
    element.animate([{ transform: from }, {}], GLIDE); // only the transform: the compositor does it alone
  }
  if (old.count !== element.dataset.count) element.animate([{ transform: "scale(1.5)" }, {}], GLIDE);
}

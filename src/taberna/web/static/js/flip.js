/**
 * FLIP: what carries `data-flip` glides from where it was to where it is. Goes by id, so a card may change its
 * parent; starts from where a running glide is, so the next move never waits; nothing lies over the page, so it never
 * catches clicks. Places are read once for each picture that the screen shows, when it is laid out anyway, and
 * kept until the next frame: drawing waits for no layout.
 */
const GLIDE = { duration: 380, easing: "cubic-bezier(.2,.7,.2,1)" };
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * @typedef {{run: Animation, x: number, y: number, scale: number}} Glide
 * @typedef {{element: HTMLElement, left: number, top: number, width: number, seen: boolean, count: string | null, glide: Glide | null}} Place at rest
 */

/** Where everything was in the last picture. @type {Map<string, Place>} */
let last = new Map();
/** Whether it still is there. */
let trusted = false;
let waiting = false;

/** Something else than a frame has changed the page: what was read holds no more. */
export function moved() {
  trusted = false;
}

for (const type of ["scroll", "resize", "toggle"]) addEventListener(type, moved, { capture: true, passive: true });

/**
 * @param {Element} root
 * @param {() => void} change draws the new state
 */
export function flip(root, change) {
  if (calm.matches || document.hidden) {
    moved();
    return change();
  }
  if (!waiting) {
    waiting = true;
    if (!trusted) last = places(root);
    requestAnimationFrame(() => play(root));
  }
  change();
}

/** Only in the parts that are in sight, so that the others need not be laid out. @param {Element} root */
function places(root) {
  /** @type {Map<string, Place>} */
  const found = new Map();
  for (const part of root.querySelectorAll(".ask, .board, .player")) {
    if (!inSight(part.getBoundingClientRect())) continue;
    for (const element of /** @type {NodeListOf<HTMLElement>} */ (part.querySelectorAll("[data-flip]"))) {
      const id = element.getAttribute("data-flip") ?? "";
      found.set(id, placeOf(element, last.get(id)?.glide ?? null));
    }
  }
  return found;
}

/** @param {HTMLElement} element @param {Glide | null} glide @returns {Place} */
function placeOf(element, glide) {
  const box = element.getBoundingClientRect();
  const left = toGo(glide);
  if (!glide || !left) return { element, left: box.left, top: box.top, width: box.width, seen: inSight(box), count: element.getAttribute("data-count"), glide: null };
  return {
    element,
    left: box.left - glide.x * left,
    top: box.top - glide.y * left,
    width: box.width / (1 + (glide.scale - 1) * left),
    seen: inSight(box),
    count: element.getAttribute("data-count"),
    glide,
  };
}

/** How much of its way a glide has still before it: from 1 to 0. @param {Glide | null} glide */
const toGo = (glide) => 1 - (glide?.run.effect?.getComputedTiming().progress ?? 1);

/** @param {Element} root */
function play(root) {
  waiting = false;
  const was = last;
  last = places(root);
  for (const [id, now] of last) {
    const old = was.get(id);
    if (!now.seen && !old?.seen) continue;
    if (!old) now.element.animate([{ opacity: 0, transform: "scale(.6)" }, {}], GLIDE);
    else begin(now, old);
  }
  trusted = true;
}

/** @param {DOMRect} box */
const inSight = (box) => box.width > 0 && box.bottom > 0 && box.top < innerHeight;

/** @param {Place} now @param {Place} old */
function begin(now, old) {
  const elsewhere = Math.abs(old.left - now.left) > 2 || Math.abs(old.top - now.top) > 2;
  if (old.width && elsewhere) {
    const left = toGo(old.glide);
    const x = old.left + (old.glide?.x ?? 0) * left - now.left;
    const y = old.top + (old.glide?.y ?? 0) * left - now.top;
    const scale = (old.width * (1 + ((old.glide?.scale ?? 1) - 1) * left)) / now.width;
    // only the transform: the compositor does it alone
    now.glide = { run: now.element.animate([{ transform: `translate(${x}px,${y}px) scale(${scale})` }, {}], GLIDE), x, y, scale };
  }
  if (old.count !== now.count) now.element.animate([{ transform: "scale(1.5)" }, {}], GLIDE);
}

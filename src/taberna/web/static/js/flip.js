/**
 * FLIP: what carries `data-flip` glides from where it was to where it is. Goes by id, so a card may change its
 * parent; starts from where a running glide is, so the next move never waits; nothing lies over the page, so it never
 * catches clicks. Places are read once for each picture that the screen shows, when it is laid out anyway, and
 * kept until the next frame: drawing waits for no layout. What only went along with its section stays still.
 */
import { scaleOf } from "./canvas.js";
import { MOTIONS, prefs } from "./prefs.js";

const glide = () => ({ duration: MOTIONS[prefs.motion], easing: "cubic-bezier(.2,.7,.2,1)" });
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * @typedef {{run: Animation, x: number, y: number, scale: number}} Glide
 * @typedef {{section: Element | null, left: number, top: number}} Corner of the section that a thing is in
 * @typedef {{element: HTMLElement, in: Corner, left: number, top: number, width: number, height: number, seen: boolean, count: string | null, glide: Glide | null}} Place at rest
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
 * @typedef {{from: [number, number], to: [number, number]}} Way
 * @param {Element} root
 * @param {() => void} change draws the new state
 * @param {(ways: Way[]) => void} [told] is told what went where
 */
export function flip(root, change, told) {
  if (calm.matches || document.hidden || prefs.motion === "off") {
    moved();
    return change();
  }
  if (!waiting) {
    waiting = true;
    if (!trusted) last = places(root);
    requestAnimationFrame(() => play(root, told));
  }
  change();
}

/** Only in the parts that are in sight, so that the others need not be laid out. @param {Element} root */
function places(root) {
  /** @type {Map<string, Place>} */
  const found = new Map();
  /** @type {Map<Element | null, Corner>} */
  const corners = new Map();
  for (const part of root.querySelectorAll("[data-area=prompt], [data-area=board], [data-area=me], [data-area=others]")) {
    if (!inSight(part.getBoundingClientRect())) continue;
    for (const element of /** @type {NodeListOf<HTMLElement>} */ (part.querySelectorAll("[data-flip]"))) {
      const id = element.getAttribute("data-flip") ?? "";
      found.set(id, placeOf(element, cornerOf(element.closest("section"), corners), last.get(id)?.glide ?? null));
    }
  }
  return found;
}

/** @param {Element | null} section @param {Map<Element | null, Corner>} known @returns {Corner} */
function cornerOf(section, known) {
  let corner = known.get(section);
  if (!corner) {
    const box = section?.getBoundingClientRect();
    known.set(section, (corner = { section, left: box?.left ?? 0, top: box?.top ?? 0 }));
  }
  return corner;
}

/** @param {HTMLElement} element @param {Corner} corner @param {Glide | null} running @returns {Place} */
function placeOf(element, corner, running) {
  const box = element.getBoundingClientRect();
  const left = toGo(running);
  const glide = left ? running : null;
  return {
    element,
    in: corner,
    left: box.left - (glide ? glide.x * left : 0),
    top: box.top - (glide ? glide.y * left : 0),
    width: box.width / (glide ? 1 + (glide.scale - 1) * left : 1),
    height: box.height,
    seen: inSight(box),
    count: element.getAttribute("data-count"),
    glide,
  };
}

/** How much of its way a glide has still before it: from 1 to 0. @param {Glide | null} glide */
const toGo = (glide) => 1 - (glide?.run.effect?.getComputedTiming().progress ?? 1);

/** @param {Element} root @param {((ways: Way[]) => void) | undefined} told */
function play(root, told) {
  waiting = false;
  /** @type {Way[]} */
  const ways = [];
  const was = last;
  last = places(root);
  for (const [id, now] of last) {
    const old = was.get(id);
    if (!now.seen && !old?.seen) continue;
    if (!old) now.element.animate([{ opacity: 0, transform: "scale(.6)" }, {}], glide());
    else if (begin(now, old)) ways.push({ from: middle(old), to: middle(now) });
  }
  trusted = true;
  told?.(ways);
}

/** @param {DOMRect} box */
const inSight = (box) => box.width > 0 && box.bottom > 0 && box.top < innerHeight;

/** @param {Place} place @returns {[number, number]} */
const middle = (place) => [place.left + place.width / 2, place.top + place.height / 2];

/** @param {Place} now @param {Place} old @returns {boolean} whether it moves */
function begin(now, old) {
  const along = old.in.section === now.in.section; // then only its way inside the section counts
  const x0 = old.left - now.left + (along ? now.in.left - old.in.left : 0);
  const y0 = old.top - now.top + (along ? now.in.top - old.in.top : 0);
  const goes = Boolean(old.width) && (Math.abs(x0) > 2 || Math.abs(y0) > 2);
  if (goes) {
    const left = toGo(old.glide);
    const x = x0 + (old.glide?.x ?? 0) * left;
    const y = y0 + (old.glide?.y ?? 0) * left;
    const scale = (old.width * (1 + ((old.glide?.scale ?? 1) - 1) * left)) / now.width;
    const drawn = scaleOf(now.element); // inside a scaled board a step is shorter on the screen
    // only the transform: the compositor does it alone
    now.glide = { run: now.element.animate([{ transform: `translate(${x / drawn}px,${y / drawn}px) scale(${scale})` }, {}], glide()), x, y, scale };
  }
  if (old.count !== now.count) now.element.animate([{ transform: "scale(1.5)" }, {}], glide());
  return goes;
}

/**
 * Areas that are always in the window: what is drawn in them is scaled to the room there is. A board may name designs
 * (fixed sizes it is drawn in); the one that comes out largest is taken and its name set as a class. Without designs the
 * contents flow, and are made smaller until they fit. The top left corner stays where it is.
 */

/** @typedef {import("./types").Design} Design */

/** What is one's own, as most games draw it. @type {Design[]} */
export const MINE = [
  { name: "wide", width: 1000, height: 124 },
  { name: "tall", width: 364, height: 138 },
  { name: "side", width: 268, height: 110, worth: 0.75 },
];
/** A board is not blown up beyond this. */
const LARGEST = 1.45;
/** Contents that flow are tried in these sizes. */
const STEPS = [1, 0.92, 0.84, 0.77, 0.7, 0.64, 0.58, 0.52, 0.47, 0.42, 0.38, 0.34, 0.3];

/** The design that can be drawn largest in a room. @param {Design[]} designs @param {number} width @param {number} height */
export function choose(designs, width, height) {
  let found = { design: designs[0], scale: 0 };
  for (const design of designs) {
    const scale = Math.min(LARGEST, width / design.width, height / design.height);
    if (scale * (design.worth ?? 1) > found.scale * (found.design.worth ?? 1)) found = { design, scale };
  }
  return found;
}

class Canvas {
  /** @param {HTMLElement} area */
  constructor(area) {
    this.area = area;
    /** @type {Design[]} */
    this.designs = [];
    /** @type {HTMLElement | null} */
    this.inner = null;
    this.scale = 1;
    this.room = "";
    this.watch = new ResizeObserver(() => this.fit());
    this.watch.observe(area);
  }

  /** @param {HTMLElement} inner @param {Design[]} designs */
  show(inner, designs) {
    const changed = inner !== this.inner || designs !== this.designs;
    if (this.inner && inner !== this.inner) this.watch.unobserve(this.inner);
    this.inner = inner;
    this.designs = designs;
    if (!changed) return;
    this.room = "";
    if (!designs.length) this.watch.observe(inner);
    this.fit();
  }

  fit() {
    const { area, inner, designs } = this;
    if (!inner || !area.clientWidth) return;
    const style = getComputedStyle(area);
    const width = area.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const height = area.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
    if (!designs.length) return this.flow(inner, width, height);
    const room = `${width} ${height}`;
    if (room === this.room) return;
    this.room = room;
    const { design, scale } = choose(designs, width, height);
    for (const one of designs) inner.classList.toggle(`design-${one.name}`, one === design);
    inner.style.width = `${design.width}px`;
    inner.style.height = `${design.height}px`;
    this.set(scale);
  }

  /** @param {HTMLElement} inner @param {number} width @param {number} height */
  flow(inner, width, height) {
    if (this.room === `${width} ${height} ${inner.offsetHeight}`) return;
    for (const scale of STEPS) {
      inner.style.width = `${width / scale}px`;
      this.set(scale);
      if (inner.offsetHeight * scale <= height + 1) break;
    }
    this.room = `${width} ${height} ${inner.offsetHeight}`;
  }

  /** @param {number} scale */
  set(scale) {
    this.scale = scale;
    /** @type {HTMLElement} */ (this.inner).style.setProperty("--scale", String(scale));
  }
}

/** @type {WeakMap<Element, Canvas>} */
const canvases = new WeakMap();

/**
 * Fits what stands in the canvases of a page.
 * @param {Element} root
 * @param {Record<string, Design[]>} designs by area
 */
export function fitCanvases(root, designs) {
  for (const inner of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".canvas"))) {
    const area = /** @type {HTMLElement} */ (inner.parentElement);
    let canvas = canvases.get(area);
    if (!canvas) canvases.set(area, (canvas = new Canvas(area)));
    canvas.show(inner, designs[area.dataset.room ?? ""] ?? NONE);
  }
}

/** @type {Design[]} */
const NONE = [];

/** How much smaller than drawn something stands on the screen. @param {Element} element */
export function scaleOf(element) {
  const area = element.closest(".canvas")?.parentElement;
  return (area && canvases.get(area)?.scale) || 1;
}

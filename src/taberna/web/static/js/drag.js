/** Dragging a lit thing onto another does what clicking both does. A copy follows the pointer; the page stays as it is. */

/** So far must a pointer go before it drags. */
const FAR = 9;

/**
 * @param {HTMLElement} root
 * @param {{may(id: string): boolean, begin(id: string): void, drop(id: string | null): void}} handler
 */
export function dragging(root, handler) {
  /** @type {{id: string, from: HTMLElement, x: number, y: number, ghost: HTMLElement | null} | null} */
  let held = null;

  root.addEventListener("pointerdown", (event) => {
    const from = /** @type {HTMLElement | null} */ (/** @type {HTMLElement} */ (event.target).closest("[data-thing]"));
    const id = from?.dataset.thing;
    if (event.button || !from || !id || event.pointerType === "touch" || !handler.may(id)) return;
    held = { id, from, x: event.clientX, y: event.clientY, ghost: null };
  });

  addEventListener("pointermove", (event) => {
    if (!held) return;
    const [x, y] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.ghost) {
      if (Math.hypot(x, y) < FAR) return;
      held.ghost = copy(held.from);
      handler.begin(held.id);
    }
    held.ghost.style.transform = `translate(${x}px, ${y}px)`;
  });

  addEventListener("pointerup", (event) => {
    const ghost = held?.ghost;
    held = null;
    if (!ghost) return;
    ghost.remove();
    // The click that follows belongs to the drag.
    addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", stop, true));
    const target = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-thing]");
    handler.drop(target instanceof HTMLElement ? (target.dataset.thing ?? null) : null);
  });

  addEventListener("pointercancel", () => {
    held?.ghost?.remove();
    if (held?.ghost) handler.drop(null);
    held = null;
  });
}

/** @param {Event} event */
const stop = (event) => event.stopPropagation();

/** @param {HTMLElement} from */
function copy(from) {
  const box = from.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  const inner = /** @type {HTMLElement} */ (from.cloneNode(true));
  for (const one of [inner, ...inner.querySelectorAll("*")]) {
    for (const name of ["data-thing", "data-flip", "data-lit", "id"]) one.removeAttribute(name);
  }
  inner.setAttribute("aria-hidden", "true");
  inner.style.width = `${from.offsetWidth}px`;
  inner.style.height = `${from.offsetHeight}px`;
  ghost.append(inner);
  ghost.style.left = `${box.left}px`;
  ghost.style.top = `${box.top}px`;
  ghost.style.setProperty("--scale", String(from.offsetWidth ? box.width / from.offsetWidth : 1));
  // Inside the table, so that the styles of its game hold.
  (from.closest(".table") ?? document.body).append(ghost);
  return ghost;
}

/**
 * What a card says, large, beside the card under the pointer or the focus. The text stands in `aria-description`, so
 * a screen reader says it too. Escape hides it (WCAG 1.4.13); it catches no clicks.
 */
/** What says something, or whose name may have no room. */
const TOLD = "[aria-description], .card";
const AFTER = 220;
const MARGIN = 8;

const box = document.createElement("div");
box.className = "tip";
box.id = "tip";
box.hidden = true;
box.setAttribute("aria-hidden", "true"); // the card itself has the text
const head = document.createElement("b");
const body = document.createElement("span");
box.append(head, body);

let timer = 0;
/** @type {Element | null} */
let shown = null;

/** @param {Element} root */
export function tips(root) {
  document.body.append(box);
  for (const type of ["pointerover", "focusin"]) {
    root.addEventListener(type, (event) => {
      const target = /** @type {Element} */ (event.target).closest?.(TOLD) ?? null;
      if (target !== shown) wait(target);
    });
  }
  root.addEventListener("pointerleave", () => wait(null));
  root.addEventListener("click", () => wait(null), { capture: true });
  // A focus or a wheel that brings a card into sight also scrolls the page: the tip goes along with its card.
  addEventListener("scroll", follow, { passive: true, capture: true });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") wait(null);
  });
}

/** Shows at once what a thing says, if it says anything. @param {Element} target */
export function showTip(target) {
  const told = target.closest(TOLD);
  if (!told) return;
  clearTimeout(timer);
  shown = told;
  show(told);
}

/** @param {Element | null} target */
function wait(target) {
  clearTimeout(timer);
  shown = target;
  if (!target) box.hidden = true;
  else timer = setTimeout(() => show(target), AFTER);
}

/** @param {Element} target */
function show(target) {
  if (!target.isConnected) return;
  head.textContent = target.querySelector(".title")?.textContent ?? "";
  body.textContent = target.getAttribute("aria-description");
  box.hidden = false;
  place(target.getBoundingClientRect());
}

function follow() {
  if (!shown || box.hidden) return;
  const at = shown.getBoundingClientRect();
  if (at.width && at.bottom > 0 && at.top < innerHeight) place(at);
  else wait(null);
}

/** Above the card, or below it where there is no room. @param {DOMRect} at */
function place(at) {
  const { width, height } = box.getBoundingClientRect();
  const top = at.top - height - MARGIN;
  const left = Math.max(MARGIN, Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - MARGIN));
  box.style.left = `${left}px`;
  box.style.top = `${top >= MARGIN ? top : at.bottom + MARGIN}px`;
}

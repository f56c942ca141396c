/** What gets the focus must not hide under the prompt, which sticks to the top (WCAG 2.4.11). */
const watch = new ResizeObserver(([entry]) => {
  const height = /** @type {HTMLElement} */ (entry.target).offsetHeight;
  document.documentElement.style.scrollPaddingTop = `${height + 16}px`;
});
/** @type {Element | null} */
let watched = null;

/** @param {Element} root */
export function clearPrompt(root) {
  const prompt = root.querySelector(".ask");
  if (prompt === watched) return;
  watch.disconnect();
  watched = prompt;
  if (prompt) watch.observe(prompt);
}

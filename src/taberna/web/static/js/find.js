/** Searching a text that is already there: paragraphs without the words are put away. */

/** Letters as they are searched: without accents and capitals. @param {string} text */
const bare = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * Shows the paragraphs that have all the words, and the chapters they are in.
 * @param {HTMLElement} root @param {string} asked
 * @returns {number} how many
 */
export function find(root, asked) {
  const words = bare(asked).split(/\s+/).filter(Boolean);
  let found = 0;
  for (const chapter of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".chapter"))) {
    let shown = 0;
    for (const paragraph of /** @type {NodeListOf<HTMLElement>} */ (chapter.querySelectorAll(".paragraph"))) {
      const text = bare(paragraph.textContent ?? "");
      paragraph.hidden = !words.every((word) => text.includes(word));
      if (!paragraph.hidden) shown += 1;
    }
    chapter.hidden = words.length > 0 && shown === 0;
    found += shown;
  }
  root.classList.toggle("searched", words.length > 0);
  return found;
}

/** A text with a field to search it. @param {HTMLElement} root */
export function findable(root) {
  const field = /** @type {HTMLInputElement | null} */ (root.querySelector("input[type=search]"));
  const note = /** @type {HTMLElement | null} */ (root.querySelector(".found"));
  field?.addEventListener("input", () => {
    const found = find(root, field.value);
    if (note) note.textContent = !field.value.trim() ? "" : found ? String(found) : (note.dataset.none ?? "");
  });
}

/** Rule ids: a small mark that opens the paragraph beside the board. */
import { html, nothing } from "./dom.js";
import { prefs } from "./prefs.js";

/**
 * @param {string} game
 * @param {string | null} rule
 * @param {{many?: boolean, always?: boolean}} [how] many: one of a long list, reached with arrow keys; always: also for those who
 * want no ids, as a mark
 */
export const ruleLink = (game, rule, { many = false, always = false } = {}) =>
  rule && (prefs.rules || always)
    ? html`<a class="rule" href="/rules/${game}#${rule}" data-rule=${rule} tabindex=${many ? "-1" : nothing}>${prefs.rules ? rule : html`<span aria-hidden="true">§</span><span class="sr">${rule}</span>`}</a>`
    : nothing;

/** @type {Map<string, Promise<Document>>} */
const pages = new Map();

/** The rules' page as a document: the browser's own parser, no markup by hand. @param {string} game @returns {Promise<Document>} */
function page(game) {
  let found = pages.get(game);
  if (!found) {
    found = new Promise((done, failed) => {
      const request = new XMLHttpRequest();
      request.responseType = "document";
      request.onload = () => (request.responseXML ? done(request.responseXML) : failed(new Error(request.statusText)));
      request.onerror = () => failed(new Error("offline"));
      request.open("GET", `/rules/${game}`);
      request.send();
    });
    pages.set(game, found);
    found.catch(() => pages.delete(game));
  }
  return found;
}

/** A paragraph of the rules, to be put into the page. @param {string} game @param {string} rule @returns {Promise<Node | null>} */
export async function paragraph(game, rule) {
  const found = (await page(game)).getElementById(rule);
  if (!found) return null;
  const copy = /** @type {HTMLElement} */ (document.importNode(found, true));
  copy.removeAttribute("id");
  return copy;
}

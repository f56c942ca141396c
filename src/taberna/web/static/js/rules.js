/** Rule ids: a small mark that opens the rules beside the board, at that rule. */
import { html, nothing } from "./dom.js";
import { find, findable } from "./find.js";
import { prefs } from "./prefs.js";

/**
 * @param {string} game
 * @param {string | null} rule
 * @param {{many?: boolean, always?: boolean}} [how] many: one of a long list, reached with arrow keys; always: also for those who
 * want no ids, as a mark
 */
export const ruleLink = (game, rule, { many = false, always = false } = {}) =>
  rule && (prefs.rules || always)
    ? html`<a class="rule" href="/learn/${game}/rules#${rule}" data-rule=${rule} tabindex=${many ? "-1" : nothing}>${prefs.rules ? rule : html`<span aria-hidden="true">§</span><span class="sr">${rule}</span>`}</a>`
    : nothing;

/** A page of the house as a document: the browser's own parser, no markup by hand. @param {string} address @returns {Promise<Document>} */
const load = (address) =>
  new Promise((done, failed) => {
    const request = new XMLHttpRequest();
    request.responseType = "document";
    request.onload = () => (request.status === 200 && request.responseXML ? done(request.responseXML) : failed(new Error(request.statusText)));
    request.onerror = () => failed(new Error("offline"));
    request.open("GET", address);
    request.send();
  });

/** @type {Map<string, Promise<HTMLElement>>} */
const books = new Map();

/** The rules of a game in the reader's language, to be put into the page. @param {string} game @returns {Promise<HTMLElement>} */
export function rulesOf(game) {
  let found = books.get(game);
  if (!found) {
    found = load(`/learn/${game}/rules`).then((page) => {
      const copy = /** @type {HTMLElement} */ (document.importNode(/** @type {Node} */ (page.querySelector(".findable")), true));
      copy.classList.add("rules");
      findable(copy);
      return copy;
    });
    books.set(game, found);
    found.catch(() => books.delete(game));
  }
  return found;
}

/** Marks a rule of the open rules and brings it into sight. @param {HTMLElement} book @param {string} rule */
export function openAt(book, rule) {
  for (const old of book.querySelectorAll(".asked")) old.classList.remove("asked");
  const wanted = rule ? book.querySelector(`#${CSS.escape(rule)}`)?.closest(".paragraph") : null;
  if (!wanted) return;
  const field = /** @type {HTMLInputElement | null} */ (book.querySelector("input[type=search]"));
  if (field?.value) {
    field.value = "";
    find(book, "");
  }
  wanted.classList.add("asked");
  const scroll = book.closest(".scroll");
  const above = book.querySelector(".find")?.getBoundingClientRect().height ?? 0;
  if (scroll) scroll.scrollTop += wanted.getBoundingClientRect().top - scroll.getBoundingClientRect().top - above - 8;
}

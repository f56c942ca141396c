/** Texts of cards. Their style needs to know how long they are: letters are as large as the card has room for. */
import { html, vars } from "./dom.js";

/** The name of a card. @param {string} name */
export const title = (name) => html`<span class="title" ${vars({ "--word": longest(name) })}>${name}</span>`;

/** What a card does; a screen reader says it as the card's description. @param {string} text */
export const effect = (text) => html`<span class="effect" aria-hidden="true" ${vars({ "--chars": text.length })}>${text}</span>`;

/** Letters of the longest word. @param {string} text */
const longest = (text) => Math.max(1, ...text.split(/[\s-]/).map((word) => word.length));

/** Texts of cards. Their style needs to know how long they are: letters are as large as the card has room for. */
import { html, vars } from "./dom.js";

/** The name of a card. @param {string} name */
export const title = (name) => html`<span class="title" ${vars({ "--word": longest(name) })}>${parted(name, /[\s-]/.test(name) ? LONG : ALONE)}</span>`;

/** Words of so many letters may be parted where the card is narrow, with so many on either side. */
const LONG = 10;
/** One that is the whole name: it is parted only where it has no room, never to fill a line. */
const ALONE = 6;
const PART = 3;
const VOWEL = "[aeiouyäöüàâáèéêëìíîïòóôùúû]";
/** Consonants that are spoken together at the beginning of a syllable. */
const TOGETHER = /** @type {Record<string, string>} */ ({
  de: `sch[lmnrw]?|(?<!${VOWEL})s[pt]r?|(?<!t)th|[cp]h|[bcfgkp][lr]|[dt]r|qu`,
  es: "ll|rr|[cpt]h|[bcdfgpt][lr]|qu",
  it: "s(?:c[hlr]?|[pt][lr]?|[bdfgmnrv]r?|qu)|g[hn]|ch|[bcdfgptv][lr]|qu",
});
const USUAL = "[cpt]h|[bcdfgpt][lr]|qu";

/** A vowel with what belongs to it; the next syllable begins with one consonant, or with several spoken together. @param {string} lang */
const syllable = (lang) => new RegExp(`(${VOWEL}(?:(?!${VOWEL})\\p{L})*?)((?:${TOGETHER[lang] ?? USUAL}|(?!${VOWEL})\\p{L})(?=${VOWEL}))`, "giu");
const SYLLABLE = syllable(document.documentElement.lang);

/** With soft hyphens: a browser that knows no syllables would part words anywhere. @param {string} text @param {number} [long] */
export const parted = (text, long = LONG) => text.replace(/\p{L}+/gu, (word) => (word.length < long ? word : syllables(word)));

/** @param {string} word */
const syllables = (word) =>
  word.replace(SYLLABLE, (all, before, after, at) => (at + before.length < PART || word.length - at - before.length < PART ? all : `${before}\u00ad${after}`));

/** What a card does; a screen reader says it as the card's description. @param {string} text */
export const effect = (text) => html`<span class="effect" aria-hidden="true" ${vars({ "--chars": text.length })}>${text}</span>`;

/** Letters of the longest word. @param {string} text */
const longest = (text) => Math.max(1, ...text.split(/[\s-]/).map((word) => word.length));

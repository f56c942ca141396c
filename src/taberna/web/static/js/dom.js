/** The few things every module draws with: lit-html, icons, custom properties (the CSP forbids style attributes). */
import { html, nothing, render, svg, noChange } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { Directive, directive } from "../vendor/lit-html/directive.js";

export { html, nothing, render, repeat, svg, noChange, Directive, directive };

class Vars extends Directive {
  /** @type {Record<string, string | number>} */
  set = {};

  /** @param {Record<string, string | number>} _values */
  render(_values) {
    return noChange;
  }

  /** @param {any} part @param {[Record<string, string | number>]} values */
  update(part, [values]) {
    for (const [name, value] of Object.entries(values)) {
      if (this.set[name] !== value) part.element.style.setProperty(name, String(value));
    }
    this.set = values;
    return noChange;
  }
}

/** Sets CSS custom properties on an element: `<div ${vars({"--x": 3})}>`. */
export const vars = directive(Vars);

class Memo extends Directive {
  /** @type {unknown[]} */
  was = [];

  /** @param {unknown[]} now @param {() => unknown} draw */
  render(now, draw) {
    if (now.length === this.was.length && now.every((value, i) => value === this.was[i])) return noChange;
    this.was = now;
    return draw();
  }
}

/** Draws again only when one of the values is another one (see share.js): `${memo([log], () => logList(log))}`. */
export const memo = directive(Memo);

/** What lit knows a template by; made once, so that a drawing is cloned whole. @param {string[]} strings */
const template = (...strings) => /** @type {any} */ (Object.assign(strings, { raw: strings }));

const COMMON = new URL("../icons/common.svg", import.meta.url);

/** @type {Map<string, Promise<Map<string, {plain: any, told: any}>>>} */
const sheets = new Map();

/** The drawings of a sheet. Not `<use>`: one that points into another file costs ten times as much. @param {URL} sheet */
async function read(sheet) {
  const text = await (await fetch(sheet)).text();
  const found = new Map();
  for (const [, name, box, drawing] of text.matchAll(/<symbol id="(\w+)" viewBox="([\d ]+)">(.*?)<\/symbol>/gs)) {
    found.set(name, {
      plain: template(`<svg class="icon" aria-hidden="true" viewBox="${box}">${drawing}</svg>`),
      told: template('<svg class="icon" role="img" aria-label=', ` viewBox="${box}">${drawing}</svg>`),
    });
  }
  return found;
}

/**
 * A maker of icons from one sheet: the house's own, or that of a game. An icon is decoration unless it is given a text.
 */
export async function icons(sheet = COMMON) {
  let reading = sheets.get(sheet.href);
  if (!reading) sheets.set(sheet.href, (reading = read(sheet)));
  const drawings = await reading;
  return (/** @type {string} */ name, /** @type {string} */ text = "") => {
    const found = drawings.get(name);
    if (!found) return nothing;
    return text ? html(found.told, text) : html(found.plain);
  };
}

/** @param {number} from @param {number} to inclusive */
export const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

const NUMERALS = [
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
];

/** @param {number} n */
export function roman(n) {
  let text = "";
  for (const [value, sign] of /** @type {[number, string][]} */ (NUMERALS)) {
    while (n >= value) {
      text += sign;
      n -= value;
    }
  }
  return text;
}

/** Names things that may lie on the table twice: the first `turris` drawn is "turris 0", the next "turris 1". */
export class Copies {
  /** @type {Map<string, number>} */
  seen = new Map();

  /** @param {string} name */
  next(name) {
    const n = this.seen.get(name) ?? 0;
    this.seen.set(name, n + 1);
    return `${name} ${n}`;
  }
}

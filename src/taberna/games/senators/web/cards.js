/** The cards of Senators: goods, offices, influence, events. */
import { effect, title } from "../../../js/cards.js";
import { html, icons, nothing } from "../../../js/dom.js";
import { thing } from "../../../js/targets.js";

/** @typedef {import("./view").SenatorsView} View
 * @typedef {import("../../../js/types").Ui<View>} Ui */

export const icon = await icons(new URL("icons.svg", import.meta.url));
const TYPES = ["wheat", "meat", "iron", "cloth", "wood", "olives"];
const OFFICES = ["governor", "censor", "consul", "quaestor"];
const EVENTS = ["war", "new_senator", "deficit", "civil_conflict", "eviction", "majority"];
const INFLUENCE = ["vox_populi", "tribunes", "lictors", "merchants", "cavalry", "pontifex_maximus", "princeps_senatus", "prefects", "praetors"];
const KINDS = new Set([...TYPES, ...OFFICES, ...EVENTS, ...INFLUENCE]);

/** `wheat_9` is wheat, `governor_wheat` is governor, `war_2` is war. @param {string} name */
export function kindOf(name) {
  if (name.startsWith("governor_")) return "governor";
  return name.replace(/[ _]\d+$/, "");
}

/** @param {string} name */
function family(name) {
  const kind = kindOf(name);
  if (TYPES.includes(kind)) return `resource ${kind}`;
  if (OFFICES.includes(kind)) return `office ${kind}`;
  return EVENTS.includes(kind) ? "event" : "influence";
}

/** A card face up. @param {Ui} ui @param {string} name @param {string} [tries] what a click would mean */
export function card(ui, name, tries) {
  const kind = kindOf(name);
  const value = TYPES.includes(kind) ? name.slice(kind.length + 1) : "";
  const governed = kind === "governor" ? name.slice("governor_".length) : "";
  const text = ui.effect(kindOf(name)); // nothing for goods
  return html`<button type="button" class="card ${family(name)} ${text ? "told" : ""}" data-flip=${name} aria-description=${text || nothing} ${thing(name, tries)}>
    <span class="value" aria-hidden="true">${governed ? icon(governed) : value}</span>
    ${icon(kind)}${text ? effect(text) : nothing}${title(ui.card(name))}
  </button>`;
}

/** A small drawing of a card, for texts. @param {string} name */
export function picture(name) {
  const kind = kindOf(name);
  return KINDS.has(kind) ? html`<span class="${family(name)} tinted">${icon(kind)}</span>` : null;
}

/** A card's back: the dots tell its deck. @param {number} dots */
export const back = (dots) => html`<span class="back" aria-hidden="true"><i>${"•".repeat(dots)}</i></span>`;

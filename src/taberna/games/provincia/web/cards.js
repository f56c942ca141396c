/** The cards of Provincia Romana: buildings, senate, production and combat cards, goods and tokens. */
import { effect, title } from "../../../js/cards.js";
import { Copies, html, icons, nothing, repeat } from "../../../js/dom.js";
import { emblem } from "../../../js/seats.js";
import { thing } from "../../../js/targets.js";

/** @typedef {import("./view").ProvinciaView} View
 * @typedef {import("../../../js/types").Ui<View>} Ui */

const icon = await icons(new URL("icons.svg", import.meta.url));
const drawing = await icons(new URL("town.svg", import.meta.url));
export const GOODS = /** @type {const} */ (["clay", "wood", "stone", "gold"]);

/** Which copy of its kind each card of a row is. @type {Map<string[], string[]>} */
const numbered = new Map();

/** An active building is the same card. @param {string} name */
export const typeOf = (name) => name.replace(/_active$/, "");

/** The numbers of each row when it was drawn last, by the place of the row. @type {string[][]} */
let before = [];
let fresh = 0;

/**
 * Numbers the cards of a kind over the whole table, so that each can glide from row to row. A card that stays in its row
 * keeps its number; one that is new there has the number of one that has left another row.
 * @param {string[][]} rows
 */
export function numberCopies(rows) {
  const left = before.map((ids) => [...ids]);
  const take = (/** @type {string[]} */ ids, /** @type {string} */ name) => {
    const at = ids.findIndex((id) => id.startsWith(`${name} `));
    return at < 0 ? "" : ids.splice(at, 1)[0];
  };
  const kept = rows.map((row, i) => row.map((name) => take(left[i] ?? [], typeOf(name))));
  const free = left.flat();
  before = rows.map((row, i) => row.map((name, j) => kept[i][j] || take(free, typeOf(name)) || `${typeOf(name)} ${fresh++}`));
  numbered.clear();
  for (const [i, row] of rows.entries()) numbered.set(row, before[i]);
}

/** The numbers of a row, as one word to compare by. @param {string[] | null} row */
export const numbers = (row) => (row ? numbered.get(row)?.join() : null);

/** Goods as chips: an icon and a number each. @param {Ui} ui @param {number[]} amounts */
export const amounts = (ui, amounts) =>
  html`<span class="amounts">${amounts.map((n, i) => (n ? html`<span class="amount ${GOODS[i]}">${icon(GOODS[i], ui.card(GOODS[i]))}${n}</span>` : nothing))}</span>`;

/** Goods in words: "2 clay, 1 gold". @param {Ui} ui @param {number[]} amounts */
export const inWords = (ui, amounts) => amounts.map((n, i) => (n ? `${n} ${ui.card(GOODS[i])}` : "")).filter(Boolean).join(", ");

/** Names are capitals in the texts; a card has no room for them. @param {string} name */
export const plainCase = (name) => name.toLowerCase().replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());

/** What a card does, and whether a town may have it twice. @param {Ui} ui @param {string} name */
export function describe(ui, name) {
  const facts = ui.data.buildings[name];
  if (!facts) return ui.effect(name);
  return [ui.effect(name), ui.say(facts.unique ? "web-pro-unique-doc" : "web-pro-repeatable-doc")].filter(Boolean).join(" ");
}

/** @param {string} name @param {Record<string, Record<string, any>>} data */
export function picture(name, data) {
  const type = typeOf(name);
  if (GOODS.some((good) => good === name)) return html`<span class="amount ${name}">${icon(name)}</span>`;
  if (data.buildings[type]) return html`<span class="building tinted">${drawing(data.buildings[type].picture ?? type)}</span>`;
  const [kind] = type.split("_");
  if (data.spqr[name]) return html`<span class="senate tinted">${icon(kind)}</span>`;
  return ["opes", "bellum", "spqr", "aedificium"].includes(kind) ? html`<span class="${kind} tinted">${icon(kind)}</span>` : null;
}

/** @param {Ui} ui @param {string} name */
function building(ui, name) {
  const facts = ui.data.buildings[name];
  const gains = [
    facts.income ? html`<span class="gain">↻${amounts(ui, facts.income)}</span>` : nothing,
    facts.gold ? html`<span class="gain">+${amounts(ui, [0, 0, 0, facts.gold])}</span>` : nothing,
    ...["morale", "income_morale", "defence", "military"].map((what) =>
      facts[what] ? html`<span class="gain">${what.startsWith("income") ? "↻" : ""}+${facts[what]}${icon(what.replace("income_", ""), ui.card(what.replace("income_", "")))}</span>` : nothing,
    ),
  ];
  return html`<span class="value" title=${ui.card("prestige")}>${facts.prestige || nothing}</span>
    <span class="copies" title=${ui.say(facts.unique ? "web-pro-unique" : "web-pro-repeatable")}>${facts.unique ? "I" : "∞"}</span>
    ${drawing(facts.picture ?? name)}<span class="gains">${gains}</span>${title(plainCase(ui.card(name)))}<span class="cost">${amounts(ui, facts.cost)}</span>`;
}

/** @param {Ui} ui @param {string} name */
function senate(ui, name) {
  const facts = ui.data.spqr[name];
  const exchange = facts.give ? html`<span class="gains">${amounts(ui, facts.give)}→${amounts(ui, facts.take)}</span>` : nothing;
  const gain = facts.gain ? html`<span class="gains">+${amounts(ui, facts.gain)}</span>` : nothing;
  return html`<span class="value" title=${ui.card("prestige")}>${facts.value ?? nothing}</span>
    ${icon(name.split("_")[0])}${exchange}${gain}${effect(ui.effect(name))}
    ${title(plainCase(ui.card(name).replace(/ \(.*/, "")))}<span class="cost">${amounts(ui, [0, 0, 0, facts.gold])}</span>`;
}

/** @param {Ui} ui @param {string} name */
function opes(ui, name) {
  const facts = ui.data.opes[name];
  return html`<span class="half" title=${ui.say("web-pro-quaestor")}><small>Quaestor</small>${amounts(ui, facts.quaestor)}</span>
    <span class="half rest" title=${ui.say("web-pro-others")}><small>${ui.say("web-pro-others")}</small>${amounts(ui, facts.other)}</span>
    <span class="sr">${ui.card(name)}</span>`;
}

/** @param {Ui} ui @param {any} penalty */
function penalty(ui, penalty) {
  if (!penalty.kind) return nothing;
  const what = penalty.kind === "building" ? ui.say("web-pro-building", { tag: ui.say(`web-pro-tag-${penalty.tag}`) }) : ui.card(penalty.kind);
  return html`−${penalty.amount} ${what}`;
}

/** What losing costs, and what it costs instead if that cannot be paid. @param {Ui} ui @param {any} facts */
export const penalties = (ui, { first, substitute }) => html`${penalty(ui, first)}${substitute?.kind ? html` <small>${ui.say("web-pro-else")} ${penalty(ui, substitute)}</small>` : nothing}`;

/** A combat card: the strength of the Gauls and what losing costs. @param {Ui} ui @param {string} name */
export function bellum(ui, name) {
  const facts = ui.data.bellum[name];
  return html`<span class="card combat"><span class="value" title=${ui.card("strength")}>${facts.strength}</span>${icon("bellum")}
    <span class="title"><span>${penalties(ui, facts)}</span></span></span>`;
}

/**
 * Any card as something to click.
 * @param {Ui} ui @param {string} name @param {string} id which copy @param {string} place @param {string} [tries]
 */
export function card(ui, name, id, place, tries) {
  const type = typeOf(name);
  const [kind, face] = ui.data.buildings[type] ? ["building", building(ui, type)] : ui.data.spqr[name] ? ["senate", senate(ui, name)] : ["opes", opes(ui, name)];
  return html`<button type="button" class="card ${kind}" data-flip=${id} aria-description=${describe(ui, type)} ${thing(`${place} ${name}`, tries)}>${face}</button>`;
}

/**
 * Cards in a row; the same card may lie there twice, and each keeps its place on the page when others come and go.
 * @param {string[]} row @param {(name: string, id: string) => unknown} draw
 */
export function cards(row, draw) {
  const here = new Copies();
  const ids = numbered.get(row) ?? [];
  return repeat(row.map((name, i) => ({ name, id: ids[i], key: here.next(name) })), ({ key }) => key, ({ name, id }) => draw(name, id));
}

/** `red_minus_1` @param {string} name */
export function parse(name) {
  const [, colour, way, n] = /** @type {RegExpExecArray} */ (/^(\w+?)_(plus|minus)_(\d)$/.exec(name));
  return { colour, value: way === "plus" ? Number(n) : -Number(n) };
}

/** A token that changes the strength of the town of its colour, and so of its player. @param {Ui} ui @param {string} name */
export function token(ui, name) {
  const { colour, value } = parse(name);
  const owner = ui.view.players.find((player) => player.colour === colour);
  const whom = owner ? ui.name(owner.seat) : ui.card(colour);
  return html`<span class="token town-${colour}" title=${whom}>${owner ? emblem(owner.seat) : nothing}<b>${value > 0 ? "+" : "−"}${Math.abs(value)}</b><span class="sr">${whom}</span></span>`;
}

/** The cards of Provincia Romana: buildings, senate, production and combat cards, goods and tokens. */
import { Copies, html, icons, nothing, repeat } from "../../../js/dom.js";
import { emblem } from "../../../js/seats.js";
import { thing } from "../../../js/things.js";

/** @typedef {import("./view").ProvinciaView} View
 * @typedef {import("../../../js/types").Ui<View>} Ui */

const icon = await icons(new URL("icons.svg", import.meta.url));
export const GOODS = /** @type {const} */ (["clay", "wood", "stone", "gold"]);

/** Which copy of its kind each card of a row is. @type {Map<string[], string[]>} */
const numbered = new Map();

/** An active building is the same card. @param {string} name */
const typeOf = (name) => name.replace(/_active$/, "");

/** Numbers the cards of a kind over the whole table, so that each can glide from row to row. @param {string[][]} rows */
export function numberCopies(rows) {
  const copies = new Copies();
  numbered.clear();
  for (const row of rows) numbered.set(row, row.map((name) => copies.next(typeOf(name))));
}

/** The numbers of a row, as one word to compare by. @param {string[] | null} row */
export const numbers = (row) => (row ? numbered.get(row)?.join() : null);

/** Goods as chips: an icon and a number each. @param {Ui} ui @param {number[]} amounts */
export const amounts = (ui, amounts) =>
  html`<span class="amounts">${amounts.map((n, i) => (n ? html`<span class="amount ${GOODS[i]}">${icon(GOODS[i], ui.card(GOODS[i]))}${n}</span>` : nothing))}</span>`;

/** Names are capitals in the texts; a card has no room for them. @param {string} name */
const plainCase = (name) => name.toLowerCase().replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());

/** @param {string} name @param {Record<string, Record<string, any>>} data */
export function picture(name, data) {
  const type = typeOf(name);
  if (GOODS.some((good) => good === name)) return html`<span class="amount ${name}">${icon(name)}</span>`;
  if (data.buildings[type]) return html`<span class="building tinted">${icon(type)}</span>`;
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
    ${icon(name)}<span class="gains">${gains}</span><span class="title">${plainCase(ui.card(name))}</span><span class="cost">${amounts(ui, facts.cost)}</span>`;
}

/** @param {Ui} ui @param {string} name */
function senate(ui, name) {
  const facts = ui.data.spqr[name];
  const exchange = facts.give ? html`<span class="gains">${amounts(ui, facts.give)}→${amounts(ui, facts.take)}</span>` : nothing;
  const gain = facts.gain ? html`<span class="gains">+${amounts(ui, facts.gain)}</span>` : nothing;
  const defence = facts.defence ? html`<span class="gains"><span class="gain">+${facts.defence}${icon("defence", ui.card("defence"))}</span></span>` : nothing;
  return html`<span class="value" title=${ui.card("prestige")}>${facts.value ?? nothing}</span>
    ${icon(name.split("_")[0])}${exchange}${gain}${defence}<span class="title">${plainCase(ui.card(name).replace(/ \(.*/, ""))}</span><span class="cost">${amounts(ui, [0, 0, 0, facts.gold])}</span>`;
}

/** @param {Ui} ui @param {string} name */
function opes(ui, name) {
  const facts = ui.data.opes[name];
  return html`<span class="half" title=${ui.say("web-pro-quaestor")}><small>Quaestor</small>${amounts(ui, facts.quaestor)}</span>
    <span class="half other" title=${ui.say("web-pro-others")}><small>${ui.say("web-pro-others")}</small>${amounts(ui, facts.other)}</span>
    <span class="sr">${ui.card(name)}</span>`;
}

/** @param {Ui} ui @param {any} penalty */
function penalty(ui, penalty) {
  if (!penalty.kind) return nothing;
  const what = penalty.kind === "building" ? ui.say("web-pro-building", { tag: ui.say(`web-pro-tag-${penalty.tag}`) }) : ui.card(penalty.kind);
  return html`−${penalty.amount} ${what}`;
}

/** A combat card: the strength of the Gauls and what losing costs. @param {Ui} ui @param {string} name */
export function bellum(ui, name) {
  const facts = ui.data.bellum[name];
  const swap = facts.substitute.kind ? html`<br /><small>${ui.say("web-pro-else")} ${penalty(ui, facts.substitute)}</small>` : nothing;
  return html`<span class="card combat"><span class="value" title=${ui.card("strength")}>${facts.strength}</span>${icon("bellum")}
    <span class="title">${penalty(ui, facts.first)}${swap}</span></span>`;
}

/**
 * Any card as something to click.
 * @param {Ui} ui @param {string} name @param {string} id which copy @param {string} place @param {string} [tries]
 */
export function card(ui, name, id, place, tries) {
  const type = typeOf(name);
  const active = name !== type;
  const [kind, face] = ui.data.buildings[type]
    ? [`building ${ui.data.buildings[type].type === "inactive" && !active && place.startsWith("city") ? "asleep" : ""}`, building(ui, type)]
    : ui.data.spqr[name]
      ? ["senate", senate(ui, name)]
      : ["opes", opes(ui, name)];
  const state = kind.includes("asleep") ? "web-pro-inactive" : active ? "web-pro-active" : "";
  return html`<button type="button" class="card ${kind}" data-flip=${id} aria-description=${ui.effect(type)} ${thing(`${place} ${name}`, tries)}>
    ${face}${state ? html`<span class="badge">${ui.say(state)}</span>` : nothing}
  </button>`;
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

/** `red_minus_1`: a token that changes the strength of the red town. @param {Ui} ui @param {string} name */
export function token(ui, name) {
  const [, colour, sign, n] = /** @type {RegExpExecArray} */ (/^(\w+?)_(plus|minus)_(\d)$/.exec(name));
  const owner = ui.view.players.find((/** @type {any} */ player) => player.colour === colour);
  const value = `${sign === "plus" ? "+" : "−"}${n}`;
  return html`<span class="token town-${colour}">${owner ? emblem(owner.seat) : nothing}<b>${value}</b>
    <span class="sr">${owner ? ui.name(owner.seat) : ui.card(colour)}</span></span>`;
}

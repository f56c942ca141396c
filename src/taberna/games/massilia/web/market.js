/** The market: the ring of path and stalls around the temple, the figures, and where they could go. */
import { html, icons, nothing, range, vars } from "../../../js/dom.js";
import { piece } from "../../../js/seats.js";
import { thing } from "../../../js/targets.js";
import { section } from "../../../js/ui.js";
import { addDie, chosen, earlier, preset, wayTo } from "./action.js";
import { COLOURS, cube, die, figureFace, figureName, GOODS, icon, price, readDie } from "./pieces.js";

/** @typedef {import("./view").MassiliaView} View
 * @typedef {import("../../../js/types").Ui<View>} Ui
 * @typedef {{figure: string, way: string, space: string, plan: string, text: string}} Ghost */

const common = await icons();
/** What the dice of a colour are for. */
const SIGNS = { beige: icon("cube"), brown: icon("customer"), black: common("laurels"), grey: icon("temple") };

/** Where a figure comes to stand. @param {View} view @param {string} figure @param {string} way @param {number} by */
function landing(view, figure, way, by) {
  const { ring, figures } = view.market;
  const from = Number(figures[figure].slice(1)) - 1;
  return `P${((((from + (way === "clockwise" ? by : -by)) % ring) + ring) % ring) + 1}`;
}

/** Cubes on the stall of a space. @param {View} view @param {string} space */
export function goodsOn({ market }, space) {
  const stall = market.stalls.find((one) => one.space === space);
  return stall ? GOODS.reduce((sum, good) => sum + stall.goods[good], 0) : 0;
}

/** What would happen there, in a few words. @param {Ui} ui @param {string} figure @param {string} space */
function happens(ui, figure, space) {
  const { market, prices, marks } = ui.view;
  const stall = market.stalls.find((one) => one.space === space.replace("P", "S"));
  if (figure === "consul") {
    if (!stall) return ui.say("web-mas-may-build", { price: ui.data.prices.building.value });
    const goods = goodsOn(ui.view, stall.space);
    if (!goods) return ui.say("web-mas-closes", { name: ui.name(stall.owner) });
    return ui.say("web-mas-taxes", { name: ui.name(stall.owner), goods });
  }
  if (!stall || stall.owner !== ui.me) return ui.say("web-mas-no-sale");
  const own = stall.goods[figure];
  const sold = own || stall.goods.beige;
  if (!sold) return ui.say("web-mas-no-sale");
  const good = own ? figure : "beige";
  return ui.say("web-mas-sells", { count: sold, good: ui.card(good), money: sold * prices.temple, points: own ? sold * marks[figure] : 0 });
}

/** Both ends of every figure's way, as soon as the value is known. @param {Ui} ui @returns {Ghost[]} */
export function ghosts(ui) {
  const { view } = ui;
  const { step } = view;
  const action = chosen(view);
  const planned = action?.colour === "brown" ? preset(ui) : null;
  const value = step?.name === "MoveFigure" ? step.value : planned;
  if (value === null || !ui.moves.length || view.to_move[0] !== ui.me) return [];
  return Object.keys(view.market.figures).flatMap((figure) =>
    ["clockwise", "counter"].map((way) => {
      const space = landing(view, figure, way, value);
      const move = `move ${figure} ${way}`;
      return { figure, way, space, plan: planned === null ? move : wayTo(ui, value, move), text: happens(ui, figure, space) };
    }),
  );
}

/** With its value chosen a figure's end is something to pick; before, it plays the value too. @param {Ui} ui @param {Ghost} ghost */
function ghostOf(ui, { figure, way, plan, text }) {
  const face = html`${figureFace(ui, figure)}<span class="sr">: ${text}</span>`;
  return plan.includes("\n")
    ? html`<button type="button" class="ghost-figure ${figure}" data-move=${plan} data-lit aria-description=${text}>${face}</button>`
    : html`<button type="button" class="ghost-figure ${figure}" aria-description=${text} ${thing(`ghost ${figure} ${way}`)}>${face}</button>`;
}

/** @param {Ui} ui @param {number} i @param {[number, number]} xy @param {number} last @param {Ghost[]} coming */
function path(ui, i, [x, y], last, coming) {
  const name = `P${i + 1}`;
  const { figures } = ui.view.market;
  const here = Object.keys(figures).filter((figure) => figures[figure] === name);
  const guests = coming.filter((ghost) => ghost.space === name);
  const corner = (x === 0 || x === last) && (y === 0 || y === last);
  return html`<li class="path ${corner ? "corner" : y === 0 || y === last ? "level" : ""} ${guests.length ? "reached" : ""}" ${vars({ "--x": corner && x ? x : x + 1, "--y": corner && y ? y : y + 1, ...(corner ? { "--outer-x": x ? 2 : 1, "--outer-y": y ? 2 : 1 } : {}) })}>
    <span class="sr">${ui.say("web-mas-path", { n: i + 1 })}</span>
    ${here.map((figure) => html`<button type="button" class="figure ${figure}" data-flip="figure ${figure}" title=${figureName(ui, figure)} ${thing(`figure ${figure}`, `move ${figure} clockwise`)}>${figureFace(ui, figure)}</button>`)}
    ${guests.map((ghost) => ghostOf(ui, ghost))}
  </li>`;
}

/** @param {Ui} ui @param {View["market"]["stalls"][number]} stall */
const goodsOf = (ui, stall) => `${ui.name(stall.owner)}: ${GOODS.map((good) => `${ui.card(good)} ${stall.goods[good]}`).join(", ")}`;

/** @param {Ui} ui @param {number} i @param {[number, number]} xy */
function stall(ui, i, [x, y]) {
  const name = `S${i + 1}`;
  const found = ui.view.market.stalls.find((one) => one.space === name);
  return section(ui, [found?.owner, ...GOODS.map((good) => found?.goods[good])], () => html`<li class="stall-space" ${vars({ "--x": x + 1, "--y": y + 1 })}>
    <button type="button" class="stall ${found ? `owned seat-${found.owner}` : ""}" aria-description=${found ? goodsOf(ui, found) : nothing} ${thing(name, found ? undefined : `place ${name}`)}>
      <span class="sr">${ui.say("web-mas-space", { n: i + 1 })}</span>
      ${found
        ? html`<span class="awning" aria-hidden="true"></span><span class="owner" data-flip="stall ${name}">${piece(ui, found.owner)}</span>
            <span class="counter">${GOODS.flatMap((good) => range(1, found.goods[good]).map((n) => html`<span data-flip="${name} ${good} ${n}">${cube(ui, good)}</span>`))}</span>`
        : html`<span class="number-plate" aria-hidden="true">${i + 1}</span>`}
    </button>
  </li>`);
}

/** Clicking a die chooses its action with it. @param {Ui} ui @param {string} place @param {string} name @param {string} [as] */
export function actionDie(ui, place, name, as = name) {
  const [colour] = readDie(name);
  const use = ui.view.step?.name === "TurnMenu" && ui.moves.some((move) => move.text === `use ${colour}`);
  if (use) return die(ui, place, name, { plan: `use ${colour}\ndie ${as}\n\n!\nuse ${colour}` });
  return die(ui, place, name, earlier(ui, as) ? { adds: () => addDie(ui, as) } : { tries: `die ${as}` });
}

/** @param {Ui} ui */
const temple = (ui) =>
  html`<section class="temple" aria-labelledby="temple">
    <h3 id="temple">${icon("temple")} ${ui.card("temple")} ${price(ui, "temple")}</h3>
    ${COLOURS.map(
      (colour) => html`<div class="dice-row">
        <button type="button" class="action ${colour}" title=${ui.say(`web-mas-${colour}`)} ${thing(`use ${colour}`, `use ${colour}`)}>${SIGNS[/** @type {keyof typeof SIGNS} */ (colour)]}<span>${ui.say(`web-mas-${colour}`)}</span></button>
        <span class="dice">${ui.view.temple.filter((name) => readDie(name)[0] === colour).map((name) => actionDie(ui, "temple", name))}</span>
      </div>`,
    )}
  </section>`;

/** @param {Ui} ui */
export function marketOf(ui) {
  const { market } = ui.view;
  const last = Math.max(...market.path_xy.flat());
  const coming = ghosts(ui);
  return html`<section class="ring-box" aria-labelledby="market">
    <h3 id="market" class="sr">${ui.card("market")}</h3>
    <div class="ring" ${vars({ "--cells": last + 1 })}>
      <ol class="paths">${market.path_xy.map((xy, i) => path(ui, i, xy, last, coming))}</ol>
      <ol class="stalls">${market.stall_xy.map((xy, i) => stall(ui, i, xy))}</ol>
      ${section(ui, [ui.view.temple, ui.view.prices.temple, ui.view.step?.name, ui.moves], () => temple(ui))}
    </div>
  </section>`;
}

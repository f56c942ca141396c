/** Massilia: the ring of stalls and path around the temple, the harbour, the gods, the tracks. */
import { dieFace } from "../../../js/dice.js";
import { html, icons, nothing, range, vars } from "../../../js/dom.js";
import { piece } from "../../../js/seats.js";
import { thing } from "../../../js/things.js";
import { initials, section } from "../../../js/ui.js";

/** @typedef {import("./view").MassiliaView} View
 * @typedef {import("../../../js/types").Ui<View>} Ui */

const icon = await icons(new URL("icons.svg", import.meta.url));
const common = await icons();
const GOODS = ["pink", "orange", "purple", "beige"];
const COLOURS = ["beige", "brown", "black", "grey"];
/** The fields of the reputation track; beyond them a player takes a tile and starts again (MAS-5.7). */
const TRACK = 50;

/** `juno_3` is juno. @param {string} card */
const godOf = (card) => card.replace(/_\d+$/, "");

/** `brown_2` is brown, 2; `brown` has not been rolled. @param {string} name @returns {[string, number | null]} */
function readDie(name) {
  const [colour, face] = name.split("_");
  return [colour, face === undefined ? null : Number(face)];
}

/** @param {Ui} ui @param {string} good */
const cube = (ui, good) =>
  html`<span class="cube-good ${good}" title=${ui.card(good)}><span aria-hidden="true">${letter(ui, good)}</span></span>`;

/** @type {string[] | null} */
let letters = null;

/** Goods have a letter each, so that nobody needs the colours. @param {Ui} ui @param {string} good */
function letter(ui, good) {
  letters ??= initials(GOODS.map((name) => ui.card(name)));
  return letters[GOODS.indexOf(good)];
}

/** A die that may be taken. @param {Ui} ui @param {string} place @param {string} name @param {string} [tries] */
function die(ui, place, name, tries) {
  const [colour, face] = readDie(name);
  return html`<button type="button" class="die-button" ${thing(`${place} ${name}`, tries)}>
    ${dieFace(face, colour)}<span class="sr">${ui.card(colour)} ${face ?? ""}</span>
  </button>`;
}

/** @param {Ui} ui @param {string} name @param {string} place @param {string} [tries] */
const godCard = (ui, name, place, tries) =>
  html`<button type="button" class="card god told ${godOf(name)}" data-flip=${name} aria-description=${ui.effect(godOf(name))} ${thing(`${place} ${name}`, tries)}>
    ${icon(godOf(name))}<span class="effect" aria-hidden="true">${ui.effect(godOf(name))}</span><span class="title">${ui.card(godOf(name))}</span>
  </button>`;

// -- the market ---------------------------------------------------------------------------------

/** Where figures stand there is no room to click beside them (WCAG 2.5.8): the figure that would go there is clicked itself.
 * @param {Ui} ui @param {number} i @param {[number, number]} xy @param {number} last */
function path(ui, i, [x, y], last) {
  const name = `P${i + 1}`;
  const { figures } = ui.view.market;
  const here = Object.keys(figures).filter((figure) => figures[figure] === name);
  const corner = (x === 0 || x === last) && (y === 0 || y === last);
  return section(ui, here, () => html`<li class="path ${corner ? "corner" : ""}" ${vars({ "--x": corner && x ? x : x + 1, "--y": corner && y ? y : y + 1 })}>
    ${here.length
      ? html`<span class="sr">${ui.say("web-mas-path", { n: i + 1 })}</span>`
      : html`<button type="button" class="space" aria-label=${ui.say("web-mas-path", { n: i + 1 })} ${thing(name)}></button>`}
    ${here.map(
      (figure) => html`<button type="button" class="figure ${figure}" data-flip="figure ${figure}" ${thing(`figure ${figure}`, `move ${figure} clockwise`)}>
        ${icon(figure === "consul" ? "toga" : "customer")}${figure === "consul" ? nothing : html`<b aria-hidden="true">${letter(ui, figure)}</b>`}<span class="sr">${figure === "consul" ? ui.card("consul") : ui.say("web-mas-customer", { good: ui.card(figure) })}</span>
      </button>`,
    )}
  </li>`);
}

/** @param {Ui} ui @param {number} i @param {[number, number]} xy */
function stall(ui, i, [x, y]) {
  const name = `S${i + 1}`;
  const found = ui.view.market.stalls.find((s) => s.space === name);
  return section(ui, [found?.owner, ...GOODS.map((good) => found?.goods[good])], () => html`<li class="stall-space" ${vars({ "--x": x + 1, "--y": y + 1 })}>
    <button type="button" class="stall ${found ? `owned seat-${found.owner}` : ""}" ${thing(name, found ? undefined : `place ${name}`)}>
      <span class="sr">${ui.say("web-mas-space", { n: i + 1 })}</span>
      ${found
        ? html`<span class="owner" data-flip="stall ${name}">${piece(ui, found.owner)}</span>
            <span class="goods">${GOODS.flatMap((good) => range(1, found.goods[good]).map((n) => html`<span data-flip="${name} ${good} ${n}">${cube(ui, good)}</span>`))}</span>
            <span class="sr">${GOODS.map((good) => `${ui.card(good)} ${found.goods[good]}`).join(", ")}</span>`
        : html`<span class="number-plate" aria-hidden="true">${i + 1}</span>`}
    </button>
  </li>`);
}

/** @param {Ui} ui */
function temple(ui) {
  const { view } = ui;
  return html`<section class="temple" aria-labelledby="temple">
    <h3 id="temple">${icon("temple")} ${ui.card("temple")} ${price(ui, "temple")}</h3>
    ${COLOURS.map(
      (colour) => html`<div class="dice-row">
        <button type="button" class="action ${colour}" ${thing(`use ${colour}`, `use ${colour}`)}>${ui.say(`web-mas-${colour}`)}</button>
        <span class="dice">${view.temple
          .filter((/** @type {string} */ name) => readDie(name)[0] === colour)
          .map((/** @type {string} */ name) => die(ui, "temple", name, `die ${name}`))}</span>
      </div>`,
    )}
  </section>`;
}

/** @param {Ui} ui @param {string} place */
const price = (ui, place) =>
  html`<span class="price-tile" data-flip="price ${place}" data-count=${ui.view.prices[place]} title=${ui.say("web-mas-price")}>
    <span class="sr">${ui.say("web-mas-price")}</span>${ui.view.prices[place]}</span>`;

/** @param {Ui} ui */
function market(ui) {
  const { market } = ui.view;
  const last = Math.max(...market.path_xy.flat());
  return html`<section class="ring-box" aria-labelledby="market">
    <h3 id="market" class="sr">${ui.card("market")}</h3>
    <div class="ring" ${vars({ "--cells": last + 1 })}>
      <ol class="paths">${market.path_xy.map((/** @type {any} */ xy, /** @type {number} */ i) => path(ui, i, xy, last))}</ol>
      <ol class="stalls">${market.stall_xy.map((/** @type {any} */ xy, /** @type {number} */ i) => stall(ui, i, xy))}</ol>
      ${section(ui, [ui.view.temple, ui.view.prices.temple], () => temple(ui))}
    </div>
  </section>`;
}

// -- beside it ------------------------------------------------------------------------------------

/** @param {Ui} ui */
const harbour = (ui) =>
  html`<section class="harbour" aria-labelledby="harbour">
    <h3 id="harbour">${icon("harbour")} ${ui.card("harbour")}</h3>
    <p class="columns" aria-hidden="true"><span>${ui.say("web-mas-price")}</span><span>${ui.say("web-mas-points")}</span></p>
    <ul>
      ${GOODS.map(
        (good) => html`<li>
          <button type="button" class="quay ${good}" ${thing(`harbour ${good}`, good === "beige" ? undefined : `buy ${good} 1`)}>
            ${cube(ui, good)} <span>${ui.card(good)}</span> <b data-flip="harbour ${good}" data-count=${ui.view.harbour[good]}>× ${ui.view.harbour[good]}</b>
          </button>
          ${good === "beige"
            ? html`<span class="price-tile fixed">${ui.data.goods.beige.price}</span>`
            : html`${price(ui, good)}
                <ol class="point-track" aria-label=${ui.say("web-mas-marks", { n: ui.view.marks[good] })}>
                  ${range(1, 3).map((n) => html`<li class=${ui.view.marks[good] === n ? "here" : ""}>${n}</li>`)}
                </ol>`}
        </li>`,
      )}
    </ul>
  </section>`;

/** @param {Ui} ui */
const gods = (ui) =>
  html`<section class="gods" aria-labelledby="gods">
    <h3 id="gods">${ui.say("web-mas-gods")}</h3>
    <div class="cards">
      <button type="button" class="deck" ${thing("pile", "draw")}>
        <span class="back" aria-hidden="true"></span><span class="count"><span class="sr">${ui.say("web-cards-left")}</span>${ui.view.draw_pile}</span>
      </button>
      ${ui.view.display.map((/** @type {string | null} */ name) => (name ? godCard(ui, name, "display", `take ${godOf(name)}`) : html`<span class="slot"></span>`))}
      <details class="pile">
        <summary>${ui.say("web-discarded", { count: ui.view.discard_pile.length })}</summary>
        <ul>${ui.view.discard_pile.map((/** @type {string} */ name) => html`<li>${ui.card(godOf(name))}</li>`)}</ul>
      </details>
    </div>
  </section>`;

/** @param {Ui} ui */
function tracks(ui) {
  const { view } = ui;
  return html`<section class="tracks" aria-labelledby="tracks">
    <h3 id="tracks" class="sr">${ui.card("turn_order")}</h3>
    <div class="order">
      <span>${ui.card("turn_order")}</span>
      ${view.order.map((/** @type {number} */ seat) => html`<span data-flip="order ${seat}" class=${view.passed.includes(seat) ? "passed" : ""}>${piece(ui, seat, "disc")}</span>`)}
      ${view.round_tiles.length ? html`<span class="tiles">${ui.say("web-mas-tiles")} ${view.round_tiles.map((/** @type {number} */ tile) => html`<span class="round-tile">${tile}</span>`)}</span>` : nothing}
      ${view.passed.length ? html`<span class="quiet">${ui.say("web-passed")} ${view.passed.map((/** @type {number} */ seat) => piece(ui, seat, "disc"))}</span>` : nothing}
    </div>
    <p class="what supply">${icon("penalty")} ${ui.term("supply", { n: view.supply })}</p>
    <p class="what">${common("laurels")} ${ui.card("reputation")}</p>
    <div class="line-track reputation" ${vars({ "--rows": view.seats })} role="img" aria-label=${view.players.map((p) => `${ui.name(p.seat)} ${p.reputation}`).join(", ")}>
      ${range(0, 10).map((n) => html`<span class="tick" ${vars({ "--at": (n * 5) / TRACK })}>${n * 5}</span>`)}
      ${view.players.map(
        (p) => html`<span class="at" data-flip="reputation ${p.seat}" ${vars({ "--at": (p.reputation - TRACK * p.fifty_tiles) / TRACK, "--row": p.seat })}>${piece(ui, p.seat, "disc")}${p.fifty_tiles ? html`<b class="fifty">+${TRACK * p.fifty_tiles}</b>` : nothing}</span>`,
      )}
    </div>
  </section>`;
}

// -- the players ----------------------------------------------------------------------------------

/** @param {Ui} ui @param {import("./view").MassiliaPlayer} player @param {boolean} mine */
function diceOf(ui, player, mine) {
  const step = ui.view.step;
  const { rolled, kept } = step?.name === "ReserveDice" && step.seat === player.seat ? step : { rolled: [], kept: [] };
  const rows = /** @type {[string, string[], string][]} */ ([
    ["web-mas-rolled", rolled, "rolled"],
    ["web-mas-kept", kept, "kept"],
    ["web-mas-reserve", player.reserve, "reserve"],
    ["web-mas-screen", player.dice_taken, "screen"],
  ]);
  return rows
    .filter(([, dice]) => dice.length)
    .map(([key, dice, place]) => html`<p class="dice"><span class="quiet">${ui.say(key)}</span> ${dice.map((name) => die(ui, mine ? place : `${place} of ${player.seat}`, name, mine ? tries(place, name) : undefined))}</p>`);
}

/** @param {string} place @param {string} name */
const tries = (place, name) => (place === "reserve" ? `die own_${name}` : place === "rolled" ? `keep ${name}` : undefined);

/** The space that the question is about. @param {View} view */
const spaceAsked = ({ step }) => (step && "space" in step ? step.space : "");

/** Where a figure comes to stand. @param {View} view @param {string} figure @param {string} direction */
function landing(view, figure, direction) {
  const { ring, figures } = view.market;
  const from = Number(figures[figure].slice(1)) - 1;
  const by = (view.step && "value" in view.step ? view.step.value : 0) * (direction === "clockwise" ? 1 : -1);
  return `P${((((from + by) % ring) + ring) % ring) + 1}`;
}

export default {
  plain: [],

  /** Dice just rolled belong to the step. @param {View} view @param {number} seat */
  besides: (view, seat) => [view.step?.name === "ReserveDice" && view.step.seat === seat ? view.step : null],

  /** @param {import("../../../js/types").Move} move @param {View} view */
  things(move, view) {
    const [, a, b] = move.text.split(" ");
    const hand = (view.you === null ? null : view.players[view.you].hand) ?? [];
    const cards = (/** @type {(god: string) => boolean} */ wanted) =>
      hand.filter((/** @type {string} */ card) => wanted(godOf(card))).map((/** @type {string} */ card) => `hand ${card}`);
    switch (move.verb) {
      case "place":
        return [a];
      case "keep":
        return [`rolled ${a}`];
      case "use":
        return [`use ${a}`];
      case "die":
        return [a.startsWith("own_") ? `reserve ${a.slice(4)}` : `temple ${a}`];
      case "buy":
        return [`harbour ${a}`];
      case "move":
        return [`figure ${a}`, landing(view, a, b)];
      case "give":
      case "stock":
        return [a];
      case "return":
        return [spaceAsked(view), `harbour ${a}`];
      case "take":
        return view.display.flatMap((card) => (card && godOf(card) === a ? [`display ${card}`] : []));
      case "draw":
        return ["pile"];
      case "with":
        return cards((god) => a.includes(god));
      case "mars":
      case "venus":
      case "pluto":
        return cards((god) => god === move.verb);
      case "build":
        return [spaceAsked(view)];
      default:
        return [];
    }
  },

  /** @param {Ui} ui */
  board(ui) {
    const { view } = ui;
    return html`<div class="massilia-board">${market(ui)}
      <div class="beside">
        ${section(ui, [view.harbour, view.prices, view.marks], () => harbour(ui))}
        ${section(ui, [view.draw_pile, view.display, view.discard_pile], () => gods(ui))}
        ${section(ui, [view.order, view.passed, view.round_tiles, view.supply, ...view.players.map((p) => p.reputation)], () => tracks(ui))}
      </div></div>`;
  },

  /** @param {Ui} ui @param {number} seat @param {boolean} mine */
  player(ui, seat, mine) {
    const player = ui.view.players[seat];
    const hand = player.hand;
    return html`${diceOf(ui, player, mine)}
      <ul class="cards" aria-label=${ui.say("web-in-front-of", { name: ui.name(seat) })}>
        ${hand
          ? hand.map((/** @type {string} */ name) => html`<li class=${player.fresh_cards?.includes(name) ? "fresh" : ""}>${godCard(ui, name, "hand", `with ${godOf(name)}`)}</li>`)
          : range(1, player.hand_size).map(() => html`<li><span class="back" aria-hidden="true"></span></li>`)}
        ${hand ? nothing : html`<li class="sr">${ui.say("web-hand", { count: player.hand_size })}</li>`}
        <li class="quiet">${ui.say("web-mas-stalls", { built: player.stalls, left: player.tiles_left })}</li>
      </ul>
      ${player.score ? html`<p class="quiet">${ui.term("score_parts", player.score)}</p>` : nothing}`;
  },

  /** @param {Ui} ui @param {number} seat */
  score(ui, seat) {
    const player = ui.view.players[seat];
    const known = (/** @type {string} */ key, /** @type {number | null} */ value, /** @type {unknown} */ sign) =>
      value === null ? nothing : html`<span class="points" data-flip="${key} ${seat}" data-count=${value}>${sign} ${value}</span>`;
    return html`${known("rep", player.reputation, common("laurels", ui.card("reputation")))} ${known("money", player.money, common("coin", ui.say("web-mas-money")))}
      ${known("stones", player.stones, icon("penalty", ui.say("web-mas-stones")))}`;
  },

  /** @param {string} name @param {Record<string, Record<string, any>>} data */
  picture(name, data) {
    const [colour, face] = readDie(name);
    if (COLOURS.includes(colour) && Number.isInteger(face)) return dieFace(face, colour);
    if (GOODS.includes(name)) return html`<span class="cube-good ${name}" aria-hidden="true"></span>`;
    if (data.god_cards[godOf(name)]) return html`<span class="god ${godOf(name)} tinted">${icon(godOf(name))}</span>`;
    return name === "consul" ? icon("toga") : null;
  },

  /** @param {Ui} ui */
  stage: (ui) => ui.say("web-round-of", { round: ui.view.round, last: ui.view.rounds }),
};

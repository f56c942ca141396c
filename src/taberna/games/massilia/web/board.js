/** Massilia: the market around the temple, the harbour, the gods, the tracks. */
import { MINE } from "../../../js/canvas.js";
import { dieFace } from "../../../js/dice.js";
import { html, icons, nothing, range, vars } from "../../../js/dom.js";
import { choiceControl, choices } from "../../../js/moves.js";
import { piece } from "../../../js/seats.js";
import { thing } from "../../../js/targets.js";
import { section } from "../../../js/ui.js";
import { chosen, stones, usedDie, valueControl } from "./action.js";
import { actionDie, ghosts, goodsOn, marketOf } from "./market.js";
import { COLOURS, cube, die, godCard, godOf, GOODS, icon, price, readDie } from "./pieces.js";

/** @typedef {import("./view").MassiliaView} View
 * @typedef {import("./view").MassiliaPlayer} Player
 * @typedef {import("../../../js/types").Ui<View>} Ui
 * @typedef {import("../../../js/types").Move} Move */

const common = await icons();
/** The field of the last point of a lap; who goes on has a tile for it. */
const LAP = 50;

// -- beside the market ----------------------------------------------------------------------------

/** @param {Ui} ui */
const harbour = (ui) =>
  html`<section class="harbour" aria-labelledby="harbour">
    <h3 id="harbour">${icon("harbour")} ${ui.card("harbour")}</h3>
    <ul>
      ${GOODS.map(
        (good) => html`<li class="quay-of">
          <button type="button" class="quay ${good}" ${thing(`harbour ${good}`, good === "beige" ? undefined : `buy ${good} 1`)}>
            <span class="ship" aria-hidden="true">${cube(ui, good)}</span>
            <span class="good">${ui.card(good)}</span><b data-flip="harbour ${good}" data-count=${ui.view.harbour[good]}>×${ui.view.harbour[good]}</b>
          </button>
          <span class="costs">${common("coin")} ${good === "beige" ? html`<span class="price-tile fixed" title=${ui.say("web-mas-price")}>${ui.data.goods.beige.price}</span>` : price(ui, good)}</span>
          ${good === "beige"
            ? nothing
            : html`<ol class="point-track" aria-label=${ui.say("web-mas-marks", { n: ui.view.marks[good] })} title=${ui.say("web-mas-marks", { n: ui.view.marks[good] })}>
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
    <div class="offer">
      <button type="button" class="deck" ${thing("pile", "draw")}>
        <span class="back" aria-hidden="true"></span><span class="count"><span class="sr">${ui.say("web-cards-left")}</span>${ui.view.draw_pile}
          <small title=${ui.say("web-discarded", { count: ui.view.discard_pile.length })}>(+${ui.view.discard_pile.length})</small></span>
      </button>
      ${ui.view.display.map((name) => (name ? godCard(ui, name, "display", `take ${godOf(name)}`) : html`<span class="slot"></span>`))}
    </div>
  </section>`;

/** Where a marker stands, and how many laps it has behind it. @param {Player} player */
const lap = ({ reputation, fifty_tiles }) => ({ at: Math.max(0, reputation - LAP * fifty_tiles) / LAP, tiles: fifty_tiles });

/** @param {Ui} ui */
function tracks(ui) {
  const { view } = ui;
  return html`<section class="tracks" aria-label=${ui.card("reputation")}>
    <p class="order"><span class="what">${ui.card("turn_order")}</span>
      ${view.order.map((seat) => html`<span data-flip="order ${seat}" class=${view.passed.includes(seat) ? "passed" : ""} title=${view.passed.includes(seat) ? ui.say("web-passed") : nothing}>${piece(ui, seat, "disc")}</span>`)}
      ${view.round_tiles.length ? html`<span class="what">${ui.say("web-mas-tiles")}</span> ${view.round_tiles.map((tile) => html`<span class="round-tile">${tile}</span>`)}` : nothing}
      <span class="stones-left" title=${ui.term("supply", { n: view.supply })}>${icon("penalty", ui.term("supply", { n: view.supply }))} ${view.supply}</span></p>
    <div class="scale" ${vars({ "--rows": view.seats })} role="img" aria-label=${view.players.map((p) => `${ui.name(p.seat)} ${p.reputation}`).join(", ")}>
      ${range(0, 10).map((n) => html`<span class="cell" ${vars({ "--at": (n * 5) / LAP })}>${n * 5}</span>`)}
      ${view.players.map((player) => {
        const { at, tiles } = lap(player);
        return html`<span class="at" data-flip="reputation ${player.seat}" ${vars({ "--at": at, "--row": player.seat })}>${piece(ui, player.seat, "disc")}${tiles ? html`<b class="fifty">+${tiles * LAP}</b>` : nothing}</span>`;
      })}
    </div>
  </section>`;
}

// -- the players ----------------------------------------------------------------------------------

/** @param {Ui} ui @param {Player} player @param {boolean} mine */
function diceOf(ui, player, mine) {
  const step = ui.view.step;
  const { rolled, kept } = step?.name === "ReserveDice" && step.seat === player.seat ? step : { rolled: [], kept: [] };
  const action = player.seat === ui.view.active ? chosen(ui.view) : null;
  const place = (/** @type {string} */ name) => (mine ? name : `${name} of ${player.seat}`);
  const row = (/** @type {string} */ key, /** @type {string[]} */ dice, /** @type {(name: string) => unknown} */ draw) =>
    dice.length ? html`<div class="dice"><span class="what">${ui.say(key)}</span> ${dice.map(draw)}</div>` : nothing;
  return html`${row("web-mas-rolled", rolled, (name) => die(ui, place("rolled"), name, { tries: `keep ${name}` }))}
    ${row("web-mas-kept", kept, (name) => die(ui, place("kept"), name))}
    ${row("web-mas-reserve", player.reserve, (name) => (mine ? actionDie(ui, "reserve", name, `own_${name}`) : die(ui, place("reserve"), name)))}
    ${row("web-mas-screen", player.dice_taken, (name) => die(ui, place("screen"), name))}
    ${action && mine ? row("web-mas-using", action.dice, (name) => usedDie(ui, name, action.dice.indexOf(name))) : nothing}`;
}

/** @param {Ui} ui @param {Player} player @param {boolean} mine */
function cardsOf(ui, player, mine) {
  const { hand } = player;
  if (!hand) return html`<ul class="hand">${range(1, player.hand_size).map(() => html`<li><span class="back" aria-hidden="true"></span></li>`)}<li class="sr">${ui.say("web-hand", { count: player.hand_size })}</li></ul>`;
  return html`<ul class="hand" aria-label=${ui.say("web-in-front-of", { name: ui.name(player.seat) })}>
    ${hand.map((name) => html`<li class=${player.fresh_cards?.includes(name) ? "fresh" : ""}>${godCard(ui, name, mine ? "hand" : "seen", `with ${godOf(name)}`)}</li>`)}
    ${hand.length ? nothing : html`<li class="quiet">${ui.say("web-mas-no-cards")}</li>`}
  </ul>`;
}

/** The space that the question is about. @param {View} view */
const spaceAsked = ({ step }) => (step && "space" in step ? step.space : "");

/** What a purchase costs: cubes of a colour, and beige ones for the rest of the value. @param {Ui} ui @param {string} good @param {number} n */
function bill(ui, good, n) {
  const { step, prices } = ui.view;
  const beige = (step?.name === "BuyGoods" ? step.value : n) - n;
  const money = n * prices[good] + beige * ui.data.goods.beige.price;
  return { beige, money };
}

export default {
  plain: ["value"],
  chosen: ["value"],

  designs: {
    board: [
      { name: "wide", width: 1180, height: 562, worth: 2.1 },
      { name: "flat", width: 1080, height: 440, worth: 1.85 },
      { name: "tall", width: 364, height: 418 },
      { name: "low", width: 530, height: 330 },
    ],
    me: MINE,
  },

  /** Dice just rolled or chosen belong to the step; what a die would do belongs to the moves. @param {View} view @param {number} seat */
  besides: (view, seat) => [view.active === seat || view.to_move.includes(seat) ? view.step : null, view.active === seat],

  /** @param {Move} move @param {View} view */
  things(move, view) {
    const [, a, b] = move.text.split(" ");
    const hand = (view.you === null ? null : view.players[view.you].hand) ?? [];
    const cards = (/** @type {(god: string) => boolean} */ wanted) => hand.filter((card) => wanted(godOf(card))).map((card) => `hand ${card}`);
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
        return [`figure ${a}`, `ghost ${a} ${b}`];
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

  /** @param {Ui} ui @param {Move} move */
  label(ui, move) {
    const [a, n] = move.args;
    if (move.verb === "buy") {
      const { beige, money } = bill(ui, String(a), Number(n));
      return ui.say("web-mas-buy", { count: Number(n), good: ui.card(String(a)), beige, money });
    }
    if (move.verb === "value") {
      const action = chosen(ui.view);
      return action && ui.say("web-mas-use-value", { value: Number(a), stones: stones(ui.view, action, Number(a)) });
    }
    const { step } = ui.view;
    if (move.verb === "pay" && step?.name === "Tax") return ui.say("web-mas-pay-tax", { amount: goodsOn(ui.view, step.space) });
    if (move.verb === "place") return ui.say("web-mas-place", { n: String(a).slice(1) });
    if (move.verb === "move") {
      const ghost = ghosts(ui).find((one) => one.plan.includes(move.text));
      return ghost ? `${move.label}: ${ghost.text}` : null;
    }
    return null;
  },

  /** @param {Ui} ui */
  choices: (ui) => (chosen(ui.view) ? valueControl(ui) : undefined),

  /** A purchase in one look: every mixture with its price. @param {Ui} ui */
  sheet(ui) {
    const { step } = ui.view;
    const buys = ui.moves.filter((move) => move.verb === "buy");
    if (step?.name !== "BuyGoods" || !buys.length) return null;
    return {
      title: ui.say("web-mas-purchase", { value: step.value }),
      body: html`<div class="purchase">
        ${GOODS.filter((good) => buys.some((move) => move.args[0] === good)).map(
          (good) => html`<section><h3>${cube(ui, good)} ${ui.card(good)} ${price(ui, good)}</h3>
            ${choices(buys.filter((move) => move.args[0] === good), new Set()).map((choice) => choiceControl(ui, choice))}</section>`,
        )}
      </div>`,
    };
  },

  /** @param {Ui} ui */
  board(ui) {
    const { view } = ui;
    return html`<div class="massilia-board">${marketOf(ui)}
      ${section(ui, [view.harbour, view.prices, view.marks], () => harbour(ui))}
      ${section(ui, [view.draw_pile, view.display, view.discard_pile], () => gods(ui))}
      ${section(ui, [view.order, view.passed, view.round_tiles, view.supply, ...view.players.map((p) => p.reputation)], () => tracks(ui))}
    </div>`;
  },

  /** @param {Ui} ui */
  me(ui) {
    const player = ui.view.players[ui.me ?? 0];
    return html`<div class="massilia-me">
      <div class="my-dice">${diceOf(ui, player, true)}
        <span class="quiet">${ui.say("web-mas-stalls", { built: player.stalls, left: player.tiles_left })}</span></div>
      ${cardsOf(ui, player, true)}
    </div>`;
  },

  /** @param {Ui} ui @param {number} seat */
  other(ui, seat) {
    const player = ui.view.players[seat];
    return html`${diceOf(ui, player, false)} ${cardsOf(ui, player, false)}
      <p class="quiet">${ui.say("web-mas-stalls", { built: player.stalls, left: player.tiles_left })}</p>
      ${player.score ? html`<p class="quiet">${ui.term("score_parts", player.score)}</p>` : nothing}`;
  },

  /** @param {Ui} ui @param {number} seat */
  score(ui, seat) {
    const player = ui.view.players[seat];
    const known = (/** @type {string} */ key, /** @type {number | null} */ value, /** @type {unknown} */ sign) =>
      value === null ? nothing : html`<span class="points" data-flip="${key} ${seat}" data-count=${value}>${sign} ${value}</span>`;
    return html`${known("rep", player.reputation, common("laurels", ui.card("reputation")))} ${known("money", player.money, common("coin", ui.say("web-mas-money")))}
      ${known("stones", player.stones, icon("penalty", ui.say("web-mas-stones")))}
      <span class="points small" title=${ui.say("web-mas-stalls", { built: player.stalls, left: player.tiles_left })}>${icon("stall")} ${player.stalls}</span>`;
  },

  /** @param {Ui} ui @param {number} seat */
  points(ui, seat) {
    const score = ui.view.players[seat].score;
    if (!score) return [];
    return [
      [ui.card("reputation"), score.reputation],
      [ui.say("web-mas-points-stalls"), score.stalls],
      [ui.say("web-mas-money"), score.money],
      [ui.say("web-mas-stones"), -score.penalty],
    ];
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
  ended: (ui) => ui.say("web-mas-ended", { rounds: ui.view.rounds }),

  /** @param {Ui} ui */
  stage: (ui) => ui.say("web-round-of", { round: Math.min(ui.view.round, ui.view.rounds), last: ui.view.rounds }),
};

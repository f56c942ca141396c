/** Senators: the forum with its four offers, the curia, events and wars, and what everybody has. */
import { MINE } from "../../../js/canvas.js";
import { html, icons, nothing, repeat } from "../../../js/dom.js";
import { emblem } from "../../../js/seats.js";
import { section } from "../../../js/ui.js";
import { back, card, icon, picture } from "./cards.js";
import { bargain, curia, draft, events, extorted } from "./curia.js";
import { BOARDS, highest, market } from "./forum.js";

/** @typedef {import("./view").SenatorsView} View
 * @typedef {import("./view").SenatorsPlayer} Player
 * @typedef {import("../../../js/types").Ui<View>} Ui
 * @typedef {import("../../../js/types").Move} Move */

const common = await icons();
/** Rules by which secret bids bring or cost senators, and the lines that tell it. */
const SECRET = ["SEN-3.21", "SEN-3.23"];
/** What a senator costs in a cash-in, and after a Consul (SEN-3.57, SEN-3.64). */
const SENATOR_PRICE = 10;
const CONSUL_PRICE = 7;
/** More cards than these are drawn smaller on phones. */
const SEVERAL = 5;
const MANY = 12;
/** So many cards with texts have room for large letters. */
const FEW = 3;
const TURNS = { "gains-senator": "+1", "loses-senator": "−1" };

/** What lies behind a screen. @param {Ui} ui @param {Player} player */
function hidden(ui, player) {
  if (player.hand || !player.hand_size) return nothing;
  return html`<li class="screen">
    <span class="sr">${ui.say("web-hand", { count: player.hand_size })}</span>
    ${player.hand_backs.map((dots) => back(dots))}
    ${player.hand_seen.map((name) => html`<span class="known" title=${ui.card(name)}>${back(0)}<small>${ui.card(name)}</small></span>`)}
  </li>`;
}

/** Cards of a kind under what they are. @param {Ui} ui @param {string} key @param {string[]} cards @param {(name: string) => string} tries @param {string} kind */
const group = (ui, key, cards, tries, kind) =>
  cards.length
    ? html`<section class="group ${kind}"><h4>${ui.say(key)}</h4><ul class="cards">${repeat(cards, (name) => name, (name) => html`<li class=${kind === "hidden-goods" ? "in-hand" : ""}>${card(ui, name, tries(name))}</li>`)}</ul></section>`
    : nothing;

/** The same money in coins, the largest first: which ones there are, edition and options say. @param {Ui} ui @param {number} cash */
function coins(ui, cash) {
  let rest = cash;
  const piles = [...ui.data.money.coins.values].sort((a, b) => b - a).map((value) => {
    const count = Math.floor(rest / value);
    rest -= count * value;
    return { value, count };
  });
  return html`<span class="coins" aria-hidden="true">${piles.filter((pile) => pile.count).map(({ value, count }) => html`<span><i>${value}</i>${count > 1 ? html`<small>×${count}</small>` : nothing}</span>`)}</span>`;
}

/** @param {Ui} ui @param {Player} player @param {boolean} mine */
function belongings(ui, player, mine) {
  const tries = (/** @type {string} */ name) => (mine ? `set ${name}` : `offer ${name}`);
  const none = player.table.length + player.offices.length + player.influence.length + player.hand_size === 0;
  return html`${group(ui, "web-sen-in-hand", player.hand ?? [], tries, "hidden-goods")} ${group(ui, "web-sen-face-up", player.table, tries, "open-goods")}
    ${group(ui, "web-sen-offices", player.offices, tries, "offices")} ${group(ui, "web-sen-influence", player.influence, tries, "influences")}
    ${none ? html`<p class="quiet">${ui.say("web-nothing-yet")}</p>` : nothing}
    ${player.hand || !player.hand_size ? nothing : html`<ul class="cards">${hidden(ui, player)}</ul>`}`;
}

/** Beside the curia: what is drafted or extorted, else events and wars. @param {Ui} ui */
function corner(ui) {
  const { view } = ui;
  const step = extorted(view);
  if (view.draft_row.length) return section(ui, [view.draft_row], () => draft(ui));
  if (step) return section(ui, [view.step, view.players[step.victim]], () => bargain(ui));
  return section(ui, [view.discards, view.decks.events, view.war_row], () => events(ui));
}

/** How a number of senators came about. @param {import("../../../js/types").Line[]} log @param {number} seat @param {string} key */
const times = (log, seat, key) => log.filter((line) => line.key === key && line.args.seat === seat).length;

export default {
  plain: ["censor"],

  designs: {
    board: [
      { name: "wide", width: 1180, height: 562, worth: 2.1 },
      { name: "flat", width: 1180, height: 460, worth: 2.1 },
      { name: "tall", width: 364, height: 418 },
      { name: "low", width: 530, height: 330 },
    ],
    me: MINE,
  },

  /** @param {Move} move @param {View} view */
  things(move, view) {
    const [, first] = move.text.split(" ");
    const me = view.you ?? 0;
    const mine = view.players[me];
    switch (move.verb) {
      case "bid":
        return [first, move.text];
      case "auction":
        return BOARDS.map((board) => `deck ${board}`);
      case "embezzle":
        return [`senators ${me}`];
      case "censor":
        return [`seat ${first}`, `senators ${first}`, ...mine.offices.filter((o) => o.startsWith("censor"))];
      case "consul":
      case "quaestor":
        return mine.offices.filter((o) => o.startsWith(move.verb));
      case "set":
        return [first];
      case "pass":
        return [];
      default:
        return first && !/^\d/.test(first) ? [first] : [];
    }
  },

  /** Who gets what, and what one has. @param {Ui} ui @param {Move} move */
  label(ui, move) {
    const [a, b] = move.args.map(String);
    const me = ui.me === null ? null : ui.view.players[ui.me];
    const cash = me?.cash ?? 0;
    const { step } = ui.view;
    const bid = a ? highest(ui, a) : null;
    switch (move.verb) {
      case "lock":
        return ui.say("web-sen-lock", { amount: Number(a), cash });
      case "bid":
        return ui.say("web-sen-bid", { amount: Number(b), card: ui.card(a), cash });
      case "sell":
        if (step?.name === "ExtortionAnswer") return ui.say("web-sen-sell-card-to", { name: ui.name(ui.view.active), amount: step.price, card: ui.card(step.card) });
        return bid ? ui.say("web-sen-sell-card-to", { name: ui.name(bid[0]), amount: bid[1], card: ui.card(a) }) : null;
      case "buy":
        return bid ? ui.say("web-sen-keep-card-pay", { name: ui.name(bid[0]), amount: bid[1], card: ui.card(a) }) : null;
      case "price":
        return ui.say("web-sen-offer", { amount: Number(a), cash });
      case "accept":
        return step?.name === "NewSenator" ? ui.say("web-sen-accept", { amount: step.price, cash }) : null;
      case "buy_senator":
        return step?.name === "CashIn" ? ui.say("web-sen-buy-senator", { amount: step.consul ? CONSUL_PRICE : SENATOR_PRICE }) : null;
      case "keep":
        return step?.name === "ExtortionAnswer" ? ui.say("web-sen-keep-card-pay", { name: ui.name(ui.view.active), amount: step.price, card: ui.card(step.card) }) : null;
      case "embezzle":
        return ui.say("web-sen-embezzle");
      default:
        return null;
    }
  },

  aside: ["embezzle"],

  /** Whoever has nothing face up can be made no offer. @param {Ui} ui @param {Move} move */
  idle({ view }, move) {
    const { step } = view;
    if (move.verb !== "skip" || step?.name !== "ExtortionOffer") return false;
    const victim = view.players[step.victim];
    return victim.table.length + victim.offices.length + victim.influence.length === 0;
  },

  /** A senator given up is gone. @param {Ui} ui @param {Move} move */
  danger: (ui, move) => (move.verb === "embezzle" && ui.me !== null ? ui.say("web-sen-embezzle-sure", { left: ui.view.players[ui.me].senators - 1 }) : null),

  /** @param {Ui} ui */
  board(ui) {
    const { view } = ui;
    return html`<div class="senators-board">
      <div class="markets">${BOARDS.map((name, i) => market(ui, name, i))}</div>
      ${section(ui, view.players.flatMap((p) => [p.senators, p.alive]), () => curia(ui))}
      ${corner(ui)}
    </div>`;
  },

  /** @param {Ui} ui */
  me(ui) {
    const player = ui.view.players[ui.me ?? 0];
    const cards = player.hand_size + player.table.length + player.offices.length + player.influence.length;
    const roomy = cards <= MANY && player.offices.length + player.influence.length <= FEW;
    return html`<div class="senators-me ${cards > SEVERAL ? "several" : ""} ${cards > MANY ? "many" : ""} ${roomy ? "roomy" : ""}">${belongings(ui, player, true)}
      ${player.secret_bid !== null ? html`<p class="secret">${ui.say("web-secret-bid", { amount: player.secret_bid })}</p>` : nothing}</div>`;
  },

  /** @param {Ui} ui @param {number} seat */
  other: (ui, seat) => html`<div class="senators-other">${belongings(ui, ui.view.players[seat], false)}</div>`,

  /** Whole sets, one click each. @param {Ui} ui */
  plans(ui) {
    if (ui.view.step?.name !== "CashIn" || ui.view.step.seat !== ui.me) return [];
    return ui.view.sets.map((set) => ({
      label: ui.say("web-sell-set", { cards: set.picks.map((pick) => said(ui, pick)).join(", "), amount: set.amount }),
      text: set.picks.map((pick) => `set ${pick}`).join("\n"),
      things: set.picks.map((pick) => pick.split(" ")[0]),
    }));
  },

  /** @param {Ui} ui @param {number} seat */
  score(ui, seat) {
    const player = ui.view.players[seat];
    if (!player.alive) return html`${ui.card("eliminated")}`;
    const cards = player.hand_size + player.table.length;
    return html`<span class="points" data-flip="score ${seat}" data-count=${player.senators}>${icon("senator", ui.card("senators"))} ${player.senators}</span>
      ${player.cash === null ? nothing : html`<span class="points" data-flip="cash ${seat}" data-count=${player.cash}>${common("coin", ui.card("your_money"))} ${player.cash}</span>${seat === ui.me ? coins(ui, player.cash) : nothing}`}
      ${seat === ui.me ? nothing : html`<span class="points small" title=${ui.say("web-sen-goods")}>${icon("market", ui.say("web-sen-goods"))} ${cards}</span>${player.offices.map((name) => html`<span class="points small" title=${ui.card(name)}>${picture(name)}<span class="sr">${ui.card(name)}</span></span>`)}`}
      ${player.locked ? html`<span class="points ready" title=${ui.say("web-ready")}>✓<span class="sr">${ui.say("web-ready")}</span></span>` : nothing}`;
  },

  /** Secret bids when they are opened, and what they brought. @param {Ui} ui @param {import("../../../js/types").Line} line */
  reveal(ui, { key, args, rule, text }) {
    if (key === "deficit") return html`<span class="opened">${text}</span>`;
    const { seat } = args; // the line's own seat is whoever was the last to bid
    if (typeof seat !== "number") return null;
    const who = html`${emblem(seat)} <b>${ui.name(seat)}</b>`;
    if (key === "secret-bid") return html`<span class="opened seat-${seat}">${who} ${common("coin")} ${args.amount}</span>`;
    if (!rule || !SECRET.includes(rule) || !(key in TURNS)) return null;
    return html`<span class="opened result seat-${seat}">${who} ${TURNS[/** @type {keyof typeof TURNS} */ (key)]} ${icon("senator", ui.card("senators"))}</span>`;
  },

  /** Where the senators came from and went, as the log tells. @param {Ui} ui @param {number} seat @param {import("../../../js/types").Line[]} log */
  points(ui, seat, log) {
    const bought = times(log, seat, "buys-senator");
    const won = times(log, seat, "gains-senator") - bought;
    const embezzled = times(log, seat, "embezzles");
    const lost = times(log, seat, "loses-senator");
    const start = ui.view.players[seat].senators - bought - won + embezzled + lost;
    return [
      [ui.say("web-sen-points-start"), start],
      [ui.say("web-sen-points-won"), won],
      [ui.say("web-sen-points-bought"), bought],
      [ui.say("web-sen-points-embezzled"), -embezzled],
      [ui.say("web-sen-points-lost"), -lost],
    ];
  },

  picture,

  /** The fourth War, unless hardly anybody was left. @param {Ui} ui @param {import("../../../js/types").Result} result */
  ended: (ui, { rule }) => (rule === "SEN-5.5" || rule === "SEN-5.6" ? ui.say("web-sen-ended-alone") : ui.say("web-sen-ended")),

  /** @param {Ui} ui */
  stage: (ui) => ui.view.draft_row.length ? ui.card("draft_row") : ui.say("web-turn-of", { turn: ui.view.turn, name: ui.name(ui.view.active) }),
};

/** A Governor by the goods he stands for. @param {Ui} ui @param {string} pick */
function said(ui, pick) {
  const [name, value] = pick.split(" ");
  return value ? `${ui.card("governor")} = ${ui.card(`${name.slice("governor_".length)}_${value}`)}` : ui.card(name);
}

/** Provincia Romana: three stacks with markers, the display of six, the battles, tracks, and every city. */
import { html, icons, nothing, range, roman, vars } from "../../../js/dom.js";
import { piece } from "../../../js/seats.js";
import { thing } from "../../../js/things.js";
import { section } from "../../../js/ui.js";
import { bellum, card, cards, GOODS, numberCopies, numbers, picture, token } from "./cards.js";

/** @typedef {import("./view").ProvinciaView} View
 * @typedef {import("../../../js/types").Ui<View>} Ui */

const icon = await icons(new URL("icons.svg", import.meta.url));
const DECKS = ["aedificium", "spqr", "opes"];
const MARKERS = 2;
const ROUNDS = 6;
const PLACES = 6;
const BATTLES = [2, 3, 5, 6];

// -- the common board -------------------------------------------------------------------------------

/** @param {Ui} ui */
const rounds = (ui) =>
  html`<ol class="rounds" aria-label=${ui.card("round")}>
    ${range(1, ROUNDS).map(
      (n) => html`<li class=${n === ui.view.round ? "here" : ""} aria-current=${n === ui.view.round ? "step" : nothing}>
        ${roman(n)} ${BATTLES.includes(n) ? icon("bellum", ui.card("battle")) : nothing}</li>`,
    )}
  </ol>`;

/** @param {Ui} ui @param {string} name */
const stack = (ui, name) =>
  html`<li class="stack ${name}">
    <button type="button" class="deck" ${thing(`deck ${name}`, `select ${name}`)}>
      <span class="back" aria-hidden="true">${icon(name)}</span>
      <b>${ui.card(name)}</b>
      <span class="count"><span class="sr">${ui.say("web-cards-left")}</span> ${ui.view.decks[name]}</span>
    </button>
    <span class="action-markers" role="img" aria-label=${ui.say("web-pro-markers", { count: ui.view.markers[name] })}>
      ${range(1, MARKERS).map((n) => html`<i class=${n <= ui.view.markers[name] ? "there" : ""}></i>`)}
    </span>
    <small class="quiet">${ui.say("web-discarded", { count: ui.view.discards[name] })}</small>
  </li>`;

/** Cards that the player asked looks at. @param {View} view @returns {string[]} */
const looked = ({ step }) => (step?.name === "KeepCard" ? step.cards : step?.name === "ArrangeCards" ? step.left : null) ?? [];

/** @param {Ui} ui @param {string[]} seen */
function display(ui, seen) {
  const { view } = ui;
  const empty = !view.face_up.length && !view.face_down.some(Boolean);
  return html`<section class="display" aria-labelledby="display">
    <h3 id="display">${ui.say("web-pro-display")}</h3>
    <div class="cards">
      ${cards(view.face_up, (name, id) => card(ui, name, id, "display", `take ${name}`))}
      ${view.face_down.map((/** @type {boolean} */ there, /** @type {number} */ i) =>
        there
          ? html`<button type="button" class="deck down" ${thing(`down ${i + 1}`, `take_face_down ${i + 1}`)}><span class="back" aria-hidden="true">?</span><span class="sr">${ui.say("web-pro-face-down", { n: i + 1 })}</span></button>`
          : nothing,
      )}
      ${empty ? html`<span class="sr">${ui.say("web-no-offer")}</span>${range(1, PLACES).map(() => html`<span class="slot"></span>`)}` : nothing}
    </div>
    ${seen.length ? html`<h3>${ui.say("web-pro-looking")}</h3><div class="cards">${cards(seen, (name, id) => card(ui, name, id, "look", `keep ${name}`))}</div>` : nothing}
  </section>`;
}

/** @param {Ui} ui */
const battles = (ui) =>
  html`<section class="battles" aria-labelledby="battles">
    <h3 id="battles">BELLUM</h3>
    <ol>
      ${BATTLES.map((round) => {
        const fought = ui.view.battles.find((battle) => battle.round === round);
        return html`<li class=${round === ui.view.round ? "here" : ""}>
          <span class="numeral">${roman(round)}</span>
          ${fought ? html`${bellum(ui, fought.bellum)}<span class="tokens">${fought.tokens.map((/** @type {string} */ name) => token(ui, name))}</span>` : html`<span class="slot">${roman(round)}</span>`}
        </li>`;
      })}
    </ol>
  </section>`;

/** @param {Ui} ui @param {"morale" | "defence" | "prestige"} key @param {number} low @param {number} high @param {number} every */
function track(ui, key, low, high, every) {
  const part = (/** @type {number} */ n) => (n - low) / (high - low);
  const marks = range(low, high).filter((n) => n % every === 0);
  return html`<div class="ruler">
    <span class="what">${icon(key)} ${ui.card(key)}</span>
    <div class="line-track" role="img" aria-label="${ui.card(key)}: ${ui.view.players.map((p) => `${ui.name(p.seat)} ${p[key]}`).join(", ")}" ${vars({ "--rows": ui.view.seats })}>
      ${marks.map((n) => html`<span class="tick" ${vars({ "--at": part(n) })}>${n}</span>`)}
      ${ui.view.players.map((p) => html`<span class="at" data-flip="${key} ${p.seat}" ${vars({ "--at": part(Math.max(low, Math.min(high, p[key]))), "--row": p.seat })}>${piece(ui, p.seat, "disc")}</span>`)}
    </div>
  </div>`;
}

/** @param {Ui} ui */
function tracks(ui) {
  const { morale, defence } = ui.data.tracks;
  const most = Math.max(40, ...ui.view.players.map((p) => p.prestige));
  return html`<section class="tracks" aria-label=${ui.say("web-pro-tracks")}>
    ${track(ui, "morale", morale.bottom, morale.top, 1)} ${track(ui, "defence", defence.bottom, defence.top, 1)}
    ${track(ui, "prestige", -10, Math.ceil(most / 10) * 10, 5)}
  </section>`;
}

/** @param {Ui} ui */
const supply = (ui) =>
  html`<p class="supply"><span class="quiet">${ui.card("supply")}</span>
    ${GOODS.map((good) => html`<button type="button" class="amount ${good}" ${thing(`supply ${good}`, `exchange ${good}`)}>${icon(good, ui.card(good))} ${ui.view.supply[good]}</button>`)}</p>`;

// -- the players --------------------------------------------------------------------------------------

/** @param {Ui} ui @param {import("./view").ProvinciaPlayer} player @param {boolean} mine */
const store = (ui, player, mine) =>
  html`<p class="store">
    ${player.town ? html`<b class="town town-${player.colour}">${ui.card(player.town)} <small>(${ui.card(player.personal ?? "")})</small></b>` : nothing}
    ${GOODS.map(
      (good) => html`<button type="button" class="amount ${good}" data-flip="${good} ${player.seat}" data-count=${player[good]} ${thing(mine ? `goods ${good}` : `goods ${good} ${player.seat}`)}>
        ${icon(good, ui.card(good))} ${player[good]}${good === "gold" ? nothing : html`<small>/${player.storage}</small>`}</button>`,
    )}
    ${player.tax_free ? html`<small class="quiet">${ui.say("web-pro-tax-free")}</small>` : nothing}
    ${player.concussio.map((/** @type {number} */ seat) => html`<small class="quiet">${ui.card("concussio")} → ${ui.name(seat)}</small>`)}
  </p>`;

/** @param {Ui} ui @param {import("./view").ProvinciaPlayer} player @param {boolean} mine */
function hand(ui, player, mine) {
  const held = player.hand;
  if (!held) {
    const backs = DECKS.slice(0, 2).flatMap((deck) => range(1, player.hand_backs[deck]).map(() => html`<span class="back ${deck}" aria-hidden="true">${icon(deck)}</span>`));
    return html`<li class="screen"><span class="sr">${ui.say("web-hand", { count: player.hand_size })}</span>${backs}
      ${player.hand_known.length ? html`<details><summary>${ui.say("web-pro-known")}</summary>${player.hand_known.map((/** @type {string} */ name) => ui.card(name)).join(", ")}</details>` : nothing}</li>`;
  }
  const verb = (/** @type {string} */ name) => (ui.data.buildings[name] ? "build" : "play");
  return cards(held, (name, id) => html`<li class="in-hand">${card(ui, name, id, mine ? "hand" : "seen", `${verb(name)} ${name}`)}</li>`);
}

/** @param {Ui} ui @param {import("./view").ProvinciaPlayer} player */
const tokens = (ui, player) =>
  player.tokens
    ? html`<p class="tokens"><span class="quiet">${ui.say("web-pro-tokens")}</span>
        ${player.tokens.map((/** @type {string} */ name) => html`<button type="button" class="token-button" ${thing(`token ${name}`, `token ${name}`)}>${token(ui, name)}</button>`)}
        ${player.token_down ? html`<span class="quiet">${ui.say("web-pro-token-down")}</span> ${token(ui, player.token_down)}` : nothing}</p>`
    : html`<p class="tokens quiet">${ui.say("web-pro-tokens-left", { count: player.tokens_left })}</p>`;

export default {
  plain: ["against", "take_face_down"],

  /** @param {View} view @param {number} seat */
  besides({ players, start, result }, seat) {
    const { city, front, hand } = players[seat];
    return [start, Boolean(result), numbers(city), numbers(front), numbers(hand), ...players.map((p) => p.colour)];
  },

  /** @param {import("../../../js/types").Move} move @param {View} view */
  things(move, view) {
    const [, a] = move.text.split(" ");
    const me = view.you ?? 0;
    switch (move.verb) {
      case "select":
        return [`deck ${a}`];
      case "take":
        return [`display ${a}`];
      case "take_face_down":
        return [`down ${a}`];
      case "build":
      case "play":
      case "discard":
        return [`hand ${a}`];
      case "aediles":
        return ["hand aediles"];
      case "keep":
      case "put":
        return [`look ${a}`];
      case "exchange":
        return [`supply ${a}`];
      case "discount":
      case "pay":
        return [`goods ${a}`];
      case "against":
        return [`seat ${a}`];
      case "destroy":
        return [`city ${view.step && "victim" in view.step ? view.step.victim : ""} ${a}`];
      case "lose":
      case "activate":
        return [`city ${me} ${a}`];
      case "token":
        return [`token ${a}`];
      default:
        return [];
    }
  },

  /** @param {Ui} ui */
  board(ui) {
    const { view } = ui;
    const { players } = view;
    const seen = looked(view);
    numberCopies([view.face_up, seen, ...players.flatMap((p) => [p.city, p.front, p.hand ?? []])]);
    return html`<div class="provincia-board">
      <div class="draft">
        <ul class="stacks">${DECKS.map((name) => section(ui, [view.decks[name], view.markers[name], view.discards[name]], () => stack(ui, name)))}</ul>
        ${section(ui, [view.face_up, view.face_down, ...seen, numbers(view.face_up), numbers(seen)], () => display(ui, seen))}
      </div>
      <div class="war">
        ${section(ui, [view.round, view.battles, ...players.map((p) => p.colour)], () => html`${rounds(ui)} ${battles(ui)}`)}
        <div>
          ${section(ui, [view.supply], () => supply(ui))}
          ${section(ui, players.flatMap((p) => [p.morale, p.defence, p.prestige]), () => tracks(ui))}
        </div>
      </div>
    </div>`;
  },

  /** @param {Ui} ui @param {number} seat @param {boolean} mine */
  player(ui, seat, mine) {
    const player = ui.view.players[seat];
    return html`${store(ui, player, mine)} ${tokens(ui, player)}
      <h4>${ui.say("web-pro-city")}</h4>
      <ul class="cards city" aria-label=${ui.say("web-in-front-of", { name: ui.name(seat) })}>
        ${cards(player.city, (name, id) => html`<li>${card(ui, name, id, `city ${seat}`, mine ? `activate ${name}` : `destroy ${name}`)}</li>`)}
        ${cards(player.front, (name, id) => html`<li>${card(ui, name, id, `front ${seat}`)}</li>`)}
        ${player.city.length + player.front.length ? nothing : html`<li class="quiet">${ui.say("web-nothing-yet")}</li>`}
      </ul>
      <h4>${ui.say("web-pro-hand")}</h4>
      <ul class="cards">${hand(ui, player, mine)}</ul>`;
  },

  /** @param {Ui} ui @param {number} seat */
  score(ui, seat) {
    const player = ui.view.players[seat];
    const part = (/** @type {"morale" | "defence" | "military"} */ key) => html`<span class="points small">${icon(key, ui.card(key))} ${player[key]}</span>`;
    const starts = ui.view.start === seat && !ui.view.result;
    return html`${starts ? html`<span class="points small start">${ui.card("start_player")}</span>` : nothing} ${part("morale")} ${part("defence")} ${part("military")}
      <span class="points" data-flip="points ${seat}" data-count=${player.prestige}>${icon("prestige", ui.card("prestige"))} ${player.prestige}</span>
      ${player.prestige_cards.map((/** @type {number} */ n) => html`<span class="prestige-card">${n}</span>`)}
      ${player.committed ? html`<span class="points">${ui.say("web-ready")}</span>` : nothing}`;
  },

  picture,

  /** @param {Ui} ui */
  stage: (ui) => `${ui.say("web-round-of", { round: roman(Math.min(ui.view.round, ROUNDS)), last: roman(ROUNDS) })} · ${ui.say(`web-pro-phase-${ui.view.phase}`)}`,
};

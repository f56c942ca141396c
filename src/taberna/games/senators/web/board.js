/** Senators: four boards in a row with the Senate track along them, events and wars, screens. */
import { html, icons, nothing, range, repeat, roman } from "../../../js/dom.js";
import { piece } from "../../../js/seats.js";
import { thing } from "../../../js/things.js";
import { section } from "../../../js/ui.js";

/** @typedef {import("./view").SenatorsView} View
 * @typedef {import("../../../js/types").Ui<View>} Ui */

const icon = await icons(new URL("icons.svg", import.meta.url));
const common = await icons();
const BOARDS = ["market_1", "market_2", "market_3", "senate"];
const TRACK = 20;
const LAST_WAR = 4;
const SETS_SHOWN = 6;
const TYPES = ["wheat", "meat", "iron", "cloth", "wood", "olives"];

/** `wheat_9` is wheat, `governor_wheat` is governor, `war_2` is war. @param {string} name */
function kindOf(name) {
  if (name.startsWith("governor_")) return "governor";
  return name.replace(/[ _]\d+$/, "");
}

const OFFICES = ["governor", "censor", "consul", "quaestor"];
const EVENTS = ["war", "new_senator", "deficit", "civil_conflict", "eviction", "majority"];
const INFLUENCE = ["vox_populi", "tribunes", "lictors", "merchants", "cavalry", "pontifex_maximus", "princeps_senatus", "prefects", "praetors"];
const KINDS = new Set([...TYPES, ...OFFICES, ...EVENTS, ...INFLUENCE]);

/** @param {string} name */
function family(name) {
  const kind = kindOf(name);
  if (TYPES.includes(kind)) return `resource ${kind}`;
  if (OFFICES.includes(kind)) return "office";
  return EVENTS.includes(kind) ? "event" : "influence";
}

/** A card face up. @param {Ui} ui @param {string} name @param {string} [tries] what a click would mean */
function card(ui, name, tries) {
  const kind = kindOf(name);
  const value = TYPES.includes(kind) ? name.slice(kind.length + 1) : "";
  const governed = kind === "governor" ? name.slice("governor_".length) : "";
  const effect = ui.effect(kind);
  return html`<button type="button" class="card ${family(name)} ${effect ? "told" : ""}" data-flip=${name} aria-description=${effect || nothing} ${thing(name, tries)}>
    <span class="value" aria-hidden="true">${governed ? icon(governed) : value}</span>
    ${icon(kind)}${effect ? html`<span class="effect" aria-hidden="true">${effect}</span>` : nothing}<span class="title">${ui.card(name)}</span>
  </button>`;
}

/** @param {number} dots */
const back = (dots) => html`<span class="back" aria-hidden="true"><i>${"•".repeat(dots)}</i></span>`;

// -- the four boards ------------------------------------------------------------------------------

/** @param {Ui} ui @param {string} name @param {number} place */
function market(ui, name, place) {
  const { view } = ui;
  const lot = view.auction[name];
  const asked = view.step?.name === "AuctionBid" && view.step.board === name;
  return section(ui, [lot, asked, view.decks[name], view.options], () => html`<section class="market ${asked ? "asked" : ""}" aria-labelledby="b-${name}">
    <h3 id="b-${name}">${icon(name === "senate" ? "senate" : "market")} ${ui.card(name)}</h3>
    <div class="offer">
      <button type="button" class="deck" ${thing(`deck ${name}`, "auction")}>
        ${back(place + 1)}<span class="count"><span class="sr">${ui.say("web-cards-left")}</span> ${view.decks[name]}</span>
      </button>
      ${lot ? card(ui, lot.card, `buy ${lot.card}`) : html`<span class="slot"><span class="sr">${ui.say("web-no-offer")}</span></span>`}
    </div>
    ${bidTrack(ui, name, lot)}
  </section>`);
}

/** @param {Ui} ui @param {string} board @param {{card: string, bids: [number, number][]} | undefined} lot */
function bidTrack(ui, board, lot) {
  const { options } = ui.view;
  const bids = lot?.bids ?? [];
  const prices =
    options.bid_track_mode === "any_integer"
      ? bids.map(([, price]) => price)
      : ui.data.bid_tracks[board].prices;
  return html`<ol class="prices" aria-label=${ui.card("bids")}>
    ${prices.map((/** @type {number} */ price) => {
      const bid = bids.find(([, amount]) => amount === price);
      const id = lot ? `bid ${lot.card} ${price}` : `price ${board} ${price}`;
      return html`<li>
        <button type="button" class="price" ${thing(id, lot ? id : undefined)}>
          ${price} ${bid ? html`<span data-flip="cube ${board} ${bid[0]}">${piece(ui, bid[0])}</span>` : nothing}
        </button>
      </li>`;
    })}
  </ol>`;
}

/** @param {Ui} ui */
function senateTrack(ui) {
  const { players } = ui.view;
  const most = Math.max(TRACK, ...players.map((p) => p.senators));
  return html`<section class="senate-track" aria-labelledby="track">
    <h3 id="track" class="sr">${ui.card("senate_track")}</h3>
    <ol>
      ${range(1, most).map((place) => {
        const here = players.filter((p) => p.senators === place);
        return html`<li class=${here.length ? "taken" : ""}>
          <span class="numeral">${roman(place)}</span>
          ${here.map((p) => html`<button type="button" class="marker" data-flip="senators ${p.seat}"
            ${thing(`senators ${p.seat}`, p.seat === ui.me ? "embezzle" : `censor ${p.seat}`)}>${piece(ui, p.seat, "disc")}</button>`)}
        </li>`;
      })}
    </ol>
  </section>`;
}

/** @param {Ui} ui */
function events(ui) {
  const { view } = ui;
  const last = view.discards.events.at(-1);
  return html`<section class="events" aria-labelledby="events">
    <h3 id="events" class="sr">${ui.card("events")}</h3>
    <div class="deck">${back(0)}<span class="count"><span class="sr">${ui.say("web-cards-left")}</span> ${view.decks.events}</span></div>
    ${last ? card(ui, last) : html`<span class="slot"></span>`}
    <ol class="wars" aria-label=${ui.card("war_row")}>
      ${range(1, LAST_WAR).map((i) => html`<li>${view.war_row[i - 1] ? card(ui, view.war_row[i - 1]) : html`<span class="slot">${roman(i)}</span>`}</li>`)}
    </ol>
    <div class="discards">
      ${discard(ui, "web-resources-gone", view.discards.resources)} ${discard(ui, "web-offices-gone", view.discards.offices)}
    </div>
  </section>`;
}

/** @param {Ui} ui @param {string} title @param {string[]} cards */
const discard = (ui, title, cards) =>
  html`<details class="pile">
    <summary>${ui.say(title, { count: cards.length })}</summary>
    <ul>${cards.map((name) => html`<li>${ui.card(name)}</li>`)}</ul>
  </details>`;

// -- the players ----------------------------------------------------------------------------------

/** What lies behind the screen. @param {Ui} ui @param {import("./view").SenatorsPlayer} player */
function hidden(ui, player) {
  if (player.hand || !player.hand_size) return nothing;
  const unknown = player.hand_backs;
  return html`<li class="screen">
    <span class="sr">${ui.say("web-hand", { count: player.hand_size })}</span>
    ${unknown.map((/** @type {number} */ dots) => back(dots))}
    ${player.hand_seen.map((/** @type {string} */ name) => html`<span class="known" title=${ui.card(name)}>${back(0)}<small>${ui.card(name)}</small></span>`)}
  </li>`;
}

export default {
  plain: ["censor"],

  /** @param {import("../../../js/types").Move} move @param {View} view */
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
        return [`seat ${first}`, `senators ${first}`, ...mine.offices.filter((/** @type {string} */ o) => o.startsWith("censor"))];
      case "consul":
      case "quaestor":
        return mine.offices.filter((/** @type {string} */ o) => o.startsWith(move.verb));
      case "set":
        return [first];
      default:
        return first && !/^\d/.test(first) ? [first] : [];
    }
  },

  /** @param {Ui} ui */
  board(ui) {
    const { view } = ui;
    return html`${ui.view.draft_row.length
      ? html`<section class="row" aria-labelledby="draft">
          <h3 id="draft">${ui.card("draft_row")}</h3>
          <div class="cards">${ui.view.draft_row.map((/** @type {string} */ name) => card(ui, name, `draft ${name}`))}</div>
        </section>`
      : nothing}
      <div class="markets">${BOARDS.map((name, i) => market(ui, name, i))}</div>
      ${section(ui, view.players.map((p) => p.senators), () => senateTrack(ui))}
      ${section(ui, [view.discards, view.decks.events, view.war_row], () => events(ui))}`;
  },

  /** @param {Ui} ui @param {number} seat @param {boolean} mine */
  player(ui, seat, mine) {
    const player = ui.view.players[seat];
    const tries = (/** @type {string} */ name) => (mine ? `set ${name}` : `offer ${name}`);
    const faceUp = [...player.table, ...player.offices, ...player.influence];
    return html`<ul class="cards" aria-label=${ui.say("web-in-front-of", { name: ui.name(seat) })}>
      ${repeat(faceUp, (name) => name, (name) => html`<li>${card(ui, name, tries(name))}</li>`)}
      ${(player.hand ?? []).map((/** @type {string} */ name) => html`<li class="in-hand">${card(ui, name, tries(name))}</li>`)}
      ${hidden(ui, player)}
      ${faceUp.length + player.hand_size === 0 ? html`<li class="quiet">${ui.say("web-nothing-yet")}</li>` : nothing}
    </ul>
    ${player.secret_bid !== null ? html`<p class="quiet">${ui.say("web-secret-bid", { amount: player.secret_bid })}</p>` : nothing}`;
  },

  /** @param {Ui} ui */
  choices(ui) {
    if (ui.view.step?.name !== "CashIn") return nothing;
    return ui.view.sets.slice(0, SETS_SHOWN).map(
      (/** @type {{picks: string[], amount: number}} */ set) => html`<button type="button" class="move set" @click=${() => ui.play(...set.picks.map((pick) => `set ${pick}`))}>
        ${ui.say("web-sell-set", { cards: set.picks.map((pick) => said(ui, pick)).join(", "), amount: set.amount })}
      </button>`,
    );
  },

  /** @param {Ui} ui @param {number} seat */
  score(ui, seat) {
    const player = ui.view.players[seat];
    if (!player.alive) return html`${ui.card("eliminated")}`;
    return html`<span class="points" data-flip="score ${seat}" data-count=${player.senators}>${icon("senator", ui.card("senators"))} ${player.senators}</span>
      ${player.cash === null ? nothing : html`<span class="points" data-flip="cash ${seat}" data-count=${player.cash}>${common("coin", ui.card("your_money"))} ${player.cash}</span>`}
      ${player.locked ? html`<span class="points">${ui.say("web-ready")}</span>` : nothing}`;
  },

  /** @param {string} name */
  picture(name) {
    const kind = kindOf(name);
    return KINDS.has(kind) ? html`<span class="${family(name)} tinted">${icon(kind)}</span>` : null;
  },

  /** @param {Ui} ui */
  stage: (ui) => ui.say("web-turn-of", { turn: ui.view.turn, name: ui.name(ui.view.active) }),
};

/** @param {Ui} ui @param {string} pick */
function said(ui, pick) {
  const [name, value] = pick.split(" ");
  return value ? `${ui.card(name)} = ${value}` : ui.card(name);
}

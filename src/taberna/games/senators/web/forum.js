/** The forum: three markets and the Senate's door, each with its offer and the bids on it. */
import { html, nothing } from "../../../js/dom.js";
import { piece } from "../../../js/seats.js";
import { thing } from "../../../js/targets.js";
import { section } from "../../../js/ui.js";
import { back, card, icon } from "./cards.js";

/** @typedef {import("./view").SenatorsView} View
 * @typedef {import("./view").SenatorsLot} Lot
 * @typedef {import("../../../js/types").Ui<View>} Ui */

export const BOARDS = ["market_1", "market_2", "market_3", "senate"];

/** @param {Ui} ui @param {string} name @param {number} place */
export function market(ui, name, place) {
  const { view } = ui;
  const lot = view.auction[name];
  const asked = view.step?.name === "AuctionBid" && view.step.board === name;
  const mine = lot && view.step?.name === "Settle" && view.active === ui.me ? ui.moves.filter((move) => move.args[0] === lot.card) : [];
  const cash = ui.me === null ? null : view.players[ui.me].cash;
  return section(ui, [lot, asked, asked ? cash : null, view.decks[name], view.options, mine.length], () => html`<section class="market ${name} ${asked ? "asked" : ""} ${lot ? "open" : ""}" aria-labelledby="b-${name}">
    <h3 id="b-${name}">${icon(name === "senate" ? "senate" : "market")} ${ui.card(name)}</h3>
    <div class="offer">
      <button type="button" class="deck" ${thing(`deck ${name}`, "auction")}>
        ${back(place + 1)}<span class="count"><span class="sr">${ui.say("web-cards-left")}</span> ${view.decks[name]}</span>
      </button>
      ${lot ? card(ui, lot.card, `buy ${lot.card}`) : nothing}
    </div>
    ${mine.length ? settling(ui, mine) : bidTrack(ui, name, lot, asked ? cash : null)}
  </section>`);
}

/** To sell or to keep, beside the card. @param {Ui} ui @param {import("../../../js/types").Move[]} moves */
const settling = (ui, moves) =>
  html`<div class="settle">${moves.map((move) => html`<button type="button" class="move ${move.verb}" data-move=${move.text} data-lit>${beside(ui, move)}<span class="sr">: ${ui.card(String(move.args[0]))}</span></button>`)}</div>`;

/** What the card that lies there need not say. @param {Ui} ui @param {import("../../../js/types").Move} move */
function beside(ui, move) {
  const bid = highest(ui, String(move.args[0]));
  const key = { sell: "web-sen-sell-to", buy: "web-sen-keep-pay" }[move.verb];
  return key && bid ? ui.say(key, { name: ui.name(bid[0]), amount: bid[1] }) : ui.label(move);
}

/** The highest bid on a card. @param {Ui} ui @param {string} card */
export function highest(ui, card) {
  const lot = Object.values(ui.view.auction).find((one) => one.card === card);
  return lot?.bids.reduce((best, bid) => (bid[1] > best[1] ? bid : best), lot.bids[0]) ?? null;
}

/** @param {Ui} ui @param {string} board @param {Lot | undefined} lot @param {number | null} cash what I have, when I bid */
function bidTrack(ui, board, lot, cash) {
  const { options } = ui.view;
  const bids = lot?.bids ?? [];
  const prices =
    options.bid_track_mode === "any_integer" ? bids.map(([, price]) => price) : ui.data.bid_tracks[board].prices;
  return html`<ol class="prices" aria-label=${ui.card("bids")}>
    ${prices.map((/** @type {number} */ price) => {
      const bid = bids.find(([, amount]) => amount === price);
      const id = lot ? `bid ${lot.card} ${price}` : `price ${board} ${price}`;
      const beyond = cash !== null && price > cash;
      return html`<li>
        <button type="button" class="price ${beyond ? "beyond" : ""}" aria-description=${beyond ? ui.say("web-sen-beyond", { cash: cash ?? 0 }) : nothing}  ${thing(id, lot ? id : undefined)}>
          ${price} ${bid ? html`<span data-flip="cube ${board} ${bid[0]}">${piece(ui, bid[0])}</span>` : nothing}
        </button>
      </li>`;
    })}
  </ol>`;
}

/** What is mine: stores that fill up, combat tokens, the hand. And what lies in front of another player. */
import { html, icons, nothing, range, vars } from "../../../js/dom.js";
import { thing } from "../../../js/targets.js";
import { card, cards, GOODS, token } from "./cards.js";

/** @typedef {import("./view").ProvinciaView} View
 * @typedef {import("./view").ProvinciaPlayer} Player
 * @typedef {import("../../../js/types").Ui<View>} Ui */

const icon = await icons(new URL("icons.svg", import.meta.url));

/** @param {Ui} ui @param {Player} player @param {boolean} mine */
export const stores = (ui, player, mine) =>
  html`<ul class="stores" aria-label=${ui.card("supply")}>
    ${GOODS.map((good) => {
      const most = good === "gold" ? 0 : player.storage;
      return html`<li><button type="button" class="store ${good}" data-flip="${good} ${player.seat}" data-count=${player[good]} ${thing(mine ? `goods ${good}` : `goods ${good} ${player.seat}`)} ${vars({ "--full": most ? player[good] / most : 0 })}>
        ${icon(good)}<b>${player[good]}</b>${most ? html`<small>/${most}</small>` : nothing}<span class="sr">${ui.card(good)}</span>
      </button></li>`;
    })}
  </ul>`;

/** @param {Ui} ui @param {Player} player */
export const tokens = (ui, player) =>
  player.tokens
    ? html`<div class="tokens">${player.tokens.length ? html`<span class="what">${ui.say("web-pro-tokens")}</span>` : nothing}
        ${player.tokens.map((name) => html`<button type="button" class="token-button" ${thing(`token ${name}`, `token ${name}`)}>${token(ui, name)}</button>`)}
        ${player.token_down ? html`<span class="laid"><span class="what">${ui.say("web-pro-token-down")}</span> ${token(ui, player.token_down)}</span>` : nothing}</div>`
    : html`<div class="tokens quiet">${ui.say("web-pro-tokens-left", { count: player.tokens_left })}</div>`;

/** The tax, and who makes whom pay it. @param {Ui} ui @param {Player} player */
export const taxes = (ui, player) =>
  html`${player.tax_free ? html`<small class="quiet">${ui.say("web-pro-tax-free")}</small>` : nothing}
  ${player.concussio.map((seat) => html`<small class="quiet">${ui.card("concussio")} → ${ui.name(seat)}</small>`)}`;

/** A card of the hand tries what one would do with it. @param {Ui} ui @param {string} name */
const deed = (ui, name) => `${ui.data.buildings[name] ? "build" : "play"} ${name}`;

/** @param {Ui} ui @param {Player} player */
export const hand = (ui, player) =>
  html`<ul class="hand" aria-label=${ui.say("web-pro-hand")} ${vars({ "--held": (player.hand ?? []).length })}>
    ${cards(player.hand ?? [], (name, id) => html`<li class="in-hand">${card(ui, name, id, "hand", deed(ui, name))}</li>`)}
    ${player.hand?.length ? nothing : html`<li class="quiet">${ui.say("web-pro-no-hand")}</li>`}
  </ul>`;

/** @param {Ui} ui @param {Player} player */
export function theirs(ui, player) {
  const known = player.hand ?? player.hand_known;
  const backs = ["aedificium", "spqr"].flatMap((deck) => range(1, player.hand_backs[deck]).map(() => html`<span class="back ${deck}" aria-hidden="true">${icon(deck)}</span>`));
  return html`${stores(ui, player, false)} ${taxes(ui, player)} ${tokens(ui, player)}
    <h4>${ui.say("web-pro-city")}</h4>
    <ul class="cards city">
      ${cards(player.city, (name, id) => html`<li>${card(ui, name, `panel ${id}`, `panel ${player.seat}`)}</li>`)}
      ${cards(player.front, (name, id) => html`<li>${card(ui, name, `panel ${id}`, `panel ${player.seat}`)}</li>`)}
      ${player.city.length + player.front.length ? nothing : html`<li class="quiet">${ui.say("web-nothing-yet")}</li>`}
    </ul>
    <h4>${ui.say("web-hand", { count: player.hand_size })}</h4>
    <div class="cards">${player.hand ? nothing : backs}</div>
    ${known.length && !player.hand ? html`<h4>${ui.say("web-pro-known")}</h4>` : nothing}
    <ul class="cards">${cards(known, (name, id) => html`<li>${card(ui, name, `panel ${id}`, `panel ${player.seat}`)}</li>`)}</ul>`;
}

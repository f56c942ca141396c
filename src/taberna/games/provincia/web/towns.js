/** A map of southern Gaul with the six towns. Every building stands in its town as a small drawing: towns grow. */
import { html, icons, nothing, vars } from "../../../js/dom.js";
import { piece } from "../../../js/seats.js";
import { thing } from "../../../js/targets.js";
import { cards, describe, typeOf } from "./cards.js";

/** @typedef {import("./view").ProvinciaView} View
 * @typedef {import("./view").ProvinciaPlayer} Player
 * @typedef {import("../../../js/types").Ui<View>} Ui */

const icon = await icons(new URL("icons.svg", import.meta.url));
const drawing = await icons(new URL("town.svg", import.meta.url));

/** So many fit beside each other before a town is drawn smaller. */
const ROOMY = 10;

/** @param {Ui} ui @param {Player} player @param {string} name @param {string} id */
function building(ui, player, name, id) {
  const type = typeOf(name);
  const asleep = ui.data.buildings[type].type === "inactive" && name === type;
  const mine = player.seat === ui.me;
  return html`<li>
    <button type="button" class="house ${asleep ? "asleep" : ""}" data-flip=${id} aria-description=${describe(ui, type)} ${thing(`city ${player.seat} ${name}`, `${mine ? "activate" : "destroy"} ${mine ? type : name}`)}>
      ${drawing(ui.data.buildings[type].picture ?? type)}<span class="sr">${ui.card(type)}${asleep ? ` (${ui.say("web-pro-inactive")})` : ""}</span>
    </button>
  </li>`;
}

/** @param {Ui} ui @param {Player} player */
const houses = (ui, player) =>
  html`<ul class="houses ${player.city.length > ROOMY ? "crowded" : ""}" aria-label=${ui.say("web-in-front-of", { name: ui.name(player.seat) })}>
    ${cards(player.city, (name, id) => building(ui, player, name, id))}
  </ul>`;

/** @param {Ui} ui @param {string} town */
const sign = (ui, town) => icon(ui.data.towns[town].shows, ui.card(ui.data.towns[town].shows));

/** One town: with its buildings if somebody lives there, else as a place that may be taken. @param {Ui} ui @param {string} town */
export function townOf(ui, town) {
  const player = ui.view.players.find((one) => one.town === town);
  const { colour, shows } = ui.data.towns[town];
  if (!player) {
    const free = ui.view.phase === 0;
    return html`<div class="place ${town} ${shows} town-${colour} ${free ? "" : "wild"}">
      <button type="button" class="banner" ${thing(`town ${town}`, `town ${town}`)}>${sign(ui, town)}<span class="name">${ui.card(town)}</span></button>
    </div>`;
  }
  const mine = player.seat === ui.me;
  return html`<div class="place ${town} ${shows} town-${colour} seat-${player.seat} ${mine ? "mine" : ""}">
    ${houses(ui, player)}
    <div class="banner">
      ${piece(ui, player.seat, "disc")}<span class="name">${ui.card(town)}</span>${sign(ui, town)}
      <b data-flip="points ${player.seat}">${icon("prestige", ui.card("prestige"))} ${player.prestige}</b>
    </div>
    ${fronts(ui, player)}
  </div>`;
}

/** Senate cards that stay, as small signs beside the town. @param {Ui} ui @param {Player} player */
const fronts = (ui, player) =>
  player.front.length
    ? html`<ul class="fronts">
        ${cards(
          player.front,
          (name, id) => html`<li><button type="button" class="front" data-flip=${id} aria-description=${describe(ui, name)} ${thing(`front ${player.seat} ${name}`)}>${icon(name.split("_")[0])}<span class="sr">${ui.card(name)}</span></button></li>`,
        )}
      </ul>`
    : nothing;

/** Rulers for morale and defence, one line each player. @param {Ui} ui @param {"morale" | "defence"} key */
export function ruler(ui, key) {
  const { bottom, top } = ui.data.tracks[key];
  const steps = top - bottom;
  const values = Array.from({ length: steps + 1 }, (_, i) => bottom + i);
  const at = (/** @type {number} */ n) => (Math.max(bottom, Math.min(top, n)) - bottom) / steps;
  const told = ui.view.players.map((p) => `${ui.name(p.seat)} ${p[key]}`).join(", ");
  return html`<div class="track">
    <h3>${icon(key)} ${ui.card(key)}</h3>
    <div class="scale" role="img" aria-label="${ui.card(key)}: ${told}" ${vars({ "--rows": ui.view.seats, "--cells": values.length })}>
      ${values.map((n) => html`<span class="cell ${n === 0 ? "zero" : ""}" ${vars({ "--at": at(n) })}>${n}</span>`)}
      ${ui.view.players.map((p) => html`<span class="at" data-flip="${key} ${p.seat}" ${vars({ "--at": at(p[key]), "--row": p.seat })}>${piece(ui, p.seat, "disc")}</span>`)}
    </div>
  </div>`;
}

/** The battle with the Gauls, to be read at a glance: what makes everybody's strength, and what the Gauls can have. */
import { html, icons, nothing, roman } from "../../../js/dom.js";
import { piece } from "../../../js/seats.js";
import { bellum, parse, penalties, token } from "./cards.js";

/** @typedef {import("./view").ProvinciaView} View
 * @typedef {import("./view").ProvinciaPlayer} Player
 * @typedef {import("../../../js/types").Ui<View>} Ui */

const icon = await icons(new URL("icons.svg", import.meta.url));
const VERDICTS = { holds: "web-pro-holds", falls: "web-pro-falls", short: "web-pro-short", doubt: "web-pro-doubt" };
const PARTS = /** @type {const} */ (["morale", "defence", "military"]);

/** The rounds with a battle. @param {Ui} ui */
export const battleRounds = (ui) => [...new Set(Object.values(ui.data.bellum).map((card) => card.round))].sort((a, b) => a - b);

/** The battle that is shown: of this round, or the next one. @param {Ui} ui */
function shown(ui) {
  const { round, phase, battles } = ui.view;
  const fought = battles.find((battle) => battle.round === round);
  if (fought && phase <= 3) return { round, fought };
  const next = battleRounds(ui).find((n) => n > round || (n === round && !fought));
  if (next !== undefined) return { round: next, fought: undefined };
  const last = battles.at(-1);
  return last ? { round: last.round, fought: last } : null;
}

/** What the Gauls of a round may have. @param {Ui} ui @param {number} round @returns {[number, number]} */
function strengths(ui, round) {
  const all = Object.values(ui.data.bellum).filter((card) => card.round === round).map((card) => card.strength);
  return [Math.min(...all), Math.max(...all)];
}

/** With a true minus. @param {number} n */
const minus = (n) => (n < 0 ? `−${-n}` : String(n));

/** @param {Player} player @param {string[]} tokens */
const sumOf = (player, tokens) => tokens.map(parse).filter((one) => one.colour === player.colour).reduce((sum, one) => sum + one.value, 0);

/** The panel. @param {Ui} ui */
export function battle(ui) {
  const now = shown(ui);
  if (!now) return nothing;
  const { round, fought } = now;
  const [low, high] = strengths(ui, round);
  const tokens = fought?.tokens ?? [];
  const gauls = fought ? ui.data.bellum[fought.bellum].strength : null;
  return html`<section class="battle" aria-labelledby="battle">
    <div class="gauls">
      ${fought
        ? bellum(ui, fought.bellum)
        : html`<span class="card combat unknown"><span class="value">${low}–${high}</span>${icon("bellum")}<span class="title">${ui.say("web-pro-gauls-may", { low, high })}</span></span>`}
    </div>
    <div class="armies">
      <h3 id="battle">${icon("bellum")} ${ui.say("web-pro-battle", { round: roman(round) })}</h3>
      <table>
        <thead class="sr"><tr><th scope="col">${ui.say("web-player")}</th>${PARTS.map((key) => html`<th scope="col">${ui.card(key)}</th>`)}<th scope="col">${ui.say("web-pro-tokens-head")}</th><th scope="col">${ui.card("strength")}</th></tr></thead>
        <tbody>
          ${ui.view.players.map((player) => army(ui, player, tokens, gauls ?? [low, high]))}
        </tbody>
      </table>
    </div>
    ${fought ? nothing : threats(ui, round)}
  </section>`;
}

/** The combat cards that one of will be turned over. @param {Ui} ui @param {number} round */
const threats = (ui, round) =>
  html`<ul class="threats" aria-label=${ui.say("web-pro-threats")}>
    ${Object.values(ui.data.bellum)
      .filter((card) => card.round === round)
      .map((card) => html`<li><b>${card.strength}</b><span>${penalties(ui, card)}</span></li>`)}
  </ul>`;

/** @param {Ui} ui @param {Player} player @param {string[]} tokens @param {number | [number, number]} gauls */
function army(ui, player, tokens, gauls) {
  const base = player.morale + player.defence + player.military;
  const open = typeof gauls === "number";
  const strength = base + sumOf(player, tokens);
  const verdict = open ? (strength >= gauls ? "holds" : "falls") : base >= gauls[1] ? "holds" : base < gauls[0] ? "short" : "doubt";
  const short = open ? 0 : gauls[0] - base;
  const mine = tokens.filter((name) => parse(name).colour === player.colour);
  return html`<tr class="seat-${player.seat} ${verdict} ${player.seat === ui.me ? "me" : ""}">
    <th scope="row">${piece(ui, player.seat, "disc")} <span class="name">${ui.name(player.seat)}</span></th>
    ${PARTS.map((key, i) => html`<td class="part">${i || player[key] < 0 ? (player[key] < 0 ? "−" : "+") : ""}${icon(key)}${Math.abs(player[key])}</td>`)}
    <td class="tokens">${open ? mine.map((name) => token(ui, name)) : player.committed ? html`<span class="down">?</span>` : nothing}</td>
    <td class="sum">= <b>${minus(open ? strength : base)}</b> ${open ? nothing : html`<small>±</small>`}</td>
    <td class="verdict">${ui.say(VERDICTS[verdict], { short })}</td>
  </tr>`;
}

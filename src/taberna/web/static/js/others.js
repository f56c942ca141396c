/** The other players: one compact line each; a click opens what lies in front of them. */
import { html, nothing, repeat } from "./dom.js";
import { emblem } from "./seats.js";
import { thing } from "./targets.js";
import { section } from "./ui.js";

/**
 * @typedef {import("./types").Ui} Ui
 * @typedef {import("./types").Seat} Seat
 * @typedef {import("./types").Board} Board
 * @typedef {{open: number | null, toggle(seat: number): void}} Opened
 */

/** Everybody else, clockwise from my left. @param {Seat[]} seats @param {number | null} me */
export const others = (seats, me) => (me === null ? seats : [...seats.slice(me + 1), ...seats.slice(0, me)]);

/** The level of a bot, and its character if its name tells one. @param {(key: string, args?: any) => string} say @param {Seat} seat */
export function botWords(say, seat) {
  const level = say(`level-${seat.level}`);
  return seat.character ? say("web-bot-character", { level, character: say(`character-${seat.character}`) }) : say("web-bot-level", { level });
}

/** @param {Ui} ui @param {Seat} seat @param {boolean} yours @param {boolean} [brief] where there is little room */
export function states(ui, seat, yours, brief = false) {
  const found = [];
  if (seat.level && !(brief && seat.kind !== "person" && (seat.ready || seat.asked))) found.push(brief ? ui.say("web-bot") : botWords(ui.say, seat));
  if (seat.ready) found.push(ui.say("web-ready"));
  else if (seat.asked) found.push(ui.say("web-thinking"));
  if (seat.kind === "person" && seat.left) found.push(ui.say("web-left"));
  else if (seat.kind === "person" && !seat.connected && !yours) found.push(ui.say("web-away"));
  return found.join(" · ");
}

/** What a player's parts are made of. @param {Ui} ui @param {Board} board @param {Seat} seat */
export function madeOf(ui, board, seat) {
  const { players } = /** @type {any} */ (ui.view);
  return [players[seat.seat], seat, ...(board.besides?.(ui.view, seat.seat) ?? [])];
}

/**
 * @param {Ui} ui
 * @param {Board} board
 * @param {Seat[]} seats
 * @param {Opened} opened
 */
export const othersArea = (ui, board, seats, opened) =>
  html`<section class="others" data-area="others" aria-label=${ui.say("web-others")}>
    ${repeat(
      others(seats, ui.me),
      (seat) => seat.seat,
      (seat) => section(ui, [...madeOf(ui, board, seat), opened.open === seat.seat], () => line(ui, board, seat, opened)),
    )}
  </section>`;

/** @param {Ui} ui @param {Board} board @param {Seat} seat @param {Opened} opened */
function line(ui, board, seat, opened) {
  const asked = seat.asked && !seat.ready;
  const open = opened.open === seat.seat;
  const state = states(ui, seat, false);
  const brief = states(ui, seat, false, true);
  return html`<div class="other seat-${seat.seat} ${asked ? "asked" : ""} ${seat.ready ? "ready" : ""}">
    <button type="button" class="who" title=${state || nothing} ${thing(`seat ${seat.seat}`)}>
      ${emblem(seat.seat)}<span class="letter" aria-hidden="true">${ui.letter(seat.seat)}</span>
      <span class="name">${seat.name}</span><span class="state">${brief}</span>
    </button>
    <div class="score">${board.score(ui, seat.seat)}</div>
    <button type="button" class="plain unfold" aria-expanded=${open} aria-label=${ui.say("web-look-at", { name: seat.name })} @click=${() => opened.toggle(seat.seat)}>${open ? "▾" : "▸"}</button>
  </div>`;
}

/**
 * What lies in front of another player.
 * @param {Ui} ui @param {Board} board @param {Seat} seat
 * @param {{giveToBot(seat: number): void, takeBack(seat: number): void, yours: number[]}} deeds
 */
export const otherPanel = (ui, board, seat, deeds) =>
  html`<div class="player seat-${seat.seat}">
    <p class="state">${states(ui, seat, deeds.yours.includes(seat.seat))}</p>
    <h3 class="sr">${ui.say("web-in-front-of", { name: seat.name })}</h3>
    <div class="score">${board.score(ui, seat.seat)}</div>
    ${botDeeds(ui, seat, deeds)}
    ${section(ui, madeOf(ui, board, seat), () => (board.other ? board.other(ui, seat.seat) : board.player?.(ui, seat.seat, false)))}
  </div>`;

/** @param {Ui} ui @param {Seat} seat @param {{giveToBot(seat: number): void, takeBack(seat: number): void, yours: number[]}} deeds */
export const botDeeds = (ui, seat, deeds) =>
  html`${seat.replaceable ? html`<button type="button" class="plain" @click=${() => deeds.giveToBot(seat.seat)}>${ui.say("web-give-to-bot")}</button>` : nothing}
  ${deeds.yours.includes(seat.seat) && seat.kind === "person" && seat.level
    ? html`<button type="button" @click=${() => deeds.takeBack(seat.seat)}>${ui.say("web-take-back")}</button>`
    : nothing}`;

/** The players around the table: a head with name and state, and what lies in front of them. */
import { html, nothing } from "./dom.js";
import { emblem } from "./seats.js";
import { thing } from "./things.js";
import { section } from "./ui.js";

/**
 * @typedef {import("./types").Ui} Ui
 * @typedef {import("./types").Seat} Seat
 * @param {Ui} ui @param {Seat} seat
 */
function states(ui, seat) {
  const found = [];
  if (seat.level) found.push(ui.say("web-bot-level", { level: ui.say(`level-${seat.level}`) }));
  if (seat.ready) found.push(ui.say("web-ready"));
  else if (seat.asked) found.push(ui.say("web-thinking"));
  if (seat.kind === "person" && seat.left) found.push(ui.say("web-left"));
  else if (seat.kind === "person" && !seat.connected && !seat.yours) found.push(ui.say("web-away"));
  return found.join(" · ");
}

/**
 * @param {Ui} ui
 * @param {import("./types").Board} board
 * @param {Seat} seat
 * @param {{giveToBot(seat: number): void, takeBack(seat: number): void}} deeds
 */
export function playerArea(ui, board, seat, deeds) {
  const { players } = /** @type {any} */ (ui.view);
  const made = [players[seat.seat], seat, ...(board.besides?.(ui.view, seat.seat) ?? [])];
  return html`${section(ui, made, () => area(ui, board, seat, deeds))}`;
}

/** @param {Ui} ui @param {import("./types").Board} board @param {Seat} seat @param {{giveToBot(seat: number): void, takeBack(seat: number): void}} deeds */
function area(ui, board, seat, deeds) {
  const mine = seat.seat === ui.me;
  const asked = seat.asked && !seat.ready;
  return html`<section
    class="player seat-${seat.seat} ${mine ? "mine" : ""} ${asked ? "asked" : ""}" aria-labelledby="player-${seat.seat}">
    <header>
      <h3 id="player-${seat.seat}">
        <button type="button" class="who" ${thing(`seat ${seat.seat}`)}>
          ${emblem(seat.seat)}<span class="letter" aria-hidden="true">${ui.letter(seat.seat)}</span>
          <span class="name">${seat.name}${mine ? html` <small>(${ui.say("web-you")})</small>` : nothing}</span>
        </button>
      </h3>
      <p class="state">${states(ui, seat)}</p>
      <div class="score">${board.score(ui, seat.seat)}</div>
      ${seat.replaceable
        ? html`<button type="button" class="plain" @click=${() => deeds.giveToBot(seat.seat)}>${ui.say("web-give-to-bot")}</button>`
        : nothing}
      ${seat.yours && seat.kind === "person" && seat.level
        ? html`<button type="button" class="plain" @click=${() => deeds.takeBack(seat.seat)}>${ui.say("web-take-back")}</button>`
        : nothing}
    </header>
    ${board.player(ui, seat.seat, mine)}
  </section>`;
}

/** Everybody else, clockwise from my left. @param {Seat[]} seats @param {number | null} me */
export const others = (seats, me) => (me === null ? seats : [...seats.slice(me + 1), ...seats.slice(0, me)]);

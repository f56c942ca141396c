/** A table that waits for players. */
import { html, nothing } from "./dom.js";
import { emblem } from "./seats.js";

/**
 * @param {(key: string, args?: any) => string} say
 * @param {import("./types").Head} head
 * @param {import("./types").Seat[]} seats
 * @param {{join(): void, close(): void}} deeds
 */
export const waiting = (say, head, seats, deeds) =>
  html`<section class="waiting card-sheet" aria-labelledby="waiting">
    <h2 id="waiting">${say("web-waiting-for-players")}</h2>
    <ul class="sitting">
      ${seats.map(
        (seat) =>
          html`<li>${emblem(seat.seat)} ${seat.kind === "open" ? html`<i>${say("web-seat-open")}</i>` : seat.name}
            ${seat.level ? html`<small>${say("web-bot-level", { level: say(`level-${seat.level}`) })}</small>` : nothing}</li>`,
      )}
    </ul>
    ${head.notice ? html`<p class="quiet">${head.notice}</p>` : nothing}
    ${head.invite
      ? html`<label for="invite">${say("web-invite")}</label>
          <div class="copy">
            <input id="invite" readonly .value=${head.invite} @focus=${(/** @type {any} */ e) => e.target.select()} />
            <button type="button" @click=${() => copy(head.invite ?? "")}>${say("web-copy")}</button>
          </div>`
      : nothing}
    ${!head.yours.length ? html`<button type="button" class="main" @click=${deeds.join}>${say("web-sit-down")}</button>` : nothing}
    ${head.host ? html`<button type="button" class="plain" @click=${deeds.close}>${say("web-close-table")}</button>` : nothing}
  </section>`;

/** @param {string} text */
const copy = (text) => navigator.clipboard?.writeText(text);

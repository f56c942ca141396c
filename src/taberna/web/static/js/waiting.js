/** A table that waits for players: who invited, who sits there, by which options, and how to bring others. */
import { gameFile } from "./boards.js";
import { html, nothing, svg } from "./dom.js";
import { botWords } from "./others.js";
import { emblem } from "./seats.js";

/** The square of an address, once it is made. @type {Map<string, unknown>} */
const squares = new Map();

/** @param {string} address @param {() => void} redraw */
function square(address, redraw) {
  const known = squares.get(address);
  if (known) return known;
  import("../vendor/uqr/index.js").then(({ encode }) => {
    const { size, data } = encode(address, { border: 2 });
    const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
    squares.set(address, html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label="QR">${svg`<rect width=${size} height=${size}></rect><path d=${path}></path>`}</svg>`);
    redraw();
  });
  return nothing;
}

/**
 * @typedef {{
 *   join(): void, close(): void, seatBot(seat: number): void, leave(): void, redraw(): void, host: string,
 *   options: {label: string, text: string}[],
 * }} Deeds
 * @param {(key: string, args?: any) => string} say
 * @param {import("./types").TableInfo} head
 * @param {import("./types").Seat[]} seats
 * @param {Deeds} deeds
 */
export const waiting = (say, head, seats, deeds) =>
  html`<section class="waiting" aria-labelledby="waiting">
    <img class="scene" src=${gameFile(head.game, "scene.svg").pathname} alt="" width="480" height="150" />
    <h2 id="waiting">${head.title}: ${say("web-waiting-for-players")}</h2>
    ${deeds.host ? html`<p>${say("web-invited-by", { name: deeds.host, game: head.title })}</p>` : nothing}
    <div class="lounge-columns">
      <div>
        <ul class="sitting">
          ${seats.map(
            (seat) =>
              html`<li>${emblem(seat.seat)} ${seat.kind === "open" ? html`<i>${say("web-seat-open")}</i>` : html`<b>${seat.name}</b>`}
                ${seat.level ? html`<small>${botWords(say, seat)}</small>` : nothing}
                ${seat.kind === "open" && head.yours.length ? html`<button type="button" class="put-bot" @click=${() => deeds.seatBot(seat.seat)}>${say("web-put-bot")}</button>` : nothing}</li>`,
          )}
        </ul>
        ${deeds.options.length
          ? html`<h3>${say("web-options")}</h3>
              <ul class="chosen-options">${deeds.options.map((option) => html`<li>${option.label}: <b>${option.text}</b></li>`)}</ul>`
          : html`<p class="quiet">${say("web-usual-options")}</p>`}
        ${head.notice ? html`<p class="quiet">${head.notice}${head.edition ? html` <a id="table-edition" href="/editions/${head.game}?table=${head.id}" target="_blank" rel="noopener">${say("web-edition-what")}</a>` : nothing}</p>` : nothing}
        ${!head.yours.length ? html`<button type="button" class="main" @click=${deeds.join}>${say("web-sit-down")}</button>` : nothing}
        ${head.host
          ? html`<button type="button" class="plain" @click=${deeds.close}>${say("web-close-table")}</button>`
          : head.yours.length
            ? html`<button type="button" class="plain" @click=${deeds.leave}>${say("web-leave")}</button>`
            : nothing}
      </div>
      ${head.invite ? invitation(say, head.invite, deeds) : nothing}
    </div>
  </section>`;

/** @param {(key: string, args?: any) => string} say @param {string} address @param {Deeds} deeds */
const invitation = (say, address, deeds) =>
  html`<div class="invitation">
    ${square(address, deeds.redraw)}
    <label for="invite">${say("web-invite")}</label>
    <div class="copy">
      <input id="invite" readonly .value=${address} @focus=${(/** @type {any} */ e) => e.target.select()} />
      <button type="button" @click=${() => navigator.clipboard?.writeText(address)}>${say("web-copy")}</button>
      ${"share" in navigator ? html`<button type="button" @click=${() => navigator.share({ url: address }).catch(() => {})}>${say("web-share")}</button>` : nothing}
    </div>
  </div>`;

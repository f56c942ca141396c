/** The curia: the rows of benches on which the players' senators sit, and the events that trouble the Republic. */
import { html, nothing, range, roman, svg, vars } from "../../../js/dom.js";
import { piece } from "../../../js/seats.js";
import { thing } from "../../../js/things.js";
import { back, card, icon } from "./cards.js";

/** @typedef {import("./view").SenatorsView} View
 * @typedef {import("../../../js/types").Ui<View>} Ui */

const TRACK = 20;
const LAST_WAR = 4;

/** Where on the half circle a place lies, in hundredths of the picture. @param {number} place @param {number} most */
function spot(place, most) {
  const angle = Math.PI * (1 - (place - 0.5) / most);
  return { "--x": 50 + 45 * Math.cos(angle), "--y": 92 - 78 * Math.sin(angle) };
}

const benches = html`<svg class="benches" viewBox="0 0 200 100" preserveAspectRatio="none" aria-hidden="true">
  ${svg`<path d="M2 96A98 92 0 0 1 198 96H170A70 62 0 0 0 30 96Z" fill="var(--marble)" stroke="var(--edge)"/>
  <path d="M30 96A70 62 0 0 1 170 96H150A50 42 0 0 0 50 96Z" fill="color-mix(in srgb, var(--porphyry) 22%, var(--marble))" stroke="var(--edge)"/>
  <path d="M50 96A50 42 0 0 1 150 96Z" fill="color-mix(in srgb, var(--gold) 20%, var(--sheet))" stroke="var(--edge)"/>
  <path d="M16 96A84 77 0 0 1 184 96" fill="none" stroke="var(--edge)" stroke-dasharray="2 2"/>`}
</svg>`;

/** @param {Ui} ui */
export function curia(ui) {
  const { players } = ui.view;
  const most = Math.max(TRACK, ...players.map((p) => p.senators));
  return html`<section class="curia" aria-labelledby="track">
    <h3 id="track" class="sr">${ui.card("senate_track")}</h3>
    ${benches}
    <ol>
      ${range(1, most).map((place) => {
        const here = players.filter((p) => p.senators === place && p.alive);
        return html`<li class=${here.length ? "taken" : ""} ${vars(spot(place, most))}>
          <span class="numeral">${roman(place)}</span>
          ${here.map((p) => html`<button type="button" class="marker" data-flip="senators ${p.seat}"
            ${thing(`senators ${p.seat}`, p.seat === ui.me ? "embezzle" : `censor ${p.seat}`)}>${piece(ui, p.seat, "disc")}</button>`)}
        </li>`;
      })}
    </ol>
    <p class="rostra">${icon("senate")} ${ui.card("senate_track")}</p>
  </section>`;
}

/** @param {Ui} ui */
export function events(ui) {
  const { view } = ui;
  const last = view.discards.events.at(-1);
  return html`<section class="events" aria-labelledby="events">
    <h3 id="events">${ui.card("events")}</h3>
    <div class="told-event">
      <div class="deck">${back(0)}<span class="count"><span class="sr">${ui.say("web-cards-left")}</span> ${view.decks.events}</span></div>
      ${last ? card(ui, last) : nothing}
    </div>
    <div class="war-row">
      <ol class="wars" aria-label=${ui.card("war_row")}>
        ${range(1, LAST_WAR).map((i) => {
          const name = view.war_row[i - 1];
          return html`<li class="shield ${name ? "fought" : ""} ${i === LAST_WAR ? "last" : ""}" title=${name ? ui.card(name) : nothing}>${name ? icon("war", ui.card(name)) : html`<span>${roman(i)}</span>`}</li>`;
        })}
      </ol>
      <p class="quiet">${ui.say("web-sen-last-war")}</p>
      <div class="discards">${discard(ui, "web-resources-gone", view.discards.resources)} ${discard(ui, "web-offices-gone", view.discards.offices)}</div>
    </div>
  </section>`;
}

/** @param {Ui} ui @param {string} title @param {string[]} cards */
const discard = (ui, title, cards) => html`<p class="gone" title=${cards.map((name) => ui.card(name)).join(", ") || nothing}>${ui.say(title, { count: cards.length })}</p>`;

/** The influence cards to choose from, in place of the events. @param {Ui} ui */
export const draft = (ui) =>
  html`<section class="events draft" aria-labelledby="draft">
    <h3 id="draft">${ui.card("draft_row")}</h3>
    <div class="cards">${ui.view.draft_row.map((name) => card(ui, name, `draft ${name}`))}</div>
  </section>`;

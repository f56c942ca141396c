/** The curia: the rows of benches on which the players' senators sit, and the events that trouble the Republic. */
import { html, nothing, range, roman, svg, vars } from "../../../js/dom.js";
import { piece } from "../../../js/seats.js";
import { thing } from "../../../js/targets.js";
import { back, card, icon } from "./cards.js";

/** @typedef {import("./view").SenatorsView} View
 * @typedef {import("../../../js/types").Ui<View>} Ui */

const TRACK = 20;
const LAST_WAR = 4;
/** How much further inside the next row of benches is. */
const ROW = 0.16;
/** Places that are too close for two in one row. */
const CLOSE = 3;

/** Where on the half circle a place lies, in hundredths of the picture; rows of benches lie further inside. @param {number} place
 * @param {number} most @param {number} [row] */
function spot(place, most, row = 0) {
  const angle = Math.PI * (1 - (place - 0.5) / most);
  const far = row ? 1.01 - ROW * row : 1;
  return { "--x": 50 + 45 * far * Math.cos(angle), "--y": 92 - 80 * far * Math.sin(angle) };
}

const benches = html`<svg class="benches" viewBox="0 0 200 100" preserveAspectRatio="none" aria-hidden="true">
  ${svg`<path d="M2 96A98 92 0 0 1 198 96H170A70 62 0 0 0 30 96Z" fill="var(--marble)" stroke="var(--edge)"/>
  <path d="M30 96A70 62 0 0 1 170 96H150A50 42 0 0 0 50 96Z" fill="color-mix(in srgb, var(--porphyry) 22%, var(--marble))" stroke="var(--edge)"/>
  <path d="M50 96A50 42 0 0 1 150 96Z" fill="color-mix(in srgb, var(--gold) 20%, var(--sheet))" stroke="var(--edge)"/>
  <path d="M16 96A84 77 0 0 1 184 96" fill="none" stroke="var(--edge)" stroke-dasharray="2 2"/>`}
</svg>`;

/** The row of benches for each player: those who sit close to each other sit in different ones. @param {View["players"]} players */
function rows(players) {
  /** @type {Map<number, number>} */
  const found = new Map();
  for (const { seat, senators } of [...players].sort((a, b) => a.senators - b.senators)) {
    const near = players.filter((other) => found.has(other.seat) && senators - other.senators < CLOSE);
    const taken = near.map((other) => found.get(other.seat));
    found.set(seat, [1, 2, 3, 4, 5, 6].find((row) => !taken.includes(row)) ?? 1);
  }
  return found;
}

/** How large the curia is on a phone, upright and on its side (phone.css), and what a finger needs. */
const PHONES = { tall: { width: 364, height: 84 }, low: { width: 230, height: 124 } };
const FINGER = 25;

/**
 * Where markers lie on a phone, in hundredths: as near to their places as they can without lying over one another.
 * @param {{seat: number, senators: number}[]} players @param {number} most @param {keyof typeof PHONES} phone
 */
export function spread(players, most, phone) {
  const { width, height } = PHONES[phone];
  /** @type {{seat: number, x: number, y: number}[]} */
  const found = [];
  for (const { seat, senators } of players) {
    const at = spot(senators, most, 1);
    let best = { seat, x: 0, y: 0 };
    let nearest = Infinity;
    for (let x = FINGER / 2; x <= width - FINGER / 2; x += 3) {
      for (let y = FINGER / 2; y <= height - FINGER / 2; y += 3) {
        const far = Math.hypot(x - (at["--x"] * width) / 100, y - (at["--y"] * height) / 100);
        const free = found.every((one) => Math.max(Math.abs(one.x - x), Math.abs(one.y - y)) >= FINGER);
        if (free && far < nearest) [best, nearest] = [{ seat, x, y }, far];
      }
    }
    found.push(best);
  }
  return new Map(found.map(({ seat, x, y }) => [seat, { [`--${phone}-x`]: (100 * x) / width, [`--${phone}-y`]: (100 * y) / height }]));
}

/** @param {Ui} ui */
export function curia(ui) {
  const { players } = ui.view;
  const alive = players.filter((p) => p.alive);
  const row = rows(alive);
  const most = Math.max(TRACK, ...players.map((p) => p.senators));
  const [tall, low] = [spread(alive, most, "tall"), spread(alive, most, "low")];
  return html`<section class="curia" aria-labelledby="track">
    <h3 id="track" class="sr">${ui.card("senate_track")}</h3>
    ${benches}
    <ol>
      ${range(1, most).map((place) => {
        const here = players.filter((p) => p.senators === place && p.alive);
        return html`<li class=${here.length ? "taken" : ""}>
          <span class="numeral" ${vars(spot(place, most))}>${roman(place)}</span>
          ${here.map((p) => html`<button type="button" class="marker" data-flip="senators ${p.seat}" ${vars({ ...spot(place, most, row.get(p.seat) ?? 1), ...tall.get(p.seat), ...low.get(p.seat) })}
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

/** Who is extorted in this step, if anybody. @param {View} view */
export const extorted = ({ step }) => (step && "victim" in step ? step : null);

/** What an offer can be made for, or the card it was made for: in place of the events. @param {Ui} ui */
export function bargain(ui) {
  const step = extorted(ui.view);
  if (!step) return nothing;
  const { victim } = step;
  const player = ui.view.players[victim];
  const cards = "card" in step ? [step.card] : [...player.table, ...player.offices, ...player.influence];
  const title =
    step.name === "ExtortionAnswer"
      ? ui.say("web-sen-offered", { name: ui.name(ui.view.active), other: ui.name(victim), card: ui.card(step.card), amount: step.price })
      : ui.say("web-sen-open-to-offers", { name: ui.name(victim) });
  return html`<section class="events bargain ${cards.length > 1 ? "" : "single"}" aria-labelledby="bargain">
    <h3 id="bargain">${piece(ui, victim, "disc")} ${title}</h3>
    <ul class="cards">${cards.map((name) => html`<li>${card(ui, name, `offer ${name}`)}</li>`)}</ul>
  </section>`;
}

/** The influence cards to choose from, in place of the events. @param {Ui} ui */
export const draft = (ui) =>
  html`<section class="events draft" aria-labelledby="draft">
    <h3 id="draft">${ui.card("draft_row")}</h3>
    <div class="cards">${ui.view.draft_row.map((name) => card(ui, name, `draft ${name}`))}</div>
  </section>`;

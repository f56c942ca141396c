/** The end: who won, the places, how a tie was broken, and where to go from here. */
import { html, icons, nothing } from "./dom.js";
import { ruleLink } from "./ask.js";
import { emblem } from "./seats.js";

const wreath = await icons();

/**
 * @param {import("./types").Ui} ui
 * @param {import("./types").Result} result
 * @param {string} table
 */
export function ending(ui, result, table) {
  const seats = result.scores.map((_, seat) => seat).sort((a, b) => result.ranking[a] - result.ranking[b]);
  const winners = result.winners.map((seat) => ui.name(seat));
  const tie = ui.say(`tie-${result.tie_break}`);
  return html`<section class="ending" aria-labelledby="ending">
    <h2 id="ending">${wreath("laurels")} ${ui.say("web-won", { names: winners.join(", "), count: winners.length })}</h2>
    <table>
      <caption class="sr">${ui.say("web-result")}</caption>
      <thead>
        <tr><th scope="col">${ui.say("web-place")}</th><th scope="col">${ui.say("web-player")}</th><th scope="col">${ui.say("web-score")}</th></tr>
      </thead>
      <tbody>
        ${seats.map(
          (seat) => html`<tr>
            <td>${result.ranking[seat]}</td>
            <th scope="row">${emblem(seat)} ${ui.name(seat)}</th>
            <td>${result.scores[seat]}</td>
          </tr>`,
        )}
      </tbody>
    </table>
    <p>${tie.startsWith("tie-") ? nothing : tie} ${ruleLink(ui.view.game, result.rule)}</p>
    <p class="links">
      <a class="button" href="/replay/${table}">${ui.say("web-replay")}</a>
      <a class="button" href="/new?game=${ui.view.game}">${ui.say("web-play-again")}</a>
      <a class="button" href="/">${ui.say("web-lobby")}</a>
    </p>
  </section>`;
}

/** The end: who won, the places, how a tie was broken, and where to go from here. */
import { html, icons, nothing } from "./dom.js";
import { ruleLink } from "./rules.js";
import { emblem } from "./seats.js";

const wreath = await icons();

/** Who won, and by how much. @param {import("./types").Ui} ui @param {import("./types").Result} result */
function headline(ui, result) {
  const winners = result.winners.map((seat) => ui.name(seat));
  if (result.winners.length > 1) return ui.say("web-won-together", { names: winners.join(", ") });
  const best = result.scores[result.winners[0]];
  const next = Math.max(...result.scores.filter((_, seat) => seat !== result.winners[0]));
  const by = best - next;
  const mine = ui.me !== null && result.winners.includes(ui.me);
  return ui.say(mine ? (by > 0 ? "web-you-won-by" : "web-you-won") : by > 0 ? "web-name-won-by" : "web-name-won", { name: winners[0], by });
}

/** Players by their places, those who share one by their points. @param {import("./types").Result} result */
const order = (result) => result.scores.map((_, seat) => seat).sort((a, b) => result.ranking[a] - result.ranking[b] || result.scores[b] - result.scores[a]);

/**
 * The places, and what the scores are made of: a column for each category that anybody has.
 * @param {import("./types").Ui} ui
 * @param {import("./types").Board} board
 * @param {import("./types").Result} result
 * @param {import("./types").Line[]} log
 */
export function places(ui, board, result, log) {
  const seats = order(result);
  const all = new Map(seats.map((seat) => [seat, new Map(board.points?.(ui, seat, log) ?? [])]));
  const names = [...new Set([...all.values()].flatMap((mine) => [...mine.keys()]))];
  return html`<div class="by-category" tabindex="0" role="group" aria-label=${ui.say("web-result")}><table>
    <caption class="sr">${ui.say("web-by-category")}</caption>
    <thead>
      <tr><th scope="col">${ui.say("web-place")}</th><th scope="col">${ui.say("web-player")}</th>
        ${names.map((name) => html`<th scope="col" class="n part">${name}</th>`)}<th scope="col" class="n">${ui.say("web-score")}</th></tr>
    </thead>
    <tbody>
      ${seats.map(
        (seat) => html`<tr>
          <td>${result.ranking[seat]}</td>
          <th scope="row">${emblem(seat)} ${ui.name(seat)}</th>
          ${names.map((name) => html`<td class="n part">${all.get(seat)?.get(name) ?? "–"}</td>`)}
          <td class="n"><b>${result.scores[seat]}</b></td>
        </tr>`,
      )}
    </tbody>
  </table></div>`;
}

/**
 * @param {import("./table.js").Table} table
 * @param {import("./types").Ui} ui
 * @param {import("./types").Result} result
 */
export function ending(table, ui, result) {
  const tie = ui.say(`tie-${result.tie_break}`);
  const why = table.frame?.result_text ?? "";
  return html`<section class="ending" aria-labelledby="ending">
    <button type="button" class="plain close" aria-label=${ui.say("web-close")} @click=${() => table.closeEnding()}>✕</button>
    <h2 id="ending">${wreath("laurels")} ${headline(ui, result)}</h2>
    ${places(ui, table.board, result, table.log)}
    <p>${table.board.ended?.(ui, result) ?? nothing} ${why} ${tie.startsWith("tie-") || why.includes(tie) ? nothing : tie} ${ruleLink(ui.view.game, result.rule)}</p>
  </section>`;
}

/** Where to go from here; it stands in the prompt, which has nothing more to ask. @param {import("./table.js").Table} table @param {import("./types").Ui} ui */
export const onwards = (table, ui) =>
  html`<span class="links">
      ${table.frame?.yours.length
        ? html`<button type="button" class="main" id="rematch" @click=${() => table.again()}>${ui.say(table.rematch ? "web-rematch-join" : "web-rematch")}</button>`
        : nothing}
      ${table.head.challenge ? html`<a class="button main" href="/deal/${table.head.challenge}">${ui.say("web-deal-results")}</a>` : nothing}
      <a class="button" id="debrief" href="/debrief/${table.head.id}">${ui.say("web-debrief")}</a>
      <a class="button" href="/replay/${table.head.id}">${ui.say("web-replay")}</a>
      <a class="button" href="/">${ui.say("web-lobby")}</a>
    </span>`;

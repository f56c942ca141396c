/** The prompt: who must do what and why, with the moves that are not on the board. */
import { html, nothing, repeat } from "./dom.js";
import { fold } from "./fold.js";
import { choiceControl, choices, moveList } from "./moves.js";
import { emblem } from "./seats.js";

/** So many choices fit beside the prompt; with more, only those that touch nothing on the board. */
const FEW = 10;

/** @param {string} game @param {string | null} rule @param {boolean} [many] one of a long list, reached with arrow keys */
export const ruleLink = (game, rule, many = false) =>
  rule ? html`<a class="rule" href="/rules/${game}#${rule}" target="_blank" rel="noopener" tabindex=${many ? "-1" : nothing}>${rule}</a>` : nothing;

/**
 * @param {import("./types").Ui} ui
 * @param {import("./moves.js").Choice[]} all
 * @returns {import("./moves.js").Choice[]}
 */
function besides(ui, all) {
  if (all.length <= FEW) return all;
  const touching = new Set([...ui.index].flatMap(([id, moves]) => (ui.missing.has(id) ? [] : moves.map((move) => move.text))));
  const direct = all.filter((choice) => choice.kind === "number" || !touching.has(choice.move.text));
  return direct.filter((choice, i) => choice.kind === "one" || i === direct.findIndex((c) => c.kind === "number"));
}

/** What a bot would do: each move can be played from here. @param {import("./types").Ui} ui @param {import("./types").Hint[]} hints */
const advice = (ui, hints) =>
  html`<section class="advice" aria-labelledby="advice">
    <h3 id="advice">${ui.say("web-hint-title")}</h3>
    <ol>
      ${hints.map(
        (hint) => html`<li><button type="button" class="move" data-move=${hint.move}>${hint.label}</button>
          <b>${ui.say("web-chance", { chance: Math.round(hint.value * 100) })}</b> <span>${hint.text}</span></li>`,
      )}
    </ol>
  </section>`;

/**
 * @param {import("./types").Ui} ui
 * @param {import("./types").Board} board
 * @param {import("./types").Prompt} prompt
 * @param {{
 *   answer: {text: string, rule: string | null, calm?: boolean} | null,
 *   hints: import("./types").Hint[],
 *   preview: unknown, since: unknown, undo: unknown, hint: unknown,
 * }} parts
 */
export function ask(ui, board, prompt, parts) {
  const all = choices(ui.moves, ui.plain);
  const direct = besides(ui, all);
  const few = direct.length === all.length;
  return html`<section class="ask ${prompt.yours ? "yours" : ""}" aria-labelledby="prompt">
    <h2 id="prompt" tabindex="-1">
      ${prompt.seats.slice(0, 6).map((seat) => emblem(seat))}
      <span><b>${prompt.yours ? ui.say("web-your-turn") : `${prompt.seats.map((seat) => ui.name(seat)).join(", ")}:`}</b> ${prompt.text}</span> ${ruleLink(ui.view.game, prompt.rule)}
    </h2>
    <div class="choices">
      ${repeat(
        direct,
        (choice) => (choice.kind === "one" ? choice.move.text : choice.key),
        (choice) => choiceControl(ui, choice),
      )}
      ${board.choices?.(ui) ?? nothing}
      ${ui.index.size && !few ? html`<p class="quiet">${ui.say(direct.length ? "web-or-click-lit" : "web-click-lit")}</p>` : nothing}
      <span class="helpers">${parts.undo} ${parts.hint}</span>
    </div>
    <p class="answer ${parts.answer?.calm ? "calm" : ""}" role="alert">
      ${parts.answer ? html`${parts.answer.text} ${ruleLink(ui.view.game, parts.answer.rule)}` : nothing}
    </p>
    <div role="status">${parts.hints.length ? advice(ui, parts.hints) : nothing}</div>
    <div class="helpers">
      ${parts.since}
      ${ui.moves.length
        ? fold(ui, "all-moves", ui.say("web-all-moves", { count: ui.moves.length }), () => moveList(ui, all))
        : nothing}
      <p class="preview">${parts.preview}</p>
    </div>
  </section>`;
}

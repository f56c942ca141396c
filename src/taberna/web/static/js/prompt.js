/** The prompt: who must do what, and the choices that have no place on the board. Its height is fixed. */
import { html, nothing, repeat, vars } from "./dom.js";
import { drawable, fitting, inRows, layout } from "./layout.js";
import { choiceControl, choices, keyOf, labelOf, planned } from "./moves.js";
import { ruleLink } from "./rules.js";
import { emblem } from "./seats.js";

/** Pixels of the button that drops what is picked. */
const CANCEL = 90;
/** A question of more letters needs the room of the helpers' names. */
const LONG = 64;
/** Emblems beside a prompt that asks many. */
const FACES = 6;

/**
 * Choices to stand in the prompt: those that touch nothing drawn; with something picked, those of what is picked.
 * @param {import("./types").Ui} ui
 * @returns {import("./moves.js").Choice[]}
 */
export function offered(ui) {
  if (ui.picked.length) return choices(ui.held, ui.plain);
  const onBoard = new Set();
  for (const [id, moves] of ui.index) if (!ui.missing.has(id)) for (const move of moves) onBoard.add(move.text);
  return choices(
    ui.moves.filter((move) => !onBoard.has(move.text) && !ui.own.has(move.verb)),
    ui.plain,
  );
}

/**
 * @param {import("./types").Ui} ui
 * @param {import("./types").Board} board
 * @param {import("./types").Prompt} prompt
 * @param {{
 *   answer: {text: string, rule: string | null, calm?: boolean} | null,
 *   question: {text: string, yes: string, moves: string[]} | null,
 *   preview: unknown, helpers: unknown, news: unknown, past: unknown,
 *   drop(): void, silence(): void, confirm(): void, more(panel?: string): void,
 * }} parts
 */
export function promptArea(ui, board, prompt, parts) {
  return html`<section class="ask ${prompt.yours ? "yours" : ""} ${prompt.text.length > LONG ? "long" : ""}" data-area="prompt" aria-labelledby="prompt">
    <h2 id="prompt" tabindex="-1">
      ${faces(ui, prompt).map((seat) => emblem(seat))}
      <span ${vars({ "--chars": prompt.text.length })}>${said(ui, prompt)}</span> ${ruleLink(ui.view.game, prompt.rule)}
    </h2>
    <div class="helpers">${parts.helpers}</div>
    <div class="choices">${parts.past ? parts.past : parts.question ? question(ui, parts.question, parts.confirm, parts.drop) : row(ui, board, prompt, parts.drop, parts.more, parts.news)}</div>
    <p class="preview">${parts.preview === nothing && prompt.yours && !ui.view.result ? parts.news : parts.preview}</p>
    <p class="answer ${parts.answer?.calm ? "calm" : ""}" role="alert">
      ${parts.answer
        ? html`<span>${parts.answer.text} ${ruleLink(ui.view.game, parts.answer.rule, { always: true })}</span>
            <button type="button" class="plain close" aria-label=${ui.say("web-close")} @click=${parts.silence}>✕</button>`
        : nothing}
    </p>
  </section>`;
}

/** Who is asked; on phones a question to me and others has my emblem alone. @param {import("./types").Ui} ui @param {import("./types").Prompt} prompt */
function faces(ui, prompt) {
  const small = ["phone", "low"].includes(layout());
  return small && prompt.yours && ui.me !== null ? [ui.me] : prompt.seats.slice(0, FACES);
}

/** Prompts of others speak of them. @param {import("./types").Ui} ui @param {import("./types").Prompt} prompt */
function said(ui, prompt) {
  if (prompt.yours || !prompt.seats.length) return prompt.text;
  const names = prompt.seats.map((seat) => ui.name(seat)).join(", ");
  const about = `asks-${prompt.step}`;
  const what = ui.say(about);
  if (what === about) return prompt.text;
  return html`<b>${ui.say("web-others-decide", { names, count: prompt.seats.length })}</b> ${what}.`;
}

/** @param {import("./types").Ui} ui @param {import("./types").Board} board @param {import("./types").Prompt} prompt @param {() => void} drop @param {(panel?: string) => void} more @param {unknown} news */
function row(ui, board, prompt, drop, more, news) {
  const plans = prompt.yours && !ui.picked.length ? planned(ui.plans) : [];
  const all = [...plans, ...offered(ui)];
  const sheet = layout() === "desk" ? null : board.sheet?.(ui);
  const own = board.choices?.(ui) ?? (sheet ? sheetButton(sheet.title, more) : undefined);
  const labels = all.map((choice) => ({ label: labelOf(ui, choice), number: choice.kind === "number" }));
  const taken = ui.picked.length ? CANCEL : 0;
  const before = sheet ? [{ label: sheet.title, number: false }] : [];
  const rows = inRows();
  const shown = rows ? drawable(labels.map(({ label }) => label), prompt.text) : Math.max(0, fitting([...before, ...labels], taken) - before.length);
  const rest = all.length - shown;
  const others = { label: ui.say("web-more-choices", { count: rest }), number: false };
  const restFits = rows || fitting([...before, ...labels.slice(0, shown), others], taken) > before.length + shown; // if not: they are in the list
  if (!prompt.yours && !all.length && !own) return ui.view.result ? nothing : html`<span class="news">${news}</span>`;
  const hint = prompt.yours && ui.index.size && !rest ? ui.say(ui.picked.length ? "web-click-target" : all.length || own ? "web-or-click-lit" : "web-click-lit") : "";
  return html`${ui.picked.length ? html`<button type="button" class="plain drop" @click=${drop}>${ui.say("web-cancel")}</button>` : nothing}
    ${own ?? nothing}
    ${repeat(all.slice(0, shown), keyOf, (choice) => choiceControl(ui, choice))}
    ${rest && (restFits || !(shown || sheet)) ? html`<button type="button" class="rest" @click=${() => more()}>${others.label}</button>` : nothing}
    ${hint && (own || fitting([...labels, { label: hint, number: false }], taken) > all.length) ? html`<span class="quiet lit-hint">${hint}</span>` : nothing}`;
}

/** Where a panel would cover the board a big choice is opened by a button. @param {string} title @param {(panel?: string) => void} show */
const sheetButton = (title, show) => html`<button type="button" class="main" id="show-sheet" @click=${() => show("sheet")}>${title}</button>`;

/** @param {import("./types").Ui} ui @param {{text: string, yes: string}} asked @param {() => void} confirm @param {() => void} drop */
const question = (ui, asked, confirm, drop) =>
  html`<span class="question">${asked.text}</span>
    <button type="button" class="main" id="confirm" @click=${confirm}>${asked.yes}</button>
    <button type="button" class="plain" @click=${drop}>${ui.say("web-cancel")}</button>`;

/** The action die being put together: which dice, which value, what it costs in penalty stones. */
import { dieFace } from "../../../js/dice.js";
import { html, nothing } from "../../../js/dom.js";
import { COLOURS, godOf, readDie } from "./pieces.js";

/** @typedef {import("./view").MassiliaView} View
 * @typedef {import("../../../js/types").Ui<View>} Ui */

/** The dice chosen so far, if any. @param {View} view */
export function chosen({ step }) {
  return step?.name === "ChooseDice" && step.dice.length ? { colour: step.colour, dice: step.dice } : null;
}

/** What the dice show together. @param {string[]} dice */
export const natural = (dice) => dice.reduce((sum, name) => sum + (readDie(name)[1] ?? 0), 0);

/** The fewest steps of +1 or −1 that make these dice show a value; 1 and 6 are neighbours. @param {string[]} dice @param {number} value */
export function steps(dice, value) {
  /** @type {Map<number, number>} */
  let least = new Map([[0, 0]]);
  for (const name of dice) {
    const face = readDie(name)[1] ?? 1;
    /** @type {Map<number, number>} */
    const next = new Map();
    for (const [sum, cost] of least) {
      for (let to = 1; to <= 6; to++) {
        const by = Math.min(Math.abs(to - face), 6 - Math.abs(to - face));
        next.set(sum + to, Math.min(next.get(sum + to) ?? 99, cost + by));
      }
    }
    least = next;
  }
  return least.get(value) ?? 0;
}

/** How many colours are changed; alike dice together cost one where that is agreed. @param {View} view @param {{colour: string, dice: string[]}} action */
function painted({ options }, { colour, dice }) {
  const colours = dice.map((name) => readDie(name)[0]);
  const alike = options.group_recolour && colours.every((one) => one === colours[0]);
  const changed = colours.filter((one) => one !== colour).length;
  return alike ? Math.min(1, changed) : changed;
}

/** Penalty stones, if no god helps: a changed colour, a step, another die. @param {View} view @param {{colour: string, dice: string[]}} action @param {number} value */
export function stones(view, action, value) {
  return painted(view, action) + (action.dice.length - 1) + steps(action.dice, value);
}

/** Gods that replace such stones. */
const HELPERS = ["juno", "phoebus", "minerva"];

/** One way to say it a paragraph. @param {string[][]} ways */
const written = (ways) => ways.map((way) => way.join("\n")).join("\n\n");

/** By the fewest steps, if the rules ask by how many. @param {View} view @param {number} value */
const fewest = (view, value) => [`value ${value}`, `steps ${steps(chosen(view)?.dice ?? [], value)}`];

/**
 * A value and where a figure goes with it, in all the ways the rules may ask in between: by how many steps, and which cards
 * (none, if none of mine could help). Whoever has such a card is asked.
 * @param {Ui} ui
 * @param {number} value
 * @param {string} move
 */
export function wayTo(ui, value, move) {
  const hand = (ui.me === null ? null : ui.view.players[ui.me].hand) ?? [];
  const helped = hand.some((card) => HELPERS.includes(godOf(card)));
  const [say, by] = fewest(ui.view, value);
  const none = "with nothing";
  return written([[say, move], [say, by, move], ...(helped ? [] : [[say, none, move], [say, by, none, move]]), [say, by], [say]]);
}

/** The order in which the rules name dice: those of the temple first, then by colour and face. @param {string} name */
function place(name) {
  const [colour, face] = readDie(name);
  return (name.startsWith("own_") ? 100 : 0) + COLOURS.indexOf(colour) * 10 + (face ?? 0);
}

/** An action of these dice, in the order the rules want. @param {string} colour @param {string[]} dice */
const composed = (colour, dice) => [`use ${colour}`, ...[...dice].sort((a, b) => place(a) - place(b)).map((name) => `die ${name}`)];

/** Still composing. @param {View} view */
const composing = (view) => view.step?.name === "ChooseDice";

/** Another die, in whatever order they were clicked. @param {Ui} ui @param {string} name */
export function addDie(ui, name) {
  const action = chosen(ui.view);
  if (action) ui.instead(composing, composed(action.colour, [...action.dice, name]), composed(action.colour, action.dice));
}

/** A die may join those chosen although the rules would have named it before them. @param {Ui} ui @param {string} name */
export function earlier(ui, name) {
  const action = chosen(ui.view);
  return Boolean(action && ui.moves.length && place(name) < place(action.dice[action.dice.length - 1]));
}

/** A die in use; a click puts it back. @param {Ui} ui @param {string} name @param {number} at */
export function usedDie(ui, name, at) {
  const [colour, face] = readDie(name);
  const action = chosen(ui.view);
  const back = () => {
    const rest = action?.dice.filter((_, i) => i !== at) ?? [];
    if (action) ui.instead(composing, ...(rest.length ? [composed(action.colour, rest)] : []));
  };
  return html`<button type="button" class="used die-button" aria-label=${ui.say("web-mas-put-back", { die: `${ui.card(colour)} ${face}` })} @click=${back}>${dieFace(face, colour)}</button>`;
}

/** The values that can be chosen now. @param {Ui} ui */
export const values = (ui) => ui.moves.filter((move) => move.verb === "value").map((move) => Number(move.args[0]));

/** The value that stands on the control: the natural one at first, or the nearest that is possible. @param {Ui} ui */
export function preset(ui) {
  const action = chosen(ui.view);
  const all = values(ui);
  if (!action || !all.length) return null;
  const wanted = ui.draft.get("value") ?? natural(action.dice);
  return all.reduce((best, value) => (Math.abs(value - wanted) < Math.abs(best - wanted) ? value : best), all[0]);
}

/** − and + around the value, with what it costs. @param {Ui} ui */
export function valueControl(ui) {
  const action = chosen(ui.view);
  const value = preset(ui);
  if (!action || value === null) return nothing;
  const all = values(ui);
  const at = all.indexOf(value);
  const set = (/** @type {number} */ i) => {
    ui.draft.set("value", all[i]);
    ui.redraw();
  };
  const label = ui.say("web-mas-use-value", { value, stones: stones(ui.view, action, value) });
  return html`<span class="values" role="group" aria-label=${label}>
    <button type="button" class="step" aria-label=${ui.say("web-less")} ?disabled=${at <= 0} @click=${() => set(at - 1)}>−</button>
    <button type="button" class="move confirm" data-move=${written([fewest(ui.view, value), [`value ${value}`]])} data-lit>${label}</button>
    <button type="button" class="step" aria-label=${ui.say("web-more")} ?disabled=${at === all.length - 1} @click=${() => set(at + 1)}>+</button>
  </span>`;
}

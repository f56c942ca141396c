/** The action die being put together: which dice, which value, what it costs in penalty stones. */
import { html, nothing } from "../../../js/dom.js";
import { readDie } from "./pieces.js";

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

/** Penalty stones, if no god helps: a changed colour, a step, another die. @param {{colour: string, dice: string[]}} action @param {number} value */
export function stones({ colour, dice }, value) {
  const painted = dice.filter((name) => readDie(name)[0] !== colour).length;
  return painted + (dice.length - 1) + steps(dice, value);
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
  const label = ui.say("web-mas-use-value", { value, stones: stones(action, value) });
  return html`<span class="values" role="group" aria-label=${label}>
    <button type="button" class="step" aria-label=${ui.say("web-less")} ?disabled=${at <= 0} @click=${() => set(at - 1)}>−</button>
    <button type="button" class="move confirm" data-move="value ${value}" data-lit>${label}</button>
    <button type="button" class="step" aria-label=${ui.say("web-more")} ?disabled=${at === all.length - 1} @click=${() => set(at + 1)}>+</button>
  </span>`;
}

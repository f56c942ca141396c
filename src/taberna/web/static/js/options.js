/** One option of a game as a labelled field with its sentence and its rule. */
import { html, nothing } from "./dom.js";
import { ruleLink } from "./rules.js";

/**
 * @typedef {import("./types").Option} Option
 * @param {string} game
 * @param {Option} option
 * @param {any} value
 * @param {(input: HTMLInputElement | HTMLSelectElement) => void} change
 */
export function optionField(game, option, value, change) {
  const id = `option-${option.name}`;
  const changed = (/** @type {any} */ event) => change(event.target);
  const changedFrom = JSON.stringify(value) !== JSON.stringify(option.default);
  return html`<div class="option ${changedFrom ? "changed" : ""}">
    <div>
      <label for=${id}>${option.label}</label> ${ruleLink(game, option.rule, { always: true })}
      <p class="quiet" id="${id}-doc">${option.doc}</p>
    </div>
    ${field(option, id, value, changed)}
  </div>`;
}

/** @param {Option} option @param {string} id @param {any} value @param {(event: Event) => void} changed */
function field(option, id, value, changed) {
  const doc = `${id}-doc`;
  switch (option.kind) {
    case "bool":
      return html`<input type="checkbox" id=${id} aria-describedby=${doc} .checked=${value} @change=${changed} />`;
    case "choice":
      return html`<select id=${id} aria-describedby=${doc} @change=${changed}>
        ${option.choices.map((choice) => html`<option value=${String(choice.value)} ?selected=${choice.value === value}>${choice.text}</option>`)}
      </select>`;
    case "number":
      return html`<input type="number" id=${id} aria-describedby=${doc} min=${option.low} max=${option.high}
        .value=${value === null ? "" : String(value)} placeholder=${option.nullable ? "–" : nothing} @change=${changed} />`;
    default:
      return html`<input id=${id} aria-describedby=${doc} .value=${(value ?? []).join(", ")} @change=${changed} />`;
  }
}

/** What a field says, in the option's own type. @param {Option} option @param {any} input */
export function optionValue(option, input) {
  switch (option.kind) {
    case "bool":
      return input.checked;
    case "choice":
      return option.choices.find((choice) => String(choice.value) === input.value)?.value;
    case "number":
      return input.value === "" && option.nullable ? null : Number(input.value);
    default: {
      const words = input.value.split(/[\s,]+/).filter(Boolean);
      return option.kind === "numbers" ? words.map(Number) : words;
    }
  }
}

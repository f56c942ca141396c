/** How strong the bots are: a word and a face for each level, and the one that was chosen last. */
import { html, icons } from "./dom.js";

const icon = await icons();
const FACES = /** @type {Record<string, string>} */ ({ plebeian: "farmer", eques: "horse", senator: "toga", caesar: "caesar" });
/** Who has chosen nothing yet gets this one. */
const USUAL = "eques";

/** @param {{name: string}[]} levels those there are */
export function chosenLevel(levels) {
  const kept = localStorage.getItem("level") ?? USUAL;
  return levels.some((level) => level.name === kept) ? kept : levels[Math.min(1, levels.length - 1)].name;
}

/**
 * @param {(key: string, args?: any) => string} say
 * @param {{name: string, label: string}[]} levels
 * @param {(level: string) => void} changed
 */
export function levelPicker(say, levels, changed) {
  const now = chosenLevel(levels);
  const choose = (/** @type {string} */ level) => {
    localStorage.setItem("level", level);
    changed(level);
  };
  return html`<fieldset class="levels">
    <legend>${say("web-opponents")}</legend>
    ${levels.map(
      (level) => html`<label class="level"><input type="radio" name="level" value=${level.name} .checked=${level.name === now} @change=${() => choose(level.name)} />
        <span class="face">${icon(FACES[level.name] ?? "bot")}</span><b>${say(`web-ease-${level.name}`)}</b><small>${level.label}</small></label>`,
    )}
  </fieldset>`;
}

/** The form for an edition: every value that can be changed, a file to open or save, a link to share. */
import { api, pageData } from "./api.js";
import { html, nothing, render } from "./dom.js";
import { changes, packed, unpacked } from "./editionlink.js";

/** @typedef {import("./types").EditionTable} Table */
/** @typedef {import("./types").EditionValue} Value */

const { game, texts, table: shownTable } = pageData();
const root = /** @type {HTMLElement} */ (document.getElementById("editions"));
/** @type {Table[]} */
const tables = await api(`games/${game}/values`);
const state = {
  /** @type {Record<string, any>} */
  edition: {},
  /** @type {import("./types").EditionDifference[]} */
  differences: [],
  text: "",
  error: "",
  note: "",
  search: "",
};
/** What the house reads of a file at most, in letters. */
const LONGEST = 40_000;
/** Only the newest question is answered. */
let asked = 0;

/** Take an edition, from a link, a file or the form, if it can be played. @param {any} wanted @param {boolean} [whole] */
async function take(wanted, whole = true) {
  const mine = ++asked;
  try {
    const answer = await api("editions", { game, ...wanted });
    if (mine !== asked) return;
    Object.assign(state, { differences: answer.differences, text: answer.text, error: "" });
    if (whole) state.edition = answer.edition;
    history.replaceState(null, "", answer.differences.length ? await packed(answer.edition) : location.pathname);
  } catch (problem) {
    if (mine !== asked) return;
    state.error = /** @type {Error} */ (problem).message;
  }
  state.note = "";
  draw();
}

/** @param {string} table @param {string} entry @param {Value} value */
const current = (table, entry, value) => state.edition[table]?.[entry]?.[value.name] ?? value.now;

/** @param {string} table @param {string} entry @param {Value} value @param {any} now */
function change(table, entry, value, now) {
  const values = ((state.edition[table] ??= {})[entry] ??= {});
  if (JSON.stringify(now) === JSON.stringify(value.now)) delete values[value.name];
  else values[value.name] = now;
  if (!Object.keys(values).length) delete state.edition[table][entry];
  if (!Object.keys(state.edition[table]).length) delete state.edition[table];
  take({ edition: state.edition }, false);
}

/** What kind of value it is; of those that an entry has not, what others of the table have. @param {Table} table @param {Value} value */
function example(table, value) {
  if (value.now !== null) return value.now;
  for (const entry of table.entries) {
    const found = entry.values.find((other) => other.name === value.name && other.now !== null);
    if (found) return found.now;
  }
  return 0;
}

/** @param {any} like @param {string} text */
function read(like, text) {
  const words = text.split(",").map((word) => word.trim()).filter(Boolean);
  if (Array.isArray(like) && like.every((one) => typeof one === "number")) return words.map(Number);
  if (Array.isArray(like) && like.every((one) => typeof one === "string")) return words;
  return JSON.parse(text);
}

/** @param {any} value */
const simple = (value) => Array.isArray(value) && value.every((one) => typeof one !== "object");

/** @param {Table} table @param {Table["entries"][number]} entry @param {Value} value */
function field(table, entry, value) {
  const like = example(table, value);
  const now = current(table.name, entry.name, value);
  const label = `${entry.label}: ${value.label}`;
  const changed = JSON.stringify(now) !== JSON.stringify(value.now) ? "changed" : "";
  const set = (/** @type {any} */ fresh) => change(table.name, entry.name, value, fresh);
  if (typeof like === "boolean")
    return html`<input class=${changed} type="checkbox" aria-label=${label} .checked=${now} @change=${(/** @type {any} */ e) => set(e.target.checked)} />`;
  if (typeof like === "number")
    return html`<input class=${changed} type="number" aria-label=${label} min=${value.low} max=${value.high} .value=${now === null ? "" : String(now)}
      @change=${(/** @type {any} */ e) => set(e.target.value === "" ? value.now : Number(e.target.value))} />`;
  if (value.choices)
    return html`<select class=${changed} aria-label=${label} @change=${(/** @type {any} */ e) => set(e.target.value || value.now)}>
      ${value.now === null ? html`<option value=""></option>` : nothing}
      ${value.choices.map((choice) => html`<option value=${choice.value} ?selected=${choice.value === now}>${choice.label}</option>`)}
    </select>`;
  const text = typeof like === "string" ? now : now === null ? "" : simple(like) ? now.join(", ") : JSON.stringify(now);
  return html`<input class="${changed} ${simple(like) || typeof like === "string" ? "" : "long"}" aria-label=${label} .value=${text} title=${simple(like) ? nothing : texts["edition-json"]}
    @change=${(/** @type {any} */ e) => {
      try {
        set(typeof like === "string" ? e.target.value || value.now : e.target.value.trim() === "" && value.now === null ? null : read(like, e.target.value));
      } catch {
        state.error = texts["edition-json"];
        draw();
      }
    }} />`;
}

/** @param {Table} table */
function sheet(table) {
  const wanted = state.search.toLowerCase();
  const entries = table.entries.filter(
    (entry) => !wanted || table.label.toLowerCase().includes(wanted) || entry.label.toLowerCase().includes(wanted) || entry.values.some((value) => value.label.toLowerCase().includes(wanted)),
  );
  if (!entries.length) return nothing;
  const names = [...new Map(entries.flatMap((entry) => entry.values.map((value) => [value.name, value.label])))];
  const edited = table.name in state.edition;
  return html`<details class="sheet ${edited ? "changed" : ""}" ?open=${edited || Boolean(wanted)}>
    <summary>${table.label} <small>${table.entries.length}</small></summary>
    <div class="scroll" tabindex="0" role="region" aria-label=${table.label}>
      <table>
        <thead><tr><th></th>${names.map(([, label]) => html`<th scope="col">${label}</th>`)}</tr></thead>
        <tbody>
          ${entries.map(
            (entry) => html`<tr><th scope="row">${entry.label}</th>${names.map(([name]) => {
              const value = entry.values.find((one) => one.name === name);
              return html`<td>${value ? field(table, entry, value) : nothing}</td>`;
            })}</tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`;
}

/** @param {any} event */
async function open(event) {
  const file = event.target.files[0];
  event.target.value = "";
  if (!file) return;
  const text = file.size > 4 * LONGEST ? "" : await file.text(); // a letter has four bytes at most
  if (text && text.length <= LONGEST) return take({ text });
  state.error = texts[file.size ? "edition-too-long" : "edition-none"];
  draw();
}

function save() {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([state.text], { type: "application/toml" }));
  link.download = `${game}-edition.toml`;
  link.click();
  URL.revokeObjectURL(link.href);
}

async function share() {
  const address = new URL(`/editions/${game}${await packed(state.edition)}`, location.href).href;
  await navigator.clipboard?.writeText(address).catch(() => {});
  state.note = texts["edition-copied"];
  draw();
}

const play = async () => location.assign(`/new?game=${game}${await packed(state.edition)}`);

function draw() {
  const some = state.differences.length > 0;
  render(
    html`<div class="sheet tools">
        <div class="links">
          <button type="button" class="main" id="play-edition" ?disabled=${!some || Boolean(state.error)} @click=${play}>${texts["edition-play"]}</button>
          <button type="button" id="share-edition" ?disabled=${!some} @click=${share}>${texts["edition-share"]}</button>
          <button type="button" id="save-edition" ?disabled=${!some} @click=${save}>${texts["edition-download"]}</button>
          <span class="import"><input type="file" id="open-edition" accept=".toml,text/plain" @change=${open} /><label class="button" for="open-edition">${texts["edition-upload"]}</label></span>
          <button type="button" class="plain" ?disabled=${!some} @click=${() => take({ edition: {} })}>${texts["edition-reset"]}</button>
        </div>
        <p class="error" role="alert">${state.error}</p>
        <p role="status">${state.note}</p>
        ${some ? changes(html, texts, state.differences) : html`<p class="quiet">${texts["edition-none"]}</p>`}
      </div>
      <label class="search">${texts["edition-search"]} <input type="search" .value=${state.search} @input=${(/** @type {any} */ e) => {
        state.search = e.target.value;
        draw();
      }} /></label>
      ${tables.map(sheet)}`,
    root,
  );
}

draw();
if (shownTable) {
  const found = await api(`tables/${shownTable}/edition`).catch(() => null);
  if (found) await take({ edition: found.edition });
} else if (location.hash) {
  const found = await unpacked(location.hash);
  if (found) await take({ edition: found });
  else {
    state.error = texts["edition-bad-link"];
    draw();
  }
}

/** A new table: game, who sits there, options with presets, public or by link. */
import { api, newTable, pageData } from "./api.js";
import { gameFile } from "./boards.js";
import { optionField, optionValue } from "./options.js";
import { html, nothing, range, render } from "./dom.js";
import { changes, packed, unpacked } from "./editionlink.js";
import { emblem } from "./seats.js";
import { chosenLevel } from "./levels.js";
import { loadWords } from "./words.js";

const data = pageData();
const root = /** @type {HTMLElement} */ (document.getElementById("new"));
const words = await loadWords(document.documentElement.lang);
const say = words.say.bind(words);

/** @type {import("./types").GameEntry[]} */
const games = data.games;
const state = {
  game: games.find((game) => game.name === data.game) ?? games[0],
  /** @type {string[]} */
  seats: [],
  preset: "default",
  /** Options the person changed. @type {Record<string, any>} */
  options: {},
  /** Changed cards and boards, and what they change. @type {import("./types").Edition | null} */
  edition: null,
  error: "",
};
choose(state.game);
const brought = await unpacked(location.hash);
if (brought) {
  try {
    state.edition = await api("editions", { game: state.game.name, edition: brought });
  } catch (problem) {
    state.error = /** @type {Error} */ (problem).message;
  }
}

/** @param {import("./types").GameEntry} game */
function choose(game) {
  state.game = game;
  state.preset = game.presets[0]?.name ?? "default";
  state.options = {};
  state.edition = null;
  seat(Math.min(game.max_seats, Math.max(game.min_seats, 3)));
}

/** Me and bots. @param {number} count */
function seat(count) {
  const bot = chosenLevel(state.game.levels);
  state.seats = range(0, count - 1).map((i) => state.seats[i] ?? (i ? `bot ${bot}` : "me"));
}

/** @param {FormData} form */
function request(form) {
  const seats = state.seats.map((who, i) => {
    if (who.startsWith("bot ")) return { kind: "bot", level: who.slice(4) };
    if (who === "here") return { kind: "here", name: String(form.get(`name-${i}`) || say("web-guest", { n: i + 1 })) };
    return { kind: who };
  });
  const name = String(form.get("name") ?? "").trim();
  return {
    game: state.game.name,
    seats,
    options: { ...(state.preset === "default" ? {} : { preset: state.preset }), ...state.options },
    public: form.get("public") === "yes",
    hints: form.get("hints") === "on",
    watchers_talk: form.get("watchers") === "on",
    pace: Number(form.get("pace")),
    ...(name ? { name } : {}),
    ...(state.edition ? { edition: state.edition.edition } : {}),
  };
}

/** @param {SubmitEvent} event */
async function submit(event) {
  event.preventDefault();
  try {
    const head = await newTable(request(new FormData(/** @type {HTMLFormElement} */ (event.target))));
    location.href = `/table/${head.id}`;
  } catch (problem) {
    state.error = /** @type {Error} */ (problem).message;
    draw();
  }
}

/** @param {string} who @param {number} i */
function chair(who, i) {
  const change = (/** @type {any} */ event) => {
    state.seats[i] = event.target.value;
    draw();
  };
  return html`<li>
    ${emblem(i)} <label for="seat-${i}">${say("web-seat-n", { n: i + 1 })}</label>
    <select id="seat-${i}" .value=${who} @change=${change}>
      <option value="me" ?selected=${who === "me"}>${say("web-me")}</option>
      <option value="open" ?selected=${who === "open"}>${say("web-open-seat")}</option>
      <option value="here" ?selected=${who === "here"}>${say("web-second-person")}</option>
      ${state.game.levels.map((level) => html`<option value="bot ${level.name}" ?selected=${who === `bot ${level.name}`}>${say("web-bot-level", { level: level.label })}</option>`)}
    </select>
    ${who === "here" ? html`<input name="name-${i}" maxlength="24" aria-label=${say("web-name")} placeholder=${say("web-name")} />` : nothing}
  </li>`;
}

function edition() {
  const { texts } = data;
  const make = async (/** @type {Event} */ event) => {
    event.preventDefault();
    location.href = `/editions/${state.game.name}${state.edition ? await packed(state.edition.edition) : ""}`;
  };
  const drop = () => {
    state.edition = null;
    history.replaceState(null, "", location.pathname + location.search);
    draw();
  };
  return html`<fieldset class="sheet">
    <legend>${texts["edition-legend"]}</legend>
    ${state.edition ? changes(html, texts, state.edition.differences) : nothing}
    <a href="/editions/${state.game.name}" @click=${make}>${texts["edition-make"]}</a>
    ${state.edition ? html`<button type="button" class="plain" id="drop-edition" @click=${drop}>${texts["edition-drop"]}</button>` : nothing}
  </fieldset>`;
}

/** @param {any} value */
const choosePreset = (value) => {
  state.preset = value;
  state.options = {};
  draw();
};

function options() {
  const preset = state.game.presets.find((entry) => entry.name === state.preset)?.options ?? {};
  const value = (/** @type {import("./types").Option} */ option) =>
    option.name in state.options ? state.options[option.name] : option.name in preset ? preset[option.name] : option.default;
  return html`<fieldset class="sheet">
    <legend>${say("web-options")}</legend>
    <p class="preset">
      <label for="preset">${say("web-preset")}</label>
      <select id="preset" .value=${state.preset} @change=${(/** @type {any} */ e) => choosePreset(e.target.value)}>
        ${state.game.presets.map((entry) => html`<option value=${entry.name} ?selected=${entry.name === state.preset}>${entry.label}</option>`)}
      </select>
    </p>
    <details>
    <summary>${say("web-each-option", { count: state.game.options.length })}</summary>
    <div class="options">
      ${state.game.options.map((option) =>
        optionField(state.game.name, option, value(option), (input) => {
          state.options[option.name] = optionValue(option, input);
          draw();
        }),
      )}
    </div>
    </details>
  </fieldset>`;
}

function draw() {
  render(
    html`<form class="new" @submit=${submit}>
      <fieldset class="sheet pick">
        <legend>${say("web-game")}</legend>
        ${games.map(
          (game) => html`<label><img class="scene" src=${gameFile(game.name, "scene.svg").pathname} alt="" width="480" height="150" /><input type="radio" name="game" value=${game.name} .checked=${game === state.game}
            @change=${() => {
              choose(game);
              draw();
            }} /> <b>${game.title}</b> <span class="quiet">${say("web-players-count", { from: game.min_seats, to: game.max_seats })}</span></label>`,
        )}
      </fieldset>
      <fieldset class="sheet">
        <legend>${say("web-who-sits")}</legend>
        <label for="name">${say("web-your-name")}</label>
        <input id="name" name="name" maxlength="24" autocomplete="nickname" value=${data.me.name} />
        <label for="count">${say("web-seats")}</label>
        <select id="count" .value=${String(state.seats.length)}
          @change=${(/** @type {any} */ e) => {
            seat(Number(e.target.value));
            draw();
          }}>
          ${range(state.game.min_seats, state.game.max_seats).map((n) => html`<option value=${n} ?selected=${n === state.seats.length}>${n}</option>`)}
        </select>
        <ol class="chairs">${state.seats.map(chair)}</ol>
      </fieldset>
      ${options()}
      ${edition()}
      <fieldset class="sheet">
        <legend>${say("web-table-kind")}</legend>
        <label><input type="radio" name="public" value="no" checked /> ${say("web-by-link")}</label>
        <label><input type="radio" name="public" value="yes" /> ${say("web-public")}</label>
        <label><input type="checkbox" name="hints" checked /> ${say("web-hints-allowed")}</label>
        <label><input type="checkbox" name="watchers" /> ${say("web-watchers-talk")}</label>
        <label for="pace">${say("web-pace")}</label>
        <select id="pace" name="pace">
          <option value="0">${say("web-pace-fast")}</option>
          <option value="600" selected>${say("web-pace-normal")}</option>
          <option value="1500">${say("web-pace-slow")}</option>
        </select>
      </fieldset>
      <p class="error" role="alert">${state.error}</p>
      <button type="submit" class="main">${say("web-open-table")}</button>
    </form>`,
    root,
  );
}

draw();

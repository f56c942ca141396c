/** The lobby: what waits for me, what is open, what I finished; a game against bots is one click away. */
import { api, newTable, nonce, pageData } from "./api.js";
import { html, icons, nothing, range, render, repeat } from "./dom.js";
import { gameFile } from "./boards.js";
import { emblem } from "./seats.js";
import { chosenLevel, levelPicker } from "./levels.js";
import { loadWords } from "./words.js";

const icon = await icons();
const EVERY = 8_000;

const data = pageData();
const root = /** @type {HTMLElement} */ (document.getElementById("lobby"));
const words = await loadWords(document.documentElement.lang);
const say = words.say.bind(words);
/** A game's emblem, from its own folder. @type {Map<string, Awaited<ReturnType<typeof icons>>>} */
const emblems = new Map();
for (const { name } of data.games) emblems.set(name, await icons(gameFile(name, "emblem.svg")));
/** @param {string} game */
const gameIcon = (game) => emblems.get(game)?.("emblem");
let lobby = data.lobby;
let error = "";
/** The game whose first lesson is offered. @type {import("./types").GameEntry | null} */
let newcomer = null;

/** @param {Promise<import("./types").TableInfo>} promise @param {string} [page] */
async function goTo(promise, page = "table") {
  try {
    location.href = `/${page}/${(await promise).id}`;
  } catch (problem) {
    error = /** @type {Error} */ (problem).message;
    draw();
  }
}

/** @param {import("./types").GameEntry} game */
const gameCard = (game) =>
  html`<li class="sheet game ${game.name}">
    <img class="scene" src=${gameFile(game.name, "scene.svg").pathname} alt="" width="480" height="150" />
    <h3>${gameIcon(game.name)} ${game.title}</h3>
    <p>${game.intro}</p>
    <ul class="facts">
      <li>${icon("laurels")} ${say("web-players-count", { from: game.min_seats, to: game.max_seats })}</li>
      ${game.time ? html`<li>${icon("hourglass")} ${game.time}</li>` : nothing}
      ${game.weight ? html`<li>${icon("weight")} ${game.weight}</li>` : nothing}
    </ul>
    ${lastResult(game.name)}
    <p class="links">
      <button type="button" class="main" data-play=${game.name} @click=${() => play(game)}>${say("web-play-bots")}</button>
      <a class="button" href="/new?game=${game.name}">${say("web-set-up")}</a>
      ${game.guide ? html`<a href="/learn/${game.name}">${say("web-learn")}</a>` : nothing}
      <a href="/practice/${game.name}">${say("web-practice")}</a>
      <a href="/learn/${game.name}/rules">${say("web-rules")}</a>
    </p>
  </li>`;

/** How the last game of this kind ended for me. @param {string} game */
function lastResult(game) {
  /** @type {import("./types").TableInfo | undefined} */
  const last = lobby.finished.find((/** @type {import("./types").TableInfo} */ head) => head.game === game && head.result && head.yours.length);
  if (!last?.result) return nothing;
  const { scores, winners } = last.result;
  const won = winners.some((seat) => last.yours.includes(seat));
  return html`<p class="last"><a href="/replay/${last.id}">${say(won ? "web-last-won" : "web-last-lost", { mine: scores[last.yours[0]], best: Math.max(...scores) })}</a></p>`;
}

/** At the first click on a title a newcomer is offered its first lesson. @param {import("./types").GameEntry} game */
function play(game) {
  const known = localStorage.getItem(`offered ${game.name}`) || [...lobby.finished, ...lobby.mine, ...lobby.waiting].some((head) => head.game === game.name && head.yours.length);
  if (known || !game.lesson) return goTo(quickly(game));
  localStorage.setItem(`offered ${game.name}`, "yes");
  newcomer = game;
  draw();
  /** @type {HTMLDialogElement | null} */ (document.querySelector("dialog.newcomer"))?.showModal();
}

/** @param {import("./types").GameEntry} game */
const offer = (game) =>
  html`<dialog class="newcomer" aria-labelledby="newcomer">
    <h2 id="newcomer">${say("web-newcomer", { game: game.title })}</h2>
    <p>${say("web-newcomer-text", { minutes: 3 })}</p>
    <p class="links">
      <button type="button" class="main" id="learn-first" @click=${() => goTo(api("lessons", { game: game.name, lesson: game.lesson }))}>${say("web-newcomer-learn")}</button>
      <button type="button" id="play-first" @click=${() => goTo(quickly(game))}>${say("web-newcomer-play")}</button>
    </p>
  </dialog>`;

/** Against bots of the level chosen. @param {import("./types").GameEntry} game */
function quickly(game) {
  const level = chosenLevel(game.levels);
  const count = Math.min(game.max_seats, Math.max(game.min_seats, 3));
  return newTable({ game: game.name, seats: [{ kind: "me" }, ...range(2, count).map(() => ({ kind: "bot", level }))] });
}

/** @param {import("./types").TableInfo} head */
const tableRow = (head) =>
  html`<li class="sheet row">
    ${gameIcon(head.game)}
    <a href=${`/${head.status === "over" ? "replay" : "table"}/${head.id}`}><b>${head.title}</b></a>
    <span class="sitting">
      ${head.seats.map((seat) => html`<span class=${seat.asked ? "asked" : ""}>${emblem(seat.seat)} ${seat.kind === "open" ? say("web-seat-open") : seat.name}</span>`)}
    </span>
    ${head.notice ? html`<span class="quiet">${head.notice}</span>` : nothing}
    ${head.fault
      ? html`<span class="error">${head.fault}</span>`
      : head.result
      ? html`<span class="quiet">${say("web-won", { names: head.result.winners.map((w) => head.seats[w].name).join(", "), count: head.result.winners.length })}</span>`
      : html`<span class="quiet">${say("web-moves-made", { count: head.moves })}</span>`}
    ${head.status === "waiting" && !head.yours.length
      ? html`<button type="button" @click=${() => goTo(api(`tables/${head.id}/join`, { nonce: nonce() }))}>${say("web-sit-down")}</button>`
      : nothing}
  </li>`;

/** @param {string} key @param {import("./types").TableInfo[]} heads */
const section = (key, heads) =>
  heads.length
    ? html`<section aria-labelledby=${key}>
        <h2 id=${key}>${say(key)}</h2>
        <ul class="rows">${repeat(heads, (head) => head.id, tableRow)}</ul>
      </section>`
    : nothing;

/** A table with a seat for me. @param {import("./types").TableInfo} head */
const joinable = (head) => head.status === "waiting" && head.seats.some((seat) => seat.kind === "open");

/** @param {Event} event */
async function importRecord(event) {
  const file = /** @type {HTMLInputElement} */ (event.target).files?.[0];
  if (file) goTo(api("records", { record: await file.text() }), "replay");
}

function draw() {
  const [next] = lobby.waiting;
  render(
    html`
      ${next ? html`<p class="next"><a class="button main" href="/table/${next.id}">${say("web-next-table", { game: next.title })}</a></p>` : nothing}
      ${newcomer ? offer(newcomer) : nothing}
      <p class="error" role="alert">${error}</p>
      <section aria-labelledby="play">
        <h2 id="play">${say("web-play-now")}</h2>
        ${levelPicker(say, data.games[0].levels, draw)}
        <ul class="games">${data.games.map(gameCard)}</ul>
      </section>
      <hr class="wave" />
      ${section("web-waiting-for-me", lobby.waiting)} ${section("web-my-tables", lobby.mine)} ${section("web-open-tables", lobby.open.filter(joinable))} ${section("web-to-watch", lobby.open.filter((/** @type {any} */ head) => !joinable(head)))}
      ${section("web-finished", lobby.finished)}
      <p class="import"><input id="import" type="file" accept=".txt,.json,.toml,text/plain,application/json" @change=${importRecord} /><label class="button" for="import">${say("web-import")}</label></p>
    `,
    root,
  );
}

draw();
setInterval(async () => {
  if (document.hidden) return;
  lobby = await api("tables").catch(() => lobby);
  draw();
}, EVERY);

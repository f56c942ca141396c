/** Replay: any moment of a game through the eyes of a seat; a link to every move; play on from there. */
import { api, middleLevel, pageData } from "./api.js";
import { loadBoard, loadCards } from "./boards.js";
import { fitCanvases } from "./canvas.js";
import { html, nothing, render, repeat } from "./dom.js";
import { places } from "./ending.js";
import { flip, moved } from "./flip.js";
import { keepFocus } from "./focus.js";
import { share } from "./share.js";
import { logList, roam } from "./log.js";
import { madeOf, others } from "./others.js";
import { ruleLink } from "./rules.js";
import { emblem } from "./seats.js";
import { light } from "./targets.js";
import { tips } from "./tip.js";
import { makeUi, section } from "./ui.js";
import { loadWords } from "./words.js";

const PACE = 900;

class Replay {
  /**
   * @param {HTMLElement} root
   * @param {import("./types").TableInfo} head
   * @param {import("./words.js").Words} words
   * @param {import("./types").Board} board
   * @param {Record<string, any>} data
   */
  constructor(root, head, words, board, data) {
    this.root = root;
    this.head = head;
    this.words = words;
    this.board = board;
    this.data = data;
    /** @type {any} */
    this.shot = null;
    /** @type {Map<string, any>} */
    this.shots = new Map();
    /** What the shot shows. @type {any} */
    this.view = null;
    this.eyes = head.open ? "all" : (head.yours[0] ?? "none");
    this.timer = 0;
    /** What was said and noted, by move, as these eyes see it. @type {import("./types").Note[]} */
    this.notes = [];
    this.error = "";
    root.replaceChildren();
    document.addEventListener("keydown", (event) => this.onKey(event));
    tips(root);
  }

  /** @param {number | null} move */
  async go(move) {
    const query = new URLSearchParams();
    if (move !== null) query.set("move", String(move));
    if (this.eyes !== "none") query.set("eyes", String(this.eyes));
    const address = `tables/${this.head.id}/replay?${query}`;
    const shot = this.shots.get(address) ?? (await api(address));
    this.shots.set(address, shot);
    if (this.shot?.eyes !== shot.eyes || !this.shot) await this.readNotes(shot.eyes);
    this.shot = shot;
    this.view = share(this.view, shot.views ? open(shot.view, shot.views) : shot.view);
    history.replaceState(null, "", `?move=${shot.move}`);
    flip(this.root, () => this.draw());
    const live = document.getElementById("live");
    if (live) live.textContent = shot.log.map((/** @type {any} */ line) => line.text).join(" ");
  }

  /** @param {any} eyes */
  async readNotes(eyes) {
    this.notes = await api(`tables/${this.head.id}/notes${eyes === null ? "" : `?eyes=${eyes}`}`);
  }

  /** A note on the moment that is shown. @param {SubmitEvent} event */
  async note(event) {
    event.preventDefault();
    const field = /** @type {HTMLInputElement} */ (/** @type {HTMLFormElement} */ (event.target).elements.namedItem("note"));
    try {
      await api(`tables/${this.head.id}/command`, { type: "chat", text: field.value, key: crypto.randomUUID(), move: this.shot.move });
      field.value = "";
      this.error = "";
      await this.readNotes(this.shot.eyes);
    } catch (problem) {
      this.error = /** @type {Error} */ (problem).message;
    }
    this.draw();
  }

  /** @param {number} by */
  step(by) {
    const to = Math.max(0, Math.min(this.shot.last, this.shot.move + by));
    if (to !== this.shot.move) return this.go(to);
    return this.pause();
  }

  pause() {
    clearInterval(this.timer);
    this.timer = 0;
    this.draw();
  }

  toggle() {
    if (this.timer) return this.pause();
    this.timer = setInterval(() => this.step(1), PACE);
    this.draw();
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (/^(INPUT|SELECT|BUTTON|SUMMARY|A)$/.test(/** @type {HTMLElement} */ (event.target).tagName) && event.key === " ") return;
    if (/^(INPUT|SELECT)$/.test(/** @type {HTMLElement} */ (event.target).tagName)) return;
    const deed = {
      ArrowLeft: () => this.step(-1),
      ArrowRight: () => this.step(1),
      PageUp: () => this.step(-10),
      PageDown: () => this.step(10),
      Home: () => this.go(0),
      End: () => this.go(this.shot.last),
      " ": () => this.toggle(),
    }[event.key];
    if (!deed || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    deed();
  }

  draw() {
    const { words, board, data, shot, view } = this;
    const house = { words, board, data, numbers: new Map(), missing: new Set(), unfolded: new Set(), draft: new Map(), redraw: () => this.draw(), play: () => {} };
    const ui = view && makeUi(house, view, [], shot.seats, typeof shot.eyes === "number" ? shot.eyes : null);
    keepFocus(this.root, () => {
      render(ui ? this.page(ui) : html`<p class="notice">${this.say("web-no-table")}</p>`, this.root);
      if (ui) light(this.root, ui, new Set());
    });
    fitCanvases(this.root, this.board.designs ?? {});
    moved();
  }

  /** @param {string} key @param {any} [args] */
  say(key, args) {
    return this.words.say(key, args);
  }

  /** @param {import("./types").Ui} ui */
  page(ui) {
    const { shot, head, board, view } = this;
    const mine = ui.me ?? this.head.yours[0] ?? 0;
    return html`<div class="table ${head.game}">
      ${this.reel(shot)}
      <section class="board" data-area="board" aria-labelledby="board-title">
        <h2 class="sr" id="board-title">${this.say("web-board")}</h2>
        <div class="room" data-room="board"><div class="canvas">${board.board(ui)}</div></div>
      </section>
      ${this.player(ui, shot.seats[mine], true)}
      <div class="side">
        <section class="panel history" data-area="log" aria-labelledby="log-title">
          <header><h2 id="log-title">${board.stage(ui)}</h2></header>
          <div class="scroll" tabindex="0" role="group" aria-labelledby="log-title" @keydown=${roam}>
            ${view.result && shot.move === shot.last ? html`<div class="ending-places">${places(ui, board, view.result, shot.log)}</div>` : nothing}
            ${shot.played?.label ? html`<p>${emblem(shot.played.seat)} <b>${shot.played.label}</b></p>` : nothing}
            ${logList(ui, head.game, shot.log)}
            <p class="quiet">${shot.prompt?.text} ${ruleLink(head.game, shot.prompt?.rule ?? null)}</p>
            ${repeat(others(shot.seats, mine), (/** @type {any} */ seat) => seat.seat, (/** @type {any} */ seat) => this.player(ui, seat, false))}
            ${this.notebook(shot)}
            ${this.files()}
          </div>
        </section>
      </div>
    </div>`;
  }

  /** What lies in front of a player. @param {import("./types").Ui} ui @param {any} seat @param {boolean} docked */
  player(ui, seat, docked) {
    const { board } = this;
    const open = docked && ui.me === seat.seat && board.me;
    const drawn = section(ui, [docked, ...madeOf(ui, board, seat)], () => (open ? board.me?.(ui) : (board.other ?? board.player)?.(ui, seat.seat, ui.me === seat.seat)));
    return html`<section class="player seat-${seat.seat} ${docked ? "mine" : ""}" data-area=${docked ? "me" : nothing} aria-labelledby="player-${seat.seat}">
      <header><h3 id="player-${seat.seat}">${emblem(seat.seat)} ${seat.name}</h3> <div class="score">${board.score(ui, seat.seat)}</div></header>
      ${docked ? html`<div class="room" data-room=${open ? "me" : "other"}><div class="canvas">${drawn}</div></div>` : drawn}
    </section>`;
  }

  /** @param {any} shot */
  reel(shot) {
    const look = (/** @type {any} */ event) => {
      const { value } = event.target;
      this.eyes = value === "all" || value === "none" ? value : Number(value);
      this.go(shot.move);
    };
    const over = this.head.open; // everything may be seen
    const eyes = over ? shot.seats : shot.seats.filter((/** @type {any} */ seat) => this.head.yours.includes(seat.seat));
    return html`<section class="ask reel" data-area="prompt" aria-label=${this.say("web-replay")}>
      <button type="button" aria-label=${this.say("web-first")} @click=${() => this.go(0)}>|◀</button>
      <button type="button" aria-label=${this.say("web-back")} @click=${() => this.step(-1)}>◀</button>
      <button type="button" class="main" id="play" @click=${() => this.toggle()}>${this.say(this.timer ? "web-pause" : "web-play")}</button>
      <button type="button" aria-label=${this.say("web-forward")} @click=${() => this.step(1)}>▶</button>
      <button type="button" aria-label=${this.say("web-last")} @click=${() => this.go(shot.last)}>▶|</button>
      <input type="range" min="0" max=${shot.last} .value=${String(shot.move)} aria-label=${this.say("web-move")}
        @input=${(/** @type {any} */ e) => this.go(Number(e.target.value))} />
      <output id="at">${this.say("web-move-of", { move: shot.move, last: shot.last })}</output>
      <label for="eyes">${this.say("web-eyes")}</label>
      <select id="eyes" @change=${look}>
        ${over ? html`<option value="all" ?selected=${this.eyes === "all"}>${this.say("web-eyes-all")}</option>` : nothing}
        <option value="none" ?selected=${this.eyes === "none"}>${this.say("web-eyes-none")}</option>
        ${eyes.map((/** @type {any} */ seat) => html`<option value=${seat.seat} ?selected=${this.eyes === seat.seat}>${seat.name}</option>`)}
      </select>
    </section>`;
  }

  /** Notes on this moment, and a line for another; where there are notes elsewhere, the way there. @param {any} shot */
  notebook(shot) {
    const { notes, head } = this;
    const here = notes.filter((one) => one.move === shot.move);
    const places = [...new Set(notes.map((one) => one.move))].filter((place) => place !== shot.move);
    const mayWrite = head.yours.length && (head.open || head.yours[0] === shot.eyes);
    if (!notes.length && !mayWrite) return nothing;
    return html`<section class="notes" aria-labelledby="notes">
      <h3 id="notes">${this.say("web-notes")}</h3>
      <ul>${here.map((one) => html`<li>${one.name ? html`<b>${one.name}</b>: ` : nothing}${one.text}</li>`)}</ul>
      ${places.length ? html`<p class="quiet">${places.slice(0, 40).map((place) => html`<button type="button" class="plain" @click=${() => this.go(place)}>${this.say("web-move-of", { move: place, last: shot.last })}</button> `)}</p>` : nothing}
      ${mayWrite
        ? html`<form @submit=${(/** @type {SubmitEvent} */ e) => this.note(e)}>
            <input name="note" maxlength="500" required aria-label=${this.say("web-note-here")} placeholder=${this.say("web-note-here")} />
            <button type="submit">${this.say("web-note-write")}</button>
          </form>`
        : nothing}
    </section>`;
  }

  files() {
    if (this.head.status === "playing") return nothing;
    const address = `/api/tables/${this.head.id}/record`;
    return html`<section class="files" aria-labelledby="files">
      <h3 id="files">${this.say("web-record")}</h3>
      <p><a href="${address}?form=text" download>${this.say("web-download-text")}</a> · <a href="${address}?form=json" download>JSON</a></p>
      ${this.head.status === "over" ? html`<p><a class="button" href="/debrief/${this.head.id}">${this.say("web-debrief")}</a></p>` : nothing}
      <button type="button" @click=${() => this.playOn()}>${this.say("web-continue")}</button>
      <p class="error" role="alert">${this.error}</p>
    </section>`;
  }

  /** A new table from this moment: me in the seat I look through, bots in the others. */
  async playOn() {
    const mine = typeof this.eyes === "number" ? this.eyes : (this.head.yours[0] ?? 0);
    const level = await middleLevel(this.head.game);
    const seats = this.shot.seats.map((/** @type {any} */ _seat, /** @type {number} */ i) => (i === mine ? { kind: "me" } : { kind: "bot", level }));
    try {
      const head = await api(`tables/${this.head.id}/continue`, { move: this.shot.move, seats });
      location.href = `/table/${head.id}`;
    } catch (problem) {
      this.error = /** @type {Error} */ (problem).message;
      this.draw();
    }
  }
}

/** All open: each player's own area as that player sees it. @param {any} view @param {any} views */
function open(view, views) {
  const players = view.players.map((/** @type {any} */ player, /** @type {number} */ seat) => views[seat]?.players[seat] ?? player);
  return { ...view, players };
}

const { table, move } = pageData();
const root = /** @type {HTMLElement} */ (document.getElementById("replay"));
Promise.all([loadWords(document.documentElement.lang, table.game), loadBoard(table.game), loadCards(table.id)]).then(
  ([words, board, cards]) => new Replay(root, table, words.with(cards), board, cards.data).go(move),
);

/** A table: listens to its line, draws every frame, sends what the player chooses. */
import { api, middleLevel, pageData } from "./api.js";
import { myTurn, settings, toggle } from "./alerts.js";
import { ask } from "./ask.js";
import { loadBoard, loadData } from "./boards.js";
import { chat } from "./chat.js";
import { curtain, nextHere } from "./curtain.js";
import { html, nothing, render, repeat } from "./dom.js";
import { ending } from "./ending.js";
import { flip } from "./flip.js";
import { keepFocus } from "./focus.js";
import { logList, sinceLastTurn, sinceList } from "./log.js";
import { menu, placeMenu } from "./menu.js";
import { others, playerArea } from "./players.js";
import { previewLine } from "./preview.js";
import { Line } from "./socket.js";
import { clearPrompt } from "./sticky.js";
import { notDrawn, walk } from "./things.js";
import { tips } from "./tip.js";
import { makeUi } from "./ui.js";
import { waiting } from "./waiting.js";
import { loadWords } from "./words.js";

/** Hovering this long shows what would change. */
const PREVIEW_AFTER = 180;

class Table {
  /**
   * @param {HTMLElement} root
   * @param {import("./types").Head} head
   * @param {import("./words.js").Words} words
   * @param {import("./types").Board} board
   * @param {Record<string, any>} data
   */
  constructor(root, head, words, board, data) {
    this.root = root;
    root.replaceChildren();
    this.head = head;
    this.words = words;
    this.board = board;
    this.data = data;
    this.numbers = new Map();
    /** @type {import("./types").Frame | null} */
    this.frame = null;
    /** @type {import("./types").Ui | null} */
    this.ui = null;
    /** @type {import("./types").Line[]} */
    this.log = [];
    /** @type {import("./types").ChatLine[]} */
    this.talk = [];
    this.connection = "lost";
    /** A refusal, or (calm) something asked for. @type {{text: string, rule: string | null, calm?: boolean} | null} */
    this.answer = null;
    /** @type {{id: string, moves: import("./types").Move[]} | null} */
    this.open = null;
    /** @type {{text: string, preview: any} | null} */
    this.shown = null;
    this.hoverTimer = 0;
    /** Moves chosen together, still to be sent. @type {string[]} */
    this.plan = [];
    this.sending = false;
    this.line = new Line(head.id, undefined, {
      frame: (frame) => this.onFrame(frame),
      presence: (seats) => this.onSeats(seats),
      chat: (lines) => this.onChat(lines),
      connection: (state) => {
        this.connection = state;
        this.draw();
      },
    });
    root.addEventListener("click", (event) => this.onClick(event));
    root.addEventListener("keydown", walk);
    tips(root);
    for (const type of ["pointerover", "focusin"]) root.addEventListener(type, (event) => this.onHover(event));
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.open) this.closeMenu();
    });
    this.line.open();
  }

  // -- what comes in --------------------------------------------------------------------------

  /** @param {import("./types").Frame} frame */
  onFrame(frame) {
    const news = frame.log_whole ? this.fresh(frame.log) : frame.log;
    this.log = frame.log_whole ? frame.log : [...this.log, ...frame.log];
    this.talk = [...this.talk, ...frame.chat];
    const moved = this.frame?.version !== frame.version;
    if (moved) {
      this.open = null;
      this.shown = null;
      if (this.frame?.moves_made !== frame.moves_made) {
        this.answer = null;
        this.numbers.clear();
      }
    }
    const started = this.frame && !this.frame.view && frame.view;
    this.frame = frame;
    if (started || frame.status !== this.head.status) this.refreshHead();
    this.makeUi();
    const start = performance.now();
    flip(this.root, () => this.draw());
    performance.measure("update", { start });
    this.announce(news, frame);
    this.goOn();
  }

  /** Lines not yet on the page. @param {import("./types").Line[]} lines */
  fresh(lines) {
    if (!this.log.length) return [];
    const known = new Set(this.log.map((line) => line.n));
    return lines.filter((line) => !known.has(line.n));
  }

  /** @param {import("./types").Seat[]} seats */
  onSeats(seats) {
    if (!this.frame) return;
    this.frame = { ...this.frame, seats };
    this.makeUi();
    this.draw();
  }

  /** @param {import("./types").ChatLine[]} lines */
  onChat(lines) {
    this.talk = [...this.talk, ...lines];
    this.draw();
  }

  async refreshHead() {
    this.head = await api(`tables/${this.head.id}`);
    this.draw();
  }

  makeUi() {
    const frame = this.frame;
    if (!frame?.view) return;
    this.ui = makeUi(
      { words: this.words, board: this.board, data: this.data, numbers: this.numbers, redraw: () => this.draw(), play: (...texts) => this.play(...texts) },
      frame.view,
      frame.moves,
      frame.seats,
      frame.seat,
    );
  }

  /** @param {import("./types").Line[]} news @param {import("./types").Frame} frame */
  announce(news, frame) {
    const region = document.getElementById("live");
    if (region) region.textContent = [...news.slice(-8).map((line) => line.text), frame.prompt?.text ?? ""].join(" ");
    const mine = Boolean(frame.prompt?.yours) || nextHere(frame) !== null;
    myTurn(mine && frame.status === "playing", frame.prompt?.text ?? "");
  }

  // -- what goes out --------------------------------------------------------------------------

  /** @param {string[]} texts */
  play(...texts) {
    this.plan = texts;
    this.closeMenu(false);
    this.goOn();
  }

  async goOn() {
    const frame = this.frame;
    if (this.sending || !this.plan.length || !frame) return;
    const [move] = this.plan;
    if (!frame.moves.some((offered) => offered.text === move)) {
      this.plan = [];
      return;
    }
    this.plan = this.plan.slice(1);
    this.sending = true;
    this.draw();
    const answer = await this.line.command("move", { seat: frame.seat, move, on_version: frame.version });
    this.sending = false;
    if (answer.type === "refused" || answer.type === "error") {
      this.plan = [];
      this.answer = { text: answer.text, rule: answer.rule ?? null };
    } else if (answer.type === "stale") {
      this.plan = [];
      this.answer = { text: this.words.say("web-stale"), rule: null };
    }
    this.draw();
    this.goOn();
  }

  /** @param {string} type @param {Record<string, any>} [fields] */
  async command(type, fields = {}) {
    const frame = this.frame;
    if (!frame) return;
    const answer = await this.line.command(type, { seat: frame.seat, ...fields });
    if (answer.type === "refused" || answer.type === "error") {
      this.answer = { text: answer.text, rule: answer.rule ?? null };
    } else if (answer.type === "hint") {
      const best = answer.hints[0];
      this.answer = best ? { text: this.words.say("web-hint-text", { move: best.label, why: best.text ?? "" }), rule: null, calm: true } : null;
    }
    this.draw();
  }

  // -- clicks, keys, hovering -------------------------------------------------------------------

  /** @param {MouseEvent} event */
  onClick(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    const button = /** @type {HTMLElement | null} */ (target.closest("[data-move]"));
    if (event.detail > 1) return; // the second click of a double click was not meant for what lies there now
    if (button) return this.play(button.dataset.move ?? "");
    const hit = /** @type {HTMLElement | null} */ (target.closest("[data-thing]"));
    if (hit) return this.choose(hit);
    if (this.open && !target.closest("#menu")) this.closeMenu();
  }

  /** @param {HTMLElement} hit */
  choose(hit) {
    const id = hit.dataset.thing ?? "";
    const moves = this.ui?.index.get(id) ?? [];
    if (moves.length === 1) return this.play(moves[0].text);
    if (moves.length > 1) {
      this.anchor = hit;
      this.open = { id, moves };
      this.draw();
      placeMenu(hit);
      /** @type {HTMLElement | null} */ (document.querySelector("#menu button, #menu input"))?.focus();
      return;
    }
    this.closeMenu(false);
    if (hit.dataset.tries) this.whyNot(hit.dataset.tries);
  }

  /** @param {boolean} [back] return the focus to the thing */
  closeMenu(back = true) {
    if (!this.open) return;
    const id = this.open.id;
    this.open = null;
    this.draw();
    if (back) /** @type {HTMLElement | null} */ (this.root.querySelector(`[data-thing="${CSS.escape(id)}"]`))?.focus();
  }

  /** @param {string} move */
  async whyNot(move) {
    const frame = this.frame;
    if (!frame || frame.seat === null || frame.status !== "playing") return;
    const answer = await this.line.command("why_not", { seat: frame.seat, move });
    if (answer.type === "why_not" && !answer.legal) {
      this.answer = { text: answer.text, rule: answer.rule };
      this.draw();
    }
  }

  /** @param {Event} event */
  onHover(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    const button = /** @type {HTMLElement | null} */ (target.closest?.("[data-move]"));
    const hit = /** @type {HTMLElement | null} */ (target.closest?.("[data-thing]"));
    const found = hit ? this.ui?.index.get(hit.dataset.thing ?? "") : null;
    const text = button?.dataset.move ?? (found?.length === 1 ? found[0].text : undefined);
    clearTimeout(this.hoverTimer);
    if (text === this.shown?.text) return;
    if (!text) {
      if (this.shown) {
        this.shown = null;
        this.draw();
      }
      return;
    }
    this.hoverTimer = setTimeout(() => this.preview(text), PREVIEW_AFTER);
  }

  /** @param {string} move */
  async preview(move) {
    const frame = this.frame;
    if (!frame || frame.seat === null || this.sending) return;
    const answer = await this.line.command("preview", { seat: frame.seat, move });
    if (answer.type !== "preview" || this.frame?.version !== frame.version) return;
    this.shown = { text: move, preview: answer };
    this.draw();
  }

  // -- drawing ----------------------------------------------------------------------------------

  draw() {
    keepFocus(this.root, () => {
      render(this.page(), this.root);
      if (this.ui && notDrawn(this.root, this.ui)) render(this.page(), this.root);
    });
    clearPrompt(this.root);
  }

  page() {
    const frame = this.frame;
    const say = this.words.say.bind(this.words);
    if (this.connection === "gone") return html`<p class="notice">${say("web-no-table")}</p>`;
    if (!frame) return html`<p class="notice">${say("web-connecting")}</p>`;
    const next = nextHere(frame);
    if (next !== null) return curtain(say, frame.seats[next], () => this.line.look(next));
    return html`
      ${this.connection === "lost" ? html`<p class="notice lost" role="status">${say("web-reconnecting")}</p>` : nothing}
      <div class="table ${this.head.game}" data-version=${frame.version}>
        <div class="middle">
          ${frame.view && this.ui
            ? this.game(this.ui, frame)
            : waiting(say, this.head, frame.seats, {
                join: () => this.house(api(`tables/${this.head.id}/join`, {})),
                close: () => this.house(api(`tables/${this.head.id}/close`, {})),
              })}
        </div>
        <aside class="side">
          ${this.tools(frame)}
          <section class="history" aria-labelledby="log-title">
            <h2 id="log-title">${say("web-log")}</h2>
            <div class="scroll" tabindex="0" role="group" aria-labelledby="log-title">${logList(this.ui, this.head.game, this.log)}</div>
          </section>
          ${chat(say, this.talk, frame.yours.length ? (text) => void this.line.command("chat", { text }) : null)}
        </aside>
      </div>
      ${this.jump(frame)} ${this.ui ? menu(this.ui, this.open, () => this.closeMenu()) : nothing}
    `;
  }

  /** From part to part with the thumb (small screens). @param {import("./types").Frame} frame */
  jump(frame) {
    const say = this.words.say.bind(this.words);
    const [other] = others(frame.seats, frame.seat);
    return html`<nav class="jump" aria-label=${say("web-jump")}>
      ${frame.view
        ? html`<a href="#board-title">${say("web-board")}</a> ${frame.seat === null ? nothing : html`<a href="#player-${frame.seat}">${say("web-you")}</a>`}
            <a href="#player-${other.seat}">${say("web-others")}</a>`
        : nothing}
      <a href="#log-title">${say("web-log-short")}</a> <a href="#chat-title">${say("web-chat")}</a>
    </nav>`;
  }

  /** Wait for the house, then show the table as it is now. @param {Promise<any>} deed */
  async house(deed) {
    try {
      await deed;
      location.reload();
    } catch (error) {
      this.answer = { text: String(/** @type {Error} */ (error).message), rule: null };
      this.draw();
    }
  }

  /** @param {import("./types").Ui} ui @param {import("./types").Frame} frame */
  game(ui, frame) {
    const board = this.board;
    const since = frame.prompt.yours ? sinceList(ui, sinceLastTurn(this.log, frame.seat)) : nothing;
    const deeds = {
      giveToBot: async (/** @type {number} */ seat) => this.command("bot", { seat, level: await middleLevel(this.head.game) }),
      takeBack: (/** @type {number} */ seat) => void this.command("back", { seat }),
    };
    return html`
      ${frame.result
        ? ending(ui, frame.result, frame.table)
        : ask(ui, board, frame.prompt, {
            answer: this.answer,
            preview: previewLine(ui, this.shown?.preview ?? null),
            since,
            undo: this.undo(ui, frame),
            hint: this.hint(ui, frame),
          })}
      <section class="board" aria-labelledby="board-title">
        <h2 id="board-title">${this.head.title} <small>${board.stage(ui)}</small></h2>
        ${board.board(ui)}
      </section>
      ${frame.seat === null ? nothing : playerArea(ui, board, frame.seats[frame.seat], deeds)}
      <div class="players">
        ${repeat(
          others(frame.seats, frame.seat),
          (seat) => seat.seat,
          (seat) => playerArea(ui, board, seat, deeds),
        )}
      </div>
    `;
  }

  /** @param {import("./types").Ui} ui @param {import("./types").Frame} frame */
  hint(ui, frame) {
    if (!this.head.hints || !frame.prompt.yours) return nothing;
    return html`<button type="button" class="plain" @click=${() => this.command("hint")}>${ui.say("web-hint")}</button>`;
  }

  /** @param {import("./types").Ui} ui @param {import("./types").Frame} frame */
  undo(ui, frame) {
    const { free, ask, asked } = frame.undo;
    const on_version = frame.version;
    if (asked) {
      const waits = frame.seat !== null && asked.waiting.includes(frame.seat);
      return html`<span class="undo-asked">
        ${ui.say("web-undo-asked", { name: ui.name(asked.seat), moves: frame.moves_made - asked.to })}
        ${waits
          ? html`<button type="button" @click=${() => this.command("undo_answer", { agree: true })}>${ui.say("web-agree")}</button>
              <button type="button" @click=${() => this.command("undo_answer", { agree: false })}>${ui.say("web-refuse")}</button>`
          : nothing}
      </span>`;
    }
    if (free) return html`<button type="button" class="plain" id="undo" @click=${() => this.command("undo", { on_version })}>${ui.say("web-undo")}</button>`;
    if (ask) return html`<button type="button" class="plain" @click=${() => this.command("undo_ask", { on_version })}>${ui.say("web-undo-ask")}</button>`;
    return nothing;
  }

  /** @param {import("./types").Frame} frame */
  tools(frame) {
    const say = this.words.say.bind(this.words);
    const flag = (/** @type {"sound" | "notify"} */ name, /** @type {string} */ key) =>
      html`<button type="button" class="plain" aria-pressed=${settings[name]}
        @click=${async () => {
          await toggle(name);
          this.draw();
        }}>${say(key)}</button>`;
    return html`<nav class="tools" aria-label=${say("web-tools")}>
      ${flag("sound", "web-sound")} ${"Notification" in window ? flag("notify", "web-notify") : nothing}
      ${frame.seat === null ? html`<span class="quiet">${say("web-watching")}</span>` : nothing}
      ${frame.yours.length && frame.status === "playing"
        ? html`<button type="button" class="plain" @click=${() => this.personalLink(frame)}>${say("web-personal-link")}</button>
            <button type="button" class="plain" @click=${() => this.leave(frame)}>${say("web-leave")}</button>`
        : nothing}
      <a class="plain" href="/rules/${this.head.game}" target="_blank" rel="noopener">${say("web-rules")}</a>
    </nav>`;
  }

  /** @param {import("./types").Frame} frame */
  async personalLink(frame) {
    const { url } = await api(`tables/${this.head.id}/seats/${frame.seat}/link`, {});
    await navigator.clipboard?.writeText(url).catch(() => {});
    this.answer = { text: this.words.say("web-personal-link-text", { url }), rule: null, calm: true };
    this.draw();
  }

  /** @param {import("./types").Frame} frame */
  leave(frame) {
    if (confirm(this.words.say("web-leave-sure"))) this.command("leave", { seat: frame.seat });
  }
}

const { table } = pageData();
const root = /** @type {HTMLElement} */ (document.getElementById("table"));
const lang = document.documentElement.lang;
Promise.all([loadWords(lang, table.game), loadBoard(table.game), loadData(table.game)]).then(
  ([words, board, data]) => new Table(root, table, words, board, data),
);

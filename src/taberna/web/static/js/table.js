/** A table: listens to its line, keeps what it heard, sends what the player chooses. */
import { api, middleLevel, pageData } from "./api.js";
import { myTurn } from "./alerts.js";
import { loadBoard, loadCards } from "./boards.js";
import { nextHere } from "./curtain.js";
import { render } from "./dom.js";
import { flip, moved } from "./flip.js";
import { keepFocus } from "./focus.js";
import { Hands } from "./hands.js";
import { keep } from "./keep.js";
import { sheet } from "./sheet.js";
import { Line } from "./socket.js";
import { clearPrompt } from "./sticky.js";
import { light } from "./things.js";
import { makeUi } from "./ui.js";
import { loadWords } from "./words.js";

export class Table {
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
    /** Things that moves touch but no board shows; kept, so that the next frame need not find out again. @type {Set<string>} */
    this.missing = new Set();
    /** @type {Set<string>} */
    this.unfolded = new Set();
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
    /** @type {import("./types").Hint[]} */
    this.hints = [];
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
    this.hands = new Hands(this);
    this.line.open();
  }

  // -- what comes in --------------------------------------------------------------------------

  /** @param {import("./types").Frame} frame */
  onFrame(frame) {
    const news = frame.log_whole ? this.fresh(frame.log) : frame.log;
    this.log = frame.log_whole ? frame.log : [...this.log, ...frame.log];
    if (frame.chat.length) this.talk = [...this.talk, ...frame.chat];
    if (this.frame?.version !== frame.version) {
      this.hands.drop();
      this.hints = [];
      if (this.frame?.moves_made !== frame.moves_made) {
        this.answer = null;
        this.numbers.clear();
      }
    }
    const started = this.frame && !this.frame.view && frame.view;
    this.frame = keep(this.frame, frame);
    if (started || frame.status !== this.head.status) this.refreshHead();
    this.makeUi();
    const start = performance.now();
    flip(this.root, () => this.draw());
    performance.measure("update", { start });
    setTimeout(() => this.announce(news, frame)); // after the picture: it changes nothing in it
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
    this.frame = { ...this.frame, seats: keep(this.frame.seats, seats) };
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
    const { words, board, data, numbers, missing, unfolded } = this;
    const house = { words, board, data, numbers, missing, unfolded, redraw: () => this.draw(), play: (/** @type {string[]} */ ...texts) => this.play(...texts) };
    this.ui = makeUi(house, frame.view, frame.moves, frame.seats, frame.seat);
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
    this.hands.closeMenu(false);
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
    const answer = await this.line.command("move", { seat: frame.seat, move, on_version: frame.version });
    this.sending = false;
    if (answer.type === "stale") this.refused(this.words.say("web-stale"), null);
    else this.heed(answer);
    this.goOn();
  }

  /** @param {string} type @param {Record<string, any>} [fields] */
  async command(type, fields = {}) {
    const frame = this.frame;
    if (!frame) return;
    const answer = await this.line.command(type, { seat: frame.seat, ...fields });
    if (answer.type === "hint") {
      this.hints = answer.hints;
      this.answer = null;
      this.draw();
    } else this.heed(answer);
  }

  /** @param {any} answer */
  heed(answer) {
    if (answer.type === "refused" || answer.type === "error") this.refused(answer.text, answer.rule ?? null);
  }

  /** @param {string} text @param {string | null} rule @param {boolean} [calm] */
  refused(text, rule, calm = false) {
    if (!calm) this.plan = [];
    this.answer = { text, rule, calm };
    this.draw();
  }

  /** @param {number} seat */
  async giveToBot(seat) {
    this.command("bot", { seat, level: await middleLevel(this.head.game) });
  }

  /** Wait for the house, then show the table as it is now. @param {Promise<any>} deed */
  async house(deed) {
    try {
      await deed;
      location.reload();
    } catch (error) {
      this.refused(String(/** @type {Error} */ (error).message), null);
    }
  }

  async personalLink() {
    const { url } = await api(`tables/${this.head.id}/seats/${this.frame?.seat}/link`, {});
    await navigator.clipboard?.writeText(url).catch(() => {});
    this.refused(this.words.say("web-personal-link-text", { url }), null, true);
  }

  leave() {
    if (confirm(this.words.say("web-leave-sure"))) this.command("leave");
  }

  draw() {
    keepFocus(this.root, () => {
      render(sheet(this), this.root);
      if (this.ui && light(this.root, this.ui)) render(sheet(this), this.root);
    });
    moved();
    clearPrompt(this.root);
  }
}

const { table } = pageData();
const root = /** @type {HTMLElement} */ (document.getElementById("table"));
const lang = document.documentElement.lang;
Promise.all([loadWords(lang, table.game), loadBoard(table.game), loadCards(table.id)]).then(
  ([words, board, cards]) => new Table(root, table, words.with(cards), board, cards.data),
);

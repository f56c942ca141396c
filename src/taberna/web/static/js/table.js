/** A table: listens to its line, keeps what it heard, sends what the player chooses. */
import { api, middleLevel, pageData } from "./api.js";
import { myTurn } from "./alerts.js";
import { aWhile, unasked } from "./auto.js";
import { loadBoard, loadCards } from "./boards.js";
import { Choices } from "./choices.js";
import { nextHere } from "./curtain.js";
import { render } from "./dom.js";
import { flip, moved } from "./flip.js";
import { keepFocus } from "./focus.js";
import { Follow } from "./follow.js";
import { Input } from "./input.js";
import { share } from "./share.js";
import { fitCanvases } from "./canvas.js";
import { page } from "./frame.js";
import { crowded, onLayout } from "./layout.js";
import { markLast, trails } from "./marks.js";
import { prefs } from "./prefs.js";
import { openAt, rulesOf } from "./rules.js";
import { resting } from "./seats.js";
import { Line } from "./socket.js";
import { light } from "./targets.js";
import { topBar } from "./topbar.js";
import { makeUi } from "./ui.js";
import { loadWords } from "./words.js";

export class Table {
  /**
   * @param {HTMLElement} root
   * @param {import("./types").TableInfo} head
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
    this.answer = head.notice ? { text: head.notice, rule: null, calm: true } : null;
    /** @type {import("./types").Hint[]} */
    this.hints = [];
    /** The panel that was opened: log, talk, moves, hint, rule, prefs, help, tools or `seat 2`. @type {string | null} */
    this.panel = null;
    /** The rules, once they were asked for. @type {HTMLElement | null} */
    this.rules = null;
    /** What a big choice is made of so far. @type {Map<string, any>} */
    this.draft = new Map();
    /** Lines of talk not yet looked at. */
    this.unread = 0;
    this.endingClosed = false;
    /** Somebody at this device has lifted the curtain. */
    this.lifted = false;
    /** How many look on. */
    this.watching = 0;
    /** The table at which the same people play once more. @type {string | null} */
    this.rematch = null;
    /** @type {{label: string, text: string}[]} */
    this.optionTexts = [];
    /** The sheet of a big choice was put away. */
    this.sheetClosed = false;
    this.alone = 0;
    /** Who helps: the teacher of a lesson, or a coach. @type {import("./lesson.js").Lesson | import("./coach.js").Coach | null} */
    this.tutor = null;
    this.follow = new Follow(this);
    this.line = new Line(head.id, undefined, {
      frame: (frame) => this.follow.take(frame),
      presence: (seats, watching, rematch) => this.onSeats(seats, watching, rematch),
      chat: (lines) => this.onChat(lines),
      connection: (state) => {
        this.connection = state;
        this.draw();
      },
    });
    this.choices = new Choices(this);
    this.input = new Input(this);
    onLayout(() => this.draw());
    this.line.open();
    if (head.status === "waiting") this.readOptions();
  }

  // -- what comes in --------------------------------------------------------------------------

  /** A frame, when its time has come. @param {import("./types").Frame} frame */
  showFrame(frame) {
    const news = frame.log_whole ? this.fresh(frame.log) : frame.log;
    this.log = frame.log_whole ? frame.log : [...this.kept(frame.log_back), ...frame.log];
    if (frame.chat.length) this.talk = [...this.talk, ...frame.chat];
    if (this.frame?.version !== frame.version) {
      this.input.drop();
      this.hints = [];
      if (this.frame?.moves_made !== frame.moves_made) {
        this.answer = null;
        this.choices.question = null;
        this.numbers.clear();
        this.draft.clear();
        this.sheetClosed = false;
        if (["moves", "hint", "sheet"].includes(this.panel ?? "")) this.panel = null;
      }
    }
    const started = this.frame && !this.frame.view && frame.view;
    this.frame = share(this.frame, frame);
    if (started || frame.status !== this.head.status) this.refreshHead();
    this.callCoach();
    this.tutor?.follow(this.frame);
    this.makeUi();
    const start = performance.now();
    const by = this.follow.last?.seat ?? null;
    trails(this.root, null, []);
    flip(this.root, () => this.draw(), (ways) => trails(this.root, by, ways));
    performance.measure("update", { start });
    setTimeout(() => this.announce(news, frame)); // after the picture: it changes nothing in it
    this.actAlone();
  }

  /** The lines that still count. @param {number | null} back the moves that an undo has left */
  kept(back) {
    return back === null ? this.log : this.log.filter((line) => line.move <= back || line.key.startsWith("table-"));
  }

  /** What needs no click is played after a while, unless the person does something first. */
  actAlone() {
    clearTimeout(this.alone);
    const { ui, frame } = this;
    if (this.head.lesson) return;
    const text = ui && frame && !this.follow.past ? unasked(ui, this.board, frame) : null;
    if (text) this.alone = setTimeout(() => this.choices.play([text]), aWhile());
  }

  /** Lines not yet on the page. @param {import("./types").Line[]} lines */
  fresh(lines) {
    if (!this.log.length) return [];
    const known = new Set(this.log.map((line) => line.n));
    return lines.filter((line) => !known.has(line.n));
  }

  /** @param {import("./types").Seat[]} seats @param {number} watching @param {string | null} rematch */
  onSeats(seats, watching, rematch) {
    this.watching = watching;
    this.rematch = rematch;
    if (!this.frame) return;
    this.frame = { ...this.frame, seats: share(this.frame.seats, seats) };
    this.makeUi();
    this.draw();
  }

  /** @param {import("./types").ChatLine[]} lines */
  onChat(lines) {
    this.talk = [...this.talk, ...lines];
    if (this.panel !== "talk") this.unread += lines.length;
    this.draw();
  }

  async refreshHead() {
    this.head = await api(`tables/${this.head.id}`);
    this.draw();
  }

  makeUi() {
    const frame = this.frame;
    if (!frame?.view) return;
    const { words, board, data, numbers, missing, unfolded, draft } = this;
    const play = (/** @type {string[]} */ ...texts) => this.choices.choose(texts);
    const instead = (/** @type {any} */ made, /** @type {string[][]} */ ...plans) => void this.choices.instead(made, ...plans);
    const house = { words, board, data, numbers, missing, unfolded, draft, redraw: () => this.draw(), play, instead };
    const moves = resting(frame) ? [] : this.tutor ? this.tutor.offered(frame.moves) : frame.moves;
    this.ui = makeUi(house, frame.view, moves, frame.seats, frame.seat, this.input.picked);
  }

  /** @param {import("./types").Line[]} news @param {import("./types").Frame} frame */
  announce(news, frame) {
    const region = document.getElementById("live");
    if (region) region.textContent = [...news.slice(-8).map((line) => line.text), frame.prompt?.text ?? ""].join(" ");
    const mine = Boolean(frame.prompt?.yours) || nextHere(frame, true) !== null;
    myTurn(mine && frame.status === "playing", frame.prompt?.text ?? "");
  }

  // -- what goes out --------------------------------------------------------------------------

  /** @param {string} type @param {Record<string, any>} [fields] */
  async command(type, fields = {}) {
    const frame = this.frame;
    if (!frame) return;
    const answer = await this.line.command(type, { seat: frame.seat, ...fields });
    if (answer.type === "hint") {
      this.hints = answer.hints;
      this.answer = null;
      this.show("hint");
    } else this.heed(answer);
  }

  /** @param {string} text */
  async say(text) {
    this.heed(await this.line.command("chat", { text }));
  }

  /** @param {any} answer */
  heed(answer) {
    if (answer.type === "refused" || answer.type === "error") this.refused(answer.text, answer.rule ?? null);
  }

  /** @param {string} text @param {string | null} rule @param {boolean} [calm] */
  refused(text, rule, calm = false) {
    this.answer = { text, rule, calm };
    this.draw();
  }

  silence() {
    this.answer = null;
    this.draw();
  }

  // -- what is shown --------------------------------------------------------------------------

  /** Opens a panel, or closes it if it is open. @param {string | null} panel */
  show(panel) {
    if (panel === null && this.panel === null) this.sheetClosed = true;
    this.panel = panel === this.panel ? null : panel;
    if (this.panel === "talk") this.unread = 0;
    this.draw();
    if (this.panel) /** @type {HTMLElement | null} */ (this.root.querySelector("#close-panel"))?.focus();
  }

  /** The rules beside the board, opened at one of them. @param {string} [id] */
  async showRule(id = "") {
    this.panel = "rule";
    this.draw();
    this.rules = await rulesOf(this.head.game);
    this.draw();
    openAt(this.rules, id);
  }

  /** Whether a line brings something to light. @param {import("./types").Line} line */
  opens(line) {
    return Boolean(this.ui && this.board.reveal?.(this.ui, line));
  }

  /** The table as it was, with nothing to choose. @param {any} shot of the replay */
  lookBack(shot) {
    if (!this.frame) return;
    const { words, board, data, numbers, missing, unfolded, draft } = this;
    const house = { words, board, data, numbers, missing, unfolded, draft, redraw: () => this.draw(), play() {} };
    this.input.drop();
    this.ui = makeUi(house, share(this.frame.view, shot.view), [], this.frame.seats, this.frame.seat);
    flip(this.root, () => this.draw());
  }

  /** Something was picked or dropped: other things are lit, and the prompt offers other choices. */
  relight() {
    this.makeUi();
    this.draw();
  }

  /** A coach comes or goes as I prefer, where there may be one. */
  async callCoach() {
    const { frame } = this;
    if (!frame || this.head.lesson || (prefs.coach === "off" && !this.tutor)) return;
    const { Coach, mayCoach } = await import("./coach.js");
    if (!this.frame || mayCoach(this, this.frame) === Boolean(this.tutor)) return;
    this.tutor = this.tutor ? null : new Coach(this);
    this.tutor?.follow(this.frame);
    this.relight();
  }

  /** A preference was changed. */
  restyle() {
    this.callCoach();
    dispatchEvent(new Event("resize"));
    this.actAlone();
    this.draw();
  }

  /** To look at the board again. */
  closeEnding() {
    this.endingClosed = true;
    this.draw();
  }

  /** What can be done about seats. */
  deeds() {
    return {
      yours: this.frame?.yours ?? [],
      giveToBot: (/** @type {number} */ seat) => void this.giveToBot(seat),
      takeBack: (/** @type {number} */ seat) => void this.command("back", { seat }),
    };
  }

  /** @param {number} seat */
  async giveToBot(seat) {
    await this.command("bot", { seat, level: await middleLevel(this.head.game) });
  }

  /** The same people once more; whoever asks first opens the table. */
  async again() {
    try {
      const { id } = await api(`tables/${this.head.id}/rematch`, {});
      location.href = `/table/${id}`;
    } catch (problem) {
      this.refused(/** @type {Error} */ (problem).message, null);
    }
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
    this.refused(this.words.say("web-personal-link-text", { url }), null, true);
    navigator.clipboard?.writeText(url).catch(() => {});
  }

  /** Somebody has lifted the curtain. @param {number} seat */
  lift(seat) {
    this.lifted = true;
    if (seat === this.frame?.seat) this.draw();
    else this.line.look(seat);
  }

  /** Who opened the table, if it was not me. */
  hostName() {
    return this.head.host ? "" : (this.head.opened_by ?? "");
  }

  /** The options of a table that waits, in words. */
  async readOptions() {
    const games = await api("games");
    /** @type {import("./types").Option[]} */
    const options = games.find((/** @type {any} */ game) => game.name === this.head.game)?.options ?? [];
    this.optionTexts = Object.entries(this.head.options).flatMap(([name, value]) => {
      const option = options.find((one) => one.name === name);
      if (!option) return [];
      const text = option.choices.find((choice) => choice.value === value)?.text ?? (value === true ? "✓" : value === false ? "–" : String(value));
      return [{ label: option.label, text }];
    });
    this.draw();
  }

  draw() {
    const { root } = this;
    keepFocus(root, () => {
      render(page(this), root);
      const { goes } = this.input.reach();
      const lit = this.tutor ? this.tutor.narrow(goes) : goes;
      if (this.ui && light(root, this.ui, lit)) render(page(this), root);
      while (crowded(root)) render(page(this), root);
    });
    markLast(root, this.follow.last, (line) => (this.ui ? this.board.marks?.(line, this.ui.view) : undefined));
    this.tutor?.mark(root);
    topBar(this);
    fitCanvases(root, this.board.designs ?? {});
    moved();
  }
}

const { table, lesson } = pageData();
const root = /** @type {HTMLElement} */ (document.getElementById("table"));
const lang = document.documentElement.lang;
/** Only who learns needs a coach. */
const coaching = lesson && table.yours.length ? import("./lesson.js") : null;
Promise.all([loadWords(lang, table.game), loadBoard(table.game), loadCards(table.id), coaching]).then(([words, board, cards, coach]) => {
  const made = new Table(root, table, words.with(cards), board, cards.data);
  if (!coach) return;
  made.tutor = new coach.Lesson(made, lesson);
});

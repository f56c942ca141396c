/**
 * A lesson at the table: the coach says what is shown, lights it, lets through the moves that the lesson asks for and answers
 * the others. How far it has come is the server's to say; which of the sentences before the next move is read is ours.
 */
import { api } from "./api.js";
import { html, icons, nothing } from "./dom.js";

const icon = await icons();

/**
 * @typedef {import("./table.js").Table} Table
 * @typedef {import("./types").Frame} Frame
 * @typedef {{text: string, lit: string[], ways: string[][], said: string[], answers: Record<string, string>}} Moment
 * @typedef {{text: string, step: string, log: string, lit: string[]}} Note
 * @typedef {{
 *   game: string, name: string, title: string, number: number, of: number, next: string | null, whole_game: boolean,
 *   moments: Moment[], notes: Note[],
 * }} Told
 */

export class Lesson {
  /** @param {Table} table @param {Told} told */
  constructor(table, told) {
    this.table = table;
    this.told = told;
    /** The moment that is read. */
    this.shown = 0;
    /** The moment that asks for a move next. */
    this.at = -1;
    /** What the coach says to a move that was not asked for. */
    this.answer = "";
    /** What the coach says to the last answer. */
    this.praise = "";
    /** Notes not yet read, of a whole game. @type {Note[]} */
    this.notes = [];
    /** @type {Set<string>} */
    this.noted = new Set(JSON.parse(sessionStorage.getItem(this.key) ?? "[]"));
    /** Of a whole game: the welcome was read. */
    this.begun = this.noted.size > 0;
    this.over = false;
  }

  get key() {
    return `noted ${this.table.head.id}`;
  }

  /** A frame is shown. @param {Frame} frame */
  follow(frame) {
    this.answer = "";
    const place = frame.lesson;
    if (!place) return this.note(frame);
    if (place.at === this.at) return;
    const forward = place.at > this.at;
    const first = this.first(place.at);
    this.praise = forward && this.at >= 0 ? (this.told.moments[first - 1]?.said[place.way] ?? "") : "";
    this.shown = forward ? first : place.at;
    this.at = place.at;
  }

  /** Where the sentences begin that lead to a moment that asks. @param {number} at */
  first(at) {
    let first = at;
    while (first > 0 && !this.told.moments[first - 1].ways.length) first--;
    return first;
  }

  // -- a whole game ---------------------------------------------------------------------------

  /** The coach speaks when something is new. @param {Frame} frame */
  note(frame) {
    const { prompt, log, result } = frame;
    const lines = new Set(log.map((line) => line.key));
    for (const note of this.told.notes) {
      const now = note.step ? prompt.yours && prompt.step === note.step : lines.has(note.log);
      if (!now || this.noted.has(note.text)) continue;
      this.noted.add(note.text);
      this.notes.push(note);
    }
    sessionStorage.setItem(this.key, JSON.stringify([...this.noted]));
    this.over = Boolean(result);
  }

  get last() {
    return this.told.moments.length - 1;
  }

  // -- what is said and shown -----------------------------------------------------------------

  /** @returns {{text: string, lit: string[]}} */
  get moment() {
    const { whole_game, moments } = this.told;
    if (!whole_game) return moments[this.shown];
    return this.over ? moments[this.last] : this.begun && this.notes.length ? this.notes[0] : moments[this.shown];
  }

  /** Whether others have to move before the coach goes on. */
  get watching() {
    return this.table.frame?.lesson?.ready === false;
  }

  /** Whether the coach waits for a move. */
  get asking() {
    return !this.watching && Boolean(this.told.moments[this.shown].ways.length);
  }

  /** Whether the coach says at every moment what to do. */
  get guides() {
    return !this.told.whole_game;
  }

  /** In a whole game: nothing new to say. */
  get silent() {
    return this.told.whole_game && this.begun && !this.notes.length && !this.over;
  }

  get text() {
    const say = this.table.words.say.bind(this.table.words);
    if (this.answer) return this.answer;
    if (this.watching) return say("web-coach-watch");
    return this.moment.text;
  }

  /** The moves that may be chosen now: none while there is something to read first. @param {import("./types").Move[]} moves */
  offered(moves) {
    return this.told.whole_game || this.asking ? moves : [];
  }

  /** What the coach wants lit, of what could be. @param {Set<string>} goes */
  narrow(goes) {
    const { ui, frame, board } = this.table;
    if (this.told.whole_game || !ui || !frame?.lesson) return goes;
    const fitting = new Set(frame.lesson.fitting);
    const wanted = new Set(ui.moves.filter((move) => fitting.has(move.text)).flatMap((move) => board.things(move, ui.view)));
    return new Set([...goes].filter((id) => wanted.has(id)));
  }

  /** Marks what the coach speaks of. @param {Element} root */
  mark(root) {
    const wanted = new Set(this.watching || this.silent ? [] : this.moment.lit.flatMap((name) => [...root.querySelectorAll(selector(name))]));
    if (this.asking) for (const text of this.table.frame?.lesson?.fitting ?? []) for (const button of buttons(root, text)) wanted.add(button);
    for (const element of root.querySelectorAll("[data-coach]")) if (!wanted.has(element)) element.removeAttribute("data-coach");
    for (const element of wanted) element.setAttribute("data-coach", "");
  }

  // -- what the learner does ------------------------------------------------------------------

  /** Of several ways to say a choice, those that the lesson asks for; if there are none, the coach answers. @param {string[][]} plans */
  allowed(plans) {
    if (this.told.whole_game) return plans;
    const place = this.table.frame?.lesson;
    const moment = this.told.moments[this.shown];
    if (!place || !this.asking) return [];
    const fits = plans.filter((texts) => moment.ways.some((way) => place.fitting.includes(way[place.part]) && texts.every((text, i) => way[place.part + i] === text)));
    if (!fits.length) this.say(plans[0].map((text) => this.answerTo(text)).find(Boolean) ?? this.table.words.say("web-coach-other"));
    return fits;
  }

  /** What the coach says to a move: the answer with the longest beginning. @param {string} move */
  answerTo(move) {
    const { answers } = this.told.moments[this.shown];
    const words = move.split(" ");
    for (let count = words.length; count > 0; count--) {
      const found = answers[words.slice(0, count).join(" ")];
      if (found) return found;
    }
    return "";
  }

  /** A move that the rules refuse: they say why, and the coach may add something. @param {string} move */
  mistake(move) {
    const found = this.asking ? this.answerTo(move) : "";
    if (found) this.say(found);
  }

  /** @param {string} text */
  say(text) {
    this.answer = text;
    this.table.input.drop();
    this.table.relight();
  }

  next() {
    if (this.answer) this.answer = "";
    else if (this.told.whole_game) this.turnPage();
    else if (this.shown < this.at) this.shown++;
    this.praise = "";
    this.table.relight();
  }

  /** Of a whole game: the welcome first, then the notes. */
  turnPage() {
    if (this.begun) this.notes.shift();
    else if (this.shown < this.last - 1) this.shown++;
    else this.begun = true;
  }

  /** To what was read before, or a move back. */
  back() {
    this.answer = "";
    const { frame } = this.table;
    if (this.shown > this.first(this.at) && !frame?.lesson?.part) {
      this.shown--;
      return this.table.relight();
    }
    if (frame && this.canUndo) this.table.command(frame.undo.free ? "undo" : "undo_ask", { on_version: frame.version });
  }

  get canUndo() {
    return Boolean(this.table.frame?.undo.free || this.table.frame?.undo.ask);
  }

  /** The coach makes the move. */
  show() {
    const move = this.table.frame?.lesson?.fitting[0];
    if (move) this.table.choices.play([move]);
  }

  area() {
    return coachArea(this);
  }

  /** @param {string} lesson @param {boolean} again */
  async begin(lesson, again) {
    const { id } = await api("lessons", { game: this.told.game, lesson, again });
    location.href = `/table/${id}`;
  }

  leave() {
    location.href = `/learn/${this.told.game}#lessons`;
  }

  /** The last word was read. */
  async finish() {
    await api(`tables/${this.table.head.id}/learned`, {});
    if (this.told.next) await this.begin(this.told.next, true);
    else this.leave();
  }
}

/** What a name in a lesson means on the page: a thing of the board, or a part of it. @param {string} name */
const selector = (name) => (name.startsWith(".") ? name : `[data-thing="${CSS.escape(name)}"], [data-flip="${CSS.escape(name)}"]`);

/** Where a move can be chosen in words: its button, or the slider of its number. @param {Element} root @param {string} text */
function buttons(root, text) {
  const stem = text.replace(/ -?\d+$/, "");
  const exact = [...root.querySelectorAll("[data-move]")].filter((one) => one.getAttribute("data-move")?.split("\n")[0] === text);
  if (exact.length || stem === text) return exact;
  return [...root.querySelectorAll(".number")].filter((one) => one.querySelector(`.confirm[data-move^="${CSS.escape(stem)} "]`));
}

/** @param {Lesson} lesson */
function coachArea(lesson) {
  const { told, table, shown } = lesson;
  const say = table.words.say.bind(table.words);
  const { text, praise } = lesson;
  const small = (/** @type {string} */ id, /** @type {string} */ key, /** @type {unknown} */ sign, /** @type {() => void} */ deed, off = false) =>
    html`<button type="button" class="plain coach-tool" id=${id} aria-label=${say(key)} title=${say(key)} ?disabled=${off} @click=${deed}>${sign}</button>`;
  return html`<section class="coach ${lesson.answer ? "answers" : ""}" data-area="coach" data-moment=${shown} aria-labelledby="coach-title">
    <h2 id="coach-title">${icon("learn")} <span>${told.title}</span> <small aria-label=${say("web-coach-step", { at: shown + 1, of: told.moments.length })}>${told.whole_game ? nothing : `${shown + 1}/${told.moments.length}`}</small></h2>
    <p class="coach-words" role="status">${praise && !lesson.answer ? html`<b>${praise}</b> ` : nothing}${lesson.silent ? html`<i>${say("web-coach-silent")}</i>` : text}</p>
    <div class="coach-deeds">
      ${small("coach-repeat", "web-coach-repeat", icon("undo"), () => lesson.begin(told.name, true))} ${small("coach-leave", "web-coach-leave", icon("door"), () => lesson.leave())}
      ${small("coach-back", "web-coach-back", "◀", () => lesson.back(), shown === 0 || told.whole_game || lesson.watching || (shown === lesson.first(lesson.at) && !lesson.canUndo))} ${deeds(lesson, say)}
    </div>
  </section>`;
}

/** @param {Lesson} lesson @param {(key: string, args?: any) => string} say */
function deeds(lesson, say) {
  const button = (/** @type {string} */ id, /** @type {string} */ key, /** @type {() => void} */ deed, main = true) =>
    html`<button type="button" class=${main ? "main" : ""} id=${id} @click=${deed}>${say(key)}</button>`;
  if (lesson.answer) return button("coach-next", "web-coach-understood", () => lesson.next());
  if (lesson.watching || lesson.silent) return nothing;
  if (lesson.asking) return button("coach-show", "web-coach-show", () => lesson.show(), false);
  if (lesson.over || (!lesson.told.whole_game && lesson.shown === lesson.last)) return button("coach-finish", lesson.told.next ? "web-coach-next-lesson" : "web-coach-finish", () => lesson.finish());
  return button("coach-next", lesson.told.whole_game ? "web-coach-understood" : "web-coach-next", () => lesson.next());
}

/** What a player chooses is sent as one command; a question may come before it, and other ways may be tried after it. */
import { prefs } from "./prefs.js";

/** Hundredths of a second until a frame is given up. */
const PATIENCE = 300;

export class Choices {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** A question to be answered before moves are sent. @type {{text: string, yes: string, moves: string[]} | null} */
    this.question = null;
    /** A choice on its way. @type {Promise<void> | null} */
    this.sending = null;
  }

  /** What was chosen, after a question if it is a move to be thought over. @param {string[]} texts @param {string[][]} others see `play` */
  choose(texts, ...others) {
    if (this.table.tutor) {
      [texts, ...others] = this.table.tutor.allowed([texts, ...others]);
      if (!texts) return;
    }
    const question = prefs.confirm && this.question === null ? this.doubt(texts) : null;
    if (!question) return void this.play(texts, ...others);
    this.question = question;
    this.table.draw();
    document.getElementById("confirm")?.focus();
  }

  /** @param {string[]} texts */
  doubt(texts) {
    const { ui, frame, board } = this.table;
    for (const text of texts) {
      const move = frame?.moves.find((offered) => offered.text === text);
      const asked = move && ui ? board.danger?.(ui, move) : null;
      if (move && ui && asked) return { text: asked, yes: ui.label(move), moves: texts };
    }
    return null;
  }

  confirmed() {
    const moves = this.question?.moves ?? [];
    this.question = null;
    this.play(moves);
  }

  /**
   * Several moves are one choice: all of them happen, or none. If the rules ask for more or less than these, the
   * others are tried; before one that is less than what was wanted stands "!", and it is said why.
   * @param {string[]} texts
   * @param {string[][]} others
   */
  async play(texts, ...others) {
    const { table } = this;
    clearTimeout(table.alone);
    table.follow.skip();
    const frame = table.frame;
    if (!texts.length || !frame) return;
    // A frame may come before the answer to what made it: who is so quick waits for that answer.
    while (this.sending) await this.sending;
    if (table.frame?.version !== frame.version) return;
    /** @type {() => void} */
    let done = () => {};
    this.sending = new Promise((resolve) => (done = () => resolve(undefined)));
    const what = texts.length === 1 ? { move: texts[0] } : { moves: texts };
    const answer = await table.line.command("move", { seat: frame.seat, ...what, on_version: frame.version });
    this.sending = null;
    done();
    const [next, ...rest] = others;
    if (answer.type === "refused" && next) {
      const [mark, ...less] = next;
      await this.play(mark === "!" ? less : next, ...rest);
      if (mark === "!") await this.afterwards(frame.version, () => table.heed(answer));
    } else if (answer.type === "stale") table.refused(table.words.say("web-stale"), null);
    else table.heed(answer);
  }

  /** When the page shows what a command has changed. @param {number} version before it @param {() => void} [deed] */
  async afterwards(version, deed) {
    for (let i = 0; i < PATIENCE && this.table.frame?.version === version; i++) await new Promise((done) => setTimeout(done, 10));
    deed?.();
  }

  /**
   * A choice that is still being made is made anew: my commands are taken back while `made` holds, then this is played.
   * @param {(view: any) => boolean} made
   * @param {string[][]} plans
   */
  async instead(made, ...plans) {
    const { table } = this;
    table.follow.skip();
    while (table.frame?.undo.free && made(table.frame.view)) {
      const { version } = table.frame;
      const answer = await table.line.command("undo", { seat: table.frame.seat, on_version: version });
      if (answer.type !== "ack") return table.heed(answer);
      await this.afterwards(version);
    }
    const [first, ...others] = plans;
    if (first) await this.play(first, ...others);
  }
}

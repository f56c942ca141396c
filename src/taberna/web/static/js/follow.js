/**
 * Following the others: frames wait until the turn shown before was seen, the last turn of another player is marked on the board
 * and told in one line, what was secret is opened in a row, and every turn since my last one can be looked at again.
 */
import { api } from "./api.js";
import { PACES, prefs } from "./prefs.js";

/**
 * @typedef {import("./types").Frame} Frame
 * @typedef {import("./types").Line} Line
 * @typedef {{seat: number, lines: Line[]}} Turn what one player did without another in between
 */

/** Something opened stays so much longer than a turn. */
const REVEALED = 2.5;
/** At least so long, whatever the pace. */
const SHORTEST = 1200;

/** Lines by who acted, in order. @param {Line[]} lines @returns {Turn[]} */
export function turnsOf(lines) {
  /** @type {Turn[]} */
  const turns = [];
  for (const line of lines) {
    if (line.seat === null) continue;
    const last = turns.at(-1);
    if (last?.seat === line.seat) last.lines.push(line);
    else turns.push({ seat: line.seat, lines: [line] });
  }
  return turns;
}

/** What the others did since I acted last, oldest first. @param {Line[]} log @param {number | null} me */
export function sinceMine(log, me) {
  const turns = turnsOf(log);
  const mine = turns.findLastIndex((turn) => turn.seat === me);
  return turns.slice(mine + 1);
}

export class Follow {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** Frames not shown yet. @type {Frame[]} */
    this.queue = [];
    this.until = 0;
    this.timer = 0;
    /** The last turn of somebody else. @type {Turn | null} */
    this.last = null;
    /** Lines that opened something. @type {Line[]} */
    this.revealed = [];
    this.revealTimer = 0;
    /** A moment looked back at: which of the turns since mine, and the table as it was. @type {{at: number, shot: any} | null} */
    this.past = null;
  }

  /** A frame came: it is shown at once, or after what is shown now was seen. @param {Frame} frame */
  take(frame) {
    if (frame.log_whole || document.hidden) this.skip();
    if (!this.queue.length && (Date.now() >= this.until || this.actor([frame]) === this.last?.seat)) return this.show(frame);
    this.queue.push(frame);
    this.wait();
    this.table.draw();
  }

  wait() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.next(), Math.max(0, this.until - Date.now()));
  }

  next() {
    const frame = this.queue.shift();
    if (frame) this.show(frame);
    while (this.queue.length && this.actor([this.queue[0]]) === this.last?.seat) this.show(/** @type {Frame} */ (this.queue.shift()));
    if (this.queue.length) this.wait();
  }

  /** To my turn: everything that waits is shown at once. */
  skip() {
    this.until = 0;
    clearTimeout(this.timer);
    while (this.queue.length) this.show(/** @type {Frame} */ (this.queue.shift()));
  }

  /** Who acted last in these frames, if it was not me. @param {Frame[]} frames */
  actor(frames) {
    const line = frames.flatMap((frame) => frame.log).findLast((one) => one.seat !== null);
    return line && line.seat !== this.table.frame?.seat ? line.seat : undefined;
  }

  /** @param {Frame} frame */
  show(frame) {
    this.note(frame);
    this.table.showFrame(frame);
  }

  /** @param {Frame} frame */
  note(frame) {
    const { table } = this;
    this.past = null;
    const turn = frame.log_whole ? sinceMine(frame.log, frame.seat).at(-1) : turnsOf(frame.log).at(-1);
    if (!turn) return;
    const opened = table.ui && !frame.log_whole ? frame.log.filter((line) => table.opens(line)) : [];
    const pace = PACES[prefs.pace];
    const time = opened.length ? Math.max(SHORTEST, pace * REVEALED) : pace;
    if (opened.length) this.reveal(opened, time);
    if (turn.seat === frame.seat) {
      this.last = null;
      if (opened.length) this.until = Date.now() + time;
      return;
    }
    const same = !frame.log_whole && this.last?.seat === turn.seat && turnsOf(frame.log).length === 1;
    this.last = same && this.last ? { seat: turn.seat, lines: [...this.last.lines, ...turn.lines] } : turn;
    if (frame.log_whole) return;
    this.until = time ? Date.now() + time : 0;
  }

  /** @param {Line[]} lines @param {number} time */
  reveal(lines, time) {
    this.revealed = lines;
    clearTimeout(this.revealTimer);
    this.revealTimer = setTimeout(() => this.cover(), time);
  }

  cover() {
    this.revealed = [];
    this.table.draw();
  }

  // -- looking back ---------------------------------------------------------------------------

  /** Steps through the turns since mine, on the board. @param {number} at */
  async look(at) {
    const { table } = this;
    const turns = sinceMine(table.log, table.frame?.seat ?? null);
    const turn = turns[at];
    if (!turn) return this.now();
    const move = turn.lines.at(-1)?.move;
    const seat = table.frame?.seat;
    const eyes = seat === null || seat === undefined ? "" : `&eyes=${seat}`;
    const shot = await api(`tables/${table.head.id}/replay?move=${move}${eyes}`);
    this.past = { at, shot };
    this.last = turn;
    table.lookBack(shot);
  }

  now() {
    this.past = null;
    this.last = sinceMine(this.table.log, this.table.frame?.seat ?? null).at(-1) ?? null;
    this.table.relight();
  }
}

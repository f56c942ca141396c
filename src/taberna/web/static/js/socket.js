/**
 * The line to a table. Reconnects for ever with growing, jittered pauses; what was not answered is sent again
 * with the same key, so it is carried out once.
 */

/**
 * @typedef {import("./types").Frame} Frame
 * @typedef {{
 *   frame(frame: Frame): void,
 *   presence(seats: import("./types").Seat[], watching: number, rematch: string | null): void,
 *   chat(lines: import("./types").ChatLine[]): void,
 *   connection(state: "open" | "lost" | "gone"): void,
 * }} Listener
 */

const PING = 15_000;
const SILENCE = 40_000;
const LONGEST_PAUSE = 15_000;
const SEAT_LOST = 4401;
const NO_TABLE = 4404;
const COME_BACK = 1012; // this process of the house closes; another one is open
const AT_ONCE = 250; // at most, so that not everybody comes at the same moment

export class Line {
  /** @param {string} table @param {number | null | undefined} seat @param {Listener} listener */
  constructor(table, seat, listener) {
    this.table = table;
    this.seat = seat;
    this.listener = listener;
    this.version = 0;
    this.lastChat = 0;
    this.tries = 0;
    this.heard = 0;
    this.greeted = false;
    /** @type {Map<string, {message: any, done(answer: any): void}>} */
    this.pending = new Map();
    /** @type {WebSocket | null} */
    this.socket = null;
    this.timer = 0;
    setInterval(() => this.#heartbeat(), PING);
    const now = () => {
      if (document.visibilityState === "visible" && !this.socket) this.open();
    };
    addEventListener("online", now);
    document.addEventListener("visibilitychange", now);
  }

  open() {
    clearTimeout(this.timer);
    if (this.socket) return;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/ws/${this.table}`);
    this.socket = socket;
    socket.onopen = () => this.#hello();
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data));
    socket.onclose = (event) => this.#closed(event.code);
  }

  /**
   * Send a command; the answer comes as a promise, whatever happens to the connection in between.
   * @param {string} type @param {Record<string, any>} fields
   * @returns {Promise<any>}
   */
  command(type, fields) {
    const key = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const message = { type, key, ...fields };
    return new Promise((done) => {
      this.pending.set(key, { message, done });
      if (this.greeted) this.#send(message);
    });
  }

  /** Look through another of my seats. @param {number} seat */
  look(seat) {
    this.seat = seat;
    this.version = 0;
    this.#hello();
  }

  #hello() {
    this.#send({ type: "hello", version: this.version, chat: this.lastChat, ...(this.seat === undefined ? {} : { seat: this.seat }) });
  }

  /** @param {any} message */
  #send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** @param {any} message */
  #receive(message) {
    this.heard = Date.now();
    switch (message.type) {
      case "frame":
        return this.#frame(message);
      case "presence":
        return this.listener.presence(message.seats, message.watching, message.rematch ?? null);
      case "chat":
        return this.#chat(message.lines);
      case "pong":
        if (message.version > this.version) this.#hello();
        return;
      default:
        this.#answer(message);
    }
  }

  /** @param {Frame} frame */
  #frame(frame) {
    const gap = this.greeted && !frame.log_whole && frame.previous !== this.version;
    if (gap && frame.version > this.version) return this.#hello();
    if (frame.version < this.version && !frame.log_whole) return;
    this.version = frame.version;
    this.seat = frame.seat;
    if (frame.chat.length) this.lastChat = Math.max(this.lastChat, ...frame.chat.map((line) => line.n));
    if (!this.greeted) {
      this.greeted = true;
      this.tries = 0;
      this.listener.connection("open");
      for (const { message } of this.pending.values()) this.#send(message);
    }
    this.listener.frame(frame);
  }

  /** @param {import("./types").ChatLine[]} lines */
  #chat(lines) {
    const fresh = lines.filter((line) => line.n > this.lastChat);
    for (const line of fresh) this.lastChat = line.n;
    if (fresh.length) this.listener.chat(fresh);
  }

  /** @param {any} answer */
  #answer(answer) {
    if (answer.type === "stale" && answer.frame) this.#frame(answer.frame);
    // An error without a key (too many messages, say) belongs to whatever waits: nobody may wait for ever.
    const keys = answer.key ? [answer.key] : [...this.pending.keys()];
    for (const key of keys) {
      const waiting = this.pending.get(key);
      this.pending.delete(key);
      waiting?.done(answer);
    }
  }

  /** @param {number} code */
  #closed(code) {
    const comeBack = code === COME_BACK && this.greeted;
    this.socket = null;
    this.greeted = false;
    if (comeBack) {
      this.timer = setTimeout(() => this.open(), Math.random() * AT_ONCE);
      return;
    }
    if (code === NO_TABLE) return this.listener.connection("gone");
    if (code === SEAT_LOST) this.seat = null;
    this.listener.connection("lost");
    const pause = Math.min(LONGEST_PAUSE, 300 * 2 ** this.tries++);
    this.timer = setTimeout(() => this.open(), pause * (0.5 + Math.random() / 2));
  }

  #heartbeat() {
    if (!this.socket || this.socket.readyState !== WebSocket.OPEN) return;
    if (this.heard && Date.now() - this.heard > SILENCE) this.socket.close();
    else this.#send({ type: "ping" });
  }
}

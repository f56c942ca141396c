/**
 * Coach mode, against bots or where everybody agrees: the moves are weighed while I think; before a costly one the coach asks once, and
 * after it says what mattered. Everything it knows comes from what I see.
 */
import { api } from "./api.js";
import { html, icons, nothing } from "./dom.js";
import { prefs } from "./prefs.js";

const icon = await icons();

/** So much of the chance to win makes a move costly. */
const COSTLY = { glance: 0.1, deep: 0.06 };
/** Less than this is as good as the best. */
const FINE = 0.02;

/**
 * @typedef {import("./table.js").Table} Table
 * @typedef {import("./types").Frame} Frame
 * @typedef {{move: string, label: string, value: number}} Weighed
 */

export class Coach {
  /** What is to be done the prompt says. */
  guides = false;

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    /** The decision that was weighed. */
    this.version = -1;
    /** @type {Weighed[]} */
    this.moves = [];
    /** What is asked before a costly move. @type {{plans: string[][], loss: number, best: Weighed, why: string} | null} */
    this.question = null;
    /** The decision about which it has asked. */
    this.asked = -1;
    /** What mattered in my last decision. */
    this.after = "";
    /** What the best move does that the next does not. */
    this.merit = "";
    this.count = 0;
  }

  /** A frame is shown: think along if I am asked. @param {Frame} frame */
  follow(frame) {
    if (frame.version === this.version) return;
    this.question = null;
    this.moves = [];
    this.merit = "";
    if (frame.result) this.after = "";
    if (!frame.prompt.yours || frame.status !== "playing" || frame.moves.length < 2) return;
    this.version = frame.version;
    this.weigh(frame);
  }

  /** @param {Frame} frame */
  async weigh(frame) {
    const answer = await this.ask({ seat: frame.seat, deep: prefs.coach === "deep" });
    if (this.version !== frame.version) return;
    this.moves = answer?.moves ?? [];
    const [best, next] = this.moves;
    const why = best && next ? await this.explain(best, next) : "";
    if (this.version === frame.version) this.merit = why;
  }

  /** Not through the table's line: a move must not wait behind it. @param {Record<string, any>} fields @returns {Promise<any>} */
  async ask(fields) {
    const key = `coach ${this.version} ${(this.count += 1)}`;
    const answer = await api(`tables/${this.table.head.id}/command`, { type: "coach", key, ...fields }).catch(() => null);
    return answer?.type === "coach" ? answer : null;
  }

  /** Of these ways to say a choice, those to be played now: none while the coach asks. @param {string[][]} plans */
  allowed(plans) {
    const { frame } = this.table;
    const [best] = this.moves;
    const mine = this.moves.find((one) => one.move === plans[0]?.[0]);
    if (!frame || !best || !mine || this.version !== frame.version) return plans;
    const loss = best.value - mine.value;
    const costly = loss >= COSTLY[prefs.coach === "deep" ? "deep" : "glance"];
    if (costly && this.asked !== frame.version) {
      this.asked = frame.version;
      this.question = { plans, loss, best, why: "" };
      this.explain(mine, best).then((why) => {
        if (this.question) this.question.why = why;
        this.table.draw();
      });
      this.table.input.drop();
      this.table.relight();
      return [];
    }
    this.remember(mine, best, loss, mine === best ? this.merit : "");
    return plans;
  }

  /** What mattered is told after the move. @param {Weighed} mine @param {Weighed} best @param {number} loss @param {string} why */
  remember(mine, best, loss, why) {
    const say = this.table.words.say.bind(this.table.words);
    const points = Math.max(1, Math.round(loss * 100));
    if (loss < FINE) this.after = why ? say("web-coach-fine-why", { why }) : say("web-coach-fine");
    else this.after = why ? say("web-coach-cost-why", { points, best: best.label, why }) : say("web-coach-cost", { points, best: best.label });
  }

  /** What a move does that another does not. @param {Weighed} mine @param {Weighed} than @returns {Promise<string>} */
  async explain(mine, than) {
    return (await this.ask({ seat: this.table.frame?.seat, move: mine.move, than: than.move }))?.text ?? "";
  }

  /** Played all the same. */
  insist() {
    const { question } = this;
    this.question = null;
    const [first, ...others] = question?.plans ?? [];
    const mine = this.moves.find((one) => one.move === first?.[0]);
    if (question && mine) this.remember(mine, question.best, question.loss, question.why);
    if (first) this.table.choices.play(first, ...others);
  }

  relent() {
    this.question = null;
    this.table.relight();
  }

  // Nothing is prescribed, and nothing is lit but what can be chosen.
  /** @param {import("./types").Move[]} moves */
  offered(moves) {
    return moves;
  }

  /** @param {Set<string>} goes */
  narrow(goes) {
    return goes;
  }

  /** @param {Element} root */
  mark(root) {
    for (const element of root.querySelectorAll("[data-coach]")) element.removeAttribute("data-coach");
  }

  mistake() {}

  area() {
    const { question, table } = this;
    const say = table.words.say.bind(table.words);
    const points = question ? Math.round(question.loss * 100) : 0;
    return html`<section class="coach ${question ? "answers" : ""}" data-area="coach" aria-labelledby="coach-title">
      <h2 id="coach-title">${icon("learn")} <span>${say("web-coach-title")}</span></h2>
      <p class="coach-words" role="status">
        ${question ? html`${say("web-coach-asks", { points, best: question.best.label })} ${question.why ? html`<i>(${question.why})</i>` : nothing}` : this.after || html`<i>${say("web-coach-looks-on")}</i>`}
      </p>
      <div class="coach-deeds">
        ${question
          ? html`<button type="button" class="main" id="coach-relent" @click=${() => this.relent()}>${say("web-coach-think")}</button>
              <button type="button" id="coach-insist" @click=${() => this.insist()}>${say("web-coach-insist")}</button>`
          : withOthers(table.frame)
            ? html`<button type="button" class="plain" id="coach-end" @click=${() => table.command("coach_for_all", { agree: false })}>${say("web-coach-end")}</button>`
            : nothing}
      </div>
    </section>`;
  }
}

/** The people at the table, if there are others than me. @param {Frame | null} frame */
const others = (frame) => frame?.seats.filter((seat) => seat.kind === "person" && !seat.left && !frame.yours.includes(seat.seat)) ?? [];

/** @param {Frame | null} frame */
const withOthers = (frame) => others(frame).length > 0;

/** With other people only if all would like it, and so would I. @param {Frame} frame */
const agreed = (frame) => !withOthers(frame) || (others(frame).every((seat) => seat.coach) && Boolean(frame.seats[frame.seat ?? 0].coach));

/** Whether the coach may help here: against bots or where all agree, where hints are allowed, and in no lesson. @param {Table} table @param {Frame} frame */
export const mayCoach = (table, frame) =>
  prefs.coach !== "off" && table.head.hints && !table.head.lesson && frame.seat !== null && frame.status !== "waiting" && agreed(frame);

/** What helps with a decision: undo, hint, the list of all moves, what happened since my last turn. */
import { html, icons, nothing } from "./dom.js";
import { sinceMine } from "./follow.js";
import { prefer, prefs } from "./prefs.js";

const icon = await icons();

/**
 * @typedef {import("./table.js").Table} Table
 * @typedef {import("./types").Frame} Frame
 * @typedef {import("./types").Ui} Ui
 */

/** A small button: a drawing, and its word where there is room. @param {string} id @param {string} sign @param {string} text @param {() => void} deed */
const helper = (id, sign, text, deed) =>
  html`<button type="button" class="plain helper" id=${id} title=${text} @click=${deed}>${icon(sign)}<span>${text}</span></button>`;

/** @param {Table} table @param {Ui} ui @param {Frame} frame */
export const tools = (table, ui, frame) =>
  html`${table.follow.queue.length ? helper("skip", "skip", ui.say("web-skip-to-me"), () => table.follow.skip()) : nothing}
  ${coachForAll(table, ui, frame)} ${undo(table, ui, frame)} ${hint(table, ui, frame)} ${since(table, ui, frame)}
  ${ui.moves.length ? helper("all-moves", "list", ui.say("web-list"), () => table.show("moves")) : nothing}`;

/** @param {Table} table @param {Ui} ui @param {Frame} frame */
function since(table, ui, frame) {
  const turns = frame.prompt.yours ? sinceMine(table.log, frame.seat).length : 0;
  return turns ? helper("since", "hourglass", ui.say("web-since"), () => table.show("since")) : nothing;
}

/** @param {Table} table @param {Ui} ui @param {Frame} frame */
function hint(table, ui, frame) {
  if (!table.head.hints || !frame.prompt.yours) return nothing;
  return helper("hint", "bulb", ui.say("web-hint"), () => table.command("hint"));
}

/** With other people there is a coach only if all agree. @param {Table} table @param {Ui} ui @param {Frame} frame */
function coachForAll(table, ui, frame) {
  const people = frame.seats.filter((seat) => seat.kind === "person" && !seat.left);
  const mine = people.find((seat) => seat.seat === frame.seat);
  if (!mine || !table.head.hints || frame.status !== "playing" || people.every((seat) => frame.yours.includes(seat.seat))) return nothing;
  const willing = people.filter((seat) => seat.coach);
  const names = (/** @type {typeof people} */ seats) => seats.map((seat) => ui.name(seat.seat)).join(", ");
  const answer = (/** @type {boolean} */ agree) => () => {
    if (agree && prefs.coach === "off") prefer("coach", "glance"); // who says yes to a coach wants one
    table.command("coach_for_all", { agree });
  };
  if (willing.length === people.length) return nothing;
  if (mine.coach) {
    const waits = ui.say("web-coach-waits", { names: names(people.filter((seat) => !seat.coach)) });
    return helper("coach-waits", "hourglass", `${waits} · ${ui.say("web-cancel")}`, answer(false));
  }
  if (willing.length)
    return html`<span class="undo-asked" id="coach-asked">${ui.say("web-coach-asked", { names: names(willing) })}
      <button type="button" @click=${answer(true)}>${ui.say("web-agree")}</button>
      <button type="button" @click=${answer(false)}>${ui.say("web-refuse")}</button></span>`;
  return prefs.coach === "off" ? nothing : helper("coach-for-all", "learn", ui.say("web-coach-for-all"), answer(true));
}

/** @param {Table} table @param {Ui} ui @param {Frame} frame */
function undo(table, ui, frame) {
  const { free, ask, asked } = frame.undo;
  const on_version = frame.version;
  if (asked) {
    const waits = frame.seat !== null && asked.waiting.includes(frame.seat);
    return html`<span class="undo-asked">
      ${ui.say("web-undo-asked", { name: ui.name(asked.seat), moves: frame.moves_made - asked.to })}
      ${waits
        ? html`<button type="button" @click=${() => table.command("undo_answer", { agree: true })}>${ui.say("web-agree")}</button>
            <button type="button" @click=${() => table.command("undo_answer", { agree: false })}>${ui.say("web-refuse")}</button>`
        : nothing}
    </span>`;
  }
  if (free) return helper("undo", "undo", ui.say("web-undo"), () => table.command("undo", { on_version }));
  if (ask) return helper("undo-ask", "undo", ui.say("web-undo-ask"), () => table.command("undo_ask", { on_version }));
  return nothing;
}

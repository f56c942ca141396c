/** What can be done about the table itself: another device, leaving, resigning, giving up. */
import { api } from "./api.js";
import { devices } from "./devices.js";
import { html, nothing } from "./dom.js";

/**
 * @typedef {import("./table.js").Table} Table
 * @typedef {import("./types").Frame} Frame
 */

/** Nobody but me and bots sits here. @param {Frame} frame */
const alone = (frame) => frame.seats.every((seat) => seat.kind !== "person" || frame.yours.includes(seat.seat));

/** @param {Table} table @param {Frame} frame */
export function housePanel(table, frame) {
  const say = table.words.say.bind(table.words);
  const deed = (/** @type {string} */ id, /** @type {string} */ key, /** @type {string} */ note, /** @type {() => void} */ what) =>
    html`<li><button type="button" id=${id} @click=${what}>${say(key)}</button><p class="quiet">${say(note)}</p></li>`;
  const playing = frame.yours.length > 0 && frame.status === "playing";
  return html`<ul class="deeds">
    ${playing && alone(frame) && table.head.host ? deed("abandon", "web-abandon", "web-abandon-note", () => abandon(table)) : nothing}
    ${playing && !alone(frame) ? html`${deed("leave", "web-leave", "web-leave-note", () => leave(table))} ${deed("resign", "web-resign", "web-resign-note", () => resign(table, frame))}` : nothing}
    ${playing && frame.seat !== null
      ? html`${deed("device", "web-personal-link", "web-personal-link-note", () => table.personalLink())} ${deed("devices", "web-devices", "web-devices-note", () => devices(table))}`
      : nothing}
    ${table.head.edition ? html`<li><a class="button" id="table-edition" href="/editions/${table.head.game}?table=${table.head.id}" target="_blank" rel="noopener">${say("web-edition-what")}</a></li>` : nothing}
    <li><a class="button" href="/">${say("web-lobby")}</a></li>
    <li><button type="button" id="show-rules" @click=${() => void table.showRule(frame.prompt.rule ?? "")}>${say("web-rules")}</button></li>
  </ul>
  ${table.watching ? html`<p class="quiet">${say("web-watchers", { count: table.watching })}</p>` : nothing}`;
}

/** My seat stays mine, and the others may give it to a bot. @param {Table} table */
async function leave(table) {
  if (!confirm(table.words.say("web-leave-sure"))) return;
  await table.command("leave");
  location.href = "/";
}

/** A bot plays on for me, from now on. @param {Table} table @param {Frame} frame */
async function resign(table, frame) {
  if (!confirm(table.words.say("web-resign-sure"))) return;
  table.show(null);
  await table.giveToBot(frame.seat ?? 0);
}

/** The game is over for everybody: there is nobody else. @param {Table} table */
async function abandon(table) {
  if (!confirm(table.words.say("web-abandon-sure"))) return;
  await api(`tables/${table.head.id}/close`, {});
  location.href = "/";
}

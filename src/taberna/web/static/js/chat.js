/** Table talk. */
import { html, nothing } from "./dom.js";
import { emblem } from "./seats.js";

/**
 * @param {(key: string, args?: any) => string} say
 * @param {import("./types").ChatLine[]} lines
 * @param {((text: string) => void) | null} send null for those who only read
 */
export const chat = (say, lines, send) =>
  html`<div class="chat">
    <ol class="talk" tabindex="0" aria-label=${say("web-chat")}>
      ${lines.map(
        (line) =>
          html`<li>${line.seat === null ? nothing : emblem(line.seat)} <b>${line.name}</b> <span>${line.text}</span></li>`,
      )}
    </ol>
    ${send
      ? html`<form @submit=${(/** @type {SubmitEvent} */ event) => submit(event, send)}>
          <input name="text" maxlength="500" autocomplete="off" aria-label=${say("web-chat-text")} placeholder=${say("web-chat-text")} />
          <button type="submit">${say("web-send")}</button>
        </form>`
      : nothing}
  </div>`;

/** @param {SubmitEvent} event @param {(text: string) => void} send */
function submit(event, send) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const text = String(new FormData(form).get("text")).trim();
  if (text) send(text);
  form.reset();
}

/** The curtain between two people who share a device: nothing of either is on the page while it hangs. */
import { html } from "./dom.js";
import { emblem } from "./seats.js";

/**
 * @param {(key: string, args?: any) => string} say
 * @param {import("./types").Seat} next
 * @param {() => void} lift
 */
export const curtain = (say, next, lift) =>
  html`<section class="curtain" aria-labelledby="curtain">
    ${emblem(next.seat)}
    <h2 id="curtain">${say("web-curtain", { name: next.name })}</h2>
    <p>${say("web-curtain-text")}</p>
    <button type="button" class="main" id="lift" @click=${lift}>${say("web-curtain-lift", { name: next.name })}</button>
  </section>`;

/**
 * Whose turn it is among the people of this device, if it is not the one who looks now.
 * @param {import("./types").Frame} frame
 */
export function nextHere(frame) {
  const asked = frame.seats.filter((seat) => seat.asked && !seat.ready && !seat.level).map((seat) => seat.seat);
  if (frame.seat === null || asked.includes(frame.seat)) return null;
  return frame.yours.find((seat) => asked.includes(seat)) ?? null;
}

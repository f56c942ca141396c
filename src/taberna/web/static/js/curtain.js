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
 * Whose turn it is among the people of this device, if it is not the one who looks now. Until somebody has lifted the curtain nobody
 * looks: several people share the device, and the page cannot know who sits in front of it.
 * @param {import("./types").Frame} frame
 * @param {boolean} lifted
 */
export function nextHere(frame, lifted) {
  if (!frame.view || frame.status !== "playing") return null;
  const asked = frame.seats.filter((seat) => seat.asked && !seat.ready && !seat.level).map((seat) => seat.seat);
  if (frame.seat === null) return null;
  const first = frame.yours.find((seat) => asked.includes(seat)) ?? null;
  if (!lifted && frame.yours.length > 1) return first ?? frame.seat;
  return asked.includes(frame.seat) ? null : first;
}

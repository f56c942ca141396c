/** Telling a player who looks elsewhere that it is their turn: title, favicon, sound, notification. */

import { prefs } from "./prefs.js";

const title = document.title;
/** The browser was told not to let us notify. */
export const denied = () => "Notification" in window && Notification.permission === "denied";

/** Ask the browser for leave to notify. */
export const askNotices = async () => (await Notification.requestPermission()) === "granted";

let mine = false;

/** @param {boolean} now @param {string} text */
export function myTurn(now, text) {
  if (now === mine) return;
  document.title = now ? `● ${title}` : title;
  const link = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));
  if (link) link.href = link.href.replace(/favicon(-turn)?\.svg/, now ? "favicon-turn.svg" : "favicon.svg");
  if (now) {
    if (prefs.sound) chime();
    if (prefs.notify && document.hidden) new Notification(title, { body: text, tag: location.pathname });
  }
  mine = now;
}

/** Two soft notes, a fifth apart. */
export function chime() {
  const context = new AudioContext();
  for (const [i, pitch] of [392, 587].entries()) {
    const note = context.createOscillator();
    const volume = context.createGain();
    const start = context.currentTime + i * 0.16;
    note.type = "triangle";
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.15, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.6);
    note.connect(volume).connect(context.destination);
    note.start(start);
    note.stop(start + 0.6);
  }
  setTimeout(() => context.close(), 1200);
}

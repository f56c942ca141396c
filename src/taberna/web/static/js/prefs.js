/** What a person prefers at every table, kept on this device. */

/**
 * @typedef {{
 *   confirm: boolean, ends: boolean, forced: boolean, taps: boolean,
 *   pace: "fast" | "calm" | "slow", motion: "off" | "fast" | "calm", newest: boolean, rules: boolean,
 *   coach: "off" | "glance" | "deep",
 *   sound: boolean, notify: boolean, size: "small" | "normal" | "large", palette: "house" | "clear",
 * }} Prefs
 */

/** @type {Prefs} */
const USUAL = {
  confirm: true, // ask before moves that cannot be wished for by accident
  ends: false, // end a turn when nothing else can be done
  forced: false, // play the only move
  taps: false, // the mouse, too, shows with the first click and plays with the second
  pace: "calm", // how long each turn of the others is shown
  motion: "calm",
  newest: true, // the log begins with the newest line
  rules: false, // rule ids beside the sentences
  coach: "off", // asks before costly moves in games against bots, and says what mattered
  sound: false,
  notify: false,
  size: "normal",
  palette: "house",
};

/** Kept by earlier tables as words of their own. @param {"sound" | "notify"} name */
const old = (name) => localStorage.getItem(name) === "on";

/** @returns {Partial<Prefs>} */
function read() {
  try {
    return JSON.parse(localStorage.getItem("prefs") ?? "null") ?? { sound: old("sound"), notify: old("notify") };
  } catch {
    return {};
  }
}

/** @type {Prefs} */
export const prefs = { ...USUAL, ...read() };

/** Milliseconds that each summary of another player's turn stays. */
export const PACES = { fast: 0, calm: 900, slow: 2200 };
/** How long a glide takes. */
export const MOTIONS = { off: 0, fast: 180, calm: 380 };

/** @template {keyof Prefs} K @param {K} name @param {Prefs[K]} value */
export function prefer(name, value) {
  prefs[name] = value;
  localStorage.setItem("prefs", JSON.stringify(prefs));
  show();
}

/** What the style sheets need to know. */
function show() {
  const { dataset } = document.documentElement;
  dataset.size = prefs.size;
  dataset.palette = prefs.palette;
  dataset.motion = prefs.motion;
  dataset.rules = prefs.rules ? "on" : "off";
}
show();

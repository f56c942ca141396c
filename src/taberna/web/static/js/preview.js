/** What a move would change, as far as the mover can know, in words. */
import { html, nothing } from "./dom.js";

const PATHS_SHOWN = 6;

/**
 * @typedef {{path: (string | number)[], before: any, after: any}} Change
 * @param {import("./types").Ui} ui
 * @param {{changes: Change[], certain: boolean} | null} preview
 */
export function previewLine(ui, preview) {
  if (!preview) return nothing;
  const parts = preview.changes
    .map((change) => ({ change, what: subject(ui, change) }))
    .filter(({ what }) => what)
    .slice(0, PATHS_SHOWN)
    .map(({ change, what }) => html`<span class="change">${what} ${difference(ui, change)}</span>`);
  if (!parts.length) return nothing;
  return html`${ui.say("web-preview")} ${parts} ${preview.certain ? nothing : "…"}`;
}

/** @param {any} value */
const short = (value) =>
  value === null || typeof value !== "object" || (Array.isArray(value) && value.every((v) => typeof v === "string"));

/**
 * What changes, in words; null for the machinery and the memories kept for bots, which have none.
 * @param {import("./types").Ui} ui
 * @param {Change} change
 */
function subject(ui, { path, before, after }) {
  if (!short(before) || !short(after)) return null;
  const words = [];
  for (const [i, part] of path.entries()) {
    if (part === "players") continue;
    if (typeof part === "number") words.push(path[i - 1] === "players" ? ui.name(part) : String(part + 1));
    else words.push(ui.part(part));
  }
  return words.includes(null) ? null : words.join(" · ");
}

/** @param {import("./types").Ui} ui @param {Change} change */
function difference(ui, { before, after }) {
  if (Array.isArray(before) && Array.isArray(after)) {
    const gone = less(before, after).map((name) => `− ${ui.card(name)}`);
    const come = less(after, before).map((name) => `+ ${ui.card(name)}`);
    return [...gone, ...come].join(", ");
  }
  const text = (/** @type {any} */ value) =>
    value === null ? "–" : typeof value === "boolean" ? (value ? "✓" : "✗") : typeof value === "string" ? ui.card(value) : String(value);
  return html`${text(before)} → <b>${text(after)}</b>`;
}

/** What is in one list more often than in the other. @param {string[]} list @param {string[]} other */
function less(list, other) {
  const rest = [...other];
  return list.filter((name) => {
    const i = rest.indexOf(name);
    if (i >= 0) rest.splice(i, 1);
    return i < 0;
  });
}

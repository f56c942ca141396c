/** The last action on the board: what it touched wears the colour of who did it; lines show where things came from. */

/** @typedef {import("./types").Line} Line */

/** Ids that the arguments of a line name. @param {Line} line @returns {string[]} */
const named = (line) => Object.values(line.args).flat().filter((value) => typeof value === "string");

/**
 * @param {Element} root
 * @param {{seat: number, lines: Line[]} | null} turn
 * @param {(line: Line) => string[] | undefined} marks the board's own word on a line
 */
export function markLast(root, turn, marks) {
  const wanted = new Set(turn ? turn.lines.flatMap((line) => marks(line) ?? named(line)) : []);
  for (const element of root.querySelectorAll("[data-area=board] [data-thing], [data-area=board] [data-flip], [data-last]")) {
    const ids = [element.getAttribute("data-thing"), element.getAttribute("data-flip")];
    const hit = turn && ids.some((id) => id !== null && (wanted.has(id) || wanted.has(id.slice(id.lastIndexOf(" ") + 1))));
    const now = hit ? String(turn.seat) : null;
    if (element.getAttribute("data-last") === now) continue;
    if (now === null) element.removeAttribute("data-last");
    else element.setAttribute("data-last", now);
  }
}

const SVG = "http://www.w3.org/2000/svg";
const layer = document.createElementNS(SVG, "svg");
layer.setAttribute("class", "trails");
layer.setAttribute("aria-hidden", "true");

/**
 * Draws where things came from, until the next action.
 * @param {Element} root
 * @param {number | null} seat whose action it was; null wipes
 * @param {{from: [number, number], to: [number, number]}[]} ways
 */
export function trails(root, seat, ways) {
  layer.replaceChildren();
  if (seat === null || !ways.length) return;
  const table = root.querySelector(".table");
  if (layer.parentNode !== table) table?.append(layer);
  const origin = root.getBoundingClientRect();
  for (const { from, to } of ways) {
    const [x1, y1, x2, y2] = [from[0] - origin.left, from[1] - origin.top, to[0] - origin.left, to[1] - origin.top];
    const bend = Math.min(60, Math.hypot(x2 - x1, y2 - y1) / 5);
    const line = document.createElementNS(SVG, "path");
    line.setAttribute("d", `M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 - bend} ${x2} ${y2}`);
    line.setAttribute("class", `seat-${seat}`);
    const start = document.createElementNS(SVG, "circle");
    start.setAttribute("cx", String(x1));
    start.setAttribute("cy", String(y1));
    start.setAttribute("r", "5");
    start.setAttribute("class", `seat-${seat}`);
    layer.append(line, start);
  }
}

addEventListener("resize", () => layer.replaceChildren());

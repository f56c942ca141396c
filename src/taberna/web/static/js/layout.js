/** The four layouts of a table, the same as in css/frame.css, and how many choices have room in each. */

/** @typedef {"desk" | "tablet" | "phone" | "low"} Layout */

const PHONE = matchMedia("(max-width: 640px)");
const LOW = matchMedia("(max-height: 500px)");
const DESK = matchMedia("(min-width: 1180px)");
/** Width of the columns beside the board (css/frame.css). */
const SIDE = 300;
const MARGINS = 34;
/** Labels come out a little wider than they are measured; a row too full would be two. */
const SLACK = 24;

/** @returns {Layout} */
export function layout() {
  if (PHONE.matches) return "phone";
  if (LOW.matches) return "low";
  return DESK.matches ? "desk" : "tablet";
}

/** @param {() => void} deed */
export function onLayout(deed) {
  for (const query of [PHONE, LOW, DESK]) query.addEventListener("change", deed);
}

const pen = document.createElement("canvas").getContext("2d");

/** @param {string} label */
function widthOf(label) {
  if (!pen) return label.length * 9;
  const size = parseFloat(getComputedStyle(document.documentElement).fontSize);
  pen.font = `500 ${size}px "EB Garamond", Garamond, Georgia, serif`;
  return pen.measureText(label).width;
}

/** Around the label of a button, and between two buttons. */
const EDGES = 32;
const GAP = 7;
/** The sign and slider of a number. */
const SLIDER = 240;
/** The button that opens the rest. */
const REST = 110;

/**
 * How many of the choices can stand in the row of a desk or a tablet.
 * @param {{label: string, number: boolean}[]} choices
 * @param {number} taken pixels that something else needs
 */
export function fitting(choices, taken = 0) {
  const width = innerWidth - MARGINS - SLACK - (layout() === "desk" ? SIDE : 0);
  const widths = choices.map(({ label, number }) => Math.min(width, widthOf(label) + EDGES + GAP + (number ? SLIDER : 0)));
  const fits = (/** @type {number} */ count, /** @type {number} */ extra) => widths.slice(0, count).reduce((sum, wide) => sum + wide, taken + extra) <= width;
  if (fits(widths.length, 0)) return widths.length;
  let count = widths.length - 1;
  while (count > 0 && !fits(count, REST)) count--;
  return Math.max(count, widths.length === 1 ? 1 : 0);
}

/** Phones have rows of choices: all are drawn, then fewer and fewer, until none lies beyond the prompt. */
const drawn = { moment: "", most: 0 };
/** More are never tried. */
const ROWS = 8;

/** Whether the choices of this layout stand in several rows. */
export const inRows = () => ["phone", "low"].includes(layout());

/** How many of the choices to draw. @param {string[]} labels @param {string} sentence that stands above them */
export function drawable(labels, sentence) {
  const moment = [layout(), innerWidth, innerHeight, sentence, ...labels].join("\n");
  if (moment !== drawn.moment) Object.assign(drawn, { moment, most: Math.min(ROWS, labels.length) });
  return drawn.most;
}

/** Whether what was just drawn has no room; then one choice less is to be drawn. @param {Element} root */
export function crowded(root) {
  const prompt = drawn.most && inRows() ? root.querySelector("[data-area=prompt]") : null;
  if (!prompt?.querySelector(".choices > :is([data-move], .number)")) return false;
  const end = prompt.getBoundingClientRect().bottom - 1;
  const beyond = [...prompt.querySelectorAll(".choices > *")].some((choice) => choice.getBoundingClientRect().bottom > end);
  if (beyond) drawn.most--;
  return beyond;
}

/** The four layouts of a table, the same as in css/frame.css, and how much room each leaves for the choices. */

/** @typedef {"desk" | "tablet" | "phone" | "low"} Layout */

const PHONE = matchMedia("(max-width: 640px)");
const LOW = matchMedia("(max-height: 500px)");
const DESK = matchMedia("(min-width: 1180px)");
/** Width of the columns beside the board (css/frame.css). */
const SIDE = 300;
const LOW_SIDE = 284;
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

/** The edges of the prompt, a line of its sentence, and a button with the gap below it. */
const PADDING = 8;
const LINE = 18;
const BUTTON = { phone: 37, low: 38 };
/** Beside the sentence: an emblem; on a phone upright the helpers too. */
const EMBLEM = 34;
const HELPERS = 150;

/** How high the prompt is on a phone: the style sheets say so, and less beside a coach. */
function promptHeight() {
  const table = document.querySelector(".table");
  return table ? parseFloat(getComputedStyle(table).getPropertyValue("--prompt")) - PADDING : 0;
}

/** How much of the prompt a sentence leaves. @param {"phone" | "low"} name @param {string} sentence @param {number} width */
function heightBelow(name, sentence, width) {
  const smaller = Math.min(0.95, Math.max(0.7, 8.2 / Math.sqrt(sentence.length))); // as in css/frame.css
  const lines = Math.ceil((1.08 * smaller * widthOf(sentence)) / (width - EMBLEM - (name === "phone" ? HELPERS : 0)));
  return Math.max(BUTTON[name], promptHeight() - LINE * smaller * lines);
}

/** Where choices can stand: how wide, how high, and how high a row is. @param {string} sentence that stands above them */
function room(sentence) {
  const name = layout();
  if (name === "phone" || name === "low") {
    const width = (name === "phone" ? innerWidth : LOW_SIDE) - MARGINS;
    return { width, height: heightBelow(name, sentence, width), row: BUTTON[name] };
  }
  return { width: innerWidth - MARGINS - SLACK - (name === "desk" ? SIDE : 0), height: 1, row: 1 };
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
/** Above and below a label: the edges of its button and the gap to the next row. */
const FRAME = 10;
/** The sign and slider of a number; on a phone upright its button stands beside them. */
const SLIDER = 240;
const PHONE_SLIDER = 160;
/** Words do not fill their lines. */
const WORDS = 1.25;
/** The button that opens the rest. */
const REST = 110;

/**
 * How many of the choices can stand in the room there is.
 * @param {{label: string, number: boolean}[]} choices
 * @param {number} taken pixels that something else needs
 * @param {string} sentence that stands above them
 */
export function fitting(choices, taken = 0, sentence = "") {
  const { width, height, row } = room(sentence);
  const name = layout();
  const small = name === "phone" || name === "low";
  const boxes = choices.map(({ label, number }) => {
    const inside = width - EDGES - (number && name === "phone" ? PHONE_SLIDER : 0);
    const lines = small ? Math.ceil((WORDS * widthOf(label)) / inside) : 1;
    const high = small ? Math.max(row, lines * (LINE + 1) + FRAME) : row;
    // On phones a number has a row of its own, on their side one for its slider and one for its button.
    if (number && small) return { wide: width, high: high + (name === "low" ? row : 0) };
    return { wide: Math.min(width, widthOf(label) + EDGES + GAP + (number ? SLIDER : 0)), high };
  });
  const fits = (/** @type {number} */ count, /** @type {number} */ extra) => {
    let left = width - taken;
    let high = taken ? row : 0;
    let above = 0;
    for (const box of [...boxes.slice(0, count), ...(extra ? [{ wide: extra, high: row }] : [])]) {
      if (box.wide > left) {
        above += high;
        high = 0;
        left = width;
      }
      high = Math.max(high, box.high);
      left -= box.wide;
    }
    return above + high <= height;
  };
  if (fits(boxes.length, 0)) return boxes.length;
  let count = boxes.length - 1;
  while (count > 0 && !fits(count, REST)) count--;
  return boxes.length === 1 && !(small && choices[0].number) ? 1 : count; // a slider that is too high is in the list
}

/** The four layouts of a table, the same as in css/frame.css, and how much room each leaves for the choices. */

/** @typedef {"desk" | "tablet" | "phone" | "low"} Layout */

const PHONE = matchMedia("(max-width: 640px)");
const LOW = matchMedia("(max-height: 500px)");
const DESK = matchMedia("(min-width: 1180px)");
/** Width of the columns beside the board (css/frame.css). */
const SIDE = 300;
const LOW_SIDE = 284;
const MARGINS = 34;

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

/** How many rows of buttons a sentence leaves. @param {"phone" | "low"} name @param {string} sentence @param {number} width */
function rowsBelow(name, sentence, width) {
  const smaller = Math.min(0.95, Math.max(0.7, 8.2 / Math.sqrt(sentence.length))); // as in css/frame.css
  const lines = Math.ceil((1.08 * smaller * widthOf(sentence)) / (width - EMBLEM - (name === "phone" ? HELPERS : 0)));
  return Math.max(1, Math.floor((promptHeight() - LINE * smaller * lines) / BUTTON[name]));
}

/** Rows of choices, and how wide they are. @param {string} sentence that stands above them */
function room(sentence) {
  const name = layout();
  switch (name) {
    case "phone":
      return { rows: rowsBelow(name, sentence, innerWidth - MARGINS), width: innerWidth - MARGINS };
    case "low":
      return { rows: rowsBelow(name, sentence, LOW_SIDE - MARGINS), width: LOW_SIDE - MARGINS };
    case "desk":
      return { rows: 1, width: innerWidth - SIDE - MARGINS };
    default:
      return { rows: 1, width: innerWidth - MARGINS };
  }
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
 * How many of the choices can stand in the rows there are.
 * @param {{label: string, number: boolean}[]} choices
 * @param {number} taken pixels that something else needs
 * @param {string} sentence that stands above them
 */
export function fitting(choices, taken = 0, sentence = "") {
  const { rows, width } = room(sentence);
  const name = layout();
  const small = name === "phone" || name === "low";
  // On phones a number has a row of its own, on their side one for its slider and one for its button.
  const widths = choices.map((choice) => {
    const each = Math.min(width, widthOf(choice.label) + EDGES + GAP + (choice.number && !small ? SLIDER : 0));
    return choice.number && small ? (name === "low" ? 2 : 1) * width : each;
  });
  const fits = (/** @type {number} */ count, /** @type {number} */ extra) => {
    let row = 1;
    let left = width - taken;
    for (const each of [...widths.slice(0, count), ...(extra ? [extra] : [])]) {
      if (each > left) {
        if (left < width) row++;
        left = width;
      }
      if (each > width) row++; // two rows of its own
      left -= Math.min(each, width);
    }
    return row <= rows && left >= 0;
  };
  if (fits(widths.length, 0)) return widths.length;
  let count = widths.length - 1;
  while (count > 0 && !fits(count, REST)) count--;
  return widths.length === 1 ? 1 : count;
}

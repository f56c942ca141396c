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

/** Rows of choices, and how wide they are. */
function room() {
  switch (layout()) {
    case "phone":
      return { rows: 2, width: innerWidth - MARGINS };
    case "low":
      return { rows: 2, width: LOW_SIDE - MARGINS };
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
const SHORT_SLIDER = 165;
/** The button that opens the rest. */
const REST = 110;

/**
 * How many of the choices can stand in the rows there are.
 * @param {{label: string, number: boolean}[]} choices
 * @param {number} taken pixels that something else needs
 */
export function fitting(choices, taken = 0) {
  const { rows, width } = room();
  const slider = rows > 1 ? SHORT_SLIDER : SLIDER;
  const widths = choices.map((choice) => Math.min(width, widthOf(choice.label) + EDGES + GAP + (choice.number ? slider : 0)));
  const fits = (/** @type {number} */ count, /** @type {number} */ extra) => {
    let row = 1;
    let left = width - taken;
    for (const each of [...widths.slice(0, count), ...(extra ? [extra] : [])]) {
      if (each > left) {
        row++;
        left = width;
      }
      left -= each;
    }
    return row <= rows && left >= 0;
  };
  if (fits(widths.length, 0)) return widths.length;
  let count = widths.length - 1;
  while (count > 0 && !fits(count, REST)) count--;
  return count;
}

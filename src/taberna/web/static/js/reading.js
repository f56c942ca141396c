/** The pages to read: searching, printing. */
import { findable } from "./find.js";

for (const root of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".findable"))) findable(root);
document.getElementById("print")?.addEventListener("click", () => print());

/** On every page: the language and the light. */
import { api } from "./api.js";

const lang = /** @type {HTMLSelectElement | null} */ (document.getElementById("lang"));
lang?.addEventListener("change", async () => {
  await api("me", { lang: lang.value });
  location.reload();
});

const night = matchMedia("(prefers-color-scheme: dark)");
const chosen = localStorage.getItem("theme");
const dark = chosen ? chosen === "night" : night.matches;
document.documentElement.classList.toggle("night", dark);
document.getElementById("theme")?.addEventListener("click", () => {
  const now = document.documentElement.classList.toggle("night");
  localStorage.setItem("theme", now ? "night" : "day");
});

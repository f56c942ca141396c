/** The JSON API. A refusal becomes an Error with a text fit to be shown. */

import { chosenLevel } from "./levels.js";

/** @param {string} path @param {any} [body] posts it, else gets */
export async function api(path, body) {
  const request =
    body === undefined
      ? {}
      : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(`/api/${path}`, request);
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error?.text ?? response.statusText);
  return answer;
}

/** Something random of ours that goes into the deal. */
export const nonce = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** A new table: the house commits to its part of the deal before it hears ours. @param {any} body */
export async function newTable(body) {
  const { deal } = await api("deals", {});
  return api("tables", { ...body, deal, nonce: nonce() });
}

/** What the page starts with. @returns {any} */
export const pageData = () => JSON.parse(document.getElementById("data")?.textContent ?? "{}");

/** A bot to put into somebody's place: of the level chosen last. @param {string} game */
export async function middleLevel(game) {
  const games = await api("games");
  return chosenLevel(games.find((/** @type {any} */ entry) => entry.name === game).levels);
}

/** Taking a seat by link: the button posts, opening the page changes nothing. */
import { api, nonce, pageData } from "./api.js";

const { token } = pageData();

/** @param {string} id @param {(form: FormData) => Promise<import("./types").TableInfo>} deed */
function onSubmit(id, deed) {
  document.getElementById(id)?.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      const head = await deed(new FormData(/** @type {HTMLFormElement} */ (event.target)));
      location.href = `/table/${head.id}`;
    } catch (problem) {
      const error = document.getElementById("error");
      if (error) error.textContent = /** @type {Error} */ (problem).message;
    }
  });
}

onSubmit("join", (form) => api("join", { token, name: String(form.get("name")), nonce: nonce() }));
onSubmit("seat", () => api("seat", { token }));

/** The guided lessons of a game, on its page: which there are, which are learned, each one click from its table. */
import { api, pageData } from "./api.js";
import { html, nothing, render } from "./dom.js";
import { loadWords } from "./words.js";

const { game, lessons } = pageData();
const root = document.getElementById("lessons");
const words = await loadWords(document.documentElement.lang);
const say = words.say.bind(words);
let error = "";

/** @param {import("./protocol").LessonEntry} lesson */
async function begin(lesson) {
  try {
    location.href = `/table/${(await api("lessons", { game: game.name, lesson: lesson.name, again: lesson.learned })).id}`;
  } catch (problem) {
    error = /** @type {Error} */ (problem).message;
    draw();
  }
}

function draw() {
  const next = lessons.find((/** @type {import("./protocol").LessonEntry} */ lesson) => !lesson.learned);
  if (root && lessons.length)
    render(
      html`<h2>${say("web-lessons")}</h2>
        ${error ? html`<p class="error" role="alert">${error}</p>` : nothing}
        <ol class="lessons">
          ${lessons.map(
            (/** @type {import("./protocol").LessonEntry} */ lesson) => html`<li class=${lesson.learned ? "learned" : ""}>
              <b>${lesson.title}${lesson.learned ? html`<span class="sr"> (${say("web-lesson-learned")})</span>` : nothing}</b>
              <p class="quiet">${lesson.about} · ${say("web-lesson-minutes", { minutes: lesson.minutes })}</p>
              <button type="button" class="deed ${lesson === next ? "main" : ""}" data-lesson=${lesson.name} @click=${() => begin(lesson)}>${say(lesson.learned ? "web-lesson-again" : "web-lesson-begin")}</button>
            </li>`,
          )}
        </ol>`,
      root,
    );
}

draw();

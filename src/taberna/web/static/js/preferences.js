/** The preferences as a form. */
import { api, pageData } from "./api.js";
import { html, nothing } from "./dom.js";
import { prefer, prefs } from "./prefs.js";
import { askNotices, denied } from "./alerts.js";

/** By their codes, each called as it calls itself. @type {Record<string, string>} */
const LANGUAGES = pageData().languages;
const FLAGS = /** @type {const} */ (["confirm", "ends", "forced", "taps", "newest", "rules", "sound"]);
const CHOICES = /** @type {const} */ ({
  coach: ["off", "glance", "deep"],
  pace: ["fast", "calm", "slow"],
  motion: ["off", "fast", "calm"],
  size: ["small", "normal", "large"],
  palette: ["house", "clear"],
});

/** @param {(key: string, args?: any) => string} say @param {() => void} changed */
export const preferences = (say, changed) =>
  html`<form class="prefs scroll" tabindex="0">
    ${FLAGS.map(
      (name) => html`<label class="pref"><input type="checkbox" .checked=${prefs[name]} @change=${(/** @type {any} */ e) => set(name, e.target.checked, changed)} /> <span>${say(`web-pref-${name}`)}</span></label>`,
    )}
    ${"Notification" in window
      ? html`<label class="pref"><input type="checkbox" .checked=${prefs.notify} @change=${(/** @type {any} */ e) => notices(e.target.checked, changed)} /> <span>${say("web-notify")}</span></label>
          ${denied() ? html`<p class="quiet" role="status">${say("web-notify-denied")}</p>` : nothing}`
      : nothing}
    ${Object.entries(CHOICES).map(
      ([name, values]) => html`<label class="pref choice"><span>${say(`web-pref-${name}`)}</span>
        <select @change=${(/** @type {any} */ e) => set(/** @type {any} */ (name), e.target.value, changed)}>
          ${values.map((value) => html`<option value=${value} ?selected=${prefs[/** @type {keyof typeof CHOICES} */ (name)] === value}>${say(`web-pref-${name}-${value}`)}</option>`)}
        </select></label>`,
    )}
    <label class="pref choice"><span>${say("web-language")}</span>
      <select id="lang" @change=${(/** @type {any} */ e) => api("me", { lang: e.target.value }).then(() => location.reload())}>
        ${Object.entries(LANGUAGES).map(([code, name]) => html`<option value=${code} lang=${code} ?selected=${code === document.documentElement.lang}>${name}</option>`)}
      </select></label>
  </form>`;

/** @param {any} name @param {any} value @param {() => void} changed */
function set(name, value, changed) {
  prefer(/** @type {never} */ (name), /** @type {never} */ (value));
  changed();
}

/** @param {boolean} wanted @param {() => void} changed */
async function notices(wanted, changed) {
  if (wanted && !(await askNotices())) wanted = false;
  set("notify", wanted, changed);
}

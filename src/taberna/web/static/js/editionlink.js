/** An edition inside a link: JSON, squeezed, in letters that links may hold. The house need not keep it. */

/** @param {Uint8Array} bytes @param {any} squeeze a CompressionStream or a DecompressionStream */
async function through(bytes, squeeze) {
  const stream = new Blob([/** @type {any} */ (bytes)]).stream().pipeThrough(squeeze);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** @param {Record<string, any>} edition */
export async function packed(edition) {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(edition)), new CompressionStream("deflate-raw"));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return `#edition=${letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** The edition of a link; null if it holds none. @param {string} hash @returns {Promise<Record<string, any> | null>} */
export async function unpacked(hash) {
  const letters = /^#edition=([\w-]{1,60000})$/.exec(hash)?.[1];
  if (!letters) return null;
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
    const found = JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw"))));
    return typeof found === "object" && found && !Array.isArray(found) ? found : null;
  } catch {
    return null;
  }
}

/**
 * What an edition changes, as a table.
 * @param {any} html lit-html's
 * @param {Record<string, string>} texts
 * @param {import("./types").EditionDifference[]} differences
 */
export const changes = (html, texts, differences) =>
  html`<table class="changes">
    <thead><tr><th>${texts["edition-place"]}</th><th>${texts["edition-base"]}</th><th>${texts["edition-here"]}</th></tr></thead>
    <tbody>${differences.map((one) => html`<tr><td>${one.label}</td><td>${written(one.base, texts)}</td><td><b>${written(one.value, texts)}</b></td></tr>`)}</tbody>
  </table>`;

/** A value of the data for people. @param {any} value @param {Record<string, string>} texts @returns {string} */
export function written(value, texts) {
  if (value === null || value === undefined || value === "") return texts["edition-nothing"];
  if (Array.isArray(value)) return value.map((one) => (Array.isArray(one) ? `(${written(one, texts)})` : written(one, texts))).join(", ");
  if (typeof value === "object") return Object.entries(value).map(([name, one]) => `${name} ${written(one, texts)}`).join(", ") || texts["edition-nothing"];
  if (typeof value === "boolean") return value ? "✓" : "–";
  return String(value).replaceAll("_", " ");
}

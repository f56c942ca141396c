/**
 * What comes from the server is made anew with every frame. This gives every part that is as it was back as the very
 * object that it was, so that whoever draws can tell by `===` what has changed.
 * @template T
 * @param {any} was
 * @param {T} now fresh; the caller's own
 * @returns {T}
 */
export function share(was, now) {
  if (typeof now !== "object" || now === null || typeof was !== "object" || was === null) return now;
  if (Array.isArray(now) !== Array.isArray(was)) return now;
  const parts = /** @type {Record<string, any>} */ (now);
  const keys = Object.keys(parts);
  let same = keys.length === Object.keys(was).length;
  for (const key of keys) {
    const old = was[key];
    const fresh = parts[key];
    if (fresh === old) continue;
    const kept = typeof fresh === "object" ? share(old, fresh) : fresh;
    if (kept === old) parts[key] = old;
    else same = false;
  }
  return same ? was : now;
}

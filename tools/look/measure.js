/* What a player sees at one decision: which things are out of sight, covered or cut off; where the board's corner is. */
() => {
  const PRECISE = 1.5;
  const shown = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const name = (e) => e.dataset.thing ?? e.dataset.move ?? e.dataset.area ?? (e.id || e.className.toString().trim().split(/\s+/).slice(0, 2).join("."));
  const area = (key) => document.querySelector(`[data-area=${key}]`);
  const outside = (box) => box.left < -PRECISE || box.top < -PRECISE || box.right > innerWidth + PRECISE || box.bottom > innerHeight + PRECISE;

  // A thing can be reached when something of it is on top at one of five points.
  const reachable = (e) => {
    const box = e.getBoundingClientRect();
    const points = [[0.5, 0.5], [0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8]];
    return points.some(([x, y]) => {
      const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      return hit && (e.contains(hit) || hit.contains(e));
    });
  };

  const unseen = [];
  for (const key of ["prompt", "me", "others", "board"]) {
    const e = area(key);
    if (!e) {
      if (key !== "me") unseen.push(key);
    } else if (!shown(e) || outside(e.getBoundingClientRect())) unseen.push(key);
  }
  // My holdings: everything drawn in my area.
  for (const e of area("me")?.querySelectorAll("[data-thing], .points, .card") ?? []) {
    if (shown(e) && e.getBoundingClientRect().width && outside(e.getBoundingClientRect())) unseen.push(`mine: ${name(e)}`);
  }
  const covered = [];
  for (const e of document.querySelectorAll("[data-lit]")) {
    if (!shown(e) || e.closest("[data-area=log]")) continue;
    const box = e.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    if (outside(box)) unseen.push(`lit: ${name(e)}`);
    else if (!reachable(e)) covered.push(`covered: ${name(e)}`);
  }

  // Cut off: contents larger than a box that hides or scrolls them, or drawn beyond their area.
  const cut = [];
  const panel = area("log");
  for (const root of document.querySelectorAll("[data-area=prompt], [data-area=board], [data-area=me], [data-area=others]")) {
    const own = root.getBoundingClientRect();
    for (const e of [root, ...root.querySelectorAll("*")]) {
      if (e instanceof SVGElement || e.matches(".sr, .sr *, .answer, .answer *, .ending, .ending *, .preview, .state") || !shown(e)) continue;
      const style = getComputedStyle(e);
      const hides = style.overflowX !== "visible" || style.overflowY !== "visible";
      if (hides && (e.scrollWidth > e.clientWidth + PRECISE + 1 || e.scrollHeight > e.clientHeight + PRECISE + 1) && e.clientWidth > 2) {
        cut.push(`${root.dataset.area}: ${name(e)} ${e.scrollWidth}×${e.scrollHeight} in ${e.clientWidth}×${e.clientHeight}`);
      }
      const box = e.getBoundingClientRect();
      if (e !== root && box.width && !e.closest(".helpers") && e.matches("button, .card, .points, .piece, .die, h2, h3, p, .slot") && !e.closest(".sr")) {
        if (box.left < own.left - 3 || box.top < own.top - 6 || box.right > own.right + 3 || box.bottom > own.bottom + 3) {
          cut.push(`${root.dataset.area}: ${name(e)} beyond its area`);
        }
      }
    }
  }
  // Areas do not lie over one another.
  const boxes = ["prompt", "board", "me", "others"].map((key) => [key, area(key)?.getBoundingClientRect()]).filter(([, box]) => box);
  for (const [i, [one, a]] of boxes.entries()) {
    for (const [other, b] of boxes.slice(i + 1)) {
      const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (x > 1 && y > 1) cut.push(`${one} over ${other}`);
    }
  }
  const corner = document.querySelector("[data-area=board] .canvas > *") ?? area("board");
  const at = area("board")?.getBoundingClientRect();
  const in_ = corner?.getBoundingClientRect();
  return {
    unseen, covered, cut: [...new Set(cut)],
    corner: at && in_ ? [at.left, at.top, in_.left, in_.top] : null,
    scrolls: document.documentElement.scrollHeight > innerHeight + 1 || document.documentElement.scrollWidth > innerWidth + 1,
    panel: Boolean(panel),
  };
}

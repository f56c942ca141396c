/* What a player sees at one decision: which things are out of sight, covered or cut off; where the board's corner is. */
() => {
  const PRECISE = 1.5;
  /** So much of a lit thing must be on top. */
  const SHOWING = 0.5;
  /** A finger and a shaking hand need so many pixels (WCAG 2.5.8). */
  const FINGER = 24;
  const shown = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const name = (e) => e.dataset.thing ?? e.dataset.move ?? e.dataset.area ?? (e.id || e.className.toString().trim().split(/\s+/).slice(0, 2).join("."));
  const area = (key) => document.querySelector(`[data-area=${key}]`);
  const outside = (box) => box.left < -PRECISE || box.top < -PRECISE || box.right > innerWidth + PRECISE || box.bottom > innerHeight + PRECISE;

  // How much of a thing lies on top, by points all over it.
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  const showing = (e) => {
    const box = e.getBoundingClientRect();
    let seen = 0;
    for (const x of parts) {
      for (const y of parts) {
        const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
        if (hit && (e.contains(hit) || hit.contains(e))) seen++;
      }
    }
    return seen / parts.length ** 2;
  };

  const unseen = [];
  for (const key of ["prompt", "me", "others", "board", "coach"]) {
    const e = area(key);
    if (!e) {
      if (key !== "me" && key !== "coach") unseen.push(key);
    } else if (!shown(e) || outside(e.getBoundingClientRect())) unseen.push(key);
  }
  // My holdings: everything drawn in my area.
  for (const e of area("me")?.querySelectorAll("[data-thing], .points, .card, .die") ?? []) {
    if (shown(e) && e.getBoundingClientRect().width && outside(e.getBoundingClientRect())) unseen.push(`mine: ${name(e)}`);
  }
  const covered = [];
  const small = [];
  for (const e of document.querySelectorAll("[data-lit]")) {
    const panel = e.closest("[data-area=log]");
    if (!shown(e) || (panel && !panel.matches(".panel-sheet"))) continue; // panels that were opened on demand may scroll
    const box = e.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    if (outside(box)) unseen.push(`lit: ${name(e)}`);
    else if (showing(e) < SHOWING) covered.push(`covered: ${name(e)}`);
    if (Math.min(box.width, box.height) < FINGER - 0.5) small.push(`${name(e).replace(/ .*/, "")} ${Math.round(box.width)}×${Math.round(box.height)}`);
  }

  // Cut off: contents larger than a box that hides or scrolls them, or drawn beyond their area.
  const cut = [];
  // Words that go on in the next line without a hyphen.
  const broken = (e) => {
    if (getComputedStyle(e).overflowWrap === "normal" || e.clientWidth <= 2 || getComputedStyle(e).clipPath !== "none") return;
    for (const node of e.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE) continue;
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}]{3,}/gu)) {
        const range = new Range();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter((line) => line.width > 1);
        if (node.data[index - 1] === "\u00ad" && lines.length > 1 && lines[0].width < lines[0].height / 2) lines.shift(); // the hyphen before it
        if (lines.some((line) => line.top > lines[0].top + line.height / 2)) cut.push(`broken word: ${word}`);
      }
    }
  };
  const speaks = (e) => [...e.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  for (const root of document.querySelectorAll("[data-area=prompt], [data-area=board], [data-area=me], [data-area=others], [data-area=coach]")) {
    const own = root.getBoundingClientRect();
    for (const e of [root, ...root.querySelectorAll("*")]) {
      // What was asked for lies over the rest; what the others did is told whole in the log.
      if (e instanceof SVGElement || e.matches(".sr, .sr *, .answer, .answer *, .ending, .ending *") || !shown(e)) continue;
      const style = getComputedStyle(e);
      if (e.matches(".preview") && !e.clientHeight) continue; // no room for another line
      const hides = style.overflowX !== "visible" || style.overflowY !== "visible";
      if (hides && (e.scrollWidth > e.clientWidth + PRECISE + 1 || e.scrollHeight > e.clientHeight + PRECISE + 1) && e.clientWidth > 2) {
        cut.push(`${root.dataset.area}: ${name(e)} ${e.scrollWidth}×${e.scrollHeight} in ${e.clientWidth}×${e.clientHeight}`);
      }
      if (speaks(e)) {
        broken(e);
        if (!hides && style.display !== "inline" && e.clientWidth > 2 && e.scrollWidth > e.clientWidth + PRECISE + 1) {
          cut.push(`${root.dataset.area}: "${e.textContent.trim().slice(0, 20)}" ${e.scrollWidth} wide in ${e.clientWidth}`);
        }
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
  const boxes = ["prompt", "board", "me", "others", "coach"].map((key) => [key, area(key)?.getBoundingClientRect()]).filter(([, box]) => box);
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
    unseen, covered, small, cut: [...new Set(cut)],
    corner: at && in_ ? [at.left, at.top, in_.left, in_.top] : null,
    scrolls: document.documentElement.scrollHeight > innerHeight + 1 || document.documentElement.scrollWidth > innerWidth + 1,
  };
}

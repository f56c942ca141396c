/* The smallest letters that are to be read on this page, in pixels of the screen, with what they say. */
() => {
  const scales = new Map();
  const scale = (canvas) => {
    if (!canvas) return 1;
    if (!scales.has(canvas)) scales.set(canvas, canvas.getBoundingClientRect().width / canvas.offsetWidth);
    return scales.get(canvas);
  };
  let least = [99, ""];
  for (const root of document.querySelectorAll("[data-area=prompt], [data-area=board], [data-area=me], [data-area=others]")) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const e = node.parentElement;
      if (!node.data.trim() || !e || e.closest(".sr") || !e.checkVisibility({ visibilityProperty: true })) continue;
      if (e.getBoundingClientRect().width <= 1.5) continue;
      const size = parseFloat(getComputedStyle(e).fontSize) * scale(e.closest(".canvas"));
      if (size > 1 && size < least[0]) least = [size, `${e.className || e.parentElement.className}: ${node.data.trim().slice(0, 24)}`];
    }
  }
  return least;
}

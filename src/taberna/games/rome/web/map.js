/** On which side of its place the name of a province has room; else below it. */
export const SIDES = /** @type {Record<string, string>} */ ({
  belgica: "left",
  germania_inferior: "right",
  germania_superior: "left",
  raetia: "right",
  aquitania: "left",
  epirus: "left",
  macedonia: "left",
  thracia: "left",
  baetica: "right",
  gallia_narbonensis: "right",
});

/** Where the twenty provinces lie on map.svg, as parts of its width and height (made by tools/map.mjs). */
export const PLACES = /** @type {Record<string, [number, number]>} */ ({
  sicilia: [0.512, 0.626],
  sardinia_et_corsica: [0.413, 0.497],
  gallia_narbonensis: [0.334, 0.354],
  baetica: [0.134, 0.571],
  achaia: [0.673, 0.614],
  bithynia: [0.836, 0.441],
  africa_proconsularis: [0.423, 0.742],
  raetia: [0.478, 0.227],
  aquitania: [0.263, 0.291],
  lusitania: [0.101, 0.46],
  macedonia: [0.66, 0.441],
  epirus: [0.612, 0.546],
  cilicia: [0.908, 0.552],
  numidia: [0.288, 0.706],
  germania_superior: [0.381, 0.19],
  germania_inferior: [0.391, 0.06],
  belgica: [0.313, 0.113],
  thracia: [0.743, 0.37],
  tarraconensis: [0.219, 0.424],
  aegyptus: [0.861, 0.885],
});

// Make the coast of the Roman world for the board of Rome, and print where the provinces lie on it.
//   npm install world-atlas topojson-client d3-geo && node tools/map.mjs
import { writeFileSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const require = createRequire(`${process.cwd()}/`);
const { geoConicConformal, geoPath } = await import(pathToFileURL(require.resolve("d3-geo")));
const { feature } = await import(pathToFileURL(require.resolve("topojson-client")));
const atlas = JSON.parse(readFileSync(require.resolve("world-atlas/land-50m.json"), "utf8"));

const WIDTH = 700;
const HEIGHT = 430;
const PROVINCES = {
  sicilia: [14.2, 37.5], sardinia_et_corsica: [9, 40.6], gallia_narbonensis: [4.4, 43.9], baetica: [-5, 37.4], achaia: [22.3, 37.4],
  bithynia: [31.5, 40.6], africa_proconsularis: [9.8, 34.6], raetia: [12.4, 47.3], aquitania: [0.2, 45.1], lusitania: [-7.4, 39.8],
  macedonia: [22.2, 41.7], epirus: [19.4, 39.3], cilicia: [34.3, 37.3], numidia: [3.2, 35.1], germania_superior: [6.6, 48.3],
  germania_inferior: [6.8, 51.8], belgica: [2.2, 49.9], thracia: [27, 43], tarraconensis: [-1.5, 41.6], aegyptus: [30, 29.5],
};
const projection = geoConicConformal().parallels([32, 48]).rotate([-13, 0]).center([0.6, 40.6]).scale(1010).translate([WIDTH / 2, HEIGHT / 2])
  .clipExtent([[0, 0], [WIDTH, HEIGHT]]).precision(0.3);
const draw = geoPath(projection).digits(0);
const land = draw(feature(atlas, atlas.objects.land));
writeFileSync(
  new URL("../src/taberna/games/rome/web/map.svg", import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#bcd3d6"/>` +
    `<path d="${land}" fill="#efe0b9" stroke="#8a7347" stroke-width="1.200"/></svg>\n`,
);
for (const [name, place] of Object.entries(PROVINCES)) {
  const [x, y] = projection(place);
  console.log(`  ${name}: [${(x / WIDTH).toFixed(3)}, ${(y / HEIGHT).toFixed(3)}],`);
}

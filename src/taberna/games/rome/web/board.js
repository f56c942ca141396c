/** Rome: three power tracks with their displays, the map by regions, the forum, the arena. */
import { MINE } from "../../../js/canvas.js";
import { effect, parted, title } from "../../../js/cards.js";
import { dieFace } from "../../../js/dice.js";
import { html, icons, nothing, range, repeat, roman, vars } from "../../../js/dom.js";
import { emblem, piece } from "../../../js/seats.js";
import { thing } from "../../../js/targets.js";
import { section } from "../../../js/ui.js";
import { APART, PLACES, SIDES } from "./map.js";

/** @typedef {import("./view").RomeView} View
 * @typedef {import("../../../js/types").Ui<View>} Ui */

const icon = await icons(new URL("icons.svg", import.meta.url));
const common = await icons();
const TRACKS = ["military", "senate", "black_market"];
const RESOURCES = ["olives", "wine", "jewels"];
const TRACK_ICONS = /** @type {Record<string, string>} */ ({ military: "military_track", senate: "senate", black_market: "black_market" });
const TRACK_NAMES = /** @type {Record<string, string>} */ ({ military: "web-rom-military", senate: "web-rom-senate", black_market: "web-rom-black-market" });
const ROUNDS = 5;
/** Cards that a performance needs at least. */
const SHOW = 3;

/** `consul_a` and `vicarius_intrigue` look like their namesakes. @param {string} name */
const look = (name) => name.replace(/_(a|b|intrigue)$/, "");

/** Cards of which there is one each, drawn so that each keeps its place on the page. @param {string[]} names @param {(name: string) => unknown} draw */
const keyed = (names, draw) => repeat(names, (name) => name, draw);

// -- cards ------------------------------------------------------------------------------------------

/** @param {Ui} ui @param {string} name @param {string} place @param {string} tries @param {boolean} [tired] */
function province(ui, name, place, tries, tired = false) {
  const facts = ui.data.provinces[name];
  return html`<button type="button" class="card province ${facts.region} ${tired ? "tired" : ""}" data-flip="card ${name}" ${thing(`${place} ${name}`, tries)}>
    <span class="value" title=${ui.card("strength")}>${facts.strength}</span>
    <span class="signs">${icon(facts.symbol, ui.card(`symbol_${facts.symbol}`))} ${icon(facts.resource, ui.card(facts.resource))}</span>
    ${title(ui.card(name))}<span class="sub">${roman(facts.epoch)} · ${ui.card(facts.region)}</span>
    ${tired ? html`<span class="sr">${ui.card("exhausted")}</span>` : nothing}
  </button>`;
}

/** @param {Ui} ui @param {string} name @param {string} place @param {string} tries @param {boolean} [tired] */
function senateCard(ui, name, place, tries, tired = false) {
  const facts = ui.data.senate[name];
  return html`<button type="button" class="card office told ${facts.intrigue ? "intrigue" : ""} ${tired ? "tired" : ""}" data-flip="card ${name}"
    aria-description=${ui.effect(name)} ${thing(`${place} ${name}`, tries)}>
    <span class="value">${facts.symbols.map((/** @type {string} */ symbol) => icon(symbol, ui.card(`symbol_${symbol}`)))}</span>
    ${icon(look(facts.copy_of ?? name))}${effect(ui.effect(name))}${title(ui.card(name))}
    ${tired ? html`<span class="sr">${ui.card("exhausted")}</span>` : nothing}
  </button>`;
}

/** @param {Ui} ui @param {string} name @param {string} place @param {string} tries @param {string} [id] */
function arenaCard(ui, name, place, tries, id) {
  const facts = ui.data.arena[name];
  return html`<button type="button" class="card arena ${facts.type}" data-flip=${id ?? nothing} ${thing(`${place} ${name}`, tries)}>
    <span class="value" title=${ui.card("cost")}>${facts.cost}</span>${icon(facts.picture ?? name)}${title(ui.card(name))}
    <span class="sub">${ui.card(facts.type)}</span>
  </button>`;
}

/** @param {Ui} ui @param {number} track @param {string} name @param {number} i */
function displayed(ui, track, name, i) {
  if (track === 0) return province(ui, name, "display", `conquer ${name}`);
  if (track === 1) return senateCard(ui, name, "display", `take ${name}`);
  return arenaCard(ui, name, "display", `buy ${name}`, `display ${i} ${name}`);
}

// -- the board --------------------------------------------------------------------------------------

/** @param {Ui} ui @param {number} seat @param {number} value @param {number} i @param {string} id @param {string} [tries] */
const die = (ui, seat, value, i, id, tries) =>
  html`<button type="button" class="die-button seat-${seat}" data-flip="die ${id} ${seat} ${i}" ${thing(id, tries)}>
    ${dieFace(value, "seat-die")}<span class="sr">${ui.name(seat)} ${value}</span>
  </button>`;

/** @param {Ui} ui @param {string} name @param {number} track */
function powerTrack(ui, name, track) {
  const sections = ui.view.tracks[name];
  const display = ui.view.displays[name];
  const left = ui.view.decks[["provinces", "senate", "arena"][track]];
  const first = ui.me === null ? 1 : (ui.view.players[ui.me].dice[0] ?? 1);
  return section(ui, [sections, display, left, first], () => html`<section class="power ${name}" aria-labelledby="track-${name}">
    <h3 id="track-${name}">
      <button type="button" class="track-name" ${thing(`track ${name}`, `place ${name} ${first}`)}>
        ${icon(TRACK_ICONS[name])} <span>${parted(ui.say(TRACK_NAMES[name]))}</span>
      </button>
    </h3>
    <ol class="sections">
      ${sections.map(
        (/** @type {any} */ group, /** @type {number} */ i) => html`<li class=${group ? `seat-${group.seat} taken` : ""}>
          <span class="numeral">${roman(i + 1)}</span>
          ${group
            ? html`${emblem(group.seat)} <span class="dice">${group.dice.map((/** @type {number} */ value, /** @type {number} */ n) => die(ui, group.seat, value, n, `placed ${name} ${group.seat} ${n + 1}`))}</span>`
            : nothing}
        </li>`,
      )}
    </ol>
    <div class="cards display">
      ${track < 2 ? keyed(display, (card) => displayed(ui, track, card, 0)) : display.map((/** @type {string} */ card, /** @type {number} */ i) => displayed(ui, track, card, i))}
      ${display.length ? nothing : html`<span class="quiet">${ui.say("web-no-offer")}</span>`}
      <button type="button" class="deck" ${thing(`deck ${name}`, name === "black_market" ? "buy_blind" : undefined)}>
        <span class="back" aria-hidden="true">${name === "black_market" ? html`<i>${ui.data.pieces.blind_card.price}</i>` : nothing}</span>
        <span class="count"><span class="sr">${ui.say("web-cards-left")}</span>${left}</span>
      </button>
    </div>
  </section>`);
}

/** @param {Ui} ui @param {string} name */
const owner = (ui, name) => ui.view.players.findIndex((p) => p.provinces.includes(name));

/** @param {Ui} ui */
function map(ui) {
  const { view, data } = ui;
  const gone = new Set(view.removed.provinces);
  const names = Object.keys(data.provinces).filter((name) => view.seats > 2 || data.regions[data.provinces[name].region].two_players);
  return html`<section class="map" aria-labelledby="map">
    <h3 id="map" class="sr">${ui.card("map")}</h3>
    <img src="${new URL("map.svg", import.meta.url).pathname}" alt="" />
    <ul>
      ${names.map((name) => {
        const [x, y] = PLACES[name];
        const [apartX, apartY] = APART[name];
        const held = owner(ui, name);
        const state = held >= 0 ? `held seat-${held}` : gone.has(name) ? "gone" : "";
        return html`<li ${vars({ "--px": x, "--py": y, "--apart-x": apartX, "--apart-y": apartY })} class="${data.provinces[name].region} ${state} ${SIDES[name] ?? ""}">
          <button type="button" class="spot" title=${ui.card(name)} ${thing(`map ${name}`, `conquer ${name}`)}>
            ${held >= 0 ? html`<span data-flip="arch ${name}">${icon("arch")}<b>${ui.letter(held)}</b></span>` : data.provinces[name].strength}
            <span class="sr">${ui.card(name)} ${held >= 0 ? ui.name(held) : ""}</span>
          </button>
          <span class="label" aria-hidden="true">${ui.card(name)}</span>
        </li>`;
      })}
    </ul>
  </section>`;
}

/** Who has how much strength in which region: what the end will count (ROM-5.3). @param {Ui} ui */
function regions(ui) {
  const { view, data } = ui;
  const names = Object.keys(data.regions).filter((name) => view.seats > 2 || data.regions[name].two_players);
  return html`<ul class="regions" aria-label=${ui.say("web-rom-regions")}>
    ${names.map((region) => {
      const shares = view.players
        .map((p) => ({
          seat: p.seat,
          strength: p.provinces.reduce((/** @type {number} */ sum, /** @type {string} */ name) => sum + (data.provinces[name].region === region ? data.provinces[name].strength : 0), 0),
        }))
        .filter((/** @type {any} */ share) => share.strength)
        .sort((/** @type {any} */ a, /** @type {any} */ b) => b.strength - a.strength);
      return html`<li class=${region}>${ui.card(region)} ${shares.map((/** @type {any} */ share) => html`<span class="share">${piece(ui, share.seat)}<b>${share.strength}</b></span>`)}</li>`;
    })}
  </ul>`;
}

/** @param {Ui} ui */
const forum = (ui) =>
  html`<section class="forum" aria-labelledby="forum">
    <h3 id="forum">${ui.card("forum")}</h3>
    ${RESOURCES.map(
      (resource) => html`<div class="forum-track">
        <span class="what">${icon(resource)} ${ui.card(resource)}</span>
        <ol aria-label=${ui.card(resource)}>
          ${range(0, ui.data.forum[resource].maximum).map(
            (n) => html`<li><span class="numeral">${n}</span>
              ${ui.view.players.filter((p) => p.forum[resource] === n).map((p) => html`<span data-flip="forum ${resource} ${p.seat}">${piece(ui, p.seat)}</span>`)}</li>`,
          )}
        </ol>
      </div>`,
    )}
    <div class="order">
      <span class="what">${ui.card("player_order")}</span>
      ${ui.view.order.map((/** @type {number} */ seat) => html`<span data-flip="order ${seat}">${piece(ui, seat, "disc")}</span>`)}
    </div>
    ${ui.view.performances.length
      ? html`<details class="pile">
          <summary>${ui.say("web-rom-performances", { count: ui.view.performances.length })}</summary>
          <ul>${ui.view.performances.map((p) => html`<li>${ui.name(p.seat)} (${roman(p.round)}): ${p.cards.map((/** @type {string} */ c) => ui.card(c)).join(", ")}</li>`)}</ul>
        </details>`
      : nothing}
  </section>`;

/** Where a player's points come from. @param {Ui} ui @param {import("./view").RomePlayer} player */
const sources = (ui, player) =>
  Object.entries(player.points)
    .filter(([, points]) => points)
    .map(([source, points]) => `${ui.card(`points_${source}`)} ${points}`)
    .join(", ") || nothing;

/** Dice, then provinces, senate cards and arena cards. @param {Ui} ui @param {import("./view").RomePlayer} player @param {boolean} mine */
function belongings(ui, player, mine) {
  const { seat } = player;
  const place = mine ? "own" : "other";
  const used = new Set(player.used.map((u) => u.card));
  const tired = new Set(player.exhausted);
  return html`${player.dice.length
      ? html`<div class="dice">${player.dice.map((value, i) => die(ui, seat, value, i, `die ${seat} ${value}`, mine ? `place military ${value}` : undefined))}<span class="quiet">= ${player.sum}</span></div>`
      : nothing}
    <ul class="cards" aria-label=${ui.say("web-in-front-of", { name: ui.name(seat) })}>
      ${keyed(player.provinces, (name) => html`<li>${province(ui, name, place, `exhaust ${name}`, tired.has(name))}</li>`)}
      ${keyed(player.senate, (name) => html`<li>${senateCard(ui, name, place, `activate ${name}`, used.has(name))}</li>`)}
      ${(player.hand ?? []).map((name, i) => html`<li class="in-hand">${arenaCard(ui, name, mine ? "hand" : "seen", `stage ${name}`, `hand ${seat} ${i} ${name}`)}</li>`)}
      ${(player.staged ?? []).map((name) => html`<li class="in-hand staged">${arenaCard(ui, name, "staged", "")}</li>`)}
      ${player.hand ? nothing : range(1, player.hand_size).map(() => html`<li><span class="back" aria-hidden="true"></span></li>`)}
      ${player.hand ? nothing : html`<li class="sr">${ui.say("web-hand", { count: player.hand_size })}</li>`}
      ${player.dice.length + player.provinces.length + player.senate.length + player.hand_size ? nothing : html`<li class="quiet">${ui.say("web-nothing-yet")}</li>`}
    </ul>`;
}

/** The arena cards chosen for a performance, and how often each. @param {Ui} ui @returns {Map<string, number>} */
function staged(ui) {
  if (!ui.draft.has("show")) ui.draft.set("show", new Map());
  return ui.draft.get("show");
}

/** A performance in one go: any cards in any order; the rules want them sorted. @param {Ui} ui */
function performance(ui) {
  const me = ui.me === null ? null : ui.view.players[ui.me];
  const step = ui.view.step?.name ?? "";
  if (!me?.hand || !ui.moves.some((move) => move.verb === "stage") || me.staged?.length) return null;
  const show = staged(ui);
  const total = [...show.values()].reduce((sum, n) => sum + n, 0);
  const order = Object.keys(ui.data.arena);
  const chosen = [...show].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)).flatMap(([name, n]) => range(1, n).map(() => `stage ${name}`));
  /** @type {Map<string, number>} */
  const seen = new Map();
  return {
    title: ui.say("web-rom-performance"),
    body: html`<div class="show" data-step=${step}>
      <p>${ui.say("web-rom-show-choose")}</p>
      <div class="cards">
        ${me.hand.map((name) => {
          const copy = (seen.get(name) ?? 0) + 1;
          seen.set(name, copy);
          const on = copy <= (show.get(name) ?? 0);
          const toggle = () => {
            show.set(name, on ? copy - 1 : copy);
            ui.redraw();
          };
          return html`<button type="button" class="card arena ${ui.data.arena[name].type} ${on ? "on" : ""}" aria-pressed=${on} data-lit @click=${toggle}>
            <span class="value">${ui.data.arena[name].cost}</span>${icon(ui.data.arena[name].picture ?? name)}${title(ui.card(name))}<span class="sub">${ui.card(ui.data.arena[name].type)}</span></button>`;
        })}
      </div>
      <button type="button" class="main" ?disabled=${total < SHOW} @click=${() => ui.play(...chosen, "commit")}>${ui.say("web-rom-perform", { count: total })}</button>
    </div>`,
  };
}

export default {
  designs: {
    board: [
      { name: "wide", width: 1180, height: 562, worth: 2.1 },
      { name: "flat", width: 1180, height: 470, worth: 2.1 },
      { name: "tall", width: 364, height: 418 },
      { name: "low", width: 530, height: 330 },
    ],
    me: MINE,
  },

  sheet: performance,

  /** @param {Ui} ui @param {number} seat */
  points: (ui, seat) => /** @type {[string, number][]} */ (Object.entries(ui.view.players[seat].points).filter(([, points]) => points).map(([source, points]) => [ui.card(`points_${source}`), points])),

  /** @param {Ui} ui @param {import("../../../js/types").Move} move */
  label(ui, move) {
    const name = String(move.args[0] ?? "");
    const { provinces, arena } = ui.data;
    if (move.verb === "conquer" && provinces[name])
      return ui.say("web-rom-conquer", { card: ui.card(name), strength: provinces[name].strength, resource: ui.card(provinces[name].resource) });
    if (move.verb === "buy" && arena[name]) return ui.say("web-rom-buy", { card: ui.card(name), cost: arena[name].cost });
    return null;
  },

  /** Performances when they are shown. @param {Ui} ui @param {import("../../../js/types").Line} line */
  reveal(ui, { key, args, text }) {
    if (key === "best-performance") return html`<span class="opened">${text}</span>`;
    if (key !== "performs") return null;
    const { seat } = args; // the line's own seat is whoever was the last to commit
    return html`<span class="opened seat-${seat}">${emblem(seat)} <b>${ui.name(seat)}</b>
      ${args.cards.map((/** @type {string} */ name) => html`<span title=${ui.card(name)}>${icon(ui.data.arena[name].picture ?? name, ui.card(name))}</span>`)} <b>+${args.points}</b> ${common("laurels", ui.card("sp"))}</span>`;
  },

  plain: ["flip", "raise", "lower", "reroll_placed", "reduce", "reroll_of", "target", "place", "consul_a", "consul_b", "legatus"],

  /** @param {import("../../../js/types").Move} move @param {View} view */
  things(move, view) {
    const [, a, b, ...more] = move.text.split(" ");
    const me = view.you ?? 0;
    switch (move.verb) {
      case "place":
        return [`track ${a}`, `die ${me} ${b}`];
      case "consul_a":
      case "consul_b":
      case "legatus":
        return [`own ${move.verb}`, `track ${a}`, `die ${me} ${b}`];
      case "activate":
        return [`own ${a}`];
      case "exhaust":
        return move.args.length > 1 ? [`own ${a}`, `own ${b}`] : [`own ${a}`, `map ${a}`];
      case "reroll":
        return [a, b, ...more].filter(Boolean).map((value) => `die ${me} ${value}`);
      case "flip":
      case "raise":
      case "lower":
        return [`die ${me} ${a}`];
      case "reroll_placed":
        return [`placed military ${me} ${a}`];
      case "reduce":
        return [`placed ${a} ${me} ${b}`];
      case "reroll_of":
        return [`die ${a} ${b}`];
      case "discard":
        return [`own ${a}`];
      case "destroy":
        return [`map ${a}`, `own ${a}`, `other ${a}`];
      case "target":
        return [`seat ${a}`];
      case "conquer":
        return [`display ${a}`, `map ${a}`];
      case "take":
      case "buy":
        return [`display ${a}`];
      case "buy_blind":
        return ["deck black_market"];
      case "stage":
        return [`hand ${a}`];
      default:
        return [];
    }
  },

  /** @param {Ui} ui */
  board(ui) {
    const { players, removed, order, performances } = ui.view;
    return html`<div class="rome-board">
      <div class="powers">${TRACKS.map((name, i) => powerTrack(ui, name, i))}</div>
      <div class="lands">
        ${section(ui, [...players.map((p) => p.provinces), removed.provinces], () => html`<div class="atlas">${map(ui)} ${regions(ui)}</div>`)}
        ${section(ui, [...players.map((p) => p.forum), order, performances], () => forum(ui))}
      </div>
    </div>`;
  },

  /** @param {Ui} ui */
  me: (ui) => html`<div class="rome-me">${belongings(ui, ui.view.players[ui.me ?? 0], true)}</div>`,

  /** @param {Ui} ui @param {number} seat */
  other: (ui, seat) => html`<div class="rome-other">${belongings(ui, ui.view.players[seat], false)}</div>`,

  /** @param {Ui} ui @param {number} seat */
  score(ui, seat) {
    const player = ui.view.players[seat];
    return html`${RESOURCES.map((resource) => html`<span class="points small">${icon(resource, ui.card(resource))} ${player.forum[resource]}</span>`)}
      ${/** @type {const} */ (["strength", "budget"]).map((what) => (player.promised[what] ? html`<span class="points small">+${player.promised[what]} ${ui.card(what)}</span>` : nothing))}
      <span class="points" data-flip="sp ${seat}" data-count=${player.sp} aria-description=${sources(ui, player)}>${common("laurels", ui.card("sp"))} ${player.sp}</span>
      ${player.committed ? html`<span class="points ready" title=${ui.say("web-ready")}>✓<span class="sr">${ui.say("web-ready")}</span></span>` : nothing}`;
  },

  /** @param {string} name @param {Record<string, Record<string, any>>} data */
  picture(name, data) {
    if (RESOURCES.includes(name)) return icon(name);
    if (name in TRACK_ICONS) return html`<span class="sign ${name}">${icon(TRACK_ICONS[name])}</span>`;
    if (name in PLACES) return html`<span class="tinted">${icon("arch")}</span>`;
    if (data.arena[name]) return html`<span class="tinted">${icon(data.arena[name].picture ?? name)}</span>`;
    return data.senate[name] ? html`<span class="office tinted">${icon(look(data.senate[name].copy_of ?? name))}</span>` : null;
  },

  /** @param {Ui} ui */
  ended: (ui) => ui.say("web-rom-ended", { rounds: ROUNDS }),

  /** @param {Ui} ui */
  stage: (ui) =>
    [
      ui.say("web-round-of", { round: roman(Math.min(ui.view.round, ROUNDS)), last: roman(ROUNDS) }),
      ui.view.phase ? ui.term(`phase_${ui.view.phase}`) : "",
    ]
      .filter(Boolean)
      .join(" · "),
};

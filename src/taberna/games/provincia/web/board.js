/** Provincia Romana: decks and display, the battle, and a map of Gaul on which the towns grow. */
import { MINE } from "../../../js/canvas.js";
import { html, icons, nothing, range, roman, vars } from "../../../js/dom.js";
import { thing } from "../../../js/targets.js";
import { section } from "../../../js/ui.js";
import { battle, battleRounds } from "./battle.js";
import { card, cards, GOODS, inWords, numberCopies, numbers, parse, picture, plainCase, token, typeOf } from "./cards.js";
import { hand, stores, taxes, theirs, tokens } from "./mine.js";
import { ruler, townOf } from "./towns.js";

/** @typedef {import("./view").ProvinciaView} View
 * @typedef {import("../../../js/types").Ui<View>} Ui
 * @typedef {import("../../../js/types").Move} Move */

const icon = await icons(new URL("icons.svg", import.meta.url));
/** The decks, by what they are. */
const DECKS = { aedificium: "web-pro-deck-aedificium", spqr: "web-pro-deck-spqr", opes: "web-pro-deck-opes" };
const MARKERS = 2;
const ROUNDS = 6;

/** Colours of the towns, and so of their players, with what is written on them. */
const COLOURS = /** @type {Record<string, [string, string]>} */ ({
  blue: ["#1f5fa8", "#fff"],
  red: ["#b3322a", "#fff"],
  green: ["#3c7a2b", "#fff"],
  orange: ["#e07a1f", "#1d0d00"],
  purple: ["#6a1b5d", "#fff"],
  yellow: ["#e2b100", "#241a00"],
});

/** How so many cubes of clay, wood and stone can be put together. @param {number} left @param {string} lowest @param {import("./view").ProvinciaPlayer} player */
function mixtures(left, lowest, player) {
  const most = GOODS.slice(0, 3).map((good, i) => (i < GOODS.findIndex((one) => one === lowest) ? 0 : Math.min(left, player[good])));
  return range(0, most[0]).flatMap((clay) => range(0, most[1]).map((wood) => [clay, wood, left - clay - wood])).filter(([, , stone]) => stone >= 0 && stone <= most[2]);
}

/** @param {Ui} ui */
const rounds = (ui) => {
  const fights = battleRounds(ui);
  return html`<ol class="rounds" aria-label=${ui.card("round")}>
    ${range(1, ROUNDS).map(
      (n) => html`<li class="${n === ui.view.round ? "here" : ""} ${n < ui.view.round ? "gone" : ""}" aria-current=${n === ui.view.round ? "step" : nothing}>
        ${roman(n)}${fights.includes(n) ? icon("bellum", ui.card("battle")) : nothing}</li>`,
    )}
  </ol>`;
};

/** @param {Ui} ui @param {string} name @param {string} key */
const stack = (ui, name, key) =>
  html`<li class="stack ${name}">
    <button type="button" class="deck" ${thing(`deck ${name}`, `select ${name}`)}>
      <span class="back" aria-hidden="true">${icon(name)}</span>
      <span class="told"><b>${ui.say(key)}</b><i>${ui.card(name)}</i>
        <small title=${ui.say("web-discarded", { count: ui.view.discards[name] })}><span class="sr">${ui.say("web-cards-left")}</span> ${ui.view.decks[name]} <i>(+${ui.view.discards[name]})</i></small></span>
    </button>
    <span class="action-markers" role="img" aria-label=${ui.say("web-pro-markers", { count: ui.view.markers[name] })}>
      ${range(1, MARKERS).map((n) => html`<i class=${n <= ui.view.markers[name] ? "there" : ""}></i>`)}
    </span>
  </li>`;

/** Cards that the player asked looks at. @param {View} view @returns {string[]} */
const looked = ({ step }) => (step?.name === "KeepCard" ? step.cards : step?.name === "ArrangeCards" ? step.left : null) ?? [];

/** @param {Ui} ui */
const display = (ui) =>
  html`<section class="display" aria-label=${ui.say("web-pro-display")}>
    ${cards(ui.view.face_up, (name, id) => card(ui, name, id, "display", `take ${name}`))}
    ${ui.view.face_down.map((there, i) =>
      there
        ? html`<button type="button" class="deck down" ${thing(`down ${i + 1}`, `take_face_down ${i + 1}`)}><span class="back" aria-hidden="true">?</span><span class="sr">${ui.say("web-pro-face-down", { n: i + 1 })}</span></button>`
        : nothing,
    )}
  </section>`;

/** @param {Ui} ui @param {string[]} seen */
const looking = (ui, seen) =>
  html`<section class="display looking" aria-label=${ui.say("web-pro-looking")} ${vars({ "--count": seen.length })}>${cards(seen, (name, id) => card(ui, name, id, "look", `keep ${name}`))}</section>`;

/** @param {Ui} ui */
const supply = (ui) =>
  html`<p class="supply"><span class="quiet">${ui.card("supply")}</span>
    ${GOODS.map((good) => html`<button type="button" class="amount ${good}" ${thing(`supply ${good}`, `exchange ${good}`)}>${icon(good, ui.card(good))} ${ui.view.supply[good]}</button>`)}</p>`;

/** Prestige that lost battles cost. @param {import("./view").ProvinciaPlayer} player */
const lostIn = ({ prestige_cards }) => prestige_cards.reduce((sum, n) => sum - Math.abs(n), 0);

/** With a minus as in print. @param {number} n */
const signed = (n) => String(n).replace("-", "−");

export default {
  plain: ["against", "take_face_down"],

  designs: {
    board: [
      { name: "wide", width: 1180, height: 562, worth: 2.1 },
      { name: "flat", width: 1180, height: 450, worth: 2.1 },
      { name: "tall", width: 364, height: 418 },
      { name: "low", width: 530, height: 330 },
    ],
    me: MINE,
  },

  /** Who has a town has its colour. @param {View} view */
  colours: ({ players }) => players.map((player) => (player.colour ? COLOURS[player.colour] : null)),

  /** @param {View} view @param {number} seat */
  besides({ players, start, result }, seat) {
    const { city, front, hand } = players[seat];
    return [start, Boolean(result), numbers(city), numbers(front), numbers(hand), ...players.map((p) => p.colour)];
  },

  /** @param {Move} move @param {View} view */
  things(move, view) {
    const [, a] = move.text.split(" ");
    const me = view.you ?? 0;
    switch (move.verb) {
      case "town":
        return [`town ${a}`];
      case "select":
        return [`deck ${a}`];
      case "take":
        return [`display ${a}`];
      case "take_face_down":
        return [`down ${a}`];
      case "build":
      case "play":
      case "discard":
        return [`hand ${a}`];
      case "aediles":
        return ["hand aediles"];
      case "keep":
      case "put":
        return [`look ${a}`];
      case "exchange":
        return [`supply ${a}`, "goods gold"];
      case "discount":
      case "pay":
        return [`goods ${a}`];
      case "against":
        return [`seat ${a}`];
      case "destroy":
        return [`city ${view.step && "victim" in view.step ? view.step.victim : ""} ${a}`];
      case "lose":
      case "activate":
        return [`city ${me} ${a}`];
      case "token":
        return [`token ${a}`];
      default:
        return [];
    }
  },

  /** What it costs and what it brings. @param {Ui} ui @param {Move} move */
  label(ui, move) {
    const name = typeOf(String(move.args[0] ?? ""));
    const facts = ui.data.buildings[name];
    switch (move.verb) {
      case "build":
        return ui.say("web-pro-build", { card: plainCase(ui.card(name)), cost: inWords(ui, facts.cost) || "0", prestige: facts.prestige });
      case "select":
        return ui.say("web-pro-lay-out", { deck: ui.say(DECKS[/** @type {keyof typeof DECKS} */ (name)]) });
      case "take": {
        const shares = ui.data.opes[name];
        return shares ? ui.say("web-pro-take-opes", { first: inWords(ui, shares.quaestor), rest: inWords(ui, shares.other) }) : null;
      }
      case "activate":
        return ui.say("web-pro-activate", { card: plainCase(ui.card(name)) });
      case "token": {
        const { colour, value } = parse(String(move.args[0]));
        const owner = ui.view.players.find((player) => player.colour === colour);
        return ui.say("web-pro-token-for", { value: `${value > 0 ? "+" : "−"}${Math.abs(value)}`, name: owner ? ui.name(owner.seat) : ui.card(colour) });
      }
      default:
        return null;
    }
  },

  /** A payment in one go: every mixture. The rules pay by themselves what is left without a choice. @param {Ui} ui */
  plans(ui) {
    const { step } = ui.view;
    if (step?.name !== "PayResources" || step.seat !== ui.me) return [];
    const me = ui.view.players[ui.me];
    return mixtures(step.left, step.lowest, me).map((amounts) => {
      const each = amounts.flatMap((n, i) => Array(n).fill(`pay ${GOODS[i]}`));
      return {
        label: ui.say("web-pro-pay", { goods: inWords(ui, amounts) }),
        text: each.map((_, i) => each.slice(0, each.length - i).join("\n")).join("\n\n"),
        things: amounts.flatMap((n, i) => (n ? [`goods ${GOODS[i]}`] : [])),
      };
    });
  },

  /** @param {Ui} ui */
  board(ui) {
    const { view } = ui;
    const { players } = view;
    const seen = looked(view);
    numberCopies([view.face_up, seen, ...players.flatMap((p) => [p.city, p.front, p.hand ?? []])]);
    const laid = view.face_up.length > 0 || view.face_down.some(Boolean);
    const stage = seen.length ? "looks" : laid ? "drafts" : "fights";
    const armies = players.flatMap((p) => [p.morale, p.defence, p.military, p.committed, p.colour]);
    return html`<div class="provincia-board stage-${stage}">
      <div class="left">
        ${section(ui, [view.round], () => rounds(ui))}
        <ul class="stacks">${Object.entries(DECKS).map(([name, key]) => section(ui, [view.decks[name], view.markers[name], view.discards[name]], () => stack(ui, name, key)))}</ul>
      </div>
      <div class="stage">
        ${stage === "looks" ? section(ui, [seen, numbers(seen)], () => looking(ui, seen)) : nothing}
        ${stage === "drafts" ? section(ui, [view.face_up, view.face_down, numbers(view.face_up)], () => display(ui)) : nothing}
        ${stage === "fights" ? section(ui, [view.round, view.phase, view.battles, ...armies], () => battle(ui)) : nothing}
      </div>
      <div class="gaul">
        ${Object.keys(ui.data.towns).map((town) => {
          const player = players.find((p) => p.town === town);
          return section(ui, [player, player && numbers(player.city), player && numbers(player.front), view.phase === 0], () => townOf(ui, town));
        })}
      </div>
      <div class="tracks">
        ${section(ui, players.map((p) => p.morale), () => ruler(ui, "morale"))} ${section(ui, players.map((p) => p.defence), () => ruler(ui, "defence"))}
        ${section(ui, [view.supply], () => supply(ui))}
      </div>
    </div>`;
  },

  /** @param {Ui} ui */
  me(ui) {
    const player = ui.view.players[ui.me ?? 0];
    return html`<div class="provincia-me">
      <div class="goods">${stores(ui, player, true)} ${taxes(ui, player)}</div>
      ${tokens(ui, player)} ${hand(ui, player)}
    </div>`;
  },

  /** @param {Ui} ui @param {number} seat */
  other: (ui, seat) => theirs(ui, ui.view.players[seat]),

  /** @param {Ui} ui @param {number} seat */
  score(ui, seat) {
    const player = ui.view.players[seat];
    const part = (/** @type {"morale" | "defence" | "military"} */ key) => html`<span class="points small">${icon(key, ui.card(key))} ${signed(player[key])}</span>`;
    const starts = ui.view.start === seat && !ui.view.result;
    const lost = lostIn(player);
    return html`<span class="points" data-count=${player.prestige}>${icon("prestige", ui.card("prestige"))} ${player.prestige}</span>
      ${part("morale")} ${part("defence")} ${part("military")}
      ${lost ? html`<span class="prestige-card" title=${player.prestige_cards.join(", ") || nothing}>${signed(lost)}</span>` : nothing}
      ${starts ? html`<span class="points small start" title=${ui.card("start_player")}>I<span class="sr">${ui.card("start_player")}</span></span>` : nothing}`;
  },

  /** What a town's prestige is made of; what is left over was bought with gold. @param {Ui} ui @param {number} seat */
  points(ui, seat) {
    const player = ui.view.players[seat];
    const built = player.city.reduce((sum, name) => sum + ui.data.buildings[typeOf(name)].prestige - (name === typeOf(name) ? 0 : 1), 0);
    const glory = Math.max(0, ...player.front.map((name) => ui.data.spqr[name]?.value ?? 0));
    const lost = lostIn(player) - player.on_no_card;
    return [
      [ui.say("web-pro-deck-aedificium"), built],
      ["GLORIA", glory],
      [ui.card("gold"), player.prestige - built - glory - lost],
      [ui.say("web-pro-lost"), lost],
    ];
  },

  /** The tokens when they are opened. @param {Ui} ui @param {import("../../../js/types").Line} line */
  reveal: (ui, line) => (line.key === "tokens" ? html`<span class="tokens">${line.args.tokens.map((/** @type {string} */ name) => token(ui, name))}</span>` : null),

  picture,

  /** @param {Ui} ui */
  ended: (ui) => ui.say("web-pro-ended", { rounds: ROUNDS }),

  /** @param {Ui} ui */
  stage: (ui) => `${ui.say("web-round-of", { round: roman(Math.min(ui.view.round, ROUNDS)), last: roman(ROUNDS) })} · ${ui.say(`web-pro-phase-${ui.view.phase}`)}`,
};

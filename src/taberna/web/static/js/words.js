/** The words of the page and of one game in the reader's language, from Fluent files. */
import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";

export class Words {
  /** @param {string} lang @param {string[]} sources Fluent texts */
  constructor(lang, sources) {
    this.lang = lang;
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const text of sources) this.bundle.addResource(new FluentResource(text));
    /** What was said without arguments; a page says the same few hundred words at every frame. @type {Map<string, string | null>} */
    this.said = new Map();
    /** @type {Map<string, string | null>} */
    this.things = new Map();
    /** @type {Record<string, string>} */
    this.effects = {};
  }

  /** For one table: what its cards do, and names of its edition. @param {import("./types").Cards} cards */
  with(cards) {
    this.effects = cards.effects;
    for (const [name, text] of Object.entries(cards.names)) this.things.set(name, text);
    return this;
  }

  /**
   * The message, if there is one and all it needs is given.
   * @param {string} key
   * @param {Record<string, any>} [args]
   * @returns {string | null}
   */
  find(key, args) {
    if (args) return this.format(key, args);
    let text = this.said.get(key);
    if (text === undefined) {
      text = this.format(key);
      this.said.set(key, text);
    }
    return text;
  }

  /** @param {string} key @param {Record<string, any>} [args] @returns {string | null} */
  format(key, args) {
    const message = this.bundle.getMessage(key);
    if (!message?.value) return null;
    /** @type {Error[]} */
    const errors = [];
    const text = this.bundle.formatPattern(message.value, args, errors);
    return errors.length ? null : text;
  }

  /** A message of the page itself. @param {string} key @param {Record<string, any>} [args] */
  say(key, args) {
    return this.find(key, args) ?? key;
  }

  /** A card or another thing of the game; its raw name if nobody says it. @param {string} name */
  card(name) {
    return this.thing(name) ?? name.replaceAll("_", " ");
  }

  /** The same, or null: `wheat_9` may be said by `card-wheat` with $n = 9. @param {string} name */
  thing(name) {
    let text = this.things.get(name);
    if (text === undefined) {
      text = this.lookUp(name);
      this.things.set(name, text);
    }
    return text;
  }

  /** @param {string} name */
  lookUp(name) {
    const numbered = /^(.+)_(\d+)$/.exec(name);
    for (const start of ["card-", "term-"]) {
      const text =
        this.find(start + name) ?? (numbered && this.find(start + numbered[1], { n: Number(numbered[2]) }));
      if (text !== null) return text;
    }
    return null;
  }

  /** What a card does at this table, or nothing. @param {string} name */
  effect(name) {
    return this.effects[name] ?? "";
  }

  /** A word for a part of the view, or null. @param {string} key */
  part(key) {
    return this.find(`web-view-${key}`) ?? this.thing(key);
  }
}

/** @param {string} lang @param {string} [game] */
export async function loadWords(lang, game) {
  const files = game ? [`/locale/${lang}.ftl`, `/locale/${game}/${lang}.ftl`] : [`/locale/${lang}.ftl`];
  const texts = await Promise.all(files.map(async (file) => (await fetch(file)).text()));
  return new Words(lang, texts);
}

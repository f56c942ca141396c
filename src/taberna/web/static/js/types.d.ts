/** What the server sends (docs/protocol.md), and what boards are given. Only for `tsc --checkJs`; views are in views.d.ts. */
import type { Result, View } from "./views";

export type { Result, View };

export interface Move {
  id: number;
  text: string;
  verb: string;
  args: (string | number)[];
  label: string;
}

export interface Seat {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  level: string | null;
  connected: boolean;
  asked: boolean;
  ready: boolean;
  left: boolean;
  away: number | null;
  replaceable: boolean;
}

export interface Line {
  n: string;
  version: number;
  move: number;
  seat: number | null;
  key: string;
  args: Record<string, any>;
  rule: string | null;
  text: string;
}

export interface ChatLine {
  n: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
}

export interface Prompt {
  text: string;
  step: string | null;
  rule: string | null;
  seats: number[];
  yours: boolean;
}

export interface Frame {
  type: "frame";
  table: string;
  version: number;
  previous: number;
  seat: number | null;
  status: "waiting" | "playing" | "over" | "closed";
  moves_made: number;
  view: View | null;
  moves: Move[];
  prompt: Prompt;
  log: Line[];
  log_whole: boolean;
  /** After an undo: lines of moves beyond these are gone. */
  log_back: number | null;
  seats: Seat[];
  yours: number[];
  undo: { free: boolean; ask: boolean; asked: { seat: number; to: number; agreed: number[]; waiting: number[] } | null };
  result: Result | null;
  result_text: string;
  chat: ChatLine[];
}

/** What a bot would do, and why. */
export interface Hint {
  move: string;
  label: string;
  /** The chance to win after it. */
  value: number;
  text: string;
}

export interface Head {
  id: string;
  game: string;
  title: string;
  status: Frame["status"];
  open: boolean;
  public: boolean;
  hints: boolean;
  version: number;
  moves: number;
  created: number;
  changed: number;
  options: Record<string, any>;
  preset: string | null;
  seed_chosen: boolean;
  /** What the house promises of the deal, if it did. */
  commitment: string | null;
  /** What everybody should know of this deal before they play. */
  notice: string | null;
  from: { table: string; move: number } | null;
  host: boolean;
  watchers_talk: boolean;
  invite: string | null;
  seats: Seat[];
  yours: number[];
  asked: number[];
  result: Result | null;
  /** Why the table cannot be opened, if it cannot. */
  fault: string | null;
}

/** A table's cards: what is printed on them, what they do, and names that its edition changes. */
export interface Cards {
  data: Record<string, Record<string, any>>;
  effects: Record<string, string>;
  names: Record<string, string>;
}

/** What a board draws with. */
export interface Ui<V extends View = View> {
  view: V;
  moves: Move[];
  /** Which legal moves touch which thing. */
  index: Map<string, Move[]>;
  /** Things that moves touch but the board does not show; such moves stand beside the prompt. */
  missing: Set<string>;
  /** The seat looked through, null for spectators. */
  me: number | null;
  /** All players' names, as one word to compare by. */
  names: string;
  /** Things picked so far, in order; the moves that touch all of them. */
  picked: string[];
  held: Move[];
  /** What a big choice is made of so far: the board's own, forgotten with the next decision. */
  draft: Map<string, any>;
  /** What a move says: who, what, how much, what follows. */
  label(move: Move): string;
  /** Verbs whose number is no amount. */
  plain: Set<string>;
  /** Verbs that the board offers in its own way. */
  own: Set<string>;
  /** Where the sliders stand. */
  numbers: Map<string, number>;
  /** What was folded out. */
  unfolded: Set<string>;
  /** What is printed on the cards and boards of this table. */
  data: Record<string, Record<string, any>>;
  say(key: string, args?: Record<string, any>): string;
  card(name: string): string;
  /** What a card does at this table; empty for cards that only are. */
  effect(name: string): string;
  /** A word for a key of the view, if there is one. */
  part(key: string): string | null;
  /** A word of the game's glossary. */
  term(key: string, args?: Record<string, any>): string;
  /** A small drawing of a thing, for texts; null if it has none. */
  picture(name: string): unknown;
  name(seat: number): string;
  letter(seat: number): string;
  redraw(): void;
  /** Play one move, or several as one: all or none of them. */
  play(...texts: string[]): void;
}

/** A size that a board is drawn in; the frame scales it. */
export interface Design {
  name: string;
  width: number;
  height: number;
  /** Above 1: taken although another one would come out so much larger. */
  worth?: number;
}

/** One of the four games. The frame places its parts (docs/web.md). */
export interface Board<V extends View = any> {
  /** The sizes that `board` and `me` are drawn in; without them they flow and are made smaller until they fit. */
  designs?: { board?: Design[]; me?: Design[] };
  /** What a player's parts are made of besides that player's part of the view; they are left as they are while it is. */
  besides?(view: V, seat: number): unknown[];
  /** Verbs whose number is no amount of anything: a seat, a place, a die. */
  plain: string[];
  /** The colours of the players, where the game gives them some: the colour, and what is written on it. */
  colours?(view: V): ([string, string] | null)[];
  things(move: Move, view: V): string[];
  /** The common board. */
  board(ui: Ui<V>): unknown;
  /** What is mine, docked: hand, money, dice, goods. */
  me?(ui: Ui<V>): unknown;
  /** What lies in front of another player, opened on demand. */
  other?(ui: Ui<V>, seat: number): unknown;
  /** Both of these in one, for a board that does not tell them apart. */
  player?(ui: Ui<V>, seat: number, mine: boolean): unknown;
  /** One short line about a player. */
  score(ui: Ui<V>, seat: number): unknown;
  /** Further ways to choose, in the prompt. */
  choices?(ui: Ui<V>): unknown;
  /** Verbs that `choices` offers in its own way, so that the prompt need not. */
  chosen?: string[];
  /** A move in words that say who, what, how much and what follows; null: as the server says it. */
  label?(ui: Ui<V>, move: Move): string | null;
  /** What a click on a thing would mean, with these picked: the server says why not. */
  tries?(picked: string[], id: string, view: V): string | undefined;
  /** Verbs that can be used at any time and are no answer to the prompt. */
  aside?: string[];
  /** Whether this, the only move there is, is no choice at all, as everybody can see: it is made without a click. */
  idle?(ui: Ui<V>, move: Move): boolean;
  /** A question to ask before this move, for those who want to be asked. */
  danger?(ui: Ui<V>, move: Move): string | null;
  /** A big choice made in one go; null when there is none now. */
  sheet?(ui: Ui<V>): { title: string; body: unknown } | null;
  /** Ids of the things that a line of the log is about. */
  marks?(line: Line, view: V): string[];
  /** What a line of the log brings to light, for a row at the foot of the board; null for all other lines. */
  reveal?(ui: Ui<V>, line: Line): unknown;
  /** A player's points by category. */
  points?(ui: Ui<V>, seat: number): [string, number][];
  /** A small drawing of a thing of the game, beside its name in texts; null if there is none. */
  picture(name: string, data: Record<string, Record<string, any>>): unknown;
  /** Where in the game we are. */
  stage(ui: Ui<V>): string;
}

export interface Option {
  name: string;
  kind: "bool" | "choice" | "number" | "numbers" | "names";
  label: string;
  doc: string;
  rule: string;
  default: any;
  choices: { value: any; text: string }[];
  low: number;
  high: number;
  nullable: boolean;
  length: number | null;
}

export interface GameEntry {
  name: string;
  title: string;
  /** One sentence for the lobby. */
  intro: string;
  min_seats: number;
  max_seats: number;
  options: Option[];
  presets: { name: string; label: string; options: Record<string, any> }[];
  levels: { name: string; label: string }[];
}

/** What boards are given. Only for `tsc --checkJs`; messages of the server are in protocol.d.ts, views in views.d.ts. */
import type { Line, Move } from "./protocol";
import type { Result, View } from "./views";

export type { Cards, ChatLine, Edition, EditionDifference, EditionTable, EditionValue, Frame, FromServer, GameEntry, TableInfo, Hint, Line, Move, Note, Option, Prompt, Seat } from "./protocol";
export type { Result, View };

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
  /** Choices of several moves. */
  plans: Plan[];
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
  /** Take back what I have chosen while `made` holds, then play the first of these plans that the rules take. */
  instead(made: (view: V) => boolean, ...plans: string[][]): void;
}

/** Several moves that are one choice, in the order the rules want. */
export interface Plan {
  label: string;
  /** One move a line; after an empty line what is meant where the rules ask for more or less. */
  text: string;
  /** What of the board it is made of: picked in any order. */
  things: string[];
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
  /** Several moves as one choice, in the prompt and in the list of moves. */
  plans?(ui: Ui<V>): Plan[];
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
  /** A player's points by category; the whole log tells what the view does not. */
  points?(ui: Ui<V>, seat: number, log: Line[]): [string, number][];
  /** Why the game is over, in a sentence. */
  ended?(ui: Ui<V>, result: Result): string;
  /** A small drawing of a thing of the game, beside its name in texts; null if there is none. */
  picture(name: string, data: Record<string, Record<string, any>>): unknown;
  /** Where in the game we are. */
  stage(ui: Ui<V>): string;
}

/** What the server says. Made by tools/make_types.py from the server's live/messages.py and http/answers.py: do not edit. */
import type { Result, View } from "./views";

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
  left: boolean;
  character: string | null;
  /** Would like everybody to have a coach. */
  coach: boolean;
  connected: boolean;
  asked: boolean;
  ready: boolean;
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

export interface UndoRequest {
  seat: number;
  to: number;
  agreed: number[];
  waiting: number[];
}

export interface Undo {
  free: boolean;
  ask: boolean;
  asked: UndoRequest | null;
}

/** At which moment of a lesson the learner is, after how many moves of it, and what fits now. */
export interface LessonPlace {
  at: number;
  part: number;
  /** Whether it is the learner's turn, and not another's before. */
  ready: boolean;
  fitting: string[];
  /** In which of its ways the moment before was answered. */
  way: number;
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
  log_more: boolean;
  /** After an undo: lines of moves beyond these are gone. */
  log_back: number | null;
  seats: Seat[];
  yours: number[];
  undo: Undo;
  result: Result | null;
  result_text: string;
  chat: ChatLine[];
  /** At the table of a lesson: how far it has come. */
  lesson: LessonPlace | null;
}

export interface Presence {
  type: "presence";
  seats: Seat[];
  watching: number;
  /** The table where the same people play once more. */
  rematch: string | null;
}

export interface ChatNews {
  type: "chat";
  lines: ChatLine[];
}

export interface Pong {
  type: "pong";
  version: number;
}

export interface Ack {
  type: "ack";
  key: string;
  version: number;
}

export interface Repeated {
  type: "repeated";
  key: string;
  version: number;
}

export interface StaleAnswer {
  type: "stale";
  key: string;
  version: number;
  frame: Frame;
}

export interface RefusedAnswer {
  type: "refused";
  key: string;
  version: number;
  text: string;
  rule: string | null;
}

export interface ErrorAnswer {
  type: "error";
  key: string | null;
  code: string;
  text: string;
  id?: string;
}

export interface WhyNotAnswer {
  type: "why_not";
  key: string;
  legal: boolean;
  text: string;
  rule: string | null;
}

export interface Difference {
  path: (string | number)[];
  before: any;
  after: any;
}

export interface PreviewAnswer {
  type: "preview";
  key: string;
  certain: boolean;
  changes: Difference[];
  asks: number[] | null;
}

/** What a bot would do, and why. */
export interface Hint {
  move: string;
  label: string;
  /** The chance to win after it. */
  value: number;
  text: string;
}

export interface HintAnswer {
  type: "hint";
  key: string;
  hints: Hint[];
}

/** A move, and the chance to win after it as a bot sees it with the seat's own eyes. */
export interface Weighed {
  move: string;
  label: string;
  value: number;
}

export interface CoachAnswer {
  type: "coach";
  key: string;
  /** The best one first; empty when two were compared. */
  moves: Weighed[];
  /** What one move does that the other does not, in words. */
  text: string;
}

export interface Origin {
  table: string;
  move: number;
}

/** A table, as the lobby and its page show it. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  status: "waiting" | "playing" | "over" | "closed";
  open: boolean;
  public: boolean;
  hints: boolean;
  pace: number;
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
  host: boolean;
  /** Who opened the table and sits there, if known. */
  opened_by: string | null;
  watchers_talk: boolean;
  /** The lesson that is learned here. */
  lesson: string | null;
  /** The puzzle that is solved here. */
  puzzle: string | null;
  /** The deal for everybody that is played here. */
  challenge: string | null;
  /** Whether cards or boards are other than the base game's. */
  edition: boolean;
  invite: string | null;
  seats: Seat[];
  yours: number[];
  asked: number[];
  result: Result | null;
  /** Why the table cannot be opened, if it cannot. */
  fault: string | null;
  from: Origin | null;
}

/** A lesson, as the list shows it. */
export interface LessonEntry {
  name: string;
  title: string;
  about: string;
  minutes: number;
  whole_game: boolean;
  learned: boolean;
}

export interface Lobby {
  waiting: TableInfo[];
  mine: TableInfo[];
  open: TableInfo[];
  finished: TableInfo[];
}

export interface MeAnswer {
  name: string;
  lang: string;
}

export interface OptionValue {
  value: any;
  text: string;
}

export interface Option {
  name: string;
  kind: "bool" | "choice" | "number" | "numbers" | "names";
  label: string;
  doc: string;
  rule: string;
  default: any;
  choices: OptionValue[];
  low: number;
  high: number;
  nullable: boolean;
  length: number | null;
}

export interface Preset {
  name: string;
  label: string;
  options: Record<string, any>;
}

export interface Level {
  name: string;
  label: string;
}

export interface GameEntry {
  name: string;
  title: string;
  /** One sentence for the lobby. */
  intro: string;
  /** How long a game takes, in words; empty if nobody says. */
  time: string;
  /** How demanding it is, in words; empty if nobody says. */
  weight: string;
  /** The first of its guided lessons. */
  lesson: string | null;
  /** Whether there is a page to learn it. */
  guide: boolean;
  min_seats: number;
  max_seats: number;
  rules: number;
  options: Option[];
  presets: Preset[];
  levels: Level[];
}

/** A table's cards: what is printed on them, what they do, and names that its edition changes. */
export interface Cards {
  data: Record<string, Record<string, any>>;
  effects: Record<string, string>;
  names: Record<string, string>;
}

export interface Rule {
  id: string;
  title: string;
  section: string;
  html: string;
}

export interface SeatLink {
  url: string;
}

export interface PromisedDeal {
  deal: string;
  commitment: string;
}

export interface Holder {
  you: boolean;
  name: string;
  since: number | null;
}

export interface Ended {
  ended: number;
}

/** How far a debrief is. */
export interface Progress {
  state: "none" | "working" | "done" | "failed";
  percent: number;
}

/** A try at a puzzle: what to do, or what became of it. */
export interface Verdict {
  solved: boolean | null;
  grade: number;
  text: string;
  again: string;
  next: string;
}

export interface SameDealLink {
  id: string;
  url: string;
}

export interface LogPage {
  log: Line[];
  log_more: boolean;
}

export interface PlayedMove {
  seat: number;
  text: string | null;
  label: string | null;
}

export interface NumberedMove {
  seat: number;
  text: string | null;
  label: string | null;
  move: number;
}

export interface Replay {
  table: string;
  move: number;
  last: number;
  eyes: number | string | null;
  view: View;
  views: Record<string, View> | null;
  prompt: Prompt;
  played: PlayedMove | null;
  log: Line[];
  seats: Seat[];
}

export interface Fault {
  code: string;
  text: string;
  rule: string | null;
}

export interface FaultAnswer {
  error: Fault;
}

/** What was said or noted after so many moves of a replay. */
export interface Note {
  move: number;
  name: string;
  text: string;
}

export interface EditionChoice {
  value: string;
  label: string;
}

/** A value that an edition may change; ``now`` is None where an entry has none. */
export interface EditionValue {
  name: string;
  label: string;
  now: any;
  low: number;
  high: number;
  source: string;
  choices: EditionChoice[] | null;
}

export interface EditionEntry {
  name: string;
  label: string;
  values: EditionValue[];
}

/** A kind of things in the data of a game: buildings, prices, ... */
export interface EditionTable {
  name: string;
  label: string;
  entries: EditionEntry[];
}

export interface EditionDifference {
  place: string;
  label: string;
  base: any;
  value: any;
}

/** An edition that can be played: what it says, the file that says so, what differs from the base game. */
export interface Edition {
  edition: Record<string, any>;
  text: string;
  differences: EditionDifference[];
}

export type FromServer = Frame | Presence | ChatNews | Pong | Ack | Repeated | StaleAnswer | RefusedAnswer | ErrorAnswer | WhyNotAnswer | PreviewAnswer | HintAnswer | CoachAnswer;

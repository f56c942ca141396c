/** The views of the games. Made by tools/make_types.py from the games' shapes: do not edit. */

export interface View {
  game: string;
  version: number;
  seats: number;
  you: number | null;
  options: Record<string, any>;
  commitment: string;
  seed: string | null;
  to_move: number[];
  step: Record<string, any> | null;
  stack: Record<string, any>[];
  result: Result | null;
  revealed: number;
}

export interface SenatorsView extends View {
  turn: number;
  active: number;
  players: SenatorsPlayer[];
  draft_row: string[];
  decks: Record<string, number>;
  discards: SenatorsDiscards;
  war_row: string[];
  auction: Record<string, SenatorsLot>;
  refilled: Record<string, string[]>;
  payments: ((number | null)[])[];
  sets: SenatorsSet[];
  deck_cards: Record<string, string[]> | null;
}

export interface ProvinciaView extends View {
  round: number;
  phase: number;
  start: number;
  markers: Record<string, number>;
  supply: Record<string, number>;
  set_aside: Record<string, number>;
  decks: Record<string, number>;
  discards: Record<string, number>;
  removed: Record<string, number>;
  face_up: string[];
  face_down: boolean[];
  players: ProvinciaPlayer[];
  battles: ProvinciaBattle[];
  memory: Record<string, any> | null;
  piles: Record<string, Record<string, string[]>> | null;
}

export interface MassiliaView extends View {
  round: number;
  rounds: number;
  active: number | null;
  order: number[];
  passed: number[];
  round_tiles: number[];
  players: MassiliaPlayer[];
  market: MassiliaMarket;
  harbour: Record<string, number>;
  prices: Record<string, number>;
  marks: Record<string, number>;
  temple: string[];
  supply: number;
  aside: number[];
  display: (string | null)[];
  draw_pile: number;
  discard_pile: string[];
  payments: number[][];
  takes: any[][];
  shuffles: number;
  reshuffled: Record<string, number>;
  pile_cards: string[] | null;
}

export interface RomeView extends View {
  round: number;
  phase: number | null;
  cycle: number | null;
  order: number[];
  players: RomePlayer[];
  tracks: Record<string, (RomeGroup | null)[]>;
  displays: Record<string, string[]>;
  decks: Record<string, number>;
  removed: Record<string, string[]>;
  senate_deck: string[];
  purchases: RomePurchase[];
  performances: RomePerformance[];
  deck_cards: Record<string, string[]> | null;
}

export interface Result {
  scores: number[];
  winners: number[];
  ranking: number[];
  tie_break: string;
  rule: string;
}

export interface SenatorsPlayer {
  seat: number;
  alive: boolean;
  senators: number;
  table: string[];
  offices: string[];
  influence: string[];
  hand_size: number;
  hand_backs: number[];
  hand_seen: string[];
  locked: boolean;
  embezzled_since: number;
  cash: number | null;
  hand: string[] | null;
  secret_bid: number | null;
}

export interface SenatorsDiscards {
  resources: string[];
  offices: string[];
  events: string[];
}

export interface SenatorsLot {
  card: string;
  bids: [number, number][];
}

export interface SenatorsSet {
  picks: string[];
  amount: number;
}

export interface ProvinciaPlayer {
  seat: number;
  town: string | null;
  colour: string | null;
  personal: string | null;
  clay: number;
  wood: number;
  stone: number;
  gold: number;
  storage: number;
  morale: number;
  defence: number;
  military: number;
  prestige: number;
  prestige_cards: number[];
  on_no_card: number;
  city: string[];
  front: string[];
  concussio: number[];
  tax_free: boolean;
  hand_size: number;
  hand_backs: Record<string, number>;
  hand_known: string[];
  hand_maybe: string[];
  hand: string[] | null;
  tokens_left: number;
  committed: boolean;
  tokens: string[] | null;
  token_down: string | null;
  played_tokens: string[] | null;
}

export interface ProvinciaBattle {
  round: number;
  bellum: string;
  tokens: string[];
}

export interface MassiliaPlayer {
  seat: number;
  reputation: number;
  fifty_tiles: number;
  stalls: number;
  tiles_left: number;
  reserve: string[];
  hand_size: number;
  fresh: number;
  dice_taken: string[];
  money: number | null;
  stones: number | null;
  screen: string[] | null;
  hand: string[] | null;
  fresh_cards: string[] | null;
  score: MassiliaScore | null;
}

export interface MassiliaMarket {
  ring: number;
  capacity: number;
  stall_xy: [number, number][];
  path_xy: [number, number][];
  stalls: MassiliaStall[];
  figures: Record<string, string>;
}

export interface RomePlayer {
  seat: number;
  sp: number;
  points: RomePoints;
  forum: Record<string, number>;
  sum: number;
  dice: number[];
  forfeited: number | null;
  provinces: string[];
  exhausted: string[];
  senate: string[];
  used: RomeUse[];
  promised: RomePromise;
  hand_size: number;
  committed: boolean;
  hand: string[] | null;
  staged: string[] | null;
}

export interface RomeGroup {
  seat: number;
  dice: number[];
}

export interface RomePurchase {
  round: number;
  seat: number;
  card: string | null;
}

export interface RomePerformance {
  round: number;
  seat: number;
  cards: string[];
}

export interface MassiliaScore {
  reputation: number;
  stalls: number;
  money: number;
  penalty: number;
  total: number;
}

export interface MassiliaStall {
  space: string;
  owner: number;
  goods: Record<string, number>;
}

export interface RomePoints {
  start: number;
  forum: number;
  arena: number;
  senate: number;
  regions: number;
}

export interface RomeUse {
  card: string;
  on: string[];
}

export interface RomePromise {
  strength: number;
  budget: number;
}

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
  step: SenatorsStep | null;
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
  step: ProvinciaStep | null;
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
  step: MassiliaStep | null;
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
  step: RomeStep | null;
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

export type SenatorsStep =
  | { name: "AuctionBid"; rule: string; bidder: number; board: string; spent: number; }
  | { name: "CashIn"; rule: string; seat: number; bought: boolean; consul: boolean; free_sets: number; }
  | { name: "ChooseAction"; rule: string; }
  | { name: "DeficitBid"; rule: string; amount: number; }
  | { name: "DrawEvent"; rule: string; }
  | { name: "ExtortionAnswer"; rule: string; victim: number; card: string; price: number; }
  | { name: "ExtortionOffer"; rule: string; victim: number; protected: (string | null); }
  | { name: "ExtortionPrice"; rule: string; victim: number; card: string; }
  | { name: "InfluenceDraft"; rule: string; seat: number; }
  | { name: "JoinCashIn"; rule: string; seat: number; }
  | { name: "NewSenator"; rule: string; seat: number; price: number; }
  | { name: "SellSet"; rule: string; seat: number; picks: string[]; }
  | { name: "Settle"; rule: string; merchants_used: boolean; }
  | { name: "StartCashIn"; rule: string; seat: number; }
  | { name: "Turn"; rule: string; }
  | { name: "UsePrefects"; rule: string; seat: number; }
  | { name: "WarBid"; rule: string; };

export type ProvinciaStep =
  | { name: "Activate"; rule: string; turn: number; }
  | { name: "AnswerConiuratio"; rule: string; victim: number; building: string; }
  | { name: "ArrangeCards"; rule: string; seat?: number; left?: string[]; placed?: string[]; number?: number; done?: number; }
  | { name: "Battle"; rule: string; turn: number; }
  | { name: "ChooseBuilding"; rule: string; seat: number; victim: number; }
  | { name: "ChooseDeck"; rule: string; selection: number; }
  | { name: "ChooseDiscount"; rule: string; seat: number; card: string; }
  | { name: "ChooseTarget"; rule: string; seat: number; }
  | { name: "ChooseTimes"; rule: string; seat: number; card: string; }
  | { name: "ChooseTokens"; rule: string; }
  | { name: "ChooseTown"; rule: string; seat: number; }
  | { name: "ChooseVictim"; rule: string; seat: number; }
  | { name: "DealHands"; rule: string; }
  | { name: "HandLimit"; rule: string; turn?: number; lowest?: number; number?: number; }
  | { name: "KeepCard"; rule: string; seat?: number; cards?: string[]; number?: number; }
  | { name: "LoseBuilding"; rule: string; seat: number; tag: string; left: number; }
  | { name: "PayResources"; rule: string; seat: number; left: number; lowest: string; corruptio: boolean; }
  | { name: "PlayTurn"; rule: string; turn: number; final: boolean; }
  | { name: "TakeCard"; rule: string; deck: string; chooser: number; taken: number; }
  | { name: "Upkeep"; rule: string; };

export type MassiliaStep =
  | { name: "AfterAction"; rule: string; venus_played: boolean; }
  | { name: "BuildStall"; rule: string; space: string; }
  | { name: "BuyCards"; rule: string; value: number; goods: string; number: number; }
  | { name: "BuyGoods"; rule: string; value: number; }
  | { name: "BuyReputation"; rule: string; value: number; }
  | { name: "ChooseCards"; rule: string; colour: string; dice: string[]; steps: number; value: number; }
  | { name: "ChooseDice"; rule: string; colour: string; dice: string[]; }
  | { name: "ChooseSteps"; rule: string; colour: string; dice: string[]; value: number; }
  | { name: "CloseStall"; rule: string; owner: number; space: string; }
  | { name: "Distribute"; rule: string; goods: string; coloured: number; beige: number; space: string; }
  | { name: "MoveFigure"; rule: string; value: number; }
  | { name: "PlaceStall"; rule: string; placed: number; }
  | { name: "ReserveDice"; rule: string; seat: number; rolled: string[]; kept: string[]; passed: number; }
  | { name: "RollDice"; rule: string; place: number; }
  | { name: "Round"; rule: string; }
  | { name: "Sacrifice"; rule: string; left: number; start: string; }
  | { name: "SacrificeCards"; rule: string; }
  | { name: "Sale"; rule: string; space: string; goods: string; }
  | { name: "StockStall"; rule: string; space: string; start: string; }
  | { name: "TakeCard"; rule: string; jupiter: boolean; second: boolean; }
  | { name: "Tax"; rule: string; owner: number; space: string; last: (string | null); }
  | { name: "TurnMenu"; rule: string; venus_played: boolean; }
  | { name: "Turns"; rule: string; };

export type RomeStep =
  | { name: "AfterPlacing"; rule: string; seat: number; }
  | { name: "CleanUp"; rule: string; }
  | { name: "Conquest"; rule: string; seat: number; section: number; strength: number; }
  | { name: "DestroyProvince"; rule: string; seat: number; }
  | { name: "DiceReturn"; rule: string; }
  | { name: "DiscardSenateCard"; rule: string; seat: number; }
  | { name: "ExhaustProvinces"; rule: string; seat: number; card: string; }
  | { name: "FinalScoring"; rule: string; }
  | { name: "FlipDie"; rule: string; seat: number; }
  | { name: "ForumScoring"; rule: string; resource: string; }
  | { name: "LowerPlacedDie"; rule: string; seat: number; }
  | { name: "MilitaryBonus"; rule: string; seat: number; section: number; strength: number; }
  | { name: "NewRound"; rule: string; }
  | { name: "OrderWindow"; rule: string; seat: number; }
  | { name: "Performance"; rule: string; }
  | { name: "PlaceDie"; rule: string; seat: number; }
  | { name: "Purchase"; rule: string; seat: number; section: number; budget: number; }
  | { name: "RerollAnyDie"; rule: string; seat: number; }
  | { name: "RerollDice"; rule: string; seat: number; card: string; left: number; rolled: boolean; }
  | { name: "RerollMilitaryDie"; rule: string; seat: number; }
  | { name: "ResolveTrack"; rule: string; track: string; }
  | { name: "Roll"; rule: string; }
  | { name: "ShiftDie"; rule: string; seat: number; }
  | { name: "StealJewel"; rule: string; seat: number; }
  | { name: "TakeSenateCard"; rule: string; seat: number; section: number; left: number; }
  | { name: "TribunusTarget"; rule: string; seat: number; };

/** The view of this game. Made by tools/make_types.py from the games' shapes: do not edit. */
import type { View } from "../../../js/views";

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

export interface RomePlayer {
  seat: number;
  sp: number;
  points: Record<string, number>;
  forum: Record<string, number>;
  sum: number;
  dice: number[];
  forfeited: number | null;
  provinces: string[];
  exhausted: string[];
  senate: string[];
  used: RomeUse[];
  promised: Record<string, number>;
  hand_size: number;
  hand: string[] | null;
  staged: string[] | null;
  committed: boolean;
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

export interface RomeUse {
  card: string;
  on: string[];
}

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
  | { name: "ForumScoringAgain"; rule: string; resource: string; card: string; }
  | { name: "LowerPlacedDie"; rule: string; seat: number; }
  | { name: "MilitaryBonus"; rule: string; seat: number; section: number; strength: number; }
  | { name: "NewRound"; rule: string; }
  | { name: "OrderWindow"; rule: string; seat: number; }
  | { name: "Performance"; rule: string; }
  | { name: "PlaceAfterCards"; rule: string; seat: number; }
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
  | { name: "TribunusTarget"; rule: string; seat: number; }
  | { name: "TurnEnd"; rule: string; seat: number; };

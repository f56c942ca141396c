/** The view of this game. Made by tools/make_types.py from the games' shapes: do not edit. */
import type { View } from "../../../js/views";

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
  | { name: "LastStall"; rule: string; owner: number; space: string; }
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

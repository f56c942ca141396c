/** The view of this game. Made by tools/make_types.py from the games' shapes: do not edit. */
import type { View } from "../../../js/views";

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
  piles: ProvinciaPiles | null;
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
  hand: string[] | null;
  hand_size: number;
  hand_backs: Record<string, number>;
  hand_known: string[];
  hand_maybe: string[];
  tokens: string[] | null;
  tokens_left: number;
  token_down: string | null;
  committed: boolean;
  played_tokens: string[] | null;
}

export interface ProvinciaBattle {
  round: number;
  bellum: string;
  tokens: string[];
}

export interface ProvinciaPiles {
  decks: Record<string, string[]>;
  discards: Record<string, string[]>;
  removed: Record<string, string[]>;
}

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

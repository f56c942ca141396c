/** The view of this game. Made by tools/make_types.py from the games' shapes: do not edit. */
import type { View } from "../../../js/views";

export interface SenatorsView extends View {
  step: SenatorsStep | null;
  turn: number;
  active: number;
  players: SenatorsPlayer[];
  draft_row: string[];
  decks: Record<string, number>;
  war_row: string[];
  discards: SenatorsDiscards;
  auction: Record<string, SenatorsLot>;
  refilled: Record<string, string[]>;
  payments: ((number | null)[])[];
  sets: SenatorsSet[];
  deck_cards: Record<string, string[]> | null;
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

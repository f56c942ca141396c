/** What the views of all games have. Made by tools/make_types.py from the games' shapes: do not edit. */

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

export interface Result {
  scores: number[];
  winners: number[];
  ranking: number[];
  tie_break: string;
  rule: string;
}

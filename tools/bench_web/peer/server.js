// A card game of about the same state size as ours, on boardgame.io's own server, stored in memory (its default).
const { Server, Origins } = require("boardgame.io/server");

const CARDS = Array.from({ length: 54 }, (_, i) => `card_${i}`);

const game = {
  name: "cards",
  setup: ({ ctx }) => ({
    hands: Object.fromEntries(ctx.playOrder.map((p, i) => [p, CARDS.slice(i * 8, i * 8 + 8)])),
    table: CARDS.slice(32),
    money: Object.fromEntries(ctx.playOrder.map((p) => [p, 20])),
    log: [],
  }),
  // What a seat may know: its own hand, the number of the others' cards.
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: Object.fromEntries(Object.entries(G.hands).map(([p, h]) => [p, p === playerID ? h : h.length])),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    swap: {
      client: false,
      move: ({ G, ctx }, mine, theirs) => {
        const hand = G.hands[ctx.currentPlayer];
        const card = hand[mine];
        hand[mine] = G.table[theirs];
        G.table[theirs] = card;
        G.money[ctx.currentPlayer] = (G.money[ctx.currentPlayer] + 7) % 50;
        G.log = [...G.log.slice(-11), `player ${ctx.currentPlayer} swaps card ${mine} for ${theirs}`];
      },
    },
  },
};

const port = Number(process.argv[2]);
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
// The lobby listens one port further: with newer Koa versions the router is not reached through the socket's port.
server.run({ port, callback: () => console.log(`open at ${port}`), lobbyConfig: { apiPort: port + 1 } });

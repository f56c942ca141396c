// A card game on boardgame.io's own server, stored in memory (its default). What a player is shown of it is as large
// as a view of the game it is compared with: the second argument, in bytes of JSON.
const { Server, Origins } = require("boardgame.io/server");

const port = Number(process.argv[2]);
const size = Number(process.argv[3] ?? 0);

const CARDS = Array.from({ length: 54 }, (_, i) => `card_${i}`);

// Places with an owner and goods, until the view is large enough; the rest of it (hand, table, money, log) takes 750.
function board(players) {
  const places = [];
  for (let n = 0; JSON.stringify(places).length + 750 < size; n++)
    places.push({ place: `place_${n}`, owner: players[n % players.length], goods: { wheat: n % 5, wine: n % 3 }, open: n % 2 === 0 });
  return places;
}

const game = {
  name: "cards",
  setup: ({ ctx }) => ({
    hands: Object.fromEntries(ctx.playOrder.map((p, i) => [p, CARDS.slice(i * 8, i * 8 + 8)])),
    table: CARDS.slice(32),
    money: Object.fromEntries(ctx.playOrder.map((p) => [p, 20])),
    log: [],
    board: board(ctx.playOrder),
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
        if (G.board.length) G.board[theirs % G.board.length].goods.wheat += 1;
        G.log = [...G.log.slice(-11), `player ${ctx.currentPlayer} swaps card ${mine} for ${theirs}`];
      },
    },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
// The lobby listens one port further: with newer Koa versions the router is not reached through the socket's port.
server.run({ port, callback: () => console.log(`open at ${port}`), lobbyConfig: { apiPort: port + 1 } });

// M matches x S bare socket.io clients, one move always in flight per match; prints moves per second as JSON.
const { io } = require("socket.io-client");

const [port, matches, seats, seconds] = process.argv.slice(2).map(Number);
const url = `http://127.0.0.1:${port}`;
const lobby = `http://127.0.0.1:${port + 1}`;
let moves = 0;
let size = 0; // of the last state a player was shown
let running = true;
const starts = []; // everybody sits before anybody moves

async function post(path, body) {
  const reply = await fetch(lobby + path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return reply.json();
}

async function match() {
  const { matchID } = await post("/games/cards/create", { numPlayers: seats });
  const players = [];
  for (let n = 0; n < seats; n++) {
    const { playerCredentials } = await post(`/games/cards/${matchID}/join`, { playerID: String(n), playerName: `P${n}` });
    players.push(playerCredentials);
  }
  const sockets = players.map(() => io(`${url}/cards`, { transports: ["websocket"], forceNew: true }));
  let latest = -1;
  const act = (state) => {
    if (!running) return;
    const who = Number(state.ctx.currentPlayer);
    const action = {
      type: "MAKE_MOVE",
      payload: { type: "swap", args: [moves % 8, moves % 22], playerID: String(who), credentials: players[who] },
    };
    sockets[who].emit("update", action, state._stateID, matchID, String(who));
  };
  await Promise.all(
    sockets.map(
      (socket, n) =>
        new Promise((ready) => {
          socket.on("connect", () => socket.emit("sync", matchID, String(n), players[n], seats));
          socket.on("sync", (_, info) => {
            if (n === 0) latest = info.state._stateID;
            ready(info.state);
          });
          socket.on("update", (_, state) => {
            if (state._stateID > latest) {
              latest = state._stateID;
              if (moves % 1000 === 0) size = JSON.stringify(state.G).length;
              moves++;
              act(state);
            }
          });
        }),
    ),
  ).then((states) => starts.push(() => act(states[0])));
  return sockets;
}

(async () => {
  const all = [];
  for (let n = 0; n < matches; n++) all.push(...(await match()));
  starts.forEach((start) => start());
  await new Promise((done) => setTimeout(done, Math.min(1000, (seconds * 1000) / 3)));
  console.log("begin");
  const before = moves;
  const started = performance.now();
  await new Promise((done) => setTimeout(done, seconds * 1000));
  const spent = (performance.now() - started) / 1000;
  console.log(JSON.stringify({ moves_per_s: (moves - before) / spent, moves: moves - before, view_bytes: size }));
  running = false;
  all.forEach((socket) => socket.close());
  process.exit(0);
})();

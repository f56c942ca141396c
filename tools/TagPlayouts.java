// Random games of TAG (github.com/GAIGResearch/TabletopGames), for `make bench PEERS=1 TAG=...`:
//   java -cp CLASSPATH tools/TagPlayouts.java PLAYERS SECONDS GAME...
// Prints for each game its name, decisions per second of the last of three rounds by processor time, and decisions per
// game. A decision is one action drawn from the available ones, as in our own figures; the first rounds warm Java up.

import core.AbstractForwardModel;
import core.AbstractGameState;
import core.actions.AbstractAction;
import games.GameType;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Random;

public class TagPlayouts {
    public static void main(String[] args) {
        int players = Integer.parseInt(args[0]);
        double seconds = Double.parseDouble(args[1]);
        for (int place = 2; place < args.length; place++) {
            GameType game = GameType.valueOf(args[place]);
            double[] found = null;
            for (int round = 0; round < 3; round++) found = round(game, players, seconds, round);
            System.out.printf("%s %.0f %.1f%n", args[place], found[0], found[1]);
        }
    }

    static double[] round(GameType type, int players, double seconds, int round) {
        Random rng = new Random(round);
        long start = now();
        long decisions = 0;
        int games = 0;
        do {
            core.AbstractParameters parameters = type.createParameters(1000L * round + games);
            AbstractForwardModel model = type.createForwardModel(parameters, players);
            AbstractGameState state = type.createGameState(parameters, players);
            model.setup(state);
            while (state.isNotTerminal()) {
                List<AbstractAction> actions = model.computeAvailableActions(state);
                model.next(state, actions.get(rng.nextInt(actions.size())));
                decisions++;
            }
            games++;
        } while (now() - start < seconds * 1e9);
        return new double[] {decisions / ((now() - start) / 1e9), (double) decisions / games};
    }

    /** What the playing thread has used: the compiler and the collector of garbage are not counted, in favour of Java. */
    static long now() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}

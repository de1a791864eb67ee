"""OpenSpiel's tree search against a random player, near the end of Medici vs Strozzi."""

import numpy as np
import pyspiel
from open_spiel.python.algorithms import evaluate_bots, mcts
from open_spiel.python.bots import uniform_random

from fiorino.rl.openspiel import small_variant

rng = np.random.RandomState(1)
game = pyspiel.load_game(small_variant("medici-vs-strozzi"))
searcher = mcts.MCTSBot(game, 2.0, 100, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
bots = [searcher, uniform_random.UniformRandomBot(1, rng)]
wins = [evaluate_bots.evaluate_bots(game.new_initial_state(), bots, rng)[0] for _ in range(20)]
print(f"The search won {wins.count(1)} of {len(wins)} matches.")

"""Learners one can compare with, trained and measured by one command: ``python -m taberna.baselines rome``.

PPO (sb3-contrib), DQN (Tianshou) and imitation (plain torch) learn on the batched environment; what they learn is kept
as numbers in an ``.npz`` file, which every command takes for a bot and which plays without torch. Results and what they
mean: docs/baselines.md. Solved small games, which show that the adapters are right: `solve`.
"""

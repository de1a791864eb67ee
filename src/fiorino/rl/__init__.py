"""Every game in the interfaces of learners: PettingZoo, Gymnasium, OpenSpiel, and in batches."""

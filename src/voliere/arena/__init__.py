"""Many games between bots: simulations, and the arena where bots meet."""

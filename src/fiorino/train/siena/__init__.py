"""Training of Siena's nets: positions of self-play, and a net that learns who wins from them."""

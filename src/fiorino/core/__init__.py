"""The game-neutral engine: protocol, agenda, match, codec, laws. Standard library only, no I/O."""

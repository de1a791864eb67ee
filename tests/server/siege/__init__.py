"""Many hostile frames and requests at a real server, while others play there."""

# How the moves of others are shown, and how a match is looked at again.

staging-replay-play = Play move by move
staging-replay-pause = Stop playing
staging-replay-speed = Speed: { $speed } times. Change it

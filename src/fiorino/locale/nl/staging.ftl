# Hoe zetten van anderen worden getoond, en hoe je een partij terugkijkt.

staging-replay-play = Zet voor zet afspelen
staging-replay-pause = Stoppen met afspelen
staging-replay-speed = Snelheid: { $speed } keer. Wijzigen

# Wie Züge der anderen gezeigt werden und wie man eine Partie noch einmal ansieht.

staging-replay-play = Zug für Zug abspielen
staging-replay-pause = Anhalten
staging-replay-speed = Tempo: { $speed }-fach. Ändern

# Come si mostrano le mosse degli altri e come si rivede una partita.

staging-replay-play = Riproduci mossa per mossa
staging-replay-pause = Ferma la riproduzione
staging-replay-speed = Velocità: { $speed } volte. Cambia

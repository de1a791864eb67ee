# Hogyan látszanak mások lépései, és hogyan nézhető vissza egy játszma.

staging-replay-play = Lejátszás lépésről lépésre
staging-replay-pause = Lejátszás megállítása
staging-replay-speed = Sebesség: { $speed }-szoros. Váltás

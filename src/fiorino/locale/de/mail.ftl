### What the server writes to people by e-mail. $link and $settings are addresses, $game a game’s name.

mail-turn-subject = Du bist am Zug in { $game }
mail-turn-body =
    Hallo { $name },

    du bist am Zug in { $game }:
    { $link }

    Diese Nachrichten kannst du unter Einstellungen abschalten:
    { $settings }
mail-reset-subject = Ein neues Passwort für Fiorino
mail-reset-body =
    Hallo { $name },

    mit diesem Link wählst du ein neues Passwort. Er gilt einmal, innerhalb von { $minutes } Minuten:
    { $link }

    Wenn du nicht darum gebeten hast, brauchst du nichts zu tun.
mail-proof-subject = Ist das deine Adresse?
mail-proof-body =
    Hallo { $name },

    bestätige mit diesem Link, dass Fiorino dir hierher schreiben darf. Er gilt einmal, innerhalb einer Stunde:
    { $link }

    Wenn du nicht darum gebeten hast, brauchst du nichts zu tun.

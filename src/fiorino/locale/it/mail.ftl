### What the server writes to people by e-mail. $link and $settings are addresses, $game a game’s name.

mail-turn-subject = Tocca a te: { $game }
mail-turn-body =
    Ciao { $name },

    tocca a te nella partita di { $game }:
    { $link }

    Puoi disattivare questi messaggi nelle Impostazioni:
    { $settings }
mail-reset-subject = Una nuova password per Fiorino
mail-reset-body =
    Ciao { $name },

    con questo link scegli una nuova password. Vale una volta, entro { $minutes } minuti:
    { $link }

    Se non l’hai chiesta tu, non devi fare nulla.
mail-proof-subject = È il tuo indirizzo?
mail-proof-body =
    Ciao { $name },

    conferma con questo link che Fiorino può scriverti qui. Vale una volta, entro un’ora:
    { $link }

    Se non l’hai chiesto tu, non devi fare nulla.

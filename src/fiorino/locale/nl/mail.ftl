### What the server writes to people by e-mail. $link and $settings are addresses, $game a game’s name.

mail-turn-subject = Je bent aan de beurt in { $game }
mail-turn-body =
    Hallo { $name },

    je bent aan de beurt in { $game }:
    { $link }

    Je kunt deze berichten uitzetten onder Instellingen:
    { $settings }
mail-reset-subject = Een nieuw wachtwoord voor Fiorino
mail-reset-body =
    Hallo { $name },

    met deze link kies je een nieuw wachtwoord. Hij werkt één keer, binnen { $minutes } minuten:
    { $link }

    Heb je hier niet om gevraagd, dan hoef je niets te doen.
mail-proof-subject = Is dit jouw adres?
mail-proof-body =
    Hallo { $name },

    bevestig met deze link dat Fiorino je hier mag schrijven. Hij werkt één keer, binnen een uur:
    { $link }

    Heb je hier niet om gevraagd, dan hoef je niets te doen.

### What the server writes to people by e-mail. $link and $settings are addresses, $game a game’s name.

mail-turn-subject = It is your turn in { $game }
mail-turn-body =
    Hello { $name },

    it is your turn in { $game }:
    { $link }

    You can turn these messages off under Settings:
    { $settings }
mail-reset-subject = A new password for Fiorino
mail-reset-body =
    Hello { $name },

    with this link you choose a new password. It works once, within { $minutes } minutes:
    { $link }

    If you did not ask for it, you need not do anything.
mail-proof-subject = Is this your address?
mail-proof-body =
    Hello { $name },

    confirm with this link that Fiorino may write to you here. It works once, within an hour:
    { $link }

    If you did not ask for it, you need not do anything.

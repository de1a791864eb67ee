### What the server writes to people by e-mail. $link and $settings are addresses, $game a game’s name.

mail-turn-subject = Te jössz: { $game }
mail-turn-body =
    Szia { $name }!

    Te jössz ebben a játszmában: { $game }
    { $link }

    Ezeket az üzeneteket a Beállításokban kapcsolhatod ki:
    { $settings }
mail-reset-subject = Új jelszó a Fiorinóhoz
mail-reset-body =
    Szia { $name }!

    Ezzel a hivatkozással új jelszót választhatsz. Egyszer használható, { $minutes } percen belül:
    { $link }

    Ha nem te kérted, nincs vele teendőd.
mail-proof-subject = A te címed ez?
mail-proof-body =
    Szia { $name }!

    Ezzel a hivatkozással megerősíted, hogy a Fiorino ide írhat neked. Egyszer használható, egy órán belül:
    { $link }

    Ha nem te kérted, nincs vele teendőd.

### Words that only the terminal has. What is typed stays English: commands (undo, hint …), answers (“price 18”), options.

terminal-you = te
terminal-empty = üres

## What players are called who have no name of their own, by the colour of their piece

terminal-seat-blue = Kék
terminal-seat-orange = Narancs
terminal-seat-green = Zöld
terminal-seat-rose = Rózsaszín
terminal-seat-red = Piros

## A match

terminal-question = { $who }: { $question }
terminal-type-number = írj be egy számot
terminal-curtain = Most { NAME($seat) } következik. Nyomj Entert, ha már csak { NAME($seat) } nézi.
terminal-saved = Elmentve: { $file }
terminal-go-on = Folytatás: { $command }
terminal-hint = Tipp: { $answer }
terminal-nothing-to-undo = Még nincs visszavonható válaszod.

## What cannot be taken as an answer. $answers is a list of notation, “draw or stop”.

terminal-answers-numbered = A válaszok számai: 1–{ $last }.
terminal-answer-needed = Válasz kell: { $answers }.
terminal-answer-unclear = „{ $text }” lehet { $answers }; írj egy kicsit többet.
terminal-not-understood = „{ $text }” nem érthető; a lehetséges válasz { $answers }.
terminal-more-help = A „help” elmondja, mit írhatsz még be.
terminal-not-allowed = Nem szabad: { $reason } ({ $rule } szabály).
terminal-refused = { $reason } ({ $rule } szabály)
terminal-did-you-mean = Erre gondoltál: „{ $word }”?
terminal-interrupted = megszakítva.

## The help of a match. Each line stands behind the command that it explains.

terminal-help = Válaszolj a válasz számával vagy szövegével; a szavak rövidíthetők („l 5 v”).
terminal-help-undo = a saját utolsó válaszod visszavonása; újra ugyanazok a húzások jönnek
terminal-help-hint = mit válaszolna a mohó bot, és miért
terminal-help-why = melyik szabály miatt te jössz
terminal-help-rules = a szabályok, vagy egyetlen fejezetük vagy szabályuk
terminal-help-log = minden, ami eddig történt
terminal-help-table = az asztal újrarajzolása
terminal-help-save = a játszma mentése fájlba
terminal-help-quit = kilépés; a játszma mentve van, és megtudod, hogyan folytathatod

## Figures behind a hint

terminal-reason-worth-to-you = neked ennyit ér: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-reason-worth-to-the-other-house = a másik családnak ennyit ér: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-reason-fair-price = méltányos ár: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-reason-worth-of-the-card-to-you = a kártya neked ennyit ér: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-reason-worth-of-the-artist-to-you = a művész neked ennyit ér: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-reason-gain = nyereség ({ THING($card) }): { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## The table of Medici vs Strozzi

terminal-medici-tiles-left = { $left } lapka a zsákban
terminal-medici-coins = { $coins } érme
terminal-medici-at-home = { $count ->
    [one] otthon: { $ships } férőhelyes hajó
   *[other] otthon: { $ships } férőhelyes hajók
 }
terminal-medici-no-ship = még nincs hajó
terminal-medici-value = értéke { $value }
terminal-medici-at-price = ára { $coins } érme
terminal-medici-in-bag = A zsákban: { $tiles }
terminal-medici-push = { THING($good) } +{ $spaces }
terminal-medici-free = { $free ->
    [0] a hajó tele
   *[other] { $free } szabad hely
 }

## The table of Siena

terminal-siena-stock = szenátuskártya { $senesi }, művész { $artists }
terminal-siena-column-florins = aranyforint
    .short = frt
terminal-siena-column-status = státusz
    .short = stát
terminal-siena-column-where = hol
    .short = hol
terminal-siena-column-cards = kártya
    .short = kéz
terminal-siena-column-levels = szint
    .short = szt
terminal-siena-column-cubes = kocka
    .short = ko
terminal-siena-column-senesi = szenátus
    .short = szen
terminal-siena-column-artists = művész
    .short = műv
terminal-siena-player = kártya { $cards }, szint { $levels }, kocka { $cubes }, szenátus { $senesi }, művész { $artists }
terminal-siena-road = { THING($road) }, { $space }. mező
terminal-siena-tower = Torony
terminal-siena-high-bid = { $coins } ({ NAME($seat) })
terminal-siena-money = { $before } → { $after } aranyforint
terminal-siena-alms = { $coins } aranyforint, vagy mindened
terminal-siena-each = fejenként { $coins } aranyforint
terminal-siena-stinginess = −{ $points } pont a végén

## fiorino games and fiorino rules

terminal-game = { $game }, szerzője { $author }, { $few }–{ $many } játékosnak, a szabályok { $version }. változata
terminal-game-fixed = { $game }, szerzője { $author }, { $few } játékosnak, a szabályok { $version }. változata
terminal-editions = Egy teljes szabálykönyv egyszerre; egyes opciók még rátehetők. Szokásos: { $usual }.
terminal-option = { $says } Szokásos: { $usual } ({ $rule }).
terminal-box = { $game }: a doboz
terminal-mark-stated = leírva
terminal-mark-deduced = kikövetkeztetve
terminal-mark-reconstructed = rekonstrukció
terminal-mark-ruling = döntés

## fiorino verify and fiorino position

terminal-verified = { $file }: hibátlan felvétel, { $game }, { $state ->
    [finished] befejezett
   *[running] folyamatban lévő
 } játszma, { $answers } válasz és { $draws } húzás; { $source ->
    [promise] a húzások a magjából következnek, és megfelelnek az ígéretnek: { $promise }….
    [seed] a húzások a magjából következnek.
   *[hand] a húzásokat kézzel írták be.
 }
terminal-asked = Soron van: { $seat }, { $question } ({ $rule } szabály)

## What is refused. $why is a sentence of the operating system.

terminal-error-not-text = „{ $text }” nem olvasható szöveg.
terminal-error-game = Nincs „{ $game }” nevű játék; ami van: { $games }.
terminal-error-seat = Nincs „{ $seat }” nevű hely; ami van: { $seats }.
terminal-error-seats = { $game }: itt a helyek száma { $seats }; a --seats ennyit nevez meg: { $named } ({ $names }). A vessző a játékosokat választja el, ezért névben nem állhat.
terminal-error-bot = Nincs „{ $bot }” nevű bot; ami van: { $bots }, vagy a sajátod így: file.py:Class. Ember neve nagybetűvel kezdődik.
terminal-error-option-form = Az opció alakja név=érték, nem „{ $option }”.
terminal-error-option-twice = Ez az opció kétszer szerepel: „{ $option }”.
terminal-error-saved-file-brings = A mentett fájl magával hozza a játékot, az opciókat és a dobozt; hagyd el őket.
terminal-error-no-saved = Még nincs mentett játszma; így kezdhetsz egyet: { $command }
terminal-error-file-large = „{ $file }” túl nagy ahhoz, hogy a Fiorino fájlja legyen.
terminal-error-file-kind = „{ $file }” nem olvasható fájl, hanem mappa, csővezeték vagy eszköz; magát a fájlt add meg.
terminal-error-file-text = „{ $file }” nem szövegfájl.
terminal-error-file-read = „{ $file }” nem olvasható: { $why }.
terminal-error-file-write = „{ $file }” nem írható: { $why }.
terminal-error-too-late = „{ $text }” túl későn jön: a játszma véget ért.
terminal-error-no-rule = Nincs „{ $number }” szabály; a fejezetek: { $sections }.
terminal-error-no-rule-speaks = { $game }: egyik szabály sem szól erről: „{ $word }”.

## Files, names and the screen of a match

terminal-help-keys = A Tab kiegészít, a ↑ visszahozza, amit beírtál, a Ctrl-C kilép. Minden válasz azonnal mentésre kerül.
terminal-more = A folytatáshoz nyomj Entert.
terminal-over-already = Ez a játszma véget ért; a fájlja marad, ahogy van.
terminal-undo-other = { NAME($seat) } azóta válaszolt; csak a saját válaszaidat vonhatod vissza.
terminal-bot-file = „{ $name }” itt emberként ül: egy fájl nem hozhat saját botot. Botot a --seats ültet az asztalhoz.
terminal-saved-elsewhere = „{ $file }” nem írható: { $why }. Mostantól itt van a játszma mentése: { $place }
terminal-unsaved = „{ $file }” nem írható: { $why }. Máshová sem sikerült; minden válasz után újra megpróbáljuk.
terminal-record-follows = A játszmát sehová sem lehetett menteni. Ha meg akarod tartani, másold mindazt, ami következik, egy .fiorino végű fájlba:
terminal-ask-overwrite = „{ $file }” már létezik. A felülíráshoz írd be: yes
terminal-error-file-exists = „{ $file }” már létezik; adj más nevet, vagy írd elé: --overwrite.
terminal-error-in-file = „{ $file }”: { $why }
terminal-error-name-long = „{ $name }” { $letters } karakter hosszú; egy név legfeljebb { $most } lehet.
terminal-why-missing = nincs ilyen fájl vagy mappa
terminal-why-forbidden = ott ezt nem teheted meg
terminal-why-folder = ez egy mappa
terminal-why-not-plain = ez nem közönséges fájl
terminal-why-inside-a-file = az útvonal egyik része fájl, nem mappa
terminal-why-full = a lemez megtelt
terminal-why-too-large = ott nem lehet ennél nagyobb fájl
terminal-why-read-only = oda nem lehet írni
terminal-why-long-name = túl hosszú a neve
terminal-why-circle = a hivatkozásai körbe vezetnek
terminal-why-disk = a lemez nem válaszol rendesen
terminal-why-name = ilyen nevű fájl nem lehet
terminal-why-changed = közben egy másik program megváltoztatta
terminal-why-other = a rendszer nem engedi

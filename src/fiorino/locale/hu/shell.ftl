### The frame of the page and the table around both games.

## The top bar and the frame

shell-brand = Fiorino
shell-brand-home = Fiorino, az előcsarnokba
shell-skip = Ugrás a tartalomhoz
shell-navigation = Oldalak
shell-way-lobby = Játék
shell-way-matches = Játszmáim
shell-way-watch = Nézőtér
shell-way-learn = Tanulás
shell-language = Nyelv
shell-language-en = English
shell-language-nl = Nederlands
shell-language-de = Deutsch
shell-language-hu = Magyar
shell-language-it = Italiano
shell-theme = Világos vagy sötét
shell-theme-auto = rendszer szerint
shell-theme-light = világos
shell-theme-dark = sötét
shell-theme-to-light = Világos oldal
shell-theme-to-dark = Sötét oldal
shell-guest = Vendég
shell-settings-of = { $name } beállításai
shell-close = Bezárás
shell-cancel = Mégse
shell-reload = Az oldal újratöltése
shell-to-lobby = Az előcsarnokba
shell-opening = Terítjük az asztalt…

## Nothing to show

shell-error-unreachable = A szerver nem érhető el. Ellenőrizd a kapcsolatot, és próbáld újra.
shell-trouble-nowhere = Nincs ilyen oldal
    .more = Lehet, hogy a cím hiányos.
shell-trouble-unreachable = Az oldalt nem sikerült betölteni
    .more = A szerver nem válaszol. Ellenőrizd a kapcsolatot, és próbáld újra.
shell-trouble-no-table = Nincs ilyen asztal
    .more = Lehet, hogy a link hiányos, vagy ez az asztal nem rád tartozik.
shell-plain-note = Ehhez a játékhoz még nincs rajz, ezért az asztalt szövegként látod.

## How the line to the server stands

shell-line-connecting = Kapcsolódás…
shell-line-live = Élő
shell-line-slow = Lassú
shell-line-reconnecting = Újra { $seconds } mp múlva
shell-line-offline = Offline
shell-line-new-version = Új verzió
shell-line-try = Újra most
shell-line-reload = Frissítés
shell-line-delay = { $delay } ezredmásodperc a szerverig és vissza

## The decision bar

shell-decision = Döntés
shell-answers = A válaszaid
shell-your-turn = Te jössz
shell-turn-announced = Te jössz. { $question }
shell-decision-past = Visszanézés: { $move }. lépés
shell-decision-open = Várakozás játékosokra
shell-decision-aborted = Ezt a játszmát lefújták
shell-decision-paused = A játszma szünetel
shell-decision-away = Egy bot játszik helyetted
shell-decision-lost = Feladtad; egy bot játszik tovább helyetted
shell-decision-curtain = Add tovább az eszközt a következő játékosnak
shell-decision-sending = Küldés…
shell-decision-kept = Megőriztük: „{ $answer }”
    .more = Elküldjük, amint az asztal válaszol.
shell-previewing = Mi történne?
shell-take-back = Visszavonom
shell-undo = Visszavonás
shell-back-to-now = A jelenbe
shell-play-on = Folytatás
shell-be-back = Újra én játszom
shell-be-away = Játsszon helyettem bot
shell-hint = Tipp
shell-hint-thinking = Egy bot gondolkodik…
shell-hint-says = Egy bot ezt tenné: { $answer }
# What an answer is worth, in brackets behind it. $side is "ahead", "behind" or "level".
shell-advice-coins = { $side ->
        [ahead] a végén körülbelül { $coins } előny
        [behind] a végén körülbelül { $coins } hátrány
       *[level] a végén nagyjából egyenlő állás
    }
shell-advice-chance = { $chance }% eséllyel nyer
# What an answer gives away against the best one, in brackets behind it
shell-advice-less-coins = { $coins ->
        [0] ugyanolyan jó
       *[other] { $coins } veszteség
    }
shell-advice-less-chance = { $chance ->
        [0] ugyanolyan jó
       *[other] { $chance }% veszteség
    }
shell-refused = Ez nem lehetséges: { $reason }.
shell-refused-todo = { $reason } { $todo }

## A number between two others

shell-one-less = Eggyel kevesebb
shell-one-more = Eggyel több
shell-quick-figures = Gyors számok

## An order for an auction

shell-standing-label = Licit helyettem eddig:
shell-standing-set = ebben az aukcióban
shell-standing-pass = Végig passz
shell-standing-bids = Helyetted licitálunk, felső határ: { $limit }, csak ebben az aukcióban
shell-standing-passes = Végig passzolunk helyetted, csak ebben az aukcióban
shell-standing-cancel = Megbízás visszavonása

## Players

shell-players = Játékosok
shell-to-move = soron van
shell-winner = győztes
shell-you = te
shell-bot = bot
shell-level-random = véletlen
shell-level-greedy = mohó
shell-level-easy = könnyű
shell-level-normal = közepes
shell-level-hard = nehéz
shell-level-master = mester
shell-style-patient = türelmes
shell-style-bold = merész
shell-style-builder = építő
shell-style-patron = mecénás
shell-away = bot játszik
shell-not-here = nincs itt
shell-seat-open = szabad hely
shell-seat-number = { $number }. játékos
shell-clock = { $time } az órán
shell-clock-days = { $days } nap { $hours } óra

## Board, hand and side column

shell-board = Tábla
shell-strip = A tábla alatt
shell-side = A tábla mellett
shell-tabs = Napló és csevegés
shell-tab-log = Napló
shell-tab-chat = Csevegés
shell-tab-since = A köröm óta
shell-tab-notes = Jegyzetek
shell-log-empty = Még nem történt semmi.
shell-since-empty = A köröd óta senki sem lépett.
shell-log-left-out = { $count } korábbi lépés nem látszik.
shell-log-undo = { NAME($seat) } visszavonja az utolsó válaszát
shell-log-resign = { NAME($seat) } feladja
shell-log-timeout = { NAME($seat) } kifutott az időből
shell-log-claim = { NAME($seat) } nincs itt; a győzelmet megkérték
shell-log-restart = A szerver nem volt elérhető; közben egy óra sem járt
shell-log-rules = Innentől újabb szabályok szerint folyik a játszma
shell-log-pause-agree = { NAME($seat) } szünetet szeretne
shell-log-pause-paused = { NAME($seat) } beleegyezik: a játszma szünetel
shell-log-pause-decline = { NAME($seat) } nem kér szünetet
shell-log-pause-resume = { NAME($seat) } folytatja
shell-chat = Csevegés
shell-chat-empty = Még senki sem szólt. Amit írsz, csak a játékosok látják.
    .spectators = Még senki sem szólt. Amit írsz, csak a nézők látják.
shell-chat-write = Szólj hozzá!
shell-chat-send = Küldés
shell-chat-mute = { $name } némítása
shell-chat-report = Üzenet bejelentése: { $name }
shell-chat-muted = { $name } el van némítva.
shell-chat-unread = { $count } új üzenet
shell-notes = Saját jegyzetek ehhez a játszmához
shell-notes-hint = Ezeket a jegyzeteket csak te látod.
shell-notes-loading = Jegyzeteid betöltése…
shell-notes-kept = Elmentve
shell-notes-writing = Mentés…
shell-notes-failed = A jegyzeteidet nem sikerült elmenteni; ellenőrizd a kapcsolatot.

## Looking back

shell-replay = Visszajátszás
shell-replay-first = Első lépés
shell-replay-back = Egy lépés vissza
shell-replay-forward = Egy lépés előre
shell-replay-last = Vissza a jelenbe
shell-replay-rail = Melyik lépést nézed
shell-replay-now = { $move }. lépés · most
shell-replay-of = { $move }/{ $last }. lépés
shell-link-copied = A link a vágólapon van: { $move }. lépés.

## Rules

shell-rules = Szabályok
shell-rule = { $rule } szabály
shell-rule-open = { $rule } szabály
shell-rules-all = Minden szabály
shell-rules-unreachable = A szabályokat nem sikerült betölteni; ellenőrizd a kapcsolatot.

## Waiting for players

shell-waiting = Várakozás játékosokra
shell-waiting-title = Még { $count } játékos hiányzik
shell-waiting-share = Küldd el ezt a linket; aki megnyitja, leülhet.
shell-invitation = Meghívólink
shell-invitation-copied = A link a vágólapon van.
shell-invitation-qr = A link QR-kódként
shell-join = Leülök

## One device for several players

shell-curtain = Add át az eszközt { NAME($seat, form: "dative") }
shell-curtain-lift = { NAME($seat) } vagyok

## The menu of the table

shell-menu = Menü
shell-menu-match = Ez a játszma
shell-menu-page = Ez az oldal
shell-menu-help = Súgó
shell-pause-ask = Szünetet kérek
shell-pause-withdraw = Mégse kérek szünetet
shell-resign = Feladom
shell-resign-not = Tovább játszom
shell-resign-sure = Feladod ezt a játszmát?
    .more = { $then ->
        [ends] A játszma véget ér, és az ellenfeled nyer.
       *[goes-on] Már nem nyerhetsz; egy bot játszik tovább helyetted.
    }
shell-abort = A játszma lefújása
shell-abort-sure = Lefújod a játszmát?
    .more = Még senki sem válaszolt, így semmi sem vész el, és semmi sem számít.
shell-leave = Távozom az asztaltól
shell-leave-sure = Távozol ettől az asztaltól?
    .more = Kezdés előtt a helyed felszabadul; utána egy bot játszik helyetted, amíg vissza nem jössz.
shell-stay = Maradok
shell-rematch = Visszavágó
shell-rematch-go = A visszavágóhoz
shell-rematch-asked = Visszavágó kérve
shell-try-from-here = Próba innen: { $move }. lépés
shell-try-from-move = Visszanézés, próba onnan
shell-export = A játszma mentése fájlba
shell-fairness = Ellenőrizhető húzások
shell-fairness-what = A szerver a játszma előtt megmutatta a titka ujjlenyomatát, ezzel kötelezte el magát mellette. Minden húzás ebből a titokból és a játékosok hozzájárulásából ered; a játszma után a titok is láthatóvá válik, és bárki ellenőrizheti.
shell-fairness-agree = A játszma minden húzása az, amit a szerver megígért.
shell-fairness-differ = A játszma húzásai nem azok, amiket a szerver megígért.
shell-fairness-commitment = A titok ujjlenyomata, a játszma előtt megmutatva
shell-fairness-secret = A titok
shell-fairness-nonces = Amit a játékosok hozzátettek
shell-fairness-limits = Ez nem véd az olyan szerver ellen, amely játszma közben valakinek rejtett kártyákat mutat.
shell-answering = A választ
shell-answering-confirm = előbb megerősítem
shell-answering-instant = azonnal elküldöm
shell-tips = Tanácsok az asztalnál
shell-sound = Hangok
shell-sound-on = Hang be
shell-sound-off = Hang ki
shell-volume = Hangerő
shell-notify = Szólj, ha én jövök
shell-notify-blocked = A böngésző nem enged értesítéseket ettől az oldaltól.
shell-settings-all = Minden beállítás

## The end

shell-result = Így ért véget

## Keys

shell-keys = Billentyűk
shell-key-answer = Válasz kiválasztása
shell-key-pass = Passz vagy végeztem
shell-key-confirm = Megerősítés
shell-key-cancel = A tervezet elvetése; vissza a jelenbe
shell-key-undo = Visszavonás
shell-key-step = Egy lépés vissza vagy előre
shell-key-ends = Első lépés; jelen
shell-key-zoom = Tábla közelebb vagy távolabb
shell-key-sound = Hang be vagy ki
shell-key-help = Ez a lista
shell-key-number = ↑ és ↓ eggyel, a Page billentyűk öttel: ár vagy licit
shell-key-region = Ugrás: tábla, kéz, napló, csevegés, kártyaszöveg
shell-key-skip = A jelenet vége, vagy minden jeleneté
shell-key-offer = Ajánlat elfogadása vagy elutasítása, ha azon áll a fókusz
shell-keys-more = A Tab billentyű részről részre visz: kérdés, tábla, kártyák, játékosok, napló, sáv. A nyilak egy részen belül mozognak. Az Enter elküldi a tervezetet, bárhol áll a fókusz, hacsak nem olyasmin, aminek saját jelentése van.

## The question and its slots

shell-slots = Válasz
shell-why = Miért?
shell-why-rule = Miért? { $rule }. szabály
shell-go-on = Tovább
shell-hold = Tartsd nyomva a kártyát vagy helyet: leírás.
shell-choose-first = Előbb válassz
shell-thinking = { $timed ->
    [yes] { NAME($seat) } gondolkodik, { $time }
   *[no] { NAME($seat) } gondolkodik
}
shell-decision-kept-short = Még nincs elküldve
shell-limit = Felső határ…
shell-limit-kept = Határ: { $limit }
shell-limit-passing = Passzol
shell-deeds-all = Vissza az összeshez
shell-deeds-more = Továbbiak…
shell-deeds-group = { $name }…
shell-review = Visszanézés
shell-replay-link-short = Link másolása
shell-to-lobby-short = Előcsarnok
shell-tab-coach = Lecke
shell-tab-answer = Válasz
shell-tab-table = Asztal
shell-result-won = { $how ->
    [timeout] { NAME($seat) } időre nyer
    [resign] { NAME($seat) } feladással nyer
    [claim] { NAME($seat) } kéri a győzelmet
   *[answer] { NAME($seat) } megnyeri a játszmát
}
shell-result-mine = { $how ->
    [timeout] Időre nyersz
    [resign] Nyersz, mert feladták
    [claim] Tiéd a győzelem
   *[answer] Megnyered a játszmát
}
shell-result-shared = A győzelmen osztoztok
shell-result-nobody = Senki sem nyer

## Offers in the bar

shell-offer-pause-mine = Szünetet kértél: { $others } közül { $said } igen
shell-offer-rematch-mine = Visszavágót kértél: { $others } közül { $said } igen
shell-offer-rematch = { NAME($seat) } visszavágót kér
shell-offer-pause-declined = { NAME($seat) } most nem kér szünetet
shell-offer-rematch-declined = { NAME($seat) } nem kér visszavágót
shell-offer-gone = { NAME($seat) } kapcsolata megszakadt. { $seconds } mp múlva kérheted a győzelmet.
shell-offer-gone-long = { NAME($seat) } már régóta távol van.
shell-offer-claim = Kérem a győzelmet
shell-offer-pause = { NAME($seat) } szünetet kér
shell-offer-away = { NAME($seat) } elment. Amíg vissza nem jön, egy bot játszik.
shell-offer-accept = Elfogadom
shell-offer-decline = Elutasítom
shell-offer-take-back = Visszavonom
shell-went-on = Erre már jött válasz; most így áll az asztal.
shell-result-by-timeout = { NAME($seat) } kifutott az időből.
shell-result-by-resign = { NAME($seat) } feladta.
shell-result-by-claim = { NAME($seat) } túl sokáig volt távol.
shell-result-rating = Értékszám { $before } → { $after }

## Taking back by consent, and who is there

shell-ask-back = Visszavonás…
shell-ask-back-long = Kérés: az utolsó lépésed visszavonása
shell-log-takeback-ask = { NAME($seat) } vissza szeretné vonni az utolsó lépését
shell-log-takeback-accept = { NAME($seat) } beleegyezik
shell-log-takeback-taken = { NAME($seat) } beleegyezik: a lépés visszavonva
shell-log-takeback-alone = { NAME($seat) } visszavonja az utolsó lépését
shell-log-takeback-decline = { NAME($seat) } nem egyezik bele; a lépés érvényes
shell-log-takeback-withdraw = { NAME($seat) } mégis érvényesnek hagyja a lépését
shell-offer-takeback = { NAME($seat) } visszavonná az utolsó lépését
shell-offer-takeback-mine = Visszavonnád a lépésedet: { $others } közül { $said } igen
shell-offer-takeback-declined = { NAME($seat) } nem egyezik bele; a lépés érvényes
shell-offer-left = { NAME($seat) } nincs itt.
shell-offer-back = { NAME($seat) } visszatért.
shell-chat-said = { $name } üzeni: { $text }
shell-watching = { $count ->
    [one] Egy néző
   *[other] { $count } néző
}
shell-watching-more = { $count ->
    [one] és még egy néző
   *[other] és még { $count } néző
}
shell-offer-let-stand = Maradjon
shell-log-pause-withdraw = { NAME($seat) } már nem kér szünetet
shell-level-own = saját bot

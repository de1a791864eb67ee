# What the rules and the server refuse, and what to do about it.
# A sentence of the rules begins small; it stands after “Ez nem lehetséges:” and before its rule.
# $card, $good and $harbor are words of the game, $asked and $seat the names of players, and $answers
# the answers that can be given, “a, b or c”.

## The engine

# The rules
refusal-not-an-answer = ez nem válasz arra, amiről most dönteni kell
refusal-play-after-end = a játszma véget ért
refusal-not-asked = most { NAME($asked) } válaszol, nem { NAME($seat) }

# Going back
refusal-nothing-to-undo = Nincs mit visszavonni.
refusal-undo-draw = A húzást nem lehet visszavonni.
refusal-undo-others = Csak a saját válaszodat vonhatod vissza.
refusal-undo-asked = Ezt már nem lehet visszavonni: közben más játékos került sorra.
refusal-undo-seen = Ezt már nem lehet visszavonni: közben valami rejtett dolog láthatóvá vált.
refusal-no-such-move = A játszmában { $moves } lépés van; { $move }. lépés nincs.

# Answers as text
refusal-answer-needed = Válasz kell: { $answers }.
refusal-answer-unclear = „{ $text }” lehet { $answers }; írj egy kicsit többet.
refusal-answer-unknown = „{ $text }” nem érthető; a lehetséges válasz { $answers }.
refusal-answer-unknown-near = „{ $text }” nem érthető; a lehetséges válasz { $answers }. Erre gondoltál: „{ $near }”?
refusal-answer-not-whole = „{ $number }” nem egész szám; a lehetséges válasz { $answers }.
refusal-no-action = „{ $text }” nem lépés.
refusal-no-action-near = „{ $text }” nem lépés. Erre gondoltál: „{ $near }”?
refusal-not-offered = „{ $text }” most nincs a válaszok között.

# Setting up
refusal-player-count = { $title }: a lehetséges játékosszám { $counts }, nem { $players }.

## Medici vs Strozzi

# The lot
refusal-medici-stop-first = előbb hagyd abba a húzást; aztán jön az ár
refusal-medici-draw-or-stop = most húzz még egy lapkát, vagy hagyd abba
refusal-medici-bag-empty = a zsák üres
refusal-medici-lot-full = egy tételben legfeljebb { $most } lapka lehet
refusal-medici-ships-full = több lapka egyik hajódon sem férne el
refusal-medici-drawing-stopped = a húzást már abbahagytad

# The price
refusal-medici-name-price = most árat kell szabnod, 0 és { $highest } között
refusal-medici-buy-or-refuse = az ár { $price }: vedd meg, vagy utasítsd vissza

# The ships
refusal-medici-load-or-throw = a tétel már a tiéd: rakd be, vagy dobd el
refusal-medici-no-such-ship = nincs ilyen hajó vagy kikötő
refusal-medici-no-room = ezen a hajón ({ $ship } férőhely) már csak { $room } szabad hely van, az egész tétel nem fér el
refusal-medici-ship-stays = ez a hajó ({ $ship } férőhely) a forduló végéig { THING($harbor) } kikötőjében marad
refusal-medici-harbor-taken = { THING($harbor) } kikötőjében már egy másik hajód áll

## Siena

# Auctions
refusal-siena-start-or-decline = most aukciót indíthatsz, vagy lemondhatsz róla
refusal-siena-card-not-open = ez a kártya nincs a kínálatban: { THING($card) }
refusal-siena-bid-too-low = a legkisebb lehetséges licit: { $least }
refusal-siena-purse-too-small = az erszényedben { $money } van, kevesebb, mint { $bid }
refusal-siena-must-bid = most licitálnod kell
refusal-siena-bid-or-pass = most licitálj vagy passzolj
refusal-siena-no-auction = most nincs aukció, amelyen licitálhatnál

# Buying
refusal-siena-take-or-pass = most vegyél el egy kártyát, vagy passzolj
refusal-siena-card-starred = ez csillagos kártya, csak aukción szerezhető meg: { THING($card) }
refusal-siena-card-too-dear = ez a kártya ({ THING($card) }) neked { $coins } aranyforintba kerül, és csak { $money } aranyforintod van
refusal-siena-taken-before = kártyát a körök előtt lehet elvenni

# Turns
refusal-siena-name-first = nevezd meg, ki kezdje az első kört
refusal-siena-not-now = ezt most, ebben a körben nem teheted
refusal-siena-card-not-held = nincs a kezedben ilyen kártya: { THING($card) }
refusal-siena-banker-puts-no-workers = a bankár nem rak le munkást
refusal-siena-when-begged-from = az őrségkártya arra való, amikor Calandrino tőled koldul
refusal-siena-when-drawn-in = a barátnőkártya arra való, amikor a kurtizánok becsábítanak a fogadóba
refusal-siena-when-you-build = a kőműveskártya a Torre del Mangia építéséhez való
refusal-siena-where-you-stop = ezt a kártyát az ott megálló bankár játszhatja ki: { THING($card) }
refusal-siena-inn-set = ehhez { $size } fogadókártya kell, és neked { $held } van
refusal-siena-rise-or-stay = a köröd véget ért: lépj feljebb, vagy maradj, ami vagy

# Work and sales
refusal-siena-goods-before-mule = az öszvérkártya előtt játssz ki egy búzát, bort vagy olajat mutató munkáskártyát
refusal-siena-mule-for-peasants = öszvérkártyát csak földműves játszhat ki
refusal-siena-sell-first = előbb el kell adnod azt, amire eladási jogod van
refusal-siena-status-not-selling = a te státuszodban nem adhatsz el { THING($good, form: "accusative") }
refusal-siena-no-unit = ebből az árufajtából nincs eladásra kész áru: { THING($good, form: "lower") }
refusal-siena-no-right = ebben a körben nem raktál olyan munkást, aki eladási jogot adna erre: { THING($good, form: "lower") }
refusal-siena-sold-already = ebből az árufajtából ebben a körben már eladtál: { THING($good, form: "lower") }
refusal-siena-banker-sells-none = a bankár nem árul semmit

# Via Francigena
refusal-siena-francigena-for-peasants = Via Francigena-kártyát csak olyan földműves játszhat ki, akinek van eladható áruja
refusal-siena-loaded-already = ebből az árufajtából több nem mehet ezen az úton: { THING($good, form: "lower") }
refusal-siena-load-or-fato = most árukat viszel magaddal, vagy sorskártyát húzol
refusal-siena-load-first = előbb egy árut magaddal kell vinned
refusal-siena-fato-count = egytől hatig húzhatsz sorskártyát

# Charity and Senesi cards
refusal-siena-charity-for-merchants = jótékonykodni csak kereskedő tud
refusal-siena-no-senesi = elfogytak a szenátuskártyák
refusal-siena-given-already = ebben a körben már jótékonykodtál
refusal-siena-charity-at-income = jótékonykodni csak azonnal lehet, amint megjött a bevétel
refusal-siena-income-too-small = a bevételed { $income } aranyforintot fedez, nem { $coins } aranyforintot
refusal-siena-give-or-decline = most jótékonykodhatsz a bevételből, vagy kihagyhatod
refusal-siena-senesi-not-drawn = nem ezek azok a szenátuskártyák, amelyeket húztál és megtarthatsz
refusal-siena-choose-senesi = válaszd ki, mely szenátuskártyákat tartod meg

# Journeys
refusal-siena-travel-for-merchants = csak a kereskedő utazik
refusal-siena-journeys-for-merchants = utazókártyát csak kereskedő játszhat ki
refusal-siena-roads-closed = az etapod az utolsó mező előtt ért véget, ezért ebben a körben többet nem utazhatsz
refusal-siena-no-journey = nincs utazókártyád
refusal-siena-other-road = a másik úton jársz, és nem válthatsz
refusal-siena-name-one = nevezz meg legalább egy utazókártyát az útszakaszhoz
refusal-siena-name-then-go = nevezd meg az útszakasz utazókártyáit, aztán indulj
refusal-siena-not-journey = ez nem utazókártya: { THING($card) }
refusal-siena-card-too-late = ezt a kártyát már nem adhatod hozzá az útszakaszhoz
refusal-siena-cash-or-stay = vedd fel a mező pénzét, és hagyd el az utat, vagy maradj ott fizetség nélkül

# The town
refusal-siena-town-for-bankers = csak a bankár járja a várost
refusal-siena-step-first = előbb lépj egyet, vagy menj be a fogadóba
refusal-siena-no-points = nincs több mozgáspontod; játssz ki egy kártyát a zöld számáért
refusal-siena-wedding-costs = az esküvőről továbbmenni { $coins } aranyforintba kerül
refusal-siena-stop-first = a körödet csak azután fejezheted be, hogy megálltál
refusal-siena-stopped = már megálltál, ebben a körben többet nem mozoghatsz
refusal-siena-district-cards = most kijátszhatod ennek a városrésznek a kártyáit, vagy kihagyhatod
refusal-siena-fato-or-decline = most sorskártyát húzhatsz, vagy lemondhatsz róla
refusal-siena-donated-already = már adományoztál, és ezt csak egyszer lehet
refusal-siena-donation-needs = az adományhoz legalább { $coins } aranyforint kell
refusal-siena-donate-at-duomo = adományozni a Duomónál megállva lehet
refusal-siena-donate-or-decline = most adományozhatsz a Duomónál, vagy lemondhatsz róla
refusal-siena-most-levels = senki sem építhet { $most } szintnél többet
refusal-siena-build-at-torre = szintet a Torre del Mangián, a kör végén lehet építeni
refusal-siena-build-or-decline = most felépítheted a torony következő szintjét, vagy lemondhatsz róla
refusal-siena-level-too-dear = a(z) { $level }. szint ára { $coins }, és az erszényedben { $money } van

# The Inn
refusal-siena-inn-from-cerchia = a fogadóba csak a Via delle Cerchiáról lehet belépni
refusal-siena-round-first = előbb újra körbe kell járnod a várost a Via delle Cerchiáig
refusal-siena-drawn-in = a kurtizánok behívnak: lépj be, vagy játszd ki a barátnőket
refusal-siena-pay-courtesans = most fizess a kurtizánoknak, vagy játszd ki a barátnőket
refusal-siena-in-the-inn = a fogadóban vagy, és ebben a körben már nem lépsz

# Artists
refusal-siena-artist-at-inn = művészt a fogadóba belépve lehet felfogadni
refusal-siena-artist-needs = aukció nyitásához { $coins } kell, és az erszényedben { $money } van
refusal-siena-open-or-decline = most aukciót nyithatsz egy művészre, vagy lemondhatsz róla
refusal-siena-artist-seen = már láttad a művészt
refusal-siena-look-costs = a megnézés { $coins } aranyforint, és ennyi nincs az erszényedben
refusal-siena-no-inn-card = nincs fogadókártyád, amivel megnézhetnéd

# Calandrino
refusal-siena-name-or-go = nevezz meg kártyákat a sétához, vagy indítsd útnak
refusal-siena-inn-needs-card = fogadókártya nélkül nem küldheted a fogadóba
refusal-siena-inn-too-far = a fogadó { $steps } mozgáspontnyira van, és neki csak { $points } van
refusal-siena-calandrino-begs = Calandrino kéreget: adj, tagadd meg, vagy játszd ki az őrséget

## Learners

refusal-no-such-index = { $index } számú válasz nincs: az első a 0, az utolsó a(z) { $last }
refusal-must-answer = { NAME($seat) } van soron, és válaszolnia kell

## The server

# The server itself
refusal-server-fault = A szerver hibázott.
refusal-server-closing = A szerver leáll; próbáld újra, ha visszajött.
refusal-database-silent = Az adatbázis nem válaszol.
refusal-message-too-long = Egy üzenet legfeljebb { $most } bájt lehet.
refusal-other-host = Ennek a szervernek nem „{ $host }” a neve.
refusal-other-site = Ez az oldal máshová tartozik: „{ $origin }”.
refusal-no-push = Ez a szerver nem küld értesítéseket.

# Too often
refusal-too-many-messages = Rövid idő alatt túl sok üzenet érkezett.
refusal-too-many-tables = Rövid idő alatt túl sok új asztal készült.
refusal-too-many-joins = Rövid idő alatt túl sok helycsere történt.
refusal-too-many-lines = Rövid idő alatt túl sok csevegőüzenet érkezett.
refusal-too-many-guests = Rövid idő alatt túl sok új vendég érkezett.
refusal-too-many-accounts = Rövid idő alatt túl sok új fiók készült.
refusal-too-many-logins = Rövid idő alatt túl sok bejelentkezési kísérlet történt.
refusal-too-many-hints = Rövid idő alatt túl sok tippet kértél.
refusal-too-many-imports = Rövid idő alatt túl sok felvételt olvastál be.
refusal-too-many-webhooks = Rövid idő alatt túl sokszor változott a webhook.
refusal-too-many-pushes = Rövid idő alatt túl sok feliratkozás érkezett.
refusal-too-many-seeks = Rövid idő alatt túl sokszor kerestél játékostársakat.
refusal-too-many-blocks = Rövid idő alatt túl sokszor változott, hogy ki van letiltva.
refusal-too-many-reports = Rövid idő alatt túl sok bejelentés érkezett.
refusal-too-many-requests = Rövid idő alatt túl sok kérés érkezett.
refusal-too-many-watched = Egy oldalon legfeljebb { $most } játszma fér el.

# People
refusal-unknown-person = Itt még senki sem ismer.
refusal-no-accounts = Ezen a szerveren nincsenek fiókok; játssz vendégként.
refusal-has-account = Már van fiókod.
refusal-wrong-password = A felhasználónév vagy a jelszó nem jó.
refusal-wrong-old-password = A mostani jelszavad nem jó.
refusal-no-account-yet = Még nincs fiókod.
refusal-banned = A szerver gazdája nem enged be többé.
refusal-invitation-needed = Ez a szerver a meghívottaké.
refusal-nobody-new = Ez a szerver nem fogad újakat.
refusal-bad-invitation = Ezt a meghívót itt nem ismerjük, vagy már elhasználták.
refusal-user-name-taken = Ez a felhasználónév már foglalt: „{ $name }”.
refusal-user-name-length = A felhasználónév { $least }–{ $most } karakter hosszú.
refusal-user-name-letters = A felhasználónév a–z betűkből, számjegyekből, „-” és „_” jelből állhat.
refusal-user-name-begins = A felhasználónév betűvel kezdődik.
refusal-user-name-kept = Ez a név magának a szervernek van fenntartva: „{ $name }”. Válassz másikat.
refusal-name-needs-letter = A névben legalább egy betű kell.
refusal-name-too-long = A név legfeljebb { $most } karakter lehet.
refusal-name-signs = A névben csak betűk, számjegyek és látható jelek lehetnek.
refusal-no-such-person = Nincs ilyen személy.
refusal-not-yourself = Ez te vagy; válassz valaki mást.
refusal-no-such-line = Ez a személy nem mondott ilyet annál az asztalnál.
refusal-password-short = A jelszó legalább { $least } karakter.
refusal-password-long = A jelszó legfeljebb { $most } karakter.
refusal-password-characters = A jelszóban olyan karakter van, amely szövegként nem írható le.
refusal-password-common = Ezt a jelszót az elsők között találnák ki; válassz másikat.
refusal-password-is-name = A jelszó nem lehet ugyanaz, mint a felhasználónév.

# Tables
refusal-no-such-table = Nincs ilyen asztal; lehet, hogy a link hiányos.
refusal-table-full = Ennél az asztalnál minden hely foglalt.
refusal-table-called-off = Ezt az asztalt lefújták.
refusal-not-with-them = Valaki ennél az asztalnál nem játszik veled, vagy te nem játszol vele.
refusal-no-such-pace = Nincs „{ $name }” tempó.
refusal-no-pairing-as-nobody = Mondd meg, ki vagy, mielőtt másokra vársz.
refusal-waiting-elsewhere = Most egy másik oldalon vársz; itt véget ért a várakozás.
refusal-owner-seats-bots = Csak az ültethet botot az asztalhoz, aki létrehozta.
refusal-seat-not-free = Ez a hely nem szabad; bot oda ül, ahol senki sem ül.
refusal-begun-already = A játszma már elkezdődött.
refusal-no-such-bot = Nincs „{ $name }” nevű bot.
refusal-no-such-style = A(z) „{ $style }” stílusnak nincs jelentése ebben a játékban: { $title }.
refusal-names-one-device = A helyeknek csak akkor lehet nevet adni, ha mindenki egy eszközön játszik.
refusal-not-seated = Nem ülsz ennél az asztalnál.
refusal-only-watching = Nem ülsz ennél az asztalnál, csak nézed.
refusal-nothing-to-leave = Nincs honnan távozni: itt már senki sem játszik.
refusal-call-off-seated = Játszmát csak az fújhat le, aki az asztalnál ül.
refusal-call-off-late = Lefújni csak az első válasz előtt lehet a játszmát; ehelyett feladhatod.
refusal-rated-as-usual = Pontszámító játszmát a szokásos dobozzal és az elejétől játszunk.
refusal-rated-for-people = Pontszámító játszmában csak emberek játszanak, mindenki a saját helyén.
refusal-live-clock = Az élő óra 1–180 perces lehet, válaszonként 0–120 másodperc ráadással.
refusal-slow-clock = A lassú óra válaszonként 1–14 napot ad.
refusal-no-such-players = Ezt a játékot nem { $players } játékos játssza.

# A match that is played
refusal-match-over = A játszma véget ért.
refusal-match-not-over = A játszma még nem ért véget; a felvétele mindent elárul, a húzásokat és a titkokat is.
refusal-match-not-begun = A játszma még nem kezdődött el.
refusal-not-running = A játszma most nem folyik.
refusal-paused = A játszma szünetel.
refusal-paused-already = A játszma már szünetel.
refusal-pause-not-agreed = Nem egyeztél bele a szünetbe.
refusal-takeback-not-asked = Már senki sem kéri, hogy visszavonhasson valamit.
refusal-takeback-asked = Valaki már kéri, hogy visszavonhasson valamit.
refusal-takeback-declined = Elutasították; a következő válasz után kérheted újra.
refusal-takeback-rated = Pontszámító játszmában nem lehet visszavonást kérni.
refusal-nothing-of-yours = Még nem adtál olyan választ, amelyet vissza lehetne vonni.
refusal-given-up = Ezt a játszmát feladtad; egy bot játszik tovább helyetted.
refusal-seat-given-up = Ez a játékos már feladta.
refusal-old-version = A játszma közben továbbment, talán egy másik oldaladról.
refusal-no-auction = Most nincs aukció, amelyre megbízást adhatnál.
refusal-no-hints-here = Ennél az asztalnál nincsenek tippek.
refusal-nothing-to-claim = A győzelmet olyan játékossal szemben lehet kérni, akire a játszma vár, és aki nincs itt.
refusal-claim-slow = Ha egy válaszra napok jutnak, senki sem számít távollévőnek, amíg le nem jár az ideje.
refusal-claim-too-soon = Még visszajöhet; a győzelmet { $seconds } másodperc múlva lehet kérni.
refusal-no-hints-rated = Pontszámító játszmában nincs tipp.
refusal-hint-not-asked = Tippet csak az kérhet, aki éppen soron van.
refusal-hint-pending = Már készül egy tipp.
refusal-chat-unknown = Mielőtt csevegnél, mondd meg, ki vagy.
refusal-chat-other-room = A játékosok és a nézők külön csevegnek.

# A match that is looked at again
refusal-rematch-not-asked = Most senki sem kér visszavágót.
refusal-rematch-players = Visszavágót azok kérhetnek, akik egy befejezett játszmát játszottak.
refusal-review-when-over = Egy játszmát akkor lehet kielemezni, ha már véget ért.
refusal-review-unfinished = Csak végigjátszott játszmát lehet kielemezni.
refusal-puzzle-counts = Be vagy jelentkezve, ezért a feladványokra adott válaszaid számítanak.
refusal-try-when-over = Egy játszmát akkor lehet valamelyik lépésétől kipróbálni, ha már véget ért.
refusal-no-such-step = A játszmában { $steps } lépés van; { $move }. lépés nincs.
refusal-step-not-shown = A játszmának nincs ilyen megmutatható lépése: { $version }.
refusal-nobody-asked = Ott senki sem dönt; válassz egy lépést a vége előtt.
refusal-record-with-box = Saját dobozú felvételt nem lehet beolvasni; itt csak visszajátszhatod.

# What to do
refusal-todo-choose = Válassz egyet a válaszok közül.
refusal-todo-look-again = Nézd meg, hogyan áll most az asztal, és válaszolj újra.
refusal-todo-refresh = Várd meg az asztal következő állását, vagy töltsd újra az oldalt.
refusal-todo-reload = Töltsd újra az oldalt.
refusal-todo-send-same = Küldd el újra, ahogy van: csak egyszer hajtjuk végre.
refusal-todo-send-shorter = Küldj rövidebbet.
refusal-todo-try-again = Próbáld újra.
refusal-todo-type-again = Írd be újra.
refusal-todo-ask-host = Kérdezd a szerver gazdáját.
refusal-todo-invitation = Jelentkezz be, vagy add meg a meghívót, amelyet kaptál.
refusal-todo-log-in = Jelentkezz be, ha van fiókod.
refusal-todo-try-or-guest = Próbáld újra, vagy játssz vendégként.
refusal-todo-change = Javítsd ki, amit megneveztünk, és próbáld újra.
refusal-todo-choose-other = Válassz másikat.
refusal-todo-check-link = Ellenőrizd a linket, vagy válassz másik asztalt.
refusal-todo-leave-other = Előbb távozz egy másik asztaltól.
refusal-todo-come-again = Gyere vissza, ha véget ért.
refusal-todo-wait = Várd meg.
refusal-todo-wait-seconds = Várj { $seconds } másodpercet, és próbáld újra.
refusal-todo-report = Írd meg nekünk, mit csináltál; a többi benne van a naplójában.
refusal-todo-use-address = Használd a számokkal írt címét, vagy azt a nevet, amellyel elindították.
refusal-todo-ask-here = Kérd programból vagy ennek a szervernek egyik oldaláról.

# Hosts, bots and e-mail
refusal-too-many-tokens = Túl sok új bot és token készült rövid idő alatt.
refusal-too-many-mails = Túl sok e-mail ment ki rövid idő alatt.
refusal-not-for-bots = Ezt botok nem tehetik.
refusal-bad-token = Ez a token itt ismeretlen, vagy visszavonták.
refusal-too-many-bots = { $most ->
    [one] Legfeljebb { $most } saját botod lehet.
   *[other] Legfeljebb { $most } saját botod lehet.
 }
refusal-no-such-own-bot = Nincs ilyen botod.
refusal-only-for-hosts = Ezt csak a szerver házigazdái tehetik.
refusal-no-password = { $name } vendég, fiókja nincs, így jelszava sincs.
refusal-bad-link = Ezt a hivatkozást már felhasználták, vagy lejárt; kérj másikat.
refusal-no-mail = Ez a szerver nem küld e-mailt.
refusal-bad-email = Ez nem e-mail-cím.
refusal-too-many-open = { $most ->
    [one] { $most } asztalod vár játékosokra; zárd be, mielőtt újat nyitsz.
   *[other] { $most } asztalod vár játékosokra; zárj be egyet, mielőtt újat nyitsz.
 }
refusal-too-many-unfinished = { $most ->
    [one] { $most } befejezetlen játszmád van; fejezd be, mielőtt újat kezdesz.
   *[other] { $most } befejezetlen játszmád van; fejezz be egyet, mielőtt újat kezdesz.
 }
refusal-rated-without-bots = Ez az értékelt játszma csak embereknek szól.
refusal-todo-ask-owner = A bot gazdája újat készíthet a Beállításokban.

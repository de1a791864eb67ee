### The lobby and the pages around the table: matches, watch, rules, settings.

## The first page

lobby-title = Fiorino: két játék toszkán kereskedőkről
lobby-tab = Előcsarnok
lobby-game-siena = Siena
    .players = 2–5 játékos
    .time = 90 perc
    .tag = Földművesből kereskedő, kereskedőből bankár.
    .picture = Siena freskón: a csíkos dóm, a Campo fölé magasodó téglatorony, táncosok az utcán, a városkapu és dombok olajfákkal.
lobby-game-medici-vs-strozzi = Medici vs Strozzi
    .players = 2 játékos
    .time = 25 perc
    .tag = Egy tétel, egy ár, két család.
    .picture = Két kereskedőhajó a rakparton alkonyatkor, az egyik kék csíkos, koronggal, a másik narancs csíkos, hatszöggel, köztük áruk.
lobby-play-now = Játsszunk!
    .against = botok ellen
lobby-same-device = Egy eszközön
lobby-invite = Meghívás linkkel
lobby-introductory = Bevezető játék
    .says = Csillagos kártyák nélkül: könnyebb megtanulni, ugyanolyan izgalmas.
lobby-ways = Oldalak
lobby-way-lobby = Játék
lobby-way-matches = Játszmák
lobby-way-watch = Nézőtér
lobby-way-learn = Tanulás
lobby-way-settings = Én
lobby-turns = { $count } játszma vár rád

## Lists of the first page

lobby-open-tables = Nyitott asztalok
lobby-new-table = Új asztal
lobby-no-tables = Most senki sem vár játékosokra.
    .way = Asztal nyitása
lobby-running = Most játsszák
lobby-all-running = Mind
lobby-join = Leülök
lobby-watch = Nézem
lobby-my-matches = Játszmáim
lobby-all-matches = Minden játszma
lobby-no-matches = Még nem játszottál. A játszmáid itt lesznek.
    .way = Játsszunk!
lobby-your-turn = Te jössz
lobby-go-on = Tovább
lobby-match-with = { $game } · { $names }
lobby-match-since = { $game } · { $ago }
lobby-table = { $game } · { $clock }
lobby-table-rated = { $game } · { $clock } · pontszámító
lobby-seats-taken = foglalt helyek: { $taken }/{ $players }
lobby-bots = { $count } bot
lobby-nobody-yet = Még senki más
lobby-on-this-device = Ezen az eszközön
lobby-status-open = játékosokra vár
lobby-status-running = másra vár
lobby-status-paused = szünetel
lobby-ended-won = győzelem
lobby-ended-lost = vereség
lobby-ended-shared = közös győzelem
lobby-ended-over = véget ért
lobby-ended-aborted = lefújva
lobby-learn = Tanulás
lobby-lesson-of = { $game } · { $number }. lecke
lobby-lesson-begin = Kezdés
lobby-lesson-start = Lecke kezdése: { $lesson }
lobby-puzzles = További feladványok
lobby-rules = A szabályok
lobby-documentation = Dokumentáció

## Clocks

lobby-clock-none = óra nélkül
lobby-clock-live = { $minutes } perc + { $increment } mp
lobby-clock-slow = lépésenként { $days } nap

## How many play: same device, invitation

lobby-how-many = Hány játékos?
lobby-device-title = { $game } ezen az eszközön
lobby-device-says = Körbeadjátok az eszközt. Minden kör előtt függöny takarja el, amit a többiek nem láthatnak. Akinek nincs neve, azt a helye színe jelöli.
lobby-device-begin = Indítás
lobby-invite-title = Meghívás: { $game }
lobby-invite-says = Kapsz egy linket és egy beolvasható képet. Aki megnyitja, elfoglal egy szabad helyet; fiókra senkinek sincs szüksége.
lobby-invite-begin = Link készítése

## New table

lobby-new-title = Új asztal
lobby-which-game = Melyik játék?
lobby-seats = Helyek
lobby-seat = { $number }. hely
lobby-seat-me = Én
lobby-seat-open = Szabad: valaki csatlakozik
lobby-bot = Bot: { $bot }
lobby-bot-random = Bot: találomra játszik
lobby-bot-greedy = Bot: a legjobbnak tűnőt lépi
lobby-bot-easy = Bot, könnyű: első ellenfélnek
lobby-bot-normal = Bot, közepes: megfontoltan játszik
lobby-bot-hard = Bot, nehéz: keveset hibázik
lobby-bot-master = Bot, mester: a tőle telhető legjobbat nyújtja
lobby-style-of = A bot stílusa: { $seat }
lobby-style-none = Nincs külön stílusa
lobby-style-surprise = Lepj meg
lobby-style-patient = Türelmes: kivárja a jobb alkalmat
lobby-style-bold = Merész: többet kockáztat
lobby-style-builder = Építő: épít, ahol csak lehet
lobby-style-patron = Mecénás: művészetre és alamizsnára költ
lobby-levels-untrained = A botok nem gyakoroltak ezzel a dobozzal vagy ezekkel a beállításokkal. Előre gondolkodnak így is, de bizonytalanabbul ítélnek.
lobby-levels-by-thumb = A botok nem gyakoroltak ezzel a dobozzal. A könnyűtől a mesterig mind ökölszabályok szerint játszanak.
lobby-hints-on = tippekkel
lobby-hints-off = tippek nélkül
lobby-kind-of-game = Játékmód
lobby-clock = Óra
lobby-clock-kind-none = Óra nélkül
    .says = Mindenki annyi ideig gondolkodik, ameddig kell.
lobby-clock-kind-live = Élő
    .says = Mindenkinek ennyi perce van az egész játszmára, és minden válasszal kap még néhány másodpercet. Aki kifut az időből, veszít.
lobby-clock-kind-slow = Napok
    .says = Mindenkinek ennyi napja van minden válaszra. Nem kell egyszerre itt lennetek.
lobby-clock-minutes = Perc játékosonként
lobby-clock-increment = Ráadás másodperc válaszonként
lobby-clock-days = Nap válaszonként
lobby-who-comes = Ki jöhet
lobby-listed = Bárki
    .says = Az asztal látszik az előcsarnokban.
lobby-by-link = Csak linkkel
    .says = A link nélkül senki sem találja meg.
lobby-spectators = Nézők
    .says = Mások is nézhetik; a rejtett kártyákat nem látják.
lobby-rated = Pontszámító
    .says = Az eredmény beleszámít az értékszámokba.
lobby-unrated-box = Pontszámító játszmát a szokásos dobozzal játszunk.
lobby-unrated-bots = Pontszámító játszmában csak emberek játszanak.
lobby-unrated-same-device = Pontszámító játszmában minden játékosnak saját helye van.
lobby-rules-of-table = Kiadás és szabályok
lobby-changed = { $count } módosítás
lobby-edition = Kiadás
lobby-edition-english = Angol
lobby-edition-dutch = Holland
lobby-edition-german = Német
lobby-edition-hungarian = Magyar
lobby-edition-usual = a szokásos szabályok
lobby-edition-differs = { $count } szabály eltér
lobby-own-changes = Ennek a kiadásnak { $count } szabályát módosítottad.
    .way = Vissza a kiadáshoz
lobby-option-rule = { $rule } szabály
lobby-box = Dobozfájl
lobby-box-own = saját doboz
lobby-box-says = A kártyák és a számok egy dobozfájlból jönnek. Ha megvan neked a nyomtatott játék, játszhatsz annak a számaival: ehhez olyan TOML-fájl kell, amilyet a „fiorino rules” ír ki.
lobby-box-choose = Fájl választása
lobby-box-chosen = Ezt használjuk: { $name }.
lobby-box-paste = Vagy illeszd be a szövegét
lobby-box-too-long = Egy dobozfájl legfeljebb 16000 karakter.
lobby-box-forget = A szokásos doboz legyen
lobby-open-table = Asztal nyitása
lobby-start-table = Indítás

## The options of Siena

lobby-option-siena-game = Játék
    .says = A bevezető játékból kimarad a nyitóaukció, a sorskártyák és a csillagos kártyák, és 18 aranyforinttal indul. A hosszabb játék nem ér véget a 20. fordulóval.
lobby-value-siena-game-standard = Alapjáték
lobby-value-siena-game-introductory = Bevezető
lobby-value-siena-game-advanced = Hosszabb
lobby-option-siena-hands = Kártyák a kézben
    .says = Láthatja-e mindenki a többiek kezében lévő kártyákat.
lobby-value-siena-hands-closed = Titkosak
lobby-value-siena-hands-open = Nyilvánosak
lobby-option-siena-opening_pass = Kihagyás a nyitóaukcióban
    .says = Aki kihagyja az indítást, csak a következő aukcióból van kizárva, vagy minden későbbiből.
lobby-value-siena-opening_pass-next_auction = A következőből zár ki
lobby-value-siena-opening_pass-all_auctions = Mindegyikből kizár
lobby-option-siena-auction_order = A licitek sorrendje
    .says = Ki licitál az indító első licitje után; vagy az indító csak aukcióra bocsát egy kártyát, és mindenki licitál rá.
lobby-value-siena-auction_order-from_starter = Az indítótól felfelé
lobby-value-siena-auction_order-from_poorest = A legszegényebbtől felfelé
lobby-value-siena-auction_order-all_from_poorest = Mindenki, a legszegényebbtől
lobby-option-siena-artist_auction_order = A licitek sorrendje művésznél
    .says = Ki kerül először sorra a nyitó bankár licitje után.
lobby-value-siena-artist_auction_order-from_opener = A nyitótól felfelé
lobby-value-siena-artist_auction_order-from_poorest = A legszegényebbtől felfelé
lobby-option-siena-exact_fill_sale = Pontosan megtöltött keret
    .says = Minden munkás ad-e eladási jogot az árufajtájára, vagy csak akkor, ha már volt kész áru, vagy ha elkészítettek egyet, és maradt munkás a keretben.
lobby-value-siena-exact_fill_sale-may_sell = Eladható
lobby-value-siena-exact_fill_sale-no_right = Nincs eladási jog
lobby-option-siena-selling = Eladás
    .says = Kötelező-e minden árufajtából eladni egyet, amelyre van eladási jog.
lobby-value-siena-selling-optional = Nem kötelező
lobby-value-siena-selling-compulsory = Kötelező
lobby-option-siena-charity_limit = Jótékonyság: hányszor
    .says = Milyen gyakran jótékonykodhat egy kereskedő.
lobby-value-siena-charity_limit-once_a_turn = Körönként egyszer
lobby-value-siena-charity_limit-each_income = Minden bevételnél
lobby-option-siena-charity_income = Jótékonyság: miből
    .says = Milyen bevételről mondhat le a kereskedő a jótékonysághoz.
lobby-value-siena-charity_income-goods_sales = Posztó és fűszer
lobby-value-siena-charity_income-all_but_inn_set = Fogadókártya nélkül
lobby-value-siena-charity_income-all_income = Minden bevétel
lobby-option-siena-journey_stop = Félbemaradó utazás
    .says = Mit tesz a kereskedő, ha az etapja az út utolsó mezője előtt ér véget.
lobby-value-siena-journey_stop-stays_on_road = Az úton marad
lobby-value-siena-journey_stop-leaves_after_cashing = Pénzt kap és elhagyja, vagy marad
lobby-option-siena-journey_again = Továbbutazás
    .says = Utazhat-e tovább ugyanabban a körben, ha az etapja az utolsó mező előtt ért véget.
lobby-value-siena-journey_again-not_this_turn = Ebben a körben nem
lobby-value-siena-journey_again-this_turn = Ugyanabban a körben
lobby-option-siena-journey_pay = Mikor fizet az út
    .says = Mikor kap pénzt az a kereskedő, aki az út utolsó mezője előtt áll meg: minden etapnál, vagy a köre végén azért a mezőért, ahol megpihen.
lobby-value-siena-journey_pay-each_leg = Minden etapnál
lobby-value-siena-journey_pay-at_rest = A kör végén
lobby-option-siena-journey_cards = Utazókártyák
    .says = Ki játszhat ki utazókártyát a munkásaiért.
lobby-value-siena-journey_cards-anybody = Földműves és kereskedő
lobby-value-siena-journey_cards-merchants_only = Csak kereskedő
lobby-option-siena-inn_cards_for_20 = Fogadókártyák 20 aranyforintért
    .says = Hány fogadókártyát kell együtt kijátszani 20 aranyforintért.
lobby-value-siena-inn_cards_for_20-three = Hármat
lobby-value-siena-inn_cards_for_20-one_unless_banker = Egyet, bankár hármat
lobby-option-siena-francigena_split = Áruk a Via Francigenán
    .says = A földműves választja-e ki, mely áruk mennek vele, vagy minden eladható áru egyszerre megy.
lobby-value-siena-francigena_split-unit_by_unit = Egyenként
lobby-value-siena-francigena_split-all_units = Mind egyszerre
lobby-option-siena-salimbeni_cards = Piazza Salimbeni-kártyák
    .says = Hány Piazza Salimbeni-kártyát játszhat ki a bankár egy megálláskor.
lobby-value-siena-salimbeni_cards-several = Többet is
lobby-value-siena-salimbeni_cards-one = Egyet
lobby-option-siena-mule_on_francigena = Öszvér a Via Francigenán
    .says = Vihet-e az öszvér egy árufajtából kettőt a Via Francigenára.
lobby-value-siena-mule_on_francigena-allowed = Kettő is vihető
lobby-value-siena-mule_on_francigena-one_of_each = Csak egy-egy
lobby-option-siena-girlfriends_in_inn = Barátnők a fogadóban
    .says = Megmentik-e a kurtizán barátnői a bankárt a fizetéstől a fogadóban.
lobby-value-siena-girlfriends_in_inn-no_effect = Nincs hatásuk
lobby-value-siena-girlfriends_in_inn-save_paying = Nem fizetsz
lobby-option-siena-artist_opening_bid = Első licit a művészre
    .says = Mennyit licitál, aki művészre nyit aukciót.
lobby-value-siena-artist_opening_bid-at_least_15 = Legalább 15
lobby-value-siena-artist_opening_bid-exactly_15 = Pontosan 15
lobby-option-siena-stinginess = A fösvénység számolása
    .says = A kockák 1, majd 2, majd 3 pontba kerülnek: minden bankárnál külön számozva, vagy bankárról bankárra folytatva, a legszegényebbtől kezdve.
lobby-value-siena-stinginess-per_player = Játékosonként
lobby-value-siena-stinginess-across_players = Folytatólagosan
lobby-option-siena-two_player_poorest = Kettő közül a szegényebb
    .says = Mit veszít a végén két játékos közül a szegényebb.
lobby-value-siena-two_player_poorest-loses_nothing = Semmit
lobby-value-siena-two_player_poorest-loses_2 = 2 pontot

## The options of Medici vs Strozzi

lobby-option-medici-vs-strozzi-last_lot = A zsák utolsó tétele
    .says = Elkel-e és hajóra kerül-e még az a tétel, amelyben a zsák utolsó lapkája van.
lobby-value-medici-vs-strozzi-last_lot-sold = Elkel
lobby-value-medici-vs-strozzi-last_lot-not_sold = Nem kel el

## What all these pages share

page-cancel = Mégse
page-try-again = Újra
page-away = A szerver nem érhető el. Ellenőrizd a kapcsolatot; közben újra próbálkozunk.
page-save = Mentés

## Settings

page-settings-title = Beállítások
page-settings-me = Én
page-settings-look = Megjelenés
page-settings-table = Az asztalnál
page-settings-notices = Értesítések
page-settings-account = Fiók
page-settings-data = Az adataid
page-settings-ratings = Értékszámok
page-settings-webhook = Webhook
page-name = Ezt a nevet látják mások
page-name-saved = Mostantól ez a neved: { $name }.
page-language = Nyelv
page-theme = Világos vagy sötét
page-theme-auto = Rendszer szerint
page-theme-light = Világos
page-theme-dark = Sötét
page-motion = Animáció
page-motion-auto = Rendszer szerint
page-motion-full = Teljes
page-motion-none = Nincs
page-pace = Mások lépései
page-pace-instant = Azonnal
    .says = Semmi sem mozog. Ami megváltozott, azt rövid időre keret jelöli.
page-pace-normal = Egyenként
    .says = Minden lépés egy rövid jelenet. A szóköz lezárja, a Shift és a szóköz az összes várakozót.
page-pace-slow = Lassan
    .says = Minden jelenet kétszer annyi ideig tart, és egyik sem rövidül le.
page-palette = A játékosok színei
page-palette-usual = Szokásos
page-palette-contrast = Erősebb kontraszt
page-palette-says = Minden játékosnak saját alakzata is van.
page-answering = Válaszok
page-answering-confirm = Megerősítem
    .says = Az első gombnyomás megmutatja, mi történne; a második elküldi.
page-answering-instant = Azonnal
    .says = Az első gombnyomás elküldi a választ.
page-tips = Tanácsok
    .says = Rövid tanács az asztalnál, ha valami új jön.
page-sound = Hang
page-volume = Hangerő
page-notices-turn = Szólj, ha én jövök
page-notices-off = A rendszer értesítést mutat, amikor ez az oldal nem látszik.
page-notices-on = A rendszer értesítést mutat, amikor ez az oldal nyitva van, de nem látszik.
page-notices-pushed = A rendszer akkor is értesítést mutat, ha ez az oldal be van zárva.
page-notices-denied = A böngésződ nem enged értesítéseket ettől az oldaltól. Előbb engedélyezd őket a beállításaiban.
page-notices-unsupported = Ez a böngésző nem tud értesítéseket mutatni.
page-account-guest = Vendégként játszol. Ha van fiókod, másik böngészőben is megtalálod a játszmáidat és az értékszámaidat; e-mail-cím nem kell hozzá.
page-account-is = Bejelentkezve mint { $name }.
page-account-way = Új vagy meglévő
page-register = Új fiók
page-log-in = Bejelentkezés
page-log-out = Kijelentkezés
page-user-name = Felhasználónév
page-password = Jelszó
page-password-says = Legalább 8 karakter. Újat csak a szerver gazdája tud adni.
page-data-says = Amit ez a szerver rólad tárol, az a tiéd.
page-data-download = Adataim letöltése
page-password-old = A mostani jelszavad
page-password-new = Az új jelszavad
page-password-change = Jelszó módosítása
page-password-changed = A jelszó megváltozott. A többi böngésződben újra be kell jelentkezned.
page-log-out-everywhere = Kijelentkezés mindenhol
page-logged-out-everywhere = Minden böngészőben kijelentkeztél.
page-delete = Minden adatom törlése
page-delete-says = A neved, a fiókod, a csevegésed, a jegyzeteid és az értékszámaid végleg törlődnek. A játszmák a neved nélkül megmaradnak, és helyetted bot játszik tovább.
page-delete-sure = Minden törlése
page-delete-keep = Megtartom
page-deleted = Minden adatodat töröltük.
page-invitation = A meghívód
page-invitation-send = Belépés
page-register-send = Fiók létrehozása
page-log-in-send = Bejelentkezés
page-registered = Elkészült a fiókod: { $name }. Minden, amit eddig játszottál, a tiéd marad.
page-logged-in = Bejelentkezve mint { $name }. Amit itt vendégként játszottál, ott is a tiéd.
page-logged-out = Kijelentkeztél, újra vendég vagy.
page-account-wrong = A felhasználónév vagy a jelszó nem jó.
page-account-taken = Ez a felhasználónév már másé. Válassz másikat.
page-account-fault-name-length = A felhasználónév 2–20 karakter hosszú.
page-account-fault-name-letters = A felhasználónév a–z betűkből, számjegyekből, „-” és „_” jelből állhat.
page-account-fault-name-begins = A felhasználónév betűvel kezdődik.
page-account-fault-password-short = A jelszó legalább 8 karakter.
page-account-fault-password-same = A jelszó nem lehet ugyanaz, mint a felhasználónév.
page-webhook-says = Egy saját cím, amelyet a szerver rövid JSON-üzenettel hív meg, amikor te jössz. Ha üresen hagyod, megszűnik.
page-webhook-address = Cím
page-webhook-saved = A webhook el van mentve.
page-webhook-gone = A webhook megszűnt.
page-ratings-none = Még nincs értékszámod. Pontszámító játszmát emberek játszanak egymással.
page-ratings-way = Asztal nyitása
page-rating-of = { $players } játékos · { $matches } játszma
page-rating-provisional = ideiglenes

## Rules

page-rules-title = { $game }: a szabályok
page-rules-says = Az asztal ezekkel a számokkal hivatkozik rájuk. A döntésként megjelöltek a mieink: ott állnak, ahol a szabálykönyvek hallgatnak.
page-rules-search = Keresés a szabályokban
page-rules-found = { $count ->
    [0] nincs találat
   *[other] { $count } szabály
}
page-rules-print = Nyomtatás
page-rules-contents = Tartalom
page-rules-option = { $option }: { $value }
page-rules-copy = Link másolása: { $number } szabály
page-rules-copied = A link a vágólapon van: { $number } szabály.
page-rules-nothing = Egyik szabályban sincs ilyen: „{ $query }”.
page-rules-all = Minden szabály
page-rules-up = A tetejére

## Matches

page-matches-title = Játszmáim
page-matches-going = Folyamatban
page-matches-none-going = Most egyetlen játszmád sem folyik.
page-to-play = Játék
page-matches-past = Befejezett
page-matches-search = Keresés név szerint
page-matches-game = Játék
page-matches-all = Mindkét játék
page-matches-nothing = Nincs ilyen játszma.
page-matches-show-all = Mutasd mind
page-matches-more = Ez a legutóbbi { $count } játszma. A régebbieket kereséssel találod meg.
lobby-your-turn-with = Te jössz · { $names }
page-match-rated = pontszámító
page-match-scores = Végeredmény helyenként
page-match-replay = Visszajátszás
page-match-export = Exportálás
page-match-export-of = A játszma exportálása: { $names }
page-import = Felvétel importálása
page-import-title = Felvétel importálása
page-import-says = A felvétel egy játszma minden lépését megőrzi. Saját játszmád lesz belőle: visszajátszhatod, és ha még nem ért véget, folytathatod.
page-import-choose = Fájl választása
page-import-drop = vagy húzz ide egyet; a vége .fiorino
page-import-paste = Vagy illeszd be a szövegét
page-import-take = Importálás
page-import-empty = Még nincs mit importálni. Válassz egy fájlt, vagy illeszd be a szövegét.
page-import-unreadable = Ez nem felvétel: nem olvasható.
page-import-other = Ez nem egy játszma felvétele.

## Watch

page-watch-title = Nézőtér
page-watch-says = Ezeket a játszmákat most játsszák. Azt látod, amit mindenki láthat.
page-watch-none = Most senki sem játszik nyilvánosan.
page-watch-moves = { $count } lépés
page-watch-of = Nézem: { $names }

## Without a network, a new version, and what the system shows while no page is open

page-offline = Nincs kapcsolat, vagy a szerver nem elérhető. Az oldal magától visszajön; a játszmáidból semmi sem vész el.
page-new-version = Megjelent a Fiorino új verziója.
    .way = Betöltöm
page-push-title = Te jössz
page-push-body = { $game }: várjuk a válaszodat.

## What a link to a table shows where it is shared

lobby-preview-invitation = { NAME($name) } meghív egy játszmára: { $game }
lobby-preview-table = { $game }: { $names }
lobby-preview-seats = { $free } hely szabad. Ülj le te is.
lobby-preview-match = { $status ->
    [over] A játszma véget ért. Nézd meg lépésről lépésre.
    [aborted] A játszma elmaradt.
   *[running] A játszma zajlik. Gyere, nézd.
}
page-to-host = A házigazda oldalára
page-bots = Saját botok
    .says = A bot tokennel játszik az API-n keresztül, és botként van jelölve. Az útmutató: docs/bots.md.
page-bot-token = { $name } tokenje. Őrizd meg: csak most látható.
page-bot-copy = Másolás
page-bot-copied = A token a vágólapon van.
page-bot-renew = Új token
page-bot-renew-of = Új token neki: { $name }
page-bot-remove = Eltávolítás
page-bot-remove-of = { $name } eltávolítása
page-bot-sure = Végleges eltávolítás
page-bot-name = A bot neve
page-bot-make = Bot készítése
page-email = E-mail-cím
page-email-says = A lassú játszmákban esedékes lépésekhez, és új jelszóhoz, ha elfelejted.
page-email-sent = Egy hivatkozás elindult erre a címre. Nyisd meg, hogy megerősítsd.
page-email-gone = A cím törölve.
page-email-turns = Szólj, ha lassú játszmában én jövök
page-forgot = Elfelejtettem a jelszavam
page-forgot-sent = Ha ehhez a fiókhoz tartozik cím, egy hivatkozás elindult oda.
page-reset-title = Új jelszó
page-confirm-title = Az e-mail-címed
page-confirm-says = A Fiorino mostantól erre a címre ír.
page-confirm-send = Megerősítés
page-reset-done = A jelszó megváltozott. Jelentkezz be vele.
page-confirmed = A cím megerősítve.

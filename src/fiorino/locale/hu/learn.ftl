### Learn to play: the page, the tutorials of both games, and the tips of a first match.

## The page

learn-title = Tanulj meg játszani
learn-lead = Néhány perc egy igazi asztalnál: rövid lépések, te játszol, és előre semmit sem kell elolvasnod.
learn-begin = Kezdés
learn-go-on = Folytatás: { $step }. lépés
learn-begin-again = Újrakezdés
learn-learnt = Megtanulva
learn-first-match = Első játszma tanácsokkal
learn-read-rules = A szabályok
learn-loading = Terítjük az asztalt…
learn-siena = Siena
    .length = Körülbelül tíz perc
    .about = Földművesből bankár. Licitálsz, kártyákat veszel, műveled a földeket, utazol, és felépíted a torony utolsó szintjét.
    .first = Bevezető játék, két gépi ellenféllel.
learn-medici-vs-strozzi = Medici vs Strozzi
    .length = Körülbelül öt perc
    .about = Húzz egy tételt, szabd meg az árát, rakd meg a hajóidat, és told magad felé a monopóliumok jelzőit.
    .first = Egy gépi ellenfél, három forduló.

## The coach: the card beside the board

learn-step = { $step }/{ $steps }. lépés
learn-coach = Oktató
learn-back = Vissza
learn-next = Tovább
learn-skip = Lépés kihagyása
learn-leave = Kilépés a leckéből
learn-fold = Magyarázat
learn-show-me = Mutasd meg
learn-take-back = Visszavonom
learn-rules =
    { $count ->
        [one] Szabály
       *[other] Szabályok
    }
learn-finished = Ennyi az egész!
    .text = Ennyi elég is, hogy játssz. Az első játszmád a gép ellen minden új kérdést elmagyaráz, amint sorra kerül.
learn-bar-read = Olvasd el, mit mond az oktató, azután nyomd meg a Tovább gombot.
learn-bar-done = Szép munka! Nyomd meg a Tovább gombot.
learn-bar-other = Vond vissza, és próbáld újra.
learn-bar-finished = A lecke véget ért.
learn-refused = Ez nem része a leckének.

## The tutorial of Siena

learn-siena-aim = Földműves, kereskedő, bankár
    .text = Mindenki földművesként kezd. 30 aranyforinttal kereskedővé, 80-nal bankárrá válhatsz. Csak bankár nyerhet: támogatáspontokkal, amelyeket a torony, a művészek és a jótékonyság ad.
learn-siena-auction = A nyitóaukció
    .text = A teljes játék hét csillagos kártya aukciójával kezdődik. { NAME($orange) } 2 aranyforintot licitál az öszvérkártyára; vele a földműves egy árufajtából egy helyett két árut adhat el.
    .do-1 = Licitálj egy kicsivel többet: 3 aranyforintot.
    .praise = Tiéd az öszvérkártya. A csillagos kártya kijátszva kikerül a játékból.
    .other = Lehet így is, de itt kis licit is elég. Vond vissza, és licitálj 3 aranyforintot.
learn-siena-take = Kártyavásárlás
    .text = Minden fordulóban két kártyát vehetsz el a kínálatból. Egy kártya ára a vörös száma, plusz a sorod a kezdeményezési táblázatban. Te vagy a legszegényebb: a +0 sorban állsz.
    .do-1 = Vedd el a kártyát, amelyen két búzamunkás van. Neked 2 aranyforintba kerül.
    .do-2 = Most egy olyat, amelyen vörös 0 áll: ez mindenkinek ingyenes. Vedd el a búza–bor kártyát.
    .praise = Két kártya 2 aranyforintért. { NAME($green) } a leggazdagabb, a +2 sorban áll, és egyért 4-et fizetett.
    .other = Az is jó kártya, de a következő lépésekhez másik kell. Vond vissza, és próbáld újra.
learn-siena-initiative = Kezdeményezés
    .text = Fordulónként egyszer beállítjuk a kezdeményezési táblázatot a vagyon szerint. A legszegényebb vesz el először kártyát, ő fizeti érte a legkevesebbet, és ő mondja meg, kié az első kör. Ez most te vagy.
    .do-1 = Nevezd meg magadat.
    .praise = Tiéd az első kör.
    .other = Bárkit megnevezhetsz. Ma te kezdesz: vond vissza, és nevezd meg magadat.
learn-siena-work = Munkásokból áru
    .text = A munkáskártya munkásokat rak a keretekbe; a megtelt keretből egy áru lesz. Abból az árufajtából adhatsz el egyet, amelynek a keretébe ebben a körben munkást raktál.
    .do-1 = Játszd ki a kártyát a két búzamunkással: a keretből éppen kettő hiányzik.
    .do-2 = Egy búza eladásra kész. Add el 8 aranyforintért.
    .praise = 22 meg 8 az 30. Ezt meg kell ünnepelni!
    .other = Lehet így is, de előbb a búza. Vond vissza, és próbáld újra.
learn-siena-rise = Az emelkedés
    .text = A földműves búzát, bort és olajat ad el. Aki 30 aranyforinttal fejezi be a körét, kereskedővé válhat: posztót és fűszert ad el, sokkal drágábban, és utazik. Vissza senki sem esik.
    .do-1 = Végeztél. A másik kártyát tartsd meg.
    .do-2 = Válj kereskedővé.
    .praise = Kereskedő lettél! Új áruid: posztó 20-ért, fűszer 25-ért.
    .other = Lehet így is, de most emelkedjünk. Vond vissza, és próbáld újra.
learn-siena-journey = Utazás
    .text = Néhány fordulóval később. A kereskedő utazókártyákkal utazik, mindegyikkel egy mezőt, és azt kapja, amit az utolsó mező mutat. 70 aranyforintod van és két ilyen kártyád.
    .do-1 = Válaszd az Arezzóba vezető utat.
    .do-2 = Vidd magaddal az első kártyát.
    .do-3 = Vidd a másodikat is: a mezője 10 aranyforintot fizet.
    .do-4 = 80 aranyforintod van. Válj bankárrá.
    .praise = Bankár lettél! A városfalról a városba vezet az utad.
    .other = Ez nem visz el Arezzo 10 aranyforintjához. Vond vissza, és próbáld újra.
learn-siena-walk = Bankár a városban
    .text = A bankár köre 8 aranyforinttal és egy lépéssel kezdődik, az óramutató járása szerint. Egy kártya zöld száma továbbviszi. Ahol megáll, ott a hely kifejti a hatását.
    .do-1 = Játszd ki a Calandrino-kártyát a zöld 1-esért.
    .do-2 = Lépj a Piazza del Campóról a Torre del Mangiához.
    .praise = Itt építhetsz. Más helyek fizetnek neked, adományt fogadnak, vagy a művészekhez vezetnek.
    .other = Lehet így is, de a torony csak egy lépésre van. Vond vissza, és menj oda.
learn-siena-tower = A torony
    .text = Minden szint támogatáspontokat ad annak, aki felépítette. A hetedik 60 aranyforintba kerül, 9 pontot ér, és azonnal véget vet a játéknak.
    .do-1 = Építsd fel az utolsó szintet.
    .praise = Áll a torony, és a játék véget ért.
    .other = Építeni nem muszáj, de ez a 9 pont dönti el a játszmát. Vond vissza, és építs.
learn-siena-count = Az értékelés
    .text = A játék a 20. fordulóval vagy Lorenzetti felfogadásával is véget érhet. Ekkor a bankárokat értékeljük: szintek, művészek, szenátuskártyák, vagyon, és mínuszpontok a fösvénységért. Nyertél!

## The tutorial of Medici vs Strozzi

learn-medici-aim = Két család, három kikötő
    .text = Te a Medici családot vezeted, { NAME($strozzi) } a Strozzi családot, mindketten 300 érmével és három hajóval. Három fordulón át a kikötők és a monopóliumok fizetnek. A végén az nyer, akinek több érméje van.
learn-medici-draw = A tétel kihúzása
    .text = Ha te jössz, egy, két vagy három lapkát húzol a zsákból: ez a tétel. Egyben kel el, és egyben kerül egyetlen hajóra.
    .do-1 = Húzz egy második lapkát.
    .do-2 = Két jó lapka. Itt állj meg.
    .praise = Fűszer 4 és posztó 3: ez a tétel mindkét családnak kell.
    .other = Lehet így is, de most kétlapkás tételt szeretnénk. Vond vissza, és próbáld újra.
learn-medici-price = Az ár
    .text = Te szabod meg a tétel árát. { NAME($strozzi) } ennyiért megveszi, vagy visszautasítja, és akkor neked kell. Annyit kérj hát, amennyit neked ér.
    .do-1 = Ez a tétel körülbelül 50 érmét ér. Szabj árat 40 és 65 között.
    .praise = Ha az ár méltányos, mindegy neked, ki fizeti ki.
    .other = Ezen az áron a tétel túl olcsó vagy túl drága. Vond vissza, és szabj 40 és 65 közötti árat.
learn-medici-take = Kell vagy nem kell
    .text = Később, ugyanabban a fordulóban. { NAME($strozzi) } 28 érmét kér ezért: arany 5 és prém 2. Ha visszautasítod, neki kell megvennie. A következő tételt a vevő húzza.
    .do-1 = Neked körülbelül 30 érmét ér. Vedd meg.
    .praise = A tiéd. A 28 érme a banké.
    .other = Akkor ő fizet. Lehet így is, de most nekünk kell a tétel: vond vissza, és vedd meg.
learn-medici-load = Egy hajó és a kikötője
    .text = Egy hajó az első rakományával kap kikötőt erre a fordulóra; három hajód három különböző kikötőbe megy. Minden kikötőben az kap 20 érmét, akinél nagyobb az értékek összege.
    .do-1 = Rakd a tételt a 4-es hajóra, Veneziába.
    .praise = A te 7-esed vezet Veneziában: 20 érme, ha így marad.
    .other = Lehet így is, de Venezia még üres. Vond vissza, és rakd oda, a 4-es hajóra.
learn-medici-tracks = Monopóliumok
    .text = Közeleg a forduló vége. Egy lapka a kikötőjében egy mezővel feléd tolja az árufajtája jelzőjét, a 0 értékű kettővel. Ha egy jelző a te oldaladon áll, neked fizet.
    .do-1 = Rakd be a tételt Genovába.
    .praise = Három mező Genovában: a posztó jelzője 20 érmét fizet majd neked.
    .other = Lehet így is, de Genovában többet tol. Vond vissza, és oda rakd.
learn-medici-round = A forduló vége
    .text = A forduló véget ér, ha egy család minden hajója megtelt, vagy kiürült a zsák. A Strozzi családnak egyetlen szabad helye maradt.
    .do-1 = Egy lapka elég. Állj meg.
    .do-2 = Neki keveset ér. Kínáld 12 érméért.
    .praise = Megtelt a flottája. A kikötők fizettek, a jelzők elmozdultak, és fizettek ők is.
    .other = Így a forduló folytatódna. Vond vissza: egy lapka, 5 és 15 érme között.
learn-medici-end = A következő fordulók
    .text = A hajók újra üresek, de a jelzők maradnak: egy monopólium minden fordulóban fizet. A harmadik forduló után az érmék döntenek. Hitelt is kaphatsz, de az levonásként számít.

## Tips of a first match

learn-tip-title = Tanács
learn-tip-close = Értem
learn-tips-off = Nem kell több

learn-tip-medici-draw-or-stop = Két erős lapka együtt többet ér, mint külön-külön, de az egész tételnek egy hajón kell elférnie. Nézd meg, mennyi szabad helyed maradt, és mi van még a zsákban.
learn-tip-medici-name-price = Annyit kérj, amennyit a tétel neked ér. Ha az ellenfél megveszi, ennyit fizet; ha visszautasítja, te fizeted. Ha félúton maradsz aközött, amennyit neked és amennyit neki ér, sosem hibázol.
learn-tip-medici-take-or-leave = Vedd meg, ha neked többet ér az áránál. Ha visszautasítod, a másik családnak kell fizetnie, és a következő tételt is ő húzza.
learn-tip-medici-load-lot = Keress olyan kikötőt, ahol a te összeged lesz a nagyobb, és ahol sávja van az áruidnak. A 0 értékű lapka két mezővel tol. A hajó kikötőjét az első rakománya dönti el.

learn-tip-siena-start = Nevezz meg egy kártyát, amelyre aukciót indítasz, vagy hagyd ki. Aki kihagyja, legalább a következő aukcióból kimarad. Az öszvér és a Via Francigena a földművest segíti; a többi csillagos kártya később, bankárként kell.
learn-tip-siena-first-bid = Te teszed az első licitet, 1 aranyforinttól felfelé bármennyit. Kezdd alacsonyan: később is licitálhatsz, és a pénz minden fordulóban kell kártyára.
learn-tip-siena-opening-bid = Licitálj többet a legmagasabb licitnél, vagy passzolj. Aki passzol, csak ebből az aukcióból esik ki. Hagyj elég aranyforintot kártyákra: a legtöbb 1–5-be kerül.
learn-tip-siena-take-card = Olyan kártyát vegyél el, amely megtölt egy már majdnem teli keretet: az áru rögtön eladható. A kiírt ár a tiéd, a soroddal együtt. A vörös 0 ingyenes.
learn-tip-siena-star-bid = Csillagos kártya aukción kel el, fordulónként egy. Licitálj legalább 1-et, vagy passzolj. Csak a licitedet fizeted; a sorod semmit sem ad hozzá.
learn-tip-siena-choose-first = Te vagy a legszegényebb, te mondod meg, kié az első kör; a többiek a táblázaton felfelé következnek. Kezdj te, ha mások előtt akarsz eladni, vagy légy utolsó, és meglátod, mi marad eladásra készen.
learn-tip-siena-country-turn =
    { $status ->
        [merchant] Játssz ki munkáskártyákat, hogy posztót és fűszert adj el, vagy utazz utazókártyákkal. Az eladás bevételéből jótékonykodhatsz támogatáspontokért. Ha a köröd végén 80 aranyforintod van, bankárrá válhatsz.
       *[other] Játssz ki munkáskártyákat: a megtelt keretből áru lesz, és azt adhatod el, amihez ebben a körben munkást raktál. Ami még nem segít, tartsd meg. Ha a végén 30 aranyforintod van, kereskedővé válhatsz.
    }
learn-tip-siena-load-road = Válaszd ki, mely árukat viszed el a Via Francigenára, azután azt, hány sorskártyát húzol. Minden kártya minden áru után fizet; ha köztük az ördög, semmit sem kapsz. Átlagosan három vagy négy hozza a legtöbbet.
learn-tip-siena-leg = Nevezd meg az etap utazókártyáit, mindegyik egy mező. Csak az a mező fizet, ahol véget ér: Firenze a harmadiknál 20-at, Arezzo a másodiknál 10-et.
learn-tip-siena-cash-or-stay = Vedd fel e mező aranyforintjait, és hagyd el az utat, vagy maradj, és menj tovább egy későbbi etappal: az út vége többet fizet. Ha előbb posztó vagy fűszer hazahív, a mező semmit sem fizet.
learn-tip-siena-rise-or-stay =
    { $status ->
        [merchant] Bankárként körönként 8 aranyforintot kapsz, és támogatáspontokat gyűjthetsz, de árut többé nem adsz el. Csak bankár nyerhet.
       *[other] Kereskedőként posztót és fűszert adsz el, és utazhatsz, de búzát, bort és olajat többé nem adsz el. Emelkedni többnyire jó döntés.
    }
learn-tip-siena-charity-offer = Mondj le 10 aranyforintról egy szenátuskártyáért, vagy 15-ről, hogy kettő közül a jobbikat válaszd. A végén 1–4 támogatáspontot érnek.
learn-tip-siena-keep-senesi = Tartsd meg a legnagyobb számú kártyákat: a szám a támogatáspont. A többi megmutatás nélkül a pakli alá kerül.
learn-tip-siena-first-step = A Via delle Cerchiáról az első lépésed tovább vihet a gyűrűn, vagy be a fogadóba, ahol művészeket fogadnak fel.
learn-tip-siena-banker-move = Játssz ki kártyákat a zöld számukért, és lépj oda, ahová akarsz: 5 aranyforint a sárga városrészekben, adomány a Duomónál, a torony vagy a fogadó. Azután állj meg.
learn-tip-siena-district-card = Ott álltál meg, ahol ez a kártya fizet: 20 aranyforintot minden ilyen kártyáért, amelyet itt kijátszol.
learn-tip-siena-salimbeni = Mondd meg, hány sorskártyát húzol, legfeljebb hatot. Mindegyik 7 aranyforintot fizet, de ha köztük az ördög, egyik sem. Átlagosan három vagy négy hozza a legtöbbet.
learn-tip-siena-donate-or-not = A játékban egyszer adományozhatsz itt. Az összeg a pénzedhez igazodik: minél kevesebb van, annál olcsóbb. Négy szenátuskártyát húzol, kettőt megtartasz.
learn-tip-siena-banker-rest = A mozgásod véget ért. Még kijátszhatsz Calandrino-kártyát, kurtizánkártyát vagy három fogadókártyát, és eldobhatsz kártyát. Azután jelentsd be, hogy végeztél.
learn-tip-siena-build-or-not = A torony egy szintje támogatáspontokat ér: az első 2-t, a hetedik 9-et. Legfeljebb négyet építhetsz. A kőműveskártya 10 aranyforintot takarít meg.
learn-tip-siena-drawn-in = A kurtizánok becsábítanak a fogadóba, és mindegyik 10 aranyforintba kerül. Barátnőkártyával kint maradhatsz.
learn-tip-siena-pay-or-girlfriends = Fizess minden kurtizánnak 10 aranyforintot, vagy játssz ki barátnőkártyát, és ne fizess semmit.
learn-tip-siena-pay-for-one = Kurtizán jön a fogadóba, ahol te is vagy: fizess 10 aranyforintot, vagy játssz ki barátnőkártyát, és ne fizess semmit.
learn-tip-siena-open-or-not = Ha van 15 aranyforintod, látatlanban aukciót nyithatsz egy művészre. A művészek 1–8 támogatáspontot érnek; Lorenzetti, a 8-as, véget vet a játéknak.
learn-tip-siena-artist-first-bid = Láttad a művészt, és licitálnod kell, 15 aranyforinttól. A többiek talán nem látták: egy magas licit elárul nekik valamit.
learn-tip-siena-artist-bid = Licitálj többet, vagy passzolj. Ha nem láttad a művészt, előbb megnézheted 8 aranyforintért vagy egy fogadókártyával.
learn-tip-siena-walk = Calandrino három helyet megy, plusz a megnevezett zöld számokat, az óramutató járásával ellentétesen, és útközben a többi bankártól koldul. Egy fogadókártya a fogadóba küldheti.
learn-tip-siena-beg = Calandrino koldul. Adj 10 aranyforintot, vagy tagadd meg, és kapsz egy fösvénykockát: az első 1 pontba kerül a végén, a második 2-be, és így tovább. Az őrség elküldi.

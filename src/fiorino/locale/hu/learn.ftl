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
    .first = Bevezető játék, két gépi ellenféllel.
learn-medici-vs-strozzi = Medici vs Strozzi
    .first = Egy gépi ellenfél, három forduló.
learn-lesson-siena-country = Földművesből bankár
    .length = Körülbelül tíz perc
    .about = Licitálsz, kártyákat veszel, műveled a földeket, utazol, és felépíted a torony utolsó szintjét.
learn-lesson-siena-town = Bankárként a városban
    .length = Körülbelül nyolc perc
    .about = Jótékonyság, a Duomo, a koldus Calandrino, a fogadó és a művészek.
learn-lesson-medici-vs-strozzi-harbors = Szabd meg az árat
    .length = Körülbelül öt perc
    .about = Húzz egy tételt, szabd meg az árát, rakd meg a hajóidat, és told magad felé a monopóliumok jelzőit.

## The coach: the card beside the board

learn-step = { $step }/{ $steps }. lépés
learn-coach = Oktató
learn-back = Vissza
learn-next = Tovább
learn-skip = Lépés kihagyása
learn-leave = Kilépés a leckéből
learn-show-me = Mutasd meg
learn-take-back = Visszavonom
learn-rules =
    { $count ->
        [one] Szabály
       *[other] Szabályok
    }
learn-finished = Ennyi az egész!
    .text = Ennyi elég is, hogy játssz. Az első játszmád a gép ellen minden új kérdést elmagyaráz, amint sorra kerül.
learn-finished-part = Az első felével megvagy
    .text = Egy első játszmához ennyi elég: minden új kérdést elmagyaráz, amint sorra kerül. A következő lecke megmutatja, mi van még.
learn-play-first = Játszd le az első játszmád
learn-next-lesson = Következő lecke: { $lesson }
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
    .praise = Kereskedő lettél! A posztó 20-at ér, a fűszer 25-öt. Aki elsőként lép feljebb, egyedül uralja a piacot.
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

## The second tutorial of Siena: learn-siena-<step>

learn-siena-charity = Jótékonyság
    .text = Kereskedő vagy, 78 aranyforinttal. Abban a körben, amelyben posztót vagy fűszert adsz el, lemondhatsz 10 aranyforintról egy szenátuskártyáért, vagy 15-ről kettő közül a jobbikért.
    .do-1 = Játszd ki a kártyát a két posztómunkással.
    .do-2 = Add el a posztót 20 aranyforintért.
    .do-3 = Mondj le 15 aranyforintról: két kártyát húzol.
    .do-4 = Tartsd meg a 3-ast: ez 3 támogatáspont.
    .do-5 = Még mindig 83 aranyforintod van. Válj bankárrá.
    .praise = Bankár lettél, máris 3 ponttal. A jótékonyság csak kereskedőké; a bankároknak ott a Duomo.
    .other = Lehet így is, de ebben a körben a jótékonyságon a sor. Vond vissza, és próbáld újra.
learn-siena-duomo = A Duomo
    .text = A játékban egyszer az a bankár, aki a Duomónál megáll, adományozhat: négy szenátuskártyát húz, és kettőt megtart. Minél gazdagabb vagy, annál többe kerül.
    .do-1 = A lépésed ide hozott. Állj meg.
    .do-2 = 54 aranyforinttal 20-ba kerül. Adományozz.
    .do-3 = Tartsd meg a két legjobbat: a 2-est és a 4-est.
    .praise = Hat támogatáspont 20 aranyforintért. 55 aranyforinttól már 30-ba került volna.
    .other = Lehet így is, de itt a két legjobb szenátuskártya kell. Vond vissza, és próbáld újra.
learn-siena-beg = Calandrino koldul
    .text = { NAME($orange) } útnak indítja Calandrinót, aki útközben a többi bankártól koldul. Adj 10 aranyforintot, vagy tagadd meg, és kapsz egy fösvénykockát: az első 1 pontba kerül a végén, a második 2-be, és így tovább.
    .do-1 = Adj neki 10 aranyforintot.
    .praise = Jó befektetés. A Duomónál 20 aranyforintot kap, és ott senki sem tagadhatja meg.
    .other = Egy pont többnyire többet ér 10 aranyforintnál. Vond vissza, és adj.
learn-siena-beggar = Calandrino útnak indul
    .text = Most te játszod ki a Calandrino-kártyát. Három helyet megy az óramutató járásával ellentétesen, plusz a hozzátett kártyák zöld számát. Tőled sosem koldul.
    .do-1 = Játszd ki a Calandrino-kártyát, és küldd koldulni.
    .do-2 = { NAME($orange) } három helyre van, { NAME($green) } négyre. Tedd hozzá a kártyát a zöld 1-essel.
    .do-3 = Indítsd útnak.
    .praise = { NAME($orange) } megtagadja, és kockát kap; { NAME($green) } ad 10 aranyforintot.
    .other = Lehet így is, de akkor nem éri el mindkettőjüket. Vond vissza, és próbáld újra.
learn-siena-inn = A fogadó
    .text = A fogadó a Via delle Cerchia mellett van; ott várnak a művészek. A bent lévő kurtizán becsábít minden bankárt, aki a Via dei Servi felől jön, és 10 aranyforintba kerül.
    .do-1 = Játszd ki a fogadókártyádat a zöld 2-esért.
    .do-2 = Lépj a Via delle Cerchiára.
    .praise = Bent vagy, 10 aranyforinttal szegényebben. Kurtizán nélkül egy további ponttal lépsz be.
    .other = Lehet így is, de a fogadó itt van előtted. Vond vissza, és menj oda.
learn-siena-artist = Művész felfogadása
    .text = A fogadóban aukciót nyithatsz egy művészre, ha van 15 aranyforintod. Látatlanban döntesz; azután megnézed, és licitálnod kell. A többiek is licitálhatnak.
    .do-1 = Nyisd meg az aukciót.
    .do-2 = 6-os: ez hat támogatáspont. Licitálj 18 aranyforintot.
    .do-3 = { NAME($orange) } 8 aranyforintért megnézte, és 21-et licitál. Licitálj 24-et.
    .praise = Tiéd a hat pont. A bankár 1-gyel, a kereskedő 3-mal, a földműves 5-tel emel.
    .other = Lehet így is, de itt a művész kell. Vond vissza, és próbáld újra.
learn-siena-unseen = Művész látatlanban
    .text = { NAME($green) } látott egy művészt a fogadóban, és 25 aranyforintot licitál. Te máshol vagy: licitálj vakon, vagy előbb nézd meg 8 aranyforintért vagy egy fogadókártyával.
    .do-1 = Nézd meg a fogadókártyáddal.
    .do-2 = Csak 2-es, 25 aranyforintnál többért. Passzolj.
    .praise = Jól döntöttél: { NAME($green) } 25 aranyforintot fizet 2 pontért.
    .other = Lehet így is, de előbb nézd meg, és ne fizess túl sokat. Vond vissza, és próbáld újra.
learn-siena-points = Ami a végén számít
    .text = A művészek és a szenátuskártyák a számukat érik, a torony szintjei 2–9 pontot. A leggazdagabb bankár 2 ponttal többet kap, és az is, aki a legtöbb szintet építette. A fösvénység pontokba kerül.

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
    .text = Te szabod meg a tétel árát. { NAME($strozzi) } ennyiért megveszi, vagy visszautasítja, és akkor neked kell. A jó ár félúton van aközött, amennyit neked és amennyit neki ér.
    .do-1 = Mindkét családnak körülbelül 40 érmét ér. Szabj árat 30 és 55 között.
    .praise = Ha az ár méltányos, mindegy neked, ki fizeti ki.
    .other = Ezen az áron a tétel túl olcsó vagy túl drága. Vond vissza, és szabj 30 és 55 közötti árat.
learn-medici-take = Kell vagy nem kell
    .text = Később, ugyanabban a fordulóban. { NAME($strozzi) } 18 érmét kér ezért: arany 5 és prém 2. Ha visszautasítod, neki kell megvennie. A következő tételt a vevő húzza.
    .do-1 = Ami a két családnak ér, annak a közepe körülbelül 22. Vedd meg.
    .praise = A tiéd. A 18 érme a banké.
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
    .do-2 = Neked körülbelül 23 érmét ér, neki körülbelül 8-at. Kérd érte a középutat: 16-ot.
    .praise = Megtelt a flottája. A kikötők fizettek, a jelzők elmozdultak, és fizettek ők is.
    .other = Így a forduló folytatódna. Vond vissza: egy lapka, 10 és 17 érme között.
learn-medici-end = A következő fordulók
    .text = A hajók újra üresek, de a jelzők maradnak: egy monopólium minden fordulóban fizet. A harmadik forduló után az érmék döntenek. Hitelt is kaphatsz, de az levonásként számít.

## Tips of a first match

learn-tip-title = Tanács
learn-tip-close = Értem
learn-tips-off = Nem kell több

learn-tip-medici-draw-or-stop = Két erős lapka együtt többet ér, mint külön-külön, de az egész tételnek egy hajón kell elférnie. Nézd meg, mennyi szabad helyed maradt, és mi van még a zsákban.
learn-tip-medici-name-price = Ha az ellenfél megveszi, az áradat fizeti; ha visszautasítja, te fizeted. A jó ár félúton van aközött, amennyit a tétel neked és amennyit neki ér.
learn-tip-medici-take-or-leave = Vedd meg, ha az ára kevesebb, mint a középút aközött, amennyit neked és amennyit a másik családnak ér. Ha visszautasítod, a másik családnak kell fizetnie, és a következő tételt is ő húzza.
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
       *[other] Kereskedőként posztót és fűszert adsz el, és utazhatsz, de búzát, bort és olajat többé nem adsz el. Lépj feljebb, amint lehet: minden földművesként töltött forduló eggyel kevesebb bankárként.
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

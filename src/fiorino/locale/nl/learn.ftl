### Leren spelen: de pagina, de uitleg van beide spellen en de tips van een eerste partij.
### De tekst van een stap en zijn langste ‘do’-regel hebben samen hoogstens 45 woorden.

## The page

learn-title = Leren spelen
learn-lead = Een paar minuten aan een echte tafel: korte stappen, je speelt zelf, en je hoeft vooraf niets te lezen.
learn-begin = Beginnen
learn-go-on = Verder met stap { $step }
learn-begin-again = Opnieuw beginnen
learn-learnt = Geleerd
learn-first-match = Eerste partij met tips
learn-read-rules = Spelregels lezen
learn-loading = De tafel wordt klaargezet …
learn-siena = Siena
    .first = Introductiespel tegen twee computertegenstanders.
learn-medici-vs-strozzi = Medici vs Strozzi
    .first = Eén computertegenstander, drie ronden.
learn-lesson-siena-country = Van boer tot bankier
    .length = Ongeveer tien minuten
    .about = Je biedt, neemt kaarten, zet arbeiders, reist en bouwt de laatste etage van de Toren.
learn-lesson-siena-town = Bankier in de stad
    .length = Ongeveer acht minuten
    .about = Liefdadigheid, de Duomo, de bedelaar Calandrino, de Herberg en haar Kunstenaars.
learn-lesson-medici-vs-strozzi-harbors = Noem je prijs
    .length = Ongeveer vijf minuten
    .about = Trek een kavel, noem een prijs, laad je schepen en verschuif de markeringsstenen van je monopolies.

## The coach: the card beside the board

learn-step = Stap { $step } van { $steps }
learn-coach = Coach
learn-back = Terug
learn-next = Verder
learn-skip = Stap overslaan
learn-leave = Uitleg verlaten
learn-show-me = Laat zien
learn-take-back = Terugnemen
learn-rules =
    { $count ->
        [one] Regel
       *[other] Regels
    }
learn-finished = Dat is het spel
    .text = Je weet genoeg om te spelen. In een eerste partij tegen de computer krijg je uitleg bij elke nieuwe vraag.
learn-finished-part = Dat is de eerste helft
    .text = Je weet genoeg voor een eerste partij: bij elke nieuwe vraag krijg je uitleg. De volgende les laat zien wat er nog meer is.
learn-play-first = Speel nu je eerste partij
learn-next-lesson = Volgende les: { $lesson }
learn-bar-read = Lees wat de coach zegt en druk dan op ‘Verder’.
learn-bar-done = Goed gedaan. Druk op ‘Verder’.
learn-bar-other = Neem het terug en probeer het opnieuw.
learn-bar-finished = De les is voorbij.
learn-refused = Dat hoort niet bij deze les.

## The tutorial of Siena

learn-siena-aim = Boer, koopman, bankier
    .text = Iedereen begint als boer. Met 30 florijnen mag je koopman worden, met 80 bankier. Alleen bankiers kunnen winnen: met waarderingspunten voor de Toren, voor Kunstenaars en voor liefdadigheid.
learn-siena-auction = De openingsveiling
    .text = Het volledige spel begint met een veiling van zeven sterkaarten. { NAME($orange) } biedt 2 florijnen op de Muilezel. Daarmee mag een boer twee eenheden van een handelswaar verkopen in plaats van één.
    .do-1 = Bied iets meer: 3 florijnen.
    .praise = De Muilezel is van jou. Een sterkaart gaat uit het spel zodra ze gespeeld is.
    .other = Dat mag, maar een klein bod is hier genoeg. Neem het terug en bied 3 florijnen.
learn-siena-take = Kaarten nemen
    .text = Elke ronde mag je twee open kaarten nemen. Een kaart kost het rode getal plus je veld op het Initiatiefspoor. Jij bent het armst: veld +0.
    .do-1 = Neem de kaart met twee arbeiders voor graan. Die kost je 2.
    .do-2 = Nu een met een rode 0, die is voor iedereen gratis. Neem graan en wijn.
    .praise = Twee kaarten voor 2 florijnen. { NAME($green) } is het rijkst, op veld +2, en betaalde 4 voor één kaart.
    .other = Ook een goede kaart, maar voor de volgende stappen heb je een andere nodig. Neem het terug en probeer het opnieuw.
learn-siena-initiative = Initiatief
    .text = Elke ronde wordt het Initiatiefspoor ingedeeld van arm naar rijk. De armste neemt als eerste kaarten, betaalt er het minst voor en wijst aan wie de eerste beurt krijgt. Dat ben jij.
    .do-1 = Wijs jezelf aan.
    .praise = Je bent aan de beurt.
    .other = Je mag iedereen aanwijzen. Vandaag begin jij: neem het terug en wijs jezelf aan.
learn-siena-work = Arbeiders maken handelswaren
    .text = Een Arbeiderskaart zet arbeiders in warentabellen; een volle warentabel levert één eenheid op. Je mag één eenheid verkopen van elke handelswaar waarvoor je deze beurt arbeiders zette.
    .do-1 = Speel de kaart met twee arbeiders voor graan: er ontbreken er precies twee.
    .do-2 = Er ligt een eenheid graan klaar. Verkoop die voor 8 florijnen.
    .praise = 22 en 8 is 30. Dat mag gevierd worden!
    .other = Dat mag, maar eerst het graan. Neem het terug en probeer het opnieuw.
learn-siena-rise = Hogerop
    .text = Boeren verkopen graan, wijn en olijfolie. Wie een beurt eindigt met 30 florijnen, mag koopman worden: die verkoopt linnen en specerijen voor veel meer, en reist. Terugvallen kan nooit.
    .do-1 = Je bent klaar. Houd de andere kaart.
    .do-2 = Word koopman.
    .praise = Koopman! Linnen levert 20 op, specerijen 25. Wie het eerst stijgt, heeft de markt voor zich alleen.
    .other = Dat mag, maar laten we nu stijgen. Neem het terug en probeer het opnieuw.
learn-siena-journey = Een reis
    .text = Enkele ronden later. Een koopman reist met Reiskaarten, één vak per kaart, en ontvangt wat op het laatste vak staat. Je hebt 70 florijnen en twee van die kaarten.
    .do-1 = Kies de weg naar Arezzo.
    .do-2 = Neem de eerste kaart mee.
    .do-3 = Neem ook de tweede mee: dat vak levert 10 florijnen op.
    .do-4 = Je hebt 80 florijnen. Word bankier.
    .praise = Bankier! Vanaf de Stadsmuur leidt je weg de stad in.
    .other = Zo kom je niet bij de 10 florijnen van Arezzo. Neem het terug en probeer het opnieuw.
learn-siena-walk = Een bankier in de stad
    .text = Een bankier begint met 8 florijnen en een stap met de klok mee. Het groene getal van een kaart brengt hem verder. De plaats waar hij stopt, doet iets voor hem.
    .do-1 = Speel Calandrino voor zijn groene 1.
    .do-2 = Ga van Piazza del Campo naar Torre del Mangia.
    .praise = Hier mag je bouwen. Andere plaatsen betalen je, vragen een donatie of leiden naar de Kunstenaars.
    .other = Dat mag, maar de Toren is maar één stap verder. Neem het terug en ga erheen.
learn-siena-tower = De Toren
    .text = Elke etage levert de bouwer waarderingspunten op. De zevende kost 60 florijnen, is 9 punten waard en maakt meteen een einde aan het spel.
    .do-1 = Bouw de laatste etage.
    .praise = De Toren staat, en het spel is afgelopen.
    .other = Niemand hoeft te bouwen, maar deze 9 punten beslissen de partij. Neem het terug en bouw.
learn-siena-count = De eindtelling
    .text = Het spel kan ook eindigen met ronde 20, of met de Kunstenaar Lorenzetti. Dan tellen voor bankiers: etages, Kunstenaars, Senesi-kaarten, rijkdom, en minpunten voor gierigheid. Je hebt gewonnen!

## The second tutorial of Siena: learn-siena-<step>

learn-siena-charity = Liefdadigheid
    .text = Je bent koopman, met 78 florijnen. In een beurt waarin je linnen of specerijen verkoopt, mag je 10 florijnen inleveren voor een Senesi-kaart, of 15 voor de beste van twee.
    .do-1 = Speel de kaart met twee arbeiders voor linnen.
    .do-2 = Verkoop het linnen voor 20 florijnen.
    .do-3 = Lever 15 florijnen in: je trekt twee kaarten.
    .do-4 = Houd de 3: dat zijn 3 waarderingspunten.
    .do-5 = Je hebt nog 83 florijnen. Word bankier.
    .praise = Bankier, en al 3 punten. Liefdadigheid is er alleen voor kooplieden; bankiers hebben de Duomo.
    .other = Dat mag, maar deze beurt gaat over liefdadigheid. Neem het terug en probeer het opnieuw.
learn-siena-duomo = De Duomo
    .text = Een bankier die op de Duomo stopt, mag één keer in het spel doneren: je trekt vier Senesi-kaarten en houdt er twee. Hoe rijker je bent, hoe meer het kost.
    .do-1 = Je stap heeft je hier gebracht. Stop.
    .do-2 = Met 54 florijnen kost het 20. Doneer.
    .do-3 = Houd de beste twee: 2 en 4.
    .praise = Zes waarderingspunten voor 20 florijnen. Vanaf 55 florijnen had het 30 gekost.
    .other = Dat mag, maar hier willen we de twee beste Senesi-kaarten. Neem het terug en probeer het opnieuw.
learn-siena-beg = Calandrino bedelt
    .text = { NAME($orange) } stuurt Calandrino op pad, die onderweg bij andere bankiers bedelt. Geef 10 florijnen, of weiger en neem een gierigheidsblokje: het eerste kost aan het einde 1 punt, het tweede 2, enzovoort.
    .do-1 = Geef hem 10 florijnen.
    .praise = Goed besteed. Op de Duomo neemt hij 20 florijnen, en weigeren kan daar niet.
    .other = Een punt is meestal meer waard dan 10 florijnen. Neem het terug en geef.
learn-siena-beggar = Calandrino op pad sturen
    .text = Nu speel jij Calandrino. Hij gaat drie plaatsen tegen de klok in, plus de groene getallen van kaarten die je toevoegt, en bedelt nooit bij jou.
    .do-1 = Speel Calandrino en laat hem bedelen.
    .do-2 = { NAME($orange) } staat drie plaatsen verder, { NAME($green) } vier. Voeg de kaart met een groene 1 toe.
    .do-3 = Laat hem gaan.
    .praise = { NAME($orange) } weigert en neemt een blokje; { NAME($green) } geeft 10 florijnen.
    .other = Dat mag, maar dan komt hij niet bij allebei. Neem het terug en probeer het opnieuw.
learn-siena-inn = De Herberg
    .text = De Herberg ligt naast de Via delle Cerchia; daar wachten Kunstenaars. Een Courtisane binnen lokt elke bankier naar binnen die uit de Via dei Servi komt, en kost 10 florijnen.
    .do-1 = Speel je Herbergkaart voor haar groene 2.
    .do-2 = Ga naar Via delle Cerchia.
    .praise = Je bent binnen, voor 10 florijnen. Zonder Courtisane ga je met één punt meer naar binnen.
    .other = Dat mag, maar de Herberg is vlakbij. Neem het terug en ga erheen.
learn-siena-artist = Een Kunstenaar boeken
    .text = In de Herberg mag je een Kunstenaar veilen, als je 15 florijnen hebt. Je beslist ongezien; daarna bekijk je hem en moet je bieden. Alle anderen mogen ook bieden.
    .do-1 = Open de veiling.
    .do-2 = Een 6: dat zijn zes waarderingspunten. Bied 18 florijnen.
    .do-3 = { NAME($orange) } keek voor 8 florijnen en biedt 21. Bied 24.
    .praise = De zes punten zijn van jou. Een bankier verhoogt met 1, een koopman met 3, een boer met 5.
    .other = Dat mag, maar hier willen we de Kunstenaar. Neem het terug en probeer het opnieuw.
learn-siena-unseen = Een ongeziene Kunstenaar
    .text = { NAME($green) } heeft in de Herberg een Kunstenaar gezien en biedt 25 florijnen. Jij bent elders: bied blind, of kijk eerst, voor 8 florijnen of met een Herbergkaart.
    .do-1 = Kijk met je Herbergkaart.
    .do-2 = Maar een 2, voor meer dan 25 florijnen. Pas.
    .praise = Goed gezien: { NAME($green) } betaalt 25 florijnen voor 2 punten.
    .other = Dat mag, maar kijk eerst, en betaal niet te veel. Neem het terug en probeer het opnieuw.
learn-siena-points = Wat aan het einde telt
    .text = Kunstenaars en Senesi-kaarten tellen hun waarde, etages van de Toren 2 tot 9. De rijkste bankier krijgt 2 punten extra, en wie de meeste etages bouwde ook. Gierigheid kost punten.

## The tutorial of Medici vs Strozzi

learn-medici-aim = Twee families, drie havens
    .text = Jij leidt de Medici, { NAME($strozzi) } de Strozzi, elk met 300 munten en drie schepen. Drie ronden lang leveren havens en monopolies geld op. Wie aan het einde de meeste munten heeft, wint.
learn-medici-draw = Een kavel trekken
    .text = In je beurt trek je één, twee of drie kaartjes uit de buidel: de kavel. Die wordt in zijn geheel verkocht en op één schip geladen.
    .do-1 = Trek een tweede kaartje.
    .do-2 = Twee goede kaartjes. Stop hier.
    .praise = Specerijen 4 en laken 3: een kavel die beide families willen.
    .other = Dat mag, maar we willen een kavel van twee kaartjes. Neem het terug en probeer het opnieuw.
learn-medici-price = Een prijs noemen
    .text = Jij noemt een prijs voor de kavel. { NAME($strozzi) } koopt hem daarvoor, of weigert, en dan moet jij kopen. De juiste prijs ligt midden tussen wat hij jou en haar waard is.
    .do-1 = Voor beide families is deze kavel ongeveer 40 munten waard. Noem een prijs van 30 tot 55.
    .praise = Bij een eerlijke prijs kan het je niet schelen wie betaalt.
    .other = Met deze prijs is de kavel veel te goedkoop of te duur. Neem het terug en noem 30 tot 55.
learn-medici-take = Kopen of weigeren
    .text = Later in de ronde. { NAME($strozzi) } vraagt 18 munten voor goud 5 en bont 2. Weiger je, dan moet ze zelf kopen. Wie koopt, trekt de volgende kavel.
    .do-1 = Het midden tussen wat de kavel beide families waard is, ligt bij ongeveer 22. Koop hem.
    .praise = Die is van jou. De 18 munten gaan naar de bank.
    .other = Dan betaalt zij. Dat mag, maar hier willen we de kavel: neem het terug en koop.
learn-medici-load = Een schip en zijn haven
    .text = De eerste lading wijst een schip voor deze ronde aan een haven toe; je drie schepen gaan naar drie verschillende havens. In elke haven ontvangt de hoogste som van waarden 20 munten.
    .do-1 = Laad de kavel op het schip voor 4, in Venezia.
    .praise = Met 7 sta je voor in Venezia: 20 munten, als het zo blijft.
    .other = Dat mag, maar Venezia ligt open. Neem het terug en laad daar op het schip voor 4.
learn-medici-tracks = Monopolies
    .text = Tegen het einde van de ronde. Een kaartje verschuift in zijn haven de markeringssteen van zijn soort één veld naar jou toe, een 0 twee velden. Een steen aan jouw kant levert geld op.
    .do-1 = Laad de kavel in Genova.
    .praise = Drie velden in Genova: die steen voor laken gaat je 20 munten opleveren.
    .other = Dat mag, maar in Genova verschuif je meer. Neem het terug en laad de kavel daar.
learn-medici-round = Het einde van een ronde
    .text = Een ronde eindigt als alle schepen van een familie vol zijn of de buidel leeg is. De Strozzi hebben nog ruimte voor één kaartje.
    .do-1 = Eén kaartje is genoeg. Stop.
    .do-2 = Jou is het ongeveer 23 munten waard, haar ongeveer 8. Bied het aan voor het midden: 16.
    .praise = Haar schepen zijn vol. De havens hebben betaald, de stenen zijn verschoven en hebben ook betaald.
    .other = Dan gaat de ronde door. Neem het terug: één kaartje, voor 10 tot 17 munten.
learn-medici-end = De volgende ronden
    .text = De schepen zijn weer leeg, maar de markeringsstenen blijven staan: een monopolie levert elke ronde op. Na de derde ronde beslissen de munten. Je mag krediet opnemen, maar dat telt negatief.

## Tips of a first match

learn-tip-title = Tip
learn-tip-close = Begrepen
learn-tips-off = Geen tips meer

learn-tip-medici-draw-or-stop = Twee sterke kaartjes zijn samen meer waard dan elk apart, maar de hele kavel moet op één schip passen. Kijk hoeveel laadruimte je nog hebt en wat er nog in de buidel zit.
learn-tip-medici-name-price = Als ze kopen, betalen zij jouw prijs; als ze weigeren, betaal jij die. De juiste prijs ligt midden tussen wat de kavel jou en de andere familie waard is.
learn-tip-medici-take-or-leave = Koop als de prijs onder het midden ligt van wat de kavel jou en de andere familie waard is. Weiger je, dan moet de andere familie betalen, en trekt ze ook de volgende kavel.
learn-tip-medici-load-lot = Zoek een haven waar jouw som voor komt te staan, met lijsten voor jouw goederen. Een kaartje met waarde 0 verschuift twee velden. Met de eerste lading ligt de haven van een schip vast.

learn-tip-siena-start = Noem een kaart om die te veilen, of zie ervan af. Wie afziet, doet minstens aan de volgende veiling niet mee. Muilezel en Via Francigena helpen boeren; andere sterkaarten zijn later nuttig voor bankiers.
learn-tip-siena-first-bid = Je begint de veiling met een bod vanaf 1 florijn. Begin laag: je kunt later nog verhogen, en je hebt elke ronde geld nodig voor kaarten.
learn-tip-siena-opening-bid = Bied meer dan het hoogste bod, of pas. Wie past, doet alleen aan deze veiling niet meer mee. Houd genoeg florijnen over voor kaarten: de meeste kosten 1 tot 5.
learn-tip-siena-take-card = Neem kaarten die een bijna volle warentabel vullen: die eenheid kun je meteen verkopen. De prijs die je ziet, is die voor jou, met je veld erbij. Een rode 0 is gratis.
learn-tip-siena-star-bid = Sterkaarten worden geveild, één per ronde. Bied minstens 1, of pas. Je betaalt alleen je bod; je veld komt er niet bij.
learn-tip-siena-choose-first = Je bent het armst en wijst aan wie de eerste beurt krijgt; daarna gaat het omhoog langs het spoor. Begin zelf om vóór de anderen te verkopen, of kom als laatste en zie wat ze klaar laten liggen.
learn-tip-siena-country-turn =
    { $status ->
        [merchant] Speel Arbeiderskaarten om linnen en specerijen te verkopen, of reis met Reiskaarten. Van een opbrengst kun je inleveren voor liefdadigheid, voor waarderingspunten. Met 80 florijnen aan het einde van je beurt mag je bankier worden.
       *[other] Speel Arbeiderskaarten: volle warentabellen worden eenheden, en je verkoopt die waarvoor je deze beurt arbeiders zette. Houd wat nog niet helpt. Met 30 florijnen aan het einde mag je koopman worden.
    }
learn-tip-siena-load-road = Kies welke eenheden over de Via Francigena meegaan, en dan hoeveel Fato-kaarten je trekt. Elke kaart betaalt voor elke eenheid; met de Duivel erbij krijg je niets. Drie of vier levert gemiddeld het meeste op.
learn-tip-siena-leg = Noem de Reiskaarten van deze etappe, één vak per kaart. Alleen het vak waar ze eindigt, levert iets op: Firenze 20 op het derde, Arezzo 10 op het tweede.
learn-tip-siena-cash-or-stay = Int de florijnen van dit vak en verlaat de weg, of blijf staan en ga met een latere etappe verder: het einde van de weg levert meer op. Roepen linnen of specerijen je eerder terug, dan levert het vak niets op.
learn-tip-siena-rise-or-stay =
    { $status ->
        [merchant] Als bankier ontvang je 8 florijnen per beurt en kun je waarderingspunten verzamelen, maar je verkoopt geen handelswaren meer. Alleen bankiers winnen.
       *[other] Als koopman verkoop je linnen en specerijen en mag je reizen, maar graan, wijn en olijfolie verkoop je niet meer. Stijg zodra het mag: elke ronde als boer is er één minder als bankier.
    }
learn-tip-siena-charity-offer = Lever 10 florijnen in voor één Senesi-kaart, of 15 om de beste van twee te kiezen. Aan het einde zijn ze 1 tot 4 waarderingspunten waard.
learn-tip-siena-keep-senesi = Houd de kaarten met de hoogste waarden: dat zijn waarderingspunten. De andere gaan gedekt onder de stapel.
learn-tip-siena-first-step = Vanaf Via delle Cerchia kan je verplichte stap verder over de ring gaan, of de Herberg in, waar je Kunstenaars boekt.
learn-tip-siena-banker-move = Speel kaarten voor hun groene getallen en ga naar de plaats die je wilt: 5 florijnen in gele wijken, een donatie op de Duomo, de Toren of de Herberg. Stop daar.
learn-tip-siena-district-card = Je bent gestopt waar deze kaart betaalt: 20 florijnen voor elke die je hier speelt.
learn-tip-siena-salimbeni = Zeg hoeveel Fato-kaarten je trekt, hoogstens zes. Elke kaart levert 7 florijnen op, maar met de Duivel erbij krijg je niets. Drie of vier levert gemiddeld het meeste op.
learn-tip-siena-donate-or-not = Eén keer in het spel mag je hier doneren. Het bedrag hangt van je geld af: hoe minder je hebt, hoe goedkoper. Je trekt vier Senesi-kaarten en houdt er twee.
learn-tip-siena-banker-rest = Je bent gestopt. Je mag nog Calandrino, een Courtisane of drie Herbergkaarten spelen, of kaarten afleggen. Zeg daarna dat je klaar bent.
learn-tip-siena-build-or-not = Een etage van de Toren is waarderingspunten waard: 2 voor de eerste, tot 9 voor de zevende. Je bouwt er hoogstens vier. Een Bouwvakkerskaart bespaart 10 florijnen.
learn-tip-siena-drawn-in = Courtisanes lokken je de Herberg in, en elk van hen kost je 10 florijnen. Met een Vriendinnenkaart blijf je buiten.
learn-tip-siena-pay-or-girlfriends = Betaal 10 florijnen voor elke Courtisane, of speel een Vriendinnenkaart en betaal niets.
learn-tip-siena-pay-for-one = Er komt een Courtisane in de Herberg waar jij bent: betaal 10 florijnen, of speel een Vriendinnenkaart en betaal niets.
learn-tip-siena-open-or-not = Met 15 florijnen mag je een veiling van een Kunstenaar openen, nog ongezien. Kunstenaars zijn 1 tot 8 waarderingspunten waard; Lorenzetti, de 8, maakt een einde aan het spel.
learn-tip-siena-artist-first-bid = Je hebt de Kunstenaar gezien en moet bieden, minstens 15 florijnen. De anderen hebben hem misschien niet gezien: een hoog bod verraadt iets.
learn-tip-siena-artist-bid = Bied meer, of pas. Heb je de Kunstenaar niet gezien, dan mag je hem eerst bekijken, voor 8 florijnen of met een Herbergkaart.
learn-tip-siena-walk = Calandrino gaat drie plaatsen plus de groene getallen die je noemt, tegen de klok in, en bedelt onderweg bij andere bankiers. Een Herbergkaart kan hem de Herberg in sturen.
learn-tip-siena-beg = Calandrino bedelt. Geef 10 florijnen, of weiger en neem een gierigheidsblokje: het eerste kost aan het einde 1 punt, het tweede 2, enzovoort. Wachters sturen hem weg.

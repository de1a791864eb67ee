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
    .length = Ongeveer tien minuten
    .about = Van boer tot bankier. Je biedt, neemt kaarten, zet arbeiders, reist en bouwt de laatste etage van de Toren.
    .first = Introductiespel tegen twee computertegenstanders.
learn-medici-vs-strozzi = Medici vs Strozzi
    .length = Ongeveer vijf minuten
    .about = Trek een kavel, noem een prijs, laad je schepen en verschuif de markeringsstenen van je monopolies.
    .first = Eén computertegenstander, drie ronden.

## The coach: the card beside the board

learn-step = Stap { $step } van { $steps }
learn-coach = Coach
learn-back = Terug
learn-next = Verder
learn-skip = Stap overslaan
learn-leave = Uitleg verlaten
learn-fold = Uitleg
learn-show-me = Laat zien
learn-take-back = Terugnemen
learn-rules =
    { $count ->
        [one] Regel
       *[other] Regels
    }
learn-finished = Dat is het spel
    .text = Je weet genoeg om te spelen. In een eerste partij tegen de computer krijg je uitleg bij elke nieuwe vraag.
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
    .praise = Koopman! Je nieuwe handelswaren: linnen voor 20, specerijen voor 25.
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
    .text = Jij noemt een prijs voor de kavel. { NAME($strozzi) } koopt hem daarvoor, of weigert, en dan moet jij kopen. Noem dus wat de kavel jou waard is.
    .do-1 = Deze kavel is ongeveer 50 munten waard. Noem een prijs van 40 tot 65.
    .praise = Bij een eerlijke prijs kan het je niet schelen wie betaalt.
    .other = Met deze prijs is de kavel veel te goedkoop of te duur. Neem het terug en noem 40 tot 65.
learn-medici-take = Kopen of weigeren
    .text = Later in de ronde. { NAME($strozzi) } vraagt 28 munten voor goud 5 en bont 2. Weiger je, dan moet ze zelf kopen. Wie koopt, trekt de volgende kavel.
    .do-1 = Voor jou is de kavel ongeveer 30 munten waard. Koop hem.
    .praise = Die is van jou. De 28 munten gaan naar de bank.
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
    .do-2 = Voor haar is het weinig waard. Bied het aan voor 12 munten.
    .praise = Haar schepen zijn vol. De havens hebben betaald, de stenen zijn verschoven en hebben ook betaald.
    .other = Dan gaat de ronde door. Neem het terug: één kaartje, voor 5 tot 15 munten.
learn-medici-end = De volgende ronden
    .text = De schepen zijn weer leeg, maar de markeringsstenen blijven staan: een monopolie levert elke ronde op. Na de derde ronde beslissen de munten. Je mag krediet opnemen, maar dat telt negatief.

## Tips of a first match

learn-tip-title = Tip
learn-tip-close = Begrepen
learn-tips-off = Geen tips meer

learn-tip-medici-draw-or-stop = Twee sterke kaartjes zijn samen meer waard dan elk apart, maar de hele kavel moet op één schip passen. Kijk hoeveel laadruimte je nog hebt en wat er nog in de buidel zit.
learn-tip-medici-name-price = Noem wat de kavel jou waard is. Als ze kopen, betalen zij dat; als ze weigeren, betaal jij het. Een prijs midden tussen wat de kavel beide families waard is, is nooit verkeerd.
learn-tip-medici-take-or-leave = Koop als de kavel jou meer waard is dan de prijs. Weiger je, dan moet de andere familie betalen, en trekt ze ook de volgende kavel.
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
       *[other] Als koopman verkoop je linnen en specerijen en mag je reizen, maar graan, wijn en olijfolie verkoop je niet meer. Stijgen is meestal goed.
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

### Spielen lernen: die Seite, die Einführungen in beide Spiele und die Hinweise einer ersten Partie.
### Der Text eines Schritts und seine längste „do“-Zeile haben zusammen höchstens 45 Wörter.

## The page

learn-title = Spielen lernen
learn-lead = Ein paar Minuten an einem echten Tisch: kurze Schritte, du spielst selbst, und vorher musst du nichts lesen.
learn-begin = Beginnen
learn-go-on = Weiter mit Schritt { $step }
learn-begin-again = Von vorn
learn-learnt = Gelernt
learn-first-match = Erste Partie mit Hinweisen
learn-read-rules = Regeln lesen
learn-loading = Der Tisch wird aufgebaut …
learn-siena = Siena
    .first = Einführungsspiel gegen zwei Bots.
learn-medici-vs-strozzi = Medici vs Strozzi
    .first = Ein Bot, drei Runden.
learn-lesson-siena-country = Vom Bauern zum Bankier
    .length = Etwa zehn Minuten
    .about = Du bietest, nimmst Karten, bestellst die Felder, reist und baust das letzte Stockwerk des Turms.
learn-lesson-siena-town = Als Bankier in der Stadt
    .length = Etwa acht Minuten
    .about = Wohltätigkeit, der Duomo, der Bettler Calandrino, die Taverne und ihre Künstler.
learn-lesson-medici-vs-strozzi-harbors = Nenne deinen Preis
    .length = Etwa fünf Minuten
    .about = Zieh einen Posten, nenne seinen Preis, belade deine Schiffe und schieb die Steine deiner Monopole.

## The coach: the card beside the board

learn-step = Schritt { $step } von { $steps }
learn-coach = Einführung
learn-back = Zurück
learn-next = Weiter
learn-skip = Überspringen
learn-leave = Einführung verlassen
learn-show-me = Zeig’s mir
learn-take-back = Zurücknehmen
learn-rules =
    { $count ->
        [one] Regel
       *[other] Regeln
    }
learn-finished = Das ist das Spiel
    .text = Du weißt jetzt genug, um zu spielen. Eine erste Partie gegen Bots erklärt dir jede neue Frage, sobald sie kommt.
learn-finished-part = Das war die erste Hälfte
    .text = Für eine erste Partie weißt du genug: Sie erklärt dir jede neue Frage, sobald sie kommt. Die nächste Lektion zeigt, was es noch gibt.
learn-play-first = Jetzt die erste Partie spielen
learn-next-lesson = Nächste Lektion: { $lesson }
learn-bar-read = Lies die Erklärung und drücke dann „Weiter“.
learn-bar-done = Gut gemacht. Drücke „Weiter“.
learn-bar-other = Nimm es zurück und versuch es noch einmal.
learn-bar-finished = Die Einführung ist vorbei.
learn-refused = Das gehört nicht zur Einführung.

## The tutorial of Siena

learn-siena-aim = Bauer, Händler, Bankier
    .text = Alle beginnen als Bauern. Mit 30 Florin darfst du Händler werden, mit 80 Bankier. Nur Bankiers können gewinnen: mit Zustimmungspunkten für den Turm, für Künstler und für Wohltätigkeit.
learn-siena-auction = Die Eröffnungsauktion
    .text = Das ganze Spiel beginnt mit einer Auktion um sieben Sternkarten. { NAME($orange) } bietet 2 Florin auf den Esel, mit dem ein Bauer zwei Güter einer Sorte verkaufen darf statt eines.
    .do-1 = Biete ein wenig mehr: 3 Florin.
    .praise = Der Esel gehört dir. Eine Sternkarte kommt aus dem Spiel, wenn sie gespielt wird.
    .other = Das darfst du, aber hier reicht ein kleines Gebot. Nimm es zurück und biete 3 Florin.
learn-siena-take = Karten nehmen
    .text = In jeder Runde darfst du zwei offene Karten nehmen. Eine Karte kostet ihre rote Zahl plus deine Zeile auf der Reihenfolgetabelle. Du bist am ärmsten: Zeile +0.
    .do-1 = Nimm die Karte mit zwei Arbeitern für Korn. Sie kostet dich 2.
    .do-2 = Jetzt eine mit roter 0, die ist für alle kostenlos: Nimm Korn und Wein.
    .praise = Zwei Karten für 2 Florin. { NAME($green) } ist am reichsten, auf Zeile +2, und hat für eine einzige 4 gezahlt.
    .other = Auch eine gute Karte, aber für die nächsten Schritte brauchst du eine andere. Nimm es zurück und versuch es noch einmal.
learn-siena-initiative = Die Reihenfolgetabelle
    .text = Einmal je Runde wird die Reihenfolgetabelle nach Vermögen gesetzt. Wer am ärmsten ist, nimmt zuerst Karten, zahlt dafür am wenigsten und bestimmt, wer den ersten Zug macht. Das bist du.
    .do-1 = Wähle dich selbst.
    .praise = Damit bist du am Zug.
    .other = Du darfst wählen, wen du willst. Heute beginnst du: Nimm es zurück und wähle dich selbst.
learn-siena-work = Arbeiter machen Güter
    .text = Eine Güterkarte setzt Arbeiter auf Güterleisten; eine volle Güterleiste wird zu einem Gut. Verkaufen darfst du je ein Gut der Sorten, für die du in diesem Zug Arbeiter gesetzt hast.
    .do-1 = Spiele die Karte mit zwei Arbeitern für Korn: Genau zwei fehlen noch.
    .do-2 = Ein Gut Korn ist verkaufsfertig. Verkaufe es für 8 Florin.
    .praise = 22 und 8 macht 30. Das ist ein Grund zum Feiern!
    .other = Das ist erlaubt, aber erst kommt das Korn. Nimm es zurück und versuch es noch einmal.
learn-siena-rise = Der Aufstieg
    .text = Bauern verkaufen Korn, Wein und Öl. Wer den Zug mit 30 Florin beendet, darf Händler werden: Der verkauft Tücher und Gewürze für viel mehr, und er reist. Niemand steigt wieder ab.
    .do-1 = Melde dich fertig. Die andere Karte behältst du.
    .do-2 = Werde Händler.
    .praise = Händler! Tücher bringen 20, Gewürze 25. Wer zuerst aufsteigt, hat den Markt für sich allein.
    .other = Das darfst du, aber lass uns jetzt aufsteigen. Nimm es zurück und versuch es noch einmal.
learn-siena-journey = Eine Reise
    .text = Einige Runden später. Ein Händler reist mit Reisekarten, mit jeder ein Feld weit, und erhält, was das letzte Feld zeigt. Du hast 70 Florin und zwei solche Karten.
    .do-1 = Wähle die Straße nach Arezzo.
    .do-2 = Nimm die erste Karte dazu.
    .do-3 = Nimm auch die zweite dazu: Ihr Feld bringt 10 Florin ein.
    .do-4 = Du hast 80 Florin. Werde Bankier.
    .praise = Bankier! Von der Stadtmauer führt dein Weg in die Stadt.
    .other = So kommst du nicht an die 10 Florin von Arezzo. Nimm es zurück und versuch es noch einmal.
learn-siena-walk = Ein Bankier in der Stadt
    .text = Ein Bankier beginnt mit 8 Florin und einem Schritt im Uhrzeigersinn. Die grüne Zahl einer Karte bringt ihn weiter. Wo er anhält, wirkt der Ort.
    .do-1 = Spiele Calandrino für seine grüne 1.
    .do-2 = Geh von Piazza del Campo nach Torre del Mangia.
    .praise = Hier darfst du bauen. Andere Orte zahlen dir etwas, nehmen eine Spende oder führen zu den Künstlern.
    .other = Das darfst du, aber der Turm ist nur einen Schritt entfernt. Nimm es zurück und geh hin.
learn-siena-tower = Der Turm
    .text = Wer ein Stockwerk baut, erhält dafür Zustimmungspunkte. Das siebte kostet 60 Florin, bringt 9 Punkte und beendet das Spiel sofort.
    .do-1 = Baue das letzte Stockwerk.
    .praise = Der Turm steht, und das Spiel ist vorbei.
    .other = Niemand muss bauen, aber diese 9 Punkte entscheiden die Partie. Nimm es zurück und baue.
learn-siena-count = Die Schlusswertung
    .text = Das Spiel kann auch mit Runde 20 enden oder mit dem Künstler Lorenzetti. Dann zählt für Bankiers: Stockwerke, Künstler, Senesi-Karten, Vermögen und Minuspunkte für Geiz. Du hast gewonnen!

## The second tutorial of Siena: learn-siena-<step>

learn-siena-charity = Wohltätigkeit
    .text = Du bist Händler und hast 78 Florin. In einem Zug, in dem du Tücher oder Gewürze verkaufst, darfst du auf 10 Florin verzichten für eine Senesi-Karte oder auf 15 für die bessere von zweien.
    .do-1 = Spiele die Karte mit zwei Arbeitern für Tücher.
    .do-2 = Verkaufe die Tücher für 20 Florin.
    .do-3 = Verzichte auf 15 Florin: Du ziehst zwei Karten.
    .do-4 = Behalte die 3: Das sind 3 Zustimmungspunkte.
    .do-5 = Du hast noch 83 Florin. Werde Bankier.
    .praise = Bankier, und schon 3 Punkte. Wohltätigkeit gibt es nur für Händler; Bankiers haben den Duomo.
    .other = Das darfst du, aber in diesem Zug geht es um Wohltätigkeit. Nimm es zurück und versuch es noch einmal.
learn-siena-duomo = Der Duomo
    .text = Einmal im Spiel darf ein Bankier, der am Duomo anhält, spenden: Du ziehst vier Senesi-Karten und behältst zwei. Je reicher du bist, desto mehr kostet es.
    .do-1 = Dein Schritt hat dich hergeführt. Halte an.
    .do-2 = Mit 54 Florin kostet es 20. Spende.
    .do-3 = Behalte die besten zwei: 2 und 4.
    .praise = Sechs Zustimmungspunkte für 20 Florin. Ab 55 Florin hätte es 30 gekostet.
    .other = Das darfst du, aber hier wollen wir die zwei besten Senesi-Karten. Nimm es zurück und versuch es noch einmal.
learn-siena-beg = Calandrino bettelt
    .text = { NAME($orange) } schickt Calandrino los, der unterwegs andere Bankiers anbettelt. Gib 10 Florin, oder weigere dich und nimm einen Geizwürfel: Der erste kostet am Ende 1 Punkt, der zweite 2 und so weiter.
    .do-1 = Gib ihm 10 Florin.
    .praise = Gut angelegt. Am Duomo nimmt er 20 Florin, und dort kann sich niemand weigern.
    .other = Ein Punkt ist meistens mehr wert als 10 Florin. Nimm es zurück und gib.
learn-siena-beggar = Calandrino schicken
    .text = Jetzt spielst du Calandrino. Er geht drei Orte gegen den Uhrzeigersinn, dazu die grünen Zahlen der Karten, die du hinzufügst. Dich bettelt er nie an.
    .do-1 = Spiele Calandrino und schick ihn betteln.
    .do-2 = { NAME($orange) } ist drei Orte entfernt, { NAME($green) } vier. Füge die Karte mit der grünen 1 hinzu.
    .do-3 = Schick ihn los.
    .praise = { NAME($orange) } weigert sich und nimmt einen Würfel; { NAME($green) } gibt 10 Florin.
    .other = Das darfst du, aber dann kommt er nicht bis zu beiden. Nimm es zurück und versuch es noch einmal.
learn-siena-inn = Die Taverne
    .text = Die Taverne liegt neben der Via delle Cerchia; dort warten Künstler. Eine Kurtisane darin lockt jeden Bankier hinein, der von der Via dei Servi kommt, und kostet 10 Florin.
    .do-1 = Spiele deine Tavernenkarte für ihre grüne 2.
    .do-2 = Geh auf die Via delle Cerchia.
    .praise = Du bist drin, um 10 Florin ärmer. Ohne Kurtisane bringt dich ein weiterer Punkt hinein.
    .other = Das darfst du, aber die Taverne liegt gleich vor dir. Nimm es zurück und geh hin.
learn-siena-artist = Einen Künstler engagieren
    .text = In der Taverne darfst du einen Künstler versteigern, wenn du 15 Florin hast. Du entscheidest ungesehen; dann siehst du ihn an und musst bieten. Alle anderen dürfen mitbieten.
    .do-1 = Eröffne die Auktion.
    .do-2 = Eine 6: Das sind sechs Zustimmungspunkte. Biete 18 Florin.
    .do-3 = { NAME($orange) } hat für 8 Florin nachgesehen und bietet 21. Biete 24.
    .praise = Die sechs Punkte gehören dir. Ein Bankier erhöht um 1, ein Händler um 3, ein Bauer um 5.
    .other = Das darfst du, aber hier wollen wir den Künstler. Nimm es zurück und versuch es noch einmal.
learn-siena-unseen = Ein ungesehener Künstler
    .text = { NAME($green) } hat in der Taverne einen Künstler gesehen und bietet 25 Florin. Du bist woanders: Biete blind, oder sieh vorher nach, für 8 Florin oder mit einer Tavernenkarte.
    .do-1 = Sieh mit deiner Tavernenkarte nach.
    .do-2 = Nur eine 2, für mehr als 25 Florin. Passe.
    .praise = Gut erkannt: { NAME($green) } zahlt 25 Florin für 2 Punkte.
    .other = Das darfst du, aber sieh erst nach, und zahle nicht zu viel. Nimm es zurück und versuch es noch einmal.
learn-siena-points = Was am Ende zählt
    .text = Künstler und Senesi-Karten zählen ihren Wert, Stockwerke des Turms 2 bis 9. Der reichste Bankier erhält 2 Punkte mehr, ebenso wer die meisten Stockwerke gebaut hat. Geiz kostet Punkte.

## The tutorial of Medici vs Strozzi

learn-medici-aim = Zwei Häuser, drei Häfen
    .text = Du führst die Medici, { NAME($strozzi) } die Strozzi, beide mit 300 Münzen und drei Schiffen. Drei Runden lang bringen Häfen und Monopole Geld ein. Wer am Ende mehr Münzen hat, gewinnt.
learn-medici-draw = Einen Posten ziehen
    .text = In deinem Zug ziehst du ein, zwei oder drei Plättchen aus dem Beutel: den Posten. Er wird als Ganzes verkauft und auf ein einziges Schiff geladen.
    .do-1 = Zieh ein zweites Plättchen.
    .do-2 = Zwei gute Plättchen. Hör hier auf.
    .praise = Gewürze 4 und Tücher 3: ein Posten, den beide Häuser wollen.
    .other = Das darfst du, aber wir wollen einen Posten mit zwei Plättchen. Nimm es zurück und versuch es noch einmal.
learn-medici-price = Einen Preis nennen
    .text = Du nennst einen Preis für den Posten. { NAME($strozzi) } kauft ihn dafür oder lehnt ab, und dann musst du kaufen. Der richtige Preis liegt in der Mitte zwischen dem, was er dir und ihr wert ist.
    .do-1 = Beiden Häusern ist er etwa 40 Münzen wert. Nenne einen Preis von 30 bis 55.
    .praise = Ist der Preis fair, kann dir egal sein, wer ihn zahlt.
    .other = Bei diesem Preis ist der Posten viel zu billig oder zu teuer. Nimm es zurück und nenne 30 bis 55.
learn-medici-take = Kaufen oder ablehnen
    .text = Später in der Runde. { NAME($strozzi) } verlangt 18 Münzen für Gold 5 und Pelze 2. Lehnst du ab, muss sie selbst kaufen. Wer kauft, zieht den nächsten Posten.
    .do-1 = Die Mitte zwischen dem, was er beiden Häusern wert ist, liegt bei etwa 22. Kaufe ihn.
    .praise = Deiner. Die 18 Münzen gehen an die Bank.
    .other = Dann zahlt sie. Das darfst du, aber hier wollen wir den Posten: Nimm es zurück und kaufe.
learn-medici-load = Ein Schiff und sein Hafen
    .text = Die erste Ladung weist ein Schiff für diese Runde einem Hafen zu; deine drei Schiffe fahren in drei verschiedene Häfen. In jedem Hafen erhält die höhere Summe der Werte 20 Münzen.
    .do-1 = Lade den Posten auf das Schiff für 4 in Venezia.
    .praise = Deine 7 führt in Venezia: 20 Münzen, wenn es so bleibt.
    .other = Das darfst du, aber Venezia steht dir offen. Nimm es zurück und lade dort auf das Schiff für 4.
learn-medici-tracks = Monopole
    .text = Gegen Ende der Runde. Ein Plättchen schiebt den Monopolstein seiner Sorte in seinem Hafen ein Feld auf dich zu, eine 0 zwei Felder. Ein Stein auf deiner Seite bringt dir Geld.
    .do-1 = Lade den Posten in Genova.
    .praise = Drei Felder in Genova: Dieser Monopolstein für Tücher bringt dir 20 Münzen ein.
    .other = Das darfst du, aber in Genova schiebt er mehr. Nimm es zurück und lade ihn dort.
learn-medici-round = Das Ende einer Runde
    .text = Eine Runde endet, wenn alle Schiffe eines Hauses voll sind oder der Beutel leer ist. Die Strozzi haben noch einen Platz frei.
    .do-1 = Ein Plättchen reicht. Hör auf.
    .do-2 = Dir ist es etwa 23 Münzen wert, ihr etwa 8. Biete es ihr für die Mitte an: 16.
    .praise = Sie füllt ihre Flotte. Die Häfen haben gezahlt, die Monopolsteine sind gerückt und haben gezahlt.
    .other = Dann geht die Runde weiter. Nimm es zurück: ein Plättchen, für 10 bis 17 Münzen.
learn-medici-end = Die nächsten Runden
    .text = Die Schiffe fahren wieder leer los, aber die Monopolsteine bleiben: Ein Monopol zahlt in jeder Runde. Nach der dritten Runde entscheiden die Münzen. Du darfst Kredit aufnehmen, doch er wird abgezogen.

## Tips of a first match

learn-tip-title = Hinweis
learn-tip-close = Alles klar
learn-tips-off = Hinweise aus

learn-tip-medici-draw-or-stop = Zwei starke Plättchen sind mehr wert als jedes für sich, aber der ganze Posten muss auf ein Schiff passen. Sieh nach, wie viel Platz du noch hast und was noch im Beutel ist.
learn-tip-medici-name-price = Kauft das andere Haus, zahlt es deinen Preis; lehnt es ab, zahlst du ihn. Der richtige Preis liegt in der Mitte zwischen dem, was der Posten dir und dem anderen Haus wert ist.
learn-tip-medici-take-or-leave = Kaufe, wenn der Preis unter der Mitte dessen liegt, was der Posten dir und dem anderen Haus wert ist. Lehnst du ab, muss das andere Haus zahlen und zieht auch den nächsten Posten.
learn-tip-medici-load-lot = Such einen Hafen, in dem deine Summe in Führung geht, und Monopolleisten für deine Sorten. Ein Plättchen mit dem Wert 0 schiebt zwei Felder weit. Mit der ersten Ladung steht der Hafen eines Schiffes fest.

learn-tip-siena-start = Nenne eine Karte, um sie zu versteigern, oder lehne ab. Wer ablehnt, setzt mindestens bei der nächsten Auktion aus. Esel und Via Francigena helfen Bauern; andere Sternkarten nützen später Bankiers.
learn-tip-siena-first-bid = Du startest die Auktion mit einem Gebot ab 1 Florin. Fang niedrig an: Du kannst noch nachlegen, und Geld brauchst du in jeder Runde für Karten.
learn-tip-siena-opening-bid = Biete mehr als das höchste Gebot oder passe. Wer passt, scheidet nur aus dieser Auktion aus. Behalte genug Florin für Karten: Die meisten kosten 1 bis 5.
learn-tip-siena-take-card = Nimm Karten, die eine fast volle Güterleiste füllen: Das Gut kannst du gleich verkaufen. Der gezeigte Preis ist deiner, mit deiner Zeile. Eine rote 0 ist kostenlos.
learn-tip-siena-star-bid = Sternkarten werden versteigert, eine je Runde. Biete mindestens 1 oder passe. Du zahlst nur dein Gebot; deine Zeile verteuert nichts.
learn-tip-siena-choose-first = Du bist am ärmsten und bestimmst, wer den ersten Zug macht; dann geht es auf der Reihenfolgetabelle aufwärts weiter. Beginne, um vor den anderen zu verkaufen, oder komm zuletzt und sieh, was sie verkaufsfertig zurücklassen.
learn-tip-siena-country-turn =
    { $status ->
        [merchant] Spiele Güterkarten, um Tücher und Gewürze zu verkaufen, oder reise mit Reisekarten. Auf einen Teil der Einnahme kannst du für Wohltätigkeit verzichten, das bringt Zustimmungspunkte. Mit 80 Florin am Ende deines Zuges darfst du Bankier werden.
       *[other] Spiele Güterkarten: Volle Güterleisten werden zu Gütern, und du verkaufst die Sorten, für die du in diesem Zug Arbeiter gesetzt hast. Was noch nicht hilft, behalte. Mit 30 Florin am Ende darfst du Händler werden.
    }
learn-tip-siena-load-road = Wähle die Güter, die du auf die Via Francigena mitnimmst, dann die Zahl der Fato-Karten, die du ziehst. Jede Karte zahlt für jedes Gut; ist der Teufel dabei, bekommst du nichts. Drei oder vier lohnen sich im Schnitt am meisten.
learn-tip-siena-leg = Nenne die Reisekarten dieser Etappe, je Karte ein Feld. Nur das Feld, auf dem sie endet, bringt etwas ein: Firenze 20 auf dem dritten, Arezzo 10 auf dem zweiten.
learn-tip-siena-cash-or-stay = Kassiere die Florin dieses Feldes und verlasse die Straße, oder bleib und reise mit einer späteren Etappe weiter: Das Ende der Straße bringt mehr. Rufen dich vorher Tücher oder Gewürze zurück, bringt das Feld nichts ein.
learn-tip-siena-rise-or-stay =
    { $status ->
        [merchant] Als Bankier erhältst du 8 Florin je Zug und kannst Zustimmungspunkte sammeln, aber du verkaufst keine Güter mehr. Nur Bankiers gewinnen.
       *[other] Als Händler verkaufst du Tücher und Gewürze und darfst reisen, aber Korn, Wein und Öl verkaufst du nicht mehr. Steig auf, sobald du darfst: Jede Runde als Bauer ist eine weniger als Bankier.
    }
learn-tip-siena-charity-offer = Verzichte auf 10 Florin für eine Senesi-Karte oder auf 15, um von zweien die bessere zu wählen. Am Ende sind sie 1 bis 4 Zustimmungspunkte wert.
learn-tip-siena-keep-senesi = Behalte die Karten mit den höchsten Werten: Das sind Zustimmungspunkte. Die anderen kommen verdeckt unter den Stapel.
learn-tip-siena-first-step = Von Via delle Cerchia kann dein Pflichtschritt auf dem Ring weiterführen oder in die Taverne, wo man Künstler engagiert.
learn-tip-siena-banker-move = Spiele Karten für ihre grünen Zahlen und geh dorthin, wo du hinwillst: 5 Florin in gelben Bezirken, eine Spende im Duomo, der Turm oder die Taverne. Dann halte an.
learn-tip-siena-district-card = Du hast dort angehalten, wo diese Karte zahlt: 20 Florin für jede, die du hier spielst.
learn-tip-siena-salimbeni = Sag an, wie viele Fato-Karten du ziehst, höchstens sechs. Jede bringt 7 Florin, aber ist der Teufel dabei, gibt es nichts. Drei oder vier lohnen sich im Schnitt am meisten.
learn-tip-siena-donate-or-not = Einmal im Spiel darfst du hier spenden. Der Betrag richtet sich nach deinem Geld: Je weniger du hast, desto billiger. Du ziehst vier Senesi-Karten und behältst zwei.
learn-tip-siena-banker-rest = Du hast angehalten. Noch darfst du Calandrino, eine Kurtisane oder drei Tavernenkarten spielen oder Karten abwerfen. Dann melde dich fertig.
learn-tip-siena-build-or-not = Ein Stockwerk des Turms bringt Zustimmungspunkte: 2 für das erste, bis zu 9 für das siebte. Höchstens vier kannst du bauen. Eine Maurerkarte spart 10 Florin.
learn-tip-siena-drawn-in = Kurtisanen locken dich in die Taverne, und jede kostet 10 Florin. Mit einer Freundinnenkarte bleibst du draußen.
learn-tip-siena-pay-or-girlfriends = Zahle 10 Florin für jede Kurtisane oder spiele eine Freundinnenkarte und zahle nichts.
learn-tip-siena-pay-for-one = Eine Kurtisane kommt in die Taverne, in der du bist: Zahle 10 Florin oder spiele eine Freundinnenkarte und zahle nichts.
learn-tip-siena-open-or-not = Mit 15 Florin darfst du eine Auktion um einen Künstler eröffnen, noch ungesehen. Künstler sind 1 bis 8 Zustimmungspunkte wert; Lorenzetti, die 8, beendet das Spiel.
learn-tip-siena-artist-first-bid = Du hast den Künstler gesehen und musst bieten, mindestens 15 Florin. Die anderen haben ihn vielleicht nicht gesehen: Ein hohes Gebot verrät ihnen etwas.
learn-tip-siena-artist-bid = Biete mehr oder passe. Hast du den Künstler nicht gesehen, darfst du ihn vorher ansehen, für 8 Florin oder mit einer Tavernenkarte.
learn-tip-siena-walk = Calandrino geht drei Orte plus die grünen Zahlen, die du nennst, gegen den Uhrzeigersinn und bettelt unterwegs andere Bankiers an. Eine Tavernenkarte kann ihn in die Taverne schicken.
learn-tip-siena-beg = Calandrino bettelt. Gib 10 Florin, oder weigere dich und nimm einen Geizwürfel: Der erste kostet am Ende 1 Punkt, der zweite 2 und so weiter. Wächter schicken ihn fort.

### Learn to play: the page, the tutorials of both games, and the tips of a first match.

## The page

learn-title = Impara a giocare
learn-lead = Pochi minuti a un tavolo vero: passi brevi, giochi tu, e niente da leggere prima.
learn-begin = Comincia
learn-go-on = Continua dal passo { $step }
learn-begin-again = Ricomincia
learn-learnt = Imparato
learn-first-match = Prima partita con consigli
learn-read-rules = Leggi le regole
learn-loading = Si prepara il tavolo…
learn-siena = Siena
    .first = Partita introduttiva, due avversari computer.
learn-medici-vs-strozzi = Medici vs Strozzi
    .first = Un avversario computer, tre round.
learn-lesson-siena-country = Da Contadino a Banchiere
    .length = Circa dieci minuti
    .about = Fai offerte, prendi carte, lavori i campi, viaggi e costruisci l’ultimo piano della Torre.
learn-lesson-siena-town = Da Banchiere in Città
    .length = Circa otto minuti
    .about = La beneficenza, il Duomo, il mendicante Calandrino, la Locanda e i suoi Artisti.
learn-lesson-medici-vs-strozzi-harbors = Fissa il tuo prezzo
    .length = Circa cinque minuti
    .about = Pesca un lotto, fissane il prezzo, carica le tue navi e spingi i segnalini dei tuoi monopoli.

## The coach: the card beside the board

learn-step = Passo { $step } di { $steps }
learn-coach = Maestro
learn-back = Indietro
learn-next = Avanti
learn-skip = Salta questo passo
learn-leave = Lascia la lezione
learn-show-me = Mostrami
learn-take-back = Ritira la mossa
learn-rules =
    { $count ->
        [one] Regola
       *[other] Regole
    }
learn-finished = Il gioco è tutto qui
    .text = Ora sai quanto basta per giocare. Una prima partita contro il computer spiega ogni nuova domanda quando arriva.
learn-finished-part = La prima metà è fatta
    .text = Per una prima partita sai quanto basta: spiega ogni nuova domanda quando arriva. La prossima lezione mostra il resto.
learn-play-first = Gioca ora la prima partita
learn-next-lesson = Prossima lezione: { $lesson }
learn-bar-read = Leggi che cosa dice il maestro, poi premi Avanti.
learn-bar-done = Ben fatto. Premi Avanti per continuare.
learn-bar-other = Ritira la mossa e riprova.
learn-bar-finished = La lezione è finita.
learn-refused = Questo non fa parte della lezione.

## The tutorial of Siena

learn-siena-aim = Contadino, Mercante, Banchiere
    .text = Tutti cominciano come Contadini. Con 30 Fiorini puoi diventare Mercante, con 80 Banchiere. Solo i Banchieri possono vincere: con i Punti Consenso della Torre, degli Artisti e della beneficenza.
learn-siena-auction = L’Asta iniziale
    .text = La partita completa comincia con un’asta di sette carte con asterisco. { NAME($orange) } offre 2 Fiorini per il Mulo, con cui un Contadino vende due unità di una merce invece di una.
    .do-1 = Offri un po’ di più: 3 Fiorini.
    .praise = Il Mulo è tuo. Una carta con asterisco esce dalla partita quando la giochi.
    .other = Si può, ma qui basta una piccola offerta. Ritira la mossa e offri 3 Fiorini.
learn-siena-take = Prendere le carte
    .text = In ogni round puoi prendere due carte esposte. Una carta costa il suo numero rosso più la tua riga della Tabella Iniziativa. Hai meno Fiorini di tutti: riga +0.
    .do-1 = Prendi la carta con due lavoranti di Grano. Ti costa 2.
    .do-2 = Ora una con lo 0 rosso: è gratis per tutti. Prendi Grano e Vino.
    .praise = Due carte per 2 Fiorini. { NAME($green) } è la più ricca, sulla riga +2, e ne ha pagata una 4.
    .other = Buona anche questa, ma per i prossimi passi ne serve un’altra. Ritira la mossa e riprova.
learn-siena-initiative = L’Iniziativa
    .text = Una volta per round la Tabella Iniziativa si ricompone secondo la ricchezza. Chi è più povero prende le carte per primo, le paga meno e dice chi gioca il primo turno. Sei tu.
    .do-1 = Scegli di cominciare tu.
    .praise = Il turno è tuo.
    .other = Puoi indicare chiunque. Oggi però cominci tu: ritira la mossa e scegli te.
learn-siena-work = I lavoranti fanno le merci
    .text = Una carta Merci mette lavoranti nei riquadri; un riquadro pieno diventa un’unità. Puoi vendere un’unità di ogni merce di cui in questo turno hai messo lavoranti.
    .do-1 = Gioca la carta con due lavoranti di Grano: al riquadro ne mancano proprio due.
    .do-2 = Un’unità di Grano è pronta. Vendila per 8 Fiorini.
    .praise = 22 più 8 fa 30. C’è da festeggiare!
    .other = È permesso, ma prima il Grano. Ritira la mossa e riprova.
learn-siena-rise = La scalata sociale
    .text = I Contadini vendono Grano, Vino e Olio. Chi finisce il turno con 30 Fiorini può diventare Mercante: vende Stoffa e Spezie a molto di più, e viaggia. Nessuno torna mai indietro.
    .do-1 = Finisci il turno. Tieni l’altra carta.
    .do-2 = Diventa Mercante.
    .praise = Mercante! La Stoffa rende 20, le Spezie 25. Chi sale per primo ha il mercato tutto per sé.
    .other = Si può, ma ora saliamo. Ritira la mossa e riprova.
learn-siena-journey = Un viaggio
    .text = Qualche round dopo. Un Mercante viaggia con le carte Viaggio, una casella per carta, e riceve ciò che mostra l’ultima casella. Hai 70 Fiorini e due di queste carte.
    .do-1 = Scegli la strada per Arezzo.
    .do-2 = Aggiungi la prima carta.
    .do-3 = Aggiungi la seconda: la sua casella paga 10 Fiorini.
    .do-4 = Hai 80 Fiorini. Diventa Banchiere.
    .praise = Banchiere! Dalle Mura la tua strada porta in Città.
    .other = Così non arrivi ai 10 Fiorini di Arezzo. Ritira la mossa e riprova.
learn-siena-walk = Un Banchiere in Città
    .text = Un Banchiere comincia con 8 Fiorini e un passo in senso orario. Il numero verde di una carta lo porta più avanti. Dove si ferma, il luogo si attiva per lui.
    .do-1 = Gioca Calandrino per il suo 1 verde.
    .do-2 = Vai da Piazza del Campo alla Torre del Mangia.
    .praise = Qui puoi costruire. Altri luoghi ti pagano, accettano una donazione o portano agli Artisti.
    .other = Si può, ma la Torre è a un solo passo. Ritira la mossa e vacci.
learn-siena-tower = La Torre
    .text = Ogni piano dà Punti Consenso a chi lo costruisce. Il settimo costa 60 Fiorini, dà 9 punti e fa finire subito la partita.
    .do-1 = Costruisci l’ultimo piano.
    .praise = La Torre è in piedi, e la partita è finita.
    .other = Nessuno è obbligato a costruire, ma questi 9 punti decidono la partita. Ritira la mossa e costruisci.
learn-siena-count = Il conteggio
    .text = La partita può finire anche con il round 20, o con l’Artista Lorenzetti. Poi i Banchieri contano piani, Artisti, carte Senesi, ricchezza, meno i punti dell’avarizia. Hai vinto!

## The second tutorial of Siena: learn-siena-<step>

learn-siena-charity = La beneficenza
    .text = Sei Mercante, con 78 Fiorini. In un turno in cui vendi Stoffa o Spezie puoi rinunciare a 10 Fiorini per una carta Senesi, o a 15 per la migliore di due.
    .do-1 = Gioca la carta con due lavoranti di Stoffa.
    .do-2 = Vendi la Stoffa per 20 Fiorini.
    .do-3 = Rinuncia a 15 Fiorini: peschi due carte.
    .do-4 = Tieni il 3: sono 3 Punti Consenso.
    .do-5 = Hai ancora 83 Fiorini. Diventa Banchiere.
    .praise = Banchiere, e già con 3 punti. La beneficenza è solo dei Mercanti; i Banchieri hanno il Duomo.
    .other = Si può, ma questo turno è dedicato alla beneficenza. Ritira la mossa e riprova.
learn-siena-duomo = Il Duomo
    .text = Una volta nella partita, un Banchiere che si ferma al Duomo può fare una donazione: peschi quattro carte Senesi e ne tieni due. Più ricchezza hai, più costa.
    .do-1 = Il tuo passo ti ha portato qui. Fermati.
    .do-2 = Con 54 Fiorini costa 20. Fai la donazione.
    .do-3 = Tieni le due migliori: 2 e 4.
    .praise = Sei Punti Consenso per 20 Fiorini. Da 55 Fiorini in su ne sarebbero costati 30.
    .other = Si può, ma qui vogliamo le due carte Senesi migliori. Ritira la mossa e riprova.
learn-siena-beg = Calandrino chiede l’elemosina
    .text = { NAME($orange) } muove Calandrino, che lungo la strada chiede l’elemosina agli altri Banchieri. Dai 10 Fiorini, o rifiuta e prendi un cubetto dell’avarizia: il primo costa 1 punto alla fine, il secondo 2, e così via.
    .do-1 = Dagli 10 Fiorini.
    .praise = Soldi spesi bene. Al Duomo ne prende 20, e lì nessuno può rifiutare.
    .other = Di solito un punto vale più di 10 Fiorini. Ritira la mossa e dai l’elemosina.
learn-siena-beggar = Mandare Calandrino
    .text = Ora giochi tu Calandrino. Avanza di tre luoghi in senso antiorario, più i numeri verdi delle carte che aggiungi, e a te non chiede mai nulla.
    .do-1 = Gioca Calandrino e mandalo a chiedere l’elemosina.
    .do-2 = { NAME($orange) } è a tre luoghi, { NAME($green) } a quattro. Aggiungi la carta con l’1 verde.
    .do-3 = Fallo partire.
    .praise = { NAME($orange) } rifiuta e prende un cubetto; { NAME($green) } dà 10 Fiorini.
    .other = Si può, ma così non arriva da tutti e due. Ritira la mossa e riprova.
learn-siena-inn = La Locanda
    .text = La Locanda è accanto a Via delle Cerchia; lì aspettano gli Artisti. Una Cortigiana all’interno attira ogni Banchiere che arriva da Via dei Servi, e costa 10 Fiorini.
    .do-1 = Gioca la tua carta Locanda per il suo 2 verde.
    .do-2 = Vai in Via delle Cerchia.
    .praise = Sei dentro, con 10 Fiorini in meno. Senza Cortigiane si entra con un punto in più.
    .other = Si può, ma la Locanda è proprio qui davanti. Ritira la mossa e vacci.
learn-siena-artist = Ingaggiare un Artista
    .text = Nella Locanda puoi mettere all’asta un Artista, se hai 15 Fiorini. Decidi senza vederlo; poi lo guardi e devi fare un’offerta. Possono offrire anche tutti gli altri.
    .do-1 = Apri l’asta.
    .do-2 = Un 6: sono sei Punti Consenso. Offri 18 Fiorini.
    .do-3 = { NAME($orange) } ha pagato 8 Fiorini per guardare e offre 21. Offri 24.
    .praise = I sei punti sono tuoi. Un Banchiere rilancia di 1, un Mercante di 3, un Contadino di 5.
    .other = Si può, ma qui vogliamo l’Artista. Ritira la mossa e riprova.
learn-siena-unseen = Un Artista mai visto
    .text = { NAME($green) } ha visto un Artista nella Locanda e offre 25 Fiorini. Tu sei altrove: offri alla cieca, o guarda prima, per 8 Fiorini o con una carta Locanda.
    .do-1 = Guarda con la tua carta Locanda.
    .do-2 = Solo un 2, per più di 25 Fiorini. Passa.
    .praise = Ottima scelta: { NAME($green) } paga 25 Fiorini per 2 punti.
    .other = Si può, ma prima guarda, e non pagare troppo. Ritira la mossa e riprova.
learn-siena-points = Che cosa conta alla fine
    .text = Artisti e carte Senesi contano il loro numero, i piani della Torre da 2 a 9. Il Banchiere più ricco riceve 2 punti in più, e così chi ha costruito più piani. L’avarizia costa punti.

## The tutorial of Medici vs Strozzi. $strozzi is the name of the other player, a woman.

learn-medici-aim = Due casate, tre porti
    .text = Tu guidi i Medici, { NAME($strozzi) } gli Strozzi; ogni casata ha 300 monete e tre navi. In ognuno dei tre round fruttano porti e monopoli. Alla fine vince chi ha più monete.
learn-medici-draw = Pescare un lotto
    .text = Nel tuo turno peschi dal sacchetto una, due o tre tessere: il lotto. Si vende e si carica tutto intero, su una sola nave.
    .do-1 = Pesca una seconda tessera.
    .do-2 = Due buone tessere. Fermati qui.
    .praise = Spezie 4 e stoffa 3: un lotto che vogliono entrambe le casate.
    .other = Si può, ma vogliamo un lotto di due tessere. Ritira la mossa e riprova.
learn-medici-price = Fissare il prezzo
    .text = Fissi un prezzo per il lotto. { NAME($strozzi) } lo compra a quel prezzo, oppure rifiuta, e allora devi comprarlo tu. Il prezzo giusto sta a metà fra quanto vale per te e quanto per lei.
    .do-1 = Per entrambe le casate vale circa 40 monete. Fissa un prezzo da 30 a 55.
    .praise = Se il prezzo è giusto, non importa chi lo paga.
    .other = Questo prezzo è troppo basso o troppo alto. Ritira la mossa e fissa da 30 a 55.
learn-medici-take = Comprare o rifiutare
    .text = Più avanti nel round. { NAME($strozzi) } vuole 18 monete per oro 5 e pellicce 2. Se rifiuti, deve comprarlo lei. Chi compra pesca il lotto successivo.
    .do-1 = A metà tra il valore per le due casate c’è circa 22. Compralo.
    .praise = È tuo. Le 18 monete vanno alla banca.
    .other = Allora paga lei. Si può, ma qui vogliamo il lotto: ritira la mossa e compra.
learn-medici-load = Una nave e il suo porto
    .text = Il primo carico assegna la nave a un porto per tutto il round; le tue tre navi vanno in tre porti diversi. In un porto la somma di valori più alta riceve 20 monete.
    .do-1 = Carica la nave da 4 per Venezia.
    .praise = Il tuo 7 è in testa a Venezia: 20 monete, se resta così.
    .other = Si può, ma Venezia è libera. Ritira la mossa e carica lì la nave da 4.
learn-medici-tracks = I monopoli
    .text = Verso la fine del round. Una tessera spinge verso di te il segnalino della sua merce in quel porto: di una casella, o di due se vale 0. Un segnalino dal tuo lato ti paga.
    .do-1 = Carica il lotto per Genova.
    .praise = Tre caselle a Genova: quel segnalino della stoffa ti frutterà 20 monete.
    .other = Si può, ma a Genova spinge di più. Ritira la mossa e caricalo lì.
learn-medici-round = La fine di un round
    .text = Un round finisce quando tutte le navi di una casata sono piene, o il sacchetto è vuoto. Agli Strozzi resta un posto.
    .do-1 = Una tessera basta. Fermati.
    .do-2 = Per te vale circa 23 monete, per lei circa 8. Offrila alla metà: 16.
    .praise = Ha riempito la flotta. I porti hanno pagato, i segnalini si sono mossi e hanno pagato.
    .other = Così il round continua. Ritira la mossa: una tessera, per 10–17 monete.
learn-medici-end = I round successivi
    .text = Le navi ripartono vuote, ma i segnalini restano: un monopolio frutta in ogni round. Dopo il terzo round decidono le monete. Puoi indebitarti, e i debiti contano.

## Tips of a first match: learn-tip-<game>-<question>

learn-tip-title = Consiglio
learn-tip-close = Capito
learn-tips-off = Basta consigli

learn-tip-medici-draw-or-stop = Due tessere forti valgono più di ciascuna da sola, ma tutto il lotto deve stare su una nave. Guarda i posti che ti restano e che cosa c’è ancora nel sacchetto.
learn-tip-medici-name-price = Se l’altra casata compra, paga il tuo prezzo; se rifiuta, lo paghi tu. Il prezzo giusto sta a metà fra quanto vale il lotto per te e per l’altra casata.
learn-tip-medici-take-or-leave = Compra se il prezzo è sotto la metà strada fra quanto vale il lotto per te e per l’altra casata. Se rifiuti, l’altra casata deve pagare, e pesca anche il lotto successivo.
learn-tip-medici-load-lot = Cerca un porto dove la tua somma passa in testa, con tracciati per le tue merci. Una tessera di valore 0 spinge di due caselle. Il primo carico di una nave ne fissa il porto.

learn-tip-siena-start = Scegli una carta da mettere all’asta, o rinuncia. Chi rinuncia salta almeno la prossima asta. Mulo e Via Francigena aiutano i Contadini; le altre carte con asterisco servono poi ai Banchieri.
learn-tip-siena-first-bid = Apri l’asta con un’offerta qualsiasi, da 1 Fiorino in su. Parti da poco: puoi sempre rilanciare, e in ogni round il denaro serve per le carte.
learn-tip-siena-opening-bid = Supera l’offerta più alta, o passa. Chi passa è fuori solo da quest’asta. Tieni Fiorini per le carte: quasi tutte costano da 1 a 5.
learn-tip-siena-take-card = Prendi carte che riempiono un riquadro quasi pieno: la sua unità si può vendere subito. Il prezzo mostrato è il tuo, riga compresa. Uno 0 rosso è gratis.
learn-tip-siena-star-bid = Una carta con asterisco si mette all’asta, una per round. Offri almeno 1, o passa. Il prezzo è la sola offerta; la tua riga non aggiunge nulla.
learn-tip-siena-choose-first = Stai sulla riga più bassa e indichi chi gioca il primo turno; gli altri seguono verso l’alto. Comincia tu per vendere prima degli altri, o gioca alla fine per vedere che cosa lasciano pronto.
learn-tip-siena-country-turn =
    { $status ->
        [merchant] Gioca carte Merci per vendere Stoffa e Spezie, o viaggia con le carte Viaggio. Con l’entrata di una vendita puoi fare beneficenza, per Punti Consenso. Con 80 Fiorini a fine turno puoi diventare Banchiere.
       *[other] Gioca carte Merci: i riquadri pieni diventano unità, e vendi quelle di cui in questo turno hai messo lavoranti. Tieni ciò che non serve ancora. Con 30 Fiorini a fine turno puoi diventare Mercante.
    }
learn-tip-siena-load-road = Scegli le unità da portare sulla Via Francigena, poi quante carte Fato peschi. Ogni carta paga per ogni unità; se c’è il Diavolo non ricevi nulla. In media rendono di più tre o quattro.
learn-tip-siena-leg = Dichiara le carte Viaggio di questa tappa, una casella ciascuna. Paga solo la casella in cui finisce: Firenze 20 alla terza, Arezzo 10 alla seconda.
learn-tip-siena-cash-or-stay = Incassa i Fiorini di questa casella e lascia la strada, o resta e prosegui con una tappa futura: la fine della strada paga di più. Se prima ti richiamano Stoffa o Spezie, la casella non paga nulla.
learn-tip-siena-rise-or-stay =
    { $status ->
        [merchant] Da Banchiere ricevi 8 Fiorini a turno e puoi raccogliere Punti Consenso, ma non vendi più merci. Vincono solo i Banchieri.
       *[other] Da Mercante vendi Stoffa e Spezie e puoi viaggiare, ma niente più Grano, Vino e Olio. Sali appena puoi: ogni round da Contadino è uno in meno da Banchiere.
    }
learn-tip-siena-charity-offer = Rinuncia a 10 Fiorini per una carta Senesi, o a 15 per scegliere la migliore di due. Alla fine valgono da 1 a 4 Punti Consenso.
learn-tip-siena-keep-senesi = Tieni le carte con i numeri più alti: sono Punti Consenso. Le altre vanno in fondo al mazzo, senza mostrarle.
learn-tip-siena-first-step = Da Via delle Cerchia il primo passo può proseguire sull’anello, o portarti nella Locanda, dove si ingaggiano gli Artisti.
learn-tip-siena-banker-move = Gioca carte per i numeri verdi e raggiungi il luogo che vuoi: 5 Fiorini nei Quartieri gialli, una donazione al Duomo, la Torre o la Locanda. Poi fermati.
learn-tip-siena-district-card = In questa sosta la carta paga: 20 Fiorini per ognuna che giochi qui.
learn-tip-siena-salimbeni = Dichiara quante carte Fato peschi, fino a sei. Ognuna paga 7 Fiorini, a meno che non ci sia il Diavolo: allora non ricevi nulla. In media rendono di più tre o quattro.
learn-tip-siena-donate-or-not = Una volta nella partita puoi fare qui una donazione. La somma dipende da quanto hai: meno possiedi, meno costa. Peschi quattro carte Senesi e ne tieni due.
learn-tip-siena-banker-rest = Il tuo movimento è finito. Puoi ancora giocare Calandrino, una Cortigiana o tre carte Locanda, o scartare. Poi premi Fine turno.
learn-tip-siena-build-or-not = Un piano della Torre dà Punti Consenso: 2 il primo, fino a 9 il settimo. Puoi costruirne al massimo quattro. Una carta Muratori fa risparmiare 10 Fiorini.
learn-tip-siena-drawn-in = Le Cortigiane ti attirano nella Locanda, e ognuna costa 10 Fiorini. Con una carta Amiche puoi restare fuori.
learn-tip-siena-pay-or-girlfriends = Paga 10 Fiorini per ogni Cortigiana, o gioca le Amiche e non pagare nulla.
learn-tip-siena-pay-for-one = Una Cortigiana arriva nella Locanda dove sei tu: paga 10 Fiorini, o gioca le Amiche e non pagare nulla.
learn-tip-siena-open-or-not = Se hai 15 Fiorini puoi mettere all’asta un Artista, senza vederlo. Gli Artisti valgono da 1 a 8 Punti Consenso; Lorenzetti, l’8, fa finire la partita.
learn-tip-siena-artist-first-bid = Hai visto l’Artista e devi fare un’offerta, da 15 Fiorini. Forse gli altri non l’hanno visto: un’offerta alta dice loro qualcosa.
learn-tip-siena-artist-bid = Offri di più, o passa. Se non hai visto l’Artista, prima puoi guardarlo, per 8 Fiorini o con una carta Locanda.
learn-tip-siena-walk = Calandrino avanza di tre luoghi, più i numeri verdi che dichiari, in senso antiorario, e chiede l’elemosina agli altri Banchieri. Una carta Locanda può mandarlo nella Locanda.
learn-tip-siena-beg = Calandrino chiede l’elemosina. Dai 10 Fiorini, o rifiuta e prendi un cubetto dell’avarizia: il primo costa 1 punto alla fine, il secondo 2, e così via. Le Guardie lo cacciano.

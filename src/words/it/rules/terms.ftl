# Italian: rare rules.

step-trump-ask = Qual era la briscola?
seating-hands = Mani di una partita
brief-callbreak-deal = Quattro giocatori, ognuno per sé, tredici carte a testa. Le picche sono sempre briscola. In Asia meridionale il mazzo passa a destra.
brief-callbreak-bid = A partire dal vicino del mazziere, ognuno dichiara quante prese farà, almeno una. Nessuna dichiarazione è vietata.
brief-callbreak-score = Chi fa le prese dichiarate, o di più, segna la dichiarazione e un decimo di punto per ogni presa in più. Chi ne fa meno perde la dichiarazione.

brief-israeli-whist-bid = Prima c’è una licitazione da cinque prese in su, in un seme o senza atout. Poi ognuno dichiara quante prese farà, e chi ha vinto la licitazione almeno quante ne ha licitate. Con il vincolo, la somma delle dichiarazioni non può essere il numero di carte della mano, così che almeno uno sbagli.
brief-skull-king-deal = Ognuno gioca per sé. Il numero di carte cambia di mano in mano, secondo il programma. Il seme nero è sempre briscola.
brief-skull-king-bid = Tutti mostrano nello stesso momento quante prese faranno.
brief-skull-king-score = Conta fare esattamente le prese dichiarate; una dichiarazione di zero ha un punteggio suo. I premi per pirati, sirene e Skull King contano solo per chi indovina.
step-bonus = Bonus
step-bonus-ask = Che bonus ha { $name }?
chip-bonus = { $name } ha un bonus di { $n_text }
hint-bonus = { $tally } Nei riquadri: con bonus.

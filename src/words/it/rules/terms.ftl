# Italian: rare rules.

step-trump-ask = Qual era la briscola?
seating-hands = Mani di una partita
brief-callbreak-deal = Quattro giocatori, ognuno per sé, tredici carte a testa. Le picche sono sempre briscola. In Asia meridionale il mazzo passa a destra.
brief-callbreak-bid = A partire dal vicino del mazziere, ognuno dichiara quante prese farà, almeno una. Nessuna dichiarazione è vietata.
brief-callbreak-score = Chi fa le prese dichiarate, o di più, segna la dichiarazione e un decimo di punto per ogni presa in più. Chi ne fa meno perde la dichiarazione.
step-bonus = Bonus
step-bonus-ask = Che bonus ha { $name }?
chip-bonus = { $name } ha un bonus di { $n_text }
hint-bonus = { $tally } Nei riquadri: con bonus.

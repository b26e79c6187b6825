# Italian: rare rules.

ask-trump = Qual era la briscola?
halves-total = metà del totale, arrotondata a favore del giocatore
seating-hands = Mani di una partita
brief-callbreak-deal = Quattro giocatori, ognuno per sé, tredici carte a testa. Le picche sono sempre briscola. In Asia meridionale il mazzo passa a destra.
brief-callbreak-bid = A partire dal vicino del mazziere, ognuno dichiara quante prese farà, almeno una. Nessuna dichiarazione è vietata.
brief-callbreak-score = Chi fa le prese dichiarate, o di più, segna la dichiarazione e un decimo di punto per ogni presa in più. Chi ne fa meno perde la dichiarazione.
slot-bonus = Bonus
ask-player-bonus = Che bonus ha { $name }?
chip-bonus = { $name } ha un bonus di { $n_text }
term-boston = Boston
boston-games = { $n ->
    [one] la manche vinta dichiarandole vale { $n_text }
   *[other] la manche vinta dichiarandole ne vale { $n_text }
}
term-suits = Una presa con briscola
suits-pay = picche { $spades_text }, fiori { $clubs_text }, quadri { $diamonds_text }, cuori { $hearts_text }
high-made = riuscita, { $n_text } a presa
high-opponents = fallita, { $n_text } a presa agli altri
high-lost = fallita, meno { $n_text } a presa
low-fewer = { $n_text } a presa a chi ne fa meno
low-more = meno { $n_text } a presa a chi ne fa di più

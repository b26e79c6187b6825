# Polish: rare rules.

ask-trump = Jaki kolor był atutem?
halves-total = połowa dorobku, zaokrąglona na korzyść gracza
seating-hands = Rozdania w grze
brief-callbreak-deal = Cztery osoby, każda gra na siebie, po trzynaście kart. Piki są zawsze atutem. W Azji Południowej rozdanie przechodzi w prawo.
brief-callbreak-bid = Zaczyna sąsiad rozdającego: każdy po kolei zapowiada, ile lew weźmie, co najmniej jedną. Żadna zapowiedź nie jest zakazana.
brief-callbreak-score = Kto weźmie tyle, ile zapowiedział, albo więcej, zapisuje zapowiedź i po dziesiątej części punktu za każdą lewę więcej. Kto weźmie mniej, traci zapowiedź.
slot-bonus = Premia
ask-player-bonus = Jaką premię ma { $name }?
chip-bonus = { $name } ma premię { $n_text }
term-boston = Boston
boston-games = { $n ->
    [one] partia wygrana z taką zapowiedzią liczy się za { $n_text } partię
    [few] partia wygrana z taką zapowiedzią liczy się za { $n_text } partie
   *[many] partia wygrana z taką zapowiedzią liczy się za { $n_text } partii
}
term-suits = Lewa według atutu
suits-pay = pik { $spades_text }, trefl { $clubs_text }, karo { $diamonds_text }, kier { $hearts_text }
high-made = ugrane: { $n_text } za lewę
high-opponents = nieugrane: { $n_text } za lewę drugiej stronie
high-lost = nieugrane: minus { $n_text } za lewę
low-fewer = { $n_text } za lewę stronie, która ma mniej
low-more = minus { $n_text } za lewę stronie, która ma więcej

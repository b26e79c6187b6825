# Polish: rare rules.

step-trump-ask = Jaki kolor był atutem?
seating-hands = Rozdania w grze
brief-callbreak-deal = Cztery osoby, każda gra na siebie, po trzynaście kart. Piki są zawsze atutem. W Azji Południowej rozdanie przechodzi w prawo.
brief-callbreak-bid = Zaczyna sąsiad rozdającego: każdy po kolei zapowiada, ile lew weźmie, co najmniej jedną. Żadna zapowiedź nie jest zakazana.
brief-callbreak-score = Kto weźmie tyle, ile zapowiedział, albo więcej, zapisuje zapowiedź i po dziesiątej części punktu za każdą lewę więcej. Kto weźmie mniej, traci zapowiedź.
step-bonus = Premia
step-bonus-ask = Jaką premię ma { $name }?
chip-bonus = { $name } ma premię { $n_text }
hint-bonus = { $tally } W ramkach: z premią.

# Polish: rare rules.

step-trump-ask = Jaki kolor był atutem?
seating-hands = Rozdania w grze
brief-callbreak-deal = Cztery osoby, każda gra na siebie, po trzynaście kart. Piki są zawsze atutem. W Azji Południowej rozdanie przechodzi w prawo.
brief-callbreak-bid = Zaczyna sąsiad rozdającego: każdy po kolei zapowiada, ile lew weźmie, co najmniej jedną. Żadna zapowiedź nie jest zakazana.
brief-callbreak-score = Kto weźmie tyle, ile zapowiedział, albo więcej, zapisuje zapowiedź i po dziesiątej części punktu za każdą lewę więcej. Kto weźmie mniej, traci zapowiedź.

brief-israeli-whist-bid = Najpierw licytuje się pięć lew lub więcej, w kolorze albo bez atu. Potem każdy zapowiada, ile lew weźmie, a zwycięzca licytacji co najmniej tyle, ile wylicytował. Gdy obowiązuje zakaz domknięcia sumy, suma zapowiedzi nie może równać się liczbie kart, więc komuś musi się nie udać.
brief-skull-king-deal = Każdy gra na siebie. Liczba kart zmienia się z rozdania na rozdanie w ustalonej kolejności. Czarny kolor jest zawsze atutem.
brief-skull-king-bid = Wszyscy jednocześnie pokazują, ile lew wezmą.
brief-skull-king-score = Trzeba wziąć dokładnie tyle lew, ile się zapowiedziało; zapowiedź zera ma własną punktację. Premie za piratów, syreny i Skull Kinga liczą się tylko przy ugranej zapowiedzi.
step-bonus = Premia
step-bonus-ask = Jaką premię ma { $name }?
chip-bonus = { $name } ma premię { $n_text }
hint-bonus = { $tally } W ramkach: z premią.

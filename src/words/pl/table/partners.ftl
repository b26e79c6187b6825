# Polish: partnership bidding and nil.

game-spades = Spades
rule-nil-card = Nil
rule-blind-nil-card = W ciemno
rule-nil-in = nil
rule-blind-nil-in = nil w ciemno
rule-nil-short = nil
rule-blind-nil-short = nc
partners-chip-nil = { $name } zapowiada { $nil }
partners-with = z partnerem: { $name }
partners-contract = zapowiedź { $n_text }
partners-score = wynik { $n_text }
partners-bags = { $n ->
    [one] { $n_text } worek
    [few] { $n_text } worki
   *[many] { $n_text } worków
}
partners-contracts = { $first_text } i { $second_text }
partners-bags-after = worki { $first_text } i { $second_text }
partners-bags-lost = worki { $n_text }
partners-each = { $n_text } za zapowiedzianą lewę
brief-partners-deal = Czworo graczy w stałych parach, partnerzy naprzeciw siebie, każdy dostaje trzynaście kart. Atutem są zawsze piki.
brief-partners-bid = Od sąsiada rozdającego każdy mówi, ile lew weźmie, a zapowiedzi partnerów się sumują. Nil to zapowiedź, że nie weźmie się ani jednej lewy; nil w ciemno zapowiada się przed obejrzeniem kart.
brief-partners-score = Strona, która weźmie tyle, ile zapowiedziała, zapisuje punkty za każdą zapowiedzianą lewę i trochę za każdą następną; to worki, a ich nadmiar drogo kosztuje. Strona, która weźmie mniej, traci, zależnie od punktacji. Nil wygrywa albo przegrywa osobno.
partners-worked-title = Z partnerem, który zapowiada i bierze { $bid }
partners-cell = zapowiada { $bid }, bierze { $tricks_text }
partners-worked = { $name } zapowiada { $bid } i bierze { $tricks_text }, partner zapowiada i bierze { $partner }:

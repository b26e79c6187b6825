# Estonian: seats: joining, leaving, swapping.

seating-players = { ui-players }
seating-from-hand = Alates { $n_text }. jaotusest
seating-taps-go = Alates { $n_text }. jaotusest; see jaotus algab uuesti
seating-ask-who = Kes liitub või lahkub?
seating-ask-comes = Liitub { $name }
seating-seat = Koht: { $name }
seating-seat-out = Koht: { $name }, puhkab
seating-head-away = Pole lauas
seating-head-away-nobody = Kõik sinu mängijad on lauas
seating-comes = Lauaga liitub { $name }
seating-leaves = lahkub
seating-leaves-full = { $name } lahkub
seating-sits-out = puhkab { $n_text }. jaotuses
seating-sits-out-full = { $name } puhkab { $n_text }. jaotuses
seating-plays = mängib { $n_text }. jaotuses
seating-plays-full = { $name } mängib { $n_text }. jaotuses
seating-head-swap = { $name } vahetab kohta. Kellega?
seating-swap-says = { $name } ja { $other } vahetavad kohad
seating-head-replace = { $name } läheb ära. Kes asemele?
seating-replace-says = Tuleb { $name }, läheb { $other }
seating-head-between = istub vahele
seating-between = { $first } ja { $second }
seating-between-full = { $name } istub keskele: { $first }, { $name }, { $second }
seating-head-instead = või mängib kellegi asemel
seating-head-begins = { $name }: algseis
seating-begins-last = { $n_text }, halvim seis
seating-begins-mean = { $n_text }, keskmine
seating-begins-says = { $name } alustab seisuga { $n_words }
seating-begins-note = Algseis raha ei mõjuta.
seating-late = liitus hiljem
seating-needs = { $game }: lauda on vaja { $n_text } mängijat
seating-holds = { $game }: lauda mahub kuni { $n_text } mängijat
seating-needs-dealt = { $game }: kaarte jagatakse { $n_text } mängijale
seating-has-left = { $name } lahkus lauast
seating-has-come = { $name } istus keskele: { $first }, { $name }, { $second }
seating-has-replaced = Tuli { $name }, läks { $other }
seating-have-swapped = { $name } ja { $other } vahetasid kohad
seating-sides-keep-scores = { $said }; kumbki pool jätab oma seisu alles
seating-players-keep-points = { $said }, iga mängija oma senised punktid
seating-cannot-be = Pole võimalik: { $why }
seating-begins-with = algseis { $n_text }

# The rules of a new session.

seating-scheme-stays = ainult selles sessioonis
seating-scheme-stays-changed = { $n ->
    [one] { $n_text } muudatus
   *[other] { $n_text } muudatust
}
rule-trump-value = { $rotation } kordamööda
seating-rule-overs = Üle- ja alatihid
seating-overs-counted = loevad
seating-overs-not-counted = ei loe
seating-rule-sizes = Kaarte igaühele
seating-sizes-up = { $from_text } kuni { $to_text }
seating-sizes-up-and-back = { $from_text } kuni { $to_text } ja tagasi alla
seating-sizes-down = { $from_text }-st alla { $to_text }-ni
seating-sizes-down-and-back = { $from_text }-st alla { $to_text }-ni ja tagasi
seating-sizes-by = { $way }, sammuga { $n_text }
seating-sizes-come = { $players ->
    [one] { $players_text } mängija
   *[other] { $players_text } mängijat
}: { hands-played }, igaühele kuni { $most ->
    [one] { $most_text } kaart
   *[other] { $most_text } kaarti
}
seating-sizes-typed = Kaarte igaühele, jaotuste kaupa
seating-sizes-wrong = Arvud 1 kuni { $n_text }, eraldatud tühikutega
rule-schedule-repeat-switch = Lühimad ja pikimad jaotused
rule-schedule-repeat-none-switch = igaüks korra
rule-schedule-repeat-players-switch = iga mängija kohta korra
seating-over-and-under = üle { $over }, alla { $under }

seating-settle-says = Arveldus: { $way }

draw-seats = Loositud kohad: { $names }
draw-dealer = Esimeseks diileriks loositi { $name }
draw-partners = Loositud paarid: { $first } ja { $second } vastu { $third } ja { $fourth }
draw-card = { $n_text }{ $suit }
draw-jack = S{ $suit }
draw-queen = E{ $suit }
draw-king = K{ $suit }
draw-ace = Ä{ $suit }

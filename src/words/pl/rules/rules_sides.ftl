# Polish: the keys of schemes of two kinds with partners, odd-trick and partnership-bid, see rules.ftl.

## odd-trick

rule-book = Lewy przed pierwszą punktowaną
rule-book-ask = Ile lew nie daje punktów?
rule-bids = Zapowiedzi
rule-bids-ask = Czy jest licytacja?
rule-bids-none = bez licytacji
rule-bids-on = z licytacją
rule-bids-says = { $min } do { $max }
rule-bids-min-ask = Najniższa zapowiedź
rule-bids-max-ask = Najwyższa zapowiedź
rule-bids-modes = Rodzaje gry
rule-bids-modes-ask = Jaki rodzaj gry?
rule-bids-modes-none = z atutem, biją wysokie
rule-bids-modes-uptown = { mode-uptown }
rule-bids-modes-downtown = { mode-downtown }
rule-bids-modes-no-trump = { mode-no-trump }
rule-bids-dealer-forced = Rozdający
rule-bids-dealer-forced-says = { $dealer-forced } { $dealer-may-match }
rule-bids-dealer-forced-ask = A gdy reszta spasuje?
rule-bids-dealer-forced-false = może pasować
rule-bids-dealer-forced-true = musi licytować
rule-bids-dealer-may-match-ask = Czy rozdający może powtórzyć ostatnią zapowiedź?
rule-bids-dealer-may-match-false = musi przebić
rule-bids-dealer-may-match-true = może powtórzyć
rule-odd-trick-made-ask = Ile daje ugrana zapowiedź?
rule-odd-trick-made-taken = każda punktowana lewa
rule-odd-trick-made-bid = zapowiedź
rule-set = Zapowiedź nieugrana
rule-set-ask = Ile kosztuje nieugrana zapowiedź?
rule-set-shortfall = minus brakujące lewy
rule-set-bid = minus zapowiedź
rule-set-clamp = Strata najwyżej
rule-set-clamp-ask = Ile najwyżej kosztuje nieugrana zapowiedź?
rule-set-clamp-none = bez ograniczenia
rule-set-clamp-bid = cała zapowiedź
rule-opponents-on-set = Przeciwnicy zapisują wtedy
rule-opponents-on-set-ask = Co zapisują przeciwnicy, gdy zapowiedź jest nieugrana?
rule-opponents-on-set-false = nic
rule-opponents-on-set-true = swoje punktowane lewy
rule-no-trump = { mode-no-trump }
rule-no-trump-ask = Ile razy za grę bez atu?
rule-no-trump-says = × { $no-trump }
rule-kitty = Talon
rule-kitty-ask = Czy jest talon?
rule-kitty-false = brak
rule-kitty-true = pierwsza lewa rozgrywającego
rule-high = Gra wysoko
rule-high-ask = Czy gra się wysoko i nisko?
rule-high-says = ugrane, za lewę { $made } nieugrane, drugiej stronie { $opponents } nieugrane, minus { $lost }
rule-high-made-ask = Ile daje każda punktowana lewa, gdy ugrano wysoko?
rule-high-opponents-ask = Ile druga strona dostaje za każdą punktowaną lewę, gdy nie ugrano wysoko?
rule-high-lost-ask = Ile kosztuje każda brakująca lewa, gdy nie ugrano wysoko?
rule-low = Gra nisko
rule-low-ask = Czy gra się wysoko i nisko?
rule-low-says = mniej lew, za lewę { $fewer } więcej lew, minus { $more }
rule-low-fewer-ask = Ile strona z mniejszą liczbą lew dostaje za każdą punktowaną lewę drugiej?
rule-low-more-ask = Ile strona z większą liczbą lew traci za każdą punktowaną lewę?
rule-boston = Boston
rule-boston-ask = Ile razy za wszystkie trzynaście?
rule-boston-says = × { $boston }
rule-boston-games = Partie za trzynaście lew
rule-boston-games-ask = Za ile partii liczy się trzynaście zapowiedzianych lew?
rule-revoke-costs = Lewy lub punkty za fałszywy renons
rule-revoke-costs-ask = Ile lew lub punktów kosztuje fałszywy renons?
rule-suit-values = Lewa według atutu
rule-suit-values-ask = Czy wartość lewy zależy od atutu?
rule-suit-values-says = { suit-spades } { $spades } { suit-clubs } { $clubs } { suit-diamonds } { $diamonds } { suit-hearts } { $hearts }
rule-suit-values-spades-ask = Ile jest warta lewa, gdy atutem jest { suit-spades }?
rule-suit-values-clubs-ask = Ile jest warta lewa, gdy atutem jest { suit-clubs }?
rule-suit-values-diamonds-ask = Ile jest warta lewa, gdy atutem jest { suit-diamonds }?
rule-suit-values-hearts-ask = Ile jest warta lewa, gdy atutem jest { suit-hearts }?
rule-honours = { step-honours }
rule-honours-ask = Czy honory są w grze?
rule-honours-says = trzy { $three } cztery { $four } granica: { $barred-at }
rule-honours-three-ask = Za trzy honory
rule-honours-four-ask = Za wszystkie cztery honory
rule-honours-barred-at-ask = Od ilu punktów honory się nie liczą?
rule-honours-barred-at-none = nigdy
rule-rubber = Rober
rule-rubber-ask = Czy gra się w robrach?
rule-rubber-says = { $games } × partia; pojedyncza { $single } podwójna { $double } potrójna { $treble } rober { $bonus }
rule-rubber-games-ask = Ile partii wygrywa robra?
rule-rubber-single-ask = Partia, gdy przegrani mają połowę lub więcej
rule-rubber-double-ask = Partia, gdy przegrani mają mniej niż połowę
rule-rubber-treble-ask = Partia, gdy przegrani mają zero
rule-rubber-bonus-ask = Za samego robra

## partnership-bid

rule-partnership-bid-made-ask = Ile daje każda zapowiedziana lewa, gdy zapowiedź jest ugrana?
rule-partnership-bid-made-says = { $made } za zapowiedzianą lewę
rule-lost = Zapowiedź nieugrana
rule-lost-ask = Ile kosztuje każda zapowiedziana lewa, gdy zapowiedź jest nieugrana?
rule-lost-says = minus { $lost } za zapowiedzianą lewę
rule-overtrick = Każda nadróbka
rule-overtrick-ask = Ile daje każda nadróbka?
rule-bags = Worki
rule-bags-ask = Czy liczy się worki?
rule-bags-says = { $limit } kosztuje { $penalty }
rule-bags-limit-ask = Za ile worków jest kara?
rule-bags-penalty-ask = Jaka jest kara?
rule-nil = { rule-nil-card }
rule-nil-ask = { rule-nil-card }: czy jest w grze?
rule-nil-says = { $made } nieudany minus { $lost }
rule-nil-made-ask = Ile wygrywa?
rule-nil-lost-ask = Ile kosztuje, gdy się nie uda?
rule-blind-nil = Nil w ciemno
rule-blind-nil-ask = Nil w ciemno: czy jest w grze?
rule-blind-nil-says = { $made } nieudany minus { $lost }
rule-blind-nil-made-ask = Ile wygrywa?
rule-blind-nil-lost-ask = Ile kosztuje, gdy się nie uda?
rule-nil-tricks = Lewy nieudanego nila
rule-nil-tricks-ask = Do czego liczą się lewy nieudanego nila?
rule-nil-tricks-bags = to worki
rule-nil-tricks-bid = liczą się partnerowi
rule-nil-tricks-none = nie liczą się

## On the page of a scheme, and as a switch of a new session

rule-bids-value = od { $min_text } do { $max_text }
rule-bids-min-switch = Najniższa zapowiedź
rule-set-clamped-term = tyle, ile brakuje, najwyżej zapowiedź
rule-no-trump-value = ×{ $n_text }
rule-boston-value = ×{ $n_text }
rule-boston-games-term = { rule-boston }
rule-boston-games-value = { $n ->
    [one] partia wygrana z taką zapowiedzią liczy się za { $n_text } partię
    [few] partia wygrana z taką zapowiedzią liczy się za { $n_text } partie
   *[many] partia wygrana z taką zapowiedzią liczy się za { $n_text } partii
}
rule-opponents-on-set-switch = Przeciwnicy po nieugranej zapowiedzi
rule-opponents-on-set-true-switch = zapisują swoje punktowane lewy
rule-opponents-on-set-false-switch = nic nie zapisują
rule-bids-dealer-forced-term = Rozdający po trzech pasach
rule-bids-dealer-forced-true-term = musi licytować
rule-bids-dealer-forced-false-term = też może pasować
rule-bids-dealer-may-match-term = Zapowiedź rozdającego
rule-bids-dealer-may-match-true-term = może być równa ostatniej
rule-bids-dealer-may-match-false-term = musi być wyższa
rule-high-term = { rule-high-card }
rule-low-term = { rule-low-card }
rule-high-value = ugrane: { $made_text } za lewę{ $opponents ->
    [0] {""}
   *[other] {""}, nieugrane: { $opponents_text } za lewę drugiej stronie
}{ $lost ->
    [0] {""}
   *[other] {""}, nieugrane: minus { $lost_text } za lewę
}
rule-low-value = { $more ->
    [0] { $fewer_text } za lewę stronie, która ma mniej
   *[other] { $fewer ->
        [0] {""}
       *[other] { $fewer_text } za lewę stronie, która ma mniej,{" "}{""}
    }minus { $more_text } za lewę stronie, która ma więcej
}
rule-suit-values-term = Lewa według atutu
rule-suit-values-value = pik { $spades_text }, trefl { $clubs_text }, karo { $diamonds_text }, kier { $hearts_text }
rule-honours-value = trzy: { $three_text }, cztery: { $four_text }
rule-honours-barred-at-term = Honory liczą się
rule-honours-barred-at-none-term = przy każdym wyniku
rule-honours-barred-at-value-term = poniżej { $n_text }
rule-rubber-value = { $games ->
    [2] {""}
   *[other] { $games_text } × partia;{" "}
}partia pojedyncza { $single_text }, podwójna { $double_text }, potrójna { $treble_text }, rober { $bonus_text }
rule-rubber-none-switch = pojedyncze partie
rule-partnership-bid-made-value = { $n_text } za zapowiedzianą lewę
rule-lost-value = { $n ->
    [0] { $n_text }
   *[other] minus { $n_text } za zapowiedzianą lewę
}
rule-bags-value = { $limit ->
    [one] { $limit_text } kosztuje { $penalty_text }
    [few] { $limit_text } kosztują { $penalty_text }
   *[many] { $limit_text } kosztuje { $penalty_text }
}
rule-nil-value = { $made_text }, nieudany minus { $lost_text }
rule-blind-nil-value = { $made_text }, nieudany minus { $lost_text }

# Polish: two sides: rows, cards, and penalties.

## Rows

sides-and = i
sides-both = { $first } i { $second }
sides-stands = { sides-stands-open } z { $of_text }
sides-stands-open = { $side }, { points-said }
sides-leads = na prowadzeniu
sides-last-hand = ostatnie rozdanie { $n_words }
sides-games = { $n ->
    [one] { $n_text } partia
    [few] { $n_text } partie
   *[many] { $n_text } partii
}
sides-bids = { $name } licytuje { $n_text }
sides-bids-mode = { $name } licytuje { $n_text } { $mode }
sides-odd-trick = siódma lewa
step-bidder-high-card = { $name } gra wysoko
sides-counted = nisko, ich lewy
step-bidder-high-ask = Kto zapowiedział wysoko?
sides-hint-high = Gdy nikt nie zapowie wysoko, gra się nisko.
sides-nobody-high = nikt nie gra wysoko
sides-nobody-high-full = { sides-hint-high }
sides-chip-low = Nikt nie gra wysoko, rozdanie jest nisko
step-side-counted-ask = Czyje lewy się liczy?
step-side-counted-card = Licz lewy: { $side }
sides-bids-first = { $name } zaczyna licytację
sides-leads-first = { $name } wychodzi
sides-fact-bids-first = zaczyna licytację

## The head of the page

sides-to = do { $n_text }
sides-to-out-at = do { $n_text }, przegrana przy { $out_text }
sides-rubbers-to = robry, partia do { $n_text }
sides-cards-kitty = { sides-cards-and-kitty }, { $books ->
    [one] { $books_text } lewa
    [few] { $books_text } lewy
   *[many] { $books_text } lew
}
sides-cards-and-kitty = { cards-dealt } i talon
rule-bids-modes-uptown-in = w górę
rule-bids-modes-downtown-in = w dół
rule-bids-modes-no-trump-in = { suit-none }
rule-high-card = Wysoko
rule-low-card = Nisko
rule-high-in = wysoko
rule-low-in = nisko
sides-high-wins = biją wysokie
sides-low-wins = biją niskie
sides-more-win = wygrywa więcej lew
sides-fewer-win = wygrywa mniej lew
sides-hint-low = Wygrywa mniej lew.
sides-rank-is = Bez atu, { $rank }
sides-rank-unknown = starszeństwa nie zapisano

## Books

sides-books-kitty = Lewy razem z talonem
sides-tail-books = , { $what }, { $books ->
    [one] { $books_text } lewa
    [few] { $books_text } lewy
   *[many] { $books_text } lew
}
sides-needs = { $n_text }
sides-needs-full = { hint-needs }
sides-needs-books = { $n_text }
sides-needs-books-full = potrzeba { $n ->
    [one] { $n_text } lewy
   *[other] { $n_text } lew
}, razem z talonem
sides-made-or-set = { $made_text } lub { $set_text }
sides-made-or-set-times = ×{ $n_text }, { $made_text } lub { $set_text }
sides-made-or-set-times-full = { sides-made-or-set-full }
sides-made-or-short = { $made_text }, { $set_text } za lewę
sides-made-or-short-full = { $made_words }, gdy ugrane równo, { $set_words } za każdą brakującą lewę
sides-made-or-set-full = { $made_words }, gdy ugrane równo, { $set_words }, gdy nieugrane

## Noting trump and ranking

sides-noting-trump = Zapis atutu
sides-ask-trump = Jaki kolor jest atutem?
sides-ask-rank = Które karty biją?
sides-hint-note = Nieobowiązkowe.
sides-slot-rank = Starszeństwo
sides-chip-trump = Zapisz atut: { $trump }
sides-chip-rank = Zapisz: { $rank }, { $wins }

## Revokes

sides-ask-revoked = Czyj fałszywy renons?
sides-ask-reneged = Czyj fałszywy renons?
sides-hint-revoked = Winna strona nie wygra partii w tym rozdaniu.
sides-hint-revoked-alone = Każda karta pokazuje wpływ na ostatnie rozdanie.
sides-slot-what = Kara
sides-slot-who = Gracz
sides-offer-tricks = { $n ->
    [one] Jedna lewa
    [3] Trzy lewy
    [few] { $n_text } lewy
   *[many] { $n_text } lew
}
sides-offer-tricks-small = renons: dla drugiej strony
sides-offer-tricks-small-full = Fałszywy renons: { $n ->
    [one] { $n_text } lewa
    [few] { $n_text } lewy
   *[many] { $n_text } lew
} dla drugiej strony
sides-offer-renege = { sides-offer-tricks }
sides-offer-renege-small = { sides-offer-tricks-small }
sides-offer-renege-small-full = { sides-offer-tricks-small-full }
sides-offer-off = { $n ->
    [one] Punkt mniej
    [3] Trzy punkty mniej
    [few] { $n_text } punkty mniej
   *[many] { $n_text } punktów mniej
}
sides-offer-off-small = renons: z własnego wyniku
sides-offer-off-small-full = Fałszywy renons: { $n ->
    [one] { $n_text } punkt mniej
    [few] { $n_text } punkty mniej
   *[many] { $n_text } punktów mniej
} we własnym wyniku
sides-offer-onto = { $n ->
    [one] Punkt więcej
    [3] Trzy punkty więcej
    [few] { $n_text } punkty więcej
   *[many] { $n_text } punktów więcej
}
sides-offer-onto-small = { sides-offer-tricks-small }
sides-offer-onto-small-full = Fałszywy renons: { $n ->
    [one] { $n_text } punkt więcej
    [few] { $n_text } punkty więcej
   *[many] { $n_text } punktów więcej
} dla drugiej strony
sides-offer-revoke = Fałszywy renons
sides-offer-replaces = { $n_text } za rozdanie
sides-offer-replaces-full = Fałszywy renons: { $n_words } zamiast wyniku rozdania
sides-offer-added = { $n_text }, rozdanie się liczy
sides-offer-added-full = Fałszywy renons: { $n_words } oprócz wyniku rozdania
sides-offer-noted = zapisany, bez kary
sides-offer-noted-full = Fałszywy renons: zapisany przy rozdaniu, nic nie kosztuje
sides-revoked = { $name }: fałszywy renons
sides-reneged = { $name }: fałszywy renons
sides-effect = { $own_text }, drudzy { $others_text }
sides-effect-full = { $side } { $own_words }, druga strona { $others_words }
sides-effect-own = { $own_text }
sides-effect-own-full = { $side } { $own_words }
sides-in-place-of = { $now_text }, było { $before_text }
sides-in-place-of-full = { $now_words } zamiast { $before_words }
struck-kitty = talon
struck-kitty-full = talon jest pierwszą lewą
sides-struck-no-tricks = brak lew
sides-struck-no-tricks-full = nie mają lew do oddania
sides-struck-noted = już zapisany
sides-struck-noted-full = już zapisano fałszywy renons: { $name }

## Who won

sides-won = Wygrywają { $side }, { $n_text } pkt
sides-wins-by = { $side } wygrywają o { $n_text } pkt
sides-leads-by = { $side } prowadzą o { $n_text } pkt
sides-game-won = partia dla { $side }
sides-rubber-game-won = partia dla { $side }, { $n_text }:{ $to_text }
sides-rubber-won = rober dla { $side }, partie { $n_text }:{ $to_text }, punkty { $points_text }:{ $against_text }
sides-rubber-worth = { $side }: partie w robrze: { $games_text }, punkty: { $n_text }
sides-wins-games = { $side } wygrywają w partiach { $n_text }:{ $to_text }
sides-leads-games = { $side } prowadzą w partiach { $n_text }:{ $to_text }

# Polish: two sides: rows, cards, and penalties.

## Rows

pairs-and = i
pairs-both = { $first } i { $second }
pairs-all = { $names }
pairs-stands = { pairs-stands-open } z { $of_text }
pairs-stands-open = { $side }, { $n ->
    [one] { $n_words } punkt
    [few] { $n_words } punkty
   *[many] { $n_words } punktów
}
pairs-rubber-of-side = { $side }: { $rubber }
pairs-towards = { $n_text } z { $of_text }
pairs-leads = na prowadzeniu
pairs-last-hand = ostatnie rozdanie { $n_words }
pairs-games = { $n ->
    [one] { $n_text } partia
    [few] { $n_text } partie
   *[many] { $n_text } partii
}
pairs-bids = { $name } licytuje { $n_text }
pairs-bids-mode = { $name } licytuje { $n_text } { $mode }
pairs-odd-trick = siódma lewa
pairs-bids-high = { $name } gra wysoko
pairs-counted = nisko, ich lewy
pairs-ask-high = Kto zapowiedział wysoko?
pairs-hint-high = Gdy nikt nie zapowie wysoko, gra się nisko.
pairs-nobody-high = nikt nie gra wysoko
pairs-chip-low = Nikt nie gra wysoko, rozdanie jest nisko
pairs-ask-counted = Czyje lewy się liczy?
pairs-chip-counted = Licz lewy: { $side }
pairs-bids-first = { $name } zaczyna licytację
pairs-leads-first = { $name } wychodzi
pairs-fact-bids-first = zaczyna licytację

## The head of the page

pairs-to = do { $n_text }
pairs-to-out-at = do { $n_text }, przegrana przy { $out_text }
pairs-rubbers-to = robry, partia do { $n_text }
pairs-cards-kitty = { cards-dealt } i talon, { $books ->
    [one] { $books_text } lewa
    [few] { $books_text } lewy
   *[many] { $books_text } lew
}
pairs-cards-kitty-trump = { cards-dealt } i talon, atut: { $trump }
pairs-cards-no-trump = { $n ->
    [one] { $n_text } karta, bez atu
    [few] { $n_text } karty, bez atu
   *[many] { $n_text } kart, bez atu
}
pairs-cards-kitty-no-trump = { cards-dealt } i talon, bez atu
pairs-in-uptown = w górę
pairs-in-downtown = w dół
pairs-high = Wysoko
pairs-low = Nisko
pairs-in-high = wysoko
pairs-in-low = nisko
pairs-in-force = { $mode } · { $wins }
pairs-high-wins = biją wysokie
pairs-low-wins = biją niskie
pairs-more-win = wygrywa więcej lew
pairs-fewer-win = wygrywa mniej lew
pairs-rank-is = Bez atu, { $rank }
pairs-rank-unknown = starszeństwa nie zapisano

## Books

pairs-books-kitty = Lewy razem z talonem
pairs-hand-books = Rozdanie { $n_text }: { $who }{ pairs-tail-books }
pairs-tail-books = , { $what }, { $books ->
    [one] { $books_text } lewa
    [few] { $books_text } lewy
   *[many] { $books_text } lew
}
pairs-needs-books = potrzeba { $n ->
    [one] { $n_text } lewy
   *[other] { $n_text } lew
}, razem z talonem
pairs-made-or-set = { $made_text } lub { $set_text }
pairs-made-or-set-times = ×{ $n_text }, { $made_text } lub { $set_text }
pairs-made-or-short = { $made_text }, { $set_text } za lewę
pairs-made-or-short-says = { $made_words }, gdy ugrane równo, { $set_words } za każdą brakującą lewę
pairs-made-or-set-says = { $made_words }, gdy ugrane równo, { $set_words }, gdy nieugrane

## Noting trump and ranking

pairs-noting-trump = Zapis atutu
pairs-ask-trump = Jaki kolor jest atutem?
pairs-ask-rank = Które karty biją?
pairs-hint-note = Nieobowiązkowe.
pairs-slot-rank = Starszeństwo
pairs-chip-trump = Zapisz atut: { $trump }
pairs-chip-rank = Zapisz: { $rank }, { $wins }

## Revokes

pairs-ask-revoked = Czyj fałszywy renons?
pairs-ask-reneged = Czyj fałszywy renons?
pairs-hint-revoked = Winna strona nie wygra partii w tym rozdaniu.
pairs-hint-revoked-alone = Każda karta pokazuje wpływ na ostatnie rozdanie.
pairs-slot-what = Kara
pairs-slot-who = Gracz
pairs-offer-tricks = { $n ->
    [one] Jedna lewa
    [3] Trzy lewy
    [few] { $n_text } lewy
   *[many] { $n_text } lew
}
pairs-offer-tricks-small = renons: dla drugiej strony
pairs-offer-tricks-says = Fałszywy renons: { $n ->
    [one] { $n_text } lewa
    [few] { $n_text } lewy
   *[many] { $n_text } lew
} dla drugiej strony
pairs-offer-renege = { pairs-offer-tricks }
pairs-offer-renege-small = { pairs-offer-tricks-small }
pairs-offer-renege-says = { pairs-offer-tricks-says }
pairs-offer-off = { $n ->
    [one] Punkt mniej
    [3] Trzy punkty mniej
    [few] { $n_text } punkty mniej
   *[many] { $n_text } punktów mniej
}
pairs-offer-off-small = renons: z własnego wyniku
pairs-offer-off-says = Fałszywy renons: { $n ->
    [one] { $n_text } punkt mniej
    [few] { $n_text } punkty mniej
   *[many] { $n_text } punktów mniej
} we własnym wyniku
pairs-offer-onto = { $n ->
    [one] Punkt więcej
    [3] Trzy punkty więcej
    [few] { $n_text } punkty więcej
   *[many] { $n_text } punktów więcej
}
pairs-offer-onto-says = Fałszywy renons: { $n ->
    [one] { $n_text } punkt więcej
    [few] { $n_text } punkty więcej
   *[many] { $n_text } punktów więcej
} dla drugiej strony
pairs-offer-revoke = Fałszywy renons
pairs-offer-replaces = { $n_text } za rozdanie
pairs-offer-replaces-says = Fałszywy renons: { $n_words } zamiast wyniku rozdania
pairs-offer-added = { $n_text }, rozdanie się liczy
pairs-offer-added-says = Fałszywy renons: { $n_words } oprócz wyniku rozdania
pairs-offer-noted = zapisany, bez kary
pairs-offer-noted-says = Fałszywy renons: zapisany przy rozdaniu, nic nie kosztuje
pairs-revoked = { $name }: fałszywy renons
pairs-reneged = { $name }: fałszywy renons
pairs-effect = { $own_text }, drudzy { $others_text }
pairs-effect-says = { $side } { $own_words }, druga strona { $others_words }
pairs-effect-own = { $side } { $own_words }
pairs-in-place-of = { $now_text }, było { $before_text }
pairs-in-place-of-says = { $now_words } zamiast { $before_words }
pairs-struck-kitty = talon
pairs-struck-kitty-full = talon jest pierwszą lewą
pairs-struck-no-tricks = brak lew
pairs-struck-no-tricks-full = nie mają lew do oddania
pairs-struck-noted = już zapisany
pairs-struck-noted-full = już zapisano fałszywy renons: { $name }

## Who won

pairs-won = Wygrywają { $side }, { $n_text } pkt
pairs-wins-by = { $side } wygrywają o { $n_text } pkt
pairs-leads-by = { $side } prowadzą o { $n_text } pkt
pairs-game-won = partia dla { $side }
pairs-rubber-game-won = partia dla { $side }, { $n_text }:{ $to_text }
pairs-rubber-won = rober dla { $side }, partie { $n_text }:{ $to_text }, punkty { $points_text }:{ $against_text }
pairs-rubber-worth = { $side }: partie w robrze: { $games_text }, punkty: { $n_text }
pairs-wins-games = { $side } wygrywają w partiach { $n_text }:{ $to_text }
pairs-leads-games = { $side } prowadzą w partiach { $n_text }:{ $to_text }

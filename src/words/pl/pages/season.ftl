# Polish: seasons: standings over some sessions.

season-all = Wszystkie sesje
season-days = od { $from } do { $to }
season-since = od { $day }
season-until = do { $day }
season-line = { players-sessions } i { hands-played }, { $days }
season-none = Nie pasuje żadna sesja z rozdaniami.
season-many-games = Punkty różnych gier się nie sumują. Wybierz grę, żeby je zobaczyć.
season-many-scales = Te sesje liczą punkty na różne sposoby, więc się nie sumują.
season-few = Kto ma mniej niż { $n ->
    [few] { $n_text } sesje
   *[many] { $n_text } sesji
}, nie jest klasyfikowany według średniej. Liczba w nawiasie mówi, z ilu sesji jest średnia.
season-player = Gracz
season-sessions = Sesje
season-hands = Rozdania
season-average = Średnia
season-first = 1. miejsce
season-second = 2. miejsce
season-third = 3. miejsce
season-best = Najlepsza
season-worst = Najgorsza
season-average-of = { $value } ({ $n_text })
season-row = { $place_text }. { $name }: { $parts }
season-course-says = Sesja po sesji, sumy narastająco pierwszych graczy. { $list }
season-sort-by = Sortuj: { $head }
season-by-points = Średnia w punktach
season-by-money = Średnia w { $currency }
season-of-group = { $name } jest w grupie
season-every-day = Wszystkie daty
season-this-year = Ten rok
season-last-year = Zeszły rok
season-show = Pokaż: { $name }
season-kept = Zapisano: { $name }. Nowe pasujące sesje są wliczane.
season-forgotten = Usunięto: { $name }. Sesje zostają.
season-bad-day = Dzień zapisuje się rok-miesiąc-dzień, na przykład { $day }.
season-turned = Ostatni dzień jest przed pierwszym.

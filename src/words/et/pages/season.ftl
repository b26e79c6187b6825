# Estonian: seasons: standings over some sessions.

season-all = Kõik sessioonid
season-days = { $from } kuni { $to }
season-since = alates { $day }
season-until = kuni { $day }
season-line = { $sessions ->
    [one] { $sessions_text } sessioon
   *[other] { $sessions_text } sessiooni
} ja { hands-played }, { $days }
season-none = Ükski jaotustega sessioon ei sobi.
season-many-games = Eri mängude punkte ei saa liita. Vali mäng, et neid näha.
season-many-scales = Need sessioonid arvestavad punkte erinevalt, nii et neid ei saa liita.
season-few = Alla { $n_text } sessiooniga mängijaid keskmise järgi ei järjestata. Sulgudes on, mitme sessiooni keskmine see on.
season-player = Mängija
season-sessions = Sessioone
season-hands = Jaotusi
season-average = Keskmine
season-first = 1. koht
season-second = 2. koht
season-third = 3. koht
season-best = Parim
season-worst = Halvim
season-average-of = { $value } ({ $n_text })
season-row = { $place_text }. { $name }: { $parts }
season-course-says = Sessioon sessiooni järel, esimeste jooksvad summad. { $list }
season-sort-by = Järjesta: { $head }
season-by-points = Keskmine punktides
season-by-money = Keskmine, { $currency }
season-of-group = { $name } kuulub rühma
season-every-day = Kõik kuupäevad
season-this-year = See aasta
season-last-year = Eelmine aasta
season-show = Näita: { $name }
season-kept = Salvestatud: { $name }. Uued sobivad sessioonid loetakse kaasa.
season-forgotten = Kustutatud: { $name }. Sessioonid jäävad alles.
season-bad-day = Päev kirjutatakse aasta-kuu-päev, näiteks { $day }.
season-turned = Viimane päev on enne esimest.

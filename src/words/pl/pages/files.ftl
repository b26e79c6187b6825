# Polish: files, pictures and backups.

files-share = { ui-share }
files-copy-text = Kopiuj wynik jako tekst
files-save-picture = Zapisz arkusz jako obraz
files-save-pdf = Zapisz jako PDF do druku
files-save-blank = Zapisz pusty arkusz do druku
files-save-csv = { ui-save-as-csv }
files-column-hand = { ui-hand }
files-copied = Wynik jest w schowku.
files-copy-failed = Nie udało się skopiować: { $why }
files-saved = Zapisano jako { $path }
files-left-out = Sesje pominięte, bo ich kwoty są za duże do obliczenia: { $n_text }.
files-failed = Nie udało się: { $why }
files-save-bundle = Zapisz dla innego urządzenia
files-cannot-read = nie można odczytać { $path }: { $why }
files-cannot-write = nie można zapisać { $path }: { $why }
files-no-such-file = nie ma takiego pliku ani folderu
files-is-folder = to jest folder
files-no-folder-above = część ścieżki nie jest folderem
files-no-text = to nie jest tekst UTF-8
files-too-long = plik jest za długi
files-in-use = jest otwarty w innym programie
files-not-allowed = brak uprawnień
files-disk-full = dysk jest pełny
files-read-only-disk = dysk jest tylko do odczytu
files-not-a-file = { $path } to nie zwykły plik
files-own-file = { $path } należy do bazy
files-row-hand = wiersz na rozdanie
files-row-hand-full = Wiersz na rozdanie
files-row-player = wiersz na rozdanie i gracza
files-row-player-full = Wiersz na rozdanie i gracza
files-row-result = wiersz na sesję i gracza
files-row-result-full = Wiersz na sesję i gracza
files-comes-back = Można ją ponownie zaimportować.
files-stays-out = Tylko do czytania; nie da się jej zaimportować.
files-for-programs = zwykły CSV
files-for-spreadsheet = dla arkusza kalkulacyjnego
files-sign-point = 0.05 i przecinki
files-sign-comma = 0,05 i średniki
files-sign-tab = 0,05 i tabulatory
files-sign-point-tab = 0.05 i tabulatory
files-at-line = { $file }, wiersz { $n_text }
files-comes-new = Nowa: { $session }, { $at }, { hands-played }
files-comes-longer = Ciąg dalszy: { $session }, { $at }, { $hands ->
    [one] { $hands_text } nowe rozdanie
    [few] { $hands_text } nowe rozdania
   *[many] { $hands_text } nowych rozdań
}
files-comes-by-name = { $who }: dopasowano po imieniu do gracza, który tu jest
files-comes-separated = { $name } i { $other } siedzą przy jednym stole, więc to dwie osoby
files-comes-not-merged = { $name } i { $other } to w pliku jedna osoba, a tutaj dwie
files-comes-other-rules = { $who }: są tu inne zasady domowe z tym samym identyfikatorem i zostają
files-comes-rules = Nowe zasady domowe: { $who }
files-comes-season = Nowy sezon: { $who }
files-comes-replaced = { $who }: zastąpi to wersja z pliku
files-comes-paid-twice = Zapisano też tutaj, więc liczą się obie: { $payment }
files-comes-changed = Zmienia to, co tu zapisano: { $session }, { $at }
files-comes-known = Już tu jest: { $session }, { $at }
files-comes-deleted = Usunięta tutaj, pozostanie usunięta: { $session }, { $at }
files-comes-diverged = Tutaj grano dalej inaczej: { $session }, { $at }
files-versions = tutaj { $here }; w pliku { $file }
files-way-here = Zostaw tutejszą
files-way-file = Weź tę z pliku
files-way-both = Zachowaj obie
files-wrong = Błąd: { $why }
files-sum = Nowe sesje: { $new_text }. Kontynuowane: { $longer_text }. Nowe rozdania: { $hands_text }. Nowe płatności: { $payments_text }.
files-kept-out = { $n ->
    [one] Jeden błąd
    [few] { $n_text } błędy
   *[many] { $n_text } błędów
}; niczego nie zaimportowano. Popraw plik i spróbuj ponownie.
files-nothing-new = Nie ma nic nowego do importu.
files-taken-in = Zaimportowano. { $sum }
files-kept-before = Poprzednia baza jest zachowana w { $path }
files-no-path = Najpierw wpisz ścieżkę pliku.
files-newest = Najnowsza sesja: { $day }.
files-no-session = Nie ma w niej sesji.
files-restored = Kopia została przywrócona.
files-wait-for-hands = Trwa zapisywanie. Spróbuj za chwilę.
paper-page = Strona { $n_text } z { $of_text }
paper-after = po rozdaniu { $n_text }
paper-signatures = Podpisy

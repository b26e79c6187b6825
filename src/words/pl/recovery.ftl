# A database that cannot be opened, only looking, and long work.
recovery-damaged = Baza jest uszkodzona
recovery-damaged-line = Coś w pliku zmieniło się albo przepadło. To, co da się odczytać, dziennik i kopie zapasowe przywrócą sesje.
recovery-gone = Bazy nie ma
recovery-gone-line = Była tutaj: świadczy o tym to, co leży obok. Dziennik i kopie zapasowe przywrócą sesje.
recovery-behind = { $n ->
    [one] Brakuje ostatniej zmiany
    [few] Brakuje ostatnich { $n_text } zmian
   *[many] Brakuje ostatnich { $n_text } zmian
}
recovery-behind-line = Ten plik jest starszy niż ostatni zapis. Dziennik przywróci to, czego brakuje.
recovery-no-database = To nie jest baza Odd Trick
recovery-no-database-line = W miejscu sesji leży inny plik. Dziennik i kopie zapasowe przywrócą sesje.
recovery-newer = Tę bazę zapisał nowszy Odd Trick
recovery-newer-line = Nic jej nie jest. Ta wersja nie umie jej odczytać i zostawia ją, jaka jest.
recovery-busy = Z bazy korzysta inny program
recovery-busy-line = Zamknij ten program i spróbuj ponownie.
recovery-many-names = Baza danych ma kilka nazw
recovery-many-names-line = Ma twarde dowiązania, więc dwa programy nadpisywałyby sobie dane. Usuń pozostałe nazwy albo użyj kopii.
recovery-not-opened = Nie można otworzyć bazy
recovery-not-opened-line = Może jest na dysku, którego teraz nie ma, albo należy do kogoś innego. Nic nie zostało zmienione.
recovery-in-file = W samym pliku
recovery-in-journal = W dzienniku
recovery-in-backups = W kopiach zapasowych
recovery-nothing-in-it = Nic się z tego nie da odczytać.
recovery-holds = { $held }, najnowsza z dnia { $day }
recovery-backups = { $n ->
    [one] { $n_text } kopia
    [few] { $n_text } kopie
   *[many] { $n_text } kopii
}
recovery-backup-of = { $at }
recovery-backup-bad = Ona też jest uszkodzona.
recovery-bring-back = Przywróć kopię z { $at }
recovery-show-backup = Pokaż kopię z { $at }
recovery-kilobytes = { $n_text } kB
recovery-megabytes = { $n_text } MB
recovery-brings = Przywróci: { $held }.
recovery-back = Sesje wróciły
recovery-back-line = Wszystko jest, kontrola wypadła dobrze.
recovery-back-in-part = Kontrola wypadła dobrze; czego brakuje, widać niżej.
recovery-everything = Teraz tutaj
recovery-hands-of = { $of ->
    [one] { $n_text } z { $of_text } rozdania
    [few] { $n_text } z { $of_text } rozdań
   *[many] { $n_text } z { $of_text } rozdań
}
recovery-lost-session = Przepadła.
recovery-hands-only = { $hands }; tego, co było wcześniej, nie da się cofnąć
recovery-unnamed = Sesja bez nazwy
recovery-lost-payments = { $n ->
    [one] Nie udało się przywrócić { $n_text } płatności.
    [few] Nie udało się przywrócić { $n_text } płatności.
   *[many] Nie udało się przywrócić { $n_text } płatności.
}
recovery-only-looking = Tylko oglądasz. Niczego nie można wpisać.
recovery-only-read = Bazę można tylko czytać. Niczego nie można wpisać.
recovery-to-recovery = Przywróć
recovery-try-again = Ponów
work-reading = Czytam
work-keeping = Zachowuję kopię
work-taking-in = Wczytuję
work-writing = Zapisuję
work-copying = Kopiuję
work-checking = Sprawdzam
work-recovering = Składam na nowo
work-share = { $n_text }%
work-stopped = Przerwano. Nic się nie zmieniło.

# Polish: recovery, the read-only view, and long work.

recovery-damaged = Baza jest uszkodzona
recovery-damaged-full = Część pliku zmieniła się albo przepadła. Sesje można przywrócić z tego, co da się odczytać, z dziennika i z kopii zapasowych.
recovery-gone = Brakuje bazy
recovery-gone-full = Kopie zapasowe wskazują, że była tu baza. Sesje można przywrócić z dziennika i z kopii zapasowych.
recovery-behind = { $n ->
    [one] Brakuje ostatniej zmiany
    [few] Brakuje ostatnich { $n_text } zmian
   *[many] Brakuje ostatnich { $n_text } zmian
}
recovery-behind-full = Ten plik jest starszy niż ostatni zapis. Dziennik przywróci to, czego brakuje.
recovery-no-database = To nie jest baza Odd Trick
recovery-no-database-full = Na jej miejscu jest inny plik. Można przywrócić to, co jest w dzienniku i w kopiach zapasowych.
recovery-newer = Tę bazę zapisał nowszy Odd Trick
recovery-newer-full = Nic jej nie jest. Ta wersja nie umie jej odczytać i zostawia ją, jaka jest.
recovery-busy = Z bazy korzysta inny program
recovery-busy-full = Zamknij ten program i spróbuj ponownie.
recovery-many-names = Baza ma twarde dowiązania
recovery-many-names-full = Dwa programy mogłyby nadpisać sobie zmiany. Usuń pozostałe dowiązania albo użyj kopii.
recovery-not-opened = Nie można otworzyć bazy
recovery-not-opened-full = Może brakuje jej dysku albo należy do innego użytkownika. Nic nie zostało zmienione.
recovery-in-file = W samym pliku
recovery-in-journal = W dzienniku
recovery-in-backups = W kopiach zapasowych
recovery-nothing-in-it = Niczego w tym nie da się odczytać.
recovery-no-backups = Nie ma żadnych.
recovery-holds = { $held }, najnowsza { $day }
recovery-backups = { $n ->
    [one] { $n_text } kopia
    [few] { $n_text } kopie
   *[many] { $n_text } kopii
}
recovery-backup-bad = Ona też jest uszkodzona.
recovery-bring-back = Przywróć kopię z { $at }
recovery-show-backup = Pokaż kopię z { $at }
recovery-kilobytes = { $n_text } kB
recovery-megabytes = { $n_text } MB
recovery-brings = Przywróci: { $held }.
recovery-back = Sesje przywrócono
recovery-back-line = Wszystko przywrócono, kontrola wypadła dobrze.
recovery-back-in-part = Kontrola wypadła dobrze. Niżej widać, czego brakuje.
recovery-everything = Teraz tutaj
recovery-hands-of = { $of ->
    [one] { $n_text } z { $of_text } rozdania
    [few] { $n_text } z { $of_text } rozdań
   *[many] { $n_text } z { $of_text } rozdań
}
recovery-lost-session = Przepadła.
recovery-hands-only = { $hands }; wcześniejszych zmian nie da się cofnąć
recovery-unnamed = Sesja bez nazwy
recovery-lost-payments = { $n ->
    [one] Nie udało się przywrócić { $n_text } płatności.
    [few] Nie udało się przywrócić { $n_text } płatności.
   *[many] Nie udało się przywrócić { $n_text } płatności.
}
recovery-lost-changes = { $n ->
    [one] Nie udało się przywrócić co najmniej { $n_text } zmiany.
    [few] Nie udało się przywrócić co najmniej { $n_text } zmian.
   *[many] Nie udało się przywrócić co najmniej { $n_text } zmian.
}
recovery-only-looking = Otwarto tylko do odczytu. Niczego nie można wpisać.
recovery-only-read = Baza jest tylko do odczytu. Niczego nie można wpisać.
recovery-to-recovery = { ui-restore }
recovery-try-again = Ponów
work-reading = Czytam
work-backing-up = Zapisuję kopię
work-importing = Importuję
work-writing = Zapisuję
work-copying = Kopiuję
work-checking = Sprawdzam
work-recovering = Odbudowuję
work-stopped = Przerwano. Nic się nie zmieniło.

# Polish. Files, pictures and backups.
files-share = Udostępnij
files-copy-text = Kopiuj wynik jako tekst
files-save-picture = Zapisz arkusz jako obraz
files-save-csv = Zapisz jako CSV
files-copied = Wynik jest w schowku.
files-copy-failed = Nie udało się skopiować: { $why }
files-saved = Zapisano jako { $path }
files-failed = Nie udało się: { $why }

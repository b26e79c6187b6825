# Estonian. Files, pictures and backups.
files-share = Jaga
files-copy-text = Kopeeri tulemus tekstina
files-save-picture = Salvesta punktileht pildina
files-save-csv = Salvesta CSV-failina
files-copied = Tulemus on lõikelaual.
files-copy-failed = Kopeerida ei saanud: { $why }
files-saved = Salvestatud: { $path }
files-failed = See ei õnnestunud: { $why }

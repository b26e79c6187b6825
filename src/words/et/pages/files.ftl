# Estonian: files, pictures and backups.

files-share = { ui-share }
files-copy-text = Kopeeri tulemus tekstina
files-save-picture = Salvesta punktileht pildina
files-save-pdf = Salvesta printimiseks PDF-failina
files-save-blank = Salvesta tühi punktileht printimiseks
files-save-csv = { ui-save-as-csv }
files-column-hand = { ui-hand }
files-copied = Tulemus on lõikelaual.
files-copy-failed = Kopeerida ei saanud: { $why }
files-saved = Salvestatud: { $path }
files-left-out = { $n ->
    [one] Üks sessioon jäi välja: selle summad on arvutamiseks liiga suured.
   *[other] { $n_text } sessiooni jäi välja: nende summad on arvutamiseks liiga suured.
}
files-failed = Ebaõnnestus: { $why }
files-save-bundle = Salvesta teise seadme jaoks
files-cannot-read = faili { $path } ei saa lugeda: { $why }
files-cannot-write = faili { $path } ei saa kirjutada: { $why }
files-no-such-file = sellist faili ega kausta pole
files-is-folder = see on kaust
files-no-folder-above = osa selle asukohast pole kaust
files-no-text = see pole UTF-8 tekst
files-too-long = see on liiga pikk
files-in-use = see on teises programmis avatud
files-not-allowed = õigused puuduvad
files-disk-full = ketas on täis
files-read-only-disk = ketas on kirjutuskaitstud
files-not-a-file = { $path } pole tavaline fail
files-own-file = { $path } kuulub andmebaasile
files-row-hand = rida jaotuse kohta
files-row-hand-full = Rida jaotuse kohta
files-row-player = rida jaotuse ja mängija kohta
files-row-player-full = Rida jaotuse ja mängija kohta
files-row-result = rida sessiooni ja mängija kohta
files-row-result-full = Rida sessiooni ja mängija kohta
files-comes-back = Selle saab uuesti importida.
files-stays-out = Ainult lugemiseks; uuesti importida ei saa.
files-for-programs = lihtne CSV
files-for-spreadsheet = tabelarvutusele
files-sign-point = 0.05 ja komad
files-sign-comma = 0,05 ja semikoolonid
files-sign-tab = 0,05 ja tabeldusmärgid
files-sign-point-tab = 0.05 ja tabeldusmärgid
files-at-line = { $file }, rida { $n_text }
files-comes-new = Uus: { $session }, { $at }, { hands-played }
files-comes-longer = Jätkub: { $session }, { $at }, { $hands ->
    [one] { $hands_text } uus jaotus
   *[other] { $hands_text } uut jaotust
}
files-comes-by-name = { $who } seotakse nime järgi siinse mängijaga
files-comes-separated = { $name } ja { $other } istusid ühes lauas: nad on kaks inimest
files-comes-not-merged = { $name } ja { $other } on failis üks mängija, siin kaks mängijat
files-comes-other-rules = { $who }: siin on teised kodureeglid sama tunnusega ja need jäävad
files-comes-rules = Uued kodureeglid: { $who }
files-comes-season = Uus hooaeg: { $who }
files-comes-replaced = { $who } asendatakse failis olevaga
files-comes-paid-twice = Kirjas ka siin, nii et arvesse lähevad mõlemad: { $payment }
files-comes-changed = Muudab siin kirja pandut: { $session }, { $at }
files-comes-known = Juba siin: { $session }, { $at }
files-comes-deleted = Siin kustutatud ja jääb kustutatuks: { $session }, { $at }
files-comes-diverged = Siin mängiti teisiti edasi: { $session }, { $at }
files-versions = siin { $here }; failis { $file }
files-way-here = Jäta siinne
files-way-file = Võta failist
files-way-both = Jäta mõlemad
files-wrong = Viga: { $why }
files-sum = Uusi sessioone: { $new_text }. Jätkuvaid: { $longer_text }. Uusi jaotusi: { $hands_text }. Uusi makseid: { $payments_text }.
files-kept-out = { $n ->
    [one] Üks viga; midagi ei imporditud. Paranda fail ja proovi uuesti.
   *[other] { $n_text } viga; midagi ei imporditud. Paranda fail ja proovi uuesti.
}
files-nothing-new = Midagi uut importida ei ole.
files-taken-in = Imporditud. { $sum }
files-kept-before = Eelmine andmebaas on alles: { $path }
files-no-path = Kirjuta kõigepealt faili asukoht.
files-newest = Uusim sessioon: { $day }.
files-no-session = Sessioone selles pole.
files-restored = Varukoopia on taastatud.
files-wait-for-hands = Salvestamine veel käib. Proovi hetke pärast uuesti.
paper-page = Lk { $n_text }/{ $of_text }
paper-after = pärast { $n_text }. jaotust
paper-signatures = Allkirjad

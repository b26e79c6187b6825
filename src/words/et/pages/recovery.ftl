# Estonian: recovery, the read-only view, and long work.

recovery-damaged = Andmebaas on kahjustatud
recovery-damaged-full = Osa failist on muutunud või kadunud. Sessioonid saab taastada sellest, mida veel saab lugeda, päevikust ja varukoopiatest.
recovery-gone = Andmebaas puudub
recovery-gone-full = Varukoopiad näitavad, et andmebaas oli siin. Sessioonid saab taastada päevikust ja varukoopiatest.
recovery-behind = { $n ->
    [one] Viimane muudatus puudub
   *[other] Viimased { $n_text } muudatust puuduvad
}
recovery-behind-full = See fail on vanem kui viimati salvestatu. Päevik taastab puuduva.
recovery-no-database = See ei ole Odd Tricki andmebaas
recovery-no-database-full = Selle asemel on muu fail. Taastada saab selle, mis on päevikus ja varukoopiates.
recovery-newer = Selle kirjutas uuem Odd Trick
recovery-newer-full = Failiga on kõik korras. See versioon ei oska seda lugeda ja jätab selle rahule.
recovery-busy = Teine programm kasutab andmebaasi
recovery-busy-full = Sulge teine programm ja proovi uuesti.
recovery-many-names = Andmebaasil on püsiviidad
recovery-many-names-full = Kaks programmi võivad teineteise muudatused üle kirjutada. Eemalda teised viidad või kasuta koopiat.
recovery-not-opened = Andmebaasi ei saa avada
recovery-not-opened-full = Võib-olla pole selle ketast või kuulub see teisele kasutajale. Midagi pole muudetud.
recovery-in-file = Failis endas
recovery-in-journal = Päevikus
recovery-in-backups = Varukoopiates
recovery-nothing-in-it = Midagi selles ei saa lugeda.
recovery-no-backups = Neid ei ole.
recovery-holds = { $held }, uusim { $day }
recovery-backups = { $n ->
    [one] { $n_text } varukoopia
   *[other] { $n_text } varukoopiat
}
recovery-backup-bad = Ka see on kahjustatud.
recovery-bring-back = Taasta varukoopia { $at }
recovery-show-backup = Näita varukoopiat { $at }
recovery-kilobytes = { $n_text } kB
recovery-megabytes = { $n_text } MB
recovery-brings = Taastab: { $held }.
recovery-back = Sessioonid on taastatud
recovery-back-line = Kõik taastati ja kontroll läks korda.
recovery-back-in-part = Kontroll läks korda. Mis puudub, on allpool kirjas.
recovery-everything = Praegu siin
recovery-hands-of = { $n ->
    [one] { $n_text } jaotus { $of_text }-st
   *[other] { $n_text } jaotust { $of_text }-st
}
recovery-lost-session = See on kadunud.
recovery-hands-only = { $hands }; varasemaid muudatusi ei saa tagasi võtta
recovery-unnamed = Nimetu sessioon
recovery-lost-payments = { $n ->
    [one] { $n_text } makset ei saanud taastada.
   *[other] { $n_text } makset ei saanud taastada.
}
recovery-lost-changes = { $n ->
    [one] Vähemalt { $n_text } muudatust ei saanud taastada.
   *[other] Vähemalt { $n_text } muudatust ei saanud taastada.
}
recovery-only-looking = Avatud ainult lugemiseks. Midagi ei saa sisestada.
recovery-only-read = Andmebaas on ainult lugemiseks. Midagi ei saa sisestada.
recovery-to-recovery = { ui-restore }
recovery-try-again = Uuesti
work-reading = Loen
work-backing-up = Salvestan koopiat
work-importing = Impordin
work-writing = Kirjutan
work-copying = Kopeerin
work-checking = Kontrollin
work-recovering = Koostan uuesti
work-stopped = Peatatud. Midagi ei muutunud.

# Estonian: the history of a session.

history-title = { ui-history }
history-earlier = { $n ->
    [one] { $n_text } varasem muudatus on peidus
   *[other] { $n_text } varasemat muudatust on peidus
 }
history-put-in = Lisatud: { $hand }
history-put-in-moved = Lisatud: { $hand }. { $n ->
    [one] { $first_text }. jaotust jagab nüüd järgmine mängija
   *[other] Jaotusi { $first_text }–{ $last_text } jagab nüüd igaüht järgmine mängija
 }
history-taken-out = Eemaldatud: { $hand }
history-played-on = { $what }. Mäng on läbi { $n_text }. jaotusega; järgmised jaotused loetakse edasi mängituks
history-tricks-became = { $n_text }. jaotus: { $who }, { $what }, tihisid oli { $before_text }, nüüd { $after_text }
history-became = { $before }. Parandatud: { $after }
history-seat-became = { $name }: pakkus { $bid } ja võttis { $took_text }, mitte { $bid_before } ja { $took_before_text }
history-details = { $n_text }. jaotus parandatud
history-dealt-by = jagas { $name }
history-noted = märkus: { $note }
history-note-gone = märkust pole
history-gone = eemaldatud: { $what }
history-adjustments-gone = { $n_text }. jaotus: korrektsioon eemaldatud
history-titled = Pealkiri: { $title }
history-session-noted = Sessiooni märkus: { $note }
history-session-note-gone = Sessiooni märkus eemaldatud
history-renamed = { $before } on nüüd { $after }
history-stake = Alates { $from_text }. jaotusest on panus { $stake }
history-no-stake = Alates { $from_text }. jaotusest panuseta
history-joined = { $name } tuli lauda
history-left = { $name } lahkus
history-seated = Kohad: { $names }
history-terms = Arveldusreeglid muutusid
history-paid-each-hand = { ui-paid-after-every-hand }
history-paid-at-end = Makstakse lõpus
history-out-pays = { ui-who-sits-out-a-hand }
history-out-free = Kes jaotuses puhkab, ei maksa ega saa midagi
history-ended = Sessioon lõpetatud
history-reopened = Sessioon uuesti avatud
history-removal = jaotuse { $n_text } eemaldamine
history-insertion = jaotuse { $n_text } lisamine
history-undone = Tagasi võetud: { $what }
history-redone = Uuesti tehtud: { $what }
history-says = { $what }. { $moved }
history-nothing-moved = Punktid ei muutunud
history-insert = Lisa selle ette unustatud jaotus
history-inserting = Unustatud jaotus enne { $n_text }. jaotust
history-remove = Eemalda { $n_text }. jaotus
history-begun-with = Jaotus 0: ülekantud punktid
history-begun-with-nothing = Ülekantud punkte pole
sheet-begun-with = Jaotus 0: { $moves }

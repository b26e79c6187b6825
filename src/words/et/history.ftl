# Estonian. What was done to a session, and what it did.
history-title = Ajalugu
history-more = Ajalugu
history-empty = Siin pole veel midagi. Siia tuleb iga jaotus, parandus ja muudatus.
history-earlier = { $n ->
    [one] { $n_text } varasem muudatus on peidus
   *[other] { $n_text } varasemat muudatust on peidus
 }
history-entered = { $hand }
history-put-in = Lisatud: { $hand }
history-put-in-moved = Vahele pandud: { $hand }. { $n ->
    [one] { $first_text }. jaotust jagab nüüd järgmine mängija
   *[other] Jaotusi { $first_text }–{ $last_text } jagab nüüd igaüht järgmine mängija
 }
history-taken-out = Välja võetud: { $hand }
history-tricks-became = { $n_text }. jaotus: { $who }, { $what }, tihisid oli { $before_text }, nüüd { $after_text }
history-became = { $before }. Parandatud: { $after }
history-seat-became = { $name }: pakkus { $bid } ja võttis { $took_text }, mitte { $bid_before } ja { $took_before_text }
history-details = { $n_text }. jaotus parandatud
history-dealt-by = jagas { $name }
history-noted = märkus: { $note }
history-note-gone = märkust pole
history-gone = tagasi võetud: { $what }
history-and = { $first }; { $second }
history-corrected = { $n_text }. jaotus parandatud: { $what }
history-given = { $n_text }. jaotus: { $what }
history-adjustments-gone = { $n_text }. jaotus: korrektsioon tagasi võetud
history-titled = Pealkiri: { $title }
history-renamed = { $before } on nüüd { $after }
history-stake = Alates { $from_text }. jaotusest on panus { $stake }
history-no-stake = Alates { $from_text }. jaotusest mängitakse au peale
history-joined = { $name } tuli lauda
history-left = { $name } lahkus
history-seated = Lauas, selles järjekorras: { $names }
history-terms = Arveldamise tingimused muutusid
history-ended = Sessioon lõpetatud
history-reopened = Sessioon uuesti avatud
history-undone = Tagasi võetud: { $what }
history-redone = Uuesti tehtud: { $what }
history-at = { $at }
history-moved = { $name } { $points_text }
history-moved-with-money = { $name } { $points_text }, { $money }
history-says = { $what }. { $moved }
history-nothing-moved = Punktid ei muutunud
history-insert = Lisa selle ette unustatud jaotus
history-inserting = Unustatud jaotus, enne { $n_text }. jaotust
history-remove = Võta { $n_text }. jaotus välja
history-refused = See pole võimalik: { $why }

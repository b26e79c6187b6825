# Estonian. Rules that few tables play by.
ask-trump = Mis mast oli trump?
halves-total = pool seisust, ümardatud mängija kasuks
last-resort-none = trumbita, kui ühtki kaarti pole enam pöörata
trumps-until = trumbita alates { $n_text } kaardist
no-more-than-bid = puudujääk, kuid mitte üle pakkumise
term-least-bid = Väikseim pakkumine
term-zero-overbid = Null täis, üle pakutud
term-bonus = Lisapunktid sammuga
slot-bonus = Lisa
ask-player-bonus = Mis lisapunktid on mängijal { $name }?
chip-bonus = { $name }: lisapunktid { $n_text }
term-boston = Kõik kolmteist tihi
boston-games = sellise pakkumisega võidetud geim loeb { $n_text } geimi eest
term-suits = Tihi trumbi järgi
suits-pay = pada { $spades_text }, risti { $clubs_text }, ruutu { $diamonds_text }, ärtu { $hearts_text }

# Estonian: rare rules.

ask-trump = Mis mast oli trump?
halves-total = pool seisust, ümardatud mängija kasuks
seating-hands = Jaotusi mängus
brief-callbreak-deal = Neli mängijat, igaüks enda eest, igaühel kolmteist kaarti. Poti on alati trump. Lõuna-Aasias läheb jagamine edasi paremale.
brief-callbreak-bid = Alates diileri naabrist ütleb igaüks, mitu tihi ta võtab, vähemalt ühe. Ükski pakkumine pole keelatud.
brief-callbreak-score = Kes võtab nii palju, kui pakkus, või rohkem, saab pakkumise jagu punkte ja iga lisatihi eest kümnendiku. Kes võtab vähem, kaotab pakkumise jagu.
slot-bonus = Lisa
ask-player-bonus = Mis lisapunktid on mängijal { $name }?
chip-bonus = { $name }: lisapunktid { $n_text }
term-boston = Boston
boston-games = sellise pakkumisega võidetud geim loeb { $n_text } geimi eest
term-suits = Tihi trumbi järgi
suits-pay = pada { $spades_text }, risti { $clubs_text }, ruutu { $diamonds_text }, ärtu { $hearts_text }
high-made = tehtult { $n_text } tihi eest
high-opponents = ebaõnnestunult teistele { $n_text } tihi eest
high-lost = ebaõnnestunult miinus { $n_text } tihi eest
low-fewer = vähem võtnud poolele { $n_text } tihi eest
low-more = rohkem võtnud poolele miinus { $n_text } tihi eest

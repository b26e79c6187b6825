# Estonian. Rules that few tables play by.
ask-trump = Mis mast oli trump?
halves-total = pool seisust, ümardatud mängija kasuks
seating-hands = Jaotusi mängus
brief-call-deal = Neli mängijat, igaüks enda eest, igaühel kolmteist kaarti. Poti on alati trump. Lõuna-Aasias läheb jagamine edasi paremale.
brief-call-bid = Alates diileri naabrist ütleb igaüks, mitu tihi ta võtab, vähemalt ühe. Ükski pakkumine pole keelatud.
brief-call-score = Kes võtab nii palju, kui pakkus, või rohkem, saab pakkumise jagu punkte ja iga lisatihi eest kümnendiku. Kes võtab vähem, kaotab pakkumise jagu.
slot-bonus = Lisa
ask-player-bonus = Mis lisapunktid on mängijal { $name }?
chip-bonus = { $name }: lisapunktid { $n_text }

# Estonian: rare rules.

step-trump-ask = Mis mast oli trump?
seating-hands = Jaotusi mängus
brief-callbreak-deal = Neli mängijat, igaüks enda eest, igaühel kolmteist kaarti. Pada on alati trump. Lõuna-Aasias läheb jagamine edasi paremale.
brief-callbreak-bid = Alates diileri naabrist ütleb igaüks, mitu tihi ta võtab, vähemalt ühe. Ükski pakkumine pole keelatud.
brief-callbreak-score = Kes võtab nii palju, kui pakkus, või rohkem, saab pakkumise jagu punkte ja iga ületihi eest kümnendiku. Kes võtab vähem, kaotab pakkumise jagu.
step-bonus = Lisa
step-bonus-ask = Mis lisapunktid on mängijal { $name }?
chip-bonus = { $name }: lisapunktid { $n_text }
hint-bonus = { $tally } Raamis: lisapunktidega.

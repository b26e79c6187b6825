# Estonian: rare rules.

step-trump-ask = Mis mast oli trump?
seating-hands = Jaotusi mängus
brief-callbreak-deal = Neli mängijat, igaüks enda eest, igaühel kolmteist kaarti. Pada on alati trump. Lõuna-Aasias läheb jagamine edasi paremale.
brief-callbreak-bid = Alates diileri naabrist ütleb igaüks, mitu tihi ta võtab, vähemalt ühe. Ükski pakkumine pole keelatud.
brief-callbreak-score = Kes võtab nii palju, kui pakkus, või rohkem, saab pakkumise jagu punkte ja iga ületihi eest kümnendiku. Kes võtab vähem, kaotab pakkumise jagu.

brief-israeli-whist-bid = Kõigepealt on oksjon viiest tihist alates, mastis või trumbita. Siis ütleb igaüks, mitu tihi ta võtab, oksjoni võitja vähemalt nii palju, kui ta seal pakkus. Kui piirang kehtib, ei tohi pakkumiste summa võrduda kaartide arvuga, nii et kellelgi peab pakkumine täitmata jääma.
brief-skull-king-deal = Igaüks mängib enda eest. Kaartide arv muutub jaotusest jaotusse kava järgi. Must mast on alati trump.
brief-skull-king-bid = Kõik näitavad ühel ajal, mitu tihi nad võtavad.
brief-skull-king-score = Loeb see, et võtad täpselt nii palju, kui pakkusid; nullpakkumisel on oma tulemus. Lisapunktid piraatide, merineitsite ja Skull Kingi eest loevad ainult täidetud pakkumisega.
step-bonus = Lisa
step-bonus-ask = Mis lisapunktid on mängijal { $name }?
chip-bonus = { $name }: lisapunktid { $n_text }
hint-bonus = { $tally } Raamis: lisapunktidega.

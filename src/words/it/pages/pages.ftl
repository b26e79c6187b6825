# Italian: the pages around the table. See table.ftl.

## The result page

wins-by = { $name } vince di { $n_text }
leads-by = { $name } è avanti di { $n_text }
tied-at = { $names } pari a { $n_text }
all-square = Tutti pari
stake-a-point = { $stake } a punto
no-stake = Senza posta
stakes-changed = Posta cambiata
sample-name = Giulia
result-sum = Somma, con le rettifiche
payments-settle = { $n ->
    [one] Basta un pagamento
    [2] Bastano due pagamenti
    [3] Bastano tre pagamenti
    [4] Bastano quattro pagamenti
   *[other] Bastano { $n_text } pagamenti
}
nothing-owed = Nessuno deve niente
payment-says = { $from } paga { $money } { $currency } a { $to }
pays-all = tutto quel che ha perso { $name }
paid-all = tutto quel che ha vinto { $name }
pays-part = una parte dei { $money } che ha perso { $name }
pays-rest = il resto di quel che ha perso { $name }
odd-cent = Arrotondato per eccesso per { $names }
result-without-hand = Senza mani giocate: { $list }
result-partners-changed = I compagni sono cambiati, quindi ognuno è in classifica da solo.
standing-says = { $place_text }: { $name }, { points-said }
standing-text = { $place_text }. { $name }, { points-counted }
head-points = { ui-points }
same-table-again = Rivincita
end-now = Termina
chart-empty = Il grafico comincia dopo tre mani
chart-says = Grafico dei punti su { hands-played }: { $names }
not-saved = Non si è potuto salvare: { $why }

## Sessions

resume = Riprendi { $title }
row-winner = Ha vinto { $name } con { $n_text }
row-open = { $hands ->
    [one] { $hands_text } mano finora
   *[other] { $hands_text } mani finora
}
row-empty = ancora nessuna mano
session-deleted = Eliminata: { $title }

## New session

overs-and-unders = { $over } a presa in più, { $under } in meno
overs-only = { $over } a presa in più
unders-only = { $under } a presa in meno
no-overs = le prese in più e in meno non contano
players-wanted = { $n ->
    [one] Manca un giocatore
    [2] Mancano due giocatori
    [3] Mancano tre giocatori
    [4] Mancano quattro giocatori
   *[other] Mancano { $n_text } giocatori
}
roster-seated = { $name }, posto { $n_text }
roster-free = { $name }, ancora senza posto
seat-deals = { $name } dà le prime carte
seat-free = Posto { $n_text }, libero
seat-tap = Le prime carte le dà { $name }
start-deals = Inizia, { $name } dà le carte
start = Inizia
stake-says = { $stake } { $currency } a punto
stake-unit = { $currency } a punto
stake-bad = Un importo come 0,05, o 1/10 per uno ogni dieci punti
stake-high = Al massimo { $stake } a punto
stake-fine = Non si può calcolare con le altre poste; scegline una per meno punti
name-empty = Inserisci un nome
name-long = Il nome è troppo lungo
name-twin = { $name } è già al tavolo
name-like = { $name } è già tra i giocatori. È la stessa persona?
name-anew = Nuovo giocatore { $name }
value-played = si gioca
value-not-played = no

## Schemes

rule-contract-target-short-at-least = { $n_text } o più
rule-contract-target-short-exactly = { $n ->
    [one] { $n_text } esatta
   *[other] { $n_text } esatte
}
rule-contract-target-short-at-most = al massimo { $n_text }
rule-contract-target-long-at-least = { $n ->
    [one] { $n_text } presa o più
   *[other] { $n_text } prese o più
}
rule-contract-target-long-exactly = { $n ->
    [one] esattamente { $n_text } presa
   *[other] esattamente { $n_text } prese
}
rule-contract-target-long-at-most = al massimo { step-tricks-card-open }
target-no-trick = nessuna presa
rule-contract-target-long-none = { target-no-trick }
rule-contract-target-long-all = tutte e { $n_text } le prese
rule-contract-target-short-none = nessuna
rule-contract-target-short-all = tutte e { $n_text }
fact-pays = Chi fallisce paga altrettanto a ogni avversario, e in più per ogni presa in meno.
fact-shares = La proposta accettata è due contro due: ogni avversario paga uno dei due.
note-turn-up = briscola girata
note-chosen = briscola a scelta
note-eldest = esce il primo di mano
note-declarer = esce il dichiarante
scheme-for-just = { $game }, in { $n_text } al tavolo
scheme-for-either = { $game }, in { $least_text } o { $most_text } al tavolo
scheme-for-span = { $game }, da { $least_text } a { $most_text } al tavolo
none = –
rule-contract-free-under-fact = { $contract }: { $n ->
    [one] la prima presa in meno è condonata
   *[other] le prime { $n_text } prese in meno sono condonate
}.
rule-contract-all-tricks-fact = { $contract } con tutte le prese: { $n_text } da ciascuno, al posto delle prese in più.
rule-contract-fails-fact = { $contract } che fallisce: { $n_text } a ciascuno, e ancora per ogni presa in meno.
rule-contract-most-over-fact = { $contract }: { $n ->
    [one] conta al massimo { $n_text } presa in più
   *[other] contano al massimo { $n_text } prese in più
}.
rule-contract-joint-true-fact = { $contract }: possono giocarlo più persone insieme, ognuna contro tutti gli altri.
rule-general-contract-pays-fact = Miseria generale: { $n_text } a ciascuno degli altri tre, o da ciascuno di loro.
rule-contract-allowed-false-fact = { $contract }: non si gioca.
scheme-row-says = { $contract }: { $tricks }, { points-counted } da ogni avversario
bid-line = { $made }; sbagliando: { $missed }
bid-line-apart = { $made }; in più { $over }, in meno { $under }
bid-line-zero = { $line }; zero { $zero }
sides-bid-line = si va ai { $n_text }, dichiarazioni da { $min_text }; riuscita: { $made }
sides-high-low-line = { $game }, a presa { $high_text } alta, { $low_text } bassa
sides-deal-line = mano per mano
times-of = { $n_text } × { $of }
plus = { $first } +{"\u00A0"}{ $second }
from-to = da { $from_text } a { $to_text }
from-to-and-back = da { $from_text } a { $to_text } e ritorno
brief-bids-deal = Ognuno gioca per sé. { $cards ->
    [0] Il numero di carte cambia di mano in mano, secondo il programma.
   *[other] Il numero di carte a testa è lo stesso in ogni mano: { $cards_text }.
} { $trump ->
    [last-card] L’ultima carta distribuita indica la briscola.
    [rotation] Il seme di briscola cambia di mano in mano, in un ordine fisso.
    [chosen] Chi vince la licitazione sceglie la briscola.
    [none] Non c’è briscola.
   *[other] La prima carta del tallone si gira e indica la briscola, se la variante non dice altro.
}
brief-bids-bid = A partire dal vicino del mazziere, ognuno dichiara quante prese farà; il mazziere dichiara per ultimo. Con il vincolo, la sua dichiarazione non può portare la somma al numero di carte della mano, così che almeno uno sbagli.
brief-bids-score = Conta fare esattamente le prese dichiarate. Quanto vale una dichiarazione indovinata, e quanto vale o costa una sbagliata, lo dice la variante.
brief-plain-deal = Quattro giocatori in coppie fisse, i compagni uno di fronte all’altro, tredici carte a testa. L’ultima carta si gira e indica la briscola.
brief-plain-play = Esce il giocatore alla sinistra del mazziere. Vige l’obbligo di rispondere al seme. Fa la presa la briscola più alta o, se non ce ne sono, la carta più alta del seme di uscita.
brief-plain-score = Ogni presa oltre le prime sei vale un punto per la coppia che l’ha fatta: la settima è la prima che conta. Se si giocano gli onori, tre o quattro nella stessa coppia danno punti dopo le prese.
brief-bidding-deal = Quattro giocatori in coppie fisse, { $kitty ->
    [true] dodici carte a testa, e un monte che va al dichiarante e conta come prima presa.
   *[other] i compagni uno di fronte all’altro, tredici carte a testa.
}
brief-bidding-bid = { $modes ->
    [true] Un solo giro. Si dichiara un numero di prese oltre le prime sei: alte (vincono le carte alte), basse (vincono le carte basse) o senza atout. A parità di numero le basse superano le alte, e il senza atout entrambe.
   *[other] Si dichiara solo un numero di prese oltre le prime sei, senza seme; ogni dichiarazione deve superare la precedente.
}
brief-bidding-score = La coppia che mantiene la dichiarazione segna le prese oltre le prime sei, o la dichiarazione, secondo la variante. Quella che fallisce perde le prese mancanti, o l’intera dichiarazione.
brief-high-low-deal = Quattro giocatori in coppie fisse, i compagni uno di fronte all’altro, tredici carte a testa. Non c’è briscola.
brief-high-low-bid = A cominciare dal vicino del mazziere, ciascuno dichiara alta, per fare prese, o passa. La prima dichiarazione alta chiude la licitazione: quella coppia deve fare almeno sette prese. Se passano tutti la mano è bassa, e ogni coppia vuole farne al massimo sei.
brief-minnesota-whist-bid = { brief-high-low-bid } Per dichiarare ciascuno posa una carta coperta, nera per l’alta o rossa per la bassa, e si girano a turno.
brief-norwegian-whist-bid = { brief-high-low-bid } Qui la mano alta si chiama grand e la bassa nullo.
brief-high-low-score = Una mano alta riuscita dà punti per ogni presa oltre le prime sei. Se fallisce, segnano gli altri o perde chi l’ha dichiarata, secondo la variante. In una mano bassa la coppia con meno prese segna per ogni presa degli altri oltre le prime sei, oppure gli altri perdono altrettanto.
brief-deal = Le carte
brief-solo-deal = Quattro giocatori, tredici carte a testa, ognuno per sé. L’ultima carta si gira e indica la briscola. Il mazzo passa a sinistra. In cinque al tavolo, chi dà le carte riposa.
brief-bid = La licitazione
brief-solo-bid = Parla per primo il giocatore alla sinistra del mazziere. Ogni dichiarazione deve superare la precedente, e chi ha passato resta fuori. La proposta cerca un compagno con cui fare otto prese in due; chi accetta diventa quel compagno. Il solo è di cinque prese senza compagno, la miseria di nessuna, l’abbondanza di nove con la briscola a propria scelta, o di nove con la briscola girata, che la supera. La miseria scoperta si gioca con le carte in tavola dopo la prima presa; l’abbondanza dichiarata è di tutte e tredici, ed esce chi la gioca.
brief-play = Il gioco
brief-solo-play = Esce il giocatore alla sinistra del mazziere, se il contratto non dice altro. Vige l’obbligo di rispondere al seme. Fa la presa la briscola più alta o, se non ce ne sono, la carta più alta del seme di uscita.
brief-score = I punti
brief-solo-score = Ogni contratto ha un numero: quanto paga ogni avversario se riesce{ $fails ->
    [true] . Se fallisce, ogni avversario può incassarne un altro.
   *[other] , e quanto incassa se fallisce.
} Da solo, il dichiarante vince o perde quindi il triplo; in due, ciascuno lo vince o lo perde una volta. Quel che vince una parte lo perde l’altra, e la somma di ogni mano è zero.

## Settings

text-size = Testo al { $n_text }%
four-colour-suits = Semi a quattro colori
blue-gains = Punti vinti in blu
less-motion = Meno animazioni
database-holds = { players-sessions }, { hands-played }
version = Versione { $number }
closing-says = { $label }: { points-said }

## Signs as text, for screen readers

plus-words = più { $n }
minus-words = meno { $n }

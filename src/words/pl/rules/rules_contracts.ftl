# Polish: the keys of schemes of kind contracts, see rules.ftl.

rule-unit = Wszystkie kwoty
rule-unit-ask = Przez ile mnożyć wszystko?
rule-unit-says = × { $unit }
rule-all-pass = Gdy wszyscy spasują
rule-all-pass-ask = Co się dzieje, gdy wszyscy spasują?
rule-all-pass-next-dealer = rozdaje następny
rule-all-pass-same-dealer = rozdaje ten sam
rule-all-pass-next-hand-doubles = następne rozdanie podwójne
rule-all-pass-goulash = gulasz
rule-all-pass-general-misere = misère ogólne
rule-general-misere = W misère ogólnym
rule-general-misere-ask = Kto płaci w misère ogólnym?
rule-general-misere-last-trick = płaci ostatnia lewa
rule-general-misere-first-to-five = płaci, kto pierwszy ma pięć
rule-general-misere-most-pays = płaci, kto ma najwięcej
rule-general-misere-fewest-receives = dostaje, kto ma najmniej
rule-rounds = Kolejki licytacji
rule-rounds-ask = Ile kolejek licytacji?
rule-rounds-many = dowolnie wiele
rule-rounds-one = jedna
rule-unaccepted = Propozycja bez przyjęcia
rule-unaccepted-ask = Co z propozycją, której nikt nie przyjmie?
rule-unaccepted-may-raise = można ją podnieść
rule-unaccepted-redeal = nowe rozdanie
rule-trump = { step-trump }
rule-trump-ask = Skąd bierze się atut?
rule-trump-turn-up = odkryty
rule-trump-second-pack = z drugiej talii
rule-trump-in-turn = po kolei
rule-pot = Pula
rule-pot-ask = Czy gracie z pulą?
rule-pot-says = { $ante } na osobę { $filled } kto przegra { $fails }
rule-pot-ante-ask = Ile każdy wpłaca do puli?
rule-pot-filled-ask = Kiedy zasila się pulę?
rule-pot-filled-pass-out = gdy wszyscy spasują
rule-pot-filled-empty = gdy jest pusta
rule-pot-fails-ask = Co robi z pulą przegrany kontrakt?
rule-pot-fails-stays = zostawia ją
rule-pot-fails-doubles = podwaja ją
rule-cards = Karty
rule-cards-ask = Ile kart dostaje każdy?
rule-cards-says = { $cards } na osobę

## A contract

rule-contract-allowed = { $contract }
rule-contract-allowed-ask = Czy jest w grze?
rule-contract-allowed-false = { value-not-played }
rule-contract-allowed-true = { value-played }
rule-contract-allowed-says = { $allowed } { $target } – każdy płaci { $pays }
rule-general-contract-allowed-says = { $allowed } każdy płaci { $pays }
rule-contract-target-ask = Co najmniej, dokładnie czy najwyżej?
rule-contract-target-sort-at-least = co najmniej
rule-contract-target-sort-exactly = dokładnie
rule-contract-target-sort-at-most = najwyżej
rule-contract-target-tricks-ask = Ile lew?
rule-contract-pays-ask = Ile płaci każdy przeciwnik?
rule-contract-over = { $contract }: nadróbki i wpadki
rule-contract-over-says = za nadróbkę { $over } za wpadkę { $under } wpadki darowane { $free-under } wszystkie lewy { $all-tricks }
rule-contract-over-ask = Za każdą nadróbkę
rule-contract-under-ask = Za każdą wpadkę
rule-contract-free-under-ask = Ile wpadek się daruje?
rule-contract-all-tricks-ask = Za wszystkie lewy, zamiast nadróbek
rule-contract-all-tricks-0 = jak zwykle
rule-contract-fails = { $contract }: przegrana
rule-contract-fails-says = przegrana kosztuje { $fails } liczy nadróbek { $most-over } { $joint }
rule-contract-fails-ask = Ile kosztuje przegrana, zanim policzy się wpadki?
rule-contract-fails-0 = tyle, ile płaci
rule-contract-most-over-ask = Ile nadróbek się liczy?
rule-contract-most-over-0 = wszystkie
rule-contract-joint-ask = Ile osób może grać to naraz?
rule-contract-joint-false = jedna osoba
rule-contract-joint-true = kilka osób naraz
rule-contract-trump = { $contract }: gra
rule-contract-trump-says = { $declarers } { $trump } { $leads } { $above }
rule-general-contract-trump-says = { $trump } { $leads }
rule-contract-declarers-ask = Ile osób to rozgrywa?
rule-contract-declarers-1 = w pojedynkę
rule-contract-declarers-2 = we dwoje
rule-contract-trump-ask = Jaki kolor jest atutem?
rule-contract-trump-turn-up = { note-turn-up }
rule-contract-trump-chosen = { note-chosen }
rule-contract-trump-none = { suit-none }
rule-contract-leads-ask = Kto wychodzi?
rule-contract-leads-eldest = { note-eldest }
rule-contract-leads-declarer = { note-declarer }
rule-contract-above-ask = Gdzie stoi wśród zapowiedzi?
rule-contract-above-none = najniższa zapowiedź
rule-contract-above-value = powyżej: { $contract }

## On the page of a scheme, and as a switch of a new session

rule-general-misere-term = Misère ogólne
rule-pot-value = { $filled ->
    [empty] po { $ante_text }, gdy pusta
   *[pass-out] po { $ante_text }, gdy wszyscy spasują
}{ $fails ->
    [doubles] {""}; przegrana ją podwaja
   *[other] {""}
}

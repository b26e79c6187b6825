# English: the keys of schemes of kind contracts, see rules.ftl.

rule-unit = All amounts
rule-unit-ask = What are all amounts multiplied by?
rule-unit-says = × { $unit }
rule-all-pass = When all pass
rule-all-pass-ask = What happens when all pass?
rule-all-pass-next-dealer = next dealer
rule-all-pass-same-dealer = same dealer
rule-all-pass-next-hand-doubles = next hand doubled
rule-all-pass-goulash = goulash
rule-all-pass-general-misere = general misère
rule-general-misere = In a general misère
rule-general-misere-ask = Who pays in a general misère?
rule-general-misere-last-trick = last trick pays
rule-general-misere-first-to-five = first to five pays
rule-general-misere-most-pays = most tricks pays
rule-general-misere-fewest-receives = fewest tricks is paid
rule-rounds = Rounds of bidding
rule-rounds-ask = How many rounds of bidding are there?
rule-rounds-many = any number
rule-rounds-one = one
rule-unaccepted = A proposal that nobody accepts
rule-unaccepted-ask = What happens to a proposal that nobody accepts?
rule-unaccepted-may-raise = may be raised
rule-unaccepted-redeal = new deal
rule-trump = { step-trump }
rule-trump-ask = Where do trumps come from?
rule-trump-turn-up = turned up
rule-trump-second-pack = second pack
rule-trump-in-turn = in turn
rule-pot = Pot
rule-pot-ask = Is there a pot?
rule-pot-says = { $ante } each { $filled } a failed contract { $fails }
rule-pot-ante-ask = What does everybody put into the pot?
rule-pot-filled-ask = When is the pot filled?
rule-pot-filled-pass-out = when all pass
rule-pot-filled-empty = when it is empty
rule-pot-fails-ask = What does a failed contract do to the pot?
rule-pot-fails-stays = leaves it
rule-pot-fails-doubles = doubles it
rule-cards = Cards
rule-cards-ask = How many cards does each player get?
rule-cards-says = { $cards } each

## A contract

rule-contract-allowed = { $contract }
rule-contract-allowed-ask = Is it played?
rule-contract-allowed-false = { value-not-played }
rule-contract-allowed-true = { value-played }
rule-contract-allowed-says = { $allowed } { $target } tricks, each pays { $pays }
rule-general-contract-allowed-says = { $allowed } each pays { $pays }
rule-contract-target-ask = At least, exactly or at most?
rule-contract-target-sort-at-least = at least
rule-contract-target-sort-exactly = exactly
rule-contract-target-sort-at-most = at most
rule-contract-target-tricks-ask = How many tricks?
rule-contract-pays-ask = What does each opponent pay?
rule-contract-over = { $contract }: over and under
rule-contract-over-says = each over { $over } under { $under } undertricks forgiven { $free-under } all tricks { $all-tricks }
rule-contract-over-ask = For each overtrick
rule-contract-under-ask = For each undertrick
rule-contract-free-under-ask = How many undertricks are forgiven?
rule-contract-all-tricks-ask = For taking all the tricks, instead of overtricks
rule-contract-all-tricks-0 = nothing special
rule-contract-fails = { $contract }: failing
rule-contract-fails-says = fails at { $fails } overtricks counted { $most-over } { $joint }
rule-contract-fails-ask = What does failing cost, before undertricks?
rule-contract-fails-0 = what it pays
rule-contract-most-over-ask = How many overtricks count?
rule-contract-most-over-0 = all
rule-contract-joint-ask = How many can play it at once?
rule-contract-joint-false = one at a time
rule-contract-joint-true = several at once
rule-contract-trump = { $contract }: the play
rule-contract-trump-says = { $declarers } { $trump } { $leads } { $above }
rule-general-contract-trump-says = { $trump } { $leads }
rule-contract-declarers-ask = How many play it?
rule-contract-declarers-1 = alone
rule-contract-declarers-2 = two together
rule-contract-trump-ask = Which suit is trumps?
rule-contract-trump-turn-up = { note-turn-up }
rule-contract-trump-chosen = { note-chosen }
rule-contract-trump-none = { suit-none }
rule-contract-leads-ask = Who leads?
rule-contract-leads-eldest = { note-eldest }
rule-contract-leads-declarer = { note-declarer }
rule-contract-above-ask = Where does it stand among the bids?
rule-contract-above-none = the lowest bid
rule-contract-above-value = above { $contract }

## On the page of a scheme, and as a switch of a new session

rule-general-misere-term = General misère
rule-pot-value = { $filled ->
    [empty] { $ante_text } each when empty
   *[pass-out] { $ante_text } each when all pass
}{ $fails ->
    [doubles] {""}, doubled on failure
   *[other] {""}
}

# English: the keys of schemes of two kinds with partners, odd-trick and partnership-bid, see rules.ftl.

## odd-trick

rule-book = Tricks in the book
rule-book-ask = How many tricks score nothing?
rule-bids = Bids
rule-bids-ask = Is there bidding?
rule-bids-none = no bidding
rule-bids-on = with bidding
rule-bids-says = { $min } to { $max }
rule-bids-min-ask = The lowest bid
rule-bids-max-ask = The highest bid
rule-bids-modes = Ways to play
rule-bids-modes-ask = Which way to play?
rule-bids-modes-none = with trumps, high cards best
rule-bids-modes-uptown = { mode-uptown }
rule-bids-modes-downtown = { mode-downtown }
rule-bids-modes-no-trump = { mode-no-trump }
rule-bids-dealer-forced = The dealer
rule-bids-dealer-forced-says = { $dealer-forced } { $dealer-may-match }
rule-bids-dealer-forced-ask = And if the others pass?
rule-bids-dealer-forced-false = may pass
rule-bids-dealer-forced-true = must bid
rule-bids-dealer-may-match-ask = Can the dealer match the last bid?
rule-bids-dealer-may-match-false = has to outbid
rule-bids-dealer-may-match-true = may match
rule-odd-trick-made-ask = What does a made bid score?
rule-odd-trick-made-taken = every trick above the book
rule-odd-trick-made-bid = the bid
rule-set = Bid failed
rule-set-ask = What does a failed bid cost?
rule-set-shortfall = minus the tricks short
rule-set-bid = minus the bid
rule-set-clamp = The most a set costs
rule-set-clamp-ask = What is the most that a failed bid costs?
rule-set-clamp-none = no limit
rule-set-clamp-bid = the bid at most
rule-opponents-on-set = The others then score
rule-opponents-on-set-ask = What do the others score if a bid fails?
rule-opponents-on-set-false = nothing
rule-opponents-on-set-true = their tricks above the book
rule-no-trump = { mode-no-trump }
rule-no-trump-ask = What is the score multiplied by at no trump?
rule-no-trump-says = × { $no-trump }
rule-kitty = Kitty
rule-kitty-ask = Is there a kitty?
rule-kitty-false = none
rule-kitty-true = the declarer’s first trick
rule-high = High hands
rule-high-ask = Are hands played high or low?
rule-high-says = made, a trick { $made } failed, to the others { $opponents } failed, minus { $lost }
rule-high-made-ask = What does each trick above the book score if a high hand is made?
rule-high-opponents-ask = What do the others score for each trick above the book if a high hand fails?
rule-high-lost-ask = What does each missing trick cost if a high hand fails?
rule-low = Low hands
rule-low-ask = Are hands played high or low?
rule-low-says = fewer tricks, a trick { $fewer } more tricks, minus { $more }
rule-low-fewer-ask = What does the side with fewer tricks score for each of the others’ above the book?
rule-low-more-ask = What does the side with more tricks lose for each above the book?
rule-boston = Boston
rule-boston-ask = What is the score multiplied by for a Boston?
rule-boston-says = × { $boston }
rule-boston-games = A Boston counts as
rule-boston-games-ask = How many games does a bid Boston count as?
rule-revoke-costs = Tricks or points for a revoke
rule-revoke-costs-ask = How many tricks or points does a revoke cost?
rule-suit-values = Trick value by trump suit
rule-suit-values-ask = Is a trick worth more in some suits?
rule-suit-values-says = { suit-spades } { $spades } { suit-clubs } { $clubs } { suit-diamonds } { $diamonds } { suit-hearts } { $hearts }
rule-suit-values-spades-ask = What is a trick worth with { suit-spades } as trumps?
rule-suit-values-clubs-ask = What is a trick worth with { suit-clubs } as trumps?
rule-suit-values-diamonds-ask = What is a trick worth with { suit-diamonds } as trumps?
rule-suit-values-hearts-ask = What is a trick worth with { suit-hearts } as trumps?
rule-honours = { step-honours }
rule-honours-ask = Are honours played?
rule-honours-says = three { $three } four { $four } barred from { $barred-at }
rule-honours-three-ask = For three honours
rule-honours-four-ask = For all four honours
rule-honours-barred-at-ask = From how many points on do honours not count?
rule-honours-barred-at-none = never
rule-rubber = Rubber
rule-rubber-ask = Are rubbers played?
rule-rubber-says = { $games } games, single { $single } double { $double } treble { $treble } rubber { $bonus }
rule-rubber-games-ask = How many games win a rubber?
rule-rubber-single-ask = A game with the losers at half or more
rule-rubber-double-ask = A game with the losers below half
rule-rubber-treble-ask = A game with the losers at nothing
rule-rubber-bonus-ask = For the rubber itself

## partnership-bid

rule-partnership-bid-made-ask = What does each trick bid score if the bid is made?
rule-partnership-bid-made-says = { $made } for each trick bid
rule-lost = Bid failed
rule-lost-ask = What does each trick bid cost if the bid fails?
rule-lost-says = minus { $lost } for each trick bid
rule-overtrick = Each overtrick
rule-overtrick-ask = What does each overtrick score?
rule-bags = Bags
rule-bags-ask = Are bags counted?
rule-bags-says = { $limit } cost { $penalty }
rule-bags-limit-ask = How many bags bring a penalty?
rule-bags-penalty-ask = What is the penalty?
rule-nil = { rule-nil-card }
rule-nil-ask = { rule-nil-card }: is it played?
rule-nil-says = { $made } failed minus { $lost }
rule-nil-made-ask = What does it win?
rule-nil-lost-ask = What does it cost if it fails?
rule-blind-nil = Blind nil
rule-blind-nil-ask = Blind nil: is it played?
rule-blind-nil-says = { $made } failed minus { $lost }
rule-blind-nil-made-ask = What does it win?
rule-blind-nil-lost-ask = What does it cost if it fails?
rule-nil-tricks = Tricks of a failed nil
rule-nil-tricks-ask = What do the tricks of a failed nil count for?
rule-nil-tricks-bags = are bags
rule-nil-tricks-bid = count for the partner
rule-nil-tricks-none = count for nothing

## On the page of a scheme, and as a switch of a new session

rule-bids-value = { $min_text } to { $max_text }
rule-bids-min-switch = Lowest bid
rule-set-clamped-term = the tricks short, but no more than the bid
rule-no-trump-value = ×{ $n_text }
rule-boston-value = ×{ $n_text }
rule-boston-games-term = { rule-boston }
rule-boston-games-value = a game won by bidding and taking all thirteen counts as { $n ->
    [one] { $n_text }
   *[other] { $n_text } games
}
rule-opponents-on-set-switch = Opponents of a bid that failed
rule-opponents-on-set-true-switch = score above the book
rule-opponents-on-set-false-switch = score nothing
rule-bids-dealer-forced-term = The dealer, after three passes
rule-bids-dealer-forced-true-term = has to bid
rule-bids-dealer-forced-false-term = may pass too
rule-bids-dealer-may-match-term = The dealer’s bid
rule-bids-dealer-may-match-true-term = may match the last
rule-bids-dealer-may-match-false-term = has to outbid it
rule-high-term = { rule-high-card }
rule-low-term = { rule-low-card }
rule-high-value = { $made_text } a trick if made{ $opponents ->
    [0] {""}
   *[other] {""}, failed, { $opponents_text } a trick to the others
}{ $lost ->
    [0] {""}
   *[other] {""}, failed, minus { $lost_text } a trick
}
rule-low-value = { $more ->
    [0] { $fewer_text } a trick to the side with fewer
   *[other] { $fewer ->
        [0] {""}
       *[other] { $fewer_text } a trick to the side with fewer,{" "}{""}
    }minus { $more_text } a trick for the side with more
}
rule-suit-values-term = Trick value by trump suit
rule-suit-values-value = spades { $spades_text }, clubs { $clubs_text }, diamonds { $diamonds_text }, hearts { $hearts_text }
rule-honours-value = three { $three_text }, four { $four_text }
rule-honours-barred-at-term = Honours count
rule-honours-barred-at-none-term = at any score
rule-honours-barred-at-value-term = below { $n_text }
rule-rubber-value = { $games ->
    [2] {""}
   *[other] { $games_text } games,{" "}
}single { $single_text }, double { $double_text }, treble { $treble_text }, rubber { $bonus_text }
rule-rubber-none-switch = single games
rule-partnership-bid-made-value = { $n_text } for each trick bid
rule-lost-value = { $n ->
    [0] { $n_text }
   *[other] minus { $n_text } for each trick bid
}
rule-bags-value = { $limit_text } cost { $penalty_text }
rule-nil-value = { $made_text }, failed minus { $lost_text }
rule-blind-nil-value = { $made_text }, failed minus { $lost_text }

# English. One sentence of src/view/message.rs a line, in its order.
# $n is for choosing a form, $n_text is the number as it is written.

blank = {""}
typed = { $name }
number = { $n_text }
change = { $n_text }
change-unknown = –
amount = { $money }

## Games, schemes, contracts, suits

game-solo-whist = Solo Whist
contract-prop-and-cop = Prop & cop
contract-solo = Solo
contract-misere = Misère
contract-abundance = Abundance
contract-abundance-in-trumps = Abundance in trumps
contract-misere-ouverte = Open misère
contract-abundance-declared = Abundance declared
contract-general-misere = General misère
in-prop-and-cop = prop & cop
in-solo = solo
in-misere = misère
in-abundance = abundance
in-abundance-in-trumps = abundance in trumps
in-misere-ouverte = open misère
in-abundance-declared = abundance declared
in-general-misere = general misère
suit-hearts = hearts
suit-diamonds = diamonds
suit-spades = spades
suit-clubs = clubs
suit-none = no trump
suit-unknown = not noted

## The head of the table page

beside = { $first } · { $second }
hand-number = Hand { $n_text }
fact-deals = deals
fact-leads = leads
player-deals = { $name } deals
move-deal = Let { $name } deal
fact-doubled = This hand counts ×{ $n_text }
fact-goulash = Goulash: do not shuffle
cards = { $n ->
    [one] { $n_text } card each
   *[other] { $n_text } cards each
}
cards-trump = { $n ->
    [one] { $n_text } card, { $trump } trump
   *[other] { $n_text } cards, { $trump } trump
}
trump-is = Trump: { $trump }
session-ended = Session ended

## Rows

head-total = Total
head-change = Change
plays-at-least = plays { $contract }, needs { $n_text }
plays-exactly = plays { $contract }, needs just { $n_text }
plays-none = plays { $contract }, takes none
accepts = accepts
sits-out = sits out
row-says = { $name }, { $total_words } points, last hand { $change_words }
row-says-leader = { $name } leads, { $total_words } points, last hand { $change_words }
row-says-total = { $name }, { $total_words } points

## Hands in words

hand-tricks = Hand { $n_text }: { $who }, { $what }, { $tricks ->
    [one] { $tricks_text } trick
   *[other] { $tricks_text } tricks
}
hand-made = Hand { $n_text }: { $who }, { $what }, made
hand-failed = Hand { $n_text }: { $who }, { $what }, failed
hand-passed = Hand { $n_text }: passed out
hand-paid = Hand { $n_text }: general misère, { $who } pays
hand-received = Hand { $n_text }: general misère, { $who } is paid
hand-head = Hand { $n_text }:
tail-tricks = , { $what }, { $tricks ->
    [one] { $tricks_text } trick
   *[other] { $tricks_text } tricks
}
tail-made = , { $what }, made
tail-failed = , { $what }, failed
tail-paid = {" "}pays in a general misère
tail-received = {" "}is paid in a general misère
failed-contract = { $contract }, failed
pair = { $first } & { $second }
passed-out = passed out
made = made
failed = failed
pays = pays
receives = is paid
corrected-tricks = Hand { $n_text } was corrected: { $before_text } tricks became { $after_text }. Tap any hand to correct it.
corrected = Hand { $n_text } was corrected. Tap any hand to correct it.
tap-to-correct = Tap any hand to correct it.
no-hand-yet = The first hand is being dealt.
correct-hand = Correct hand { $n_text }
correcting = Hand { $n_text }, correcting

## Slots and questions

slot-contract = Contract
slot-declarer = Declarer
slot-proposer = Proposer
slot-partner = Partner
slot-tricks = Tricks
slot-result = Result
slot-payer = Payer
slot-receiver = Receiver
slot-blank = { $slot }, blank
slot-filled = { $slot }, { $value }
ask-contract = What is played?
ask-declarer = Who plays { $contract }?
ask-player = Who plays?
ask-proposer = Who proposed?
ask-partner = Who accepted { $name }?
ask-tricks = How many did { $name } take?
ask-tricks-together = How many did { $first } & { $second } take?
ask-tricks-open = How many tricks?
ask-made = Did { $name } make the { $contract }?
ask-payer = Who pays?
ask-receiver = Who is paid?
hint-last-trick = All passed: whoever took the last trick pays the others.
hint-first-to-five = All passed: the first to five tricks pays, else the first to four.
hint-most-pays = All passed: whoever took the most tricks pays the others.
hint-fewest-receives = All passed: whoever took the fewest tricks is paid.
hint-speaks = { $name } speaks first. Below each: what it takes.
hint-at-least = { $n_text } or more make it. Below each: { $name }’s points.
hint-exactly = Just { $n_text } make it. Below each: { $name }’s points.
hint-at-least-each = { $n_text } together make it. Below each: what either of them scores.
hint-together = The two of them need { $n_text } tricks together.
hint-needs = { $n_text } tricks make it.
hint-no-trick = Made without a single trick.
hint-worth = Below each: { $name }’s points.
hint-contract-first = The contract first; then each card shows what it scores.
hint-correcting = Change what was wrong. The hand closes by itself.
hint-ended = Play on reopens it.

## Chips

worth-tricks = { $tricks ->
    [one] { $tricks_text } trick
   *[other] { $tricks_text } tricks
}, { $points ->
    [one] { $points_text } point
   *[other] { $points_text } points
}
worth-no-trick = no trick, { $points ->
    [one] { $points_text } point
   *[other] { $points_text } points
}
all-pass = All pass
pass-next-dealer = no score, next dealer
pass-same-dealer = no score, same dealer
pass-doubles = next hand doubled
pass-goulash = no score, then a goulash
pass-misere = general misère
chip-contract = { $contract }
chip-declarer = { $name } plays { $contract }
chip-player = { $name } plays
chip-proposer = { $name } proposes
chip-partner = { $name } accepts
chip-payer = { $name } pays
chip-receiver = { $name } is paid
chip-tricks = { $name } takes { $n_text }
chip-tricks-together = { $first } & { $second } take { $n_text }
chip-tricks-open = { $n_text } tricks
chip-made = { $name } made it
chip-failed = { $name } failed
made-it = Made it
failed-it = Failed
worth = { $n_words }
struck-proposer = proposed
struck-proposer-full = { $name } proposed and cannot accept
struck-out = sits out
struck-out-full = { $name } sits this hand out
struck-other = not possible

## The tool bar and what it says

changed-elsewhere = This session was changed in another window, and is shown as it stands now.
pays-now = { $from } pays { $to } { $money }
undo = Undo
redo = Redo
saving = Saving …
save-failed = Not saved yet: { $why }
scored = { $hand }. { $row }
more-adjust = Adjust points
more-result = Result
more-trump = Trump
more-misdeal = Misdeal, same dealer
more-settings = Settings
more-end = End the session
more-reopen = Play on
more-pays-now = Who pays now

## The result page

wins-by = { $name } wins by { $n_text }
leads-by = { $name } leads by { $n_text }
tied-at = { $names } tie at { $n_text }
all-square = All square
result-line = { $game } · { $title } · { $hands ->
    [one] { $hands_text } hand
   *[other] { $hands_text } hands
}
result-line-untitled = { $game } · { $hands ->
    [one] { $hands_text } hand
   *[other] { $hands_text } hands
}
stake-a-point = { $stake } a point
no-stake = For honour
stakes-changed = The stake changed on the way
books-close = The books close
books-sum = Sum, as adjusted
payments-settle = { $n ->
    [one] One payment settles it
    [2] Two payments settle it
    [3] Three payments settle it
    [4] Four payments settle it
   *[other] { $n_text } payments settle it
}
nothing-owed = Nobody owes anybody
payment-says = { $from } pays { $to } { $money } { $currency }
pays-all = all that { $name } lost
paid-all = all that { $name } won
pays-part = a part of the { $money } that { $name } lost
pays-rest = the rest of what { $name } lost
odd-cent = Rounded up by largest remainder: { $names }
standing-says = { $place_text }: { $name }, { $points_words } points
standing-says-money = { $place_text }: { $name }, { $points_words } points, { $money }
head-points = Points
same-table-again = Same table again
save-csv = CSV
save-csv-says = Save as CSV
end-now = End
chart-empty = The curve begins after three hands
chart-says = Score curve over { $hands ->
    [one] { $hands_text } hand
   *[other] { $hands_text } hands
}: { $names }
file-written = Saved as { $path }
file-failed = Could not be saved: { $why }

## Sessions

open-line = Hand { $n_text } · { $game }, { $scheme }
resume = Resume { $title }
row-winner = { $name } won with { $n_text }
row-open = { $n ->
    [one] { $n_text } hand so far
   *[other] { $n_text } hands so far
}
row-empty = no hand yet
session-says = { $title }, { $day }, { $names }, { $state }
delete-session = Delete { $title }
session-deleted = { $title } was deleted
untitled-on = { $day }
day = { $day }
nothing-found = Nothing matches

## New session

scheme-line = { $list }; { $over }
overs-and-unders = tricks over and under count
overs-only = tricks over count
unders-only = tricks under count
no-overs = tricks over and under do not count
players-wanted = { $n ->
    [one] One more player
    [2] Two more players
    [3] Three more players
    [4] Four players
   *[other] { $n_text } more players
}
roster-seated = { $name }, seat { $n_text }
roster-free = { $name }, no seat yet
seat-deals = { $name } deals first
seat-free = Seat { $n_text }, free
session-says-untitled = { $day }, { $names }, { $state }
seat-tap = Let { $name } deal first
start-deals = Start, { $name } deals
start = Start
same-table = Same table again: { $names }
stake-none = none
stake-says = { $stake } { $currency } a point
stake-alone = { $stake }
stake-unit = { $currency } a point
stake-head = Stake, { $unit }
stake-bad = An amount such as 0.05, or 1/10 for one in ten points
name-empty = A name, please
name-long = That name is too long
name-twin = { $name } is at the table already
switch-all-pass = When all pass
switch-rounds = Rounds of bidding
switch-trump = Trumps
switch-proposals = A proposal nobody accepts
value-next-dealer = next dealer
value-same-dealer = same dealer
value-doubles = next hand doubled
value-goulash = goulash
value-misere = general misère
value-last-trick = last trick pays
value-first-to-five = first to five pays
value-most-pays = most tricks pay
value-fewest-receives = fewest are paid
switch-misere = General misère
value-many = many
value-one = one
value-may-raise = may be raised
value-redeal = is thrown in
value-turn-up = turned up
value-second-pack = second pack
value-rotation = ♥ ♠ ♦ ♣ in turn
value-played = played
value-not-played = not played

## Schemes

target-at-least = { $n_text } or more
target-exactly = just { $n_text }
target-at-least-tricks = { $n_text } tricks or more
target-exactly-tricks = { $n ->
    [one] just { $n_text } trick
   *[other] just { $n_text } tricks
}
target-no-trick = no trick
target-all-tricks = all { $n_text } tricks
target-none = none
target-all = all { $n_text }
fact-pays = A contract that fails pays each opponent as much, and for each trick short of it.
fact-shares = Proposal and acceptance is two against two: each opponent pays one of the two.
note-turn-up = turned-up trumps
note-chosen = trumps of choice
note-eldest = eldest leads
note-declarer = declarer leads
note-both = { $trump }, { $leads }
scheme-subtitle = { $game }, { $least_text } or { $most_text } at the table
play-by = Play by { $name }
item-says = { $game }, { $name }
none = –
fact-free-under = { $contract }: { $n ->
    [one] the first undertrick is free
   *[other] the first { $n_text } undertricks are free
}.
fact-all-tricks = { $contract } with every trick: { $n_text } from each, in place of overtricks.
fact-misere = General misère: { $n_text } to or from each of the other three.
fact-not-played = { $contract } is not played.
scheme-row-says = { $contract }: { $tricks }, { $points ->
    [one] { $points_text } point
   *[other] { $points_text } points
} from each opponent
brief-solo-deal-head = The deal
brief-solo-deal = Four players, thirteen cards each, every one for himself. The last card is turned up and names the trump suit. The deal passes to the left. With five at the table the dealer sits out.
brief-solo-bid-head = The bidding
brief-solo-bid = The player left of the dealer speaks first. A bid must outrank the one before, and who has passed stays out. A proposal asks for a partner to take eight tricks together; whoever accepts becomes that partner. Solo is five tricks alone, misère none at all, abundance nine with trumps of one’s own, or nine in the turned-up suit, which outranks it. Open misère is played with the hand on the table after the first trick; abundance declared is all thirteen, and its player leads.
brief-solo-play-head = The play
brief-solo-play = The player left of the dealer leads, unless the contract says otherwise. Suit is followed where possible. The highest trump takes the trick, else the highest card of the suit led.
brief-solo-score-head = The score
brief-solo-score = One number a contract says it all: what each opponent pays where it is made, and gets where it fails. Alone, the declarer therefore wins or loses three times that; two partners share it. Whatever one side wins the other loses, so that every hand comes to nothing.

## Adjustments and faults

adjustment-says = { $name } { $n_text }: { $reason }
slot-player = Player
slot-points = Points
slot-reason = Reason
ask-adjust = Whose points?
ask-adjust-by = How many for { $name }?
ask-adjust-why = Why { $n_text } for { $name }?
hint-adjust = Counts with the last hand; Undo takes it back.
chip-adjust = Adjust the points of { $name }
chip-adjust-by = { $name } { $n_words }
reason-revoke = revoke
reason-penalty = penalty
adjusting = Adjusting points
adjustment-reason = by agreement
text-size = Text size { $n_text } %
database-holds = { $sessions ->
    [one] { $sessions_text } session
   *[other] { $sessions_text } sessions
}, { $hands ->
    [one] { $hands_text } hand
   *[other] { $hands_text } hands
}
version = Version { $number }
licence = Free software, under the MIT licence or Apache 2.0
font-licence = SIL Open Font License 1.1
closing-says = { $label }: { $points_words } points
cannot-open = { $why }

## Signs said in words, for screen readers

plus-words = plus { $n }
minus-words = minus { $n }

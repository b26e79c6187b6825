# English. One sentence of src/view/message.rs a line, in its order.
# $n is for choosing a form, $n_text is the number as it is written.

blank = {""}
typed = { $name }
scheme-called = { $scheme }
number = { $n_text }
points-alone = { $n_text }
change = { $n_text }
change-unknown = –

## Games, schemes, contracts, suits

game-solo-whist = Solo Whist
game-oh-hell = Oh Hell
game-romanian-whist = Romanian Whist
game-wizard = Wizard
game-skull-king = Skull King
game-callbreak = Callbreak
game-israeli-whist = Israeli Whist
game-nomination-whist = Nomination Whist
game-whist = Whist
game-bid-whist = Bid Whist
game-minnesota-whist = Minnesota Whist
game-norwegian-whist = Norwegian Whist
mode-uptown = Uptown
mode-downtown = Downtown
mode-no-trump = No trump
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
hand-number-of = Hand { $n_text } of { $of_text }
fact-game-over = The game is over
head-bid = Bid
head-took = Took
bid-cell = { $name }’s bid
took-cell = { $name }’s tricks
cards-dealt = { $n ->
    [one] { $n_text } card
   *[other] { $n_text } cards
}
hand-bids = Hand { $n_text }: { $made_text } of { $of_text } made their bid
tail-bids = { $made_text } of { $of_text } made their bid
bid-level = { $n_text } { $mode }
side-took = odd trick
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
plays-at-least = plays { $contract }, needs { $n_text }
plays-exactly = plays { $contract }, needs just { $n_text }
plays-none = plays { $contract }, takes none
accepts = accepts
sits-out = sits out
row-says = { $name }, { $total_words } { $total ->
    [one] point
   *[other] points
}, last hand { $change_words }
row-says-leader = { $name } is ahead, { $total_words } { $total ->
    [one] point
   *[other] points
}, last hand { $change_words }
row-says-total = { $name }, { $total_words } { $total ->
    [one] point
   *[other] points
}

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
corrected-tricks = Hand { $n_text } was corrected: { $before_text } tricks became { $after_text }. Tap any hand to correct it.
corrected = Hand { $n_text } was corrected. Tap any hand to correct it.
tap-to-correct = Tap any hand to correct it.
no-hand-yet = The first hand is being dealt.
correct-hand = Correct hand { $n_text }
correct-value = Correct hand { $n_text }: { $what }
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
ask-partner-open = Who accepted?
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
hint-all = All { $n_text } make it. Below each: { $name }’s points.
hint-exactly = Just { $n_text } make it. Below each: { $name }’s points.
hint-at-least-each = { $n_text } together make it. Below each: what either of them scores.
hint-together = The two of them need { $n_text } tricks together.
hint-needs = { $n_text } tricks make it.
hint-no-trick = Made without a single trick.
hint-contract-first = The contract first; then each card shows what it scores.
hint-correcting = Change what was wrong. The hand closes by itself.

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
tally-bid = { $n_text } of { $of_text } are bid.
tally-taken = { $n_text } of { $of_text } are placed.
ask-bid = What does { $name } bid?
ask-bid-last = { $name } bids last
hint-hook = { $tally } Not { $n_text }: the bids would come to { $of_text }.
allow-hook = Allow { $n_text } this time
allow-hook-says = sets the rule aside for this hand
chip-bid = { $name } bids { $n_text }
struck-hook = makes { $n_text }
struck-hook-full = { $name } may not bid { $n_text }: the bids would come to { $of_text }
struck-left = { $n_text } left
struck-left-full = { $n ->
    [one] { $n_text } trick is left
   *[other] { $n_text } tricks are left
}
struck-from = from { $n_text }
struck-from-full = bids begin at { $n_text }
struck-over = over
struck-over-full = the game is over
slot-side = Side
slot-honours = Honours
slot-bidder = Bidder
slot-level = Bid
slot-mode = Mode
slot-books = Books
ask-side = Which side took the odd trick?
ask-honours = Honours?
hint-honours = Three or four of ace, king, queen and knave of trumps on one side.
ask-honours-side = Who held them?
ask-bidder = Who won the bidding?
ask-level = What did { $name } bid?
ask-level-open = What was bid?
hint-level = So many books above six.
ask-mode = Which way does { $name } play it?
ask-mode-open = Which way is it played?
ask-side-tricks = How many did { $side } take?
ask-books-open = How many books?
ask-books = Books for { $side }?
hint-books = { $n_text } books make it, the kitty counted.
chip-side = { $side } took the odd trick
chip-side-tricks = { $side } take { $n_text }
chip-honours = { $n_text } honours
chip-honours-none = no honours
honours-none = none
chip-honours-side = { $side } held them
chip-bidder = { $name } won the bidding
chip-level = a bid of { $n_text }
all-pass = All pass
pass-next-dealer = no score, next dealer
pass-same-dealer = no score, same dealer
pass-doubles = next hand doubled
pass-goulash = no score, then a goulash
pass-misere = general misère
chip-declarer = { $name } plays { $contract }
chip-player = { $name } plays
chip-proposer = { $name } proposes
chip-partner = { $name } accepts
chip-payer = { $name } pays
chip-receiver = { $name } is paid
chip-tricks = { $name } takes { $n_text }
chip-tricks-together = { $first } & { $second } take { $n_text }
chip-tricks-open = { $n ->
    [one] { $n_text } trick
   *[other] { $n_text } tricks
}
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
more-adjust = Adjust points
more-result = Result
more-misdeal = Misdeal, same dealer
more-settings = Settings
more-end = End the session
more-play-on = Play on
more-sheet = Sheet

# English. `build.rs` generates a variant of `Message` from each text: its comment is the docstring, its last line the arguments.
# $n selects the form, $n_text is the formatted number.

# Nothing.
blank = {""}

# A value alone: a text, an amount, a date, or a list with commas.
#   $value (value)
value = { $value }

# A number alone.
#   $n (number)
number = { $n_text }

# Points alone.
#   $n (points)
points-alone = { $n_text }

# A number of points for screen readers. Shown within others.
#   $points (points)
points-said = { $points ->
    [one] { $points_words } point
   *[other] { $points_words } points
}

# A change alone.
#   $n (change)
change = { $n_text }

# A percentage.
#   $n (number)
percent = { $n_text }%

# A number of hands.
#   $hands (number)
hands-played = { $hands ->
    [one] { $hands_text } hand
   *[other] { $hands_text } hands
}

## Games, schemes, contracts, suits
## A contract is called contract-<id> on its own and in-<id> within a sentence.

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

# High cards win.
mode-uptown = Uptown

# Low cards win.
mode-downtown = Downtown

# Played without trumps.
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

# Hearts, as trumps.
suit-hearts = hearts

# Diamonds, as trumps.
suit-diamonds = diamonds

# Spades, as trumps.
suit-spades = spades

# Clubs, as trumps.
suit-clubs = clubs

# No trump, as a suit or a way to play.
suit-none = no trump

# A trump not noted.
suit-unknown = not noted

## The head of the table page

# Two parts side by side, such as the session's title and the scheme.
#   $first (value), $second (value)
beside = { $first } · { $second }

# Two parts of a list or a sentence.
#   $first (value), $second (value)
listed = { $first }, { $second }

# Two parts without a mark between them.
#   $first (value), $second (value)
spaced = { $first } { $second }

# Two parts of a long sentence.
#   $first (value), $second (value)
clauses = { $first }; { $second }

# What something is, and its value.
#   $first (value), $second (value)
labelled = { $first }: { $second }

# A total of a player or a side, for screen readers.
#   $who (value), $total (points)
total-of = { $who } { $total_words }

# The number of a hand.
#   $n (number)
hand-number = Hand { $n_text }

# The number of a hand and their total.
#   $n (number), $of (number)
hand-number-of = Hand { $n_text } of { $of_text }

# The game is won.
fact-game-over = The game is over

# Column head: bids.
head-bid = { ui-bid }

# Column head: tricks taken.
head-took = { ui-took }

# Column head of the number of cards dealt.
head-cards = Cards

# A bid in a row, as a button.
#   $name (text)
bid-cell = { $name }’s bid

# Tricks taken in a row, as a button.
#   $name (text)
took-cell = { $name }’s tricks

# Sheet cell: the number of cards.
#   $n (number)
cards-dealt = { $n ->
    [one] { $n_text } card
   *[other] { $n_text } cards
}

# A hand in which each player bid.
#   $n (number), $made (number), $of (number)
hand-bids = Hand { $n_text }: { $made_text } of { $of_text } made their bid

# The same after its number.
#   $made (number), $of (number)
tail-bids = { $made_text } of { $of_text } made their bid

# Sheet cell: a side that took the odd trick.
side-took = odd trick

# After the dealer's name.
fact-deals = deals

# After the leader's name.
fact-leads = leads

# A player who deals, as a label.
#   $name (text)
player-deals = { $name } deals

# The button that moves the deal to a player.
#   $name (text)
move-deal = Let { $name } deal

# The multiplier of the next hand.
#   $n (number)
fact-doubled = This hand counts ×{ $n_text }

# The next hand is dealt from the unshuffled pack.
fact-goulash = Goulash: do not shuffle

# The number of cards each.
#   $n (number)
cards = { $n ->
    [one] { $n_text } card each
   *[other] { $n_text } cards each
}

# After the number of cards: the trump suit.
#   $trump (message)
trumps-are = { $trump } trumps

# The trump card, as text.
#   $trump (message)
trump-is = Trumps: { $trump }

# The session has ended.
session-ended = Session ended

## Rows

# Column head: totals.
head-total = { ui-total }

# Caption of a player: the contract and its target.
#   $contract (message), $n (number)
plays-at-least = plays { $contract }, needs { $n_text }

# Caption of a player: the contract, with a target of all tricks.
#   $contract (message), $n (number)
plays-exactly = plays { $contract }, needs exactly { $n_text }

# Caption of a player: the contract, and the most tricks that may be taken.
#   $contract (message), $n (number)
plays-at-most = plays { $contract }, takes { $n_text } at most

# Caption of a player: the contract, with a target of no tricks.
#   $contract (message)
plays-none = plays { $contract }, takes none

# Caption of a player: accepted a proposal.
accepts = accepts

# A row: the partner of a contract that is no proposal.
called-partner = partner

# Caption of a player, and why a card is struck out, in short: sits out.
sits-out = sits out

# A row as a sentence: name, total, change of the last hand.
#   $name (text), $points (points), $change (change)
row-says = { row-says-total }, last hand { $change_words }

# The same, for the leader.
#   $name (text), $points (points), $change (change)
row-says-leader = { $name } is ahead, { points-said }, last hand { $change_words }

# The same, before the first hand.
#   $name (text), $points (points)
row-says-total = { $name }, { points-said }

## Hands as text

# Who played a hand, and how it ended.
#   $n (number), $who (message), $tail (message)
hand-played = Hand { $n_text }: { $who }{ $tail }

# A general misère and who paid.
#   $n (number), $who (message)
hand-paid = Hand { $n_text }: general misère, { $who } pays

# A general misère and who was paid.
#   $n (number), $who (message)
hand-received = Hand { $n_text }: general misère, { $who } is paid

# The number before the last hand's line.
#   $n (number)
hand-head = Hand { $n_text }:

# After a name: the contract and the number of tricks.
#   $what (message), $tricks (number)
tail-tricks = , { $what }, { step-tricks-card-open }

# After a name: the contract, and that it was made.
#   $what (message)
tail-made = , { $what }, made

# After a name: the contract, and that it failed.
#   $what (message)
tail-failed = , { $what }, failed

# After a name: paid in a general misère.
tail-paid = {" "}pays in a general misère

# After a name: was paid in a general misère.
tail-received = {" "}is paid in a general misère

# A contract that failed, on the sheet.
#   $contract (message)
failed-contract = { $contract }, failed

# A contract in a hand that counts more, for earlier pass-outs.
#   $contract (message), $n (number)
doubled-contract = { $contract } ×{ $n_text }

# Two partners.
#   $first (text), $second (text)
pair = { $first } & { $second }

# Sheet cell: passed out.
passed-out = passed out

# A hand was corrected, and how its tricks changed.
#   $n (number), $before (number), $after (number)
corrected-tricks = Hand { $n_text } was corrected: { $before ->
    [one] { $before_text } trick
   *[other] { $before_text } tricks
} became { $after_text }. Tap any hand to correct it.

# A hand was corrected, and how its books changed, with the kitty as one.
#   $n (number), $before (number), $after (number)
corrected-books = Hand { $n_text } was corrected: { $before ->
    [one] { $before_text } book
   *[other] { $before_text } books
} became { $after_text }. Tap any hand to correct it.

# A hand was corrected.
#   $n (number)
corrected = Hand { $n_text } was corrected. Tap any hand to correct it.

# How to correct a hand.
tap-to-correct = Tap any hand to correct it.

# Before the first hand.
no-hand-yet = The first hand is being dealt.

# The button that corrects a hand.
#   $n (number)
correct-hand = Correct hand { $n_text }

# The button that corrects one value of a hand.
#   $n (number), $what (message)
correct-value = Correct hand { $n_text }: { $what }

# Heading of the dock while a hand is corrected.
#   $n (number)
correcting = Correcting hand { $n_text }

## Slots and questions

# A slot: the contract.
step-contract = { ui-contract }

# A slot, a switch, and in More: trumps.
step-trump = Trumps

# A slot: the declarer.
step-declarer = Declarer

# A slot: the proposer.
step-declarer-proposal = Proposer

# A slot: the acceptor.
step-partner-proposal = Partner

# A slot: the partner of a contract that is no proposal.
step-partner = Partner

# A slot: tricks.
step-tricks = Tricks

# A slot: made or failed.
step-tricks-result = Result

# A slot: the payer.
step-payer = Payer

# A slot: the receiver.
step-receiver = Receiver

# A slot without a value, as text.
#   $slot (message)
slot-blank = { $slot }, blank

# What is played?
step-contract-ask = What is played?

# Who plays it?
#   $contract (message)
step-declarer-ask = Who plays { $contract }?

# Who plays?
step-declarer-open = Who plays?

# Who proposed?
step-declarer-proposal-ask = Who proposed?

# The same before the proposer is known.
step-partner-proposal-open = Who accepted?

# Who accepted?
#   $name (text)
step-partner-proposal-ask = Who accepted { $name }?

# Who is the partner in a contract that is no proposal, before the declarer is known?
step-partner-open = Who is the partner?

# The same.
#   $name (text)
step-partner-ask = Who is { $name }’s partner?

# How many tricks did one take?
#   $name (text)
step-tricks-ask = How many did { $name } take?

# How many tricks did two take?
#   $first (text), $second (text)
step-tricks-together-ask = How many did { $first } & { $second } take?

# How many tricks were taken?
step-tricks-open = How many tricks?

# Did a player make it?
#   $name (text), $contract (message)
step-tricks-result-ask = Did { $name } make { $contract }?

# Who pays?
step-payer-ask = Who pays?

# The same, where the last trick decides.
ask-last-trick = Who took the last trick?

# Who is paid?
step-receiver-ask = Who is paid?

# How a general misère is decided: the last trick.
rule-general-misere-last-trick-hint = All passed: whoever took the last trick pays the others.

# How a general misère is decided: five tricks first.
rule-general-misere-first-to-five-hint = All passed: the first to five tricks pays, or failing that the first to four.

# How a general misère is decided: most tricks.
rule-general-misere-most-pays-hint = All passed: whoever took the most tricks pays the others.

# How a general misère is decided: fewest tricks.
rule-general-misere-fewest-receives-hint = All passed: whoever took the fewest tricks is paid.

# Who bids first.
#   $name (text)
hint-speaks = { $name } bids first.

# The number of tricks needed, and whose points the cards show.
#   $n (number), $name (text)
hint-at-least = { $n_text } or more needed. Points are for { $name }.

# All tricks are needed, and whose points the cards show.
#   $n (number), $name (text)
hint-all = All { $n_text } needed. Points are for { $name }.

# The exact number of tricks needed, and whose points the cards show.
#   $n (number), $name (text)
hint-exactly = { hint-needs-exactly } Points are for { $name }.

# The most tricks that may be taken, and whose points the cards show.
#   $n (number), $name (text)
hint-at-most = { hint-needs-at-most } Points are for { $name }.

# The number of tricks needed; each of two scores the points shown.
#   $n (number)
hint-at-least-each = They need { $n_text } between them. Points are for each of the two.

# What the two of them need together.
#   $n (number)
hint-together = They need { $n_text } tricks between them.

# What the declarer needs.
#   $n (number)
hint-needs = { $n ->
    [one] { $n_text } trick needed.
   *[other] { $n_text } tricks needed.
}

# The exact number of tricks needed.
#   $n (number)
hint-needs-exactly = Exactly { $n_text } needed.

# The most tricks that may be taken.
#   $n (number)
hint-needs-at-most = At most { $n_text } may be taken.

# No trick may be taken.
hint-no-trick = Made by taking no tricks.

# A contract must be chosen first.
hint-contract-first = Choose the contract first; each card then shows what it scores.

# An incomplete correction.
hint-correcting = Change what was wrong. It saves when complete.

## Chips

# Bids against cards.
#   $n (number), $of (number)
tally-bid = Bids: { $n_text }, tricks: { $of_text }.

# Tricks placed against cards.
#   $n (number), $of (number)
tally-taken = Tricks counted: { $n_text } of { $of_text }.

# The question for a bid.
#   $name (text)
step-bid-ask = What does { $name } bid?

# The question for the last bid.
#   $name (text)
step-bid-last-ask = { $name } bids last

# The bid forbidden to the last bidder.
#   $tally (message), $n (number), $of (number)
hint-hook = { $tally } Not { $n_text }: the bids would total { $of_text }.

# The card that allows it this time.
#   $n (number)
allow-hook = Allow { $n_text } this time

# The same in full.
allow-hook-says = ignores the rule for this hand

# The card for a bid, as a label.
#   $name (text), $n (number)
step-bid-card = { $name } bids { $n_text }

# Why a card is struck out, in short.
#   $name (text), $n (number), $of (number)
struck-hook = makes { $of_text }

# The same in full.
struck-hook-full = { $name } may not bid { $n_text }: the bids would total { $of_text }

# Why a card is struck out, in short.
#   $n (number)
struck-left = { $n_text } left

# The same in full.
struck-left-full = { $n ->
    [one] { $n_text } trick is left
   *[other] { $n_text } tricks are left
}

# Why a card is struck out, in short.
#   $n (number)
struck-from = from { $n_text }

# The same in full.
struck-from-full = the lowest bid is { $n_text }

# Why nothing can be entered, in short.
struck-over = over

# The same in full.
struck-over-full = the game is over

# A slot: the side with the odd trick.
step-side = Side

# A slot: honours.
step-honours = Honours

# A slot: who won the bidding.
step-bidder = Bidder

# A slot: the level.
step-level = Bid

# A slot: the mode.
step-mode = Mode

# A slot: books, including the kitty.
step-tricks-side-books = Books

# Which side?
step-side-ask = Which side took the odd trick?

# Honours?
step-honours-ask = Honours?

# A hint what honours are.
hint-honours = Three or four of ace, king, queen and jack of trumps on one side.

# Whose honours?
step-honours-side-ask = Who held them?

# Who won the bidding?
step-bidder-ask = Who won the bidding?

# At which level?
#   $name (text)
step-level-ask = What did { $name } bid?

# The same, before the bidder is known.
step-level-open = What was bid?

# What a level means.
hint-level = The number of books above six.

# In which mode?
#   $name (text)
step-mode-ask = Which way does { $name } play it?

# The same, before the bidder is known.
step-mode-open = Which way is it played?

# How many tricks did a side take?
#   $side (message)
step-tricks-side-ask = How many did { $side } take?

# The same before the side is known.
step-tricks-side-books-open = How many books?

# How many books did a side take?
#   $side (message)
step-tricks-side-books-ask = Books for { $side }?

# The number of books needed, including the kitty.
#   $n (number)
hint-books = { $n_text } books needed, kitty included.

# The card for a side, as a label.
#   $side (message)
step-side-card = { $side } took the odd trick

# The card for a side's tricks, as a label.
#   $side (message), $n (number)
step-tricks-side-card = { $side } take { $n_text }

# The card for honours, as a label.
#   $n (number)
step-honours-card = { $n_text } honours

# The card for no honours, as a label.
chip-honours-none = no honours

# No honours.
honours-none = none

# The card for the side that held them, as a label.
#   $side (message)
step-honours-side-card = { $side } held them

# The card for who won the bidding, as a label.
#   $name (text)
step-bidder-card = { $name } won the bidding

# The card for a level, as a label.
#   $n (number)
step-level-card = a bid of { $n_text }

# The card for a hand that everybody passed.
everybody-passes = All pass

# Below it: nothing is scored, the next player deals.
rule-all-pass-next-dealer-card = no score, next dealer

# Below it: nothing is scored, the same player deals.
rule-all-pass-same-dealer-card = no score, same dealer

# Below it: the next hand is doubled.
rule-all-pass-next-hand-doubles-card = next hand doubled

# Below it: the next hand is a goulash.
rule-all-pass-goulash-card = no score, then a goulash

# Below it: a general misère is played.
rule-all-pass-general-misere-card = general misère

# The card for a declarer, as a label.
#   $name (text), $contract (message)
step-declarer-card = { $name } plays { $contract }

# The card for a player, before the contract is known.
#   $name (text)
step-declarer-card-open = { $name } plays

# The card for a proposer, as a label.
#   $name (text)
step-declarer-proposal-card = { $name } proposes

# The card for the acceptor, as a label.
#   $name (text)
step-partner-proposal-card = { $name } accepts

# The card for the partner of a contract that is no proposal, as a label.
#   $name (text)
step-partner-card = { $name } is the partner

# The card for a payer, as a label.
#   $name (text)
step-payer-card = { $name } pays

# The card for a receiver, as a label.
#   $name (text)
step-receiver-card = { $name } is paid

# The card for a trick count, as a label.
#   $name (text), $n (number)
step-tricks-card = { $name } takes { $n_text }

# The card for a trick count of two, as a label.
#   $first (text), $second (text), $n (number)
step-tricks-together-card = { $first } & { $second } take { $n_text }

# The card for a trick count, before the declarer is known.
#   $tricks (number)
step-tricks-card-open = { $tricks ->
    [one] { $tricks_text } trick
   *[other] { $tricks_text } tricks
}

# The same with a kitty.
#   $tricks (number)
step-tricks-side-books-card-open = { $tricks ->
    [one] { $tricks_text } book
   *[other] { $tricks_text } books
}

# The card for a contract made, as a label.
#   $name (text)
step-tricks-result-made = { $name } made it

# The card for a contract failed, as a label.
#   $name (text)
step-tricks-result-failed = { $name } failed

# The card for a contract made, before the declarer is known.
made-it = Made it

# The card for a contract failed, before the declarer is known.
failed-it = Failed

# A card's score as a label.
change-full = { $n_words }

# Why a card is struck out, in short: the proposer.
#   $name (text)
struck-proposer = proposed

# The same in full.
struck-proposer-full = { $name } proposed and cannot accept

# Why a card is struck out, in short: sits out.
#   $name (text)
struck-out = { sits-out }

# Why a card is struck out, in full: sits out.
struck-out-full = { $name } sits this hand out

# Why a card is struck out, without a short form.
struck-other = not possible

## The tool bar and reports

# Another window has changed the session.
changed-elsewhere = This session was changed in another window. This is its present state.

# Who pays whom for the last hand.
#   $from (text), $to (text), $money (money)
pays-now = { $from } pays { $to } { $money }

# The same after several corrections.
#   $payments (message)
corrections-pay = Corrections: { $payments }

# Undo: what it reverts.
#   $what (message)
undo-of = Undo: { $what }

# A hand is being saved.
saving = Saving…

# It could not be saved, and why.
#   $why (text)
save-failed = Not saved yet: { $why }

# More: a point adjustment.
more-adjust = Adjust points

# More: points brought forward.
more-begin-with = { ui-points-brought-forward }

# A line of that panel: the player.
#   $name (text)
more-begins-with = { $name } brings forward

# The same: the two partners.
#   $first (text), $second (text)
more-pair-begins-with = { $first } & { $second } bring forward

# The typed text is not a number.
more-no-points = That is not a number of points

# More: the note on the session.
more-note = { ui-session-note }

# More: the result page.
more-result = { ui-result }

# More: a misdeal.
more-misdeal = Misdeal, same dealer

# More: settings.
more-settings = { ui-settings }

# More: end the session.
more-end = End the session

# Play on after the session is over.
more-play-on = Play on

# The button from the result to the score sheet.
more-sheet = { ui-sheet }

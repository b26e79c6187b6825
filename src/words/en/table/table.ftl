# English. `build.rs` makes a variant of `Message` of each sentence: its comment is the docstring, its last line the arguments.
# $n is for choosing a form, $n_text is the number as it is written.

# Nothing.
blank = {""}

# A text that people typed.
#   $name (text)
typed = { $name }

# The name of a scheme.
#   $scheme (scheme)
scheme-called = { $scheme }

# Where the numbers of a scheme come from.
#   $source (source)
source-called = { $source }

# A number alone.
#   $n (number)
number = { $n_text }

# Points alone.
#   $n (points)
points-alone = { $n_text }

# A change alone.
#   $n (change)
change = { $n_text }

# A change that is not known yet.
change-unknown = –

## Games, schemes, contracts, suits

# The game Solo Whist.
game-solo-whist = Solo Whist

# The game Oh Hell.
game-oh-hell = Oh Hell

# The game Romanian Whist.
game-romanian-whist = Romanian Whist

# The game Wizard.
game-wizard = Wizard

# The game Skull King.
game-skull-king = Skull King

# The game Callbreak.
game-callbreak = Callbreak

# The game Israeli Whist.
game-israeli-whist = Israeli Whist

# The game Nomination Whist.
game-nomination-whist = Nomination Whist

# The game Whist.
game-whist = Whist

# The game Bid Whist.
game-bid-whist = Bid Whist

# The game Minnesota Whist.
game-minnesota-whist = Minnesota Whist

# The game Norwegian Whist.
game-norwegian-whist = Norwegian Whist

# High cards win.
mode-uptown = Uptown

# Low cards win.
mode-downtown = Downtown

# Played without trumps.
mode-no-trump = No trump

# A contract: proposal and acceptance.
contract-prop-and-cop = Prop & cop

# A contract: solo.
contract-solo = Solo

# A contract: misère.
contract-misere = Misère

# A contract: abundance.
contract-abundance = Abundance

# A contract: abundance in trumps.
contract-abundance-in-trumps = Abundance in trumps

# A contract: misère ouverte.
contract-misere-ouverte = Open misère

# A contract: abundance declared.
contract-abundance-declared = Abundance declared

# A contract: general misère.
contract-general-misere = General misère

# The same inside a sentence.
in-prop-and-cop = prop & cop

# The same inside a sentence.
in-solo = solo

# The same inside a sentence.
in-misere = misère

# The same inside a sentence.
in-abundance = abundance

# The same inside a sentence.
in-abundance-in-trumps = abundance in trumps

# The same inside a sentence.
in-misere-ouverte = open misère

# The same inside a sentence.
in-abundance-declared = abundance declared

# The same inside a sentence.
in-general-misere = general misère

# Hearts, as trumps.
suit-hearts = hearts

# Diamonds, as trumps.
suit-diamonds = diamonds

# Spades, as trumps.
suit-spades = spades

# Clubs, as trumps.
suit-clubs = clubs

# No trump.
suit-none = no trump

# A trump that nobody has noted.
suit-unknown = not noted

## The head of the table page

# Two parts side by side: what the table calls the session, and the scheme.
#   $first (message), $second (message)
beside = { $first } · { $second }

# The number of a hand.
#   $n (number)
hand-number = Hand { $n_text }

# The number of a hand, of how many.
#   $n (number), $of (number)
hand-number-of = Hand { $n_text } of { $of_text }

# The game has been won.
fact-game-over = The game is over

# Over the column of bids.
head-bid = Bid

# Over the column of tricks taken.
head-took = Took

# A bid in a row, as a button.
#   $name (text)
bid-cell = { $name }’s bid

# Tricks taken in a row, as a button.
#   $name (text)
took-cell = { $name }’s tricks

# On the sheet: so many cards.
#   $n (number)
cards-dealt = { $n ->
    [one] { $n_text } card
   *[other] { $n_text } cards
}

# A hand in which everybody bid.
#   $n (number), $made (number), $of (number)
hand-bids = Hand { $n_text }: { $made_text } of { $of_text } made their bid

# The same after its number.
#   $made (number), $of (number)
tail-bids = { $made_text } of { $of_text } made their bid

# On the sheet: a bid of a level and a mode.
#   $n (number), $mode (message)
bid-level = { $n_text } { $mode }

# On the sheet: a side that took the odd trick.
side-took = odd trick

# After the dealer's name.
fact-deals = deals

# After the name of who leads.
fact-leads = leads

# Whose name and that they deal.
#   $name (text)
player-deals = { $name } deals

# The deal is moved to somebody by a tap.
#   $name (text)
move-deal = Let { $name } deal

# The next hand counts so many times.
#   $n (number)
fact-doubled = This hand counts ×{ $n_text }

# The next hand is dealt from the unshuffled pack.
fact-goulash = Goulash: do not shuffle

# So many cards each.
#   $n (number)
cards = { $n ->
    [one] { $n_text } card each
   *[other] { $n_text } cards each
}

# So many cards each, and the trump suit.
#   $n (number), $trump (message)
cards-trump = { $n ->
    [one] { $n_text } card, { $trump } trump
   *[other] { $n_text } cards, { $trump } trump
}

# The trump card, said in words.
#   $trump (message)
trump-is = Trump: { $trump }

# The session has ended.
session-ended = Session ended

## Rows

# Over the column of totals.
head-total = Total

# Under a name: what they play and what makes it.
#   $contract (message), $n (number)
plays-at-least = plays { $contract }, needs { $n_text }

# Under a name: what they play, every trick of it.
#   $contract (message), $n (number)
plays-exactly = plays { $contract }, needs just { $n_text }

# Under a name: what they play, no trick of it.
#   $contract (message)
plays-none = plays { $contract }, takes none

# Under a name: accepted somebody's proposal.
accepts = accepts

# Under a name: is dealt no cards.
sits-out = sits out

# A row in a sentence: name, total, change of the last hand.
#   $name (text), $total (points), $change (change)
row-says = { $name }, { $total_words } { $total ->
    [one] point
   *[other] points
}, last hand { $change_words }

# The same, for whoever leads the score.
#   $name (text), $total (points), $change (change)
row-says-leader = { $name } is ahead, { $total_words } { $total ->
    [one] point
   *[other] points
}, last hand { $change_words }

# The same, before the first hand.
#   $name (text), $total (points)
row-says-total = { $name }, { $total_words } { $total ->
    [one] point
   *[other] points
}

## Hands in words

# Who, what and how many tricks.
#   $n (number), $who (message), $what (message), $tricks (number)
hand-tricks = Hand { $n_text }: { $who }, { $what }, { $tricks ->
    [one] { $tricks_text } trick
   *[other] { $tricks_text } tricks
}

# Who, what, and that it was made.
#   $n (number), $who (message), $what (message)
hand-made = Hand { $n_text }: { $who }, { $what }, made

# Who, what, and that it failed.
#   $n (number), $who (message), $what (message)
hand-failed = Hand { $n_text }: { $who }, { $what }, failed

# A hand that everybody passed.
#   $n (number)
hand-passed = Hand { $n_text }: passed out

# A general misère and who paid.
#   $n (number), $who (message)
hand-paid = Hand { $n_text }: general misère, { $who } pays

# A general misère and who was paid.
#   $n (number), $who (message)
hand-received = Hand { $n_text }: general misère, { $who } is paid

# Before the last hand in a line: its number.
#   $n (number)
hand-head = Hand { $n_text }:

# After a name: what they played and how many tricks.
#   $what (message), $tricks (number)
tail-tricks = , { $what }, { $tricks ->
    [one] { $tricks_text } trick
   *[other] { $tricks_text } tricks
}

# After a name: what they played, and that it was made.
#   $what (message)
tail-made = , { $what }, made

# After a name: what they played, and that it failed.
#   $what (message)
tail-failed = , { $what }, failed

# After a name: paid in a general misère.
tail-paid = {" "}pays in a general misère

# After a name: was paid in a general misère.
tail-received = {" "}is paid in a general misère

# A contract that failed, on the sheet.
#   $contract (message)
failed-contract = { $contract }, failed

# Two partners.
#   $first (text), $second (text)
pair = { $first } & { $second }

# On the sheet: everybody passed.
passed-out = passed out

# A hand was corrected, and how its tricks changed.
#   $n (number), $before (number), $after (number)
corrected-tricks = Hand { $n_text } was corrected: { $before_text } tricks became { $after_text }. Tap any hand to correct it.

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

# Over the dock while a hand is corrected.
#   $n (number)
correcting = Correcting hand { $n_text }

## Slots and questions

# A slot: the contract.
slot-contract = Contract

# A slot: who plays it.
slot-declarer = Declarer

# A slot: who proposed.
slot-proposer = Proposer

# A slot: who accepted.
slot-partner = Partner

# A slot: tricks.
slot-tricks = Tricks

# A slot: made or failed.
slot-result = Result

# A slot: who pays.
slot-payer = Payer

# A slot: who is paid.
slot-receiver = Receiver

# A slot without a value, said in words.
#   $slot (message)
slot-blank = { $slot }, blank

# A slot with its value, said in words.
#   $slot (message), $value (message)
slot-filled = { $slot }, { $value }

# What is played?
ask-contract = What is played?

# Who plays it?
#   $contract (message)
ask-declarer = Who plays { $contract }?

# Who plays?
ask-player = Who plays?

# Who proposed?
ask-proposer = Who proposed?

# The same before it is known whom.
ask-partner-open = Who accepted?

# Who accepted?
#   $name (text)
ask-partner = Who accepted { $name }?

# How many tricks did one take?
#   $name (text)
ask-tricks = How many did { $name } take?

# How many tricks did two take?
#   $first (text), $second (text)
ask-tricks-together = How many did { $first } & { $second } take?

# How many tricks were taken?
ask-tricks-open = How many tricks?

# Did somebody make it?
#   $name (text), $contract (message)
ask-made = Did { $name } make the { $contract }?

# Who pays?
ask-payer = Who pays?

# Who is paid?
ask-receiver = Who is paid?

# How a general misère is decided: the last trick.
hint-last-trick = All passed: whoever took the last trick pays the others.

# How a general misère is decided: five tricks first.
hint-first-to-five = All passed: the first to five tricks pays, else the first to four.

# How a general misère is decided: most tricks.
hint-most-pays = All passed: whoever took the most tricks pays the others.

# How a general misère is decided: fewest tricks.
hint-fewest-receives = All passed: whoever took the fewest tricks is paid.

# Who speaks first.
#   $name (text)
hint-speaks = { $name } speaks first.

# So many tricks make it, and whose points stand below.
#   $n (number), $name (text)
hint-at-least = { $n_text } or more needed. Below each: { $name }’s points.

# All of so many tricks make it, and whose points stand below.
#   $n (number), $name (text)
hint-all = All { $n_text } needed. Below each: { $name }’s points.

# Exactly so many make it, and whose points stand below.
#   $n (number), $name (text)
hint-exactly = Exactly { $n_text } needed. Below each: { $name }’s points.

# So many tricks make it; each of two scores what stands below.
#   $n (number)
hint-at-least-each = They need { $n_text } between them. Points are for each of the two.

# What the two of them need together.
#   $n (number)
hint-together = They need { $n_text } tricks between them.

# What the declarer needs.
#   $n (number)
hint-needs = { $n_text } tricks needed.

# No trick may be taken.
hint-no-trick = Made by taking no tricks.

# A contract must be chosen first.
hint-contract-first = Choose the contract first; each card then shows what it scores.

# A correction that is not whole yet.
hint-correcting = Change what was wrong. It saves when complete.

## Chips

# On a contract's card: tricks and points.
#   $tricks (number), $points (number)
worth-tricks = { $tricks ->
    [one] { $tricks_text } trick
   *[other] { $tricks_text } tricks
}, { $points ->
    [one] { $points_text } point
   *[other] { $points_text } points
}

# On a contract's card: no trick, and points.
#   $points (number)
worth-no-trick = no trick, { $points ->
    [one] { $points_text } point
   *[other] { $points_text } points
}

# Bids against cards.
#   $n (number), $of (number)
tally-bid = { $n_text } of { $of_text } tricks bid.

# Tricks placed against cards.
#   $n (number), $of (number)
tally-taken = { $n_text } of { $of_text } tricks counted.

# What does one bid?
#   $name (text)
ask-bid = What does { $name } bid?

# The last one bids.
#   $name (text)
ask-bid-last = { $name } bids last

# The bid that the last one may not make.
#   $tally (message), $n (number), $of (number)
hint-hook = { $tally } Not { $n_text }: the bids would total { $of_text }.

# The card that allows it this time.
#   $n (number)
allow-hook = Allow { $n_text } this time

# The same in full.
allow-hook-says = ignores the rule for this hand

# The card for a bid, in words.
#   $name (text), $n (number)
chip-bid = { $name } bids { $n_text }

# Why a bid is struck, in two words.
#   $n (number)
struck-hook = makes { $n_text }

# The same in full.
#   $name (text), $n (number), $of (number)
struck-hook-full = { $name } may not bid { $n_text }: the bids would total { $of_text }

# Why a trick count is struck, in two words.
#   $n (number)
struck-left = { $n_text } left

# The same in full.
#   $n (number)
struck-left-full = { $n ->
    [one] { $n_text } trick is left
   *[other] { $n_text } tricks are left
}

# Why a level is struck, in two words.
#   $n (number)
struck-from = from { $n_text }

# The same in full.
#   $n (number)
struck-from-full = the least bid is { $n_text }

# Why nothing can be entered, in two words.
struck-over = over

# The same in full.
struck-over-full = the game is over

# A slot: the side with the odd trick.
slot-side = Side

# A slot: honours.
slot-honours = Honours

# A slot: who won the bidding.
slot-bidder = Bidder

# A slot: the level.
slot-level = Bid

# A slot: the mode.
slot-mode = Mode

# A slot: books, the kitty counted.
slot-books = Books

# Which side?
ask-side = Which side took the odd trick?

# Honours?
ask-honours = Honours?

# What honours are.
hint-honours = Three or four of ace, king, queen and knave of trumps on one side.

# Whose honours?
ask-honours-side = Who held them?

# Who won the bidding?
ask-bidder = Who won the bidding?

# At which level?
#   $name (text)
ask-level = What did { $name } bid?

# The same, before it is known who bid.
ask-level-open = What was bid?

# What a level means.
hint-level = So many books above six.

# In which mode?
#   $name (text)
ask-mode = Which way does { $name } play it?

# The same, before it is known who bid.
ask-mode-open = Which way is it played?

# How many tricks did a side take?
#   $side (message)
ask-side-tricks = How many did { $side } take?

# The same before it is known whose.
ask-books-open = How many books?

# How many books did a side take?
#   $side (message)
ask-books = Books for { $side }?

# So many books make it, the kitty among them.
#   $n (number)
hint-books = { $n_text } books needed, kitty included.

# The card for a side, in words.
#   $side (message)
chip-side = { $side } took the odd trick

# The card for a side's tricks, in words.
#   $side (message), $n (number)
chip-side-tricks = { $side } take { $n_text }

# The card for honours, in words.
#   $n (number)
chip-honours = { $n_text } honours

# The card for no honours, in words.
chip-honours-none = no honours

# No honours.
honours-none = none

# The card for the side that held them, in words.
#   $side (message)
chip-honours-side = { $side } held them

# The card for who won the bidding, in words.
#   $name (text)
chip-bidder = { $name } won the bidding

# The card for a level, in words.
#   $n (number)
chip-level = a bid of { $n_text }

# The card for a hand that everybody passed.
everybody-passes = All pass

# Below it: nothing is scored, the next player deals.
pass-next-dealer = no score, next dealer

# Below it: nothing is scored, the same player deals.
pass-same-dealer = no score, same dealer

# Below it: the next hand is doubled.
pass-doubles = next hand doubled

# Below it: the next hand is a goulash.
pass-goulash = no score, then a goulash

# Below it: a general misère is played.
pass-misere = general misère

# The card for a declarer, in words.
#   $name (text), $contract (message)
chip-declarer = { $name } plays { $contract }

# The card for somebody who plays, before the contract is known.
#   $name (text)
chip-player = { $name } plays

# The card for a proposer, in words.
#   $name (text)
chip-proposer = { $name } proposes

# The card for who accepts, in words.
#   $name (text)
chip-partner = { $name } accepts

# The card for a payer, in words.
#   $name (text)
chip-payer = { $name } pays

# The card for a receiver, in words.
#   $name (text)
chip-receiver = { $name } is paid

# The card for a trick count, in words.
#   $name (text), $n (number)
chip-tricks = { $name } takes { $n_text }

# The card for a trick count of two, in words.
#   $first (text), $second (text), $n (number)
chip-tricks-together = { $first } & { $second } take { $n_text }

# The card for a trick count, before it is known whose.
#   $n (number)
chip-tricks-open = { $n ->
    [one] { $n_text } trick
   *[other] { $n_text } tricks
}

# The card for a contract made, in words.
#   $name (text)
chip-made = { $name } made it

# The card for a contract failed, in words.
#   $name (text)
chip-failed = { $name } failed

# The card for a contract made, before it is known whose.
made-it = Made it

# The card for a contract failed, before it is known whose.
failed-it = Failed

# What a card is worth, in words.
#   $n (change)
worth = { $n_words }

# Why a card is struck, in two words: the proposer.
struck-proposer = proposed

# The same in full.
#   $name (text)
struck-proposer-full = { $name } proposed and cannot accept

# Why a card is struck, in two words: sits out.
struck-out = sits out

# The same in full.
#   $name (text)
struck-out-full = { $name } sits this hand out

# Why a card is struck, where nothing shorter is known.
struck-other = not possible

## The tool bar and what it says

# Another window was quicker.
changed-elsewhere = This session was changed in another window. This is its present state.

# Who pays whom for the last hand.
#   $from (text), $to (text), $money (money)
pays-now = { $from } pays { $to } { $money }

# Undo.
undo = Undo

# Redo.
redo = Redo

# A hand is being saved.
saving = Saving …

# It could not be saved, and why.
#   $why (text)
save-failed = Not saved yet: { $why }

# More: a point adjustment.
more-adjust = Adjust points

# More: the points that were played before the first hand.
more-begin-with = Points to begin with

# A line of that panel: whose points.
#   $name (text)
more-begins-with = { $name } begins with

# What was typed there is no number.
more-no-points = That is no number of points

# More: the note on the session.
more-note = Note

# More: the result page.
more-result = Result

# More: the deal moves on by one, the hand is void.
more-misdeal = Misdeal, same dealer

# More: settings.
more-settings = Settings

# More: end the session.
more-end = End the session

# Play on after the session is over.
more-play-on = Play on

# The button from the result to the score sheet.
more-sheet = Sheet

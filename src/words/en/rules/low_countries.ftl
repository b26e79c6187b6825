# English. Sentences about Rikken, Wiezen and Colour Whist.
# The slot of who else plays a contract.
slot-also = Also

# Who else plays the contract?
#   $contract (message)
ask-also = Who else plays { $contract }?

# An answer: another player plays the contract too.
another-too = another too

# An answer: nobody else plays the contract.
nobody-else = nobody else

# Why a player cannot be named: he is one of the declarers.
plays-already = plays it already

# A contract.
contract-rik = Rik

# A contract.
contract-troela = Troela

# A contract.
contract-piek = Piek

# A contract.
contract-open-piek = Open piek

# A contract.
contract-open-piek-with-talk = Open piek with talk

# A contract.
contract-open-misere-with-talk = Open misère with talk

# A contract.
contract-ask = Ask & join

# A contract.
contract-alone = Alone

# A contract.
contract-abondance = Abondance

# A contract.
contract-troel = Troel

# A contract.
contract-solo-slim = Solo slim

# A contract.
contract-small-misere = Small misère

# A contract.
contract-piccolo = Piccolo

# A contract of so many tricks.
#   $n (number)
contract-ask-for = Ask & join { $n_text }

# A contract of so many tricks.
#   $n (number)
contract-alone-for = Alone { $n_text }

# A contract of so many tricks.
#   $n (number)
contract-abondance-for = Abondance { $n_text }

# The same inside a sentence.
in-rik = rik

# The same inside a sentence.
in-troela = troela

# The same inside a sentence.
in-piek = piek

# The same inside a sentence.
in-open-piek = open piek

# The same inside a sentence.
in-open-piek-with-talk = open piek with talk

# The same inside a sentence.
in-open-misere-with-talk = open misère with talk

# The same inside a sentence.
in-ask = ask & join

# The same inside a sentence.
in-alone = alone

# The same inside a sentence.
in-abondance = abondance

# The same inside a sentence.
in-troel = troel

# The same inside a sentence.
in-solo-slim = solo slim

# The same inside a sentence.
in-small-misere = small misère

# The same inside a sentence.
in-piccolo = piccolo

# The same inside a sentence.
#   $n (number)
in-ask-for = ask & join { $n_text }

# The same inside a sentence.
#   $n (number)
in-alone-for = alone { $n_text }

# The same inside a sentence.
#   $n (number)
in-abondance-for = abondance { $n_text }

# Behind the names of those who played one contract at once: how many made it.
#   $what (message), $made (number), $of (number)
tail-joint = , { $what }, made by { $made_text } of { $of_text }

# A hand in words: several played one contract, and how many made it.
#   $n (number), $who (message), $what (message), $made (number), $of (number)
hand-joint = Hand { $n_text }: { $who }, { $what }, made by { $made_text } of { $of_text }

# The game Rikken.
game-rikken = Rikken

# The game Wiezen.
game-wiezen = Wiezen

# The game Colour Whist.
game-kleurenwiezen = Colour Whist

# A sentence on a scheme: two against two.
fact-two-share = Where two play together it is two against two: each opponent pays one of the two.

# Rules in brief: Rikken, the deal.
brief-rikken-deal = Four players, thirteen cards each, every one for himself. Nothing is turned up: whoever wins the bidding names the trump suit. With five at the table the dealer sits out.

# Rules in brief: Rikken, the bidding.
brief-rikken-bid = A bid must outrank the one before. Rik is eight tricks with a partner, the holder of an ace that the bidder asks for. Alone is eight tricks or more against three. Misère is no trick, piek just one; others who have not passed can play along, each for himself. Open they are played with the hand on the table, with talk with all hands open. Three aces are troela: their holder plays with that of the fourth.

# Rules in brief: Wiezen, the deal.
brief-wiezen-deal = Four players, thirteen cards each, every one for himself. The last card is turned up and names the trump suit. Cards are not shuffled between hands, but cut. With five at the table the dealer sits out.

# Rules in brief: Wiezen, the bidding.
brief-wiezen-bid = Who asks seeks a partner to take eight tricks in the turned-up suit; who joins becomes that partner. Whom nobody joins can go alone for five. Abondance is nine tricks alone with trumps of one’s own. Misère is no trick, and several can play it at once. Three aces are troel: their holder takes eight tricks with that of the fourth. Open misère is played with the hand on the table, solo slim is all thirteen.

# Rules in brief: Colour Whist, the deal.
brief-colour-deal = Four players, thirteen cards each, every one for himself. No card is turned up: the trump suit is bid. Suits rank hearts, diamonds, clubs, spades. With five at the table the dealer sits out.

# Rules in brief: Colour Whist, the bidding.
brief-colour-bid = Who asks names a suit; who joins undertakes eight tricks with him, and the two can raise up to thirteen. Whom nobody joins can go alone for five to eight. Abondance is nine to twelve alone, solo slim all thirteen, by their player’s lead. For a small misère everybody lays one card aside; misère is played with all thirteen, open misère with the hand on the table, piccolo is just one trick. Several can play one of these at once. Three aces are troel, with the holder of the fourth.

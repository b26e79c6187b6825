# English. Sentences about Rikken, Wiezen and Colour Whist.
# A contract is called contract-<id> on its own and in-<id> within a sentence,
# with -for if its number of tricks is part of the name.

# The slot of a further declarer.
step-declarer-also = Also

# The question for a further declarer.
#   $contract (message)
step-declarer-also-ask = Who else plays { $contract }?

# An answer: there is a further declarer.
another-too = another player too

# An answer: there is no further declarer.
nobody-else = nobody else

# The player is already a declarer.
plays-already = plays it already

contract-rik = Rik
contract-troela = Troela
contract-piek = Piek
contract-open-piek = Open piek
contract-open-piek-with-talk = Open piek with talk
contract-open-misere-with-talk = Open misère with talk
contract-ask = Ask & join
contract-alone = Alone
contract-abondance = Abondance
contract-troel = Troel
contract-solo-slim = Solo slim
contract-small-misere = Small misère
contract-piccolo = Piccolo
contract-ask-for = Ask & join { $n_text }
contract-alone-for = Alone { $n_text }
contract-abondance-for = Abondance { $n_text }
in-rik = rik
in-troela = troela
in-piek = piek
in-open-piek = open piek
in-open-piek-with-talk = open piek with talk
in-open-misere-with-talk = open misère with talk
in-ask = ask & join
in-alone = alone
in-abondance = abondance
in-troel = troel
in-solo-slim = solo slim
in-small-misere = small misère
in-piccolo = piccolo
in-ask-for = ask & join { $n_text }
in-alone-for = alone for { $n_text }
in-abondance-for = abondance { $n_text }

# After the names of several declarers: how many made it.
#   $what (message), $made (number), $of (number)
tail-joint = , { $what }, made by { $made_text } of { $of_text }

game-rikken = Rikken
game-wiezen = Wiezen
game-kleurenwiezen = Colour Whist

# Scheme page: two against two.
fact-two-share = Where two play together, it is two against two: each opponent pays one of the two partners.

brief-rikken-deal = Four players, everyone for themselves, thirteen cards each. Nothing is turned up: whoever wins the bidding names the trump suit. With five at the table the dealer sits out.
brief-rikken-bid = A bid must outrank the one before. Rik is eight tricks with a partner, the holder of an ace that the bidder names. Alone is eight tricks or more against three. Misère is no tricks, piek exactly one; others who have not passed can play it too, each for themselves. In the open bids the hand is laid on the table; “with talk” all four hands are. A player with three aces has troela, and plays with the holder of the fourth.
brief-wiezen-deal = Four players, everyone for themselves, thirteen cards each. The last card is turned up and decides the trump suit. Cards are cut, not shuffled, between hands. With five at the table the dealer sits out.
brief-wiezen-bid = A player who asks seeks a partner to take eight tricks in the turned-up suit; whoever joins becomes that partner. If nobody joins, the asker can go alone for five. Abondance is nine tricks alone with trumps of the player’s choice. Misère is no tricks, and several can play it at once. Three aces are troel: their holder takes eight tricks with the holder of the fourth. Open misère is played with the hand on the table; solo slim is all thirteen.
brief-kleurenwiezen-deal = Four players, everyone for themselves, thirteen cards each. No card is turned up: the trump suit is bid. Suits rank hearts, diamonds, clubs, spades. With five at the table the dealer sits out.
brief-kleurenwiezen-bid = A player who asks names a suit; a player who joins undertakes eight tricks with the asker, and the two can raise up to thirteen. If nobody joins, the asker can go alone for five to eight. Abondance is nine to twelve alone; solo slim is all thirteen, and its player leads. In a small misère everybody discards one card; misère is played with all thirteen, open misère with the hand on the table; piccolo is exactly one trick. Several can play one of these at once. A player with three aces has troel, with the holder of the fourth.

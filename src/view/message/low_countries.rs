//! Sentences about Rikken, Wiezen and Colour Whist, where several can play one contract at once.

use super::{Message, messages};

messages! {
    /// The games of the Low Countries.
    LowCountries:
    SlotAlso = "slot-also" "The slot of who else plays a contract.";
    AskAlso { contract: Box<Message> } = "ask-also" "Who else plays the contract?";
    Another = "another-too" "An answer: another player plays the contract too.";
    Done = "nobody-else" "An answer: nobody else plays the contract.";
    PlaysAlready = "plays-already" "Why a player cannot be named: he is one of the declarers.";
    Rik = "contract-rik" "A contract.";
    Troela = "contract-troela" "A contract.";
    Piek = "contract-piek" "A contract.";
    OpenPiek = "contract-open-piek" "A contract.";
    OpenPiekWithTalk = "contract-open-piek-with-talk" "A contract.";
    OpenMisereWithTalk = "contract-open-misere-with-talk" "A contract.";
    Ask = "contract-ask" "A contract.";
    Alone = "contract-alone" "A contract.";
    Abondance = "contract-abondance" "A contract.";
    Troel = "contract-troel" "A contract.";
    SoloSlim = "contract-solo-slim" "A contract.";
    SmallMisere = "contract-small-misere" "A contract.";
    Piccolo = "contract-piccolo" "A contract.";
    AskFor { n: i64 } = "contract-ask-for" "A contract of so many tricks.";
    AloneFor { n: i64 } = "contract-alone-for" "A contract of so many tricks.";
    AbondanceFor { n: i64 } = "contract-abondance-for" "A contract of so many tricks.";
    InRik = "in-rik" "The same inside a sentence.";
    InTroela = "in-troela" "The same inside a sentence.";
    InPiek = "in-piek" "The same inside a sentence.";
    InOpenPiek = "in-open-piek" "The same inside a sentence.";
    InOpenPiekWithTalk = "in-open-piek-with-talk" "The same inside a sentence.";
    InOpenMisereWithTalk = "in-open-misere-with-talk" "The same inside a sentence.";
    InAsk = "in-ask" "The same inside a sentence.";
    InAlone = "in-alone" "The same inside a sentence.";
    InAbondance = "in-abondance" "The same inside a sentence.";
    InTroel = "in-troel" "The same inside a sentence.";
    InSoloSlim = "in-solo-slim" "The same inside a sentence.";
    InSmallMisere = "in-small-misere" "The same inside a sentence.";
    InPiccolo = "in-piccolo" "The same inside a sentence.";
    InAskFor { n: i64 } = "in-ask-for" "The same inside a sentence.";
    InAloneFor { n: i64 } = "in-alone-for" "The same inside a sentence.";
    InAbondanceFor { n: i64 } = "in-abondance-for" "The same inside a sentence.";
    TailJoint { what: Box<Message>, made: i64, of: i64 } = "tail-joint" "Behind the names of those who played one contract at once: how many made it.";
    HandJoint { n: i64, who: Box<Message>, what: Box<Message>, made: i64, of: i64 } = "hand-joint" "A hand in words: several played one contract, and how many made it.";
    GameRikken = "game-rikken" "The game Rikken.";
    GameWiezen = "game-wiezen" "The game Wiezen.";
    GameKleurenwiezen = "game-kleurenwiezen" "The game Colour Whist.";
    FactShares = "fact-two-share" "A sentence on a scheme: two against two.";
    BriefRikkenDeal = "brief-rikken-deal" "Rules in brief: Rikken, the deal.";
    BriefRikkenBid = "brief-rikken-bid" "Rules in brief: Rikken, the bidding.";
    BriefWiezenDeal = "brief-wiezen-deal" "Rules in brief: Wiezen, the deal.";
    BriefWiezenBid = "brief-wiezen-bid" "Rules in brief: Wiezen, the bidding.";
    BriefColourDeal = "brief-colour-deal" "Rules in brief: Colour Whist, the deal.";
    BriefColourBid = "brief-colour-bid" "Rules in brief: Colour Whist, the bidding.";
}

//! Everything that the window can say, as values: which sentence, and with what in it.
//!
//! A sentence here is a name and its arguments. How it reads in a language is for [`crate::words`].
//! The sentences of one area stand in a list of its own beside this file, and so does its part of each catalog.

mod adjust;
mod at_table;
mod books;
mod files;
mod history;
mod house;
mod list;
mod low_countries;
mod pairs;
mod part;
mod partners;
mod players;
mod pot;
mod recovery;
mod seating;
mod sessions;
mod stakes;
mod terms;

pub use adjust::Adjust;
pub use at_table::AtTable;
pub use books::Books;
pub use files::Files;
pub use history::History;
pub use house::House;
pub use low_countries::LowCountries;
pub use pairs::Pairs;
pub use partners::Partners;
pub use players::Players;
pub use pot::Pots;
pub use recovery::Recovery;
pub use seating::Seating;
pub use sessions::Sessions;
pub use stakes::Stakes;
pub use terms::Terms;

use super::{Change, MoneyChange, SchemeName, SchemeSource};
use crate::money::{Currency, Money, Stake};
use crate::points::Points;
use chrono::{DateTime, FixedOffset};
use list::messages;

messages! {
    /// One sentence, or part of one.
    Message with
        House "The editor of house rules."
        Seating "Who sits where, and who comes and goes."
        Players "People and their figures."
        Pots "The pot that goes from hand to hand."
        Pairs "Two sides, the trump and the ranking, and revokes."
        Books "Debts, payments and stakes."
        History "What was done to a session, and what it did."
        Files "Files, pictures and backups."
        Recovery "A database that cannot be opened, and long work."
        Stakes "What is played for, while it is agreed upon."
        Adjust "Points that the table moves beside the play."
        AtTable "What stands beside the hand at the table."
        Sessions "The list of sessions."
        Terms "Rules that few tables play by."
        LowCountries "Rikken, Wiezen and Colour Whist."
        Partners "Partners who both bid, and what a nil is.":
    Blank = "blank" "Nothing.";
    Typed { name: String } = "typed" "A text that people typed.";
    Scheme { scheme: SchemeName } = "scheme-called" "The name of a scheme.";
    Source { source: SchemeSource } = "source-called" "Where the numbers of a scheme come from.";
    Number { n: i64 } = "number" "A number alone.";
    Points { n: Points } = "points-alone" "Points alone.";
    Changed { n: Change } = "change" "A change alone.";
    ChangeUnknown = "change-unknown" "A change that is not known yet.";

    // Games, schemes, contracts, suits.
    GameSoloWhist = "game-solo-whist" "The game Solo Whist.";
    GameOhHell = "game-oh-hell" "The game Oh Hell.";
    GameRomanianWhist = "game-romanian-whist" "The game Romanian Whist.";
    GameWizard = "game-wizard" "The game Wizard.";
    GameIsraeliWhist = "game-israeli-whist" "The game Israeli Whist.";
    GameSkullKing = "game-skull-king" "The game Skull King.";
    GameCallbreak = "game-callbreak" "The game Callbreak.";
    GameNominationWhist = "game-nomination-whist" "The game Nomination Whist.";
    GameWhist = "game-whist" "The game Whist.";
    GameBidWhist = "game-bid-whist" "The game Bid Whist.";
    GameMinnesotaWhist = "game-minnesota-whist" "The game Minnesota Whist.";
    GameNorwegianWhist = "game-norwegian-whist" "The game Norwegian Whist.";
    Uptown = "mode-uptown" "High cards win.";
    Downtown = "mode-downtown" "Low cards win.";
    ModeNoTrump = "mode-no-trump" "Played without trumps.";
    PropAndCop = "contract-prop-and-cop" "A contract: proposal and acceptance.";
    Solo = "contract-solo" "A contract: solo.";
    Misere = "contract-misere" "A contract: misère.";
    Abundance = "contract-abundance" "A contract: abundance.";
    AbundanceInTrumps = "contract-abundance-in-trumps" "A contract: abundance in trumps.";
    MisereOuverte = "contract-misere-ouverte" "A contract: misère ouverte.";
    AbundanceDeclared = "contract-abundance-declared" "A contract: abundance declared.";
    GeneralMisere = "contract-general-misere" "A contract: general misère.";
    InPropAndCop = "in-prop-and-cop" "The same inside a sentence.";
    InSolo = "in-solo" "The same inside a sentence.";
    InMisere = "in-misere" "The same inside a sentence.";
    InAbundance = "in-abundance" "The same inside a sentence.";
    InAbundanceInTrumps = "in-abundance-in-trumps" "The same inside a sentence.";
    InMisereOuverte = "in-misere-ouverte" "The same inside a sentence.";
    InAbundanceDeclared = "in-abundance-declared" "The same inside a sentence.";
    InGeneralMisere = "in-general-misere" "The same inside a sentence.";
    Hearts = "suit-hearts" "Hearts, as trumps.";
    Diamonds = "suit-diamonds" "Diamonds, as trumps.";
    Spades = "suit-spades" "Spades, as trumps.";
    Clubs = "suit-clubs" "Clubs, as trumps.";
    NoTrump = "suit-none" "No trump.";
    TrumpUnknown = "suit-unknown" "A trump that nobody has noted.";

    // The head of the table page.
    Beside { first: Box<Message>, second: Box<Message> } = "beside" "Two parts side by side: what the table calls the session, and the scheme.";
    HandNumber { n: i64 } = "hand-number" "The number of a hand.";
    HandNumberOf { n: i64, of: i64 } = "hand-number-of" "The number of a hand, of how many.";
    GameOver = "fact-game-over" "The game has been won.";
    BidHead = "head-bid" "Over the column of bids.";
    TookHead = "head-took" "Over the column of tricks taken.";
    BidCell { name: String } = "bid-cell" "A bid in a row, as a button.";
    TookCell { name: String } = "took-cell" "Tricks taken in a row, as a button.";
    CardsDealt { n: i64 } = "cards-dealt" "On the sheet: so many cards.";
    HandBids { n: i64, made: i64, of: i64 } = "hand-bids" "A hand in which everybody bid.";
    TailBids { made: i64, of: i64 } = "tail-bids" "The same after its number.";
    BidLevel { n: i64, mode: Box<Message> } = "bid-level" "On the sheet: a bid of a level and a mode.";
    SideTook = "side-took" "On the sheet: a side that took the odd trick.";
    Deals = "fact-deals" "After the dealer's name.";
    Leads = "fact-leads" "After the name of who leads.";
    PlayerDeals { name: String } = "player-deals" "Whose name and that they deal.";
    MoveDeal { name: String } = "move-deal" "The deal is moved to somebody by a tap.";
    Doubled { n: i64 } = "fact-doubled" "The next hand counts so many times.";
    Goulash = "fact-goulash" "The next hand is dealt from the unshuffled pack.";
    Cards { n: i64 } = "cards" "So many cards each.";
    CardsTrump { n: i64, trump: Box<Message> } = "cards-trump" "So many cards each, and the trump suit.";
    TrumpIs { trump: Box<Message> } = "trump-is" "The trump card, said in words.";
    Ended = "session-ended" "The session has ended.";

    // Rows.
    Total = "head-total" "Over the column of totals.";
    PlaysAtLeast { contract: Box<Message>, n: i64 } = "plays-at-least" "Under a name: what they play and what makes it.";
    PlaysExactly { contract: Box<Message>, n: i64 } = "plays-exactly" "Under a name: what they play, every trick of it.";
    PlaysNone { contract: Box<Message> } = "plays-none" "Under a name: what they play, no trick of it.";
    Accepts = "accepts" "Under a name: accepted somebody's proposal.";
    SitsOut = "sits-out" "Under a name: is dealt no cards.";
    RowSays { name: String, total: Points, change: Change } = "row-says" "A row in a sentence: name, total, change of the last hand.";
    RowSaysLeader { name: String, total: Points, change: Change } = "row-says-leader" "The same, for whoever leads the score.";
    RowSaysTotal { name: String, total: Points } = "row-says-total" "The same, before the first hand.";

    // Hands in words.
    HandTricks { n: i64, who: Box<Message>, what: Box<Message>, tricks: i64 } = "hand-tricks" "Who, what and how many tricks.";
    HandMade { n: i64, who: Box<Message>, what: Box<Message> } = "hand-made" "Who, what, and that it was made.";
    HandFailed { n: i64, who: Box<Message>, what: Box<Message> } = "hand-failed" "Who, what, and that it failed.";
    HandPassed { n: i64 } = "hand-passed" "A hand that everybody passed.";
    HandPaid { n: i64, who: Box<Message> } = "hand-paid" "A general misère and who paid.";
    HandReceived { n: i64, who: Box<Message> } = "hand-received" "A general misère and who was paid.";
    HandHead { n: i64 } = "hand-head" "Before the last hand in a line: its number.";
    TailTricks { what: Box<Message>, tricks: i64 } = "tail-tricks" "After a name: what they played and how many tricks.";
    TailMade { what: Box<Message> } = "tail-made" "After a name: what they played, and that it was made.";
    TailFailed { what: Box<Message> } = "tail-failed" "After a name: what they played, and that it failed.";
    TailPaid = "tail-paid" "After a name: paid in a general misère.";
    TailReceived = "tail-received" "After a name: was paid in a general misère.";
    FailedContract { contract: Box<Message> } = "failed-contract" "A contract that failed, on the sheet.";
    Pair { first: String, second: String } = "pair" "Two partners.";
    PassedOut = "passed-out" "On the sheet: everybody passed.";
    CorrectedTricks { n: i64, before: i64, after: i64 } = "corrected-tricks" "A hand was corrected, and how its tricks changed.";
    Corrected { n: i64 } = "corrected" "A hand was corrected.";
    TapToCorrect = "tap-to-correct" "How to correct a hand.";
    NoHandYet = "no-hand-yet" "Before the first hand.";
    CorrectHand { n: i64 } = "correct-hand" "The button that corrects a hand.";
    CorrectValue { n: i64, what: Box<Message> } = "correct-value" "The button that corrects one value of a hand.";
    Correcting { n: i64 } = "correcting" "Over the dock while a hand is corrected.";

    // Slots and questions.
    SlotContract = "slot-contract" "A slot: the contract.";
    SlotDeclarer = "slot-declarer" "A slot: who plays it.";
    SlotProposer = "slot-proposer" "A slot: who proposed.";
    SlotPartner = "slot-partner" "A slot: who accepted.";
    SlotTricks = "slot-tricks" "A slot: tricks.";
    SlotResult = "slot-result" "A slot: made or failed.";
    SlotPayer = "slot-payer" "A slot: who pays.";
    SlotReceiver = "slot-receiver" "A slot: who is paid.";
    SlotBlank { slot: Box<Message> } = "slot-blank" "A slot without a value, said in words.";
    SlotFilled { slot: Box<Message>, value: Box<Message> } = "slot-filled" "A slot with its value, said in words.";
    AskContract = "ask-contract" "What is played?";
    AskDeclarer { contract: Box<Message> } = "ask-declarer" "Who plays it?";
    AskPlayer = "ask-player" "Who plays?";
    AskProposer = "ask-proposer" "Who proposed?";
    AskPartnerOpen = "ask-partner-open" "The same before it is known whom.";
    AskPartner { name: String } = "ask-partner" "Who accepted?";
    AskTricks { name: String } = "ask-tricks" "How many tricks did one take?";
    AskTricksTogether { first: String, second: String } = "ask-tricks-together" "How many tricks did two take?";
    AskTricksOpen = "ask-tricks-open" "How many tricks were taken?";
    AskMade { name: String, contract: Box<Message> } = "ask-made" "Did somebody make it?";
    AskPayer = "ask-payer" "Who pays?";
    AskReceiver = "ask-receiver" "Who is paid?";
    HintLastTrick = "hint-last-trick" "How a general misère is decided: the last trick.";
    HintFirstToFive = "hint-first-to-five" "How a general misère is decided: five tricks first.";
    HintMostPays = "hint-most-pays" "How a general misère is decided: most tricks.";
    HintFewestReceives = "hint-fewest-receives" "How a general misère is decided: fewest tricks.";
    HintSpeaks { name: String } = "hint-speaks" "Who speaks first.";
    HintAtLeast { n: i64, name: String } = "hint-at-least" "So many tricks make it, and whose points stand below.";
    HintAll { n: i64, name: String } = "hint-all" "All of so many tricks make it, and whose points stand below.";
    HintExactly { n: i64, name: String } = "hint-exactly" "Exactly so many make it, and whose points stand below.";
    HintAtLeastEach { n: i64 } = "hint-at-least-each" "So many tricks make it; each of two scores what stands below.";
    HintTogether { n: i64 } = "hint-together" "What the two of them need together.";
    HintNeeds { n: i64 } = "hint-needs" "What the declarer needs.";
    HintNoTrick = "hint-no-trick" "No trick may be taken.";
    HintContractFirst = "hint-contract-first" "A contract must be chosen first.";
    HintCorrecting = "hint-correcting" "A correction that is not whole yet.";

    // Chips.
    WorthTricks { tricks: i64, points: i64 } = "worth-tricks" "On a contract's card: tricks and points.";
    WorthNoTrick { points: i64 } = "worth-no-trick" "On a contract's card: no trick, and points.";
    TallyBid { n: i64, of: i64 } = "tally-bid" "Bids against cards.";
    TallyTaken { n: i64, of: i64 } = "tally-taken" "Tricks placed against cards.";
    AskBid { name: String } = "ask-bid" "What does one bid?";
    AskBidLast { name: String } = "ask-bid-last" "The last one bids.";
    HintHook { tally: Box<Message>, n: i64, of: i64 } = "hint-hook" "The bid that the last one may not make.";
    AllowHook { n: i64 } = "allow-hook" "The card that allows it this time.";
    AllowHookSays = "allow-hook-says" "The same in full.";
    ChipBid { name: String, n: i64 } = "chip-bid" "The card for a bid, in words.";
    StruckHook { n: i64 } = "struck-hook" "Why a bid is struck, in two words.";
    StruckHookFull { name: String, n: i64, of: i64 } = "struck-hook-full" "The same in full.";
    StruckLeft { n: i64 } = "struck-left" "Why a trick count is struck, in two words.";
    StruckLeftFull { n: i64 } = "struck-left-full" "The same in full.";
    StruckFrom { n: i64 } = "struck-from" "Why a level is struck, in two words.";
    StruckFromFull { n: i64 } = "struck-from-full" "The same in full.";
    StruckOver = "struck-over" "Why nothing can be entered, in two words.";
    StruckOverFull = "struck-over-full" "The same in full.";
    SlotSide = "slot-side" "A slot: the side with the odd trick.";
    SlotHonours = "slot-honours" "A slot: honours.";
    SlotBidder = "slot-bidder" "A slot: who won the bidding.";
    SlotLevel = "slot-level" "A slot: the level.";
    SlotMode = "slot-mode" "A slot: the mode.";
    SlotBooks = "slot-books" "A slot: books, the kitty counted.";
    AskSide = "ask-side" "Which side?";
    AskHonours = "ask-honours" "Honours?";
    HintHonours = "hint-honours" "What honours are.";
    AskHonoursSide = "ask-honours-side" "Whose honours?";
    AskBidder = "ask-bidder" "Who won the bidding?";
    AskLevel { name: String } = "ask-level" "At which level?";
    HintLevel = "hint-level" "What a level means.";
    AskLevelOpen = "ask-level-open" "The same, before it is known who bid.";
    AskMode { name: String } = "ask-mode" "In which mode?";
    AskModeOpen = "ask-mode-open" "The same, before it is known who bid.";
    AskSideTricks { side: Box<Message> } = "ask-side-tricks" "How many tricks did a side take?";
    AskBooksOpen = "ask-books-open" "The same before it is known whose.";
    AskBooks { side: Box<Message> } = "ask-books" "How many books did a side take?";
    HintBooks { n: i64 } = "hint-books" "So many books make it, the kitty among them.";
    ChipSide { side: Box<Message> } = "chip-side" "The card for a side, in words.";
    ChipSideTricks { side: Box<Message>, n: i64 } = "chip-side-tricks" "The card for a side's tricks, in words.";
    ChipHonours { n: i64 } = "chip-honours" "The card for honours, in words.";
    ChipHonoursNone = "chip-honours-none" "The card for no honours, in words.";
    HonoursNone = "honours-none" "No honours.";
    ChipHonoursSide { side: Box<Message> } = "chip-honours-side" "The card for the side that held them, in words.";
    ChipBidder { name: String } = "chip-bidder" "The card for who won the bidding, in words.";
    ChipLevel { n: i64 } = "chip-level" "The card for a level, in words.";
    AllPass = "all-pass" "The card for a hand that everybody passed.";
    PassNextDealer = "pass-next-dealer" "Below it: nothing is scored, the next player deals.";
    PassSameDealer = "pass-same-dealer" "Below it: nothing is scored, the same player deals.";
    PassDoubles = "pass-doubles" "Below it: the next hand is doubled.";
    PassGoulash = "pass-goulash" "Below it: the next hand is a goulash.";
    PassMisere = "pass-misere" "Below it: a general misère is played.";
    ChipDeclarer { name: String, contract: Box<Message> } = "chip-declarer" "The card for a declarer, in words.";
    ChipPlayer { name: String } = "chip-player" "The card for somebody who plays, before the contract is known.";
    ChipProposer { name: String } = "chip-proposer" "The card for a proposer, in words.";
    ChipPartner { name: String } = "chip-partner" "The card for who accepts, in words.";
    ChipPayer { name: String } = "chip-payer" "The card for a payer, in words.";
    ChipReceiver { name: String } = "chip-receiver" "The card for a receiver, in words.";
    ChipTricks { name: String, n: i64 } = "chip-tricks" "The card for a trick count, in words.";
    ChipTricksTogether { first: String, second: String, n: i64 } = "chip-tricks-together" "The card for a trick count of two, in words.";
    ChipTricksOpen { n: i64 } = "chip-tricks-open" "The card for a trick count, before it is known whose.";
    ChipMade { name: String } = "chip-made" "The card for a contract made, in words.";
    ChipFailed { name: String } = "chip-failed" "The card for a contract failed, in words.";
    MadeIt = "made-it" "The card for a contract made, before it is known whose.";
    FailedIt = "failed-it" "The card for a contract failed, before it is known whose.";
    Worth { n: Change } = "worth" "What a card is worth, in words.";
    StruckProposer = "struck-proposer" "Why a card is struck, in two words: the proposer.";
    StruckProposerFull { name: String } = "struck-proposer-full" "The same in full.";
    StruckOut = "struck-out" "Why a card is struck, in two words: sits out.";
    StruckOutFull { name: String } = "struck-out-full" "The same in full.";
    StruckOther = "struck-other" "Why a card is struck, where nothing shorter is known.";

    // The tool bar and what it says.
    ChangedElsewhere = "changed-elsewhere" "Another window was quicker.";
    PaysNow { from: String, to: String, money: (Money, Currency) } = "pays-now" "Who pays whom for the last hand.";
    Undo = "undo" "Undo.";
    Redo = "redo" "Redo.";
    Saving = "saving" "A hand is being saved.";
    SaveFailed { why: String } = "save-failed" "It could not be saved, and why.";
    MoreAdjust = "more-adjust" "More: a point adjustment.";
    MoreResult = "more-result" "More: the result page.";
    MoreMisdeal = "more-misdeal" "More: the deal moves on by one, the hand is void.";
    MoreSettings = "more-settings" "More: settings.";
    MoreEnd = "more-end" "More: end the session.";
    MorePlayOn = "more-play-on" "Play on after the session is over.";
    MoreSheet = "more-sheet" "The button from the result to the score sheet.";

    // The result page.
    WinsBy { name: String, n: Points } = "wins-by" "One winner, and by how much.";
    LeadsBy { name: String, n: Points } = "leads-by" "One leader while playing, and by how much.";
    TiedAt { names: Vec<String>, n: Points } = "tied-at" "Two or more with the same total.";
    AllSquare = "all-square" "Nobody has scored.";
    ResultLine { game: Box<Message>, title: Box<Message>, hands: i64 } = "result-line" "Game, title, hands.";
    ResultLineUntitled { game: Box<Message>, hands: i64 } = "result-line-untitled" "Game and hands, of a session without a title.";
    StakeAPoint { stake: Stake } = "stake-a-point" "So much a point.";
    NoStake = "no-stake" "Played for no money.";
    StakesChanged = "stakes-changed" "Stakes that changed on the way.";
    BooksClose = "books-close" "Points add up to 0.";
    SampleName = "sample-name" "Who plays in the row that shows how large text is.";
    BooksSum = "books-sum" "Points do not add up to 0, for the table gave or took some.";
    PaymentsSettle { n: i64 } = "payments-settle" "So many payments settle it.";
    NothingOwed = "nothing-owed" "Nobody owes anything.";
    PaymentSays { from: String, to: String, money: (Money, Currency), currency: String } = "payment-says" "A payment in words.";
    PaysAll { name: String } = "pays-all" "All that somebody lost.";
    PaidAll { name: String } = "paid-all" "All that somebody won.";
    PaysPart { name: String, money: (Money, Currency) } = "pays-part" "A part of what somebody lost.";
    PaysRest { name: String } = "pays-rest" "The rest of what somebody lost.";
    OddCent { n: i64, names: Vec<String> } = "odd-cent" "Who bears or gets an odd minor unit.";
    StandingSays { place: i64, name: String, points: Points } = "standing-says" "A player's standing as a sentence.";
    StandingSaysMoney { place: i64, name: String, points: Points, money: MoneyChange } = "standing-says-money" "The same, with what they win or lose.";
    StandingText { place: i64, name: String, points: Points } = "standing-text" "A player's standing in a text that is sent round.";
    StandingTextMoney { place: i64, name: String, points: Points, money: MoneyChange } = "standing-text-money" "The same, with what they win or lose.";
    PointsHead = "head-points" "Over the column of points.";
    SameTableAgain = "same-table-again" "The button that starts the next session at the same table.";
    EndNow = "end-now" "The button that ends the session.";
    ChartEmpty = "chart-empty" "In place of a score curve.";
    ChartSays { names: Vec<Message>, hands: i64 } = "chart-says" "The score curve in words.";
    FileFailed { why: String } = "file-failed" "A file could not be written.";

    // Sessions.
    OpenLine { n: i64, game: Box<Message>, scheme: Box<Message> } = "open-line" "A session's line: where it stands.";
    Resume { title: Box<Message> } = "resume" "Resume a session.";
    RowWinner { name: String, n: Points } = "row-winner" "A winner, on a session's row.";
    RowOpen { n: i64 } = "row-open" "A session that goes on, on its row.";
    RowEmpty = "row-empty" "A session without hands, on its row.";
    SessionDeleted { title: Box<Message> } = "session-deleted" "A session was deleted.";
    UntitledOn { day: DateTime<FixedOffset> } = "untitled-on" "A day, where a session has no title.";
    NothingFound = "nothing-found" "Nothing matches what was searched for.";

    // New session.
    SchemeLine { list: Box<Message>, over: Box<Message> } = "scheme-line" "The numbers of a scheme in a line.";
    OversAndUnders { over: Box<Message>, under: Box<Message> } = "overs-and-unders" "What over- and undertricks cost.";
    OversOnly { over: Box<Message> } = "overs-only" "What overtricks cost, where undertricks cost nothing.";
    UndersOnly { under: Box<Message> } = "unders-only" "What undertricks cost, where overtricks cost nothing.";
    NoOvers = "no-overs" "Neither counts.";
    PlayersWanted { n: i64 } = "players-wanted" "So many players are wanted yet.";
    RosterSeated { name: String, n: i64 } = "roster-seated" "Somebody is taken from the roster or given back, and their seat.";
    RosterFree { name: String } = "roster-free" "Somebody on the roster without a seat.";
    SeatDeals { name: String } = "seat-deals" "A seat of the drawing: deals first.";
    SeatFree { n: i64 } = "seat-free" "A seat of the drawing that nobody has.";
    SeatTap { name: String } = "seat-tap" "A seat of the drawing: tap to deal first.";
    StartDeals { name: String } = "start-deals" "Start, and who deals.";
    Start = "start" "Start, while players are wanted.";
    StakeSays { stake: Stake, currency: String } = "stake-says" "A stake in words.";
    StakeAlone { stake: Stake } = "stake-alone" "A stake, without its currency.";
    StakeUnit { currency: Currency } = "stake-unit" "What a stake is counted in.";
    StakeHead { unit: String } = "stake-head" "Over the stakes.";
    StakeBad = "stake-bad" "A stake cannot be read.";
    StakeHigh { stake: Stake } = "stake-high" "A stake is too high to be counted, and the highest that is not.";
    NameEmpty = "name-empty" "A name cannot be used: empty.";
    NameLong = "name-long" "A name cannot be used: too long.";
    NameTwin { name: String } = "name-twin" "A name cannot be used: there already.";
    NameLike { name: String } = "name-like" "Somebody is known by nearly the name that was typed, and may be meant.";
    NameAnew { name: String } = "name-anew" "Somebody else is meant.";
    SwitchAllPass = "switch-all-pass" "A switch: what happens when all pass.";
    SwitchRounds = "switch-rounds" "A switch: rounds of bidding.";
    SwitchTrump = "switch-trump" "A switch: where trumps come from.";
    SwitchProposals = "switch-proposals" "A switch: proposals.";
    ValueNextDealer = "value-next-dealer" "A value: next dealer.";
    ValueSameDealer = "value-same-dealer" "A value: same dealer.";
    ValueDoubles = "value-doubles" "A value: next hand doubled.";
    ValueGoulash = "value-goulash" "A value: goulash.";
    ValueMisere = "value-misere" "A value: general misère.";
    ValueLastTrick = "value-last-trick" "A value: the last trick pays.";
    ValueFirstToFive = "value-first-to-five" "A value: first to five pays.";
    ValueMostPays = "value-most-pays" "A value: most tricks pay.";
    ValueFewestReceives = "value-fewest-receives" "A value: fewest tricks are paid.";
    SwitchMisere = "switch-misere" "A switch: which general misère.";
    ValueMany = "value-many" "A value: many rounds.";
    ValueOne = "value-one" "A value: one round.";
    ValueMayRaise = "value-may-raise" "A value: the proposer may raise.";
    ValueRedeal = "value-redeal" "A value: the hand is thrown in.";
    ValueTurnUp = "value-turn-up" "A value: turned up.";
    ValueSecondPack = "value-second-pack" "A value: second pack.";
    ValueRotation = "value-rotation" "A value: in rotation.";
    ValuePlayed = "value-played" "A value: played.";
    ValueNotPlayed = "value-not-played" "A value: not played.";

    // Schemes.
    TargetAtLeast { n: i64 } = "target-at-least" "On a scheme's table: at least so many.";
    TargetExactly { n: i64 } = "target-exactly" "On a scheme's table: exactly so many.";
    TargetAtLeastTricks { n: i64 } = "target-at-least-tricks" "The same by itself.";
    TargetExactlyTricks { n: i64 } = "target-exactly-tricks" "The same by itself.";
    TargetNoTrick = "target-no-trick" "The same by itself.";
    TargetAllTricks { n: i64 } = "target-all-tricks" "The same by itself.";
    TargetNone = "target-none" "On a scheme's table: none.";
    TargetAll { n: i64 } = "target-all" "On a scheme's table: all.";
    FactPays = "fact-pays" "A sentence on a scheme: a contract that fails pays the same.";
    FactShares = "fact-shares" "A sentence on a scheme: two against two.";
    NoteTurnUp = "note-turn-up" "On a contract: the turned-up suit is trump.";
    NoteChosen = "note-chosen" "On a contract: the declarer chooses trumps.";
    NoteEldest = "note-eldest" "On a contract: the player after the dealer leads.";
    NoteDeclarer = "note-declarer" "On a contract: the declarer leads.";
    NoteBoth { trump: Box<Message>, leads: Box<Message> } = "note-both" "On a contract: its trump, and who leads.";
    SchemeForJust { game: Box<Message>, n: i64 } = "scheme-for-just" "Below a scheme: its game, and how many sit at the table.";
    SchemeForEither { game: Box<Message>, least: i64, most: i64 } = "scheme-for-either" "The same, where it may be one more.";
    SchemeForSpan { game: Box<Message>, least: i64, most: i64 } = "scheme-for-span" "The same, for a wider span.";
    PlayBy { name: Box<Message> } = "play-by" "The button that begins a session by a scheme.";
    ItemSays { game: Box<Message>, name: Box<Message> } = "item-says" "A scheme in the list as a sentence.";
    None = "none" "No number in a table.";
    FactFreeUnder { contract: Box<Message>, n: i64 } = "fact-free-under" "A sentence on a scheme: the first undertricks are free.";
    FactAllTricks { contract: Box<Message>, n: i64 } = "fact-all-tricks" "A sentence on a scheme: all tricks pay a fixed amount.";
    FactFails { contract: Box<Message>, n: i64 } = "fact-fails" "A sentence on a scheme: failing costs other than making it pays.";
    FactMostOver { contract: Box<Message>, n: i64 } = "fact-most-over" "A sentence on a scheme: no more overtricks count.";
    FactJoint { contract: Box<Message> } = "fact-joint" "A sentence on a scheme: several can play it at once.";
    FactMisere { n: i64 } = "fact-misere" "A sentence on a scheme: what each pays in a general misère.";
    FactNotPlayed { contract: Box<Message> } = "fact-not-played" "A sentence on a scheme: not played.";
    SchemeRowSays { contract: Box<Message>, tricks: Box<Message>, points: i64 } = "scheme-row-says" "A row of a scheme's table in words.";
    BidLine { made: Box<Message>, missed: Box<Message> } = "bid-line" "The numbers of a scheme in which everybody bids.";
    BidLineApart { made: Box<Message>, over: Box<Message>, under: Box<Message> } = "bid-line-apart" "The same, where too many and too few tricks score differently.";
    SidesLine { n: i64 } = "sides-line" "The numbers of a whist scheme.";
    SidesBidLine { n: i64, min: i64, made: Box<Message> } = "sides-bid-line" "The numbers of a bid whist scheme.";
    SidesDealLine = "sides-deal-line" "A scheme that is played deal by deal.";
    TermMade = "term-made" "A rule: what a bid scores that was made.";
    TermMissed = "term-missed" "A rule: what a bid scores that was missed.";
    TermOver = "term-over" "A rule: more taken than bid.";
    TermUnder = "term-under" "A rule: fewer taken than bid.";
    TermZeroMade = "term-zero-made" "A rule: a bid of none, made.";
    TermZeroMissed = "term-zero-missed" "A rule: a bid of none, missed.";
    TermSlam = "term-slam" "A rule: all tricks bid and made.";
    SlamPays { grand: Points, small: Points, n: i64 } = "slam-pays" "What slams pay, from so many cards.";
    TermBigMiss { n: i64 } = "term-big-miss" "A rule: so many off.";
    TermCards = "term-cards" "A rule: the sizes of hands.";
    TermWinner = "term-winner" "A rule: who wins.";
    WinsHighest = "wins-highest" "The highest total.";
    WinsLowest = "wins-lowest" "The lowest total.";
    TermBook = "term-book" "A rule: tricks that do not score.";
    TermGame = "term-game" "A rule: the game.";
    TermLost = "term-lost" "A rule: where a side has lost.";
    TermBids = "term-bids" "A rule: the levels.";
    TermSet = "term-set" "A rule: a bid that failed.";
    TermRubber = "term-rubber" "A rule: rubbers.";
    RubberPays { single: i64, double: i64, treble: i64, bonus: i64 } = "rubber-pays" "What games of a rubber pay.";
    HonoursPay { three: i64, four: i64 } = "honours-pay" "What honours pay.";
    MadeTaken = "made-taken" "Scores the tricks above the book.";
    MadeBid = "made-bid" "Scores the bid.";
    SetShortfall = "set-shortfall" "Loses what is missing.";
    SetBid = "set-bid" "Loses the bid.";
    Times { n: i64 } = "times" "So many times.";
    TimesOf { n: Points, of: Box<Message> } = "times-of" "So many times something.";
    Plus { first: Box<Message>, second: Box<Message> } = "plus" "A sum.";
    FromTo { from: i64, to: i64 } = "from-to" "A span.";
    FromToAndBack { from: i64, to: i64 } = "from-to-and-back" "A span there and back.";
    TermBid = "term-bid" "In a formula: the bid.";
    TermBidSquared = "term-bid-squared" "In a formula.";
    TermBidTriangular = "term-bid-triangular" "In a formula.";
    TermTricks = "term-tricks" "In a formula: tricks taken.";
    TermCardsDealt = "term-cards-dealt" "In a formula: cards dealt.";
    TermOff = "term-off" "In a formula: tricks off the bid.";
    TermOffSquared = "term-off-squared" "In a formula.";
    TermOffTriangular = "term-off-triangular" "In a formula.";
    SwitchHook = "switch-hook" "A switch: the hook on the last bid.";
    ValueOn = "value-on" "A value: on.";
    ValueOff = "value-off" "A value: off.";
    ValueNotInLastHand = "value-not-in-last-hand" "A value: not in the last hand.";
    ValueNotWithOneCard = "value-not-with-one-card" "A value: not with one card.";
    SwitchDirection = "switch-direction" "A switch: which way round.";
    ValueClockwise = "value-clockwise" "A value: to the left.";
    ValueAnticlockwise = "value-anticlockwise" "A value: to the right.";
    BriefBidsDeal = "brief-bids-deal" "Rules in brief: Oh Hell, the deal.";
    BriefBidsBid = "brief-bids-bid" "Rules in brief: Oh Hell, the bidding.";
    BriefBidsScore = "brief-bids-score" "Rules in brief: Oh Hell, the score.";
    BriefWhistDeal = "brief-whist-deal" "Rules in brief: whist, the deal.";
    BriefWhistPlay = "brief-whist-play" "Rules in brief: whist, the play.";
    BriefWhistScore = "brief-whist-score" "Rules in brief: whist, the score.";
    BriefBidWhistDeal = "brief-bid-whist-deal" "Rules in brief: bid whist, the deal.";
    BriefBidWhistBid = "brief-bid-whist-bid" "Rules in brief: bid whist, the bidding.";
    BriefBidWhistScore = "brief-bid-whist-score" "Rules in brief: bid whist, the score.";
    BriefHighLowDeal = "brief-high-low-deal" "Rules in brief: hands that are high or low, the deal.";
    BriefHighLowBid = "brief-high-low-bid" "Rules in brief: hands that are high or low, the bidding.";
    BriefHighLowScore = "brief-high-low-score" "Rules in brief: hands that are high or low, the score.";
    BriefDealHead = "brief-solo-deal-head" "Rules in brief: a heading.";
    BriefDeal = "brief-solo-deal" "Rules in brief: the deal.";
    BriefBidHead = "brief-solo-bid-head" "Rules in brief: a heading.";
    BriefBid = "brief-solo-bid" "Rules in brief: the bidding.";
    BriefPlayHead = "brief-solo-play-head" "Rules in brief: a heading.";
    BriefPlay = "brief-solo-play" "Rules in brief: the play.";
    BriefScoreHead = "brief-solo-score-head" "Rules in brief: a heading.";
    BriefScore = "brief-solo-score" "Rules in brief: the score.";

    TextSize { n: i64 } = "text-size" "A size of text in per cent.";
    DatabaseHolds { sessions: i64, hands: i64 } = "database-holds" "How much is in the database.";
    Version { number: String } = "version" "The program's version.";
    Licence = "licence" "The program's licence.";
    FontLicence = "font-licence" "The licence of a font.";
    ClosingSays { points: i64, label: Box<Message> } = "closing-says" "The closing line as a sentence.";
}

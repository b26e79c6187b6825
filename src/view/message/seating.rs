//! Sentences about who sits where, and about the rules that a session is begun with.

use super::{Message, messages};
use crate::points::Points;

messages! {
    /// Who sits where, who comes and goes, and the switches of a new session.
    Seating:
    // People at the table.
    Players = "seating-players" "What stands behind More: who sits where.";
    FromHand { n: i64 } = "seating-from-hand" "Over the seats: from which hand on a change holds.";
    TapsGo { n: i64 } = "seating-taps-go" "A warning: what was entered of the open hand is asked again.";
    AskWho = "seating-ask-who" "What is asked before anybody was tapped.";
    HintWho = "seating-hint-who" "What can be tapped then.";
    AskSeated { name: String } = "seating-ask-seated" "What is asked of somebody at the table.";
    AskComes { name: String } = "seating-ask-comes" "What is asked of somebody who comes.";
    Seat { name: String } = "seating-seat" "A seat as a button.";
    SeatOut { name: String } = "seating-seat-out" "The same, of who is dealt no cards.";
    HeadAway = "seating-head-away" "Over those who have no seat.";
    HeadAwayNobody = "seating-head-away-nobody" "In their place, where there is nobody.";
    Comes { name: String } = "seating-comes" "Somebody without a seat, as a button.";
    Leaves = "seating-leaves" "A card: gets up.";
    LeavesSays { name: String } = "seating-leaves-says" "The same in full.";
    SitsOutHand { n: i64 } = "seating-sits-out" "A card: is dealt no cards in the next hand.";
    SitsOutSays { name: String, n: i64 } = "seating-sits-out-says" "The same in full.";
    PlaysHand { n: i64 } = "seating-plays" "A card: is dealt cards after all.";
    PlaysSays { name: String, n: i64 } = "seating-plays-says" "The same in full.";
    HeadSwap { name: String } = "seating-head-swap" "Over those with whom somebody changes places.";
    SwapSays { name: String, other: String } = "seating-swap-says" "One of them, in full.";
    HeadReplace { name: String } = "seating-head-replace" "Over those who take somebody's place.";
    ReplaceSays { name: String, other: String } = "seating-replace-says" "One of them, in full.";
    HeadBetween = "seating-head-between" "Over the gaps between two who sit side by side.";
    Between { first: String, second: String } = "seating-between" "One of them.";
    BetweenSays { name: String, first: String, second: String } = "seating-between-says" "The same in full.";
    HeadInstead = "seating-head-instead" "Over those whose place somebody takes.";
    HeadBegins { name: String } = "seating-head-begins" "Over the points with which somebody begins who comes late.";
    BeginsLast { n: Points } = "seating-begins-last" "As many as the last has.";
    BeginsMean { n: Points } = "seating-begins-mean" "As many as all have on the average.";
    BeginsSays { name: String, n: Points } = "seating-begins-says" "One of them, in full.";
    BeginsNote = "seating-begins-note" "What becomes of these points.";
    Late = "seating-late" "The reason that is written with them.";
    NeedsAtTable { game: Box<Message>, n: i64 } = "seating-needs" "Why nobody can leave.";
    HoldsAtTable { game: Box<Message>, n: i64 } = "seating-holds" "Why nobody can come.";
    NeedsDealt { game: Box<Message>, n: i64 } = "seating-needs-dealt" "Why nobody can sit out.";
    HasLeft { name: String } = "seating-has-left" "Said afterwards: got up.";
    HasCome { name: String, first: String, second: String } = "seating-has-come" "Said afterwards: sat down between two.";
    HasReplaced { name: String, other: String } = "seating-has-replaced" "Said afterwards: took somebody's place.";
    HaveSwapped { name: String, other: String } = "seating-have-swapped" "Said afterwards: changed places.";
    CannotBe { why: String } = "seating-cannot-be" "A change that the books refuse.";
    BeginsWith { n: Points } = "seating-begins-with" "Under a name: the points with which somebody began.";

    // The switches of a new session.
    SchemeStays = "seating-scheme-stays" "Beside the switches: the scheme itself does not change.";
    SchemeStaysChanged { n: i64 } = "seating-scheme-stays-changed" "In its place: how many switches stand otherwise.";
    InTurn { list: Box<Message> } = "seating-in-turn" "Trumps in a fixed order.";
    Then { first: Box<Message>, second: Box<Message> } = "seating-then" "One after the other.";
    RuleOvers = "seating-rule-overs" "A switch: tricks over and under.";
    OversCounted = "seating-overs-counted" "A value: they score.";
    OversNotCounted = "seating-overs-not-counted" "A value: they do not.";
    RuleSizes = "seating-rule-sizes" "A switch: how many cards hand after hand.";
    SizesUp { from: i64, to: i64 } = "seating-sizes-up" "A value: from the smallest to the largest hand.";
    SizesUpAndBack { from: i64, to: i64 } = "seating-sizes-up-and-back" "A value: up and down again.";
    SizesDown { from: i64, to: i64 } = "seating-sizes-down" "A value: from the largest to the smallest hand.";
    SizesDownAndBack { from: i64, to: i64 } = "seating-sizes-down-and-back" "A value: down and up again.";
    SizesBy { way: Box<Message>, n: i64 } = "seating-sizes-by" "The same in larger steps.";
    SizesCome { hands: i64, most: i64, players: i64 } = "seating-sizes-come" "How many hands that comes to.";
    SizesTyped = "seating-sizes-typed" "The field for a list of sizes.";
    SizesWrong { n: i64 } = "seating-sizes-wrong" "What the list may hold.";
    RuleRepeat = "seating-rule-repeat" "A switch: the shortest and the longest hands.";
    RepeatNone = "seating-repeat-none" "A value: each once.";
    RepeatPlayers = "seating-repeat-players" "A value: once for each player.";
    ZeroAsAny = "seating-zero-as-any" "A value: a bid of none scores as any other.";
    OverAndUnder { over: Box<Message>, under: Box<Message> } = "seating-over-and-under" "A value: what too many and too few tricks score.";
    RuleFar = "seating-rule-far" "A switch: a bid that was missed by far.";
    FarAsAny = "seating-far-as-any" "A value: as any miss.";
    FarCosts { points: Points, n: i64 } = "seating-far-costs" "A value: so many points from so many tricks off.";
    OnTop { slam: Box<Message> } = "seating-on-top" "A value: slams that are added to the bid's points.";
    RuleLastHand = "seating-rule-last-hand" "A switch: the trump of the last hand.";
    LastHandSame = "seating-last-hand-same" "A value: as in the others.";
    RuleBar = "seating-rule-bar" "A switch: from where on honours do not count.";
    BarNone = "seating-bar-none" "A value: nowhere.";
    BarFrom { n: i64 } = "seating-bar-from" "A value: for a side with so many points.";
    RubberNone = "seating-rubber-none" "A value: games by themselves.";
    RuleLowest = "seating-rule-lowest" "A switch: the lowest bid.";
    RuleBoston = "seating-rule-boston" "A switch: all thirteen.";
    RuleOpponents = "seating-rule-opponents" "A switch: the opponents of a bid that failed.";
    OpponentsScore = "seating-opponents-score" "A value: they score their tricks.";
    OpponentsNothing = "seating-opponents-nothing" "A value: they score nothing.";
    RuleForced = "seating-rule-forced" "A switch: the dealer after three passes.";
    ForcedYes = "seating-forced-yes" "A value: has to bid.";
    ForcedNo = "seating-forced-no" "A value: may pass.";
    RuleMatch = "seating-rule-match" "A switch: the dealer's bid.";
    MatchYes = "seating-match-yes" "A value: may be as high as the last.";
    MatchNo = "seating-match-no" "A value: has to be higher.";

    // How points become money.
    SettlePoint = "seating-settle-point" "A way of settling: by points.";
    SettleDifference = "seating-settle-difference" "A way of settling: every two for themselves.";
    SettleGame = "seating-settle-game" "A way of settling: by games.";
    SettleRubber = "seating-settle-rubber" "A way of settling: by rubbers.";
    SettlePot = "seating-settle-pot" "A way of settling: one takes all.";
    SettlePlace = "seating-settle-place" "A way of settling: by rank.";
    SettleNone = "seating-settle-none" "A way of settling: for honour.";
    NotePoint = "seating-note-point" "What it means: contracts, by points.";
    NoteMean = "seating-note-mean" "What it means: everybody for himself, by points.";
    NoteSides = "seating-note-sides" "What it means: between sides, by points.";
    NoteRubberPoints = "seating-note-rubber-points" "What it means: in a rubber, by its points.";
    NoteTricks = "seating-note-tricks" "What it means: in a rubber, by tricks and honours.";
    NoteDifference = "seating-note-difference" "What it means: every two for themselves.";
    NoteGame = "seating-note-game" "What it means: by games.";
    NoteRubber = "seating-note-rubber" "What it means: by rubbers.";
    NotePot = "seating-note-pot" "What it means: one takes all.";
    NotePlace = "seating-note-place" "What it means: by rank.";
    NoteNone = "seating-note-none" "What it means: for honour.";
    UnitGame { currency: crate::money::Currency } = "seating-unit-game" "What a stake is counted in: a game.";
    UnitRubber { currency: crate::money::Currency } = "seating-unit-rubber" "What a stake is counted in: a rubber.";
    UnitEach { currency: crate::money::Currency } = "seating-unit-each" "What a stake is counted in: everybody's part of the pot.";
    UnitPlace { currency: crate::money::Currency } = "seating-unit-place" "What a stake is counted in: a place.";
    SettleSays { way: Box<Message> } = "seating-settle-says" "A way of settling as a button.";
    StakeIs { stake: crate::money::Stake, unit: Box<Message> } = "seating-stake-is" "A stake with what it is counted in.";
}

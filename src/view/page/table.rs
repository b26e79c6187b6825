//! The table page: rows, facts, and the dock with its questions and cards.

use super::{BidAndTook, CellChange, Hidden, Message, SheetValue};
use crate::cards::Trump;
use crate::games::entry::Tap;
use crate::ledger::ParticipantId;
use crate::points::Points;
use crate::scheme::odd_trick::Mode;
use crate::view::Change;
use crate::view::sheet;
use crate::view::table::adjust::Adjusting;
use crate::view::table::payout_preview::PreviewChoice;

/// The table page. Set on `TableView`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableView {
    /// The game.
    pub title: Message,
    /// The session's title, and its scheme.
    pub subtitle: Message,
    /// The trump; `None` if not noted.
    pub trump: Option<Trump>,
    /// The trump as text.
    pub trump_label: Message,
    /// Whether the trump, or the ranking at no trump, can be noted by a tap because nothing determines it.
    pub trump_enabled: bool,
    /// Hand number, dealer, leader, and anything unusual.
    pub facts: Vec<Fact>,
    /// The same with the longest mode possible, to reserve room, in the language of the window.
    pub facts_room: Vec<Fact>,
    /// Facts shown on a scoreboard once the game is over, in place of `facts`: that it is over, and who has won. Empty
    /// until then.
    pub end_facts: Vec<Fact>,
    /// Every mode that can be bid, as the facts name it.
    pub modes: Hidden<Vec<Message>>,
    /// The number of cards each.
    pub cards_line: Message,
    /// The number of cards each and the trump.
    pub cards_caption: Message,
    /// The head of the column of changes: the hand's number.
    pub change_head: Message,
    /// The players in playing order, then those who left; or the two sides.
    pub rows: Vec<ScoreRow>,
    /// Whether the rows are the two sides.
    pub pairs: bool,
    /// The head of the sheet's column of the play.
    pub what_head: Message,
    /// The head of the sheet's tricks column; blank if tricks are shown with the bids.
    pub tricks_head: Message,
    /// Whether rows have columns for bid and tricks.
    pub show_bids: bool,
    /// The row at the cursor.
    pub cursor_row: Option<usize>,
    /// The length of the longest name.
    pub longest_name: usize,
    /// The number of digits of the widest total, with its sign, in the language of the window.
    pub widest_total: usize,
    /// All totals as a sentence.
    pub board_says: Message,
    /// The last hand in a line.
    pub last_hand: Option<LastHand>,
    /// The button that corrects it.
    pub correct_label: Option<Message>,
    /// The payments for the last hand, if the table pays after every hand.
    pub notice: Option<Message>,
    /// Whether its place is kept, so that no card moves when it appears.
    pub notice_kept: bool,
    /// The dock.
    pub entry: EntryView,
    /// The hand under correction, shown over the dock.
    pub correcting: Option<Message>,
    /// Whether leaving it discards an incomplete correction; complete ones are saved at once.
    pub leaving_drops: bool,
    /// The button that inserts a hand before the one under correction.
    pub insert_label: Option<Message>,
    /// The button that removes it.
    pub remove_label: Option<Message>,
    /// Whether there is a change to undo.
    pub undo_enabled: bool,
    /// Whether there is a change to redo.
    pub redo_enabled: bool,
    /// The heads of the sheet's columns.
    pub sheet_players: Vec<sheet::Head>,
    /// The index of the hand under correction; the row of hand 0 is not counted.
    pub corrected_hand: Option<usize>,
    /// The line below the sheet.
    pub sheet_foot: Message,
}

/// The *More* menu. Set on `TableView`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableMenu<A> {
    /// Its items.
    pub menu: Vec<MoreItem<A>>,
}

/// The report of the last action, or nothing. Set on `TableView`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableAnswer {
    /// The report.
    pub answer: Option<Message>,
    /// Whether it closes by itself; errors stay.
    pub answer_leaves: bool,
    /// The label of its Undo button, if Undo reverts anything.
    pub answer_action_label: Option<Message>,
    /// How many steps Undo reverts.
    pub answer_steps: Hidden<usize>,
}

/// A fact in the line below the head.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// Its icon.
    pub kind: FactKind,
    /// Its subject.
    pub strong: Message,
    /// Its text.
    pub weak: Message,
}

impl Fact {
    /// A fact that is only a subject.
    pub fn of(kind: FactKind, strong: Message) -> Self {
        Self {
            kind,
            strong,
            weak: Message::Blank,
        }
    }
}

/// The icon of a fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FactKind {
    /// No icon.
    Plain,
    /// The dealer's.
    Deals,
    /// The leader's.
    Leads,
    /// No icon; the current mode, emphasised.
    Mode,
    /// An emphasised fact.
    Shout,
}

/// The row of a player or a side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScoreRow {
    /// Their name.
    pub name: String,
    /// Their role in the hand, after the games won in a rubber.
    pub caption: Message,
    /// The caption shown if the full one does not fit; blank if there is no shorter one.
    pub caption_short: Message,
    /// Their role in the hand alone.
    pub role: Message,
    /// The games won in a rubber, and the points towards the current one; blank without a rubber.
    pub rubber: Message,
    /// The same after the names of the side.
    pub rubber_of_side: Message,
    /// Their points in the last hand; `None` before the first hand and for players who sat it out.
    pub change: Option<Change>,
    /// Their total.
    pub total: Points,
    /// Whether nobody has more and somebody has less.
    pub leads_score: bool,
    /// Whether they deal.
    pub dealer: bool,
    /// Whether they speak and lead first.
    pub first: bool,
    /// Whether the cursor is on them.
    pub at_cursor: bool,
    /// Whether they sit out.
    pub sits_out: bool,
    /// Their bid, where each player bids.
    pub bid: Option<Message>,
    /// The tricks they took.
    pub took: Option<i64>,
    /// Whether the bid is asked for now.
    pub bid_asked: bool,
    /// Whether the tricks are asked for now.
    pub took_asked: bool,
    /// The accessible label of their bid.
    pub bid_label: Message,
    /// The accessible label of their tricks.
    pub took_label: Message,
    /// The tap that asks for the bid again, once entered.
    pub bid_again: Option<Tap>,
    /// The tap that asks for the tricks again, once entered.
    pub took_again: Option<Tap>,
    /// The row as a sentence.
    pub label: Message,
    /// The accessible label of their dealer marker.
    pub dealer_label: Message,
    /// The tap that makes them the dealer; `None` if they deal, or nobody does.
    pub deals: Option<Tap>,
    /// The partner, if the row is a side's.
    pub partner: Option<Partner>,
    /// The side's progress towards the target, if there is one.
    pub track: Option<PeggingTrack>,
}

impl ScoreRow {
    /// The length of its names, with three letters for "and".
    pub fn letters(&self) -> usize {
        let partner = self.partner.as_ref();
        self.name.chars().count() + partner.map_or(0, |one| one.name.chars().count() + 3)
    }
}

/// The second of two partners in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Partner {
    /// Their name.
    pub name: String,
    /// The text between the two names.
    pub joined: Message,
    /// Whether they deal.
    pub dealer: bool,
    /// Whether they speak or lead first.
    pub first: bool,
    /// The accessible label of their dealer marker.
    pub dealer_label: Message,
    /// The tap that makes them the dealer; `None` if they deal, or nobody does.
    pub deals: Option<Tap>,
}

/// A pegging track from the losing score to the winning score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PeggingTrack {
    /// The first hole.
    pub low: i32,
    /// Its label.
    pub low_text: i64,
    /// The label of the hole for 0 points.
    pub zero_text: i64,
    /// The last hole, above the first.
    pub high: i32,
    /// Its label.
    pub high_text: i64,
    /// The position of the peg.
    pub at: i32,
    /// The position before the last hand of this game.
    pub was: i32,
}

/// The last hand in a line of three parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastHand {
    /// Its index, counted from 0.
    pub index: usize,
    /// Its number.
    pub head: Message,
    /// Who played it.
    pub who: Message,
    /// What was played, and the outcome.
    pub tail: Message,
    /// The line as a sentence.
    pub label: Message,
}

/// A hand on the sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetRow {
    /// Its number, counted from 1; 0 for the points brought forward.
    pub number: i64,
    /// Its index, counted from 0; `None` for the points brought forward.
    pub index: Option<usize>,
    /// Whether it was corrected.
    pub corrected: bool,
    /// Who played it.
    pub who: Message,
    /// What was played, with honours.
    pub what: Message,
    /// What was played, with the original values of a correction beyond tricks.
    pub what_was: Hidden<Message>,
    /// The same with all that is beside it and the remark, shown if there is room.
    pub what_more: Message,
    /// The trump noted, the honours, the bags, and the game won.
    pub beside: Hidden<Vec<Message>>,
    /// The remark: what the table noted, or points moved. The page marks the row.
    pub remark: Option<Message>,
    /// Tricks of the declaring side.
    pub tricks: Message,
    /// The tricks before a correction.
    pub tricks_before: Message,
    /// The button on the tricks that asks for them again.
    pub tricks_value: Option<SheetValue>,
    /// A cell per column.
    pub cells: Vec<SheetCell>,
    /// Whether it won a game, so that the next hand begins another.
    pub closes: bool,
    /// Whether it is the open hand.
    pub open: bool,
    /// Whether the cursor is on it: the open hand, or the hand under correction.
    pub at_cursor: bool,
    /// The row as a sentence.
    pub label: Message,
}

/// A hand's outcome for one player or side; blank for players who had no seat, and in the open hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetCell {
    /// Bid and tricks, where each player bids; in the open hand as far as entered.
    pub bid: Option<BidAndTook>,
    /// The points.
    pub change: CellChange,
    /// The total after the hand.
    pub total: Option<Points>,
    /// Whether the open hand asks for a value of the player now.
    pub asked: bool,
    /// The button that asks for the bid or the tricks again.
    pub value: Option<SheetValue>,
}

/// The dock. Set on `TableView`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EntryView {
    /// The values of the hand, one per question.
    pub slots: Vec<Slot>,
    /// The question at the cursor.
    pub current_step: usize,
    /// The open questions with their cards.
    pub steps: Vec<Step>,
    /// The maximum number of open questions in a hand.
    pub most_steps: usize,
    /// The number bid or placed so far.
    pub tally_filled: usize,
    /// The number needed; 0 if nothing is counted.
    pub tally_of: usize,
    /// The tally as a sentence.
    pub tally_label: Message,
}

/// A value of the hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Its label.
    pub label: Message,
    /// The value, once entered.
    pub value: Option<Message>,
    /// Whether it is asked for now.
    pub now: bool,
    /// The slot as a sentence.
    pub says: Message,
    /// The action of a tap; `None` if the slot is blank.
    pub does: Option<TapAction>,
}

/// A question with its cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The heading of its cards, where several questions are open.
    pub caption: Message,
    /// The question.
    pub question: Message,
    /// The hint for it.
    pub hint: Message,
    /// The layout of its cards.
    pub kind: StepKind,
    /// The number of cards in a row.
    pub columns: usize,
    /// The card that gets the initial focus: the chosen one, else the first that makes the contract, else the first
    /// possible one.
    pub focus: Option<usize>,
    /// Whether any card has an icon.
    pub signs: bool,
    /// The cards.
    pub chips: Vec<Chip>,
}

/// The layout of a question's cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepKind {
    /// Contracts: a name and a line.
    Contracts,
    /// Players: a name.
    Players,
    /// Trick counts: a number and its score.
    Numbers,
    /// A few texts.
    Choices,
}

/// A card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chip {
    /// Its text.
    pub text: Message,
    /// The line below it: its score, or why it is impossible.
    pub small: Message,
    /// 1 for a gain, −1 for a loss.
    pub worth_sign: i32,
    /// Whether it is the answer.
    pub chosen: bool,
    /// Whether it is impossible.
    pub struck: bool,
    /// Whether it is outlined: a special choice, such as pass, nil, or allowing the bid that the hook forbids.
    pub outlined: bool,
    /// Whether the contract is made from this card on.
    pub target_before: bool,
    /// Whether it is the value to compare with: the original value of a corrected hand, or the bid while tricks are
    /// counted.
    pub notch: bool,
    /// Its shortcut key.
    pub key: Option<char>,
    /// Its accessible label.
    pub label: Message,
    /// Its score or the reason in full.
    pub description: Message,
    /// The icon of a mode of play, over its text.
    pub icon: Option<Mode>,
    /// The icon of a suit or of no trump.
    pub suit: Option<Trump>,
    /// The action of a tap; `None` if the card is impossible.
    pub does: Option<TapAction>,
    /// The contract or bid to show in the payout preview of this card.
    pub looks: Option<PreviewChoice>,
}

/// The action of a tap in the dock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TapAction {
    /// Enters values of the hand.
    Says(Vec<Tap>),
    /// Shows the result after the end of a session.
    ShowsResult,
    /// Begins another session with the same players.
    PlaysAgain,
    /// Plays on after the end.
    PlaysOn,
    /// Asks on about moving points.
    Asks(Adjusting),
    /// Moves points for a reason.
    Adjusts(Adjusting, Message),
}

/// An item of the menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoreItem<A = ()> {
    /// The heading of its group, on the first item.
    pub head: Message,
    /// Its text.
    pub text: Message,
    /// The action of a tap.
    pub does: A,
}

impl MoreItem {
    /// An item of a menu without groups.
    pub fn of(text: Message) -> Self {
        Self {
            head: Message::Blank,
            text,
            does: (),
        }
    }
}

/// The panel for points brought forward. Set on `BeginWithView`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BeginWithLines {
    /// Its lines. The page writes it too.
    pub rows: Vec<BeginWithRow>,
}

/// A line of the panel for points brought forward.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BeginWithRow {
    /// The player, or the first of two partners.
    pub who: ParticipantId,
    /// Their name, or both names.
    pub name: Message,
    /// The field in words.
    pub label: Message,
    /// The text when the panel was opened.
    pub was: Hidden<String>,
    /// The text in the field.
    pub text: String,
    /// What an empty field means.
    pub empty: Message,
    /// Whether it is no number of points.
    pub wrong: bool,
}

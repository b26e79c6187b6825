//! The table page: rows, facts, and the dock with its questions and cards.

use super::{Foldable, Message, Numbered};
use crate::cards::Trump;
use crate::games::Bid;
use crate::games::entry::{Ask, Tap};
use crate::points::Points;
use crate::scheme::odd_trick::Mode;
use crate::seat::Seat;
use crate::view::table::adjust::Adjusted;
use crate::view::table::menu::More;
use crate::view::table::over::Next;
use crate::view::table::payout_preview::PreviewChoice;
use crate::view::{Change, sheet};

/// Everything on the table page. Set on `TableAdapter`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableView {
    /// The game.
    pub title: Message,
    /// What the table calls the session, and its scheme.
    pub subtitle: Message,
    /// The trump, none where nobody has noted it.
    pub trump: Option<Trump>,
    /// The same in words.
    pub trump_label: Message,
    /// Whether it, or the ranking at no trump, can be noted by a tap: where nothing fixes it.
    pub trump_enabled: bool,
    /// Hand number, dealer, leader, and what is out of the ordinary.
    pub facts: Vec<Fact>,
    /// Every mode that the scheme lets somebody bid, as the facts would name it.
    pub(crate) modes: Vec<Message>,
    /// Cards each.
    pub cards_line: Message,
    /// Cards each and the trump.
    pub cards_caption: Message,
    /// Over the column of changes: the hand that they are of.
    pub change_head: Message,
    /// The players in the direction of play, behind them whoever left the table; or the two sides.
    pub rows: Vec<ScoreRow>,
    /// Whether the rows are the two sides.
    pub pairs: bool,
    /// What is counted, over the sheet's column; blank where what was taken stands with the bids.
    pub tricks_head: Message,
    /// Whether rows have columns for bid and tricks.
    pub show_bids: bool,
    /// Whether those who bid are partners.
    pub partners: bool,
    /// The row at the cursor.
    pub cursor_row: Option<usize>,
    /// How many letters the longest name has.
    pub longest_name: usize,
    /// All totals in a sentence.
    pub board_says: Message,
    /// The last hand in a line.
    pub last_hand: Option<LastHand>,
    /// Whether that can be corrected.
    pub can_correct: bool,
    /// That as a button.
    pub correct_label: Message,
    /// Who pays whom for the last hand, where the table pays after every hand.
    pub notice: Option<Message>,
    /// What is asked.
    pub entry: EntryView,
    /// The question at the cursor.
    pub question: Message,
    /// What helps to answer it. A correction that is whole asks nothing: it says what to do.
    pub hint: Message,
    /// The hand that is being corrected, over the dock.
    pub correcting: Option<Message>,
    /// Whether leaving that drops something that is not whole: what is whole is kept at once.
    pub leaving_drops: bool,
    /// Over the dock while a hand is corrected: how to put a forgotten one in before it.
    pub insert_label: Option<Message>,
    /// And how to take it out.
    pub remove_label: Option<Message>,
    /// Whether there is anything to take back.
    pub undo_enabled: bool,
    /// Whether there is anything to bring back.
    pub redo_enabled: bool,
    /// Who stands over the sheet's columns.
    pub sheet_players: Vec<sheet::Head>,
    /// The hand that is being corrected.
    pub corrected_row: Option<usize>,
    /// Below the sheet.
    pub sheet_foot: Message,
    /// What stands behind *More*.
    pub menu: Vec<MoreItem>,
}

/// One fact in the line below the head.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// The sign before it.
    pub kind: FactKind,
    /// What it is about.
    pub strong: Message,
    /// What is said of it.
    pub weak: Message,
}

/// The sign before a fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FactKind {
    /// None.
    Plain,
    /// The dealer's.
    Deals,
    /// The leader's.
    Leads,
    /// None, for the mode in force, which nobody should miss.
    Mode,
    /// Something that nobody should miss.
    Shout,
}

/// One player's line, or one side's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreRow {
    /// Their seat; none for who left the table, or has no seat in the hand that is being corrected.
    pub seat: Option<Seat>,
    /// Their name.
    pub name: Foldable<String>,
    /// Their part in the hand.
    pub caption: Message,
    /// What the last hand brought; none before the first, and for who was dealt no cards in it.
    pub change: Option<Change>,
    /// Their total.
    pub total: Points,
    /// Whether nobody has more, and somebody less.
    pub leads_score: bool,
    /// Whether they deal.
    pub dealer: bool,
    /// Whether they speak and lead first.
    pub first: bool,
    /// Whether the cursor is on them.
    pub at_cursor: bool,
    /// Whether they sit out.
    pub sits_out: bool,
    /// What they bid, where everybody bids for himself.
    pub bid: Option<Bid>,
    /// What they took.
    pub took: Option<i64>,
    /// Whether the bid is asked for now.
    pub bid_asked: bool,
    /// Whether the tricks are.
    pub took_asked: bool,
    /// Their bid as a button.
    pub bid_label: Message,
    /// Their tricks as a button.
    pub took_label: Message,
    /// What a tap on the bid does, once it is said.
    pub bid_again: Option<Tap>,
    /// What a tap on the tricks does, once they are said.
    pub took_again: Option<Tap>,
    /// The row as a sentence.
    pub label: Message,
    /// Their marker as a button.
    pub dealer_label: Message,
    /// What a tap on that does; nothing where they deal, or nobody does.
    pub deals: Option<Tap>,
    /// Their partner, where the row is a side's.
    pub partner: Option<Partner>,
    /// How far the side has come, where there is somewhere to come to.
    pub track: Option<Track>,
}

/// The second of two partners in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Partner {
    /// Their name.
    pub name: String,
    /// What stands between the two names.
    pub joined: Message,
    /// Whether they deal.
    pub dealer: bool,
    /// Whether they speak or lead first.
    pub first: bool,
    /// Their marker as a button.
    pub dealer_label: Message,
    /// What a tap on that does; nothing where they deal, or nobody does.
    pub deals: Option<Tap>,
}

/// A row of holes from the points that lose the game to those that win it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Track {
    /// The first hole.
    pub low: Numbered,
    /// The hole of no points.
    pub zero: Numbered,
    /// The last one, above the first.
    pub high: Numbered,
    /// Where the peg stands.
    pub at: i32,
    /// Where it stood before the last hand of this game.
    pub was: i32,
}

/// The last hand in a line, in three parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastHand {
    /// Its place, counted from 0.
    pub index: usize,
    /// Its number.
    pub head: Message,
    /// Who played it.
    pub who: Message,
    /// What, and how it went.
    pub tail: Message,
    /// All of it as a sentence.
    pub label: Message,
}

/// The dock. Set on `TableAdapter`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EntryView {
    /// The values of the hand, one a question.
    pub slots: Vec<Slot>,
    /// The question at the cursor.
    pub current_step: usize,
    /// The questions with their cards, as far as they can be open at once.
    pub steps: Vec<Step>,
    /// How many questions can be open at once in the course of a hand.
    pub most_steps: usize,
    /// What was bid or placed so far.
    pub tally_filled: usize,
    /// Of how many; 0 where nothing is counted.
    pub tally_of: usize,
    /// The same as a sentence.
    pub tally_label: Option<Message>,
}

/// One value of the hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slot {
    /// What it is a value of.
    pub label: Message,
    /// The value, where there is one.
    pub value: Option<Message>,
    /// Whether it is asked for now.
    pub now: bool,
    /// The slot as a sentence.
    pub says: Message,
    /// What a tap on it does.
    pub does: Does,
}

/// One question with its cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Over its cards, where all are open at once.
    pub caption: Message,
    /// The question.
    pub question: Message,
    /// What helps to answer it.
    pub hint: Message,
    /// What its cards look like.
    pub kind: StepKind,
    /// How many of them stand side by side.
    pub columns: usize,
    /// Where the keyboard begins: at what was chosen, else where the contract begins to be made, else at the first card
    /// that is possible.
    pub focus: Option<usize>,
    /// Whether any has a sign over the name.
    pub signs: bool,
    /// The cards.
    pub chips: Vec<Chip>,
}

/// What the cards of a question look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepKind {
    /// Contracts: a name and a line.
    Contracts,
    /// Players: a name.
    Players,
    /// Trick counts: a figure and its worth.
    Numbers,
    /// A few words to choose from.
    Choices,
}

/// One card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chip {
    /// What stands on it.
    pub text: Foldable<Message>,
    /// Below that: its worth, or why it is impossible.
    pub small: Message,
    /// 1 where the worth is a gain, −1 where it is a loss.
    pub worth_sign: i32,
    /// Whether it is the answer.
    pub chosen: bool,
    /// Whether it is impossible.
    pub struck: bool,
    /// Whether it is a way out rather than a value.
    pub outlined: bool,
    /// Whether the contract is made from here on.
    pub target_before: bool,
    /// Whether it is the value to compare with: the one that a corrected hand had, or the bid while tricks are counted.
    pub notch: bool,
    /// The key that taps it.
    pub key: Option<char>,
    /// The card as a sentence.
    pub label: Message,
    /// Its worth or the reason in full.
    pub description: Message,
    /// The sign of a mode of play over what stands on it.
    pub icon: Option<Mode>,
    /// The sign of a suit, or that there is none.
    pub suit: Option<Trump>,
    /// What a tap on it does.
    pub does: Does,
    /// What there is to look at before the hand: the contract or the bid that it stands for.
    pub looks: Option<PreviewChoice>,
}

/// What a tap in the dock does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Does {
    /// Nothing: the card is struck, the slot blank.
    #[default]
    Nothing,
    /// Says something of the hand.
    Says(Vec<Tap>),
    /// Goes on after the end of a session.
    GoesOn(Next),
    /// Goes on with points that are moved.
    Moves(Adjusted),
}

impl Does {
    /// Asks a question of the hand again.
    pub fn asks_again(ask: Ask) -> Self {
        Self::Says(vec![Tap::Reopen(ask)])
    }
}

/// One thing of a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoreItem {
    /// Stands over the first of a group.
    pub head: Message,
    /// What it is.
    pub text: Message,
    /// What a tap on it does, on the table page.
    pub does: Option<More>,
}

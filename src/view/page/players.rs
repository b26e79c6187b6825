//! The players page.

use super::{Bars, BidsTaken, Choice, Course, Dated, Message, MoneyChange, RateGroup};
use crate::ledger::{PlayerId, SessionId};
use crate::money::{Currency, Money};
use crate::points::Points;
use crate::stats::Task;
use crate::view::result::Curve;

/// Everything on the page of players. Set on `PlayersAdapter`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayersPage {
    /// The players found, most sessions first.
    pub roster: Vec<RosterRow>,
    /// Whether there are no players at all.
    pub empty: bool,
    /// Why it could not be read.
    pub failed: String,
    /// What money is counted in.
    pub money_head: Option<Currency>,
    /// Another currency that somebody played for.
    pub other_currency: String,
    /// The button that shows it.
    pub other_label: Option<Message>,
    /// What that button chooses.
    pub(crate) other: Option<Currency>,
    /// What the money of all sums to.
    pub closing_money: Option<(Money, Currency)>,
    /// The balance as a sentence.
    pub closing_label: Option<Message>,
    /// Sessions that are left out or still to be counted.
    pub notes: Vec<Message>,
    /// Whether there is somebody to show.
    pub has_player: bool,
    /// The player shown in full.
    pub person: Option<Person>,
    /// The notice.
    pub notice: Option<Message>,
    /// Takes that back.
    pub notice_action: Option<Message>,
}

/// One player. Set on `PlayersAdapter`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Their name.
    pub name: String,
    /// Evenings and hands, and since when.
    pub line: Message,
    /// The games that they played; all of them together where there are more.
    pub games: Vec<Choice<Option<String>>>,
    /// What they came to; none where they have hardly played.
    pub figures: Vec<PlayerFigure>,
    /// What stands in their place.
    pub too_few: Option<Message>,
    /// How often something came off.
    pub rates: Vec<RateGroup>,
    /// What they came to evening by evening.
    pub course: Course,
    /// The same to be drawn.
    pub curves: Vec<Curve>,
    /// The tasks whose tricks can be shown.
    pub tasks: Vec<Choice<Task>>,
    /// The tricks of the one that is shown.
    pub bars: Option<Bars>,
    /// Bids beside tricks taken.
    pub grid: Option<BidsTaken>,
    /// The evenings, the newest first.
    pub evenings: Vec<EveningRow>,
    /// The button that shows more of them.
    pub more_evenings: Option<Message>,
    /// Gives them another name.
    pub change_label: Message,
    /// Over those who may be the same person.
    pub same_as: Message,
    /// These.
    pub twins: Vec<Twin>,
}

/// A player on the roster.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RosterRow {
    /// The player.
    pub id: PlayerId,
    /// Their name.
    pub name: String,
    /// The number of sessions they have played.
    pub evenings: Message,
    /// Their winnings or losses in the currency shown.
    pub money: Option<MoneyChange>,
    /// The row as a sentence.
    pub says: Message,
    /// Whether they are shown in full.
    pub chosen: bool,
}

/// A figure with its caption.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerFigure {
    /// The figure.
    pub value: Message,
    /// Its caption.
    pub caption: Message,
    /// Both as a sentence.
    pub says: Message,
}

/// A player who may be the same person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Twin {
    /// The player.
    pub id: PlayerId,
    /// Their name.
    pub name: String,
    /// Why they may be the same.
    pub note: Option<Message>,
    /// The button's accessible label.
    pub says: Message,
}

/// A session of the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EveningRow {
    /// The session.
    pub id: SessionId,
    /// Its date.
    pub day: Dated,
    /// Its title, or the scheme.
    pub title: Message,
    /// The game and the number of hands.
    pub line: Message,
    /// The player's points.
    pub points: Points,
    /// Their winnings or losses.
    pub money: Option<MoneyChange>,
    /// The row as a sentence.
    pub says: Message,
}

//! The new-session page, and the panels of stakes and seats.

use super::{Choice, Hidden, Message, SchemeGroup, SchemeItem};
use crate::money::{Currency, Stake};
use crate::scheme::SettleMode;
use crate::view::new_session::Setting;
use crate::view::seating::Act;

/// The new-session page. Set on `NewSessionView`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NewSessionPage {
    /// The chips of games.
    pub games: Vec<Choice<String>>,
    /// The games that match the search, while the list is open.
    pub families: Vec<SchemeGroup<String>>,
    /// The scheme.
    pub scheme_name: Message,
    /// A one-line summary of its numbers.
    pub scheme_line: Message,
    /// The schemes of the game.
    pub schemes: Vec<SchemeItem<String>>,
    /// The seats, in playing order.
    pub seats: Vec<SeatCard<usize>>,
    /// Whether the deal passes anticlockwise.
    pub anticlockwise: bool,
    /// Whether the dealer and seats can be drawn.
    pub can_draw: bool,
    /// The result of the draw.
    pub drawn: Message,
    /// The two pairs; blank unless four players sit at a game of partnerships.
    pub pairs: Message,
    /// Whether all seats are taken.
    pub full: bool,
    /// How many players are missing.
    pub missing_players: Message,
    /// The known players; the badge is their place in playing order.
    pub roster: Vec<Choice<String>>,
    /// An example of a typed stake.
    pub stake_example: Message,
    /// The currency of stakes.
    pub currency_name: Message,
    /// Whether it is settled hand by hand, so that hands can be paid individually.
    pub by_hand: bool,
    /// How many switches differ from the scheme.
    pub switches_hint: Message,
    /// The switches.
    pub switches: Vec<SwitchRow>,
    /// The default title.
    pub title_hint: Message,
    /// The button that begins it.
    pub start_text: Message,
    /// Whether it can begin.
    pub start_enabled: bool,
    /// Why it could not begin.
    pub failed: String,
}

/// A switch with its values.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SwitchRow {
    /// Its name.
    pub label: Message,
    /// Its values in display order; a tap sets one in the scheme's document.
    pub values: Vec<Choice<Vec<Setting>>>,
    /// What the chosen value amounts to, if worth stating.
    pub note: Message,
    /// Whether it differs from the scheme.
    pub changed: bool,
    /// The label of the input for other values, if allowed.
    pub typing: Option<Message>,
    /// The current value, as it would be typed.
    pub typed: String,
    /// What was wrong with the last input.
    pub error: Option<Message>,
}

/// The stake and settlement. Set on `TermsView`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StakeTerms {
    /// The stakes offered.
    pub stakes: Vec<Choice<Option<Stake>>>,
    /// The currency and unit of a stake.
    pub unit: Message,
    /// What is wrong with the typed stake.
    pub stake_error: Option<Message>,
    /// Whether there is a stake.
    pub has_stake: bool,
    /// The settlement modes.
    pub settlings: Vec<Choice<SettleMode>>,
    /// What the chosen settlement means for this game.
    pub settling_note: Message,
    /// Whether the table pays after every hand.
    pub paid_each_hand: bool,
    /// Whether a hand counts for a player who sits it out.
    pub sits_out_counts: bool,
    /// Whether a table of this scheme may have more seats than players dealt cards.
    pub may_sit_out: bool,
}

/// The stakes panel. Set on `StakesView`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StakePage {
    /// The stake from the next hand on.
    pub caption: Message,
    /// The hands a stake can start with.
    pub froms: Vec<Choice<usize>>,
    /// The chosen hand.
    pub from: Hidden<usize>,
    /// The currency of a typed stake.
    pub currency: Hidden<Currency>,
    /// The note that another stake starts with the next game; blank without one.
    pub waits: Option<Message>,
    /// The stakes so far, oldest first.
    pub lines: Vec<Message>,
    /// The stake and settlement.
    pub terms: Hidden<StakeTerms>,
}

/// The panel. Set on `SeatingView`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatingView {
    /// The hand from which a change applies.
    pub caption: Message,
    /// The seats, clockwise.
    pub seats: Vec<SeatCard>,
    /// Whether the deal passes anticlockwise.
    pub anticlockwise: bool,
    /// The question.
    pub question: Message,
    /// The cards that answer it.
    pub groups: Vec<SeatingGroup>,
}

/// The name being typed, of a player who takes a seat. Set on `NameView`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TypedName<A> {
    /// What is wrong with it.
    pub error: Option<Message>,
    /// The known players who match it.
    pub offered: Vec<Choice<A>>,
    /// The button for a new player despite a similar known one.
    pub anew: Option<Message>,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatCard<A = Act> {
    /// The player's name.
    pub name: String,
    /// Whether they deal next.
    pub dealer: bool,
    /// The seat's accessible label.
    pub label: Message,
    /// Whether they are selected.
    pub chosen: bool,
    /// Whether they sit out the next hand.
    pub out: bool,
    /// The action of a tap.
    pub act: A,
}

/// Cards under a heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatingGroup {
    /// The heading; may be blank.
    pub head: Message,
    /// The cards.
    pub cards: Vec<Choice<Act>>,
    /// A line below them; may be blank.
    pub note: Message,
}

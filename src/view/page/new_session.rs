//! The page of a new session, and the panel of stakes.

use super::{Choice, CurrencyName, Message, SeatCard};
use crate::money::Stake;
use crate::scheme::SettleMode;
use crate::view::new_session::Setting;

/// Everything on the page of a new session. Set on `NewSessionAdapter`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NewSessionPage {
    /// The games last played.
    pub games: Vec<Choice<String>>,
    /// The way to the list of all games.
    pub all_games: Message,
    /// All games that the search finds, while the list is open.
    pub families: Vec<GameFamily>,
    /// That it finds none.
    pub no_game: Option<Message>,
    /// The scheme.
    pub scheme_name: Message,
    /// A one-line summary of its numbers.
    pub scheme_line: Message,
    /// The scheme as a button.
    pub scheme_label: Message,
    /// The schemes of the game.
    pub schemes: Vec<SchemeChoice>,
    /// The seats, by the order of play.
    pub seats: Vec<SeatCard<usize>>,
    /// Whether the deal passes anticlockwise.
    pub anticlockwise: bool,
    /// Whether the dealer and seats can be drawn.
    pub can_draw: bool,
    /// Whether partners can.
    pub can_draw_partners: bool,
    /// What was drawn.
    pub drawn: Message,
    /// Whether all seats are taken.
    pub full: bool,
    /// Who is missing.
    pub wanted: Message,
    /// Who has played here before; the badge is their place in the order of play.
    pub roster: Vec<Choice<String>>,
    /// What is wrong with the name that is typed.
    pub name_error: Option<Message>,
    /// Those who are known and may be meant by it.
    pub offered: Vec<Choice<String>>,
    /// The way past them.
    pub anew: Option<Message>,
    /// What is played for.
    pub terms: Option<StakeTerms>,
    /// What stakes are counted in.
    pub currency_name: Option<CurrencyName>,
    /// Whether it is settled hand by hand, so that it can be paid so.
    pub by_hand: bool,
    /// How many switches stand otherwise than in the scheme.
    pub switches_hint: Message,
    /// The switches.
    pub switches: Vec<SwitchRow>,
    /// What the session is called without a title.
    pub title_hint: Message,
    /// The button that begins it.
    pub start_text: Message,
    /// Whether it can begin.
    pub start_enabled: bool,
    /// Why it could not.
    pub failed: String,
}

/// A scheme or a game in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SchemeChoice {
    /// Its name.
    pub name: Message,
    /// Its numbers, or how many play it.
    pub line: Message,
    /// Where its numbers come from.
    pub source: Option<Message>,
    /// The row as a button.
    pub label: Message,
    /// Whether it is chosen.
    pub chosen: bool,
    /// Its id.
    pub(crate) id: String,
}

/// Games with the same kind of bidding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameFamily {
    /// Their name.
    pub name: Message,
    /// The games.
    pub games: Vec<SchemeChoice>,
}

/// A switch with its values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SwitchRow {
    /// What it decides.
    pub label: Message,
    /// Its values in the order in which they are offered; a tap puts one into the scheme's document.
    pub values: Vec<Choice<Vec<Setting>>>,
    /// What the chosen value amounts to, if worth stating.
    pub note: Message,
    /// Whether it differs from the scheme.
    pub changed: bool,
    /// What to type, where a value can be typed as well.
    pub typing: Option<Message>,
    /// The current value, as it would be typed.
    pub typed: String,
    /// What was wrong with what was typed last.
    pub error: Option<Message>,
}

/// What is played for, and how points become money. Set on `NewSessionAdapter` and `StakesAdapter`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StakeTerms {
    /// Over the stakes.
    pub stake_head: Message,
    /// The stakes offered.
    pub stakes: Vec<Choice<Option<Stake>>>,
    /// The currency and unit of a stake.
    pub unit: Message,
    /// What is wrong with the stake that was typed.
    pub stake_error: Option<Message>,
    /// Whether it is played for money.
    pub has_stake: bool,
    /// The settlement modes.
    pub settlings: Vec<Choice<SettleMode>>,
    /// What the way in force means for this game.
    pub settling_note: Message,
    /// Whether the table pays after every hand.
    pub paid_each_hand: bool,
    /// Whether a hand counts for a player who sits it out.
    pub sits_out_counts: bool,
    /// Whether more sit at such a table than are dealt cards.
    pub may_sit_out: bool,
}

/// The panel of stakes. Set on `StakesAdapter`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StakePage {
    /// Its name.
    pub title: Message,
    /// The stake from the next hand on.
    pub caption: Message,
    /// Over the hands.
    pub from_head: Message,
    /// The hands from which a stake can hold.
    pub froms: Vec<Choice<usize>>,
    /// That another stake waits for the next game.
    pub waits: Message,
    /// The stakes so far, oldest first.
    pub lines: Vec<Message>,
    /// What is played for.
    pub terms: StakeTerms,
}

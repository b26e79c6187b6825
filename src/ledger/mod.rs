//! A session's ledger: seating, hands, their scores, and all edits.
//!
//! Facts are stored and points derived, by folding [`crate::games::play`] over the hands. Every change is an [`Edit`]
//! with an inverse. Payments ([`Paid`]) are stored beside the sessions they settle. The ledger does not know how it is
//! stored or shown; time and ids are passed in.

mod auto_end;
mod collation;
mod editor;
mod hand_facts;
mod id;
#[expect(
    clippy::module_inception,
    reason = "the file of the type that the folder is named after"
)]
mod ledger;
mod log;
mod merges;
mod name;
mod paid;
mod season;
mod session;
mod standing;
mod summary;

pub use collation::name_order;
pub use editor::draft_hand::{Correction, OpenHand, Redo};
pub use editor::reseating::Reseating;
pub use editor::{EditStamp, SessionEditor};
#[cfg(feature = "store")]
pub(crate) use id::derived_id;
pub use id::{
    BadId, EditId, HandId, HouseRulesId, ParticipantId, PaymentId, PlayerId, SeasonId, SessionId,
};
pub use ledger::{Ledger, PlayedHand};
pub use log::draw::Draw;
pub use log::edit::{Edit, EditError, Terms};
pub use log::session_states::Stored;
pub use log::{Act, Log, LogChange, LogError, LogRow};
pub use merges::{Merges, PlayerMerge, co_players, current_player};
pub use name::{NameError, clean_name, clean_text, first_line, free_name, name_key, names_alike};
pub use paid::{MOST_SETTLED, NewPayment, Paid, PaidError, Payments, TakeBack};
pub use season::{Season, SeasonChoice};
pub use session::{Hand, Participant, Session, seat_of};
pub(crate) use standing::lowest_wins;
pub use summary::{PlayerStanding, SchemeLabel, SessionSummary, Standing};

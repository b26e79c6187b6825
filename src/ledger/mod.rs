//! A session's books: who sat where, which hands were played, what each scored, and every edit ever made.
//!
//! Facts are kept and points are derived, by folding [`crate::games::play`] over the hands. Every change is an
//! [`Edit`] with an inverse. What was really [`Paid`] stands beside the sessions that it settles. The ledger must not
//! know where it is stored or shown; time and ids are handed to it.

mod asked;
mod book;
mod change;
mod check;
mod draw;
mod edit;
mod edit_form;
mod fact;
mod fold;
mod forgotten;
mod id;
mod log;
mod name;
mod open;
mod order;
mod own_end;
mod paid;
mod past;
mod reseating;
mod season;
mod session;
mod standing;

pub use book::{Book, Stamp};
pub use draw::Draw;
pub use edit::{Edit, EditError, Terms};
pub use fold::{Ledger, Played};
pub use id::{
    BadId, EditId, HandId, HouseRulesId, ParticipantId, PaymentId, PlayerId, SeasonId, SessionId,
};
pub use log::{Act, Log, LogError, LogRow};
pub use name::{NameError, clean_name, clean_text, first_line, free_name, name_key, names_alike};
pub use open::{Correction, OpenHand, Redo};
pub use order::name_order;
pub use paid::{MOST_SETTLED, Paid, PaidError, TakeBack, in_force};
pub use past::had_hands;
pub use reseating::Reseating;
pub use season::{Season, SeasonChoice};
pub use session::{Hand, Participant, Session};
pub(crate) use standing::lowest_wins;

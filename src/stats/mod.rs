//! What sessions come to in figures: who tried what, how often it came off, with whom, and what it brought.
//!
//! A session's books are folded once into a [`SessionStats`], which stands by itself and can be kept; figures over many
//! sessions are sums of sittings, and the order of the sessions makes no difference to them. Nothing here is ever paid
//! by. This module must not know how a sitting is kept, what a page shows of it, or who was merged with whom: whoever
//! asks hands that in.
//!
//! * [`SessionStats`]: the figures of one session, folded from its books;
//! * [`Task`], [`Attempts`], [`Tally`]: something that one may bring off, and how often one did;
//! * [`Record`]: what somebody came to over some sittings; [`briefs`]: the same in a line for everybody;
//! * [`Rate`]: how often something comes off, and how sure that is;
//! * [`SeasonStanding`]: who stands where over some sessions.

mod fold;
mod rate;
mod record;
mod season;
mod session_stats;
mod tally;

pub use rate::{FEWEST, Rate};
pub use record::{Brief, Evening, Record, Together, Wanted, briefs};
pub use season::{
    Average, Column, Counted, FEWEST_SESSIONS, Line, Measure, Scale, SeasonStanding, Seat, Sessions,
};
pub use session_stats::{Goal, Partner, Person, SessionStats};
pub use tally::{Attempts, Tallies, Tally, Task};

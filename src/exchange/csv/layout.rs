//! The columns of each layout, in order.
//!
//! Their contents are defined in `cells` and `summary`.

use super::column::Column;
use crate::scheme::keyword::keyword;
use crate::seat::{MAX_SEATS, Seat};

keyword! {
    /// A table layout, with its word on the command line.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Layout {
        /// One row per hand, with values by seat.
        #[default]
        Hands = "hands",
        /// One row per hand and player.
        Long = "long",
        /// One row per session and player. Cannot be imported.
        Summary = "summary",
    }
}

impl Layout {
    /// The names of its columns in order: the header row.
    pub fn header(self) -> Vec<String> {
        self.columns().iter().map(Column::to_string).collect()
    }

    /// Its columns in order.
    pub(in crate::exchange) fn columns(self) -> Vec<Column> {
        let named = |names: &'static str| names.split(',').filter_map(Column::named);
        let Some((before, after)) = self.names().split_once(BY_SEAT) else {
            return named(self.names()).collect();
        };
        // As many seats as the largest table has, so that the header fits all games.
        let by_seat = Seat::all(MAX_SEATS).flat_map(|seat| {
            let all = Column::OF_SEAT.iter();
            all.map(move |column| Column::At(seat, column))
        });
        named(before).chain(by_seat).chain(named(after)).collect()
    }

    /// The header row, with [`BY_SEAT`] for the columns of all seats. In `long` the columns for results come first, and
    /// then others needed to rebuild a hand. A contract is a word and a bid a number, so they have separate columns. The
    /// longest column comes last.
    fn names(self) -> &'static str {
        match self {
            Self::Hands => {
                "session,title,date,game,scheme,hand,dealer,cards,trump,contract,bid,mode,rank,tricks,honours_side,\
                 honours,passed,revoke,override,note,stake,per_points,currency,*,at,hand_id,more,format,setup"
            }
            Self::Long => {
                "session,title,date,game,scheme,hand,dealer,player,seat,role,contract,bid,tricks,made,points,total,\
                 payout,currency,cards,trump,mode,rank,honours_side,honours,passed,revoke,override,note,stake,\
                 per_points,at,hand_id,more,format,setup"
            }
            Self::Summary => {
                "session,title,date,game,scheme,player,seat,hands,points,payout,currency,place,format"
            }
        }
    }
}

/// Stands for the columns of all seats.
const BY_SEAT: &str = ",*,";

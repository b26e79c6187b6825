//! From the rows of two sides to what the table page shows of them.

use crate::view::Message;
use crate::view::pairs::Track;
use crate::view::table::Row;
use crate::words::Words;
use oddtrick_ui as ui;

/// The row with what it says of a partner and of a peg; as it is where it is a player's.
pub(super) fn with_partner(shown: ui::ScoreRow, row: &Row, words: &Words) -> ui::ScoreRow {
    let Some(partner) = &row.partner else {
        return shown;
    };
    ui::ScoreRow {
        partner: partner.name.as_str().into(),
        joined: words.say(&Message::PairsAnd).into(),
        partner_dealer: partner.dealer,
        partner_first: partner.first,
        partner_label: words.say(&partner.dealer_label).into(),
        track: row
            .track
            .map(|track| track_shown(track, words))
            .unwrap_or_default(),
        ..shown
    }
}

fn track_shown(track: Track, words: &Words) -> ui::Track {
    let text = |hole: i32| words.number(i64::from(hole)).into();
    ui::Track {
        shown: true,
        low: track.low,
        high: track.high,
        at: track.at,
        was: track.was,
        low_text: text(track.low),
        zero_text: text(0),
        high_text: text(track.high),
    }
}

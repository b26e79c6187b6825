//! Parsing of input: hands, lines, tables.

mod hand;
mod lines;
pub(super) mod table;

pub(super) use hand::record_hands;
pub(super) use table::{
    Names, Settings, TableArgs, check_game, currency, damaged, find_scheme, names, new_session,
    read_scheme, scheme_of, settle_modes, unknown_scheme, with_settings, words,
};

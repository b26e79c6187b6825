//! Parsing of input: hands, lines, tables.

mod hand;
pub(super) mod hands;
pub(super) mod lines;
pub(super) mod table;

//! Reading what a command is given: hands, lines, tables.

mod hand;
pub(super) mod hands;
pub(super) mod lines;
pub(super) mod table;

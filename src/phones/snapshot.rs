//! What is shown at one moment, as the window's views have it.

use crate::view::Message;
use crate::view::money::debts::Debts;
use crate::view::result::ResultView;
use crate::view::sheet::{Head, SheetRow};
use crate::view::table::TableView;
use std::sync::Arc;

/// A session at one moment.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// The totals and the hand in progress.
    pub table: TableView,
    /// What changes with a closed hand or a correction only. The same one says that it has not changed.
    pub books: Arc<Books>,
}

/// The sheet, the result and who pays whom.
#[derive(Clone, Debug)]
pub struct Books {
    /// Who stands over the columns of the sheet.
    pub heads: Vec<Head>,
    /// What stands over its column of tricks; blank where there is none.
    pub tricks_head: Message,
    /// The hands that were played.
    pub hands: Vec<SheetRow>,
    /// The result, where it can be told.
    pub result: Option<ResultView>,
    /// What is left to be paid, and what was paid, once that was read: it holds in place of the result's payments.
    pub debts: Vec<Debts>,
}

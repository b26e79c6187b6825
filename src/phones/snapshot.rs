//! A session's state, as the views of the window's pages.

use crate::view::page::SheetRow;
use crate::view::result::ResultView;
use crate::view::table::TableView;
use std::sync::Arc;

/// A session's state.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// The totals and the open hand.
    pub table: TableView,
    /// Changes only with a completed hand, a correction or a payment. An identical `Arc` means no change.
    pub accounts: Arc<Accounts>,
}

/// The sheet, the result and who pays whom.
#[derive(Clone, Debug)]
pub struct Accounts {
    /// The rows of the sheet.
    pub hands: Vec<SheetRow>,
    /// The result, if it can be computed, with the open and recorded payments once they are loaded.
    pub result: Option<ResultView>,
}

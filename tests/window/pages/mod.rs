//! All pages but the table.

mod choosing;
mod files;
mod money;
mod new_session;
mod payments;
mod players;
mod recovery;
mod resume;
mod rule_dock;
mod rule_editor;
mod score_chart;
mod season;
mod session_rules;
mod sessions;

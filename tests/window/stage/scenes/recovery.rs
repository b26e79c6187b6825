//! The pages of a database that cannot be opened, or is read-only.

use super::super::Stage;
use super::{Scene, aside, scene};
use oddtrick_ui as ui;

/// These are last, because they leave another database open.
pub(super) const RECOVERY: &[Scene] = &[
    scene("recovery", Stage::open_spoilt),
    scene("looking", |stage| {
        stage
            .global::<ui::RecoveryAdapter>()
            .invoke_act(ui::RecoveryAction::Look);
        stage.wait();
    }),
    aside("looking-at-a-table", |stage| {
        stage.open(stage.cast.titles[0]);
    }),
    aside("recovery-back", |stage| {
        stage.global::<ui::Banner>().invoke_acted();
        stage.wait();
        stage
            .global::<ui::RecoveryAdapter>()
            .invoke_act(ui::RecoveryAction::Rebuild);
        stage.wait();
    }),
];

//! The list of automatic backups in the window.

use crate::store::Backup;
use crate::view::{Message, Minute};
use crate::window::context::Desk;
use oddtrick_ui as ui;
use std::rc::Rc;

/// Looks for them, and has them taken up.
pub(in crate::window) fn list(desk: &Rc<Desk>, then: fn(&Rc<Desk>, Vec<Backup>)) {
    let Ok(rescue) = desk.app.rescue() else {
        return;
    };
    desk.aside(move || rescue.backups().unwrap_or_default(), then);
}

/// Them as rows.
pub(in crate::window) fn rows(desk: &Desk, made: &[Backup]) -> Vec<ui::MadeBackup> {
    let row = |backup: &Backup| {
        let at = at(desk, backup);
        ui::MadeBackup {
            title: desk.say(&Message::RecoveryBackupOf { at }),
            line: desk.say(&size(backup.bytes)),
            label: desk.say(&Message::RecoveryShowBackup { at }),
        }
    };
    made.iter().map(row).collect()
}

/// How large a file is, in kilobytes, from ten thousand of them on in megabytes.
pub(in crate::window) fn size(bytes: u64) -> Message {
    let whole = |unit: u64| i64::try_from(bytes.div_ceil(unit)).unwrap_or(i64::MAX);
    if bytes < 10_000_000 {
        Message::RecoveryKilobytes { n: whole(1000) }
    } else {
        Message::RecoveryMegabytes {
            n: whole(1_000_000),
        }
    }
}

/// When one was made, where the window is.
pub(in crate::window) fn at(desk: &Desk, backup: &Backup) -> Minute {
    let here = *desk.app.surroundings().now().offset();
    Minute(backup.at.with_timezone(&here))
}

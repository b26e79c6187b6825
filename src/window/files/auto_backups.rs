//! The list of automatic backups in the window.

use crate::store::Backup;
use crate::view::page::AutoBackup;
use crate::view::table::count;
use crate::view::{Message, Minute};
use crate::window::context::Context;
use std::rc::Rc;

/// Lists the automatic backups and passes them to `then`.
pub(in crate::window) fn list(ctx: &Rc<Context>, then: fn(&Rc<Context>, Vec<Backup>)) {
    let Ok(closed) = ctx.app.closed_database() else {
        return;
    };
    ctx.run_in_background(move || closed.backups().unwrap_or_default(), then);
}

/// The backups as rows.
pub(in crate::window) fn rows(ctx: &Context, backups: &[Backup]) -> Vec<AutoBackup> {
    let row = |backup: &Backup| {
        let at = at(ctx, backup);
        AutoBackup {
            title: Message::date_and_time(at),
            line: size(backup.bytes),
            label: Message::recovery_show_backup(at),
        }
    };
    backups.iter().map(row).collect()
}

/// A file size: in kilobytes below 10,000 kB, else in megabytes.
pub(in crate::window) fn size(bytes: u64) -> Message {
    let whole = |unit: u64| count(bytes.div_ceil(unit));
    if bytes < 10_000_000 {
        Message::recovery_kilobytes(whole(1000))
    } else {
        Message::recovery_megabytes(whole(1_000_000))
    }
}

/// When a backup was made, in the window's time zone.
pub(in crate::window) fn at(ctx: &Context, backup: &Backup) -> Minute {
    let here = *ctx.app.clock().now().offset();
    Minute(backup.at.with_timezone(&here))
}

//! The editor of house rules: boxes, cards and the worked example on the page, and the way of the rules into the store.

use super::desk::Desk;
use super::models::{fill, fill_by, list};
use super::offered;
use crate::app::{HouseStamp, NewHouseRules, house_rules};
use crate::scheme::Scheme;
use crate::store::{Base, HouseRules};
use crate::view::house::worked::{Cell, CellKind, Row, Worked};
use crate::view::house::{Dock, Editor, Line, Piece, PieceKind};
use crate::view::{House, Message};
use crate::words::Words;
use oddtrick_ui as ui;
use slint::{ComponentHandle, Model, SharedString};
use std::rc::Rc;

/// What is being edited.
#[derive(Default)]
pub(super) struct State {
    editing: Option<Editing>,
}

struct Editing {
    editor: Editor,
    /// The scheme that the rules are made from.
    base: Scheme,
    /// What is kept of them already; none where they are new.
    kept: Option<HouseRules>,
    /// What has gone wrong.
    failed: Option<String>,
}

/// Connects the page's callbacks.
pub(super) fn connect(desk: &Rc<Desk>) {
    let adapter = desk.window.global::<ui::HouseRulesAdapter>();
    adapter.on_back(desk.on(super::schemes::open));
    adapter.on_undo(desk.on(|desk| {
        change(desk, |editor| {
            editor.undo();
        });
    }));
    adapter.on_redo(desk.on(|desk| {
        change(desk, |editor| {
            editor.redo();
        });
    }));
    adapter.on_close_dock(desk.on(|desk| change(desk, Editor::close)));
    adapter.on_started_typing(desk.on(|desk| change(desk, Editor::start_typing)));
    adapter.on_use_it(desk.on(use_it));
    adapter.on_opened(desk.on_one(|desk, id: i32| {
        change(desk, |editor| {
            if let Ok(id) = usize::try_from(id) {
                editor.open(id);
            }
        });
    }));
    adapter.on_chosen(desk.on_one(|desk, chip: i32| {
        change(desk, |editor| {
            if let Ok(chip) = usize::try_from(chip) {
                editor.choose(chip);
            }
        });
    }));
    adapter.on_sized(desk.on_one(|desk, example: i32| {
        change(desk, |editor| {
            if let Ok(example) = usize::try_from(example) {
                editor.show_example(example);
            }
        });
    }));
    adapter.on_renamed(
        desk.on_one(|desk, name: SharedString| change(desk, |editor| editor.rename(&name))),
    );
    adapter.on_edited(
        desk.on_one(|desk, text: SharedString| change(desk, |editor| editor.edit_typed(&text))),
    );
    adapter.on_accepted(
        desk.on_one(|desk, text: SharedString| change(desk, |editor| editor.accept_typed(&text))),
    );
}

/// Makes house rules from a scheme. Those that were being made from it are gone on with.
pub(super) fn make(desk: &Rc<Desk>, base: Scheme) {
    let going_on = desk
        .house
        .borrow()
        .editing
        .as_ref()
        .is_some_and(|editing| editing.kept.is_none() && editing.base.id == base.id);
    if !going_on {
        let name = desk.say(
            &House::NewName {
                base: Message::scheme(&base).part(),
            }
            .into(),
        );
        begin(desk, Editor::new(&base, &name), base, None);
    }
    present(desk);
}

/// Goes on with house rules that are kept.
pub(super) fn edit(desk: &Rc<Desk>, kept: HouseRules) {
    let made_from = kept.base.as_ref().and_then(|base| {
        let all = desk.offered.borrow();
        all.find(&base.id).map(|offered| offered.scheme().clone())
    });
    // What they were made from may be gone, and then they are measured by themselves.
    let own = kept.scheme.clone();
    let found = made_from
        .and_then(|base| Some((Editor::resume(&own.document, &base).ok()?, base)))
        .or_else(|| Some((Editor::resume(&own.document, &own).ok()?, own.clone())));
    if let Some((editor, base)) = found {
        begin(desk, editor, base, Some(kept));
        present(desk);
    }
}

fn begin(desk: &Desk, editor: Editor, base: Scheme, kept: Option<HouseRules>) {
    desk.house.borrow_mut().editing = Some(Editing {
        editor,
        base,
        kept,
        failed: None,
    });
}

fn present(desk: &Rc<Desk>) {
    refresh(desk);
    desk.go(ui::Page::HouseRules);
}

fn change(desk: &Rc<Desk>, act: impl FnOnce(&mut Editor)) {
    if let Some(editing) = &mut desk.house.borrow_mut().editing {
        act(&mut editing.editor);
        editing.failed = None;
    }
    refresh(desk);
}

/// Keeps the rules and begins a session with them.
fn use_it(desk: &Rc<Desk>) {
    let stamp = HouseStamp::now(desk.app.surroundings());
    let job = {
        let state = desk.house.borrow();
        let Some(editing) = &state.editing else {
            return;
        };
        let (id, source) = match &editing.kept {
            Some(kept) => (
                kept.scheme.id.clone(),
                desk.say(&editing.editor.source()).to_string(),
            ),
            None => (editing.base.id.clone(), editing.base.source.clone()),
        };
        let Ok(document) = editing.editor.document(&id, &source) else {
            return;
        };
        let new = NewHouseRules {
            name: editing.editor.name().to_owned(),
            document,
            base: Base {
                id: editing.base.id.clone(),
                name: editing.base.name.clone(),
            },
        };
        (new, editing.kept.clone())
    };
    desk.ask(
        move |db| {
            let (new, kept) = job;
            match kept {
                Some(kept) if kept.scheme.document == new.document => Ok(kept),
                Some(kept) => house_rules::save(db, &kept, &new.document, stamp),
                None => house_rules::keep(db, &new, stamp),
            }
        },
        |desk, came| match came {
            Ok(kept) => {
                desk.house.borrow_mut().editing = None;
                offered::reload(desk, move |desk| {
                    super::schemes::choose(desk, &kept.scheme.id);
                    super::new_session::with_scheme(desk, &kept.scheme);
                });
            }
            Err(error) => {
                if let Some(editing) = &mut desk.house.borrow_mut().editing {
                    editing.failed = Some(error.to_string());
                }
                refresh(desk);
            }
        },
    );
}

/// Shows the editor as it stands.
pub(super) fn refresh(desk: &Desk) {
    let state = desk.house.borrow();
    let Some(editing) = &state.editing else {
        return;
    };
    let words = desk.words.borrow();
    let say = |message: &Message| SharedString::from(words.say(message));
    let adapter = desk.window.global::<ui::HouseRulesAdapter>();
    let page = editing.editor.page();
    adapter.set_name(page.name.as_str().into());
    adapter.set_name_error(say(&page.name_error));
    adapter.set_subtitle(say(&page.subtitle));
    adapter.set_undo_enabled(page.undo.is_some());
    adapter.set_redo_enabled(page.redo.is_some());
    adapter.set_undo_label(say(page.undo.as_ref().unwrap_or(&Message::Undo)));
    adapter.set_redo_label(say(page.redo.as_ref().unwrap_or(&Message::Redo)));
    adapter.set_use_label(say(&page.use_label));
    adapter.set_use_enabled(page.can_use());
    adapter.set_use_reason(say(&page.use_reason));
    adapter.set_foot(say(&page.foot));
    let failed = editing
        .failed
        .clone()
        .map(|why| words.say(&Message::SaveFailed { why }));
    adapter.set_save_state_text(failed.unwrap_or_default().into());
    let lines = page.lines.iter().map(|line| line_shown(line, &words));
    adapter.set_lines(fill_by(&adapter.get_lines(), lines.collect(), merge_line));
    worked(&adapter, &page.worked, &words);
    dock(&adapter, page.dock.as_ref(), &words);
}

fn worked(adapter: &ui::HouseRulesAdapter<'_>, worked: &Worked, words: &Words) {
    let say = |message: &Message| SharedString::from(words.say(message));
    adapter.set_worked_title(say(&worked.title));
    adapter.set_worked_caption(say(&worked.caption));
    adapter.set_worked_corner(say(&worked.corner));
    adapter.set_worked_sentence(say(&worked.sentence));
    adapter.set_worked_sum(say(&worked.sum));
    let sizes = worked.examples.iter().map(|example| ui::Chip {
        text: say(&example.text),
        label: say(&example.label),
        state: chosen(example.chosen),
        ..ui::Chip::default()
    });
    adapter.set_worked_sizes(fill(&adapter.get_worked_sizes(), sizes.collect()));
    let heads = worked.heads.iter().map(say).collect();
    adapter.set_worked_heads(fill(&adapter.get_worked_heads(), heads));
    let rows = worked
        .rows
        .iter()
        .map(|row| row_shown(row, words))
        .collect();
    adapter.set_worked_rows(fill_by(&adapter.get_worked_rows(), rows, merge_row));
}

fn dock(adapter: &ui::HouseRulesAdapter<'_>, dock: Option<&Dock>, words: &Words) {
    let say = |message: &Message| SharedString::from(words.say(message));
    adapter.set_dock_open(dock.is_some());
    let Some(dock) = dock else {
        adapter.set_typing(false);
        return;
    };
    adapter.set_question(say(&dock.question));
    adapter.set_hint(say(&dock.hint));
    adapter.set_dock_error(say(&dock.error));
    adapter.set_columns(i32::try_from(dock.columns).unwrap_or(1));
    adapter.set_look(if dock.figures {
        ui::ChipLook::Figure
    } else {
        ui::ChipLook::Name
    });
    let held = dock.chips.iter().position(|chip| chip.chosen);
    adapter.set_chosen_at(held.and_then(|at| i32::try_from(at).ok()).unwrap_or(0));
    let chips = dock.chips.iter().map(|chip| ui::Chip {
        text: say(&chip.text),
        label: say(&chip.label),
        state: chosen(chip.chosen),
        notch: chip.notch,
        ..ui::Chip::default()
    });
    adapter.set_chips(fill(&adapter.get_chips(), chips.collect()));
    adapter.set_can_type(dock.can_type);
    adapter.set_type_label(say(&dock.type_label));
    if adapter.get_typed() != dock.typed.as_str() {
        adapter.set_typed(dock.typed.as_str().into());
    }
    adapter.set_typing(dock.typing);
    adapter.set_typed_error(say(&dock.typed_error));
}

fn chosen(chosen: bool) -> ui::ChipState {
    if chosen {
        ui::ChipState::Chosen
    } else {
        ui::ChipState::Possible
    }
}

fn line_shown(line: &Line, words: &Words) -> ui::RuleLine {
    let say = |message: &Message| SharedString::from(words.say(message));
    let pieces = line.pieces.iter().map(|piece| piece_shown(piece, words));
    ui::RuleLine {
        name: say(&line.name),
        pieces: list(pieces.collect()),
        changed: line.changed,
        was: say(&line.was),
        open: line.open,
        error: say(&line.error),
        label: say(&line.label),
    }
}

fn piece_shown(piece: &Piece, words: &Words) -> ui::RulePiece {
    ui::RulePiece {
        kind: match piece.kind {
            PieceKind::Word => ui::PieceKind::Word,
            PieceKind::Box => ui::PieceKind::Box,
            PieceKind::Add => ui::PieceKind::Add,
        },
        text: words.say(&piece.text).into(),
        label: words.say(&piece.label).into(),
        open: piece.open,
        id: piece.id.and_then(|id| i32::try_from(id).ok()).unwrap_or(-1),
    }
}

/// A line that is there already keeps its pieces, so that the focus stays in the box that was tapped.
fn merge_line(old: &ui::RuleLine, new: ui::RuleLine) -> Option<ui::RuleLine> {
    let pieces = fill(&old.pieces, new.pieces.iter().collect());
    let merged = ui::RuleLine { pieces, ..new };
    if merged == *old { None } else { Some(merged) }
}

fn row_shown(row: &Row, words: &Words) -> ui::WorkedRow {
    let cells = row.cells.iter().map(|cell| cell_shown(cell, words));
    ui::WorkedRow {
        head: words.say(&row.head).into(),
        cells: list(cells.collect()),
        ..ui::WorkedRow::default()
    }
}

fn cell_shown(cell: &Cell, words: &Words) -> ui::WorkedCell {
    ui::WorkedCell {
        text: words.say(&cell.text).into(),
        kind: match cell.kind {
            CellKind::Plain => 0,
            CellKind::Made => 1,
            CellKind::Impossible => 2,
        },
        boxed: cell.boxed,
        label: words.say(&cell.label).into(),
        ..ui::WorkedCell::default()
    }
}

fn merge_row(old: &ui::WorkedRow, new: ui::WorkedRow) -> Option<ui::WorkedRow> {
    let cells = fill(&old.cells, new.cells.iter().collect());
    let merged = ui::WorkedRow { cells, ..new };
    if merged == *old { None } else { Some(merged) }
}

//! The house-rules editor: boxes, cards and the worked example on the page, and saving to the store.
//!
//! From the first change on the rules are a draft, listed among the schemes until saved or discarded.

mod drafts;

pub(in crate::window) use drafts::{Draft, Drafts};

use super::scheme_list;
use crate::app::{AppError, house_rules};
use crate::scheme::{Scheme, document};
use crate::store::HouseRules;
use crate::view::Message;
use crate::view::rule_editor::Editor;
use crate::window::context::Context;
use crate::window::models::index;
use crate::window::to_ui::{SetProperties, ToUi};
use oddtrick_ui::{self as ui, RulesAction};

/// The drafts file.
const FILE: &str = "house-rules.toml";
/// Room for the documents of many schemes.
const LONGEST: usize = 64 * document::LONGEST;

pub(in crate::window) fn connect(ctx: &Context) {
    let adapter = ctx.global::<ui::HouseRulesAdapter>();
    adapter.on_act(ctx.on_with(|ctx, action| match action {
        RulesAction::Back => back(ctx),
        RulesAction::Discard => discard(ctx),
        RulesAction::Undo => change(ctx, |editor| _ = editor.undo()),
        RulesAction::Redo => change(ctx, |editor| _ = editor.redo()),
        RulesAction::CloseDock => change(ctx, Editor::close),
        RulesAction::StartTyping => change(ctx, Editor::start_typing),
        RulesAction::StopTyping => change(ctx, Editor::stop_typing),
        RulesAction::UseIt => use_it(ctx),
    }));
    adapter.on_opened(ctx.on_with(|ctx, id: i32| change(ctx, |editor| editor.open(index(id)))));
    adapter
        .on_chosen(ctx.on_with(|ctx, chip: i32| change(ctx, |editor| editor.choose(index(chip)))));
    adapter.on_sized(ctx.on_with(|ctx, example: i32| {
        change(ctx, |editor| editor.show_example(index(example)));
    }));
    adapter.on_renamed(ctx.on_text(|ctx, name| change(ctx, |editor| editor.rename(name))));
    adapter.on_edited(ctx.on_text(|ctx, text| change(ctx, |editor| editor.edit_typed(text))));
    adapter.on_accepted(ctx.on_text(|ctx, text| change(ctx, |editor| editor.accept_typed(text))));
}

/// Loads the saved drafts.
pub(in crate::window) fn load(ctx: &Context) {
    ctx.read_draft(FILE, LONGEST, |ctx, text| {
        ctx.drafts.borrow_mut().read(&text);
        super::refresh(ctx);
    });
}

/// Creates house rules from a scheme, or continues their draft.
pub(in crate::window) fn make(ctx: &Context, base: &Scheme) {
    let before = ctx.drafts.borrow_mut().take(&base.id, None);
    let draft = before.unwrap_or_else(|| {
        let name = new_name(ctx, base);
        Draft::new(Editor::new(base, &name), None)
    });
    present(ctx, draft);
}

/// The initial name of new house rules: the base's name, with a number if based on other house rules.
fn new_name(ctx: &Context, base: &Scheme) -> String {
    let all = ctx.scheme_list.borrow();
    let is_own = |name: &str| all.house.iter().any(|rules| rules.scheme.name == name);
    if !is_own(&base.name) {
        let name = Message::house_new_name(Message::scheme(base));
        return ctx.say(&name).into();
    }
    let stem = base.name.trim_end_matches(|c: char| c.is_ascii_digit());
    let numbered = (2..).map(|n| format!("{} {n}", stem.trim_end()));
    let mut free = numbered.filter(|name| !is_own(name));
    // The iterator is infinite.
    free.next().unwrap_or_default()
}

/// Edits saved house rules.
pub(in crate::window) fn edit(ctx: &Context, saved: HouseRules) {
    let editor = {
        let all = ctx.scheme_list.borrow();
        let base = saved.base.as_ref().and_then(|base| all.find(&base.id));
        Editor::resume(&saved.scheme, base.map(|offered| offered.scheme))
    };
    let base = &editor.base().id;
    let before = ctx.drafts.borrow_mut().take(base, Some(&saved));
    let draft = before.unwrap_or_else(|| Draft::new(editor, Some(saved)));
    present(ctx, draft);
}

/// Continues the draft at this index of the list.
pub(in crate::window) fn resume(ctx: &Context, at: usize) {
    let draft = ctx.drafts.borrow_mut().take_changed(at);
    if let Some(mut draft) = draft {
        // If the edited rules were deleted meanwhile, the draft creates new ones.
        let all = ctx.scheme_list.borrow().house.clone();
        draft.saved = draft
            .saved
            .filter(|saved| all.iter().any(|rules| rules.id == saved.id));
        present(ctx, draft);
    }
}

fn present(ctx: &Context, mut draft: Draft) {
    draft.saving = false;
    ctx.drafts.borrow_mut().open(draft);
    refresh(ctx);
    ctx.navigate(ui::Page::HouseRules);
}

fn back(ctx: &Context) {
    change(ctx, |editor| _ = editor.settle_typed());
    let name = {
        let drafts = ctx.drafts.borrow();
        let draft = drafts.all.last().filter(|draft| draft.is_changed());
        draft.map(|draft| draft.editor.name().to_owned())
    };
    super::open(ctx);
    if let Some(name) = name {
        ctx.notify(Message::house_kept_as_draft(name));
    }
}

/// Discards the draft in the editor; the notice offers Undo.
fn discard(ctx: &Context) {
    let draft = ctx.drafts.borrow_mut().all.pop();
    if let Some(draft) = draft {
        keep(ctx);
        super::open(ctx);
        let said = Message::house_discarded(draft.editor.name());
        ctx.notify_undo(said, |ctx| {
            ctx.drafts.borrow_mut().open(draft);
            keep(ctx);
            super::refresh(ctx);
        });
    }
}

fn change(ctx: &Context, act: impl FnOnce(&mut Editor)) {
    if let Some(draft) = ctx.drafts.borrow_mut().all.last_mut() {
        act(&mut draft.editor);
        draft.failed = None;
    }
    keep(ctx);
    refresh(ctx);
}

/// Saves the drafts file.
fn keep(ctx: &Context) {
    let text = ctx.drafts.borrow().text();
    ctx.keep_draft(FILE, text);
}

/// Saves the rules and opens a new session with them.
fn use_it(ctx: &Context) {
    let mut is_valid = true;
    change(ctx, |editor| is_valid = editor.settle_typed());
    if !is_valid {
        return;
    }
    let stamp = ctx.app.clock().stamp();
    let (rules, base, saved) = {
        let mut drafts = ctx.drafts.borrow_mut();
        let Some(draft) = drafts.all.last_mut().filter(|draft| !draft.saving) else {
            return;
        };
        let Ok(rules) = draft.editor.finish() else {
            return;
        };
        draft.saving = true;
        (rules, draft.editor.base().clone(), draft.saved.clone())
    };
    let (base_id, before) = (base.id.clone(), saved.clone());
    ctx.ask(
        move |db| -> Result<_, AppError> {
            match saved {
                None => house_rules::keep(db, &rules, &rules.name, &base, stamp),
                Some(saved) => house_rules::change(db, &saved, rules, stamp),
            }
        },
        move |ctx, result| match result {
            Ok(saved) => {
                ctx.drafts.borrow_mut().take(&base_id, before.as_ref());
                keep(ctx);
                scheme_list::reload(ctx, move |ctx| {
                    super::choose(ctx, &saved.scheme.id);
                    crate::window::new_session::with_scheme(ctx, &saved.scheme);
                });
            }
            Err(error) => {
                if let Some(draft) = ctx.drafts.borrow_mut().all.last_mut() {
                    (draft.failed, draft.saving) = (Some(error.to_string()), false);
                }
                refresh(ctx);
            }
        },
    );
}

/// Refreshes the editor.
pub(in crate::window) fn refresh(ctx: &Context) {
    let drafts = ctx.drafts.borrow();
    let Some(draft) = drafts.all.last() else {
        return;
    };
    let words = ctx.words.borrow();
    let adapter = ctx.global::<ui::HouseRulesAdapter>();
    let shown = ctx.global::<ui::HouseRulesView>();
    let page = draft.editor.page();
    page.set(&shown, &words);
    let failed = draft.failed.clone();
    let failed = failed.map(Message::save_failed);
    adapter.set_save_state_text(failed.to_ui(&words));
    adapter.set_dock_open(page.dock.is_some());
    match page.dock {
        Some(dock) => dock.set(&shown, &words),
        None => shown.set_field_open(false),
    }
}

//! The schemes page: the catalog and the user's house rules, and one scheme in detail.

pub(super) mod rule_editor;
pub(super) mod scheme_list;

use super::context::Context;
use super::models::row;
use crate::app::{self, AppError, Offered, house_rules};
use crate::scheme::{Scheme, derive, document};
use crate::store::{Database, HouseRules};
use crate::text::Search;
use crate::view::page::{SchemeGroup, SchemeItem, SchemesPage};
use crate::view::schemes::{ListedScheme, detail, line};
use crate::view::{Message, sessions};
use oddtrick_ui as ui;
use rule_editor::Draft;
use slint::ComponentHandle;
use std::rc::Rc;

pub(super) fn connect(ctx: &Rc<Context>) {
    let adapter = ctx.window.global::<ui::SchemesAdapter>();
    adapter.on_chosen(ctx.on_cell(
        |page: &SchemesPage, group, at| {
            let group = row(&page.groups, group)?;
            Some(row(&group.items, at)?.does.clone())
        },
        |ctx, item| match item {
            ListedScheme::Draft(at) => rule_editor::resume(ctx, at),
            ListedScheme::Scheme(id) => {
                choose(ctx, &id);
                refresh(ctx);
            }
        },
    ));
    adapter.on_searched(ctx.on(|ctx| refresh(ctx)));
    adapter.on_use_it(ctx.on(|ctx| super::new_session::with_scheme(ctx, &chosen(ctx))));
    adapter.on_make_it(ctx.on(|ctx| rule_editor::make(ctx, &chosen(ctx))));
    adapter.on_edit_it(ctx.on(|ctx| {
        if let Some(kept) = scheme_list::house(ctx, &chosen(ctx).id) {
            rule_editor::edit(ctx, kept);
        }
    }));
    adapter.on_delete_it(ctx.on(delete));
    adapter.on_export_it(ctx.on(export));
    adapter.on_import_it(ctx.on(import));
}

/// Chooses the scheme shown in detail.
pub(super) fn choose(ctx: &Context, id: &str) {
    ctx.clear_notice();
    *ctx.scheme.borrow_mut() = Some(id.to_owned());
}

/// Changes house rules in the store, then reads them again and calls `then`.
fn change<R: Send + 'static>(
    ctx: &Context,
    job: impl FnOnce(&mut Database) -> Result<R, AppError> + Send + 'static,
    then: impl FnOnce(&Rc<Context>, R) + Send + 'static,
) {
    ctx.ask(job, |ctx, result| match result {
        Ok(result) => scheme_list::reload(ctx, |ctx| then(ctx, result)),
        Err(error) => ctx.notify(ctx.failure(&error)),
    });
}

/// Deletes the chosen house rules; the notice offers Undo.
fn delete(ctx: &Rc<Context>) {
    let Some(kept) = scheme_list::house(ctx, &chosen(ctx).id) else {
        return;
    };
    let (id, stamp) = (kept.id, ctx.app.clock().stamp());
    change(
        ctx,
        move |db| Ok(db.delete_house_rules(id, stamp)?),
        move |ctx, ()| {
            let base = kept.base.as_ref().map(|base| base.id.clone());
            *ctx.scheme.borrow_mut() = base;
            let said = Message::house_deleted(&kept.scheme.name);
            ctx.notify_undo(said, |ctx| undelete(ctx, kept));
            refresh(ctx);
        },
    );
}

fn undelete(ctx: &Rc<Context>, kept: HouseRules) {
    let (id, stamp) = (kept.id, ctx.app.clock().stamp());
    change(
        ctx,
        move |db| Ok(db.undelete_house_rules(id, stamp)?),
        move |ctx, ()| {
            choose(ctx, &kept.scheme.id);
            refresh(ctx);
        },
    );
}

/// Saves the chosen house rules as a TOML document.
fn export(ctx: &Rc<Context>) {
    let scheme = chosen(ctx);
    let name = format!("{}.toml", scheme.id);
    ctx.save_bytes(&name, Ok::<_, AppError>(scheme.document.into_bytes()));
}

/// Imports house rules from files the user chooses.
fn import(ctx: &Rc<Context>) {
    ctx.ask_files(&["toml"], |ctx, files| {
        for path in files {
            let stamp = ctx.app.clock().stamp();
            change(
                ctx,
                move |db| {
                    let text = app::files::read_text(&path, document::LONGEST)?;
                    Ok(house_rules::import(db, &text, false, stamp)?.0)
                },
                |ctx, kept: HouseRules| {
                    choose(ctx, &kept.scheme.id);
                    ctx.notify(Message::house_imported(kept.scheme.name));
                    refresh(ctx);
                },
            );
        }
    });
}

pub(super) fn open(ctx: &Rc<Context>) {
    ctx.window
        .global::<ui::SchemesAdapter>()
        .set_detail_open(false);
    refresh(ctx);
    ctx.navigate(ui::Page::Schemes);
}

/// Refreshes the page.
pub(super) fn refresh(ctx: &Context) {
    ctx.show(page(ctx));
}

fn page(ctx: &Context) -> SchemesPage {
    let scheme = chosen(ctx);
    let all = ctx.scheme_list.borrow();
    let groups = listed(ctx, &scheme);
    let mut detail = detail(&scheme);
    let house = all.find(&scheme.id).and_then(|offered| offered.house);
    // The window already states the base scheme above.
    if let Some(base) = house.and_then(|rules| rules.base.as_ref()) {
        let source = derive::source_without_base(&scheme.source, &base.id, &base.name);
        detail.source = Message::source(source);
    }
    SchemesPage {
        groups,
        detail,
        is_house: house.is_some(),
        made_from: house.and_then(made_from),
        can_import: ctx.desktop.can_open(),
    }
}

fn made_from(rules: &HouseRules) -> Option<Message> {
    let base = rules.base.as_ref()?;
    Some(Message::house_made_from(Message::scheme_called(
        &base.id, &base.name,
    )))
}

fn chosen(ctx: &Context) -> Scheme {
    scheme_list::find(ctx, ctx.scheme.borrow().as_deref())
}

/// The rows that match the search: drafts first, then schemes by game.
fn listed(ctx: &Context, chosen: &Scheme) -> Vec<SchemeGroup> {
    let words = ctx.words.borrow();
    let typed = ctx.window.global::<ui::SchemesAdapter>().get_search();
    let search = Search::of(&typed);
    let drafts = ctx.drafts.borrow();
    let drafts = drafts.changed().enumerate();
    let drafts = drafts.filter(|(_, draft)| search.finds([draft.editor.name()]));
    let mut groups = vec![SchemeGroup {
        name: Message::HouseDrafts,
        items: drafts.map(|(at, draft)| draft_row(at, draft)).collect(),
    }];
    let all = ctx.scheme_list.borrow();
    groups.extend(scheme_list::games(&all).iter().map(|game| {
        let head = sessions::game(game);
        let schemes = scheme_list::of_game(&all, game).filter(|offered| {
            let scheme = offered.scheme;
            let (game, name) = (words.say(&head), words.say(&Message::scheme(scheme)));
            search.finds([game.as_str(), &name, &scheme.name])
        });
        SchemeGroup {
            items: schemes
                .map(|offered| scheme_row(offered, &head, chosen))
                .collect(),
            name: head,
        }
    }));
    groups.retain(|group| !group.items.is_empty());
    groups
}

fn draft_row(at: usize, draft: &Draft) -> SchemeItem {
    let name = Message::typed(draft.editor.name());
    SchemeItem {
        label: Message::listed(Message::HouseDrafts, name.clone()),
        name,
        line: Message::Blank,
        chosen: false,
        house: true,
        note: Some(Message::house_made_from(Message::scheme(
            draft.editor.base(),
        ))),
        does: ListedScheme::Draft(at),
    }
}

fn scheme_row(offered: Offered<'_>, game: &Message, chosen: &Scheme) -> SchemeItem {
    let (scheme, rules) = (offered.scheme, offered.house);
    let name = Message::scheme(scheme);
    SchemeItem {
        label: Message::listed(game.clone(), name.clone()),
        name,
        line: line(scheme),
        chosen: scheme.id == chosen.id,
        house: rules.is_some(),
        note: rules.and_then(made_from),
        does: ListedScheme::Scheme(scheme.id.clone()),
    }
}

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
use oddtrick_ui::{self as ui, SchemesAction};
use rule_editor::Draft;

pub(super) fn connect(ctx: &Context) {
    let adapter = ctx.global::<ui::SchemesAdapter>();
    adapter.on_chosen(ctx.on_cell(
        |page: &SchemesPage, group, at| {
            let group = row(&page.groups, group)?;
            Some(row(&group.items, at)?.does.clone())
        },
        |ctx, item| match item {
            ListedScheme::Draft(at) => rule_editor::resume(ctx, at),
            ListedScheme::Scheme(id) => show(ctx, &id),
        },
    ));
    adapter.on_searched(ctx.on(refresh));
    adapter.on_act(ctx.on_with(|ctx, action| match action {
        SchemesAction::UseIt => super::new_session::with_scheme(ctx, &chosen(ctx)),
        SchemesAction::MakeIt => rule_editor::make(ctx, &chosen(ctx)),
        SchemesAction::EditIt => {
            if let Some(kept) = scheme_list::house(ctx, &chosen(ctx).id) {
                rule_editor::edit(ctx, kept);
            }
        }
        SchemesAction::DeleteIt => delete(ctx),
        SchemesAction::ExportIt => export(ctx),
        SchemesAction::ImportIt => import(ctx),
    }));
}

/// Chooses the scheme shown in detail.
pub(super) fn choose(ctx: &Context, id: &str) {
    ctx.clear_notice();
    *ctx.scheme.borrow_mut() = Some(id.to_owned());
}

/// Shows a scheme in detail.
fn show(ctx: &Context, id: &str) {
    choose(ctx, id);
    refresh(ctx);
}

/// Reads house rules again after a change of them in the store, then calls `then`.
fn changed<R: Send + 'static, E: Into<AppError>>(
    ctx: &Context,
    result: Result<R, E>,
    then: impl FnOnce(&Context, R) + Send + 'static,
) {
    match result {
        Ok(result) => scheme_list::reload(ctx, |ctx| then(ctx, result)),
        Err(error) => ctx.notify(ctx.failure(&error.into())),
    }
}

/// Deletes the chosen house rules; the notice offers Undo.
fn delete(ctx: &Context) {
    let Some(kept) = scheme_list::house(ctx, &chosen(ctx).id) else {
        return;
    };
    let (id, stamp) = (kept.id, ctx.app.clock().stamp());
    let deleted = move |ctx: &Context, ()| {
        *ctx.scheme.borrow_mut() = kept.base.map(|base| base.id);
        let said = Message::house_deleted(kept.scheme.name);
        let restored = move |ctx: &Context, ()| show(ctx, &kept.scheme.id);
        ctx.notify_undo_app(said, stamp.edit, |ctx, result| {
            changed(ctx, result, restored);
        });
        refresh(ctx);
    };
    ctx.ask(
        move |db| db.delete_house_rules(id, stamp),
        |ctx, result| changed(ctx, result, deleted),
    );
}

/// Saves the chosen house rules as a TOML document.
fn export(ctx: &Context) {
    let scheme = chosen(ctx);
    let name = format!("{}.toml", scheme.id);
    ctx.save_bytes(&name, Ok::<_, AppError>(scheme.document.into_bytes()));
}

/// Imports house rules from files the user chooses.
fn import(ctx: &Context) {
    ctx.ask_files(&["toml"], |ctx, files| {
        for path in files {
            let stamp = ctx.app.clock().stamp();
            let imported = |ctx: &Context, kept: HouseRules| {
                show(ctx, &kept.scheme.id);
                ctx.notify(Message::house_imported(kept.scheme.name));
            };
            let job = move |db: &mut Database| -> Result<_, AppError> {
                let text = app::files::read_text(&path, document::LONGEST)?;
                Ok(house_rules::import(db, &text, false, stamp)?.0)
            };
            ctx.ask(job, move |ctx, result| changed(ctx, result, imported));
        }
    });
}

pub(super) fn open(ctx: &Context) {
    ctx.global::<ui::SchemesAdapter>().set_detail_open(false);
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
    let typed = ctx.global::<ui::SchemesAdapter>().get_search();
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
    let base = Message::scheme(draft.editor.base());
    SchemeItem {
        label: Message::listed(Message::HouseDrafts, name.clone()),
        note: Some(Message::house_made_from(base)),
        house: true,
        ..SchemeItem::of(name, Message::Blank, false, ListedScheme::Draft(at))
    }
}

fn scheme_row(offered: Offered<'_>, game: &Message, chosen: &Scheme) -> SchemeItem {
    let (scheme, rules) = (offered.scheme, offered.house);
    let (name, chosen) = (Message::scheme(scheme), scheme.id == chosen.id);
    let does = ListedScheme::Scheme(scheme.id.clone());
    SchemeItem {
        label: Message::listed(game.clone(), name.clone()),
        note: rules.and_then(made_from),
        house: rules.is_some(),
        ..SchemeItem::of(name, line(scheme), chosen, does)
    }
}

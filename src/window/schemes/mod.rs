//! The schemes page: the catalog and the user's house rules, and one scheme in detail.

pub(super) mod rule_editor;
pub(super) mod scheme_list;

use super::context::Context;
use super::models::{fill, fill_by, list};
use crate::app::{self, AppError, HouseStamp, Offered, Schemes, house_rules};
use crate::fold::Search;
use crate::scheme::{Scheme, derive, document};
use crate::store::HouseRules;
use crate::view::schemes::{Row, detail, item};
use crate::view::{Message, sessions};
use crate::words::Words;
use oddtrick_ui as ui;
use rule_editor::Draft;
use slint::{ComponentHandle, Model, SharedString};
use std::path::PathBuf;
use std::rc::Rc;

/// What the page has chosen.
#[derive(Default)]
pub(super) struct State {
    /// The id of the scheme shown in detail; `None` for the first.
    chosen: Option<String>,
    /// What Undo can restore.
    gone: Option<Gone>,
    /// The search text.
    search: String,
    /// The notice.
    notice: Option<Message>,
}

/// What Undo restores.
#[derive(Clone)]
enum Gone {
    Rules(Box<HouseRules>),
    Draft(Box<Draft>),
}

pub(super) fn connect(ctx: &Rc<Context>) {
    let adapter = ctx.window.global::<ui::SchemesAdapter>();
    adapter.on_chosen(ctx.on_two(|ctx, group: i32, at: i32| {
        let place = usize::try_from(group).ok().zip(usize::try_from(at).ok());
        let item = place.and_then(|(group, at)| {
            let group = listed(ctx).into_iter().nth(group)?;
            group.items.into_iter().nth(at)
        });
        match item {
            Some(Listed::Draft(at)) => rule_editor::resume(ctx, at),
            Some(Listed::Scheme(id)) => {
                choose(ctx, &id);
                refresh(ctx);
            }
            None => {}
        }
    }));
    adapter.on_searched(ctx.on_one(|ctx, text: SharedString| {
        ctx.schemes.borrow_mut().search = text.into();
        refresh(ctx);
    }));
    adapter.on_use_it(ctx.on(|ctx| super::new_session::with_scheme(ctx, &chosen(ctx))));
    adapter.on_make_it(ctx.on(|ctx| rule_editor::make(ctx, chosen(ctx))));
    adapter.on_edit_it(ctx.on(|ctx| {
        if let Some(kept) = scheme_list::house(ctx, &chosen(ctx).id) {
            rule_editor::edit(ctx, kept);
        }
    }));
    adapter.on_delete_it(ctx.on(delete));
    adapter.on_notice_acted(ctx.on(bring_back));
    adapter.on_export_it(ctx.on(export));
    adapter.on_import_it(ctx.on(import));
}

/// Chooses the scheme shown in detail.
pub(super) fn choose(ctx: &Context, id: &str) {
    let mut state = ctx.schemes.borrow_mut();
    state.chosen = Some(id.to_owned());
    state.notice = None;
    state.gone = None;
}

/// Deletes the chosen house rules; the notice offers Undo.
fn delete(ctx: &Rc<Context>) {
    let Some(kept) = scheme_list::house(ctx, &chosen(ctx).id) else {
        return;
    };
    let stamp = ctx.app.clock().stamp();
    let id = kept.id;
    ctx.ask(
        move |db| db.delete_house_rules(id, stamp.edit, stamp.at),
        move |ctx, came| match came {
            Ok(()) => scheme_list::reload(ctx, move |ctx| {
                let name = kept.scheme.name.clone();
                {
                    let mut state = ctx.schemes.borrow_mut();
                    state.chosen = kept.base.as_ref().map(|base| base.id.clone());
                    state.notice = Some(Message::HouseDeleted { name });
                    state.gone = Some(Gone::Rules(Box::new(kept)));
                }
                refresh(ctx);
            }),
            Err(error) => fail(ctx, &error.into()),
        },
    );
}

/// Reports a discarded draft; Undo restores it.
pub(super) fn discarded(ctx: &Rc<Context>, draft: Draft) {
    let name = draft.editor.name().to_owned();
    ctx.schemes.borrow_mut().gone = Some(Gone::Draft(Box::new(draft)));
    say(ctx, Message::HouseDiscarded { name });
}

fn bring_back(ctx: &Rc<Context>) {
    let gone = {
        let mut state = ctx.schemes.borrow_mut();
        state.notice = None;
        state.gone.take()
    };
    match gone {
        Some(Gone::Rules(kept)) => undelete(ctx, *kept),
        Some(Gone::Draft(draft)) => {
            rule_editor::bring_back(ctx, *draft);
            refresh(ctx);
        }
        None => {}
    }
}

fn undelete(ctx: &Rc<Context>, kept: HouseRules) {
    let stamp = ctx.app.clock().stamp();
    let id = kept.id;
    ctx.ask(
        move |db| db.undelete_house_rules(id, stamp.edit, stamp.at),
        move |ctx, came| match came {
            Ok(()) => scheme_list::reload(ctx, move |ctx| {
                choose(ctx, &kept.scheme.id);
                refresh(ctx);
            }),
            Err(error) => fail(ctx, &error.into()),
        },
    );
}

/// Saves the chosen house rules as a TOML document.
fn export(ctx: &Rc<Context>) {
    let scheme = chosen(ctx);
    let name = format!("{}.toml", scheme.id);
    ctx.ask_where(&name, move |ctx, path| {
        ctx.ask(
            move |_| -> Result<PathBuf, AppError> {
                let path = path?;
                app::write(&path, scheme.document.as_bytes())?;
                Ok(path)
            },
            |ctx, came| match came {
                Ok(path) => {
                    let path = path.display().to_string();
                    say(ctx, Message::FilesSaved { path });
                }
                Err(error) => fail(ctx, &error),
            },
        );
    });
}

/// Imports house rules from files the user chooses.
fn import(ctx: &Rc<Context>) {
    let weak = Rc::downgrade(ctx);
    ctx.desktop.open(
        &["toml"],
        Box::new(move |files| {
            let Some(ctx) = weak.upgrade() else { return };
            for path in files {
                let stamp = HouseStamp::now(&*ctx.app.clock());
                ctx.ask(
                    move |db| -> Result<HouseRules, AppError> {
                        let text = app::files::read_text(&path, document::LONGEST)?;
                        Ok(house_rules::import(db, &text, false, stamp)?.0)
                    },
                    |ctx, came| match came {
                        Ok(kept) => scheme_list::reload(ctx, move |ctx| {
                            choose(ctx, &kept.scheme.id);
                            let name = kept.scheme.name.clone();
                            say(ctx, Message::HouseImported { name });
                        }),
                        Err(error) => fail(ctx, &error),
                    },
                );
            }
        }),
    );
}

/// Shows a notice below the list.
pub(super) fn say(ctx: &Rc<Context>, notice: Message) {
    ctx.schemes.borrow_mut().notice = Some(notice);
    refresh(ctx);
}

fn fail(ctx: &Rc<Context>, error: &AppError) {
    let why = ctx.say(&error.said()).to_string();
    say(ctx, Message::FilesFailed { why });
}

pub(super) fn open(ctx: &Rc<Context>) {
    ctx.window
        .global::<ui::SchemesAdapter>()
        .set_detail_open(false);
    {
        let mut state = ctx.schemes.borrow_mut();
        state.notice = None;
        state.gone = None;
    }
    refresh(ctx);
    ctx.go(ui::Page::Schemes);
}

/// Refreshes the page.
pub(super) fn refresh(ctx: &Context) {
    let words = ctx.words.borrow();
    let say = |message: &Message| SharedString::from(words.say(message));
    let adapter = ctx.window.global::<ui::SchemesAdapter>();
    let scheme = chosen(ctx);
    let all = ctx.scheme_list.borrow();
    let groups: Vec<_> = listed(ctx)
        .iter()
        .map(|group| group_shown(ctx, &all, group, &scheme, &words))
        .collect();
    adapter.set_nothing_found(if groups.is_empty() {
        say(&Message::NothingFound)
    } else {
        SharedString::new()
    });
    adapter.set_groups(fill_by(&adapter.get_groups(), groups, merge));
    let view = detail(&scheme);
    adapter.set_name(say(&view.name));
    adapter.set_subtitle(say(&view.at_table));
    let facts = view.rows.iter().map(|row| fact(row, &words)).collect();
    adapter.set_facts(fill(&adapter.get_facts(), facts));
    let terms = view.terms.iter().map(|(name, value)| ui::SchemeTerm {
        name: say(name),
        value: words.led(&words.say(value)).into(),
        note: SharedString::new(),
        label: say(&Message::SlotFilled {
            slot: name.clone().nested(),
            value: value.clone().nested(),
        }),
    });
    adapter.set_terms(fill(&adapter.get_terms(), terms.collect()));
    adapter.set_sentences(fill(
        &adapter.get_sentences(),
        view.facts.iter().map(say).collect(),
    ));
    adapter.set_source(say(&view.source));
    let brief = view.brief.iter().map(|(head, text)| ui::RulesPart {
        head: say(head),
        text: say(text),
    });
    adapter.set_rules(fill(&adapter.get_rules(), brief.collect()));
    adapter.set_can_use(true);
    adapter.set_use_label(say(&Message::PlayBy {
        name: view.name.clone().nested(),
    }));
    own(ctx, &adapter, &all, &scheme, &words);
}

/// What can be done with house rules, and to make some.
fn own(
    ctx: &Context,
    adapter: &ui::SchemesAdapter<'_>,
    all: &Schemes,
    scheme: &Scheme,
    words: &Words,
) {
    let state = ctx.schemes.borrow();
    let name = || Message::scheme(scheme).nested();
    let say = |sentence: Message| SharedString::from(words.say(&sentence));
    let house = all.find(&scheme.id).and_then(Offered::house);
    adapter.set_can_make(true);
    adapter.set_make_label(say(Message::HouseMakeFrom { name: name() }));
    adapter.set_is_house(house.is_some());
    let base = house.and_then(|rules| rules.base.as_ref());
    // That they were made from another stands above, in the words of the window.
    if let Some(base) = base {
        let source = derive::beyond(&scheme.source, &base.id, &base.name);
        adapter.set_source(words.say(&Message::source(source)).into());
    }
    adapter.set_made_from(
        house
            .and_then(|rules| made_from(rules, words))
            .unwrap_or_default(),
    );
    adapter.set_edit_label(say(Message::HouseEdit { name: name() }));
    adapter.set_delete_label(say(Message::HouseDelete { name: name() }));
    adapter.set_export_label(say(Message::HouseExport { name: name() }));
    adapter.set_import_label(if ctx.desktop.can_open() {
        say(Message::HouseImport)
    } else {
        SharedString::new()
    });
    let notice = state.notice.as_ref().map(|notice| words.say(notice));
    adapter.set_notice(notice.unwrap_or_default().into());
    adapter.set_notice_action(if state.gone.is_some() {
        words.say(&Message::Undo).into()
    } else {
        SharedString::new()
    });
}

fn made_from(rules: &HouseRules, words: &Words) -> Option<SharedString> {
    let base = rules.base.as_ref()?;
    let name = Message::scheme_called(&base.id, &base.name).nested();
    Some(words.say(&Message::HouseMadeFrom { name }).into())
}

fn chosen(ctx: &Context) -> Scheme {
    let state = ctx.schemes.borrow();
    scheme_list::find(ctx, state.chosen.as_deref())
}

/// Rows of the list under one head.
struct Group {
    head: Message,
    items: Vec<Listed>,
}

/// A row of the list.
enum Listed {
    /// A draft of house rules, by its place.
    Draft(usize),
    /// A scheme, by its id.
    Scheme(String),
}

/// The list: drafts first, then the schemes by game, as far as a search finds them.
fn listed(ctx: &Context) -> Vec<Group> {
    let (state, words) = (ctx.schemes.borrow(), ctx.words.borrow());
    let search = Search::of(&state.search);
    let drafts = ctx.drafts.borrow();
    let drafts = drafts.changed().enumerate();
    let drafts = drafts.filter(|(_, draft)| search.finds([draft.editor.name()]));
    let mut groups = vec![Group {
        head: Message::HouseDrafts,
        items: drafts.map(|(at, _)| Listed::Draft(at)).collect(),
    }];
    let all = ctx.scheme_list.borrow();
    groups.extend(scheme_list::games(&all).iter().map(|game| {
        let head = sessions::game(game);
        let schemes = scheme_list::of_game(&all, game).map(Offered::scheme);
        let schemes = schemes.filter(|scheme| {
            let (game, name) = (words.say(&head), words.say(&Message::scheme(scheme)));
            search.finds([game.as_str(), &name, &scheme.name])
        });
        Group {
            items: schemes
                .map(|scheme| Listed::Scheme(scheme.id.clone()))
                .collect(),
            head,
        }
    }));
    groups.retain(|group| !group.items.is_empty());
    groups
}

fn group_shown(
    ctx: &Context,
    all: &Schemes,
    group: &Group,
    chosen: &Scheme,
    words: &Words,
) -> ui::SchemeGroup {
    let drafts = ctx.drafts.borrow();
    let items = group.items.iter().filter_map(|item| match item {
        Listed::Draft(at) => Some(draft_shown(drafts.changed().nth(*at)?, words)),
        Listed::Scheme(id) => Some(scheme_shown(all.find(id)?, &group.head, chosen, words)),
    });
    ui::SchemeGroup {
        game: words.say(&group.head).into(),
        items: list(items.collect()),
    }
}

fn draft_shown(draft: &Draft, words: &Words) -> ui::SchemeItem {
    let name = Message::typed(draft.editor.name());
    let label = Message::ItemSays {
        game: Message::HouseDrafts.nested(),
        name: name.clone().nested(),
    };
    let base = Message::scheme(&draft.base).nested();
    ui::SchemeItem {
        name: words.say(&name).into(),
        label: words.say(&label).into(),
        house: true,
        made_from: words.say(&Message::HouseMadeFrom { name: base }).into(),
        ..ui::SchemeItem::default()
    }
}

fn scheme_shown(
    offered: Offered<'_>,
    game: &Message,
    chosen: &Scheme,
    words: &Words,
) -> ui::SchemeItem {
    let scheme = offered.scheme();
    let view = item(scheme);
    let label = Message::ItemSays {
        game: game.clone().nested(),
        name: view.name.clone().nested(),
    };
    let rules = offered.house();
    ui::SchemeItem {
        name: words.say(&view.name).into(),
        line: words.say(&view.line).into(),
        label: words.say(&label).into(),
        chosen: scheme.id == chosen.id,
        house: rules.is_some(),
        made_from: rules
            .and_then(|rules| made_from(rules, words))
            .unwrap_or_default(),
    }
}

fn merge(old: &ui::SchemeGroup, new: ui::SchemeGroup) -> Option<ui::SchemeGroup> {
    let items = fill(&old.items, new.items.iter().collect());
    let merged = ui::SchemeGroup { items, ..new };
    if merged == *old { None } else { Some(merged) }
}

fn fact(row: &Row, words: &Words) -> ui::SchemeFact {
    let number = |n: i64| match n {
        0 => words.say(&Message::None),
        n => words.number(n),
    };
    ui::SchemeFact {
        contract: words.say(&row.contract).into(),
        note: words.say(&row.note).into(),
        tricks: words.say(&row.tricks).into(),
        target: words.say(&row.target).into(),
        pays: words.number(row.pays).into(),
        over: number(row.over).into(),
        under: number(row.under).into(),
        total: words.number(row.wins).into(),
        label: words.say(&row.label).into(),
    }
}

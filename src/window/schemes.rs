//! The schemes page: all that ship, each in full.

use super::desk::Desk;
use super::models::{fill, fill_by, list};
use crate::scheme::{Scheme, catalog};
use crate::view::schemes::{Row, detail, item};
use crate::view::{Message, sessions};
use crate::words::Words;
use oddtrick_ui as ui;
use slint::{ComponentHandle, Model, SharedString};
use std::rc::Rc;

/// What the page has chosen.
#[derive(Default)]
pub(super) struct State {
    /// The id of the scheme in full; none for the first.
    chosen: Option<String>,
}

/// Connects the page's callbacks.
pub(super) fn connect(desk: &Rc<Desk>) {
    let adapter = desk.window.global::<ui::SchemesAdapter>();
    adapter.on_chosen(desk.on_two(|desk, group: i32, at: i32| {
        let chosen = usize::try_from(group)
            .ok()
            .zip(usize::try_from(at).ok())
            .and_then(|(group, at)| {
                let game = games().into_iter().nth(group)?;
                catalog::all().filter(|scheme| scheme.game == game).nth(at)
            });
        if let Some(scheme) = chosen {
            desk.schemes.borrow_mut().chosen = Some(scheme.id.clone());
            refresh(desk);
        }
    }));
    adapter.on_use_it(desk.on(|desk| {
        let scheme = chosen(desk);
        super::new_session::with_scheme(desk, scheme);
    }));
}

/// Shows the page.
pub(super) fn open(desk: &Rc<Desk>) {
    desk.window
        .global::<ui::SchemesAdapter>()
        .set_detail_open(false);
    refresh(desk);
    desk.go(ui::Page::Schemes);
}

/// Shows what is chosen.
pub(super) fn refresh(desk: &Desk) {
    let words = desk.words.borrow();
    let say = |message: &Message| SharedString::from(words.say(message));
    let adapter = desk.window.global::<ui::SchemesAdapter>();
    let scheme = chosen(desk);
    let groups = games()
        .into_iter()
        .map(|game| group(game, scheme, &words))
        .collect();
    adapter.set_groups(fill_by(&adapter.get_groups(), groups, merge));
    let view = detail(scheme);
    adapter.set_name(say(&view.name));
    adapter.set_subtitle(say(&view.at_table));
    let facts = view.rows.iter().map(|row| fact(row, &words)).collect();
    adapter.set_facts(fill(&adapter.get_facts(), facts));
    let terms = view.terms.iter().map(|(name, value)| ui::SchemeTerm {
        name: say(name),
        value: say(value),
        note: SharedString::new(),
        label: say(&Message::SlotFilled {
            slot: name.clone().part(),
            value: value.clone().part(),
        }),
    });
    adapter.set_terms(fill(&adapter.get_terms(), terms.collect()));
    adapter.set_sentences(fill(
        &adapter.get_sentences(),
        view.facts.iter().map(say).collect(),
    ));
    adapter.set_source(view.source.into());
    let brief = view.brief.iter().map(|(head, text)| ui::RulesPart {
        head: say(head),
        text: say(text),
    });
    adapter.set_rules(fill(&adapter.get_rules(), brief.collect()));
    adapter.set_can_use(true);
    adapter.set_use_label(say(&Message::PlayBy {
        name: view.name.part(),
    }));
}

fn chosen(desk: &Desk) -> &'static Scheme {
    let state = desk.schemes.borrow();
    let wanted = state.chosen.as_deref().and_then(catalog::find);
    // At least one scheme ships; a test of the catalog sees to that.
    wanted
        .or_else(|| catalog::all().next())
        .unwrap_or_else(|| unreachable!("schemes ship"))
}

fn games() -> Vec<&'static str> {
    let mut games: Vec<&str> = catalog::all().map(|scheme| scheme.game.as_str()).collect();
    games.dedup();
    games
}

fn group(game: &str, chosen: &Scheme, words: &Words) -> ui::SchemeGroup {
    let name = sessions::game(game);
    let items = catalog::all()
        .filter(|scheme| scheme.game == game)
        .map(|scheme| {
            let view = item(scheme);
            let label = Message::ItemSays {
                game: name.clone().part(),
                name: view.name.clone().part(),
            };
            ui::SchemeItem {
                name: words.say(&view.name).into(),
                line: words.say(&view.line).into(),
                label: words.say(&label).into(),
                chosen: scheme.id == chosen.id,
                ..ui::SchemeItem::default()
            }
        });
    ui::SchemeGroup {
        game: words.say(&name).into(),
        items: list(items.collect()),
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

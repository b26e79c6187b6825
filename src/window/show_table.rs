//! From the view of a book to the properties of the table page.

use super::aside::Aside;
use super::desk::Desk;
use super::models::{Long, fill, fill_by, list};
use super::{answer, board, more, phones, show_board, show_pairs, table::Table};
use crate::cards::Trump;
use crate::scheme::odd_trick::Mode;
use crate::view::Message;
use crate::view::partners::short;
use crate::view::sheet::Sheet;
use crate::view::steps::{Chip, Emblem, EntryView, StepKind, StepView};
use crate::view::table::{BidCell, Fact, FactKind, Row, TableView};
use crate::words::Words;
use oddtrick_ui as ui;
use slint::{ComponentHandle, Model, SharedString, VecModel};

/// Shows the session on the page as it stands.
pub(super) fn refresh(desk: &Desk) {
    let tables = desk.tables.borrow();
    let Some(table) = tables.shown() else { return };
    let words = desk.words.borrow();
    let adapter = desk.window.global::<ui::TableAdapter>();
    let mut view = crate::view::table::table(&table.book);
    phones::show(desk, &table.book, &view);
    let sheet = Sheet::of(&table.book);
    board::show(desk, &view, &sheet);
    match table.aside {
        None => {}
        Some(Aside::Points(adjusting)) => {
            view.entry = crate::view::adjust::entry(adjusting, &table.book);
            view.correcting = Some(Message::Adjusting);
            view.leaving_drops = true;
            view.cursor = None;
        }
        Some(Aside::Trump) => {
            view.entry = crate::view::note_trump::entry(&table.book);
            view.correcting = Some(Message::PairsNotingTrump);
            view.leaving_drops = false;
        }
    }
    if desk.app.is_read_only() {
        only_looked_at(&mut view);
    }
    scores(&adapter, &view, &sheet, &words);
    dock(&adapter, &view, &words);
    Long::renew(&adapter.get_sheet_rows(), sheet.lines());
    if desk.app.is_read_only() {
        adapter.set_can_correct(false);
    }
    notice(&adapter, table, &view, &words);
    saving(&adapter, table, &words);
    desk.mind_the_screen();
    super::before::refresh(desk);
    adapter.set_menu(fill(
        &adapter.get_menu(),
        more::items(
            &table.book,
            more::is_wide(desk),
            desk.board().is_some(),
            &words,
        ),
    ));
}

/// What was played and counted, which the big scoreboard shows as well.
pub(super) fn scores(
    adapter: &ui::TableAdapter,
    view: &TableView,
    sheet: &Sheet<'_>,
    words: &Words,
) {
    head(adapter, view, words);
    rows(adapter, view, words);
    paper(adapter, view, sheet, words);
}

/// Asks nothing, for nothing can be entered, as the strip over the page says.
fn only_looked_at(view: &mut TableView) {
    view.entry.slots.clear();
    view.entry.current = 0;
    view.entry.steps.truncate(1);
    for step in &mut view.entry.steps {
        step.caption = Message::Blank;
        step.question = Message::Blank;
        step.hint = Message::Blank;
        step.chips.clear();
    }
    view.can_undo = false;
    view.can_redo = false;
}

/// Shows whether what was entered is stored.
pub(super) fn refresh_saving(desk: &Desk) {
    if let Some(table) = desk.tables.borrow().shown() {
        saving(
            &desk.window.global::<ui::TableAdapter>(),
            table,
            &desk.words.borrow(),
        );
    }
}

fn saving(adapter: &ui::TableAdapter, table: &Table, words: &Words) {
    let (state, text) = match (&table.failed, table.saving) {
        (_, true) => (ui::SaveState::Saving, words.say(&Message::Saving)),
        (Some(why), false) => (
            ui::SaveState::Failed,
            words.say(&Message::SaveFailed { why: why.clone() }),
        ),
        (None, false) => (ui::SaveState::Saved, String::new()),
    };
    adapter.set_save(state);
    adapter.set_save_text(text.into());
}

/// What has to be said, else who pays now.
fn notice(adapter: &ui::TableAdapter<'_>, table: &Table, view: &TableView, words: &Words) {
    let pays: Vec<String> = view
        .pays_now
        .iter()
        .map(|payment| words.say(payment))
        .collect();
    answer::show(adapter, table.answer.as_ref(), words);
    adapter.set_notice(pays.join(" · ").into());
}

fn head(adapter: &ui::TableAdapter, view: &TableView, words: &Words) {
    let say = |message: &Message| SharedString::from(words.say(message));
    adapter.set_title(say(&view.title));
    adapter.set_subtitle(say(&view.subtitle));
    adapter.set_trump(suit(view.trump));
    adapter.set_trump_label(say(&view.trump_label));
    adapter.set_trump_enabled(view.trump_open);
    adapter.set_cards_line(say(&view.cards));
    adapter.set_cards_caption(say(&view.cards_trump));
    adapter.set_change_head(say(&view.change_head));
    adapter.set_total_head(say(&Message::HeadTotal));
    let facts = view
        .facts
        .iter()
        .map(|fact| fact_shown(fact, words))
        .collect();
    adapter.set_facts(fill(&adapter.get_facts(), facts));
    let room = fill(&adapter.get_facts_room(), facts_room(view, words));
    adapter.set_facts_room(room);
}

/// The facts with the longest mode that may be bid, in place of the one in force.
fn facts_room(view: &TableView, words: &Words) -> Vec<ui::Fact> {
    let modes = view.modes.iter().map(|mode| words.say(mode));
    let longest = modes.max_by_key(|mode| mode.chars().count());
    let mode = longest
        .filter(|_| view.facts.len() > 1)
        .map(|longest| ui::Fact {
            kind: ui::FactKind::Mode,
            strong: longest.into(),
            weak: SharedString::default(),
        });
    let others = view.facts.iter().filter(|fact| fact.kind != FactKind::Mode);
    let others = others.map(|fact| fact_shown(fact, words));
    others.chain(mode).collect()
}

fn fact_shown(fact: &Fact, words: &Words) -> ui::Fact {
    ui::Fact {
        kind: match fact.kind {
            FactKind::Plain => ui::FactKind::Plain,
            FactKind::Deals => ui::FactKind::Deals,
            FactKind::Leads => ui::FactKind::Leads,
            FactKind::Mode => ui::FactKind::Mode,
            FactKind::Shout => ui::FactKind::Shout,
        },
        strong: words.say(&fact.strong).into(),
        weak: words.say(&fact.weak).into(),
    }
}

fn suit(trump: Option<Trump>) -> ui::Trump {
    match trump {
        None => ui::Trump::Unknown,
        Some(Trump::None) => ui::Trump::None,
        Some(Trump::Hearts) => ui::Trump::Hearts,
        Some(Trump::Diamonds) => ui::Trump::Diamonds,
        Some(Trump::Spades) => ui::Trump::Spades,
        Some(Trump::Clubs) => ui::Trump::Clubs,
    }
}

fn rows(adapter: &ui::TableAdapter, view: &TableView, words: &Words) {
    let rows = view.rows.iter().map(|row| row_shown(row, words)).collect();
    adapter.set_rows(fill(&adapter.get_rows(), rows));
    adapter.set_cursor_row(place(view.cursor));
    show_board::totals(adapter, view, words);
    adapter.set_show_bids(view.bids);
    adapter.set_partners(view.partners);
    adapter.set_pairs(view.pairs);
    adapter.set_bid_head(words.say(&Message::HeadBid).into());
    adapter.set_took_head(words.say(&Message::HeadTook).into());
}

fn row_shown(row: &Row, words: &Words) -> ui::ScoreRow {
    let shown = ui::ScoreRow {
        name: row.name.as_str().into(),
        folded: folded(&row.name).unwrap_or_default().into(),
        caption: words.say(&row.caption).into(),
        change: row
            .change
            .map(|change| words.change(change))
            .unwrap_or_default()
            .into(),
        change_sign: sign(row.change.unwrap_or_default().n),
        total: words.points(row.total).into(),
        leads_score: row.leads_score,
        dealer: row.dealer,
        first: row.first,
        at_cursor: row.at_cursor,
        sits_out: row.sits_out,
        label: words.say(&row.label).into(),
        dealer_label: words.say(&row.dealer_label).into(),
        bid: row
            .bid
            .map(|bid| words.say(&short(bid)))
            .unwrap_or_default()
            .into(),
        took: row
            .took
            .map(|took| words.number(took))
            .unwrap_or_default()
            .into(),
        cell: match row.cell {
            None => 0,
            Some(BidCell::Bid) => 1,
            Some(BidCell::Took) => 2,
        },
        bid_label: words.say(&row.bid_label).into(),
        took_label: words.say(&row.took_label).into(),
        ..ui::ScoreRow::default()
    };
    show_pairs::with_partner(shown, row, words)
}

fn dock(adapter: &ui::TableAdapter, view: &TableView, words: &Words) {
    let entry = &view.entry;
    let slots = entry.slots.iter().map(|slot| ui::Slot {
        label: words.say(&slot.label).into(),
        value: slot
            .value
            .as_ref()
            .map(|value| words.say(value))
            .unwrap_or_default()
            .into(),
        state: match (&slot.value, slot.now) {
            (_, true) => ui::SlotState::Now,
            (Some(_), false) => ui::SlotState::Filled,
            (None, false) => ui::SlotState::Blank,
        },
        description: words.say(&slot.says).into(),
    });
    adapter.set_slots(fill(&adapter.get_slots(), slots.collect()));
    let (question, hint) = asked(view);
    let (filled, of, says) = entry.tally.clone().unwrap_or((0, 0, Message::Blank));
    adapter.set_tally_filled(i32::try_from(filled).unwrap_or(0));
    adapter.set_tally_of(i32::try_from(of).unwrap_or(0));
    adapter.set_tally_label(words.say(&says).into());
    adapter.set_question(words.say(&question).into());
    adapter.set_hint(words.say(&hint).into());
    let steps = entry
        .steps
        .iter()
        .map(|step| step_shown(step, words))
        .collect();
    adapter.set_steps(fill_by(&adapter.get_steps(), steps, merge_step));
    adapter.set_most_steps(place(Some(entry.most)));
    adapter.set_current_step(place(Some(entry.current)));
    adapter.set_undo_enabled(view.can_undo);
    adapter.set_redo_enabled(view.can_redo);
    adapter.set_undo_label(words.say(&Message::Undo).into());
    adapter.set_redo_label(words.say(&Message::Redo).into());
    adapter.set_correcting(
        view.correcting
            .as_ref()
            .map(|message| words.say(message))
            .unwrap_or_default()
            .into(),
    );
    adapter.set_leaving_drops(view.leaving_drops);
    let (insert, remove) = view
        .repairs
        .as_ref()
        .map(|(insert, remove)| (words.say(insert), words.say(remove)))
        .unwrap_or_default();
    adapter.set_insert_label(insert.into());
    adapter.set_remove_label(remove.into());
}

/// The question over the cards. A correction that is whole asks nothing: it says what to do.
pub(super) fn asked(view: &TableView) -> (Message, Message) {
    let EntryView {
        slots,
        steps,
        current,
        ..
    } = &view.entry;
    match steps.get(*current) {
        Some(step)
            if view.correcting.is_some()
                && !slots.is_empty()
                && slots.iter().all(|slot| slot.value.is_some()) =>
        {
            (step.question.clone(), Message::HintCorrecting)
        }
        Some(step) => (step.question.clone(), step.hint.clone()),
        None => (Message::Blank, Message::Blank),
    }
}

fn step_shown(step: &StepView, words: &Words) -> ui::Step {
    let chips: Vec<ui::Chip> = step
        .chips
        .iter()
        .map(|chip| chip_shown(chip, words))
        .collect();
    let count = chips.len();
    ui::Step {
        caption: words.say(&step.caption).into(),
        question: words.say(&step.question).into(),
        hint: words.say(&step.hint).into(),
        columns: match step.kind {
            StepKind::Contracts => 2,
            StepKind::Players if count > 4 => 3,
            // two sides share the width, as four players do
            StepKind::Players | StepKind::Choices => i32::try_from(count).unwrap_or(2),
            StepKind::Numbers => figure_columns(count),
        },
        kind: match step.kind {
            StepKind::Contracts => ui::StepKind::Contracts,
            StepKind::Players => ui::StepKind::Players,
            StepKind::Numbers => ui::StepKind::Numbers,
            StepKind::Choices => ui::StepKind::Choices,
        },
        focus: place(first_wanted(&step.chips)),
        signs: step.chips.iter().any(|chip| chip.emblem.is_some()),
        chips: list(chips),
    }
}

/// How many columns so many figures stand in.
fn figure_columns(count: usize) -> i32 {
    match count {
        0..=5 | 9..=10 | 15 => 5,
        6 | 11..=12 => 6,
        8 => 4,
        _ => 7,
    }
}

/// Where the keyboard begins: at what was chosen, else where the contract begins to be made, else at the first card
/// that is possible.
fn first_wanted(chips: &[Chip]) -> Option<usize> {
    chips
        .iter()
        .position(|chip| chip.chosen)
        .or_else(|| {
            chips
                .iter()
                .position(|chip| chip.target_before && !chip.struck)
        })
        .or_else(|| chips.iter().position(|chip| !chip.struck))
}

fn chip_shown(chip: &Chip, words: &Words) -> ui::Chip {
    let (icon, trump) = match chip.emblem {
        None => (ui::IconKind::None, None),
        Some(Emblem::Suit(trump)) => (ui::IconKind::None, Some(trump)),
        Some(Emblem::Mode(Mode::Uptown)) => (ui::IconKind::Up, None),
        Some(Emblem::Mode(Mode::Downtown)) => (ui::IconKind::Down, None),
        Some(Emblem::Mode(Mode::NoTrump)) => (ui::IconKind::Dash, None),
    };
    let text = words.say(&chip.text);
    ui::Chip {
        icon,
        suit: suit(trump),
        folded: folded(&text).unwrap_or_default().into(),
        text: text.into(),
        small: words.say(&chip.small).into(),
        worth_sign: i32::from(chip.sign),
        state: match (chip.struck, chip.chosen) {
            (true, _) => ui::ChipState::Struck,
            (false, true) => ui::ChipState::Chosen,
            (false, false) => ui::ChipState::Possible,
        },
        outlined: chip.outlined,
        target_before: chip.target_before,
        notch: chip.notch,
        key: chip.key.map(SharedString::from).unwrap_or_default(),
        label: words.say(&chip.label).into(),
        description: words.say(&chip.description).into(),
    }
}

/// A text on two lines, broken where the longer of them is shortest; none where it is one word.
fn folded(text: &str) -> Option<String> {
    let blanks = text.match_indices(' ').map(|(at, _)| text.split_at(at));
    let longer =
        |(first, second): &(&str, &str)| first.chars().count().max(second.trim().chars().count());
    let (first, second) = blanks.min_by_key(longer)?;
    Some(format!("{first}\n{}", second.trim()))
}

/// The step to show in place of the old one, its cards changed in place; none where nothing has changed.
fn merge_step(old: &ui::Step, new: ui::Step) -> Option<ui::Step> {
    let chips: Vec<ui::Chip> = new.chips.iter().collect();
    let kept = old
        .chips
        .as_any()
        .downcast_ref::<VecModel<ui::Chip>>()
        .is_some();
    let merged = ui::Step {
        chips: if kept {
            fill(&old.chips, chips)
        } else {
            new.chips.clone()
        },
        ..new
    };
    if merged == *old { None } else { Some(merged) }
}

fn paper(adapter: &ui::TableAdapter, view: &TableView, sheet: &Sheet<'_>, words: &Words) {
    let last = view.last_hand.as_ref();
    let said = |part: Option<&Message>| {
        SharedString::from(part.map(|part| words.say(part)).unwrap_or_default())
    };
    adapter.set_last_hand_head(said(last.map(|last| &last.head)));
    adapter.set_last_hand_who(said(last.map(|last| &last.who)));
    adapter.set_last_hand(said(last.map(|last| &last.tail)));
    adapter.set_can_correct(last.is_some());
    adapter.set_last_hand_index(place(last.map(|last| last.index)));
    let label = Message::CorrectHand {
        n: last.map_or(0, |last| i64::try_from(last.index + 1).unwrap_or(0)),
    };
    adapter.set_correct_label(words.say(&label).into());
    adapter.set_announcement(said(last.map(|last| &last.label)));
    let players = view
        .sheet_players
        .iter()
        .map(|head| said(Some(&head.text)))
        .collect();
    // where everybody bids for himself, what was taken stands with the bids
    adapter.set_tricks_head(said(Some(&view.tricks_head).filter(|_| !view.bids)));
    adapter.set_sheet_players(fill(&adapter.get_sheet_players(), players));
    adapter.set_corrected_row(place(sheet.corrected()));
    adapter.set_sheet_foot(words.say(&view.sheet_foot).into());
}

pub(super) fn sign(n: i64) -> i32 {
    i32::try_from(n.signum()).unwrap_or(0)
}

/// A place for the window, −1 for none.
pub(super) fn place(at: Option<usize>) -> i32 {
    at.and_then(|at| i32::try_from(at).ok()).unwrap_or(-1)
}

#[cfg(test)]
mod tests {
    use super::folded;

    #[test]
    fn a_name_is_broken_where_the_longer_line_is_shortest() {
        for (name, lines) in [
            ("Ann", None),
            (
                "Maximiliana Alexandrovna",
                Some("Maximiliana\nAlexandrovna"),
            ),
            ("Jan van der Berg", Some("Jan van\nder Berg")),
            ("Ann B", Some("Ann\nB")),
        ] {
            assert_eq!(folded(name).as_deref(), lines, "{name}");
        }
    }
}

//! Walks: random choices in random boxes, and what holds after each of them.

use super::{Desk, say};
use crate::support::{Rng, cases};
use oddtrick::games::{
    Carry, HandError, HandRecord, HandResult, Honours, Outcome, Override, Side, Table, Tricks, play,
};
use oddtrick::scheme::switch::Switch;
use oddtrick::scheme::{Rules, Scheme, catalog, document};
use oddtrick::seat::Seat;
use oddtrick::view::house::worked::{Cell, CellKind, Worked};
use oddtrick::view::house::{Editor, Page, PieceKind};
use oddtrick::view::{House, Message};
use proptest::prelude::*;

proptest! {
    #![proptest_config(cases(24))]

    #[test]
    fn no_walk_leads_astray(seed in any::<u64>()) {
        let rng = &mut Rng::new(seed);
        let all: Vec<&Scheme> = catalog::all().collect();
        let base = all[rng.below(all.len())];
        walk(rng, base, 30);
    }
}

#[test]
fn every_scheme_is_walked() {
    for (seed, scheme) in (1..).zip(catalog::all()) {
        walk(&mut Rng::new(seed), scheme, 25);
    }
}

/// Makes random steps, checks after each, takes all of them back and makes them again.
fn walk(rng: &mut Rng, base: &Scheme, steps: usize) {
    let mut desk = Desk::new(base);
    let begun = written(&desk.editor).unwrap();
    assert_eq!(
        document::parse(&begun).unwrap().rules,
        base.rules,
        "nothing was changed yet"
    );
    for _ in 0..steps {
        step(rng, &mut desk);
        check(&desk.editor, base);
    }
    // What was undone on the way comes last.
    while desk.editor.redo() {}
    desk.editor.close();
    let end = desk.page();
    let ended = written(&desk.editor);
    let mut states = vec![(desk.page(), ended)];
    while desk.editor.undo() {
        states.push((desk.page(), written(&desk.editor)));
    }
    assert_eq!(written(&desk.editor), Ok(begun), "all the way back");
    assert!(desk.page().lines.iter().all(|line| !line.changed));
    states.pop();
    while desk.editor.redo() {
        let (page, text) = states.pop().unwrap();
        assert_eq!(desk.page(), page);
        assert_eq!(written(&desk.editor), text);
    }
    assert_eq!(desk.page(), end);
    assert!(states.is_empty());
}

fn written(editor: &Editor) -> Result<String, Message> {
    editor.document("ours", "ours")
}

/// A box is opened, and a card taken or a number typed; now and then something else is done.
fn step(rng: &mut Rng, desk: &mut Desk) {
    match rng.below(12) {
        0 => _ = desk.editor.undo(),
        1 => _ = desk.editor.redo(),
        2 => desk.editor.show_example(rng.below(4)),
        3 => {
            let name: &str = ["", "Ours", "The lake", "\u{1}"][rng.below(4)];
            desk.editor.rename(name);
        }
        4 => desk.editor.close(),
        // Whatever is not there does nothing.
        5 => {
            desk.editor.open(rng.below(400));
            desk.editor.choose(rng.below(40));
        }
        _ => {
            let pieces: Vec<_> = desk
                .page()
                .lines
                .into_iter()
                .flat_map(|line| line.pieces)
                .filter(|piece| piece.kind != PieceKind::Word)
                .collect();
            let piece = rng.pick(&pieces);
            if !piece.open {
                desk.editor.open(piece.id.unwrap());
            }
            let dock = desk.page().dock.unwrap();
            if dock.can_type && rng.one_in(5) {
                desk.editor.start_typing();
                let typed = *rng.pick(&["", "7", "−3", "0", "13", "1000000000", "x", "5 4 3"]);
                desk.editor.edit_typed(typed);
                desk.editor.accept_typed(typed);
            } else if !dock.chips.is_empty() {
                desk.editor.choose(rng.below(dock.chips.len()));
            }
        }
    }
}

/// Whatever was done, the page tells the truth.
fn check(editor: &Editor, base: &Scheme) {
    let page = editor.page();
    said(&page);
    let ids: Vec<usize> = page
        .lines
        .iter()
        .flat_map(|line| line.pieces.iter().filter_map(|piece| piece.id))
        .collect();
    assert!(ids.iter().copied().eq(0..ids.len()));
    assert!(page.lines.iter().filter(|line| line.open).count() <= 1);
    let faults = page
        .lines
        .iter()
        .filter(|line| line.error != Message::Blank);
    let faults = faults.count();
    if page.dock.is_some() {
        assert_eq!(page.lines.iter().filter(|line| line.open).count(), 1);
    }
    match written(editor) {
        Ok(text) => {
            assert!(page.can_use());
            assert_eq!(faults, 0);
            let scheme = document::parse(&text).unwrap();
            assert_eq!(scheme.name, editor.name());
            let same = |scheme: &Scheme, other: &Scheme| {
                scheme.rules == other.rules
                    && scheme.players == other.players
                    && scheme.at_table == other.at_table
                    && (scheme.direction, scheme.deck) == (other.direction, other.deck)
                    && (scheme.settle, scheme.revoke) == (other.settle, other.revoke)
            };
            assert!(same(&scheme, editor.scheme()));
            // A pencil on a line says that something differs, and none that nothing does.
            let changed = page.lines.iter().any(|line| line.changed);
            assert_eq!(changed, !same(&scheme, base), "{text}");
            example(&page, &scheme);
        }
        Err(why) => {
            assert!(!page.can_use());
            assert_eq!(why, page.use_reason);
            assert!(faults == 1 || page.name_error != Message::Blank);
            // The last whole rules go on feeding the example.
            example(&page, editor.scheme());
        }
    }
}

/// Every sentence has its words, and every place in them is filled.
fn said(page: &Page) {
    let text = format!("{page:?}");
    assert!(!text.is_empty());
    let worked = &page.worked;
    let cells = worked
        .rows
        .iter()
        .flat_map(|row| row.cells.iter().flat_map(|cell| [&cell.text, &cell.label]));
    let lines = page.lines.iter().flat_map(|line| {
        let pieces = line
            .pieces
            .iter()
            .flat_map(|piece| [&piece.text, &piece.label]);
        [&line.name, &line.was, &line.error, &line.label]
            .into_iter()
            .chain(pieces)
    });
    let dock = page.dock.iter().flat_map(|dock| {
        let chips = dock.chips.iter().flat_map(|chip| [&chip.text, &chip.label]);
        [&dock.question, &dock.hint, &dock.error, &dock.typed_error]
            .into_iter()
            .chain(chips)
    });
    let rest = [
        &page.subtitle,
        &page.use_reason,
        &worked.title,
        &worked.caption,
        &worked.sentence,
        &worked.sum,
    ];
    let all = cells.chain(lines).chain(dock).chain(rest);
    for message in all.chain(&page.undo).chain(&page.redo) {
        let text = say(message);
        assert!(
            !text.contains('{') && !text.contains("house-") && !text.contains("  "),
            "{text}: {message:?}"
        );
    }
}

/// The points at the end of a sentence, which are what the sum before them comes to.
fn adds_up(sum: &Message) -> Option<i64> {
    match sum {
        Message::House(House::SumPoints { n }) => Some(*n),
        Message::House(House::SumIs { sum, n }) => {
            assert_eq!(value(sum), i128::from(*n), "{}", say(sum));
            Some(*n)
        }
        Message::Blank => None,
        other => panic!("{other:?}"),
    }
}

fn value(sum: &Message) -> i128 {
    match sum {
        Message::Number { n } => i128::from(*n),
        Message::House(House::Plus { first, second }) => value(first) + value(second),
        Message::House(House::Minus { first, second }) => value(first) - value(second),
        Message::House(House::Product { first, n }) => value(first) * i128::from(*n),
        Message::House(House::InBrackets { sum }) => value(sum),
        other => panic!("{other:?}"),
    }
}

/// A cell is what an independent hand scores.
fn holds(cell: &Cell, scored: Option<(i64, bool)>, what: &str) {
    let found = match (&cell.text, cell.kind) {
        (Message::Number { n }, kind) => Some((*n, kind == CellKind::Made)),
        (Message::None, CellKind::Impossible) => None,
        other => panic!("{what}: {other:?}"),
    };
    assert_eq!(found, scored, "{what}");
}

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

/// Plays a hand at the largest table, where the page goes by the smallest; somebody else's points are looked at.
fn hand(scheme: &Scheme, carry: Carry, hand: &HandRecord<Seat>) -> Result<Outcome, HandError> {
    let seats = usize::from(scheme.at_table.most);
    let table = Table {
        seats,
        dealer: seat(0),
    };
    play(scheme, &carry, table, hand).map(|(outcome, _)| outcome)
}

/// Every cell of a worked example, played again.
fn example(page: &Page, scheme: &Scheme) {
    let worked = &page.worked;
    let boxed: Vec<&Cell> = worked
        .rows
        .iter()
        .flat_map(|row| row.cells.iter())
        .filter(|cell| cell.boxed)
        .collect();
    assert!(boxed.len() <= 1);
    let by_bids = scheme
        .rules
        .odd_trick()
        .is_none_or(|rules| rules.bids.is_some() || rules.high.is_some());
    let sum = adds_up(&worked.sum);
    if let [cell] = boxed.as_slice()
        && scheme.rules.contracts().is_none()
        && by_bids
    {
        assert_eq!(sum.map(|n| Message::Number { n }), Some(cell.text.clone()));
    }
    for row in &worked.rows {
        assert_eq!(row.cells.len(), worked.heads.len());
    }
    match &scheme.rules {
        Rules::ExactBid(rules) => bids(page, scheme, rules.least_bid),
        Rules::Contracts(_) => contracts(worked, &without_pot(scheme)),
        Rules::OddTrick(rules) if rules.high.is_some() => high_low(worked, scheme),
        Rules::OddTrick(rules) if rules.bids.is_some() => sides(worked, scheme),
        Rules::OddTrick(_) => whist(worked, scheme),
    }
}

fn bids(page: &Page, scheme: &Scheme, least: u8) {
    let worked = &page.worked;
    let cards = u8::try_from(worked.heads.len() - 1).unwrap();
    let least = least.min(cards);
    // The rule for hands with too many bids is shown by one.
    let mut pieces = page.lines.iter().flat_map(|line| &line.pieces);
    let over = pieces.any(|piece| piece.open && piece.key.starts_with("zero-bid.overbid"));
    let seats = usize::from(scheme.at_table.least);
    let out = (seats > usize::from(scheme.players.most)).then(|| seat(0));
    // Here the first seat deals, and the last two divide the tricks.
    let table = Table {
        seats,
        dealer: seat(0),
    };
    let (own, other) = (seats - 1, seats - 2);
    for (bid, row) in (0..).zip(&worked.rows) {
        for (tricks, cell) in (0..).zip(&row.cells) {
            let list = |mine: u8, theirs: u8, rest: u8| {
                let value = |at: usize| match at {
                    at if Some(seat(at)) == out => None,
                    at if at == own => Some(mine),
                    at if at == other => Some(theirs),
                    _ => Some(rest),
                };
                (0..seats).map(value).collect::<Vec<_>>()
            };
            let mut record = HandRecord {
                cards: Some(cards),
                bids: Some(list(bid, cards, least)),
                tricks: Some(Tricks::Seats(list(tricks, cards - tricks, 0))),
                overrides: Some(Override::Hook),
                ..HandRecord::blank()
            };
            let mut played = play(scheme, &Carry::default(), table, &record);
            if bid == 0
                || matches!(
                    played,
                    Err(HandError::GameOver | HandError::NoSchedule { .. })
                )
            {
                record.overrides = Some(Override::End);
                let low = list(bid, least, least);
                let sum: u32 = low.iter().flatten().map(|bid| u32::from(*bid)).sum();
                let hooked = u8::from(sum == u32::from(cards));
                record.bids = Some(if over {
                    list(bid, cards, least.max(1))
                } else {
                    list(bid, least + hooked, least)
                });
                played = play(scheme, &Carry::default(), table, &record);
            }
            let scored = played
                .ok()
                .map(|(outcome, _)| (outcome.points.at(seat(own)), bid == tricks));
            holds(
                cell,
                scored,
                &format!("{cards} cards, {bid} bid, {tricks} taken"),
            );
        }
    }
}

/// The scheme without its pot, of which an example knows nothing: what it takes and gives depends on what is in it.
fn without_pot(scheme: &Scheme) -> Scheme {
    let mut scheme = scheme.clone();
    if let Rules::Contracts(rules) = &mut scheme.rules {
        rules.pot = None;
    }
    scheme
}

fn contracts(worked: &Worked, scheme: &Scheme) {
    let rules = scheme.rules.contracts().unwrap();
    let shown = rules
        .contracts
        .iter()
        .filter(|one| one.allowed || one.is_general_misere());
    let shown: Vec<_> = shown.collect();
    assert_eq!(shown.len(), worked.rows.len());
    for (one, row) in shown.into_iter().zip(&worked.rows) {
        for (margin, cell) in (-5..=5).zip(&row.cells) {
            let what = format!("{} by {margin}", one.id);
            if one.is_general_misere() {
                let receives = rules.general_misere.has_receiver();
                let record = HandRecord {
                    contract: Some(one.id.clone()),
                    payer: (!receives).then(|| seat(2)),
                    receiver: receives.then(|| seat(2)),
                    ..HandRecord::blank()
                };
                let played = least(scheme, &record).filter(|_| margin == 0);
                holds(
                    cell,
                    played.map(|outcome| (outcome.points.at(seat(2)), true)),
                    &what,
                );
                continue;
            }
            // Where any number up to the target is by 0, the target itself is shown.
            let mut ways = std::iter::once(one.target.tricks()).chain(0..=rules.cards);
            let tricks = ways.find_map(|tricks| {
                let record = HandRecord {
                    contract: Some(one.id.clone()),
                    declarers: Some((1..=usize::from(one.declarers)).map(seat).collect()),
                    tricks: Some(Tricks::Side(tricks)),
                    ..HandRecord::blank()
                };
                let outcome = least(scheme, &record)?;
                match outcome.result {
                    HandResult::Contract {
                        margin: found,
                        made,
                        ..
                    } if i64::from(found) == margin && made == (margin >= 0) => {
                        Some((outcome.points.at(seat(1)), made))
                    }
                    _ => None,
                }
            });
            holds(cell, tricks, &what);
        }
    }
}

/// A hand at the smallest table, the first seat dealing.
fn least(scheme: &Scheme, record: &HandRecord<Seat>) -> Option<Outcome> {
    let table = Table {
        seats: usize::from(scheme.at_table.least),
        dealer: seat(0),
    };
    play(scheme, &Carry::default(), table, record)
        .ok()
        .map(|(outcome, _)| outcome)
}

fn sides(worked: &Worked, scheme: &Scheme) {
    let rules = scheme.rules.odd_trick().unwrap();
    let bids = rules.bids.as_ref().unwrap();
    let mode = worked.examples.iter().position(|one| one.chosen);
    assert_eq!(worked.examples.len(), bids.modes.len());
    for (bid, row) in (bids.min..).zip(&worked.rows) {
        for (tricks, cell) in (0..).zip(&row.cells) {
            let record = HandRecord {
                bidder: Some(seat(3)),
                bid: Some(bid),
                mode: mode.map(|mode| bids.modes[mode].word().to_owned()),
                tricks: Some(Tricks::Side(tricks)),
                ..HandRecord::blank()
            };
            let scored = hand(scheme, Carry::default(), &record).ok().map(|outcome| {
                let HandResult::Shared(shared) = outcome.result else {
                    panic!("a hand of two sides");
                };
                (outcome.points.at(seat(3)), shared.made.unwrap())
            });
            holds(cell, scored, &format!("{bid} bid, {tricks} taken"));
        }
    }
    assert_eq!(worked.rows.len(), usize::from(bids.max - bids.min) + 1);
}

/// A high hand of the last seat's side, and a low one of which the other side's tricks are counted.
fn high_low(worked: &Worked, scheme: &Scheme) {
    assert_eq!((worked.rows.len(), worked.heads.len()), (2, 14));
    let book = scheme.rules.odd_trick().unwrap().book;
    for (row, mode) in worked.rows.iter().zip(["high", "low"]) {
        for (tricks, cell) in (0..).zip(&row.cells) {
            let high = mode == "high";
            let record = HandRecord {
                mode: Some(mode.to_owned()),
                bidder: high.then_some(seat(3)),
                side: (!high).then_some(seat(2)),
                tricks: Some(Tricks::Side(if high { tricks } else { 13 - tricks })),
                ..HandRecord::blank()
            };
            let scored = hand(scheme, Carry::default(), &record).ok().map(|outcome| {
                let [own, others] = [3, 0].map(|at| outcome.points.at(seat(at)));
                (own, if high { tricks > book } else { own > others })
            });
            holds(cell, scored, &format!("{mode}, {tricks} taken"));
        }
    }
}

fn whist(worked: &Worked, scheme: &Scheme) {
    let rules = scheme.rules.odd_trick().unwrap();
    let standing = worked
        .examples
        .iter()
        .find(|one| one.chosen)
        .map_or(0, |one| match &one.text {
            Message::Number { n } => *n,
            other => panic!("{other:?}"),
        });
    let counts: &[u8] = if rules.honours.is_some() {
        &[0, 3, 4]
    } else {
        &[0]
    };
    assert_eq!(worked.rows.len(), counts.len());
    for (count, row) in counts.iter().zip(&worked.rows) {
        for (tricks, cell) in (7..).zip(&row.cells) {
            let record = HandRecord {
                side: Some(seat(0)),
                tricks: Some(Tricks::Side(13 - tricks)),
                honours: (*count > 0).then_some(Honours {
                    side: seat(1),
                    count: *count,
                }),
                ..HandRecord::blank()
            };
            let mut carry = Carry::default();
            carry.sides.score[Side::Second.index()] = standing;
            let scored = hand(scheme, carry, &record).ok().map(|outcome| {
                let HandResult::Shared(shared) = outcome.result else {
                    panic!("a hand of two sides");
                };
                (outcome.points.at(seat(1)), shared.won.is_some())
            });
            holds(cell, scored, &format!("{count} honours, {tricks} taken"));
        }
    }
}

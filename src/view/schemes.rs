//! The schemes page: each scheme as a readable table, and the game's rules in brief.

use crate::games;
use crate::points::Points;
use crate::scheme::contracts::{GeneralMisere, PotFails};
use crate::scheme::draft::{Draft, Value};
use crate::scheme::exact_bid::{BidTrumpSource, ExactBid, Formula, Miss, Repeat, Schedule, Term};
use crate::scheme::fields::{Entry, Limits, Visibility};
use crate::scheme::keyword::Keyword;
use crate::scheme::odd_trick::{OddTrick, SetClamp, SetScore};
use crate::scheme::partnership_bid::PartnershipBid;
use crate::scheme::{Contract, Contracts, Rules, Scheme, Target, fields};
use crate::view::message::{Arg, Key, Message, PAGE, Rule, contract, game, named, rule, trump};
use crate::view::new_session::joined;
use crate::view::page::{SchemeDetail, SchemeFact, TextRow};
use crate::view::rule_editor::term_name;

/// The target of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ListedScheme {
    /// A draft of house rules, by its place.
    Draft(usize),
    /// A scheme, by its id.
    Scheme(String),
}

/// The maximum number of contracts whose payments a summary lists.
const LISTED: usize = 8;

/// A one-line summary of a scheme: what each contract pays, and whether overtricks and undertricks count.
pub fn line(scheme: &Scheme) -> Message {
    let rules = match &scheme.rules {
        Rules::Contracts(rules) => rules,
        Rules::ExactBid(rules) => return bids_line(rules),
        Rules::OddTrick(rules) => return sides_line(rules),
        Rules::PartnershipBid(rules) => return partners_line(rules),
    };
    let each = rules.biddable().map(|one| scaled(rules, one.pays));
    let pays = if rules.biddable().count() > LISTED {
        span(rules, |one| one.pays)
    } else {
        each.map(Message::number).reduce(Message::spaced)
    };
    let pays = pays.unwrap_or_default();
    let over = span(rules, |one| one.over);
    let under = span(rules, |one| one.under);
    let counted = match (over, under) {
        (Some(over), Some(under)) => Message::overs_and_unders(over, under),
        (Some(over), None) => Message::overs_only(over),
        (None, Some(under)) => Message::unders_only(under),
        (None, None) => Message::NoOvers,
    };
    Message::clauses(pays, counted)
}

/// The range of an amount over all contracts; `None` if all are 0.
fn span(rules: &Contracts, of: impl Fn(&Contract) -> i64) -> Option<Message> {
    let paid = || rules.biddable().map(&of).filter(|n| *n > 0);
    let (least, most) = (scaled(rules, paid().min()?), scaled(rules, paid().max()?));
    Some(if least == most {
        Message::number(least)
    } else {
        Message::from_to(least, most)
    })
}

/// A scheme in detail.
pub fn detail(scheme: &Scheme) -> SchemeDetail {
    let term = |(title, line): (Message, Message)| TextRow {
        label: Message::listed(title.clone(), line.clone()),
        title,
        line,
    };
    SchemeDetail {
        name: Message::scheme(scheme),
        subtitle: at_table(scheme),
        source: Message::source(&scheme.source),
        facts: (scheme.rules.contracts().into_iter())
            .flat_map(|rules| rules.biddable().map(|one| row(rules, one)))
            .collect(),
        terms: terms(scheme).into_iter().map(term).collect(),
        sentences: facts(scheme),
        rules: brief(scheme),
    }
}

/// The game's rules in brief: headings with paragraphs, the game's own or those of games like it.
fn brief(scheme: &Scheme) -> Vec<TextRow> {
    let like = match &scheme.rules {
        Rules::Contracts(_) => "solo",
        Rules::ExactBid(_) => "bids",
        Rules::PartnershipBid(_) => "partners",
        Rules::OddTrick(rules) if rules.high.is_some() => "high-low",
        Rules::OddTrick(rules) if rules.bids.is_some() => "bidding",
        Rules::OddTrick(_) => "plain",
    };
    let part = |part| {
        let text = |of: &str| {
            let (key, places) = rule(&format!("brief-{of}-{part}"))?;
            let parts = places.iter().map(|place| (*place, differs(scheme, place)));
            let parts = parts.collect();
            Some(Message::Rule { key, parts })
        };
        Some(TextRow {
            title: named(&format!("brief-{part}"))?,
            line: text(&scheme.game).or_else(|| text(like))?,
            ..TextRow::default()
        })
    };
    let parts = ["deal", "bid", "play", "score"].into_iter();
    parts.filter_map(part).collect()
}

/// A fact by which the rules in brief differ between schemes of a game.
fn differs(scheme: &Scheme, fact: &str) -> Arg {
    let holds = |holds: bool| Arg::Word(holds.to_string());
    match (&scheme.rules, fact) {
        (Rules::Contracts(rules), "fails") => holds(rules.biddable().any(|one| one.fails > 0)),
        (Rules::ExactBid(rules), "cards") => i64::from(rules.only_size().unwrap_or(0)).into(),
        (Rules::ExactBid(rules), "trump") => Arg::Word(rules.trump.source.word().to_owned()),
        (Rules::OddTrick(rules), "kitty") => holds(rules.kitty),
        (Rules::OddTrick(rules), "modes") => holds(
            rules
                .bids
                .as_ref()
                .is_some_and(|bids| !bids.modes.is_empty()),
        ),
        _ => Message::Blank.into(),
    }
}

fn at_table(scheme: &Scheme) -> Message {
    let (least, most) = (scheme.at_table.least, scheme.at_table.most);
    let game = game(scheme);
    match most - least {
        0 => Message::scheme_for_just(game, least),
        1 => Message::scheme_for_either(game, least, most),
        _ => Message::scheme_for_span(game, least, most),
    }
}

fn scaled(rules: &Contracts, amount: i64) -> i64 {
    rules.unit.saturating_mul(amount)
}

fn row(rules: &Contracts, one: &Contract) -> SchemeFact {
    let counted = |amount: i64| match scaled(rules, amount) {
        0 => Message::None,
        n => Message::number(n),
    };
    let pays = scaled(rules, one.pays);
    let n = i64::from(one.target.tricks());
    let sort = match one.target {
        Target::AtLeast(all) | Target::Exactly(all) if all == rules.cards => "all",
        Target::Exactly(0) | Target::AtMost(0) => "none",
        Target::AtLeast(_) => "at-least",
        Target::Exactly(_) => "exactly",
        Target::AtMost(_) => "at-most",
    };
    let key = Key::new("contracts", &format!("contracts.{}.target", one.id));
    let [tricks, target] = ["short", "long"].map(|form| {
        let text = key.say(&format!("-{form}-{sort}"), |_| n.into());
        text.unwrap_or_default()
    });
    SchemeFact {
        contract: contract(one),
        note: note(one),
        label: Message::scheme_row_says(contract(one), target.clone(), pays),
        tricks,
        target,
        pays,
        total: if one.declarers == 2 {
            pays
        } else {
            pays.saturating_mul(3)
        },
        over: counted(one.over),
        under: counted(one.under),
    }
}

fn note(one: &Contract) -> Message {
    let said = |key: &str, word: &str| {
        let key = Key::new("contracts", &format!("contracts.{}.{key}", one.id));
        key.word_or_key(&format!("-{word}"))
    };
    Message::listed(
        said("trump", one.trump.word()),
        said("leads", one.leads.word()),
    )
}

fn facts(scheme: &Scheme) -> Vec<Message> {
    let Some(rules) = scheme.rules.contracts() else {
        return Vec::new();
    };
    let draft = Draft::of(scheme);
    let mut facts = vec![Message::FactPays];
    if rules.biddable().any(|one| one.declarers == 2) {
        facts.push(match scheme.game.as_str() {
            "solo-whist" => Message::FactShares,
            _ => Message::FactTwoShare,
        });
    }
    if let Some(pot) = rules.pot {
        facts.push(Message::PotFactTakes);
        if pot.fails == PotFails::Doubles {
            facts.push(Message::PotFactDoubles);
        }
        facts.push(Message::PotFactLeft);
    }
    let each = rules.contracts.iter();
    facts.extend(each.flat_map(|one| facts_of(rules, one, &draft)));
    facts
}

/// Unusual properties of a contract: a sentence for each of its keys that has one.
fn facts_of(rules: &Contracts, one: &Contract, draft: &Draft) -> Vec<Message> {
    let entries = fields::of("contracts").iter();
    let facts = entries.filter_map(|entry| {
        let key = entry.path.strip_prefix("contracts.*.")?;
        let path = format!("contracts.{}.{key}", one.id);
        let (part, n) = match draft.at(&path)? {
            Value::Integer(n) if *n > 0 => ("-fact".to_owned(), *n),
            // A general misère is played whether it can be bid or not.
            Value::Boolean(said) if !one.is_general_misere() => (format!("-{said}-fact"), 0),
            _ => return None,
        };
        let n = if entry.hint.kind.is_points() {
            scaled(rules, n)
        } else {
            n
        };
        Key::new("contracts", &path).say(&part, |place| match place {
            "contract" => contract(one).into(),
            _ => n.into(),
        })
    });
    facts.collect()
}

/// A summary of an `exact-bid` scheme.
fn bids_line(rules: &ExactBid) -> Message {
    let said = |found: &Formula| formula(found, rules.decimals);
    let made = said(&rules.made);
    let line = match rules.miss() {
        Miss::Apart { over, under } => {
            Message::bid_line_apart(made, over_formula(over, rules.decimals), said(under))
        }
        Miss::Half => {
            let half = Key::new("exact-bid", "halve-on-miss").word_or_key("-true-term");
            Message::bid_line(made, half)
        }
        Miss::Alike(missed) => Message::bid_line(made, said(missed)),
    };
    match &rules.zero_bid.made {
        Some(zero) => Message::bid_line_zero(line, said(zero)),
        None => line,
    }
}

/// A summary of an `odd-trick` scheme.
fn sides_line(rules: &OddTrick) -> Message {
    if let (Some(high), Some(low)) = (rules.high, rules.low) {
        let target = rules.goal.target;
        let game = target.map_or(Message::SidesDealLine, Message::sides_to);
        // In a low hand one side scores or the other loses.
        let low = if low.fewer > 0 { low.fewer } else { -low.more };
        return Message::sides_high_low_line(game, high.made, low);
    }
    match (rules.goal.target, &rules.bids) {
        (Some(n), Some(bids)) => {
            let made = Key::new("odd-trick", "made");
            let made = made.word_or_key(&format!("-{}", rules.made.word()));
            Message::sides_bid_line(n, bids.min, made)
        }
        (Some(n), None) if rules.rubber.is_some() => Message::sides_rubbers_to(n),
        (Some(n), None) => Message::sides_to(n),
        (None, _) => Message::SidesDealLine,
    }
}

/// A formula as a sum: `10 + bid`, `−10 × off`, `−10 − bid`, or `0`; points have this many decimals.
pub(in crate::view) fn formula(formula: &Formula, decimals: u8) -> Message {
    sum(formula, decimals, term_name)
}

/// Like [`formula`], for more tricks than bid: the tricks off are extra tricks.
pub(in crate::view) fn over_formula(formula: &Formula, decimals: u8) -> Message {
    let extra = || Key::new("exact-bid", "term.over").word_or_key("");
    sum(formula, decimals, |term| match term {
        Term::Off => extra(),
        _ => term_name(term),
    })
}

fn sum(formula: &Formula, decimals: u8, name: impl Fn(Term) -> Message) -> Message {
    let said = |term: Term, n: i64| times(term, Points { n, decimals }, &name);
    let mut terms = formula.terms();
    let Some((term, n)) = terms.next() else {
        return Message::number(0);
    };
    terms.fold(said(term, n), |sum, (term, n)| match n {
        ..0 => Message::house_minus(sum, said(term, n.saturating_abs())),
        _ => Message::plus(sum, said(term, n)),
    })
}

/// Points times a term, or just the term for one whole point.
fn times(term: Term, n: Points, name: impl Fn(Term) -> Message) -> Message {
    if term == Term::Constant {
        return Message::points_alone(n);
    }
    let of = name(term);
    if n.n == Points::one(n.decimals) {
        of
    } else {
        Message::times_of(n, of)
    }
}

/// A summary of a `partnership-bid` scheme.
fn partners_line(rules: &PartnershipBid) -> Message {
    let made = Message::partners_each(rules.made);
    match rules.goal.target {
        Some(n) => Message::listed(Message::sides_to(n), made),
        None => made,
    }
}

/// The rules shown on a scheme's page: those that every scheme has, and those that differ from their defaults.
fn terms(scheme: &Scheme) -> Vec<(Message, Message)> {
    let kind = scheme.rules.kind();
    let draft = Draft::of(scheme);
    let limits = Limits {
        cards: scheme.deck / scheme.players.most.max(1),
        ..Limits::of(scheme.deck, scheme.players)
    };
    let usual = Draft::from_table(fields::initial(kind, None, limits));
    let is_usual = |path: &str, value: &Value| match path.split_once('.') {
        Some((group, key)) if !usual.has(group) => {
            fields::initial(kind, Some(group), limits).get(key) == Some(value)
        }
        _ => usual.at(path) == Some(value),
    };
    let shown = fields::of(kind).iter().filter(|entry| {
        let said = |value| !is_usual(&entry.path, value);
        entry.hint.applies(|key| draft.has(key))
            && match entry.hint.shown {
                Visibility::Never => false,
                Visibility::Said => draft.at(&entry.path).is_some_and(said),
                Visibility::Always => true,
            }
    });
    shown
        .filter(|entry| !idle(scheme, entry))
        .filter_map(|entry| {
            let rule = Rule::new(scheme, &entry.path, PAGE);
            let (value, text) = (draft.at(&entry.path), own(scheme, &draft, &entry.path));
            Some((
                rule.own_name(value)?,
                text.unwrap_or_else(|| rule.value(value)),
            ))
        })
        .collect()
}

/// Whether a rule has no effect, because others replace it, or is told elsewhere.
fn idle(scheme: &Scheme, entry: &Entry) -> bool {
    match (&scheme.rules, entry.path.as_str()) {
        // A table may play it all the same.
        (Rules::Contracts(rules), "general-misere") => {
            games::can_pass_out(scheme) && rules.general_misere == GeneralMisere::default()
        }
        (Rules::ExactBid(rules), "missed") => !matches!(rules.miss(), Miss::Alike(_)),
        // Its trump suit is none of the four, so no trump is recorded.
        (Rules::ExactBid(_), "trump.source") => scheme.game == "skull-king",
        _ => false,
    }
}

/// The value of a rule with a special form.
fn own(scheme: &Scheme, draft: &Draft, path: &str) -> Option<Message> {
    let value = |path| Rule::new(scheme, path, PAGE).value(draft.at(path));
    match (&scheme.rules, path) {
        (Rules::OddTrick(rules), "set") if rules.set == SetScore::Shortfall => {
            let clamped = rules.set_clamp == SetClamp::Bid;
            clamped.then(|| Key::new("odd-trick", path).word_or_key("-clamped-term"))
        }
        (Rules::ExactBid(rules), "schedule") => {
            let repeats = draft.at("schedule.repeat").and_then(Value::as_str);
            let repeats = repeats.is_some_and(|repeat| repeat != Repeat::None.word());
            let repeats = repeats.then(|| value("schedule.repeat"));
            Some(schedule(&rules.schedule).and(repeats))
        }
        (Rules::ExactBid(rules), "trump.source") => match rules.trump.rotation[..] {
            _ if rules.trump.source != BidTrumpSource::Rotation => None,
            [suit] => Some(trump(Some(suit))),
            _ => Some(value("trump")),
        },
        _ => None,
    }
}

fn schedule(schedule: &Schedule) -> Message {
    let range = match schedule {
        Schedule::List(sizes) => return Message::typed(&joined(sizes)),
        Schedule::Range(range) => range,
    };
    let (from, to) = (i64::from(range.from), i64::from(range.to));
    let way = match range.back {
        _ if from == to => return Message::cards(from),
        true => Message::from_to_and_back(from, to),
        false => Message::from_to(from, to),
    };
    match range.step {
        0 | 1 => way,
        step => Message::seating_sizes_by(way, step),
    }
}

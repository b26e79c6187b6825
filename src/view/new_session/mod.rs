//! The new-session page: the rule switches, the settlement, and whether the session can start.
//!
//! The switches change the session's own copy of the scheme document; the scheme itself stays as it is.

mod money;
mod sizes;

use crate::cards::Trump;
use crate::points::Points;
use crate::scheme::contracts::{Contract, Contracts};
use crate::scheme::draft::{Draft, Value};
use crate::scheme::exact_bid::{ExactBid, Formula, Term};
use crate::scheme::keyword::Keyword;
use crate::scheme::{OddTrick, Rules, Scheme, TrumpSource, fields, set};
use crate::seat::Direction;
use crate::view::message::{Message, Rule, SWITCH, contract, trump};
use crate::view::page::Choice;
use crate::view::rule_editor::usual_rotation;
use crate::view::schemes::formula;

pub use super::page::SwitchRow;
pub(super) use money::{settled_by, settling};
pub use money::{settlings, stake_refused, stake_terms, stake_unit, stakes, typed_stake};
pub(in crate::view) use sizes::joined;
pub use sizes::typed as typed_sizes;

/// The switches for rules that differ between tables, for this number of players. `kept` is the unchanged scheme, whose
/// values are always offered.
pub fn switches(kept: &Scheme, now: &Scheme, seats: usize) -> Vec<SwitchRow> {
    let mut rows = Rows::new(kept, now);
    if let (Rules::ExactBid(old), Rules::ExactBid(rules)) = (&kept.rules, &now.rules) {
        let sizes = sizes::rows(&old.schedule, &rules.schedule, now, seats);
        rows.switches.extend(sizes);
    }
    for (path, values) in fields::offered(kept, now) {
        match (path.as_str(), &kept.rules, &now.rules) {
            // If every contract names its trump, there is neither a proposal nor a trump of the hand.
            ("trump" | "unaccepted", _, Rules::Contracts(rules)) if !rules.uses_trump_of_hand() => {
            }
            ("trump", Rules::Contracts(old), Rules::Contracts(rules)) => {
                let row = trumps(&rows, old, rules, &values);
                rows.switches.push(row);
            }
            ("missed", Rules::ExactBid(old), Rules::ExactBid(rules)) => {
                let row = missed(&rows, old, rules);
                rows.switches.push(row);
            }
            (key, old, _) => {
                rows.offer(key, &values);
                if let ("target", Rules::OddTrick(old)) = (key, old) {
                    follow_target(&mut rows, old);
                }
            }
        }
    }
    if let (Rules::Contracts(old), Rules::Contracts(rules)) = (&kept.rules, &now.rules) {
        offer_contracts(&mut rows, old, rules);
    }
    let ways = fields::words::<Direction>().into_iter();
    rows.offer("direction", &ways.map(str::to_owned).collect::<Vec<_>>());
    let mut rows = rows.switches;
    // A switch with one value is no choice.
    rows.retain(|row| row.values.len() > 1);
    rows
}

/// Makes the last switch, the game target, also set the losing score, if the scheme's losing score is the negated
/// target.
fn follow_target(rows: &mut Rows, kept: &OddTrick) {
    if kept.goal.lose_at != kept.goal.target.map(|target| -target) {
        return;
    }
    let row = rows.switches.last_mut().into_iter();
    for value in row.flat_map(|row| &mut row.values) {
        let lost = value.does.iter();
        let lost: Vec<_> = lost.map(|(_, n)| one("lose-at", format!("-{n}"))).collect();
        value.does.extend(lost.concat());
    }
}

/// How many switches differ from the scheme, or that there are none.
pub fn changed(rows: &[SwitchRow]) -> Message {
    match rows.iter().filter(|row| row.changed).count() {
        0 => Message::SeatingSchemeStays,
        n => Message::seating_scheme_stays_changed(n),
    }
}

/// What is missing before a session can start.
pub fn missing_players(scheme: &Scheme, seated: usize) -> Message {
    let least = usize::from(scheme.at_table.least);
    match least.checked_sub(seated) {
        Some(missing) if missing > 0 => Message::players_wanted(missing),
        _ => Message::Blank,
    }
}

/// Why a name is invalid.
pub fn name_error(error: &crate::ledger::NameError) -> Message {
    use crate::ledger::NameError;
    match error {
        NameError::Empty => Message::NameEmpty,
        NameError::TooLong { .. } => Message::NameLong,
        NameError::Confusable { name } | NameError::Unclean { name } => Message::name_twin(name),
    }
}

/// A dotted key of a scheme's document and its new value, as read by [`crate::scheme::set`].
pub type Setting = (String, String);

/// A switch with its value in the scheme and in the session's copy.
///
/// If they are not among the usual values, the scheme's value is offered first and the current one last.
fn row<T: Clone + PartialEq>(
    label: Message,
    (kept, now): (&T, &T),
    usual: &[T],
    say: impl Fn(&T) -> Message,
    set: impl Fn(&T) -> Vec<Setting>,
) -> SwitchRow {
    let mut offered: Vec<T> = Vec::with_capacity(usual.len() + 2);
    let own = Some(kept).filter(|kept| !usual.contains(kept));
    for value in own.into_iter().chain(usual).chain([now]) {
        if !offered.contains(value) {
            offered.push(value.clone());
        }
    }
    let values = offered.iter().map(|value| {
        let text = say(value);
        let says = Message::slot_filled(label.clone(), text.clone());
        Choice::of(text, value == now, set(value)).says(says)
    });
    SwitchRow {
        values: values.collect(),
        label,
        note: Message::Blank,
        changed: kept != now,
        typing: None,
        typed: String::new(),
        error: None,
    }
}

/// Sets one key to one value.
fn one(key: &str, value: impl Into<String>) -> Vec<Setting> {
    vec![(key.to_owned(), value.into())]
}

/// The switches of a scheme; only values that give a valid scheme are offered.
struct Rows<'a> {
    now: &'a Scheme,
    kept_draft: Draft,
    now_draft: Draft,
    switches: Vec<SwitchRow>,
}

impl<'a> Rows<'a> {
    fn new(kept: &'a Scheme, now: &'a Scheme) -> Self {
        Self {
            now,
            kept_draft: Draft::of(kept),
            now_draft: Draft::of(now),
            switches: Vec::new(),
        }
    }

    /// The switch of a key with these document values, `off` for absent.
    fn offer(&mut self, path: &str, offered: &[String]) {
        let rule = Rule::new(self.now, path, SWITCH);
        let row = self.row(path, rule.name(self.now_draft.at(path)), offered, |value| {
            rule.value(value)
        });
        self.switches.push(row);
    }

    /// The switch of a key with other texts.
    fn row(
        &self,
        path: &str,
        label: Message,
        offered: &[String],
        say: impl Fn(Option<&Value>) -> Message,
    ) -> SwitchRow {
        // An optional table has a switch of its own.
        let entries = fields::of(self.now.rules.kind()).iter();
        let below = entries.filter(|entry| entry.optional);
        let below = below.filter_map(|entry| entry.path.strip_prefix(path)?.strip_prefix('.'));
        let below: Vec<&str> = below.collect();
        let value = |draft: &Draft| {
            let mut value = draft.at(path).cloned();
            if let Some(Value::Table(table)) = &mut value {
                table.retain(|key, _| !below.contains(&key));
            }
            value
        };
        let kept = self.kept_draft.at(path);
        // Values that give an invalid scheme are not offered.
        let usual = offered.iter().filter_map(|text| {
            let set = set::apply(self.now, &one(path, text)).ok()?;
            Some(value(&Draft::of(&set)))
        });
        row(
            label,
            (&value(&self.kept_draft), &value(&self.now_draft)),
            &usual.collect::<Vec<_>>(),
            |value| say(value.as_ref()),
            |value| {
                let mut value = value.clone();
                if let Some(Value::Table(table)) = &mut value {
                    let own = |key: &&str| Some(((*key).to_owned(), kept?.get(*key)?.clone()));
                    table.extend(below.iter().filter_map(own));
                }
                one(
                    path,
                    value.map_or_else(|| "off".to_owned(), |value| value.to_string()),
                )
            },
        )
    }
}

/// The score of a missed bid: one for all misses, or separate for over and under.
fn missed(rows: &Rows, kept: &ExactBid, now: &ExactBid) -> SwitchRow {
    let point = Points::one(now.decimals);
    let alike = |terms: &[(Term, i64)]| (Formula::of(terms), Formula::of(terms));
    row(
        Rule::new(rows.now, "missed", SWITCH).name(None),
        (&(kept.over, kept.under), &(now.over, now.under)),
        &[
            alike(&[]),
            alike(&[(Term::Bid, -point)]),
            alike(&[(Term::Off, -point)]),
            alike(&[(Term::Tricks, point)]),
        ],
        |(over, under)| {
            let formula = |one| formula(one, now.decimals);
            if over == under {
                formula(over)
            } else {
                Message::seating_over_and_under(formula(over), formula(under))
            }
        },
        |(over, under)| -> Vec<Setting> {
            if over == under {
                one("missed", over.document())
            } else {
                let apart = [("over", over), ("under", under)];
                apart
                    .map(|(key, formula)| (key.to_owned(), formula.document()))
                    .to_vec()
            }
        },
    )
}

/// The switches of contracts without a key of their own, or with one per contract.
fn offer_contracts(rows: &mut Rows, kept: &Contracts, now: &Contracts) {
    rows.switches.push(overs(kept, now));
    let optional = |one: &&Contract| !one.is_general_misere() && one.id != "solo";
    for one in now.contracts.iter().filter(optional) {
        let path = format!("contracts.{}.allowed", one.id);
        let rule = Rule::new(rows.now, &path, SWITCH);
        let either = ["true", "false"].map(str::to_owned);
        let row = rows.row(&path, contract(one), &either, |value| rule.value(value));
        rows.switches.push(row);
    }
}

/// Where trumps come from; a rotation uses the scheme's own order if it has one.
fn trumps(rows: &Rows, kept: &Contracts, now: &Contracts, usual: &[String]) -> SwitchRow {
    let own = [&now.trump, &kept.trump].into_iter().find_map(|source| {
        let TrumpSource::Rotation(order) = source else {
            return None;
        };
        let order: Vec<&str> = order.iter().map(|suit| suit.word()).collect();
        Some(Value::from(order))
    });
    let in_turn = format!("{{ rotation = {} }}", own.unwrap_or_else(usual_rotation));
    let rule = Rule::new(rows.now, "trump", SWITCH);
    let offered: Vec<String> = usual.iter().cloned().chain([in_turn]).collect();
    rows.row("trump", rule.name(None), &offered, |value| {
        let order = value.and_then(|value| value.get("rotation")?.as_array());
        let Some(order) = order else {
            return rule.value(value);
        };
        let suits = order
            .iter()
            .map(|word| trump(word.as_str().and_then(Trump::from_word)));
        Message::seating_in_turn(suits.reduce(Message::listed).unwrap_or_default())
    })
}

/// The points for overtricks and undertricks of each contract that can have any, by key.
type Counted = Vec<(String, i64)>;

/// Whether overtricks and undertricks score. If they do not in the scheme, there is no switch.
fn overs(kept: &Contracts, now: &Contracts) -> SwitchRow {
    let counted = |rules: &Contracts| -> Counted {
        let all = rules.contracts.iter();
        let bid = all.filter(|one| !one.is_general_misere());
        let key = |id: &str, (part, n)| (format!("contracts.{id}.{part}"), n);
        bid.flat_map(|one| one.trick_points().map(|part| key(&one.id, part)))
            .collect()
    };
    let own = counted(kept);
    let none: Counted = own.iter().map(|(key, _)| (key.clone(), 0)).collect();
    row(
        Message::SeatingRuleOvers,
        (&own, &counted(now)),
        &[own.clone(), none.clone()],
        |value| {
            if *value == none {
                Message::SeatingOversNotCounted
            } else {
                Message::SeatingOversCounted
            }
        },
        |value| {
            // Keys absent from the scheme stay absent.
            let changes = value.iter().zip(&own).filter(|(_, kept)| kept.1 != 0);
            changes
                .map(|((key, new), _)| -> Setting { (key.clone(), new.to_string()) })
                .collect()
        },
    )
}

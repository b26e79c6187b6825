//! The keys common to all kinds.

use super::hint::SIGNED;
use super::{
    Limits, ValueKind, accessor, contracts, exact_bid, keys, odd_trick, partnership_bid, read,
    text, word, write,
};
use crate::scheme::document::{ClashKind, MAX_SEATS_U8, Node, Reader, SchemeError, range};
use crate::scheme::keyword::Keyword;
use crate::scheme::{FORMAT, Range, Revoke, Rules, Scheme, SettleMode};
use crate::seat::Direction;
use toml::{Table, Value};

type Field = super::Field<Scheme>;

/// For keys that identify the document and have been read before.
const READ: super::Read<Scheme> = |_, _, _| Ok(());

/// All keys common to all kinds.
pub(super) const FIELDS: &[Field] = &[
    Field::custom("format", READ, |_| Some(FORMAT.into())),
    Field::id("id", text!(id)).needed(),
    Field::id("game", text!(game)).needed(),
    Field::name("name", text!(name)).needed(),
    // Names by language are checked and otherwise left to the document.
    Field::custom("names", |node, _, _| names(node), |_| None),
    Field::custom(
        "source",
        |node, _, scheme| node.line().map(|line| scheme.source = line),
        |scheme| Some(scheme.source.as_str().into()),
    ),
    Field::custom("kind", READ, |scheme| Some(scheme.rules.kind().into())),
    word!("direction", Direction, direction),
    // The page has them below its name.
    Field::custom("players", READ, |scheme| Some(range_value(scheme.players))).never_shown(),
    Field::custom(
        "at-table",
        |node, _, scheme| range(node, 1).map(|both| scheme.at_table = both),
        // Defaults to the number of players dealt cards.
        |scheme| {
            let own = scheme.at_table != scheme.players;
            own.then(|| range_value(scheme.at_table))
        },
    )
    .never_shown(),
    Field::small("deck", |_| (1, u8::MAX.into()), accessor!(deck)).of_kind(ValueKind::Pack),
    word!("settle", SettleMode, settle),
    Field::group(
        "revoke",
        &[
            Field::whole("points", SIGNED, accessor!(revoke?.points))
                .needed()
                .of_kind(ValueKind::Lost)
                .group_switch(),
            Field::truth("replaces", accessor!(revoke?.replaces)),
        ],
        |scheme, _| scheme.revoke = Some(Revoke::default()),
    )
    .optional(),
];

/// Parses a document of a known kind: the kind's keys with `rules`, and the common ones.
pub(in crate::scheme) fn common<R>(
    table: &Table,
    own: &'static [super::Field<R>],
    rules: fn(&Reader, Limits) -> Result<Rules, SchemeError>,
) -> Result<Scheme, SchemeError> {
    let top = Reader::open(table, String::new(), &[&keys(FIELDS), &keys(own)])?;
    let players = range(&top.need("players")?, 2)?;
    let deck = top.or("deck", 52, |field| field.small(1..=u8::MAX))?;
    if deck < players.most {
        let players = players.most;
        return Err(top.clash("deck", ClashKind::PackForPlayers { deck, players }));
    }
    let limits = Limits::of(deck, players);
    let mut scheme = blank(rules(&top, limits)?, players);
    read(FIELDS, &top, limits, &mut scheme)?;
    let most = players.most.saturating_add(1).min(MAX_SEATS_U8);
    if scheme.at_table.least < players.least || scheme.at_table.most > most {
        let least = players.least;
        return Err(top.clash("at-table", ClashKind::Table { least, most }));
    }
    if let Some(thing) = scheme.settle.missing_award(&scheme.rules) {
        let mode = scheme.settle;
        return Err(top.clash("settle", ClashKind::Settle { mode, thing }));
    }
    Ok(scheme)
}

/// A scheme with only the rules of its kind.
pub(super) fn blank(rules: Rules, players: Range) -> Scheme {
    Scheme {
        id: String::new(),
        game: String::new(),
        name: String::new(),
        source: String::new(),
        players,
        at_table: players,
        direction: Direction::default(),
        deck: 52,
        settle: match rules {
            Rules::ExactBid(_) => SettleMode::Difference,
            _ => SettleMode::PerPoint,
        },
        revoke: None,
        rules,
        document: String::new(),
    }
}

/// A scheme as a document with all defaults spelled out; absent rules stay absent.
pub(in crate::scheme) fn table(scheme: &Scheme) -> Table {
    let mut top = write(FIELDS, scheme);
    top.extend(match &scheme.rules {
        Rules::Contracts(rules) => write(contracts::FIELDS, rules),
        Rules::ExactBid(rules) => write(exact_bid::FIELDS, rules),
        Rules::OddTrick(rules) => write(odd_trick::FIELDS, rules),
        Rules::PartnershipBid(rules) => write(partnership_bid::FIELDS, rules),
    });
    top
}

fn names(field: &Node) -> Result<(), SchemeError> {
    let mut names = field.entries()?;
    names.try_for_each(|(_, name)| name.name().map(drop))
}

fn range_value(range: Range) -> Value {
    [range.least, range.most]
        .map(i64::from)
        .map(Value::from)
        .to_vec()
        .into()
}

/// Fails unless a scheme is for two partnerships of two.
pub(super) fn check_partnerships(top: &Reader, limits: Limits) -> Result<(), SchemeError> {
    const FOUR: Range = Range { least: 4, most: 4 };
    if limits.players != FOUR {
        return Err(top.clash("players", ClashKind::Partnerships));
    }
    if top.or("at-table", FOUR, |node| range(node, 1))? != FOUR {
        return Err(top.clash("at-table", ClashKind::Partnerships));
    }
    Ok(())
}

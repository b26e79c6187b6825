//! A scheme's page: rare keys are shown too, in English.

use crate::support::{Evening, editor_of, scheme, stamp};
use oddtrick::games::entry::{Answer, Ask, Tap};
use oddtrick::scheme::draft::{Change, Draft};
use oddtrick::scheme::fields::{self, Entry, Limits};
use oddtrick::scheme::{Scheme, catalog};
use oddtrick::seat::Seat;
use oddtrick::view::Message;
use oddtrick::view::schemes::{detail, line};
use oddtrick::view::table::table;
use oddtrick::words::Words;

/// The rules of a page, each as `name: value`.
fn rules(id: &str, settings: &[&str]) -> Vec<String> {
    let words = Words::of("en");
    let plain = |text: String| {
        let text = text.replace(['\u{2068}', '\u{2069}'], "");
        text.replace('\u{a0}', " ")
    };
    let terms = detail(&scheme(id, settings)).terms;
    terms
        .iter()
        .map(|term| {
            plain(format!(
                "{}: {}",
                words.say(&term.title),
                words.say(&term.line)
            ))
        })
        .collect()
}

#[test]
fn sources_are_shown_in_every_language() {
    let english = Words::of("en");
    for scheme in catalog::all() {
        let source = detail(scheme).source;
        let said = english.say(&source).replace(['‘', '’'], "'");
        assert_eq!(said, scheme.source, "{}", scheme.id);
        let persian = Words::of("fa").say(&source);
        // A website whose name is the whole source.
        let is_name = scheme.id == "spades";
        assert_eq!(persian == scheme.source, is_name, "{}", scheme.id);
        let marks = |mark: char| persian.matches(mark).count();
        assert_eq!(marks('\u{2068}'), marks('\u{2069}'), "{persian}");
    }
    // Typed text stays as typed.
    let own = "the back of an envelope";
    assert_eq!(english.say(&Message::source(own)), own);
}

#[test]
fn house_rules_are_shown_on_the_page() {
    for (id, settings, wanted) in [
        ("oh-hell", &["target=101"][..], "Game: 101"),
        (
            "oh-hell",
            &["halve-on-miss=true"],
            "Bid missed: minus half the total, rounded in the player’s favour",
        ),
        (
            "oh-hell",
            &["trump.last-resort=none"],
            "Trumps: none where no card is left to turn",
        ),
        ("romanian-whist", &[], "Trumps: none from 8 cards on"),
        ("oh-hell-symmetric", &[], "Bid missed: −10 − bid"),
        (
            "bid-whist-shortfall",
            &["set-clamp=bid"],
            "Bid failed: the tricks short, but no more than the bid",
        ),
        (
            "bid-whist",
            &[],
            "Boston: a game won by bidding and taking all thirteen counts as 2 games",
        ),
        ("bid-whist-parlett", &[], "Boston: ×4"),
        (
            "bid-whist-parlett",
            &[],
            "The others then score: their tricks above the book",
        ),
        (
            "bid-whist-parlett",
            &[],
            "Ways to play: uptown, downtown, no trump",
        ),
        (
            "bid-whist-parlett",
            &[],
            "Kitty: the declarer’s first trick",
        ),
        ("bid-whist-parlett", &[], "Pack: 54 cards"),
        (
            "romanian-whist",
            &[],
            "Cards: 1 to 8 and back, smallest and largest once for each player",
        ),
        ("israeli-whist", &[], "Cards: 13 cards each, without end"),
        ("oh-hell", &["schedule.step=2"], "Cards: 1 to 13, by 2"),
        ("whist-short", &[], "Honours count: below 4"),
        (
            "whist-short",
            &["rubber.games=3"],
            "Rubber: 3 games, single 1, double 2, treble 3, rubber 2",
        ),
        (
            "nomination-whist",
            &[],
            "Trumps: spades, hearts, clubs, diamonds, no trump in turn",
        ),
        ("callbreak", &[], "Trumps: spades"),
        ("callbreak", &[], "Direction of play: anticlockwise"),
        (
            "israeli-whist",
            &[],
            "Trumps: named by the winner of an auction",
        ),
        ("wizard", &[], "Trumps in the last hand: no trump"),
        (
            "oh-hell-set",
            &["revoke.points=-10", "revoke.replaces=true"],
            "Revoke: −10 instead of the hand",
        ),
        (
            "solo-whist-points",
            &["trump={ rotation=[\"clubs\", \"hearts\"] }"],
            "Trumps: clubs, hearts in turn",
        ),
        (
            "whist-5",
            &["suit-values={ clubs=2, diamonds=3, hearts=4 }"],
            "Trick value by trump suit: spades 1, clubs 2, diamonds 3, hearts 4",
        ),
    ] {
        let found = rules(id, settings);
        assert!(found.iter().any(|rule| rule == wanted), "{found:#?}");
        // And not on the page of a scheme without them.
        let plain = rules(if id == "oh-hell" { id } else { "oh-hell-set" }, &[]);
        assert!(plain.iter().all(|rule| rule != wanted), "{plain:#?}");
    }
}

/// With the default of a key in place of its own value, the page says something else.
#[test]
fn every_key_that_differs_from_its_default_is_on_the_page() {
    let page = |scheme: &Scheme| {
        let detail = detail(scheme);
        format!("{:?}", (detail.facts, detail.terms, detail.sentences))
    };
    let mut unsaid = Vec::new();
    for scheme in catalog::all() {
        let (kind, draft) = (scheme.rules.kind(), Draft::of(scheme));
        let limits = Limits::of(scheme.deck, scheme.players);
        let usual = Draft::from_table(fields::initial(kind, None, limits));
        for Entry { path, .. } in fields::of(kind) {
            let of_group = path.split_once('.').filter(|(group, _)| !usual.has(group));
            let of_group = of_group.map(|(group, key)| {
                let group = fields::initial(kind, Some(group), limits);
                group.get(key).cloned()
            });
            let default = of_group.unwrap_or_else(|| usual.at(path).cloned());
            let change = match default {
                Some(value) => Change::Set(path.clone(), value),
                None => Change::Clear(path.clone()),
            };
            if ["players", "at-table"].contains(&path.as_str()) || !draft.has(path) {
                continue;
            }
            let Ok(plain) = draft.changed(&[change]).read() else {
                continue;
            };
            let facts = |scheme: &Scheme| {
                let Scheme { rules, revoke, .. } = scheme;
                format!(
                    "{rules:?} {revoke:?} {:?} {}",
                    scheme.direction, scheme.deck
                )
            };
            if facts(&plain) != facts(scheme) && page(&plain) == page(scheme) {
                unsaid.push(format!("{} {path}", scheme.id));
            }
        }
    }
    let untold = [
        // Its trump suit is none of the four; the rules in brief have it.
        "skull-king trump",
        "skull-king trump.source",
    ];
    assert_eq!(unsaid, untold);
}

/// The text in brief is the game's own, or has what its scheme differs in.
#[test]
fn the_rules_in_brief_are_those_of_the_scheme() {
    let (sizes, card) = ("The size of the hand changes", "The next card is turned up");
    for (id, settings, said, unsaid) in [
        (
            "oh-hell",
            &[][..],
            &[sizes, card][..],
            &["the same number"][..],
        ),
        (
            "israeli-whist",
            &[],
            &["the same number of cards: 13 each", "auction of five"],
            &[sizes, card, "the dealer bids last"],
        ),
        (
            "skull-king",
            &[],
            &[
                "black suit is always trumps",
                "at the same time",
                "mermaids",
            ],
            &[card, "the dealer bids last"],
        ),
        ("nomination-whist", &[], &["in a fixed order"], &[card]),
        (
            "oh-hell",
            &["trump.source=last-card"],
            &["The last card dealt"],
            &[card],
        ),
        (
            "bid-whist",
            &[],
            &["a kitty", "uptown"],
            &["thirteen cards"],
        ),
        (
            "bid-whist-1900",
            &[],
            &["thirteen cards each", "without a suit"],
            &["kitty", "uptown", "One round"],
        ),
        (
            "wiezen",
            &[],
            &["can be paid another number"],
            &["is paid if it fails"],
        ),
        ("rikken", &[], &["is paid if it fails"], &["another number"]),
        ("norwegian-whist", &[], &["grand", "nullo"], &["face down"]),
        ("minnesota-whist", &[], &["face down"], &["nullo"]),
    ] {
        let texts = detail(&scheme(id, settings)).rules;
        let words = Words::of("en");
        let texts: Vec<String> = texts.iter().map(|text| words.say(&text.line)).collect();
        let text = texts.join(" ");
        for part in said {
            assert!(text.contains(part), "{id}: no {part:?} in {text}");
        }
        for part in unsaid {
            assert!(!text.contains(part), "{id}: {part:?} in {text}");
        }
    }
}

#[test]
fn the_summary_says_that_a_miss_halves() {
    let words = Words::of("en");
    let halved = line(&scheme("oh-hell", &["halve-on-miss=true"]));
    assert!(words.say(&halved).contains("half the total"));
}

#[test]
fn a_summary_says_what_a_player_recognises() {
    let words = Words::of("en");
    for (id, settings, expected) in [
        (
            "solo-whist-units",
            &[][..],
            "1 1 2 3 3 4 6; overtricks and undertricks do not count",
        ),
        (
            "kleurenwiezen",
            &[],
            "3 to 60; 1 to 3 an overtrick, 1 to 3 an undertrick",
        ),
        ("minnesota-whist", &[], "to 13, each trick 1 high, 1 low"),
        ("norwegian-whist", &[], "to 50, each trick 4 high, 2 low"),
        (
            "minnesota-whist",
            &["low.fewer=0", "low.more=1"],
            "to 13, each trick 1 high, −1 low",
        ),
        ("nomination-whist", &[], "10 + tricks; if missed, tricks"),
        (
            "callbreak",
            &[],
            "bid; over bid + 0.1 × extra tricks, under −1.0 × bid",
        ),
        (
            "skull-king",
            &[],
            "20 × bid; if missed, −10 × tricks off; zero 10 × cards",
        ),
    ] {
        let said = words.say(&line(&scheme(id, settings)));
        let said = said.replace(['\u{2068}', '\u{2069}'], "");
        assert_eq!(said.replace('\u{a0}', " "), expected, "{id}");
    }
}

/// Whist by trump suit asks for it.
#[test]
fn the_dock_asks_which_suit_was_trump() {
    let settings = ["suit-values={ hearts=4 }"];
    let ledger = Evening::new("whist-5", &settings, 4).ledger;
    let mut book = editor_of(ledger);
    let side = Tap::Answer(Ask::Side, Answer::Player(Seat::new(0).unwrap()));
    let stamp = stamp(1);
    book.tap(side, stamp).unwrap();
    let words = Words::of("en");
    let plain = |text: String| text.replace(['\u{2068}', '\u{2069}'], "");
    let dock = table(&book).entry;
    assert_eq!((dock.current_step, dock.slots.len()), (1, 3));
    assert_eq!(words.say(&dock.slots[1].label), "Trumps");
    let step = &dock.steps[1];
    assert_eq!(words.say(&step.question), "Which suit was trumps?");
    let chips: Vec<String> = step
        .chips
        .iter()
        .map(|chip| plain(words.say(&chip.text)))
        .collect();
    assert_eq!(chips, ["spades", "clubs", "diamonds", "hearts"]);
    assert_eq!(plain(words.say(&step.chips[0].label)), "Trumps: spades");
}

/// A game to a total has no last hand to count towards.
#[test]
fn the_table_counts_hands_towards_the_end_where_there_is_one() {
    let words = Words::of("en");
    for (settings, wanted) in [
        (&["schedule.list=[3,2]"][..], "Hand 1 of 2"),
        (&["schedule.list=[3,2]", "target=50"], "Hand 1"),
    ] {
        let ledger = Evening::new("oh-hell", settings, 4).ledger;
        let book = editor_of(ledger);
        let first = words.say(&table(&book).facts[0].strong);
        assert_eq!(first.replace(['\u{2068}', '\u{2069}'], ""), wanted);
    }
}

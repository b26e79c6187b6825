//! The effect of choices on the document, kind by kind.

use super::{EditorUser, can_use, reads, say};
use oddtrick::cards::Trump;
use oddtrick::scheme::exact_bid::{BidTrumpSource, Formula, HandSizeRange, Repeat, Schedule, Term};
use oddtrick::scheme::odd_trick::{Bids, HonourPoints, Mode, Rubber};
use oddtrick::scheme::{Range, Revoke, SettleMode, Target, TrumpSource, catalog};
use oddtrick::view::rule_editor::Editor;

#[test]
fn misses_can_be_separated_and_merged() {
    let mut user = EditorUser::of("oh-hell-minus-bid");
    user.set("missed.+", "over and under scored separately");
    assert_eq!(user.reads("More taken than bid"), "[−1] × bid (+)");
    assert_eq!(user.reads("Fewer taken than bid"), "[−1] × bid (+)");
    // So far nothing differs.
    assert!(user.page().lines.iter().all(|line| !line.changed));
    user.set("over.bid", "0").set("under.bid", "−2");
    let rules = user.editor.scheme().rules.exact_bid().unwrap().clone();
    assert_eq!(rules.over, Formula::default());
    assert_eq!(rules.under, Formula::of(&[(Term::Bid, -2)]));
    user.editor.close();
    let over = user.line("More taken than bid");
    assert_eq!(
        (reads(&over).as_str(), say(&over.was).as_str()),
        ("[0] (+)", "was −1 × bid")
    );
    user.set("over.+", "over and under scored alike");
    assert_eq!(user.reads("Bid missed"), "[−2] × bid (+)");
    let rules = user.editor.scheme().rules.exact_bid().unwrap();
    assert_eq!(rules.over, rules.under);
    assert_eq!(say(&user.line("Bid missed").was), "was −1");
}

#[test]
fn merging_two_kinds_of_miss_shows_both_originals() {
    let mut user = EditorUser::of("oh-hell-set");
    user.set("under.+", "over and under scored alike");
    let line = user.line("Bid missed");
    assert_eq!(reads(&line), "[−10] (+)");
    assert_eq!(say(&line.was), "was 1 × tricks, −10");
}

#[test]
fn a_term_of_0_disappears_once_its_box_is_closed() {
    let mut user = EditorUser::of("oh-hell");
    user.set("made.bid", "0");
    assert_eq!(user.reads("Bid made"), "[10] + [0] × bid (+)");
    user.editor.close();
    assert_eq!(user.reads("Bid made"), "[10] (+)");
    user.set("made.constant", "0");
    user.editor.close();
    assert_eq!(user.reads("Bid made"), "[0] (+)");
    assert!(can_use(&user.page()));
    assert_eq!(say(&user.line("Bid made").was), "was 10 + 1 × bid");
    // A term whose box is only opened changes nothing.
    user.set("made.+", "For each trick taken");
    assert_eq!(user.reads("Bid made"), "[0] × tricks (+)");
    let undo = user.page().undoes;
    user.editor.close();
    assert_eq!(user.page().undoes, undo);
    assert_eq!(user.reads("Bid made"), "[0] (+)");
}

#[test]
fn an_optional_rule_is_switched_on_and_off() {
    let mut user = EditorUser::of("oh-hell");
    user.set("big-miss.points", "−5");
    assert_eq!(user.reads("Big miss"), "[3] or more off: [−5]");
    user.set("big-miss.off", "no special rule");
    assert_eq!(user.reads("Big miss"), "no special rule (+)");
    user.set("revoke.points", "no special rule");
    assert_eq!(user.editor.scheme().revoke, None);
    assert_eq!(say(&user.line("Revoke").was), "was −10 instead of the hand");
    // Switched on again it is the base scheme's except for the value chosen.
    user.set("revoke.points", "−5");
    assert_eq!(
        user.editor.scheme().revoke,
        Some(Revoke {
            points: -5,
            replaces: true
        })
    );
    user.set("zero-bid.missed.constant", "0");
    let zero = user.editor.scheme().rules.exact_bid().unwrap().zero_bid;
    assert_eq!(zero.missed, Some(Formula::default()));
    user.set("zero-bid.missed.constant", "like any miss");
    let zero = user.editor.scheme().rules.exact_bid().unwrap().zero_bid;
    assert_eq!(zero.missed, None);
}

#[test]
fn hand_sizes_come_in_any_order() {
    let mut user = EditorUser::of("oh-hell");
    user.set("schedule.from", "10")
        .set("schedule.to", "2")
        .set("schedule.step", "2")
        .set("schedule.back", "and back up")
        .set(
            "schedule.repeat",
            "smallest and largest once for each player",
        );
    let range = HandSizeRange {
        from: 10,
        to: 2,
        step: 2,
        back: true,
        repeat: Repeat::Players,
    };
    let rules = user.editor.scheme().rules.exact_bid().unwrap();
    assert_eq!(rules.schedule, Schedule::Range(range));
    assert_eq!(user.reads("Cards"), "[10] to [2] [and back up]");
    assert_eq!(say(&user.line("Cards").was), "was 1, 13, up only");
    user.set("schedule", "as listed");
    let rules = user.editor.scheme().rules.exact_bid().unwrap();
    assert_eq!(
        rules.schedule,
        Schedule::List(vec![10, 10, 8, 6, 4, 2, 2, 4, 6, 8, 10, 10])
    );
    assert_eq!(user.reads("Cards"), "[10 10 8 6 4 2 2 4 …]");
    user.set("schedule", "as listed");
    assert_eq!(user.reads("From hand to hand"), "[as listed]");
}

#[test]
fn trumps_come_in_any_order() {
    let mut user = EditorUser::of("oh-hell");
    user.set("trump.source", "in turn");
    assert_eq!(
        user.reads("Trumps"),
        "[in turn] [hearts] [spades] [diamonds] [clubs] (+) last hand [as usual]"
    );
    user.set("trump.rotation.#1", "clubs")
        .set("trump.rotation.#2", "remove")
        .set("trump.rotation.+", "no trump");
    let rules = user.editor.scheme().rules.exact_bid().unwrap();
    assert_eq!(rules.trump.source, BidTrumpSource::Rotation);
    assert_eq!(
        rules.trump.rotation,
        [Trump::Clubs, Trump::Diamonds, Trump::Clubs, Trump::None]
    );
    user.set("trump.source", "none");
    assert_eq!(user.reads("Trumps"), "[none] last hand [as usual]");

    let mut user = EditorUser::of("solo-whist-points");
    user.set("trump", "in turn");
    for _ in 0..3 {
        user.set("trump.rotation.#1", "remove");
    }
    assert_eq!(user.reads("Trumps"), "[in turn] [clubs] (+)");
    user.open("trump.rotation.#1");
    assert!(!user.chips().contains(&"remove".to_owned()));
    let rules = user.editor.scheme().rules.contracts().unwrap();
    assert_eq!(rules.trump, TrumpSource::Rotation(vec![Trump::Clubs]));
    user.set("trump", "second pack");
    let rules = user.editor.scheme().rules.contracts().unwrap();
    assert_eq!(rules.trump, TrumpSource::SecondPack);
}

#[test]
fn a_contract_has_three_lines_or_one_if_not_played() {
    let mut user = EditorUser::of("solo-whist-points");
    assert_eq!(
        user.reads("Solo"),
        "[played] [at least] [5] tricks, each pays [4]"
    );
    assert_eq!(
        user.reads("Solo: over and under"),
        "each over [1] under [1] undertricks forgiven [0] all tricks [nothing special]"
    );
    assert_eq!(
        user.reads("Solo: the play"),
        "[alone] [turned-up trumps] [eldest hand leads] [above prop & cop]"
    );
    assert_eq!(user.reads("General misère"), "[played] each pays [4]");
    let key = |key: &str| format!("contracts.solo.{key}");
    user.set(&key("target"), "exactly")
        .set(&key("target.exactly"), "6")
        .set(&key("pays"), "10")
        .set(&key("over"), "0")
        .set(&key("under"), "3")
        .set(&key("free-under"), "1")
        .set(&key("all-tricks"), "12")
        .set(&key("trump"), "trumps of choice")
        .set(&key("leads"), "declarer leads");
    let contract = user
        .editor
        .scheme()
        .rules
        .contracts()
        .unwrap()
        .contract("solo")
        .unwrap()
        .clone();
    assert_eq!(contract.target, Target::Exactly(6));
    assert_eq!((contract.pays, contract.over, contract.under), (10, 0, 3));
    assert_eq!((contract.free_under, contract.all_tricks), (1, 12));
    assert_eq!(
        say(&user.line("Solo").was),
        "was played at least 5 tricks, each pays 4"
    );
    user.set(&key("allowed"), "not played");
    assert_eq!(user.reads("Solo"), "[not played]");
    assert!(
        !user
            .page()
            .lines
            .iter()
            .any(|line| say(&line.name) == "Solo: the play")
    );
}

#[test]
fn sides_bid_or_do_not() {
    let mut user = EditorUser::of("bid-whist-parlett");
    assert_eq!(user.reads("Bids"), "[3] to [7]");
    assert_eq!(user.reads("Ways to play"), "[Uptown] [Downtown] [No trump]");
    user.set("bids.modes.#2", "remove");
    assert_eq!(user.reads("Ways to play"), "[Uptown] [No trump] (+)");
    user.open("bids.modes.#1");
    assert_eq!(user.chips(), ["Uptown", "Downtown", "remove"]);
    user.pick("Downtown");
    let bids = |user: &EditorUser| user.editor.scheme().rules.odd_trick().unwrap().bids.clone();
    assert_eq!(bids(&user).unwrap().modes, [Mode::Downtown, Mode::NoTrump]);
    user.set("bids.min", "no bidding");
    assert_eq!(bids(&user), None);
    assert!(
        can_use(&user.page()),
        "what goes with bidding has gone with it"
    );
    assert_eq!(say(&user.line("Bids").was), "was 3 to 7");
    // With bidding again it is the base scheme's.
    user.set("bids", "with bidding");
    let base = catalog::find("bid-whist-parlett").unwrap();
    assert_eq!(bids(&user), base.rules.odd_trick().unwrap().bids);

    let mut user = EditorUser::of("whist-5");
    user.set("bids", "with bidding");
    assert_eq!(
        bids(&user),
        Some(Bids {
            min: 1,
            max: 7,
            modes: Vec::new(),
            dealer_forced: false,
            dealer_may_match: false
        })
    );
    assert_eq!(
        user.reads("Ways to play"),
        "with trumps, high cards best (+)"
    );
}

#[test]
fn honours_and_rubbers_are_played_or_not() {
    let mut user = EditorUser::of("whist-5");
    user.set("honours", "played")
        .set("honours.four", "6")
        .set("honours.barred-at", "4")
        .set("rubber", "played")
        .set("rubber.games", "3")
        .set("rubber.bonus", "5")
        .set("lose-at", "−5");
    let rules = user.editor.scheme().rules.odd_trick().unwrap().clone();
    assert_eq!(
        rules.honours,
        Some(HonourPoints {
            three: 2,
            four: 6,
            barred_at: Some(4)
        })
    );
    assert_eq!(
        rules.rubber,
        Some(Rubber {
            games: 3,
            single: 1,
            double: 2,
            treble: 3,
            bonus: 5
        })
    );
    assert_eq!(rules.goal.lose_at, Some(-5));
    assert_eq!(
        user.reads("Rubber"),
        "[3] games, single [1] double [2] treble [3] rubber [5]"
    );
    assert_eq!(user.reads("Honours"), "three [2] four [6] barred from [4]");
    user.set("rubber.games", "not played")
        .set("honours.three", "not played")
        .set("lose-at", "never");
    assert!(user.page().lines.iter().all(|line| !line.changed));
}

#[test]
fn the_numbers_of_players_and_seats_are_changed() {
    let mut user = EditorUser::of("wizard");
    user.set("at-table", "one more, who deals and sits out");
    assert_eq!(user.reads("At the table"), "[3] to [7]");
    assert_eq!(user.editor.scheme().at_table, Range { least: 3, most: 7 });
    user.set("at-table.#1", "as many as play")
        .set("players.#1", "4")
        .set("settle", "by place")
        .set("direction", "anticlockwise")
        .set("winner", "lowest");
    let scheme = user.editor.scheme();
    assert_eq!(scheme.players, Range { least: 4, most: 6 });
    assert_eq!(scheme.at_table, scheme.players);
    assert_eq!(scheme.settle, SettleMode::ByPlace);
}

#[test]
fn a_missing_contract_can_be_added() {
    let mut user = EditorUser::of("solo-whist-hoyle");
    assert_eq!(
        user.reads("Other contracts"),
        "open misère, abundance declared (+)"
    );
    user.set("contracts.+", "Open misère");
    // It pays in proportion to a proposal there: 16 to 4 is 24 to 6. Its price is asked at once.
    assert!(user.piece("contracts.misere-ouverte.pays").unwrap().open);
    let line = user.line("Open misère");
    assert!(line.changed);
    assert_eq!(say(&line.was), "was not played");
    assert_eq!(user.reads("Other contracts"), "abundance declared (+)");
    user.set("contracts.misere-ouverte.pays", "30");
    let ids = |user: &EditorUser| {
        let rules = user.editor.scheme().rules.contracts().unwrap();
        let ids = rules.contracts.iter().map(|contract| contract.id.clone());
        ids.collect::<Vec<_>>()
    };
    let ranked = ids(&user);
    let at = |id: &str| ranked.iter().position(|found| found == id).unwrap();
    assert_eq!(at("misere-ouverte"), at("abundance-in-trumps") + 1);
    assert_eq!(at("misere-ouverte") + 1, at("general-misere"));
    let rules = user.editor.scheme().rules.contracts().unwrap();
    let open = rules.contract("misere-ouverte").unwrap();
    assert_eq!((open.pays, open.target), (30, Target::Exactly(0)));
    // The saved rules read back the same, and without missing contracts none is offered.
    let kept = user.editor.finish().unwrap();
    let again = Editor::resume(&kept, catalog::find("solo-whist-hoyle"));
    assert_eq!(again.scheme().rules, user.editor.scheme().rules);
    user.set("contracts.+", "Abundance declared");
    assert!(user.piece("contracts.+").is_none());
    while user.editor.undo() {}
    assert!(!ids(&user).contains(&"misere-ouverte".to_owned()));
    assert_eq!(
        user.reads("Other contracts"),
        "open misère, abundance declared (+)"
    );
}

#[test]
fn a_contract_is_moved_among_the_bids_and_back() {
    let mut user = EditorUser::of("solo-whist-points");
    let order = |user: &EditorUser| -> Vec<String> {
        let rules = user.editor.scheme().rules.contracts().unwrap();
        rules.biddable().map(|one| one.id.clone()).collect()
    };
    let before = order(&user);
    assert!(user.reads("Misère: the play").ends_with("[above solo]"));
    user.set("contracts.misere.rank", "above abundance");
    let after = order(&user);
    let at = |id: &str| after.iter().position(|one| one == id).unwrap();
    assert_eq!(at("misere"), at("abundance") + 1);
    assert_eq!(after.len(), before.len());
    assert!(can_use(&user.page()));
    user.editor.close();
    let line = user.line("Misère: the play");
    assert_eq!(say(&line.was), "was above solo");
    // The one above has lost a neighbour; nothing else has changed.
    assert_eq!(
        say(&user.line("Abundance: the play").was),
        "was above misère"
    );
    // If one is not played the next one takes its place.
    user.set("contracts.solo.allowed", "not played");
    assert_eq!(
        user.reads("Misère: the play").split(" [above").last(),
        Some(" abundance]")
    );
    assert!(!user.line("Open misère: the play").changed);
    user.set("contracts.solo.allowed", "played");
    user.set("contracts.misere.rank", "the lowest bid");
    assert_eq!(order(&user).first().map(String::as_str), Some("misere"));
    user.set("contracts.misere.rank", "above solo");
    assert_eq!(order(&user), before);
    assert!(user.page().lines.iter().all(|line| !line.changed));
}

#[test]
fn a_draft_is_reopened_even_if_invalid() {
    let mut user = EditorUser::of("solo-whist-points");
    user.set("contracts.solo.pays", "6");
    let rules = user.editor.scheme().rules.contracts().unwrap();
    let ids: Vec<String> = rules.biddable().map(|one| one.id.clone()).collect();
    for id in ids {
        user.set(&format!("contracts.{id}.allowed"), "not played");
        let base = catalog::find("solo-whist-points").unwrap();
        let text = user.editor.text();
        let mut again = Editor::reopen(base, user.editor.name(), &text, None).unwrap();
        let (was, now) = (user.editor.page(), again.page());
        assert_eq!(now.lines.len(), was.lines.len());
        assert_eq!(now.use_reason, was.use_reason);
        assert_eq!(again.text(), user.editor.text());
        // All earlier changes are one step.
        assert!(again.is_changed());
        again.undo();
        assert!(!again.is_changed());
        assert_eq!(again.scheme().rules, base.rules);
    }
    assert!(!can_use(&user.page()), "some contract has to be played");
    let base = catalog::find("solo-whist-points").unwrap();
    assert!(Editor::reopen(base, "x", "contracts = [", None).is_none());
}

#[test]
fn an_unusually_large_amount_is_noted() {
    let mut user = EditorUser::of("solo-whist-points");
    let hint = |user: &EditorUser| say(&user.page().dock.unwrap().hint);
    user.set("contracts.solo.pays", "6");
    assert_eq!(hint(&user), "Notch: the value of Polish points");
    user.editor.start_typing();
    user.editor.accept_typed("99999");
    assert_eq!(hint(&user), "That is 24,999 times the original value.");
}

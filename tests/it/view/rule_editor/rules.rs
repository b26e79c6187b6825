//! What a choice does to the document, kind by kind.

use super::{Desk, reads, say};
use oddtrick::cards::Trump;
use oddtrick::scheme::exact_bid::{BidTrumpSource, Formula, Repeat, Schedule, Steps, Term};
use oddtrick::scheme::odd_trick::{Bids, HonourPoints, Mode, Rubber};
use oddtrick::scheme::{Range, Revoke, SettleMode, Target, TrumpSource, catalog};
use oddtrick::view::rule_editor::Editor;

#[test]
fn misses_can_be_told_apart_and_made_alike_again() {
    let mut desk = Desk::of("oh-hell-minus-bid");
    desk.set("missed.+", "over and under scored separately");
    assert_eq!(desk.reads("More taken than bid"), "[−1] × bid (+)");
    assert_eq!(desk.reads("Fewer taken than bid"), "[−1] × bid (+)");
    // So far nothing is other than it was.
    assert!(desk.page().lines.iter().all(|line| !line.changed));
    desk.set("over.bid", "0").set("under.bid", "−2");
    let rules = desk.editor.scheme().rules.exact_bid().unwrap().clone();
    assert_eq!(rules.over, Formula::default());
    assert_eq!(rules.under, Formula::of(&[(Term::Bid, -2)]));
    desk.editor.close();
    let over = desk.line("More taken than bid");
    assert_eq!(
        (reads(&over).as_str(), say(&over.was).as_str()),
        ("[0] (+)", "was −1 × bid")
    );
    desk.set("over.+", "over and under scored alike");
    assert_eq!(desk.reads("Bid missed"), "[−2] × bid (+)");
    let rules = desk.editor.scheme().rules.exact_bid().unwrap();
    assert_eq!(rules.over, rules.under);
    assert_eq!(say(&desk.line("Bid missed").was), "was −1");
}

#[test]
fn a_base_with_two_sorts_of_miss_says_both_where_they_become_one() {
    let mut desk = Desk::of("oh-hell-set");
    desk.set("under.+", "over and under scored alike");
    let line = desk.line("Bid missed");
    assert_eq!(reads(&line), "[−10] (+)");
    assert_eq!(say(&line.was), "was 1 × tricks, −10");
}

#[test]
fn a_term_vanishes_at_nothing_and_its_box_stays_while_it_is_open() {
    let mut desk = Desk::of("oh-hell");
    desk.set("made.bid", "0");
    assert_eq!(desk.reads("Bid made"), "[10] + [0] × bid (+)");
    desk.editor.close();
    assert_eq!(desk.reads("Bid made"), "[10] (+)");
    desk.set("made.constant", "0");
    desk.editor.close();
    assert_eq!(desk.reads("Bid made"), "[0] (+)");
    assert!(desk.page().can_use());
    assert_eq!(say(&desk.line("Bid made").was), "was 10 + 1 × bid");
    // A term that is only looked at changes nothing.
    desk.set("made.+", "For each trick taken");
    assert_eq!(desk.reads("Bid made"), "[0] × tricks (+)");
    let undo = desk.page().undo;
    desk.editor.close();
    assert_eq!(desk.page().undo, undo);
    assert_eq!(desk.reads("Bid made"), "[0] (+)");
}

#[test]
fn a_rule_that_may_not_be_there_is_switched_on_and_off() {
    let mut desk = Desk::of("oh-hell");
    desk.set("big-miss.points", "−5");
    assert_eq!(desk.reads("Big miss"), "[3] or more off: [−5]");
    desk.set("big-miss.off", "no special rule");
    assert_eq!(desk.reads("Big miss"), "no special rule (+)");
    desk.set("revoke.points", "no special rule");
    assert_eq!(desk.editor.scheme().revoke, None);
    assert_eq!(say(&desk.line("Revoke").was), "was −10 instead of the hand");
    // On again it is as the base scheme has it but for what was chosen.
    desk.set("revoke.points", "−5");
    assert_eq!(
        desk.editor.scheme().revoke,
        Some(Revoke {
            points: -5,
            replaces: true
        })
    );
    desk.set("zero-bid.missed.constant", "0");
    let zero = desk.editor.scheme().rules.exact_bid().unwrap().zero_bid;
    assert_eq!(zero.missed, Some(Formula::default()));
    desk.set("zero-bid.missed.constant", "like any miss");
    let zero = desk.editor.scheme().rules.exact_bid().unwrap().zero_bid;
    assert_eq!(zero.missed, None);
}

#[test]
fn sizes_follow_each_other_as_the_table_likes() {
    let mut desk = Desk::of("oh-hell");
    desk.set("schedule.from", "10")
        .set("schedule.to", "2")
        .set("schedule.step", "2")
        .set("schedule.back", "and back up")
        .set("schedule.repeat", "smallest and largest once a player");
    let steps = Steps {
        from: 10,
        to: 2,
        step: 2,
        back: true,
        repeat: Repeat::Players,
    };
    let rules = desk.editor.scheme().rules.exact_bid().unwrap();
    assert_eq!(rules.schedule, Schedule::Steps(steps));
    assert_eq!(desk.reads("Cards"), "[10] to [2] [and back up]");
    assert_eq!(say(&desk.line("Cards").was), "was 1, 13, up only");
    desk.set("schedule", "as listed");
    let rules = desk.editor.scheme().rules.exact_bid().unwrap();
    assert_eq!(
        rules.schedule,
        Schedule::List(vec![10, 10, 8, 6, 4, 2, 2, 4, 6, 8, 10, 10])
    );
    assert_eq!(desk.reads("Cards"), "[10 10 8 6 4 2 2 4 …]");
    desk.set("schedule", "as listed");
    assert_eq!(desk.reads("From hand to hand"), "[as listed]");
}

#[test]
fn trumps_come_in_any_order() {
    let mut desk = Desk::of("oh-hell");
    desk.set("trump.source", "in turn");
    assert_eq!(
        desk.reads("Trump"),
        "[in turn] [hearts] [spades] [diamonds] [clubs] (+) last hand [as usual]"
    );
    desk.set("trump.rotation.#1", "clubs")
        .set("trump.rotation.#2", "take out")
        .set("trump.rotation.+", "no trump");
    let rules = desk.editor.scheme().rules.exact_bid().unwrap();
    assert_eq!(rules.trump.source, BidTrumpSource::Rotation);
    assert_eq!(
        rules.trump.rotation,
        [Trump::Clubs, Trump::Diamonds, Trump::Clubs, Trump::None]
    );
    desk.set("trump.source", "none");
    assert_eq!(desk.reads("Trump"), "[none] last hand [as usual]");

    let mut desk = Desk::of("solo-whist-points");
    desk.set("trump", "in turn");
    for _ in 0..3 {
        desk.set("trump.rotation.#1", "take out");
    }
    assert_eq!(desk.reads("Trumps"), "[in turn] [clubs] (+)");
    desk.open("trump.rotation.#1");
    assert!(!desk.chips().contains(&"take out".to_owned()));
    let rules = desk.editor.scheme().rules.contracts().unwrap();
    assert_eq!(rules.trump, TrumpSource::Rotation(vec![Trump::Clubs]));
    desk.set("trump", "second pack");
    let rules = desk.editor.scheme().rules.contracts().unwrap();
    assert_eq!(rules.trump, TrumpSource::SecondPack);
}

#[test]
fn a_contract_is_three_lines_and_one_where_nobody_plays_it() {
    let mut desk = Desk::of("solo-whist-points");
    assert_eq!(
        desk.reads("Solo"),
        "[played] [at least] [5] tricks, each pays [4]"
    );
    assert_eq!(
        desk.reads("Solo: over and under"),
        "each over [1] under [1] free [0] all tricks [nothing special]"
    );
    assert_eq!(
        desk.reads("Solo: the play"),
        "[alone] [turned-up trumps] [eldest leads] [above prop & cop]"
    );
    assert_eq!(desk.reads("General misère"), "[played] each pays [4]");
    let key = |key: &str| format!("contracts.solo.{key}");
    desk.set(&key("target"), "just")
        .set(&key("target.exactly"), "6")
        .set(&key("pays"), "10")
        .set(&key("over"), "0")
        .set(&key("under"), "3")
        .set(&key("free-under"), "1")
        .set(&key("all-tricks"), "12")
        .set(&key("trump"), "trumps of choice")
        .set(&key("leads"), "declarer leads");
    let contract = desk
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
        say(&desk.line("Solo").was),
        "was played at least 5 tricks, each pays 4"
    );
    desk.set(&key("allowed"), "not played");
    assert_eq!(desk.reads("Solo"), "[not played]");
    assert!(
        !desk
            .page()
            .lines
            .iter()
            .any(|line| say(&line.name) == "Solo: the play")
    );
}

#[test]
fn sides_bid_or_do_not() {
    let mut desk = Desk::of("bid-whist-parlett");
    assert_eq!(desk.reads("Bids"), "[3] to [7]");
    assert_eq!(desk.reads("Ways to play"), "[Uptown] [Downtown] [No trump]");
    desk.set("bids.modes.#2", "take out");
    assert_eq!(desk.reads("Ways to play"), "[Uptown] [No trump] (+)");
    desk.open("bids.modes.#1");
    assert_eq!(desk.chips(), ["Uptown", "Downtown", "take out"]);
    desk.pick("Downtown");
    let bids = |desk: &Desk| desk.editor.scheme().rules.odd_trick().unwrap().bids.clone();
    assert_eq!(bids(&desk).unwrap().modes, [Mode::Downtown, Mode::NoTrump]);
    desk.set("bids.min", "no bidding");
    assert_eq!(bids(&desk), None);
    assert!(
        desk.page().can_use(),
        "what goes with bidding has gone with it"
    );
    assert_eq!(say(&desk.line("Bids").was), "was 3 to 7");
    // With bidding again it is the base scheme's.
    desk.set("bids", "with bidding");
    let base = catalog::find("bid-whist-parlett").unwrap();
    assert_eq!(bids(&desk), base.rules.odd_trick().unwrap().bids);

    let mut desk = Desk::of("whist-5");
    desk.set("bids", "with bidding");
    assert_eq!(
        bids(&desk),
        Some(Bids {
            min: 1,
            max: 7,
            modes: Vec::new(),
            dealer_forced: false,
            dealer_may_match: false
        })
    );
    assert_eq!(
        desk.reads("Ways to play"),
        "with trumps, high cards best (+)"
    );
}

#[test]
fn honours_and_rubbers_are_played_or_not() {
    let mut desk = Desk::of("whist-5");
    desk.set("honours", "played")
        .set("honours.four", "6")
        .set("honours.barred-at", "4")
        .set("rubber", "played")
        .set("rubber.games", "3")
        .set("rubber.bonus", "5")
        .set("lose-at", "−5");
    let rules = desk.editor.scheme().rules.odd_trick().unwrap().clone();
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
    assert_eq!(rules.lose_at, Some(-5));
    assert_eq!(
        desk.reads("Rubber"),
        "[3] games, single [1] double [2] treble [3] rubber [5]"
    );
    assert_eq!(desk.reads("Honours"), "three [2] four [6] barred from [4]");
    desk.set("rubber.games", "not played")
        .set("honours.three", "not played")
        .set("lose-at", "never");
    assert!(desk.page().lines.iter().all(|line| !line.changed));
}

#[test]
fn a_table_seats_whom_it_likes() {
    let mut desk = Desk::of("wizard");
    desk.set("at-table", "one more, who deals and sits out");
    assert_eq!(desk.reads("At the table"), "[3] to [7]");
    assert_eq!(desk.editor.scheme().at_table, Range { least: 3, most: 7 });
    desk.set("at-table.#1", "as many as play")
        .set("players.#1", "4")
        .set("settle", "by place")
        .set("direction", "anticlockwise")
        .set("winner", "lowest");
    let scheme = desk.editor.scheme();
    assert_eq!(scheme.players, Range { least: 4, most: 6 });
    assert_eq!(scheme.at_table, scheme.players);
    assert_eq!(scheme.settle, SettleMode::ByPlace);
}

#[test]
fn a_contract_that_the_base_lacks_can_be_taken_in() {
    let mut desk = Desk::of("solo-whist-hoyle");
    assert_eq!(
        desk.reads("Other contracts"),
        "open misère, abundance declared (+)"
    );
    desk.set("contracts.+", "Open misère");
    // It pays what it pays elsewhere beside a proposal: 16 to 4 is 24 to 6. Its price is asked at once.
    assert!(desk.piece("contracts.misere-ouverte.pays").unwrap().open);
    let line = desk.line("Open misère");
    assert!(line.changed);
    assert_eq!(say(&line.was), "was not played");
    assert_eq!(desk.reads("Other contracts"), "abundance declared (+)");
    desk.set("contracts.misere-ouverte.pays", "30");
    let ids = |desk: &Desk| {
        let rules = desk.editor.scheme().rules.contracts().unwrap();
        let ids = rules.contracts.iter().map(|contract| contract.id.clone());
        ids.collect::<Vec<_>>()
    };
    let ranked = ids(&desk);
    let at = |id: &str| ranked.iter().position(|found| found == id).unwrap();
    assert_eq!(at("misere-ouverte"), at("abundance-in-trumps") + 1);
    assert_eq!(at("misere-ouverte") + 1, at("general-misere"));
    let rules = desk.editor.scheme().rules.contracts().unwrap();
    let open = rules.contract("misere-ouverte").unwrap();
    assert_eq!((open.pays, open.target), (30, Target::Exactly(0)));
    // What is kept is the same again, and where nothing is lacking nothing is offered.
    let kept = desk.editor.document("ours", "ours").unwrap();
    let base = catalog::find("solo-whist-hoyle").unwrap();
    let again = oddtrick::view::rule_editor::Editor::resume(&kept, base).unwrap();
    assert_eq!(again.scheme().rules, desk.editor.scheme().rules);
    desk.set("contracts.+", "Abundance declared");
    assert!(desk.piece("contracts.+").is_none());
    while desk.editor.undo() {}
    assert!(!ids(&desk).contains(&"misere-ouverte".to_owned()));
    assert_eq!(
        desk.reads("Other contracts"),
        "open misère, abundance declared (+)"
    );
}

#[test]
fn a_contract_is_moved_among_the_bids_and_back() {
    let mut desk = Desk::of("solo-whist-points");
    let order = |desk: &Desk| -> Vec<String> {
        let rules = desk.editor.scheme().rules.contracts().unwrap();
        rules.biddable().map(|one| one.id.clone()).collect()
    };
    let before = order(&desk);
    assert!(desk.reads("Misère: the play").ends_with("[above solo]"));
    desk.set("contracts.misere.rank", "above abundance");
    let after = order(&desk);
    let at = |id: &str| after.iter().position(|one| one == id).unwrap();
    assert_eq!(at("misere"), at("abundance") + 1);
    assert_eq!(after.len(), before.len());
    assert!(desk.page().can_use());
    desk.editor.close();
    let line = desk.line("Misère: the play");
    assert_eq!(say(&line.was), "was above solo");
    // Who stood above it has lost a neighbour, and nothing else has changed.
    assert_eq!(
        say(&desk.line("Abundance: the play").was),
        "was above misère"
    );
    // Where one is not played the next one stands where it stood.
    desk.set("contracts.solo.allowed", "not played");
    assert_eq!(
        desk.reads("Misère: the play").split(" [above").last(),
        Some(" abundance]")
    );
    assert!(!desk.line("Open misère: the play").changed);
    desk.set("contracts.solo.allowed", "played");
    desk.set("contracts.misere.rank", "the lowest bid");
    assert_eq!(order(&desk).first().map(String::as_str), Some("misere"));
    desk.set("contracts.misere.rank", "above solo");
    assert_eq!(order(&desk), before);
    assert!(desk.page().lines.iter().all(|line| !line.changed));
}

#[test]
fn a_draft_is_reopened_as_it_was_left_also_where_it_is_no_scheme() {
    let mut desk = Desk::of("solo-whist-points");
    desk.set("contracts.solo.pays", "6");
    let rules = desk.editor.scheme().rules.contracts().unwrap();
    let ids: Vec<String> = rules.biddable().map(|one| one.id.clone()).collect();
    for id in ids {
        desk.set(&format!("contracts.{id}.allowed"), "not played");
        let base = catalog::find("solo-whist-points").unwrap();
        let text = desk.editor.text().unwrap();
        let mut again = Editor::reopen(base, desk.editor.name(), &text, None).unwrap();
        let (was, now) = (desk.editor.page(), again.page());
        assert_eq!(now.lines.len(), was.lines.len());
        assert_eq!(now.use_reason, was.use_reason);
        assert_eq!(again.text(), desk.editor.text());
        // All that was changed before is one step.
        assert!(again.is_changed());
        again.undo();
        assert!(!again.is_changed());
        assert_eq!(again.scheme().rules, base.rules);
    }
    assert!(!desk.page().can_use(), "some contract has to be played");
    let base = catalog::find("solo-whist-points").unwrap();
    assert!(Editor::reopen(base, "x", "contracts = [", None).is_none());
}

#[test]
fn an_amount_that_may_be_a_slip_is_remarked_upon() {
    let mut desk = Desk::of("solo-whist-points");
    let hint = |desk: &Desk| say(&desk.page().dock.unwrap().hint);
    desk.set("contracts.solo.pays", "6");
    assert_eq!(hint(&desk), "Notch: the value of Polish points");
    desk.editor.start_typing();
    desk.editor.accept_typed("99999");
    assert_eq!(
        hint(&desk),
        "That is 24,999 times what these rules are made from."
    );
}

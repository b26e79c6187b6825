//! One thing changed on two devices: the import says what it does, and both devices agree.

use crate::cli::files::bundle::device;
use crate::cli::{Cli, undo_number};
use std::sync::atomic::Ordering;

/// Imports everything of another device; returns what is said.
fn import(to: &Cli, from: &Cli) -> String {
    let file = to.file("in.bundle", from.run("bundle --all").good());
    to.run(&format!("import {file}")).good()
}

/// Has these two play one hand.
fn play(cli: &Cli, players: &str) {
    let line = format!("record new --scheme oh-hell --set hook=off --players {players}");
    cli.record(&line, &[r#"{"cards":1,"bids":[1,0],"tricks":[1,0]}"#]);
}

#[test]
fn house_rules_that_stay_are_not_said_to_be_replaced() {
    let [cli, there] = [1, 2].map(device);
    cli.run("schemes make Fri --from oh-hell --set made.constant=3")
        .good();
    import(&there, &cli);
    let change = |one: &Cli, minute, points: u64| {
        one.ticks.store(minute, Ordering::Relaxed);
        let rules = one.run("schemes show fri").good();
        let rules = rules.replace("constant = 3", &format!("constant = {points}"));
        let file = one.file("fri.toml", rules);
        one.run(&format!("schemes add --replace {file}")).good()
    };
    // Undone later than changed elsewhere.
    let said = change(&cli, 3000, 5);
    change(&there, 4000, 7);
    cli.ticks.store(5000, Ordering::Relaxed);
    cli.run(&format!("undo {}", undo_number(&said))).good();
    let said = import(&cli, &there);
    assert!(!said.contains("replaced"), "{said}");
    let said = import(&there, &cli);
    assert!(said.contains("Fri is replaced"), "{said}");
    let shown = [&cli, &there].map(|one| one.run("schemes show fri").good());
    assert!(shown[0].contains("constant = 3"), "{}", shown[0]);
    assert_eq!(shown[0], shown[1]);
    // Removed here, and changed elsewhere later.
    there.run("schemes remove fri").good();
    change(&cli, 6000, 9);
    let said = import(&there, &cli);
    assert!(!said.contains("replaced"), "{said}");
    there.run("schemes show fri").bad(2);
}

#[test]
fn players_who_stay_two_are_not_said_to_be_merged() {
    let [cli, there] = [1, 2].map(device);
    for players in ["Xan,Kim", "Yve,Kim", "Zoe,Kim"] {
        play(&cli, players);
    }
    import(&there, &cli);
    let said = cli.run("players merge Xan into Yve").good();
    cli.run(&format!("undo {}", undo_number(&said))).good();
    cli.run("players merge Zoe into Xan").good();
    there.run("players merge Zoe into Yve").good();
    let said = import(&cli, &there);
    assert!(!said.contains("Zoe merged into Yve"), "{said}");
    let listed = cli.run("players").good();
    assert!(listed.contains("Xan") && listed.contains("Yve"), "{listed}");
}

#[test]
fn of_players_merged_on_two_devices_one_stays() {
    for (merges, back) in [
        (["Ann into Anne", "Anne into Ann"], false),
        (["Ann into Anne", "Anne into Ann"], true),
        (["Ann into Anne", "Ann into Annie"], false),
        (["Ann into Anne", "Ann into Annie"], true),
        (["Anne into Ann", "Annie into Anne"], false),
        (["Anne into Ann", "Annie into Anne"], true),
    ] {
        let devices = [1, 2].map(device);
        let [cli, there] = &devices;
        for players in ["Ann,Kim", "Anne,Kim", "Annie,Kim"] {
            play(cli, players);
        }
        import(there, cli);
        for (one, merge) in devices.iter().zip(merges) {
            one.run(&format!("players merge {merge}")).good();
        }
        let [first, second] = if back { [there, cli] } else { [cli, there] };
        import(second, first);
        import(first, second);
        let listed = || devices.each_ref().map(|one| one.run("players").good());
        let [here, elsewhere] = listed();
        assert_eq!(here, elsewhere, "{merges:?} {back}");
        // A later name arrives.
        let mut lines = here.lines().filter(|line| line.starts_with("Ann"));
        let name = lines.next().unwrap().split_whitespace().next().unwrap();
        cli.run(&format!("players rename {name} Nan")).good();
        import(there, cli);
        let [here, elsewhere] = listed();
        assert!(here.contains("Nan"), "{here}");
        assert_eq!(here, elsewhere, "{merges:?} {back}");
        for one in &devices {
            assert_eq!(one.run("check").good(), "all is well\n");
        }
    }
}

#[test]
fn an_import_that_separates_players_leaves_nothing_to_a_second_one() {
    let [cli, there] = [1, 2].map(device);
    for players in ["Eve,Mina", "Zoe,Pia"] {
        play(&cli, players);
    }
    import(&there, &cli);
    cli.run("players merge Eve into Zoe").good();
    play(&there, "Zoe,Eve");
    there.run("players merge Mina into Zoe").good();
    let said = import(&cli, &there);
    assert!(said.contains("Eve and Zoe sat at one table"), "{said}");
    assert!(said.contains("Mina merged into Zoe"), "{said}");
    let [here, elsewhere] = [&cli, &there].map(|one| one.run("players").good());
    assert_eq!(here, elsewhere);
    let said = import(&cli, &there);
    assert!(!said.contains("Mina"), "{said}");
    assert_eq!(cli.run("players").good(), here);
}

#[test]
fn a_player_known_by_a_merge_of_the_file_is_not_taken_for_another_of_the_name() {
    let [cli, there] = [1, 2].map(device);
    play(&cli, "Eve,Ann");
    import(&there, &cli);
    play(&cli, "Cy,Ann");
    cli.run("players merge Eve into Cy").good();
    play(&there, "Cy,Ann");
    // Here Eve is Cy, and there Eve and Cy are two.
    let listed = [[&cli, &there], [&there, &cli]].map(|order| {
        let third = device(9);
        for one in order {
            let said = import(&third, one);
            assert!(!said.contains("Cy is taken to be"), "{said}");
        }
        assert_eq!(third.run("check").good(), "all is well\n");
        let json = third.run("players --json").json().pop().unwrap();
        let players = json.as_array().unwrap().iter();
        let mut sessions: Vec<_> = players.map(|one| one["evenings"].to_string()).collect();
        sessions.sort();
        sessions
    });
    assert_eq!(listed[0], listed[1]);
    assert_eq!(listed[0].len(), 3);
}

#[test]
fn players_at_one_table_of_an_earlier_file_stay_two() {
    let [cli, there, third] = [1, 2, 3].map(device);
    play(&cli, "Ann,Bob");
    play(&cli, "Ann,Rob");
    import(&there, &cli);
    play(&there, "Rob,Bob");
    cli.run("players merge Rob into Bob").good();
    let csv = third.file("one.csv", there.run("export last").good());
    let bundle = third.file("two.bundle", cli.run("bundle --all").good());
    for line in ["import --dry-run", "import"] {
        let said = third.run(&format!("{line} {csv} {bundle}")).good();
        let wanted = "Rob and Bob are one player in the file and two players here";
        assert!(said.contains(wanted), "{said}");
    }
    let said = third.run("players").good();
    assert!(said.contains("Rob") && said.contains("Bob"), "{said}");
}

/// Three devices on which a Cy played: one that took two of them for one player, and one on which that cannot be.
fn guessed_and_other(by_hand: bool) -> [Cli; 2] {
    let [one, two, guessed, other] = [1, 2, 3, 4].map(device);
    play(&one, "Cy,Zoe");
    play(&two, "Cy,Fay");
    import(&guessed, &one);
    let said = import(&guessed, &two);
    assert!(said.contains("Cy is taken to be"), "{said}");
    let run = |line: &str| other.run(line).good();
    if by_hand {
        import(&other, &one);
        play(&other, "Dee,Kim");
        run("players merge Cy into Dee");
        import(&other, &two);
        play(&other, "Dee,Cy");
    } else {
        play(&other, "Cyrus,Kim");
        import(&other, &two);
        play(&other, "Cyrus,Cy");
        run("players rename Cy Cyril");
        run("players rename Cyrus Cy");
        let said = import(&other, &one);
        assert!(said.contains("Cy is taken to be"), "{said}");
    }
    [guessed, other]
}

#[test]
fn a_match_by_name_gives_way_to_what_another_device_knows() {
    for (by_hand, back) in [(false, false), (false, true), (true, false), (true, true)] {
        let devices = guessed_and_other(by_hand);
        let [first, second] = &devices;
        if back {
            import(second, first);
        }
        let said = import(first, second);
        let separated = "sat at one table, so they are two people";
        assert_eq!(said.contains(separated), by_hand || !back, "{said}");
        import(second, first);
        let [here, elsewhere] = devices.each_ref().map(|one| one.run("players").good());
        assert_eq!(here, elsewhere, "{by_hand} {back}");
        for one in &devices {
            assert_eq!(one.run("check").good(), "all is well\n");
            let again = import(one, one);
            assert_eq!(again.lines().count(), 1, "{again}");
        }
    }
}

#[test]
fn a_match_by_name_stays_where_the_other_merge_was_undone() {
    let [one, two, here, other] = [1, 2, 3, 4].map(device);
    play(&one, "Cy,Zoe");
    play(&two, "Cy,Fay");
    import(&other, &one);
    play(&other, "Dee,Kim");
    other.run("players merge Cy into Dee").good();
    import(&here, &one);
    let said = import(&here, &other);
    here.run(&format!("undo {}", undo_number(&said))).good();
    let said = import(&here, &two);
    assert!(said.contains("Cy is taken to be"), "{said}");
    import(&other, &two);
    play(&other, "Dee,Cy");
    let said = import(&here, &other);
    assert!(said.contains("one player in the file and two"), "{said}");
    assert!(!said.contains("no longer merged"), "{said}");
    let listed = here.run("players").good();
    assert!(!listed.contains("Cy (2)"), "{listed}");
}

//! A session that two devices have continued differently.

use super::devices::{balances, exchange, hands};
use crate::cli::files::bundle::{STAKED, device};
use crate::cli::{Cli, MISERE, PROP, SOLO};

/// The id of the session with this many hands.
fn session_with(cli: &Cli, hands: u64) -> String {
    let all = cli.sessions();
    let one = all.iter().find(|one| one["hands"] == hands).unwrap();
    one["id"].as_str().unwrap().to_owned()
}

/// Two devices with a diverged session, and a session of their own each; a bundle of each.
fn two_ways() -> [(Cli, String); 2] {
    let cli = device(1);
    cli.record(&format!("record new {STAKED}"), &[SOLO, MISERE]);
    let there = device(5);
    let file = there.file("first.bundle", cli.run("bundle --all").good());
    there.run(&format!("import {file}")).good();
    // One version has an added hand, the other a replaced last hand.
    cli.record("record last", &[PROP]);
    there.run("undo last").good();
    there.record("record last", &[SOLO]);
    for one in [&cli, &there] {
        one.record(&format!("record new {STAKED}"), &[PROP]);
    }
    [cli, there].map(|one| {
        let bundle = one.run("bundle --all").good();
        (one, bundle)
    })
}

/// Two devices, of which the first has kept both versions, and the file it imported. If reversed, the second device has
/// kept them.
fn both_kept(reversed: bool) -> ([Cli; 2], String) {
    let mut devices = two_ways();
    if reversed {
        devices.reverse();
    }
    let [(here, _), (there, theirs)] = devices;
    let file = here.file("in.bundle", &theirs);
    here.run(&format!("import --two-ways both {file}")).good();
    ([here, there], file)
}

#[test]
fn a_diverged_session_does_not_block_others() {
    let [(cli, ours), (there, theirs)] = two_ways();
    for (one, bundle) in [(&there, &ours), (&cli, &theirs)] {
        let before = hands(one);
        let file = one.file("in.bundle", bundle);
        let dry = one.run(&format!("import --dry-run {file}"));
        let tried = dry.out;
        assert!(tried.contains("two-ways: "), "{tried}");
        assert!(tried.contains("1 new session with 1 new hand, "), "{tried}");
        let ran = one.run(&format!("import {file}"));
        assert_eq!((dry.code, &dry.err), (1, &ran.err));
        assert_eq!(ran.code, 1);
        assert!(
            ran.out.starts_with("1 new session with 1 new hand, "),
            "{}",
            ran.out
        );
        assert!(
            ran.err.contains("continued differently here; "),
            "{}",
            ran.err
        );
        let mut wanted = before;
        wanted.insert(0, 1);
        assert_eq!(hands(one), wanted);
        assert_eq!(one.run("check").good(), "all is well\n");
    }
}

#[test]
fn either_version_of_a_diverged_session_or_both_can_be_kept() {
    for (way, wanted) in [
        ("here", [1, 1, 3].as_slice()),
        ("file", &[1, 1, 2]),
        ("both", &[1, 1, 2, 3]),
    ] {
        let [(cli, _), (there, theirs)] = two_ways();
        let file = cli.file("in.bundle", &theirs);
        for _ in 0..2 {
            cli.run(&format!("import --two-ways {way} {file}")).good();
            assert_eq!(hands(&cli), wanted, "{way}");
            assert_eq!(cli.run("check").good(), "all is well\n");
        }
        // Once both have chosen the same version they agree.
        if way == "file" {
            let back = there.file("back.bundle", cli.run("bundle --all").good());
            there.run(&format!("import {back}")).good();
            assert_eq!(balances(&there), balances(&cli));
            let id = there.sessions()[1]["id"].as_str().unwrap().to_owned();
            cli.run(&format!("undo {id}")).good();
        }
    }
}

#[test]
fn a_version_kept_as_a_second_session_is_continued_without_a_choice() {
    // On one of the two the file's version is the second session.
    for reversed in [false, true] {
        let ([here, there], file) = both_kept(reversed);
        for way in ["", "--two-ways here", "--two-ways file"] {
            here.run(&format!("import {way} {file}")).good();
            assert_eq!(hands(&here), [1, 1, 2, 3], "{way}");
        }
        let longest = hands(&there)[1];
        there.record(
            &format!("record {}", session_with(&there, longest)),
            &[MISERE],
        );
        let file = here.file("longer.bundle", there.run("bundle --all").good());
        here.run(&format!("import {file}")).good();
        assert_eq!(hands(&here).iter().sum::<u64>(), 8);
    }
}

#[test]
fn both_versions_kept_on_one_device_are_kept_on_both() {
    for way in ["", "--two-ways here"] {
        for reversed in [false, true] {
            let ([here, there], _) = both_kept(reversed);
            let file = there.file("in.bundle", here.run("bundle --all").good());
            there.run(&format!("import {way} {file}")).good();
            assert_eq!(balances(&there), balances(&here), "{way}");
        }
    }
}

/// Two devices that have continued a session differently: the second one has undone a hand, and recorded another one if
/// it goes on.
fn continued(number: u64, goes_on: bool) -> [Cli; 2] {
    let (cli, there) = (device(1), device(number));
    cli.record(&format!("record new {STAKED}"), &[SOLO, MISERE]);
    let file = there.file("first.bundle", cli.run("bundle --all").good());
    there.run(&format!("import {file}")).good();
    cli.record("record last", &[PROP]);
    there.run("undo last").good();
    if goes_on {
        there.record("record last", &[SOLO]);
    }
    [cli, there]
}

#[test]
fn versions_that_one_device_kept_stay_two_however_they_are_continued() {
    for number in [5, 10, 20] {
        for (goes_on, undone, other) in [
            (false, 0, 0),
            (true, 0, 0),
            (true, 1, 0),
            (true, 1, 1),
            (true, 0, 2),
            (false, 0, 2),
        ] {
            let [cli, there] = continued(number, goes_on);
            let file = there.file("in.bundle", cli.run("bundle --all").good());
            there.run(&format!("import --two-ways both {file}")).good();
            let own = session_with(&there, if goes_on { 2 } else { 1 });
            for (one, id, undone) in [(&there, own.as_str(), undone), (&cli, "last", other)] {
                for _ in 0..undone {
                    one.run(&format!("undo {id}")).good();
                }
                one.record(&format!("record {id}"), &[MISERE]);
            }
            exchange(&there, &cli, "");
            let all = format!("{number} {goes_on} {undone} {other}");
            assert_eq!(balances(&cli), balances(&there), "{all}");
            let ours = 4 - other;
            let mut wanted = [2 + u64::from(goes_on) - undone, ours];
            wanted.sort_unstable();
            assert_eq!(hands(&cli), wanted, "{all}");
            assert_eq!(hands(&there), wanted, "{all}");
        }
    }
}

#[test]
fn a_second_session_alone_is_the_session_that_it_is_a_version_of() {
    for number in [5, 10, 20] {
        let [cli, there] = continued(number, true);
        let file = there.file("in.bundle", cli.run("bundle --all").good());
        there.run(&format!("import --two-ways both {file}")).good();
        let ours = session_with(&there, 3);
        there.record(&format!("record {ours}"), &[SOLO]);
        let all = there.run("bundle --all").good();
        let file = cli.file("one.bundle", there.run(&format!("bundle {ours}")).good());
        for _ in 0..2 {
            cli.run(&format!("import {file}")).good();
            assert_eq!(hands(&cli), [4]);
        }
        let file = cli.file("all.bundle", all);
        cli.run(&format!("import {file}")).good();
        assert_eq!(hands(&cli), [2, 4]);
        assert_eq!(balances(&cli), balances(&there));
    }
}

#[test]
fn devices_that_keep_both_versions_at_different_times_have_the_same_two_sessions() {
    for number in [5, 10, 20] {
        for undone in [0, 1] {
            let [cli, there] = continued(number, true);
            let file = cli.file("in.bundle", there.run("bundle --all").good());
            let back = there.file("in.bundle", cli.run("bundle --all").good());
            if undone > 0 {
                there.run("undo last").good();
            }
            there.record("record last", &[MISERE]);
            for (one, file) in [(&cli, file), (&there, back)] {
                one.run(&format!("import --two-ways both {file}")).good();
            }
            exchange(&cli, &there, "");
            assert_eq!(balances(&cli), balances(&there), "{number} {undone}");
            assert_eq!(hands(&cli), if undone > 0 { [2, 3] } else { [3, 3] });
        }
    }
}

#[test]
fn a_change_without_a_hand_on_one_device_and_a_hand_on_the_other_diverge() {
    for change in [
        "begin-with last Ann=100 Bob=0 Cy=0 Dee=0",
        "end last",
        "seats last --replace Dee,Eve",
        "stake last --settle winner-takes-pot",
    ] {
        let cli = device(1);
        cli.record(&format!("record new {STAKED}"), &[SOLO]);
        let there = device(5);
        exchange(&cli, &there, "");
        cli.run(change).good();
        there.record("record last", &[MISERE]);
        let [ours, theirs] = [&cli, &there].map(|one| one.run("bundle --all").good());
        let (file, back) = (there.file("in", ours), cli.file("in", theirs));
        let tried = there.run(&format!("import {file}"));
        assert_eq!(tried.code, 1, "{change}: {}", tried.out);
        there.run(&format!("import --two-ways file {file}")).good();
        cli.run(&format!("import --two-ways here {back}")).good();
        assert_eq!(balances(&there), balances(&cli), "{change}");
    }
}

#[test]
fn an_older_bundle_of_a_version_kept_as_a_second_session_is_known() {
    // With these ids, either version becomes the second session.
    for number in [5, 10, 20] {
        let [cli, there] = continued(number, false);
        let older = cli.file("older.bundle", there.run("bundle --all").good());
        there.record("record last", &[SOLO]);
        let file = cli.file("in.bundle", there.run("bundle --all").good());
        cli.run(&format!("import --two-ways both {file}")).good();
        let wanted = balances(&cli);
        for way in ["", "--two-ways both"] {
            cli.run(&format!("import {way} {older}")).good();
            assert_eq!((hands(&cli), balances(&cli)), (vec![2, 3], wanted.clone()));
        }
    }
}

#[test]
fn devices_that_both_keep_both_versions_have_the_same_two_sessions() {
    let [(cli, _), (there, _)] = two_ways();
    exchange(&cli, &there, "--two-ways both");
    for line in ["balances --json", "sessions --json", "export --all"] {
        assert_eq!(cli.run(line).good(), there.run(line).good(), "{line}");
    }
    // A session of its own on each, and two versions of the other one.
    assert_eq!(hands(&cli), [1, 1, 2, 3]);
    // Each is continued by id from now on.
    there.record(&format!("record {}", session_with(&there, 3)), &[PROP]);
    cli.record(&format!("record {}", session_with(&cli, 2)), &[MISERE]);
    exchange(&cli, &there, "");
    assert_eq!(hands(&there), [1, 1, 3, 4]);
    assert_eq!(balances(&cli), balances(&there));
}

#[test]
fn a_debt_paid_on_both_devices_is_named() {
    let (cli, there) = (device(1), device(5));
    cli.record(&format!("record new {STAKED}"), &[SOLO]);
    exchange(&cli, &there, "");
    let paid = cli.run("paid last --all").good().lines().count();
    there.run("paid last --all").good();
    let file = cli.file("in.bundle", there.run("bundle --all").good());
    for dry in ["--dry-run ", ""] {
        let said = cli.run(&format!("import {dry}{file}")).good();
        let twice = ": is in the file and recorded here too, and both count";
        let named = said.lines().filter(|said| said.ends_with(twice));
        assert_eq!(named.count(), paid, "{said}");
    }
    // A second import changes nothing.
    let said = cli.run(&format!("import {file}")).good();
    assert!(!said.contains("both count"), "{said}");
}

#[test]
fn a_session_that_was_ended_on_both_devices_has_not_diverged() {
    let (cli, there) = (device(1), device(5));
    cli.record(&format!("record new {STAKED}"), &[SOLO]);
    exchange(&cli, &there, "");
    for device in [&cli, &there] {
        device.run("end last").good();
    }
    let file = cli.file("in.bundle", there.run("bundle --all").good());
    let said = cli.run(&format!("import {file}")).good();
    assert!(!said.contains("differently"), "{said}");
    // Once it is continued, it is transferred completely.
    there.run("reopen last").good();
    there.record("record last", &[PROP]);
    exchange(&there, &cli, "");
    assert_eq!(hands(&cli), [2]);
}

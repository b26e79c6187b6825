//! The standings of a season as PDF.

use super::reader::Pdf;
use crate::support::{minute, result, summary};
use oddtrick::exchange::share::paper::{Paper, season};
use oddtrick::ledger::{PlayerId, SeasonChoice, SessionId};
use oddtrick::money::{Currency, Money};
use oddtrick::stats::{PointScale, SeasonOptions, Sessions};
use oddtrick::view::season::season as view;
use oddtrick::words::{LANGUAGES, Words};

/// Sessions of Oh Hell for euros, a day apart, in which each player has a point more than the next.
fn played(players: usize, evenings: usize) -> Sessions {
    let currency: Currency = "EUR".parse().unwrap();
    let seat = |who: usize| {
        let points = i64::try_from(players - who).unwrap() - 2;
        let money = Some((currency, Money(points * 5 - 100)));
        result(PlayerId(who as u128), points, who + 1, money)
    };
    let sessions = (0..evenings).map(|at| {
        let started = minute(1440 * i64::try_from(at).unwrap());
        let (id, scale) = (SessionId(7 + at as u128), PointScale::default());
        let mut one = summary(id, started, "oh-hell", scale, 10);
        one.standing.players = (0..players).map(seat).collect();
        one
    });
    Sessions {
        sessions: sessions.collect(),
        ..Sessions::default()
    }
}

fn printed(all: &Sessions, language: &str, paper: Paper, name: impl Fn(PlayerId) -> String) -> Pdf {
    let players = all.sessions.iter().flat_map(|one| &one.standing.players);
    let names = players.map(|one| (one.player, name(one.player)));
    let all = Sessions {
        names: names.collect(),
        ..all.clone()
    };
    let (choice, asked) = (SeasonChoice::default(), SeasonOptions::default());
    let view = view(Some("Thursdays"), &choice, &all, asked);
    let found = Pdf::read(&season(&view, &Words::of(language), paper));
    assert_eq!(found.unknown, 0, "every glyph is one of a font");
    found
}

fn numbered(who: PlayerId) -> String {
    format!("Player-{}", who.0 + 1)
}

#[test]
fn standings_and_running_totals_are_printed() {
    let found = printed(&played(4, 6), "en", Paper::A4, numbered);
    let [page] = &found.pages[..] else {
        panic!("{} pages", found.pages.len());
    };
    let count = |line: &str| page.lines().filter(|found| *found == line).count();
    for (line, times) in [
        ("Thursdays", 1),
        (
            "6 sessions and 60 hands, Sat, 31 Jan 2026 to Thu, 5 Feb 2026",
            1,
        ),
        ("Sessions", 1),
        ("Average", 1),
        ("Worst", 1),
        ("EUR", 1),
        ("2.0 (6)", 1),
        ("\u{2212}6.30", 1),
        ("Session by session", 1),
        // In the table, and beside the line.
        ("Player-1", 2),
        ("Player-4", 2),
        ("Page 1 of 1", 1),
    ] {
        assert_eq!(count(line), times, "{line} in\n{page}");
    }
    assert_eq!(found.size, [(595, 841)]);
    // With two sessions there is a table only.
    let short = printed(&played(4, 2), "en", Paper::A4, numbered);
    assert!(!short.text().contains("Session by session"));
}

#[test]
fn a_season_is_printed_in_every_language() {
    for language in LANGUAGES {
        let persian = |who: PlayerId| format!("مینا {}", who.0);
        let found = printed(&played(4, 6), language.code, Paper::Letter, persian);
        assert_eq!(found.size, [(612, 792)], "{}", language.code);
        assert_eq!(found.language, language.code);
        assert!(found.fonts.iter().all(|font| font.contains('+')));
        assert!(found.fonts.iter().any(|font| font.contains("Vazirmatn")));
    }
}

/// In Persian the number of sessions is left of an average, above 0 and below.
#[test]
fn an_average_is_read_from_the_right() {
    let found = printed(&played(4, 6), "fa", Paper::A4, numbered);
    let text = found.text();
    let averages: Vec<_> = text.lines().filter(|line| line.contains('(')).collect();
    assert_eq!(averages.len(), 4, "{text}");
    // PDF readers mirror the brackets in a right-to-left line.
    let turned = |line: &&str| line.starts_with(")۶(");
    assert!(averages.iter().all(turned), "{averages:?}");
}

/// The heads are on every page with a row, and every player is on one.
#[test]
fn fifty_players_go_over_two_pages() {
    for paper in [Paper::A4, Paper::Letter] {
        let found = printed(&played(50, 4), "en", paper, numbered);
        assert_eq!(found.pages.len(), 2);
        for (at, page) in found.pages.iter().enumerate() {
            let has = |line: &str| page.lines().any(|found| found == line);
            assert!(has("Average") && has("Points"), "{page}");
            assert!(has(&format!("Page {} of 2", at + 1)));
            assert!(page.contains("Thursdays"), "{page}");
        }
        for who in 6..=50 {
            let name = format!("Player-{who}");
            let text = found.text();
            assert_eq!(
                text.lines().filter(|line| *line == name).count(),
                1,
                "{name}"
            );
        }
    }
}

/// Names of 64 letters are printed in full, in the table and beside their lines.
#[test]
fn the_longest_names_of_a_season_fit() {
    let name = |who: PlayerId| ["W", "m", "ي", "Ж"][usize::try_from(who.0).unwrap()].repeat(64);
    let found = printed(&played(4, 6), "en", Paper::A4, name);
    let letters = |letter: char| found.text().chars().filter(|c| *c == letter).count();
    assert_eq!(
        letters('W') - 1,
        2 * 64,
        "one more is in the head of the worst session"
    );
    assert_eq!(letters('Ж'), 2 * 64);
}

//! Worked examples verbatim: tables and sentences.

use super::{EditorUser, can_use, say};
use crate::support::scheme;

#[test]
fn contracts_by_tricks_over_and_short() {
    let mut user = EditorUser::of("solo-whist-points");
    assert_eq!(
        user.table(),
        [
            "−5 −4 −3 −2 −1 0 +1 +2 +3 +4 +5",
            "Prop & cop: −9 −8 −7 −6 −5 [4*] 5* 6* 7* 8* 9*",
            "Solo: −27 −24 −21 −18 −15 12* 15* 18* 21* 24* 27*",
            "Misère: −24 −24 −24 −24 −24 24* – – – – –",
            "Abundance: −66 −60 −54 −48 −42 36* 42* 48* 54* 60* –",
            "Abundance in trumps: −66 −60 −54 −48 −42 36* 42* 48* 54* 60* –",
            "Open misère: −48 −48 −48 −48 −48 48* – – – – –",
            "Abundance declared: −72 −72 −72 −72 −72 72* – – – – –",
            "General misère: – – – – – −12* – – – – –",
        ]
    );
    for (key, sentence) in [
        (
            "contracts.solo.pays",
            "Chiara, solo, just made: 12. Each opponent pays 4.",
        ),
        (
            "contracts.solo.over",
            "Chiara, solo, two over: 18. Each opponent pays 4 + 2 = 6.",
        ),
        (
            "contracts.abundance.under",
            "Chiara, abundance, two short: −48. Each opponent is paid 12 + 2 × 2 = 16.",
        ),
        (
            "contracts.prop-and-cop.over",
            "Chiara and a partner, prop & cop, two over: 6. Each opponent pays 4 + 2 = 6.",
        ),
        (
            "contracts.misere.over",
            "Chiara, misère, just made: 24. Each opponent pays 8.",
        ),
        (
            "contracts.misere.under",
            "Chiara, misère, two short: −24. Each opponent is paid 8.",
        ),
        (
            "contracts.general-misere.pays",
            "Chiara pays in a general misère: −12. Each of the others is paid 4.",
        ),
    ] {
        user.open(key);
        assert_eq!(user.sentence(), sentence, "{key}");
    }
    user.set("unit", "5").open("contracts.solo.over");
    assert_eq!(
        user.table()[2],
        "Solo: −135 −120 −105 −90 −75 60* 75* [90*] 105* 120* 135*"
    );
    assert_eq!(
        user.sentence(),
        "Chiara, solo, two over: 90. Each opponent pays (4 + 2) × 5 = 30."
    );
    // The boxes show the document's values, before any multiplication.
    assert_eq!(
        user.reads("Solo"),
        "[played] [at least] [5] tricks, each pays [4]"
    );
    user.set("general-misere", "fewest tricks is paid");
    assert_eq!(
        user.sentence(),
        "Chiara is paid in a general misère: 60. Each of the others pays 4 × 5 = 20."
    );
}

#[test]
fn a_price_for_every_trick_and_free_undertricks() {
    let mut user = EditorUser::of("solo-whist-hoyle");
    user.open("contracts.prop-and-cop.all-tricks");
    assert_eq!(
        user.table()[1],
        "Prop & cop: −11 −10 −9 −8 −7 6* 7* 8* 9* 10* [16*]"
    );
    assert_eq!(
        user.sentence(),
        "Chiara and a partner, prop & cop, with every trick: 16. Each opponent pays 16."
    );
    user.set("contracts.solo.free-under", "1");
    assert_eq!(
        user.sentence(),
        "Chiara, solo, two short: −21. Each opponent is paid 6 + 1 = 7."
    );
}

#[test]
fn bids_in_a_small_hand() {
    let mut user = EditorUser::of("oh-hell-triangular");
    user.editor.show_example(0);
    user.open("missed.off-triangular");
    assert_eq!(
        user.table(),
        [
            "0 1 2 3",
            "0: 5* −1 −3 −6",
            "1: −1 6* −1 [−3]",
            "2: −3 −1 8* −1",
            "3: −6 −3 −1 11*",
        ]
    );
    assert_eq!(user.sentence(), "Chiara bids 1 and takes 3: two off, −3.");
    user.open("made.bid-triangular");
    assert_eq!(user.sentence(), "Chiara bids 2 and takes 2: 5 + 3 = 8.");
}

#[test]
fn oversized_hands_are_not_shown() {
    let mut user = EditorUser::of("wizard");
    user.typed("deck", "250");
    user.set("schedule", "as listed")
        .typed("schedule.list", "60 70");
    assert!(can_use(&user.page()));
    let sizes = user.page().worked.choices;
    let sizes: Vec<_> = sizes.iter().map(|one| say(&one.text)).collect();
    assert_eq!(sizes, ["3", "8", "10"]);
    // If the pack is too small for every hand of the schedule, a size that can be dealt is shown.
    let mut user = EditorUser::of("wizard");
    user.set("schedule", "as listed")
        .typed("schedule.list", "20");
    user.set("players.#1", "6").typed("deck", "24");
    let sizes = user.page().worked.choices;
    let sizes: Vec<_> = sizes.iter().map(|one| say(&one.text)).collect();
    assert_eq!(sizes, ["3", "4"]);
    assert_eq!(
        user.sentence(),
        "Chiara bids 2 and takes 2: 20 + 10 × 2 = 40."
    );
}

#[test]
fn the_open_rule_picks_its_cell() {
    let mut user = EditorUser::of("oh-hell");
    user.set("big-miss.points", "−5");
    assert_eq!(
        user.sentence(),
        "Chiara bids 1 and takes 4: three off, a big miss, −5."
    );
    user.set("zero-bid.made.constant", "5");
    assert_eq!(user.sentence(), "Chiara bids 0 and takes 0: 5.");
    user.set("zero-bid.missed.constant", "−1");
    assert_eq!(user.sentence(), "Chiara bids 0 and takes 2: two off, −1.");
    user.set("slam.grand", "50").set("slam.adds", "in addition");
    assert_eq!(
        user.sentence(),
        "Chiara bids all 8 and takes them, a slam: 10 + 8 + 50 = 68."
    );
    user.set("slam.small", "20");
    assert_eq!(
        user.sentence(),
        "Chiara bids 7, all but one, and takes them, a small slam: 10 + 7 + 20 = 37."
    );
    // A slam needs enough cards, and the example follows.
    user.set("slam.from-cards", "10").open("slam.grand");
    assert_eq!(say(&user.page().worked.title), "A hand of 10 cards");
    let mut user = EditorUser::of("oh-hell-under-penalty");
    user.open("under.bid");
    assert_eq!(user.sentence(), "Chiara bids 4 and takes 2: two off, −4.");
}

#[test]
fn the_partner_of_an_example_is_named_with_their_bid() {
    let mut user = EditorUser::of("spades");
    assert_eq!(
        user.sentence(),
        "Chiara bids 4 and takes 4, the partner bids and takes 1: 50."
    );
    user.open("nil.made");
    assert_eq!(
        user.sentence(),
        "Chiara bids nil and takes 0, the partner bids and takes 1: 110."
    );
}

#[test]
fn bids_by_books() {
    let mut user = EditorUser::of("bid-whist-parlett");
    assert_eq!(
        user.table(),
        [
            "0 1 2 3 4 5 6 7 8 9 10 11 12 13",
            "3: – −3 −3 −3 −3 −3 −3 −3 −3 3* 3* 3* 3* 12*",
            "4: – −4 −4 −4 −4 −4 −4 −4 −4 −4 4* 4* 4* 16*",
            "5: – −5 −5 −5 −5 −5 −5 −5 −5 −5 −5 5* [5*] 20*",
            "6: – −6 −6 −6 −6 −6 −6 −6 −6 −6 −6 −6 6* 24*",
            "7: – −7 −7 −7 −7 −7 −7 −7 −7 −7 −7 −7 −7 28*",
        ]
    );
    assert_eq!(
        user.sentence(),
        "A bid of 5, Uptown, and 12 tricks, one over: 5."
    );
    user.open("opponents-on-set");
    assert_eq!(
        user.sentence(),
        "A bid of 5, Uptown, and 9 tricks, two short: −5."
    );
    user.set("bids.min", "1").open("set");
    assert_eq!(
        user.sentence(),
        "A bid of 4, Uptown, and 8 tricks, two short: −4."
    );
    user.open("no-trump");
    let modes: Vec<_> = user
        .page()
        .worked
        .choices
        .iter()
        .map(|one| (say(&one.text), one.chosen))
        .collect();
    assert_eq!(modes[2], ("No trump".to_owned(), true));
    assert_eq!(
        user.sentence(),
        "A bid of 4, No trump, and 11 tricks, one over: 4 × 2 = 8."
    );
    user.open("boston");
    assert_eq!(
        user.sentence(),
        "A bid of 4, No trump, and 13 tricks, three over: 4 × 2 × 4 = 32."
    );
    let mut user = EditorUser::of("bid-whist-1900");
    user.set("bids.max", "2").open("set");
    assert_eq!(
        user.sentence(),
        "A bid of 1 and 5 tricks, two short, 2 for the others: −1."
    );
}

#[test]
fn tricks_with_honours_and_a_rubber() {
    let mut user = EditorUser::of("whist-short");
    assert_eq!(
        user.table(),
        [
            "7 8 9 10 11 12 13",
            "none: 1 2 [3] 4 5* 6* 7*",
            "three honours: 3 4 5* 6* 5* 6* 7*",
            "four honours: 5* 6* 7* 8* 5* 6* 7*",
        ]
    );
    assert_eq!(
        user.sentence(),
        "9 tricks: 3. A rubber won by 2 games, the losers at 0 in each: 3 × 2 + 2 = 8."
    );
    user.open("honours.four");
    assert!(
        user.sentence()
            .starts_with("9 tricks and four honours: 3 + 4 = 7. ")
    );
    user.open("rubber.double");
    assert!(user.sentence().ends_with("at 1 in each: 2 × 2 + 2 = 6."));
    user.open("rubber.single");
    assert!(
        user.sentence().ends_with("at 3 in each: 2 + 2 = 4."),
        "{}",
        user.sentence()
    );
    user.open("honours.barred-at");
    assert_eq!(
        user.table(),
        [
            "7 8 9 10 11 12 13",
            "none: 1* 2* 3* 4* 5* 6* 7*",
            "three honours: 1* 2* 3* 4* 5* 6* 7*",
            "four honours: 1* 2* [3*] 4* 5* 6* 7*",
        ]
    );
    let mut user = EditorUser::of("whist-5");
    user.set("boston", "2");
    assert_eq!(user.sentence(), "13 tricks: 7 × 2 = 14.");
}

#[test]
fn a_rubber_is_explained_where_suits_have_values() {
    let values = "suit-values={ hearts = 4, diamonds = 3, spades = 1, clubs = 2 }";
    let user = EditorUser::new(&scheme("whist-short", &[values]));
    assert_eq!(
        user.sentence(),
        "9 tricks: 3. A rubber won by 2 games, the losers at 0 in each: 3 × 2 + 2 = 8."
    );
}

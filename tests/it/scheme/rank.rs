//! The rank of a contract: in list order, or just above another that it names.

use oddtrick::scheme::set::{apply, parse_setting};
use oddtrick::scheme::{Scheme, catalog};

/// A shipped scheme with settings.
fn set(id: &str, settings: &[&str]) -> Result<Scheme, String> {
    let settings: Vec<_> = settings
        .iter()
        .map(|setting| parse_setting(setting).unwrap())
        .collect();
    apply(catalog::find(id).unwrap(), &settings).map_err(|error| error.to_string())
}

/// The biddable contracts in ascending rank.
fn ranked(scheme: &Scheme) -> Vec<&str> {
    let rules = scheme.rules.contracts().unwrap();
    rules.biddable().map(|one| one.id.as_str()).collect()
}

#[test]
fn a_contract_ranks_just_above_the_one_that_it_names() {
    for (settings, wanted) in [
        (
            &["contracts.misere.above=abundance"][..],
            "prop-and-cop solo abundance misere abundance-in-trumps misere-ouverte abundance-declared",
        ),
        // Down as well as up, and in place.
        (
            &["contracts.abundance-declared.above=prop-and-cop"],
            "prop-and-cop abundance-declared solo misere abundance abundance-in-trumps misere-ouverte",
        ),
        (
            &["contracts.solo.above=prop-and-cop"],
            "prop-and-cop solo misere abundance abundance-in-trumps misere-ouverte abundance-declared",
        ),
        // The contract below is itself moved.
        (
            &[
                "contracts.solo.above=misere",
                "contracts.misere.above=misere-ouverte",
            ],
            "prop-and-cop abundance abundance-in-trumps misere-ouverte misere solo abundance-declared",
        ),
    ] {
        let scheme = set("solo-whist-units", settings).unwrap();
        assert_eq!(ranked(&scheme).join(" "), wanted, "{settings:?}");
    }
}

#[test]
fn a_rank_changes_no_other_value() {
    let lifted = set(
        "solo-whist-points",
        &["contracts.misere.above=abundance-declared"],
    )
    .unwrap();
    let before = catalog::find("solo-whist-points").unwrap();
    for contract in &before.rules.contracts().unwrap().contracts {
        let after = lifted.rules.contracts().unwrap().contract(&contract.id);
        assert_eq!(after, Some(contract));
    }
}

#[test]
fn an_impossible_rank_is_refused() {
    for (settings, error) in [
        (
            &["contracts.misere.above=abundence"][..],
            "`contracts.misere.above` must be another contract that is bid, not `abundence`, did you mean `abundance`?",
        ),
        (
            &["contracts.misere.above=misere"],
            "`contracts.misere.above` must be another contract that is bid, not `misere`, \
             did you mean `misere-ouverte`?",
        ),
        (
            &["contracts.misere.above=general-misere"],
            "`contracts.misere.above` must be another contract that is bid, not `general-misere`",
        ),
        (
            &["contracts.misere.above=5"],
            "`contracts.misere.above` must be text, not 5",
        ),
        (
            &["contracts.general-misere.above=solo"],
            "unknown key `contracts.general-misere.above`, known here: id, name, allowed, pays, trump, leads",
        ),
        (
            &["contracts.misere.above=solo", "contracts.solo.above=misere"],
            "`contracts.solo.above` is `misere`, which is itself set to stand above `solo`",
        ),
    ] {
        let found = set("solo-whist-units", settings).map(|_| ());
        assert_eq!(found, Err(error.to_owned()), "{settings:?}");
    }
}

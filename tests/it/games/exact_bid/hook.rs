//! The hook: the last bidder may not bring the bids to the number of cards.

use super::{after, all, hand, scheme, table};
use oddtrick::games::{HandError, HandRecord, HandResult, Override, play};
use oddtrick::scheme::exact_bid::Hook;

/// The bids open to the last bidder after these.
fn free(settings: &[&str], hands: u32, cards: u8, before: &[u8]) -> Vec<u8> {
    let rules = scheme("oh-hell-tricks-count", settings);
    let legal = |bid: &u8| {
        let bids: Vec<u8> = before.iter().copied().chain([*bid]).collect();
        let mut tricks = vec![0; bids.len()];
        tricks[0] = cards;
        match play(
            &rules,
            &after(hands),
            table(bids.len()),
            &hand(cards, &bids, &tricks),
        ) {
            Ok(_) => true,
            Err(HandError::Hooked {
                seat, bid: struck, ..
            }) => {
                assert_eq!((seat.index(), struck), (before.len(), *bid));
                false
            }
            Err(error) => panic!("{error}"),
        }
    };
    (0..=cards).filter(legal).collect()
}

#[test]
fn the_sources_examples() {
    for (before, cards, struck) in [
        (&[0, 2, 2][..], 5, Some(1)),
        (&[2, 1, 0], 5, Some(2)),
        (&[2, 0, 1], 5, Some(2)),
        (&[2, 1], 4, Some(1)),
        (&[1, 2], 4, Some(1)),
        (&[4, 2, 3], 10, Some(1)),
        // If the others have bid more than the cards, the last is free.
        (&[3, 1, 2], 5, None),
        (&[5, 0, 0], 5, Some(0)),
        (&[0, 0, 0], 5, Some(5)),
    ] {
        let wanted: Vec<u8> = (0..=cards).filter(|bid| Some(*bid) != struck).collect();
        assert_eq!(free(&[], 0, cards, before), wanted, "{before:?} {cards}");
        assert_eq!(
            free(&["hook=off"], 0, cards, before).len(),
            usize::from(cards) + 1
        );
    }
}

#[test]
fn the_hook_can_exempt_the_last_hand_or_hands_of_one_card() {
    for (hook, hands, cards, free_bids) in [
        ("hook=not-in-last-hand", 0, 1, 1),
        ("hook=not-in-last-hand", 11, 5, 5),
        ("hook=not-in-last-hand", 12, 13, 14),
        // The last hand is the schedule's, however many cards are dealt.
        ("hook=not-in-last-hand", 12, 1, 2),
        ("hook=not-with-one-card", 0, 1, 2),
        ("hook=not-with-one-card", 0, 2, 2),
        ("hook=not-with-one-card", 12, 13, 13),
        ("hook=on", 12, 1, 1),
    ] {
        assert_eq!(
            free(&[hook], hands, cards, &[0, 0, 0]).len(),
            free_bids,
            "{hook} {hands} {cards}"
        );
    }
}

#[test]
fn the_override_allows_the_forbidden_bid() {
    let rules = scheme("oh-hell", &[]);
    for (overrides, forbidden) in [
        (None, true),
        (Some(Override::End), true),
        (Some(Override::Hook), false),
    ] {
        let record = HandRecord {
            overrides,
            ..hand(5, &[0, 2, 2, 1], &[5, 0, 0, 0])
        };
        let error = play(&rules, &after(0), table(4), &record).err();
        let hooked = matches!(error, Some(HandError::Hooked { .. }));
        assert_eq!(
            (hooked, error.is_some()),
            (forbidden, forbidden),
            "{error:?}"
        );
    }
}

/// The last bidder is the dealer, or the player before if the dealer sits out.
#[test]
fn the_hook_binds_the_last_bidder() {
    let rules = scheme("oh-hell", &[]);
    let mut record = hand(5, &[0, 2, 2, 1], &[5, 0, 0, 0]);
    for (dealer, out, bound) in [(3, None, 3), (1, None, 1), (3, Some(3), 0), (0, Some(0), 1)] {
        record.dealer = Some(super::seat(dealer));
        record.out = out.map(|out| vec![super::seat(out)]);
        let (mut bids, mut tricks) = (
            vec![Some(2), Some(2), Some(1), Some(0)],
            vec![Some(1), Some(1), Some(2), Some(1)],
        );
        if let Some(out) = out {
            bids.rotate_right(out + 1);
            tricks.rotate_right(out + 1);
            let taken = tricks[out].take().unwrap();
            bids[out] = None;
            *tricks[(out + 1) % 4].as_mut().unwrap() += taken;
        }
        record.bids = Some(oddtrick::games::Bid::list(bids));
        record.tricks = Some(oddtrick::games::Tricks::Seats(tricks));
        match play(&rules, &after(0), table(4), &record) {
            Err(HandError::Hooked { seat, .. }) => assert_eq!(seat.index(), bound),
            other => panic!("{other:?}"),
        }
    }
}

/// Every way in which all could meet their bids, at every table of every scheme and for every number of cards: the hook
/// forbids a bid in each of them, and without it they are all legal.
#[test]
fn with_the_hook_not_all_players_can_make_their_bids() {
    let mut walked = 0;
    for rules in all() {
        let on = rules.rules.exact_bid().unwrap().hook == Hook::On;
        let least = rules.rules.exact_bid().unwrap().least_bid;
        for seats in usize::from(rules.players.least)..=usize::from(rules.players.most) {
            let most = rules.deck / u8::try_from(seats).unwrap();
            for cards in 1..=most.min(13) {
                let bids = splits(cards, seats).into_iter();
                for bids in bids.filter(|bids| bids.iter().all(|bid| *bid >= least)) {
                    let played = play(rules, &after(0), table(seats), &hand(cards, &bids, &bids));
                    assert_eq!(played.is_ok(), !on, "{} {bids:?}", rules.id);
                    if let Ok((outcome, _)) = played {
                        let HandResult::Bids { made, .. } = outcome.result else {
                            panic!("bids")
                        };
                        assert!(made.as_slice().iter().all(|made| *made == Some(true)));
                    }
                    walked += 1;
                }
            }
        }
    }
    assert!(walked > 200_000, "{walked}");
}

/// Every way to divide this many tricks among this many players.
fn splits(cards: u8, seats: usize) -> Vec<Vec<u8>> {
    if seats == 1 {
        return vec![vec![cards]];
    }
    (0..=cards)
        .flat_map(|one| {
            splits(cards - one, seats - 1)
                .into_iter()
                .map(move |mut rest| {
                    rest.insert(0, one);
                    rest
                })
        })
        .collect()
}

//! Names of contracts and trumps, as messages.

use crate::cards::Trump;
use crate::scheme::{Contract, Rules, Scheme};
use crate::view::Message;

/// A contract's name on its own.
pub fn contract(contract: &Contract) -> Message {
    called("contract", &contract.id, &contract.name)
}

/// Whether the partner in a contract of two is the player who accepts a proposal, rather than the holder of a card.
pub(crate) fn is_proposal(contract: &Contract) -> bool {
    let id = contract.id.as_str();
    ["ask", "prop-and-cop"].contains(&id) || id.starts_with("ask-")
}

/// A contract's name within a sentence.
pub fn contract_inline(contract: &Contract) -> Message {
    contract_inline_called(&contract.id, &contract.name)
}

/// Like [`contract_inline`], by the contract's id and the name in its document.
pub fn contract_inline_called(id: &str, name: &str) -> Message {
    called("in", id, name)
}

/// The catalog's text for a contract id, including ids that end in a number of tricks; else the given name.
pub(in crate::view) fn called(form: &str, id: &str, name: &str) -> Message {
    let id = match id {
        "open-misere" => "misere-ouverte",
        id => id,
    };
    let of_so_many = || {
        let (word, n) = id.rsplit_once('-')?;
        let (key, _) = super::rule(&format!("{form}-{word}-for"))?;
        let parts = vec![("n", n.parse::<i64>().ok()?.into())];
        Some(Message::Rule { key, parts })
    };
    let found = super::named(&format!("{form}-{id}")).or_else(of_so_many);
    found.unwrap_or_else(|| Message::typed(name))
}

/// The contract with that id within a sentence; the id itself if the scheme has no such contract.
pub(in crate::view) fn inline(scheme: &Scheme, id: &str) -> Message {
    let found = scheme.contract(id);
    found.map_or_else(|| Message::typed(id), contract_inline)
}

/// A trump suit, no trump, or unknown.
pub fn trump(trump: Option<Trump>) -> Message {
    match trump {
        None => Message::SuitUnknown,
        Some(Trump::None) => Message::SuitNone,
        Some(Trump::Hearts) => Message::SuitHearts,
        Some(Trump::Diamonds) => Message::SuitDiamonds,
        Some(Trump::Spades) => Message::SuitSpades,
        Some(Trump::Clubs) => Message::SuitClubs,
    }
}

/// The number of cards each, alone and with the trump if known.
pub(in crate::view) fn cards_line(n: i64, known: Option<Trump>) -> (Message, Message) {
    let with = match known {
        Some(Trump::None) => Message::sides_cards_no_trump(n),
        Some(_) => Message::cards_trump(n, trump(known)),
        None => Message::cards(n),
    };
    (Message::cards(n), with)
}

/// A game's name by its id; the id itself if it has no translation.
pub fn game_by_id(id: &str) -> Message {
    super::named(&format!("game-{id}")).unwrap_or_else(|| Message::typed(id))
}

/// The family of a game, by its bidding: the heading in the list of games.
pub fn family(rules: &Rules) -> Message {
    match rules {
        Rules::Contracts(_) => Message::SessionsSoloGames,
        Rules::ExactBid(_) => Message::SessionsExactBidGames,
        Rules::OddTrick(_) | Rules::PartnershipBid(_) => Message::SessionsPartnershipGames,
    }
}

/// The game's name.
pub(in crate::view) fn game(scheme: &Scheme) -> Message {
    game_by_id(&scheme.game)
}

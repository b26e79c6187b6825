//! What contracts and trumps are called, as messages.

use super::{Message, Pairs};
use crate::cards::Trump;
use crate::scheme::{Contract, Contracts, Scheme};

/// A contract's name, as it stands alone.
pub fn contract(contract: &Contract) -> Message {
    contract_called(&contract.id, &contract.name)
}

/// The same by its id and the name in its document.
pub(super) fn contract_called(id: &str, name: &str) -> Message {
    match id {
        "prop-and-cop" => Message::PropAndCop,
        "solo" => Message::Solo,
        "misere" => Message::Misere,
        "abundance" => Message::Abundance,
        "abundance-in-trumps" => Message::AbundanceInTrumps,
        "misere-ouverte" => Message::MisereOuverte,
        "abundance-declared" => Message::AbundanceDeclared,
        "general-misere" => Message::GeneralMisere,
        _ => Message::typed(name),
    }
}

/// A contract's name, as it stands in a sentence.
pub fn contract_inline(contract: &Contract) -> Message {
    contract_inline_called(&contract.id, &contract.name)
}

/// The same by its id and the name in its document.
pub(super) fn contract_inline_called(id: &str, name: &str) -> Message {
    match id {
        "prop-and-cop" => Message::InPropAndCop,
        "solo" => Message::InSolo,
        "misere" => Message::InMisere,
        "abundance" => Message::InAbundance,
        "abundance-in-trumps" => Message::InAbundanceInTrumps,
        "misere-ouverte" => Message::InMisereOuverte,
        "abundance-declared" => Message::InAbundanceDeclared,
        "general-misere" => Message::InGeneralMisere,
        _ => Message::typed(name),
    }
}

/// The contract of that id in a sentence; the id itself where the scheme has no such contract.
pub(super) fn inline(scheme: &Scheme, id: &str) -> Message {
    rules(scheme)
        .and_then(|rules| rules.contract(id))
        .map_or_else(|| Message::typed(id), contract_inline)
}

/// The numbers of kind `contracts`, where the scheme is of that kind.
pub(super) fn rules(scheme: &Scheme) -> Option<&Contracts> {
    scheme.rules.contracts()
}

/// A trump suit, none, or one that nobody has noted.
pub fn trump(trump: Option<Trump>) -> Message {
    match trump {
        None => Message::TrumpUnknown,
        Some(Trump::None) => Message::NoTrump,
        Some(Trump::Hearts) => Message::Hearts,
        Some(Trump::Diamonds) => Message::Diamonds,
        Some(Trump::Spades) => Message::Spades,
        Some(Trump::Clubs) => Message::Clubs,
    }
}

/// Cards each, alone and with the trump where it is known.
pub(super) fn cards_line(n: i64, known: Option<Trump>) -> (Message, Message) {
    let with = match known {
        Some(Trump::None) => Pairs::CardsNoTrump { n }.into(),
        Some(_) => Message::CardsTrump {
            n,
            trump: trump(known).part(),
        },
        None => Message::Cards { n },
    };
    (Message::Cards { n }, with)
}

/// What a game is called, by its id; the id itself where words know no such game.
pub fn game_by_id(id: &str) -> Message {
    match id {
        "solo-whist" => Message::GameSoloWhist,
        "oh-hell" => Message::GameOhHell,
        "romanian-whist" => Message::GameRomanianWhist,
        "wizard" => Message::GameWizard,
        "israeli-whist" => Message::GameIsraeliWhist,
        "skull-king" => Message::GameSkullKing,
        "nomination-whist" => Message::GameNominationWhist,
        "whist" => Message::GameWhist,
        "bid-whist" => Message::GameBidWhist,
        other => Message::typed(other),
    }
}

/// What the game is called.
pub(super) fn game(scheme: &Scheme) -> Message {
    game_by_id(&scheme.game)
}

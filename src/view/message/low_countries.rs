//! Sentences about Rikken, Wiezen and Colour Whist, where several can play one contract at once.

use super::{Message, messages};

messages! {
    /// The games of the Low Countries.
    LowCountries:
    SlotAlso = "slot-also" "The slot of who else plays a contract.";
    AskAlso { contract: Box<Message> } = "ask-also" "Who else plays the contract?";
    Another = "another-too" "An answer: another player plays the contract too.";
    Done = "nobody-else" "An answer: nobody else plays the contract.";
    PlaysAlready = "plays-already" "Why a player cannot be named: he is one of the declarers.";
}

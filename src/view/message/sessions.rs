//! Sentences about the list of sessions, and about what was deleted from it.

use super::{Message, messages};
use crate::points::Points;
use crate::view::Minute;
use chrono::{DateTime, FixedOffset};

messages! {
    /// The list of sessions.
    Sessions:
    AllGames = "sessions-all-games" "Whatever was played is listed.";
    SoloGames = "sessions-solo-games" "Over Solo Whist and its neighbours in a list of games.";
    ExactBidGames = "sessions-exact-bid-games" "Over Oh Hell and its neighbours in a list of games.";
    PartnershipGames = "sessions-partnership-games" "Over the games of two sides in a list of games.";
    ForJust { n: i64 } = "sessions-for-just" "How many play a game.";
    ForSpan { least: i64, most: i64 } = "sessions-for-span" "How few and how many play a game.";
    Deleted = "sessions-deleted" "What was deleted lately is listed.";
    Hands { n: i64 } = "sessions-hands" "How many hands a session has.";
    NameAt { name: String, n: Points } = "sessions-name-at" "Somebody and their total.";
    Says { title: Box<Message>, at: Minute, names: Vec<String>, state: Box<Message> } = "sessions-says" "A session's row in words.";
    SaysUntitled { at: Minute, names: Vec<String>, state: Box<Message> } = "sessions-says-untitled" "The same for a session without a title.";
    Delete { title: Box<Message>, at: Minute } = "sessions-delete" "Delete a session.";
    DeletedOn { day: DateTime<FixedOffset> } = "sessions-deleted-on" "When a session was deleted, on its row.";
    Restore { session: Box<Message> } = "sessions-restore" "Bring a deleted session back.";
    Restored { title: Box<Message> } = "sessions-restored" "A session is there again.";
}

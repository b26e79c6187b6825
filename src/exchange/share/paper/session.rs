//! The pages of a session: its texts and columns, and the head of the first page.

use super::Paper;
use super::columns::{Columns, Heads, Row};
use super::faces::Faces;
use super::flow::Flow;
use crate::exchange::share::ShareContent;
use crate::view::{Message, MoneyChange};

/// The pages of a session.
pub(super) struct SessionPages<'a> {
    pub(super) flow: Flow<'a>,
    pub(super) shared: &'a ShareContent<'a>,
    pub(super) columns: Columns,
    pub(super) heads: Heads,
    pub(super) rows: Vec<Row>,
}

impl<'a> SessionPages<'a> {
    /// The first page with the session's data.
    pub(super) fn new(shared: &'a ShareContent<'a>, paper: Paper, blank: bool) -> Self {
        let words = shared.words;
        let faces = Faces::new(words.rtl);
        let say = |message: &Message| words.say(message);
        let money = shared.feet().into_iter().map(|foot| {
            let money = foot.and_then(|foot| foot.money);
            money.map_or_else(String::new, |MoneyChange(money, currency)| {
                words.money_change(money, currency)
            })
        });
        let heads = Heads {
            money: money.collect(),
            names: shared
                .table
                .sheet_players
                .iter()
                .map(|head| say(&head.text))
                .collect(),
            parts: [
                if shared.table.show_bids {
                    words.bid_and_took_head()
                } else {
                    String::new()
                },
                say(&Message::HeadPoints),
                say(&Message::HeadTotal),
            ],
        };
        let rows: Vec<Row> = shared
            .sheet
            .hands()
            .map(|row| Row::of(&row, words))
            .collect();
        let (size, columns) = Columns::of(&faces, &rows, &heads, paper.size(), blank);
        let title = say(&crate::view::sheet::title(shared.session));
        let game = say(&shared.table.title);
        let about = about(shared, &title);
        Self {
            flow: Flow::new(words, faces, size, &title, &game, &about),
            shared,
            columns,
            heads,
            rows,
        }
    }
}

/// Game, scheme and date; then the stake, if there is one.
fn about(shared: &ShareContent, title: &str) -> Vec<String> {
    let words = shared.words;
    let game = words.say(&shared.table.title);
    let scheme = words.say(&Message::scheme(&shared.session.scheme));
    let day = Message::value(shared.session.started);
    let mut parts = vec![game];
    for part in [scheme, words.say(&day)] {
        // A scheme may have the name of its game, and a session without a title is named by its date.
        if part != parts[0] && part != title {
            parts.push(part);
        }
    }
    let mut about = vec![parts.join(" · ")];
    let stake = std::slice::from_ref(&shared.result.stake_caption);
    about.extend(shared.stake(stake));
    about
}

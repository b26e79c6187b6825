//! Converts view values to UI values by type, in the window's language.
//!
//! Conversions of the structs in [`crate::view::page`] are generated with the pages; this module converts single
//! values.

use super::models::{UpdateInPlace, list, update_list_in_place};
use crate::cards::Trump;
use crate::money::{Currency, Money};
use crate::points::Points;
use crate::scheme::odd_trick::Mode;
use crate::stats::season_table::Cell;
use crate::view::chart::Ratio;
use crate::view::rule_editor::Pieces;
use crate::view::sheet::{BidAndTook, CellChange, Head, SheetValue};
use crate::view::{Change, Message, MoneyChange, sign};
use crate::words::{END, ISOLATE, Words};
use oddtrick_ui as ui;
use slint::{ComponentHandle, Global, Model, ModelExt as _, ModelRc, SharedString};
use unicode_bidi::{BidiClass, Direction, bidi_class, get_base_direction};

/// A value that a page shows, converted to a UI value.
pub(super) trait ToUi {
    /// Its UI type.
    type Ui: Default;

    /// Converts the value in this language.
    fn to_ui(&self, words: &Words) -> Self::Ui;

    /// The sign of a value that has one: 1, −1 or 0.
    fn sign(&self) -> i32 {
        0
    }

    /// The UI value of `None`.
    fn none() -> Self::Ui {
        Self::Ui::default()
    }
}

/// A view shown by the properties of a global.
pub(super) trait SetProperties<Global> {
    /// Sets the properties.
    fn set(&self, global: &Global, words: &Words);
}

oddtrick_ui::to_ui!();

impl<T: ToUi> ToUi for Option<T> {
    type Ui = T::Ui;

    fn to_ui(&self, words: &Words) -> Self::Ui {
        self.as_ref().map_or_else(T::none, |it| it.to_ui(words))
    }

    fn sign(&self) -> i32 {
        self.as_ref().map_or(0, T::sign)
    }
}

impl<T: ToUi<Ui: Clone + 'static>> ToUi for Vec<T> {
    type Ui = ModelRc<T::Ui>;

    fn to_ui(&self, words: &Words) -> Self::Ui {
        let all: Vec<T::Ui> = self.iter().map(|it| it.to_ui(words)).collect();
        list(all)
    }
}

/// Implements [`ToUi`] for simple types: how each is shown and, if it has a sign, the number that tells it.
macro_rules! values {
    ($($type:ty => $ui:ty, $value:ident, $words:ident: $shown:expr $(, $signed:expr)?;)*) => {$(
        impl ToUi for $type {
            type Ui = $ui;

            fn to_ui(&self, $words: &Words) -> $ui {
                let $value = self;
                $shown
            }

            $(fn sign(&self) -> i32 {
                let $value = self;
                sign($signed)
            })?
        }
    )*};
}

values! {
    Message => SharedString, it, words: words.say(it).into();
    Head => SharedString, it, words: words.say(&it.text).into();
    String => SharedString, it, _words: it.into();
    Points => SharedString, it, words: words.points(*it).into();
    i64 => SharedString, it, words: words.number(*it).into();
    Currency => SharedString, it, words: words.currency_head(*it).into();
    char => SharedString, it, _words: SharedString::from(*it);
    (Money, Currency) => SharedString, it, words: words.money(it.0, it.1).into();
    Change => SharedString, it, words: words.change(it.0).into(), it.0.n;
    MoneyChange => SharedString, it, words: words.money_change(it.0, it.1).into(), it.0.0;
    Pieces => ModelRc<ui::RulePiece>, it, words: words.pieces(it).to_ui(words);
    Ratio => f32, it, _words: super::result::chart::ratio(*it);
    BidAndTook => SharedString, it, words: words.bid_and_took(*it).into(),
        it.made.map_or(0, |made| if made { 1 } else { -1 });
    CellChange => SharedString, it, words: words.say(&it.said()).into(), it.points().unwrap_or_default().n;
    Cell => SharedString, it, words: words.say(&it.said()).into(), match it {
        Cell::Money(money, _) => money.0,
        _ => 0,
    };
    SheetValue => SharedString, it, words: words.say(&it.label).into();
    bool => bool, it, _words: *it;
    i32 => i32, it, _words: *it;
    Trump => ui::Trump, it, _words: match it {
        Trump::None => ui::Trump::None,
        Trump::Hearts => ui::Trump::Hearts,
        Trump::Diamonds => ui::Trump::Diamonds,
        Trump::Spades => ui::Trump::Spades,
        Trump::Clubs => ui::Trump::Clubs,
    };
    Mode => ui::IconKind, it, _words: match it {
        Mode::Uptown => ui::IconKind::Up,
        Mode::Downtown => ui::IconKind::Down,
        Mode::NoTrump => ui::IconKind::Dash,
    };
}

impl ToUi for usize {
    type Ui = i32;

    fn to_ui(&self, _: &Words) -> i32 {
        i32::try_from(*self).unwrap_or(i32::MAX)
    }

    fn none() -> i32 {
        -1
    }
}

impl UpdateInPlace for SharedString {
    fn kept(old: &Self, new: Self) -> Option<Self> {
        (*old != new).then_some(new)
    }
}

/// Connects what a window asks about its texts.
pub(super) fn connect_texts<W: ComponentHandle>(window: &W)
where
    for<'a> ui::Names<'a>: Global<'a, W>,
    for<'a> ui::Lines<'a>: Global<'a, W>,
{
    connect_lines(&window.global());
    let names = window.global::<ui::Names>();
    names.on_half(|name: SharedString, second| name_line(&name, second));
    names
        .on_shortened(|text: SharedString, share| shortened(&text, share).map_or(text, Into::into));
}

/// Connects the texts of rows that a window measures.
fn connect_lines(to: &ui::Lines<'_>) {
    to.on_texts(|texts| lines(&texts, |text| text));
    to.on_bars(|bars| lines(&bars, |bar| bar.name));
    to.on_chips(|chips, outlined| {
        let shown = |chip: &ui::Chip| outlined || !chip.outlined;
        lines(&chips, |chip| {
            Some(chip).filter(shown).unwrap_or_default().text
        })
    });
    to.on_names(|rows| lines(&rows, |row| row.name));
    to.on_partners(|rows| lines(&rows, |row| row.partner.name));
    to.on_totals(|rows| lines(&rows, |row| row.total));
    to.on_open_totals(|players| lines(&players, |player| player.total));
    to.on_heads(|rows| lines(&rows, |row| row.head));
    to.on_cells(|rows| lines(&rows, |row| lines(&row.cells, |cell| cell.text)));
    to.on_money(|rows| lines(&rows, |row| lines(&row.cells, |cell| cell.money)));
    to.on_folded(|lines: SharedString| {
        let fold = |line: &str| folded(line).unwrap_or_else(|| line.into());
        let folded: Vec<String> = lines.lines().map(fold).collect();
        folded.join("\n").into()
    });
}

/// The texts of rows, a line each.
fn lines<T>(rows: &ModelRc<T>, text: impl Fn(T) -> SharedString) -> SharedString {
    rows.model_tracker().track_row_count_changes();
    let texts = (0..rows.row_count()).filter_map(|at| rows.row_data_tracked(at));
    texts.map(text).collect::<Vec<_>>().join("\n").into()
}

/// The beginning of a text of which this share fits, in thousandths, if the text runs from the right, or its end does and
/// is cut; `None` for any other text.
fn shortened(text: &str, share: i32) -> Option<String> {
    // A tenth less, because letters differ in width, and one for the ellipsis.
    let fitting = text.chars().count() * usize::try_from(share).unwrap_or(0) / 1100;
    let kept = text.chars().take(fitting.saturating_sub(1));
    let mut kept = kept.collect::<String>().trim_end().to_owned();
    let ends_from_right = || text.chars().rev().find_map(is_from_right) == Some(true);
    let cut_from_right = || kept.chars().any(|c| is_from_right(c) == Some(true));
    if get_base_direction(text) != Direction::Rtl && !(ends_from_right() && cut_from_right()) {
        return None;
    }
    kept.push('…');
    if ends_in_isolate(&kept) {
        kept.push(END);
    }
    Some(kept)
}

/// Whether a letter runs from the right; `None` for a character without a direction.
fn is_from_right(c: char) -> Option<bool> {
    match bidi_class(c) {
        BidiClass::R | BidiClass::AL => Some(true),
        BidiClass::L => Some(false),
        _ => None,
    }
}

/// Whether a name that began before the end of a text does not end in it.
fn ends_in_isolate(text: &str) -> bool {
    text.matches(ISOLATE).count() > text.matches(END).count()
}

/// One of the two lines of a split name; empty for a short single word.
fn name_line(name: &str, second: bool) -> SharedString {
    let folded = folded(name).unwrap_or_default();
    let halves = folded.split_once('\n').unwrap_or_default();
    let half = if second { halves.1 } else { halves.0 };
    half.into()
}

fn folded(text: &str) -> Option<String> {
    let blanks = text.match_indices(' ').map(|(at, _)| text.split_at(at));
    let longer =
        |(first, second): &(&str, &str)| first.chars().count().max(second.trim().chars().count());
    if let Some((first, second)) = blanks.min_by_key(longer) {
        let second = second.trim();
        // Each line of a name within a sentence keeps the direction of the name.
        return Some(if ends_in_isolate(first) {
            format!("{first}{END}\n{ISOLATE}{second}")
        } else {
            format!("{first}\n{second}")
        });
    }
    broken(text)
}

/// A long word on two lines: after its hyphen, else in its middle. Joined scripts have no such break.
fn broken(word: &str) -> Option<String> {
    const LONG: usize = 12;
    let letters = word.chars().count();
    if letters < LONG || !word.chars().all(|c| is_latin(c) || "-’'".contains(c)) {
        return None;
    }
    let middle = |at: &usize| word[..*at].chars().count().abs_diff(letters / 2);
    let hyphens = word.match_indices('-').map(|(at, _)| at + 1);
    if let Some(at) = hyphens.min_by_key(middle).filter(|at| *at < word.len()) {
        return Some(format!("{}\n{}", &word[..at], &word[at..]));
    }
    let (at, _) = word.char_indices().nth(letters.div_ceil(2))?;
    Some(format!("{}-\n{}", &word[..at], &word[at..]))
}

/// A letter of the Latin script.
fn is_latin(c: char) -> bool {
    c.is_alphabetic() && c < '\u{250}'
}

#[cfg(test)]
mod tests {
    use super::{folded, shortened};

    #[test]
    fn a_name_is_broken_where_the_longer_line_is_shortest() {
        for (name, lines) in [
            ("Ann", None),
            (
                "Maximiliana Alexandrovna",
                Some("Maximiliana\nAlexandrovna"),
            ),
            ("Jan van der Berg", Some("Jan van\nder Berg")),
            ("Ann B", Some("Ann\nB")),
            ("Bartholomew", None),
            ("Konstantynopolitańczyk", Some("Konstantyno-\npolitańczyk")),
            (
                "Start, \u{2068}محمدرضا شجریان\u{2069} deals",
                Some("Start, \u{2068}محمدرضا\u{2069}\n\u{2068}شجریان\u{2069} deals"),
            ),
            ("Anne-Marie-Christine", Some("Anne-Marie-\nChristine")),
            ("محمدرضاعبدالحسینی", None),
        ] {
            assert_eq!(folded(name).as_deref(), lines, "{name}");
        }
    }

    #[test]
    fn a_text_that_runs_from_the_right_keeps_its_beginning() {
        for (text, share, kept) in [
            ("Kazimierz", 500, None),
            ("\u{2068}مینا\u{2069} plays", 500, None),
            ("محمدرضا شفیعی", 700, Some("محمدرضا…")),
            ("محمدرضا شفیعی", 0, Some("…")),
            (
                "\u{2068}Kazimierz\u{2069} و لیلا",
                500,
                Some("\u{2068}Kazimi…\u{2069}"),
            ),
            (
                "Ann & \u{2068}محمدرضا شفیعی\u{2069}",
                700,
                Some("Ann & \u{2068}محمدر…\u{2069}"),
            ),
            ("Kazimierz & \u{2068}مینا\u{2069}", 500, None),
        ] {
            assert_eq!(shortened(text, share).as_deref(), kept, "{text} {share}");
        }
    }
}

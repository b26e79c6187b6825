//! The embedded fonts, and text shaped with them.
//!
//! Lengths are in tenths of a point.

use crate::text::is_format;
use harfrust::{BufferFlags, Direction, FontRef, ShapeOptions, ShaperData, UnicodeBuffer};
use read_fonts::TableProvider;
use read_fonts::tables::cmap::Cmap;
use std::ops::Range;
use unicode_bidi::{Level, ParagraphBidiInfo};
use unicode_segmentation::UnicodeSegmentation;

#[cfg(feature = "gui")]
pub(super) use oddtrick_ui::font_files;

/// The font files, for builds without a window.
#[cfg(not(feature = "gui"))]
pub(super) fn font_files() -> [&'static [u8]; 6] {
    [
        include_bytes!("../../../../ui/fonts/IBMPlexSerif_500Medium.ttf"),
        include_bytes!("../../../../ui/fonts/IBMPlexSerif_700Bold.ttf"),
        include_bytes!("../../../../ui/fonts/IBMPlexSans_400Regular.ttf"),
        include_bytes!("../../../../ui/fonts/IBMPlexSans_600SemiBold.ttf"),
        include_bytes!("../../../../ui/fonts/Vazirmatn_400Regular.ttf"),
        include_bytes!("../../../../ui/fonts/Vazirmatn_700Bold.ttf"),
    ]
}

/// The style of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Face {
    pub(super) serif: bool,
    pub(super) bold: bool,
    /// The font size.
    pub(super) size: i32,
    /// Whether it is grey.
    pub(super) grey: bool,
}

/// A shaped line of text.
#[derive(Clone, Debug, Default)]
pub(super) struct Line {
    pub(super) runs: Vec<Run>,
    pub(super) width: i32,
    pub(super) size: i32,
    pub(super) grey: bool,
}

/// Glyphs of one font, from left to right.
#[derive(Clone, Debug)]
pub(super) struct Run {
    /// The index of the font in [`font_files`].
    pub(super) font: usize,
    pub(super) glyphs: Vec<Glyph>,
    pub(super) width: i32,
}

/// A glyph, in the units of its font.
#[derive(Clone, Debug)]
pub(super) struct Glyph {
    pub(super) id: u16,
    /// The characters it represents; empty if another glyph represents them.
    pub(super) text: String,
    /// The width that a PDF reader assumes.
    pub(super) width: i32,
    pub(super) advance: i32,
    /// The offset at which it is drawn, right and up.
    pub(super) shift: (i32, i32),
}

/// A font with its metrics.
pub(super) struct Font {
    pub(super) tables: FontRef<'static>,
    shaping: ShaperData,
    cmap: Cmap<'static>,
    pub(super) units: i32,
}

/// The fonts.
pub(super) struct Faces {
    pub(super) fonts: Vec<Font>,
    rtl: bool,
}

impl Font {
    fn of(file: &'static [u8]) -> Self {
        let font = FontRef::new(file).expect("the program's own font is read");
        Self {
            shaping: ShaperData::new(&font),
            cmap: font.cmap().expect("the font maps characters"),
            units: font
                .head()
                .map_or(1000, |head| i32::from(head.units_per_em())),
            tables: font,
        }
    }

    /// The advance of a glyph in its font.
    fn advance(&self, glyph: u16) -> i32 {
        let advance = self.tables.hmtx().ok();
        let advance = advance.and_then(|hmtx| hmtx.advance(glyph.into()));
        i32::from(advance.unwrap_or(0))
    }

    /// Converts font units to thousandths of the size.
    pub(super) fn thousandths(&self, units: i32) -> i32 {
        (units * 1000 + units.signum() * self.units / 2) / self.units
    }

    /// Whether it has glyphs for all visible characters.
    fn has(&self, text: &str) -> bool {
        text.chars()
            .all(|c| is_format(c) || self.cmap.map_codepoint(c).is_some())
    }
}

impl Glyph {
    /// Glyphs for these characters. In right-to-left text readers reverse the order of glyphs but may or may not
    /// reverse the characters of one glyph. So each character gets its own glyph: the first is drawn, the others are
    /// spaces, with the same total width.
    fn showing(self, characters: Vec<char>, rtl: bool, font: &Font) -> Vec<Self> {
        let n = i32::try_from(characters.len()).unwrap_or(i32::MAX);
        if !rtl || n < 2 {
            let text = characters.into_iter().collect();
            return vec![Self { text, ..self }];
        }
        let space = font
            .cmap
            .map_codepoint(' ')
            .map_or(0, harfrust::GlyphId::to_u32);
        let space = u16::try_from(space).unwrap_or(0);
        let parts = (0..n).zip(characters.into_iter().rev());
        let parts = parts.map(|(at, character)| {
            let width = self.advance * (at + 1) / n - self.advance * at / n;
            Self {
                id: if at == 0 { self.id } else { space },
                text: character.to_string(),
                width,
                advance: width,
                shift: if at == 0 { self.shift } else { (0, 0) },
            }
        });
        parts.collect()
    }
}

impl Faces {
    /// The fonts for a language.
    pub(super) fn new(rtl: bool) -> Self {
        Self {
            fonts: font_files().map(Font::of).into(),
            rtl,
        }
    }

    /// Shapes a text as one line.
    pub(super) fn line(&self, text: &str, face: Face) -> Line {
        let text = without_controls(text);
        self.part(&self.directions(&text), 0..text.len(), face)
    }

    /// The directions of the letters of a text.
    fn directions<'t>(&self, text: &'t str) -> ParagraphBidiInfo<'t> {
        let level = if self.rtl { Level::rtl() } else { Level::ltr() };
        ParagraphBidiInfo::new(text, Some(level))
    }

    /// Shapes a part of a text as one line. Its letters keep the directions that they have in the whole text.
    fn part(&self, whole: &ParagraphBidiInfo, part: Range<usize>, face: Face) -> Line {
        if part.is_empty() {
            return Line::default();
        }
        let text = whole.text;
        let (levels, ranges) = whole.visual_runs(part);
        let mut runs = Vec::new();
        for range in ranges {
            let rtl = levels[range.start].is_rtl();
            let mut parts = self.by_font(text, range, face);
            if rtl {
                parts.reverse();
            }
            let parts = parts.into_iter();
            runs.extend(parts.map(|(font, range)| self.run(text, range, font, rtl, face.size)));
        }
        Line {
            width: runs.iter().map(|run| run.width).sum(),
            runs,
            size: face.size,
            grey: face.grey,
        }
    }

    /// The width of the widest of these texts; 0 if there are none.
    pub(super) fn widest<'t>(&self, texts: impl Iterator<Item = &'t str>, face: Face) -> i32 {
        let widths = texts.map(|text| self.line(text, face).width);
        widths.max().unwrap_or(0)
    }

    /// Shapes a text as lines of at most that width: broken at spaces and after slashes and hyphens, and within a word
    /// only if it is wider than a line.
    pub(super) fn lines(&self, text: &str, face: Face, width: i32) -> Vec<Line> {
        let text = without_controls(text);
        let whole = self.directions(&text);
        let shaped = |line: &Range<usize>| self.part(&whole, trimmed(&text, line), face);
        let fits = |line: &Range<usize>| shaped(line).width <= width;
        let (mut lines, mut last) = (Vec::new(), 0..0);
        for word in text.split_inclusive([' ', '/', '-']) {
            let word_at = last.end..last.end + word.len();
            if fits(&(last.start..word_at.end)) {
                last.end = word_at.end;
                continue;
            }
            lines.push(last);
            last = word_at.clone();
            if fits(&word_at) {
                continue;
            }
            last.end = last.start;
            for letter in word.graphemes(true) {
                let end = last.end + letter.len();
                if !last.is_empty() && !fits(&(last.start..end)) {
                    lines.push(last.clone());
                    last.start = last.end;
                }
                last.end = end;
            }
        }
        lines.push(last);
        let lines = lines.iter().map(shaped);
        lines.filter(|line| !line.runs.is_empty()).collect()
    }

    /// The fonts of a face in order of preference: its own, that of the other script, and the sans serif, which has
    /// more letters.
    fn order(&self, face: Face) -> [usize; 3] {
        let bold = usize::from(face.bold);
        let own = if face.serif { bold } else { 2 + bold };
        let arabic = 4 + bold;
        if self.rtl {
            [arabic, own, 2 + bold]
        } else {
            [own, arabic, 2 + bold]
        }
    }

    /// Splits a text by font. Spaces and invisible characters stay with the preceding text.
    fn by_font(&self, text: &str, range: Range<usize>, face: Face) -> Vec<(usize, Range<usize>)> {
        let order = self.order(face);
        let mut parts: Vec<(usize, Range<usize>)> = Vec::new();
        for (at, letter) in text[range.clone()].grapheme_indices(true) {
            let (from, to) = (range.start + at, range.start + at + letter.len());
            let has = |font: &usize| self.fonts[*font].has(letter);
            let stays = letter.chars().all(|c| c == ' ' || is_format(c));
            let font = parts.last().map(|(font, _)| *font).filter(|_| stays);
            let font = font.or_else(|| order.into_iter().find(has));
            let font = font.unwrap_or(order[0]);
            match parts.last_mut() {
                Some((last, range)) if *last == font => range.end = to,
                _ => parts.push((font, from..to)),
            }
        }
        parts
    }

    fn run(&self, text: &str, range: Range<usize>, font: usize, rtl: bool, size: i32) -> Run {
        let text = &text[range];
        let own = &self.fonts[font];
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.set_direction(if rtl {
            Direction::RightToLeft
        } else {
            Direction::LeftToRight
        });
        buffer.guess_segment_properties();
        buffer.set_flags(BufferFlags::REMOVE_DEFAULT_IGNORABLES);
        let shaper = own.shaping.shaper(&own.tables).build();
        let line = shaper.shape(buffer, ShapeOptions::default());
        let mut glyphs = Vec::new();
        let placed: Vec<_> = line
            .glyph_infos()
            .iter()
            .zip(line.glyph_positions())
            .collect();
        let place = |cluster: u32| usize::try_from(cluster).unwrap_or(text.len());
        let mut starts: Vec<usize> = placed.iter().map(|(info, _)| place(info.cluster)).collect();
        starts.push(text.len());
        starts.sort_unstable();
        starts.dedup();
        for cluster in placed.chunk_by(|(one, _), (next, _)| one.cluster == next.cluster) {
            let from = place(cluster[0].0.cluster);
            let to = starts.iter().find(|start| **start > from);
            let shown = &text[from..to.copied().unwrap_or(text.len())];
            let shown = shown.chars().filter(|c| !is_mark_of_direction(*c));
            // The widest glyph represents the cluster: a vowel sign has no width.
            let widest = cluster.iter().max_by_key(|(_, at)| at.x_advance);
            for (info, at) in cluster {
                let id = u16::try_from(info.glyph_id).unwrap_or(0);
                let glyph = Glyph {
                    id,
                    text: String::new(),
                    width: own.advance(id),
                    advance: at.x_advance,
                    shift: (at.x_offset, at.y_offset),
                };
                if widest.is_some_and(|(widest, _)| std::ptr::eq(*widest, *info)) {
                    glyphs.extend(glyph.showing(shown.clone().collect(), rtl, own));
                } else {
                    glyphs.push(glyph);
                }
            }
        }
        let advance: i32 = glyphs.iter().map(|glyph| glyph.advance).sum();
        Run {
            font,
            glyphs,
            width: (advance * size + own.units / 2) / own.units,
        }
    }
}

/// The text with blanks in place of control characters.
fn without_controls(text: &str) -> String {
    let letters = text.chars();
    letters
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect()
}

/// A part of a text without the blanks around it.
fn trimmed(text: &str, part: &Range<usize>) -> Range<usize> {
    let from = text[part.clone()].trim_start();
    let start = part.end - from.len();
    start..start + from.trim_end().len()
}

/// Whether a character is a directional mark.
fn is_mark_of_direction(c: char) -> bool {
    is_format(c) && !matches!(c, '\u{200C}' | '\u{200D}')
}

#[cfg(test)]
mod tests {
    use super::{Face, Faces, Line};

    const FACE: Face = Face {
        serif: false,
        bold: false,
        size: 100,
        grey: false,
    };

    fn glyphs(line: &Line) -> Vec<(u16, &str)> {
        let glyphs = line.runs.iter().flat_map(|run| &run.glyphs);
        glyphs
            .map(|glyph| (glyph.id, glyph.text.as_str()))
            .collect()
    }

    #[test]
    fn persian_letters_join_and_run_from_right_to_left() {
        let faces = Faces::new(true);
        let joined = faces.line("ببب", FACE);
        let joined = glyphs(&joined);
        let [last, middle, first] = joined[..] else {
            panic!("{joined:?}");
        };
        assert!(last.0 != middle.0 && middle.0 != first.0 && first.0 != last.0);
        // Numbers read from left to right in right-to-left text; letters kept apart have unjoined glyphs.
        let mixed = faces.line("ا ۱۲", FACE);
        let text: String = glyphs(&mixed).iter().map(|glyph| glyph.1).collect();
        assert_eq!(text, "۱۲ ا");
        let apart = faces.line("ب\u{200C}ب", FACE);
        let apart = glyphs(&apart);
        let joined = faces.line("بب", FACE);
        assert_ne!(apart[0].0, glyphs(&joined)[0].0, "it keeps letters apart");
        let text: String = apart.iter().rev().map(|glyph| glyph.1).collect();
        assert_eq!(text, "ب\u{200C}ب", "and not lost: {apart:?}");
        // Each of two letters drawn as one has its own text; their widths add up to that of the drawn glyph.
        let both = faces.line("لا", FACE);
        let [alef, lam] = &both.runs[0].glyphs[..] else {
            panic!("{both:?}");
        };
        assert_eq!((alef.text.as_str(), lam.text.as_str()), ("ا", "ل"));
        let drawn = faces.fonts[both.runs[0].font].advance(alef.id);
        assert_eq!(alef.width + lam.width, drawn);
    }

    #[test]
    fn every_letter_of_the_languages_has_a_glyph() {
        for (rtl, text) in [
            (false, "Zażółć gęślą jaźń, Õhtu, È più, −5 · ✓ Ω Ж مینا"),
            (true, "گچپژ کی ۰۱۲۳۴۵۶۷۸۹ ٫ ٬ − · / Łukasz"),
        ] {
            for bold in [false, true] {
                for serif in [false, true] {
                    let line = Faces::new(rtl).line(
                        text,
                        Face {
                            serif,
                            bold,
                            ..FACE
                        },
                    );
                    assert!(glyphs(&line).iter().all(|glyph| glyph.0 != 0), "{line:?}");
                }
            }
        }
    }

    #[test]
    fn the_lines_of_a_wrapped_text_keep_its_directions() {
        let faces = Faces::new(true);
        let wrapped = |text: &str, width: i32| -> Vec<String> {
            let lines = faces.lines(text, FACE, width);
            let shown = |line| glyphs(line).iter().map(|glyph| glyph.1).collect();
            lines.iter().map(shown).collect()
        };
        let name = ["Maximiliane-", "Konstanze"];
        assert_eq!(wrapped("Maximiliane-Konstanze", 700), name);
        let isolated = "\u{2068}Maximiliane-Konstanze 2\u{2069}";
        assert_eq!(wrapped(isolated, 700), ["Maximiliane-", "Konstanze 2"]);
    }

    #[test]
    fn long_lines_are_wrapped() {
        let faces = Faces::new(false);
        let count = |text: &str, width: i32| {
            let lines = faces.lines(text, FACE, width);
            assert!(lines.iter().all(|line| line.width <= width));
            lines.len()
        };
        assert_eq!(count("Ann and Bob", 1000), 1);
        assert_eq!(count("Ann and Bob", 400), 2);
        assert_eq!(count("Bid/Tricks", 350), 2);
        assert_eq!(count(&"x".repeat(64), 380), 10);
        assert_eq!(count("", 350), 0);
        assert_eq!(faces.line("", FACE).width, 0);
    }
}

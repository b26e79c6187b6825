//! Writes pages as a PDF, with font subsets of the used glyphs and their text.

use super::faces::{Faces, Line, Run, font_files};
use miniz_oxide::deflate::compress_to_vec_zlib;
use pdf_writer::types::{
    CidFontType, Direction, FontFlags, LineCapStyle, LineJoinStyle, SystemInfo, UnicodeCmap,
};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};
use read_fonts::TableProvider;
use std::collections::BTreeMap;
use subsetter::GlyphRemapper;

/// A tenth of a point, in points.
const TENTH: f32 = 0.1;

const INK: f32 = 0.08;
const GREY: f32 = 0.38;

const SYSTEM: SystemInfo<'static> = SystemInfo {
    registry: Str(b"Adobe"),
    ordering: Str(b"Identity"),
    supplement: 0,
};

/// A page, in tenths of a point from its upper left corner.
#[derive(Default)]
pub(super) struct Page {
    pub(super) texts: Vec<(i32, i32, Line)>,
    pub(super) paths: Vec<Path>,
}

/// A line through points, or the area between them.
pub(super) struct Path {
    pub(super) points: Vec<(i32, i32)>,
    /// The thickness of the line; `None` for the area.
    pub(super) thick: Option<i32>,
    pub(super) shade: Shade,
}

/// The shade of a path.
#[derive(Clone, Copy)]
pub(super) enum Shade {
    Ink,
    Grey,
    Paper,
}

impl Shade {
    fn gray(self) -> f32 {
        match self {
            Self::Ink => INK,
            Self::Grey => GREY,
            Self::Paper => 1.0,
        }
    }
}

/// A document's metadata.
pub(super) struct About<'a> {
    pub(super) title: &'a str,
    pub(super) language: &'a str,
    pub(super) rtl: bool,
    /// The page size.
    pub(super) size: (i32, i32),
}

/// The used glyphs of a font, one entry for each text they represent.
#[derive(Default)]
struct Used {
    codes: BTreeMap<(u16, String, i32), u16>,
    /// For each code the glyph, its text, and its width in thousandths of the size.
    glyphs: Vec<(u16, String, i32)>,
}

impl Used {
    /// The code of a glyph; 0 for a missing glyph.
    fn code(&mut self, id: u16, text: &str, width: i32) -> u16 {
        let key = (id, text.to_owned(), width);
        let next = u16::try_from(self.glyphs.len() + 1).unwrap_or(0);
        *self.codes.entry(key.clone()).or_insert_with(|| {
            self.glyphs.push(key);
            next
        })
    }
}

/// A PDF of these pages.
pub(super) fn write(pages: &[Page], faces: &Faces, about: &About) -> Vec<u8> {
    let mut used: Vec<Used> = faces.fonts.iter().map(|_| Used::default()).collect();
    let drawn: Vec<Vec<u8>> = pages
        .iter()
        .map(|page| content(page, faces, &mut used, about.size.1))
        .collect();
    let mut pdf = Pdf::new();
    let mut last = 0;
    let mut next = || {
        last += 1;
        Ref::new(last)
    };
    let (catalog, tree, info) = (next(), next(), next());
    let (title, language) = (TextStr(about.title), TextStr(about.language));
    let mut root = pdf.catalog(catalog);
    root.pages(tree).lang(language);
    let mut shown = root.viewer_preferences();
    shown.display_doc_title(true);
    if about.rtl {
        shown.direction(Direction::R2L);
    }
    shown.finish();
    root.finish();
    pdf.document_info(info)
        .title(title)
        .creator(TextStr("Odd Trick"));
    let fonts: Vec<(String, Ref)> = used
        .iter()
        .enumerate()
        .filter(|(_, used)| !used.glyphs.is_empty())
        .map(|(at, used)| {
            let refs = [(); 6].map(|()| next());
            font(&mut pdf, refs, faces, at, used);
            (format!("F{at}"), refs[0])
        })
        .collect();
    let pages: Vec<(Ref, Ref)> = drawn.iter().map(|_| (next(), next())).collect();
    pdf.pages(tree)
        .kids(pages.iter().map(|(page, _)| *page))
        .count(i32::try_from(pages.len()).unwrap_or(i32::MAX));
    let (width, height) = (points(about.size.0), points(about.size.1));
    for ((page, stream), drawn) in pages.iter().zip(&drawn) {
        let mut page = pdf.page(*page);
        page.parent(tree)
            .media_box(Rect::new(0.0, 0.0, width, height))
            .contents(*stream);
        let mut resources = page.resources();
        let mut named = resources.fonts();
        for (name, font) in &fonts {
            named.pair(Name(name.as_bytes()), *font);
        }
        named.finish();
        resources.finish();
        page.finish();
        packed(&mut pdf, *stream, drawn);
    }
    pdf.finish()
}

/// Writes a compressed stream.
fn packed(pdf: &mut Pdf, id: Ref, bytes: &[u8]) {
    let bytes = compress_to_vec_zlib(bytes, 6);
    pdf.stream(id, &bytes).filter(Filter::FlateDecode);
}

/// The content stream of a page.
fn content(page: &Page, faces: &Faces, used: &mut [Used], height: i32) -> Vec<u8> {
    let mut content = Content::new();
    content.transform([TENTH, 0.0, 0.0, TENTH, 0.0, 0.0]);
    for path in &page.paths {
        drawn(&mut content, path, height);
    }
    for (x, y, line) in &page.texts {
        content.set_fill_gray(if line.grey { GREY } else { INK });
        let mut x = *x;
        for run in &line.runs {
            content.begin_text();
            content.set_font(Name(format!("F{}", run.font).as_bytes()), exact(line.size));
            content.next_line(exact(x), exact(height - y));
            show(&mut content, run, line.size, faces, &mut used[run.font]);
            content.end_text();
            x += run.width;
        }
    }
    content.finish().into_vec()
}

/// Writes a path with round ends and corners.
fn drawn(content: &mut Content, path: &Path, height: i32) {
    for (at, (x, y)) in path.points.iter().enumerate() {
        let (x, y) = (exact(*x), exact(height - y));
        if at == 0 {
            content.move_to(x, y);
        } else {
            content.line_to(x, y);
        }
    }
    let gray = path.shade.gray();
    match path.thick {
        Some(thick) => content
            .set_line_cap(LineCapStyle::RoundCap)
            .set_line_join(LineJoinStyle::RoundJoin)
            .set_line_width(exact(thick))
            .set_stroke_gray(gray)
            .stroke(),
        None => content.set_fill_gray(gray).fill_nonzero(),
    };
}

/// Writes the glyphs of a run. A reader advances by the glyph's width in thousandths of the size, so differences are
/// written as adjustments.
fn show(content: &mut Content, run: &Run, size: i32, faces: &Faces, used: &mut Used) {
    let font = &faces.fonts[run.font];
    // The glyphs' position, and the reader's.
    let (mut place, mut reader) = (0, 0);
    for group in run.glyphs.chunk_by(|one, next| one.shift.1 == next.shift.1) {
        let raised = group[0].shift.1;
        if raised != 0 {
            content.set_rise(exact(raised * size / font.units));
        }
        let mut shown = content.show_positioned();
        let mut items = shown.items();
        let mut codes = Vec::new();
        for glyph in group {
            let wanted = font.thousandths(place + glyph.shift.0);
            if wanted != reader {
                if !codes.is_empty() {
                    items.show(Str(&codes));
                    codes.clear();
                }
                items.adjust(exact(reader - wanted));
                reader = wanted;
            }
            let width = font.thousandths(glyph.width);
            let code = used.code(glyph.id, &glyph.text, width);
            codes.extend(code.to_be_bytes());
            reader += width;
            place += glyph.advance;
        }
        items.show(Str(&codes));
        items.finish();
        shown.finish();
        if raised != 0 {
            content.set_rise(0.0);
        }
    }
}

/// Writes the subset of a font.
fn font(pdf: &mut Pdf, refs: [Ref; 6], faces: &Faces, at: usize, used: &Used) {
    let [whole, cid, descriptor, file, unicode, map] = refs;
    let mut kept = GlyphRemapper::new();
    // Code 0 is glyph 0.
    let mut glyphs = vec![0, 0];
    for (glyph, ..) in &used.glyphs {
        glyphs.extend(kept.remap(*glyph).to_be_bytes());
    }
    let subset =
        subsetter::subset(font_files()[at], 0, &kept).expect("the program's own font is cut");
    let name = format!("{}+{}", tag(at), NAMES[at]);
    let name = Name(name.as_bytes());
    pdf.type0_font(whole)
        .base_font(name)
        .encoding_predefined(Name(b"Identity-H"))
        .descendant_font(cid)
        .to_unicode(unicode);
    let mut written = pdf.cid_font(cid);
    written
        .subtype(CidFontType::Type2)
        .base_font(name)
        .system_info(SYSTEM)
        .font_descriptor(descriptor)
        .cid_to_gid_map_stream(map);
    let widths = used.glyphs.iter().map(|(.., width)| *width);
    written.widths().consecutive(1, widths.map(exact));
    written.finish();
    described(pdf, descriptor, faces, at)
        .name(name)
        .font_file2(file);
    packed(pdf, file, &subset);
    packed(pdf, map, &glyphs);
    let mut cmap = UnicodeCmap::new(Name(b"Adobe-Identity-UCS"), SYSTEM);
    for ((_, text, _), code) in used.glyphs.iter().zip(1_u16..) {
        if !text.is_empty() {
            cmap.pair_with_multiple(code, text.chars());
        }
    }
    packed(pdf, unicode, &cmap.finish());
}

/// The PostScript names of [`font_files`].
const NAMES: [&str; 6] = [
    "IBMPlexSerif-Medium",
    "IBMPlexSerif-Bold",
    "IBMPlexSans-Regular",
    "IBMPlexSans-SemiBold",
    "Vazirmatn-Regular",
    "Vazirmatn-Bold",
];

/// The six-letter tag of a font subset.
fn tag(at: usize) -> String {
    let last = u8::try_from(at).unwrap_or(0) + b'A';
    format!("ODDTR{}", char::from(last))
}

/// A font's descriptor.
fn described<'a>(
    pdf: &'a mut Pdf,
    id: Ref,
    faces: &Faces,
    at: usize,
) -> pdf_writer::writers::FontDescriptor<'a> {
    let font = &faces.fonts[at];
    let scaled = |units: i16| exact(font.thousandths(i32::from(units)));
    let mut descriptor = pdf.font_descriptor(id);
    let mut flags = FontFlags::NON_SYMBOLIC;
    if at < 2 {
        flags |= FontFlags::SERIF;
    }
    descriptor
        .flags(flags)
        .italic_angle(0.0)
        .stem_v(if at.is_multiple_of(2) { 90.0 } else { 140.0 });
    if let Ok(head) = font.tables.head() {
        descriptor.bbox(Rect::new(
            scaled(head.x_min()),
            scaled(head.y_min()),
            scaled(head.x_max()),
            scaled(head.y_max()),
        ));
    }
    if let Ok(hhea) = font.tables.hhea() {
        descriptor
            .ascent(scaled(hhea.ascender().to_i16()))
            .descent(scaled(hhea.descender().to_i16()));
    }
    if let Some(tall) = font.tables.os2().ok().and_then(|os2| os2.s_cap_height()) {
        descriptor.cap_height(scaled(tall));
    }
    descriptor
}

/// Converts an integer to the `f32` that PDF functions take; exact for page sizes.
fn exact(n: i32) -> f32 {
    f32::from(i16::try_from(n).unwrap_or(i16::MAX))
}

/// Tenths of a point as points.
#[expect(clippy::float_arithmetic, reason = "PDF measures a page in points")]
fn points(tenths: i32) -> f32 {
    exact(tenths) * TENTH
}

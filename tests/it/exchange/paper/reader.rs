//! A reader of the PDF features that the program writes: the pages, and their text by the fonts' character maps.

use miniz_oxide::inflate::decompress_to_vec_zlib;
use std::collections::{BTreeMap, HashMap};

/// A document.
pub(super) struct Pdf {
    /// The text of each page, one line per text operation.
    pub(super) pages: Vec<String>,
    /// The distinct page sizes in whole points.
    pub(super) size: Vec<(i32, i32)>,
    pub(super) language: String,
    /// The names of the embedded fonts.
    pub(super) fonts: Vec<String>,
    /// The number of missing glyphs drawn.
    pub(super) unknown: usize,
}

/// An object: its dictionary, and its decompressed stream.
struct Object {
    head: String,
    stream: Vec<u8>,
}

impl Pdf {
    pub(super) fn read(bytes: &[u8]) -> Self {
        assert!(bytes.starts_with(b"%PDF-1.7") && bytes.ends_with(b"%%EOF"));
        let objects = objects(bytes);
        let of_type = |wanted: &str| {
            let wanted = format!("/Type /{wanted}\n");
            let all = objects.values();
            all.filter(move |object| object.head.contains(&wanted))
        };
        let page = of_type("Page").collect::<Vec<_>>();
        let mut unknown = 0;
        let mut pages = Vec::new();
        for page in &page {
            let fonts: HashMap<&str, Font> = page
                .head
                .match_indices("/F")
                .filter_map(|(at, _)| {
                    let mut words = page.head[at + 1..].split_whitespace();
                    let name = words.next()?;
                    let font = &objects[&words.next()?.parse().ok()?];
                    Some((name, Font::of(&font.head, &objects)))
                })
                .collect();
            let content = &objects[&after(&page.head, "/Contents ")].stream;
            let (text, none) = shown(content, &fonts);
            unknown += none;
            pages.push(text);
        }
        let mut size: Vec<_> = page.iter().map(|page| size(&page.head)).collect();
        size.dedup();
        let root = of_type("Catalog").next().unwrap();
        let (_, language) = root.head.split_once("/Lang (").unwrap();
        let names = of_type("FontDescriptor").map(|font| {
            let (_, name) = font.head.split_once("/FontName /").unwrap();
            // The font is embedded.
            assert!(objects[&after(&font.head, "/FontFile2 ")].stream.len() > 1000);
            name.split_whitespace().next().unwrap().to_owned()
        });
        Self {
            fonts: names.collect(),
            language: language.split(')').next().unwrap().to_owned(),
            size,
            pages,
            unknown,
        }
    }

    /// The text of all pages.
    pub(super) fn text(&self) -> String {
        self.pages.join("\n")
    }
}

/// The characters of each code of a font, and the codes without a glyph.
struct Font {
    shows: HashMap<u16, String>,
    glyphs: Vec<u8>,
}

impl Font {
    fn of(head: &str, objects: &BTreeMap<u32, Object>) -> Self {
        let map =
            String::from_utf8_lossy(&objects[&after(head, "/ToUnicode ")].stream).into_owned();
        let codes = map.lines().filter_map(|line| {
            let (code, text) = line.strip_prefix('<')?.split_once("> <")?;
            let hex = |text: &str| u16::from_str_radix(text, 16).unwrap();
            let text = text.strip_suffix('>')?.as_bytes().chunks(4);
            let text = text.map(|unit| hex(std::str::from_utf8(unit).unwrap()));
            let text = String::from_utf16(&text.collect::<Vec<_>>()).ok()?;
            Some((hex(code), text))
        });
        // The range of all codes has the syntax of an entry; it begins with code 0.
        let shows = codes.filter(|(code, _)| *code != 0).collect();
        let [_, cid] = head.split("/DescendantFonts [").collect::<Vec<_>>()[..] else {
            panic!("{head}");
        };
        let cid: u32 = cid.split_whitespace().next().unwrap().parse().unwrap();
        let glyphs = after(&objects[&cid].head, "/CIDToGIDMap ");
        Self {
            shows,
            glyphs: objects[&glyphs].stream.clone(),
        }
    }
}

/// The number after a key.
fn after(head: &str, key: &str) -> u32 {
    let (_, number) = head
        .split_once(key)
        .unwrap_or_else(|| panic!("{key} in {head}"));
    number.split_whitespace().next().unwrap().parse().unwrap()
}

fn size(head: &str) -> (i32, i32) {
    let (_, found) = head.split_once("/MediaBox [").unwrap();
    let found = found.split(']').next().unwrap().split_whitespace();
    let found: Vec<i32> = found
        .map(|n| n.split('.').next().unwrap().parse().unwrap())
        .collect();
    (found[2], found[3])
}

fn objects(bytes: &[u8]) -> BTreeMap<u32, Object> {
    let find = |from: usize, what: &[u8]| {
        let mut all = bytes[from..].windows(what.len());
        all.position(|found| found == what).map(|at| from + at)
    };
    let mut objects = BTreeMap::new();
    let mut from = 0;
    while let Some(at) = find(from, b" 0 obj\n") {
        let number = bytes[..at].iter().rposition(|byte| *byte == b'\n');
        let number = String::from_utf8_lossy(&bytes[number.map_or(0, |at| at + 1)..at]);
        let mut end = find(at, b"\nendobj").unwrap();
        let mut stream = Vec::new();
        if let Some(begin) = find(at, b"stream\n").filter(|begin| *begin < end) {
            let length = after(&String::from_utf8_lossy(&bytes[at..begin]), "/Length ");
            let packed = begin + 7..begin + 7 + usize::try_from(length).unwrap();
            end = find(packed.end, b"\nendobj").unwrap();
            stream = decompress_to_vec_zlib(&bytes[packed]).unwrap();
        }
        let head = String::from_utf8_lossy(&bytes[at + 7..end]).into_owned();
        objects.insert(number.parse().unwrap(), Object { head, stream });
        from = end;
    }
    objects
}

/// The text of a page, joined by height, and the number of missing glyphs.
fn shown(content: &[u8], fonts: &HashMap<&str, Font>) -> (String, usize) {
    let (mut text, mut none) = (String::new(), 0);
    let mut font = None;
    let mut place = String::new();
    let mut at = 0;
    while at < content.len() {
        let end = content[at..].iter().position(|byte| *byte == b'\n');
        let line_end = end.map_or(content.len(), |end| at + end);
        match content[at] {
            b'[' => {
                let (codes, next) = strings(content, at);
                for code in codes {
                    let font: &Font = font.unwrap();
                    let glyph = usize::from(code) * 2;
                    none += usize::from(font.glyphs[glyph..glyph + 2] == [0, 0]);
                    text += font.shows.get(&code).map_or("", String::as_str);
                }
                at = next;
                continue;
            }
            b'/' => {
                let name = std::str::from_utf8(&content[at + 1..line_end]).unwrap();
                font = fonts.get(name.split(' ').next().unwrap());
            }
            _ if content[at..line_end].ends_with(b" Td") => {
                let found = String::from_utf8_lossy(&content[at..line_end]).into_owned();
                // Text in several fonts continues at the end of the previous one.
                let height = found.split(' ').nth(1).unwrap().to_owned();
                if place != height || !continues(content, at) {
                    text.push('\n');
                }
                place = height;
            }
            _ => {}
        }
        at = line_end + 1;
    }
    (text, none)
}

/// Whether a text continues the previous one: the colour is set once per text.
fn continues(content: &[u8], at: usize) -> bool {
    let before = &content[..at];
    let colour = before.windows(3).rposition(|found| found == b" g\n");
    let ended = before.windows(3).rposition(|found| found == b"ET\n");
    ended > colour
}

/// The codes of the strings in brackets, and the position of the closing one.
fn strings(content: &[u8], from: usize) -> (Vec<u16>, usize) {
    let (mut bytes, mut at) = (Vec::new(), from + 1);
    while content[at] != b']' {
        match content[at] {
            b'(' => at = literal(content, at + 1, &mut bytes),
            b'<' => {
                let end = content[at..].iter().position(|byte| *byte == b'>').unwrap();
                let hex = std::str::from_utf8(&content[at + 1..at + end]).unwrap();
                let pairs = (0..hex.len()).step_by(2);
                bytes.extend(pairs.map(|at| u8::from_str_radix(&hex[at..at + 2], 16).unwrap()));
                at += end;
            }
            _ => {}
        }
        at += 1;
    }
    let codes = bytes
        .chunks(2)
        .map(|pair| u16::from_be_bytes([pair[0], pair[1]]));
    (codes.collect(), at + 1)
}

/// The bytes of a string in parentheses, which may be nested; returns its end.
fn literal(content: &[u8], from: usize, bytes: &mut Vec<u8>) -> usize {
    let (mut at, mut depth) = (from, 0);
    loop {
        let byte = content[at];
        match byte {
            b')' if depth == 0 => return at,
            b')' => depth -= 1,
            b'(' => depth += 1,
            _ => {}
        }
        if byte == b'\\' {
            at += 1;
            let escaped = content[at];
            bytes.push(match escaped {
                b'n' => b'\n',
                b'r' => b'\r',
                b't' => b'\t',
                b'b' => 8,
                b'f' => 12,
                b'0'..=b'7' => {
                    let octal = std::str::from_utf8(&content[at..at + 3]).unwrap();
                    at += 2;
                    u8::from_str_radix(octal, 8).unwrap()
                }
                other => other,
            });
        } else {
            bytes.push(byte);
        }
        at += 1;
    }
}

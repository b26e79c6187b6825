//! The score sheet as PNG.

use super::{ShareContent, svg};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::{Family, Query};
use resvg::usvg::{Options, Tree};
use std::sync::Arc;
use thiserror::Error;

/// Pixels per unit of the drawing, for reading on a phone.
const SCALE: u16 = 2;

/// The maximum number of pixels, at four bytes each: about a thousand hands.
const MOST: u64 = 60_000_000;

/// Why there is no image.
#[derive(Debug, Error)]
pub enum PictureError {
    /// There are too many hands for an image.
    #[error("a picture of {width} x {height} pixels would be too large; save it as CSV")]
    TooLarge {
        /// Its width.
        width: u32,
        /// Its height.
        height: u32,
    },
    /// The drawing is invalid, or cannot be encoded as PNG.
    #[error("the picture cannot be drawn: {0}")]
    Drawing(String),
}

/// The score sheet of a session as PNG.
///
/// # Errors
/// It would be too large.
pub fn png(shared: &ShareContent) -> Result<Vec<u8>, PictureError> {
    let drawn = |error: &dyn std::fmt::Display| PictureError::Drawing(error.to_string());
    let tree = Tree::from_str(&svg(shared), &options()).map_err(|error| drawn(&error))?;
    let size = tree
        .size()
        .to_int_size()
        .scale_by(f32::from(SCALE))
        .ok_or_else(|| drawn(&"it has no size"))?;
    let (width, height) = (size.width(), size.height());
    if u64::from(width) * u64::from(height) > MOST {
        return Err(PictureError::TooLarge { width, height });
    }
    let mut pixels = Pixmap::new(width, height).ok_or(PictureError::TooLarge { width, height })?;
    let scale = Transform::from_scale(f32::from(SCALE), f32::from(SCALE));
    resvg::render(&tree, scale, &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| drawn(&error))
}

/// How text is drawn: in the window's fonts. One that lacks a letter is replaced by another of the same weight.
fn options() -> Options<'static> {
    let mut options = Options {
        font_family: "IBM Plex Sans".to_owned(),
        ..Options::default()
    };
    let fonts = Arc::make_mut(&mut options.fontdb);
    for font in oddtrick_ui::font_files() {
        fonts.load_font_data(font.to_vec());
    }
    options.font_resolver.select_fallback = Box::new(|_, lacking, fonts| {
        let weight = fonts.face(*lacking.first()?)?.weight;
        let families = ["Vazirmatn", "IBM Plex Sans"].map(Family::Name);
        let others = families.map(|family| {
            fonts.query(&Query {
                families: &[family],
                weight,
                ..Query::default()
            })
        });
        let mut others = others.into_iter().flatten();
        others.find(|other| !lacking.contains(other))
    });
    options
}

#[cfg(test)]
mod tests {
    use super::*;
    use resvg::usvg::Node;

    #[test]
    fn a_persian_name_has_the_weight_of_the_text_around_it() {
        let options = options();
        for (weight, wanted) in [("400", 400), ("700", 700)] {
            let drawing = format!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"><text \
                 font-family=\"IBM Plex Sans\" font-weight=\"{weight}\">مینا leads</text></svg>"
            );
            let tree = Tree::from_str(&drawing, &options).unwrap();
            let Some(Node::Text(text)) = tree.root().children().first() else {
                panic!("{tree:?}");
            };
            let glyphs = text
                .layouted()
                .iter()
                .flat_map(|span| &span.positioned_glyphs);
            let fonts: Vec<u16> = glyphs
                .map(|glyph| tree.fontdb().face(glyph.font).unwrap().weight.0)
                .collect();
            assert!(!fonts.is_empty());
            assert!(fonts.iter().all(|weight| *weight == wanted), "{fonts:?}");
        }
    }
}

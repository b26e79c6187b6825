//! The score sheet as PNG.

use super::{ShareContent, svg};
use resvg::tiny_skia::{Pixmap, Transform};
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
    let mut options = Options {
        font_family: "IBM Plex Sans".to_owned(),
        ..Options::default()
    };
    let fonts = Arc::make_mut(&mut options.fontdb);
    for font in oddtrick_ui::font_files() {
        fonts.load_font_data(font.to_vec());
    }
    let drawn = |error: &dyn std::fmt::Display| PictureError::Drawing(error.to_string());
    let tree = Tree::from_str(&svg(shared), &options).map_err(|error| drawn(&error))?;
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

use std::sync::{Arc, LazyLock};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{self, Options, Tree, fontdb::Database};
use thiserror::Error;

use super::fonts::INTER;

/// The most pixels that a picture may have: more is surely a mistake.
pub const MAX_PIXELS: u64 = 100_000_000;

/// Why there is no PNG.
#[derive(Debug, Error)]
pub enum PngError {
    /// The text is no SVG.
    #[error("the SVG cannot be read: {0}")]
    Svg(#[from] usvg::Error),
    /// The picture would have no pixels, or too many.
    #[error("a picture of {width} by {height} pixels cannot be made")]
    Size {
        /// Its width in pixels.
        width: u64,
        /// Its height in pixels.
        height: u64,
    },
    /// The pixels cannot be written as PNG.
    #[error("the PNG cannot be written: {0}")]
    Encoding(String),
}

static FONTS: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    INTER
        .iter()
        .for_each(|font| fonts.load_font_data(font.to_vec()));
    Arc::new(fonts)
});

/// Renders an SVG document as PNG, `percent` of its size: 100 as it is, 200 for twice as many
/// pixels each way.
///
/// Text is drawn with the fonts that come with the crate, so every machine gives the same picture.
pub fn png(svg: &str, percent: u32) -> Result<Vec<u8>, PngError> {
    let options = Options {
        font_family: "Inter".to_owned(),
        fontdb: FONTS.clone(),
        ..Options::default()
    };
    let tree = Tree::from_str(svg, &options)?;
    let pixels = |length: f32| (f64::from(length) * f64::from(percent) / 100.0).round() as u64;
    let (width, height) = (pixels(tree.size().width()), pixels(tree.size().height()));
    let size_error = PngError::Size { width, height };
    if width.saturating_mul(height) > MAX_PIXELS {
        return Err(size_error);
    }
    let Some(mut pixmap) = Pixmap::new(width as u32, height as u32) else {
        return Err(size_error);
    };
    let scale = percent as f32 / 100.0;
    resvg::render(
        &tree,
        Transform::from_scale(scale, scale),
        &mut pixmap.as_mut(),
    );
    pixmap
        .encode_png()
        .map_err(|error| PngError::Encoding(error.to_string()))
}

use std::fmt;

use png::{BitDepth, ColorType, Compression, Encoder, EncodingError, FilterType};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{self, Tree};

use super::fonts::options;

/// The most pixels that a picture may have: more is surely a mistake.
pub const MAX_PIXELS: u64 = 100_000_000;

/// Why there is no PNG.
#[derive(Debug)]
pub enum PngError {
    /// The text is no SVG.
    Svg(usvg::Error),
    /// The picture would have no pixels, or too many.
    Size {
        /// Its width in pixels.
        width: u64,
        /// Its height in pixels.
        height: u64,
    },
    /// The pixels cannot be written as PNG.
    Encoding(String),
}

impl std::error::Error for PngError {}

impl fmt::Display for PngError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PngError::Svg(reason) => write!(f, "the SVG cannot be read: {reason}"),
            PngError::Size { width, height } => {
                write!(f, "a picture of {width} by {height} pixels cannot be made")
            }
            PngError::Encoding(reason) => write!(f, "the PNG cannot be written: {reason}"),
        }
    }
}

/// Renders an SVG document as PNG, `percent` of its size: 100 as it is, 200 for twice as many pixels each way.
///
/// Text is drawn with the fonts that come with the crate, so every machine gives the same picture.
pub fn png(svg: &str, percent: u32) -> Result<Vec<u8>, PngError> {
    let tree = Tree::from_str(svg, &options()).map_err(PngError::Svg)?;
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
    encoded(&pixmap).map_err(|error| PngError::Encoding(error.to_string()))
}

/// As [`Pixmap::encode_png`], in half as many bytes: flat colours pack best unfiltered.
fn encoded(pixmap: &Pixmap) -> Result<Vec<u8>, EncodingError> {
    let pixels = pixmap.pixels().iter().map(|pixel| pixel.demultiply());
    let pixels: Vec<u8> = pixels
        .flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()])
        .collect();
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, pixmap.width(), pixmap.height());
    encoder.set_color(ColorType::Rgba);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::Default);
    encoder.set_filter(FilterType::NoFilter);
    encoder.write_header()?.write_image_data(&pixels)?;
    Ok(bytes)
}

//! PNG from SVG, with the fonts that come with the crate and no others.

use std::sync::{Arc, LazyLock};

use png::{BitDepth, ColorType, Compression, Encoder, EncodingError, FilterType};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb::Database};

use super::{MAX_PIXELS, PngError};

/// Inter, regular and bold: the only fonts of pictures and books, so that no machine draws its own.
pub(crate) const INTER: [&[u8]; 2] = [
    include_bytes!("../../assets/fonts/Inter-Regular.ttf"),
    include_bytes!("../../assets/fonts/Inter-Bold.ttf"),
];

static FONTS: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    INTER
        .iter()
        .for_each(|font| fonts.load_font_data(font.to_vec()));
    Arc::new(fonts)
});

/// How SVG is read: with these fonts.
pub(crate) fn options() -> Options<'static> {
    Options {
        font_family: "Inter".to_owned(),
        fontdb: FONTS.clone(),
        ..Options::default()
    }
}

/// Renders an SVG document as PNG, `percent` of its size: 100 as it is, 200 for twice as many
/// pixels each way.
///
/// Text is drawn with the fonts that come with the crate, so every machine gives the same picture.
pub fn png(svg: &str, percent: u32) -> Result<Vec<u8>, PngError> {
    let tree = Tree::from_str(svg, &options()).map_err(|error| PngError::Svg(error.to_string()))?;
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

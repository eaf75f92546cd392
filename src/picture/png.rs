//! PNG from SVG, with the fonts that come with the crate and no others.

use std::io::Write;
use std::sync::{Arc, LazyLock};

use flate2::Compression;
use flate2::write::ZlibEncoder;
use png::chunk::IDAT;
use png::{BitDepth, ColorType, Encoder, EncodingError};
use resvg::tiny_skia::{ColorU8, Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb::Database};

use super::{MAX_PIXELS, PngError};

/// Inter, regular and bold: the only fonts of pictures and books, so that no machine draws its own.
pub(crate) const INTER: [&[u8]; 2] = [
    include_bytes!("../../assets/fonts/Inter-Regular.ttf"),
    include_bytes!("../../assets/fonts/Inter-Bold.ttf"),
];

/// The number of the filter that changes nothing.
const UNFILTERED: u8 = 0;
/// How hard rows are packed, from 0 to 9. With alpha there are more bytes alike; such pictures are
/// drawn one by one, so that time matters less than size.
const PACKING: u32 = 6;
const PACKING_WITH_ALPHA: u32 = 7;

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

/// As [`Pixmap::encode_png`], smaller and in less time: opaque pictures have no alpha, flat colours
/// pack best unfiltered, and all rows are packed at once.
fn encoded(pixmap: &Pixmap) -> Result<Vec<u8>, EncodingError> {
    let is_opaque = pixmap.pixels().iter().all(|pixel| pixel.is_opaque());
    let (colour, rows, packing) = if is_opaque {
        let samples = |pixel: ColorU8| [pixel.red(), pixel.green(), pixel.blue()];
        (ColorType::Rgb, rows(pixmap, samples), PACKING)
    } else {
        let samples = |pixel: ColorU8| [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()];
        (ColorType::Rgba, rows(pixmap, samples), PACKING_WITH_ALPHA)
    };
    let mut packer = ZlibEncoder::new(Vec::new(), Compression::new(packing));
    packer.write_all(&rows)?;
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, pixmap.width(), pixmap.height());
    encoder.set_color(colour);
    encoder.set_depth(BitDepth::Eight);
    encoder
        .write_header()?
        .write_chunk(IDAT, &packer.finish()?)?;
    Ok(bytes)
}

/// The rows of a picture as PNG has them, each after the number of its filter.
fn rows<const N: usize>(pixmap: &Pixmap, samples: impl Fn(ColorU8) -> [u8; N]) -> Vec<u8> {
    let (width, height) = (pixmap.width() as usize, pixmap.height() as usize);
    let mut rows = Vec::with_capacity(height * (1 + width * N));
    for row in pixmap.pixels().chunks(width) {
        rows.push(UNFILTERED);
        for pixel in row {
            rows.extend_from_slice(&samples(pixel.demultiply()));
        }
    }
    rows
}

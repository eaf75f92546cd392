use std::sync::{Arc, LazyLock};

use resvg::usvg::{Options, fontdb::Database};

/// The only fonts that pictures and books use, so that no machine draws its own: Inter, regular and bold.
const INTER: [&[u8]; 2] = [
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

/// How SVG is read: with these fonts and no others.
pub(crate) fn options() -> Options<'static> {
    Options {
        font_family: "Inter".to_owned(),
        fontdb: FONTS.clone(),
        ..Options::default()
    }
}

/// The only fonts that pictures and books use, so that no machine draws its own: Inter, regular and
/// bold.
pub(in crate::report) const INTER: [&[u8]; 2] = [
    include_bytes!("../../../assets/fonts/Inter-Regular.ttf"),
    include_bytes!("../../../assets/fonts/Inter-Bold.ttf"),
];

use crate::game::{Background, Tile};
use crate::puzzle::Stars;

/// A tile for those who do not see it: `purple square on black`, `purple square, split`.
pub fn tile_name(tile: Tile) -> String {
    let face = format!("{} {}", tile.colour.name(), tile.shape.name());
    match tile.background {
        Some(Background::Split) => format!("{face}, {}", Background::Split.name()),
        Some(background) => format!("{face} on {}", background.name()),
        None => face,
    }
}

/// Stars for those who do not see them: `1 of 5 stars`.
pub fn stars_name(stars: Stars) -> String {
    format!("{} of {} stars", stars.count(), Stars::ALL.len())
}

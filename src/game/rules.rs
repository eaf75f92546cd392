use super::{Background, Colour, Shape, Tile};
use crate::named::named;

named! {
    /// Which game is played, and so which tiles there are.
    Rules {
        /// Qwirkle: three copies of each face, no backgrounds.
        Classic "classic",
        /// Qwirkle Flex: each face on a black, a white and a split background.
        Flex "flex",
        /// Qwirkle Flex as beginners play it: the black and the white tiles only.
        Intro "intro",
    }
}

impl Rules {
    /// The backgrounds of its tiles; none in the classic game.
    pub const fn backgrounds(self) -> &'static [Background] {
        match self {
            Rules::Classic => &[],
            Rules::Flex => &Background::ALL,
            Rules::Intro => &[Background::Black, Background::White],
        }
    }

    /// Whether diagonals of one background score and are limited.
    pub const fn has_diagonals(self) -> bool {
        !self.backgrounds().is_empty()
    }

    /// How many copies of a tile the set holds; 0 for a tile of another game.
    pub fn copies(self, tile: Tile) -> usize {
        match (self, tile.background) {
            (Rules::Classic, None) => 3,
            (_, Some(background)) if self.backgrounds().contains(&background) => 1,
            _ => 0,
        }
    }

    /// How many tiles the set holds.
    pub const fn set_size(self) -> usize {
        match self {
            Rules::Classic | Rules::Flex => 108,
            Rules::Intro => 72,
        }
    }

    /// Every kind of tile once, in tile order.
    pub fn kinds(self) -> impl Iterator<Item = Tile> {
        let backgrounds: &'static [Option<Background>] = match self {
            Rules::Classic => &[None],
            Rules::Flex => &[
                Some(Background::Black),
                Some(Background::White),
                Some(Background::Split),
            ],
            Rules::Intro => &[Some(Background::Black), Some(Background::White)],
        };
        let faces = Colour::ALL
            .into_iter()
            .flat_map(|colour| Shape::ALL.map(|shape| (colour, shape)));
        faces.flat_map(move |(colour, shape)| {
            backgrounds.iter().map(move |&background| Tile {
                colour,
                shape,
                background,
            })
        })
    }

    /// The whole set, in tile order.
    pub fn tiles(self) -> impl Iterator<Item = Tile> {
        self.kinds()
            .flat_map(move |tile| std::iter::repeat_n(tile, self.copies(tile)))
    }
}

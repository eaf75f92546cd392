use crate::named::named;

/// A named enum whose values also have a letter.
macro_rules! lettered {
    ($(#[$doc:meta])* $name:ident { $($variant:ident $letter:literal $word:literal),+ $(,)? }) => {
        named! {
            $(#[$doc])*
            $name { $(#[doc = concat!("`", $letter, "`")] $variant $word),+ }
        }

        impl $name {
            /// The letter that stands for it in the notation.
            pub const fn letter(self) -> char {
                match self { $(Self::$variant => $letter),+ }
            }

            /// The value that a letter stands for.
            pub const fn from_letter(letter: char) -> Option<Self> {
                match letter { $($letter => Some(Self::$variant),)+ _ => None }
            }
        }
    };
}

lettered! {
    /// The colour of a tile's symbol.
    Colour {
        Red 'R' "red",
        Orange 'O' "orange",
        Yellow 'Y' "yellow",
        Green 'G' "green",
        Blue 'B' "blue",
        Purple 'P' "purple",
    }
}

lettered! {
    /// The shape of a tile's symbol.
    Shape {
        Circle 'c' "circle",
        Square 's' "square",
        Diamond 'd' "diamond",
        Flower 'f' "flower",
        Star 't' "star",
        Cross 'x' "cross",
    }
}

lettered! {
    /// What a Flex tile's symbol lies on. Split is a third background, neither black nor white.
    Background {
        Black 'b' "black",
        White 'w' "white",
        Split 's' "split",
    }
}

/// A colour and a shape: what counts in rows and columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Face {
    /// The symbol's colour.
    pub colour: Colour,
    /// The symbol's shape.
    pub shape: Shape,
}

impl Face {
    /// How many faces there are.
    pub const COUNT: usize = Colour::ALL.len() * Shape::ALL.len();

    /// Its place in the order of faces, 0 to 35.
    pub const fn index(self) -> usize {
        self.colour.index() * Shape::ALL.len() + self.shape.index()
    }

    /// Whether two different faces may stand in one line: they share their colour or their shape.
    pub fn matches(self, other: Face) -> bool {
        (self.colour == other.colour) != (self.shape == other.shape)
    }
}

/// One tile. The order is that of the notation: colour, shape, background.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile {
    /// The symbol's colour.
    pub colour: Colour,
    /// The symbol's shape.
    pub shape: Shape,
    /// The background, which classic tiles do not have.
    pub background: Option<Background>,
}

impl Tile {
    /// One more than the largest [index](Tile::index).
    pub const KINDS: usize = Face::COUNT * Background::ALL.len();

    /// Its colour and shape.
    pub const fn face(self) -> Face {
        Face {
            colour: self.colour,
            shape: self.shape,
        }
    }

    /// A number for each kind of tile of one set, 0 to 107, in tile order.
    pub const fn index(self) -> usize {
        let background = match self.background {
            Some(background) => background.index(),
            None => 0,
        };
        self.face().index() * Background::ALL.len() + background
    }
}

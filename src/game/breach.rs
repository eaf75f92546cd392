use super::{Background, BadLine, Cell, Face, LongDiagonal, Placement, Tile};

/// A rule that a turn breaks, with the tiles and cells concerned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Breach {
    /// A play or a swap without tiles.
    NoTiles,
    /// More tiles than a hand holds.
    TooManyTiles {
        /// How many it lays.
        laid: usize,
    },
    /// The rack does not hold a tile that leaves it, or not as often.
    NotInRack {
        /// The tile.
        tile: Tile,
        /// How many of it the turn needs.
        needed: usize,
        /// How many of it the rack holds.
        held: usize,
    },
    /// Several tiles on one cell.
    CellTwice {
        /// The cell.
        cell: Cell,
        /// The tiles that the play lays there.
        tiles: Vec<Tile>,
    },
    /// A cell on which a tile lies already.
    Occupied {
        /// What the play lays there.
        laid: Placement,
        /// What lies there.
        by: Tile,
    },
    /// The tiles laid have neither one colour nor one shape.
    NothingShared {
        /// The tiles laid.
        tiles: Vec<Tile>,
        /// The background that they share, which is not enough.
        background: Option<Background>,
    },
    /// The tiles laid show one face twice.
    FaceLaidTwice {
        /// The face.
        face: Face,
        /// Where it is laid.
        cells: Vec<Cell>,
    },
    /// The tiles laid are not all in one row or one column.
    NotOneLine {
        /// Where they are laid.
        cells: Vec<Cell>,
    },
    /// Free cells part the tiles laid.
    Gap {
        /// The free cells between them.
        free: Vec<Cell>,
    },
    /// No tile laid touches one that lay there before.
    TouchesNothing {
        /// Where the tiles are laid.
        cells: Vec<Cell>,
    },
    /// A row or column through a tile laid is no line.
    Line(BadLine),
    /// A diagonal of one background with more than six tiles.
    LongDiagonal(LongDiagonal),
    /// An opening that does not lay as many tiles as the rack's largest set has.
    OpeningSize {
        /// How many it lays.
        laid: usize,
        /// How many it must lay.
        largest: usize,
    },
    /// A swap or a pass as the very first turn.
    OpeningNotLaid {
        /// How many tiles the opening must lay instead.
        largest: usize,
    },
    /// A swap of more tiles than the bag holds.
    SwapBeyondBag {
        /// How many it gives back.
        tiles: usize,
        /// How many the bag holds.
        bag: usize,
    },
    /// A pass by a player who can lay a tile.
    CanLay {
        /// One such tile, and where.
        example: Placement,
    },
    /// A pass by a player who can swap.
    CanSwap {
        /// How many tiles the bag holds.
        bag: usize,
    },
}

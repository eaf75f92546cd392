use super::{Background, Cell, Face, IllegalLine, LongDiagonal, Placement, Tile};

/// A rule that a turn breaks, with the tiles and cells concerned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Violation {
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
    /// There are free cells between the tiles laid.
    Gap {
        /// The free cells between them.
        free: Vec<Cell>,
    },
    /// No tile laid touches one that lay there before.
    TouchesNothing {
        /// Where the tiles are laid.
        cells: Vec<Cell>,
    },
    /// A row or column through a tile laid is not a line.
    Line(IllegalLine),
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

impl Violation {
    /// Every code with its meaning. Files and answers hold the codes, so they never change.
    pub const CODES: [(&'static str, &'static str); 19] = [
        ("no_tiles", "a play or a swap without tiles"),
        ("too_many_tiles", "more tiles than a hand holds"),
        ("not_in_rack", "a tile that the rack does not hold"),
        ("cell_twice", "several tiles on one cell"),
        ("occupied", "a tile on top of another"),
        (
            "nothing_shared",
            "the tiles laid have neither one colour nor one shape",
        ),
        (
            "face_laid_twice",
            "two of the tiles laid have the same colour and shape",
        ),
        (
            "not_one_line",
            "the tiles laid are not in one row or one column",
        ),
        ("gap", "free cells between the tiles laid"),
        (
            "touches_nothing",
            "no tile laid touches the table, edge to edge",
        ),
        ("mixed_line", "a line with neither one colour nor one shape"),
        (
            "face_twice_in_line",
            "a line with the same colour and shape twice",
        ),
        ("line_too_long", "a line of more than six tiles"),
        (
            "diagonal_too_long",
            "a diagonal of more than six tiles of one background",
        ),
        (
            "opening_size",
            "an opening that does not lay the rack's largest set",
        ),
        ("opening_not_laid", "a swap or a pass as the first turn"),
        ("swap_beyond_bag", "a swap of more tiles than the bag holds"),
        ("can_lay", "a pass although a tile can be laid"),
        ("can_swap", "a pass although tiles can be swapped"),
    ];

    /// The cells concerned, if it is about any.
    pub fn cells(&self) -> Vec<Cell> {
        let of = |tiles: &[Placement]| tiles.iter().map(|laid| laid.cell).collect();
        match self {
            Violation::CellTwice { cell, .. } => vec![*cell],
            Violation::Occupied { laid, .. } => vec![laid.cell],
            Violation::CanLay { example } => vec![example.cell],
            Violation::FaceLaidTwice { cells, .. } => {
                let mut cells = cells.clone();
                cells.dedup();
                cells
            }
            Violation::NotOneLine { cells } | Violation::TouchesNothing { cells } => cells.clone(),
            Violation::Gap { free } => free.clone(),
            Violation::Line(line) => of(&line.tiles),
            Violation::LongDiagonal(diagonal) => of(&diagonal.tiles),
            Violation::NoTiles
            | Violation::TooManyTiles { .. }
            | Violation::NotInRack { .. }
            | Violation::NothingShared { .. }
            | Violation::OpeningSize { .. }
            | Violation::OpeningNotLaid { .. }
            | Violation::SwapBeyondBag { .. }
            | Violation::CanSwap { .. } => Vec::new(),
        }
    }

    /// The rule as a word for programs, one of [`Violation::CODES`].
    pub const fn code(&self) -> &'static str {
        match self {
            Violation::NoTiles => "no_tiles",
            Violation::TooManyTiles { .. } => "too_many_tiles",
            Violation::NotInRack { .. } => "not_in_rack",
            Violation::CellTwice { .. } => "cell_twice",
            Violation::Occupied { .. } => "occupied",
            Violation::NothingShared { .. } => "nothing_shared",
            Violation::FaceLaidTwice { .. } => "face_laid_twice",
            Violation::NotOneLine { .. } => "not_one_line",
            Violation::Gap { .. } => "gap",
            Violation::TouchesNothing { .. } => "touches_nothing",
            Violation::Line(line) => line.error.code(),
            Violation::LongDiagonal(_) => "diagonal_too_long",
            Violation::OpeningSize { .. } => "opening_size",
            Violation::OpeningNotLaid { .. } => "opening_not_laid",
            Violation::SwapBeyondBag { .. } => "swap_beyond_bag",
            Violation::CanLay { .. } => "can_lay",
            Violation::CanSwap { .. } => "can_swap",
        }
    }
}

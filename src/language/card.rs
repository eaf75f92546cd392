/// The words of the card that explains the notation. Code stands in backticks.
#[derive(Clone, Copy, Debug)]
pub struct CardWords {
    /// What the card explains.
    pub title: &'static str,
    /// Above the letters of tiles, and what they are.
    pub tile_title: &'static str,
    /// How a tile is written.
    pub tile: &'static str,
    /// `colour`
    pub colour: &'static str,
    /// `shape`
    pub shape: &'static str,
    /// `background`
    pub background: &'static str,
    /// What the tiles of the classic game lack.
    pub classic: &'static str,
    /// Above the names of cells, and what they are.
    pub cell_title: &'static str,
    /// How a cell is named.
    pub cell: &'static str,
    /// Above a position, and what it is.
    pub position_title: &'static str,
    /// How a position is written.
    pub position: &'static str,
    /// Below the three parts of a position line.
    pub rules: &'static str,
    /// The second part.
    pub table: &'static str,
    /// The third part.
    pub rack: &'static str,
    /// Above the turns.
    pub turn_title: &'static str,
    /// What a play is.
    pub play: &'static str,
    /// What a swap is.
    pub swap: &'static str,
    /// What a pass is.
    pub pass: &'static str,
    /// That words are understood too.
    pub words: &'static str,
}

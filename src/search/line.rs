//! Reads position lines as they are usually written, from bytes straight to a table.
//!
//! This is a short cut, not a second notation: it knows only lines with single spaces, and only
//! says yes to what [`parse_line`](crate::notation::parse_line) would read in the same way. For all
//! else, and for all that is wrong, there is the grammar. The tests compare the two.

use arrayvec::ArrayVec;

use super::Hand;
use super::packed::{
    COLOUR_LETTERS, FLEX_BACKGROUNDS, INTRO_BACKGROUNDS, PackedTile, SHAPE_LETTERS, UNKNOWN,
};
use super::spot::{REACH, ROW, index};
use super::table::Table;
use crate::game::{
    Board, Bounds, Cell, MAX_COORDINATE, MIN_COORDINATE, Placement, Position, RACK_SIZE, Rules,
};

/// The most tiles of a set.
const MOST_TILES: usize = 108;

/// A position line that was read. Its table is not judged yet.
pub(super) struct QuickLine {
    pub(super) rules: Rules,
    /// Places as if the line began at the first place of the torus, by row and then by column.
    tiles: Tiles,
    /// The cells of the tiles.
    bounds: Bounds,
    rack: ArrayVec<PackedTile, RACK_SIZE>,
    origin: Cell,
    players: usize,
    bag: usize,
    scores: Option<Vec<u32>>,
}

type Tiles = ArrayVec<(u16, PackedTile), MOST_TILES>;

impl Default for QuickLine {
    /// A line that was not read yet.
    fn default() -> QuickLine {
        let origin = Cell::new(MIN_COORDINATE, MIN_COORDINATE);
        QuickLine {
            rules: Rules::Classic,
            tiles: Tiles::new(),
            bounds: Bounds::of(origin),
            rack: ArrayVec::new(),
            origin,
            players: 2,
            bag: 0,
            scores: None,
        }
    }
}

impl QuickLine {
    /// Reads a line; `None` if it is not plain, or breaks a rule that does not need the table.
    pub(super) fn read(&mut self, line: &str) -> Option<()> {
        let line = line.strip_suffix('\r').unwrap_or(line).as_bytes();
        self.tiles.clear();
        self.rack.clear();
        if let Some(rest) = line.strip_prefix(b"classic ") {
            self.rules = Rules::Classic;
            self.read_rest::<false>(rest)
        } else if let Some(rest) = line.strip_prefix(b"flex ") {
            self.rules = Rules::Flex;
            self.read_rest::<true>(rest)
        } else {
            self.rules = Rules::Intro;
            self.read_rest::<true>(line.strip_prefix(b"intro ")?)
        }
    }

    /// Lays the tiles on a table if they are legal there; otherwise the table is empty.
    pub(super) fn lay<const FLEX: bool>(&self, table: &mut Table<FLEX>) -> bool {
        let base = index(self.origin);
        let tiles = self.tiles.iter();
        table.set_up(
            tiles.map(|&(at, code)| (at.wrapping_add(base), code)),
            self.bounds,
        )
    }

    pub(super) fn hand(&self) -> Hand {
        Hand::of_codes(&self.rack, self.bag == 0)
    }

    /// The position, once its table is known to be legal.
    pub(super) fn to_position(&self) -> Position {
        let is_flex = self.rules.has_diagonals();
        let tiles = self.tiles.iter().map(|&(at, code)| Placement {
            cell: Cell::new(
                self.origin.column + (at % ROW) as i16,
                self.origin.row + (at / ROW) as i16,
            ),
            tile: code.tile(is_flex),
        });
        Position::of_legal_parts(
            self.rules,
            Board::of_tiles(tiles, self.bounds),
            self.rack.iter().map(|code| code.tile(is_flex)).collect(),
            self.players,
            self.bag,
            self.scores.clone(),
        )
    }

    fn read_rest<const FLEX: bool>(&mut self, line: &[u8]) -> Option<()> {
        let letters: &'static [u8; 256] = match self.rules {
            Rules::Intro => &INTRO_BACKGROUNDS,
            Rules::Classic | Rules::Flex => &FLEX_BACKGROUNDS,
        };
        let mut copies = Copies::new(self.rules);
        let (columns, rest) = self.read_board::<FLEX>(line, letters, &mut copies)?;
        let rest = self.read_rack::<FLEX>(rest, letters, &mut copies)?;
        let (mut origin, mut players, mut bag, mut scores) = (None, None, None, None);
        let mut fields = Bytes { rest };
        while !fields.rest.is_empty() {
            if fields.skip(b" origin=") && origin.is_none() {
                origin = Some(fields.cell()?);
            } else if fields.skip(b" players=") && players.is_none() {
                players = Some(fields.number()? as usize);
            } else if fields.skip(b" bag=") && bag.is_none() {
                bag = Some(fields.number()? as usize);
            } else if fields.skip(b" scores=") && scores.is_none() {
                scores = Some(fields.scores()?);
            } else {
                return None;
            }
        }
        self.origin = origin.unwrap_or(Cell::new(MIN_COORDINATE, MIN_COORDINATE));
        self.players = players.unwrap_or(2);
        self.scores = scores;
        let unseen = self.rules.set_size() - self.tiles.len() - self.rack.len();
        let others = RACK_SIZE * self.players.saturating_sub(1);
        self.bag = bag.unwrap_or(unseen.saturating_sub(others));

        let cell = |column: u16, place: u16| {
            let row = (place / ROW) as i16;
            Cell::new(self.origin.column + column as i16, self.origin.row + row)
        };
        self.bounds = Bounds {
            top_left: cell(columns[0], self.tiles.first()?.0),
            bottom_right: cell(columns[1], self.tiles.last()?.0),
        };
        let is_near = |number: i16| (MIN_COORDINATE..=MAX_COORDINATE).contains(&number);
        let corners = [self.bounds.top_left, self.bounds.bottom_right];
        let scores = self.scores.as_ref();
        let is_sound = corners
            .iter()
            .all(|cell| is_near(cell.column) && is_near(cell.row))
            && self.bounds.width().max(self.bounds.height()) < REACH
            && (2..=4).contains(&self.players)
            && self.bag <= unseen
            && scores.is_none_or(|scores| scores.len() == self.players);
        is_sound.then_some(())
    }

    /// Reads a board and the space behind it; returns its first and last column and what follows.
    fn read_board<'a, const FLEX: bool>(
        &mut self,
        mut line: &'a [u8],
        letters: &[u8; 256],
        copies: &mut Copies,
    ) -> Option<([u16; 2], &'a [u8])> {
        let mut columns = [u16::MAX, 0];
        let (mut row, mut column) = (0u16, 0u16);
        // Whether something stands in the row.
        let mut is_begun = false;
        loop {
            let first = column;
            while let Some((code, rest)) = tile::<FLEX>(line, letters) {
                copies.add(code)?;
                self.tiles.try_push((row + column, code)).ok()?;
                column += 1;
                line = rest;
            }
            if column > first {
                columns = [columns[0].min(first), columns[1].max(column - 1)];
                is_begun = true;
            }
            let (&byte, rest) = line.split_first()?;
            match byte {
                b'1'..=b'9' => {
                    let mut number = Bytes { rest: line };
                    let gap = u16::try_from(number.number()?).ok();
                    column += gap.filter(|gap| *gap < ROW)?;
                    is_begun = true;
                    line = number.rest;
                }
                b'/' if is_begun => {
                    row = row.checked_add(ROW)?;
                    column = 0;
                    is_begun = false;
                    line = rest;
                }
                b' ' if is_begun => return Some((columns, rest)),
                _ => return None,
            }
            if column >= ROW {
                return None;
            }
        }
    }

    /// Reads a rack up to a space or the end of the line; returns what follows.
    fn read_rack<'a, const FLEX: bool>(
        &mut self,
        mut line: &'a [u8],
        letters: &[u8; 256],
        copies: &mut Copies,
    ) -> Option<&'a [u8]> {
        if let Some(rest) = line.strip_prefix(b"-") {
            return Some(rest);
        }
        while let Some((code, rest)) = tile::<FLEX>(line, letters) {
            copies.add(code)?;
            self.rack.try_push(code).ok()?;
            line = rest;
        }
        let is_whole = matches!(line.first(), None | Some(b' ')) && !self.rack.is_empty();
        is_whole.then_some(line)
    }
}

/// The tile at the beginning of a text, if there is one, and what follows.
#[inline(always)]
fn tile<'a, const FLEX: bool>(
    text: &'a [u8],
    letters: &[u8; 256],
) -> Option<(PackedTile, &'a [u8])> {
    let (colour, shape, background, rest) = match text {
        [colour, shape, background, rest @ ..] if FLEX => {
            (colour, shape, letters[usize::from(*background)], rest)
        }
        [colour, shape, rest @ ..] if !FLEX => (colour, shape, 0, rest),
        _ => return None,
    };
    let colour = COLOUR_LETTERS[usize::from(*colour)];
    let shape = SHAPE_LETTERS[usize::from(*shape)];
    let is_tile = (colour | shape | background) & UNKNOWN == 0;
    is_tile.then(|| {
        let face = usize::from(colour) + usize::from(shape);
        (PackedTile::new(face, usize::from(background)), rest)
    })
}

/// How many there are of each tile.
struct Copies {
    counts: [u8; 256],
    /// How many the set holds.
    most: u8,
}

impl Copies {
    fn new(rules: Rules) -> Copies {
        Copies {
            counts: [0; 256],
            most: if rules == Rules::Classic { 3 } else { 1 },
        }
    }

    /// One more of a tile; `None` if the set does not hold as many.
    #[inline]
    fn add(&mut self, code: PackedTile) -> Option<()> {
        let count = &mut self.counts[usize::from(code.byte())];
        *count += 1;
        (*count <= self.most).then_some(())
    }
}

/// What is left of a line.
struct Bytes<'a> {
    rest: &'a [u8],
}

impl Bytes<'_> {
    /// Skips a text if it stands here.
    #[inline]
    fn skip(&mut self, text: &[u8]) -> bool {
        let rest = self.rest.strip_prefix(text);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    /// A number of at most six digits, without leading zeros.
    fn number(&mut self) -> Option<u32> {
        let mut number = 0;
        let mut digits = 0;
        while let [digit @ b'0'..=b'9', rest @ ..] = self.rest {
            if digits > 0 && number == 0 || digits == 6 {
                return None;
            }
            number = number * 10 + u32::from(digit - b'0');
            digits += 1;
            self.rest = rest;
        }
        (digits > 0).then_some(number)
    }

    /// A cell that may be the first of a table.
    fn cell(&mut self) -> Option<Cell> {
        let mut column = 0;
        while let [letter @ b'a'..=b'z', rest @ ..] = self.rest {
            column = column * 26 + i16::from(letter - b'a') + 1;
            if column > MAX_COORDINATE {
                return None;
            }
            self.rest = rest;
        }
        let row = i16::try_from(self.number()?).ok()?;
        (column > 0 && (1..=MAX_COORDINATE).contains(&row)).then_some(Cell::new(column, row))
    }

    fn scores(&mut self) -> Option<Vec<u32>> {
        let mut scores = vec![self.number()?];
        while self.skip(b"-") {
            scores.push(self.number()?);
        }
        Some(scores)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench::corpus_lines;

    #[test]
    fn lines_as_they_are_written_are_plain() {
        let mut line = QuickLine::default();
        let mut table = Table::<true>::new();
        for text in corpus_lines(Rules::Flex).chain(corpus_lines(Rules::Intro)) {
            let has_tiles = !text.contains(" - ");
            assert_eq!(line.read(text).is_some(), has_tiles, "{text}");
            assert!(!has_tiles || line.lay(&mut table), "{text}");
            assert!(line.read(&text.replace(' ', "  ")).is_none(), "{text}");
        }
    }
}

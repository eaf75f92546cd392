use crate::game::LineError;
use crate::notation::ErrorKind;

impl ErrorKind {
    /// A few words to stand beside the place; the message says more.
    pub fn label(&self) -> &'static str {
        match self {
            ErrorKind::LookAlike(..) => "a look-alike",
            ErrorKind::Invisible(_) => "cannot be seen",
            ErrorKind::NotAscii(_) => "not ASCII",

            ErrorKind::NotAColour(_) => "not a colour",
            ErrorKind::SmallColour(..) => "a tile begins with a capital",
            ErrorKind::NotAShape(_) => "not a shape",
            ErrorKind::CapitalShape(..) => "a shape is a small letter",
            ErrorKind::NoShape(_) => "a shape must follow",
            ErrorKind::NotABackground(..) => "not a background",
            ErrorKind::ExtraCharacter(..) => "too much",
            ErrorKind::NotATile(_) | ErrorKind::NoTile => "a tile must stand here",
            ErrorKind::BackgroundMissing(..) => "no background",
            ErrorKind::BackgroundUnwanted(_) => "a background",
            ErrorKind::SplitInIntro(_) => "split",

            ErrorKind::NotACell(_) | ErrorKind::NoCell => "a cell must stand here",
            ErrorKind::CapitalCell(..) => "a capital letter",
            ErrorKind::RowFirst(..) => "the wrong way round",
            ErrorKind::NoRow(_) => "a row must follow",
            ErrorKind::NoColumn(_) => "no column",
            ErrorKind::RowRange(_) => "no such row",
            ErrorKind::ColumnRange(_) => "no such column",

            ErrorKind::NotANumber(_, word) if word.is_empty() => "a gap",
            ErrorKind::NotANumber(..) => "not a number",
            ErrorKind::LeadingZero(..) => "a needless 0",
            ErrorKind::LargeNumber(..) => "far too large",

            ErrorKind::EmptyText | ErrorKind::EmptyTurn => "nothing here",
            ErrorKind::BlankLine => "a blank line",
            ErrorKind::CommentLine | ErrorKind::CommentInLine => "a comment",
            ErrorKind::SecondLine => "one line too many",
            ErrorKind::UnknownRules(_) => "not a name of rules",

            ErrorKind::NoBoard => "the board must stand here",
            ErrorKind::NoRack => "the rack must stand here",
            ErrorKind::ZeroCells => "no empty cells at all",
            ErrorKind::LargeGap(_) => "too many",
            ErrorKind::EmptyRow => "nothing in this row",
            ErrorKind::DashAmongTiles(_) | ErrorKind::DashRow => "a dash among tiles",
            ErrorKind::DotsInLine => "dots",
            ErrorKind::NotInBoard(_) | ErrorKind::LineInSheet(_) => "not a tile, not an empty cell",
            ErrorKind::NotInRack(_) => "not a tile",
            ErrorKind::SpaceInBoard => "a space",
            ErrorKind::TilesAfterRack(_) => "tiles after the rack",
            ErrorKind::NotAPair(_) => "not key=value",
            ErrorKind::ColonInLine(_) => "a colon",

            ErrorKind::UnknownKey(..) => "not a key",
            ErrorKind::KeyTwice(_) => "stands there already",
            ErrorKind::NoValue(..) => "no value",
            ErrorKind::ExtraWord(..) => "one word too many",
            ErrorKind::ScoreSeparator(..) => "joined in another way",

            ErrorKind::MissingKey(_) => "the sheet ends here",
            ErrorKind::NoColon(..) => "no colon",
            ErrorKind::NoKey => "no key",
            ErrorKind::IndentedKey(_) | ErrorKind::StrayRow => "indented",
            ErrorKind::RowNotIndented => "not indented",
            ErrorKind::BlankRow => "a blank line",
            ErrorKind::NoRows => "no row follows",
            ErrorKind::RowOnKeyLine => "on the line of the key",
            ErrorKind::RowsBelowDash => "a row",
            ErrorKind::GluedDots(_) => "no space between",
            ErrorKind::DotRun { .. } => "one empty cell, or several?",

            ErrorKind::NoAt(_) => "no `@`",
            ErrorKind::CellFirst(_) => "the wrong way round",
            ErrorKind::PlacementSeparator(',') => "one comma too many",
            ErrorKind::PlacementSeparator(_) => "not a space",
            ErrorKind::SwapWithoutTiles(_) => "which tiles?",
            ErrorKind::WordsAfterPass => "too much",
            ErrorKind::TurnWord(..) => "capital letters",

            ErrorKind::TooManyCopies { .. } => "too many copies",
            ErrorKind::LargeRack(_) => "too many tiles",
            ErrorKind::NearEdge { .. } => "too near the edge",
            ErrorKind::BeyondEdge => "beyond the edge",
            ErrorKind::Apart(_) => "apart from the others",
            ErrorKind::Line {
                error: LineError::Mixed,
                ..
            } => "not one line",
            ErrorKind::Line {
                error: LineError::FaceTwice(_),
                ..
            } => "one face twice in a line",
            ErrorKind::Line {
                error: LineError::TooLong,
                ..
            } => "too long",
            ErrorKind::LongDiagonal(..) => "too long",
            ErrorKind::Players(_) => "2, 3 or 4",
            ErrorKind::LargeBag { .. } => "more than there are",
            ErrorKind::ScoreCount { .. } => "not one for each player",
        }
    }
}

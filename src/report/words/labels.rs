use crate::game::LineFault;
use crate::notation::Problem;

impl Problem {
    /// A few words to stand beside the place; the message says more.
    pub fn label(&self) -> &'static str {
        match self {
            Problem::LookAlike(..) => "a look-alike",
            Problem::Invisible(_) => "cannot be seen",
            Problem::NotAscii(_) => "not ASCII",

            Problem::NotAColour(_) => "not a colour",
            Problem::SmallColour(..) => "a tile begins with a capital",
            Problem::NotAShape(_) => "not a shape",
            Problem::CapitalShape(..) => "a shape is a small letter",
            Problem::NoShape(_) => "a shape must follow",
            Problem::NotABackground(..) => "not a background",
            Problem::ExtraCharacter(..) => "too much",
            Problem::NotATile(_) | Problem::NoTile => "a tile must stand here",
            Problem::BackgroundMissing(..) => "no background",
            Problem::BackgroundUnwanted(_) => "a background",
            Problem::SplitInIntro(_) => "split",

            Problem::NotACell(_) | Problem::NoCell => "a cell must stand here",
            Problem::CapitalCell(..) => "a capital letter",
            Problem::RowFirst(..) => "the wrong way round",
            Problem::NoRow(_) => "a row must follow",
            Problem::NoColumn(_) => "no column",
            Problem::RowRange(_) => "no such row",
            Problem::ColumnRange(_) => "no such column",

            Problem::NotANumber(_, word) if word.is_empty() => "a gap",
            Problem::NotANumber(..) => "not a number",
            Problem::LeadingZero(..) => "a needless 0",
            Problem::LargeNumber(..) => "far too large",

            Problem::EmptyText | Problem::EmptyTurn => "nothing here",
            Problem::BlankLine => "a blank line",
            Problem::CommentLine | Problem::CommentInLine => "a comment",
            Problem::SecondLine => "one line too many",
            Problem::UnknownRules(_) => "not a name of rules",

            Problem::NoBoard => "the board must stand here",
            Problem::NoRack => "the rack must stand here",
            Problem::ZeroCells => "no empty cells at all",
            Problem::LargeGap(_) => "too many",
            Problem::EmptyRow => "nothing in this row",
            Problem::DashAmongTiles(_) | Problem::DashRow => "a dash among tiles",
            Problem::DotsInLine => "dots",
            Problem::NotInBoard(_) | Problem::LineInSheet(_) => "not a tile, not an empty cell",
            Problem::NotInRack(_) => "not a tile",
            Problem::SpaceInBoard => "a space",
            Problem::TilesAfterRack(_) => "tiles after the rack",
            Problem::NotAPair(_) => "not key=value",
            Problem::ColonInLine(_) => "a colon",

            Problem::UnknownKey(..) => "not a key",
            Problem::KeyTwice(_) => "stands there already",
            Problem::NoValue(..) => "no value",
            Problem::ExtraWord(..) => "one word too many",
            Problem::ScoreSeparator(..) => "joined in another way",

            Problem::MissingKey(_) => "the sheet ends here",
            Problem::NoColon(..) => "no colon",
            Problem::NoKey => "no key",
            Problem::IndentedKey(_) | Problem::StrayRow => "indented",
            Problem::RowNotIndented => "not indented",
            Problem::BlankRow => "a blank line",
            Problem::NoRows => "no row follows",
            Problem::RowOnKeyLine => "on the line of the key",
            Problem::RowsBelowDash => "a row",
            Problem::GluedDots(_) => "no space between",
            Problem::DotRun { .. } => "one empty cell, or several?",

            Problem::NoAt(_) => "no `@`",
            Problem::CellFirst(_) => "the wrong way round",
            Problem::PlacementSeparator(',') => "one comma too many",
            Problem::PlacementSeparator(_) => "not a space",
            Problem::SwapWithoutTiles(_) => "which tiles?",
            Problem::WordsAfterPass => "too much",
            Problem::TurnWord(..) => "capital letters",

            Problem::TooManyCopies { .. } => "too many copies",
            Problem::LargeRack(_) => "too many tiles",
            Problem::NearEdge { .. } => "too near the edge",
            Problem::BeyondEdge => "beyond the edge",
            Problem::Apart(_) => "apart from the others",
            Problem::Line {
                fault: LineFault::Mixed,
                ..
            } => "not one line",
            Problem::Line {
                fault: LineFault::FaceTwice(_),
                ..
            } => "one face twice in a line",
            Problem::Line {
                fault: LineFault::TooLong,
                ..
            } => "too long",
            Problem::LongDiagonal(..) => "too long",
            Problem::Players(_) => "2, 3 or 4",
            Problem::LargeBag { .. } => "more than there are",
            Problem::ScoreCount { .. } => "not one for each player",

            Problem::Qwords(problem) => problem.label(),
            Problem::Record(problem) => problem.label(),
        }
    }
}

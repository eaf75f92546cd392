use crate::qwords::Problem;

impl Problem {
    /// A few words to stand beside the place; the message says more.
    pub fn label(&self) -> &'static str {
        match self {
            Problem::Notation(kind) => kind.label(),
            Problem::SmallLetter(..) => "a small letter",
            Problem::NotASquare(_) => "not a cell of the grid",
            Problem::RowLength(0) => "nothing in this row",
            Problem::RowLength(_) => "not five cells",
            Problem::RowCount(_) => "not five rows",
            Problem::NoGrid => "the grid must stand here",
            Problem::TooManyDots(_) => "one dot too many",
            Problem::DotsInLine(..) => "in line with the other",
            Problem::DotLeft(1, 0) => "the only dot",
            Problem::DotLeft(..) => "a dot is left",

            Problem::NoRoll => "the roll must stand here",
            Problem::NotARoll(_) => "not two faces",
            Problem::NotAFace(_) => "not a face",

            Problem::SecondLine => "one line too many",
            Problem::NotQwords(_) => "not `qwords`",
            Problem::NotAPair(_) => "not key=value",
            Problem::UnknownKey(..) => "not a key",
            Problem::KeyTwice(_) => "stands there already",
            Problem::NoValue(..) => "no value",
            Problem::WrongValue(..) => "not a value of this key",
            Problem::OnlyOnSideB(_) => "not on side A",
            Problem::MissingKey(_) => "the sheet ends here",
            Problem::NoKey => "no key",
            Problem::StrayRow => "indented",
            Problem::NoRows => "no rows below",

            Problem::EmptyAction => "nothing here",
            Problem::NoAt(_) => "no `@`",
            Problem::NotALetter(_) => "a letter must stand here",
            Problem::NotACell(_) => "a cell must stand here",
            Problem::WordsAfterAction(_) => "too much",

            Problem::NoClaimLine => "no row or column",
            Problem::NotALine(_) => "not a line of the grid",
            Problem::LineTwice(_) => "claimed already",
            Problem::NoClaim => "a word must stand here",
            Problem::ClaimLength(0..2) => "too short",
            Problem::ClaimLength(_) => "too long",

            Problem::NotInAWord(_) => "not a letter",
            Problem::PatternLength(0..2) => "too short",
            Problem::PatternLength(_) => "too long",
            Problem::NoWords => "the list ends here",
        }
    }
}

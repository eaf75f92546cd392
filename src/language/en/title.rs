use crate::language::TitleWords;

// Stored puzzles hold these titles: they never change.
pub(super) static TITLE: TitleWords = TitleWords {
    letter: |points| format!("Find the {points}-point letter"),
    rolls: |points, rolls| format!("Score {points} with {rolls} known rolls"),
    grid: |points| format!("Complete the grid to {points} points"),
};

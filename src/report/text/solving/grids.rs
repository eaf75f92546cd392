use super::Told;
use crate::puzzle::Reply;
use crate::puzzle::qwords::{Kind, Puzzle, Solution};
use crate::report::text::TextStyle;
use crate::report::text::grid_puzzle::solution;
use crate::report::text::qwords::drawing;
use crate::report::text::verdict::illegal;
use crate::report::words::points;

impl Told for Puzzle {
    fn how_to_play(&self) -> String {
        let answer = match self.question.kind() {
            Kind::Letter => "Write a letter, such as `U@c3`".to_owned(),
            Kind::Rolls => {
                format!(
                    "Write a letter of each of the {} rolls, such as `U@c3 A@d4 …`",
                    self.question.rolls().len()
                )
            }
            Kind::Supernatural => {
                "Write the whole grid, such as `DUOPO/SSAUT/KIWIS/INEST/SEPHA`".to_owned()
            }
        };
        format!("{answer}, or ask for a `hint`; `help` lists the commands.")
    }

    fn own_words(&self) -> [(&'static str, &'static str); 2] {
        match self.question.kind() {
            Kind::Letter => [
                (
                    "U@c3",
                    "write a letter into a cell; `joker U@c3` where the joker is left",
                ),
                (
                    "hint, h",
                    "the length of a word; then the letter; then the row; then the solution",
                ),
            ],
            Kind::Rolls => [
                (
                    "U@c3 A@d4 ...",
                    "write a letter of each roll in order, all in one line; `joker U@c3` where the joker is left",
                ),
                (
                    "hint, h",
                    "the letters; then the last cell; then the first; then the solution",
                ),
            ],
            Kind::Supernatural => [
                (
                    "DUOPO/SSAUT/...",
                    "the whole grid, its five rows joined by `/`",
                ),
                (
                    "hint, h",
                    "the word of a row; then of a column; then of another row; then the solution",
                ),
            ],
        }
    }

    fn reply(&self, answer: &Solution, reply: &Reply<Puzzle>, style: &TextStyle) -> String {
        match reply {
            Reply::Solved => solution(self, &style.good("Solved!"), style),
            Reply::Short {
                breakdown: attempt,
                by,
            } => {
                let drawn = drawing(&attempt.grid, &attempt.breakdown, style);
                let worth = style.strong(&points(attempt.worth));
                let gained = if self.question.kind() == Kind::Letter {
                    " gained"
                } else {
                    ""
                };
                format!(
                    "{drawn}\n{}",
                    style.wrapped(
                        &format!("{worth}{gained}: {by} short of the best answer."),
                        2
                    )
                )
            }
            Reply::Illegal(faults) => illegal(answer, faults, style),
            Reply::NothingLaid => String::new(),
        }
    }

    fn given_up(&self, style: &TextStyle) -> String {
        solution(self, "Solution:", style)
    }
}

use super::Told;
use crate::game::{Rules, Turn};
use crate::puzzle::{Puzzle, Reply};
use crate::report::picture::Picture;
use crate::report::text::TextStyle;
use crate::report::text::breakdown::breakdown;
use crate::report::text::puzzle::solution;
use crate::report::text::verdict::illegal;
use crate::report::words::points;

impl Told for Puzzle {
    fn how_to_play(&self) -> String {
        format!(
            "Lay tiles, such as `{}`, or ask for a `hint`; `help` lists the commands.",
            example(self)
        )
    }

    fn own_words(&self) -> [(&'static str, &'static str); 2] {
        [
            (example(self), "lay tiles: each with its cell, in any order"),
            (
                "hint, h",
                "a hint: each tells more than the one before, and the fourth is the play",
            ),
        ]
    }

    fn reply(&self, turn: &Turn, reply: &Reply, style: &TextStyle) -> String {
        match (reply, turn) {
            (Reply::Solved, _) => {
                let play = style.strong(&self.solution.to_string());
                solution(self, &format!("{} {play} is the one best play.", style.good("Solved!")), style)
            }
            (Reply::Short { breakdown: found, by }, Turn::Lay(play)) => {
                let scored = style.strong(&points(found.total()));
                let picture = style.picture(&Picture::new(&self.position).with_play(play));
                let explained = breakdown(found, style);
                format!("{picture}\n{explained}\n{}", style.wrapped(&format!("{scored}: {by} short of the best play."), 2))
            }
            (Reply::Illegal(violations), _) => illegal(turn, violations, style),
            (Reply::NothingLaid | Reply::Short { .. }, _) => {
                style.wrapped("A swap or a pass may be a good turn, but here the answer is a play that lays tiles.", 2)
            }
        }
    }

    fn given_up(&self, style: &TextStyle) -> String {
        solution(
            self,
            &format!("Solution: {}", style.strong(&self.solution.to_string())),
            style,
        )
    }
}

fn example(puzzle: &Puzzle) -> &'static str {
    if puzzle.position.rules() == Rules::Classic {
        "Rs@h8 Rc@i8"
    } else {
        "Rsb@h8 Rcw@i8"
    }
}

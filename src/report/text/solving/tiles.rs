use super::Told;
use crate::game::{Rules, Turn};
use crate::puzzle::{Puzzle, Reply};
use crate::report::picture::Picture;
use crate::report::text::Page;
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

    fn reply(&self, turn: &Turn, reply: &Reply, page: &Page) -> String {
        match (reply, turn) {
            (Reply::Solved, _) => {
                let play = page.strong(&self.solution.to_string());
                solution(self, &format!("{} {play} is the one best play.", page.good("Solved!")), page)
            }
            (Reply::Short { breakdown: found, by }, Turn::Lay(play)) => {
                let scored = page.strong(&points(found.total()));
                let picture = page.picture(&Picture::new(&self.position).with_play(play));
                let explained = breakdown(found, page);
                format!("{picture}\n{explained}\n{}", page.wrapped(&format!("{scored}: {by} short of the best play."), 2))
            }
            (Reply::Illegal(breaches), _) => illegal(turn, breaches, page),
            (Reply::NothingLaid | Reply::Short { .. }, _) => {
                page.wrapped("A swap or a pass may be a good turn, but here the answer is a play that lays tiles.", 2)
            }
        }
    }

    fn given_up(&self, page: &Page) -> String {
        solution(
            self,
            &format!("Solution: {}", page.strong(&self.solution.to_string())),
            page,
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

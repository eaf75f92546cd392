use super::{Answer, TextStyle};
use crate::answer::GridPuzzleReport;
use crate::cli::commands::qwords::score::{drawing, heading, scored};
use crate::language::en::{plural, points};
use crate::puzzle::qwords::{Kind, Puzzle, Solution, Task};
use crate::qwords::{LineScore, WordChoice};

impl Answer for GridPuzzleReport {
    fn text(&self, style: &TextStyle) -> String {
        let title = format!(
            "{} · {}\n",
            style.strong(&self.document.title),
            self.document.id
        );
        let mut text = title + &question(&self.puzzle, style);
        if self.solved {
            text += &format!("\n{}", solution(&self.puzzle, "Solution:", style));
        }
        text
    }
}

/// The grid and what there is to write into it.
pub(crate) fn question(puzzle: &Puzzle, style: &TextStyle) -> String {
    let position = &puzzle.question.position;
    let words = WordChoice::list(position.language);
    let words = style.words.qwords.words_in_use(&words);
    let joker = if position.variant.joker() {
        " · the joker is left"
    } else {
        ""
    };
    let task = match &puzzle.question.task {
        Task::Letter(roll) => format!("roll  {}", style.strong(&roll.to_string())),
        Task::Rolls(rolls) => {
            let rolls: Vec<String> = rolls
                .iter()
                .zip(1..)
                .map(|(roll, turn)| format!("{turn}. {}", style.strong(&roll.to_string())))
                .collect();
            format!("rolls  {}", rolls.join("  "))
        }
        Task::Supernatural(letters) => {
            let letters: Vec<String> = letters.iter().map(ToString::to_string).collect();
            format!("letters  {}", style.strong(&letters.join(" ")))
        }
    };
    let drawn = drawing(&position.grid, &puzzle.before, style);
    format!(
        "{}{joker}\n\n{drawn}\n{}",
        heading(position.variant, &words, style),
        style.wrapped(&task, 2)
    )
}

/// The grid in the end, what is told before the answer, and where every point comes from.
pub(crate) fn solution(puzzle: &Puzzle, told: &str, style: &TextStyle) -> String {
    let variant = puzzle.question.position.variant;
    let answer = style.wrapped(
        &format!("{told} {}", style.strong(&puzzle.solution.to_string())),
        2,
    );
    let explained = scored(&puzzle.grid, variant, &puzzle.after, style);
    format!(
        "{answer}{}\n{explained}{}",
        steps(puzzle, style),
        standing(puzzle, style)
    )
}

/// What a letter gains, line by line; the actions by their rolls; nothing more for a whole grid.
fn steps(puzzle: &Puzzle, style: &TextStyle) -> String {
    match (&puzzle.solution, puzzle.question.kind()) {
        (Solution::Line(_), Kind::Letter) => {
            let lines = puzzle.after.lines.iter().zip(&puzzle.before.lines);
            let gains = lines.filter(|(after, before)| after.points > before.points);
            let mut text: String = gains
                .map(|(after, before)| style.wrapped(&gain(after, before), 4))
                .collect();
            if puzzle.after.bonus > puzzle.before.bonus {
                text += &format!("  {} for a word in each line\n", points(puzzle.after.bonus));
            }
            text + &format!(
                "  {} gained at once\n",
                style.strong(&points(puzzle.target()))
            )
        }
        (Solution::Line(line), _) => {
            let turns = puzzle.question.rolls().iter().zip(line).zip(1..);
            turns
                .map(|((roll, action), turn)| format!("  {turn}. {roll}: {action}\n"))
                .collect()
        }
        (Solution::Grid(_), _) => String::new(),
    }
}

/// `7 points for KIWIS in row 3: 10 instead of 3`
fn gain(after: &LineScore, before: &LineScore) -> String {
    let word = after
        .word
        .as_ref()
        .map_or_else(String::new, |word| word.text());
    let more = points(after.points - before.points);
    let instead = if before.points > 0 {
        format!(": {} instead of {}", after.points, before.points)
    } else {
        String::new()
    };
    format!("  {more} for {word} in {}{instead}", after.line)
}

/// How far the answer is from the others.
fn standing(puzzle: &Puzzle, style: &TextStyle) -> String {
    let told = match (puzzle.question.kind(), puzzle.second_best) {
        (Kind::Supernatural, _) => {
            "The only way to use all letters for ten words of five letters, names or not."
                .to_owned()
        }
        (_, None) => "There is no other way.".to_owned(),
        (kind, Some([plain, with_names])) => {
            let does = if kind == Kind::Letter {
                "gains"
            } else {
                "scores"
            };
            let names = if with_names > plain {
                format!(", {with_names} with names")
            } else {
                String::new()
            };
            let ways = plural(puzzle.question.ways() as usize, "way");
            format!("The only best of {ways}; the next {does} {plain}{names}.")
        }
    };
    style.wrapped(&told, 2)
}

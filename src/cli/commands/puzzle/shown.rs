//! A puzzle and how it is shown: what `daily`, `generate` and `play` have in common.

use jiff::civil::Date;

use crate::answer;
use crate::cli::CommandError;
use crate::cli::args::Format;
use crate::cli::commands::qwords::score::{drawing, heading, scored};
use crate::cli::terminal::output::{Output, written};
use crate::cli::terminal::{TextStyle, breakdown};
use crate::language::title;
use crate::picture::Picture;
use crate::puzzle::qwords::{self, Kind, Solution, Task};
use crate::puzzle::{AnyPuzzle, Document, Puzzle, write_puzzles};
use crate::qwords::WordChoice;

/// A puzzle of either game, with the document that holds its id and its title.
pub(crate) enum ShownPuzzle {
    Tiles {
        puzzle: Box<Puzzle>,
        document: Box<Document>,
        /// The day whose puzzle it is, if it is one.
        date: Option<Date>,
    },
    Qwords {
        puzzle: Box<qwords::Puzzle>,
        document: Box<qwords::Document>,
    },
}

impl ShownPuzzle {
    /// The puzzle of a day.
    pub(crate) fn daily(puzzle: Puzzle, date: Date) -> ShownPuzzle {
        ShownPuzzle::Tiles {
            document: Box::new(Document::daily(&puzzle, date)),
            puzzle: Box::new(puzzle),
            date: Some(date),
        }
    }

    /// A puzzle with tiles that belongs to no day.
    pub(crate) fn tiles(puzzle: Puzzle, document: Document) -> ShownPuzzle {
        ShownPuzzle::Tiles {
            puzzle: Box::new(puzzle),
            document: Box::new(document),
            date: None,
        }
    }

    /// A puzzle of Qwords.
    pub(crate) fn qwords(puzzle: qwords::Puzzle, document: qwords::Document) -> ShownPuzzle {
        ShownPuzzle::Qwords {
            puzzle: Box::new(puzzle),
            document: Box::new(document),
        }
    }

    pub(crate) fn id(&self) -> &str {
        match self {
            ShownPuzzle::Tiles { document, .. } => &document.id,
            ShownPuzzle::Qwords { document, .. } => &document.id,
        }
    }

    /// The title that the document has.
    pub(crate) fn title(&self) -> &str {
        match self {
            ShownPuzzle::Tiles { document, .. } => &document.title,
            ShownPuzzle::Qwords { document, .. } => &document.title,
        }
    }

    pub(crate) fn puzzle(&self) -> AnyPuzzle {
        match self {
            ShownPuzzle::Tiles { puzzle, .. } => AnyPuzzle::Tiles(puzzle.clone()),
            ShownPuzzle::Qwords { puzzle, .. } => AnyPuzzle::Qwords(puzzle.clone()),
        }
    }

    /// The puzzle as it stands in a file.
    pub(crate) fn yaml(&self) -> String {
        match self {
            ShownPuzzle::Tiles { document, .. } => write_puzzles(std::slice::from_ref(&**document)),
            ShownPuzzle::Qwords { document, .. } => {
                write_puzzles(std::slice::from_ref(&**document))
            }
        }
    }

    /// The puzzle for people, with its solution if `solved`.
    pub(crate) fn text(&self, solved: bool, style: &TextStyle) -> String {
        let title = style.strong(&title(self.title(), &self.puzzle(), style.words));
        match self {
            ShownPuzzle::Tiles {
                puzzle,
                document,
                date,
            } => {
                let occasion = date.map_or_else(
                    || document.id.clone(),
                    |date| style.words.puzzle.occasion(date),
                );
                let title = format!("{title} · {occasion} · {}", puzzle.stars());
                let mut text = style.wrapped(&title, 2) + "\n";
                text += &style.picture(&Picture::new(&puzzle.position));
                if solved {
                    let play = style.strong(&puzzle.solution.to_string());
                    let sentence = style.words.puzzle.solution(&play);
                    text += &format!("\n{}", solution(puzzle, &sentence, style));
                }
                text
            }
            ShownPuzzle::Qwords { puzzle, document } => {
                let mut text = format!("{title} · {}\n{}", document.id, question(puzzle, style));
                if solved {
                    let answer = style.strong(&puzzle.solution.to_string());
                    let sentence = style.words.puzzle.solution(&answer);
                    text += &format!("\n{}", qwords_solution(puzzle, &sentence, style));
                }
                text
            }
        }
    }

    /// The puzzle in a format, behind others.
    pub(crate) fn written(
        &self,
        before: usize,
        solved: bool,
        format: Format,
        style: &TextStyle,
    ) -> String {
        match format {
            Format::Text => {
                let gap = if before == 0 { "" } else { "\n" };
                format!("{gap}{}", self.text(solved, style))
            }
            Format::Json => written(&self.answer(), format),
            Format::Yaml => self.yaml(),
        }
    }

    fn answer(&self) -> answer::AnyPuzzle {
        match self {
            ShownPuzzle::Tiles {
                puzzle, document, ..
            } => answer::AnyPuzzle::Tiles(Box::new(answer::Puzzle::new(puzzle, document))),
            ShownPuzzle::Qwords { puzzle, document } => {
                let puzzle = answer::QwordsPuzzle::new(puzzle, document);
                answer::AnyPuzzle::Qwords(Box::new(puzzle))
            }
        }
    }
}

/// Prints puzzles one after the other, in text with their solutions if `solved`.
pub(crate) fn print(
    puzzles: &[ShownPuzzle],
    solved: bool,
    format: Format,
    output: &Output,
) -> Result<(), CommandError> {
    for (before, puzzle) in puzzles.iter().enumerate() {
        output.print(&puzzle.written(before, solved, format, output.page()))?;
    }
    Ok(())
}

/// A puzzle's solution on the table, what is said about it, every point, and what makes it worth
/// finding.
pub(crate) fn solution(puzzle: &Puzzle, sentence: &str, style: &TextStyle) -> String {
    let words = style.words.puzzle;
    let mut text = style.picture(&Picture::new(&puzzle.position).with_play(&puzzle.solution));
    text += &format!("\n{}\n", style.wrapped(sentence, 2));
    text += &breakdown(&puzzle.breakdown, style);
    let standing = words.only_best_play(puzzle.plays_total, puzzle.second_best);
    text += &format!("\n{}", style.wrapped(&standing, 2));
    for &theme in &puzzle.themes {
        text += &style.wrapped(&format!("  {}", words.named_theme(theme)), 4);
    }
    text
}

/// The grid and what there is to write into it.
fn question(puzzle: &qwords::Puzzle, style: &TextStyle) -> String {
    let (position, words) = (&puzzle.question.position, style.words.puzzle);
    let list = WordChoice::list(position.language);
    let in_use = style.words.qwords.words_in_use(&list);
    let mut head = heading(position.variant, &in_use, style);
    if position.variant.joker() {
        head += &format!(" · {}", words.joker_left());
    }
    let shown = match &puzzle.question.task {
        Task::Letter(roll) => style.strong(&roll.to_string()),
        Task::Rolls(rolls) => {
            let rolls = rolls.iter().zip(1..);
            let rolls =
                rolls.map(|(roll, turn)| format!("{turn}. {}", style.strong(&roll.to_string())));
            rolls.collect::<Vec<_>>().join("  ")
        }
        Task::Supernatural(letters) => {
            let letters: Vec<String> = letters.iter().map(ToString::to_string).collect();
            style.strong(&letters.join(" "))
        }
    };
    let task = words.task(&puzzle.question.task, &shown);
    let drawn = drawing(&position.grid, &puzzle.before, style);
    format!("{head}\n\n{drawn}\n{}", style.wrapped(&task, 2))
}

/// What is said about the solution, then the grid in the end and where every point comes from.
pub(crate) fn qwords_solution(
    puzzle: &qwords::Puzzle,
    sentence: &str,
    style: &TextStyle,
) -> String {
    let variant = puzzle.question.position.variant;
    let explained = scored(&puzzle.grid, variant, &puzzle.after, style);
    let steps = steps(puzzle, style);
    let standing = style.words.puzzle.only_best_answer(puzzle);
    format!(
        "{}{steps}\n{explained}{}",
        style.wrapped(sentence, 2),
        style.wrapped(&standing, 2)
    )
}

/// What a letter gains, line by line; the actions by their rolls; nothing more for a whole grid.
fn steps(puzzle: &qwords::Puzzle, style: &TextStyle) -> String {
    let words = style.words.puzzle;
    match (&puzzle.solution, puzzle.question.kind()) {
        (Solution::Line(_), Kind::Letter) => {
            let (after, before) = (&puzzle.after, &puzzle.before);
            let lines = after.lines.iter().zip(&before.lines);
            let gains = lines.filter(|(after, before)| after.points > before.points);
            let mut text: String = gains
                .map(|(after, before)| {
                    style.wrapped(&format!("  {}", words.gain(after, before)), 4)
                })
                .collect();
            if after.bonus > before.bonus {
                text += &format!("  {}\n", words.bonus_gained(after.bonus));
            }
            let target = style.strong(&style.words.game.points(puzzle.target()));
            text + &format!("  {}\n", words.gained_at_once(&target))
        }
        (Solution::Line(line), _) => {
            let turns = puzzle.question.rolls().iter().zip(line).zip(1..);
            turns
                .map(|((roll, action), turn)| {
                    let turn = format!("  {turn}. {roll}");
                    style.words.terminal.labelled(&turn, &action.to_string()) + "\n"
                })
                .collect()
        }
        (Solution::Grid(_), _) => String::new(),
    }
}

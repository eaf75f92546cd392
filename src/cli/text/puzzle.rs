use comfy_table::{Cell, CellAlignment};

use super::{Answer, TextStyle};
use crate::answer::{ProofReport, PuzzleReport};
use crate::cli::terminal::breakdown;
use crate::language::en::{plural, theme};
use crate::picture::Picture;
use crate::puzzle::Puzzle;

impl Answer for PuzzleReport {
    fn text(&self, style: &TextStyle) -> String {
        let stars = self.puzzle.stars();
        let title = format!(
            "{} · {} · {stars}",
            style.strong(&self.document.title),
            self.occasion
        );
        let mut text = style.wrapped(&title, 2) + "\n";
        text += &style.picture(&Picture::new(&self.puzzle.position));
        if !self.solved {
            return text;
        }
        let told = format!("Solution: {}", style.strong(&self.document.solution));
        text + "\n" + &solution(&self.puzzle, &told, style)
    }
}

/// A puzzle's solution on the table, what is told about it, every point, and what makes it worth
/// finding.
pub(crate) fn solution(puzzle: &Puzzle, told: &str, style: &TextStyle) -> String {
    let mut text = style.picture(&Picture::new(&puzzle.position).with_play(&puzzle.solution));
    text += &format!("\n{}\n", style.wrapped(told, 2));
    text += &breakdown(&puzzle.breakdown, style);
    let (plays, next) = (plural(puzzle.plays_total, "play"), puzzle.second_best);
    text += &format!(
        "\n{}",
        style.wrapped(
            &format!("The only best of {plays}; the next scores {next}."),
            2
        )
    );
    let themes = puzzle
        .themes
        .iter()
        .map(|&found| format!("  {}: {}", found.name(), theme(found)));
    text + &themes
        .map(|told| style.wrapped(&told, 4))
        .collect::<String>()
}

impl Answer for ProofReport {
    fn text(&self, style: &TextStyle) -> String {
        let mut table = style.table(&["file", "puzzles", "proved"]);
        let mut flaws = String::new();
        for file in self.puzzles.chunk_by(|a, b| a.file == b.file) {
            let proved = file.iter().filter(|puzzle| puzzle.ok).count();
            let mark = if proved == file.len() {
                style.good(&proved.to_string())
            } else {
                style.bad(&proved.to_string())
            };
            table.add_row([
                Cell::new(&file[0].file),
                Cell::new(file.len()).set_alignment(CellAlignment::Right),
                Cell::new(mark).set_alignment(CellAlignment::Right),
            ]);
            for puzzle in file.iter().filter(|puzzle| !puzzle.ok) {
                flaws +=
                    &style.wrapped(&style.strong(&format!("{}: {}", puzzle.file, puzzle.id)), 2);
                flaws.extend(
                    puzzle
                        .flaws
                        .iter()
                        .map(|flaw| style.wrapped(&format!("  - {flaw}"), 4)),
                );
            }
        }
        for unread in &self.unreadable {
            table.add_row([
                Cell::new(&unread.file),
                Cell::new("-").set_alignment(CellAlignment::Right),
                Cell::new(style.bad("unreadable")),
            ]);
            flaws += &format!("{}\n", unread.reason);
        }
        let passed_over = self.passed_over.iter();
        let passed_over = passed_over.map(|file| {
            style.wrapped(
                &format!("{file} holds worked examples: `sixfold rulebook`"),
                2,
            )
        });
        let unreadable = match self.unreadable.len() {
            0 => String::new(),
            files => format!("; {} cannot be read", plural(files, "file")),
        };
        let count = format!(
            "{} of {} puzzles proved{unreadable}",
            self.passed, self.total
        );
        let count = if self.is_ok() {
            style.good(&count)
        } else {
            style.bad(&count)
        };
        format!(
            "{}\n{flaws}{}{count}\n",
            style.fitted(table),
            passed_over.collect::<String>()
        )
    }
}

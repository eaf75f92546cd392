use comfy_table::{Cell, CellAlignment};

use super::breakdown::breakdown;
use super::{Answer, Page};
use crate::puzzle::Puzzle;
use crate::report::picture::Picture;
use crate::report::words::{plural, theme};
use crate::report::{ProofReport, PuzzleReport};

impl Answer for PuzzleReport {
    fn text(&self, page: &Page) -> String {
        let stars = self.puzzle.stars();
        let title = format!(
            "{} · {} · {stars}",
            page.strong(&self.document.title),
            self.occasion
        );
        let mut text = page.wrapped(&title, 2) + "\n";
        text += &page.picture(&Picture::new(&self.puzzle.position));
        if !self.solved {
            return text;
        }
        let told = format!("Solution: {}", page.strong(&self.document.solution));
        text + "\n" + &solution(&self.puzzle, &told, page)
    }
}

/// A puzzle's solution on the table, what is told about it, every point, and what makes it worth
/// finding.
pub(super) fn solution(puzzle: &Puzzle, told: &str, page: &Page) -> String {
    let mut text = page.picture(&Picture::new(&puzzle.position).with_play(&puzzle.solution));
    text += &format!("\n{}\n", page.wrapped(told, 2));
    text += &breakdown(&puzzle.breakdown, page);
    let (plays, next) = (plural(puzzle.plays_total, "play"), puzzle.second_best);
    text += &format!(
        "\n{}",
        page.wrapped(
            &format!("The only best of {plays}; the next scores {next}."),
            2
        )
    );
    let themes = puzzle
        .themes
        .iter()
        .map(|&found| format!("  {}: {}", found.name(), theme(found)));
    text + &themes
        .map(|told| page.wrapped(&told, 4))
        .collect::<String>()
}

impl Answer for ProofReport {
    fn text(&self, page: &Page) -> String {
        let mut table = page.table(&["file", "puzzles", "proved"]);
        let mut flaws = String::new();
        for file in self.puzzles.chunk_by(|a, b| a.file == b.file) {
            let proved = file.iter().filter(|puzzle| puzzle.ok).count();
            let mark = if proved == file.len() {
                page.good(&proved.to_string())
            } else {
                page.bad(&proved.to_string())
            };
            table.add_row([
                Cell::new(&file[0].file),
                Cell::new(file.len()).set_alignment(CellAlignment::Right),
                Cell::new(mark).set_alignment(CellAlignment::Right),
            ]);
            for puzzle in file.iter().filter(|puzzle| !puzzle.ok) {
                flaws += &page.wrapped(&page.strong(&format!("{}: {}", puzzle.file, puzzle.id)), 2);
                flaws.extend(
                    puzzle
                        .flaws
                        .iter()
                        .map(|flaw| page.wrapped(&format!("  - {flaw}"), 4)),
                );
            }
        }
        for unread in &self.unreadable {
            table.add_row([
                Cell::new(&unread.file),
                Cell::new("-").set_alignment(CellAlignment::Right),
                Cell::new(page.bad("unreadable")),
            ]);
            flaws += &format!("{}\n", unread.reason);
        }
        let passed_over = self.passed_over.iter();
        let passed_over = passed_over.map(|file| {
            page.wrapped(
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
            page.good(&count)
        } else {
            page.bad(&count)
        };
        format!(
            "{}\n{flaws}{}{count}\n",
            page.fitted(table),
            passed_over.collect::<String>()
        )
    }
}

//! The rulebooks' examples for the rules page.

use crate::game::{Bounds, Placement, Position, Tile, Turn, violations};
use crate::language::Language;
use crate::notation::{parse_position, parse_turn};
use crate::picture::PageTable;
use crate::puzzle::{Example, RULEBOOKS, load_examples};

/// The worked examples that the rules page shows, by their ids; a language says what each is there
/// for.
pub const EXAMPLES: [&str; 9] = [
    "flex-game-1",
    "flex-both-ends",
    "flex-two-yellow-diamonds",
    "flex-background-only",
    "flex-two-orange",
    "flex-blue-square",
    "classic-four-turns-4",
    "flex-game-6",
    "flex-seventh-black",
];

/// A worked example of the rulebooks for the rules page.
pub struct RuleExample {
    /// Its name.
    pub id: String,
    /// What it is there for.
    pub heading: &'static str,
    /// `18 points`, or that it is not legal.
    pub verdict: String,
    /// Whether it is legal.
    pub legal: bool,
    /// Where the points come from, or which rules it breaks.
    pub reasons: Vec<String>,
    position: Position,
    laid: Vec<Placement>,
    label: String,
}

impl RuleExample {
    /// The examples of the rules page, in order.
    pub fn all(words: &Language) -> Vec<RuleExample> {
        let books = RULEBOOKS
            .iter()
            .flat_map(|(_, text)| load_examples(text).expect("the embedded rulebooks are tested"));
        let known: Vec<Example> = books.collect();
        let headings = words.publish.site().examples;
        let chosen = EXAMPLES.iter().zip(headings).filter_map(|(&id, heading)| {
            let example = known.iter().find(|example| example.id == id)?;
            RuleExample::new(example, heading, words)
        });
        chosen.collect()
    }

    fn new(example: &Example, heading: &'static str, words: &Language) -> Option<RuleExample> {
        let (words, game) = (words.publish, words.game);
        let position = parse_position(&example.position).ok()?;
        let turn = parse_turn(example.play.as_deref()?, position.rules()).ok()?;
        let Turn::Lay(play) = &turn else { return None };
        let violations = violations(&position, &turn);
        let legal = violations.is_empty();
        let (verdict, reasons) = if legal {
            let breakdown = position.play_breakdown(play);
            let lines = breakdown.lines.iter().map(|line| game.line(line));
            (game.points(breakdown.total()), lines.collect())
        } else {
            let reasons = violations
                .iter()
                .map(|violation| words.capitalised(&game.violation(violation)));
            (words.site().not_allowed.to_owned(), reasons.collect())
        };
        let label = words.example_table(position.board().len(), play.placements());
        Some(RuleExample {
            id: example.id.clone(),
            heading,
            verdict,
            legal,
            reasons,
            laid: play.placements().to_vec(),
            position,
            label,
        })
    }

    pub(super) fn tiles(&self) -> impl Iterator<Item = Tile> {
        self.position
            .board()
            .tiles()
            .chain(self.laid.iter().copied())
            .map(|placement| placement.tile)
    }

    /// The table with the play.
    pub(super) fn table(&self) -> String {
        let board = self.position.board();
        let cells = board
            .tiles()
            .chain(self.laid.iter().copied())
            .map(|placement| placement.cell);
        let bounds = Bounds::around(cells).unwrap_or(Bounds::of(self.position.origin()));
        let bounds = bounds.grown(1);
        let ring = if self.legal { "fresh" } else { "wrong" };
        PageTable {
            board,
            bounds,
            laid: &self.laid,
            ring,
            label: Some(&self.label),
            percent: 44,
        }
        .svg()
    }
}

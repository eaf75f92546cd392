use super::drawing::Drawing;
use crate::game::{Bounds, Placement, Position, Tile, Turn, violations};
use crate::language::en as words;
use crate::notation::{parse_position, parse_turn};
use crate::puzzle::{Example, RULEBOOKS, load_examples};

/// The worked examples that the rules page shows, by their ids, and what each is there for.
pub const EXAMPLES: [(&str, &str); 9] = [
    ("flex-game-1", "One colour, three shapes"),
    (
        "flex-both-ends",
        "One shape, and both ends of the line grow",
    ),
    ("flex-two-yellow-diamonds", "The same symbol twice"),
    ("flex-background-only", "Only the background is shared"),
    ("flex-two-orange", "Every row and column counts"),
    ("flex-blue-square", "Diagonals count too"),
    ("classic-four-turns-4", "A qwirkle"),
    ("flex-game-6", "A qwirkle flex"),
    ("flex-seventh-black", "Seven on a diagonal"),
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
}

impl RuleExample {
    /// The examples of the rules page, in order.
    pub fn all() -> Vec<RuleExample> {
        let books = RULEBOOKS
            .iter()
            .flat_map(|(_, text)| load_examples(text).expect("the embedded rulebooks are tested"));
        let known: Vec<Example> = books.collect();
        let chosen = EXAMPLES.iter().filter_map(|&(id, heading)| {
            known
                .iter()
                .find(|example| example.id == id)
                .and_then(|example| RuleExample::new(example, heading))
        });
        chosen.collect()
    }

    fn new(example: &Example, heading: &'static str) -> Option<RuleExample> {
        let position = parse_position(&example.position).ok()?;
        let turn = parse_turn(example.play.as_deref()?, position.rules()).ok()?;
        let Turn::Lay(play) = &turn else { return None };
        let violations = violations(&position, &turn);
        let legal = violations.is_empty();
        let (verdict, reasons) = if legal {
            let breakdown = position.play_breakdown(play);
            (
                words::points(breakdown.total()),
                breakdown.lines.iter().map(words::line).collect(),
            )
        } else {
            let reasons = violations
                .iter()
                .map(|violation| words::capitalised(&violation.to_string()));
            ("Not allowed".to_owned(), reasons.collect())
        };
        let (id, laid) = (example.id.clone(), play.placements().to_vec());
        Some(RuleExample {
            id,
            heading,
            verdict,
            legal,
            reasons,
            position,
            laid,
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
        let laid: Vec<String> = self
            .laid
            .iter()
            .map(|laid| format!("{} on {}", words::tile_name(laid.tile), laid.cell))
            .collect();
        let label = format!(
            "A table with {}. Laid: {}.",
            words::plural(board.len(), "tile"),
            words::and_list(&laid)
        );
        let ring = if self.legal { "fresh" } else { "wrong" };
        Drawing {
            board,
            bounds,
            laid: &self.laid,
            ring,
            label: Some(&label),
            percent: 44,
        }
        .svg()
    }
}

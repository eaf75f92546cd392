//! A review as a page of its own, which asks no other file for anything.

use askama::Template;

use crate::answer::review::{JudgementReport, ReviewReport, ReviewedTurn};
use crate::game::{Bounds, Tile};
use crate::language::en as words;
use crate::language::en::review as sentences;
use crate::picture::{PageTable, chart, sprite};

#[derive(Template)]
#[template(path = "review.html")]
struct ReviewPage<'a> {
    report: &'a ReviewReport,
    title: String,
    chart: String,
    sprite: String,
    not_judged: Option<String>,
    accounts: Vec<String>,
    faults: Vec<Fault<'a>>,
}

/// A turn that gave something away, with its table.
struct Fault<'a> {
    turn: &'a ReviewedTurn,
    review: &'a JudgementReport,
}

/// The review as HTML.
pub fn page(report: &ReviewReport) -> String {
    let names: Vec<&str> = report
        .players
        .iter()
        .map(|player| player.name.as_str())
        .collect();
    let faults: Vec<Fault> = report
        .faults()
        .into_iter()
        .map(|(turn, review)| Fault { turn, review })
        .collect();
    let page = ReviewPage {
        report,
        title: format!("{}: a game reviewed", words::and_list(&names)),
        chart: chart(report),
        sprite: sprite(faults.iter().flat_map(Fault::tiles)),
        not_judged: sentences::not_judged(report),
        accounts: report
            .players
            .iter()
            .filter_map(|player| sentences::account(player, report))
            .collect(),
        faults,
    };
    page.render().expect("a page needs nothing that could fail") + "\n"
}

impl Fault<'_> {
    fn tiles(&self) -> Vec<Tile> {
        let before = &self.turn.step.before;
        let held = before.hand.iter().flatten().copied();
        before
            .board
            .tiles()
            .map(|placement| placement.tile)
            .chain(held)
            .collect()
    }

    fn hand(&self) -> &[Tile] {
        self.turn.step.before.hand.as_deref().unwrap_or_default()
    }

    /// What is better, as a sentence.
    fn better(&self) -> String {
        sentences::better(self.review)
    }

    fn given_away(&self) -> String {
        sentences::given_away(self.review)
    }

    /// The table with the best turn laid.
    fn table(&self) -> String {
        let before = &self.turn.step.before;
        let best = self.review.best().turn.play();
        let laid = best.map_or(&[][..], |play| play.placements());
        let cells = before
            .board
            .tiles()
            .chain(laid.iter().copied())
            .map(|placement| placement.cell);
        let Some(bounds) = Bounds::around(cells) else {
            return String::new();
        };
        let bounds = bounds.with_margin();
        let label = format!(
            "The table before turn {}, with {} laid",
            self.turn.turn,
            self.review.best().turn
        );
        PageTable {
            board: &before.board,
            bounds,
            laid,
            ring: "fresh",
            label: Some(&label),
            percent: 44,
        }
        .svg()
    }
}

//! A review as a page of its own, which loads no other file.

use askama::Template;

use crate::game::{Bounds, Tile};
use crate::language::{Language, ReviewPageWords};
use crate::picture::{PageTable, chart, sprite};
use crate::record::review::{Grade, JudgedTurn, Judgement, PlayerReview, Review};
use crate::record::{Record, Step};
use crate::strategy::Evidence;

/// What is given away shows from this on, in per cent.
const VISIBLE: f64 = 0.05;

#[derive(Template)]
#[template(path = "review.html")]
struct ReviewPage<'a> {
    lang: &'static str,
    language: &'a Language,
    words: ReviewPageWords,
    record: &'a Record,
    review: &'a Review,
    title: String,
    rules: &'static str,
    /// What was reviewed and how hard.
    known: String,
    judged: usize,
    not_judged: Option<String>,
    chart: String,
    sprite: String,
    players: Vec<Player<'a>>,
    faults: Vec<Fault<'a>>,
}

/// How a player did.
struct Player<'a> {
    name: &'a str,
    score: u32,
    review: &'a PlayerReview,
    accuracy: Option<String>,
    accuracy_over: String,
    points_lost: String,
    win_lost: String,
    luck: Option<String>,
    grades: [&'static str; 4],
    account: Option<String>,
}

/// A turn that gave something away.
struct Fault<'a> {
    turn: JudgedTurn<'a>,
    language: &'a Language,
}

/// A row in the list of turns.
struct Row<'a> {
    number: usize,
    player: &'a str,
    step: &'a Step,
    judgement: Option<&'a Judgement>,
    /// The chance to win before the turn, and what was given away, if it is known and not nothing.
    win: String,
    lost: String,
}

/// A reviewed game as an HTML page.
pub fn page(record: &Record, review: &Review, language: &Language) -> String {
    let words = language.strategy;
    let names = record.transcript().players();
    let faults = review.faults(record).into_iter();
    let faults: Vec<Fault> = faults.map(|turn| Fault { turn, language }).collect();
    let players = names.iter().zip(record.scores()).zip(&review.players);
    let players = players
        .enumerate()
        .map(|(place, ((name, &score), review))| Player {
            name,
            score,
            review,
            accuracy: review.accuracy.map(|accuracy| words.decimal(accuracy, 1)),
            accuracy_over: words.accuracy_over(review.judged),
            points_lost: words.decimal(review.points_lost, 1),
            win_lost: words.percent(&words.decimal(100.0 * review.given_away, 1)),
            luck: review
                .luck
                .luck_and_opponents()
                .map(|(luck, _)| words.percent(&words.signed(100.0 * luck))),
            grades: words.review_page().grades,
            account: words.account(name, opponent(names, place), review),
        });
    let page = ReviewPage {
        lang: language.code,
        language,
        words: words.review_page(),
        record,
        review,
        title: words.review_title(names),
        rules: record.transcript().rules().name(),
        known: words.reviewed(record, review),
        judged: review.judged(),
        not_judged: words.not_judged(review.judged(), record.steps().len()),
        chart: chart(record, review, language),
        sprite: sprite(faults.iter().flat_map(Fault::tiles)),
        players: players.collect(),
        faults,
    };
    page.render().expect("a page needs nothing that could fail") + "\n"
}

fn opponent(players: &[String], player: usize) -> Option<&str> {
    (players.len() == 2).then(|| players[1 - player].as_str())
}

/// A turn among words.
fn code(turn: &impl ToString) -> String {
    format!("<code>{}</code>", turn.to_string())
}

impl ReviewPage<'_> {
    /// The columns of the list of turns, each with its class.
    fn columns(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let classes = ["number", "", "", "number", "", "number", "number", ""];
        classes.into_iter().zip(self.words.columns)
    }

    fn turns(&self) -> impl Iterator<Item = Row<'_>> {
        let turns = self.record.steps().iter().zip(&self.review.turns);
        let percent = |share: f64| self.language.strategy.decimal(100.0 * share, 1);
        turns.enumerate().map(move |(place, (step, judgement))| {
            let judgement = judgement.as_ref();
            let lost = judgement.map(|judgement| judgement.given_away);
            let lost = lost.filter(|lost| 100.0 * lost >= VISIBLE);
            Row {
                number: place + 1,
                player: self.record.transcript().player(place),
                step,
                judgement,
                win: judgement.map_or_else(String::new, |known| percent(known.win_before())),
                lost: lost.map_or_else(String::new, percent),
            }
        })
    }

    fn grade(&self, grade: Grade) -> &'static str {
        self.language.strategy.grade(grade)
    }

    fn evidence(&self, evidence: Evidence) -> &'static str {
        self.language.strategy.evidence(evidence)
    }
}

impl Player<'_> {
    /// Each grade with its name and how many turns have it.
    fn grades(&self) -> impl Iterator<Item = (Grade, &'static str, usize)> {
        let counts = self.grades.into_iter().zip(self.review.grades);
        let counted = Grade::ALL.into_iter().zip(counts);
        counted.map(|(grade, (name, turns))| (grade, name, turns))
    }
}

impl Fault<'_> {
    fn tiles(&self) -> Vec<Tile> {
        let laid = self.turn.step.before.board.tiles();
        let laid = laid.map(|placement| placement.tile);
        laid.chain(self.hand().iter().copied()).collect()
    }

    fn hand(&self) -> &[Tile] {
        self.turn.step.before.hand.as_deref().unwrap_or_default()
    }

    /// The tiles of the hand, each with its name for those who do not see it.
    fn named_hand(&self) -> impl Iterator<Item = (Tile, String)> {
        let hand = self.hand().iter().copied();
        hand.map(|tile| (tile, self.language.game.tile(tile)))
    }

    fn heading(&self) -> String {
        self.language.strategy.turn_of(&self.turn)
    }

    fn grade(&self) -> &'static str {
        self.language.strategy.grade(self.turn.judgement.grade)
    }

    /// As HTML; turns need no escaping.
    fn played_for(&self) -> String {
        let (play, judgement) = (code(&self.turn.step.turn), self.turn.judgement);
        self.language.strategy.played_for(&play, judgement)
    }

    fn better(&self) -> String {
        self.language.strategy.better_turn(self.turn.judgement)
    }

    /// The best turns, as HTML.
    fn alternatives(&self) -> impl Iterator<Item = String> {
        let judgement = self.turn.judgement;
        judgement.best.iter().map(|best| {
            let turn = &best.candidate.turn;
            let is_played = *turn == judgement.played.candidate.turn;
            let words = self.language.strategy;
            words.alternative(&code(turn), best, is_played)
        })
    }

    /// The table with the best turn laid.
    fn table(&self) -> String {
        let before = &self.turn.step.before;
        let best = self.turn.judgement.best().candidate.turn.play();
        let laid = best.map_or(&[][..], |play| play.placements());
        let cells = before
            .board
            .tiles()
            .chain(laid.iter().copied())
            .map(|placement| placement.cell);
        let Some(bounds) = Bounds::around(cells) else {
            return String::new();
        };
        PageTable {
            board: &before.board,
            bounds: bounds.with_margin(),
            laid,
            ring: "fresh",
            label: Some(&self.language.strategy.table_label(&self.turn)),
            percent: 44,
        }
        .svg()
    }
}

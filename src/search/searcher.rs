use std::convert::Infallible;
use std::ops::ControlFlow;

use arrayvec::ArrayVec;

use super::line::QuickLine;
use super::openings::{opening_ranking, openings_of};
use super::{Hand, PackedPlay, Table};
use crate::game::{
    Breakdown, Placement, Play, Position, RACK_SIZE, Rules, Turn, Violation, violations,
};

use crate::notation::{NotationError, parse_line};

/// A play and what it scores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoredPlay {
    /// The play.
    pub play: Play,
    /// Its score, the bonus for going out included.
    pub score: u32,
}

/// The best plays of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranking {
    /// How many distinct legal plays there are.
    pub total: usize,
    /// The score of the best, if there is a play.
    pub best_score: Option<u32>,
    /// How many plays score as much.
    pub best_plays: usize,
    /// The best of them, best first: by score, then fewer tiles, then text.
    pub plays: Vec<ScoredPlay>,
}

/// A legal turn among the plays of its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// What it scores, line by line.
    pub breakdown: Breakdown,
    /// One more than the plays that score more.
    pub rank: usize,
    /// How many distinct legal plays there are.
    pub total: usize,
    /// The best play, if there is one.
    pub best: Option<ScoredPlay>,
}

/// A play that the search shows to a visitor.
pub struct PlayView<'a> {
    score: u32,
    source: Source<'a>,
}

enum Source<'a> {
    Opening(&'a [Placement]),
    Classic(&'a PackedPlay, &'a Table<false>),
    Flex(&'a PackedPlay, &'a Table<true>),
}

impl PlayView<'_> {
    /// What it scores, the bonus for going out included.
    pub fn score(&self) -> u32 {
        self.score
    }

    /// Its placements, by row and then by column.
    pub fn placements(&self) -> ArrayVec<Placement, RACK_SIZE> {
        match self.source {
            Source::Opening(placements) => placements.iter().copied().collect(),
            Source::Classic(found, table) => found.placements(table),
            Source::Flex(found, table) => found.placements(table),
        }
    }

    /// The play with its score.
    pub fn to_scored_play(&self) -> ScoredPlay {
        ScoredPlay {
            play: Play::new(self.placements()),
            score: self.score,
        }
    }
}

/// Finds the legal plays of positions. It keeps its tables from one position to the next: reuse a
/// searcher to save time.
///
/// ```
/// use sixfold::game::Position;
/// use sixfold::search::Searcher;
///
/// let mut searcher = Searcher::new();
/// let position: Position = "classic RcRdRf RsBsPsGcYcOt".parse()?;
/// let ranking = searcher.ranking(&position, 3);
/// assert_eq!((ranking.total, ranking.plays.len()), (58, 3));
/// assert_eq!(searcher.best_play(&position).as_ref(), ranking.plays.first());
/// # Ok::<(), sixfold::notation::NotationError>(())
/// ```
#[derive(Default)]
pub struct Searcher {
    classic: Option<Table<false>>,
    flex: Option<Table<true>>,
    /// Room for the plays that are being ranked, and for a line that is being read.
    found: Vec<PackedPlay>,
    line: QuickLine,
}

impl Searcher {
    /// A searcher; it makes its tables when it first needs them.
    pub fn new() -> Searcher {
        Searcher::default()
    }

    /// Shows every distinct legal play once, in no particular order, to a visitor that may stop the
    /// search.
    pub fn visit_plays<B>(
        &mut self,
        position: &Position,
        mut visit: impl FnMut(&PlayView) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if position.board().is_empty() {
            for (laid, score) in openings_of(position) {
                visit(&PlayView {
                    score,
                    source: Source::Opening(&laid),
                })?;
            }
            return ControlFlow::Continue(());
        }
        let hand = hand(position);
        match position.rules() {
            Rules::Classic => {
                let table = prepared(&mut self.classic, position);
                table.visit_plays(&hand, |found| {
                    visit(&PlayView {
                        score: found.score(),
                        source: Source::Classic(found, table),
                    })
                })
            }
            Rules::Flex | Rules::Intro => {
                let table = prepared(&mut self.flex, position);
                table.visit_plays(&hand, |found| {
                    visit(&PlayView {
                        score: found.score(),
                        source: Source::Flex(found, table),
                    })
                })
            }
        }
    }

    /// The same for a visitor that never stops.
    pub fn for_each_play(&mut self, position: &Position, mut visit: impl FnMut(&PlayView)) {
        let ControlFlow::Continue(()) = self.visit_plays(position, |candidate| {
            visit(candidate);
            ControlFlow::<Infallible>::Continue(())
        });
    }

    /// The best play: the first in the order of a [`Ranking`].
    pub fn best_play(&mut self, position: &Position) -> Option<ScoredPlay> {
        if position.board().is_empty() {
            return self.ranking(position, 1).plays.pop();
        }
        let hand = hand(position);
        match position.rules() {
            Rules::Classic => best_on(prepared(&mut self.classic, position), &hand),
            Rules::Flex | Rules::Intro => best_on(prepared(&mut self.flex, position), &hand),
        }
    }

    /// The best play of a position line: what [`parse_line`] and [`Searcher::best_play`] give, for
    /// lines as they are usually written in a third of the time.
    pub fn best_play_of_line(&mut self, line: &str) -> Result<Option<ScoredPlay>, NotationError> {
        if self.lay_line(line).is_none() {
            return parse_line(line).map(|position| self.best_play(&position));
        }
        let hand = self.line.hand();
        Ok(match self.line.rules {
            Rules::Classic => best_on(self.classic.get_or_insert_default(), &hand),
            Rules::Flex | Rules::Intro => best_on(self.flex.get_or_insert_default(), &hand),
        })
    }

    /// A position line and the best `top` of its plays: what [`parse_line`] and
    /// [`Searcher::ranking`] give, in less time.
    pub fn ranking_of_line(
        &mut self,
        line: &str,
        top: usize,
    ) -> Result<(Position, Ranking), NotationError> {
        if self.lay_line(line).is_none() {
            let position = parse_line(line)?;
            let ranking = self.ranking(&position, top);
            return Ok((position, ranking));
        }
        let (hand, found) = (self.line.hand(), &mut self.found);
        let ranking = match self.line.rules {
            Rules::Classic => ranking_on(self.classic.get_or_insert_default(), &hand, top, found),
            Rules::Flex | Rules::Intro => {
                ranking_on(self.flex.get_or_insert_default(), &hand, top, found)
            }
        };
        Ok((self.line.to_position(), ranking))
    }

    /// Reads a plain line and lays its tiles on the table of its rules; `None` if it is not plain
    /// or not legal.
    fn lay_line(&mut self, line: &str) -> Option<()> {
        self.line.read(line)?;
        let is_legal = match self.line.rules {
            Rules::Classic => self.line.lay(self.classic.get_or_insert_default()),
            Rules::Flex | Rules::Intro => self.line.lay(self.flex.get_or_insert_default()),
        };
        is_legal.then_some(())
    }

    /// Where a turn stands among the plays of its position, or every rule that it breaks.
    pub fn standing(
        &mut self,
        position: &Position,
        turn: &Turn,
    ) -> Result<Standing, Vec<Violation>> {
        let violations = violations(position, turn);
        if !violations.is_empty() {
            return Err(violations);
        }
        let breakdown = position.breakdown(turn);
        let score = breakdown.total();
        let (mut better, mut total) = (0, 0);
        self.for_each_play(position, |play| {
            better += usize::from(play.score() > score);
            total += 1;
        });
        Ok(Standing {
            breakdown,
            rank: better + 1,
            total,
            best: self.best_play(position),
        })
    }

    /// The best `top` plays in order, and how many there are in all.
    pub fn ranking(&mut self, position: &Position, top: usize) -> Ranking {
        if position.board().is_empty() {
            return opening_ranking(position, top);
        }
        let hand = hand(position);
        match position.rules() {
            Rules::Classic => ranking_on(
                prepared(&mut self.classic, position),
                &hand,
                top,
                &mut self.found,
            ),
            Rules::Flex | Rules::Intro => ranking_on(
                prepared(&mut self.flex, position),
                &hand,
                top,
                &mut self.found,
            ),
        }
    }
}

fn hand(position: &Position) -> Hand {
    Hand::new(position.rack(), position.bag() == 0)
}

fn prepared<'a, const FLEX: bool>(
    table: &'a mut Option<Table<FLEX>>,
    position: &Position,
) -> &'a Table<FLEX> {
    let table = table.get_or_insert_default();
    table.prepare(position.board());
    table
}

fn best_on<const FLEX: bool>(table: &Table<FLEX>, hand: &Hand) -> Option<ScoredPlay> {
    table.best_play(hand).map(|found| ScoredPlay {
        play: found.play(table),
        score: found.score(),
    })
}

/// So few of the best plays are kept in order while all are found; more are sorted afterwards.
const FEW: usize = 32;

fn ranking_on<const FLEX: bool>(
    table: &Table<FLEX>,
    hand: &Hand,
    top: usize,
    found: &mut Vec<PackedPlay>,
) -> Ranking {
    let (mut total, mut best_score, mut best_plays) = (0, 0, 0);
    // What a play must score to be among the best, as far as is known.
    let mut mark = 0;
    found.clear();
    table.for_each_play(hand, |play| {
        total += 1;
        if play.score() >= best_score {
            if play.score() > best_score {
                (best_score, best_plays) = (play.score(), 0);
            }
            best_plays += 1;
        }
        if top > FEW {
            found.push(*play);
        } else if play.score() >= mark {
            keep_best(found, play, top, table);
            mark = found.get(top.wrapping_sub(1)).map_or(0, PackedPlay::score);
        }
    });
    if top > FEW {
        if top < total {
            found.select_nth_unstable_by(top, |a, b| a.rank(b, table));
            found.truncate(top);
        }
        found.sort_unstable_by(|a, b| a.rank(b, table));
    }
    let plays = found
        .iter()
        .map(|play| ScoredPlay {
            play: play.play(table),
            score: play.score(),
        })
        .collect();
    Ranking {
        total,
        best_score: (total > 0).then_some(best_score),
        best_plays,
        plays,
    }
}

/// Adds a play to the best `top`, which are in order.
fn keep_best<const FLEX: bool>(
    best: &mut Vec<PackedPlay>,
    play: &PackedPlay,
    top: usize,
    table: &Table<FLEX>,
) {
    let place = best.partition_point(|other| other.rank(play, table).is_lt());
    if place < top {
        best.truncate(top - 1);
        best.insert(place, *play);
    }
}

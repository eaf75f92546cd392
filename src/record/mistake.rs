use crate::game::{Breakdown, Feature, GOING_OUT_BONUS, Line, RACK_SIZE, Turn};

/// A likely cause of a wrong score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScoringMistake {
    /// All these were forgotten.
    Forgotten(Vec<ScorePart>),
    /// One of these was forgotten; it is not clear which.
    OneForgotten(Vec<ScorePart>),
    /// Several parts with this total were forgotten; it is not clear which.
    SeveralForgotten {
        /// How many.
        number: usize,
        /// What they are worth together.
        points: u32,
    },
    /// The bonus for going out was counted, but nobody has gone out yet: the bag or the
    /// player still holds tiles.
    NotOut {
        /// How many tiles the bag held.
        bag: usize,
    },
    /// One of these was counted twice.
    CountedTwice(Vec<ScorePart>),
}

/// A part of a score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScorePart {
    /// A line with all that it earns.
    Line(Line),
    /// The bonus for completing a line.
    Bonus(Line),
    /// What emptying the rack earns.
    GoingOut(u32),
}

impl ScorePart {
    /// What it is worth.
    pub fn points(&self) -> u32 {
        match self {
            ScorePart::Line(line) => line.points + line.bonus,
            ScorePart::Bonus(line) => line.bonus,
            ScorePart::GoingOut(points) => *points,
        }
    }
}

impl ScoringMistake {
    /// The simplest explanation of the written score. `bag` is how many tiles the bag held.
    pub fn explain(
        turn: &Turn,
        right: &Breakdown,
        bag: usize,
        written: u32,
    ) -> Option<ScoringMistake> {
        let Turn::Lay(play) = turn else { return None };
        // The hand is empty, or the bag: half of what going out takes.
        let nearly_out = play.placements().len() == RACK_SIZE || bag == 0;
        if nearly_out && right.going_out == 0 && written == right.total() + GOING_OUT_BONUS {
            return Some(ScoringMistake::NotOut { bag });
        }
        let all = parts(right);
        // The line along the play is hardly ever the one that is forgotten: it is blamed only if
        // nothing else explains the score.
        let along = play.direction();
        let is_main = |part: &ScorePart| matches!(part, ScorePart::Line(line) if Some(line.direction) == along);
        let crossing: Vec<ScorePart> = all.iter().filter(|part| !is_main(part)).cloned().collect();
        if written > right.total() {
            let twice = [&crossing, &all].map(|parts| worth(parts, written - right.total()));
            return twice
                .into_iter()
                .find(|twice| !twice.is_empty())
                .map(ScoringMistake::CountedTwice);
        }
        let missing = right.total() - written;
        one(&crossing, missing)
            .or_else(|| lines(&crossing, missing, |_| true))
            .or_else(|| {
                lines(&crossing, missing, |line| {
                    matches!(line.feature, Feature::Background(_))
                })
            })
            .or_else(|| one(&all, missing))
            .or_else(|| {
                [2, 3]
                    .into_iter()
                    .find_map(|number| several(&crossing, number, missing))
            })
    }
}

/// Everything that can be forgotten in one piece.
fn parts(breakdown: &Breakdown) -> Vec<ScorePart> {
    let lines = breakdown.lines.iter().cloned().map(ScorePart::Line);
    let bonuses = breakdown
        .lines
        .iter()
        .filter(|line| line.bonus > 0)
        .cloned()
        .map(ScorePart::Bonus);
    let going_out = Some(breakdown.going_out)
        .filter(|&points| points > 0)
        .map(ScorePart::GoingOut);
    lines.chain(bonuses).chain(going_out).collect()
}

/// The single parts with this value.
fn worth(parts: &[ScorePart], points: u32) -> Vec<ScorePart> {
    parts
        .iter()
        .filter(|part| part.points() == points)
        .cloned()
        .collect()
}

fn one(parts: &[ScorePart], missing: u32) -> Option<ScoringMistake> {
    let found = worth(parts, missing);
    match found.len() {
        0 => None,
        1 => Some(ScoringMistake::Forgotten(found)),
        _ => Some(ScoringMistake::OneForgotten(found)),
    }
}

/// All lines of a kind were forgotten: everything but the line along the play, or every diagonal.
fn lines(
    crossing: &[ScorePart],
    missing: u32,
    are_of_kind: fn(&Line) -> bool,
) -> Option<ScoringMistake> {
    let of_kind = |part: &&ScorePart| matches!(part, ScorePart::Line(line) if are_of_kind(line));
    let lines: Vec<ScorePart> = crossing.iter().filter(of_kind).cloned().collect();
    (lines.len() > 1 && lines.iter().map(ScorePart::points).sum::<u32>() == missing)
        .then_some(ScoringMistake::Forgotten(lines))
}

fn several(parts: &[ScorePart], number: usize, missing: u32) -> Option<ScoringMistake> {
    let mut found = choices(parts, number, missing);
    match found.len() {
        0 => None,
        1 => found.pop().map(ScoringMistake::Forgotten),
        _ => Some(ScoringMistake::SeveralForgotten {
            number,
            points: missing,
        }),
    }
}

/// Every choice of this many parts that are worth the difference, none of them a line together with
/// its own bonus.
fn choices(parts: &[ScorePart], size: usize, difference: u32) -> Vec<Vec<ScorePart>> {
    if size == 0 {
        return if difference == 0 {
            vec![Vec::new()]
        } else {
            Vec::new()
        };
    }
    let mut found = Vec::new();
    let mut parts = parts;
    while let [part, after @ ..] = parts {
        parts = after;
        let Some(difference) = difference.checked_sub(part.points()) else {
            continue;
        };
        for mut rest in choices(after, size - 1, difference) {
            let own_bonus = |other: &ScorePart| matches!((part, other), (ScorePart::Line(line), ScorePart::Bonus(of)) if line == of);
            if !rest.iter().any(own_bonus) {
                rest.insert(0, part.clone());
                found.push(rest);
            }
        }
    }
    found
}

use std::time::Instant;

use super::state::{Move, State};
use super::table::{Bound, Entry};
use super::{Endgame, MOST, Stop};
use crate::game::GOING_OUT_BONUS;
use crate::search::{Hand, PackedPlay};

/// A question about a table: how deep to search, and between which margins the answer must be
/// exact.
#[derive(Clone, Copy)]
pub(super) struct Question {
    pub(super) depth: usize,
    /// How many turns lead to it.
    pub(super) ply: usize,
    pub(super) low: i32,
    pub(super) high: i32,
}

/// The best that was found for a table so far: its margin, and the lower half of the play's key.
#[derive(Clone, Copy)]
struct Answer {
    most: i32,
    best: u32,
}

impl<const FLEX: bool> Endgame<FLEX> {
    /// The margin that the player to move gains from here on: exact between `low` and `high`,
    /// otherwise a bound.
    pub(super) fn search(&mut self, state: &State, question: Question) -> Result<i32, Stop> {
        let known = self.transpositions.get(state.key());
        self.count()?;
        match self.settled_by(known, question) {
            Some(value) => Ok(value),
            None => self.explore(state, known, question),
        }
    }

    /// Counts a table that is looked at.
    fn count(&mut self) -> Result<(), Stop> {
        self.nodes += 1;
        let is_late =
            || self.nodes & 1023 == 0 && self.until.is_some_and(|until| Instant::now() > until);
        if self.nodes > self.limit || is_late() {
            Err(Stop)
        } else {
            Ok(())
        }
    }

    fn settled_by(&mut self, known: Option<Entry>, question: Question) -> Option<i32> {
        let Question {
            depth, low, high, ..
        } = question;
        let entry = known.filter(|entry| question.ply > 0 && entry.settles(depth, low, high))?;
        self.estimates += u64::from(!entry.complete);
        Some(entry.value.into())
    }

    /// The same without the transposition table.
    fn explore(
        &mut self,
        state: &State,
        known: Option<Entry>,
        question: Question,
    ) -> Result<i32, Stop> {
        let Question {
            depth,
            ply,
            low,
            high,
        } = question;
        if let (&[last], true) = (state.hand().as_slice(), ply > 0) {
            // With the last tile, the most points are best.
            let points = self.table.most_points_of(last);
            return points.map_or_else(
                || self.pass(state, question),
                |points| Ok((points + GOING_OUT_BONUS) as i32),
            );
        }
        let Some(first) = self.table.best_play(&Hand::of_codes(state.hand(), true)) else {
            return self.pass(state, question);
        };
        if ply > 0 && first.tiles() == state.hand().len() && first.score() as i32 >= high {
            return Ok(first.score() as i32);
        }
        if depth == 0 {
            return Ok(self.estimate(state));
        }
        let estimates = self.estimates;
        let mut plays = std::mem::take(&mut self.plays[ply]);
        let result = self.best_of(
            &mut plays,
            first,
            known.map_or(0, |entry| entry.best),
            state,
            question,
        );
        self.plays[ply] = plays;
        let Answer { most: value, best } = result?;
        let bound = if value >= high {
            Bound::AtLeast
        } else if value <= low {
            Bound::AtMost
        } else {
            Bound::Exact
        };
        let complete = self.estimates == estimates;
        self.transpositions.insert(
            state.key(),
            Entry {
                value: value as i16,
                depth: depth as u8,
                bound,
                complete,
                best,
            },
        );
        Ok(value)
    }

    fn pass(&mut self, state: &State, question: Question) -> Result<i32, Stop> {
        if state.passed {
            return Ok(0);
        }
        // A pass is not a choice, so it does not reduce the depth.
        let question = Question {
            depth: question.depth,
            ply: question.ply + 1,
            low: -question.high,
            high: -question.low,
        };
        Ok(-self.search(&state.after_pass(), question)?)
    }

    /// Tries the plays of the player to move until one settles the question: first the one from the
    /// transposition table, or the one that scores most.
    fn best_of(
        &mut self,
        plays: &mut Vec<Move>,
        first: PackedPlay,
        remembered: u32,
        state: &State,
        question: Question,
    ) -> Result<Answer, Stop> {
        let (depth, low, high) = (question.depth, question.low, question.high);
        plays.clear();
        if remembered != 0 {
            self.list(state, plays, |_| true);
        }
        let place = plays.iter().position(|play| play.key as u32 == remembered);
        let mut next = Some(place.map_or_else(|| Move::new(first), |place| plays[place]));
        let mut answer = Answer {
            most: -MOST,
            best: 0,
        };
        let mut is_first = true;
        while let Some(play) = next {
            let low = low.max(answer.most);
            let value = self.value_of(&play, is_first, state, Question { low, ..question })?;
            if value > answer.most {
                answer = Answer {
                    most: value,
                    best: play.key as u32,
                };
                if question.ply == 0 {
                    self.best = Some(play.found);
                }
            }
            if value >= high {
                let settled = &mut self.settled[state.mover][play.part()];
                *settled = settled.saturating_add((depth * depth) as i32);
                break;
            }
            if is_first {
                let threats = self.threats(state);
                let low = low.max(answer.most);
                let mut is_hopeful = |found: &PackedPlay| match threats.most_of(found, state) {
                    Some(most) if most <= low => {
                        answer.most = answer.most.max(most);
                        false
                    }
                    _ => true,
                };
                if plays.is_empty() {
                    self.list(state, plays, is_hopeful);
                } else {
                    plays.retain(|play| is_hopeful(&play.found));
                }
                plays.retain(|other| other.key != play.key);
                is_first = false;
            }
            next = take_most_promising(plays);
        }
        Ok(answer)
    }

    /// The margin of a play: exact between `low` and `high`, otherwise a bound.
    fn value_of(
        &mut self,
        play: &Move,
        is_first: bool,
        state: &State,
        question: Question,
    ) -> Result<i32, Stop> {
        let (low, high) = (question.low, question.high);
        let gain = play.found.score() as i32;
        if play.found.tiles() == state.hand().len() {
            return Ok(gain);
        }
        let after = state.after(play);
        let reply = |low: i32, high: i32| Question {
            depth: question.depth - 1,
            ply: question.ply + 1,
            low: gain - high,
            high: gain - low,
        };
        if is_first {
            return Ok(gain - self.after_laying(play, &after, reply(low, high))?);
        }
        // A null window first; the exact margin only if it is better.
        let value = gain - self.after_laying(play, &after, reply(low, low + 1))?;
        if value <= low || value >= high {
            return Ok(value);
        }
        Ok(gain - self.after_laying(play, &after, reply(low, high))?)
    }

    /// What is known of the table after a play, or found out by laying it.
    fn after_laying(
        &mut self,
        play: &Move,
        after: &State,
        question: Question,
    ) -> Result<i32, Stop> {
        self.count()?;
        let known = if after.hand().len() > 1 {
            self.transpositions.get(after.key())
        } else {
            None
        };
        if let Some(value) = self.settled_by(known, question) {
            return Ok(value);
        }
        let tiles = self.table.len();
        self.table.lay_found(&play.found);
        let value = self.explore(after, known, question);
        self.table.undo_to(tiles);
        value
    }

    /// The plays of the player to move that are wanted, in any order.
    fn list(
        &self,
        state: &State,
        plays: &mut Vec<Move>,
        mut is_wanted: impl FnMut(&PackedPlay) -> bool,
    ) {
        let hand = Hand::of_codes(state.hand(), true);
        self.table.for_each_play(&hand, |found| {
            if is_wanted(found) {
                let mut play = Move::new(*found);
                let settled = self.settled[state.mover][play.part()].min(MOST * MOST);
                play.order = found.score() as i32 * 64 + found.tiles() as i32 * 16 + settled;
                plays.push(play);
            }
        });
    }
}

fn take_most_promising(plays: &mut Vec<Move>) -> Option<Move> {
    let (place, _) = plays
        .iter()
        .enumerate()
        .max_by_key(|(_, play)| (play.order, play.key))?;
    Some(plays.swap_remove(place))
}

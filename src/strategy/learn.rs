//! Learning leave values by self-play.
//!
//! A leave is worth what the next turn with it brings: the points, and the value of the next leave.
//! Players take the best turn by the values so far, and now and then another one. After each round
//! of games the new values are the averages of that round, minus the overall average.

use super::Leaves;
use super::deal::{PackedTiles, packed, remove_tiles};
use super::leaves::{CLASSES, LeaveValue, POINT, class_of};
use crate::game::{HandsAndBag, RACK_SIZE, Rng, Rules};
use crate::search::{Hand, PackedPlay, Table, open_game};

/// Values are learned while the bag holds at least this many tiles; later, a leave matters less and
/// less.
const BAG: usize = 20;
/// One turn in this many is a random one of the best dozen, so that unusual leaves are tried too.
const EXPLORES: u32 = 4;
const DOZEN: usize = 12;
/// This many average turns are added, so that a few lucky ones do not dominate.
const DOUBT: i64 = 20;

/// How much to learn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Course {
    /// The rule set.
    pub rules: Rules,
    /// How many games are played in each round.
    pub games: u64,
    /// How many rounds there are; each builds on the values of the one before.
    pub rounds: u64,
    /// Random seed.
    pub seed: u64,
}

/// Learns by self-play.
pub fn learn(course: Course) -> Leaves {
    match course.rules {
        Rules::Classic => learn_on(&mut Table::<false>::new(), course),
        Rules::Flex | Rules::Intro => learn_on(&mut Table::<true>::new(), course),
    }
}

fn learn_on<const FLEX: bool>(table: &mut Table<FLEX>, course: Course) -> Leaves {
    let label = format!("leaves {:016x}", course.seed);
    let mut leaves = Leaves::NONE;
    for round in 0..course.rounds {
        let mut lesson = Lesson {
            table,
            leaves: &leaves,
            sums: [0; CLASSES],
            counts: [0; CLASSES],
        };
        for game in 0..course.games {
            lesson.game(course.rules, &mut Rng::new(&label, round << 32 | game));
        }
        leaves = lesson.learned();
    }
    leaves
}

/// A round of games.
struct Lesson<'a, const FLEX: bool> {
    table: &'a mut Table<FLEX>,
    leaves: &'a Leaves,
    /// The total of each class of leaves, and how often it occurred.
    sums: [i64; CLASSES],
    counts: [i64; CLASSES],
}

impl<const FLEX: bool> Lesson<'_, FLEX> {
    fn game(&mut self, rules: Rules, rng: &mut Rng) {
        let mut seats = HandsAndBag::deal(rules, 2, rng);
        self.table.clear();
        open_game(self.table, &mut seats);
        let mut kept: [Option<usize>; 2] = [None; 2];
        while !seats.is_over() {
            let player = seats.to_move();
            let rack = packed(seats.hand());
            let mut plays = self.plays(&rack, seats.bag() == 0);
            let brought = plays.first().map_or(0, |&(worth, _)| worth);
            if let Some(class) = kept[player].take() {
                self.sums[class] += i64::from(brought);
                self.counts[class] += 1;
            }
            if plays.is_empty() {
                seats.skip(rng);
                continue;
            }
            plays.truncate(DOZEN);
            let number = if rng.below(EXPLORES) == 0 {
                rng.below(plays.len() as u32) as usize
            } else {
                0
            };
            let play = plays[number].1;
            let laid = play.placements(self.table);
            self.table.lay_found(&play);
            if seats.bag() >= BAG {
                kept[player] = Some(class_after(&rack, &play));
            }
            seats.lay(laid.iter().map(|placement| placement.tile), play.score());
        }
    }

    /// Every play with what it brings, the best first.
    fn plays(&self, rack: &PackedTiles, bag_is_empty: bool) -> Vec<(i32, PackedPlay)> {
        let mut kept = LeaveValue::of(self.leaves, rack);
        let mut plays: Vec<(i32, PackedPlay)> = Vec::new();
        self.table
            .for_each_play(&Hand::of_codes(rack, bag_is_empty), |play| {
                plays.push((
                    play.score() as i32 * POINT + kept.without(play.codes()),
                    *play,
                ))
            });
        plays.sort_by(|a, b| b.0.cmp(&a.0).then_with(|| a.1.rank(&b.1, self.table)));
        plays
    }

    fn learned(&self) -> Leaves {
        let mean = self.sums.iter().sum::<i64>() / self.counts.iter().sum::<i64>().max(1);
        let value = |class: usize| {
            let count = self.counts[class];
            ((self.sums[class] - mean * count) / (count + DOUBT)) as i32
        };
        Leaves::new(std::array::from_fn(value))
    }
}

fn class_after(rack: &PackedTiles, play: &PackedPlay) -> usize {
    let mut rest = rack.clone();
    remove_tiles(&mut rest, play.codes());
    let mut faces: arrayvec::ArrayVec<u8, RACK_SIZE> =
        rest.iter().map(|code| code.face() as u8).collect();
    faces.sort_unstable();
    class_of(&faces)
}

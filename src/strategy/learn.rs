//! Learning what tiles are worth keeping, by self-play.
//!
//! A hand that was kept is worth what the next turn with it brings: the points, and the value of
//! what is then kept. Players take the turn that brings the most by what is known so far, now and
//! then another one; after each round of games the values are the averages over that round, less
//! the average of all.

use super::Leaves;
use super::classes::{CLASSES, class_of};
use super::deal::PackedTiles;
use super::leaves::{LeaveValue, POINT};
use crate::game::{GAME_ORIGIN, HandsAndBag, RACK_SIZE, Rng, Rules};
use crate::search::{Hand, PackedPlay, PackedTile, Table, openings};

/// Values are learned while the bag holds at least as many tiles: later, less and less follows.
const BAG: usize = 20;
/// One turn in so many is any of the best dozen, so that hands are kept that nobody would keep.
const EXPLORES: u32 = 4;
const DOZEN: usize = 12;
/// So many turns that bring the average are added, lest a few lucky ones count too much.
const DOUBT: i64 = 20;

/// Learns in rounds of so many games.
pub fn learn(rules: Rules, games: u64, rounds: u64, seed: u64, progress: impl FnMut()) -> Leaves {
    match rules {
        Rules::Classic => learn_on(
            &mut Table::<false>::new(),
            rules,
            games,
            rounds,
            seed,
            progress,
        ),
        Rules::Flex | Rules::Intro => learn_on(
            &mut Table::<true>::new(),
            rules,
            games,
            rounds,
            seed,
            progress,
        ),
    }
}

fn learn_on<const FLEX: bool>(
    table: &mut Table<FLEX>,
    rules: Rules,
    games: u64,
    rounds: u64,
    seed: u64,
    mut progress: impl FnMut(),
) -> Leaves {
    let label = format!("leaves {seed:016x}");
    let mut leaves = Leaves::NONE;
    for round in 0..rounds {
        let mut lesson = Lesson {
            table,
            leaves: &leaves,
            sums: [0; CLASSES],
            counts: [0; CLASSES],
        };
        for game in 0..games {
            lesson.game(rules, &mut Rng::new(&label, round << 32 | game));
            progress();
        }
        leaves = lesson.learned();
    }
    leaves
}

/// A round of games.
struct Lesson<'a, const FLEX: bool> {
    table: &'a mut Table<FLEX>,
    leaves: &'a Leaves,
    /// What hands of each class brought, and how often they were kept.
    sums: [i64; CLASSES],
    counts: [i64; CLASSES],
}

impl<const FLEX: bool> Lesson<'_, FLEX> {
    fn game(&mut self, rules: Rules, rng: &mut Rng) {
        let mut seats = HandsAndBag::deal(rules, 2, rng);
        self.open(&mut seats);
        let mut kept: [Option<usize>; 2] = [None; 2];
        while !seats.is_over() {
            let player = seats.to_move();
            let rack: PackedTiles = seats
                .hand()
                .iter()
                .map(|&tile| PackedTile::of(tile))
                .collect();
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

    fn open(&mut self, seats: &mut HandsAndBag) {
        self.table.clear();
        let mut hand = seats.hand().clone();
        hand.sort_unstable();
        let (laid, score) = openings(&hand, false, GAME_ORIGIN)
            .next()
            .unwrap_or_default();
        for placement in &laid {
            self.table.lay(placement.cell, placement.tile);
        }
        seats.lay(laid.iter().map(|placement| placement.tile), score);
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
    for code in play.codes() {
        if let Some(place) = rest.iter().position(|held| held == code) {
            rest.remove(place);
        }
    }
    let mut faces: arrayvec::ArrayVec<u8, RACK_SIZE> =
        rest.iter().map(|code| code.face() as u8).collect();
    faces.sort_unstable();
    class_of(&faces)
}

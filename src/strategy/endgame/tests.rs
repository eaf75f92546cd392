//! Small tables with few tiles, on which players are often stuck, which is rare in whole games.

use super::state::State;
use super::{DEEPEST, Endgame, FLOOR};
use crate::game::{GAME_ORIGIN, Rng, Rules, Tile, Turn};
use crate::search::{Hand, PackedPlay, PackedTile, Table};
use crate::strategy::deal::{PackedTiles, remove_tiles};

fn plays<const FLEX: bool>(table: &Table<FLEX>, hand: &[PackedTile]) -> Vec<PackedPlay> {
    let mut plays = Vec::new();
    table.for_each_play(&Hand::of_codes(hand, true), |found| plays.push(*found));
    plays
}

/// What the player to move gains over the opponent if both play their best; tries every turn.
/// Counts passes.
fn minimax<const FLEX: bool>(
    table: &mut Table<FLEX>,
    hands: [&PackedTiles; 2],
    passed: bool,
    passes: &mut u32,
) -> i32 {
    let [ours, theirs] = hands;
    let plays = plays(table, ours);
    let values = plays.iter().map(|play| {
        let mut rest = ours.clone();
        remove_tiles(&mut rest, play.codes());
        if rest.is_empty() {
            return play.score() as i32;
        }
        let tiles = table.len();
        table.lay_found(play);
        let reply = minimax(table, [theirs, &rest], false, passes);
        table.undo_to(tiles);
        play.score() as i32 - reply
    });
    values.max().unwrap_or_else(|| {
        *passes += 1;
        if passed {
            0
        } else {
            -minimax(table, [theirs, ours], true, passes)
        }
    })
}

/// Lays a few tiles of some colours at random on the table of the search, and deals small hands of
/// the others.
fn small_ending<const FLEX: bool>(
    endgame: &mut Endgame<FLEX>,
    rules: Rules,
    number: u64,
) -> [PackedTiles; 2] {
    let mut rng = Rng::new("small endings", number);
    let colours = 2 + rng.below(5) as usize;
    let mut bag: Vec<Tile> = rules
        .tiles()
        .filter(|tile| tile.colour.index() < colours)
        .collect();
    rng.shuffle(&mut bag);
    endgame.table.clear();
    endgame.table.lay(GAME_ORIGIN, bag.remove(0));
    for _ in 0..2 + rng.below(8) {
        let found = plays(&endgame.table, &[PackedTile::of(bag[0])]);
        if let Some(found) = found.get(rng.below(found.len().max(1) as u32) as usize) {
            endgame.table.lay_found(found);
            bag.remove(0);
        } else {
            rng.shuffle(&mut bag);
        }
    }
    endgame.table.record_undo();
    endgame.transpositions.forget();
    endgame
        .settled
        .iter_mut()
        .for_each(|settled| settled.fill(0));
    (endgame.nodes, endgame.limit) = (0, u64::MAX);
    let mut hand = || {
        let size = 1 + rng.below(3) as usize;
        bag.drain(..size).map(PackedTile::of).collect()
    };
    [hand(), hand()]
}

fn check<const FLEX: bool>(rules: Rules) {
    let mut endgame = Endgame::<FLEX>::default();
    let (mut passes, mut stuck) = (0, 0);
    for number in 0..1000 {
        let hands = small_ending(&mut endgame, rules, number);
        let mut more = 0;
        let margin = minimax(&mut endgame.table, [&hands[0], &hands[1]], false, &mut more);
        passes += u32::from(more > 0);
        stuck += u32::from(plays(&endgame.table, &hands[0]).is_empty());
        for expected in [-20, margin, 7] {
            let Ok(found) = endgame.margin(&State::new(hands.clone()), DEEPEST, expected) else {
                unreachable!("no limit")
            };
            assert_eq!(
                (found, endgame.estimates),
                (margin, 0),
                "{rules:?} {number}"
            );
        }
        if number % 4 == 0 {
            check_replies(&mut endgame, hands);
        }
    }
    assert!(
        passes >= 200 && stuck >= 40,
        "{passes} endings with passes, {stuck} stuck at once"
    );
}

/// What follows each play is that of minimax, before it is taken and after, although the searches
/// before have left their entries.
fn check_replies<const FLEX: bool>(endgame: &mut Endgame<FLEX>, hands: [PackedTiles; 2]) {
    let root = State::new(hands.clone());
    endgame.budget = u64::MAX;
    for play in plays(&endgame.table, &hands[0]) {
        let (mut rest, tiles) = (hands[0].clone(), endgame.table.len());
        remove_tiles(&mut rest, play.codes());
        let turn = Turn::Lay(play.play(&endgame.table));
        endgame.table.lay_found(&play);
        let reply = match rest.is_empty() {
            true => 0,
            false => minimax(&mut endgame.table, [&hands[1], &rest], false, &mut 0),
        };
        endgame.table.undo_to(tiles);
        endgame.root = Some(root.clone());
        let before = endgame.solve_after(&turn, u64::MAX, None);
        assert!(endgame.follow(&turn));
        let after = endgame.solve(u64::MAX, None);
        for found in [before, after] {
            assert_eq!(found.map(|it| (it.margin, it.proved)), Some((reply, true)));
        }
        endgame.table.undo_to(tiles);
    }
}

#[test]
fn searches_share_a_budget_and_each_has_a_few_tables_even_so() {
    let mut endgame = Endgame::<true>::default();
    let mut most = 0;
    for number in 0..200 {
        let hands = small_ending(&mut endgame, Rules::Flex, number);
        endgame.root = Some(State::new(hands));
        endgame.budget = 100;
        let first = endgame.solve(u64::MAX, None);
        let nodes = first.map_or(0, |first| first.nodes);
        assert_eq!(endgame.budget, 100_u64.saturating_sub(nodes));
        most = most.max(nodes);
    }
    assert!((100..=FLOOR + 1).contains(&most), "{most}");
}

#[test]
fn endings_with_stuck_players_are_those_of_minimax() {
    check::<false>(Rules::Classic);
    check::<true>(Rules::Flex);
    check::<true>(Rules::Intro);
}

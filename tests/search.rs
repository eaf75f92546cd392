//! The fast search against the plain generator.
mod plain;
use sixfold::game::*;
use sixfold::search::*;
use std::collections::BTreeMap;
use std::ops::ControlFlow;

fn fast<const F: bool>(position: &Position) -> BTreeMap<plain::PlainPlay, u32> {
    let mut table = Table::<F>::new();
    table.prepare(position.board());
    let hand = Hand::new(position.rack(), position.bag() == 0);
    let mut map = BTreeMap::new();
    let mut n = 0;
    let _ = table.every_play(&hand, |found| {
        let play = found.placements(&table).into_iter().map(|p| ((p.cell.row, p.cell.column), p.tile)).collect();
        assert!(map.insert(play, found.score()).is_none());
        n += 1;
        ControlFlow::<()>::Continue(())
    });
    map
}

#[test]
fn same() {
    let mut count = 0;
    let mut plays = 0;
    for rules in Rules::ALL {
        for number in 0..8 {
            let mut chance = Chance::new("search", number);
            let mut game = Game::deal(rules, 2, &mut chance);
            while !game.is_over() {
                let turn = if game.board().is_empty() {
                    let t = game.hand()[0];
                    Turn::Lay(Play::new([Placement { cell: game.start(), tile: t }]))
                } else {
                    let position = game.position().unwrap();
                    let slow = plain::every_play(&position);
                    let quick = if rules == Rules::Classic { fast::<false>(&position) } else { fast::<true>(&position) };
                    assert_eq!(slow.len(), quick.len());
                    assert!(slow == quick);
                    count += 1;
                    plays += slow.len();
                    if slow.is_empty() {
                        if game.bag() == 0 { Turn::Pass } else { Turn::swap([game.hand()[0]]) }
                    } else {
                        let pick = if chance.below(2) == 0 {
                            chance.below(slow.len() as u32) as usize
                        } else {
                            slow.values().enumerate().max_by_key(|x| x.1).unwrap().0
                        };
                        let play = slow.keys().nth(pick).unwrap();
                        Turn::Lay(Play::new(
                            play.iter().map(|(&(row, column), &tile)| Placement { cell: Cell::new(column, row), tile }),
                        ))
                    }
                };
                game.take(&turn, &mut chance);
            }
        }
    }
    println!("{count} positions {plays} plays");
}

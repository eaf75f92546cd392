//! What a player cannot see, and the cells that none of it can fill.

use std::collections::BTreeMap;

use sixfold::game::{
    Background, Cell, Colour, DeadCell, Placement, Play, Position, Rules, Setup, Shape, Tile, Turn,
    Unseen, dead_cells, violations,
};

use crate::games::greedy;

fn position(text: &str) -> Position {
    text.parse().unwrap()
}

fn dead(text: &str) -> Vec<(String, String, String)> {
    let words = |tiles: &[Tile]| tiles.iter().map(ToString::to_string).collect::<String>();
    let told = |dead: &DeadCell| {
        (
            dead.cell.to_string(),
            words(&dead.fitting),
            words(&dead.in_rack),
        )
    };
    dead_cells(&position(text)).iter().map(told).collect()
}

#[test]
fn the_set_less_the_table_less_the_rack() {
    let unseen = Unseen::of(&position("classic RcRs RcRd players=3"));
    assert_eq!(
        (unseen.len(), unseen.bag(), unseen.in_hands()),
        (104, 92, 12)
    );
    let count = |tile: &str| unseen.count(tile.parse().unwrap());
    assert_eq!(
        [count("Rc"), count("Rs"), count("Rd"), count("Rf")],
        [1, 2, 2, 3]
    );
    assert_eq!(unseen.tiles().count(), 104);
    assert_eq!(
        unseen
            .tiles()
            .filter(|tile| tile.to_string() == "Rc")
            .count(),
        1
    );
    for rules in Rules::ALL {
        let all = Unseen::of(&position(&format!("{rules} - -")));
        assert!(all.tiles().eq(rules.tiles()), "{rules}");
    }
}

#[test]
fn unseen_tiles_are_counted_by_what_they_show() {
    let unseen = Unseen::of(&position("flex RcbRtw RsbOdw"));
    assert_eq!(unseen.of_colour(Colour::Red), 15);
    assert_eq!(unseen.of_colour(Colour::Orange), 17);
    assert_eq!(unseen.of_colour(Colour::Blue), 18);
    assert_eq!(unseen.of_shape(Shape::Circle), 17);
    assert_eq!(unseen.of_shape(Shape::Flower), 18);
    assert_eq!(unseen.of_background(Background::Black), 34);
    assert_eq!(unseen.of_background(Background::Split), 36);
    let classic = Unseen::of(&position("classic RcRt RsOd"));
    assert_eq!(classic.of_background(Background::Black), 0);
}

#[test]
fn the_hand_of_an_only_opponent_is_known_once_the_bag_is_empty() {
    // Every tile but six lies somewhere: a game brings it about.
    let mut known = 0;
    for number in 0..4 {
        greedy(Rules::Flex, 2, number, |game, position, _| {
            let unseen = Unseen::of(&position);
            assert_eq!(unseen.bag(), game.bag());
            assert_eq!(unseen.opponent().is_some(), game.bag() == 0);
            if let Some(hand) = unseen.opponent() {
                known += 1;
                assert_eq!(hand.len(), unseen.len());
            }
        });
    }
    assert!(known > 4);
    assert_eq!(
        Unseen::of(&position("flex - Rcb bag=0")).opponent(),
        None,
        "107 tiles are no hand"
    );
    assert_eq!(Unseen::of(&position("flex - Rcb bag=0")).surplus(), 101);
}

/// The free end of a red line of five takes a red cross; where those are decides who can fill it.
#[test]
fn dead_cells_are_told_with_what_would_fit() {
    let end = |text: &str| {
        dead(text)
            .into_iter()
            .find(|(cell, ..)| cell == "f7")
            .map(|(_, fitting, rack)| (fitting, rack))
    };
    let told = |fitting: &str, rack: &str| Some((fitting.to_owned(), rack.to_owned()));
    let one_on_the_table = "intro RcbRswRdbRfwRtb/4BtwBxb/5Rxw";
    assert_eq!(end(&format!("{one_on_the_table} -")), None);
    assert_eq!(
        end(&format!("{one_on_the_table} RxbOcb")),
        told("RxbRxw", "Rxb")
    );
    assert_eq!(
        end("intro RcbRswRdbRfwRtb/4BtwBxb/5RxwRcw/6GcbGxb/7Rxb -"),
        told("RxbRxw", "")
    );
    // At the other end the blue cross stands below as well, and then the red one.
    assert!(dead(&format!("{one_on_the_table} -")).contains(&(
        "l7".to_owned(),
        String::new(),
        String::new()
    )));
    assert_eq!(dead("classic - RcRs"), []);
}

/// The plain definition: every free cell beside the table that is not told has an unseen tile that
/// may be laid there alone, and none that is told ever gets another tile than those of the rack.
#[test]
fn games_fill_no_dead_cell() {
    let mut found = 0;
    for rules in Rules::ALL {
        for number in 0..2 {
            // For each dead cell of somebody's position: the tiles that this player alone held.
            let mut known: BTreeMap<Cell, Vec<Tile>> = BTreeMap::new();
            greedy(rules, 2, number, |_, position, turn| {
                let dead = dead_cells(&position);
                let unseen = Unseen::of(&position);
                for cell in position.board().frontier() {
                    let fits = |tile: Tile| {
                        let setup = Setup {
                            rack: vec![tile],
                            bag: None,
                            scores: None,
                            ..position.setup()
                        };
                        let alone = Turn::Lay(Play::new([Placement { cell, tile }]));
                        violations(&Position::new(setup).unwrap(), &alone).is_empty()
                    };
                    let can_be_filled = rules
                        .kinds()
                        .filter(|&tile| unseen.count(tile) > 0)
                        .any(fits);
                    assert_eq!(
                        can_be_filled,
                        !dead.iter().any(|dead| dead.cell == cell),
                        "{position}: {cell}"
                    );
                }
                for DeadCell { cell, in_rack, .. } in dead {
                    found += 1;
                    known
                        .entry(cell)
                        .and_modify(|tiles| tiles.retain(|tile| in_rack.contains(tile)))
                        .or_insert(in_rack);
                }
                if let Turn::Lay(play) = turn {
                    for Placement { cell, tile } in play.placements() {
                        let allowed = known.get(cell).is_none_or(|tiles| {
                            tiles.contains(tile) || position.rack().contains(tile)
                        });
                        assert!(allowed, "{position}: {tile} on {cell}");
                    }
                }
            });
        }
    }
    assert!(found > 500, "{found}");
}

//! Positions in the making: whatever lies on the table is written and read back, and what is wrong
//! with it has cells.

use std::collections::BTreeMap;

use proptest::prelude::*;
use proptest::sample::select;
use sixfold::game::{Cell, Placement, Rules, Setup, Tile};
use sixfold::notation::{parse_position, parse_unchecked, write_setup};

fn tile() -> impl Strategy<Value = Tile> {
    let kinds: Vec<Tile> = Rules::Flex.kinds().chain(Rules::Classic.kinds()).collect();
    select(kinds)
}

/// Tiles here and there, by row and then by column.
fn scattered() -> impl Strategy<Value = Vec<Placement>> {
    let cell = || prop_oneof![(1..20i16, 1..20i16), (1..=18278i16, 1..=9999i16)];
    let cells = prop::collection::vec((cell(), tile()), 0..12);
    cells.prop_map(|cells| {
        let tiles: BTreeMap<Cell, Tile> = cells
            .into_iter()
            .map(|((column, row), tile)| (Cell::new(column, row), tile))
            .collect();
        tiles
            .into_iter()
            .map(|(cell, tile)| Placement { cell, tile })
            .collect()
    })
}

proptest! {
    #[test]
    fn what_is_written_is_read_back(
        rules in select(Rules::ALL.to_vec()),
        tiles in scattered(),
        rack in prop::collection::vec(tile(), 0..9),
        players in 0..9usize,
        bag in prop::option::of(0..200usize),
        scores in prop::option::of(prop::collection::vec(0..500u32, 1..5)),
    ) {
        let mut setup = Setup { rules, tiles, origin: Cell::new(9, 8), rack, players, bag, scores };
        let line = write_setup(&setup).unwrap();
        let draft = parse_unchecked(&line).unwrap();
        // The origin is now that of the tiles; and tiles more than a table apart need not be told
        // apart.
        setup.origin = draft.setup.origin;
        let is_wide = setup.tiles.iter().any(|laid| laid.cell.column - setup.origin.column > 12_000);
        prop_assert!(is_wide || draft.setup == setup, "{}", line);
        prop_assert_eq!(draft.position, parse_position(&line));
    }

    #[test]
    fn every_problem_of_a_table_alone_has_tiles(tiles in scattered()) {
        let setup = Setup { rules: Rules::Classic, tiles, origin: Cell::new(7, 7), rack: vec![], players: 2, bag: None, scores: None };
        let draft = parse_unchecked(&write_setup(&setup).unwrap()).unwrap();
        if let Err(error) = &draft.position {
            for located in error.problems() {
                prop_assert!(!draft.cells(located).is_empty(), "{:?}", located);
                prop_assert!(draft.rack_places(located).is_empty(), "{:?}", located);
            }
        }
    }
}

#[test]
fn a_position_is_written_as_its_canonical_line() {
    for line in include_str!("../../benches/corpus.txt").lines() {
        let position = parse_position(line).unwrap();
        assert_eq!(write_setup(&position.setup()), Ok(position.to_string()));
    }
}

#[test]
fn tiles_on_one_cell_cannot_be_written() {
    let laid = |cell, tile: &str| Placement {
        cell,
        tile: tile.parse().unwrap(),
    };
    let (one, other) = (Cell::new(8, 8), Cell::new(7, 9));
    let tiles = vec![
        laid(one, "Rc"),
        laid(other, "Rd"),
        laid(one, "Bx"),
        laid(Cell::new(9, 9), "Gs"),
        laid(one, "Rc"),
    ];
    let setup = Setup {
        rules: Rules::Classic,
        tiles,
        origin: one,
        rack: vec![],
        players: 2,
        bag: None,
        scores: None,
    };
    assert_eq!(write_setup(&setup), Err(vec![one]));
}

#[test]
fn a_problem_names_its_cells_and_its_tiles_in_the_rack() {
    for text in [
        "flex RcbRdb GswRcb origin=h8",
        "rules: flex\norigin: h8\nboard:\n  Rcb Rdb\nrack: Gsw Rcb",
    ] {
        let draft = parse_unchecked(text).unwrap();
        let error = draft.position.as_ref().unwrap_err();
        assert_eq!(draft.cells(error.first()), [Cell::new(8, 8)]);
        assert_eq!(draft.rack_places(error.first()), [1]);
    }
    assert!(
        parse_unchecked("flex Rcb").is_err(),
        "what is not notation is no draft"
    );
}

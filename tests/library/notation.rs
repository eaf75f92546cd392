//! The notation: what is written is read back, what is wrong is refused, and nothing makes it
//! panic.

use proptest::prelude::*;
use proptest::sample::{Index, select};
use sixfold::answer::Error as ErrorAnswer;
use sixfold::game::{
    Cell, MAX_COORDINATE, MIN_COORDINATE, Placement, Play, Position, RACK_SIZE, Rules, Setup, Tile,
    Turn,
};
use sixfold::language::ENGLISH;
use sixfold::notation::{
    NotationError, Sheet, Tiles, parse_line, parse_position, parse_tiles, parse_turn,
};

use crate::suggestions;

/// Lays tiles one by one wherever the table stays sound, as far as the choices go.
fn table(rules: Rules, origin: Cell, choices: &[(Index, Index)]) -> Setup {
    let mut set: Vec<Tile> = rules.tiles().collect();
    let mut setup = Setup {
        rules,
        tiles: Vec::new(),
        origin,
        rack: Vec::new(),
        players: 2,
        bag: None,
        scores: None,
    };
    for (which, place) in choices {
        let cell = match setup.tiles.is_empty() {
            true => origin,
            false => {
                let beside: Vec<Cell> = setup
                    .tiles
                    .iter()
                    .flat_map(|laid| laid.cell.neighbours())
                    .collect();
                *place.get(&beside)
            }
        };
        if setup.tiles.iter().any(|laid| laid.cell == cell) {
            continue;
        }
        let tile = which.index(set.len());
        setup.tiles.push(Placement {
            cell,
            tile: set[tile],
        });
        if Position::new(setup.clone()).is_ok() {
            set.swap_remove(tile);
        } else {
            setup.tiles.pop();
        }
    }
    setup
}

fn positions() -> impl Strategy<Value = Position> {
    let parts = (
        select(&Rules::ALL[..]),
        (
            MIN_COORDINATE..=MAX_COORDINATE,
            MIN_COORDINATE..=MAX_COORDINATE,
        ),
        prop::collection::vec(any::<(Index, Index)>(), 0..150),
        prop::collection::vec(any::<Index>(), 0..=RACK_SIZE),
        2..=4usize,
        prop::option::of(any::<Index>()),
        prop::option::of([0..2000u32, 0..2000, 0..2000, 0..2000]),
    );
    parts.prop_map(
        |(rules, (column, row), choices, rack, players, bag, scores)| {
            let mut setup = table(rules, Cell::new(column, row), &choices);
            let mut unseen: Vec<Tile> = rules.tiles().collect();
            for laid in &setup.tiles {
                unseen.swap_remove(unseen.iter().position(|&tile| tile == laid.tile).unwrap());
            }
            setup.rack = rack
                .iter()
                .map(|which| unseen.swap_remove(which.index(unseen.len())))
                .collect();
            setup.players = players;
            setup.bag = bag.map(|bag| bag.index(unseen.len() + 1));
            setup.scores = scores.map(|scores| scores[..players].to_vec());
            Position::new(setup).unwrap()
        },
    )
}

fn tiles(rules: Rules) -> impl Strategy<Value = Tile> {
    select(rules.kinds().collect::<Vec<Tile>>())
}

fn turns() -> impl Strategy<Value = (Rules, Turn)> {
    select(&Rules::ALL[..]).prop_flat_map(|rules| {
        let cells = (1..=18278i16, 1..=9999i16).prop_map(|(column, row)| Cell::new(column, row));
        let placements = (tiles(rules), cells).prop_map(|(tile, cell)| Placement { cell, tile });
        let turn = prop_oneof![
            prop::collection::vec(placements, 1..9)
                .prop_map(|placements| Turn::Lay(Play::new(placements))),
            prop::collection::vec(tiles(rules), 1..=6).prop_map(Turn::swap),
            Just(Turn::Pass),
        ];
        turn.prop_map(move |turn| (rules, turn))
    })
}

/// Reads a text in every way; whatever comes of it can be told, and every suggestion does.
fn read(text: &str) {
    type Reader = fn(&str) -> Result<(), NotationError>;
    let readers: [Reader; 11] = [
        |text| parse_position(text).map(drop),
        |text| parse_line(text).map(drop),
        |text| parse_turn(text, Rules::Flex).map(drop),
        |text| parse_turn(text, Rules::Classic).map(drop),
        |text| parse_tiles(text, Rules::Intro).map(drop),
        |text| text.parse::<Turn>().map(drop),
        |text| text.parse::<Play>().map(drop),
        |text| text.parse::<Placement>().map(drop),
        |text| text.parse::<Tile>().map(drop),
        |text| text.parse::<Cell>().map(drop),
        |text| text.parse::<Rules>().map(drop),
    ];
    for read in readers {
        let Err(error) = read(text) else { continue };
        // A backtick would be taken for one of the help.
        if !text.contains('`') {
            suggestions::check(&error, text, read);
        }
        assert!(!error.problems().is_empty());
        for located in error.problems() {
            let spans = std::iter::once(&located.span).chain(&located.related);
            assert!(
                spans
                    .into_iter()
                    .all(|span| text.get(span.clone()).is_some())
            );
        }
        #[cfg(feature = "cli")]
        sixfold::cli::terminal::diagnostics::draw(&error, text, "text", true);
        ErrorAnswer::new(&error, text);
    }
}

proptest! {
    #[test]
    fn a_line_is_read_back(position in positions()) {
        let line = position.to_string();
        prop_assert_eq!(&parse_position(&line).unwrap(), &position);
        prop_assert_eq!(&parse_line(&line).unwrap(), &position);
        prop_assert_eq!(parse_line(&line).unwrap().to_string(), line);
    }

    #[test]
    fn a_sheet_is_read_back(position in positions()) {
        let sheet = Sheet(&position).to_string();
        prop_assert_eq!(&parse_position(&sheet).unwrap(), &position);
        prop_assert_eq!(&parse_position(&sheet.replace('\n', "\r\n")).unwrap(), &position);
    }

    #[test]
    fn a_turn_is_read_back((rules, turn) in turns()) {
        let text = turn.to_string();
        prop_assert_eq!(&parse_turn(&text, rules).unwrap(), &turn);
        prop_assert_eq!(&text.parse::<Turn>().unwrap(), &turn);
    }

    #[test]
    fn no_text_panics(text in "\\PC*") {
        read(&text);
    }

    #[test]
    fn no_bytes_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        read(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn no_near_miss_panics(words in prop::collection::vec(select(WORDS), 0..20)) {
        read(&words.concat());
    }

    #[test]
    fn no_mutant_panics(position in positions(), sheet: bool, changes in prop::collection::vec(any::<(Index, Index)>(), 1..4)) {
        let text = if sheet { Sheet(&position).to_string() } else { position.to_string() };
        let mut text: Vec<char> = text.chars().collect();
        for (place, what) in changes {
            let place = place.index(text.len());
            match what.index(WORDS.len() + 1).checked_sub(1) {
                None => drop(text.remove(place)),
                Some(word) => drop(text.splice(place..place, WORDS[word].chars())),
            }
            text.push(' ');
        }
        read(&text.into_iter().collect::<String>());
    }

    /// A colour in a small letter gets its capital back, or no suggestion at all.
    #[test]
    fn a_small_colour_is_never_taken_for_another_tile(position in positions(), which: Index) {
        let mut text = position.to_string();
        let capitals: Vec<usize> = text.match_indices(|letter: char| letter.is_ascii_uppercase()).map(|(at, _)| at).collect();
        prop_assume!(!capitals.is_empty());
        let at = *which.get(&capitals);
        text[at..=at].make_ascii_lowercase();
        let error = parse_position(&text).expect_err(&text);
        for changed in suggestions::followed(&error, error.first(), &text) {
            prop_assert_eq!(parse_position(&changed.text), Ok(position.clone()), "{}", changed.text);
        }
    }

    /// A space that is lost between two cells of a sheet changes nothing, or is an error that
    /// offers the same table.
    #[test]
    fn a_lost_space_never_moves_a_tile(position in positions(), which: Index) {
        let sheet = Sheet(&position).to_string();
        let (from, to) = (sheet.find("board:").unwrap(), sheet.find("rack:").unwrap());
        let is_inside = |at: &usize| sheet[from..*at].contains('\n') && !sheet[..*at].ends_with(['\n', ' ']);
        let spaces: Vec<usize> = (from..to).filter(|at| sheet[*at..].starts_with(' ')).filter(is_inside).collect();
        prop_assume!(!spaces.is_empty());
        let at = *which.get(&spaces);
        let text = [&sheet[..at], &sheet[at + 1..]].concat();
        match parse_position(&text) {
            Ok(read) => prop_assert_eq!(read, position),
            Err(error) => {
                let offered = suggestions::followed(&error, error.first(), &text);
                let read: Vec<_> = offered.iter().map(|changed| parse_position(&changed.text)).collect();
                prop_assert!(read.contains(&Ok(position)), "{text}: {:?}", error.explain(error.first(), &text, &ENGLISH).help);
            }
        }
    }
}

/// Bits of notation, right and wrong.
const WORDS: &[&str] = &[
    " ",
    "\n",
    "\t",
    "\r\n",
    "flex ",
    "classic ",
    "intro ",
    "rules:",
    "board:",
    "rack:",
    "origin=",
    "origin:",
    "players=",
    "bag=",
    "scores=",
    "scores:",
    "-",
    "/",
    "//",
    ".",
    "...",
    "#",
    "=",
    ":",
    "@",
    "0",
    "1",
    "007",
    "99999",
    "4294967296",
    "Rc",
    "Rcb",
    "Otw",
    "Pxs",
    "rc",
    "R",
    "Rz",
    "g7",
    "G7",
    "zzz9999",
    "aaaa1",
    "swap ",
    "pass",
    ",",
    "é",
    "…",
    "Ｒ",
    "\u{feff}",
    "\u{1b}[0m",
    "\u{0}",
    "漢",
];

#[test]
fn lines_that_are_read() {
    let cases = [
        (
            "flex RcbRtwRsb/1BtbBss/2GsbRssBsw PsbYswGcbRdbOcwBfb players=2 bag=88 scores=23-31",
            "flex RcbRtwRsb/1BtbBss/2GsbRssBsw RdbOcwYswGcbBfbPsb origin=g7 players=2 bag=88 scores=23-31",
        ),
        ("classic - -", "classic - - origin=g7 players=2 bag=102"),
        (
            "classic - - origin=a1",
            "classic - - origin=a1 players=2 bag=102",
        ),
        (
            "intro - - players=4",
            "intro - - origin=g7 players=4 bag=54",
        ),
        ("flex - - bag=0", "flex - - origin=g7 players=2 bag=0"),
        ("flex - - bag=108", "flex - - origin=g7 players=2 bag=108"),
        ("flex 2Rcb3/1 -", "flex Rcb - origin=i7 players=2 bag=101"),
        (
            "flex 1/1RcbRtw/2Rsw1 -",
            "flex RcbRtw/1Rsw - origin=h8 players=2 bag=99",
        ),
        (
            "flex 1Rcb/RtwRsw - origin=g7",
            "flex 1Rcb/RtwRsw - origin=g7 players=2 bag=99",
        ),
        (
            "  flex\tRcb   Psb  bag=3 \r\n",
            "flex Rcb Psb origin=g7 players=2 bag=3",
        ),
        (
            "\n# a comment\n\nflex Rcb Psb bag=3\n\n",
            "flex Rcb Psb origin=g7 players=2 bag=3",
        ),
        (
            "flex Rcb Psb,Ysw bag=3",
            "flex Rcb YswPsb origin=g7 players=2 bag=3",
        ),
        (
            "flex 1Rcb - origin=f7",
            "flex Rcb - origin=g7 players=2 bag=101",
        ),
        (
            "classic Rc - scores=0-0-0 players=3 origin=sr512",
            "classic Rc - origin=sr512 players=3 bag=95 scores=0-0-0",
        ),
    ];
    for (text, canonical) in cases {
        let position = parse_position(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(position.to_string(), canonical, "{text}");
        assert_eq!(parse_line(canonical).as_ref(), Ok(&position), "{text}");
    }
}

#[test]
fn the_example_is_written_in_tile_order() {
    let text = "flex RcbRtwRsb/1BtbBss/2GsbRssBsw PsbYswGcbRdbOcwBfb scores=23-31";
    let position = parse_position(text).unwrap();
    let canonical = "flex RcbRtwRsb/1BtbBss/2GsbRssBsw RdbOcwYswGcbBfbPsb origin=g7 players=2 bag=88 scores=23-31";
    assert_eq!(position.to_string(), canonical);
    let sheet = "rules: flex\norigin: g7\nboard:\n  Rcb Rtw Rsb\n  ... Btb Bss\n  ... ... Gsb Rss Bsw\n\
                 rack: Rdb Ocw Ysw Gcb Bfb Psb\nplayers: 2\nbag: 88\nscores: 23 31";
    assert_eq!(Sheet(&position).to_string(), sheet);
    assert_eq!(Tiles(position.rack()).to_string(), "RdbOcwYswGcbBfbPsb");
    assert_eq!(Tiles(&[]).to_string(), "-");
}

#[test]
fn sheets_that_are_read() {
    let cases = [
        ("rules: classic\nboard: -\nrack: -", "classic - -"),
        (
            "# Chris\nrack: RcOc # six\nboard:\n  Rc Rs\n # more\n  . Os # here\n\nrules:classic\n",
            "classic RcRs/1Os RcOc",
        ),
        (
            "board:\n\n\tRc\t.\t.\n\nrules: classic\nrack: Rc Oc\nscores: 3 4",
            "classic Rc RcOc scores=3-4",
        ),
        (
            "rules: classic\nboard:\n  Rc, Rs,.. ,..\n  ..,Os\nrack: Rc, Oc,Yf",
            "classic RcRs/1Os RcOcYf",
        ),
        (
            "rules: classic\nboard:\n  RcRs\n  .. Os\nrack: -\norigin: h9\nplayers: 3\nbag: 5",
            "classic RcRs/1Os - origin=h9 players=3 bag=5",
        ),
        (
            "rules: classic\nboard:\n  ..\n  .. Os\nrack: -",
            "classic Os - origin=h8",
        ),
    ];
    for (sheet, line) in cases {
        let position = parse_position(sheet).unwrap_or_else(|error| panic!("{sheet}: {error}"));
        assert_eq!(Ok(position), parse_line(line), "{sheet}");
    }
}

#[test]
fn turns_that_are_read() {
    let cases = [
        ("Pcw@j9 Ycb@i9", "Ycb@i9 Pcw@j9"),
        (" Ycb@i9  Pcw@j9\n", "Ycb@i9 Pcw@j9"),
        ("Ycb@a1", "Ycb@a1"),
        ("Ycb@i9 Pcw@i9", "Ycb@i9 Pcw@i9"),
        ("Ycb@i9, Pcw@j9 ,Ocs@k9", "Ycb@i9 Pcw@j9 Ocs@k9"),
        ("swap PsbRcb", "swap Rcb Psb"),
        ("swap Psb,Rcb, Ocw", "swap Rcb Ocw Psb"),
        ("exchange Psb Rcb", "swap Rcb Psb"),
        ("swap Psb  Rcb", "swap Rcb Psb"),
        ("pass ", "pass"),
    ];
    for (text, canonical) in cases {
        let turn = parse_turn(text, Rules::Flex).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(turn.to_string(), canonical);
    }
}

#[test]
fn cells_and_tiles_by_name() {
    for (name, column, row) in [
        ("a1", 1, 1),
        ("z9", 26, 9),
        ("aa10", 27, 10),
        ("sr512", 512, 512),
        ("zzz9999", 18278, 9999),
    ] {
        assert_eq!(name.parse(), Ok(Cell::new(column, row)));
        assert_eq!(Cell::new(column, row).to_string(), name);
    }
    for rules in Rules::ALL {
        assert_eq!(rules.to_string().parse(), Ok(rules));
        assert!(
            rules
                .kinds()
                .all(|tile| tile.to_string().parse() == Ok(tile))
        );
    }
    for word in [
        "", "g", "7", "g0", "g07", "G7", "g7 ", "g10000", "aaaa1", "g-7",
    ] {
        assert!(word.parse::<Cell>().is_err(), "{word}");
    }
    for word in ["", "R", "Rcbb", "Rc ", "rc", "RcRs", "Rk"] {
        assert!(word.parse::<Tile>().is_err(), "{word}");
    }
}

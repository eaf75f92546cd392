//! The notation of Qwords: what is written is read back, and what is wrong is shown with its place.

use insta::assert_snapshot;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use sixfold::answer::Error as ErrorAnswer;
#[cfg(feature = "cli")]
use sixfold::cli::terminal::diagnostics;
use sixfold::notation::NotationError;
use sixfold::qwords::{
    Action, Cell, Claims, Face, Grid, Letter, Pattern, Position, PositionSheet, Problem, Roll,
    Side, Square, Variant, WordList, Words, parse_action, parse_actions, parse_claims,
    parse_letters, parse_position,
};

use crate::{errors, snapshots, suggestions};

fn letters() -> impl Strategy<Value = Letter> {
    (0..Letter::COUNT).prop_map(|index| Letter::from_index(index).unwrap())
}

/// Grids as they come about: empty with two dots, one dot filled, or letters anywhere.
fn grids() -> impl Strategy<Value = Grid> {
    let squares = prop_oneof![Just(Square::Free), letters().prop_map(Square::Letter)];
    let filled = prop::collection::vec(squares, Cell::COUNT)
        .prop_map(|squares| Grid::new(squares.try_into().unwrap()).unwrap());
    let dotted = (any::<Index>(), any::<Index>(), prop::option::of(letters())).prop_map(
        |(one, other, letter)| {
            let cells: Vec<Cell> = Cell::all().collect();
            let one = *one.get(&cells);
            let far: Vec<Cell> = cells
                .into_iter()
                .filter(|&cell| cell != one && !cell.in_line_with(one))
                .collect();
            let mut squares = [Square::Free; Cell::COUNT];
            squares[one.index()] = letter.map_or(Square::Dotted, Square::Letter);
            squares[other.get(&far).index()] = Square::Dotted;
            Grid::new(squares).unwrap()
        },
    );
    prop_oneof![3 => filled, 1 => dotted]
}

fn faces() -> impl Strategy<Value = Face> {
    prop_oneof![8 => letters().prop_map(Face::Letter), 1 => Just(Face::Any), 1 => Just(Face::Vowel)]
}

fn positions() -> impl Strategy<Value = Position> {
    let rolls = prop::option::of((faces(), faces()).prop_map(|(one, other)| Roll(one, other)));
    let variants = prop_oneof![
        Just(Variant::new(Side::A)),
        any::<(bool, bool)>().prop_map(|(joker, double)| {
            Variant::new(Side::B)
                .with_joker(joker)
                .and_then(|variant| variant.with_double(double))
                .unwrap()
        }),
    ];
    let parts = (grids(), rolls, variants, select(&WordList::ALL[..]));
    parts.prop_map(|(grid, roll, variant, language)| Position {
        grid,
        roll,
        variant,
        language,
    })
}

proptest! {
    #[test]
    fn what_is_written_is_read_back(position in positions()) {
        prop_assert_eq!(parse_position(&position.to_string()).unwrap(), position);
        prop_assert_eq!(parse_position(&PositionSheet(&position).to_string()).unwrap(), position);
        prop_assert_eq!(position.grid.to_string().parse::<Grid>().unwrap(), position.grid);
    }

    #[test]
    fn actions_are_read_back(joker: bool, letter in letters(), cell in (0..Cell::COUNT)) {
        let action = Action { joker, letter, cell: Cell::from_index(cell).unwrap() };
        prop_assert_eq!(parse_action(&action.to_string()).unwrap(), action);
        prop_assert_eq!(parse_actions(&format!("{action} {action}")).unwrap(), [action, action]);
    }

    #[test]
    fn nothing_makes_it_panic(text in "(qwords )?[A-Zo.éŒ/ =:\\n?@-]{0,60}", word in "\\PC{0,12}") {
        let both = format!("{text}{word}");
        for text in [&text, &word, &both] {
            for error in [
                parse_position(text).err(),
                parse_action(text).err(),
                parse_actions(text).err(),
                parse_letters(text).err(),
                text.parse::<Roll>().err(),
                parse_claims(text).err(),
                text.parse::<Grid>().err(),
                text.parse::<Words>().err(),
                text.parse::<Pattern>().err(),
            ].into_iter().flatten() {
                ErrorAnswer::new(&error, text);
                #[cfg(feature = "cli")]
                diagnostics::draw(&error, text, "text", false);
            }
        }
    }
}

#[test]
fn what_is_left_out_has_a_default() {
    let empty = "...../...../...../...../.....";
    let read = |text: &str| parse_position(text).unwrap().to_string();
    assert_eq!(
        read(&format!("qwords {empty} U/T")),
        format!("qwords {empty} U/T side=a words=fr")
    );
    assert_eq!(
        read(&format!("qwords {empty} ?/@ side=b")),
        format!("qwords {empty} ?/@ side=b joker=yes double=yes words=fr")
    );
    assert_eq!(
        read(&format!(
            "  qwords\t{empty} - words=de joker=no side=b \r\n"
        )),
        format!("qwords {empty} - side=b joker=no double=yes words=de")
    );
    assert_eq!(read(empty), format!("qwords {empty} - side=a words=fr"));
}

#[test]
fn a_sheet_is_for_people() {
    let sheet = "# Sara\nrules: qwords\ngrid:\n  DUOPO\n  S S A U T # second\n\n  KIWIS\n  I N É S T\n  SEPH.\nroll: A/T\r\n";
    let position = parse_position(sheet).unwrap();
    assert_eq!(
        position.to_string(),
        "qwords DUOPO/SSAUT/KIWIS/INEST/SEPH. A/T side=a words=fr"
    );
    let lines = "rules: qwords\ngrid:\n  D U O P O\n  S S A U T\n  K I W I S\n  I N E S T\n  S E P H .\nroll: A/T\nside: a\nwords: fr";
    assert_eq!(PositionSheet(&position).to_string(), lines);
}

#[test]
fn accents_are_folded() {
    let grid: Grid = "SŒUR/ÉTÉ../NAÏF./ÇA.../NE\u{301}S..".parse().unwrap();
    assert_eq!(grid.to_string(), "SOEUR/ETE../NAIF./CA.../NES..");
}

/// The first two turns fill the dotted cells.
#[test]
fn dots_come_first() {
    let open = |text: &str| {
        let cells: Vec<String> = text
            .parse::<Grid>()
            .unwrap()
            .open()
            .map(|cell| cell.to_string())
            .collect();
        cells.join(" ")
    };
    assert_eq!(open("...../.o.../...../...o./....."), "b2 d4");
    assert_eq!(open("...../.U.../...../...o./....."), "d4");
    assert_eq!(open("...../.U.../...../...S./.....").split(' ').count(), 23);
    assert_eq!(open("DUOPO/SSAUT/KI.IS/INEST/SEPHA"), "c3");
}

#[test]
fn actions_follow_the_roll_and_the_dots() {
    let actions = |text: &str| {
        parse_position(text)
            .unwrap()
            .actions()
            .map(|action| action.to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(
        actions("qwords ...../.o.../...../...o./..... U/T"),
        ["T@b2", "T@d4", "U@b2", "U@d4"]
    );
    assert_eq!(actions("qwords DUOPO/SSAUT/KI.IS/INEST/SEPHA W/@").len(), 6);
    assert_eq!(
        actions("qwords DUOPO/SSAUT/KI.IS/INEST/SEPHA ?/Z").len(),
        26
    );
    assert_eq!(actions("qwords DUOPO/SSAUT/KI.IS/INEST/SEPHA -"), [""; 0]);
    let by_joker = actions("qwords DUOPO/SSAUT/KI.IS/INEST/SEPHA U/T side=b");
    assert_eq!((by_joker.len(), &*by_joker[27]), (28, "joker Z@c3"));
    let position = parse_position("qwords DUOPO/SSAUT/KI.IS/INEST/SEPHA U/T side=b").unwrap();
    let after = position.after(parse_action("joker W@c3").unwrap());
    assert_eq!(
        after.to_string(),
        "qwords DUOPO/SSAUT/KIWIS/INEST/SEPHA - side=b joker=no double=yes words=fr"
    );
    assert!(
        position
            .actions()
            .all(|action| position.violations(action).is_empty())
    );
}

#[test]
fn every_broken_rule_of_an_action_is_told() {
    let violations = |position: &str, action: &str| {
        let violations = parse_position(position)
            .unwrap()
            .violations(parse_action(action).unwrap());
        violations
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join("; ")
    };
    let dotted = "qwords ...../.o.../...../...o./..... U/T";
    assert_eq!(violations(dotted, "U@b2"), "");
    let told = [
        violations(dotted, "A@a1"),
        violations("qwords DUOPO/SSAUT/KI.IS/INEST/SEPHA -", "U@a1"),
        violations(dotted, "joker Q@b2"),
    ];
    snapshots::settings().bind(|| assert_snapshot!("qwords-violations", told.join("\n")));
}

const GRID: &str = "DUOPO/SSAUT/KIWIS/INEST/SEPHA";

/// Errors of a position in a file; `GRID` stands for a full grid.
const POSITIONS: &[(&str, &str)] = &[
    ("empty", "# nothing yet\n"),
    ("no-grid", "qwords"),
    ("small-letter", "qwords DUoPO/SsAUT/KIWIS/INEST/SEPHA -"),
    ("small-accent", "qwords DUOPO/SSAUT/KIWIS/INéST/SEPHA -"),
    ("not-a-square", "qwords DUOPO/SSAUT/KI-IS/INEST/SEPHA -"),
    ("not-a-letter", "qwords DUOPO/SSAUT/KI+IS/INEST/SEPHA -"),
    ("look-alike", "qwords DUОPO/SSAUT/KIWIS/INEST/SEPHA -"),
    ("short-row", "qwords DUOPO/SSAUT/KIWI/INEST/SEPHA -"),
    ("long-row", "qwords DUOPO/SSAUT/KIWIS/INEST/SEPHAS -"),
    ("empty-row", "qwords DUOPO/SSAUT//INEST/SEPHA -"),
    ("few-rows", "qwords DUOPO/SSAUT/KIWIS/INEST -"),
    ("many-rows", "GRID/SEPHA"),
    ("spaces-in-grid", "qwords DUOPO SSAUT KIWIS INEST SEPHA"),
    ("three-dots", "qwords o..../.o.../..o../...../..... U/T"),
    ("dots-in-a-row", "qwords o..o./...../...../...../..... U/T"),
    (
        "dot-in-line-with-letter",
        "qwords U..../...../...../o..../..... U/T",
    ),
    ("dot-left", "qwords DUO../.o.../...../...../..... U/T"),
    ("two-dots-left", "qwords D..../.o.../..o../...../..... U/T"),
    ("one-dot-alone", "qwords ...../.o.../...../...../..... U/T"),
    ("no-roll", "qwords GRID"),
    ("no-roll-but-key", "qwords GRID side=b"),
    ("roll-without-slash", "qwords GRID UT"),
    ("roll-of-three", "qwords GRID U/T/S"),
    ("small-roll", "qwords GRID U/t"),
    ("not-a-face", "qwords GRID U/4"),
    ("not-qwords", "qword GRID U/T"),
    ("not-a-pair", "qwords GRID U/T b"),
    ("unknown-key", "qwords GRID U/T sides=b"),
    ("unknown-key-unlike", "qwords GRID U/T colour=red"),
    ("key-by-place", "qwords GRID U/T roll=A/B"),
    ("key-twice", "qwords GRID U/T side=a side=b"),
    ("no-value", "qwords GRID U/T side="),
    ("wrong-side", "qwords GRID U/T side=B"),
    ("wrong-joker", "qwords GRID U/T side=b joker=used"),
    ("wrong-words", "qwords GRID U/T words=es"),
    ("joker-on-side-a", "qwords GRID U/T joker=yes"),
    ("double-on-side-a", "qwords GRID U/T double=yes side=a"),
    ("second-line", "GRID\nGRID\n"),
    (
        "sheet-missing-rules",
        "grid:\n  DUOPO\n  SSAUT\n  KIWIS\n  INEST\n  SEPHA\nroll: -\n",
    ),
    (
        "sheet-missing-roll",
        "rules: qwords\ngrid:\n  DUOPO\n  SSAUT\n  KIWIS\n  INEST\n  SEPHA\n",
    ),
    ("sheet-missing-grid", "rules: qwords\nroll: -\n"),
    ("sheet-other-rules", "rules: scrabble\nroll: -\n"),
    ("sheet-no-rows", "rules: qwords\ngrid:\nroll: -\n"),
    ("sheet-grid-in-line", "rules: qwords\ngrid: GRID\nroll: -\n"),
    (
        "sheet-few-rows",
        "rules: qwords\ngrid:\n  DUOPO\n  SSAUT\nroll: -\n",
    ),
    (
        "sheet-stray-row",
        "rules: qwords\n  DUOPO\ngrid:\nroll: -\n",
    ),
    ("sheet-no-key", "rules: qwords\nDUOPO\n"),
    ("sheet-no-value", "rules: qwords\nroll:\n"),
    ("sheet-unknown-key", "rules: qwords\nrack: ABC\n"),
];

/// Errors of an action.
const ACTIONS: &[(&str, &str)] = &[
    ("action-empty", " "),
    ("action-joker-alone", "joker"),
    ("action-no-at", "Uc3"),
    ("action-no-letter", "@c3"),
    ("action-two-letters", "UT@c3"),
    ("action-small-letter", "u@c3"),
    ("action-not-a-cell", "U@f3"),
    ("action-row-first", "U@3c"),
    ("action-two", "U@c3 T@c4"),
];

/// Errors of claims.
const CLAIMS: &[(&str, &str)] = &[
    ("claims-empty", "\n"),
    ("claims-no-key", "DUO\n"),
    ("claims-not-a-line", "row 1: DUO\nrow 6: DUO\n"),
    ("claims-column-by-number", "column 1: SKIS\n"),
    ("claims-twice", "row 1: DUO\nrow 1: -\n"),
    ("claims-nothing", "row 1:\n"),
    ("claims-too-long", "row 1: DUOPOS\n"),
    ("claims-two-words", "row 1: DUO PO\n"),
];

/// Errors of a list of words.
const LISTS: &[(&str, &str)] = &[
    ("words-hyphen", "mot\nmots-clés\n"),
    ("words-two", "mot\ndeux mots\n"),
    ("words-number", "mot\nR2D2\n"),
    ("words-cyrillic", "mot\nслово\n"),
    ("words-none", "# all too long\nordinateur\n"),
];

const PATTERNS: &[(&str, &str)] = &[
    ("pattern-short", "K"),
    ("pattern-long", "K.W..."),
    ("pattern-star", "K*"),
];

fn snapshots<T: std::fmt::Debug>(
    cases: &[(&str, &str)],
    read: impl Fn(&str) -> Result<T, NotationError<Problem>>,
) {
    let mut settings = snapshots::settings();
    for (name, text) in cases {
        let text = &*text.replace("GRID", GRID);
        let error = read(text).expect_err(name);
        suggestions::check(&error, text, &read);
        let report = serde_json::to_string(&ErrorAnswer::new(&error, text)).unwrap();
        settings.set_description(text);
        #[cfg(not(feature = "cli"))]
        snapshots::check_end(&format!("error-qwords-{name}"), &report);
        #[cfg(feature = "cli")]
        {
            let drawn = diagnostics::draw(&error, text, "grid.txt", false);
            let told = format!("{drawn}\n\n{report}");
            settings.bind(|| assert_snapshot!(format!("error-qwords-{name}"), told));
        }
    }
}

#[test]
fn errors_show_the_place_and_the_way_out() {
    snapshots(POSITIONS, parse_position);
    snapshots(ACTIONS, parse_action);
    snapshots(CLAIMS, str::parse::<Claims>);
    snapshots(LISTS, str::parse::<Words>);
    snapshots(PATTERNS, str::parse::<Pattern>);
}

#[test]
fn errors_in_other_languages() {
    fn failed<T: std::fmt::Debug>(
        cases: &[(&'static str, &str)],
        read: impl Fn(&str) -> Result<T, NotationError<Problem>>,
    ) -> Vec<(&'static str, String, NotationError<Problem>)> {
        let failed = |&(name, text): &(&'static str, &str)| {
            let text = text.replace("GRID", GRID);
            let error = read(&text).expect_err(name);
            (name, text, error)
        };
        cases.iter().map(failed).collect()
    }
    let cases = [
        failed(POSITIONS, parse_position),
        failed(ACTIONS, parse_action),
        failed(CLAIMS, str::parse::<Claims>),
        failed(LISTS, str::parse::<Words>),
        failed(PATTERNS, str::parse::<Pattern>),
    ];
    errors::in_other_languages("error-qwords", &cases.concat());
}

#[test]
fn every_class_of_error_is_shown() {
    let texts =
        |cases: &'static [(&str, &str)]| cases.iter().map(|(_, text)| text.replace("GRID", GRID));
    let errors = texts(POSITIONS)
        .filter_map(|text| parse_position(&text).err())
        .chain(texts(ACTIONS).filter_map(|text| parse_action(&text).err()))
        .chain(texts(CLAIMS).filter_map(|text| text.parse::<Claims>().err()))
        .chain(texts(LISTS).filter_map(|text| text.parse::<Words>().err()))
        .chain(texts(PATTERNS).filter_map(|text| text.parse::<Pattern>().err()));
    assert_eq!(suggestions::missing(Problem::CODES, errors), [""; 0]);
}

#[test]
fn rolls_actions_in_a_row_and_letters_stand_alone_too() {
    let at = |error: NotationError<Problem>| error.first().span.clone();
    assert_eq!("?/@".parse::<Roll>().unwrap().to_string(), "?/@");
    assert_eq!(at("-".parse::<Roll>().unwrap_err()), 0..1);
    assert_eq!(at("U/t".parse::<Roll>().unwrap_err()), 2..3);
    let actions: Vec<String> = parse_actions("U@c3  joker Q@d4 A@a1 ")
        .unwrap()
        .iter()
        .map(Action::to_string)
        .collect();
    assert_eq!(actions, ["U@c3", "joker Q@d4", "A@a1"]);
    assert_eq!(at(parse_actions("U@c3 joker").unwrap_err()), 10..10);
    assert_eq!(at(parse_actions("U@c3 A@z1").unwrap_err()), 7..9);
    assert!(parse_actions(" ").is_err());
    assert_eq!(
        parse_letters("éAœ")
            .unwrap()
            .iter()
            .map(|letter| letter.to_char())
            .collect::<String>(),
        "EAOE"
    );
    assert_eq!(at(parse_letters("AB?").unwrap_err()), 2..3);
}

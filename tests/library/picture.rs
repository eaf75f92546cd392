//! Pictures of a table: what they show, that they fit, and that they never change by themselves.

use insta::assert_snapshot;
use sixfold::game::{
    Background, Cell, Colour, Placement, Play, Position, Rules, Setup, Shape, Tile,
};
use sixfold::language::ENGLISH;
#[cfg(feature = "png")]
use sixfold::picture::png;
use sixfold::picture::{Picture, Screen, Style, SvgOptions, svg, terminal};

use crate::snapshots;

fn tile(letters: &str) -> Tile {
    let mut letters = letters.chars();
    let mut next = || letters.next().unwrap();
    Tile {
        colour: Colour::from_letter(next()).unwrap(),
        shape: Shape::from_letter(next()).unwrap(),
        background: letters.next().and_then(Background::from_letter),
    }
}

fn tiles(text: &str) -> Vec<Tile> {
    text.split_whitespace().map(tile).collect()
}

fn position(rules: Rules, origin: Cell, rows: &[&str], rack: &str) -> Position {
    let placements = rows.iter().zip(origin.row..).flat_map(|(row, number)| {
        let cells = row.split_whitespace().zip(origin.column..);
        let cells = cells.filter(|(text, _)| !text.starts_with('.'));
        cells.map(move |(text, column)| Placement {
            cell: Cell::new(column, number),
            tile: tile(text),
        })
    });
    let (tiles, rack) = (placements.collect(), tiles(rack));
    Position::new(Setup {
        rules,
        tiles,
        origin,
        rack,
        players: 2,
        bag: None,
        scores: None,
    })
    .unwrap()
}

fn play(placements: &[(&str, i16, i16)]) -> Play {
    Play::new(placements.iter().map(|&(text, column, row)| Placement {
        cell: Cell::new(column, row),
        tile: tile(text),
    }))
}

fn flex() -> (Position, Play) {
    let rows = [
        "Rcb Rtw Rsb",
        "... Btb Bss",
        "... ... Gsb Rss Bsw",
        "... ... ... Bsb Rsw Gsw",
        "... ... ... ... Ysb",
    ];
    let position = position(
        Rules::Flex,
        Cell::new(10, 10),
        &rows,
        "Ycb Ysw Gds Pcw Psw Pdw",
    );
    (position, play(&[("Ycb", 9, 9), ("Pcw", 10, 9)]))
}

fn classic() -> (Position, Play) {
    let rows = [
        "..  ..  Gf  Gx  Gc  Gt",
        "..  ..  Bf  ..  ..  Bt",
        "Ys  Yd  Yf  Yt  ..  Ot",
        "..  ..  Of  ..  ..  Rt Rs Rx",
        "..  ..  Rf  Rd  Rc  ..  ..  Px",
        "..  ..  ..  Bd  Bc  ..  ..  Yx",
    ];
    (
        position(Rules::Classic, Cell::new(7, 7), &rows, "Rc Oc Bs Gs Os Ps"),
        play(&[("Gs", 7, 8), ("Os", 7, 10)]),
    )
}

fn snapshot(name: &str, text: &str) {
    snapshots::settings().bind(|| assert_snapshot!(name, text));
}

/// A screen of so many columns.
#[cfg(feature = "cli")]
fn wide(width: usize) -> Screen {
    Screen {
        width: Some(width),
        ..Screen::default()
    }
}

#[test]
fn a_plain_picture_holds_every_tile() {
    let (position, play) = flex();
    let text = terminal(
        &Picture::new(&position).with_play(&play),
        Style::Plain,
        &Screen::default(),
        &ENGLISH,
    );
    snapshot("picture_flex_plain", &text);
    for letters in
        "Rcb Rtw Rsb Btb Bss Gsb Rss Bsw Bsb Rsw Gsw Ysb [Ycb] [Pcw] Ysw Gds Psw Pdw".split(' ')
    {
        assert_eq!(text.matches(letters).count(), 1, "{letters} in\n{text}");
    }
    assert!(text.is_ascii());
}

#[test]
fn a_plain_classic_picture_has_narrower_cells() {
    let (position, play) = classic();
    snapshot(
        "picture_classic_plain",
        &terminal(
            &Picture::new(&position).with_play(&play),
            Style::Plain,
            &Screen::default(),
            &ENGLISH,
        ),
    );
}

#[cfg(feature = "cli")]
#[test]
fn a_coloured_picture_shows_glyphs_and_letters() {
    let (position, play) = flex();
    let diagonal: Vec<Cell> = (9..=14).map(|number| Cell::new(number, number)).collect();
    let picture = Picture::new(&position)
        .with_play(&play)
        .highlighting(&diagonal);
    let text = terminal(&picture, Style::Colour, &Screen::default(), &ENGLISH);
    snapshot("picture_flex_colour", &text.replace('\u{1b}', "␛"));
    snapshot("picture_flex_colour_stripped", &stripped(&text));
}

#[cfg(feature = "cli")]
#[test]
fn text_stays_within_the_terminal() {
    let (position, play) = flex();
    let picture = Picture::new(&position).with_play(&play);
    for style in [Style::Plain, Style::Colour] {
        for width in 32..=60 {
            let text = stripped(&terminal(&picture, style, &wide(width), &ENGLISH));
            let longest = text.lines().map(|line| line.chars().count()).max().unwrap();
            assert!(longest <= width, "{longest} columns for {width} in\n{text}");
            assert_eq!(text.matches("Gsb").count(), 1);
        }
        terminal(&picture, style, &wide(0), &ENGLISH);
    }
    snapshot(
        "picture_flex_narrow",
        &terminal(&picture, Style::Plain, &wide(32), &ENGLISH),
    );
}

/// A table of two columns and so many rows: five blue tiles, then five green ones beside them, and
/// so on.
fn tall(rows: usize) -> Position {
    const ROWS: [&str; 8] = [
        "Bc Gc", "Bs", "Bd", "Bf", "Bt Gt", ".. Gs", ".. Gd", ".. Gf",
    ];
    let rows: Vec<&str> = ROWS.into_iter().cycle().take(rows).collect();
    position(Rules::Classic, Cell::new(7, 7), &rows, "Rc")
}

/// The lines that name columns.
fn headings(text: &str) -> Vec<usize> {
    let is_heading = |line: &str| line.trim() == "f   g   h   i" || line.trim() == "f  g  h  i";
    text.lines()
        .enumerate()
        .filter(|(_, line)| is_heading(line))
        .map(|(number, _)| number)
        .collect()
}

#[test]
fn the_columns_of_a_tall_table_are_named_again_below_it() {
    // Two rows more than tiles show; a heading, the columns, two blank lines, the rack and a prompt
    // need six lines.
    for (rows, height, expected) in [
        (15, None, 1),
        (16, None, 1),
        (17, None, 2),
        (17, Some(25), 1),
        (5, Some(12), 2),
    ] {
        let position = tall(rows);
        let screen = Screen {
            height,
            ..Screen::default()
        };
        let text = terminal(&Picture::new(&position), Style::Plain, &screen, &ENGLISH);
        let found = headings(&text);
        assert_eq!(found.len(), expected, "{rows} rows on {height:?}\n{text}");
        assert_eq!(found[0], 0);
        if expected == 2 {
            assert_eq!(found[1], rows + 3, "{text}");
            assert_eq!(text.lines().nth(rows + 4), Some(""));
        }
    }
}

#[cfg(feature = "cli")]
#[test]
fn a_compact_picture_has_a_line_for_each_row() {
    let (position, play) = flex();
    let picture = Picture::new(&position).with_play(&play);
    for style in [Style::Plain, Style::Colour] {
        let lines = |compact| {
            let text = stripped(&terminal(
                &picture,
                style,
                &Screen {
                    compact,
                    ..Screen::default()
                },
                &ENGLISH,
            ));
            let longest = text.lines().map(|line| line.chars().count()).max().unwrap();
            (text.lines().count(), longest)
        };
        // The columns, eight rows, a blank line and the rack; nine cells of four signs beside the
        // rows' numbers.
        let (number, longest) = lines(true);
        assert!(number == 11 && longest <= 39, "{style:?}");
        assert!(lines(false).1 > 39, "{style:?}");
    }
    let drawn = terminal(
        &picture,
        Style::Plain,
        &Screen {
            compact: true,
            ..Screen::default()
        },
        &ENGLISH,
    );
    assert!(
        drawn.contains("\n 9   . [Ycb[Pcw] .   .   .   .   .   .\n"),
        "{drawn}"
    );
}

#[test]
fn what_cannot_be_laid_is_marked_or_named() {
    let (position, _) = flex();
    let play = play(&[
        ("Ycb", 10, 10),
        ("Ysw", 10, 9),
        ("Pcw", 400, 9),
        ("Psw", 300, 9),
        ("Pdw", i16::MAX, i16::MAX),
    ]);
    let picture = Picture::new(&position).with_play(&play);
    let text = terminal(&picture, Style::Plain, &Screen::default(), &ENGLISH);
    snapshot("picture_illegal_plain", &text);
    let drawing = svg(&picture, &SvgOptions::default());
    let words = drawing
        .lines()
        .find(|line| line.contains("class=\"sf-words\""));
    snapshot("picture_illegal_words", words.unwrap());
}

#[test]
fn an_empty_table_has_a_picture() {
    let empty = |origin| position(Rules::Flex, origin, &[], "Rcb");
    snapshot(
        "picture_empty_plain",
        &terminal(
            &Picture::new(&empty(Cell::new(7, 7))),
            Style::Plain,
            &Screen::default(),
            &ENGLISH,
        ),
    );
    for origin in [Cell::new(1, 1), Cell::new(512, 512)] {
        let position = empty(origin);
        assert!(svg(&Picture::new(&position), &SvgOptions::default()).contains(">Rcb<"));
    }
}

#[test]
fn an_svg_is_always_the_same() {
    let (position, play) = flex();
    let picture = Picture::new(&position).with_play(&play);
    let drawing = svg(&picture, &SvgOptions::default());
    snapshot("picture_flex_svg", &drawing);
    assert_eq!(drawing, svg(&picture, &SvgOptions::default()));
}

#[test]
fn svg_options_are_kept() {
    let (position, _) = flex();
    let options = SvgOptions {
        letters: false,
        prefix: "1<two\">".to_owned(),
        title: Some("a < b & \u{1}\"c\"".to_owned()),
        ..SvgOptions::default()
    };
    let drawing = svg(&Picture::new(&position), &options);
    assert!(drawing.contains(r#"<title id="twotitle">a &lt; b &amp;  &quot;c&quot;</title>"#));
    assert!(drawing.contains(r##"href="#twostar""##) && !drawing.contains(">Rcb<"));
}

#[cfg(feature = "png")]
#[test]
fn a_png_has_the_drawing_s_size_and_the_same_bytes_each_time() {
    let (position, play) = classic();
    let drawing = svg(
        &Picture::new(&position).with_play(&play),
        &SvgOptions::default(),
    );
    let image = png(&drawing, 150).unwrap();
    assert_eq!(image[..8], *b"\x89PNG\r\n\x1a\n");
    let number = |at: usize| u32::from_be_bytes(image[at..at + 4].try_into().unwrap());
    let attribute = |name: &str| {
        let value = drawing
            .split_once(&format!(" {name}=\""))
            .and_then(|(_, rest)| rest.split_once('"'))
            .unwrap()
            .0;
        value.parse::<u32>().unwrap()
    };
    let scaled = |length: u32| (length * 150).div_ceil(100);
    assert_eq!(
        (number(16), number(20)),
        (scaled(attribute("width")), scaled(attribute("height")))
    );
    assert_eq!(image, png(&drawing, 150).unwrap());
}

#[cfg(not(feature = "png"))]
#[test]
fn without_the_feature_there_is_no_png() {
    use sixfold::picture::{PngError, png};

    assert_eq!(png("", 100), Err(PngError::NotBuilt));
}

#[cfg(feature = "png")]
#[test]
fn a_png_that_cannot_be_made_is_an_error() {
    let (position, _) = flex();
    let drawing = svg(&Picture::new(&position), &SvgOptions::default());
    for wrong in [
        png("no picture", 100),
        png(&drawing, 0),
        png(&drawing, u32::MAX),
    ] {
        assert!(wrong.is_err());
    }
}

/// The text without its colours.
#[cfg(feature = "cli")]
fn stripped(text: &str) -> String {
    anstream::adapter::strip_str(text).to_string()
}

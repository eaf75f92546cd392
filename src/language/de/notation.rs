use std::{fmt, slice};

use super::game::{strong_background, the_face_accusative};
use super::{German, count, form, of_tiles, or_list, tiles, times};
use crate::game::{
    Background, Cell, Colour, Direction, LONGEST_LINE, LineError, MAX_COORDINATE, RACK_SIZE, Rules,
    Shape,
};
use crate::language::{Explanation, GameWords, NotationWords};
use crate::notation::{ErrorKind, Form, Key, Place, Replacement, Tiles};

const TILE: &str = "ein Stein wird als Kürzel geschrieben, etwa `Rc` (roter Kreis) oder bei Flex `Rcb` (auf schwarzem Hintergrund)";
const CELL: &str =
    "ein Feld besteht aus der Spalte in Buchstaben und der Zeile in Ziffern, etwa `g7`";

impl NotationWords for German {
    fn here(&self) -> &'static str {
        "hier"
    }

    fn explain(&self, kind: &ErrorKind, place: &Place<'_>) -> Explanation {
        match kind {
            ErrorKind::LookAlike(found, meant) => {
                let name = |meant: &str| match meant {
                    " " => "ein Leerzeichen".to_string(),
                    meant => format!("`{meant}`"),
                };
                let plain = |meant: String| match &meant[..] {
                    " " => "schreib ein gewöhnliches Leerzeichen".to_string(),
                    meant => format!("schreib ein gewöhnliches `{meant}`"),
                };
                Explanation::new(format!(
                    "{} ist kein ASCII-Zeichen; es sieht nur aus wie {}",
                    code(*found),
                    name(meant)
                ))
                .label("sieht nur so aus")
                .help_if(place.fit(meant).map(plain))
            }
            ErrorKind::Invisible(found) => {
                let found = code(*found);
                Explanation::new(format!("hier steht ein unsichtbares Zeichen ({found})"))
                    .label("nicht zu sehen")
                    .help("lösch es oder schreib die Zeile neu")
            }
            ErrorKind::NotAscii(found) => Explanation::new(format!(
                "`{found}` ({}) ist kein Zeichen der Notation",
                code(*found)
            ))
            .label("kein ASCII"),

            ErrorKind::NotAColour(letter) => {
                let colours = explained(
                    Colour::ALL.map(|colour| (colour.letter(), GameWords::colour(self, colour))),
                );
                Explanation::new(format!("{letter} ist keine Farbe; die Farben sind {colours}"))
                    .label("keine Farbe")
                    .help_if(place.small_background(*letter).map(small_background))
            }
            ErrorKind::SmallColour(letters) => Explanation::new(format!(
                "`{}` beginnt nicht mit einem Großbuchstaben",
                cut(letters)
            ))
            .label("ein Stein beginnt groß")
            .help(place.tiles_meant(letters).map_or(TILE.to_string(), write)),
            ErrorKind::NotAShape(letter) => Explanation::new(format!(
                "{letter} ist keine Form; die Formen sind {}",
                shapes()
            ))
            .label("keine Form"),
            ErrorKind::CapitalShape(letters) => Explanation::new(format!(
                "nur der erste Buchstabe eines Steins ist groß, anders als in `{}`",
                cut(letters)
            ))
            .label("die Form wird klein geschrieben")
            .help(place.tiles_meant(letters).map_or(TILE.to_string(), write)),
            ErrorKind::NoShape(colour) => {
                let (letter, name) = (colour.letter(), GameWords::colour(self, *colour));
                Explanation::new(format!("zu `{letter}` ({name}) fehlt die Form"))
                    .label("hier muss eine Form folgen")
                    .help(place.small_background(letter).map_or_else(
                        || format!("die Formen sind {}", shapes()),
                        small_background,
                    ))
            }
            ErrorKind::NotABackground(letter, _) => {
                let backgrounds = explained(Background::ALL.map(|background| {
                    (background.letter(), GameWords::background(self, background))
                }));
                Explanation::new(format!(
                    "{letter} ist kein Hintergrund; die Hintergründe sind {backgrounds}"
                ))
                .label("kein Hintergrund")
                .help_if(place.next_tile(*letter).map(next_tile))
            }
            ErrorKind::ExtraCharacter(letter, tile) => Explanation::new(format!(
                "{} ist nach dem Stein `{tile}` zu viel",
                shown(*letter)
            ))
            .label("zu viel")
            .help_if(place.next_tile(*letter).map(next_tile)),
            ErrorKind::NotATile(found) => {
                let help = match found {
                    ',' if place.is_in_rows() => {
                        "zwischen Steinen genügt ein Komma; ein leeres Feld wird mit Punkten geschrieben"
                    }
                    ',' if place.may_leave_out() => {
                        "lass es weg: zwischen Steinen genügt ein Komma"
                    }
                    ',' => "zwischen Steinen genügt ein Komma",
                    _ => TILE,
                };
                Explanation::new(format!("mit {} kann kein Stein beginnen", shown(*found)))
                    .label("hier muss ein Stein stehen")
                    .help(help)
            }
            ErrorKind::NoTile => Explanation::new("hier fehlt ein Stein")
                .label("hier muss ein Stein stehen")
                .help(TILE),
            ErrorKind::BackgroundMissing(tile, rules) => {
                let backgrounds = rules.backgrounds().iter().copied().map(Some);
                Explanation::new(format!(
                    "`{tile}` hat keinen Hintergrund, aber bei {rules} hat jeder Stein einen"
                ))
                .label("kein Hintergrund")
                .help_if(place.other_backgrounds(*tile, backgrounds).map(write_instead))
            }
            ErrorKind::BackgroundUnwanted(tile) => {
                let bare = place
                    .other_backgrounds(*tile, [None])
                    .map_or_else(String::new, |bare| format!("{}; ", write_instead(bare)));
                Explanation::new(format!(
                    "`{tile}` hat einen Hintergrund, aber bei classic hat kein Stein einen"
                ))
                .label("ein Hintergrund")
                .help(format!("{bare}Hintergründe gibt es bei flex und intro"))
            }
            ErrorKind::SplitInIntro(tile) => Explanation::new(format!(
                "`{tile}` hat einen geteilten Hintergrund; bei intro gibt es nur schwarze und weiße"
            ))
            .label("geteilt")
            .help("geteilte Hintergründe gibt es bei `flex`"),

            ErrorKind::NotACell(word) => Explanation::new(format!("`{word}` ist kein Feld"))
                .label("hier muss ein Feld stehen")
                .help(CELL),
            ErrorKind::NoCell => Explanation::new("hier fehlt ein Feld")
                .label("hier muss ein Feld stehen")
                .help(CELL),
            ErrorKind::CapitalCell(word, right) => Explanation::new(format!(
                "`{word}` ist kein Feld: Spalten schreibt man klein"
            ))
            .label("ein Großbuchstabe")
            .help_if(place.fit(right).map(write)),
            ErrorKind::RowFirst(word, right) => Explanation::new(format!(
                "`{word}` ist kein Feld: die Spalte steht vor der Zeile"
            ))
            .label("vertauscht")
            .help_if(place.fit(right).map(write)),
            ErrorKind::NoRow(word) => {
                Explanation::new(format!("`{word}` ist kein Feld: die Zeile fehlt"))
                    .label("hier muss eine Zeile folgen")
                    .help(CELL)
            }
            ErrorKind::NoColumn(word) => {
                Explanation::new(format!("`{word}` ist kein Feld: die Spalte fehlt"))
                    .label("keine Spalte")
                    .help(CELL)
            }
            ErrorKind::RowRange(row) => Explanation::new(format!(
                "eine Zeile {row} gibt es nicht; die Zeilen gehen von 1 bis 9999"
            ))
            .label("keine solche Zeile"),
            ErrorKind::ColumnRange(column) => Explanation::new(format!(
                "eine Spalte `{column}` gibt es nicht; die Spalten gehen von a bis zzz"
            ))
            .label("keine solche Spalte"),

            ErrorKind::NotANumber(Key::Scores, word) if word.is_empty() => {
                Explanation::new("hier fehlt ein Punktestand")
                    .label("eine Lücke")
                    .help("schreib für jeden Spieler einen Punktestand")
            }
            ErrorKind::NotANumber(key, word) => Explanation::new(format!(
                "`{word}` ist keine Zahl, wie `{}` sie verlangt",
                key.name()
            ))
            .label("keine Zahl")
            .help("schreib eine Zahl in Ziffern"),
            ErrorKind::LeadingZero(written, right) => Explanation::new(format!(
                "die Zahl `{written}` beginnt mit einer überflüssigen 0"
            ))
            .label("eine überflüssige 0")
            .help_if(place.fit(right).map(write)),
            ErrorKind::LargeNumber(key, digits) => Explanation::new(format!(
                "{digits} ist viel zu groß für `{}`",
                key.name()
            ))
            .label("viel zu groß"),

            ErrorKind::EmptyText => Explanation::new("hier steht keine Stellung")
                .label("hier steht nichts")
                .help(
                    "eine Stellung beginnt etwa so: `flex - PsbYswGcbRdbOcwBfb`, leerer Tisch und Bank",
                ),
            ErrorKind::BlankLine => Explanation::new(
                "diese Zeile ist leer; in einem Stapel ist jede Zeile eine Stellung",
            )
            .label("eine leere Zeile"),
            ErrorKind::CommentLine => Explanation::new(
                "diese Zeile ist ein Kommentar; in einem Stapel ist jede Zeile eine Stellung",
            )
            .label("ein Kommentar"),
            ErrorKind::SecondLine => {
                Explanation::new("nach der Zeile mit der Stellung folgt noch Text")
                    .label("eine Zeile zu viel")
                    .help(
                        "eine Datei enthält nur eine Stellung; für eine Stellung pro Zeile gibt es `analyse --batch`",
                    )
            }
            ErrorKind::UnknownRules(word) => {
                let names = Rules::ALL.map(Rules::name);
                Explanation::new(format!(
                    "Regeln namens `{word}` gibt es nicht; es gibt {}",
                    names.join(", ")
                ))
                .label("keine bekannten Regeln")
                .help_if(place.nearest(word, names).map(did_you_mean))
            }

            ErrorKind::NoBoard => Explanation::new("der Tisch fehlt")
                .label("hier muss der Tisch stehen")
                .help("eine Stellungszeile hat die Form REGELN TISCH BANK; der leere Tisch ist `-`"),
            ErrorKind::NoRack => Explanation::new("die Bank fehlt")
                .label("hier muss die Bank stehen")
                .help("eine Stellungszeile hat die Form REGELN TISCH BANK; die leere Bank ist `-`"),
            ErrorKind::ZeroCells => Explanation::new("die Zahl leerer Felder ist mindestens 1")
                .label("gar keine leeren Felder")
                .help_if(leave_out("lass die 0 weg", "", place)),
            ErrorKind::LargeGap(digits) => {
                Explanation::new(format!("{digits} leere Felder sind viel zu viele"))
                    .label("zu viele")
            }
            ErrorKind::EmptyRow => {
                let help = match (place.may_leave_out_slash(), place.fit("1").is_some()) {
                    (true, true) => {
                        "lass den `/` weg oder schreib `1` für eine Zeile leerer Felder"
                    }
                    (true, false) => "lass den `/` weg",
                    (false, true) => "schreib `1` für eine Zeile leerer Felder",
                    (false, false) => "eine Zeile leerer Felder ist `1`",
                };
                Explanation::new("diese Zeile des Tisches ist leer")
                    .label("nichts in dieser Zeile")
                    .help(help)
            }
            ErrorKind::DashAmongTiles(key) => {
                let why = match key {
                    Key::Board => "für leere Felder steht eine Zahl, und `/` trennt die Zeilen",
                    _ => "",
                };
                Explanation::new(match key {
                    Key::Board => "`-` steht für einen ganzen Tisch ohne Steine",
                    _ => "`-` steht für eine ganze Bank ohne Steine",
                })
                .label("ein Strich zwischen Steinen")
                .help_if(leave_out("lass den `-` weg", why, place))
            }
            ErrorKind::DotsInLine => Explanation::new(
                "in einer Stellungszeile stehen für leere Felder Zahlen, keine Punkte",
            )
            .label("Punkte")
            .help("eine Zahl steht für leere Felder: `1` für eines, `2` für zwei"),
            ErrorKind::NotInBoard(found) => {
                Explanation::new(format!("{} gehört nicht auf den Tisch", shown(*found)))
                    .label("kein Stein, kein leeres Feld")
                    .help("ein Tisch besteht aus Steinen, Zahlen für leere Felder und `/` zwischen Zeilen")
            }
            ErrorKind::NotInRack(found) => {
                Explanation::new(format!("{} gehört nicht auf die Bank", shown(*found)))
                    .label("kein Stein")
                    .help("auf einer Bank sind nur Steine, etwa `PsbYsw`, oder `-`")
            }
            ErrorKind::SpaceInBoard => Explanation::new("ein Leerzeichen zerteilt den Tisch")
                .label("ein Leerzeichen")
                .help_if(leave_out(
                    "lass das Leerzeichen weg",
                    "nur `/` trennt die Zeilen",
                    place,
                )),
            ErrorKind::TilesAfterRack(word) => Explanation::new(format!(
                "`{word}` steht hinter der Bank, die schon beim Leerzeichen endet"
            ))
            .label("Steine hinter der Bank")
            .help("schreib die Bank ohne Leerzeichen, ebenso den Tisch"),
            ErrorKind::CommentInLine => Explanation::new(
                "eine Stellungszeile kann keinen Kommentar haben",
            )
            .label("ein Kommentar")
            .help("in einer Datei kann der Kommentar in der Zeile darüber stehen"),
            ErrorKind::NotAPair(word) => {
                Explanation::new(format!("`{word}` hat nicht die Form Schlüssel=Wert"))
                    .label("nicht Schlüssel=Wert")
                    .help(format!("hinter der Bank darf stehen: {}", keys(Form::Line)))
            }
            ErrorKind::ColonInLine(right) => Explanation::new(
                "in einer Stellungszeile verbindet `=` Schlüssel und Wert",
            )
            .label("ein Doppelpunkt")
            .help_if(place.fit(right).map(write)),

            ErrorKind::UnknownKey(word, form) => {
                let message = match (&word[..], form) {
                    ("", _) => "der Schlüssel fehlt".to_string(),
                    (word, Form::Line) => {
                        format!("eine Stellungszeile hat keinen Schlüssel `{word}`")
                    }
                    (word, Form::Sheet) => {
                        format!("ein Stellungsblatt hat keinen Schlüssel `{word}`")
                    }
                };
                let names = Key::of(*form).map(Key::name);
                let help = match (Key::from_name(word), place.nearest(word, names)) {
                    (Some(key), _) => format!(
                        "in einer Stellungszeile steht `{}` ohne Schlüssel an seinem Platz: REGELN TISCH BANK [Schlüssel=Wert …]",
                        key.name()
                    ),
                    (None, Some(meant)) => did_you_mean(meant),
                    (None, None) => format!("die Schlüssel sind {}", keys(*form)),
                };
                Explanation::new(message).label("kein Schlüssel").help(help)
            }
            ErrorKind::KeyTwice(key) => {
                Explanation::new(format!("`{}` steht hier zum zweiten Mal", key.name()))
                    .label("kommt schon vor")
                    .help("jeder Schlüssel kommt nur einmal vor; lösch einen der beiden")
            }
            ErrorKind::NoValue(key, form) => {
                Explanation::new(format!("`{}` hat keinen Wert", key.name()))
                    .label("kein Wert")
                    .help_if(place.pair(*key, *form).map(write_for_example))
            }
            ErrorKind::ExtraWord(key, word) => {
                let help = match key {
                    Key::Rules | Key::Origin | Key::Players | Key::Bag => {
                        Some("jeder Schlüssel hat seine eigene Zeile".to_string())
                    }
                    Key::Board | Key::Rack | Key::Scores => None,
                };
                Explanation::new(format!(
                    "`{word}` ist ein Wort zu viel: bei `{}` steht nur eines",
                    key.name()
                ))
                .label("ein Wort zu viel")
                .help_if(help)
            }
            ErrorKind::ScoreSeparator(form, scores) => {
                Explanation::new(match form {
                    Form::Line => {
                        "in einer Stellungszeile verbindet `-` die Punktestände"
                    }
                    Form::Sheet => "in einem Stellungsblatt trennen Leerzeichen die Punktestände",
                })
                .label("falsches Trennzeichen")
                .help_if(place.fit(scores).map(write))
            }

            ErrorKind::MissingKey(key) => {
                let add = |line: String| match key {
                    Key::Board | Key::Rack => {
                        format!("ergänze die Zeile `{line}`, wenn dort keine Steine sind")
                    }
                    _ => format!("ergänze eine Zeile wie `{line}`"),
                };
                Explanation::new(format!("im Blatt fehlt `{}:`", key.name()))
                    .label("hier endet das Blatt")
                    .help_if(place.line_below(*key).map(add))
            }
            ErrorKind::NoColon(key, right) => Explanation::new(format!(
                "nach `{}` fehlt ein Doppelpunkt",
                key.name()
            ))
            .label("kein Doppelpunkt")
            .help_if(place.fit(right).map(write)),
            ErrorKind::NoKey => Explanation::new("diese Zeile des Blattes hat keinen Schlüssel")
                .label("kein Schlüssel")
                .help(format!(
                    "eine Zeile eines Blattes ist `Schlüssel: Wert`; die Schlüssel sind {}",
                    keys(Form::Sheet)
                )),
            ErrorKind::IndentedKey(key) => Explanation::new(format!(
                "der Schlüssel `{}` ist eingerückt; eingerückt stehen nur die Zeilen des Tisches",
                key.name()
            ))
            .label("eingerückt")
            .help("beginn die Zeile mit dem Schlüssel"),
            ErrorKind::StrayRow => Explanation::new(
                "diese Zeile ist eingerückt, steht aber unter keinem `board:`",
            )
            .label("eingerückt")
            .help("beginn die Zeile mit einem Schlüssel oder setz sie unter `board:`"),
            ErrorKind::RowNotIndented => {
                Explanation::new("diese Zeile des Tisches ist nicht eingerückt")
                    .label("nicht eingerückt")
                    .help("setz zwei Leerzeichen vor jede Zeile unter `board:`")
            }
            ErrorKind::BlankRow => {
                Explanation::new("zwischen den Zeilen des Tisches steht eine leere")
                    .label("eine leere Zeile")
                    .help("lösch sie oder füll sie mit Punkten, wenn alle Felder leer sind")
            }
            ErrorKind::NoRows => {
                let empty = place.fit("board: -");
                Explanation::new("der Tisch hat keine Zeilen")
                    .label("keine Zeile folgt")
                    .help_if(empty.map(|empty| format!("{} für den leeren Tisch", write(empty))))
            }
            ErrorKind::RowOnKeyLine => Explanation::new(
                "die Zeilen des Tisches beginnen erst in der Zeile unter `board:`",
            )
            .label("in der Zeile des Schlüssels")
            .help("schreib jede Zeile für sich darunter, eingerückt"),
            ErrorKind::RowsBelowDash => Explanation::new(
                "`board: -` ist der leere Tisch, aber es folgt eine Zeile",
            )
            .label("eine Zeile")
            .help("lass den `-` weg oder die Zeilen"),
            ErrorKind::GluedDots(word) => {
                let help = match &place.empty_cells(word, None)[..] {
                    [] => "setz Leerzeichen zwischen die Felder; ein leeres Feld ist so lang wie ein Stein oder ein einziger Punkt"
                        .to_string(),
                    [one] => empty_cells(slice::from_ref(one)),
                    several => format!("die Punkte sind mehrdeutig: {}", empty_cells(several)),
                };
                Explanation::new(format!(
                    "in `{}` sind mehrere Felder zusammengeschrieben",
                    cut(word)
                ))
                .label("kein Leerzeichen dazwischen")
                .help(help)
            }
            ErrorKind::DotRun { dots, tile } => {
                let ways = place.empty_cells(&".".repeat(*dots), Some(*tile));
                let cell = ".".repeat(*tile);
                Explanation::new(format!(
                    "{} in Folge {} mehrdeutig: auf einem Tisch ist jedes leere Feld `{cell}` oder jedes `.`",
                    count(*dots, "Punkt", "Punkte"),
                    form(*dots, "ist", "sind")
                ))
                .label("ein leeres Feld oder mehrere?")
                .help_if((!ways.is_empty()).then(|| empty_cells(&ways)))
            }
            ErrorKind::DashRow => Explanation::new("`-` ist keine Zeile des Tisches")
                .label("ein Strich zwischen Steinen")
                .help("der leere Tisch ist `board: -`, und ein leeres Feld wird mit Punkten geschrieben"),
            ErrorKind::LineInSheet(found) => Explanation::new(format!(
                "{} gehört nicht auf den Tisch eines Blattes",
                shown(*found)
            ))
            .label("kein Stein, kein leeres Feld")
            .help("in einem Blatt stehen Punkte für ein leeres Feld, und jede Zeile steht für sich"),

            ErrorKind::EmptyTurn => {
                let help = match place.example_play() {
                    Some(play) => {
                        format!("schreib einen Zug wie `{play}`, `swap` mit Steinen oder `pass`")
                    }
                    None => {
                        "ein Zug besteht aus STEIN@FELD für jeden Stein, `swap` mit Steinen oder `pass`"
                            .to_string()
                    }
                };
                Explanation::new("hier steht kein Zug")
                    .label("hier steht nichts")
                    .help(help)
            }
            ErrorKind::NoAt(word) => {
                let help = match (place.placement(word), place.example_play()) {
                    (Some(right), _) => write(right),
                    (None, Some(play)) => {
                        format!("angelegt wird mit STEIN@FELD, etwa `{play}`")
                    }
                    (None, None) => "angelegt wird mit STEIN@FELD".to_string(),
                };
                Explanation::new(format!("in `{word}` fehlt das `@` zwischen Stein und Feld"))
                    .label("kein `@`")
                    .help(help)
            }
            ErrorKind::CellFirst(right) => {
                Explanation::new("beim Anlegen steht der Stein vor dem Feld")
                    .label("vertauscht")
                    .help_if(place.fit(right).map(write))
            }
            ErrorKind::PlacementSeparator(',') => {
                Explanation::new("vor diesem Komma fehlt ein Stein mit seinem Feld")
                    .label("ein Komma zu viel")
                    .help_if(leave_out("lass es weg", "", place))
            }
            ErrorKind::PlacementSeparator(found) => {
                let space = place.fit(" ");
                Explanation::new(format!(
                    "angelegte Steine trennt ein Leerzeichen, nicht {}",
                    shown(*found)
                ))
                .label("kein Leerzeichen")
                .help_if(space.map(|_| "schreib stattdessen ein Leerzeichen".to_string()))
            }
            ErrorKind::SwapWithoutTiles(word) => {
                let example = |swap: String| {
                    format!("schreib dahinter, welche Steine in den Beutel gehen, etwa `{swap}`")
                };
                Explanation::new(format!("bei `{word}` fehlen die Steine"))
                    .label("welche Steine?")
                    .help_if(place.example_swap(word).map(example))
            }
            ErrorKind::WordsAfterPass => Explanation::new("nach `pass` folgt nichts mehr")
                .label("zu viel")
                .help("lass es weg: `pass` steht allein"),
            ErrorKind::TurnWord(word, right) => {
                Explanation::new(format!("`{word}` wird klein geschrieben"))
                    .label("Großbuchstaben")
                    .help_if(place.fit(*right).map(write))
            }

            ErrorKind::TooManyCopies {
                tile,
                found,
                copies,
                rules,
            } => Explanation::new(format!(
                "`{tile}` kommt hier {} vor; bei {rules} gibt es den Stein nur {}",
                times(*found),
                times(*copies)
            ))
            .label("zu oft"),
            ErrorKind::LargeRack(held) => Explanation::new(format!(
                "auf der Bank sind {held} Steine; Platz ist für {RACK_SIZE}"
            ))
            .label("zu viele Steine")
            .help(format!("nimm {} weg", tiles(held - RACK_SIZE))),
            ErrorKind::NearEdge { origin, written } => Explanation::new(
                "der Tisch braucht links sechs freie Spalten und oben sechs freie Zeilen",
            )
            .label("zu nah am Rand")
            .help_if(place.origin(written, *origin).map(write_instead)),
            ErrorKind::BeyondEdge => Explanation::new(format!(
                "der Tisch reicht über Spalte {} oder Zeile {MAX_COORDINATE} hinaus",
                last_column()
            ))
            .label("jenseits des Randes"),
            ErrorKind::Apart(tiles) => Explanation::new(match tiles {
                1 => "dieser Stein berührt die anderen nicht".to_string(),
                tiles => format!("diese {tiles} Steine berühren die anderen nicht"),
            })
            .label("liegt abseits")
            .help("auf einem Tisch hängen alle Steine Kante an Kante zusammen; prüf die leeren Felder"),
            ErrorKind::Line {
                direction,
                tiles,
                error,
            } => {
                let line = Tiles(tiles);
                let (message, label) = match error {
                    LineError::Mixed => (
                        format!(
                            "die Reihe {line} hat weder eine gemeinsame Farbe noch eine gemeinsame Form"
                        ),
                        "keine gültige Reihe",
                    ),
                    LineError::FaceTwice(face) => (
                        format!("die Reihe {line} enthält {} zweimal", the_face_accusative(*face)),
                        "zweimal in einer Reihe",
                    ),
                    LineError::TooLong => (
                        format!(
                            "die Reihe {line} hat {} Steine; keine hat mehr als {LONGEST_LINE}",
                            tiles.len()
                        ),
                        "zu lang",
                    ),
                };
                Explanation::new(message).label(label).help(match direction {
                    Direction::Vertical => {
                        "Steine, die sich in einer Spalte berühren, bilden eine Reihe; prüf die leeren Felder davor"
                    }
                    Direction::Horizontal | Direction::DiagonalDown | Direction::DiagonalUp => {
                        "Steine, die sich in einer Zeile berühren, bilden eine Reihe; prüf die leeren Felder dazwischen"
                    }
                })
            }
            ErrorKind::LongDiagonal(background, tiles) => Explanation::new(format!(
                "eine diagonale Reihe mit {} Hintergrund besteht aus {}; mehr als {LONGEST_LINE} sind nicht erlaubt",
                strong_background(*background),
                of_tiles(*tiles)
            ))
            .label("zu lang"),
            ErrorKind::Players(players) => Explanation::new(match players {
                0 => "ohne Spieler gibt es kein Spiel; gespielt wird zu zweit, zu dritt oder zu viert".to_string(),
                1 => "allein kann man nicht spielen, nur zu zweit, zu dritt oder zu viert".to_string(),
                players => {
                    format!("{players} Spieler sind zu viele; gespielt wird zu zweit, zu dritt oder zu viert")
                }
            })
            .label("2, 3 oder 4"),
            ErrorKind::LargeBag { bag, unseen } => Explanation::new(format!(
                "{bag} Steine können nicht im Beutel sein; nur {unseen} sind weder auf dem Tisch noch auf der Bank"
            ))
            .label("mehr, als es gibt")
            .help(format!(
                "schreib eine Zahl von 0 bis {unseen} oder lass den Schlüssel weg"
            )),
            ErrorKind::ScoreCount {
                scores,
                players,
                written,
                form: written_form,
            } => {
                let help = match (scores, written) {
                    (2..=4, Some(written)) => place
                        .players(written, *scores)
                        .map(|other| format!("für {scores} Spieler: {}", write_instead(other))),
                    (2..=4, None) => place
                        .added_players(*scores, *written_form)
                        .map(|added| format!("für {scores} Spieler: ergänze `{added}`")),
                    _ => Some(format!(
                        "schreib {players} Punktestände; wer am Zug ist, steht vorn"
                    )),
                };
                Explanation::new(format!(
                    "hier {} {} für {players} Spieler",
                    form(*scores, "steht", "stehen"),
                    count(*scores, "Punktestand", "Punktestände")
                ))
                .label("nicht einer für jeden Spieler")
                .help_if(help)
            }
        }
    }
}

pub(super) fn write(text: impl fmt::Display) -> String {
    format!("schreib `{text}`")
}

pub(super) fn write_for_example(text: impl fmt::Display) -> String {
    format!("schreib zum Beispiel `{text}`")
}

pub(super) fn did_you_mean(text: impl fmt::Display) -> String {
    format!("meintest du `{text}`?")
}

/// ``schreib `…` oder `…` statt `…` ``
pub(super) fn write_instead(replacement: Replacement<'_>) -> String {
    let texts: Vec<String> = replacement
        .texts
        .iter()
        .map(|text| format!("`{text}`"))
        .collect();
    let instead = replacement
        .instead_of
        .map_or_else(String::new, |old| format!(" statt `{old}`"));
    format!("schreib {}{instead}", or_list(&texts))
}

/// "lass … weg", if that would do, and why, if there is more to say.
fn leave_out(what: &str, why: &str, place: &Place<'_>) -> Option<String> {
    match (place.may_leave_out(), why) {
        (true, "") => Some(what.to_string()),
        (true, why) => Some(format!("{what}: {why}")),
        (false, "") => None,
        (false, why) => Some(why.to_string()),
    }
}

/// ``schreib `…` für 1 leeres Feld oder `… …` für 2 leere Felder``
fn empty_cells(ways: &[(usize, String)]) -> String {
    let ways: Vec<String> = ways
        .iter()
        .map(|(cells, text)| {
            let cells = count(*cells, "leeres Feld", "leere Felder");
            format!("`{text}` für {cells}")
        })
        .collect();
    format!("schreib {}", or_list(&ways))
}

fn small_background(background: Background) -> String {
    let (letter, name) = (background.letter(), German.background(background));
    format!("ein Hintergrund ist ein Kleinbuchstabe: schreib `{letter}` für {name}")
}

fn next_tile(colour: Colour) -> String {
    let (letter, name) = (colour.letter(), German.colour(colour));
    format!("wenn hier der nächste Stein beginnt, schreib `{letter}` für {name}")
}

fn keys(form: Form) -> String {
    let names: Vec<&str> = Key::of(form).map(Key::name).collect();
    names.join(", ")
}

/// The beginning of a text that may be long.
fn cut(text: &str) -> String {
    match text.char_indices().nth(18) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_string(),
    }
}

fn shapes() -> String {
    explained(Shape::ALL.map(|shape| (shape.letter(), German.shape(shape))))
}

/// `R rot, O orange, …`
fn explained<const N: usize>(letters: [(char, &str); N]) -> String {
    letters
        .map(|(letter, name)| format!("{letter} {name}"))
        .join(", ")
}

/// The last column that a position may reach, with its number: few know that `sr` is the 512th.
fn last_column() -> String {
    let cell = Cell::new(MAX_COORDINATE, 1).to_string();
    format!("{MAX_COORDINATE} ({})", cell.trim_end_matches('1'))
}

/// A character in quotes; by its code where it cannot be seen.
pub(super) fn shown(found: char) -> String {
    if found.is_ascii_graphic() {
        format!("`{found}`")
    } else {
        code(found)
    }
}

fn code(found: char) -> String {
    format!("U+{:04X}", u32::from(found))
}

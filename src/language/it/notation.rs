use std::{fmt, slice};

use super::{Italian, count, or_list, tiles};
use crate::game::{
    Background, Cell, Colour, Direction, LONGEST_LINE, LineError, MAX_COORDINATE, RACK_SIZE, Rules,
    Shape,
};
use crate::language::{Explanation, GameWords, NotationWords};
use crate::notation::{ErrorKind, Form, Key, Place, Replacement, Tiles};

const TILE: &str = "una tessera si scrive con le iniziali inglesi, per esempio `Rc` (cerchio rosso) o, in Flex, `Rcb` (su sfondo nero)";
const CELL: &str =
    "una casella si scrive con la colonna in lettere e la riga in cifre, per esempio `g7`";

impl NotationWords for Italian {
    fn here(&self) -> &'static str {
        "qui"
    }

    fn explain(&self, kind: &ErrorKind, place: &Place<'_>) -> Explanation {
        match kind {
            ErrorKind::LookAlike(found, meant) => {
                let name = |meant: &str| match meant {
                    " " => "uno spazio".to_string(),
                    meant => format!("`{meant}`"),
                };
                let plain = |meant: String| match &meant[..] {
                    " " => "scrivi un normale spazio".to_string(),
                    meant => format!("scrivi un normale `{meant}`"),
                };
                Explanation::new(format!(
                    "{} non è un carattere ASCII, ma somiglia a {}",
                    code(*found),
                    name(meant)
                ))
                .label("un carattere simile")
                .help_if(place.fit(meant).map(plain))
            }
            ErrorKind::Invisible(found) => {
                let found = code(*found);
                Explanation::new(format!("qui c’è un carattere invisibile ({found})"))
                    .label("non si vede")
                    .help("cancellalo, o riscrivi la riga")
            }
            ErrorKind::NotAscii(found) => Explanation::new(format!(
                "`{found}` ({}) non è un carattere della notazione",
                code(*found)
            ))
            .label("non è ASCII"),

            ErrorKind::NotAColour(letter) => {
                let colours =
                    explained(Colour::ALL.map(|colour| (colour.letter(), self.colour(colour))));
                Explanation::new(format!(
                    "{letter} non è un colore; i colori sono {colours}"
                ))
                .label("non è un colore")
                .help_if(place.small_background(*letter).map(small_background))
            }
            ErrorKind::SmallColour(letters) => Explanation::new(format!(
                "`{}` non comincia con una maiuscola",
                cut(letters)
            ))
            .label("ci vuole la maiuscola")
            .help(place.tiles_meant(letters).map_or(TILE.to_string(), write)),
            ErrorKind::NotAShape(letter) => Explanation::new(format!(
                "{letter} non è un simbolo; i simboli sono {}",
                shapes()
            ))
            .label("non è un simbolo"),
            ErrorKind::CapitalShape(letters) => Explanation::new(format!(
                "in una tessera è maiuscola solo la prima lettera, non come in `{}`",
                cut(letters)
            ))
            .label("il simbolo è minuscolo")
            .help(place.tiles_meant(letters).map_or(TILE.to_string(), write)),
            ErrorKind::NoShape(colour) => {
                let (letter, name) = (colour.letter(), self.colour(*colour));
                Explanation::new(format!("a `{letter}` ({name}) manca il simbolo"))
                    .label("deve seguire un simbolo")
                    .help(place.small_background(letter).map_or_else(
                        || format!("i simboli sono {}", shapes()),
                        small_background,
                    ))
            }
            ErrorKind::NotABackground(letter, _) => {
                let backgrounds = explained(
                    Background::ALL
                        .map(|background| (background.letter(), self.background(background))),
                );
                Explanation::new(format!(
                    "{letter} non è uno sfondo; gli sfondi sono {backgrounds}"
                ))
                .label("non è uno sfondo")
                .help_if(place.next_tile(*letter).map(next_tile))
            }
            ErrorKind::ExtraCharacter(letter, tile) => Explanation::new(format!(
                "{} è di troppo dopo la tessera `{tile}`",
                shown(*letter)
            ))
            .label("di troppo")
            .help_if(place.next_tile(*letter).map(next_tile)),
            ErrorKind::NotATile(found) => {
                let help = match found {
                    ',' if place.is_in_rows() => {
                        "tra due tessere basta una virgola; una casella vuota si scrive con i punti"
                    }
                    ',' if place.may_leave_out() => "toglila: tra due tessere basta una virgola",
                    ',' => "tra due tessere basta una virgola",
                    _ => TILE,
                };
                Explanation::new(format!("una tessera non comincia con {}", shown(*found)))
                    .label("qui va una tessera")
                    .help(help)
            }
            ErrorKind::NoTile => Explanation::new("manca una tessera")
                .label("qui va una tessera")
                .help(TILE),
            ErrorKind::BackgroundMissing(tile, rules) => {
                let backgrounds = rules.backgrounds().iter().copied().map(Some);
                Explanation::new(format!(
                    "a `{tile}` manca lo sfondo: in {rules} ogni tessera ne ha uno"
                ))
                .label("senza sfondo")
                .help_if(place.other_backgrounds(*tile, backgrounds).map(write_instead))
            }
            ErrorKind::BackgroundUnwanted(tile) => {
                let bare = place
                    .other_backgrounds(*tile, [None])
                    .map_or_else(String::new, |bare| format!("{}; ", write_instead(bare)));
                Explanation::new(format!(
                    "`{tile}` ha uno sfondo, ma in classic nessuna tessera ne ha"
                ))
                .label("uno sfondo")
                .help(format!("{bare}gli sfondi ci sono solo in flex e intro"))
            }
            ErrorKind::SplitInIntro(tile) => Explanation::new(format!(
                "`{tile}` è una tessera bicolore; in intro ci sono solo sfondi neri e bianchi"
            ))
            .label("bicolore")
            .help("per le tessere bicolore ci vogliono le regole `flex`"),

            ErrorKind::NotACell(word) => Explanation::new(format!("`{word}` non è una casella"))
                .label("qui va una casella")
                .help(CELL),
            ErrorKind::NoCell => Explanation::new("manca una casella")
                .label("qui va una casella")
                .help(CELL),
            ErrorKind::CapitalCell(word, right) => Explanation::new(format!(
                "`{word}` non è una casella: le colonne sono lettere minuscole"
            ))
            .label("una maiuscola")
            .help_if(place.fit(right).map(write)),
            ErrorKind::RowFirst(word, right) => Explanation::new(format!(
                "`{word}` non è una casella: la colonna va prima della riga"
            ))
            .label("in ordine inverso")
            .help_if(place.fit(right).map(write)),
            ErrorKind::NoRow(word) => {
                Explanation::new(format!("`{word}` non è una casella: manca la riga"))
                    .label("deve seguire una riga")
                    .help(CELL)
            }
            ErrorKind::NoColumn(word) => {
                Explanation::new(format!("`{word}` non è una casella: manca la colonna"))
                    .label("senza colonna")
                    .help(CELL)
            }
            ErrorKind::RowRange(row) => {
                Explanation::new(format!("la riga {row} non esiste; le righe vanno da 1 a 9999"))
                    .label("riga inesistente")
            }
            ErrorKind::ColumnRange(column) => Explanation::new(format!(
                "la colonna `{column}` non esiste; le colonne vanno da `a` a `zzz`"
            ))
            .label("colonna inesistente"),

            ErrorKind::NotANumber(Key::Scores, word) if word.is_empty() => {
                Explanation::new("manca un punteggio")
                    .label("qui va un punteggio")
                    .help("scrivi un punteggio per ogni giocatore")
            }
            ErrorKind::NotANumber(key, word) => Explanation::new(format!(
                "`{}` richiede un numero, e `{word}` non lo è",
                key.name()
            ))
            .label("non è un numero")
            .help("scrivi un numero in cifre"),
            ErrorKind::LeadingZero(written, right) => Explanation::new(format!(
                "il numero `{written}` comincia con uno 0 superfluo"
            ))
            .label("uno 0 superfluo")
            .help_if(place.fit(right).map(write)),
            ErrorKind::LargeNumber(key, digits) => Explanation::new(format!(
                "{digits} è un numero troppo grande per `{}`",
                key.name()
            ))
            .label("troppo grande"),

            ErrorKind::EmptyText => Explanation::new("qui non c’è nessuna posizione")
                .label("qui non c’è nulla")
                .help("una posizione si scrive per esempio `flex - PsbYswGcbRdbOcwBfb`: le regole, il tavolo vuoto e una mano"),
            ErrorKind::BlankLine => Explanation::new(
                "questa riga è vuota; con --batch ogni riga è una posizione",
            )
            .label("una riga vuota"),
            ErrorKind::CommentLine => Explanation::new(
                "questa riga è un commento; con --batch ogni riga è una posizione",
            )
            .label("un commento"),
            ErrorKind::SecondLine => {
                Explanation::new("dopo la riga della posizione c’è altro testo")
                    .label("una riga di troppo")
                    .help("un file contiene una sola posizione; per averne una per riga c’è `analyse --batch`")
            }
            ErrorKind::UnknownRules(word) => {
                let names = Rules::ALL.map(Rules::name);
                Explanation::new(format!(
                    "non esistono regole `{word}`; le regole sono {}",
                    names.join(", ")
                ))
                .label("regole sconosciute")
                .help_if(place.nearest(word, names).map(did_you_mean))
            }

            ErrorKind::NoBoard => Explanation::new("manca il tavolo")
                .label("qui va il tavolo")
                .help("la riga di una posizione è RULES BOARD RACK: regole, tavolo e mano; il tavolo vuoto è `-`"),
            ErrorKind::NoRack => Explanation::new("manca la mano")
                .label("qui va la mano")
                .help("la riga di una posizione è RULES BOARD RACK: regole, tavolo e mano; la mano vuota è `-`"),
            ErrorKind::ZeroCells => {
                Explanation::new("il numero di caselle vuote deve essere almeno 1")
                    .label("nessuna casella vuota")
                    .help_if(leave_out("togli lo 0", "", place))
            }
            ErrorKind::LargeGap(digits) => {
                Explanation::new(format!("{digits} caselle vuote sono troppe"))
                    .label("troppe")
            }
            ErrorKind::EmptyRow => {
                let help = match (place.may_leave_out_slash(), place.fit("1").is_some()) {
                    (true, true) => {
                        "togli la `/`, o scrivi `1` per una riga di caselle vuote"
                    }
                    (true, false) => "togli la `/`",
                    (false, true) => "scrivi `1` per una riga di caselle vuote",
                    (false, false) => "una riga di caselle vuote si scrive `1`",
                };
                Explanation::new("questa riga del tavolo è vuota")
                    .label("riga vuota")
                    .help(help)
            }
            ErrorKind::DashAmongTiles(key) => {
                let (whole, why) = match key {
                    Key::Board => (
                        "un tavolo senza tessere".to_string(),
                        "le caselle vuote si scrivono con un numero, e `/` separa le righe",
                    ),
                    Key::Rack => ("una mano senza tessere".to_string(), ""),
                    Key::Rules | Key::Origin | Key::Players | Key::Bag | Key::Scores => {
                        (format!("`{}` senza tessere", key.name()), "")
                    }
                };
                Explanation::new(format!("`-` da solo indica {whole}"))
                    .label("un trattino tra le tessere")
                    .help_if(leave_out("togli il `-`", why, place))
            }
            ErrorKind::DotsInLine => Explanation::new(
                "nella riga di una posizione le caselle vuote si scrivono con un numero, non con i punti",
            )
            .label("punti")
            .help("un numero sta per altrettante caselle vuote: `1` per una, `2` per due"),
            ErrorKind::NotInBoard(found) => {
                Explanation::new(format!("{} non può stare nel tavolo", shown(*found)))
                    .label("né tessera né casella vuota")
                    .help("un tavolo è fatto di tessere, numeri di caselle vuote e `/` tra le righe")
            }
            ErrorKind::NotInRack(found) => {
                Explanation::new(format!("{} non può stare nella mano", shown(*found)))
                    .label("non è una tessera")
                    .help("una mano contiene solo tessere, per esempio `PsbYsw`, oppure è `-`")
            }
            ErrorKind::SpaceInBoard => Explanation::new("uno spazio spezza il tavolo")
                .label("uno spazio")
                .help_if(leave_out("togli lo spazio", "le righe sono separate solo da `/`", place)),
            ErrorKind::TilesAfterRack(word) => Explanation::new(format!(
                "`{word}` viene dopo la mano, che finisce allo spazio"
            ))
            .label("tessere dopo la mano")
            .help("scrivi la mano senza spazi, e anche il tavolo"),
            ErrorKind::CommentInLine => {
                Explanation::new("la riga di una posizione non ammette commenti")
                    .label("un commento")
                    .help("in un file, metti il commento nella riga sopra")
            }
            ErrorKind::NotAPair(word) => {
                Explanation::new(format!("`{word}` non ha la forma chiave=valore"))
                    .label("non è chiave=valore")
                    .help(format!(
                        "dopo la mano possono venire le chiavi {}",
                        keys(Form::Line)
                    ))
            }
            ErrorKind::ColonInLine(right) => Explanation::new(
                "nella riga di una posizione chiave e valore sono uniti da `=`",
            )
            .label("due punti")
            .help_if(place.fit(right).map(write)),

            ErrorKind::UnknownKey(word, form) => {
                let message = match (&word[..], form) {
                    ("", _) => "manca la chiave".to_string(),
                    (word, Form::Line) => {
                        format!("nella riga di una posizione non esiste la chiave `{word}`")
                    }
                    (word, Form::Sheet) => {
                        format!("nella scheda di una posizione non esiste la chiave `{word}`")
                    }
                };
                let names = Key::of(*form).map(Key::name);
                let help = match (Key::from_name(word), place.nearest(word, names)) {
                    (Some(key), _) => format!(
                        "nella riga di una posizione `{}` si scrive senza chiave; la riga è RULES BOARD RACK [key=value …]",
                        key.name()
                    ),
                    (None, Some(meant)) => did_you_mean(meant),
                    (None, None) => format!("le chiavi sono {}", keys(*form)),
                };
                Explanation::new(message).label("non è una chiave").help(help)
            }
            ErrorKind::KeyTwice(key) => {
                Explanation::new(format!("`{}` compare qui per la seconda volta", key.name()))
                    .label("c’è già")
                    .help("una chiave compare una volta sola; cancella una delle due")
            }
            ErrorKind::NoValue(key, form) => {
                Explanation::new(format!("`{}` non ha nessun valore", key.name()))
                    .label("senza valore")
                    .help_if(place.pair(*key, *form).map(write_for_example))
            }
            ErrorKind::ExtraWord(key, word) => {
                let help = match key {
                    Key::Rules | Key::Origin | Key::Players | Key::Bag => {
                        Some("ogni chiave sta su una riga a sé".to_string())
                    }
                    Key::Board | Key::Rack | Key::Scores => None,
                };
                Explanation::new(format!(
                    "`{word}` è una parola di troppo: `{}` ne vuole una sola",
                    key.name()
                ))
                .label("una parola di troppo")
                .help_if(help)
            }
            ErrorKind::ScoreSeparator(form, scores) => {
                Explanation::new(match form {
                    Form::Line => "nella riga di una posizione i punteggi sono uniti da `-`",
                    Form::Sheet => "nella scheda di una posizione i punteggi sono separati da spazi",
                })
                .label("uniti in un altro modo")
                .help_if(place.fit(scores).map(write))
            }

            ErrorKind::MissingKey(key) => {
                let add = |line: String| match key {
                    Key::Board | Key::Rack => {
                        format!("aggiungi la riga `{line}` se non ci sono tessere")
                    }
                    _ => format!("aggiungi una riga come `{line}`"),
                };
                Explanation::new(format!("nella scheda manca `{}:`", key.name()))
                    .label("qui finisce la scheda")
                    .help_if(place.line_below(*key).map(add))
            }
            ErrorKind::NoColon(key, right) => {
                Explanation::new(format!("mancano i due punti dopo `{}`", key.name()))
                    .label("senza due punti")
                    .help_if(place.fit(right).map(write))
            }
            ErrorKind::NoKey => Explanation::new("questa riga della scheda non ha una chiave")
                .label("senza chiave")
                .help(format!(
                    "la riga di una scheda è `chiave: valore`; le chiavi sono {}",
                    keys(Form::Sheet)
                )),
            ErrorKind::IndentedKey(key) => Explanation::new(format!(
                "la chiave `{}` è rientrata; possono esserlo solo le righe del tavolo",
                key.name()
            ))
            .label("rientrata")
            .help("comincia la riga con la chiave"),
            ErrorKind::StrayRow => {
                Explanation::new("questa riga è rientrata, ma non sta sotto nessun `board:`")
                    .label("rientrata")
                    .help("comincia la riga con una chiave, o mettila sotto `board:`")
            }
            ErrorKind::RowNotIndented => {
                Explanation::new("questa riga del tavolo non è rientrata")
                    .label("non rientrata")
                    .help("metti due spazi prima di ogni riga sotto `board:`")
            }
            ErrorKind::BlankRow => Explanation::new("tra le righe del tavolo c’è una riga vuota")
                .label("una riga vuota")
                .help("cancellala, o riempila di punti per una riga di caselle vuote"),
            ErrorKind::NoRows => {
                let empty = place.fit("board: -");
                Explanation::new("il tavolo non ha righe")
                    .label("non segue nessuna riga")
                    .help_if(empty.map(|empty| format!("{} per il tavolo vuoto", write(empty))))
            }
            ErrorKind::RowOnKeyLine => {
                Explanation::new("le righe del tavolo cominciano sotto `board:`")
                    .label("sulla riga della chiave")
                    .help("scrivile lì sotto, rientrate, una per riga")
            }
            ErrorKind::RowsBelowDash => {
                Explanation::new("`board: -` è il tavolo vuoto, ma sotto c’è una riga")
                    .label("una riga del tavolo")
                    .help("togli il `-`, o le righe")
            }
            ErrorKind::GluedDots(word) => {
                let help = match &place.empty_cells(word, None)[..] {
                    [] => "separa le caselle con spazi; una casella vuota è lunga come una tessera, o è un solo punto"
                        .to_string(),
                    [one] => empty_cells(slice::from_ref(one)),
                    several => format!("i punti non sono chiari: {}", empty_cells(several)),
                };
                Explanation::new(format!("in `{}` più caselle sono attaccate", cut(word)))
                    .label("manca lo spazio")
                    .help(help)
            }
            ErrorKind::DotRun { dots, tile } => {
                let ways = place.empty_cells(&".".repeat(*dots), Some(*tile));
                let (dots, cell) = (count(*dots, "punto", "punti"), ".".repeat(*tile));
                Explanation::new(format!(
                    "una serie di {dots} non è chiara: nello stesso tavolo le caselle vuote si scrivono o tutte `{cell}` o tutte `.`"
                ))
                .label("una casella o più?")
                .help_if((!ways.is_empty()).then(|| empty_cells(&ways)))
            }
            ErrorKind::DashRow => Explanation::new("`-` non è una riga del tavolo")
                .label("un trattino tra le tessere")
                .help("il tavolo vuoto è `board: -`, e una casella vuota si scrive con i punti"),
            ErrorKind::LineInSheet(found) => Explanation::new(format!(
                "{} non può stare nel tavolo di una scheda",
                shown(*found)
            ))
            .label("né tessera né casella vuota")
            .help("in una scheda le caselle vuote si scrivono con i punti, e ogni riga del tavolo sta su una riga a sé"),

            ErrorKind::EmptyTurn => {
                let help = match place.example_play() {
                    Some(play) => format!(
                        "scrivi una mossa come `{play}`, `swap` con le tessere, oppure `pass`"
                    ),
                    None => "una mossa è una serie di TESSERA@CASELLA, `swap` con le tessere, oppure `pass`"
                        .to_string(),
                };
                Explanation::new("qui non c’è nessuna mossa")
                    .label("qui non c’è nulla")
                    .help(help)
            }
            ErrorKind::NoAt(word) => {
                let help = match (place.placement(word), place.example_play()) {
                    (Some(right), _) => write(right),
                    (None, Some(play)) => {
                        format!("si scrive TESSERA@CASELLA, per esempio `{play}`")
                    }
                    (None, None) => "si scrive TESSERA@CASELLA".to_string(),
                };
                Explanation::new(format!("in `{word}` manca `@` tra tessera e casella"))
                    .label("manca `@`")
                    .help(help)
            }
            ErrorKind::CellFirst(right) => {
                Explanation::new("in una mossa la tessera va prima della casella")
                    .label("in ordine inverso")
                    .help_if(place.fit(right).map(write))
            }
            ErrorKind::PlacementSeparator(',') => {
                Explanation::new("prima di questa virgola manca una tessera con la sua casella")
                    .label("una virgola di troppo")
                    .help_if(leave_out("toglila", "", place))
            }
            ErrorKind::PlacementSeparator(found) => {
                let space = place.fit(" ");
                Explanation::new(format!(
                    "le tessere di una mossa sono separate da spazi, non da {}",
                    shown(*found)
                ))
                .label("non è uno spazio")
                .help_if(space.map(|_| "scrivi invece uno spazio".to_string()))
            }
            ErrorKind::SwapWithoutTiles(word) => {
                let example = |swap: String| {
                    format!("scrivi le tessere da rimettere nel sacchetto, per esempio `{swap}`")
                };
                Explanation::new(format!("dopo `{word}` mancano le tessere"))
                    .label("quali tessere?")
                    .help_if(place.example_swap(word).map(example))
            }
            ErrorKind::WordsAfterPass => Explanation::new("dopo `pass` non va scritto nulla")
                .label("di troppo")
                .help("togli il resto: `pass` sta da solo"),
            ErrorKind::TurnWord(word, right) => {
                Explanation::new(format!("`{word}` va scritto in minuscolo"))
                    .label("maiuscole")
                    .help_if(place.fit(*right).map(write))
            }

            ErrorKind::TooManyCopies {
                tile,
                found,
                copies,
                rules,
            } => {
                let copies = match copies {
                    1 => "ce n’è una sola".to_string(),
                    copies => format!("ce ne sono {copies}"),
                };
                Explanation::new(format!(
                    "`{tile}` qui compare {found} volte; in {rules} {copies}"
                ))
                .label("troppe copie")
            }
            ErrorKind::LargeRack(held) => Explanation::new(format!(
                "la mano ha {held} tessere, ma può averne al massimo {RACK_SIZE}"
            ))
            .label("troppe tessere")
            .help(format!("togli {}", tiles(held - RACK_SIZE))),
            ErrorKind::NearEdge { origin, written } => Explanation::new(
                "il tavolo deve avere sei colonne libere a sinistra e sei righe libere in alto",
            )
            .label("troppo vicino al bordo")
            .help_if(place.origin(written, *origin).map(write_instead)),
            ErrorKind::BeyondEdge => Explanation::new(format!(
                "il tavolo va oltre la colonna {} o la riga {MAX_COORDINATE}",
                last_column()
            ))
            .label("oltre il bordo"),
            ErrorKind::Apart(tiles) => Explanation::new(match tiles {
                1 => "questa tessera non tocca le altre".to_string(),
                tiles => format!("queste {tiles} tessere non toccano le altre"),
            })
            .label(if *tiles == 1 {
                "staccata dalle altre"
            } else {
                "staccate dalle altre"
            })
            .help("le tessere sul tavolo devono essere tutte collegate, lato contro lato; controlla le caselle vuote"),
            ErrorKind::Line {
                direction,
                tiles,
                error,
            } => {
                let line = Tiles(tiles);
                let (message, label) = match error {
                    LineError::Mixed => (
                        format!(
                            "la sequenza {line} non ha né un unico colore né un unico simbolo"
                        ),
                        "non è una sequenza",
                    ),
                    LineError::FaceTwice(face) => (
                        format!(
                            "la sequenza {line} contiene due volte {}",
                            super::game::the_face(*face)
                        ),
                        "due tessere uguali",
                    ),
                    LineError::TooLong => (
                        format!(
                            "la sequenza {line} ha {} tessere: nessuna può averne più di {LONGEST_LINE}",
                            tiles.len()
                        ),
                        "troppo lunga",
                    ),
                };
                Explanation::new(message).label(label).help(match direction {
                    Direction::Vertical => {
                        "le tessere che si toccano in una colonna formano una sequenza; controlla le caselle vuote che le precedono"
                    }
                    Direction::Horizontal | Direction::DiagonalDown | Direction::DiagonalUp => {
                        "le tessere che si toccano in una riga formano una sequenza; controlla le caselle vuote che le separano"
                    }
                })
            }
            ErrorKind::LongDiagonal(background, tiles) => Explanation::new(format!(
                "una sequenza diagonale di sfondi {} ha {tiles} tessere: nessuna può averne più di {LONGEST_LINE}",
                super::game::backgrounds(*background)
            ))
            .label("troppo lunga"),
            ErrorKind::Players(players) => Explanation::new(match players {
                1 => "non si gioca da soli, ma in 2, 3 o 4".to_string(),
                players => format!("non si gioca in {players}, ma in 2, 3 o 4"),
            })
            .label("2, 3 o 4"),
            ErrorKind::LargeBag { bag, unseen } => Explanation::new(format!(
                "nel sacchetto non possono esserci {bag} tessere: quelle che non sono né sul tavolo né nella mano sono {unseen}"
            ))
            .label("più di quante ce ne siano")
            .help(format!(
                "scrivi un numero da 0 a {unseen}, o togli la chiave"
            )),
            ErrorKind::ScoreCount {
                scores,
                players,
                written,
                form,
            } => {
                let help = match (scores, written) {
                    (2..=4, Some(written)) => place
                        .players(written, *scores)
                        .map(|other| format!("per {scores} giocatori {}", write_instead(other))),
                    (2..=4, None) => place
                        .added_players(*scores, *form)
                        .map(|added| format!("per {scores} giocatori aggiungi `{added}`")),
                    _ => Some(format!(
                        "scrivi {players} punteggi, cominciando da chi è di turno"
                    )),
                };
                Explanation::new(format!(
                    "{} per {players} giocatori",
                    super::there_are(*scores, "punteggio", "punteggi")
                ))
                .label("non uno per giocatore")
                .help_if(help)
            }
        }
    }
}

pub(super) fn write(text: impl fmt::Display) -> String {
    format!("scrivi `{text}`")
}

pub(super) fn write_for_example(text: impl fmt::Display) -> String {
    format!("scrivi per esempio `{text}`")
}

pub(super) fn did_you_mean(text: impl fmt::Display) -> String {
    format!("intendevi `{text}`?")
}

/// ``scrivi `…` o `…` invece di `…` ``
pub(super) fn write_instead(replacement: Replacement<'_>) -> String {
    let texts: Vec<String> = replacement
        .texts
        .iter()
        .map(|text| format!("`{text}`"))
        .collect();
    let instead = replacement
        .instead_of
        .map_or_else(String::new, |old| format!(" invece di `{old}`"));
    format!("scrivi {}{instead}", or_list(&texts))
}

/// "togli …", if that would do, and why, if there is more to say.
fn leave_out(what: &str, why: &str, place: &Place<'_>) -> Option<String> {
    match (place.may_leave_out(), why) {
        (true, "") => Some(what.to_string()),
        (true, why) => Some(format!("{what}: {why}")),
        (false, "") => None,
        (false, why) => Some(why.to_string()),
    }
}

/// ``scrivi `…` per 1 casella vuota o `… …` per 2 caselle vuote``
fn empty_cells(ways: &[(usize, String)]) -> String {
    let ways: Vec<String> = ways
        .iter()
        .map(|(cells, text)| {
            let cells = count(*cells, "casella vuota", "caselle vuote");
            format!("`{text}` per {cells}")
        })
        .collect();
    format!("scrivi {}", or_list(&ways))
}

fn small_background(background: Background) -> String {
    let (letter, name) = (background.letter(), Italian.background(background));
    format!("uno sfondo è una lettera minuscola: scrivi `{letter}` per {name}")
}

fn next_tile(colour: Colour) -> String {
    let (letter, name) = (colour.letter(), Italian.colour(colour));
    format!("se qui comincia la prossima tessera, scrivi `{letter}` per {name}")
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
    explained(Shape::ALL.map(|shape| (shape.letter(), Italian.shape(shape))))
}

/// `R rosso, O arancione, …`
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

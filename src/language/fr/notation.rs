use std::{fmt, slice};

use super::game::{diagonal, the};
use super::{French, count, or_list, plural};
use crate::game::{
    Background, Cell, Colour, Direction, LONGEST_LINE, LineError, MAX_COORDINATE, RACK_SIZE, Rules,
    Shape,
};
use crate::language::{Explanation, GameWords, NotationWords};
use crate::notation::{ErrorKind, Form, Key, Place, Replacement, Tiles};

const TILE: &str = "une tuile s’écrit avec ses initiales anglaises, comme `Rc` (rond rouge) ou, pour Flex, `Rcb` (fond noir)";
const CELL: &str =
    "une case s’écrit avec sa colonne en lettres puis sa rangée en chiffres, comme `g7`";

impl NotationWords for French {
    fn here(&self) -> &'static str {
        "ici"
    }

    fn explain(&self, kind: &ErrorKind, place: &Place<'_>) -> Explanation {
        match kind {
            ErrorKind::LookAlike(found, meant) => {
                let name = |meant: &str| match meant {
                    " " => "à un espace".to_owned(),
                    meant => format!("à `{meant}`"),
                };
                let plain = |meant: String| match &meant[..] {
                    " " => "écrivez un simple espace".to_owned(),
                    meant => format!("écrivez un simple `{meant}`"),
                };
                Explanation::new(format!(
                    "{} n’est pas un caractère ASCII ; il ressemble {}",
                    code(*found),
                    name(meant)
                ))
                .label("un sosie")
                .help_if(place.fit(meant).map(plain))
            }
            ErrorKind::Invisible(found) => Explanation::new(format!(
                "un caractère invisible ({}) se trouve ici",
                code(*found)
            ))
            .label("invisible")
            .help("effacez-le, ou retapez la ligne"),
            ErrorKind::NotAscii(found) => Explanation::new(format!(
                "`{found}` ({}) ne fait pas partie de la notation",
                code(*found)
            ))
            .label("hors ASCII"),

            ErrorKind::NotAColour(letter) => {
                let colours =
                    explained(Colour::ALL.map(|colour| (colour.letter(), self.colour(colour))));
                Explanation::new(format!(
                    "{letter} n’est pas une couleur ; les couleurs sont {colours}"
                ))
                .label("pas une couleur")
                .help_if(place.small_background(*letter).map(small_background))
            }
            ErrorKind::SmallColour(letters) => Explanation::new(format!(
                "`{}` ne commence pas par une majuscule",
                cut(letters)
            ))
            .label("une tuile commence par une majuscule")
            .help(place.tiles_meant(letters).map_or(TILE.to_owned(), write)),
            ErrorKind::NotAShape(letter) => Explanation::new(format!(
                "{letter} n’est pas une forme ; les formes sont {}",
                shapes()
            ))
            .label("pas une forme"),
            ErrorKind::CapitalShape(letters) => Explanation::new(format!(
                "seule la première lettre d’une tuile est une majuscule, contrairement à `{}`",
                cut(letters)
            ))
            .label("une forme est une minuscule")
            .help(place.tiles_meant(letters).map_or(TILE.to_owned(), write)),
            ErrorKind::NoShape(colour) => {
                let (letter, name) = (colour.letter(), self.colour(*colour));
                Explanation::new(format!("il manque la forme après `{letter}` ({name})"))
                    .label("il manque une forme")
                    .help(place.small_background(letter).map_or_else(
                        || format!("les formes sont {}", shapes()),
                        small_background,
                    ))
            }
            ErrorKind::NotABackground(letter, _) => {
                let backgrounds = explained(
                    Background::ALL
                        .map(|background| (background.letter(), self.background(background))),
                );
                Explanation::new(format!(
                    "{letter} n’est pas un fond ; les fonds sont {backgrounds}"
                ))
                .label("pas un fond")
                .help_if(place.next_tile(*letter).map(next_tile))
            }
            ErrorKind::ExtraCharacter(letter, tile) => Explanation::new(format!(
                "{} est de trop après la tuile `{tile}`",
                shown(*letter)
            ))
            .label("de trop")
            .help_if(place.next_tile(*letter).map(next_tile)),
            ErrorKind::NotATile(found) => {
                let help = match found {
                    ',' if place.is_in_rows() => {
                        "une seule virgule suffit entre deux tuiles ; sur la table, une case vide s’écrit avec des points"
                    }
                    ',' if place.may_leave_out() => {
                        "supprimez-la : une seule virgule suffit entre deux tuiles"
                    }
                    ',' => "une seule virgule suffit entre deux tuiles",
                    _ => TILE,
                };
                Explanation::new(format!("une tuile ne peut pas commencer par {}", shown(*found)))
                    .label("il faut une tuile ici")
                    .help(help)
            }
            ErrorKind::NoTile => Explanation::new("il manque une tuile")
                .label("il faut une tuile ici")
                .help(TILE),
            ErrorKind::BackgroundMissing(tile, rules) => {
                let backgrounds = rules.backgrounds().iter().copied().map(Some);
                Explanation::new(format!(
                    "`{tile}` n’a pas de fond, alors que toutes les tuiles de `{rules}` en ont un"
                ))
                .label("pas de fond")
                .help_if(place.other_backgrounds(*tile, backgrounds).map(write_instead))
            }
            ErrorKind::BackgroundUnwanted(tile) => {
                let bare = place
                    .other_backgrounds(*tile, [None])
                    .map_or_else(String::new, |bare| format!("{} ; ", write_instead(bare)));
                Explanation::new(format!(
                    "`{tile}` a un fond, alors qu’aucune tuile de `classic` n’en a"
                ))
                .label("un fond")
                .help(format!("{bare}seuls `flex` et `intro` ont des fonds"))
            }
            ErrorKind::SplitInIntro(tile) => Explanation::new(format!(
                "`{tile}` est une tuile bicolore ; `intro` n’a que des tuiles à fond noir ou blanc"
            ))
            .label("bicolore")
            .help("avec des tuiles bicolores, les règles sont `flex`"),

            ErrorKind::NotACell(word) => Explanation::new(format!("`{word}` n’est pas une case"))
                .label("il faut une case ici")
                .help(CELL),
            ErrorKind::NoCell => Explanation::new("il manque une case")
                .label("il faut une case ici")
                .help(CELL),
            ErrorKind::CapitalCell(word, right) => Explanation::new(format!(
                "`{word}` n’est pas une case : les colonnes s’écrivent en minuscules"
            ))
            .label("une majuscule")
            .help_if(place.fit(right).map(write)),
            ErrorKind::RowFirst(word, right) => Explanation::new(format!(
                "`{word}` n’est pas une case : la colonne vient avant la rangée"
            ))
            .label("à l’envers")
            .help_if(place.fit(right).map(write)),
            ErrorKind::NoRow(word) => {
                Explanation::new(format!("`{word}` n’est pas une case : il manque la rangée"))
                    .label("il manque la rangée")
                    .help(CELL)
            }
            ErrorKind::NoColumn(word) => {
                Explanation::new(format!("`{word}` n’est pas une case : il manque la colonne"))
                    .label("il manque la colonne")
                    .help(CELL)
            }
            ErrorKind::RowRange(row) => Explanation::new(format!(
                "il n’y a pas de rangée {row} ; les rangées vont de 1 à 9999"
            ))
            .label("cette rangée n’existe pas"),
            ErrorKind::ColumnRange(column) => Explanation::new(format!(
                "il n’y a pas de colonne `{column}` ; les colonnes vont de a à zzz"
            ))
            .label("cette colonne n’existe pas"),

            ErrorKind::NotANumber(Key::Scores, word) if word.is_empty() => {
                Explanation::new("il manque un score")
                    .label("un trou")
                    .help("écrivez un score par joueur")
            }
            ErrorKind::NotANumber(key, word) => Explanation::new(format!(
                "`{word}` n’est pas un nombre ; `{}` en demande un",
                key.name()
            ))
            .label("pas un nombre")
            .help("écrivez un nombre en chiffres"),
            ErrorKind::LeadingZero(written, right) => Explanation::new(format!(
                "le nombre `{written}` commence par un 0 inutile"
            ))
            .label("un 0 inutile")
            .help_if(place.fit(right).map(write)),
            ErrorKind::LargeNumber(key, digits) => Explanation::new(format!(
                "{digits} est bien trop grand pour `{}`",
                key.name()
            ))
            .label("bien trop grand"),

            ErrorKind::EmptyText => Explanation::new("il n’y a pas de position ici")
                .label("rien ici")
                .help("une position commence comme `flex - PsbYswGcbRdbOcwBfb` : la table vide et une main"),
            ErrorKind::BlankLine => Explanation::new(
                "cette ligne est vide ; dans un lot, chaque ligne est une position",
            )
            .label("une ligne vide"),
            ErrorKind::CommentLine => Explanation::new(
                "cette ligne est un commentaire ; dans un lot, chaque ligne est une position",
            )
            .label("un commentaire"),
            ErrorKind::SecondLine => Explanation::new("du texte suit la ligne de la position")
                .label("une ligne de trop")
                .help("un fichier contient une seule position ; pour en lire une par ligne, utilisez `analyse --batch`"),
            ErrorKind::UnknownRules(word) => {
                let names = Rules::ALL.map(Rules::name);
                Explanation::new(format!(
                    "`{word}` n’est pas un nom de règles ; les noms sont {}",
                    names.join(", ")
                ))
                .label("pas un nom de règles")
                .help_if(place.nearest(word, names).map(did_you_mean))
            }

            ErrorKind::NoBoard => Explanation::new("il manque la table")
                .label("il faut la table ici")
                .help("une position s’écrit RÈGLES TABLE MAIN ; la table vide est `-`"),
            ErrorKind::NoRack => Explanation::new("il manque la main")
                .label("il faut la main ici")
                .help("une position s’écrit RÈGLES TABLE MAIN ; la main vide est `-`"),
            ErrorKind::ZeroCells => Explanation::new("le nombre de cases vides est d’au moins 1")
                .label("pas la moindre case vide")
                .help_if(leave_out("supprimez le 0", "", place)),
            ErrorKind::LargeGap(digits) => {
                Explanation::new(format!("{digits} cases vides, c’est beaucoup trop"))
                    .label("beaucoup trop")
            }
            ErrorKind::EmptyRow => {
                let help = match (place.may_leave_out_slash(), place.fit("1").is_some()) {
                    (true, true) => {
                        "supprimez le `/`, ou écrivez `1` pour une rangée de cases vides"
                    }
                    (true, false) => "supprimez le `/`",
                    (false, true) => "écrivez `1` pour une rangée de cases vides",
                    (false, false) => "une rangée de cases vides s’écrit `1`",
                };
                Explanation::new("cette rangée de la table est vide")
                    .label("rien dans cette rangée")
                    .help(help)
            }
            ErrorKind::DashAmongTiles(key) => {
                let (whole, why) = match key {
                    Key::Board => (
                        "à lui seul une table vide",
                        "un nombre remplace les cases vides, et `/` sépare les rangées",
                    ),
                    Key::Rack => ("à lui seul une main vide", ""),
                    Key::Rules | Key::Origin | Key::Players | Key::Bag | Key::Scores => {
                        ("l’absence de tuiles", "")
                    }
                };
                Explanation::new(format!("`-` représente {whole}"))
                    .label("un tiret parmi les tuiles")
                    .help_if(leave_out("supprimez le `-`", why, place))
            }
            ErrorKind::DotsInLine => Explanation::new(
                "dans une position en une ligne, un nombre remplace les cases vides, et non des points",
            )
            .label("des points")
            .help("écrivez `1` pour une case vide, `2` pour deux"),
            ErrorKind::NotInBoard(found) => {
                Explanation::new(format!("{} n’a pas sa place sur la table", shown(*found)))
                    .label("ni tuile ni case vide")
                    .help("une table se compose de tuiles, de nombres de cases vides, et de `/` entre les rangées")
            }
            ErrorKind::NotInRack(found) => {
                Explanation::new(format!("{} n’a pas sa place dans la main", shown(*found)))
                    .label("pas une tuile")
                    .help("une main ne contient que des tuiles, comme `PsbYsw`, ou bien `-`")
            }
            ErrorKind::SpaceInBoard => Explanation::new("un espace coupe la table en deux")
                .label("un espace")
                .help_if(leave_out("supprimez-le", "seul `/` sépare les rangées", place)),
            ErrorKind::TilesAfterRack(word) => Explanation::new(format!(
                "`{word}` suit la main, qui s’arrête à l’espace"
            ))
            .label("des tuiles après la main")
            .help("écrivez la main sans espaces, et la table aussi"),
            ErrorKind::CommentInLine => {
                Explanation::new("une position en une ligne n’admet pas de commentaire")
                    .label("un commentaire")
                    .help("dans un fichier, mettez le commentaire sur la ligne au-dessus")
            }
            ErrorKind::NotAPair(word) => {
                Explanation::new(format!("`{word}` n’a pas la forme clé=valeur"))
                    .label("pas clé=valeur")
                    .help(format!("après la main peuvent venir les clés {}", keys(Form::Line)))
            }
            ErrorKind::ColonInLine(right) => Explanation::new(
                "dans une position en une ligne, `=` relie une clé et sa valeur",
            )
            .label("un deux-points")
            .help_if(place.fit(right).map(write)),

            ErrorKind::UnknownKey(word, form) => {
                let message = match (&word[..], form) {
                    ("", _) => "il manque la clé".to_owned(),
                    (word, Form::Line) => {
                        format!("une position en une ligne n’a pas de clé `{word}`")
                    }
                    (word, Form::Sheet) => format!("une fiche de position n’a pas de clé `{word}`"),
                };
                let names = Key::of(*form).map(Key::name);
                let help = match (Key::from_name(word), place.nearest(word, names)) {
                    (Some(key), _) => format!(
                        "dans une position en une ligne, `{}` s’écrit sans clé ; la ligne est RÈGLES TABLE MAIN [clé=valeur …]",
                        key.name()
                    ),
                    (None, Some(meant)) => did_you_mean(meant),
                    (None, None) => format!("les clés sont {}", keys(*form)),
                };
                Explanation::new(message).label("pas une clé").help(help)
            }
            ErrorKind::KeyTwice(key) => key_twice(key.name()),
            ErrorKind::NoValue(key, form) => {
                Explanation::new(format!("`{}` n’a pas de valeur", key.name()))
                    .label("pas de valeur")
                    .help_if(place.pair(*key, *form).map(write_for_example))
            }
            ErrorKind::ExtraWord(key, word) => {
                let help = match key {
                    Key::Rules | Key::Origin | Key::Players | Key::Bag => {
                        Some("chaque clé a sa propre ligne".to_owned())
                    }
                    Key::Board | Key::Rack | Key::Scores => None,
                };
                Explanation::new(format!(
                    "`{word}` est de trop : `{}` n’attend qu’un mot",
                    key.name()
                ))
                .label("un mot de trop")
                .help_if(help)
            }
            ErrorKind::ScoreSeparator(form, scores) => Explanation::new(match form {
                Form::Line => "dans une position en une ligne, les scores sont reliés par `-`",
                Form::Sheet => "dans une fiche de position, les scores sont séparés par des espaces",
            })
            .label(match form {
                Form::Line => "mal reliés",
                Form::Sheet => "mal séparés",
            })
            .help_if(place.fit(scores).map(write)),

            ErrorKind::MissingKey(key) => {
                let add = |line: String| match key {
                    Key::Board | Key::Rack => {
                        format!("ajoutez la ligne `{line}` s’il n’y a pas de tuiles")
                    }
                    Key::Rules | Key::Origin | Key::Players | Key::Bag | Key::Scores => {
                        format!("ajoutez une ligne comme `{line}`")
                    }
                };
                Explanation::new(format!("la fiche n’a pas de `{}:`", key.name()))
                    .label("la fiche s’arrête ici")
                    .help_if(place.line_below(*key).map(add))
            }
            ErrorKind::NoColon(key, right) => Explanation::new(format!(
                "il manque un deux-points après `{}`",
                key.name()
            ))
            .label("pas de deux-points")
            .help_if(place.fit(right).map(write)),
            ErrorKind::NoKey => Explanation::new("cette ligne de la fiche n’a pas de clé")
                .label("pas de clé")
                .help(format!(
                    "une ligne de fiche s’écrit `clé: valeur` ; les clés sont {}",
                    keys(Form::Sheet)
                )),
            ErrorKind::IndentedKey(key) => Explanation::new(format!(
                "la clé `{}` est en retrait ; seules les rangées de la table le sont",
                key.name()
            ))
            .label("en retrait")
            .help("commencez la ligne par la clé"),
            ErrorKind::StrayRow => {
                Explanation::new("cette ligne est en retrait, mais ne suit aucun `board:`")
                    .label("en retrait")
                    .help("commencez la ligne par une clé, ou placez-la sous `board:`")
            }
            ErrorKind::RowNotIndented => {
                Explanation::new("cette rangée de la table n’est pas en retrait")
                    .label("pas en retrait")
                    .help("sous `board:`, mettez deux espaces devant chaque rangée")
            }
            ErrorKind::BlankRow => {
                Explanation::new("une ligne vide coupe les rangées de la table")
                    .label("une ligne vide")
                    .help("supprimez-la, ou remplissez-la de points pour une rangée de cases vides")
            }
            ErrorKind::NoRows => {
                let empty = place.fit("board: -");
                Explanation::new("la table n’a pas de rangées")
                    .label("aucune rangée ne suit")
                    .help_if(empty.map(|empty| format!("{} pour la table vide", write(empty))))
            }
            ErrorKind::RowOnKeyLine => {
                Explanation::new("les rangées de la table commencent sur la ligne sous `board:`")
                    .label("sur la ligne de la clé")
                    .help("mettez chaque rangée sur sa propre ligne, dessous et en retrait")
            }
            ErrorKind::RowsBelowDash => {
                Explanation::new("`board: -` est la table vide, et pourtant une rangée suit")
                    .label("une rangée")
                    .help("supprimez le `-`, ou les rangées")
            }
            ErrorKind::GluedDots(word) => {
                let help = match &place.empty_cells(word, None)[..] {
                    [] => "mettez des espaces entre les cases ; une case vide est aussi longue qu’une tuile, ou tient en un point"
                        .to_owned(),
                    [one] => empty_cells(slice::from_ref(one)),
                    several => format!("les points sont ambigus : {}", empty_cells(several)),
                };
                Explanation::new(format!("`{}` colle plusieurs cases ensemble", cut(word)))
                    .label("pas d’espace entre les cases")
                    .help(help)
            }
            ErrorKind::DotRun { dots, tile } => {
                let ways = place.empty_cells(&".".repeat(*dots), Some(*tile));
                let (dots, cell) = (plural(*dots, "point"), ".".repeat(*tile));
                Explanation::new(format!(
                    "une suite de {dots} est ambiguë : sur une même table, les cases vides s’écrivent toutes `{cell}`, ou toutes `.`"
                ))
                .label("une case vide, ou plusieurs ?")
                .help_if((!ways.is_empty()).then(|| empty_cells(&ways)))
            }
            ErrorKind::DashRow => Explanation::new("`-` n’est pas une rangée de la table")
                .label("un tiret parmi les tuiles")
                .help("la table vide est `board: -`, et une case vide s’écrit avec des points"),
            ErrorKind::LineInSheet(found) => Explanation::new(format!(
                "{} n’a pas sa place dans la table d’une fiche",
                shown(*found)
            ))
            .label("ni tuile ni case vide")
            .help("dans une fiche, une case vide s’écrit avec des points et chaque rangée a sa propre ligne"),

            ErrorKind::EmptyTurn => {
                let help = match place.example_play() {
                    Some(play) => {
                        format!("écrivez un coup comme `{play}`, `swap` suivi de tuiles, ou `pass`")
                    }
                    None => "un tour se compose de poses TUILE@CASE, de `swap` suivi de tuiles, ou de `pass`"
                        .to_owned(),
                };
                Explanation::new("il n’y a pas de coup ici")
                    .label("rien ici")
                    .help(help)
            }
            ErrorKind::NoAt(word) => {
                let help = match (place.placement(word), place.example_play()) {
                    (Some(right), _) => write(right),
                    (None, Some(play)) => {
                        format!("une pose s’écrit TUILE@CASE, comme `{play}`")
                    }
                    (None, None) => "une pose s’écrit TUILE@CASE".to_owned(),
                };
                Explanation::new(format!("`{word}` n’a pas de `@` entre la tuile et la case"))
                    .label("pas de `@`")
                    .help(help)
            }
            ErrorKind::CellFirst(right) => {
                Explanation::new("dans une pose, la tuile vient avant la case")
                    .label("à l’envers")
                    .help_if(place.fit(right).map(write))
            }
            ErrorKind::PlacementSeparator(',') => {
                Explanation::new("il manque une pose avant cette virgule")
                    .label("une virgule de trop")
                    .help_if(leave_out("supprimez-la", "", place))
            }
            ErrorKind::PlacementSeparator(found) => {
                let space = place.fit(" ");
                Explanation::new(format!(
                    "les poses sont séparées par des espaces, et non par {}",
                    shown(*found)
                ))
                .label("pas un espace")
                .help_if(space.map(|_| "écrivez plutôt un espace".to_owned()))
            }
            ErrorKind::SwapWithoutTiles(word) => {
                let example = |swap: String| {
                    format!("écrivez les tuiles qui retournent dans le sac, comme `{swap}`")
                };
                Explanation::new(format!("`{word}` ne nomme aucune tuile"))
                    .label("quelles tuiles ?")
                    .help_if(place.example_swap(word).map(example))
            }
            ErrorKind::WordsAfterPass => Explanation::new("rien ne suit `pass`")
                .label("de trop")
                .help("supprimez ce texte : `pass` s’écrit seul"),
            ErrorKind::TurnWord(word, right) => {
                Explanation::new(format!("`{word}` doit s’écrire en minuscules"))
                    .label("des majuscules")
                    .help_if(place.fit(*right).map(write))
            }

            ErrorKind::TooManyCopies {
                tile,
                found,
                copies,
                rules,
            } => Explanation::new(format!(
                "`{tile}` se trouve ici {found} fois ; `{rules}` en a {}",
                plural(*copies, "exemplaire")
            ))
            .label("trop d’exemplaires"),
            ErrorKind::LargeRack(tiles) => Explanation::new(format!(
                "la main a {tiles} tuiles ; une main en compte {RACK_SIZE} au plus"
            ))
            .label("trop de tuiles")
            .help(format!("retirez {}", plural(tiles - RACK_SIZE, "tuile"))),
            ErrorKind::NearEdge { origin, written } => Explanation::new(
                "il faut six colonnes libres à gauche de la table et six rangées libres au-dessus",
            )
            .label("trop près du bord")
            .help_if(place.origin(written, *origin).map(write_instead)),
            ErrorKind::BeyondEdge => Explanation::new(format!(
                "la table dépasse la colonne {} ou la rangée {MAX_COORDINATE}",
                last_column()
            ))
            .label("au-delà du bord"),
            ErrorKind::Apart(tiles) => Explanation::new(match tiles {
                1 => "cette tuile ne touche pas les autres".to_owned(),
                tiles => format!("ces {tiles} tuiles ne touchent pas les autres"),
            })
            .label("à l’écart des autres")
            .help("toutes les tuiles d’une table sont reliées, côté contre côté ; vérifiez les cases vides"),
            ErrorKind::Line {
                direction,
                tiles,
                error,
            } => {
                let line = Tiles(tiles);
                let (message, label) = match error {
                    LineError::Mixed => (
                        format!("la ligne {line} n’est ni d’une seule couleur ni d’une seule forme"),
                        "pas une ligne",
                    ),
                    LineError::FaceTwice(face) => (
                        format!("la ligne {line} comporte deux fois {}", the(*face)),
                        "un doublon",
                    ),
                    LineError::TooLong => (
                        format!(
                            "la ligne {line} compte {} tuiles ; une ligne n’en compte jamais plus de {LONGEST_LINE}",
                            tiles.len()
                        ),
                        "trop longue",
                    ),
                };
                Explanation::new(message).label(label).help(match direction {
                    Direction::Vertical => {
                        "des tuiles qui se touchent dans une colonne forment une ligne ; vérifiez les cases vides qui les précèdent"
                    }
                    Direction::Horizontal | Direction::DiagonalDown | Direction::DiagonalUp => {
                        "des tuiles qui se touchent dans une rangée forment une ligne ; vérifiez les cases vides entre elles"
                    }
                })
            }
            ErrorKind::LongDiagonal(background, tiles) => Explanation::new(format!(
                "une {} compte {tiles} tuiles ; le maximum est de {LONGEST_LINE}",
                diagonal(*background)
            ))
            .label("trop longue"),
            ErrorKind::Players(players) => player_count(*players).label("2, 3 ou 4"),
            ErrorKind::LargeBag { bag, unseen } => Explanation::new(format!(
                "le sac ne peut pas contenir {bag} tuiles : il n’y en a que {unseen} hors de la table et de la main"
            ))
            .label("plus qu’il n’y en a")
            .help(format!(
                "écrivez un nombre de 0 à {unseen}, ou supprimez la clé"
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
                        .map(|other| format!("pour {scores} joueurs, {}", write_instead(other))),
                    (2..=4, None) => place
                        .added_players(*scores, *form)
                        .map(|added| format!("pour {scores} joueurs, ajoutez `{added}`")),
                    _ => Some(format!(
                        "écrivez {players} scores, en commençant par le joueur dont c’est le tour"
                    )),
                };
                let found = plural(*scores, "score");
                Explanation::new(format!("il y a {found} pour {players} joueurs"))
                    .label("pas un par joueur")
                    .help_if(help)
            }
        }
    }
}

pub(super) fn write(text: impl fmt::Display) -> String {
    format!("écrivez `{text}`")
}

pub(super) fn write_for_example(text: impl fmt::Display) -> String {
    format!("écrivez par exemple `{text}`")
}

pub(super) fn did_you_mean(text: impl fmt::Display) -> String {
    format!("vouliez-vous dire `{text}` ?")
}

/// ``écrivez `…` ou `…` au lieu de `…` ``
pub(super) fn write_instead(replacement: Replacement<'_>) -> String {
    let texts: Vec<String> = replacement
        .texts
        .iter()
        .map(|text| format!("`{text}`"))
        .collect();
    let instead = replacement
        .instead_of
        .map_or_else(String::new, |old| format!(" au lieu de `{old}`"));
    format!("écrivez {}{instead}", or_list(&texts))
}

/// A key stands twice.
pub(super) fn key_twice(name: &str) -> Explanation {
    Explanation::new(format!("`{name}` se trouve ici une deuxième fois"))
        .label("déjà là")
        .help("une clé ne s’écrit qu’une fois ; supprimez l’une des deux")
}

/// A game that has too few or too many players.
pub(super) fn player_count(players: usize) -> Explanation {
    Explanation::new(format!(
        "impossible de jouer à {players} : il faut de 2 à 4 joueurs"
    ))
}

/// What to take out, if that would do, and why, if there is more to say.
fn leave_out(what: &str, why: &str, place: &Place<'_>) -> Option<String> {
    match (place.may_leave_out(), why) {
        (true, "") => Some(what.to_owned()),
        (true, why) => Some(format!("{what} : {why}")),
        (false, "") => None,
        (false, why) => Some(why.to_owned()),
    }
}

/// ``écrivez `…` pour 1 case vide ou `… …` pour 2 cases vides``
fn empty_cells(ways: &[(usize, String)]) -> String {
    let ways: Vec<String> = ways
        .iter()
        .map(|(cells, text)| {
            format!(
                "`{text}` pour {}",
                count(*cells, "case vide", "cases vides")
            )
        })
        .collect();
    format!("écrivez {}", or_list(&ways))
}

fn small_background(background: Background) -> String {
    let (letter, name) = (background.letter(), French.background(background));
    format!("un fond est une minuscule : écrivez `{letter}` pour {name}")
}

fn next_tile(colour: Colour) -> String {
    let (letter, name) = (colour.letter(), French.colour(colour));
    format!("si la tuile suivante commence ici, écrivez `{letter}` pour {name}")
}

fn keys(form: Form) -> String {
    let names: Vec<&str> = Key::of(form).map(Key::name).collect();
    names.join(", ")
}

/// The beginning of a text that may be long.
fn cut(text: &str) -> String {
    match text.char_indices().nth(18) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

fn shapes() -> String {
    explained(Shape::ALL.map(|shape| (shape.letter(), French.shape(shape))))
}

/// `R rouge, O orange, …`
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

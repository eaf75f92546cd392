use std::fmt;
use std::io;

use crate::cli::Complaint;
use crate::game::{MAX_COORDINATE, MIN_COORDINATE, Rules};
use crate::language::en::problems::last_column;
use crate::language::en::{Place, and_list, is_or_are, nearest, or_list, plural, points};
use crate::puzzle::{Impossible, Theme};
use crate::qwords::WordList;
use crate::record::{Problem, Transcript};
use crate::strategy::ImpossibleHands;

/// What is wrong, in a sentence without a full stop.
impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Complaint::Error(error) => {
                f.write_str(&error.explanation(&crate::language::ENGLISH).message)
            }
            Complaint::NeitherGridNorFile { given } => {
                write!(f, "`{given}` is neither a grid nor a file")
            }
            Complaint::NotLegal { turn, violations } | Complaint::NotDrawn { turn, violations } => {
                let violations: Vec<String> = violations.iter().map(ToString::to_string).collect();
                write!(f, "`{turn}` is not legal: {}", violations.join("; "))
            }
            Complaint::ImpossibleHands(reason) => f.write_str(&impossible(reason)),
            Complaint::NothingRolled => {
                f.write_str("nothing is rolled, so there is no letter to write")
            }
            Complaint::NothingFree => f.write_str("no cell is free"),
            Complaint::RollOfOtherDice { roll } => write!(f, "the dice cannot show {roll}"),
            Complaint::UnknownWords {
                given,
                or_file: true,
            } => write!(f, "`{given}` is neither a word list nor a file"),
            Complaint::UnknownWords {
                given,
                or_file: false,
            } => write!(f, "`{given}` is not a word list"),
            Complaint::NoWord { pattern, list, .. } if pattern.contains('.') => {
                write!(f, "no word fits `{pattern}`; the list in use: {list}")
            }
            Complaint::NoWord { pattern, list, .. } => {
                write!(f, "`{pattern}` is not a word; the list in use: {list}")
            }
            Complaint::OnlyOnSideB { option } => write!(f, "{option} is for side B"),

            Complaint::BatchFormat => f.write_str("a batch answers in JSON, one object a line"),

            Complaint::NotADate { given } => write!(f, "`{given}` is not a date"),
            Complaint::NoPuzzle { date } => write!(f, "there is no puzzle for {date}"),
            Complaint::WouldReplace { path } => {
                write!(f, "{} holds something else already", path.display())
            }
            Complaint::ImpossiblePuzzles(reason) => f.write_str(&never(reason)),
            Complaint::FewWords {
                path,
                found,
                needed,
                language,
            } => {
                let words = plural(
                    *found,
                    if *needed > 1 {
                        "five-letter word"
                    } else {
                        "word"
                    },
                );
                let words = words
                    .strip_prefix('0')
                    .map_or_else(|| words.clone(), |words| format!("no{words}"));
                write!(
                    f,
                    "{} has {words} of the {language} list; such a puzzle takes {needed} or more",
                    path.display()
                )
            }
            Complaint::RarePuzzles { found, tries, unit } => {
                f.write_str(&rare(*found, *tries, unit))
            }
            Complaint::FewPuzzles {
                found: 0, tried, ..
            } => write!(f, "{tried} gave no such puzzle"),
            Complaint::FewPuzzles {
                found,
                wanted,
                tried,
            } => {
                write!(
                    f,
                    "{tried} gave only {found} of {wanted} puzzles, which are kept"
                )
            }
            Complaint::Stopped { found: 0, .. } => f.write_str("stopped before a puzzle was found"),
            Complaint::Stopped { found, wanted } => write!(
                f,
                "stopped after {found} of {wanted} puzzles, which are kept"
            ),
            Complaint::OnePicture => f.write_str("a picture shows one puzzle"),
            Complaint::NoPdf { reason } => f.write_str(reason),
            Complaint::WithoutPdf => {
                f.write_str("this program was built without PDF, which a book needs")
            }

            Complaint::NoPuzzles { name } => write!(f, "{name} holds no puzzles"),
            Complaint::WrongPuzzle { name, id, flaws } => {
                let flaws: Vec<String> = flaws.iter().map(ToString::to_string).collect();
                write!(
                    f,
                    "the puzzle {id} of {name} is wrong: {}",
                    flaws.join("; ")
                )
            }
            Complaint::UnknownPuzzle { name, id, .. } => write!(f, "{name} holds no puzzle `{id}`"),
            Complaint::NoRecord { path, error } => write!(f, "{} {error}", path.display()),
            Complaint::NotKept(reason) => write!(f, "nothing is kept this time: {reason}"),

            Complaint::NotResumable { name, reason } => write!(f, "{name} {reason}"),
            Complaint::NoGameKept => f.write_str("no game is kept that is not over"),
            Complaint::GameNotKept(reason) => {
                write!(f, "the game is not kept from here on: {reason}")
            }
            Complaint::GameChanged { path } => {
                write!(f, "{} was changed by somebody else", path.display())
            }
            Complaint::FileThere { path } => write!(f, "{} is there already", path.display()),
            Complaint::NoCompany(problem) => problem.fmt(f),
            Complaint::NoSeat { seat, players } => {
                write!(f, "there is no seat {seat} among {players} players")
            }
            Complaint::WordAlone { word } => write!(f, "`{word}` needs something to follow it"),

            Complaint::NotASite { path } => {
                write!(f, "{} holds something else than a site", path.display())
            }
            Complaint::TodayNotBuilt { today, first, last } => {
                write!(
                    f,
                    "today, {today}, is not among the days built: {first} to {last}"
                )
            }
            Complaint::NotAnAddress { given } => {
                write!(f, "`{given}` is not the address of a site")
            }
            Complaint::NotAnEngine { path } => write!(f, "{} is not WebAssembly", path.display()),
            Complaint::NoIndex { path } => write!(f, "{} holds no index.html", path.display()),
            Complaint::PortRefused { port, error } => {
                write!(f, "port {port} cannot be used: {}", reason(error))
            }

            Complaint::OriginNearEdge { .. } => {
                let free = MIN_COORDINATE - 1;
                write!(
                    f,
                    "this origin leaves the table fewer than {free} free columns on its left, or fewer than {free} rows above"
                )
            }
            Complaint::OriginBeyondEdge { .. } => {
                write!(
                    f,
                    "with this origin the table reaches beyond column {} or row {MAX_COORDINATE}",
                    last_column()
                )
            }

            Complaint::OverPosition { path } => {
                write!(
                    f,
                    "{} holds the position; the picture would take its place",
                    path.display()
                )
            }
            Complaint::OverGame { path } => {
                write!(
                    f,
                    "{} holds the game; its review would take its place",
                    path.display()
                )
            }
            Complaint::QuizFromInput => {
                f.write_str("a quiz reads your answers from standard input, not the game")
            }
            Complaint::LaysNothing => f.write_str("a swap or a pass lays no tiles"),
            Complaint::PngToTerminal => f.write_str("a PNG is never written to a terminal"),
            Complaint::NoPng { reason } => f.write_str(reason),
            Complaint::WithoutPng => f.write_str("this program was built without PNG"),
            Complaint::UnknownEnding { path, .. } => {
                write!(f, "the ending of {} says no format", path.display())
            }
            Complaint::ScaleWithoutPng => f.write_str("--scale is for PNG pictures only"),
            Complaint::LettersOfText => {
                f.write_str("--no-letters is for pictures only, SVG or PNG")
            }

            Complaint::NoExamples { name } => write!(f, "{name} holds no examples"),
            Complaint::BrokenCorpus(error) => write!(f, "the corpus is broken: {error}"),
            Complaint::UnknownCommand { name, .. } => write!(f, "`{name}` is not a command"),
        }
    }
}

/// Why no such puzzle can be made.
fn never(reason: &Impossible) -> String {
    let puzzle = |theme: &Option<Theme>| {
        theme.map_or("puzzle".to_owned(), |theme| {
            format!("`{}` puzzle", theme.name())
        })
    };
    match reason {
        Impossible::NoDiagonals { theme, rules } => {
            format!(
                "`{}` needs diagonals that score, and {rules} has none",
                theme.name()
            )
        }
        Impossible::LowTarget { theme, least } => {
            format!(
                "no {} has a solution of less than {}",
                puzzle(theme),
                points(*least)
            )
        }
        Impossible::HighTarget { theme, rules, most } => {
            format!(
                "no {} in {rules} has a solution of more than {}",
                puzzle(theme),
                points(*most)
            )
        }
        Impossible::LargeMargin { target, margin } => {
            format!(
                "a solution of {} cannot beat the next best play by {margin}",
                points(*target)
            )
        }
    }
}

fn never_help(reason: &Impossible) -> String {
    match reason {
        Impossible::NoDiagonals { .. } => {
            "add `--rules flex`, or choose another --theme".to_owned()
        }
        Impossible::LowTarget { least, .. } => format!(
            "choose a higher target, such as `--target {least}-{}`",
            least + 6
        ),
        Impossible::HighTarget { .. } => "choose a lower --target".to_owned(),
        Impossible::LargeMargin { .. } => "choose a smaller --margin".to_owned(),
    }
}

/// How rare puzzles look after some tries.
fn rare(found: usize, tries: u64, unit: &str) -> String {
    let found = if found == 0 {
        "none".to_owned()
    } else {
        found.to_string()
    };
    format!(
        "such puzzles are rare: {found} in the first {}",
        plural(tries as usize, unit)
    )
}

/// Why nobody holds such hands.
fn impossible(reason: &ImpossibleHands) -> String {
    let whose = |other: usize| {
        [
            "the next player",
            "the player after the next",
            "the last player",
        ][other.min(2)]
    };
    match *reason {
        ImpossibleHands::TooManyHands { given, others: 1 } => {
            format!("{given} hands are given, but there is one opponent")
        }
        ImpossibleHands::TooManyHands { given, others } => {
            format!("{given} hands are given, but there are {others} opponents")
        }
        ImpossibleHands::TooManyTiles {
            other,
            given,
            holds,
        } => {
            let (tiles, are) = (plural(given, "tile"), is_or_are(given));
            format!(
                "{tiles} {are} given for {}, who holds {holds}",
                whose(other)
            )
        }
        ImpossibleHands::NotUnseen { other, tile } => {
            format!("more {tile} are given for {} than are unseen", whose(other))
        }
    }
}

impl Complaint {
    /// The way out, where there is one; a line for each.
    pub fn help(&self) -> Option<String> {
        let fixed = match self {
            Complaint::OriginNearEdge { instead } | Complaint::OriginBeyondEdge { instead } => {
                return Some(format!("write `--origin {instead}`"));
            }
            Complaint::ImpossiblePuzzles(reason) => return Some(never_help(reason)),
            Complaint::UnknownWords { or_file, .. } => return Some(word_lists(*or_file)),
            Complaint::NoWord { is_name: false, .. } => return None,
            Complaint::UnknownPuzzle { id, known, .. } => return Some(puzzles_there(id, known)),
            Complaint::NoCompany(Problem::PlayerCount(_)) => {
                return Some("give --level one to three times".to_owned());
            }
            Complaint::NoCompany(Problem::NoName) => {
                return Some("write `--name North`, or leave it out".to_owned());
            }
            Complaint::NoCompany(Problem::NameOfWords(name)) => {
                let name = name.split_whitespace().collect::<Vec<_>>().join("-");
                let is_name = Transcript::new(Rules::Flex, &[name.as_str(), "-"]).is_ok();
                return Some(if is_name {
                    format!("write `{name}`")
                } else {
                    "choose another name".to_owned()
                });
            }
            Complaint::NoCompany(problem) => return problem.help(&Place::nowhere()),
            Complaint::NoSeat { players, .. } => {
                return Some(format!("choose 1 to {players}, or add a --level"));
            }
            Complaint::UnknownEnding { known, .. } => {
                let known: Vec<String> = known.iter().map(|ending| format!(".{ending}")).collect();
                return Some(format!("end it in {}, or give --format", or_list(&known)));
            }
            Complaint::UnknownCommand { name, known } => {
                let all = || format!("commands are {}", known.join(", "));
                return Some(meant(name, known).unwrap_or_else(all));
            }

            Complaint::NeitherGridNorFile { .. } => {
                "a grid is five rows joined by `/`, such as DUOPO/SSAUT/KIWIS/INEST/SEPHA\nfor a file, check the name: there is \
                 no such file here"
            }
            Complaint::NoWord { is_name: true, .. } => {
                "with --names, well-known names count too, and one fits"
            }
            Complaint::NotDrawn { .. } => "add --any to draw it all the same",
            Complaint::NotLegal { .. } => "leave it out, or choose a legal turn",
            Complaint::ImpossibleHands(_) => {
                "`sixfold unseen` tells what the others may hold; give the hand of the next player first"
            }
            Complaint::NothingRolled => "write the two active dice behind the grid, such as `U/T`",
            Complaint::NothingFree => "`sixfold qwords score` tells what a full grid scores",
            Complaint::RollOfOtherDice { .. } => {
                "the default dice are an assumption; give yours with --dice FILE"
            }
            Complaint::OnlyOnSideB { .. } => "add `--side b`, or leave it out",
            Complaint::NotADate { .. } => "write year, month and day: 2027-01-04",
            Complaint::NoPuzzle { .. } => "choose another day",
            Complaint::WouldReplace { .. } => {
                "choose another --out, or for puzzles another --seed; nothing was written"
            }
            Complaint::NotASite { .. } => {
                "name an empty or a new folder, or one that `sixfold site` made; nothing was written"
            }
            Complaint::TodayNotBuilt { .. } => {
                "choose one of the days built, or leave --today out for the last of them"
            }
            Complaint::NotAnAddress { .. } => {
                "write it whole, such as https://example.org/puzzles/"
            }
            Complaint::NotAnEngine { .. } => "`web/build-engine` makes one: target/sixfold.wasm",
            Complaint::NoIndex { .. } => {
                "`sixfold site` builds a site, with an index.html at its top"
            }
            Complaint::PortRefused { .. } => "choose another with --port, or 0 for any free one",
            Complaint::FewPuzzles { .. } => {
                "allow more with --tries, or ask for puzzles that are less rare"
            }
            Complaint::FewWords { .. } => "add words to the file, or leave --known out",
            Complaint::OnePicture => "leave out --days, or choose text, yaml or json",
            Complaint::WithoutPdf => {
                "install it with `cargo install --path . --features pdf`\nor run it with `cargo run --release --features pdf -- puzzle book …`"
            }
            Complaint::NoPuzzles { .. } => "`sixfold puzzle generate` makes some",
            Complaint::WrongPuzzle { .. } => {
                "`sixfold puzzle check` tells what is wrong with every puzzle of a file"
            }
            Complaint::NoRecord { .. } => {
                "it is left as it is; move it away to begin a new one, or name another folder in SIXFOLD_DATA_DIR"
            }
            Complaint::NotResumable { .. } => {
                "only a game kept by `sixfold play` can be resumed, and as it was kept; the file is left as it is"
            }
            Complaint::NoGameKept => {
                "begin one with `sixfold play`, or name a file: `--resume FILE`"
            }
            Complaint::GameNotKept(_) => "`save FILE` writes it to another file",
            Complaint::GameChanged { .. } => {
                "perhaps the same game is played elsewhere; that file is left as it is"
            }
            Complaint::FileThere { .. } => "choose another name; nothing was written",
            Complaint::WordAlone { .. } => {
                "write `try` and a play, or `save` and the name of a file"
            }
            Complaint::NotKept(_) => "name a folder of yours in SIXFOLD_DATA_DIR",
            Complaint::BatchFormat => "leave out --format",
            Complaint::OverPosition { .. } | Complaint::OverGame { .. } => {
                "give --out another name"
            }
            Complaint::QuizFromInput => "save the game in a file and name that",
            Complaint::LaysNothing => "give --play the tiles to lay: `Ycb@i9 Pcw@j9`",
            Complaint::PngToTerminal => {
                "name a file with `--out table.png`, or send it there with `> table.png`"
            }
            Complaint::NoPng { .. } => "choose a smaller --scale, or --format svg",
            Complaint::WithoutPng => "use --format svg, or build with the feature `png`",
            Complaint::ScaleWithoutPng => "leave it out, or add `--format png`",
            Complaint::LettersOfText => "leave it out, or add `--format svg` or `--format png`",
            Complaint::NoExamples { .. } => {
                "`sixfold rulebook --help` shows what a file looks like"
            }
            Complaint::Error(error) => {
                return error.explanation(&crate::language::ENGLISH).help;
            }
            Complaint::RarePuzzles { .. }
            | Complaint::Stopped { .. }
            | Complaint::NoPdf { .. }
            | Complaint::BrokenCorpus(_) => return None,
        };
        Some(fixed.to_owned())
    }
}

/// The word lists that come with the program.
fn word_lists(or_file: bool) -> String {
    let lists = WordList::ALL.map(|language| format!("{} ({language})", language.code()));
    let file = if or_file {
        "\nfor a file, check the name: there is no such file here"
    } else {
        ""
    };
    format!("word lists are {}{file}", and_list(&lists))
}

fn meant(given: &str, known: &[String]) -> Option<String> {
    nearest(given, known.iter().map(String::as_str)).map(|meant| format!("did you mean `{meant}`?"))
}

/// The id that was meant, or the first of those that there are.
fn puzzles_there(id: &str, known: &[String]) -> String {
    if let Some(meant) = meant(id, known) {
        return meant;
    }
    let mut shown: Vec<String> = known.iter().take(5).cloned().collect();
    if known.len() > shown.len() {
        shown.push(format!("{} more", known.len() - shown.len()));
    }
    format!("it holds {}", and_list(&shown))
}

/// What the system says, without its number.
fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error")
        .next()
        .unwrap_or_default()
        .to_owned()
}

use std::io;
use std::path::PathBuf;

use crate::game::{Cell, MAX_COORDINATE, SetupError, Turn, Violation};
use crate::notation::NotationError;
use crate::play::ResumeError;
use crate::puzzle::{HistoryError, Impossible, PuzzleError};
use crate::qwords::{Roll, WordList};
use crate::record;
use crate::strategy::ImpossibleHands;

/// Why a command gives no answer, where no text is to blame that could be shown with the place.
#[derive(Debug)]
pub enum Complaint {
    /// An error of the new kind, until all are.
    #[allow(private_interfaces)]
    Error(Box<crate::cli::CommandError>),
    /// A grid of Qwords that is none, nor the name of a file.
    NeitherGridNorFile {
        /// What was given.
        given: String,
    },
    /// A turn that is not legal.
    NotLegal {
        /// The turn.
        turn: Turn,
        /// Every rule that it breaks.
        violations: Vec<Violation>,
    },
    /// Hands that the others cannot hold.
    ImpossibleHands(ImpossibleHands),
    /// A position of Qwords without a roll, so that there is nothing to choose from.
    NothingRolled,
    /// A grid of Qwords in which nothing is free.
    NothingFree,
    /// A roll that the dice in force cannot show.
    RollOfOtherDice {
        /// The roll.
        roll: Roll,
    },
    /// A word list that there is not, nor a file where one would do.
    UnknownWords {
        /// What was given.
        given: String,
        /// Whether a file would do.
        or_file: bool,
    },
    /// No word of a list is this one, or fits.
    NoWord {
        /// The word, or what words were to fit.
        pattern: String,
        /// The list, for people.
        list: String,
        /// Whether one of the well-known names would.
        is_name: bool,
    },
    /// What side A has not.
    OnlyOnSideB {
        /// The option.
        option: &'static str,
    },

    /// A batch was asked for another format than JSON.
    BatchFormat,

    /// A day that is none.
    NotADate {
        /// What was given.
        given: String,
    },
    /// A day for which no puzzle was found.
    NoPuzzle {
        /// The day.
        date: String,
    },
    /// A file that holds something else already.
    WouldReplace {
        /// Its name.
        path: PathBuf,
    },
    /// Puzzles that cannot be made.
    ImpossiblePuzzles(Impossible),
    /// Well-known words of which no puzzle can be made.
    FewWords {
        /// Their file.
        path: PathBuf,
        /// How many of them are in the list and long enough.
        found: usize,
        /// How many it takes.
        needed: usize,
        /// The list.
        language: WordList,
    },
    /// Puzzles that take many tries.
    RarePuzzles {
        /// How many were found.
        found: usize,
        /// How many tries there were.
        tries: u64,
        /// What each try makes: `game`.
        unit: &'static str,
    },
    /// Fewer puzzles than were asked for.
    FewPuzzles {
        /// How many were found.
        found: usize,
        /// How many were asked for.
        wanted: usize,
        /// What was tried: `1000 games`.
        tried: String,
    },
    /// The user stopped it.
    Stopped {
        /// How many puzzles were found.
        found: usize,
        /// How many were asked for.
        wanted: usize,
    },
    /// A picture of several puzzles.
    OnePicture,
    /// A book that cannot be made.
    NoPdf {
        /// Why.
        reason: String,
    },
    /// The program was built without books.
    WithoutPdf,

    /// A file without puzzles.
    NoPuzzles {
        /// Its name.
        name: String,
    },
    /// A stored puzzle that is wrong, so that nobody can solve it.
    WrongPuzzle {
        /// The file.
        name: String,
        /// The puzzle's id.
        id: String,
        /// What is wrong with it.
        flaws: Vec<PuzzleError>,
    },
    /// A puzzle that a file does not hold.
    UnknownPuzzle {
        /// The file.
        name: String,
        /// What was given.
        id: String,
        /// The ids that there are.
        known: Vec<String>,
    },
    /// The record of puzzles cannot be understood.
    NoRecord {
        /// The file.
        path: PathBuf,
        /// Why.
        error: HistoryError,
    },
    /// Puzzles are played without a record.
    NotKept(Box<Complaint>),

    /// A game that is said to be kept, and cannot be resumed.
    NotResumable {
        /// The name of its file.
        name: String,
        /// Why.
        reason: ResumeError,
    },
    /// There is no kept game that is not over.
    NoGameKept,
    /// A game goes on that is not kept.
    GameNotKept(Box<Complaint>),
    /// A kept game in whose file there is something else now.
    GameChanged {
        /// The file.
        path: PathBuf,
    },
    /// A file that is there already, and is not to be replaced.
    FileThere {
        /// The file.
        path: PathBuf,
    },
    /// Players that cannot play together.
    NoCompany(record::Problem),
    /// A place among fewer players.
    NoSeat {
        /// The place, from 1.
        seat: u8,
        /// How many players there are.
        players: usize,
    },
    /// A word that others must follow.
    WordAlone {
        /// The word.
        word: String,
    },

    /// A folder that holds something else than an earlier site.
    NotASite {
        /// The folder.
        path: PathBuf,
    },
    /// A today that is not among the days of a site.
    TodayNotBuilt {
        /// What was given.
        today: String,
        /// The first day.
        first: String,
        /// The last day.
        last: String,
    },
    /// No address for a site.
    NotAnAddress {
        /// What was given.
        given: String,
    },
    /// An engine that is none.
    NotAnEngine {
        /// The file.
        path: PathBuf,
    },
    /// A folder to be shown that has no first page.
    NoIndex {
        /// The folder.
        path: PathBuf,
    },
    /// A port that cannot be listened at.
    PortRefused {
        /// The port.
        port: u16,
        /// What the system says.
        error: io::Error,
    },

    /// An origin that leaves no room above or on the left.
    OriginNearEdge {
        /// One that would do.
        instead: Cell,
    },
    /// An origin with which the table lies too far out.
    OriginBeyondEdge {
        /// One that would do.
        instead: Cell,
    },

    /// A picture is to be written over the position that it shows.
    OverPosition {
        /// The file.
        path: PathBuf,
    },
    /// A review is to be written over the game that it is about.
    OverGame {
        /// The file.
        path: PathBuf,
    },
    /// A quiz about a game that was read from where the answers come from.
    QuizFromInput,
    /// A swap or a pass was to be drawn.
    LaysNothing,
    /// A play was to be drawn that breaks the rules.
    NotDrawn {
        /// The turn.
        turn: Turn,
        /// Every rule that it breaks.
        violations: Vec<Violation>,
    },
    /// A PNG was to be written to a terminal.
    PngToTerminal,
    /// A PNG that cannot be made.
    NoPng {
        /// Why.
        reason: String,
    },
    /// The program was built without PNG.
    WithoutPng,
    /// A file name that does not tell the format.
    UnknownEnding {
        /// The file.
        path: PathBuf,
        /// The endings that do.
        known: &'static [&'static str],
    },
    /// `--scale` for something else than a PNG.
    ScaleWithoutPng,
    /// `--no-letters` for text.
    LettersOfText,

    /// A file without examples.
    NoExamples {
        /// Its name.
        name: String,
    },
    /// The built-in corpus cannot be read.
    BrokenCorpus(NotationError),
    /// A word in a dialogue that is not a command.
    UnknownCommand {
        /// What was given.
        name: String,
        /// The commands that there are.
        known: Vec<String>,
    },
}

impl Complaint {
    /// The kind of complaint, for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Complaint::Error(_) => "error",
            Complaint::NeitherGridNorFile { .. }
            | Complaint::NotADate { .. }
            | Complaint::NotAnAddress { .. } => "notation",
            Complaint::NotLegal { .. } | Complaint::NotDrawn { .. } => "illegal",
            Complaint::ImpossibleHands(_)
            | Complaint::NothingRolled
            | Complaint::NothingFree
            | Complaint::RollOfOtherDice { .. }
            | Complaint::LaysNothing
            | Complaint::ImpossiblePuzzles(_)
            | Complaint::FewWords { .. }
            | Complaint::NoCompany(_)
            | Complaint::NoSeat { .. }
            | Complaint::TodayNotBuilt { .. }
            | Complaint::OriginNearEdge { .. }
            | Complaint::OriginBeyondEdge { .. } => "impossible",
            Complaint::OnlyOnSideB { .. }
            | Complaint::BatchFormat
            | Complaint::OnePicture
            | Complaint::QuizFromInput
            | Complaint::PngToTerminal
            | Complaint::UnknownEnding { .. }
            | Complaint::ScaleWithoutPng
            | Complaint::LettersOfText
            | Complaint::WordAlone { .. } => "option",
            Complaint::UnknownCommand { .. }
            | Complaint::UnknownWords { .. }
            | Complaint::NoWord { .. }
            | Complaint::NoPuzzle { .. }
            | Complaint::NoGameKept
            | Complaint::FewPuzzles { .. }
            | Complaint::UnknownPuzzle { .. } => "not-found",
            Complaint::RarePuzzles { .. } => "rare",
            Complaint::Stopped { .. } => "stopped",
            Complaint::PortRefused { .. }
            | Complaint::NoPdf { .. }
            | Complaint::WithoutPdf
            | Complaint::NoPng { .. }
            | Complaint::WithoutPng
            | Complaint::BrokenCorpus(_) => "system",
            Complaint::WouldReplace { .. }
            | Complaint::NoPuzzles { .. }
            | Complaint::WrongPuzzle { .. }
            | Complaint::NoRecord { .. }
            | Complaint::NotKept(_)
            | Complaint::NotResumable { .. }
            | Complaint::GameNotKept(_)
            | Complaint::GameChanged { .. }
            | Complaint::FileThere { .. }
            | Complaint::NotASite { .. }
            | Complaint::NotAnEngine { .. }
            | Complaint::NoIndex { .. }
            | Complaint::OverPosition { .. }
            | Complaint::OverGame { .. }
            | Complaint::NoExamples { .. } => "file",
        }
    }

    /// Why a table cannot be moved to an origin, given what would be wrong with it there.
    pub fn about_origin(origin: Cell, errors: &[SetupError]) -> Complaint {
        let near = errors.iter().find_map(|error| match error {
            SetupError::NearEdge { origin, .. } => Some(*origin),
            _ => None,
        });
        let mut instead = near.unwrap_or(origin);
        for error in errors {
            if let SetupError::BeyondEdge { cells } = error {
                // An empty table has no tile that lies too far out, only its origin.
                let cells = if cells.is_empty() {
                    &[origin][..]
                } else {
                    cells
                };
                let beyond = |number: fn(&Cell) -> i16| {
                    cells
                        .iter()
                        .map(number)
                        .max()
                        .map_or(0, |furthest| (furthest - MAX_COORDINATE).max(0))
                };
                instead.column -= beyond(|cell| cell.column);
                instead.row -= beyond(|cell| cell.row);
            }
        }
        match near {
            Some(_) => Complaint::OriginNearEdge { instead },
            None => Complaint::OriginBeyondEdge { instead },
        }
    }
}

impl Complaint {
    /// What people read.
    pub fn explanation(&self) -> crate::language::Explanation {
        if let Complaint::Error(error) = self {
            return error.explanation(&crate::language::ENGLISH);
        }
        crate::language::Explanation {
            message: self.to_string(),
            help: self.help(),
            ..Default::default()
        }
    }
}

impl From<&Complaint> for crate::answer::Error {
    fn from(complaint: &Complaint) -> crate::answer::Error {
        let (code, help) = (complaint.code(), complaint.help());
        crate::answer::Error::without_place(code, complaint.to_string(), help)
    }
}

impl From<crate::cli::CommandError> for Complaint {
    fn from(error: crate::cli::CommandError) -> Complaint {
        Complaint::Error(Box::new(error))
    }
}

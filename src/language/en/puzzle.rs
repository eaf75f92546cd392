use std::fmt;
use std::ops::RangeInclusive;
use std::path::Path;

use jiff::civil::Date;

use super::record::parts;
use super::{English, and_list, count, is_or_are, or_list, plural, points, shown};
use crate::game::Violation;
use crate::language::{Explanation, PuzzleWords, QwordsNotationWords};
use crate::puzzle::qwords::{
    AnswerError, Hint, Kind, MOST_ROLLS, Puzzle as QwordsPuzzle, Task, Unfit, Unproved,
};
use crate::puzzle::{
    ExampleError, ExampleOutcome, ExpectedLine, Impossible, Mismatch, Progress, PuzzleError,
    Reason, TextError, Theme, Try,
};
use crate::qwords::{self, LineScore, WordList};

impl PuzzleWords for English {
    fn theme(&self, theme: Theme) -> &'static str {
        match theme {
            Theme::Qwirkle => "a row or column of six",
            Theme::QwirkleFlex => "a diagonal of six",
            Theme::Double => "two lines of six at once",
            Theme::BothEnds => "a line that grows at both ends",
            Theme::Bridge => "a tile that joins two lines",
            Theme::SingleTile => "one tile is enough",
            Theme::Diagonals => "most points come from diagonals",
            Theme::Crossing => "three or more rows and columns score",
            Theme::Quiet => "no line of six at all",
            Theme::GoingOut => "the last tiles go out",
            #[cfg(test)]
            Theme::Later => "a theme that is added one day",
        }
    }

    fn named_theme(&self, theme: Theme) -> String {
        format!("{}: {}", theme.name(), self.theme(theme))
    }

    fn occasion(&self, date: Date) -> String {
        date.strftime("%A %-d %B %Y").to_string()
    }

    fn solution(&self, answer: &str) -> String {
        format!("Solution: {answer}")
    }

    fn only_best_play(&self, plays_total: usize, second_best: u32) -> String {
        let plays = plural(plays_total, "play");
        format!("The only best of {plays}; the next scores {second_best}.")
    }

    fn joker_left(&self) -> &'static str {
        "the joker is left"
    }

    fn task(&self, task: &Task, shown: &str) -> String {
        match task {
            Task::Letter(_) => format!("roll  {shown}"),
            Task::Rolls(_) => format!("rolls  {shown}"),
            Task::Supernatural(_) => format!("letters  {shown}"),
        }
    }

    fn gain(&self, after: &LineScore, before: &LineScore) -> String {
        let word = after
            .word
            .as_ref()
            .map_or_else(String::new, |word| word.text());
        let more = points(after.points - before.points);
        let instead = if before.points > 0 {
            format!(": {} instead of {}", after.points, before.points)
        } else {
            String::new()
        };
        format!("{more} for {word} in {}{instead}", after.line)
    }

    fn bonus_gained(&self, bonus: u32) -> String {
        format!("{} for a word in each line", points(bonus))
    }

    fn gained_at_once(&self, points: &str) -> String {
        format!("{points} gained at once")
    }

    fn only_best_answer(&self, puzzle: &QwordsPuzzle) -> String {
        match (puzzle.question.kind(), puzzle.second_best) {
            (Kind::Supernatural, _) => {
                "The only way to use all letters for ten words of five letters, names or not."
                    .to_owned()
            }
            (_, None) => "There is no other way.".to_owned(),
            (kind, Some([plain, with_names])) => {
                let does = if kind == Kind::Letter {
                    "gains"
                } else {
                    "scores"
                };
                let names = if with_names > plain {
                    format!(", {with_names} with names")
                } else {
                    String::new()
                };
                let ways = plural(puzzle.question.ways() as usize, "way");
                format!("The only best of {ways}; the next {does} {plain}{names}.")
            }
        }
    }

    fn answer_error(&self, error: &AnswerError) -> String {
        match error {
            AnswerError::Actions(wanted, found) => format!(
                "{} for as many letters, one after the other; here {} {found}",
                count(*wanted, "roll asks", "rolls ask"),
                is_or_are(*found)
            ),
            AnswerError::Action(action, violation) => {
                format!(
                    "{action}: {}",
                    QwordsNotationWords::violation(self, violation)
                )
            }
            AnswerError::Free(cell) => format!("{cell} is free; the answer is the whole grid"),
            AnswerError::Given(cell, letter) => format!("{cell} holds {letter} already"),
            AnswerError::Letters {
                letter,
                wanted,
                found,
            } => format!("{letter} is to be written {wanted} times, not {found}"),
        }
    }

    fn puzzles(&self) -> &'static str {
        "puzzles"
    }

    fn tries(&self, tries: u64, each: Try, rare: bool) -> String {
        plural(tries as usize, unit(each)) + if rare { ": rare" } else { "" }
    }

    fn not_a_range(&self) -> String {
        "write a number, or a range such as 15-20".to_owned()
    }

    fn zero_points(&self) -> String {
        "every play scores 1 point or more".to_owned()
    }

    fn reversed_range(&self, range: &RangeInclusive<u32>) -> String {
        format!(
            "the lower number comes first: `{}-{}`",
            range.end(),
            range.start()
        )
    }

    fn not_a_date(&self, given: &str) -> Explanation {
        Explanation::new(format!("`{given}` is not a date"))
            .help("write year, month and day: 2027-01-04")
    }

    fn no_puzzle(&self, date: Date) -> Explanation {
        Explanation::new(format!("there is no puzzle for {date}")).help("choose another day")
    }

    fn end_of_calendar(&self, first: Date, last: Date) -> Explanation {
        Explanation::new(format!(
            "there are not that many days from {first} on: the last day is {last}"
        ))
        .help("begin earlier, or ask for fewer days")
    }

    fn one_picture(&self) -> Explanation {
        Explanation::new("a picture shows one puzzle")
            .help("leave out --days, or choose text, yaml or json")
    }

    fn option_of_other_game(&self, option: &str, kind: Option<Kind>) -> Explanation {
        match kind {
            None => {
                let kinds = Kind::ALL.map(|kind| format!("`--kind {}`", kind.name()));
                Explanation::new(format!("{option} is for Qwords puzzles"))
                    .help(format!("leave it out, or add {}", or_list(&kinds)))
            }
            Some(kind) => Explanation::new(format!("{option} is for tile puzzles")).help(format!(
                "leave it out, or leave out `--kind {}`",
                kind.name()
            )),
        }
    }

    fn impossible_puzzles(&self, reason: &Impossible) -> Explanation {
        let puzzle = |theme: &Option<Theme>| {
            theme.map_or("puzzle".to_owned(), |theme| {
                format!("`{}` puzzle", theme.name())
            })
        };
        match reason {
            Impossible::NoDiagonals { theme, rules } => Explanation::new(format!(
                "`{}` needs diagonals that score, and {rules} has none",
                theme.name()
            ))
            .help("add `--rules flex`, or choose another --theme"),
            Impossible::LowTarget { theme, least } => Explanation::new(format!(
                "no {} has a solution of less than {}",
                puzzle(theme),
                points(*least)
            ))
            .help(format!(
                "choose a higher target, such as `--target {least}-{}`",
                least + 6
            )),
            Impossible::HighTarget { theme, rules, most } => Explanation::new(format!(
                "no {} in {rules} has a solution of more than {}",
                puzzle(theme),
                points(*most)
            ))
            .help("choose a lower --target"),
            Impossible::LargeMargin { target, margin } => Explanation::new(format!(
                "a solution of {} cannot beat the next best play by {margin}",
                points(*target)
            ))
            .help("choose a smaller --margin"),
        }
    }

    fn not_a_word_list(&self, given: &str) -> Explanation {
        let lists = WordList::ALL.map(|list| format!("{} ({list})", list.code()));
        Explanation::new(format!("`{given}` is not a word list"))
            .help(format!("word lists are {}", and_list(&lists)))
    }

    fn few_words(&self, path: &Path, found: usize, needed: usize, list: WordList) -> Explanation {
        let word = if needed > 1 {
            "five-letter word"
        } else {
            "word"
        };
        let words = match found {
            0 => format!("no {word}s"),
            found => plural(found, word),
        };
        Explanation::new(format!(
            "{} has {words} of the {list} list; such a puzzle needs {needed} or more",
            shown(path)
        ))
        .help("add words to the file, or leave out --common-words")
    }

    fn rare_puzzles(&self, progress: Progress, each: Try) -> Explanation {
        let found = match progress.found {
            0 => "none".to_owned(),
            found => found.to_string(),
        };
        Explanation::new(format!(
            "such puzzles are rare: {found} in the first {}",
            plural(progress.tries as usize, unit(each))
        ))
    }

    fn few_puzzles(&self, found: usize, wanted: usize, tries: u64, each: Try) -> Explanation {
        let tried = plural(tries as usize, unit(each));
        Explanation::new(match found {
            0 => format!("{tried} gave no such puzzle"),
            found => format!("{tried} gave only {found} of {wanted} puzzles; those were written"),
        })
        .help("allow more with --max-tries, or ask for puzzles that are less rare")
    }

    fn stopped(&self, found: usize, wanted: usize) -> Explanation {
        Explanation::new(match found {
            0 => "stopped before a puzzle was found".to_owned(),
            found => format!("stopped after {found} of {wanted} puzzles; those were written"),
        })
    }

    fn would_replace(&self, path: &Path) -> Explanation {
        Explanation::new(format!("{} already holds something else", shown(path)))
            .help("choose another --out or another --seed; nothing was written")
    }

    fn no_puzzles(&self, name: &str) -> Explanation {
        Explanation::new(format!("{name} holds no puzzles"))
            .help("`sixfold puzzle generate` makes some")
    }

    fn only_examples(&self, files: &[String]) -> Explanation {
        let files = match files {
            [file] => format!("{file} holds"),
            files => format!("{} hold", plural(files.len(), "file")),
        };
        Explanation::new(format!("{files} worked examples, and no puzzles"))
            .help("`sixfold rulebook` checks examples")
    }

    fn puzzle_error(&self, error: &PuzzleError) -> String {
        error.to_string()
    }

    fn proof_headings(&self) -> [&'static str; 3] {
        ["file", "puzzles", "proved"]
    }

    fn unreadable_file(&self) -> &'static str {
        "unreadable"
    }

    fn holds_examples(&self, file: &str) -> String {
        format!("{file} holds worked examples: `sixfold rulebook` checks them")
    }

    fn proved(&self, passed: usize, total: usize, unreadable: usize) -> String {
        let unreadable = match unreadable {
            0 => String::new(),
            files => format!("; {} cannot be read", plural(files, "file")),
        };
        format!("{passed} of {total} puzzles proved{unreadable}")
    }

    fn no_examples(&self, name: &str) -> Explanation {
        Explanation::new(format!("{name} holds no examples"))
            .help("`sixfold rulebook --help` shows what a file looks like")
    }

    fn example_headings(&self) -> [&'static str; 4] {
        ["example", "expected", "found", "ok"]
    }

    fn expected(&self, outcome: Option<ExampleOutcome>) -> String {
        outcome.map_or_else(|| "unclear".to_owned(), |outcome| outcome.to_string())
    }

    fn found(&self, outcome: Option<ExampleOutcome>, given: &[&str], others: &[&str]) -> String {
        let illegal = match outcome {
            Some(ExampleOutcome::Illegal) => ExampleOutcome::Illegal,
            Some(score) => return score.to_string(),
            None => return "error".to_owned(),
        };
        let parted = if given.is_empty() || others.is_empty() {
            ""
        } else {
            "; also "
        };
        let (given, others) = (given.join(", "), others.join(", "));
        format!("{illegal}: {given}{parted}{others}")
    }

    fn agrees(&self, agrees: bool) -> &'static str {
        if agrees { "yes" } else { "NO" }
    }

    fn mismatch(&self, mismatch: &Mismatch) -> String {
        mismatch.to_string()
    }

    fn mismatch_in_short(&self, mismatch: &Mismatch) -> String {
        in_short(mismatch)
    }

    fn without_reasons(&self, examples: usize) -> String {
        let give = if examples == 1 { "gives" } else { "give" };
        format!(
            "{} {give} no `reasons`, so breaking any rule is enough; the table lists the codes found.",
            plural(examples, "illegal example")
        )
    }

    fn examples_right(&self, passed: usize, total: usize) -> String {
        format!("{passed} of {total} examples as the rulebook has them")
    }
}

fn unit(each: Try) -> &'static str {
    match each {
        Try::Game => "game",
        Try::Grid => "grid",
    }
}

/// What is wrong with a stored puzzle, in a sentence without a full stop.
impl fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PuzzleError::Unreadable { key, error } => write!(f, "{key}: {error}"),
            PuzzleError::Missing { key } => write!(f, "{key} is missing"),
            PuzzleError::Unwanted { key } => write!(f, "{key} does not go with such a puzzle"),
            PuzzleError::Unfit(unfit) => unfit.fmt(f),
            PuzzleError::Unproved(reason) => reason.fmt(f),
            PuzzleError::NotOneBest => f.write_str("the best play is not unique"),
            PuzzleError::Differs { key, stored, found } => {
                write!(f, "{key}: stored {stored}, found {found}")
            }
            PuzzleError::Twin { id } => {
                write!(f, "{id} is the same puzzle, turned, mirrored or renamed")
            }
            PuzzleError::SameId => f.write_str("another puzzle has this id"),
        }
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TextError::Tiles(error) => error.fmt(f),
            TextError::Qwords(error) => error.fmt(f),
        }
    }
}

/// Why a task does not go with a grid, in a sentence without a full stop.
impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cells = |free: usize| count(free, "free cell", "free cells");
        match self {
            Unfit::Dots => f.write_str("the grid of a puzzle has no dots left"),
            Unfit::Rolls(rolls, free) => {
                let (rolls, are) = (plural(*rolls, "roll"), is_or_are(*rolls));
                write!(
                    f,
                    "there {are} {rolls} for {}; 1 to {MOST_ROLLS} may be known, one for a cell",
                    cells(*free)
                )
            }
            Unfit::Letters(letters, free) => {
                write!(
                    f,
                    "there {} {} for {}",
                    is_or_are(*letters),
                    plural(*letters, "letter"),
                    cells(*free)
                )
            }
        }
    }
}

/// Why a question is no puzzle, in a sentence without a full stop.
impl fmt::Display for Unproved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unproved::NotOne => "the best answer is not unique",
            Unproved::NotOneWithNames => "with names added, the best answer is not unique",
            Unproved::OtherWithNames => "with names added, the best answer or its score changes",
        })
    }
}

/// The rule that an answer breaks, in a sentence without a full stop.
impl fmt::Display for AnswerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&English.answer_error(self))
    }
}

/// A hint, in a sentence with a full stop.
impl fmt::Display for Hint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Hint::Longest(letters) => write!(f, "it makes a word of {letters} letters."),
            Hint::Letters(letters) if letters.len() == 1 => {
                write!(f, "the letter is {}.", letters[0])
            }
            Hint::Letters(letters) => {
                write!(f, "the letters are {}, in this order.", and_list(letters))
            }
            Hint::Row(row) => write!(f, "it is written in {row}."),
            Hint::First(action) => write!(f, "the first is {action}."),
            Hint::Last(action) => write!(f, "the last is {action}."),
            Hint::Word(line, word) => write!(f, "{line} becomes {word}."),
            Hint::Solution(solution) => write!(f, "it is {solution}."),
        }
    }
}

impl fmt::Display for ExampleOutcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ExampleOutcome::Score(score) => f.write_str(&points(*score)),
            ExampleOutcome::Illegal => f.write_str("not legal"),
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// How an example differs, in a sentence without a full stop, and where the points of a legal
/// play come from.
impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&in_short(self))?;
        match self {
            Mismatch::Score { right, .. } | Mismatch::Legal(right) => {
                write!(f, "; the play scores {}", and_list(&parts(right)))
            }
            Mismatch::GridScore { right, .. } => {
                write!(f, "; the words found are {}", grid_parts(right))
            }
            _ => Ok(()),
        }
    }
}

/// The same without the points.
fn in_short(difference: &Mismatch) -> String {
    match difference {
        Mismatch::InFile { key, line, error } => {
            let line = line.map_or_else(String::new, |line| format!(" in line {line}"));
            format!("error{line}, `{key}`: {error}")
        }
        Mismatch::Unclear => "give either a `score` or `legal: false`".to_owned(),
        Mismatch::Score {
            expected,
            right,
            slip,
        } => {
            let differs = format!(
                "expected {}, found {}",
                points(*expected),
                points(right.total())
            );
            slip.as_ref()
                .map_or(differs.clone(), |slip| format!("{differs}: {slip}"))
        }
        Mismatch::GridScore { expected, right } => {
            format!(
                "expected {}, found {}",
                points(*expected),
                points(right.total())
            )
        }
        Mismatch::Legal(right) => format!("expected not legal, found {}", points(right.total())),
        Mismatch::Breaches(violations) => {
            format!("expected a legal play, found {}", coded(violations))
        }
        Mismatch::Reasons { missing, found } => {
            format!("expected {}, found {}", and_list(missing), coded(found))
        }
        Mismatch::Line {
            number,
            expected,
            found,
        } => {
            let words = |line: &Option<Box<ExpectedLine>>| {
                line.as_ref()
                    .map_or_else(|| "none".to_owned(), |line| line_words(line))
            };
            format!(
                "line {number}: expected {}; found {}",
                words(expected),
                words(found)
            )
        }
        Mismatch::Better { best } => format!("with six_tiles another play scores {best}"),
        Mismatch::IllegalWithSixTiles(violations) => {
            format!(
                "with six_tiles the play is not legal: {}",
                and_list(violations)
            )
        }
        Mismatch::Missing { key } => format!("`{key}` is missing"),
        Mismatch::Unwanted { key } => format!("`{key}` does not go with such an example"),
        Mismatch::Claim { line, word, fault } => format!("{line}: {word} {fault}"),
    }
}

/// Why an example cannot be checked, in a sentence without a full stop.
impl fmt::Display for ExampleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ExampleError::Notation(error) => error.fmt(f),
            ExampleError::NotInRack(violations) => {
                let code = violations.first().map_or("", Violation::code);
                write!(
                    f,
                    "{}; if that is what the example shows, write `reasons: [{code}]`",
                    and_list(violations)
                )
            }
            ExampleError::NotSixTiles { found } => {
                write!(
                    f,
                    "there {} {}; a full rack has 6",
                    is_or_are(*found),
                    plural(*found, "tile")
                )
            }
            ExampleError::WrongRack => f.write_str(
                "with the table these would be more copies of a tile than the set holds",
            ),
        }
    }
}

/// Every broken rule with its code.
fn coded(violations: &[Violation]) -> String {
    let coded: Vec<String> = violations
        .iter()
        .map(|violation| format!("{} ({violation})", violation.code()))
        .collect();
    coded.join("; ")
}

/// What each word of a grid earns: `row 1 DUO 3, row 2 SAUT 6, … and no bonus`.
fn grid_parts(breakdown: &qwords::Breakdown) -> String {
    let line = |score: &LineScore| match &score.word {
        Some(word) => format!("{} {} {}", score.line, word.text(), score.points),
        None => format!("{} none", score.line),
    };
    let bonus = if breakdown.bonus > 0 {
        format!("the bonus {}", breakdown.bonus)
    } else {
        "no bonus".to_owned()
    };
    and_list(
        &breakdown
            .lines
            .iter()
            .map(line)
            .chain([bonus])
            .collect::<Vec<_>>(),
    )
}

/// All that an example can say of a line, in its order: `horizontal, colour red, g7 h7 i7, 3
/// points`.
fn line_words(line: &ExpectedLine) -> String {
    let tiles = line
        .tiles
        .as_ref()
        .map_or_else(String::new, |tiles| format!(", {}", tiles.join(" ")));
    let bonus = if line.bonus > 0 {
        format!(" and {} more", line.bonus)
    } else {
        String::new()
    };
    let ExpectedLine {
        direction,
        by,
        of,
        cells,
        ..
    } = line;
    format!(
        "{direction}, {by} {of}, {}{tiles}, {}{bonus}",
        cells.join(" "),
        points(line.points)
    )
}

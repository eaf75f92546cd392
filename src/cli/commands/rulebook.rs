use std::path::PathBuf;

use clap::Args;

use crate::answer;
use crate::cli::args::Format;
use crate::cli::commands::qwords;
use crate::cli::terminal::output::Output;
use crate::cli::terminal::{TextStyle, breakdown, cell};
use crate::cli::{CommandError, Exit, input};
use crate::game::{Breakdown, Violation};
use crate::notation::visible;
use crate::puzzle::{Checked, ExampleOutcome, Mismatch, RULEBOOKS, load_examples};
use crate::search::Searcher;

/// Check worked examples against the rules
///
/// With no PATH, checks the examples of the Qwirkle, Qwirkle Flex and Qwords rulebooks that come
/// with the program. Exits with 1 if an example differs.
#[derive(Debug, Args)]
#[command(after_help = after_help())]
pub(crate) struct RulebookArgs {
    /// Files of examples, or folders that hold such files (*.yaml)
    #[arg(value_name = "PATH")]
    paths: Vec<PathBuf>,

    /// Output format
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

fn after_help() -> String {
    let codes = Violation::CODES
        .iter()
        .map(|(code, meaning)| format!("\n  {code:<18} {meaning}"));
    format!(
        "Example:\n  \
        sixfold rulebook my-examples.yaml\n\n\
        A file is a list of examples:\n  \
        - id: two-blue-tiles\n    \
          position: flex RcbRtwRsb BssBtb origin=j10\n    \
          play: Btb@k11 Bss@l11\n    \
          score: 10\n  \
        - id: two-yellow-diamonds\n    \
          position: flex YdbYswYcw Yds origin=j10\n    \
          play: Yds@m10\n    \
          legal: false\n    \
          reasons: [face_twice_in_line]\n\
        Optional keys: `where`, `why`, `note`, `lines`, and `six_tiles` (a full rack for which this play is optimal). A Qwords grid has \
        `claims`, the words that count; without them the best words count.\n\n\
        An illegal play must break all the rules that `reasons` lists; it may break others too. The codes:{}",
        codes.collect::<String>()
    )
}

impl RulebookArgs {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        output.set_json(self.format == Format::Json);
        let mut checked = Vec::new();
        if self.paths.is_empty() {
            for (name, text) in RULEBOOKS {
                checked.extend(check(name, name, text.to_owned())?);
            }
        }
        for path in input::yaml_files(&self.paths)? {
            let (source, whole_name) = input::read_file(&path)?;
            let name = path.file_stem().map_or(whole_name.clone(), |stem| {
                stem.to_string_lossy().into_owned()
            });
            checked.extend(check(&name, &whole_name, source)?);
        }
        match self.format {
            Format::Text => output.print(&text(&checked, output.page()))?,
            format => output.data(&answer::Rulebook::new(&checked), format)?,
        }
        Ok(if checked.iter().all(|(_, checked)| checked.is_ok()) {
            Exit::Ok
        } else {
            Exit::Failed
        })
    }
}

/// Checks the examples of a file, each with the name of its rulebook.
fn check(
    rulebook: &str,
    name: &str,
    source: String,
) -> Result<Vec<(String, Checked)>, CommandError> {
    let (mut searcher, name) = (Searcher::new(), name.to_owned());
    match load_examples(&source) {
        Ok(examples) if examples.is_empty() => Err(CommandError::new("file", move |words| {
            words.puzzle.no_examples(&name)
        })),
        Ok(examples) => Ok(examples
            .iter()
            .map(|example| (rulebook.to_owned(), example.check(&mut searcher)))
            .collect()),
        Err(error) => Err(CommandError::Yaml {
            error,
            source,
            name,
        }),
    }
}

fn text(checked: &[(String, Checked)], style: &TextStyle) -> String {
    let words = style.words.puzzle;
    let mark = |ok: bool, text: &str| {
        if ok {
            style.good(text)
        } else {
            style.bad(text)
        }
    };
    let mut table = style.table(&words.example_headings());
    for rulebook in checked.chunk_by(|a, b| a.0 == b.0) {
        if let Some((name, _)) = rulebook.first() {
            table.add_row([cell(style.strong(&visible(name)))]);
        }
        for (_, example) in rulebook {
            let ok = example.is_ok();
            table.add_row([
                cell(format!("  {}", example.id)),
                cell(words.expected(example.expected)),
                cell(found(example, style)),
                cell(mark(ok, words.agrees(ok))),
            ]);
        }
    }
    let mut text = style.fitted(table) + "\n";
    let right = checked.iter().filter(|(_, example)| example.is_ok());
    let reasons = right.filter_map(|(_, example)| reasons(example, style));
    text.extend(reasons.map(|reasons| reasons + "\n"));
    let differing = checked.iter().filter(|(_, example)| !example.is_ok());
    text.extend(differing.map(|(rulebook, example)| differences(rulebook, example, style)));
    let examples = || checked.iter().map(|(_, example)| example);
    let passed = examples().filter(|example| example.is_ok()).count();
    let ok = passed == checked.len();
    text += if ok { "" } else { "\n" };
    let vague = examples().filter(|example| is_vague(example)).count();
    if vague > 0 {
        text += &style.wrapped(&words.without_reasons(vague), 0);
    }
    text + &style.wrapped(&mark(ok, &words.examples_right(passed, checked.len())), 0)
}

/// Where the points of an example come from, or which rules it breaks.
fn reasons(example: &Checked, style: &TextStyle) -> Option<String> {
    let title = style.wrapped(&style.strong(&example.id), 2);
    if let Some(points) = &example.breakdown {
        return Some(title + &breakdown(points, style));
    }
    if let Some(grid) = &example.grid {
        return Some(title + &qwords::score::points(grid, style));
    }
    let words = style.words.game;
    let broken = example.violations.iter();
    let broken: String = broken
        .map(|violation| style.wrapped(&format!("  - {}", words.violation(violation)), 4))
        .collect();
    (!broken.is_empty()).then(|| title + &broken)
}

/// Whether an illegal example does not say which rules it breaks.
fn is_vague(example: &Checked) -> bool {
    [example.expected, example.found] == [Some(ExampleOutcome::Illegal); 2]
        && example.reasons.is_empty()
}

/// What was found, with the codes of an illegal play.
fn found(example: &Checked, style: &TextStyle) -> String {
    let mut codes: Vec<&str> = Vec::new();
    for code in example.violations.iter().map(Violation::code) {
        if !codes.contains(&code) {
            codes.push(code);
        }
    }
    let is_given = |code: &&str| example.reasons.iter().any(|reason| reason.code() == *code);
    let (given, others): (Vec<&str>, Vec<&str>) = codes.into_iter().partition(is_given);
    style.words.puzzle.found(example.found, &given, &others)
}

/// How an example differs, and where its points come from.
fn differences(rulebook: &str, example: &Checked, style: &TextStyle) -> String {
    let words = style.words.puzzle;
    let title = style.words.terminal.labelled(rulebook, &example.id);
    let title = style.strong(&title);
    let mut text = format!("\n{}", style.wrapped(&title, 2));
    for mismatch in &example.differences {
        let (sentence, points) = match mismatch {
            Mismatch::Score { right, .. } | Mismatch::Legal(right) => {
                (words.mismatch_in_short(mismatch), indented(right, style))
            }
            mismatch => (words.mismatch(mismatch), String::new()),
        };
        text += &(style.wrapped(&format!("  - {sentence}"), 4) + &points);
    }
    text
}

/// Every point of a play, below a difference.
fn indented(right: &Breakdown, style: &TextStyle) -> String {
    let narrower = TextStyle {
        width: style.width.map(|width| width.saturating_sub(2)),
        ..*style
    };
    breakdown(right, &narrower)
        .lines()
        .map(|line| format!("  {line}\n"))
        .collect()
}

//! How the choices of the rest of the crate are written on the command line.

use std::time::Duration;

use clap::ValueEnum;
use clap::builder::PossibleValue;

use crate::bench::Task;
use crate::game::Rules;
use crate::language::en as words;
use crate::publish::{Paper, PerPage};
use crate::puzzle::Theme;
use crate::strategy::Level;

/// How an answer is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Format {
    /// Human-readable text.
    #[default]
    Text,
    /// One line of JSON.
    Json,
    /// YAML.
    Yaml,
}

impl ValueEnum for Format {
    fn value_variants<'a>() -> &'a [Format] {
        &[Format::Text, Format::Json, Format::Yaml]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(match self {
            Format::Text => PossibleValue::new("text").help("For people"),
            Format::Json => PossibleValue::new("json").help("One line of JSON"),
            Format::Yaml => PossibleValue::new("yaml").help("YAML"),
        })
    }
}

impl ValueEnum for Task {
    fn value_variants<'a>() -> &'a [Task] {
        &Task::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(match self {
            Task::Best => {
                PossibleValue::new("best").help("The best play alone, on a prepared table")
            }
            Task::Every => {
                PossibleValue::new("every").help("Every play with its score, on a prepared table")
            }
            Task::Text => PossibleValue::new("text")
                .help("From a position line to the best play, parsing included"),
            Task::Game => PossibleValue::new("game").help("A whole greedy game of two players"),
            Task::Rollout => {
                PossibleValue::new("rollout").help("Six turns played on in thought, and taken back")
            }
        })
    }
}

impl ValueEnum for Rules {
    fn value_variants<'a>() -> &'a [Rules] {
        &Rules::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.name()))
    }
}

impl ValueEnum for Level {
    fn value_variants<'a>() -> &'a [Level] {
        &Level::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.name()))
    }
}

impl ValueEnum for Theme {
    fn value_variants<'a>() -> &'a [Theme] {
        Theme::ALL
    }

    /// One word for the shell; as it stands in files, it is understood too.
    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(
            PossibleValue::new(self.name().replace(' ', "-"))
                .alias(self.name())
                .help(words::theme(*self)),
        )
    }
}

impl ValueEnum for Paper {
    fn value_variants<'a>() -> &'a [Paper] {
        &Paper::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(match self {
            Paper::A4 => PossibleValue::new("a4").help("210 by 297 mm"),
            Paper::Letter => PossibleValue::new("letter").help("8½ by 11 inches"),
        })
    }
}

impl ValueEnum for PerPage {
    fn value_variants<'a>() -> &'a [PerPage] {
        &PerPage::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(match self {
            PerPage::Two => {
                PossibleValue::new("2").help("One above the other, with lines for notes")
            }
            PerPage::Four => PossibleValue::new("4").help("Two by two"),
        })
    }
}

/// `1s`, `0.5s` or `200ms`.
pub(crate) fn duration(text: &str) -> Result<Duration, String> {
    let wrong = || format!("`{text}` is no time: write `1s` or `200ms`");
    let (number, unit) = text.split_at(
        text.find(|sign: char| sign.is_ascii_alphabetic())
            .ok_or_else(wrong)?,
    );
    let number: f64 = number.parse().map_err(|_| wrong())?;
    let seconds = match unit {
        "s" => number,
        "ms" => number / 1e3,
        _ => return Err(wrong()),
    };
    Duration::try_from_secs_f64(seconds)
        .ok()
        .filter(|time| !time.is_zero())
        .ok_or_else(wrong)
}

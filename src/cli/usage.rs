//! What is wrong with a command line, in a language that the parser does not speak.

use std::error::Error;
use std::fmt;
use std::num::ParseIntError;

use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::help;
use crate::language::{ENGLISH, Language, ParserWords};

/// Why a value is not understood, as its own reader knows it.
pub(crate) struct BadValue(pub(super) Box<dyn Fn(&Language) -> String + Send + Sync>);

impl BadValue {
    /// Why, as a language says it.
    pub(super) fn new(explain: impl Fn(&Language) -> String + Send + Sync + 'static) -> BadValue {
        BadValue(Box::new(explain))
    }
}

impl fmt::Display for BadValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&(self.0)(&ENGLISH))
    }
}

impl fmt::Debug for BadValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Error for BadValue {}

/// An error as people read it, with all that stands below it.
pub(super) fn text(error: &clap::Error, words: &Language, coloured: bool) -> String {
    let shown = |text: &clap::builder::StyledStr| match coloured {
        true => text.ansi().to_string(),
        false => text.to_string(),
    };
    let whole = shown(&error.render());
    let Some(parser) = words.parser else {
        return whole.trim_end().to_owned();
    };
    if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        return whole.trim_end().to_owned();
    }
    let style = super::STYLES.get_error();
    let name = words.terminal.error();
    let prefix = match coloured {
        true => format!("{style}{name}:{style:#}"),
        false => format!("{name}:"),
    };
    let Some(message) = message(error, words, parser) else {
        // A command has written the message itself.
        let (_, rest) = whole.split_once(' ').unwrap_or(("", &whole));
        let (rest, _) = rest.rsplit_once("\n\n").unwrap_or((rest, ""));
        let more = parser.more("--help");
        return format!("{prefix} {}\n\n{more}", help::usage(rest, parser));
    };
    let mut text = format!("{prefix} {message}");
    let tips = tips(error, parser);
    if !tips.is_empty() {
        text += "\n";
    }
    for tip in tips {
        text += &format!("\n  {tip}");
    }
    if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
        text += &format!("\n\n{}", help::usage(&shown(usage), parser));
    }
    text + &format!("\n\n{}", parser.more("--help"))
}

/// What is wrong, if the parser itself has found it.
fn message(error: &clap::Error, words: &Language, parser: &dyn ParserWords) -> Option<String> {
    let one = |kind| match error.get(kind)? {
        ContextValue::String(text) => Some(text.as_str()),
        _ => None,
    };
    let several = |kind| match error.get(kind) {
        Some(ContextValue::Strings(texts)) => texts.clone(),
        Some(ContextValue::String(text)) => vec![text.clone()],
        _ => Vec::new(),
    };
    let number = |kind| match error.get(kind)? {
        ContextValue::Number(number) => Some(*number),
        _ => None,
    };
    let argument = one(ContextKind::InvalidArg);
    let value = one(ContextKind::InvalidValue);
    Some(match error.kind() {
        ErrorKind::UnknownArgument => parser.unknown_argument(argument?),
        ErrorKind::InvalidSubcommand => {
            parser.unknown_command(one(ContextKind::InvalidSubcommand)?)
        }
        ErrorKind::ArgumentConflict => {
            let argument = argument.or(one(ContextKind::InvalidSubcommand))?;
            let others = several(ContextKind::PriorArg);
            if others.is_empty() || others == [argument] {
                parser.repeated(argument)
            } else {
                parser.conflict(argument, &others)
            }
        }
        ErrorKind::NoEquals => parser.no_equals_sign(argument?),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let (argument, value) = (argument?, value?);
            let message = if value.is_empty() {
                parser.no_value(argument)
            } else {
                parser.bad_value(value, argument, reason(error, words, parser).as_deref())
            };
            let values = several(ContextKind::ValidValue).join(", ");
            if values.is_empty() {
                message
            } else {
                format!("{message}\n  {}", parser.possible(&values))
            }
        }
        ErrorKind::MissingRequiredArgument => {
            let missing = several(ContextKind::InvalidArg);
            format!("{}\n  {}", parser.missing(), missing.join("\n  "))
        }
        ErrorKind::MissingSubcommand => {
            let message = parser.missing_command(one(ContextKind::InvalidSubcommand)?);
            let known = several(ContextKind::ValidSubcommand).join(", ");
            format!("{message}\n  {}", parser.known_commands(&known))
        }
        ErrorKind::TooManyValues => parser.surplus(value?, argument?),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            let expected =
                number(ContextKind::MinValues).or(number(ContextKind::ExpectedNumValues))?;
            parser.number_of_values(argument?, expected, number(ContextKind::ActualNumValues)?)
        }
        _ => return None,
    })
}

/// Why a value is not understood.
fn reason(error: &clap::Error, words: &Language, parser: &dyn ParserWords) -> Option<String> {
    let source = error.source()?;
    if let Some(BadValue(explain)) = source.downcast_ref() {
        return Some(explain(words));
    }
    if source.downcast_ref::<ParseIntError>().is_some() {
        return Some(parser.no_number());
    }
    // The parser's own sentence: `0 is not in 1..=256`, or without an end `1..`.
    let text = source.to_string();
    let (given, bounds) = text.split_once(" is not in ")?;
    let (lowest, highest) = bounds.split_once("..")?;
    let highest = highest.trim_start_matches('=');
    Some(parser.outside(given, lowest, (!highest.is_empty()).then_some(highest)))
}

/// Ways out.
fn tips(error: &clap::Error, parser: &dyn ParserWords) -> Vec<String> {
    let mut tips = Vec::new();
    for kind in [
        ContextKind::SuggestedSubcommand,
        ContextKind::SuggestedArg,
        ContextKind::SuggestedValue,
    ] {
        match error.get(kind) {
            Some(ContextValue::String(name)) => {
                tips.push(parser.tip_similar(std::slice::from_ref(name)));
            }
            Some(ContextValue::Strings(names)) => tips.push(parser.tip_similar(names)),
            _ => {}
        }
    }
    if let Some(ContextValue::StyledStrs(suggested)) = error.get(ContextKind::Suggested) {
        // The parser's own sentences: `to pass '--x' as a value, use '-- --x'`, `'--x' exists`.
        for sentence in suggested {
            let sentence = sentence.to_string();
            let quoted: Vec<&str> = sentence.split('\'').skip(1).step_by(2).collect();
            tips.extend(match *quoted {
                [value, form] => Some(parser.tip_as_value(value, form)),
                [form] => Some(parser.tip_exists(form)),
                _ => None,
            });
        }
    }
    tips
}

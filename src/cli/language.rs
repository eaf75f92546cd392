//! Which language the reader wants: what the command line says, else the environment, else English.

use std::ffi::{OsStr, OsString};

use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::language::{ENGLISH, Language};

/// The name of the option that names the language.
const OPTION: &str = "--lang";

/// Reads the name of a language.
pub(super) fn parser() -> impl TypedValueParser<Value = &'static Language> {
    let codes = Language::ALL.map(|language| language.code);
    PossibleValuesParser::new(codes).try_map(|code| Language::by_code(&code).ok_or("unknown"))
}

/// The reader's language. An unknown name after `--lang` is left to the parser, which refuses it.
pub(super) fn choose(
    arguments: &[OsString],
    variable: impl Fn(&str) -> Option<OsString>,
) -> &'static Language {
    named(arguments).unwrap_or_else(|| of_environment(variable))
}

/// The first language that `--lang` names, if it is one of ours.
fn named(arguments: &[OsString]) -> Option<&'static Language> {
    let value = option(arguments)?.to_str()?;
    Language::by_code(value.split(',').next()?)
}

/// The arguments without a `--lang` after `help`, which the parser takes for a command.
pub(super) fn without_after_help(arguments: &[OsString]) -> Vec<OsString> {
    if arguments.get(1).is_none_or(|first| first != "help") || named(arguments).is_none() {
        return arguments.to_vec();
    }
    let mut kept = Vec::new();
    let mut words = arguments.iter();
    while let Some(word) = words.next() {
        if word == OPTION {
            words.next();
        } else if value_after_sign(word).is_none() {
            kept.push(word.clone());
        }
    }
    kept
}

/// The last value of `--lang`, which can stand anywhere before `--`.
fn option(arguments: &[OsString]) -> Option<&OsStr> {
    let mut words = arguments.iter().skip(1).map(OsString::as_os_str);
    let mut last = None;
    while let Some(word) = words.next().filter(|&word| word != "--") {
        if word == OPTION {
            last = words.next().or(last);
        } else if let Some(value) = value_after_sign(word) {
            last = Some(value);
        }
    }
    last
}

/// The value in `--lang=fr`.
fn value_after_sign(word: &OsStr) -> Option<&OsStr> {
    let rest = word.to_str()?.strip_prefix(OPTION)?;
    Some(OsStr::new(rest.strip_prefix('=')?))
}

/// The language that the environment asks for, in the order of gettext. A language that nobody has
/// translated is passed over where others may follow; else it means English.
fn of_environment(variable: impl Fn(&str) -> Option<OsString>) -> &'static Language {
    let set = |name: &str| -> Option<String> {
        let value = variable(name)?;
        (!value.is_empty()).then(|| value.to_string_lossy().into_owned())
    };
    let own = set("SIXFOLD_LANG").and_then(|locale| of_locale(&locale));
    let listed = || set("LANGUAGE")?.split(':').find_map(of_locale);
    let locale = || {
        let decides = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
        of_locale(&decides?)
    };
    own.or_else(listed).or_else(locale).unwrap_or(&ENGLISH)
}

/// The language of a locale such as `fr_CH.UTF-8@euro`, if it is one of ours.
fn of_locale(locale: &str) -> Option<&'static Language> {
    let code = locale.split(['_', '-', '.', '@']).next()?;
    match code {
        "C" | "POSIX" => Some(&ENGLISH),
        code => Language::by_code(&code.to_ascii_lowercase()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(arguments: &str, environment: &[(&str, &str)]) -> &'static str {
        let arguments: Vec<OsString> = arguments.split(' ').map(OsString::from).collect();
        let variable = |name: &str| {
            let mut pairs = environment.iter();
            pairs
                .find(|(other, _)| *other == name)
                .map(|(_, value)| OsString::from(value))
        };
        choose(&arguments, variable).code
    }

    #[test]
    fn variables_decide_in_their_order() {
        for (environment, code) in [
            (&[][..], "en"),
            (&[("LANG", "fr_CH.UTF-8@euro")], "fr"),
            (&[("LANG", "de")], "de"),
            (&[("LANG", "it-CH")], "it"),
            (&[("LANG", "IT")], "it"),
            (&[("LANG", "C")], "en"),
            (&[("LANG", "POSIX")], "en"),
            (&[("LANG", "pt_BR.UTF-8")], "en"),
            (&[("LANG", "french")], "en"),
            // The first that is set decides, though it is unknown.
            (&[("LC_ALL", "pt_BR"), ("LANG", "fr_FR")], "en"),
            (&[("LC_ALL", "C.UTF-8"), ("LANG", "fr_FR")], "en"),
            (&[("LC_ALL", ""), ("LANG", "fr_FR")], "fr"),
            (&[("LC_MESSAGES", "de_AT"), ("LANG", "fr_FR")], "de"),
            (&[("LC_ALL", "it_IT"), ("LC_MESSAGES", "de_AT")], "it"),
            // A list goes on to its first language that is known, and then to the others.
            (&[("LANGUAGE", "pt_BR:de:fr"), ("LC_ALL", "it")], "de"),
            (&[("LANGUAGE", "pt:es"), ("LC_ALL", "it")], "it"),
            (&[("LANGUAGE", "::"), ("LANG", "it")], "it"),
            (&[("LANGUAGE", "en:fr"), ("LANG", "it")], "en"),
            (&[("LANGUAGE", "C"), ("LANG", "it")], "en"),
            (&[("SIXFOLD_LANG", "fr"), ("LANGUAGE", "de")], "fr"),
            (&[("SIXFOLD_LANG", "pt"), ("LANGUAGE", "de")], "de"),
            (&[("SIXFOLD_LANG", ""), ("LANG", "de")], "de"),
            (&[("SIXFOLD_LANG", "en"), ("LANG", "de")], "en"),
        ] {
            assert_eq!(
                chosen("sixfold analyse", environment),
                code,
                "{environment:?}"
            );
        }
    }

    #[test]
    fn the_option_stands_anywhere_before_two_dashes() {
        let german = &[("SIXFOLD_LANG", "de")];
        for (arguments, code) in [
            ("sixfold --lang fr analyse", "fr"),
            ("sixfold analyse --lang=it", "it"),
            ("sixfold puzzle daily --lang en", "en"),
            ("sixfold --lang fr --lang=it", "it"),
            ("sixfold site --lang fr,it", "fr"),
            ("sixfold analyse -- --lang fr", "de"),
            ("sixfold analyse --language fr", "de"),
            // The parser refuses these, in the language of the environment.
            ("sixfold --lang pt", "de"),
            ("sixfold --lang FR", "de"),
            ("sixfold --lang", "de"),
            ("--lang=fr analyse", "de"),
        ] {
            assert_eq!(chosen(arguments, german), code, "{arguments}");
        }
    }
}

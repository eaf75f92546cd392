//! The words of page scripts: each is used, and says the same values in every language.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use sixfold::language::Language;
use sixfold::publish::site::files::{SCRIPTS, words_text};

/// The sentences of a language by their keys; both forms of a plural.
fn sentences(language: &Language) -> BTreeMap<String, Vec<String>> {
    let topics = serde_json::to_value(language.scripts.scripts()).unwrap();
    let mut sentences = BTreeMap::new();
    for (topic, words) in topics.as_object().unwrap() {
        for (name, text) in words.as_object().unwrap() {
            let forms = match text {
                Value::String(text) => vec![text.clone()],
                Value::Object(forms) => ["one", "other"]
                    .map(|form| forms[form].as_str().unwrap().to_owned())
                    .into(),
                other => panic!("{topic}.{name}: {other}"),
            };
            sentences.insert(format!("{topic}.{name}"), forms);
        }
    }
    sentences
}

/// The names in braces.
fn values(text: &str) -> BTreeSet<&str> {
    text.split('{')
        .skip(1)
        .filter_map(|rest| Some(rest.split_once('}')?.0))
        .collect()
}

/// Whether a script names a sentence: `"table.free"`.
fn is_key(literal: &str, topics: &BTreeSet<&str>) -> bool {
    literal.split_once('.').is_some_and(|(topic, name)| {
        topics.contains(topic)
            && !name.is_empty()
            && name
                .chars()
                .all(|sign| sign.is_ascii_lowercase() || sign == '_')
    })
}

#[test]
fn scripts_use_all_words_and_no_others() {
    let known = sentences(Language::ALL[0]);
    let topics: BTreeSet<&str> = known
        .keys()
        .map(|key| key.split('.').next().unwrap())
        .collect();
    let used: BTreeSet<&str> = SCRIPTS
        .iter()
        .flat_map(|(_, text)| text.lines())
        .filter(|line| !line.trim_start().starts_with(['*', '/']) && !line.starts_with("import "))
        .flat_map(|line| line.split('"').skip(1).step_by(2))
        .filter(|literal| is_key(literal, &topics))
        .collect();
    let known: BTreeSet<&str> = known.keys().map(String::as_str).collect();
    assert_eq!(used, known);
}

#[test]
fn every_language_fills_in_the_same_values() {
    let english = sentences(Language::ALL[0]);
    for language in Language::ALL {
        for (key, forms) in sentences(language) {
            for form in &forms {
                // A form for one may spell the number out.
                let number = BTreeSet::from(["n"]);
                let without = |text| &values(text) - &number;
                assert_eq!(
                    without(form),
                    without(&english[&key][0]),
                    "{} {key}",
                    language.code
                );
                assert!(!form.trim().is_empty(), "{} {key}", language.code);
            }
            assert_eq!(
                forms.last().map(|form| values(form).contains("n")),
                english[&key].last().map(|form| values(form).contains("n")),
                "{} {key}",
                language.code
            );
        }
    }
}

#[test]
fn words_are_handed_over_before_they_are_needed() {
    for language in Language::ALL {
        let text = words_text(language, &[language]);
        let begin = format!(
            "import {{ speak }} from \"./words.js\";\n\nspeak(\"{}\", ",
            language.code
        );
        let words = text
            .strip_prefix(&begin)
            .unwrap()
            .strip_suffix(");\n")
            .unwrap();
        assert_eq!(
            serde_json::from_str::<Value>(words).unwrap(),
            serde_json::to_value(language.scripts.scripts()).unwrap()
        );
    }
}

//! JSON Schemas: those in `docs/schema` are up to date, and real answers keep to them.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use clap::Command;
use serde_json::{Value, json};
use sixfold::answer::{SCHEMAS, schema, to_json_pretty};

use crate::command::{Done, folder, names, path, program, run, sixfold};

/// Checks an answer in JSON, and the error if there is one, against their schemas.
pub(crate) fn keeps_to_schema(command: &Command, question: &str, done: &Done) {
    let name = if question.contains("--deep") {
        "deep".to_owned()
    } else {
        path(command).join("-")
    };
    let answers = done.text();
    for line in answers.lines() {
        let answer: Value = serde_json::from_str(line).unwrap();
        if answer.get("error").is_some() {
            assert_eq!(faults("error", &answer), "", "{name} {question}");
        } else {
            assert_eq!(faults(&name, &answer), "", "{name} {question}");
        }
    }
    if let Some(error) = done.error.strip_prefix("{\"error\"") {
        let error = serde_json::from_str(&format!("{{\"error\"{error}")).unwrap();
        assert_eq!(faults("error", &error), "", "{name} {question}");
    }
}

/// What a schema has against an answer.
fn faults(name: &str, answer: &Value) -> String {
    let schema = schema(name).unwrap_or_else(|| panic!("no schema for {name}: add it to SCHEMAS"));
    let validator = jsonschema::validator_for(&schema.to_value()).unwrap();
    let faults: Vec<String> = validator
        .iter_errors(answer)
        .map(|fault| format!("{}: {fault}", fault.instance_path()))
        .collect();
    faults.join("\n")
}

#[test]
fn the_files_are_up_to_date() {
    let files = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/schema");
    for (name, schema) in SCHEMAS {
        let file = fs::read_to_string(files.join(format!("{name}.json"))).unwrap_or_default();
        assert!(
            file == to_json_pretty(&schema()),
            "{name}: write it again with `cargo run -- schema --out docs/schema`"
        );
    }
    let known: BTreeSet<String> = SCHEMAS
        .iter()
        .map(|(name, _)| format!("{name}.json"))
        .collect();
    let there: BTreeSet<String> = names(&files).into_iter().collect();
    assert_eq!(there, known);
}

#[test]
fn schemas_are_printed_listed_and_written() {
    let listed = sixfold(&["schema"]).answer(0);
    let folder = folder("schemas", &[]);
    assert_eq!(
        sixfold(&["schema", "--out", folder.to_str().unwrap()]).answer(0),
        ""
    );
    for name in listed.lines() {
        let printed = sixfold(&["schema", name]).answer(0);
        let written = fs::read_to_string(folder.join(format!("{name}.json"))).unwrap();
        assert_eq!(printed, written);
        assert!(serde_json::from_str::<Value>(&printed).unwrap()["description"].is_string());
    }
    assert_eq!(names(&folder).len(), listed.lines().count());
    sixfold(&["schema", "bogus"]).complaint(2);
}

/// A schema that allowed anything would be of no use.
#[test]
fn a_schema_refuses_other_keys_and_missing_ones() {
    let done = run(program(&["analyse", "--format", "json"]), b"");
    let answer = done.json(0);
    assert_eq!(faults("analyse", &answer), "");
    let mut more = answer.clone();
    more["plays"][0]["lines"][0]["colour"] = json!("red");
    assert!(!faults("analyse", &more).is_empty());
    let mut less = answer.clone();
    less.as_object_mut().unwrap().remove("best_score");
    assert!(!faults("analyse", &less).is_empty());
    let mut other = answer;
    other["bag"] = json!("many");
    assert!(!faults("analyse", &other).is_empty());
    assert!(!faults("score", &json!({ "legal": false })).is_empty());
}

#[test]
fn a_table_keeps_to_its_schema() {
    use sixfold::answer::{Table, to_json};
    use sixfold::notation::parse_unchecked;
    for text in [
        "classic RcRdRf/1Bd RsBsPsGxYxRx",
        "flex RcbRdb GswRcb origin=h8",
    ] {
        let table = Table::new(&parse_unchecked(text).unwrap(), text);
        let table: Value = serde_json::from_str(&to_json(&table)).unwrap();
        assert_eq!(faults("table", &table), "");
    }
}

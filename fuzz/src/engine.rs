//! What is fuzzed of the engine for browsers; the tests of that crate replay it too.

use arbitrary::{Result, Unstructured};
use serde_json::{Value, json};
use sixfold::answer::{self, to_json};
use sixfold::language::Language;
use sixfold::notation::{Sheet, parse_position, parse_turn, parse_unchecked};
use sixfold::search::Searcher;
use sixfold_engine::{Analyse, Command, Engine, Read, Request, Score};

use super::input::{self, WORDS, edited};

/// A request: whatever it is, the answer is one line of JSON, that of the library, and what a page
/// says about it if the request names a language.
pub fn engine(data: &[u8]) {
    let request = input::text(data, near_request);
    let mut engine = Engine::new();
    let answer = engine.answer(&request);
    assert!(!answer.contains('\n'), "{request}");
    let told: Value = serde_json::from_str(&answer).expect("every answer is JSON");
    assert_eq!(engine.answer(&request), answer, "asked again: {request}");
    if let Some(expected) = expected(&request) {
        // Within a string there is a backslash before the quotes.
        let plain = answer
            .split_once(",\"text\":")
            .map(|(plain, _)| format!("{plain}}}"));
        assert_eq!(plain.is_some(), has_language(&request), "{request}");
        assert_eq!(plain.unwrap_or(answer), expected, "{request}");
    } else if told.get("error").is_none() {
        // It was a table to write: the line is read as that table.
        let line = told["position"].as_str().expect("the line of a table");
        let read = |engine: &mut Engine| -> Value {
            let answer = engine.answer(&json!({ "command": "read", "position": line }).to_string());
            serde_json::from_str(&answer).expect("every answer is JSON")
        };
        let table = read(&mut engine);
        if let Some(error) = table.get("error") {
            // No line can hold a number of more than six digits.
            let message = error["message"].as_str().unwrap_or_default();
            assert!(message.contains("far too large"), "{request}: {error}");
            return;
        }
        let written = engine.answer(&with_command(&table, "write"));
        let written: Value = serde_json::from_str(&written).expect("every answer is JSON");
        // The bag may follow from the rest; then only the second line says it.
        let again = written["position"].as_str().unwrap_or_default();
        let (before, after) = line.split_once(" players=").expect("it says the players");
        assert!(again.starts_with(before), "{line} became {again}");
        let kept = after.split(' ').all(|word| again.contains(word));
        assert!(kept, "{line} became {again}");
    }
}

fn with_command(table: &Value, command: &str) -> String {
    let mut request = table.clone();
    request["command"] = command.into();
    request.to_string()
}

fn has_language(request: &str) -> bool {
    serde_json::from_str(request).is_ok_and(|request: Request| request.lang.is_some())
}

/// What the command line answers to a request; nothing to a table, nor to what is no request.
fn expected(request: &str) -> Option<String> {
    let Request { command, lang } = serde_json::from_str(request).ok()?;
    if lang.is_some_and(|code| Language::by_code(&code).is_none()) {
        return None;
    }
    let position = |text: &str| {
        parse_position(text).map_err(|error| answer::Error::new(&error, text).to_json())
    };
    let answer = match command {
        Command::Analyse => {
            let Analyse {
                position: text,
                top,
                all,
            } = serde_json::from_str(request).ok()?;
            position(&text).map(|position| {
                let top = if all { usize::MAX } else { top as usize };
                let ranking = Searcher::new().ranking(&position, top);
                to_json(&answer::Analysis::new(&position, &ranking, top))
            })
        }
        Command::Score => {
            let Score {
                position: text,
                play,
            } = serde_json::from_str(request).ok()?;
            position(&text).and_then(|position| {
                let turn = parse_turn(&play, position.rules())
                    .map_err(|error| answer::Error::new(&error, &play).to_json())?;
                let standing = Searcher::new().standing(&position, &turn);
                Ok(to_json(&answer::Score::new(&position, &turn, &standing)))
            })
        }
        Command::Read => {
            let Read { position: text } = serde_json::from_str(request).ok()?;
            parse_unchecked(&text)
                .map(|draft| to_json(&answer::Table::new(&draft, &text)))
                .map_err(|error| answer::Error::new(&error, &text).to_json())
        }
        Command::Write => return None,
    };
    Some(answer.unwrap_or_else(|error| error))
}

/// A request about a position of a game, with a few edits of the position or of the request.
fn near_request(u: &mut Unstructured) -> Result<String> {
    let Ok(position) = input::game(u, |_, _| ())?.position() else {
        return Ok(String::new());
    };
    let text = match u.arbitrary()? {
        true => Sheet(&position).to_string(),
        false => position.to_string(),
    };
    let text = edited(&text, WORDS, u)?;
    let mut request = match u.arbitrary::<u8>()? % 4 {
        0 => {
            json!({ "command": "analyse", "position": text, "top": u.arbitrary::<u8>()?, "all": u.arbitrary::<bool>()? })
        }
        1 => {
            let best = Searcher::new().ranking(&position, 64).plays;
            let place = usize::from(u.arbitrary::<u8>()?) % best.len().max(1);
            let play = best
                .get(place)
                .map_or_else(|| "pass".to_owned(), |found| found.play.to_string());
            json!({ "command": "score", "position": text, "play": edited(&play, WORDS, u)? })
        }
        2 => json!({ "command": "read", "position": text }),
        _ => {
            let setup = position.setup();
            let tiles: Vec<Value> = setup
                .tiles
                .iter()
                .map(|laid| json!({ "cell": laid.cell.to_string(), "tile": laid.tile.to_string() }))
                .collect();
            let rack: Vec<String> = setup.rack.iter().map(ToString::to_string).collect();
            json!({ "command": "write", "rules": setup.rules.name(), "tiles": tiles, "rack": rack, "origin": setup.origin.to_string(),
                "players": u.arbitrary::<Option<u8>>()?, "bag": u.arbitrary::<Option<u32>>()?, "scores": u.arbitrary::<Option<[u32; 3]>>()? })
        }
    };
    if let Some(lang) = u.choose(&[None, Some("en"), Some("fr"), Some("de"), Some("it")])? {
        request["lang"] = (*lang).into();
    }
    edited(&request.to_string(), WORDS, u)
}

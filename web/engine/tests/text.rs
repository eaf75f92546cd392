//! What a page says about an answer: the field `text`, if the request names a language.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use sixfold::language::Language;
use sixfold_engine::Engine;

const CORPUS: &str = include_str!("../../../benches/corpus.txt");
const TABLE: &str =
    "flex RcbRtwRsb/1BtbBss/2GsbRssBsw/3BsbRswGsw/4Ysb YcbYswGdsPcwPswPdw origin=j10";

fn answer(request: &Value) -> String {
    Engine::new().answer(&request.to_string())
}

/// The answer to a request in a language.
fn ask(request: &Value, lang: &str) -> Value {
    let mut request = request.clone();
    request["lang"] = lang.into();
    serde_json::from_str(&answer(&request)).expect("every answer is JSON")
}

fn text(request: &Value, lang: &str) -> Value {
    ask(request, lang)["text"].take()
}

/// Requests of every kind, those without an answer included.
fn requests() -> Vec<Value> {
    let mut requests: Vec<Value> = CORPUS
        .lines()
        .step_by(40)
        .map(|position| json!({ "command": "analyse", "position": position, "top": 3 }))
        .collect();
    for play in [
        "Ycb@i9 Pcw@j9",
        "Ycb@i9 Ycb@a1 Rcb@zz99",
        "pass",
        "swap Ycb Ysw",
        "Rcb@",
        "",
    ] {
        requests.push(json!({ "command": "score", "position": TABLE, "play": play }));
    }
    for position in [
        TABLE,
        "flex RcbBdw/Gss Rcb bag=3",
        "flex RcRtwRsb Psb",
        "\u{1f600}",
    ] {
        requests.push(json!({ "command": "read", "position": position }));
        requests.push(json!({ "command": "analyse", "position": position }));
    }
    let tile = json!({ "cell": "h8", "tile": "Rc" });
    requests.push(json!({ "command": "write", "rules": "classic", "tiles": [tile] }));
    requests.push(json!({ "command": "write", "rules": "classic", "tiles": [tile, tile] }));
    requests.push(json!({ "command": "write", "rules": "classic", "rack": ["Rz"] }));
    requests
}

#[test]
fn it_is_the_last_field_and_the_only_difference() {
    for request in requests() {
        let plain = answer(&request);
        let body = plain.strip_suffix('}').expect("an object");
        let mut same = request.clone();
        same["lang"] = Value::Null;
        assert_eq!(answer(&same), plain);
        for language in Language::ALL {
            let mut request = request.clone();
            request["lang"] = language.code.into();
            let told = answer(&request);
            let rest = told.strip_prefix(body).expect("the same bytes");
            let text = rest
                .strip_prefix(",\"text\":")
                .and_then(|rest| rest.strip_suffix('}'));
            let text: Value = serde_json::from_str(text.expect("one more field")).expect("JSON");
            assert!(text.is_object(), "{text}");
        }
    }
}

#[test]
fn every_language_says_something_else() {
    for request in requests() {
        let texts = Language::ALL.map(|language| text(&request, language.code));
        if texts[0].get("tiles").or(texts[0].get("plays")).is_none() {
            continue;
        }
        let texts = texts.map(|text| text.to_string());
        assert_eq!(BTreeSet::from(texts.clone()).len(), 4, "{texts:#?}");
    }
}

#[test]
fn another_language_is_refused() {
    let request = json!({ "command": "read", "position": TABLE });
    for lang in ["", "es", "FR", "fr-CA", "`"] {
        let answer = ask(&request, lang);
        let message = answer["error"]["message"].as_str().expect("an error");
        assert!(message.contains(lang) && message.ends_with("en, fr, de and it"));
        assert_eq!(answer["error"]["code"], "request");
        assert!(answer.get("text").is_none());
    }
}

#[test]
fn a_language_that_is_no_text_is_refused() {
    let request = json!({ "command": "read", "position": TABLE, "lang": 4 });
    assert!(answer(&request).starts_with("{\"error\":{\"code\":\"request\""));
}

#[test]
fn a_play_is_said_line_by_line() {
    let request = json!({ "command": "analyse", "position": TABLE, "top": 1 });
    let said = text(&request, "en");
    let play = json!({
        "sentence": "Best of 82 plays: Ycb@i9 Pcw@j9, 18 points.",
        "points": "18 points",
        "tiles": "yellow circle on black at i9; purple circle on white at j9",
        "lines": [
            "2 points for the horizontal line of circles",
            "6 points for the diagonal of black backgrounds, and 6 more: a qwirkle flex",
            "2 points for the vertical line of circles",
            "2 points for the diagonal of white backgrounds",
        ],
        "going_out": null,
    });
    assert_eq!(
        said,
        json!({ "title": "82 legal plays, best 18", "plays": [play] })
    );
    let second = json!({ "command": "analyse", "position": TABLE, "top": 2 });
    let second = text(&second, "en")["plays"][1]["sentence"].take();
    assert!(
        second
            .as_str()
            .is_some_and(|it| it.starts_with("Rank 2 of 82 plays: "))
    );
}

#[test]
fn a_verdict_is_a_sentence() {
    let sentence = |position: &str, play: &str| {
        let request = json!({ "command": "score", "position": position, "play": play });
        text(&request, "en")["sentence"].take()
    };
    assert_eq!(
        sentence(TABLE, "Ycb@i9 Pcw@j9"),
        "Legal: 18 points, rank 1 of 82."
    );
    assert_eq!(sentence(TABLE, "swap Ycb"), "Legal: 0 points.");
    assert_eq!(
        sentence(TABLE, "Gds@p9"),
        "Not legal: no tile laid touches the table, edge to edge: p9."
    );
    assert_eq!(
        sentence(TABLE, "Rcb@j10 Rcb@p9"),
        "Not legal: Rcb is not in the rack. And 3 more."
    );
}

#[test]
fn going_out_and_odd_positions_are_explained() {
    let odd = "classic RcRd Rs bag=0";
    let play = json!({ "command": "analyse", "position": odd, "top": 1 });
    for language in Language::ALL {
        let said = text(&play, language.code);
        assert!(said["plays"][0]["going_out"].is_string(), "{said}");
        let short = json!({ "command": "analyse", "position": "classic RcRd Rs" });
        assert_eq!(
            text(&short, language.code)["notes"]
                .as_array()
                .map(Vec::len),
            Some(1)
        );
    }
}

#[test]
fn a_table_names_its_tiles_and_all_that_is_wrong() {
    let request = json!({ "command": "read", "position": "flex RcbBdw/Gss Rtw" });
    let said = text(&request, "en");
    assert_eq!(said["kinds"].as_array().map(Vec::len), Some(108));
    assert_eq!(said["kinds"][0], "red circle on black");
    assert_eq!(said["problems"].as_array().map(Vec::len), Some(2));
    let sentence = said["sentence"].as_str().expect("something is wrong");
    assert!(
        sentence.ends_with(". And 1 more.") && !sentence.contains('`'),
        "{sentence}"
    );
    let fine = json!({ "command": "read", "position": TABLE });
    assert_eq!(text(&fine, "en")["sentence"], Value::Null);
}

#[test]
fn an_error_has_its_label_and_help() {
    let request = json!({ "command": "analyse", "position": "flex RcRtwRsb Psb" });
    assert_eq!(
        text(&request, "en"),
        json!({
            "sentence": "Rc has no background, which every tile of flex has.",
            "message": "`Rc` has no background, which every tile of flex has",
            "label": "no background",
            "help": "Write `Rcb`, `Rcw` or `Rcs`",
        })
    );
}

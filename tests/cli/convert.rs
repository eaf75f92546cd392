use crate::command::{SHEET, TABLE, complaints, sixfold, sixfold_reading};

#[test]
fn a_line_and_a_sheet_tell_the_same() {
    let line = sixfold(&["convert", TABLE]).answer(0);
    assert_eq!(line, format!("{TABLE} players=2 bag=84\n"));
    let sheet = sixfold(&["convert", TABLE, "--format", "sheet"]).answer(0);
    let body = SHEET.split_once('\n').unwrap().1;
    assert_eq!(sheet, format!("{body}players: 2\nbag: 84\n"));
    for text in [&line, &sheet, SHEET] {
        let convert =
            |form| sixfold_reading(&["convert", "-", "--format", form], text.as_bytes()).answer(0);
        assert_eq!(
            (convert("line"), convert("sheet")),
            (line.clone(), sheet.clone())
        );
    }
    let scores = "classic - - origin=j10 players=3 bag=9 scores=1-20-3\n";
    let sheet = sixfold(&["convert", scores.trim_end(), "--to", "sheet"]).answer(0);
    assert_eq!(
        sixfold_reading(&["convert", "-"], sheet.as_bytes()).answer(0),
        scores
    );
}

#[test]
fn what_is_written_is_canonical() {
    let text = "classic 2/1Rc2/1Rs PsBsOs scores=3-4 bag=9 origin=h8";
    assert_eq!(
        sixfold(&["convert", text]).answer(0),
        "classic Rc/Rs OsBsPs origin=i9 players=2 bag=9 scores=3-4\n"
    );
}

#[test]
fn another_origin_moves_the_table() {
    let moved = |origin: &str| sixfold(&["convert", TABLE, "--origin", origin]);
    assert_eq!(
        moved("g7").answer(0),
        format!("{} players=2 bag=84\n", TABLE.replace("j10", "g7"))
    );
    assert!(moved("7g").complaint(1).contains(" --> origin:1:1\n"));
}

/// The table is six columns wide and five rows high; the origin that is offered does.
#[test]
fn an_origin_that_does_not_do_gets_one_that_does() {
    let cases = [
        (TABLE, "a1", "g7"),
        (TABLE, "j3", "j7"),
        (TABLE, "a600", "g508"),
        (TABLE, "sr512", "sm508"),
        (TABLE, "zzz9999", "sm508"),
        ("flex - -", "g513", "g512"),
    ];
    let refused = cases.map(|(position, origin, instead)| {
        let done = sixfold(&["convert", position, "--origin", origin]);
        let offered = format!("`--origin {instead}`\n");
        assert!(done.error.ends_with(&offered), "{}", done.error);
        let written = sixfold(&["convert", position, "--origin", instead]).answer(0);
        assert_eq!(
            sixfold_reading(&["convert", "-"], written.as_bytes()).answer(0),
            written
        );
        done
    });
    complaints("convert-origins", 1, &refused);
}

#[test]
fn what_is_not_understood_is_refused() {
    let refused = ["flex RcbRzb -", "table.txt"].map(|position| sixfold(&["convert", position]));
    complaints("convert-refused", 1, &refused);
    sixfold(&["convert"]).complaint(2);
    sixfold(&["convert", TABLE, "--format", "json"]).complaint(2);
}

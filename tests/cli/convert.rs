use crate::command::{SHEET, TABLE, sixfold, sixfold_reading};

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
    for (origin, wrong, instead) in [
        ("a1", "leaves the table fewer than 6 free columns", "g7"),
        ("j3", "leaves the table fewer than 6 free columns", "j7"),
        ("a600", "leaves the table fewer than 6 free columns", "g508"),
        (
            "sr512",
            "reaches beyond column 512 (sr) or row 512",
            "sm508",
        ),
        (
            "zzz9999",
            "reaches beyond column 512 (sr) or row 512",
            "sm508",
        ),
    ] {
        let done = sixfold(&["convert", TABLE, "--origin", origin]);
        assert!(done.complaint(1).contains(wrong), "{}", done.error);
        assert!(
            done.error
                .ends_with(&format!("help: write `--origin {instead}`\n")),
            "{}",
            done.error
        );
        sixfold(&["convert", TABLE, "--origin", instead]).answer(0);
    }
    let empty = |origin| sixfold(&["convert", "flex - -", "--origin", origin]);
    assert!(empty("g513").complaint(1).contains("write `--origin g512`"));
    let written = empty("g512").answer(0);
    assert_eq!(
        sixfold_reading(&["convert", "-"], written.as_bytes()).answer(0),
        written
    );
}

#[test]
fn what_is_not_understood_is_refused() {
    assert!(
        sixfold(&["convert", "flex RcbRzb -"])
            .complaint(1)
            .starts_with("error: z is not a shape")
    );
    assert!(
        sixfold(&["convert", "table.txt"])
            .complaint(1)
            .contains("neither a position line nor a file")
    );
    sixfold(&["convert"]).complaint(2);
    sixfold(&["convert", TABLE, "--format", "json"]).complaint(2);
}

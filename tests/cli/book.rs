use crate::command::{complaints, folder, sixfold};

#[test]
fn a_book_wants_a_date_days_and_a_file() {
    let done = sixfold(&[
        "puzzle",
        "book",
        "--from",
        "2027-02-29",
        "--days",
        "1",
        "--out",
        "book.pdf",
    ]);
    complaints("book-no-date", 1, [&done]);
    let wrong = [
        &["--days", "1"][..],
        &["--out", "b.pdf"],
        &["--days", "0", "--out", "b.pdf"],
        &["--days", "3661", "--out", "b.pdf"],
    ];
    for arguments in wrong {
        sixfold(&[&["puzzle", "book"], arguments].concat()).complaint(2);
    }
    for (option, value) in [("--paper", "a5"), ("--per-page", "3")] {
        sixfold(&[
            "puzzle", "book", "--days", "1", "--out", "b.pdf", option, value,
        ])
        .complaint(2);
    }
}

#[cfg(not(feature = "pdf"))]
#[test]
fn without_the_feature_the_way_to_it_is_told() {
    let out = folder("no-book", &[]).join("book.pdf");
    let done = sixfold(&[
        "puzzle",
        "book",
        "--from",
        "2027-01-04",
        "--days",
        "1",
        "--out",
        out.to_str().unwrap(),
    ]);
    complaints("book-without-pdf", 1, [&done]);
    assert!(done.error.contains("--features pdf"), "{}", done.error);
    assert!(!out.exists());
}

#[cfg(feature = "pdf")]
#[test]
fn a_book_has_the_same_bytes_with_any_number_of_threads() {
    use crate::command::{names, program, run};

    let folder = folder("book", &[]);
    let [one, two] = ["1", "2"].map(|threads| {
        let out = folder.join(format!("{threads}.pdf"));
        let mut program = program(&[
            "puzzle",
            "book",
            "--from",
            "2027-01-04",
            "--days",
            "3",
            "--grey",
            "--out",
            out.to_str().unwrap(),
        ]);
        program.env("RAYON_NUM_THREADS", threads);
        assert_eq!(run(program, b"").answer(0), "");
        std::fs::read(out).unwrap()
    });
    assert!(one.starts_with(b"%PDF-"));
    assert_eq!(one, two);
    assert_eq!(names(&folder), ["1.pdf", "2.pdf"]);
    let done = sixfold(&[
        "puzzle",
        "book",
        "--days",
        "1",
        "--out",
        folder.join("missing/b.pdf").to_str().unwrap(),
    ]);
    complaints("book-not-written", 1, [&done]);
}

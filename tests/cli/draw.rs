use std::fs;

use crate::command::{
    SHEET, TABLE, answers, complaints, folder, names, sixfold, sixfold_reading, snapshot,
    transcript,
};

const PLAY: &str = "Ycb@i9 Pcw@j9";
#[cfg(feature = "png")]
const PNG: &[u8] = b"\x89PNG\r\n\x1a\n";

#[test]
fn text_has_coordinates_and_marks_the_play() {
    let table = sixfold(&["draw", TABLE]).answer(0);
    assert!(
        table.starts_with("     i    j    k    l    m    n    o    p\n"),
        "{table}"
    );
    assert!(
        table.ends_with("  Ycb  Ysw  Gds  Pcw  Psw  Pdw\n"),
        "{table}"
    );
    assert_eq!(
        sixfold_reading(&["draw", "-", "--format", "text"], SHEET.as_bytes()).answer(0),
        table
    );
    let done = sixfold(&["draw", TABLE, "--play", PLAY]);
    answers("draw-text", 0, [&sixfold(&["draw", TABLE]), &done]);
    let laid = done.answer(0);
    assert!(
        laid.contains("[Ycb][Pcw]") && laid.ends_with("  Ysw  Gds  Psw  Pdw\n"),
        "{laid}"
    );
}

#[test]
fn an_illegal_play_is_drawn_only_where_any_will_do() {
    let folder = folder("draw-illegal", &[]);
    let out = folder
        .join("table.svg")
        .into_os_string()
        .into_string()
        .unwrap();
    let refused = [
        &["Ycb@i9 Pcw@j10"][..],
        &["Ycb@i9 Pcw@j10", "--format", "svg"],
        &["Ycb@i9 Pcw@j10", "--out", &out],
        &["pass", "--any"],
    ]
    .map(|options| sixfold(&[&["draw", TABLE, "--play"], options].concat()));
    complaints("draw-illegal", 1, &refused);
    assert_eq!(names(&folder), [""; 0]);
    let laid = sixfold(&["draw", TABLE, "--play", "Ycb@i9 Pcw@j10", "--any"]).answer(0);
    assert!(laid.contains("[Ycb]") && laid.contains("!Rcb!"), "{laid}");
    assert_eq!(
        sixfold(&["draw", TABLE, "--play", PLAY, "--any"]).answer(0),
        sixfold(&["draw", TABLE, "--play", PLAY]).answer(0)
    );
    sixfold(&["draw", TABLE, "--any"]).complaint(2);
}

#[cfg(feature = "png")]
#[test]
fn svg_and_png_go_where_they_are_sent() {
    let folder = folder("draw-out", &[]);
    let path = |name: &str| folder.join(name).into_os_string().into_string().unwrap();
    let svg = sixfold(&["draw", TABLE, "--play", PLAY, "--format", "svg"]).answer(0);
    assert!(
        svg.starts_with("<svg xmlns=") && svg.ends_with("</svg>\n"),
        "{svg}"
    );
    let png = sixfold(&["draw", TABLE, "--play", PLAY, "--format", "png"]);
    assert!(png.code == 0 && png.error.is_empty() && png.bytes.starts_with(PNG));

    for name in ["table.svg", "table.png", "table.txt"] {
        assert_eq!(
            sixfold(&[
                "draw",
                TABLE,
                "--play",
                PLAY,
                "--color",
                "always",
                "--out",
                &path(name)
            ])
            .answer(0),
            ""
        );
    }
    assert_eq!(fs::read_to_string(path("table.svg")).unwrap(), svg);
    assert_eq!(fs::read(path("table.png")).unwrap(), png.bytes);
    assert!(
        !fs::read_to_string(path("table.txt"))
            .unwrap()
            .contains('\u{1b}'),
        "a file has no colours"
    );
    assert_eq!(
        sixfold(&["draw", TABLE, "--format", "svg", "--out", &path("picture")]).answer(0),
        ""
    );
    assert_eq!(
        names(&folder),
        ["picture", "table.png", "table.svg", "table.txt"],
        "nothing is left over"
    );

    let small = sixfold(&["draw", TABLE, "--format", "png", "--scale", "50"]);
    assert!(small.bytes.starts_with(PNG) && small.bytes.len() < png.bytes.len());
    assert!(
        !sixfold(&["draw", TABLE, "--format", "svg", "--no-letters"])
            .answer(0)
            .contains(">Rcb<")
    );
}

#[test]
fn a_file_is_written_whole_or_not_at_all() {
    // So long a name leaves no room for that of the temporary file beside it.
    let long = "t".repeat(251) + ".svg";
    let folder = folder("draw-fails", &[("table.svg", "old"), (&long, "old")]);
    fs::create_dir(folder.join("folder.svg")).unwrap();
    let path = |name: &str| folder.join(name).into_os_string().into_string().unwrap();
    let refused = ["missing/table.svg", "folder.svg", &long]
        .map(|name| sixfold(&["draw", TABLE, "--out", &path(name)]));
    assert!(refused.iter().all(|done| done.complaint(1) == done.error));
    snapshot(
        "draw-not-written",
        &transcript(&refused).replace(&long, "LONG"),
    );
    sixfold(&["draw", "flex Rzb -", "--out", &path("table.svg")]).complaint(1);
    assert_eq!(names(&folder), ["folder.svg", "table.svg", &long]);
    for name in ["table.svg", &long] {
        assert_eq!(fs::read_to_string(path(name)).unwrap(), "old");
    }
    sixfold(&["draw", TABLE, "--out", &path("table.svg")]).answer(0);
    assert!(
        fs::read_to_string(path("table.svg"))
            .unwrap()
            .starts_with("<svg")
    );
}

#[cfg(unix)]
#[test]
fn a_pipe_stays_a_pipe() {
    use std::os::unix::fs::FileTypeExt;

    let folder = folder("draw-pipe", &[]);
    let pipe = folder.join("table.svg");
    assert!(
        std::process::Command::new("mkfifo")
            .arg(&pipe)
            .status()
            .unwrap()
            .success()
    );
    let reader = std::thread::spawn({
        let pipe = pipe.clone();
        move || fs::read(pipe).unwrap()
    });
    sixfold(&["draw", TABLE, "--out", pipe.to_str().unwrap()]).answer(0);
    assert!(fs::metadata(&pipe).unwrap().file_type().is_fifo());
    assert!(reader.join().unwrap().starts_with(b"<svg"));
    assert_eq!(names(&folder), ["table.svg"]);
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link() {
    use std::os::unix::fs::{PermissionsExt, symlink};

    let folder = folder("draw-link", &[("real.svg", "old")]);
    fs::create_dir(folder.join("links")).unwrap();
    fs::set_permissions(folder.join("real.svg"), PermissionsExt::from_mode(0o640)).unwrap();
    for (link, to) in [
        ("links/table.svg", "../real.svg"),
        ("links/new.svg", "../new.svg"),
        ("links/a.svg", "a.svg"),
    ] {
        symlink(to, folder.join(link)).unwrap();
    }
    let draw = |name: &str| sixfold(&["draw", TABLE, "--out", folder.join(name).to_str().unwrap()]);
    for (link, to) in [
        ("links/table.svg", "real.svg"),
        ("links/new.svg", "new.svg"),
    ] {
        draw(link).answer(0);
        assert!(folder.join(link).is_symlink());
        assert!(
            fs::read_to_string(folder.join(to))
                .unwrap()
                .starts_with("<svg")
        );
    }
    assert_eq!(
        fs::metadata(folder.join("real.svg"))
            .unwrap()
            .permissions()
            .mode()
            & 0o777,
        0o640
    );
    complaints("draw-endless-link", 1, [&draw("links/a.svg")]);
    assert_eq!(names(&folder), ["links", "new.svg", "real.svg"]);
    assert_eq!(
        names(&folder.join("links")),
        ["a.svg", "new.svg", "table.svg"]
    );
}

#[test]
fn a_position_is_not_drawn_over() {
    let folder = folder("draw-over", &[("table.txt", TABLE)]);
    let table = folder.join("table.txt");
    let refused = [table.clone(), folder.join("../draw-over/table.txt")].map(|out| {
        sixfold(&[
            "draw",
            table.to_str().unwrap(),
            "--out",
            out.to_str().unwrap(),
        ])
    });
    complaints("draw-over", 1, &refused);
    assert_eq!(fs::read_to_string(&table).unwrap(), TABLE);
    let other = folder.join("other.txt");
    sixfold(&[
        "draw",
        table.to_str().unwrap(),
        "--out",
        other.to_str().unwrap(),
    ])
    .answer(0);
}

#[test]
fn what_cannot_be_drawn_is_refused() {
    let refused = [
        &["--play", "pass"][..],
        &["--play", "Ycb@i"],
        &["--out", "table.jpg"],
        &["--no-letters"],
        &["--scale", "50", "--format", "text"],
        &["--scale", "50", "--format", "svg"],
    ]
    .map(|arguments| sixfold(&[&["draw", TABLE], arguments].concat()));
    complaints("draw-refused", 1, &refused);
    for arguments in [
        &["draw"][..],
        &["draw", TABLE, "--format", "jpg"],
        &["draw", TABLE, "--scale", "0"],
    ] {
        sixfold(arguments).complaint(2);
    }
}

#[cfg(feature = "png")]
#[test]
fn a_closed_pipe_is_no_error() {
    let mut child = crate::command::program(&["draw", TABLE, "--format", "png", "--scale", "1000"])
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), &*output.stderr), (Some(0), &b""[..]));
}

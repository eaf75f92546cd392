//! The card of the notation.

use std::fs;

use crate::command::{complaints, folder, sixfold, snapshot};

#[test]
fn the_card_is_text_svg_or_png() {
    let card = sixfold(&["notation"]).answer(0);
    snapshot("notation", &card);
    let svg = sixfold(&["notation", "--format", "svg"]).answer(0);
    assert!(
        svg.starts_with("<svg") && svg.ends_with("</svg>\n"),
        "{svg}"
    );
    let folder = folder("notation", &[]);
    let file = |name: &str| folder.join(name).into_os_string().into_string().unwrap();
    for (name, expected) in [("card.svg", &svg), ("card.txt", &card)] {
        assert_eq!(sixfold(&["notation", "--out", &file(name)]).answer(0), "");
        assert_eq!(fs::read_to_string(file(name)).unwrap(), *expected);
    }
    #[cfg(feature = "png")]
    {
        sixfold(&["notation", "--out", &file("card.png"), "--scale", "50"]).answer(0);
        assert!(
            fs::read(file("card.png"))
                .unwrap()
                .starts_with(b"\x89PNG\r\n\x1a\n")
        );
    }
}

#[test]
fn what_does_nothing_is_refused() {
    let asked = [
        sixfold(&["notation", "--out", "card.gif"]),
        sixfold(&["notation", "--scale", "100"]),
        sixfold(&["notation", "--out", "card.svg", "--scale", "100"]),
    ];
    complaints("notation-refused", 1, &asked);
    sixfold(&["notation", "flex"]).complaint(2);
}

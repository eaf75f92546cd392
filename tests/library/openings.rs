//! Openings, written out by hand: one of the rack's largest sets, along the row from the origin, in
//! tile order.

use std::ops::ControlFlow;

use sixfold::game::{Position, Turn, score, violations};
use sixfold::search::Searcher;

/// A position, the score that all its openings have, and the openings in their order.
const CASES: &[(&str, u32, &[&str])] = &[
    // Nothing goes together: any one tile, 1 point.
    (
        "classic - RcOsYdGfBtPx",
        1,
        &["Bt@g7", "Gf@g7", "Os@g7", "Px@g7", "Rc@g7", "Yd@g7"],
    ),
    ("classic - Rc", 1, &["Rc@g7"]),
    // Identical tiles count once.
    ("classic - RcRcRc", 1, &["Rc@g7"]),
    ("classic - RcRcRsRs", 2, &["Rc@g7 Rs@h7"]),
    // A colour, or a shape; not both at once. Tile order is not the order of the texts.
    ("classic - RcRdOc", 2, &["Rc@g7 Oc@h7", "Rc@g7 Rd@h7"]),
    (
        "classic - RcRsRdOxYxPx",
        3,
        &["Ox@g7 Yx@h7 Px@i7", "Rc@g7 Rs@h7 Rd@i7"],
    ),
    // One face on two backgrounds: two openings, and never both tiles in one.
    ("flex - RcbRcw", 1, &["Rcb@g7", "Rcw@g7"]),
    ("flex - RcbRcsRsw", 2, &["Rcb@g7 Rsw@h7", "Rcs@g7 Rsw@h7"]),
    (
        "intro - RcbRcwRsbRsw",
        2,
        &[
            "Rcb@g7 Rsb@h7",
            "Rcb@g7 Rsw@h7",
            "Rcw@g7 Rsb@h7",
            "Rcw@g7 Rsw@h7",
        ],
    ),
    // Backgrounds alone make no set.
    ("intro - RcbOsbYdb", 1, &["Osb@g7", "Rcb@g7", "Ydb@g7"]),
    // Six tiles are a qwirkle.
    (
        "classic - RxRtRfRdRsRc",
        12,
        &["Rc@g7 Rs@h7 Rd@i7 Rf@j7 Rt@k7 Rx@l7"],
    ),
    (
        "flex - RcbOcwYcsGcbBcwPcs",
        12,
        &["Rcb@g7 Ocw@h7 Ycs@i7 Gcb@j7 Bcw@k7 Pcs@l7"],
    ),
    (
        "classic - RcRsRdRfRtRc",
        5,
        &["Rc@g7 Rs@h7 Rd@i7 Rf@j7 Rt@k7"],
    ),
    // With an empty bag, an opening with the whole rack goes out and one with less does not.
    (
        "classic - RxRtRfRdRsRc bag=0",
        18,
        &["Rc@g7 Rs@h7 Rd@i7 Rf@j7 Rt@k7 Rx@l7"],
    ),
    ("classic - RcRs bag=0", 8, &["Rc@g7 Rs@h7"]),
    ("flex - Rcb bag=0", 7, &["Rcb@g7"]),
    ("classic - RcRcRs bag=0", 2, &["Rc@g7 Rs@h7"]),
    ("classic - RcRs bag=1", 2, &["Rc@g7 Rs@h7"]),
    // The origin says where.
    ("classic - RcRs origin=z9", 2, &["Rc@z9 Rs@aa9"]),
    ("classic - RcRs origin=sr512", 2, &["Rc@sr512 Rs@ss512"]),
    // No tiles, no opening.
    ("classic - -", 0, &[]),
    ("flex - - bag=0", 0, &[]),
];

#[test]
fn openings_are_these_and_score_that() {
    let mut searcher = Searcher::new();
    for &(line, points, openings) in CASES {
        let position: Position = line.parse().unwrap();
        let ranking = searcher.ranking(&position, usize::MAX);
        let texts: Vec<String> = ranking.plays.iter().map(|it| it.play.to_string()).collect();
        assert_eq!(texts, openings, "{line}");
        assert_eq!(ranking.total, openings.len(), "{line}");
        assert!(ranking.plays.iter().all(|it| it.score == points), "{line}");
        assert_eq!(
            searcher.best_play(&position).as_ref(),
            ranking.plays.first(),
            "{line}"
        );
        assert_eq!(
            searcher.ranking(&position, 1).total,
            openings.len(),
            "{line}"
        );
        for scored in ranking.plays {
            let goes_out = position.goes_out(scored.play.placements().len());
            assert_eq!(
                score(position.board(), &scored.play, goes_out).total(),
                points,
                "{line}"
            );
            assert_eq!(violations(&position, &Turn::Lay(scored.play)), [], "{line}");
        }
    }
}

#[test]
fn the_visitor_can_stop() {
    let position: Position = "classic - RcOsYdGfBtPx".parse().unwrap();
    let mut seen = 0;
    let stopped = Searcher::new().visit_plays(&position, |candidate| {
        seen += 1;
        if seen == 4 {
            ControlFlow::Break(candidate.score())
        } else {
            ControlFlow::Continue(())
        }
    });
    assert_eq!((stopped, seen), (ControlFlow::Break(1), 4));
}

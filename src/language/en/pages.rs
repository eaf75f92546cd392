use super::English;
use crate::language::{Offer, PageTexts, SitePages};
use crate::puzzle::Theme;

impl SitePages for English {
    fn name(&self) -> &'static str {
        "English"
    }

    fn texts(&self) -> &'static PageTexts {
        &TEXTS
    }

    fn offer(&self) -> &'static Offer {
        &OFFER
    }

    fn theme_name(&self, theme: Theme) -> &'static str {
        theme.name()
    }

    fn all_shown(&self, total: usize) -> String {
        if total == 1 {
            format!("{total} of {total} puzzle")
        } else {
            format!("{total} of {total} puzzles")
        }
    }

    fn footer(&self, feed: Option<&str>) -> String {
        match feed {
            Some(feed) => format!(
                "A puzzle a day, also as a <a href=\"{feed}\">feed</a>. Each has exactly one best play, proved by exhaustive search."
            ),
            None => "A puzzle a day. Each has exactly one best play, proved by exhaustive search."
                .to_owned(),
        }
    }

    fn lost(&self, today: &str, archive: &str) -> String {
        format!(
            "Perhaps the puzzle of that day is not out yet. There is <a href=\"{today}\">today's</a>, and the <a href=\"{archive}\">archive</a> holds the others."
        )
    }

    fn soon(&self, day: &str, rules: &str) -> String {
        format!(
            "The first puzzle comes on {day}. Until then, there are the <a href=\"{rules}\">rules</a>."
        )
    }

    fn front_needs_script(&self, rules: &str) -> String {
        format!(
            "This page needs JavaScript to know what day it is where you are, and to lay tiles. The <a href=\"{rules}\">rules</a> need none."
        )
    }

    fn puzzle_needs_script(&self, archive: Option<&str>) -> String {
        match archive {
            Some(archive) => format!(
                "Laying tiles needs JavaScript. The table and the rack are all there is to know; other days are in the <a href=\"{archive}\">archive</a>."
            ),
            None => {
                "Laying tiles needs JavaScript. The table and the rack are all there is to know."
                    .to_owned()
            }
        }
    }
}

static OFFER: Offer = Offer {
    text: "This page is also available in English.",
    accept: "Read in English",
    dismiss: "No, thanks",
};

static TEXTS: PageTexts = PageTexts {
    site: "Site",
    language: "Language",
    today: "Today",
    archive: "Archive",
    rules: "Rules",
    analyser: "Analyser",
    letters: "Letters",
    no_tie: "Qwirkle and Qwirkle Flex are games of MindWare; this site has no tie to it.",
    front: "A puzzle a day",
    not_found: "There is no such page",
    stars: "Stars",
    theme: "Theme",
    any_theme: "any",
    show_themes: "Show themes, which tell a little about the solutions",
    archive_needs_script: "The list needs JavaScript to know what day it is where you are.",
    analyser_intro: "Build a table, fill the rack, and see every play, the best first. Once loaded it works without a network.",
    analyser_needs_script: "The analyser needs JavaScript.",
    analyser_without_engine: "This site was built without the engine that finds the plays. Whoever builds it can add it:",
    other_days: "Other days",
    rack: "Rack",
    your_play: "Your play",
    choose: "Choose a tile of the rack, then a cell of the table.",
    check: "Check",
    take_back: "Take back",
    hint: "Hint",
    solution: "Solution",
    breakdown: "Where the points come from",
    hints: "Hints",
    solved: "Solved",
    share: "Share",
    rules_title: "The rules in a minute",
    tiles: "A tile shows one of six shapes in one of six colours. In Qwirkle Flex it lies on a black, a white or a split background; each of the 108 tiles is there once. You hold six.",
    laying_title: "Laying tiles",
    laying: "In your turn you lay one tile or more in one row or one column, without a gap, touching the table. The tiles you lay share their colour or their shape. Each row and each column of touching tiles holds <strong>one colour with different shapes</strong>, or <strong>one shape with different colours</strong>: so never the same symbol twice, and never more than six.",
    points_title: "Points",
    points: "Each row and each column that you make or extend earns <strong>one point a tile</strong>. In Flex so does each diagonal of touching tiles with <strong>one background</strong> through a tile that you laid.",
    six_title: "Six",
    six: "A line of six earns <strong>six points more</strong>: a row or column is a qwirkle, a diagonal a qwirkle flex. No line may be longer, no diagonal of one background either.",
    puzzles_title: "The puzzles",
    puzzles: "On each table exactly one play scores the most. Find it: tap a tile of the rack and then a cell. The more stars, the better it hides.",
    notation: "The examples are those of the rulebooks. A cell is named by its column and its row, a tile by its initials: <code>Ydb</code> is the yellow diamond on black. The switch <em>Letters</em> shows them on the tiles.",
};

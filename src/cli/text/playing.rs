//! What is said to a person who plays against engines.

use std::path::{Path, is_separator};

use super::TextStyle;
use super::analysis::no_play;
use super::verdict::illegal as not_legal;
use crate::cli::terminal::{breakdown, parts};
use crate::game::{MAX_IDLE_TURNS, Offset, Rules, Turn, Violation, largest_set};
use crate::language::en::{and_list, capitalised, plural, points, spaced};
use crate::notation::Tiles;
use crate::picture::Picture;
use crate::play::{Hint, LiveGame, PlayedTurn, Seat};

/// What is played, by whom, and how.
pub fn welcome(live: &LiveGame, style: &TextStyle) -> String {
    let lineup = live.lineup();
    let others: Vec<String> = lineup
        .names()
        .iter()
        .zip(lineup.seats())
        .filter_map(engine)
        .collect();
    let title = format!(
        "{} · game {}",
        style.strong(lineup.rules().name()),
        lineup.seed()
    );
    let how = format!(
        "Lay tiles, such as `{}`, or ask for a `hint`; `help` lists the commands.",
        example(lineup.rules())
    );
    let against = style.wrapped(
        &format!(
            "You play against {}. {}",
            and_list(&others),
            beginning(live)
        ),
        2,
    );
    format!("{title}\n{against}{}", style.wrapped(&how, 2))
}

/// `Greedy`, or where the name does not say it, `Anna (greedy)`.
fn engine((name, seat): (&String, &Seat)) -> Option<String> {
    let Seat::Engine(level) = seat else {
        return None;
    };
    Some(if name.to_lowercase().starts_with(level.name()) {
        name.clone()
    } else {
        format!("{name} ({})", level.name())
    })
}

fn beginning(live: &LiveGame) -> String {
    if live.turns() > 0 {
        return format!(
            "{} taken so far.",
            capitalised(&plural(live.turns(), "turn"))
        );
    }
    let largest = largest_set(live.position().rack());
    let (who, have) = if live.is_persons_turn() {
        ("You", "have")
    } else {
        (&*live.lineup().names()[0], "has")
    };
    let begin = if live.is_persons_turn() {
        "begin"
    } else {
        "begins"
    };
    format!(
        "{who} {have} the largest set, {}, and {begin}.",
        plural(largest, "tile")
    )
}

/// A turn that was taken, and where its points come from; of the person's, also the tiles drawn.
pub fn taken(taken: &PlayedTurn, live: &LiveGame, style: &TextStyle) -> String {
    let is_own = taken.player == live.person();
    let who = if is_own {
        "You"
    } else {
        &live.lineup().names()[taken.player]
    };
    let verb = |base: &str, other: &str| {
        if is_own {
            base.to_owned()
        } else {
            other.to_owned()
        }
    };
    let name = style.strong(who);
    let told = match &taken.turn {
        Turn::Lay(play) => {
            let scored = style.strong(&points(taken.breakdown.total()));
            format!("{name} {} {play}: {scored}.", verb("lay", "lays"))
        }
        Turn::Swap(tiles) if is_own => format!("{name} give back {}.", Spaced(tiles)),
        Turn::Swap(tiles) => format!("{name} swaps {}.", plural(tiles.len(), "tile")),
        Turn::Pass => format!("{name} {}.", verb("pass", "passes")),
    };
    let mut text = style.wrapped(&told, 2) + &explained(taken, style);
    if is_own && !taken.drawn.is_empty() {
        text += &style.wrapped(&format!("You draw {}.", Spaced(&taken.drawn)), 2);
    }
    text + &renamed(taken.renamed, style)
}

/// The lines that scored; where it is only one, without the sum that was told already.
fn explained(taken: &PlayedTurn, style: &TextStyle) -> String {
    let is_single = taken.breakdown.lines.len() == 1 && taken.breakdown.going_out == 0;
    if is_single {
        parts(&taken.breakdown, style)
    } else {
        breakdown(&taken.breakdown, style)
    }
}

/// That cells have other names from now on.
fn renamed(Offset { columns, rows }: Offset, style: &TextStyle) -> String {
    let mut moved = Vec::new();
    if columns != 0 {
        moved.push(format!("columns are named {} further", columns.abs()));
    }
    if rows != 0 {
        moved.push(format!("rows are numbered {} further", rows.abs()));
    }
    if moved.is_empty() {
        return String::new();
    }
    style.wrapped(
        &format!(
            "The table has come near its edge: from now on {}.",
            and_list(&moved)
        ),
        2,
    )
}

/// The table as the person sees it: what was laid since the last turn is pointed out.
pub fn table(live: &LiveGame, style: &TextStyle) -> String {
    let position = live.position();
    let mut text = format!("{}\n", standings(live, style));
    text += &style.picture(&Picture::new(&position).highlighting(&live.new_cells()));
    if position.board().is_empty() {
        let largest = plural(largest_set(position.rack()), "tile");
        let told = format!(
            "Your opening lays {largest}, your largest set, as one line: anywhere, such as from t30 on."
        );
        text += &format!("\n{}", style.wrapped(&told, 2));
    } else if !live
        .violations(&Turn::Pass)
        .iter()
        .any(|violation| matches!(violation, Violation::CanLay { .. }))
    {
        text += &format!("\n{}", no_play(&position, style));
    }
    text
}

/// The final table.
pub fn last_table(live: &LiveGame, style: &TextStyle) -> String {
    let view = live.persons_view();
    style.picture(&Picture::new(&view).highlighting(&live.new_cells()))
}

/// `You 12 · Greedy 15 · 84 tiles in the bag`
fn standings(live: &LiveGame, style: &TextStyle) -> String {
    let lineup = live.lineup();
    let score = |((name, seat), points): ((&String, &Seat), u32)| match seat {
        Seat::Person => style.strong(&format!("You {points}")),
        Seat::Engine(_) => format!("{name} {points}"),
    };
    let scores: Vec<String> = lineup
        .names()
        .iter()
        .zip(lineup.seats())
        .zip(live.scores())
        .map(score)
        .collect();
    let bag = match live.bag() {
        0 => "the bag is empty".to_owned(),
        tiles => format!("{} in the bag", plural(tiles, "tile")),
    };
    style.wrapped(
        &format!(
            "{}{}",
            scores.join(" · "),
            style.faint(&format!(" · {bag}"))
        ),
        2,
    )
}

/// Everything that can be typed.
pub fn help(rules: Rules, style: &TextStyle) -> String {
    let (swap, trial) = match rules {
        Rules::Classic => ("swap Rc Gt", "try Yc@t30"),
        Rules::Flex | Rules::Intro => ("swap Rcb Gtw", "try Ycb@t30"),
    };
    let words = [
        (
            example(rules),
            "lay tiles: each with its cell, in any order",
        ),
        (swap, "give tiles back for as many from the bag"),
        ("pass", "do neither, where neither is possible"),
        (trial, "what a play would score, without playing it"),
        (
            "hint, h",
            "what a good turn earns; then its row or column; then the turn",
        ),
        (
            "back, b, undo",
            "take your last turn back, and the answers to it; the bag stays as it was",
        ),
        ("table, t", "the table once more"),
        ("unseen, u", "what the others and the bag may hold"),
        ("score, s", "the score sheet"),
        ("save FILE", "write the game so far to a new file"),
        ("help, ?", "this"),
        ("quit, q", "leave; the game is kept"),
    ];
    words
        .into_iter()
        .map(|(word, told)| {
            style.wrapped(
                &format!(
                    "  {}{}{told}",
                    style.strong(word),
                    " ".repeat(17 - word.len())
                ),
                19,
            )
        })
        .collect()
}

/// A hint, and whether there are more.
pub fn hint(number: usize, hints: &[Hint], style: &TextStyle) -> String {
    match hints.get(number) {
        Some(hint) => {
            let title = style.strong(&format!("Hint {} of {}", number + 1, hints.len()));
            style.wrapped(&format!("{title}: {hint}"), 2)
        }
        None => style.wrapped("There are no more hints: the last one told the turn.", 2),
    }
}

/// What a play would score.
pub fn trial(turn: &Turn, live: &LiveGame, style: &TextStyle) -> String {
    let position = live.position();
    let violations = live.violations(turn);
    if !violations.is_empty() {
        return not_legal(turn, &violations, style);
    }
    let turn = live.to_display(turn);
    let Turn::Lay(play) = &turn else {
        return style.wrapped(
            &format!(
                "{} is legal and scores nothing.",
                style.strong(&turn.to_string())
            ),
            2,
        );
    };
    let found = position.play_breakdown(play);
    let picture = style.picture(&Picture::new(&position).with_play(play));
    let (turn, scored) = (
        style.strong(&turn.to_string()),
        style.strong(&points(found.total())),
    );
    let told = format!("{turn} would score {scored}. It is not played yet.");
    format!(
        "{picture}\n{}{}",
        breakdown(&found, style),
        style.wrapped(&told, 2)
    )
}

/// Every rule that a turn breaks.
pub fn illegal(turn: &Turn, violations: &[Violation], style: &TextStyle) -> String {
    not_legal(turn, violations, style)
}

/// There is no turn to take back.
pub fn nothing_to_take_back(style: &TextStyle) -> String {
    style.wrapped("There is no turn of yours to take back.", 2)
}

/// That the last turn was taken back.
pub fn taken_back(style: &TextStyle) -> String {
    style.wrapped("Taken back: your last turn is before you again.", 2)
}

/// That a game was saved.
pub fn saved(path: &Path, style: &TextStyle) -> String {
    style.wrapped(&format!("Saved to {}.", path.display()), 2)
}

/// How to go on with a game that is left.
pub fn left(live: &LiveGame, path: Option<&Path>, style: &TextStyle) -> String {
    match path {
        Some(path) => format!(
            "The game is kept. To go on with it:\n  sixfold play --resume {}\n",
            quoted(path)
        ),
        None if !live.has_person_played() => {
            style.wrapped("You have not played yet, so nothing is kept.", 2)
        }
        None => style.wrapped("The game is not kept.", 2),
    }
}

/// A path as a shell takes it: in quotes where it has blanks or the like.
fn quoted(path: &Path) -> String {
    let text = path.display().to_string();
    let is_plain =
        |sign: char| sign.is_alphanumeric() || is_separator(sign) || "._-+,:@%=".contains(sign);
    if text.chars().all(is_plain) {
        return text;
    }
    if cfg!(windows) {
        format!("\"{text}\"")
    } else {
        format!("'{}'", text.replace('\'', r"'\''"))
    }
}

/// That a game is over in which nobody lays a tile any more.
pub fn stalled(style: &TextStyle) -> String {
    let told = format!(
        "By the rules it could go on, but for {MAX_IDLE_TURNS} turns nobody has laid a tile: that ends the game here."
    );
    style.wrapped(&told, 2)
}

/// How the game went, after the score sheet.
pub fn farewell(live: &LiveGame, path: Option<&Path>, style: &TextStyle) -> String {
    let count = |number, word| {
        if number == 0 {
            format!("no {word}")
        } else {
            plural(number, word)
        }
    };
    let helped = format!(
        "You took {} and {}.",
        count(live.hints_taken(), "hint"),
        count(live.take_backs(), "turn") + " back"
    );
    let kept = path.map_or_else(String::new, |path| {
        format!(" The game is kept in {}.", path.display())
    });
    style.wrapped(&(helped + &kept), 2)
}

/// A kept game, before the question whether to go on with it.
pub fn offer(live: &LiveGame, style: &TextStyle) -> String {
    let (rules, turns) = (live.lineup().rules().name(), plural(live.turns(), "turn"));
    style.wrapped(&format!("A game of {rules} is kept, after {turns}:"), 2)
        + &standings(live, style)
}

fn example(rules: Rules) -> &'static str {
    if rules == Rules::Classic {
        "Yc@t30 Pc@u30"
    } else {
        "Ycb@t30 Pcw@u30"
    }
}

/// Tiles with spaces between them.
struct Spaced<'a>(&'a [crate::game::Tile]);

impl std::fmt::Display for Spaced<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&spaced(&Tiles(self.0).to_string()))
    }
}

//! What is shown to a person who plays against engines.

use std::path::{Path, is_separator};

use crate::cli::commands::analyse::no_play;
pub(super) use crate::cli::commands::score::illegal;
use crate::cli::terminal::{TextStyle, breakdown, parts};
use crate::game::{Offset, Turn, Violation, largest_set};
use crate::language::{Dialogue, LeftGame};
use crate::notation::visible;
use crate::picture::Picture;
use crate::play::{Hint, LiveGame, PlayedTurn, Seat};

/// What is played, by whom, and how.
pub(super) fn welcome(live: &LiveGame, style: &TextStyle) -> String {
    let (lineup, words) = (live.lineup(), style.words.play);
    let rules = style.strong(lineup.rules().name());
    let how = words.how_to_answer(Dialogue::Game(lineup.rules()));
    format!(
        "{}\n{}{}",
        words.title(&rules, lineup.seed()),
        style.wrapped(&words.who_plays(live), 2),
        style.wrapped(&how, 2)
    )
}

/// A turn that was taken, and where its points come from; of the person's, also the tiles drawn.
pub(super) fn taken(taken: &PlayedTurn, live: &LiveGame, style: &TextStyle) -> String {
    let words = style.words.play;
    let is_you = taken.player == live.person();
    let player = if is_you {
        words.you()
    } else {
        live.lineup()
            .names()
            .get(taken.player)
            .map_or("", |name| name)
    };
    let (player, points) = (
        style.strong(player),
        style.strong(&style.words.game.points(taken.breakdown.total())),
    );
    let sentence = words.turn_taken(&player, is_you, &taken.turn, &points);
    let mut text = style.wrapped(&sentence, 2);
    // The sum of a single line is in the sentence.
    let is_single = taken.breakdown.lines.len() == 1 && taken.breakdown.going_out == 0;
    text += &if is_single {
        parts(&taken.breakdown, style)
    } else {
        breakdown(&taken.breakdown, style)
    };
    if is_you && !taken.drawn.is_empty() {
        text += &style.wrapped(&words.drawn(&taken.drawn), 2);
    }
    if taken.renamed
        != (Offset {
            columns: 0,
            rows: 0,
        })
    {
        text += &style.wrapped(&words.renamed(taken.renamed), 2);
    }
    text
}

/// The table as the person sees it: what was laid since the last turn is pointed out.
pub(super) fn table(live: &LiveGame, style: &TextStyle) -> String {
    let position = live.position();
    let mut text = format!("{}\n", standings(live, style));
    text += &style.picture(&Picture::new(&position).highlighting(&live.new_cells()));
    let can_lay = || {
        live.violations(&Turn::Pass)
            .iter()
            .any(|violation| matches!(violation, Violation::CanLay { .. }))
    };
    if position.board().is_empty() {
        let opening = style.words.play.opening(largest_set(position.rack()));
        text += &format!("\n{}", style.wrapped(&opening, 2));
    } else if !can_lay() {
        text += &format!("\n{}", no_play(&position, style));
    }
    text
}

/// The final table.
pub(super) fn last_table(live: &LiveGame, style: &TextStyle) -> String {
    let view = live.persons_view();
    style.picture(&Picture::new(&view).highlighting(&live.new_cells()))
}

/// `You 12 · Greedy 15 · 84 tiles in the bag`
fn standings(live: &LiveGame, style: &TextStyle) -> String {
    let (lineup, words) = (live.lineup(), style.words.play);
    let players = lineup.names().iter().zip(lineup.seats());
    let scores = players.zip(live.scores());
    let scores: Vec<String> = scores
        .map(|((name, seat), points)| match seat {
            Seat::Person => style.strong(&format!("{} {points}", words.you())),
            Seat::Engine(_) => format!("{name} {points}"),
        })
        .collect();
    let bag = style.faint(&format!(" · {}", words.bag(live.bag())));
    style.wrapped(&format!("{}{bag}", scores.join(" · ")), 2)
}

/// A hint, and whether there are more.
pub(super) fn hint(given: usize, hints: &[Hint], style: &TextStyle) -> String {
    let words = style.words.play;
    match hints.get(given) {
        Some(hint) => {
            let title = style.strong(&words.hint_number(given + 1, hints.len()));
            let hint = words.game_hint(hint);
            style.wrapped(&style.words.terminal.labelled(&title, &hint), 2)
        }
        None => style.wrapped(words.no_more_game_hints(), 2),
    }
}

/// What a play would score.
pub(super) fn trial(turn: &Turn, live: &LiveGame, style: &TextStyle) -> String {
    let words = style.words.play;
    let violations = live.violations(turn);
    if !violations.is_empty() {
        return illegal(turn, &violations, style);
    }
    let turn = live.to_display(turn);
    let shown = style.strong(&turn.to_string());
    let Turn::Lay(play) = &turn else {
        return style.wrapped(&words.would_score_nothing(&shown), 2);
    };
    let position = live.position();
    let found = position.play_breakdown(play);
    let picture = style.picture(&Picture::new(&position).with_play(play));
    let points = style.strong(&style.words.game.points(found.total()));
    format!(
        "{picture}\n{}{}",
        breakdown(&found, style),
        style.wrapped(&words.would_score(&shown, &points), 2)
    )
}

/// How to resume a game that is left.
pub(super) fn left(live: &LiveGame, path: Option<&Path>, style: &TextStyle) -> String {
    let how = match path {
        Some(_) => LeftGame::Saved,
        None if !live.has_person_played() => LeftGame::NotBegun,
        None => LeftGame::NotSaved,
    };
    let resume = path.map(|path| format!("  sixfold play --resume {}\n", quoted(path)));
    style.wrapped(style.words.play.left_game(how), 2) + &resume.unwrap_or_default()
}

/// A path as a shell takes it: in quotes if it has blanks or the like.
fn quoted(path: &Path) -> String {
    let text = path.display().to_string();
    let text = visible(&text);
    let is_plain =
        |sign: char| sign.is_alphanumeric() || is_separator(sign) || "._-+,:@%=".contains(sign);
    if text.chars().all(is_plain) {
        return text.into_owned();
    }
    if cfg!(windows) {
        format!("\"{text}\"")
    } else {
        format!("'{}'", text.replace('\'', r"'\''"))
    }
}

/// How the game ended, after the score sheet.
pub(super) fn game_over(live: &LiveGame, path: Option<&Path>, style: &TextStyle) -> String {
    let words = style.words.play;
    let over = style.wrapped(&words.game_over(live, path), 2);
    if live.is_stalled() {
        style.wrapped(&words.stalled(), 2) + &over
    } else {
        over
    }
}

/// An unfinished game, before the question whether to resume it.
pub(super) fn unfinished(live: &LiveGame, style: &TextStyle) -> String {
    style.wrapped(&style.words.play.unfinished_game(live), 2) + &standings(live, style)
}

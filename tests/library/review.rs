//! Reviews of games: grades, accuracy, luck and the course of the chances to win.

use std::collections::HashSet;

use sixfold::game::{Rules, Turn};
use sixfold::record::review::{Grade, Judge, Judgement, Luck, Review, ReviewEffort};
use sixfold::record::{Record, Step};
use sixfold::search::Searcher;
use sixfold::strategy::{Evidence, Level, Player};

use crate::games::{played, recorded, with_hands};

const QUICK: ReviewEffort = ReviewEffort {
    samples: 200,
    nodes: 5_000,
    seed: 0,
};

fn review(record: &Record) -> Review {
    Review::of(record, &QUICK, &|| ())
}

fn judged(review: &Review) -> impl Iterator<Item = &Judgement> {
    review.turns.iter().flatten()
}

#[test]
fn grades_follow_from_what_is_given_away() {
    let graded = [0.0, 0.019, 0.02, 0.049, 0.05, 0.099, 0.1, 1.0].map(Grade::of);
    use Grade::{Blunder, Fine, Inaccuracy, Mistake};
    assert_eq!(
        graded,
        [
            Fine, Fine, Inaccuracy, Inaccuracy, Mistake, Mistake, Blunder, Blunder
        ]
    );
}

#[test]
fn luck_is_told_as_far_as_it_is_known() {
    let known = Luck {
        luck: 0.3,
        from_opponents: 0.1,
        separated: 1,
        ..Luck::default()
    };
    assert_eq!(known.luck_and_opponents(), Some((0.3, 0.1)));
    assert_eq!(known.combined(), None);
    let unknown = Luck {
        combined: 0.2,
        unseparated: 1,
        ..Luck::default()
    };
    assert_eq!(unknown.luck_and_opponents(), None);
    assert_eq!(unknown.combined(), Some(0.2));
}

/// A few turns of two and of three beginners.
#[test]
fn players_are_judged_by_their_turns() {
    for players in [2, 3] {
        let levels = [Level::Beginner; 3];
        let game = recorded(Rules::Classic, &levels[..players], 8);
        let game = with_hands(&game, 9, |_| true);
        let review = review(&game);
        assert_eq!(review.judged(), 9);

        let faults = review.faults(&game);
        let costly = review.turns.iter().flatten();
        let costly = costly.filter(|turn| turn.given_away >= 0.02).count();
        assert!(costly > 1 && costly < 9, "{costly}");
        assert_eq!(faults.len(), costly);
        assert!(faults.windows(2).all(|two| two[0].place < two[1].place));
        let costliest = review.costliest(&game);
        let given_away = |at: usize| costliest[at].judgement.given_away;
        assert!((1..costly).all(|at| given_away(at - 1) >= given_away(at)));
        assert_eq!(costliest.len(), costly);

        assert!(judged(&review).any(|judgement| judgement.had_choice));
        for (place, judgement) in judged(&review).enumerate() {
            let win = judgement.best().win;
            let change = judgement.win_after() - judgement.win_before();
            assert!((change + judgement.given_away).abs() < 1e-9);
            assert!(!judgement.is_best() || judgement.given_away == 0.0);
            let turns = judgement.best.iter().map(|best| &best.candidate.turn);
            let different: HashSet<&Turn> = turns.collect();
            assert_eq!(different.len(), judgement.best.len());
            let chances = &review.timeline[place];
            assert_eq!(chances.turns, place);
            for (player, &chance) in chances.wins.iter().enumerate() {
                let expected = match players {
                    _ if player == place % players => Some(win),
                    2 => Some(1.0 - win),
                    _ => None,
                };
                assert_eq!(chance, expected);
            }
        }
        assert!(judged(&review).any(Judgement::is_best));
        for (player, summary) in review.players.iter().enumerate() {
            let own = || judged(&review).skip(player).step_by(players);
            let chosen = || own().filter(|turn| turn.had_choice);
            let accuracies = chosen().map(|turn| 100.0 * (1.0 - turn.given_away).powi(4));
            let accuracy = accuracies.sum::<f64>() / chosen().count() as f64;
            assert!((summary.accuracy.unwrap() - accuracy).abs() < 1e-9);
            let fine = own().filter(|turn| turn.given_away < 0.02).count();
            assert_eq!(summary.grades[0], fine);
            assert_eq!(summary.first, own().next().map(|turn| turn.best().win));
            assert_eq!(summary.last, own().last().map(|turn| turn.best().win));
            let lost: f64 = own().map(|turn| turn.points_lost).sum();
            assert_eq!(summary.points_lost, lost);
            // The game goes on after the last turn of each.
            assert!(!summary.adds_up());
            assert_eq!(summary.luck.separated + 1, summary.turns);
            let change = summary.last.unwrap() - summary.first.unwrap();
            let until_last: f64 = own()
                .take(summary.turns - 1)
                .map(|turn| turn.given_away)
                .sum();
            let sum = summary.luck.luck + summary.luck.from_opponents - until_last;
            assert!((change - sum).abs() < 1e-9, "{change} {sum}");
            let last = player + players * (summary.turns - 1);
            let between = judged(&review).take(last).enumerate().skip(player);
            let others = between.filter(|(place, _)| place % players != player);
            let given: f64 = others.map(|(_, turn)| turn.given_away).sum();
            let share = given / (players - 1) as f64;
            assert!((summary.luck.from_opponents - share).abs() < 1e-9);
        }
    }
}

#[test]
fn another_place_in_the_game_is_other_luck() {
    let game = recorded(Rules::Flex, &[Level::Greedy, Level::Greedy], 1);
    let mut judge = Judge::new(Rules::Flex, QUICK);
    let mut margin = |place| judge.turn(place, &game.steps()[2]).unwrap().played.margin;
    assert_eq!(margin(2), margin(2));
    assert_ne!(margin(2), margin(3));
}

#[test]
fn who_can_only_pass_had_no_choice() {
    let levels = [Level::Greedy, Level::Greedy];
    let games = (0..).map(|number| recorded(Rules::Classic, &levels, number));
    let passes = games.filter_map(|game| {
        let passes = |step: &&Step| step.turn == Turn::Pass;
        game.steps().iter().find(passes).cloned()
    });
    let mut judge = Judge::new(Rules::Classic, QUICK);
    for step in passes.take(2) {
        let judgement = judge.turn(0, &step).unwrap();
        assert!(!judgement.had_choice && judgement.is_best());
    }
}

#[test]
fn any_number_of_threads_gives_the_same_review() {
    let game = with_hands(
        &recorded(Rules::Flex, &[Level::Greedy, Level::Beginner], 1),
        9,
        |_| true,
    );
    let separated = |threads| {
        let done = std::sync::atomic::AtomicUsize::new(0);
        let note = || {
            done.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        };
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(threads)
            .build()
            .unwrap();
        let review = pool.install(|| Review::of(&game, &QUICK, &note));
        assert_eq!(done.into_inner(), game.steps().len());
        format!("{:?}", review.turns)
    };
    let alone = separated(1);
    assert_eq!(alone, separated(2));
    assert_eq!(alone, separated(5));
    let other = Review::of(&game, &ReviewEffort { seed: 1, ..QUICK }, &|| ());
    assert_ne!(
        alone,
        format!("{:?}", other.turns),
        "another seed is other luck"
    );
}

#[test]
fn skill_and_luck_make_up_the_whole_change() {
    for (rules, levels) in [
        (Rules::Classic, &[Level::Greedy, Level::Beginner][..]),
        (
            Rules::Intro,
            &[Level::Beginner, Level::Greedy, Level::Careful],
        ),
        (
            Rules::Flex,
            &[Level::Greedy, Level::Greedy, Level::Beginner, Level::Greedy],
        ),
    ] {
        let game = recorded(rules, levels, 2);
        let review = review(&game);
        assert_eq!(
            judged(&review).count(),
            game.steps().len(),
            "every hand is known"
        );
        for (player, summary) in review.players.iter().enumerate() {
            let luck = summary.luck;
            let change = summary.last.unwrap() - summary.first.unwrap();
            let sum = luck.luck + luck.from_opponents - summary.given_away;
            assert!(
                (change - sum).abs() < 1e-9,
                "{rules}, player {player}: {change} is not {sum}"
            );
            assert_eq!(
                (luck.separated, luck.unseparated, luck.combined),
                (summary.turns, 0, 0.0)
            );
            assert!(summary.adds_up());
            assert_eq!(summary.grades.iter().sum::<usize>(), summary.judged);
            let won = game.leaders().contains(&player);
            assert_eq!(
                summary.last,
                Some(if won {
                    1.0 / game.leaders().len() as f64
                } else {
                    0.0
                })
            );
        }
    }
}

#[test]
fn what_is_given_away_is_never_negative_and_the_best_gives_nothing() {
    let game = recorded(Rules::Classic, &[Level::Beginner, Level::Strong], 3);
    let review = review(&game);
    for judgement in judged(&review) {
        assert!((0.0..=1.0).contains(&judgement.given_away) && judgement.points_lost >= 0.0);
        assert!((0.0..=1.0).contains(&judgement.win_before()) && judgement.win_after() >= -1e-9);
        if judgement.played.candidate.turn == judgement.best[0].candidate.turn {
            assert_eq!((judgement.given_away, judgement.points_lost), (0.0, 0.0));
        }
        assert!(judgement.best.len() <= 3);
    }
    let [weak, strong] = &review.players[..] else {
        unreachable!()
    };
    assert!(
        weak.accuracy.unwrap() + 3.0 < strong.accuracy.unwrap(),
        "{weak:?} {strong:?}"
    );
    assert!(weak.points_lost > strong.points_lost + 20.0);
    assert!(weak.grades[0] < strong.grades[0] && weak.given_away > strong.given_away);
}

#[test]
fn a_planted_blunder_is_found() {
    let (mut searcher, mut planted) = (Searcher::new(), None);
    let mut best = Player::new(Level::Strong, Rules::Classic, 4);
    let game = played(Rules::Classic, 2, 4, |number, position| {
        match searcher.best_play(position) {
            // A good play is at hand, and a tile is given back instead.
            Some(found)
                if planted.is_none() && number > 20 && found.score >= 10 && position.can_swap() =>
            {
                planted = Some(number);
                Turn::swap([position.rack()[0]])
            }
            _ => best.choose(position),
        }
    });
    let planted = planted.unwrap();
    let review = review(&game);
    let judgement = review.turns[planted].as_ref().unwrap();
    assert_eq!(judgement.grade, Grade::Blunder, "{judgement:?}");
    assert!(judgement.points_lost > 4.0);
    let others = review
        .turns
        .iter()
        .enumerate()
        .filter(|(place, _)| *place != planted);
    let blunders = others
        .filter(|(_, other)| other.as_ref().unwrap().grade == Grade::Blunder)
        .count();
    assert!(blunders <= 3, "{blunders}");
}

#[test]
fn endings_are_proved() {
    let game = recorded(Rules::Classic, &[Level::Greedy, Level::Greedy], 5);
    let review = Review::of(
        &game,
        &ReviewEffort {
            nodes: 200_000,
            ..QUICK
        },
        &|| (),
    );
    for (step, judgement) in game.steps().iter().zip(judged(&review)) {
        assert_eq!(
            judgement.evidence == Evidence::Rollouts,
            step.before.bag > 0
        );
    }
    let last = judged(&review).last().unwrap();
    assert_eq!(last.evidence, Evidence::Proof);
    assert_eq!(
        last.played.margin,
        f64::from(game.steps().last().unwrap().breakdown.total())
    );
    let proved: Vec<&Judgement> = judged(&review)
        .filter(|judgement| judgement.evidence == Evidence::Proof)
        .collect();
    assert!(proved.len() >= 3);
    assert!(
        proved
            .into_iter()
            .all(|judgement| [0.0, 0.5, 1.0].contains(&judgement.played.win))
    );
}

#[test]
fn luck_is_not_told_apart_where_hands_are_not_known() {
    let whole = recorded(Rules::Intro, &[Level::Greedy, Level::Beginner], 6);
    let turns = whole.steps().len();
    // Hands of the one who writes it down; near the end those of the other follow.
    let game = with_hands(&whole, turns, |place| place % 2 == 0);
    let review = review(&game);
    let unknown = game
        .steps()
        .iter()
        .filter(|step| step.before.hand.is_none())
        .count();
    assert!(unknown > 5);
    assert_eq!(judged(&review).count(), turns - unknown);
    let [writer, other] = &review.players[..] else {
        unreachable!()
    };
    assert!(writer.luck.unseparated > 5 && writer.luck.combined != 0.0);
    assert!(other.judged < 6 && other.turns > 8);
    let none = with_hands(&whole, 6, |_| false);
    let nothing = Review::of(&none, &QUICK, &|| ());
    assert!(nothing.turns.iter().all(Option::is_none) && nothing.timeline.is_empty());
    let unknown = &nothing.players[0];
    assert_eq!((unknown.accuracy, unknown.first), (None, None));
    assert!(unknown.given_away.is_sign_positive(), "0, not -0");
}

#[test]
fn an_unfinished_game_is_reviewed_as_far_as_it_goes() {
    let game = with_hands(
        &recorded(Rules::Flex, &[Level::Greedy, Level::Greedy], 7),
        5,
        |_| true,
    );
    let review = review(&game);
    assert_eq!(review.timeline.len(), 5);
    assert!(
        review
            .timeline
            .iter()
            .all(|chances| (chances.wins.iter().flatten().sum::<f64>() - 1.0).abs() < 1e-9)
    );
    assert_eq!(review.players[0].luck.separated, 2);
}

#[test]
fn another_turn_is_judged_under_the_same_luck() {
    let game = with_hands(
        &recorded(Rules::Classic, &[Level::Beginner, Level::Beginner], 8),
        8,
        |_| true,
    );
    let review = review(&game);
    let mut judge = Judge::new(Rules::Classic, QUICK);
    for (place, (step, known)) in game.steps().iter().zip(judged(&review)).enumerate() {
        let again = judge.instead(place, step, known, &step.turn).unwrap();
        assert_eq!(
            (again.given_away, again.played.win),
            (known.given_away, known.played.win)
        );
        let best = judge
            .instead(place, step, known, &known.best[0].candidate.turn)
            .unwrap();
        assert_eq!((best.given_away, best.grade), (0.0, Grade::Fine));
    }
}

#[test]
fn a_game_near_the_edge_keeps_its_cells() {
    let text = "rules: classic\nplayers: A, B\n\
        1 A [RcRdRfBsBtGx] Rc@a1 Rd@a2 Rf@a3 = 3\n\
        2 B [BcBdOsPsYxGt] Bc@b1 = 2\n";
    let game: Record = text.parse().unwrap();
    let review = review(&game);
    for judgement in judged(&review) {
        for turn in judgement.best.iter().map(|best| &best.candidate.turn) {
            if let Turn::Lay(play) = turn {
                assert!(
                    play.cells()
                        .all(|cell| (1..9).contains(&cell.column) && (1..12).contains(&cell.row)),
                    "{turn}"
                );
            }
        }
    }
    assert_eq!(
        review.turns[0]
            .as_ref()
            .unwrap()
            .played
            .candidate
            .turn
            .to_string(),
        "Rc@a1 Rd@a2 Rf@a3"
    );
    let opening = review.turns[0].as_ref().unwrap();
    assert_eq!(opening.grade, Grade::Fine);
    assert!(!opening.had_choice, "it is one set, wherever it lies");
}

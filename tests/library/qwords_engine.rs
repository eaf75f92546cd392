//! The engine of Qwords: exact answers against a plain expectimax written on its own, sampled ones
//! against exact ones, and how well the policies play.

use std::collections::HashMap;

use insta::assert_snapshot;
use serde_json::json;
use sixfold::game::Rng;
use sixfold::language::ENGLISH;
use sixfold::qwords::{
    Action, Cell, Deal, Dice, Effort, Engine, Grid, Letter, Policy, PolicyTally, Position, ROLLS,
    Side, Solo, Variant, Violation, WordList, Words, parse_action, parse_position, score,
};

use crate::snapshots;

fn rank(engine: &Engine, position: &Position) -> sixfold::qwords::Ranking {
    engine.rank(position, Effort::default(), &mut |_, _| {})
}

/// The expected final score before a roll, straight from the rules: every roll, every letter, every
/// cell.
fn plain_value(
    position: &Position,
    words: &Words,
    dice: &Dice,
    known: &mut HashMap<(Grid, bool), f64>,
) -> f64 {
    if let Some(&value) = known.get(&(position.grid, position.variant.joker())) {
        return value;
    }
    if position.grid.is_full() {
        let value = f64::from(score(&position.grid, words, position.variant.double()).total());
        known.insert((position.grid, position.variant.joker()), value);
        return value;
    }
    let mut sum = 0.0;
    for number in 0..ROLLS {
        let rolled = Position {
            roll: Some(dice.roll(number)),
            ..*position
        };
        let values = rolled
            .actions()
            .map(|action| plain_value(&rolled.after(action), words, dice, known));
        sum += values.fold(0.0, f64::max);
    }
    known.insert(
        (position.grid, position.variant.joker()),
        sum / f64::from(ROLLS),
    );
    sum / f64::from(ROLLS)
}

/// A grid that a game came to, with so many cells free, and a roll.
fn random_position(
    engine: &Engine,
    dice: &Dice,
    rng: &mut Rng,
    variant: Variant,
    free: usize,
) -> Position {
    let deal = Deal::new(dice, 77, u64::from(rng.below(1 << 30)));
    let policy = if rng.below(3) == 0 {
        Policy::Random
    } else {
        Policy::Greedy
    };
    let turns = engine.play(policy, &deal, variant);
    let after = turns[Cell::COUNT - free - 1].after;
    let variant = if rng.below(2) == 0 {
        variant
    } else {
        variant.without_joker()
    };
    Position {
        roll: Some(dice.roll(rng.below(ROLLS))),
        variant,
        ..after
    }
}

#[test]
fn exact_answers_equal_a_plain_expectimax() {
    let odd_dice: Dice = serde_json::from_value(json!({
        "white": "? C H L N N",
        "orange": "A E I O U @",
        "blue": "S T S K V @",
        "yellow": "D F G M R A",
        "black": ["white orange", "white orange", "white yellow", "orange blue", "orange yellow", "blue yellow"],
    }))
    .unwrap();
    let mut rng = Rng::new("qwords-exact", 1);
    let mut joker_answers = 0;
    for (round, language) in WordList::ALL.into_iter().enumerate() {
        for dice in [Dice::default(), odd_dice.clone()] {
            let words = Words::new(language);
            let engine = Engine::new(words.clone(), &dice);
            for number in 0..44 {
                let free = if number % 4 == 0 { 2 } else { 1 };
                let side = if number % 3 == round % 3 {
                    Side::B
                } else {
                    Side::A
                };
                let position = random_position(&engine, &dice, &mut rng, Variant::new(side), free);
                let ranking = rank(&engine, &position);
                assert!(ranking.exact);
                assert_eq!(
                    ranking.actions.len(),
                    position.actions().count(),
                    "{position}"
                );
                let mut known = HashMap::new();
                for ranked in &ranking.actions {
                    let plain =
                        plain_value(&position.after(ranked.action), &words, &dice, &mut known);
                    assert!(
                        (plain - ranked.expected).abs() < 1e-9,
                        "{position} {}: {} not {plain}",
                        ranked.action,
                        ranked.expected
                    );
                    assert_eq!(ranked.standard_error, 0.0);
                }
                assert!(
                    ranking
                        .actions
                        .is_sorted_by(|one, other| one.expected >= other.expected),
                    "{position}"
                );
                joker_answers += usize::from(ranking.actions[0].action.joker);
            }
        }
    }
    assert!(
        joker_answers > 5,
        "the joker was best {joker_answers} times"
    );
}

#[test]
fn merged_letters_change_nothing_with_more_free_cells() {
    let (dice, words) = (Dice::default(), Words::new(WordList::French));
    let engine = Engine::new(words.clone(), &dice);
    let mut rng = Rng::new("qwords-exact", 2);
    for side in Side::ALL {
        let position = random_position(
            &engine,
            &dice,
            &mut rng,
            Variant::new(side).without_joker(),
            3,
        );
        let (mut known, ranking) = (HashMap::new(), rank(&engine, &position));
        for ranked in ranking.actions.iter().take(1) {
            let plain = plain_value(&position.after(ranked.action), &words, &dice, &mut known);
            assert!(
                (plain - ranked.expected).abs() < 1e-9,
                "{position} {}: {} not {plain}",
                ranked.action,
                ranked.expected
            );
        }
    }
}

#[test]
fn five_free_cells_are_exact_and_more_are_not() {
    let engine = Engine::new(Words::new(WordList::French), &Dice::default());
    for (free, exact) in [(5, true), (6, false)] {
        let position = random_position(
            &engine,
            &Dice::default(),
            &mut Rng::new("qwords-free", 3),
            Variant::default(),
            free,
        );
        let ranking = rank(&engine, &position);
        assert_eq!(
            (ranking.exact, ranking.actions.len()),
            (exact, position.actions().count())
        );
        assert_eq!(
            ranking
                .actions
                .iter()
                .all(|ranked| ranked.standard_error > 0.0),
            !exact
        );
    }
}

#[test]
fn samples_agree_with_exact_answers() {
    // With six free cells the exact value of an action is that of the five cells after it, over all
    // rolls.
    let dice = Dice::default();
    let engine = Engine::new(Words::new(WordList::French), &dice);
    let position = parse_position("qwords DUOPO/SSAUT/KIWI./INE../SE... U/T").unwrap();
    let ranking = rank(&engine, &position);
    for ranked in ranking.actions.iter().take(2) {
        let after = position.after(ranked.action);
        let best = |number| {
            rank(
                &engine,
                &Position {
                    roll: Some(dice.roll(number)),
                    ..after
                },
            )
            .actions[0]
                .expected
        };
        let exact: f64 = (0..ROLLS).step_by(12).map(best).sum::<f64>() / f64::from(ROLLS / 12);
        // Rolls 12 apart are not all rolls, and the play-outs choose by tables: near is enough, and
        // none is far above.
        assert!(
            (exact - ranked.expected).abs() < 2.0,
            "{}: {} not {exact}",
            ranked.action,
            ranked.expected
        );
    }
}

#[test]
fn the_same_seed_gives_the_same_answer_with_any_number_of_threads() {
    let engine = Engine::new(Words::new(WordList::English), &Dice::default());
    let position =
        parse_position("qwords ...../.A.../..E../...S./..... A/T side=b words=en").unwrap();
    let threads = |count: usize| {
        rayon::ThreadPoolBuilder::new()
            .num_threads(count)
            .build()
            .unwrap()
    };
    let answer = |seed: u64| engine.rank(&position, Effort { samples: 200, seed }, &mut |_, _| {});
    let [one, three] = [1, 3].map(|count| threads(count).install(|| answer(5)));
    assert_eq!(one, three);
    assert_ne!(one, answer(6));
}

#[test]
fn policies_play_as_well_as_is_said() {
    let dice = Dice::default();
    let engine = Engine::new(Words::new(WordList::French), &dice);
    let mean = |policy: Policy, games: u64| {
        use rayon::prelude::*;
        let play = |game| {
            engine.score(
                &engine
                    .play(policy, &Deal::new(&dice, 1, game), Variant::default())
                    .last()
                    .unwrap()
                    .after,
            )
        };
        f64::from((0..games).into_par_iter().map(play).sum::<u32>()) / games as f64
    };
    let means = [
        (Policy::Random, 400),
        (Policy::Greedy, 400),
        (Policy::Table, 1000),
        (Policy::LookAhead, 400),
        (Policy::Full, 12),
    ]
    .map(|(policy, games)| mean(policy, games));
    let asked = [6.0..10.0, 40.0..48.0, 70.0..75.0, 73.0..78.0, 73.0..86.0];
    for ((policy, mean), asked) in Policy::ALL.into_iter().zip(means).zip(asked) {
        assert!(asked.contains(&mean), "{}: {mean}", policy.name());
    }
}

#[test]
fn games_obey_the_rules() {
    let dice = Dice::default();
    let engine = Engine::new(Words::new(WordList::French), &dice);
    for (number, policy) in Policy::ALL.into_iter().enumerate() {
        for side in Side::ALL {
            let deal = Deal::new(&dice, 3, number as u64);
            let mut solo = Solo::new(deal.clone(), Variant::new(side));
            for turn in engine.play(policy, &deal, Variant::new(side)) {
                assert_eq!(
                    solo.take(turn.action),
                    Ok(()),
                    "{} {}",
                    policy.name(),
                    solo.position()
                );
            }
            assert!(solo.is_over());
        }
    }
}

#[test]
fn hints_are_the_engines_own_game() {
    let dice = Dice::default();
    let engine = Engine::new(Words::new(WordList::French), &dice);
    for (game, side) in [(0, Side::A), (1, Side::B)] {
        let deal = Deal::new(&dice, 7, game);
        let mut solo = Solo::new(deal.clone(), Variant::new(side));
        let mut hints = Vec::new();
        while !solo.is_over() {
            let hint = engine.advise(&deal, solo.position()).actions[0].action;
            if solo.turns() == 9 {
                // A turn taken back changes no hint.
                solo.take(solo.position().actions().last().unwrap())
                    .unwrap();
                assert!(solo.undo());
                assert_eq!(
                    engine.advise(&deal, solo.position()).actions[0].action,
                    hint
                );
            }
            solo.take(hint).unwrap();
            hints.push(hint);
        }
        let own: Vec<Action> = engine
            .play(Policy::Full, &deal, Variant::new(side))
            .iter()
            .map(|turn| turn.action)
            .collect();
        assert_eq!(hints, own, "game {game}");
    }
}

#[test]
fn actions_within_sampling_error_are_marked() {
    let dice = Dice::default();
    let engine = Engine::new(Words::new(WordList::English), &dice);
    let mut rng = Rng::new("qwords-within", 5);
    let (mut within, mut outside) = (0, 0);
    for _ in 0..6 {
        let position = random_position(&engine, &dice, &mut rng, Variant::default(), 9);
        let ranked = |samples, seed| {
            engine
                .rank(&position, Effort { samples, seed }, &mut |_, _| {})
                .actions
        };
        let (few, many) = (ranked(128, 1), ranked(8192, 2));
        assert!(few[0].within_error);
        let expected = |action: Action| {
            many.iter()
                .find(|ranked| ranked.action == action)
                .unwrap()
                .expected
        };
        for other in &few[1..] {
            let behind = few[0].expected - other.expected;
            // What is marked is close, and what is far is not.
            assert!(
                !other.within_error || behind < 5.0,
                "{position} {} is {behind} behind",
                other.action
            );
            assert!(
                other.within_error || behind > 0.0,
                "{position} {}",
                other.action
            );
            within += usize::from(other.within_error);
            outside += usize::from(!other.within_error);
        }
        // Whatever many more samples find to be the best was within error, or nearly so.
        let best = few
            .iter()
            .find(|ranked| ranked.action == many[0].action)
            .unwrap();
        assert!(
            best.within_error || many[0].expected - expected(few[0].action) < 0.5,
            "{position}"
        );
    }
    assert!(
        within > 2 && outside > 60,
        "{within} within, {outside} outside"
    );

    let exact = random_position(&engine, &dice, &mut rng, Variant::default(), 3);
    let actions = rank(&engine, &exact).actions;
    assert!(
        actions
            .iter()
            .all(|ranked| ranked.within_error == (ranked.expected == actions[0].expected))
    );
}

#[test]
fn a_best_action_is_never_explained_by_lines_that_get_worse() {
    let dice = Dice::default();
    let engine = Engine::new(Words::new(WordList::French), &dice);
    let mut rng = Rng::new("qwords-explain", 6);
    let (mut by_lines, mut by_comparison) = (0, 0);
    let mut told = String::new();
    for number in 0..80 {
        let variant = Variant::new(if number % 4 == 0 { Side::B } else { Side::A });
        let free = if number % 8 == 0 { 4 } else { 1 + number % 14 };
        let position = random_position(&engine, &dice, &mut rng, variant, free);
        let ranking = engine.rank(
            &position,
            Effort {
                samples: 64,
                seed: 0,
            },
            &mut |_, _| {},
        );
        let explanation = engine.explain(&position, &ranking).unwrap();
        assert_eq!(explanation.action, ranking.actions[0].action);
        // A sentence for each of its lines, or one that names both and the next best action.
        let said = ENGLISH.qwords.why_best(&explanation);
        let named = explanation.lines.each_ref().map(|it| it.line.to_string());
        let next = explanation.next.map(|next| next.action.to_string());
        let compares = said.len() == 1
            && named.iter().all(|name| said[0].contains(&**name))
            && next.is_none_or(|next| said[0].contains(&next));
        if number < 16 {
            told += &format!("{}\n  {}\n", explanation.action, said.join("\n  "));
        }
        let some_gain = explanation
            .lines
            .iter()
            .any(|line| line.points[1] > line.points[0] + 0.1);
        let all_fall = explanation
            .lines
            .iter()
            .all(|line| line.points[1] <= line.points[0]);
        assert!(!all_fall || compares, "{said:?}");
        assert!(!some_gain || !compares, "{said:?}");
        by_lines += usize::from(some_gain);
        by_comparison += usize::from(all_fall);
    }
    snapshots::settings().bind(|| assert_snapshot!("qwords-explanations", told));
    assert!(
        by_lines > 20 && by_comparison > 5,
        "{by_lines} by lines, {by_comparison} by comparison"
    );
}

#[test]
fn a_deal_has_two_dots_apart_and_follows_from_its_seed() {
    let dice = Dice::default();
    for game in 0..200 {
        let deal = Deal::new(&dice, 9, game);
        let dots: Vec<Cell> = deal.grid.dots().collect();
        assert!(dots.len() == 2 && !dots[0].in_line_with(dots[1]) && deal.rolls.len() == 25);
        assert_eq!(deal, Deal::new(&dice, 9, game));
    }
    assert_ne!(Deal::new(&dice, 9, 0).rolls, Deal::new(&dice, 10, 0).rolls);
}

#[test]
fn a_solo_game_is_judged_and_taken_back() {
    let mut solo = Solo::new(Deal::new(&Dice::default(), 7, 0), Variant::default());
    assert!(!solo.undo());
    let first = *solo.position();
    let letter = first.letters().iter().next().unwrap();
    let wrong = Letter::all()
        .find(|&letter| !first.letters().contains(letter))
        .unwrap();
    let [dot, other] = first.grid.dots().collect::<Vec<_>>().try_into().unwrap();
    let free = first
        .grid
        .free()
        .find(|&cell| cell != dot && cell != other)
        .unwrap();
    let act = |letter, cell| Action {
        joker: false,
        letter,
        cell,
    };
    assert!(matches!(
        solo.take(act(wrong, dot)).unwrap_err()[..],
        [Violation::NotRolled { .. }]
    ));
    assert!(matches!(
        solo.take(act(letter, free)).unwrap_err()[..],
        [Violation::DotsFirst { .. }]
    ));
    assert_eq!(
        solo.take(parse_action(&format!("joker {letter}@{dot}")).unwrap()),
        Err(vec![Violation::NoJoker])
    );
    solo.take(act(letter, dot)).unwrap();
    assert_eq!(
        (solo.turns(), solo.position().roll),
        (1, solo.deal().rolls.get(1).copied())
    );
    assert!(solo.undo());
    assert_eq!(*solo.position(), first);
}

#[test]
fn the_scores_of_a_policy_are_summed_up() {
    let tally = PolicyTally::new(Policy::ALL[0], vec![30, 10, 25, 15]);
    assert_eq!((tally.mean(), tally.best(), tally.p90()), (20.0, 30, 30));
    // Squares of 10, 10, 5 and 5, over 4 × 3.
    assert!((tally.standard_error() - (250.0_f64 / 12.0).sqrt()).abs() < 1e-9);
    assert_eq!(tally.histogram(), [0, 2, 1, 1]);
    let none = PolicyTally::new(Policy::ALL[0], Vec::new());
    assert_eq!((none.mean(), none.standard_error()), (0.0, 0.0));
}

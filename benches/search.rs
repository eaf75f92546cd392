//! The speed of the search on the fixed corpus; each answer is checked before it is timed.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use sixfold::bench::{Task, corpus, measure};
use sixfold::game::{Chance, Position, Rules};
use sixfold::notation::parse_line;
use sixfold::search::{Hand, Searcher, Table, greedy_game};

/// Plays and the sum of their scores, and the sum of the best scores, over the corpus of each set of rules.
const ANSWERS: [(Rules, u64, u64, u64); 3] =
    [(Rules::Classic, 13_080, 55_177, 1_632), (Rules::Flex, 14_388, 79_079, 2_198), (Rules::Intro, 9_707, 58_563, 2_350)];

fn search(criterion: &mut Criterion) {
    for (rules, plays, points, best) in ANSWERS {
        let every = measure(Task::Every, rules, 1).expect("the corpus is sound");
        assert_eq!((every.plays, every.points), (plays, points), "every play, {rules}");
        assert_eq!(measure(Task::Best, rules, 1).expect("the corpus is sound").points, best, "best play, {rules}");

        let positions = corpus(rules).expect("the corpus is sound");
        match rules {
            Rules::Classic => on_tables::<false>(criterion, rules, &positions),
            Rules::Flex | Rules::Intro => on_tables::<true>(criterion, rules, &positions),
        }
        let middle = positions[positions.len() / 2].to_string();
        let mut searcher = Searcher::new();
        criterion.bench_function(&format!("{rules}/text to best play"), |bencher| {
            bencher.iter(|| {
                let position = parse_line(black_box(&middle)).expect("it was written by the program");
                searcher.best_play(&position)
            });
        });
    }
}

fn on_tables<const FLEX: bool>(criterion: &mut Criterion, rules: Rules, positions: &[Position]) {
    let mut table = Table::<FLEX>::new();
    let middle = &positions[positions.len() / 2];
    table.prepare(middle.board());
    let hand = Hand::new(middle.rack(), middle.bag() == 0);
    criterion.bench_function(&format!("{rules}/best play"), |bencher| {
        bencher.iter(|| table.best_play(black_box(&hand)));
    });
    criterion.bench_function(&format!("{rules}/every play"), |bencher| {
        bencher.iter(|| {
            let mut points = 0;
            let _ = table.every_play(black_box(&hand), |found| {
                points += found.score();
                std::ops::ControlFlow::<()>::Continue(())
            });
            points
        });
    });
    let mut number = 0;
    criterion.bench_function(&format!("{rules}/greedy game"), |bencher| {
        bencher.iter(|| {
            number += 1;
            greedy_game(&mut table, rules, &mut Chance::new("criterion", number))
        });
    });
}

criterion_group!(benches, search);
criterion_main!(benches);

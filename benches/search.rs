//! The speed of the search on the whole fixed corpus; each answer is checked before it is timed.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use sixfold::bench::{Task, measure};
use sixfold::game::Rules;

/// Over the corpus of each rule set: how many plays there are, the sum of their scores, that of the
/// best scores, and that of the margins of rollouts.
const ANSWERS: [(Rules, u64, u64, u64, u64); 3] = [
    (Rules::Classic, 13_080, 55_177, 1_632, 44_092),
    (Rules::Flex, 14_388, 79_079, 2_198, 61_960),
    (Rules::Intro, 9_707, 58_563, 2_350, 64_519),
];

fn search(criterion: &mut Criterion) {
    for (rules, plays, points, best, margins) in ANSWERS {
        let mut group = criterion.benchmark_group(rules.name());
        group.sample_size(20);
        for task in Task::ALL.into_iter().filter(|task| task.is_for(rules)) {
            let once = measure(task, rules, 1).expect("the corpus is sound");
            match task {
                Task::Best => assert_eq!(once.points, best),
                Task::Every => assert_eq!((once.plays, once.points), (plays, points)),
                Task::Text | Task::Batch | Task::Game => assert!(once.points >= best),
                Task::Rollout => assert_eq!(once.points, margins),
                Task::Daily => assert_eq!(once.points, 18 * once.count),
                Task::Review => assert_eq!(once.points, 37),
            }
            group.throughput(Throughput::Elements(once.count));
            group.bench_function(format!("{task:?}"), |bencher| {
                bencher.iter_custom(|passes| {
                    measure(task, rules, passes.try_into().unwrap_or(u32::MAX))
                        .expect("the corpus is sound")
                        .time
                });
            });
        }
    }
}

criterion_group!(benches, search);
criterion_main!(benches);

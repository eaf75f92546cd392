/// The candidate that a misspelt word most likely means, if any is near enough.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word = word.to_lowercase();
    let near = candidates
        .into_iter()
        .map(|candidate| (distance(&word, candidate), candidate));
    // Two slips at most, and never so many that nothing of a short word is left.
    near.filter(|&(slips, candidate)| slips <= 2 && slips * 2 < candidate.len().max(3))
        .min()
        .map(|(_, candidate)| candidate)
}

/// How many letters must be put in, left out or changed to make one word of the other.
fn distance(from: &str, to: &str) -> usize {
    let to: Vec<char> = to.chars().collect();
    let mut above: Vec<usize> = (0..=to.len()).collect();
    for (row, letter) in from.chars().enumerate() {
        let mut left = row + 1;
        for (column, other) in to.iter().enumerate() {
            let diagonal = std::mem::replace(&mut above[column], left);
            let changed = diagonal + usize::from(letter != *other);
            left = changed.min(left + 1).min(above[column + 1] + 1);
        }
        above[to.len()] = left;
    }
    above[to.len()]
}

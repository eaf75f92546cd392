/// `1 tile`, `2 tiles`.
pub fn plural(count: usize, word: &str) -> String {
    if count == 1 { format!("1 {word}") } else { format!("{count} {word}s") }
}

/// `1 point`, `18 points`.
pub fn points(points: u32) -> String {
    plural(points as usize, "point")
}

/// `a`, `a and b`, `a, b and c`.
pub fn a_list(items: &[impl ToString]) -> String {
    let items: Vec<String> = items.iter().map(ToString::to_string).collect();
    match items.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} and {last}", rest.join(", ")),
        None => String::new(),
    }
}

//! The best play of a position, and where its points come from.
//!
//! `cargo run --example best_play -- flex RcbRtwRsb/1BtbBss RssRdwRfbGsbBswBds`

use std::error::Error;

use sixfold::game::Position;
use sixfold::search::Searcher;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let line = if words.is_empty() {
        "flex RcbRtwRsb/1BtbBss RssRdwRfbGsbBswBds".to_owned()
    } else {
        words.join(" ")
    };
    // An error of the notation shows what is wrong and where.
    let position: Position = line.parse()?;

    let Some(best) = Searcher::new().best_play(&position) else {
        println!("No tile can be laid.");
        return Ok(());
    };
    println!("{} scores {}", best.play, best.score);

    let breakdown = position.play_breakdown(&best.play);
    for line in &breakdown.lines {
        let (kind, name) = (line.feature.kind(), line.feature.name());
        let cells: Vec<String> = line
            .tiles
            .iter()
            .map(|tile| tile.cell.to_string())
            .collect();
        println!(
            "  {} + {}: {kind} {name}, {}",
            line.points,
            line.bonus,
            cells.join(" ")
        );
    }
    println!("  {}: going out", breakdown.going_out);
    Ok(())
}

use std::fmt;

use crate::language::en::{English, and_list, count, or_list, plural, points};
use crate::language::{Explanation, QwordsWords};
use crate::qwords::{
    self, Breakdown, Letter, Line, LineForecast, LineScore, NextBest, Policy, Rating, Roll, Side,
    Variant, WordChoice, WordList, WordSource,
};

impl QwordsWords for English {
    fn word_list(&self, list: WordList) -> &'static str {
        match list {
            WordList::French => "French",
            WordList::English => "English",
            WordList::German => "German",
            WordList::Italian => "Italian",
        }
    }

    fn words_in_use(&self, words: &WordChoice) -> String {
        let names = if words.names { " and names" } else { "" };
        match &words.source {
            WordSource::List(list) => format!("{} words{names}", self.word_list(*list)),
            WordSource::File(file) => format!("the words of {file}{names}"),
        }
    }

    fn dice_in_use(&self, file: Option<&str>) -> String {
        match file {
            Some(file) => format!("the dice of {file}"),
            None => "assumed dice".to_owned(),
        }
    }

    fn side(&self, side: Side) -> &'static str {
        match side {
            Side::A => "The plain game",
            Side::B => "The experts' game: a joker, and centre lines that count double",
        }
    }

    fn policy(&self, policy: Policy) -> &'static str {
        match policy {
            Policy::Random => "A random letter of the roll in a random cell",
            Policy::Greedy => "The most points at once",
            Policy::Table => "The highest value by tables of what lines are expected to earn",
            Policy::LookAhead => "The same, one roll ahead",
            Policy::Full => "The best few of those by rollouts, and the endgame exactly",
        }
    }

    fn variant(&self, variant: Variant) -> String {
        let side = match variant.side() {
            Side::A => "side A",
            Side::B => "side B",
        };
        if variant.double() {
            format!("{side} · centre lines count double")
        } else {
            side.to_owned()
        }
    }

    fn line(&self, line: Line) -> String {
        // The notation has the English words.
        line.to_string()
    }

    fn rating(&self, rating: Rating) -> &'static str {
        match rating {
            Rating::Beginner => "beginner",
            Rating::Welcome => "welcome to the club",
            Rating::Okay => "okay",
            Rating::Good => "good",
            Rating::Strong => "strong",
            Rating::Brilliant => "brilliant",
            Rating::Expert => "expert",
            Rating::WorldClass => "world class",
            Rating::Legendary => "legendary",
            Rating::Spectacular => "spectacular",
            Rating::Unimaginable => "unimaginable",
            Rating::Supernatural => "supernatural",
        }
    }

    fn word_titles(&self) -> [&'static str; 4] {
        ["line", "word", "cells", "points"]
    }

    fn bonus(&self, breakdown: &Breakdown) -> String {
        let without: Vec<Line> = breakdown
            .lines
            .iter()
            .filter(|score| score.word.is_none())
            .map(|score| score.line)
            .collect();
        match &without[..] {
            [] => format!(
                "Bonus: {} for a word in each line.",
                points(breakdown.bonus)
            ),
            [one] => format!("No bonus: {one} has no word."),
            lines if lines.len() == Line::COUNT => "No bonus: no line has a word.".to_owned(),
            lines => format!("No bonus: {} have no word.", and_list(lines)),
        }
    }

    fn final_score(&self, points: &str, rating: &str, from: u32, to: Option<u32>) -> String {
        match to {
            Some(to) => format!("{points} in all: {rating} ({from}–{to})."),
            None => format!("{points} in all: {rating} ({from} and more)."),
        }
    }

    fn score_so_far(&self, points: &str, free: usize) -> String {
        format!("{points} so far; {}.", cells_are_free(free))
    }

    fn claim_titles(&self) -> [&'static str; 5] {
        ["line", "claim", "cells", "points", "remark"]
    }

    fn better_word(&self, best: &LineScore) -> String {
        let word = best.word.as_ref().map_or_else(String::new, |it| it.text());
        format!("{word} would be {}", points(best.points))
    }

    fn wrong_claims(&self, wrong: &[String]) -> String {
        match wrong {
            [] => "Every claim is right.".to_owned(),
            [one] => format!("One claim is wrong: {one}."),
            wrong => format!("{} claims are wrong: {}.", wrong.len(), and_list(wrong)),
        }
    }

    fn best_words(&self, best: u32, claimed: u32) -> String {
        match best.saturating_sub(claimed) {
            0 => "No words of the list score more.".to_owned(),
            more => format!("The best words score {best}: {more} more."),
        }
    }

    fn roll(&self) -> &'static str {
        "roll"
    }

    fn free_cells(&self, free: usize, joker: bool) -> String {
        let joker = if joker { " · the joker is left" } else { "" };
        format!("{}{joker}", cells_are_free(free))
    }

    fn best_action(&self, action: &str, points: &str, error: Option<f64>) -> String {
        let error = error.map_or_else(|| "exact".to_owned(), |error| format!("± {error:.2}"));
        format!("Best action: {action}, {points} expected at the end ({error})")
    }

    fn expected_points(&self, points: f64) -> String {
        format!("{points:.2} points")
    }

    fn why_best(&self, explanation: &qwords::Explanation) -> Vec<String> {
        let [row, column] = &explanation.lines;
        if explanation.is_gain() {
            vec![forecast(row), forecast(column)]
        } else {
            vec![comparison(explanation)]
        }
    }

    fn actions_shown(&self, shown: usize, all: usize) -> String {
        match all {
            1 => "The only action:".to_owned(),
            all if shown < all => format!("The best {shown} of {}:", plural(all, "action")),
            all => format!("All {}:", plural(all, "action")),
        }
    }

    fn action_titles(&self) -> [&'static str; 3] {
        ["expected", "±", "action"]
    }

    fn within_error(&self, mark: &str, others: usize) -> String {
        if others == 0 {
            return "No other action is within sampling error of the best.".to_owned();
        }
        let others = count(others, "other action is", "other actions are");
        format!(
            "{mark} {others} within sampling error of the best: more --samples may change the order."
        )
    }

    fn games_each(&self, games: u32, seed: u64) -> String {
        format!("{} each · seed {seed}", plural(games as usize, "game"))
    }

    fn policy_titles(&self) -> [&'static str; 6] {
        ["policy", "mean", "±", "p90", "best", "rating of the mean"]
    }

    fn score_class(&self) -> &'static str {
        "points"
    }

    fn neither_grid_nor_file(&self, given: &str) -> Explanation {
        Explanation::new(format!("`{given}` is neither a grid nor a file")).help(
            "a grid is five rows joined by `/`, such as DUOPO/SSAUT/KIWIS/INEST/SEPHA\n\
             for a file, check the name: there is no such file here",
        )
    }

    fn nothing_rolled(&self) -> Explanation {
        Explanation::new("nothing is rolled, so there is no letter to write")
            .help("write the two active dice behind the grid, such as `U/T`")
    }

    fn nothing_free(&self) -> Explanation {
        Explanation::new("no cell is free")
            .help("`sixfold qwords score` prints what a full grid scores")
    }

    fn roll_of_other_dice(&self, roll: Roll) -> Explanation {
        Explanation::new(format!("the dice cannot show {roll}"))
            .help("the default dice are an assumption; give yours with --dice FILE")
    }

    fn unknown_words(&self, given: &str) -> Explanation {
        let lists = WordList::ALL.map(|list| format!("{} ({})", list.code(), self.word_list(list)));
        Explanation::new(format!("`{given}` is neither a word list nor a file")).help(format!(
            "word lists are {}\nfor a file, check the name: there is no such file here",
            and_list(&lists)
        ))
    }

    fn no_word(&self, pattern: &str, words: &WordChoice, is_name: bool) -> Explanation {
        let list = self.words_in_use(words);
        let explanation = Explanation::new(if pattern.contains('.') {
            format!("no word fits `{pattern}`; the list in use: {list}")
        } else {
            format!("`{pattern}` is not a word; the list in use: {list}")
        });
        if is_name {
            explanation.help("with --names, well-known names count too, and one fits")
        } else {
            explanation
        }
    }

    fn only_on_side_b(&self, option: &str) -> Explanation {
        Explanation::new(format!("{option} is for side B")).help("add `--side b`, or leave it out")
    }
}

impl fmt::Display for WordList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(English.word_list(*self))
    }
}

fn cells_are_free(free: usize) -> String {
    count(free, "cell is free", "cells are free")
}

/// What an action does for a line: `row 3, KIW..: 4.1 points expected instead of 2.2; it may become
/// KIWIS`.
fn forecast(forecast: &LineForecast) -> String {
    let letters: String = forecast
        .letters
        .iter()
        .map(|letter| letter.map_or('.', Letter::to_char))
        .collect();
    let has = forecast.has.as_ref().map(|word| spelt(word));
    let [before, after] = forecast.points;
    let outlook = match has {
        Some(word) if !letters.contains('.') => format!("{} for {word}", points(after as u32)),
        None if !letters.contains('.') => "no word".to_owned(),
        has => {
            let has = has.map_or_else(String::new, |word| format!("; it has {word}"));
            let words: Vec<String> = forecast.words.iter().map(|word| spelt(word)).collect();
            let hopes = match &words[..] {
                [] => "; nothing longer fits".to_owned(),
                words => format!("; it may become {}", or_list(words)),
            };
            format!("{after:.1} points expected instead of {before:.1}{has}{hopes}")
        }
    };
    format!("{}, {letters}: {outlook}", forecast.line)
}

/// An action whose lines gain nothing, compared with the next best.
fn comparison(explanation: &qwords::Explanation) -> String {
    let [row, column] = &explanation.lines;
    let lines = format!("{} and {}", row.line, column.line);
    let lost = tenths(-explanation.gain()).max(0);
    let loss = if lost == 0 {
        format!("{lines} lose nothing")
    } else {
        format!("{lines} lose {} points in all", in_points(lost))
    };
    let Some(NextBest {
        action: next,
        gain,
        within_error,
    }) = explanation.next
    else {
        return format!("{loss}; no other action does better");
    };
    if within_error {
        return format!("{loss}; the next best action, {next}, is within sampling error of it");
    }
    let cost = tenths(-gain);
    let but = if next.joker && !explanation.action.joker {
        "spends the joker"
    } else {
        "leaves less for the rest of the game"
    };
    let compared = if cost > lost {
        format!("would cost {}", in_points(cost))
    } else if cost == lost {
        format!("would cost as much, but {but}")
    } else if cost >= 0 {
        format!("would cost only {} at once, but {but}", in_points(cost))
    } else {
        format!("would gain {} at once, but {but}", in_points(-cost))
    };
    format!("{loss}; the next best action, {next}, {compared}")
}

/// Points in tenths, which is how they are shown.
fn tenths(points: f32) -> i32 {
    (points * 10.0).round() as i32
}

fn in_points(tenths: i32) -> String {
    format!("{:.1}", f64::from(tenths) / 10.0)
}

fn spelt(word: &[Letter]) -> String {
    word.iter().collect()
}

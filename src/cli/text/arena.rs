use super::{Answer, TextStyle};
use crate::answer::ArenaReport;
use crate::language::en as words;

impl Answer for ArenaReport {
    fn text(&self, style: &TextStyle) -> String {
        let ArenaReport {
            a,
            b,
            rules,
            win_percent,
            interval: [low, high],
            mean_scores: [own, other],
            ms_per_move,
            ..
        } = self;
        let games = words::plural(self.games, "game");
        let won = style.strong(&format!("{win_percent:.1} %"));
        let told = [
            format!(
                "{a} wins {won}, with 95 % certainty between {low:.1} % and {high:.1} %; a draw counts half."
            ),
            format!(
                "On average it scores {own:.1} points to {other:.1} and thinks for {ms_per_move:.1} ms about a turn."
            ),
        ];
        let told: String = told
            .iter()
            .map(|sentence| style.wrapped(sentence, 2))
            .collect();
        format!("{a} against {b} · {rules} · {games}\n\n{told}")
    }
}

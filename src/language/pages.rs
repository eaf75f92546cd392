use crate::puzzle::Theme;

/// The pages of the site. What names markup may hold it; all else is plain text.
pub trait SitePages: Sync {
    /// The name of the language in itself: `Deutsch`.
    fn name(&self) -> &'static str;
    /// The fixed words of the pages.
    fn texts(&self) -> &'static PageTexts;
    /// What visitors of this language read on a page in another one.
    fn offer(&self) -> &'static Offer;
    /// What a theme is called.
    fn theme_name(&self, theme: Theme) -> &'static str;
    /// How many of the puzzles of an archive are shown: all of them.
    fn all_shown(&self, total: usize) -> String;

    /// The foot of every page, with markup; the address of the feed, if there is one.
    fn footer(&self, feed: Option<&str>) -> String;
    /// The way on from an address that there is not, with markup.
    fn lost(&self, today: &str, archive: &str) -> String;
    /// When the first puzzle comes, with markup.
    fn soon(&self, day: &str, rules: &str) -> String;
    /// The first page without JavaScript, with markup.
    fn front_needs_script(&self, rules: &str) -> String;
    /// The page of a puzzle without JavaScript, with markup; the address of the archive, if it can
    /// be read without JavaScript.
    fn puzzle_needs_script(&self, archive: Option<&str>) -> String;
}

/// What visitors of a language read on a page in another one.
#[derive(Clone, Copy, Debug, serde::Serialize)]
pub struct Offer {
    /// The page is there in their language.
    pub text: &'static str,
    /// Goes there.
    pub accept: &'static str,
    /// Stays here.
    pub dismiss: &'static str,
}

/// The fixed words of the pages.
pub struct PageTexts {
    /// The menu, for those who do not see it.
    pub site: &'static str,
    /// The choice of languages, for those who do not see it.
    pub language: &'static str,
    /// The menu's way to the puzzle of the day.
    pub today: &'static str,
    /// The archive.
    pub archive: &'static str,
    /// The rules in the menu.
    pub rules: &'static str,
    /// The analyser.
    pub analyser: &'static str,
    /// The switch that shows the letters of tiles.
    pub letters: &'static str,
    /// Whose game it is.
    pub no_tie: &'static str,
    /// The heading of the first page without a puzzle.
    pub front: &'static str,
    /// The heading of the page for an address that there is not.
    pub not_found: &'static str,
    /// The filter by stars.
    pub stars: &'static str,
    /// The filter by theme.
    pub theme: &'static str,
    /// Every theme.
    pub any_theme: &'static str,
    /// Shows the themes.
    pub show_themes: &'static str,
    /// The list of days without JavaScript.
    pub archive_needs_script: &'static str,
    /// What the analyser does.
    pub analyser_intro: &'static str,
    /// The analyser without JavaScript.
    pub analyser_needs_script: &'static str,
    /// The analyser without its engine, before the commands that add it.
    pub analyser_without_engine: &'static str,
    /// The links to the days before and after.
    pub other_days: &'static str,
    /// The rack.
    pub rack: &'static str,
    /// What the visitor lays, and what it is worth.
    pub your_play: &'static str,
    /// What to do first.
    pub choose: &'static str,
    /// Asks whether the play is the best one.
    pub check: &'static str,
    /// Takes the tiles laid back.
    pub take_back: &'static str,
    /// Asks for a hint.
    pub hint: &'static str,
    /// Asks for the solution.
    pub solution: &'static str,
    /// The lines that score.
    pub breakdown: &'static str,
    /// The hints taken.
    pub hints: &'static str,
    /// The puzzle is solved.
    pub solved: &'static str,
    /// Shares the result.
    pub share: &'static str,
    /// The heading of the rules.
    pub rules_title: &'static str,
    /// What a tile is.
    pub tiles: &'static str,
    /// The heading of how tiles are laid.
    pub laying_title: &'static str,
    /// How tiles are laid, with markup.
    pub laying: &'static str,
    /// The heading of what scores.
    pub points_title: &'static str,
    /// What scores, with markup.
    pub points: &'static str,
    /// The heading of lines of six.
    pub six_title: &'static str,
    /// What a line of six earns, with markup.
    pub six: &'static str,
    /// The heading of what the puzzles are.
    pub puzzles_title: &'static str,
    /// What the puzzles are.
    pub puzzles: &'static str,
    /// How cells and tiles are named, with markup.
    pub notation: &'static str,
}

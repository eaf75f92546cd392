use serde::Serialize;

use super::Plural;

/// The words of the analyser's scripts.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct AnalyserScript {
    /// The engine did not arrive.
    pub no_engine: &'static str,
    /// What a tap does, before the three modes.
    pub modes: &'static str,
    /// Taps change the table.
    pub mode_table: &'static str,
    /// Taps change the rack.
    pub mode_rack: &'static str,
    /// Taps lay a play.
    pub mode_play: &'static str,
    /// What taps do to the table.
    pub help_table: &'static str,
    /// What taps do to the rack.
    pub help_rack: &'static str,
    /// How a play is laid.
    pub help_play: &'static str,
    /// A button.
    pub undo: &'static str,
    /// A button.
    pub redo: &'static str,
    /// A button: takes all tiles away.
    pub clear: &'static str,
    /// The choice of the rules.
    pub rules: &'static str,
    /// The rules of that name.
    pub classic: &'static str,
    /// The rules of that name.
    pub flex: &'static str,
    /// The rules of that name.
    pub intro: &'static str,
    /// The tiles of the player to move.
    pub rack: &'static str,
    /// In the place of the tiles of the rack.
    pub no_tiles: &'static str,
    /// After the `{label}` of a tile of the rack: something is wrong with it.
    pub slot_wrong: &'static str,
    /// After it: the play that is shown lays it.
    pub slot_shown: &'static str,
    /// After it: it lies on the table.
    pub slot_laid: &'static str,
    /// After it: a tap takes it out.
    pub slot_out: &'static str,
    /// All kinds of tiles.
    pub tiles: &'static str,
    /// The choice of the background.
    pub background: &'static str,
    /// A background.
    pub black: &'static str,
    /// A background.
    pub white: &'static str,
    /// A background.
    pub split: &'static str,
    /// How many there are of a `{tile}`.
    pub left: Plural,
    /// No `{tile}` is left.
    pub none_left: &'static str,
    /// What is wrong with the table or the play.
    pub problems: &'static str,
    /// The list of plays.
    pub ranking: &'static str,
    /// A play of the list, for those who do not see it.
    pub ranked: &'static str,
    /// The title of the list of a table that breaks the rules.
    pub no_plays: &'static str,
    /// A button: shows all plays, which are many.
    pub all: &'static str,
    /// The lines of a play.
    pub breakdown: &'static str,
    /// The title of a play that breaks the rules.
    pub not_legal: &'static str,
    /// A button: the play is made.
    pub make: &'static str,
    /// A button: the tiles laid go back to the rack.
    pub back: &'static str,
    /// The field with the position.
    pub notation: &'static str,
    /// A place in that field.
    pub place: &'static str,
    /// A button.
    pub copy_link: &'static str,
    /// A button.
    pub copy_json: &'static str,
    /// The link was copied.
    pub link_copied: &'static str,
    /// The browser would not copy it.
    pub link_below: &'static str,
    /// The answer of the command line was copied.
    pub json_copied: &'static str,
    /// The browser would not copy it.
    pub json_below: &'static str,
    /// What is known of the game.
    pub game: &'static str,
    /// How many there are.
    pub players: &'static str,
    /// How many there are.
    pub bag: &'static str,
    /// The points so far.
    pub scores: &'static str,
    /// There is nothing to lay.
    pub rack_empty: &'static str,
    /// There is no legal play.
    pub nothing_fits: &'static str,
    /// Other rules have fewer kinds of tiles.
    pub fewer_tiles: &'static str,
    /// A `{tile}` is chosen and has no cell.
    pub tile_chosen: &'static str,
    /// A `{cell}` is chosen and has no tile.
    pub cell_chosen: &'static str,
    /// A cell was tapped before a tile of the rack.
    pub tile_first: &'static str,
    /// A cell was tapped while taps change the rack.
    pub table_first: &'static str,
    /// No `{tile}` is left to be put on the table.
    pub used_up: &'static str,
    /// The `{cell}` is not free.
    pub occupied: &'static str,
}

use clap::Args;

use super::args::{GameArgs, readers_list};
use super::score::{drawing, heading, scored, sheet};
use crate::cli::Exit;
use crate::cli::args::seed_by_clock;
use crate::cli::commands::score::not_legal;
use crate::cli::error::CommandError;
use crate::cli::terminal::TextStyle;
use crate::cli::terminal::output::Output;
use crate::cli::terminal::repl::{Repl, run_repl};
use crate::language::{Dialogue, QwordsCommand};
use crate::qwords::{
    Breakdown, Deal, Engine, Explanation, Policy, Position, Solo, parse_action, score,
};

/// Play a game alone, with hints, and see how the engine does with the same rolls
///
/// Type an action such as `U@c3`, or `help`. The same seed gives the same dotted cells and the same
/// rolls.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  sixfold qwords play\n  sixfold qwords play --seed 7 --side b --words en"
)]
pub(crate) struct Play {
    /// Random seed: the same seed deals the same game [default: from the clock]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,

    #[command(flatten)]
    equipment: GameArgs,
}

impl Play {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        let setup = self.equipment.load(readers_list(output.words()))?;
        let seed = self.seed.unwrap_or_else(seed_by_clock);
        let mut session = Session {
            solo: Solo::new(Deal::new(&setup.dice, seed, 0), setup.variant),
            words: setup.in_use(output.words()),
            engine: setup.engine,
            seed,
            hints: 0,
            hints_now: 0,
            output,
        };
        session.run()?;
        Ok(Exit::Ok)
    }
}

/// A person at a game.
struct Session<'a> {
    solo: Solo,
    engine: Engine,
    /// The words that count, for people.
    words: String,
    seed: u64,
    hints: usize,
    /// How many hints were taken for this turn.
    hints_now: usize,
    output: &'a Output,
}

impl Session<'_> {
    /// Goes on until the game is over or the person leaves.
    fn run(&mut self) -> Result<(), CommandError> {
        let output = self.output;
        output.print(&self.welcome(output.page()))?;
        self.show()?;
        run_repl(self, output)?;
        if self.solo.is_over() {
            self.compare()
        } else {
            let words = output.words().play;
            self.say(&words.left_qwords(self.seed, self.solo.turns()))
        }
    }

    /// Prints a sentence.
    fn say(&self, sentence: &str) -> Result<(), CommandError> {
        self.output.print(&self.output.page().wrapped(sentence, 2))
    }

    /// What is played, and how.
    fn welcome(&self, style: &TextStyle) -> String {
        let words = style.words.play;
        let game = heading(self.solo.variant(), &self.words, style);
        let how = words.how_to_answer(self.dialogue());
        format!(
            "{}\n\n{}\n",
            words.title(&game, self.seed),
            style.wrapped(&how, 2)
        )
    }

    fn show(&self) -> Result<(), CommandError> {
        self.output.print(&turn(&self.solo, self.output.page()))
    }

    fn hint(&mut self) -> Result<(), CommandError> {
        // What the engine would do in its own game here, and why.
        let position = self.solo.position();
        let advice = self.engine.advise(self.solo.deal(), position);
        let Some(best) = self.engine.explain(position, &advice) else {
            return Ok(());
        };
        let text = hint(self.hints_now > 0, &best, self.output.page());
        self.hints += usize::from(self.hints_now < 2);
        self.hints_now += 1;
        self.output.print(&text)
    }

    fn undo(&mut self) -> Result<(), CommandError> {
        self.hints_now = 0;
        if self.solo.undo() {
            self.show()
        } else {
            self.say(self.output.words().play.nothing_to_undo())
        }
    }

    /// The score, and what the engine made of the same rolls.
    fn compare(&self) -> Result<(), CommandError> {
        let variant = self.solo.variant();
        let played = self.engine.play(Policy::Full, self.solo.deal(), variant);
        let Some(last) = played.last() else {
            return Ok(());
        };
        let (position, style) = (self.solo.position(), self.output.page());
        self.output.print(&format!(
            "\n{}\n\n{}",
            heading(variant, &self.words, style),
            scored(&position.grid, variant, &self.breakdown(position), style)
        ))?;
        let [own, engine] =
            [self.solo.position(), &last.after].map(|position| self.engine.score(position));
        let words = style.words.play;
        let made = words.engine_made(self.hints, &style.strong(&style.words.game.points(engine)));
        let verdict = words.against_engine(own, engine);
        let verdict = if own > engine {
            style.good(&verdict)
        } else {
            verdict
        };
        self.output.print(&format!(
            "\n{}\n{}",
            style.wrapped(&format!("{made} {verdict}"), 0),
            drawing(&last.after.grid, &self.breakdown(&last.after), style)
        ))
    }

    fn breakdown(&self, position: &Position) -> Breakdown {
        let (words, double) = (self.engine.words(), position.variant.double());
        score(&position.grid, words, double)
    }
}

impl Repl for Session<'_> {
    type Command = QwordsCommand;

    fn dialogue(&self) -> Dialogue<'_> {
        Dialogue::Qwords(self.solo.position().variant)
    }

    fn is_done(&self) -> bool {
        self.solo.is_over()
    }

    fn execute(&mut self, command: QwordsCommand, _argument: &str) -> Result<(), CommandError> {
        match command {
            QwordsCommand::Hint => self.hint(),
            QwordsCommand::Undo => self.undo(),
            QwordsCommand::Sheet => self.show(),
            QwordsCommand::Help | QwordsCommand::Quit => Ok(()),
        }
    }

    fn answer(&mut self, line: &str) -> Result<(), CommandError> {
        let action =
            parse_action(line).map_err(|error| CommandError::notation(error, line, "action"))?;
        match self.solo.take(action) {
            Ok(()) => {
                self.hints_now = 0;
                if self.solo.is_over() {
                    Ok(())
                } else {
                    self.show()
                }
            }
            Err(violations) => {
                let style = self.output.page();
                let violations = violations.iter();
                let words = style.words.qwords_notation;
                let reasons = violations.map(|violation| words.violation(violation));
                self.output.print(&not_legal(&action, reasons, style))
            }
        }
    }
}

/// The sheet and the roll.
fn turn(solo: &Solo, style: &TextStyle) -> String {
    let (position, words) = (solo.position(), style.words.play);
    let (free, dots) = (position.grid.free().count(), position.grid.dots());
    let known = words.qwords_turn(
        solo.turns() + 1,
        free,
        &dots.collect::<Vec<_>>(),
        position.variant.joker(),
    );
    let roll = position.roll.map(|roll| style.strong(&roll.to_string()));
    let roll = format!(
        "{}  {}{}",
        style.words.qwords.roll(),
        roll.unwrap_or_default(),
        style.faint(&known)
    );
    let sheet = sheet(&position.grid, None, style);
    let indent = style.words.qwords.roll().chars().count() + 2;
    format!("{sheet}\n{}", style.wrapped(&roll, indent))
}

/// First the line that gains most, then the action.
fn hint(further: bool, best: &Explanation, style: &TextStyle) -> String {
    let words = style.words.play;
    if further {
        let action = words.engine_would_write(&style.strong(&best.action.to_string()));
        let reasons = style
            .words
            .qwords
            .why_best(best)
            .into_iter()
            .map(|line| style.wrapped(&format!("  {line}"), 4));
        return format!("{action}\n{}", reasons.collect::<String>());
    }
    let [row, column] = &best.lines;
    let line = if column.gain() > row.gain() {
        column.line
    } else {
        row.line
    };
    let line = style.strong(&words.grid_line(line));
    style.wrapped(&words.look_at(&line), 2)
}

use std::time::Instant;

use super::set::{HistoryFile, PuzzleSet};
use super::text;
use crate::cli::CommandError;
use crate::cli::commands::puzzle::daily::today;
use crate::cli::terminal::output::Output;
use crate::cli::terminal::repl::{Repl, run_repl};
use crate::language::{Dialogue, PuzzleCommand, in_notation};
use crate::puzzle::{AnyPuzzle, End, Event, HINTS, Reply, SolveRecord, Solving};

/// A person solving the puzzles of a set.
pub(crate) struct Session<'a> {
    set: PuzzleSet,
    place: usize,
    solving: Solving,
    /// What was done with the puzzle before.
    before: SolveRecord,
    clock: Clock,
    /// Whether the person was just warned that the next hint is the solution.
    is_warned: bool,
    history: HistoryFile,
    output: &'a Output,
}

impl<'a> Session<'a> {
    pub(crate) fn new(
        set: PuzzleSet,
        place: usize,
        history: HistoryFile,
        output: &'a Output,
    ) -> Session<'a> {
        let before = set.get(place).entry(history.record());
        let solving = set.get(place).begin(&before);
        Session {
            set,
            place,
            solving,
            before,
            clock: Clock::start(),
            is_warned: false,
            history,
            output,
        }
    }

    /// Goes on until the person leaves, or nothing is left to do.
    pub(crate) fn run(&mut self) -> Result<(), CommandError> {
        self.show()?;
        let output = self.output;
        run_repl(self, output)?;
        self.leave()
    }

    /// Shows the puzzle, how to answer, and what was done with it before.
    fn show(&mut self) -> Result<(), CommandError> {
        self.show_table()?;
        let style = self.output.page();
        let how = style.words.play.how_to_answer(self.dialogue());
        let past = text::past(&self.before, &self.solving, style);
        self.output
            .print(&format!("\n{}{past}", style.wrapped(&how, 2)))
    }

    fn show_table(&self) -> Result<(), CommandError> {
        self.set.get(self.place).show(self.output)
    }

    /// Prints a sentence.
    fn say(&self, sentence: &str) -> Result<(), CommandError> {
        self.output.print(&self.output.page().wrapped(sentence, 2))
    }

    fn hint(&mut self) -> Result<(), CommandError> {
        let before = self.solving.hints().len();
        if before + 1 == HINTS && !self.solving.is_over() && !self.is_warned {
            self.is_warned = true;
            let could_count = self.before.end.is_none() && self.before.daily >= Some(today());
            return self.say(&self.output.words().play.last_hint(could_count));
        }
        let number = (before + 1).min(HINTS);
        let hint = text::hint(number, self.solving.hint(), self.output.page());
        let taken = self.solving.hints().len();
        if taken > before {
            self.note(Event::Hints(taken));
        }
        self.output.print(&hint)
    }

    fn give_up(&mut self) -> Result<(), CommandError> {
        self.solving.give_up();
        self.note(Event::GivenUp(today()));
        let solution = text::given_up(self.solving.puzzle(), self.output.page());
        self.output.print(&solution)?;
        self.show_open()
    }

    /// Judges a reply; `ends`: it ended the puzzle just now.
    fn show_reply(&mut self, reply: &Reply, ends: bool) -> Result<(), CommandError> {
        if reply.is_attempt() {
            self.note(if reply.is_solved() {
                Event::Solved(today())
            } else {
                Event::Attempt
            });
        }
        let style = self.output.page();
        self.output
            .print(&text::reply(self.solving.puzzle(), reply, style))?;
        if ends {
            let (attempts, hints) = (self.solving.attempts(), self.solving.hints().len());
            let tally = style.words.play.tally(attempts, hints, self.seconds());
            self.output.print("\n")?;
            self.say(&tally)?;
            self.show_streak()?;
            self.show_open()?;
        }
        Ok(())
    }

    fn show_streak(&self) -> Result<(), CommandError> {
        let puzzle = self.set.get(self.place);
        let history = self.history.record();
        let record = puzzle.entry(history);
        if !puzzle.is_daily() || !matches!(record.end, Some(End::Solved(_))) {
            return Ok(());
        }
        self.output
            .print(&text::streak(&record, history, today(), self.output.page()))
    }

    /// Says how many other puzzles of the file are open.
    fn show_open(&self) -> Result<(), CommandError> {
        if !self.set.has_several() {
            return Ok(());
        }
        let open = self.set.others_open(self.place, self.history.record());
        self.say(&self.output.words().play.open_puzzles(open))
    }

    fn next(&mut self) -> Result<(), CommandError> {
        let Some(next) = self.set.open_after(Some(self.place), self.history.record()) else {
            return self.say(&self.output.words().play.open_puzzles(0));
        };
        self.note(Event::Left);
        self.place = next;
        self.before = self.set.get(next).entry(self.history.record());
        self.solving = self.set.get(next).begin(&self.before);
        self.clock = Clock::start();
        self.show()
    }

    fn leave(&mut self) -> Result<(), CommandError> {
        self.note(Event::Left);
        let (attempts, hints) = (self.solving.attempts(), self.solving.hints().len());
        if self.solving.is_over() || (attempts == 0 && hints == 0) {
            return Ok(());
        }
        let words = self.output.words().play;
        self.say(&words.so_far(attempts, hints, self.seconds()))
    }

    /// How long the puzzle took, over all sessions.
    fn seconds(&self) -> u64 {
        let before = if self.before.end.is_none() {
            self.before.seconds
        } else {
            0
        };
        before.saturating_add(self.clock.seconds())
    }

    fn note(&mut self, event: Event) {
        let seconds = self.clock.since_noted();
        // Looking at a puzzle leaves no trace; one that was solved before, from a file, learns
        // which day's it is.
        if event != Event::Left || seconds > 0 || self.before.end.is_some() {
            self.history.add(&self.before, event, seconds, self.output);
        }
    }
}

impl Repl for Session<'_> {
    type Command = PuzzleCommand;

    fn dialogue(&self) -> Dialogue<'_> {
        Dialogue::Puzzle(self.solving.puzzle())
    }

    /// Whether the puzzle is over and no other is open.
    fn is_done(&self) -> bool {
        self.solving.is_over() && self.set.others_open(self.place, self.history.record()) == 0
    }

    fn offers(&self, command: PuzzleCommand) -> bool {
        command != PuzzleCommand::Next || self.set.has_several()
    }

    fn execute(&mut self, command: PuzzleCommand, _argument: &str) -> Result<(), CommandError> {
        self.is_warned &= command == PuzzleCommand::Hint;
        match command {
            PuzzleCommand::Hint => self.hint(),
            PuzzleCommand::Table => self.show_table(),
            PuzzleCommand::GiveUp => self.give_up(),
            PuzzleCommand::Next => self.next(),
            PuzzleCommand::Help | PuzzleCommand::Quit => Ok(()),
        }
    }

    fn answer(&mut self, line: &str) -> Result<(), CommandError> {
        let was_over = self.solving.is_over();
        let is_tiles = matches!(self.solving.puzzle(), AnyPuzzle::Tiles(_));
        let in_words = if is_tiles { in_notation(line) } else { None };
        let line = in_words.unwrap_or_else(|| line.to_owned());
        match self.solving.answer(&line) {
            Ok(reply) => {
                self.is_warned = false;
                self.show_reply(&reply, self.solving.is_over() && !was_over)
            }
            Err(error) => Err(CommandError::Notation {
                explain: Box::new(move |source, words| error.diagnoses(source, words)),
                source: line,
                name: match self.solving.puzzle() {
                    AnyPuzzle::Tiles(_) => "play".to_owned(),
                    AnyPuzzle::Qwords(_) => "answer".to_owned(),
                },
            }),
        }
    }
}

/// Whole seconds since the puzzle was shown, and how many of them are noted already.
struct Clock {
    started: Instant,
    noted: u64,
}

impl Clock {
    fn start() -> Clock {
        Clock {
            started: Instant::now(),
            noted: 0,
        }
    }

    fn seconds(&self) -> u64 {
        self.started.elapsed().as_secs()
    }

    fn since_noted(&mut self) -> u64 {
        let seconds = self.seconds();
        let new = seconds - self.noted;
        self.noted = seconds;
        new
    }
}

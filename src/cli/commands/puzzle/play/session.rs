use std::ops::ControlFlow;
use std::time::Instant;

use super::history::HistoryFile;
use super::set::PuzzleSet;
use crate::cli::CommandError;
use crate::cli::commands::puzzle::daily::today;
use crate::cli::terminal::output::Output;
use crate::cli::terminal::repl::{Repl, Words, run_repl};
use crate::cli::text::solving as text;
use crate::notation::TURN_WORDS;
use crate::puzzle::{AnyPuzzle, End, Event, HINTS, Reply, SolveRecord, Solving};

/// A person solving the puzzles of a set, line by line, so that it works in a pipe too.
pub(crate) struct Session<'a> {
    set: PuzzleSet,
    place: usize,
    solving: Solving,
    /// What was done with the puzzle before.
    before: SolveRecord,
    clock: Clock,
    /// Whether the last thing said was that the next hint is the solution.
    is_warned: bool,
    history: HistoryFile,
    output: &'a Output,
}

/// What a person types that is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Input {
    Nothing,
    Hint,
    Table,
    GiveUp,
    Help,
    Next,
    Quit,
}

/// Giving up cannot be undone, and so is not a matter of one letter.
const WORDS: Words<Input> = Words(&[
    ("", "", Input::Nothing),
    ("?", "?", Input::Help),
    ("hint", "h", Input::Hint),
    ("table", "t", Input::Table),
    ("give up", "give", Input::GiveUp),
    ("next", "n", Input::Next),
    ("help", "he", Input::Help),
    ("quit", "q", Input::Quit),
]);

/// Small words that an answer may begin with.
const OF_ANSWERS: [&str; 4] = {
    let [swap, exchange, pass] = TURN_WORDS;
    [swap, exchange, pass, "joker"]
};

/// What a line turned out to be.
pub(crate) enum Heard {
    Input(Input),
    Answer {
        reply: Reply,
        /// Whether it ended the puzzle just now.
        ends: bool,
    },
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

    /// Begins with the puzzle at hand.
    fn show(&mut self) -> Result<(), CommandError> {
        self.show_table()?;
        let page = self.output.page();
        let how = text::how_to_play(self.solving.puzzle(), page);
        let before = text::before(&self.before, &self.solving, page);
        self.output.print(&format!("\n{how}{before}"))
    }

    fn show_table(&self) -> Result<(), CommandError> {
        self.set.get(self.place).show(self.output)
    }

    fn execute(&mut self, said: Input) -> Result<(), CommandError> {
        let page = self.output.page();
        match said {
            Input::Nothing | Input::Quit => Ok(()),
            Input::Help => self.output.print(&text::help(
                self.solving.puzzle(),
                self.set.has_several(),
                page,
            )),
            Input::Table => self.show_table(),
            Input::Hint if self.must_warn() => {
                self.is_warned = true;
                let could_count = self.before.end.is_none() && self.before.daily >= Some(today());
                self.output.print(&text::last_hint(could_count, page))
            }
            Input::Hint => {
                let before = self.solving.hints().len();
                let told = text::hint((before + 1).min(HINTS), self.solving.hint(), page);
                let taken = self.solving.hints().len();
                if taken > before {
                    self.note(Event::Hints(taken));
                }
                self.output.print(&told)
            }
            Input::GiveUp => {
                self.solving.give_up();
                self.note(Event::GivenUp(today()));
                self.output
                    .print(&text::given_up(self.solving.puzzle(), page))?;
                self.tell_onward()
            }
            Input::Next => self.next(),
        }
    }

    /// Whether the next hint is the solution, and nobody said so.
    fn must_warn(&self) -> bool {
        self.solving.hints().len() + 1 == HINTS && !self.solving.is_over() && !self.is_warned
    }

    fn show_reply(&mut self, reply: &Reply, ends: bool) -> Result<(), CommandError> {
        if reply.is_attempt() {
            self.note(if reply.is_solved() {
                Event::Solved(today())
            } else {
                Event::Attempt
            });
        }
        let page = self.output.page();
        self.output
            .print(&text::reply(self.solving.puzzle(), reply, page))?;
        if ends {
            let took = text::took(
                self.solving.attempts(),
                self.solving.hints().len(),
                self.seconds(),
                page,
            );
            self.output.print(&format!("\n{took}"))?;
            self.tell_streak()?;
            self.tell_onward()?;
        }
        Ok(())
    }

    fn tell_streak(&self) -> Result<(), CommandError> {
        let puzzle = self.set.get(self.place);
        let record = self.history.record();
        let entry = puzzle.entry(record);
        if !puzzle.is_daily() || !matches!(entry.end, Some(End::Solved(_))) {
            return Ok(());
        }
        self.output
            .print(&text::days(&entry, record, today(), self.output.page()))
    }

    fn tell_onward(&self) -> Result<(), CommandError> {
        if !self.set.has_several() {
            return Ok(());
        }
        let open = self.set.others_open(self.place, self.history.record());
        self.output.print(&text::onward(open, self.output.page()))
    }

    fn next(&mut self) -> Result<(), CommandError> {
        let Some(next) = self.set.open_after(Some(self.place), self.history.record()) else {
            return self.output.print(&text::onward(0, self.output.page()));
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
        self.output.print(&text::so_far(
            attempts,
            hints,
            self.seconds(),
            self.output.page(),
        ))
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
    type Input = Heard;

    /// Whether the puzzle is over and no other is open.
    fn is_done(&self) -> bool {
        self.solving.is_over() && self.set.others_open(self.place, self.history.record()) == 0
    }

    fn understand(&mut self, line: &str) -> Result<Heard, CommandError> {
        if let Some(said) = WORDS.meaning(line) {
            return Ok(Heard::Input(said));
        }
        let was_over = self.solving.is_over();
        match self.solving.answer(line) {
            Ok(reply) => Ok(Heard::Answer {
                reply,
                ends: self.solving.is_over() && !was_over,
            }),
            Err(error) => {
                let form = match self.solving.puzzle() {
                    AnyPuzzle::Tiles(_) => "play",
                    AnyPuzzle::Qwords(_) => "answer",
                };
                Err(WORDS.unclear(
                    line,
                    move |source, words| error.diagnoses(source, words),
                    form,
                    &OF_ANSWERS,
                ))
            }
        }
    }

    fn handle(&mut self, heard: Heard) -> Result<ControlFlow<()>, CommandError> {
        match heard {
            Heard::Input(Input::Quit) => return Ok(ControlFlow::Break(())),
            Heard::Input(said) => {
                self.is_warned &= said == Input::Hint;
                self.execute(said)?;
            }
            Heard::Answer { reply, ends } => {
                self.is_warned = false;
                self.show_reply(&reply, ends)?;
            }
        }
        Ok(ControlFlow::Continue(()))
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

use std::ops::ControlFlow;
use std::time::Instant;

use super::game::{Answered, Game};
use super::said::Said;
use super::shelf::Shelf;
use crate::cli::Failure;
use crate::cli::dialogue::{Listener, talk};
use crate::cli::diary::Diary;
use crate::cli::output::Output;
use crate::cli::puzzle::day::today;
use crate::puzzle::{End, Entry, Event, HINTS};
use crate::report::text::solving as text;

/// A person at the puzzles of a shelf, line by line, so that it works in a pipe too.
pub(super) struct Session<'a> {
    shelf: Shelf,
    place: usize,
    game: Box<dyn Game>,
    /// What was done with the puzzle before.
    before: Entry,
    clock: Clock,
    /// Whether the last thing said was that the next hint is the solution.
    is_warned: bool,
    diary: Diary,
    output: &'a Output,
}

/// What a line turned out to be.
pub(super) enum Heard {
    Said(Said),
    Answered(Answered),
}

impl<'a> Session<'a> {
    pub(super) fn new(shelf: Shelf, place: usize, diary: Diary, output: &'a Output) -> Session<'a> {
        let before = shelf.get(place).entry(diary.record());
        let game = shelf.get(place).begin(&before);
        Session {
            shelf,
            place,
            game,
            before,
            clock: Clock::start(),
            is_warned: false,
            diary,
            output,
        }
    }

    /// Goes on until the person leaves, or nothing is left to do.
    pub(super) fn run(&mut self) -> Result<(), Failure> {
        self.show()?;
        let output = self.output;
        talk(self, output)?;
        self.leave()
    }

    /// Begins with the puzzle at hand.
    fn show(&mut self) -> Result<(), Failure> {
        self.show_table()?;
        let page = self.output.page();
        let (how, before) = (
            self.game.how_to_play(page),
            self.game.before(&self.before, page),
        );
        self.output.print(&format!("\n{how}{before}"))
    }

    fn show_table(&self) -> Result<(), Failure> {
        self.shelf.get(self.place).show(self.output)
    }

    fn obey(&mut self, said: Said) -> Result<(), Failure> {
        let page = self.output.page();
        match said {
            Said::Nothing | Said::Answer | Said::Quit => Ok(()),
            Said::Help => self
                .output
                .print(&self.game.help(self.shelf.has_several(), page)),
            Said::Table => self.show_table(),
            Said::Hint if self.must_warn() => {
                self.is_warned = true;
                let could_count = self.before.end.is_none() && self.before.daily >= Some(today());
                self.output.print(&text::last_hint(could_count, page))
            }
            Said::Hint => {
                let before = self.game.hints();
                let told = self.game.hint(page);
                let taken = self.game.hints();
                if taken > before {
                    self.note(Event::Hints(taken));
                }
                self.output.print(&told)
            }
            Said::GiveUp => {
                let told = self.game.give_up(page);
                self.note(Event::GivenUp(today()));
                self.output.print(&told)?;
                self.tell_onward()
            }
            Said::Next => self.next(),
        }
    }

    /// Whether the next hint is the solution, and nobody said so.
    fn must_warn(&self) -> bool {
        self.game.hints() + 1 == HINTS && !self.game.is_over() && !self.is_warned
    }

    fn judge(&mut self, answered: Answered) -> Result<(), Failure> {
        let Answered {
            told,
            counts,
            solves,
            ends,
        } = answered;
        if counts {
            self.note(if solves {
                Event::Solved(today())
            } else {
                Event::Attempt
            });
        }
        self.output.print(&told)?;
        if ends {
            let took = text::took(
                self.game.attempts(),
                self.game.hints(),
                self.seconds(),
                self.output.page(),
            );
            self.output.print(&format!("\n{took}"))?;
            self.tell_streak()?;
            self.tell_onward()?;
        }
        Ok(())
    }

    fn tell_streak(&self) -> Result<(), Failure> {
        let shelved = self.shelf.get(self.place);
        let record = self.diary.record();
        let entry = shelved.entry(record);
        if shelved.daily.is_none() || !matches!(entry.end, Some(End::Solved(_))) {
            return Ok(());
        }
        self.output
            .print(&text::days(&entry, record, today(), self.output.page()))
    }

    fn tell_onward(&self) -> Result<(), Failure> {
        if !self.shelf.has_several() {
            return Ok(());
        }
        let open = self.shelf.others_open(self.place, self.diary.record());
        self.output.print(&text::onward(open, self.output.page()))
    }

    fn next(&mut self) -> Result<(), Failure> {
        let Some(next) = self.shelf.open_after(Some(self.place), self.diary.record()) else {
            return self.output.print(&text::onward(0, self.output.page()));
        };
        self.note(Event::Left);
        self.place = next;
        self.before = self.shelf.get(next).entry(self.diary.record());
        self.game = self.shelf.get(next).begin(&self.before);
        self.clock = Clock::start();
        self.show()
    }

    fn leave(&mut self) -> Result<(), Failure> {
        self.note(Event::Left);
        let (attempts, hints) = (self.game.attempts(), self.game.hints());
        if self.game.is_over() || (attempts == 0 && hints == 0) {
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
            self.diary.add(&self.before, event, seconds, self.output);
        }
    }
}

impl Listener for Session<'_> {
    type Said = Heard;

    /// Whether the puzzle is over and no other is open.
    fn is_done(&self) -> bool {
        self.game.is_over() && self.shelf.others_open(self.place, self.diary.record()) == 0
    }

    fn understand(&mut self, line: &str) -> Result<Heard, Failure> {
        match Said::read(line) {
            Said::Answer => self
                .game
                .answer(line, self.output.page())
                .map(Heard::Answered),
            said => Ok(Heard::Said(said)),
        }
    }

    fn react(&mut self, heard: Heard) -> Result<ControlFlow<()>, Failure> {
        match heard {
            Heard::Said(Said::Quit) => return Ok(ControlFlow::Break(())),
            Heard::Said(said) => {
                self.is_warned &= said == Said::Hint;
                self.obey(said)?;
            }
            Heard::Answered(answered) => {
                self.is_warned = false;
                self.judge(answered)?;
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

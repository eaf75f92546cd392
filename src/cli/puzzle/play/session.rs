use std::io::{self, IsTerminal};
use std::time::Instant;

use super::said::{Said, Unclear};
use super::shelf::{Shelf, Shelved};
use crate::cli::diary::Diary;
use crate::cli::output::Output;
use crate::cli::puzzle::day::today;
use crate::cli::{Failure, input};
use crate::game::Turn;
use crate::puzzle::{End, Entry, Event, Reply, Solving};
use crate::report::text::{Format, solving as text};

/// A person at the puzzles of a shelf, line by line, so that it works in a pipe too.
pub(super) struct Session<'a> {
    shelf: Shelf,
    place: usize,
    solving: Solving,
    /// What was done with the puzzle before.
    before: Entry,
    clock: Clock,
    diary: Diary,
    output: &'a Output,
}

impl<'a> Session<'a> {
    pub(super) fn new(shelf: Shelf, place: usize, diary: Diary, output: &'a Output) -> Session<'a> {
        let before = shelf.get(place).entry(diary.record());
        let solving = begin(shelf.get(place), &before);
        Session { shelf, place, solving, before, clock: Clock::start(), diary, output }
    }

    /// Goes on until the person leaves, or nothing is left to do.
    pub(super) fn run(&mut self) -> Result<(), Failure> {
        self.show()?;
        let is_terminal = io::stdin().is_terminal();
        let mut stdin = io::stdin().lock();
        while !self.is_done() {
            self.output.print(if is_terminal { "\n> " } else { "\n" })?;
            let Some(line) = input::next_line(&mut stdin)? else {
                if is_terminal {
                    self.output.print("\n")?;
                }
                break;
            };
            match self.understood(&line) {
                Ok(Said::Quit) => break,
                Ok(said) => self.react(said)?,
                Err(failure) => self.output.print(&format!("{}\n", failure.text(self.output.page().colour)))?,
            }
        }
        self.leave()
    }

    /// Begins with the puzzle at hand.
    fn show(&mut self) -> Result<(), Failure> {
        self.show_table()?;
        let page = self.output.page();
        let how = text::how_to_play(self.solving.puzzle().position.rules(), page);
        self.output.print(&format!("\n{how}{}", text::before(&self.before, &self.solving, page)))
    }

    fn show_table(&self) -> Result<(), Failure> {
        self.output.answer(&self.shelf.get(self.place).report(), Format::Text)
    }

    fn understood(&self, line: &[u8]) -> Result<Said, Failure> {
        let line = input::readable(line)?;
        Said::read(line, self.solving.puzzle().position.rules()).map_err(|unclear| match unclear {
            Unclear::Word(complaint) => complaint.into(),
            Unclear::Play(error) => {
                Failure::Notation { error, source: line.trim_end().to_owned(), name: "play".to_owned() }
            }
        })
    }

    fn react(&mut self, said: Said) -> Result<(), Failure> {
        let page = self.output.page();
        match said {
            Said::Nothing | Said::Quit => Ok(()),
            Said::Help => {
                self.output.print(&text::help(self.solving.puzzle().position.rules(), self.shelf.has_several(), page))
            }
            Said::Table => self.show_table(),
            Said::Hint => {
                let hint = self.solving.hint();
                let taken = self.solving.hints().len();
                if hint.is_some() {
                    self.note(Event::Hints(taken));
                }
                self.output.print(&text::hint(taken, hint.as_ref(), page))
            }
            Said::GiveUp => {
                self.solving.give_up();
                self.note(Event::GivenUp(today()));
                self.output.print(&text::given_up(self.solving.puzzle(), page))?;
                self.tell_onward()
            }
            Said::Next => self.next(),
            Said::Turn(turn) => self.answer(&turn),
        }
    }

    fn answer(&mut self, turn: &Turn) -> Result<(), Failure> {
        let was_over = self.solving.is_over();
        let reply = self.solving.answer(turn);
        match reply {
            Reply::Short { .. } => self.note(Event::Attempt),
            Reply::Solved => self.note(Event::Solved(today())),
            Reply::Illegal(_) | Reply::NothingLaid => {}
        }
        let page = self.output.page();
        self.output.print(&text::reply(turn, &reply, self.solving.puzzle(), page))?;
        if matches!(reply, Reply::Solved) && !was_over {
            self.output.print(&format!("\n{}", text::took(&self.solving, self.seconds(), page)))?;
            self.tell_streak()?;
            self.tell_onward()?;
        }
        Ok(())
    }

    fn tell_streak(&self) -> Result<(), Failure> {
        let shelved = self.shelf.get(self.place);
        let record = self.diary.record();
        let (Some(day), Some(End::Solved(on))) = (shelved.daily, shelved.entry(record).end) else { return Ok(()) };
        let (days, longest) = (record.streak(today()), record.longest_streak());
        self.output.print(&text::days(on == day, days, longest, self.output.page()))
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
        self.solving = begin(self.shelf.get(next), &self.before);
        self.clock = Clock::start();
        self.show()
    }

    /// Whether the puzzle is over and no other is open.
    fn is_done(&self) -> bool {
        self.solving.is_over() && self.shelf.others_open(self.place, self.diary.record()) == 0
    }

    fn leave(&mut self) -> Result<(), Failure> {
        self.note(Event::Left);
        if self.solving.is_over() || (self.solving.attempts() == 0 && self.solving.hints().is_empty()) {
            return Ok(());
        }
        self.output.print(&text::so_far(&self.solving, self.seconds(), self.output.page()))
    }

    /// How long the puzzle took, over all sessions.
    fn seconds(&self) -> u64 {
        let before = if self.before.end.is_none() { self.before.seconds } else { 0 };
        before.saturating_add(self.clock.seconds())
    }

    fn note(&mut self, event: Event) {
        let seconds = self.clock.since_noted();
        if event != Event::Left || seconds > 0 {
            self.diary.add(&self.before, event, seconds, self.output);
        }
    }
}

/// Goes on where a puzzle was left; one that is done begins anew.
fn begin(shelved: &Shelved, before: &Entry) -> Solving {
    match before.end {
        None => Solving::resumed(shelved.puzzle.clone(), before.attempts, before.hints),
        Some(_) => Solving::new(shelved.puzzle.clone()),
    }
}

/// Whole seconds since the puzzle was shown, and how many of them are noted already.
struct Clock {
    started: Instant,
    noted: u64,
}

impl Clock {
    fn start() -> Clock {
        Clock { started: Instant::now(), noted: 0 }
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

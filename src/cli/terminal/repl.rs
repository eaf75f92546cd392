//! The prompt loop of every dialogue. It reads line by line, so that it works in a pipe too.

use std::io::{self, IsTerminal};
use std::ops::ControlFlow;

use super::TextStyle;
use super::output::Output;
use super::style::visible_width;
use crate::cli::{CommandError, input};
use crate::language::{
    CommandWords, Dialogue, ENGLISH, GameCommand, Language, PuzzleCommand, QuizCommand,
    QwordsCommand,
};
use crate::notation::TURN_WORDS;
use crate::puzzle::AnyPuzzle;

/// A dialogue with a person: commands, and answers to what is asked.
pub(crate) trait Repl {
    type Command: CommandSet;

    /// Which dialogue it is now.
    fn dialogue(&self) -> Dialogue<'_>;

    /// Whether there is nothing more to say.
    fn is_done(&self) -> bool;

    /// Whether the help lists a command.
    fn offers(&self, _command: Self::Command) -> bool {
        true
    }

    /// Does what a command asks for; never called for the help or the end. An error is shown, and
    /// the dialogue goes on.
    fn execute(&mut self, command: Self::Command, argument: &str) -> Result<(), CommandError>;

    /// Takes a line that is no command. An error is shown, and the dialogue goes on.
    fn answer(&mut self, line: &str) -> Result<(), CommandError>;
}

/// The commands of a dialogue.
pub(crate) trait CommandSet: Copy + PartialEq + 'static {
    const ALL: &'static [Self];
    const HELP: Self;
    const QUIT: Self;

    /// How a language has it.
    fn words(self, language: &Language, dialogue: Dialogue<'_>) -> CommandWords;

    /// Whether something follows the word.
    fn takes_argument(self) -> bool {
        false
    }
}

/// Goes on until the person leaves, the input ends or nothing is left to say.
pub(crate) fn run_repl<R: Repl>(repl: &mut R, output: &Output) -> Result<(), CommandError> {
    while !repl.is_done() {
        let Some(line) = ask(None, output)? else {
            break;
        };
        match input::readable(&line).and_then(|line| react(repl, line.trim_end(), output)) {
            Ok(ControlFlow::Continue(())) => {}
            Ok(ControlFlow::Break(())) => break,
            Err(error @ CommandError::ClosedPipe) => return Err(error),
            Err(error) => output.show_error(&error)?,
        }
    }
    Ok(())
}

fn react<R: Repl>(
    repl: &mut R,
    line: &str,
    output: &Output,
) -> Result<ControlFlow<()>, CommandError> {
    if line.is_empty() {
        return Ok(ControlFlow::Continue(()));
    }
    match command::<R::Command>(line, repl.dialogue(), output.words()) {
        Some((asked, _)) if asked == R::Command::QUIT => return Ok(ControlFlow::Break(())),
        Some((asked, _)) if asked == R::Command::HELP => {
            output.print(&help(repl, output.page()))?;
        }
        Some((asked, argument)) => repl.execute(asked, argument)?,
        None => repl
            .answer(line)
            .map_err(|error| unclear(repl, error, line, output.words()))?,
    }
    Ok(ControlFlow::Continue(()))
}

/// The command that a line is, and what follows it: a word in the reader's language or in English,
/// whole or shortened. Capitals and blanks do not matter.
fn command<'a, C: CommandSet>(
    line: &'a str,
    dialogue: Dialogue<'_>,
    words: &Language,
) -> Option<(C, &'a str)> {
    if line.trim() == "?" {
        return Some((C::HELP, ""));
    }
    let find = |typed: &str| {
        let typed = joined(typed).to_lowercase();
        let is_meant = |(word, shortest): &(&str, &str)| {
            word.starts_with(&typed) && typed.starts_with(shortest)
        };
        [words, &ENGLISH].into_iter().find_map(|language| {
            let known = |command: &&C| command.words(language, dialogue).words;
            C::ALL
                .iter()
                .find(|command| known(command).iter().any(is_meant))
                .copied()
        })
    };
    if let Some(command) = find(line) {
        return Some((command, ""));
    }
    let (first, argument) = line.trim_start().split_once(char::is_whitespace)?;
    let command = find(first).filter(|command| command.takes_argument())?;
    Some((command, argument.trim()))
}

/// The error for a line that is neither a command nor an answer. If it begins like a command, with
/// a word in small letters, it is taken for one.
fn unclear<R: Repl>(repl: &R, error: CommandError, line: &str, words: &Language) -> CommandError {
    let dialogue = repl.dialogue();
    let of_answers = if is_about_tiles(dialogue) {
        &TURN_WORDS[..]
    } else {
        &["joker"]
    };
    let first = line.split_whitespace().next().unwrap_or_default();
    let is_answer = of_answers.contains(&first) || input::is_word_of_turns(first);
    let is_word = first.chars().all(char::is_lowercase) && !is_answer;
    if !is_word || !matches!(error, CommandError::Notation { .. }) {
        return error;
    }
    let name = |command: &R::Command| Some(command.words(words, dialogue).words.first()?.0);
    let offered = R::Command::ALL
        .iter()
        .filter(|command| repl.offers(**command));
    let known: Vec<&str> = offered.filter_map(name).collect();
    let given = joined(line);
    CommandError::new("not-found", move |words| {
        words.play.unknown_command(&given, &known)
    })
}

fn joined(line: &str) -> String {
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Everything that can be typed, a line each.
fn help<R: Repl>(repl: &R, style: &TextStyle) -> String {
    let dialogue = repl.dialogue();
    let commands = R::Command::ALL
        .iter()
        .filter(|command| repl.offers(**command));
    let commands = commands.map(|command| {
        let CommandWords { shown, help, .. } = command.words(style.words, dialogue);
        (shown, help)
    });
    let answers = style.words.play.answers(dialogue);
    let rows: Vec<(&str, &str)> = answers.into_iter().chain(commands).collect();
    let width = rows.iter().map(|(typed, _)| visible_width(typed)).max();
    let width = width.unwrap_or_default() + 2;
    let row = |(typed, meaning): (&str, &str)| {
        let gap = " ".repeat(width - visible_width(typed));
        style.wrapped(
            &format!("  {}{gap}{meaning}", style.strong(typed)),
            width + 2,
        )
    };
    let mut text: String = rows.into_iter().map(row).collect();
    if is_about_tiles(dialogue) {
        let letters = style.words.letters().map(|line| format!("  {line}"));
        text.push('\n');
        text.extend(letters.map(|line| style.wrapped(&line, 4)));
    }
    text
}

/// Whether tiles are laid in a dialogue.
fn is_about_tiles(dialogue: Dialogue<'_>) -> bool {
    match dialogue {
        Dialogue::Game(_) | Dialogue::Quiz(_) | Dialogue::Puzzle(AnyPuzzle::Tiles(_)) => true,
        Dialogue::Qwords(_) | Dialogue::Puzzle(AnyPuzzle::Qwords(_)) => false,
    }
}

/// Reads the next line, after a question or, on a terminal, a prompt; `None` at the end of the
/// input.
fn ask(question: Option<&str>, output: &Output) -> Result<Option<Vec<u8>>, CommandError> {
    let mut stdin = io::stdin().lock();
    let is_terminal = stdin.is_terminal();
    output.print(&match (question, is_terminal) {
        (None, true) => "\n> ".to_owned(),
        (None, false) => "\n".to_owned(),
        (Some(question), true) => format!("\n{question} "),
        (Some(question), false) => format!("\n{question}\n"),
    })?;
    let line = input::next_line(&mut stdin)?;
    if line.is_none() && is_terminal {
        output.print("\n")?;
    }
    Ok(line)
}

/// Asks until the answer is yes, as an empty line is, or no; `None` at the end of the input.
pub(crate) fn confirm(question: &str, output: &Output) -> Result<Option<bool>, CommandError> {
    while let Some(line) = ask(Some(question), output)? {
        let answer = String::from_utf8_lossy(&line).trim().to_lowercase();
        let known = [output.words(), &ENGLISH]
            .into_iter()
            .find_map(|words| words.play.yes_or_no(&answer));
        if answer.is_empty() || known.is_some() {
            return Ok(Some(known.unwrap_or(true)));
        }
    }
    Ok(None)
}

impl CommandSet for GameCommand {
    const ALL: &'static [GameCommand] = GameCommand::ALL;
    const HELP: GameCommand = GameCommand::Help;
    const QUIT: GameCommand = GameCommand::Quit;

    fn words(self, language: &Language, _: Dialogue<'_>) -> CommandWords {
        language.play.game_command(self)
    }

    fn takes_argument(self) -> bool {
        matches!(self, GameCommand::Try | GameCommand::Save)
    }
}

impl CommandSet for PuzzleCommand {
    const ALL: &'static [PuzzleCommand] = PuzzleCommand::ALL;
    const HELP: PuzzleCommand = PuzzleCommand::Help;
    const QUIT: PuzzleCommand = PuzzleCommand::Quit;

    fn words(self, language: &Language, dialogue: Dialogue<'_>) -> CommandWords {
        language.play.puzzle_command(self, dialogue)
    }
}

impl CommandSet for QwordsCommand {
    const ALL: &'static [QwordsCommand] = QwordsCommand::ALL;
    const HELP: QwordsCommand = QwordsCommand::Help;
    const QUIT: QwordsCommand = QwordsCommand::Quit;

    fn words(self, language: &Language, _: Dialogue<'_>) -> CommandWords {
        language.play.qwords_command(self)
    }
}

impl CommandSet for QuizCommand {
    const ALL: &'static [QuizCommand] = QuizCommand::ALL;
    const HELP: QuizCommand = QuizCommand::Help;
    const QUIT: QuizCommand = QuizCommand::Quit;

    fn words(self, language: &Language, _: Dialogue<'_>) -> CommandWords {
        language.play.quiz_command(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Rules;

    fn every_form_is_understood<C: CommandSet + std::fmt::Debug>() {
        let dialogue = Dialogue::Game(Rules::Classic);
        for &meant in C::ALL {
            for (word, shortest) in meant.words(&ENGLISH, dialogue).words {
                assert!(word.starts_with(shortest), "{word} {shortest}");
                for typed in [word, shortest, &&*word.to_uppercase()] {
                    let found = command::<C>(typed, dialogue, &ENGLISH);
                    assert_eq!(found, Some((meant, "")), "{typed}");
                }
            }
        }
        let help = command::<C>(" ?", dialogue, &ENGLISH);
        assert_eq!(help, Some((C::HELP, "")));
        assert_eq!(command::<C>("Rc@a1", dialogue, &ENGLISH), None);
        assert_eq!(command::<C>("quit now", dialogue, &ENGLISH), None);
    }

    #[test]
    fn every_form_of_every_command_is_understood() {
        every_form_is_understood::<GameCommand>();
        every_form_is_understood::<PuzzleCommand>();
        every_form_is_understood::<QwordsCommand>();
        every_form_is_understood::<QuizCommand>();
        let game = Dialogue::Game(Rules::Classic);
        assert_eq!(
            command(" TRY  Rc@a1 ", game, &ENGLISH),
            Some((GameCommand::Try, "Rc@a1"))
        );
        assert_eq!(
            command("give  up", game, &ENGLISH),
            Some((PuzzleCommand::GiveUp, ""))
        );
    }
}

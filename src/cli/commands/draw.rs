use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};

use crate::cli::args::PositionArg;
use crate::cli::files::{is_same_file, write_file};
use crate::cli::terminal::output::{Output, SCALE, png};
use crate::cli::{CommandError, Exit, input};
use crate::game::{Play, Position, Turn, violations};
use crate::language::Language;
use crate::picture::{Picture, SvgOptions, svg};

/// Draw a position: in the terminal, as SVG or as PNG
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold draw flex RcbRtwRsb/1BtbBss PsbYswGcbRdbOcwBfb\n  \
    sixfold draw table.txt --play 'Ycb@i9 Pcw@j9' --out table.png")]
pub(crate) struct DrawArgs {
    #[command(flatten)]
    position: PositionArg,

    /// Lay a play on the table and mark it
    #[arg(long, value_name = "PLAY")]
    play: Option<String>,

    /// With --play: draw the play even if it is not legal
    #[arg(long, requires = "play")]
    any: bool,

    /// Output format; by default as the ending of --out says, otherwise text
    #[arg(long, value_enum)]
    format: Option<Kind>,

    /// Write to a file instead of standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    /// Leave the letters off the tiles of an SVG or PNG
    #[arg(long)]
    no_letters: bool,

    /// The size of a PNG in per cent, 10 to 1000 [default: 200]
    #[arg(long, value_name = "PERCENT", value_parser = clap::value_parser!(u32).range(10..=1000))]
    scale: Option<u32>,
}

/// What a drawing is made as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Kind {
    Text,
    Svg,
    Png,
}

impl Kind {
    /// What is asked for; otherwise what the ending of a file says.
    pub(crate) fn of(asked: Option<Kind>, out: Option<&Path>) -> Result<Kind, CommandError> {
        if let Some(kind) = asked {
            return Ok(kind);
        }
        let Some(path) = out else {
            return Ok(Kind::Text);
        };
        match path.extension().and_then(|ending| ending.to_str()) {
            Some("svg") => Ok(Kind::Svg),
            Some("png") => Ok(Kind::Png),
            Some("txt") => Ok(Kind::Text),
            _ => {
                let path = path.to_owned();
                Err(CommandError::new("option", move |words| {
                    words.cli.unknown_ending(&path, &["svg", "png", "txt"])
                }))
            }
        }
    }

    /// Refuses a scale that would do nothing.
    pub(crate) fn check_scale(self, scale: Option<u32>) -> Result<(), CommandError> {
        if scale.is_some() && self != Kind::Png {
            return Err(CommandError::new("option", |words| {
                words.cli.scale_without_png()
            }));
        }
        Ok(())
    }

    /// Writes a drawing to a file or to standard output; a PNG never to a terminal.
    pub(crate) fn write(
        self,
        text: impl FnOnce() -> String,
        svg: impl FnOnce() -> String,
        scale: Option<u32>,
        out: Option<&Path>,
        output: &Output,
    ) -> Result<(), CommandError> {
        let drawn = match self {
            Kind::Text => text().into_bytes(),
            Kind::Svg => svg().into_bytes(),
            Kind::Png if out.is_none() && output.is_terminal() => {
                return Err(CommandError::new("option", |words| {
                    words.publish.png_to_terminal()
                }));
            }
            Kind::Png => png(&svg(), scale.unwrap_or(SCALE))?,
        };
        match out {
            Some(path) => write_file(path, &drawn),
            None => output.print_bytes(&drawn),
        }
    }
}

impl DrawArgs {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        let kind = Kind::of(self.format, self.out.as_deref())?;
        self.check(kind)?;
        let position = self.position.read()?;
        let play = self
            .play
            .as_ref()
            .map(|given| self.read_play(given, &position))
            .transpose()?;
        let picture = Picture {
            position: &position,
            play: play.as_ref(),
            highlight: &[],
        };
        kind.write(
            || output.picture(&picture, self.out.is_some()),
            || self.svg(&picture, output.words()),
            self.scale,
            self.out.as_deref(),
            output,
        )?;
        Ok(Exit::Ok)
    }

    /// The play to be laid, which must be legal unless `--any` is given.
    fn read_play(&self, given: &str, position: &Position) -> Result<Play, CommandError> {
        let turn = input::turn(given, position.rules())?;
        let Turn::Lay(play) = &turn else {
            return Err(CommandError::new("impossible", |words| {
                words.cli.lays_nothing()
            }));
        };
        let violations = if self.any {
            Vec::new()
        } else {
            violations(position, &turn)
        };
        if violations.is_empty() {
            Ok(play.clone())
        } else {
            Err(CommandError::new("illegal", move |words| {
                words.cli.not_drawn(&turn, &violations)
            }))
        }
    }

    /// Refuses to draw over the position, and options that would do nothing.
    fn check(&self, kind: Kind) -> Result<(), CommandError> {
        if let (Some(out), Some(given)) = (&self.out, input::file(&self.position.position))
            && is_same_file(out, &given)
        {
            let path = out.clone();
            return Err(CommandError::new("file", move |words| {
                words.cli.over_position(&path)
            }));
        }
        kind.check_scale(self.scale)?;
        if self.no_letters && kind == Kind::Text {
            return Err(CommandError::new("option", |words| {
                words.cli.letters_of_text()
            }));
        }
        Ok(())
    }

    fn svg(&self, picture: &Picture, words: &'static Language) -> String {
        svg(
            picture,
            &SvgOptions {
                letters: !self.no_letters,
                words,
                ..SvgOptions::default()
            },
        )
    }
}

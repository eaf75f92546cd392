use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::output::{Output, write_file};
use super::{Failure, Verdict, input};
use crate::game::{Play, Turn};
use crate::report::picture::{Picture, SvgOptions, svg};

/// Draw a position: in the terminal, as SVG or as PNG
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold draw 'flex RcbRtwRsb/1BtbBss PsbYswGcb'\n  \
    sixfold draw table.txt --play 'Ycb@i9 Pcw@j9' --out table.png")]
pub(super) struct Draw {
    /// A position line, a file that holds a line or a sheet, or `-` for standard input
    position: String,

    /// Lay a play on the table and mark it
    #[arg(long, value_name = "PLAY")]
    play: Option<String>,

    /// How to draw; by default as the ending of --out says, otherwise as text
    #[arg(long, value_enum)]
    format: Option<Kind>,

    /// Write to a file instead of standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    /// Leave the letters off the tiles of an SVG or PNG
    #[arg(long)]
    no_letters: bool,

    /// The size of a PNG in per cent
    #[arg(long, value_name = "PERCENT", default_value_t = 200, value_parser = clap::value_parser!(u32).range(10..=1000))]
    scale: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Kind {
    Text,
    Svg,
    Png,
}

impl Draw {
    pub(super) fn run(&self, output: &mut Output) -> Result<Verdict, Failure> {
        let position = input::position(&self.position)?;
        let play = self.play.as_ref().map(|play| input::turn(std::slice::from_ref(play), position.rules()));
        let play: Option<Play> = match play.transpose()? {
            Some(Turn::Lay(play)) => Some(play),
            Some(Turn::Swap(_) | Turn::Pass) => {
                return Err(Failure::new(
                    "a swap or a pass lays no tiles",
                    "give --play the tiles to lay: `Ycb@i9 Pcw@j9`",
                ));
            }
            None => None,
        };
        let picture = Picture { position: &position, play: play.as_ref(), highlight: &[] };
        let drawn = match self.kind()? {
            Kind::Text => output.picture(&picture, self.out.is_some()).into_bytes(),
            Kind::Svg => self.svg(&picture).into_bytes(),
            Kind::Png if self.out.is_none() && output.is_terminal() => {
                return Err(Failure::new(
                    "a PNG is never written to a terminal",
                    "name a file with `--out table.png`, or send it there with `> table.png`",
                ));
            }
            Kind::Png => self.png(&picture)?,
        };
        match &self.out {
            Some(path) => write_file(path, &drawn)?,
            None => output.print_bytes(&drawn)?,
        }
        Ok(Verdict::Fine)
    }

    fn kind(&self) -> Result<Kind, Failure> {
        if let Some(kind) = self.format {
            return Ok(kind);
        }
        let Some(path) = &self.out else { return Ok(Kind::Text) };
        match path.extension().and_then(|ending| ending.to_str()) {
            Some("svg") => Ok(Kind::Svg),
            Some("png") => Ok(Kind::Png),
            Some("txt") => Ok(Kind::Text),
            _ => Err(Failure::new(
                format!("the ending of {} says no format", path.display()),
                "end it in .svg, .png or .txt, or give --format",
            )),
        }
    }

    fn svg(&self, picture: &Picture) -> String {
        svg(picture, &SvgOptions { letters: !self.no_letters, ..SvgOptions::default() })
    }

    #[cfg(feature = "png")]
    fn png(&self, picture: &Picture) -> Result<Vec<u8>, Failure> {
        crate::report::picture::png(&self.svg(picture), self.scale)
            .map_err(|error| Failure::new(error.to_string(), "choose a smaller --scale, or --format svg"))
    }

    #[cfg(not(feature = "png"))]
    fn png(&self, _: &Picture) -> Result<Vec<u8>, Failure> {
        Err(Failure::new("this program was built without PNG", "use --format svg, or build with the feature `png`"))
    }
}

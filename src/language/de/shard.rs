use std::path::Path;

use super::{German, shown};
use crate::language::{Explanation, RunDifference, ShardWords};
use crate::notation::visible;

impl ShardWords for German {
    fn bad_shard(&self) -> String {
        "schreib K/N, etwa 2/3 für den zweiten von drei Teilen".to_owned()
    }

    fn stopped(&self) -> Explanation {
        Explanation::new("abgebrochen; ein Teil wird nur geschrieben, wenn er vollständig ist")
            .help("starte den Teil noch einmal")
    }

    fn no_shard(&self, path: &Path) -> Explanation {
        Explanation::new(format!(
            "{} ist kein vollständiger Teil: die letzte Zeile nennt nicht, welcher es ist",
            shown(path)
        ))
        .help("wenn der Auftrag abgebrochen wurde, der ihn schrieb, starte den Teil noch einmal; sonst gib Dateien an, die ein Befehl mit --shard geschrieben hat")
    }

    fn changed(&self, path: &Path, shard: &str) -> Explanation {
        Explanation::new(format!(
            "{} ist beschädigt: so wurde Teil {shard} nicht geschrieben",
            shown(path)
        ))
        .help("kopiere die Datei neu oder starte den Teil noch einmal")
    }

    fn two_runs(&self, one: &Path, other: &Path, difference: RunDifference<'_>) -> Explanation {
        let [a, b] = [one, other].map(shown);
        let help = match difference {
            RunDifference::Command([first, second]) => {
                format!(
                    "{a} gehört zu `{}`\n{b} gehört zu `{}`",
                    visible(first),
                    visible(second)
                )
            }
            RunDifference::Version([first, second]) => {
                format!(
                    "{a} stammt von {}, {b} von {}",
                    visible(first),
                    visible(second)
                )
            }
            RunDifference::Number([first, second]) => {
                format!("{a} ist einer von {first} Teilen, {b} einer von {second}")
            }
            RunDifference::Input => "sie stammen aus verschiedenen Eingaben".to_owned(),
        };
        Explanation::new(format!("{a} und {b} sind Teile verschiedener Läufe")).help(help)
    }

    fn twice(&self, shard: &str, one: &Path, other: &Path) -> Explanation {
        Explanation::new(format!(
            "{} und {} sind beide Teil {shard}",
            shown(one),
            shown(other)
        ))
        .help("gib jeden Teil nur einmal an")
    }

    fn missing(&self, missing: &[String], more: usize) -> Explanation {
        let list = missing.join(", ");
        let message = match (missing, more) {
            ([_], 0) => format!("Teil {list} fehlt"),
            (_, 0) => format!("die Teile {list} fehlen"),
            _ => format!("die Teile {list} und {more} weitere fehlen"),
        };
        Explanation::new(message)
            .help("gib die Dateien aller Teile an; wenn ein Auftrag scheiterte, starte seinen Teil noch einmal")
    }

    fn over_shard(&self, path: &Path) -> Explanation {
        Explanation::new(format!("{} ist einer der Teile", shown(path)))
            .help("gib mit --out einen anderen Namen an")
    }

    fn parquet_to_terminal(&self) -> Explanation {
        Explanation::new("Parquet wird nie ins Terminal geschrieben").help(
            "gib mit `--out answers.parquet` eine Datei an oder leite es mit `> answers.parquet` dorthin um",
        )
    }

    fn parquet_without_batch(&self) -> Explanation {
        Explanation::new("Parquet gibt es nur für Stapel")
            .help("ergänze `--batch` oder wähle ein anderes Format")
    }

    fn without_parquet(&self) -> Explanation {
        Explanation::new("dieses Programm wurde ohne Parquet gebaut").help(
            "installiere es mit `cargo install --path . --features parquet`\n\
             oder starte es mit `cargo run --release --features parquet -- analyse --batch …`",
        )
    }
}

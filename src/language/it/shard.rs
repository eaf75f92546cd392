use std::path::Path;

use super::{Italian, shown};
use crate::language::{Explanation, RunDifference, ShardWords};
use crate::notation::visible;

impl ShardWords for Italian {
    fn bad_shard(&self) -> String {
        "scrivi K/N, per esempio 2/3 per il secondo di tre frammenti".to_owned()
    }

    fn stopped(&self) -> Explanation {
        Explanation::new("interrotto; un frammento si scrive solo quando è completo")
            .help("avvia di nuovo il frammento")
    }

    fn no_shard(&self, path: &Path) -> Explanation {
        Explanation::new(format!(
            "{} non è un frammento completo: l’ultima riga non dice quale sia",
            shown(path)
        ))
        .help("se il processo che lo scriveva è stato interrotto, avvia di nuovo quel frammento; altrimenti indica file scritti da un comando con --shard")
    }

    fn changed(&self, path: &Path, shard: &str) -> Explanation {
        Explanation::new(format!(
            "{} è danneggiato: il frammento {shard} non è stato scritto così",
            shown(path)
        ))
        .help("copia di nuovo il file, o avvia di nuovo il frammento")
    }

    fn two_runs(&self, one: &Path, other: &Path, difference: RunDifference<'_>) -> Explanation {
        let [a, b] = [one, other].map(shown);
        let help = match difference {
            RunDifference::Command([first, second]) => {
                format!(
                    "{a} viene da `{}`\n{b} viene da `{}`",
                    visible(first),
                    visible(second)
                )
            }
            RunDifference::Version([first, second]) => {
                format!(
                    "{a} è stato scritto da {}, {b} da {}",
                    visible(first),
                    visible(second)
                )
            }
            RunDifference::Number([first, second]) => {
                format!("{a} è uno di {first} frammenti, {b} uno di {second}")
            }
            RunDifference::Input => "vengono da dati diversi".to_owned(),
        };
        Explanation::new(format!("{a} e {b} sono frammenti di esecuzioni diverse")).help(help)
    }

    fn twice(&self, shard: &str, one: &Path, other: &Path) -> Explanation {
        Explanation::new(format!(
            "{} e {} sono entrambi il frammento {shard}",
            shown(one),
            shown(other)
        ))
        .help("indica ogni frammento una sola volta")
    }

    fn missing(&self, missing: &[String], more: usize) -> Explanation {
        let list = missing.join(", ");
        let message = match (missing, more) {
            ([_], 0) => format!("manca il frammento {list}"),
            (_, 0) => format!("mancano i frammenti {list}"),
            _ => format!("mancano i frammenti {list} e altri {more}"),
        };
        Explanation::new(message)
            .help("indica i file di tutti i frammenti; se un processo è fallito, avvia di nuovo il suo frammento")
    }

    fn over_shard(&self, path: &Path) -> Explanation {
        Explanation::new(format!("{} è uno dei frammenti", shown(path)))
            .help("indica un altro nome con --out")
    }

    fn parquet_to_terminal(&self) -> Explanation {
        Explanation::new("un file Parquet non si scrive mai su un terminale")
            .help("indica un file con `--out answers.parquet`, o invialo con `> answers.parquet`")
    }

    fn parquet_without_batch(&self) -> Explanation {
        Explanation::new("Parquet si usa solo con --batch")
            .help("aggiungi `--batch`, o scegli un altro formato")
    }

    fn without_parquet(&self) -> Explanation {
        Explanation::new("questo programma è stato compilato senza il supporto per Parquet").help(
            "installalo con `cargo install --path . --features parquet`\n\
             o avvialo con `cargo run --release --features parquet -- analyse --batch …`",
        )
    }
}

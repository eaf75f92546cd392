use std::path::Path;

use super::{French, shown};
use crate::language::{Explanation, RunDifference, ShardWords};
use crate::notation::visible;

impl ShardWords for French {
    fn bad_shard(&self) -> String {
        "écrivez K/N, par exemple 2/3 pour le deuxième de trois fragments".to_owned()
    }

    fn stopped(&self) -> Explanation {
        Explanation::new("calcul interrompu ; un fragment ne s’écrit qu’une fois complet")
            .help("relancez ce fragment")
    }

    fn no_shard(&self, path: &Path) -> Explanation {
        Explanation::new(format!(
            "{} n’est pas un fragment complet : sa dernière ligne ne dit pas lequel c’est",
            shown(path)
        ))
        .help("si la tâche qui l’écrivait a été tuée, relancez ce fragment ; sinon, indiquez des fichiers écrits par une commande avec --shard")
    }

    fn changed(&self, path: &Path, shard: &str) -> Explanation {
        Explanation::new(format!(
            "{} est abîmé : le fragment {shard} n’a pas été écrit ainsi",
            shown(path)
        ))
        .help("copiez le fichier à nouveau, ou relancez ce fragment")
    }

    fn two_runs(&self, one: &Path, other: &Path, difference: RunDifference<'_>) -> Explanation {
        let [a, b] = [one, other].map(shown);
        let help = match difference {
            RunDifference::Command([first, second]) => {
                format!(
                    "{a} vient de `{}`\n{b} vient de `{}`",
                    visible(first),
                    visible(second)
                )
            }
            RunDifference::Version([first, second]) => {
                format!(
                    "{a} a été écrit par {}, {b} par {}",
                    visible(first),
                    visible(second)
                )
            }
            RunDifference::Number([first, second]) => {
                format!("{a} est l’un de {first} fragments, {b} l’un de {second}")
            }
            RunDifference::Input => "ils viennent d’entrées différentes".to_owned(),
        };
        Explanation::new(format!(
            "{a} et {b} sont des fragments de deux calculs différents"
        ))
        .help(help)
    }

    fn twice(&self, shard: &str, one: &Path, other: &Path) -> Explanation {
        Explanation::new(format!(
            "{} et {} sont tous deux le fragment {shard}",
            shown(one),
            shown(other)
        ))
        .help("indiquez chaque fragment une seule fois")
    }

    fn missing(&self, missing: &[String], more: usize) -> Explanation {
        let list = missing.join(", ");
        let message = match (missing, more) {
            ([_], 0) => format!("il manque le fragment {list}"),
            (_, 0) => format!("il manque les fragments {list}"),
            _ => format!("il manque les fragments {list} et {more} de plus"),
        };
        Explanation::new(message)
            .help("indiquez les fichiers de tous les fragments ; si une tâche a échoué, relancez son fragment")
    }

    fn over_shard(&self, path: &Path) -> Explanation {
        Explanation::new(format!("{} est l’un des fragments", shown(path)))
            .help("donnez un autre nom à --out")
    }

    fn parquet_to_terminal(&self) -> Explanation {
        Explanation::new("un fichier Parquet ne s’écrit jamais dans un terminal").help(
            "indiquez un fichier avec `--out answers.parquet`, ou redirigez-y la sortie avec `> answers.parquet`",
        )
    }

    fn parquet_without_batch(&self) -> Explanation {
        Explanation::new("Parquet ne convient qu’avec --batch")
            .help("ajoutez `--batch`, ou choisissez un autre format")
    }

    fn without_parquet(&self) -> Explanation {
        Explanation::new("ce programme a été compilé sans Parquet").help(
            "installez-le avec `cargo install --path . --features parquet`\n\
             ou lancez-le avec `cargo run --release --features parquet -- analyse --batch …`",
        )
    }
}

use std::io;
use std::path::Path;

use jiff::civil::Date;

use super::play::tile_hint;
use super::{French, and_list, capitalised, count, day_of_month, plural, points, reason, shown};
use crate::game::{Line, Placement, Play, Position, Rules};
use crate::language::{
    BookWords, Explanation, GameWords, PageWords, PublishWords, PuzzleWords, SiteWords,
};
use crate::notation::stretch;
use crate::puzzle::{Hint, Puzzle, Stars, Theme};

impl PublishWords for French {
    fn capitalised(&self, sentence: &str) -> String {
        capitalised(sentence)
    }

    fn picture(&self, position: &Position, play: Option<&Play>) -> String {
        let game = match position.rules() {
            Rules::Classic => "Qwirkle",
            Rules::Flex | Rules::Intro => "Qwirkle Flex",
        };
        let tiles = plural(position.board().len(), "tuile");
        let new = play.map_or_else(String::new, |play| format!(", nouvelles : {play}"));
        format!("Table de {game} avec {tiles}{new}")
    }

    fn not_shown(&self, first: &Placement, others: usize) -> String {
        match others {
            0 => format!("hors de l’image : {first}"),
            others => format!(
                "hors de l’image : {first} et {}",
                count(others, "autre tuile", "autres tuiles")
            ),
        }
    }

    fn rack(&self, after_play: bool) -> &'static str {
        if after_play { "reste" } else { "main" }
    }

    fn stars(&self, stars: Stars) -> String {
        let number = usize::from(stars.count());
        format!("{} sur {}", plural(number, "étoile"), Stars::ALL.len())
    }

    fn themes(&self, themes: &[Theme]) -> String {
        let themes: Vec<&str> = themes
            .iter()
            .map(|&theme| PuzzleWords::theme(self, theme))
            .collect();
        themes.join(" ; ")
    }

    fn line_place(&self, line: &Line) -> String {
        stretch(line)
            .map(|stretch| format!("{} {stretch}", line.direction.arrow()))
            .unwrap_or_default()
    }

    fn hint(&self, hint: &Hint) -> String {
        capitalised(&tile_hint(hint))
    }

    fn task(&self, points: u32) -> String {
        format!("Trouvez le coup à {}", super::points(points))
    }

    fn date(&self, date: Date) -> String {
        super::date(date)
    }

    fn weekday(&self, date: Date) -> String {
        super::weekday(date).to_owned()
    }

    fn day(&self, date: Date) -> String {
        super::day(date)
    }

    fn month(&self, date: Date) -> String {
        format!("{} {}", super::month(date), date.year())
    }

    fn months(&self, first: Date, last: Date) -> String {
        let (from, to) = (self.month(first), self.month(last));
        if from == to {
            to
        } else {
            format!("{from} – {to}")
        }
    }

    fn days(&self, first: Date, last: Date) -> String {
        let till = self.day(last);
        match (first == last, first.year() == last.year()) {
            (true, _) => till,
            (false, true) => format!("{} – {till}", day_of_month(first)),
            (false, false) => format!("{} – {till}", self.day(first)),
        }
    }

    fn site(&self) -> &'static SiteWords {
        &SITE
    }

    fn puzzle_page(&self, task: &str, date: Date, stars: Stars) -> (String, String) {
        let (date, stars) = (self.date(date), self.stars(stars));
        (
            format!("{task} · {date} · sixfold"),
            format!("{task}, {date} : une table de Qwirkle Flex et six tuiles. {stars}."),
        )
    }

    fn share_task(&self, points: u32) -> [String; 3] {
        ["Trouvez".into(), "le coup à".into(), super::points(points)]
    }

    fn share_picture(&self, task: &str, date: Date) -> String {
        let date = capitalised(&self.date(date));
        format!("{task} : une table de Qwirkle Flex et six tuiles. {date}.")
    }

    fn feed_summary(&self, task: &str, stars: Stars) -> String {
        let stars = self.stars(stars);
        format!("{task} : une table de Qwirkle Flex, six tuiles et {stars}.")
    }

    fn example_table(&self, tiles: usize, laid: &[Placement]) -> String {
        let laid: Vec<String> = laid
            .iter()
            .map(|laid| format!("{}, en {}", GameWords::tile(self, laid.tile), laid.cell))
            .collect();
        format!(
            "Une table avec {}. Tuiles posées : {}.",
            plural(tiles, "tuile"),
            laid.join(" ; ")
        )
    }

    fn book(&self) -> &'static BookWords {
        &BOOK
    }

    fn book_title(&self, puzzles: usize) -> String {
        let puzzles = count(puzzles, "problème quotidien", "problèmes quotidiens");
        format!("{puzzles} pour Qwirkle Flex")
    }

    fn solution_on(&self, page: usize) -> String {
        format!("Solution page {page}")
    }

    fn puzzle_on(&self, page: usize) -> String {
        format!("Problème page {page}")
    }

    fn solution_sum(&self, puzzle: &Puzzle) -> String {
        let total = points(puzzle.target());
        match puzzle.plays_total {
            1 => format!("{total} au total : le seul coup."),
            plays => format!(
                "{total} au total, le meilleur des {plays} coups ; le suivant rapporte {}.",
                points(puzzle.second_best)
            ),
        }
    }

    fn example_play(&self, puzzle: &Puzzle) -> String {
        let rack: Vec<String> = puzzle
            .position
            .rack()
            .iter()
            .map(ToString::to_string)
            .collect();
        format!(
            "Avec {} en main, le meilleur coup est {} :",
            and_list(&rack),
            puzzle.solution
        )
    }

    fn site_built(&self, days: usize, folder: &Path) -> String {
        let (days, folder) = (plural(days, "jour"), shown(folder));
        format!("{days} dans {folder} ; `sixfold serve {folder}` permet de les voir")
    }

    fn serving(&self, folder: &Path, address: &str) -> String {
        format!(
            "{} est accessible à l’adresse {address} jusqu’à ce que vous tapiez Ctrl-C",
            shown(folder)
        )
    }

    fn not_a_site(&self, folder: &Path) -> Explanation {
        Explanation::new(format!("{} contient autre chose qu’un site", shown(folder))).help(
            "indiquez un dossier vide ou nouveau, ou un dossier créé par `sixfold site` ; rien n’a été enregistré",
        )
    }

    fn would_replace(&self, file: &Path) -> Explanation {
        Explanation::new(format!(
            "{} existe déjà et ne fait pas partie du site",
            shown(file)
        ))
        .help("déplacez-le, ou choisissez un autre --out ; rien n’a été enregistré")
    }

    fn today_not_built(&self, today: Date, first: Date, last: Date) -> Explanation {
        let [today, first, last] = [today, first, last].map(super::day);
        Explanation::new(format!(
            "aujourd’hui, {today}, n’est pas parmi les jours publiés : du {first} au {last}"
        ))
        .help("choisissez l’un des jours publiés, ou supprimez --today")
    }

    fn not_an_address(&self, given: &str) -> Explanation {
        Explanation::new(format!("`{given}` n’est pas l’adresse d’un site"))
            .help("écrivez-la en entier, comme https://example.org/problemes/")
    }

    fn not_an_engine(&self, file: &Path) -> Explanation {
        Explanation::new(format!("{} n’est pas un fichier WebAssembly", shown(file)))
            .help("`web/build-engine` en crée un : target/sixfold.wasm")
    }

    fn no_index(&self, folder: &Path, index: &str) -> Explanation {
        Explanation::new(format!(
            "{} ne contient pas de fichier {index}",
            shown(folder)
        ))
        .help(format!(
            "`sixfold site` crée un site, avec un {index} à sa racine"
        ))
    }

    fn port_refused(&self, port: u16, error: &io::Error) -> Explanation {
        Explanation::new(format!(
            "le port {port} n’est pas utilisable : {}",
            reason(error)
        ))
        .help("choisissez-en un autre avec --port, ou 0 pour un port libre quelconque")
    }

    fn png_size(&self, width: u64, height: u64) -> Explanation {
        Explanation::new(format!(
            "impossible de créer une image de {width} sur {height} pixels"
        ))
        .help("choisissez un --scale plus petit, ou --format svg")
    }

    fn no_png(&self, reason: &str) -> Explanation {
        Explanation::new(format!("impossible de créer le PNG : {reason}"))
            .help("utilisez --format svg")
    }

    fn without_png(&self) -> Explanation {
        Explanation::new("ce programme a été compilé sans PNG")
            .help("utilisez --format svg, ou compilez avec l’option `png`")
    }

    fn png_to_terminal(&self) -> Explanation {
        Explanation::new("un PNG ne s’écrit jamais dans un terminal").help(
            "indiquez un fichier avec `--out table.png`, ou redirigez-y la sortie avec `> table.png`",
        )
    }

    fn no_pdf(&self, page: Option<usize>, reason: &str) -> Explanation {
        Explanation::new(match page {
            Some(page) => format!("impossible de créer la page {page} du PDF : {reason}"),
            None => format!("impossible de créer le PDF : {reason}"),
        })
    }

    fn without_pdf(&self) -> Explanation {
        Explanation::new("ce programme a été compilé sans PDF, et un livre en a besoin").help(
            "installez-le avec `cargo install --path . --features pdf`\n\
             ou lancez-le avec `cargo run --release --features pdf -- puzzle book …`",
        )
    }
}

static SITE: SiteWords = SiteWords {
    front: PageWords {
        title: "Un problème par jour · sixfold",
        description: "Trouvez le meilleur coup sur une table de Qwirkle Flex.",
    },
    archive: PageWords {
        title: "Archives · sixfold",
        description: "Tous les problèmes déjà parus, par étoiles et par thèmes.",
    },
    rules: PageWords {
        title: "Règles · sixfold",
        description: "Comment jouer à Qwirkle Flex, en une minute.",
    },
    analyser: PageWords {
        title: "Analyseur · sixfold",
        description: "Tous les coups permis sur votre table de Qwirkle, le meilleur en premier, même hors connexion.",
    },
    not_found: PageWords {
        title: "Page introuvable · sixfold",
        description: "Cette page n’existe pas.",
    },
    skip_to_table: "Aller à la table",
    skip_to_content: "Aller au contenu",
    app: "Tous les coups permis d’une table de Qwirkle, et un problème par jour",
    feed: "sixfold : un problème par jour",
    feed_subtitle: "Trouvez le meilleur coup sur une table de Qwirkle Flex",
    examples: [
        "Une couleur, trois formes",
        "Une forme, et une ligne prolongée des deux côtés",
        "Un doublon",
        "Seul le fond est commun",
        "Toutes les lignes horizontales et verticales comptent",
        "Les diagonales comptent aussi",
        "Un qwirkle",
        "Un qwirkle flex",
        "Sept tuiles sur une diagonale",
    ],
    not_allowed: "Interdit",
};

static BOOK: BookWords = BookWords {
    name: "Sixfold",
    claim: "Une table, six tuiles, un seul meilleur coup",
    no_tie: "Qwirkle Flex est un jeu de MindWare, qui n’a pas participé à ce livre.",
    how_it_works: "Comment ça marche",
    solutions: "Solutions",
    play: "Coup",
    points: "Points",
    example: "Un exemple",
    rules: [
        (
            "Le problème",
            "Chaque problème montre une table de Qwirkle Flex en cours de partie et, dessous, votre main. De tous les coups \
         permis, un seul rapporte le plus de points. Trouvez-le.",
        ),
        (
            "Poser",
            "Posez de une à six tuiles de la même couleur ou de la même forme, sans doublon. Elles vont toutes sur une même ligne, \
         horizontale ou verticale, sans trou, mais des tuiles déjà en place peuvent se trouver entre elles ; l’une au moins \
         touche une tuile de la table, côté contre côté. Chaque ligne ainsi formée est d’une seule couleur, avec des formes toutes \
         différentes, ou d’une seule forme, avec des couleurs toutes différentes : six tuiles au plus.",
        ),
        (
            "Compter",
            "Chaque ligne, horizontale ou verticale, que vous créez ou prolongez rapporte un point par tuile, et 6 points bonus si \
         elle en compte six : un qwirkle. Viennent ensuite les diagonales. Pour chaque tuile posée, regardez sur ses deux \
         diagonales les tuiles qui se touchent par un coin et ont le même fond qu’elle : noir, blanc ou bicolore. À partir de \
         deux, elles rapportent un point par tuile, et six rapportent 6 points bonus : un qwirkle flex. Une telle diagonale ne \
         dépasse jamais six tuiles.",
        ),
        (
            "Les étoiles",
            "Le lundi, jour le plus facile, a une étoile ; le dimanche en a cinq. Les problèmes faciles se résolvent \
         avec de longues lignes ; dans les difficiles, les points se cachent dans les lignes courtes, les croisements et les \
         diagonales.",
        ),
        (
            "Noter",
            "Une tuile se note par les lettres de sa couleur, de sa forme et de son fond, une case par sa colonne et sa rangée : \
         Ycb@i9 pose le rond jaune à fond noir en i9. Voici ces lettres :",
        ),
    ],
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_of_days_name_what_differs() {
        let first = Date::constant(2027, 1, 1);
        let last = Date::constant(2027, 3, 31);
        assert_eq!(French.days(first, last), "1er janvier – 31 mars 2027");
        assert_eq!(French.months(first, last), "janvier 2027 – mars 2027");
        assert_eq!(French.date(first), "vendredi 1er janvier 2027");
    }

    #[test]
    fn a_single_star_is_in_the_singular() {
        assert_eq!(French.stars(Stars::ALL[0]), "1 étoile sur 5");
        assert_eq!(French.stars(Stars::ALL[4]), "5 étoiles sur 5");
    }
}

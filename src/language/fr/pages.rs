use super::French;
use crate::language::{Offer, PageTexts, SitePages};
use crate::puzzle::Theme;

impl SitePages for French {
    fn name(&self) -> &'static str {
        "Français"
    }

    fn texts(&self) -> &'static PageTexts {
        &TEXTS
    }

    fn offer(&self) -> &'static Offer {
        &OFFER
    }

    fn theme_name(&self, theme: Theme) -> &'static str {
        match theme {
            Theme::Double => "double",
            Theme::BothEnds => "deux bouts",
            Theme::Bridge => "pont",
            Theme::SingleTile => "tuile unique",
            Theme::Diagonals => "diagonales",
            Theme::Crossing => "croisement",
            Theme::Quiet => "discret",
            Theme::GoingOut => "main vide",
            other => other.name(),
        }
    }

    fn all_shown(&self, total: usize) -> String {
        if total < 2 {
            format!("{total} sur {total} problème")
        } else {
            format!("{total} sur {total} problèmes")
        }
    }

    fn footer(&self, feed: Option<&str>) -> String {
        match feed {
            Some(feed) => format!("Un problème par jour, aussi en <a href=\"{feed}\">flux Atom</a>. Chacun a un seul meilleur coup, prouvé par une recherche exhaustive."),
            None => "Un problème par jour. Chacun a un seul meilleur coup, prouvé par une recherche exhaustive.".to_owned(),
        }
    }

    fn lost(&self, today: &str, archive: &str) -> String {
        format!(
            "Le problème de ce jour n’est peut-être pas encore paru. Il y a celui d’<a href=\"{today}\">aujourd’hui</a>, et les <a href=\"{archive}\">archives</a> contiennent les autres."
        )
    }

    fn soon(&self, day: &str, rules: &str) -> String {
        format!(
            "Le premier problème paraîtra le {day}. D’ici là, vous pouvez lire les <a href=\"{rules}\">règles</a>."
        )
    }

    fn front_needs_script(&self, rules: &str) -> String {
        format!(
            "Cette page a besoin de JavaScript pour savoir quel jour il est chez vous et pour poser des tuiles. Les <a href=\"{rules}\">règles</a> s’en passent."
        )
    }

    fn puzzle_needs_script(&self, archive: Option<&str>) -> String {
        match archive {
            Some(archive) => format!("Pour poser des tuiles, il faut JavaScript. La table et votre main disent tout ce qu’il faut savoir ; les autres jours sont dans les <a href=\"{archive}\">archives</a>."),
            None => "Pour poser des tuiles, il faut JavaScript. La table et votre main disent tout ce qu’il faut savoir.".to_owned(),
        }
    }
}

static OFFER: Offer = Offer {
    text: "Cette page existe aussi en français.",
    accept: "Lire en français",
    dismiss: "Non merci",
};

static TEXTS: PageTexts = PageTexts {
    site: "Site",
    language: "Langue",
    today: "Aujourd’hui",
    archive: "Archives",
    rules: "Règles",
    analyser: "Analyseur",
    letters: "Lettres",
    no_tie: "Qwirkle et Qwirkle Flex sont des jeux de MindWare ; ce site n’a aucun lien avec cette société.",
    front: "Un problème par jour",
    not_found: "Cette page n’existe pas",
    stars: "Étoiles",
    theme: "Thème",
    any_theme: "tous",
    show_themes: "Afficher les thèmes, qui en disent un peu sur les solutions",
    archive_needs_script: "La liste a besoin de JavaScript pour savoir quel jour il est chez vous.",
    analyser_intro: "Composez une table, remplissez votre main et voyez tous les coups, le meilleur en tête. Une fois chargé, l’analyseur fonctionne hors connexion.",
    analyser_needs_script: "L’analyseur a besoin de JavaScript.",
    analyser_without_engine: "Ce site a été construit sans le moteur qui trouve les coups. La personne qui construit le site peut l’y ajouter :",
    other_days: "Autres jours",
    rack: "Votre main",
    your_play: "Votre coup",
    choose: "Choisissez une tuile de votre main, puis une case de la table.",
    check: "Vérifier",
    take_back: "Reprendre",
    hint: "Indice",
    solution: "Solution",
    breakdown: "D’où viennent les points",
    hints: "Indices",
    solved: "Résolu",
    share: "Partager",
    rules_title: "Les règles en une minute",
    tiles: "Chaque tuile porte l’une des six formes, dans l’une des six couleurs. Dans Qwirkle Flex, son fond est noir, blanc ou bicolore ; les 108 tuiles sont toutes différentes. Vous en avez six en main.",
    laying_title: "Poser des tuiles",
    laying: "À votre tour, vous posez une ou plusieurs tuiles dans une seule rangée ou une seule colonne, sans trou et au contact des tuiles de la table. Les tuiles posées ont en commun leur couleur ou leur forme. Chaque rangée et chaque colonne de tuiles qui se touchent réunit <strong>une couleur et des formes différentes</strong>, ou <strong>une forme et des couleurs différentes</strong> : jamais deux fois le même symbole, donc, et jamais plus de six tuiles.",
    points_title: "Points",
    points: "Chaque rangée et chaque colonne que vous formez ou prolongez rapporte <strong>un point par tuile</strong>. Dans Flex, c’est aussi le cas de chaque diagonale de tuiles qui se touchent et ont <strong>le même fond</strong>, si elle passe par une tuile que vous avez posée.",
    six_title: "Six",
    six: "Une ligne de six rapporte <strong>six points de plus</strong> : c’est un qwirkle pour une rangée ou une colonne, un qwirkle flex pour une diagonale. Aucune ligne ne peut être plus longue, ni aucune diagonale d’un même fond.",
    puzzles_title: "Les problèmes",
    puzzles: "Sur chaque table, un seul coup rapporte le plus de points. Trouvez-le : touchez une tuile de votre main, puis une case. Plus il y a d’étoiles, mieux il se cache.",
    notation: "Les exemples sont ceux des livrets de règles. Une case est désignée par sa colonne et sa rangée, une tuile par ses initiales anglaises : <code>Ydb</code> (yellow, diamond, black) est le losange jaune sur fond noir. Le bouton <em>Lettres</em> les affiche sur les tuiles.",
};

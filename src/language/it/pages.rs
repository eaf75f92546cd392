use super::Italian;
use crate::language::{Offer, PageTexts, SitePages};
use crate::puzzle::Theme;

impl SitePages for Italian {
    fn name(&self) -> &'static str {
        "Italiano"
    }

    fn texts(&self) -> &'static PageTexts {
        &TEXTS
    }

    fn offer(&self) -> &'static Offer {
        &OFFER
    }

    fn theme_name(&self, theme: Theme) -> &'static str {
        match theme {
            Theme::Double => "doppia",
            Theme::BothEnds => "due lati",
            Theme::Bridge => "ponte",
            Theme::SingleTile => "tessera singola",
            Theme::Diagonals => "diagonali",
            Theme::Crossing => "incrocio",
            Theme::Quiet => "tranquilla",
            Theme::GoingOut => "chiusura",
            other => other.name(),
        }
    }

    fn all_shown(&self, total: usize) -> String {
        format!("Rompicapi: {total} su {total}")
    }

    fn footer(&self, feed: Option<&str>) -> String {
        match feed {
            Some(feed) => format!("Un rompicapo al giorno, anche come <a href=\"{feed}\">feed</a>. Ognuno ha una sola mossa migliore, dimostrata da una ricerca esaustiva."),
            None => "Un rompicapo al giorno. Ognuno ha una sola mossa migliore, dimostrata da una ricerca esaustiva.".to_owned(),
        }
    }

    fn lost(&self, today: &str, archive: &str) -> String {
        format!(
            "Forse il rompicapo di quel giorno non è ancora uscito. C’è quello di <a href=\"{today}\">oggi</a>, e nell’<a href=\"{archive}\">archivio</a> ci sono gli altri."
        )
    }

    fn soon(&self, day: &str, rules: &str) -> String {
        format!(
            "Il primo rompicapo uscirà {day}. Nel frattempo ci sono le <a href=\"{rules}\">regole</a>."
        )
    }

    fn front_needs_script(&self, rules: &str) -> String {
        format!(
            "Questa pagina ha bisogno di JavaScript per sapere che giorno è da te e per posizionare le tessere. Per le <a href=\"{rules}\">regole</a> non serve."
        )
    }

    fn puzzle_needs_script(&self, archive: Option<&str>) -> String {
        match archive {
            Some(archive) => format!("Per posizionare le tessere serve JavaScript. Il tavolo e la mano dicono tutto quello che c’è da sapere; gli altri giorni sono nell’<a href=\"{archive}\">archivio</a>."),
            None => "Per posizionare le tessere serve JavaScript. Il tavolo e la mano dicono tutto quello che c’è da sapere.".to_owned(),
        }
    }
}

static OFFER: Offer = Offer {
    text: "Questa pagina è disponibile anche in italiano.",
    accept: "Leggi in italiano",
    dismiss: "No, grazie",
};

static TEXTS: PageTexts = PageTexts {
    site: "Sito",
    language: "Lingua",
    today: "Oggi",
    archive: "Archivio",
    rules: "Regole",
    analyser: "Analizzatore",
    letters: "Lettere",
    no_tie: "Qwirkle e Qwirkle Flex sono giochi di MindWare; questo sito non ha alcun legame con l’azienda.",
    front: "Un rompicapo al giorno",
    not_found: "Questa pagina non esiste",
    stars: "Stelle",
    theme: "Tema",
    any_theme: "tutti",
    show_themes: "Mostra i temi, che svelano qualcosa delle soluzioni",
    archive_needs_script: "L’elenco ha bisogno di JavaScript per sapere che giorno è da te.",
    analyser_intro: "Componi un tavolo, riempi la mano e guarda tutte le mosse, la migliore per prima. Una volta caricata, la pagina funziona anche senza rete.",
    analyser_needs_script: "L’analizzatore ha bisogno di JavaScript.",
    analyser_without_engine: "Questo sito è stato costruito senza il motore che trova le mosse. Chi lo costruisce può aggiungerlo:",
    other_days: "Altri giorni",
    rack: "Mano",
    your_play: "La tua mossa",
    choose: "Scegli una tessera della mano, poi una casella del tavolo.",
    check: "Verifica",
    take_back: "Ritira",
    hint: "Indizio",
    solution: "Soluzione",
    breakdown: "Da dove vengono i punti",
    hints: "Indizi",
    solved: "Risolto",
    share: "Condividi",
    rules_title: "Le regole in un minuto",
    tiles: "Ogni tessera mostra uno dei sei simboli in uno dei sei colori. In Qwirkle Flex lo sfondo è nero, bianco o bicolore; ognuna delle 108 tessere è unica. In mano ne hai sei.",
    laying_title: "Posizionare le tessere",
    laying: "Nel tuo turno posizioni una o più tessere in una sola riga o in una sola colonna, senza buchi e a contatto con quelle sul tavolo. Le tessere che posizioni hanno in comune il colore o il simbolo. Ogni riga e ogni colonna di tessere che si toccano ha <strong>un solo colore e simboli diversi</strong>, oppure <strong>un solo simbolo e colori diversi</strong>: quindi mai doppioni, e mai più di sei tessere.",
    points_title: "Punti",
    points: "Ogni riga e ogni colonna che formi o allunghi vale <strong>un punto per tessera</strong>. In Flex lo stesso vale per ogni diagonale di tessere che si toccano e hanno <strong>lo stesso sfondo</strong>, se ne fa parte una tessera che hai posizionato.",
    six_title: "Sei",
    six: "Una sequenza di sei vale <strong>sei punti in più</strong>: in riga o in colonna è un Qwirkle, in diagonale un Qwirkle Flex. Nessuna sequenza può essere più lunga, nemmeno una diagonale con lo stesso sfondo.",
    puzzles_title: "I rompicapi",
    puzzles: "Su ogni tavolo una sola mossa vale più di tutte le altre. Trovala: tocca una tessera della mano e poi una casella. Più sono le stelle, meglio si nasconde.",
    notation: "Gli esempi sono quelli dei regolamenti. Una casella prende il nome dalla colonna e dalla riga, una tessera dalle sue iniziali inglesi: <code>Ydb</code> (yellow, diamond, black) è il rombo giallo su sfondo nero. Il pulsante <em>Lettere</em> le mostra sulle tessere.",
};

//! Help of the command line: see `src/cli/help.rs` for the keys.

/// The texts by their keys.
pub(super) static HELP: &[(&str, &str)] = &[
    ("#Analyse", "Analyser"),
    ("#For developers", "Pour les développeurs"),
    ("#Play", "Jouer"),
    ("#Publish", "Publier"),
    ("#Puzzles", "Problèmes"),
    ("#Qwords puzzles", "Problèmes de Qwords"),
    ("#Tile puzzles", "Problèmes de tuiles"),
    (
        ".batch",
        "Lire une position par ligne sur l’entrée standard et écrire un objet JSON par ligne, dans le même ordre",
    ),
    (
        ".color",
        "Quand utiliser la couleur : `auto` suit le terminal et NO_COLOR",
    ),
    (
        ".common_words",
        "Mots dont les problèmes sont faits : `all` pour tous ceux de la liste, ou un fichier avec un mot par ligne [par défaut : les mots que presque tout le monde connaît]. La solution est toujours vérifiée avec toute la liste",
    ),
    (
        ".compact",
        "Dessiner les tables du terminal aussi petites que possible : une ligne de texte par rangée",
    ),
    (".count", "Nombre de problèmes à créer"),
    (
        ".date",
        "Le jour, par exemple 2027-01-04 [par défaut : aujourd’hui]",
    ),
    (".days", "Nombre de jours, 3660 au plus"),
    (
        ".dice",
        "Les faces des dés, en YAML. Le livret de règles ne les donne pas : celles par défaut sont une hypothèse",
    ),
    (
        ".file",
        "Un fichier qui contient une partie, ou `-` pour l’entrée standard",
    ),
    (".format", "Format de la réponse"),
    (".format=json", "Une ligne de JSON"),
    (
        ".format=parquet",
        "Un fichier Parquet, que --out peut nommer ; le programme doit être compilé avec `parquet`",
    ),
    (".format=text", "Texte à lire"),
    (".format=yaml", "YAML"),
    (".kind", "Genre de problème"),
    (
        ".kind=letter",
        "Trouver la lettre qui rapporte le plus tout de suite",
    ),
    (".kind=rolls", "Tirer le meilleur parti de lancers connus"),
    (
        ".kind=supernatural",
        "Compléter le tableau avec dix mots de cinq lettres",
    ),
    (
        ".lang",
        "Langue de tous les textes à lire ; par défaut, celle du système",
    ),
    (
        ".max_tries",
        "S’arrêter après ce nombre de parties ou de tableaux",
    ),
    (
        ".names",
        "Compter aussi les lieux, prénoms, artistes, marques et sigles connus",
    ),
    (
        ".no_double",
        "Ne compter qu’une fois les axes centraux du côté B",
    ),
    (".no_joker", "Jouer le côté B sans son joker"),
    (
        ".out",
        "Écrire dans un fichier au lieu de la sortie standard",
    ),
    (
        ".position",
        "Une position en une ligne, avec ou sans guillemets, un fichier qui contient une ligne ou une fiche, ou `-` pour l’entrée standard",
    ),
    (
        ".scale",
        "Taille d’un PNG en pourcentage, de 10 à 1000 [par défaut : 200]",
    ),
    (".seed", "Graine du hasard"),
    (
        ".shard",
        "Avec --batch : ne répondre qu’à la ligne K, puis à une ligne sur N ; `sixfold merge` réunit les N fragments",
    ),
    (".side", "Côté de la feuille [par défaut : a]"),
    (".solution", "Montrer aussi la solution"),
    (
        ".threads",
        "Avec --batch : nombre de fils d’exécution ; par défaut un par cœur, 32 au plus",
    ),
    (
        ".words",
        "Les mots qui comptent : une liste fournie avec le programme, ou un fichier avec un mot par ligne. En texte, la liste par défaut est celle de votre langue ; en JSON et en YAML, c’est fr",
    ),
    ("<CELL>", "CASE"),
    ("<COMMAND>", "COMMANDE"),
    ("<DIR>", "DOSSIER"),
    ("<FILE>", "FICHIER"),
    ("<K/N>", "K/N"),
    ("<all|FILE>", "all|FICHIER"),
    ("<FORMAT>", "FORMAT"),
    ("<GRID>", "TABLEAU"),
    ("<KIND>", "GENRE"),
    ("<LANGUAGE>", "LANGUE"),
    ("<LEVEL>", "NIVEAU"),
    ("<LIST>", "LISTE"),
    ("<LIST|FILE>", "LISTE|FICHIER"),
    ("<NAME>", "NOM"),
    ("<PAPER>", "PAPIER"),
    ("<PATH>", "CHEMIN"),
    ("<PATTERN>", "MODÈLE"),
    ("<PERCENT>", "POURCENTAGE"),
    ("<PLAY>", "COUP"),
    ("<POINTS>", "POINTS"),
    ("<POLICY>", "STRATÉGIE"),
    ("<POSITION>", "POSITION"),
    ("<RULES>", "RÈGLES"),
    ("<SHELL>", "SHELL"),
    ("<SIDE>", "CÔTÉ"),
    ("<TASK>", "TÂCHE"),
    ("<THEME>", "THÈME"),
    ("<TILES>", "TUILES"),
    ("<TIME>", "DURÉE"),
    ("<URL>", "URL"),
    ("<WHEN>", "QUAND"),
    (
        "analyse",
        "Trouver les meilleurs coups d’une position et expliquer chaque point",
    ),
    ("analyse.all", "Montrer tous les coups, chacun sur sa ligne"),
    (
        "analyse.also",
        "Avec --deep : un autre coup à juger avec le nombre entier de simulations, par exemple 'Ycb@i9 Pcw@j9' ou 'swap Rd' ; peut être répété",
    ),
    (
        "analyse.deep",
        "Classer les coups, échanges compris, en simulant le reste de la partie ; les fins de partie sont résolues. Si `scores` est donné, les coups sont classés par chances de gagner, puis par écart ; sinon par écart",
    ),
    (
        "analyse.format",
        "Format de la réponse ; un lot répond en JSON ou en Parquet [par défaut : text]",
    ),
    (
        "analyse.opponent_rack",
        "Avec --deep : tuiles que le joueur suivant a sûrement en main, toutes ou en partie, par exemple RcGd ; à répéter pour les joueurs d’après",
    ),
    (
        "analyse.out",
        "Avec --batch : écrire dans un fichier au lieu de la sortie standard",
    ),
    (
        "analyse.plies",
        "Avec --deep : nombre de tours que joue chaque simulation [par défaut : 4, ou le reste de la partie si le sac contient 8 tuiles ou moins]",
    ),
    (
        "analyse.samples",
        "Avec --deep : simulations par coup, 400 ou plus ; un coup qui se révèle d’emblée nettement moins bon n’en reçoit qu’un dixième, 400 au moins [par défaut : 4000]",
    ),
    ("analyse.seed", "Avec --deep : graine du hasard"),
    (
        "analyse.threads",
        "Avec --batch ou --deep : nombre de fils d’exécution ; par défaut un par cœur, 32 au plus",
    ),
    (
        "analyse.time",
        "Avec --deep : durée limite, par exemple 1s ; chaque coup reçoit tout de même quelques simulations. Le résultat dépend alors de la machine",
    ),
    (
        "analyse.top",
        "Nombre de coups à montrer ; en texte, les coups sur les mêmes cases avec le même score partagent une ligne",
    ),
    (
        "analyse:after",
        "Exemples :\n  sixfold analyse flex RcbRtwRsb/1BtbBss PsbYswGcbRdbOcwBfb\n  sixfold analyse table.txt --top 3\n  sixfold analyse - --format json < table.txt\n  sixfold analyse table.txt --deep --also 'swap Psb'\n  sixfold analyse --batch < positions.txt > answers.jsonl\n\nDans un lot, une ligne peut commencer par un identifiant et une tabulation, ou être {\"id\": …, \"position\": \"…\"} ; la réponse commence alors par l’identifiant.",
    ),
    (
        "analyse:long",
        "Trouver les meilleurs coups d’une position et expliquer chaque point\n\nSans POSITION, analyse l’exemple du livret de règles dont le meilleur coup rapporte 18 points.",
    ),
    ("arena", "Faire jouer deux niveaux l’un contre l’autre"),
    ("arena.a", "Le niveau dont les résultats sont donnés"),
    ("arena.b", "Le niveau qu’il affronte"),
    ("arena.games", "Nombre de parties à jouer"),
    ("arena.rules", "Variante du jeu"),
    (
        "arena.shard",
        "Ne jouer que la paire de parties K, puis une paire sur N ; `sixfold merge` réunit les N fragments",
    ),
    (
        "arena.threads",
        "Nombre de fils d’exécution ; par défaut un par cœur, 32 au plus",
    ),
    (
        "arena.time",
        "Durée de réflexion du niveau le plus fort à chaque tour, par exemple 1s ou 200ms",
    ),
    (
        "arena:after",
        "Exemples :\n  sixfold arena strongest greedy --games 1200 --seed 7\n  sixfold arena strongest greedy --rules flex --games 40 --time 1s --format json\n\nLes niveaux, du plus faible au plus fort : beginner, greedy (toujours le plus de points), careful (tient compte aussi des tuiles gardées et évite les lignes de cinq), strong et strongest (simulations et fins de partie résolues).",
    ),
    (
        "arena:long",
        "Faire jouer deux niveaux l’un contre l’autre\n\nLes parties vont par deux : les mêmes tuiles dans le même ordre, en échangeant les places. Une égalité compte pour une demi-victoire, et les résultats sont ceux du premier niveau. La même graine donne les mêmes parties quel que soit le nombre de fils d’exécution, sauf avec --time.",
    ),
    (
        "bench",
        "Mesurer la recherche sur un corpus fixe de 600 positions",
    ),
    ("bench.passes", "Nombre de passages sur le corpus"),
    ("bench.rules", "Ne mesurer que cette variante"),
    ("bench.task", "Ne mesurer que cette tâche"),
    (
        "bench.task=batch",
        "D’une position en une ligne à une ligne de JSON avec le meilleur coup",
    ),
    (
        "bench.task=best",
        "Le meilleur coup seul, sur une table préparée",
    ),
    (
        "bench.task=daily",
        "Un problème du jour de 2027, une fois sur 100 passages ; ils sont tous en Flex",
    ),
    (
        "bench.task=every",
        "Tous les coups avec leur score, sur une table préparée",
    ),
    (
        "bench.task=game",
        "Une partie entière entre deux joueurs qui prennent toujours le plus de points",
    ),
    (
        "bench.task=review",
        "Le bilan d’une partie intro de 37 tours, une fois sur 100 passages",
    ),
    (
        "bench.task=rollout",
        "Une simulation de six tours, puis son annulation",
    ),
    (
        "bench.task=text",
        "D’une position en une ligne au meilleur coup, lecture comprise",
    ),
    (
        "bench:after",
        "Exemples :\n  sixfold bench\n  valgrind --tool=callgrind sixfold bench --task best --rules classic --passes 1\n\nLes instructions d’un passage moins celles d’aucun, divisées par le nombre de positions, ne dépendent pas de la charge de la machine.",
    ),
    (
        "bench:long",
        "Mesurer la recherche sur un corpus fixe de 600 positions\n\nLa signature est une empreinte de tous les coups et de tous les scores du corpus ; elle est la même sur toutes les machines. Les durées, non.",
    ),
    ("completions", "Afficher les complétions d’un shell"),
    (
        "completions:after",
        "Exemple :\n  sixfold completions bash > ~/.local/share/bash-completion/completions/sixfold",
    ),
    (
        "convert",
        "Écrire une position sur une ligne ou en fiche, sous sa forme canonique",
    ),
    (
        "convert.origin",
        "Déplacer la table pour que son coin supérieur gauche soit sur cette case",
    ),
    ("convert.to", "La forme à écrire"),
    (
        "convert:after",
        "Exemples :\n  sixfold convert classic RcRdRf/1Gd BsPsOcOxGtYf --to sheet > table.txt\n  sixfold convert table.txt --origin j10\n  sixfold convert --batch < positions.txt > canonical.jsonl",
    ),
    (
        "draw",
        "Dessiner une position : dans le terminal, en SVG ou en PNG",
    ),
    (
        "draw.any",
        "Avec --play : dessiner le coup même s’il est interdit",
    ),
    (
        "draw.format",
        "Format de la réponse ; par défaut selon l’extension de --out, sinon en texte",
    ),
    (
        "draw.no_letters",
        "Ne pas écrire les lettres sur les tuiles d’un SVG ou d’un PNG",
    ),
    ("draw.play", "Poser un coup sur la table et le marquer"),
    (
        "draw:after",
        "Exemples :\n  sixfold draw flex RcbRtwRsb/1BtbBss PsbYswGcbRdbOcwBfb\n  sixfold draw table.txt --play 'Ycb@i9 Pcw@j9' --out table.png",
    ),
    (
        "game",
        "Vérifier des parties entières et en faire le bilan, tour par tour",
    ),
    (
        "game check",
        "Rejouer une partie, vérifier chaque tour et chaque score, et afficher la feuille de score",
    ),
    (
        "game check:after",
        "Exemple :\n  sixfold game check game.txt\n\nUn fichier est une partie :\n  rules: flex\n  players: North, South\n  1 North [RcbRtwRsbOdwPxsGcb] Rcb@j10 Rtw@k10 Rsb@l10 = 3\n  2 South Btb@k11 Bss@l11 = 10\n  3 North [OdwPxsGcbYswBfbRfs] swap Odw Pxs = 0\n\nLes joueurs sont donnés dans l’ordre des tours. La main entre crochets et les points peuvent manquer ; `pass` est aussi un tour.",
    ),
    (
        "game check:long",
        "Rejouer une partie, vérifier chaque tour et chaque score, et afficher la feuille de score\n\nSe termine avec le code 1 au premier tour interdit, impossible avec les tuiles, ou dont le score est faux. Si une ligne de tuiles oubliée explique un score faux, l’erreur la nomme.",
    ),
    (
        "game review",
        "Faire le bilan d’une partie : ce que chaque tour a coûté, la précision de chacun et la chance",
    ),
    (
        "game review.format",
        "Format de la réponse [par défaut : selon l’extension de --out, sinon en texte]",
    ),
    (
        "game review.format=html",
        "Une page web avec les tables des tours qui ont coûté",
    ),
    (
        "game review.format=svg",
        "Le graphique des chances de gagner",
    ),
    (
        "game review.quiz",
        "Chercher soi-même les meilleurs coups, l’un après l’autre",
    ),
    (
        "game review.samples",
        "Simulations pour les meilleurs coups et pour celui qui a été joué, 200 ou plus [par défaut : 2000]",
    ),
    (
        "game review.threads",
        "Nombre de fils d’exécution ; par défaut un par cœur, 32 au plus",
    ),
    (
        "game review:after",
        "Exemples :\n  sixfold game review game.txt\n  sixfold game review game.txt --out review.html\n  sixfold game review game.txt --quiz",
    ),
    (
        "game review:long",
        "Faire le bilan d’une partie : ce que chaque tour a coûté, la précision de chacun et la chance\n\nChaque tour dont la main est connue, parce qu’elle est donnée entre crochets ou qu’il ne reste pas d’autres tuiles, est comparé par simulations aux meilleurs coups de la position ; les fins de partie sont résolues. Les coups sont classés par chances de gagner, puis par écart, comme avec `analyse --deep`. La note dépend des chances de gagner perdues : une imprécision à partir de 2 %, une erreur à partir de 5 %, une gaffe à partir de 10 %. La même graine donne le même bilan quel que soit le nombre de fils d’exécution.",
    ),
    (
        "game:after",
        "Exemples :\n  sixfold game check puzzles/rulebook/games/qwirkle-flex.fr.txt\n  sixfold game review puzzles/games/intro.txt",
    ),
    (
        "man",
        "Afficher la page de manuel du programme ou d’une commande",
    ),
    (
        "man.command",
        "La commande, par exemple `analyse` ou `puzzle generate`",
    ),
    (
        "man:after",
        "Exemples :\n  sixfold man | man -l -\n  sixfold man puzzle generate > sixfold-puzzle-generate.1",
    ),
    ("merge", "Réunir les fragments d’un calcul"),
    ("merge.shards", "Les fragments, dans n’importe quel ordre"),
    (
        "merge:after",
        "Exemples :\n  sixfold analyse --batch --shard 1/2 < positions.txt > 1.jsonl\n  sixfold analyse --batch --shard 2/2 < positions.txt > 2.jsonl\n  sixfold merge 1.jsonl 2.jsonl --out answers.jsonl",
    ),
    (
        "merge:long",
        "Réunir les fragments d’un calcul\n\nPlusieurs processus ou machines lancent la même commande, chacun avec son propre --shard. De ce qu’ils ont écrit, dans n’importe quel ordre, celle-ci tire exactement ce que donne la commande sans --shard, avec le même code de sortie. Rien n’est écrit si un fragment manque, est donné deux fois, vient d’un autre calcul ou n’est pas complet parce que sa tâche a été tuée.",
    ),
    (
        "notation",
        "Expliquer la notation sur une carte à garder près de la table",
    ),
    (
        "notation.format",
        "Format de la réponse ; par défaut selon l’extension de --out, sinon en texte",
    ),
    (
        "notation:after",
        "Exemples :\n  sixfold notation\n  sixfold notation --out card.png",
    ),
    (
        "notation:long",
        "Expliquer la notation sur une carte à garder près de la table\n\nLa carte explique les tuiles, les cases, les positions et les tours. En SVG ou en PNG, c’est une page A4 ou Letter.",
    ),
    (
        "play",
        "Jouer contre un à trois adversaires, avec indices et retour en arrière",
    ),
    (
        "play.level",
        "Force d’un adversaire ; à répéter pour deux ou trois adversaires [par défaut : un seul, beginner]",
    ),
    ("play.name", "Votre nom, en un mot [par défaut : Player]"),
    ("play.no_review", "Ne pas proposer de bilan après la partie"),
    (
        "play.resume",
        "Reprendre la partie d’un fichier [fichier par défaut : la dernière partie inachevée]",
    ),
    ("play.rules", "Variante du jeu [par défaut : classic]"),
    (
        "play.seat",
        "Votre place ; le joueur 1 commence [par défaut : la plus grande combinaison commence]",
    ),
    (
        "play.seed",
        "Graine du hasard : la même graine distribue la même partie [par défaut : d’après l’horloge]",
    ),
    (
        "play:after",
        "Exemples :\n  sixfold play\n  sixfold play --rules flex --level greedy --level strongest\n  sixfold play --resume\n\nLes niveaux, du plus faible au plus fort : beginner, greedy (toujours le plus de points), careful (tient compte aussi des tuiles gardées et des lignes de cinq), strong et strongest (simulations et recherche des fins de partie).",
    ),
    (
        "play:long",
        "Jouer contre un à trois adversaires, avec indices et retour en arrière\n\nTapez un coup comme `Yc@t30 Pc@u30`, ou `aide`. La même graine distribue la même partie : les tuiles viennent dans le même ordre, et les adversaires répondent aux mêmes tours par les mêmes tours.\n\nLa partie est enregistrée après chaque tour, sous forme de relevé que lit `sixfold game check`, dans le dossier games de votre dossier de données (sous Linux ~/.local/share/sixfold), ou du dossier indiqué par SIXFOLD_DATA_DIR. Si vous quittez une partie, `sixfold play` propose de la reprendre.",
    ),
    (
        "puzzle",
        "Créer, vérifier, montrer, résoudre et imprimer des problèmes",
    ),
    (
        "puzzle book",
        "Réunir les problèmes de nombreux jours dans un livre, en PDF",
    ),
    (
        "puzzle book.from",
        "Premier jour, par exemple 2027-01-04 [par défaut : aujourd’hui]",
    ),
    (
        "puzzle book.grey",
        "Pour les imprimantes sans couleur : chaque tuile porte la lettre de sa couleur",
    ),
    ("puzzle book.out", "Fichier à écrire"),
    ("puzzle book.paper", "Format du papier"),
    ("puzzle book.paper=a4", "210 sur 297 mm"),
    ("puzzle book.paper=letter", "8½ sur 11 pouces"),
    ("puzzle book.per_page", "Problèmes par page"),
    (
        "puzzle book.per_page=2",
        "L’un au-dessus de l’autre, avec des lignes pour vos notes",
    ),
    ("puzzle book.per_page=4", "Deux sur deux"),
    (
        "puzzle book:after",
        "Exemples :\n  sixfold puzzle book --from 2027-01-01 --days 31 --out january.pdf\n  sixfold puzzle book --from 2027-01-01 --days 365 --per-page 4 --paper letter --grey --out year.pdf",
    ),
    (
        "puzzle book:long",
        "Réunir les problèmes de nombreux jours dans un livre, en PDF\n\nDes problèmes avec de la place pour réfléchir, et à la fin leurs solutions avec chaque point. Les mêmes jours donnent toujours le même fichier. Le programme doit être compilé avec `pdf`.",
    ),
    (
        "puzzle check",
        "Vérifier, par une recherche exhaustive, des problèmes enregistrés",
    ),
    (
        "puzzle check.paths",
        "Fichiers de problèmes, ou dossiers qui en contiennent (*.yaml)",
    ),
    (
        "puzzle check:after",
        "Exemple :\n  sixfold puzzle check puzzles/",
    ),
    (
        "puzzle check:long",
        "Vérifier, par une recherche exhaustive, des problèmes enregistrés\n\nChaque position doit être permise et avoir un seul meilleur coup, et tout ce que le fichier en dit doit être juste. Aucun problème ne doit en être un autre tourné, en miroir, ou avec d’autres couleurs, formes ou fonds. Un problème de Qwords doit avoir une seule meilleure réponse avec la liste de mots de sa langue, et la même si les noms propres connus comptent aussi. Si un fichier parmi plusieurs est illisible, il est signalé et les autres sont vérifiés. Se termine avec le code 1 si quelque chose diffère ou n’a pas pu être lu.",
    ),
    ("puzzle daily", "Montrer le problème d’un jour"),
    ("puzzle daily.days", "Nombre de jours, à partir de celui-là"),
    (
        "puzzle daily.format",
        "Format de la réponse ; YAML et JSON contiennent toujours la solution",
    ),
    (
        "puzzle daily:after",
        "Exemples :\n  sixfold puzzle daily\n  sixfold puzzle daily --date 2027-01-04 --solution\n  sixfold puzzle daily --date 2027-01-01 --days 31 --format yaml",
    ),
    (
        "puzzle daily:long",
        "Montrer le problème d’un jour\n\nChaque jour a le même problème sur toutes les machines, pour toujours. Ceux du lundi sont les plus faciles, ceux du dimanche les plus difficiles.",
    ),
    (
        "puzzle generate",
        "Créer des problèmes : à partir de parties simulées, ou pour Qwords",
    ),
    (
        "puzzle generate.format",
        "Format de la réponse ; YAML et JSON contiennent toujours la solution",
    ),
    (
        "puzzle generate.kind=tiles",
        "Qwirkle ou Qwirkle Flex : trouver le meilleur coup",
    ),
    (
        "puzzle generate.margin",
        "Nombre minimal de points d’avance sur le coup suivant [par défaut : 2]",
    ),
    (
        "puzzle generate.out",
        "Écrire un fichier par problème dans ce dossier au lieu de les afficher ; le dossier est créé s’il manque",
    ),
    (
        "puzzle generate.rules",
        "Variante du jeu [par défaut : flex]",
    ),
    (
        "puzzle generate.shard",
        "Ne faire que l’essai K, puis un essai sur N ; `sixfold merge` réunit les N fragments",
    ),
    (
        "puzzle generate.solution",
        "Montrer aussi la solution, en texte",
    ),
    ("puzzle generate.stars", "Difficulté, de 1 à 5"),
    (
        "puzzle generate.target",
        "Score de la solution : un nombre, ou un intervalle comme 15-20 [par défaut : 18]",
    ),
    (
        "puzzle generate.theme",
        "Thème que chaque problème doit avoir, par exemple `bridge`",
    ),
    ("puzzle generate.words", "Langue des mots [par défaut : fr]"),
    (
        "puzzle generate:after",
        "Exemples :\n  sixfold puzzle generate --count 3 --stars 4 --seed 7\n  sixfold puzzle generate --rules classic --target 12-20 --theme crossing --out my-puzzles\n  sixfold puzzle generate --kind letter --words en --format text",
    ),
    (
        "puzzle generate:long",
        "Créer des problèmes : à partir de parties simulées, ou pour Qwords\n\nLa même graine donne les mêmes problèmes, quel que soit le nombre de cœurs. L’effort se compte en essais : des parties, ou des tableaux pour Qwords. Si --max-tries ne suffit pas pour le nombre de problèmes demandé, ceux qui ont été trouvés sont écrits, et le code de sortie est 1. Ctrl-C fait de même. Les problèmes impossibles sont refusés aussitôt. Si les problèmes sont rares, une ligne sur l’erreur standard dit au bout d’une seconde à quel point.\n\nLes problèmes de Qwords sont de trois genres. letter : un tableau presque plein et un lancer ; une seule lettre sur une seule case rapporte le plus tout de suite. rolls : les derniers lancers d’une partie sont connus, dans l’ordre ; une seule suite d’actions rapporte le plus à la fin, et prendre le plus à chaque tour n’y mène pas. supernatural : des lettres qu’il faut toutes utiliser complètent le tableau avec dix mots de cinq lettres, d’une seule façon. La solution reste la même si les noms propres connus comptent aussi, pour qu’aucun nom discutable ne la gâche.",
    ),
    (
        "puzzle play",
        "Résoudre un problème dans le terminal, avec des indices",
    ),
    (
        "puzzle play.file",
        "Fichier de problèmes (*.yaml) ; commence par le premier qui n’est pas résolu [par défaut : le problème du jour]",
    ),
    ("puzzle play.id", "Identifiant du problème dans le fichier"),
    (
        "puzzle play:after",
        "Exemples :\n  sixfold puzzle play\n  sixfold puzzle play my-puzzles.yaml --id flex-18-seed7-2",
    ),
    (
        "puzzle play:long",
        "Résoudre un problème dans le terminal, avec des indices\n\nTapez un coup comme `Rsb@h8 Rcw@i8`, ou `aide`. Chaque coup permis est un essai. Quatre indices donnent le nombre de tuiles, la ligne qui rapporte le plus, la rangée ou la colonne, puis le coup. Si le titre ne donne pas le score, ils donnent le score, le nombre de tuiles, la rangée ou la colonne, puis le coup. On répond aux problèmes de Qwords par des lettres comme `U@c3`, ou par un tableau entier.\n\nUn jour compte pour la série si son problème a été résolu avant la fin du jour, sans le dernier indice. La série, les essais, les indices et les durées sont enregistrés dans le fichier puzzles.json de votre dossier de données (sous Linux ~/.local/share/sixfold), ou du dossier indiqué par SIXFOLD_DATA_DIR.",
    ),
    (
        "puzzle:after",
        "Exemples :\n  sixfold puzzle daily\n  sixfold puzzle play",
    ),
    (
        "qwords",
        "Qwords, le jeu de dés et de mots : compter des tableaux, trouver la meilleure action, jouer",
    ),
    (
        "qwords analyse",
        "Classer toutes les actions selon le score final qu’elles promettent",
    ),
    ("qwords analyse.all", "Montrer toutes les actions"),
    (
        "qwords analyse.position",
        "Une position en une ligne comme `qwords TABLEAU LANCER`, un fichier qui en contient une ou une fiche, ou `-` pour l’entrée standard",
    ),
    (
        "qwords analyse.samples",
        "Nombre de simulations pour les meilleures actions",
    ),
    (
        "qwords analyse.top",
        "Nombre d’actions à montrer [par défaut : 10, et toutes en JSON et en YAML]",
    ),
    (
        "qwords analyse:after",
        "Exemples :\n  sixfold qwords analyse 'qwords DUOPO/SSAUT/KIWIS/INE../SEP.. U/T'\n  sixfold qwords analyse 'qwords ...../.o.../...../...o./..... ?/S side=b' --samples 1000 --top 5\n\nUn fichier de dés :\n  white: \"? C H L N P\"\n  orange: \"A E I O U @\"\n  blue: \"S T B K V Z\"\n  yellow: \"D F G M R W\"\n  black: [white orange, white blue, white yellow, orange blue, orange yellow, blue yellow]",
    ),
    (
        "qwords analyse:long",
        "Classer toutes les actions selon le score final qu’elles promettent\n\nAvec 5 cases libres ou moins, la réponse est exacte. Avant cela, chaque action est jugée par simulations, avec les mêmes lancers pour toutes, et les plus prometteuses le plus souvent ; `≈` marque celles que la marge d’erreur ne sépare pas de la meilleure : deux erreurs types de leur différence, que les mêmes lancers rendent plus petite que les erreurs affichées. La même graine donne la même réponse quel que soit le nombre de cœurs.\n\nLe livret de règles ne donne pas les faces des dés : celles par défaut sont une hypothèse, et --dice les remplace.",
    ),
    (
        "qwords arena",
        "Faire jouer des stratégies en solitaire et comparer leurs scores",
    ),
    (
        "qwords arena.games",
        "Nombre de parties que joue chaque stratégie",
    ),
    (
        "qwords arena.policy",
        "Une stratégie, à donner une ou plusieurs fois [par défaut : toutes]",
    ),
    ("qwords arena.side", "Le côté de la feuille"),
    (
        "qwords arena:after",
        "Exemples :\n  sixfold qwords arena --games 2000 --policy table --policy look-ahead\n  sixfold qwords arena --games 150 --policy full",
    ),
    (
        "qwords arena:long",
        "Faire jouer des stratégies en solitaire et comparer leurs scores\n\nToutes les stratégies jouent les mêmes parties : les mêmes cases à point et les mêmes lancers. La même graine donne les mêmes scores quel que soit le nombre de cœurs. La stratégie full prend quelques secondes par partie.",
    ),
    (
        "qwords play",
        "Jouer seul, avec des indices, et voir ce que fait l’ordinateur avec les mêmes lancers",
    ),
    (
        "qwords play.seed",
        "Graine du hasard : la même graine donne la même partie [par défaut : d’après l’horloge]",
    ),
    ("qwords play.side", "Le côté de la feuille"),
    (
        "qwords play:after",
        "Exemples :\n  sixfold qwords play\n  sixfold qwords play --seed 7 --side b --words en",
    ),
    (
        "qwords play:long",
        "Jouer seul, avec des indices, et voir ce que fait l’ordinateur avec les mêmes lancers\n\nTapez une action comme `U@c3`, ou `aide`. La même graine donne les mêmes cases à point et les mêmes lancers.",
    ),
    (
        "qwords puzzle",
        "Créer des problèmes, comme `sixfold puzzle generate --kind …`, qui remplace cette commande",
    ),
    (
        "qwords puzzle.format",
        "Format de la réponse ; YAML et JSON contiennent toujours la solution",
    ),
    (
        "qwords puzzle.out",
        "Écrire un fichier par problème dans ce dossier au lieu de les afficher ; le dossier est créé s’il manque",
    ),
    ("qwords puzzle.words", "Langue des mots [par défaut : fr]"),
    (
        "qwords puzzle:after",
        "Exemple :\n  sixfold qwords puzzle --kind letter --seed 7 --solution",
    ),
    (
        "qwords puzzle:long",
        "Créer des problèmes, comme `sixfold puzzle generate --kind …`, qui remplace cette commande\n\nLa différence : sans --format, les problèmes sont affichés en texte.",
    ),
    (
        "qwords score",
        "Compter un tableau : le mot le plus long de chaque ligne et colonne, le bonus et l’évaluation",
    ),
    (
        "qwords score.claim",
        "Vérifier les mots qu’annonce ce fichier",
    ),
    (
        "qwords score.grid",
        "Un tableau comme DUOPO/SSAUT/KIWIS/INEST/SEPHA, une position en une ligne, un fichier qui contient l’un ou l’autre, ou une fiche, ou `-` pour l’entrée standard",
    ),
    (
        "qwords score.side",
        "Le côté de la feuille ; prime sur celui de la position",
    ),
    (
        "qwords score:after",
        "Exemples :\n  sixfold qwords score DUOPO/SSAUT/KIWIS/INEST/SEPHA\n  sixfold qwords score my-grid.txt --side b --words en --names\n\nUn fichier de mots annoncés a une ligne de texte par ligne et par colonne qui compte :\n  row 1: DUO\n  column a: SKIS       # le reste peut manquer",
    ),
    (
        "qwords score:long",
        "Compter un tableau : le mot le plus long de chaque ligne et colonne, le bonus et l’évaluation\n\nAvec --claim, vérifie les mots qu’un joueur annonce. Se termine avec le code 1 si l’un d’eux est faux.",
    ),
    ("qwords words", "Chercher des mots, un par ligne"),
    (
        "qwords words.pattern",
        "Les lettres connues, et un `.` pour chacune des autres",
    ),
    (
        "qwords words:after",
        "Exemples :\n  sixfold qwords words K.W..\n  sixfold qwords words ...E --words de --names",
    ),
    (
        "qwords words:long",
        "Chercher des mots, un par ligne\n\nSe termine avec le code 1 si aucun mot ne convient.",
    ),
    (
        "qwords:after",
        "Exemples :\n  sixfold qwords score DUOPO/SSAUT/KIWIS/INEST/SEPHA\n  sixfold qwords analyse 'qwords DUOPO/SSAUT/KIWIS/INE../SEP.. U/T'\n  sixfold qwords play --seed 7\n  sixfold qwords words K.W..",
    ),
    ("rulebook", "Vérifier les exemples des livrets de règles"),
    (
        "rulebook.paths",
        "Fichiers d’exemples, ou dossiers qui en contiennent (*.yaml)",
    ),
    (
        "rulebook:after",
        "Exemple :\n  sixfold rulebook my-examples.yaml\n\nUn fichier est une liste d’exemples :\n  - id: two-blue-tiles\n    position: flex RcbRtwRsb BssBtb origin=j10\n    play: Btb@k11 Bss@l11\n    score: 10\n  - id: two-yellow-diamonds\n    position: flex YdbYswYcw Yds origin=j10\n    play: Yds@m10\n    legal: false\n    reasons: [face_twice_in_line]\nClés facultatives : `where`, `why`, `note`, `lines` et `six_tiles` (une main complète pour laquelle ce coup est le meilleur). Un tableau de Qwords a `claims`, les mots qui comptent ; sans cette clé, les meilleurs mots comptent.\n\nUn coup interdit doit enfreindre toutes les règles de la liste `reasons` ; il peut en enfreindre d’autres. Les codes :\n  no_tiles           un coup ou un échange sans tuile\n  too_many_tiles     plus de tuiles qu’une main n’en contient\n  not_in_rack        une tuile que la main ne contient pas\n  cell_twice         plusieurs tuiles sur une case\n  occupied           une tuile posée sur une autre\n  nothing_shared     les tuiles posées n’ont en commun ni la couleur ni la forme\n  face_laid_twice    deux des tuiles posées ont la même couleur et la même forme\n  not_one_line       les tuiles posées ne sont pas sur une même rangée ou colonne\n  gap                des cases libres entre les tuiles posées\n  touches_nothing    aucune tuile posée ne touche, côté contre côté, une tuile de la table\n  mixed_line         une ligne qui n’est ni d’une couleur ni d’une forme\n  face_twice_in_line une ligne avec deux fois la même couleur et la même forme\n  line_too_long      une ligne de plus de six tuiles\n  diagonal_too_long  une diagonale de plus de six tuiles de même fond\n  opening_size       une ouverture plus petite que la plus grande combinaison de la main\n  opening_not_laid   un échange ou un tour passé pour commencer\n  swap_beyond_bag    un échange de plus de tuiles que le sac n’en contient\n  can_lay            un tour passé alors qu’une tuile peut être posée\n  can_swap           un tour passé alors que des tuiles peuvent être échangées",
    ),
    (
        "rulebook:long",
        "Vérifier les exemples des livrets de règles\n\nSans CHEMIN, vérifie les exemples des livrets de Qwirkle, de Qwirkle Flex et de Qwords fournis avec le programme. Se termine avec le code 1 si un exemple diffère.",
    ),
    (
        "schema",
        "Afficher le schéma JSON des réponses d’une commande",
    ),
    (
        "schema.command",
        "La commande, ses mots reliés par des traits d’union",
    ),
    (
        "schema.out",
        "Écrire chaque schéma dans un fichier de ce dossier, qui doit exister",
    ),
    (
        "schema:after",
        "Exemples :\n  sixfold schema analyse > analyse.json\n  sixfold schema --out docs/schema",
    ),
    (
        "schema:long",
        "Afficher le schéma JSON des réponses d’une commande\n\nLes schémas décrivent chaque clé de `--format json` ; ils se trouvent aussi dans docs/schema. `deep` est la réponse de `analyse --deep`, `table` ce que lit la page de l’analyseur, `error` ce qui tient lieu de réponse. Sans COMMANDE, donne la liste des noms.",
    ),
    (
        "score",
        "Juger un coup : permis ou non et pourquoi, chaque point, et l’écart avec le meilleur",
    ),
    (
        "score.format",
        "Format de la réponse ; un lot répond en JSON ou en Parquet [par défaut : text]",
    ),
    (
        "score.play",
        "Un coup comme `Ycb@i9 Pcw@j9`, `swap Rd Oc` ou `pass` ; le premier mot de ce genre termine une position sans guillemets",
    ),
    (
        "score:after",
        "Exemples :\n  sixfold score flex RcbRtwRsb BssBtbGcbRdbOcwBfb origin=j10 Btb@k11 Bss@l11\n  sixfold score table.txt swap Rd Oc\n  sixfold score --batch < plays.txt > answers.jsonl\n\nUne ligne d’un lot est la position, une tabulation et le coup, précédés ou non d’un identifiant et d’une tabulation ; ou {\"id\": …, \"position\": \"…\", \"play\": \"…\"}.",
    ),
    (
        "score:long",
        "Juger un coup : permis ou non et pourquoi, chaque point, et l’écart avec le meilleur\n\nSe termine avec le code 1 si le coup, ou l’un de ceux d’un lot, est interdit.",
    ),
    ("serve", "Servir sur cet ordinateur un site déjà construit"),
    ("serve.port", "Port à écouter ; 0 en choisit un libre"),
    (
        "serve.site",
        "Dossier d’un site construit par `sixfold site`",
    ),
    ("serve:after", "Exemple :\n  sixfold serve public"),
    (
        "site",
        "Construire un site web statique : un problème par jour, archives, règles, flux, analyseur",
    ),
    (
        "site.base_url",
        "Adresse du site, par exemple https://example.org/puzzles/ : le flux et les images de partage ont besoin d’adresses complètes",
    ),
    (
        "site.engine",
        "Moteur de la page de l’analyseur, que construit `web/build-engine`",
    ),
    ("site.from", "Premier jour, par exemple 2027-01-04"),
    ("site.out", "Dossier où écrire, créé s’il manque"),
    (
        "site.today",
        "Le dernier jour auquel mènent les pages et le flux [par défaut : le jour de chaque visiteur, et pas de flux]",
    ),
    (
        "site:after",
        "Exemples :\n  sixfold site --from 2027-01-01 --days 31 --out public\n  sixfold site --from 2027-01-01 --days 31 --out public --lang fr,de,it,en\n  sixfold serve public",
    ),
    (
        "site:long",
        "Construire un site web statique : un problème par jour, archives, règles, flux, analyseur\n\nLa première page montre le problème du jour du visiteur, si le site l’a. Sans `--today`, aucune page ne mène à un jour qui suit celui du visiteur : un site peut donc être construit des mois à l’avance. Un tel site n’a pas de flux, car un flux annoncerait les jours à venir. Les mêmes données donnent les mêmes fichiers. Un dossier qui contient un site antérieur est mis à jour ; les fichiers qui ne sont pas ceux du site restent. Avec plusieurs langues, comme `--lang fr,de`, chacune a son dossier, et la première est aussi à la racine.",
    ),
    (
        "sixfold",
        "Analyse des tables de Qwirkle et de Qwirkle Flex : tous les coups permis, le meilleur, et chaque point expliqué",
    ),
    (
        "sixfold:after",
        "Une position s’écrit `RÈGLES TABLE MAIN [clé=valeur …]`, par exemple\n  'flex RcbRtwRsb/1BtbBss PsbYswGcbRdbOcwBfb'\nou en fiche dans un fichier. Codes de sortie : 0 tout va bien ; 1 les données sont fausses ou une vérification a échoué ; 2 la ligne de commande n’a pas été comprise.",
    ),
    (
        "unseen",
        "Compter les tuiles cachées et trouver les cases qu’aucune d’elles ne peut remplir",
    ),
    (
        "unseen.format",
        "Format de la réponse ; un lot répond en JSON ou en Parquet [par défaut : text]",
    ),
    (
        "unseen:after",
        "Exemples :\n  sixfold unseen classic RcRdRf/1Gd BsPsOcOxGtYf\n  sixfold unseen table.txt --format json\n  sixfold unseen --batch < positions.txt > answers.jsonl",
    ),
    (
        "unseen:long",
        "Compter les tuiles cachées et trouver les cases qu’aucune d’elles ne peut remplir\n\nSont cachées les tuiles que les autres et le sac peuvent contenir : le jeu entier, moins la table, moins la main. À deux joueurs, quand le sac est vide, c’est la main de l’adversaire.",
    ),
];

/// What the reader of YAML found, in its English sentence.
pub(super) enum YamlFault<'a> {
    /// A key that must be there.
    Missing(&'a str),
    /// A key that there is not, and those that there are.
    Unknown(&'a str, &'a str),
    /// A key that stands twice.
    Twice(&'a str),
    /// Anything else.
    Other(&'a str),
}

impl YamlFault<'_> {
    /// What a sentence says.
    pub(super) fn of(message: &str) -> YamlFault<'_> {
        let unknown = || {
            let rest = message.strip_prefix("unknown field ")?;
            rest.split_once(", expected one of ")
        };
        if let Some(key) = message.strip_prefix("missing field ") {
            YamlFault::Missing(key)
        } else if let Some((key, known)) = unknown() {
            YamlFault::Unknown(key, known)
        } else if let Some(key) = message.strip_prefix("duplicate field ") {
            YamlFault::Twice(key)
        } else {
            YamlFault::Other(message)
        }
    }
}

/// The few words around sentences on a terminal.
pub trait TerminalWords: Sync {
    /// Before an error, without its colon.
    fn error(&self) -> &'static str;
    /// Before a warning.
    fn warning(&self) -> &'static str;
    /// A label before what it is about, on one line: `Hint 2 of 4: the best play scores 12.`
    fn labelled(&self, label: &str, text: &str) -> String;
    /// Before what is good to know.
    fn note(&self) -> &'static str;
    /// Before the way out.
    fn help(&self) -> &'static str;
    /// A text that is in no file, by its English name, such as `position` or `standard input`; the
    /// name of a file stays.
    fn source<'a>(&self, name: &'a str) -> &'a str;
    /// What is wrong with a YAML text, from the sentence of its reader, which is English.
    fn yaml(&self, message: &str) -> String;
    /// How far something long has come, with `{pos}` and `{len}` for the numbers; the things come
    /// from other topics.
    fn progress(&self, things: &str) -> String;
    /// What a bar counts while actions are ranked: `steps`
    fn steps(&self) -> &'static str;
    /// What a bar counts while a site is made: `days`
    fn days(&self) -> &'static str;
    /// A value that is no time.
    fn not_a_time(&self, given: &str) -> String;
}

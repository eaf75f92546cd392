/// What stands around the commands' own help texts, and what is said of a command line that is not
/// understood. In English the parser says it itself, and so there is no English here.
pub trait ParserWords: Sync {
    /// Before the form of a command: `Usage:`
    fn usage(&self) -> &'static str;
    /// The options in the form of a command: `[OPTIONS]`
    fn some_options(&self) -> &'static str;
    /// A command in the form of a command: `COMMAND`
    fn some_command(&self) -> &'static str;
    /// Above the commands: `Commands`
    fn commands(&self) -> &'static str;
    /// Above what stands without a name: `Arguments`
    fn arguments(&self) -> &'static str;
    /// Above the options: `Options`
    fn options(&self) -> &'static str;
    /// A heading with its sign: `Options:`
    fn heading(&self, title: &str) -> String;
    /// Which value is taken if none is given: `[default: 0]`
    fn default(&self, value: &str) -> String;
    /// Which values there are: `[possible values: …]`
    fn possible(&self, values: &str) -> String;
    /// Above the values with what each of them means: `Possible values:`
    fn possible_values(&self) -> &'static str;
    /// Another name of a command: `[alias: analyze]`
    fn alias(&self, name: &str) -> String;
    /// What `help` does.
    fn about_help(&self) -> &'static str;
    /// What `-h` and `--help` do; whether they differ.
    fn help_option(&self, differ: bool) -> &'static str;
    /// The same, as the longer of the two says it.
    fn long_help_option(&self) -> &'static str;
    /// What `--version` does.
    fn version_option(&self) -> &'static str;
    /// The headings of a manual page: name, synopsis, description, extra, version.
    fn manual_headings(&self) -> [&'static str; 5];

    /// An option that does not exist.
    fn unknown_argument(&self, argument: &str) -> String;
    /// A command that does not exist.
    fn unknown_command(&self, command: &str) -> String;
    /// An option that may be given only once.
    fn repeated(&self, argument: &str) -> String;
    /// An option that does not go with others.
    fn conflict(&self, argument: &str, others: &[String]) -> String;
    /// An option without the value that it needs.
    fn no_value(&self, argument: &str) -> String;
    /// An option that needs an equals sign before its value.
    fn no_equals_sign(&self, argument: &str) -> String;
    /// A value that cannot be, and why if that is known.
    fn bad_value(&self, value: &str, argument: &str, reason: Option<&str>) -> String;
    /// A value that is no whole number.
    fn no_number(&self) -> String;
    /// A number that is too small or too large.
    fn outside(&self, number: &str, lowest: &str, highest: Option<&str>) -> String;
    /// A value more than expected.
    fn surplus(&self, value: &str, argument: &str) -> String;
    /// Another number of values than expected.
    fn number_of_values(&self, argument: &str, expected: isize, given: isize) -> String;
    /// Before the list of the arguments that are missing, one per line.
    fn missing(&self) -> &'static str;
    /// A command without the command that it needs.
    fn missing_command(&self, of: &str) -> String;
    /// Which commands there are: `[commands: …]`
    fn known_commands(&self, commands: &str) -> String;
    /// A way out: names that are like what was given.
    fn tip_similar(&self, names: &[String]) -> String;
    /// A way out: how to write what looks like an option if it is a value.
    fn tip_as_value(&self, value: &str, form: &str) -> String;
    /// A way out: what exists.
    fn tip_exists(&self, form: &str) -> String;
    /// Where to read more.
    fn more(&self, option: &str) -> String;
}

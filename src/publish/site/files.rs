use std::collections::BTreeSet;
use std::path::{Component, Path};

/// The file that tells what a site is made of, and that a folder is one.
pub const LIST_NAME: &str = "sixfold-site.txt";

const HEADING: &str = "# The files of a site made by sixfold: the next `sixfold site` replaces or removes them, and no others.";

/// The names of all files of a site, with `/` between folders.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FileList {
    names: BTreeSet<String>,
}

impl FileList {
    /// Reads a list; nothing where the text is none.
    ///
    /// Names that lead out of the folder, which no site has, are left out: nothing outside is ever
    /// removed.
    pub fn parse(text: &str) -> Option<FileList> {
        let names = text
            .strip_prefix(HEADING)?
            .lines()
            .filter(|name| is_inside(name));
        Some(names.map(str::to_owned).collect())
    }

    /// The list as text.
    pub fn to_text(&self) -> String {
        self.names
            .iter()
            .fold(format!("{HEADING}\n"), |text, name| text + name + "\n")
    }

    /// The names in order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.names.iter().map(String::as_str)
    }

    /// The names that another list does not have.
    pub fn without<'a>(&'a self, other: &'a FileList) -> impl Iterator<Item = &'a str> {
        self.names.difference(&other.names).map(String::as_str)
    }

    /// The names of both.
    pub fn with(&self, other: &FileList) -> FileList {
        FileList {
            names: self.names.union(&other.names).cloned().collect(),
        }
    }
}

impl FromIterator<String> for FileList {
    fn from_iter<T: IntoIterator<Item = String>>(names: T) -> FileList {
        FileList {
            names: names.into_iter().collect(),
        }
    }
}

fn is_inside(name: &str) -> bool {
    !name.is_empty()
        && Path::new(name)
            .components()
            .all(|part| matches!(part, Component::Normal(_)))
}

//! What the crate depends on, checked against `.cargo/deny.toml`, which cargo-deny reads too.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use serde::Deserialize;

#[derive(Deserialize)]
struct Rules {
    licenses: Licences,
    bans: Bans,
    sources: Sources,
}

#[derive(Deserialize)]
struct Licences {
    allow: Vec<String>,
}

#[derive(Deserialize)]
struct Bans {
    deny: Vec<Spec>,
    skip: Vec<Spec>,
}

/// `name`, or `name@version`, which stands for every version that begins so.
#[derive(Deserialize)]
struct Spec {
    #[serde(rename = "crate")]
    spec: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Sources {
    allow_registry: Vec<String>,
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    license: Option<String>,
    /// `None` for the crates of this repository.
    source: Option<String>,
}

fn rules() -> Rules {
    let text = include_str!("../../.cargo/deny.toml");
    basic_toml::from_str(text).unwrap()
}

/// Every package that is built here, with all features.
fn packages() -> Vec<Package> {
    let host = Command::new("rustc").arg("-vV").output().unwrap().stdout;
    let host = String::from_utf8(host).unwrap();
    let host = host.lines().find_map(|line| line.strip_prefix("host: "));
    let metadata = |offline: &[&str]| {
        Command::new(env!("CARGO"))
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .args([
                "metadata",
                "--format-version=1",
                "--locked",
                "--all-features",
            ])
            .args(["--filter-platform", host.unwrap()])
            .args(offline)
            .output()
            .unwrap()
    };
    let mut output = metadata(&["--offline"]);
    if !output.status.success() {
        // Packages of a feature that was never built here are still to be downloaded.
        output = metadata(&[]);
    }
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    let metadata: Metadata = serde_json::from_slice(&output.stdout).unwrap();
    assert!(metadata.packages.len() > 100);
    metadata.packages
}

#[test]
fn dependencies_are_as_agreed() {
    let (rules, packages) = (rules(), packages());
    let mut wrong = Vec::new();
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for package in &packages {
        let Package { name, version, .. } = package;
        let licence = package.license.as_deref().unwrap_or_default();
        if !is_allowed(licence, &rules.licenses.allow) {
            wrong.push(format!("{name} has the licence {licence:?}"));
        }
        let is_known = |source: &String| {
            let registry = source.strip_prefix("registry+");
            registry.is_some_and(|address| {
                rules
                    .sources
                    .allow_registry
                    .iter()
                    .any(|known| known == address)
            })
        };
        if !package.source.as_ref().is_none_or(is_known) {
            wrong.push(format!("{name} comes from {:?}", package.source));
        }
        if rules.bans.deny.iter().any(|ban| ban.spec == *name) {
            wrong.push(format!("{name} is banned"));
        }
        if !rules.bans.skip.iter().any(|skip| skip.is_of(package)) {
            versions.entry(name).or_default().insert(version);
        }
    }
    for (name, versions) in versions.iter().filter(|(_, versions)| versions.len() > 1) {
        wrong.push(format!("{name} has several versions: {versions:?}"));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

impl Spec {
    fn is_of(&self, package: &Package) -> bool {
        let (name, version) = self.spec.split_once('@').unwrap();
        let rest = package.version.strip_prefix(version);
        name == package.name && rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    }
}

#[test]
fn licence_expressions_are_read() {
    let allow = ["MIT", "Zlib", "Apache-2.0 WITH LLVM-exception"].map(str::to_owned);
    for good in [
        "MIT",
        "MIT/Apache-2.0",
        "GPL-3.0 OR MIT",
        "(MIT OR GPL-3.0) AND Zlib",
        "GPL-3.0 AND Zlib OR MIT",
        "Apache-2.0 WITH LLVM-exception",
    ] {
        assert!(is_allowed(good, &allow), "{good}");
    }
    for bad in [
        "",
        "GPL-3.0",
        "MIT AND GPL-3.0",
        "(MIT OR Zlib) AND GPL-3.0",
        "Apache-2.0",
        "MIT WITH LLVM-exception",
        "(MIT",
        "MIT Zlib",
    ] {
        assert!(!is_allowed(bad, &allow), "{bad}");
    }
}

/// Whether an SPDX expression can be satisfied with these licences alone.
fn is_allowed(expression: &str, allow: &[String]) -> bool {
    let spaced = expression
        .replace('(', " ( ")
        .replace(')', " ) ")
        .replace('/', " OR ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut rest = &words[..];
    any(&mut rest, allow) == Some(true) && rest.is_empty()
}

/// `A OR B`; `None` if it is no expression.
fn any(rest: &mut &[&str], allow: &[String]) -> Option<bool> {
    let mut is_good = all(rest, allow)?;
    while let ["OR", after @ ..] = rest {
        *rest = after;
        is_good |= all(rest, allow)?;
    }
    Some(is_good)
}

/// `A AND B`, which binds more closely.
fn all(rest: &mut &[&str], allow: &[String]) -> Option<bool> {
    let mut is_good = one(rest, allow)?;
    while let ["AND", after @ ..] = rest {
        *rest = after;
        is_good &= one(rest, allow)?;
    }
    Some(is_good)
}

/// A licence, with an exception or without, or an expression in brackets.
fn one(rest: &mut &[&str], allow: &[String]) -> Option<bool> {
    let licence = match **rest {
        ["(", ref after @ ..] => {
            *rest = after;
            let is_good = any(rest, allow)?;
            *rest = rest.strip_prefix(&[")"])?;
            return Some(is_good);
        }
        [licence, "WITH", exception, ref after @ ..] => {
            *rest = after;
            format!("{licence} WITH {exception}")
        }
        [licence, ref after @ ..] => {
            *rest = after;
            licence.to_owned()
        }
        [] => return None,
    };
    Some(allow.contains(&licence))
}

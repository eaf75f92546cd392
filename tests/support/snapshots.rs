//! How every snapshot is stored.

use insta::Settings;

/// In `snapshots`, under the name that the test gives it and nothing else.
pub(crate) fn settings() -> Settings {
    let mut settings = Settings::clone_current();
    settings.set_snapshot_path(concat!(env!("CARGO_MANIFEST_DIR"), "/snapshots"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings
}

/// Checks the end of a stored snapshot, where what stands before it needs the command line.
#[cfg(not(feature = "cli"))]
#[track_caller]
pub(crate) fn check_end(name: &str, end: &str) {
    let path = format!("{}/snapshots/{name}.snap", env!("CARGO_MANIFEST_DIR"));
    let stored = std::fs::read_to_string(&path).unwrap();
    assert!(stored.trim_end().ends_with(end), "{path}: {end}");
}

/// A line for a list of files: the name, the number of bytes, and a number that changes with any of them (FNV-1a, 64 bits).
pub(crate) fn fingerprint(name: &str, bytes: &[u8]) -> String {
    let hash = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    format!(
        "{name} {} {:016x}\n",
        bytes.len(),
        bytes.iter().fold(0xcbf2_9ce4_8422_2325, hash)
    )
}

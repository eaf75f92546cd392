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

//! Bars that show how far a long command has come, and the end that the user may put to it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use indicatif::{ProgressBar, ProgressStyle};

/// A bar on standard error, which shows itself on terminals only.
pub(super) fn bar(total: u64, things: &str) -> ProgressBar {
    let bar = ProgressBar::new(total);
    let template = format!("{{bar:32}} {{pos}} of {{len}} {things} {{msg:.dim}}");
    bar.set_style(ProgressStyle::with_template(&template).unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}

/// Becomes true when the user presses Ctrl-C, which then no longer kills: what was done so far can be kept whole.
pub(super) fn interruption() -> Arc<AtomicBool> {
    let pressed = Arc::new(AtomicBool::new(false));
    let noted = Arc::clone(&pressed);
    // Where the system takes no handler, Ctrl-C kills as ever; files are still written whole or not at all.
    let _ = ctrlc::set_handler(move || {
        if noted.swap(true, Ordering::Relaxed) {
            std::process::exit(1);
        }
    });
    pressed
}

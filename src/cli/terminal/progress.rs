//! Bars that show how far a long command has come, and the end that the user may put to it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

use crate::language::Language;

/// A bar on standard error, which shows itself on terminals only.
pub(crate) fn bar(total: u64, things: &str, words: &Language) -> ProgressBar {
    let counted = words.terminal.progress(things);
    styled(total, &format!("{counted} {{msg:.dim}}"))
}

/// A bar for work that is counted in parts of the whole.
pub(crate) fn share(doing: &str) -> ProgressBar {
    let bar = styled(100, &format!("{doing} {{elapsed:.dim}}"));
    // Also while there is nothing to report.
    bar.enable_steady_tick(Duration::from_millis(250));
    bar
}

fn styled(total: u64, rest: &str) -> ProgressBar {
    let bar = ProgressBar::new(total);
    let template = format!("{{bar:32}} {rest}");
    bar.set_style(
        ProgressStyle::with_template(&template).unwrap_or_else(|_| ProgressStyle::default_bar()),
    );
    bar
}

/// Shows which part of the work is done.
pub(crate) fn show(bar: &ProgressBar, share: f64) {
    bar.set_position((share.clamp(0.0, 1.0) * 100.0) as u64);
}

/// Becomes true when the user presses Ctrl-C, which then no longer kills: what was done so far can
/// be kept whole.
pub(crate) fn interruption() -> Arc<AtomicBool> {
    let pressed = Arc::new(AtomicBool::new(false));
    let noted = Arc::clone(&pressed);
    // Where the system takes no handler, Ctrl-C kills as ever; files are still written whole or not
    // at all.
    let _ = ctrlc::set_handler(move || {
        if noted.swap(true, Ordering::Relaxed) {
            std::process::exit(1);
        }
    });
    pressed
}

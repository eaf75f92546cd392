//! What an installed site is and keeps for times without a network.

use serde_json::json;

use super::{ENGINE_NAME, SCRIPTS, STYLE, Site, WORKER};

impl Site {
    /// The service worker with the files of the analyser, of which the page and the engine are
    /// given.
    pub fn worker(&self, analyser: &str, engine: Option<&[u8]>) -> String {
        let mut kept = vec![
            ("analyser.html".to_owned(), analyser.as_bytes()),
            ("assets/style.css".to_owned(), STYLE.as_bytes()),
            ("manifest.webmanifest".to_owned(), &[]),
            ("icon.svg".to_owned(), &[]),
        ];
        kept.extend(
            SCRIPTS
                .iter()
                .map(|(name, text)| (format!("assets/{name}"), text.as_bytes())),
        );
        kept.extend(engine.map(|engine| (ENGINE_NAME.to_owned(), engine)));
        let names: Vec<&str> = kept.iter().map(|(name, _)| name.as_str()).collect();
        let version = fingerprint(
            kept.iter()
                .flat_map(|(name, bytes)| [name.as_bytes(), bytes]),
        );
        WORKER
            .replace(
                "const FILES = [];",
                &format!("const FILES = {};", json!(names)),
            )
            .replace(
                "const VERSION = \"\";",
                &format!("const VERSION = \"{version:016x}\";"),
            )
    }

    /// What a phone or computer needs to know to install the site.
    pub fn manifest(&self) -> String {
        let start = if self.engine {
            "analyser.html"
        } else {
            "index.html"
        };
        let icon = |size: u32| {
            let (file, sizes) = (format!("icon-{size}.png"), format!("{size}x{size}"));
            json!({"src": file, "sizes": sizes, "type": "image/png", "purpose": "any maskable"})
        };
        let manifest = json!({
            "name": "sixfold",
            "short_name": "sixfold",
            "description": "Every legal play of a Qwirkle table, and a puzzle a day",
            "start_url": start,
            "scope": "./",
            "display": "standalone",
            "background_color": "#faf8f4",
            "theme_color": "#faf8f4",
            "icons": [
                {"src": "icon.svg", "sizes": "any", "type": "image/svg+xml"},
                icon(192),
                icon(512),
            ],
        });
        format!("{manifest:#}\n")
    }
}

/// A number that changes with any byte (FNV-1a, 64 bits).
fn fingerprint<'a>(parts: impl IntoIterator<Item = &'a [u8]>) -> u64 {
    let bytes = parts.into_iter().flatten();
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

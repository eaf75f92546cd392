//! A small server for one's own computer.

use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use clap::Args;

use crate::cli::terminal::output::Output;
use crate::cli::{CommandError, Exit};
use crate::publish::site::files::{INDEX, NOT_FOUND};

/// Serve a built site on localhost
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  sixfold serve public")]
pub(crate) struct ServeArgs {
    /// Folder of a site that `sixfold site` built
    #[arg(value_name = "DIR")]
    site: PathBuf,

    /// Port to listen on; 0 picks a free one
    #[arg(long, value_name = "N", default_value_t = 8026)]
    port: u16,
}

/// The time and the bytes that a request has to say what it wants.
const PATIENCE: Duration = Duration::from_secs(10);
const LONGEST_HEAD: u64 = 16 * 1024;

impl ServeArgs {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        let unreadable = |error| CommandError::unreadable(self.site.clone(), error);
        let folder = self.site.canonicalize().map_err(unreadable)?;
        if !folder.join(INDEX).is_file() {
            let site = self.site.clone();
            return Err(CommandError::new("file", move |words| {
                words.publish.no_index(&site, INDEX)
            }));
        }
        let port = self.port;
        let refused = |error| {
            CommandError::new("system", move |words| {
                words.publish.port_refused(port, &error)
            })
        };
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map_err(refused)?;
        let address = listener.local_addr().map_err(refused)?;
        let words = output.words().publish;
        let serving = words.serving(&self.site, &format!("http://{address}/"));
        output.print(&format!("{serving}\n"))?;
        let about = &words.site().not_found;
        let site = Served {
            folder,
            elsewhere: elsewhere(about.title, about.description),
        };
        thread::scope(|scope| {
            for visitor in listener.incoming().flatten() {
                let site = &site;
                // A visitor who goes away, or says nothing, is no trouble.
                scope.spawn(move || {
                    let _ = answer(visitor, site);
                });
            }
        });
        Ok(Exit::Ok)
    }
}

/// What is served.
struct Served {
    folder: PathBuf,
    /// The answer to an address in a folder that holds no such file.
    elsewhere: String,
}

/// A page that leads to the one for what is missing, whose links only work at the top of the site.
fn elsewhere(title: &str, text: &str) -> String {
    format!(
        "<!doctype html><title>{title}</title>\
         <meta http-equiv=\"refresh\" content=\"0; url=/{NOT_FOUND}\">\
         <p><a href=\"/{NOT_FOUND}\">{text}</a>\n"
    )
}

/// Answers one request, and then closes the connection.
fn answer(mut visitor: TcpStream, site: &Served) -> io::Result<()> {
    visitor.set_read_timeout(Some(PATIENCE))?;
    visitor.set_write_timeout(Some(PATIENCE))?;
    let mut head = BufReader::new(Read::take(&visitor, LONGEST_HEAD)).lines();
    let first = head.next().transpose()?.unwrap_or_default();
    // The rest of the head says nothing that matters here, but must be read before the answer.
    for line in head {
        if line?.is_empty() {
            break;
        }
    }
    let mut words = first.split(' ');
    let (method, address) = (
        words.next().unwrap_or_default(),
        words.next().unwrap_or_default(),
    );
    let Answer { status, kind, body } = match method {
        "GET" | "HEAD" => page(address.split(['?', '#']).next().unwrap_or_default(), site),
        _ => Answer::plain("405 Method Not Allowed"),
    };
    write!(
        visitor,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nCache-Control: no-cache\r\n\
         X-Content-Type-Options: nosniff\r\nAllow: GET, HEAD\r\nConnection: close\r\n\r\n",
        body.len()
    )?;
    if method != "HEAD" {
        visitor.write_all(&body)?;
    }
    visitor.flush()
}

struct Answer {
    status: &'static str,
    kind: &'static str,
    body: Vec<u8>,
}

impl Answer {
    /// Nothing but the status.
    fn plain(status: &'static str) -> Answer {
        Answer {
            status,
            kind: "text/plain; charset=utf-8",
            body: status.into(),
        }
    }
}

/// The file at an address, or the page that says that there is none.
fn page(address: &str, site: &Served) -> Answer {
    let found = inside(address, &site.folder).map(|file| ("200 OK", file));
    if found.is_none() && address.matches('/').count() > 1 {
        return Answer {
            status: "404 Not Found",
            kind: "text/html; charset=utf-8",
            body: site.elsewhere.clone().into_bytes(),
        };
    }
    let (status, file) = found.unwrap_or_else(|| ("404 Not Found", site.folder.join(NOT_FOUND)));
    match fs::read(&file) {
        Ok(body) => Answer {
            status,
            kind: content_type(&file),
            body,
        },
        Err(_) => Answer::plain("404 Not Found"),
    }
}

/// The file that an address names, if it lies in the folder: a link that leads out of it
/// names none.
fn inside(path: &str, folder: &Path) -> Option<PathBuf> {
    let mut file = folder.to_owned();
    let path = if path.ends_with('/') {
        format!("{path}{INDEX}")
    } else {
        path.to_owned()
    };
    for name in path.strip_prefix('/')?.split('/') {
        // The names of a site's files are plain; anything else, such as `..`, names none of them.
        if name.starts_with('.')
            || !name
                .chars()
                .all(|sign| sign.is_ascii_alphanumeric() || "-._".contains(sign))
        {
            return None;
        }
        file.push(name);
    }
    let file = fs::canonicalize(file).ok()?;
    (file.starts_with(folder) && file.is_file()).then_some(file)
}

fn content_type(file: &Path) -> &'static str {
    match file.extension().and_then(|ending| ending.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("json") => "application/json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("wasm") => "application/wasm",
        Some("webmanifest") => "application/manifest+json",
        Some("xml") => "application/atom+xml; charset=utf-8",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

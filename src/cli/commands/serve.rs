use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use clap::Args;

use crate::cli::Complaint;
use crate::cli::terminal::output::Output;
use crate::cli::{CommandError, Exit};

/// Show a site on this computer, and on no other
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  sixfold serve public")]
pub(crate) struct Serve {
    /// The folder of a site
    #[arg(value_name = "DIR")]
    site: PathBuf,

    /// The port to listen at; 0 for any free one
    #[arg(long, value_name = "N", default_value_t = 8026)]
    port: u16,
}

/// A request has so much time and so many bytes to say what it wants.
const PATIENCE: Duration = Duration::from_secs(10);
const LONGEST_HEAD: u64 = 16 * 1024;

impl Serve {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        let unreadable = |error| CommandError::unreadable(self.site.clone(), error);
        let folder = self.site.canonicalize().map_err(unreadable)?;
        if !folder.join("index.html").is_file() {
            return Err(Complaint::NoIndex {
                path: self.site.clone(),
            }
            .into());
        }
        let refused = |error| Complaint::PortRefused {
            port: self.port,
            error,
        };
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, self.port)).map_err(refused)?;
        let address = listener.local_addr().map_err(refused)?;
        output.print(&format!(
            "{} is at http://{address}/ until you press Ctrl-C\n",
            self.site.display()
        ))?;
        thread::scope(|scope| {
            for visitor in listener.incoming().flatten() {
                let folder = &folder;
                // A visitor who goes away, or says nothing, is no trouble.
                scope.spawn(move || answer(visitor, folder).ok());
            }
        });
        Ok(Exit::Ok)
    }
}

/// Answers one request, and then closes the connection.
fn answer(mut visitor: TcpStream, folder: &Path) -> io::Result<()> {
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
        "GET" | "HEAD" => page(address.split(['?', '#']).next().unwrap_or_default(), folder),
        _ => Answer::plain("405 Method Not Allowed", "only GET and HEAD"),
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
    fn plain(status: &'static str, words: &str) -> Answer {
        Answer {
            status,
            kind: "text/plain; charset=utf-8",
            body: words.into(),
        }
    }
}

/// Leads to the page for what is missing, whose links only work at the top of the site.
const ELSEWHERE: &str = "<!doctype html><title>Not found</title><meta http-equiv=\"refresh\" content=\"0; url=/404.html\">\
    <p>There is no such page. <a href=\"/404.html\">Go on</a>\n";

/// The file at an address, or the page that says that there is none.
fn page(address: &str, folder: &Path) -> Answer {
    let found = inside(address, folder).map(|file| ("200 OK", file));
    if found.is_none() && address.matches('/').count() > 1 {
        return Answer {
            status: "404 Not Found",
            kind: "text/html; charset=utf-8",
            body: ELSEWHERE.into(),
        };
    }
    let (status, file) = found.unwrap_or_else(|| ("404 Not Found", folder.join("404.html")));
    match fs::read(&file) {
        Ok(body) => Answer {
            status,
            kind: content_type(&file),
            body,
        },
        Err(_) => Answer::plain("404 Not Found", "there is no such page"),
    }
}

/// The file that an address names, if it lies in the folder: also where links in the folder lead
/// elsewhere.
fn inside(path: &str, folder: &Path) -> Option<PathBuf> {
    let mut file = folder.to_owned();
    let path = if path.ends_with('/') {
        format!("{path}index.html")
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

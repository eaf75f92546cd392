use std::fs::{self, File};
use std::io::{self, Cursor, Read};
use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};
use std::thread;

use clap::Args;
use tiny_http::{Header, Method, Request, Response, Server, StatusCode};

use super::output::Output;
use super::{Ending, Failure};
use crate::report::Complaint;

/// Show a site on this computer, and on no other
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  sixfold serve public")]
pub(super) struct Serve {
    /// The folder of a site
    #[arg(value_name = "DIR")]
    site: PathBuf,

    /// The port to listen at; 0 for any free one
    #[arg(long, value_name = "N", default_value_t = 8026)]
    port: u16,
}

/// How many requests are answered at once, so that one that stalls does not hold up the others.
const HANDS: usize = 4;

impl Serve {
    pub(super) fn run(&self, output: &mut Output) -> Result<Ending, Failure> {
        let unreadable = |error| Complaint::Unreadable { path: self.site.clone(), error };
        let folder = self.site.canonicalize().map_err(unreadable)?;
        if !folder.join("index.html").is_file() {
            return Err(Complaint::NoIndex { path: self.site.clone() }.into());
        }
        let server = Server::http((Ipv4Addr::LOCALHOST, self.port)).map_err(|error| self.refused(error))?;
        let address = server.server_addr();
        output.print(&format!("{} is at http://{address}/ until you press Ctrl-C\n", self.site.display()))?;
        thread::scope(|scope| {
            for _ in 0..HANDS {
                scope.spawn(|| server.incoming_requests().for_each(|request| answer(request, &folder)));
            }
        });
        Ok(Ending::Fine)
    }

    fn refused(&self, error: Box<dyn std::error::Error + Send + Sync>) -> Complaint {
        let error = error.downcast::<io::Error>().map_or_else(|error| io::Error::other(error.to_string()), |error| *error);
        Complaint::PortRefused { port: self.port, error }
    }
}

/// Answers a request; a visitor who has gone away is no trouble.
fn answer(request: Request, folder: &Path) {
    let response = match request.method() {
        Method::Get | Method::Head => page(request_path(&request), folder),
        _ => plain(405, "only GET and HEAD").with_header(header("Allow", "GET, HEAD")),
    };
    let _ = request.respond(response);
}

fn request_path(request: &Request) -> &str {
    let url = request.url();
    url.split(['?', '#']).next().unwrap_or(url)
}

type Body = Box<dyn Read + Send>;

/// The file at an address, or the page that says that there is none.
fn page(path: &str, folder: &Path) -> Response<Body> {
    let found = inside(path, folder).map(|file| (200, file));
    let (status, file) = found.unwrap_or_else(|| (404, folder.join("404.html")));
    let opened = File::open(&file).and_then(|opened| Ok((opened.metadata()?.len() as usize, opened)));
    let Ok((length, opened)) = opened else { return plain(404, "there is no such page") };
    let headers = vec![
        header("Content-Type", content_type(&file)),
        header("Cache-Control", "no-cache"),
        header("X-Content-Type-Options", "nosniff"),
    ];
    let response = Response::new(StatusCode(status), headers, Box::new(opened) as Body, Some(length), None);
    // Whole, so that the length can be told.
    response.with_chunked_threshold(usize::MAX)
}

fn plain(status: u16, words: &str) -> Response<Body> {
    let (body, length) = (Box::new(Cursor::new(words.to_owned().into_bytes())), words.len());
    Response::new(StatusCode(status), vec![header("Content-Type", "text/plain; charset=utf-8")], body, Some(length), None)
}

/// The file that an address names, if it lies in the folder: also where links in the folder lead elsewhere.
fn inside(path: &str, folder: &Path) -> Option<PathBuf> {
    let mut file = folder.to_owned();
    let path = if path.ends_with('/') { format!("{path}index.html") } else { path.to_owned() };
    for name in path.strip_prefix('/')?.split('/') {
        // The names of a site's files are plain; anything else, such as `..`, names none of them.
        if name.starts_with('.') || !name.chars().all(|sign| sign.is_ascii_alphanumeric() || "-._".contains(sign)) {
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

fn header(name: &'static str, value: &'static str) -> Header {
    Header::from_bytes(name, value).unwrap_or_else(|()| unreachable!("the headers here are plain ASCII"))
}

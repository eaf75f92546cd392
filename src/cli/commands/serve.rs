//! A small server for one's own computer: the files of a site, to this machine alone.

use std::fs;
use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use std::net::{Ipv4Addr, Shutdown, TcpListener, TcpStream};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use clap::Args;

use crate::cli::terminal::output::Output;
use crate::cli::{CommandError, Exit};
use crate::publish::site::feed::fingerprint;
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

/// How many requests are answered at once; others wait in the queue of the system. A browser has up
/// to six connections to a host, and opens some of them before it has a request. Such a silent one
/// takes up a worker until its time is over, so there are workers enough for five browsers.
const WORKERS: usize = 32;
/// The time for a request in all, from its connection to the last byte of its answer. On one
/// computer that is plenty, and nobody who is silent or slow takes up a worker for longer.
const PATIENCE: Duration = Duration::from_secs(5);
/// The bytes that the head of a request may have.
const LONGEST_HEAD: u64 = 16 * 1024;
/// The pause after a connection was not accepted, as when there are too many open files: the next
/// try would fail at once.
const PAUSE: Duration = Duration::from_millis(100);

const BAD_REQUEST: &str = "400 Bad Request";
const MISSING: &str = "404 Not Found";

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
        let listener = Mutex::new(listener);
        thread::scope(|scope| {
            let work = || serve(&listener, &site);
            for _ in 1..WORKERS {
                // Without more threads, those that there are must do; this one is always there.
                if thread::Builder::new().spawn_scoped(scope, work).is_err() {
                    break;
                }
            }
            work();
        });
        Ok(Exit::Ok)
    }
}

/// Answers one visitor after the other.
fn serve(listener: &Mutex<TcpListener>, site: &Served) {
    loop {
        let accepted = {
            // Only one worker waits for a visitor: on Linux, waiting takes a file descriptor.
            let listener = listener.lock().unwrap_or_else(PoisonError::into_inner);
            let accepted = listener.accept();
            if accepted.is_err() {
                thread::sleep(PAUSE);
            }
            accepted
        };
        if let Ok((stream, _)) = accepted {
            // A visitor who goes away, or says nothing, is no trouble.
            let _ = answer(stream, site);
        }
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

/// A connection that ends at a fixed time, however slowly the other side reads or writes.
struct Visitor {
    stream: TcpStream,
    until: Instant,
}

impl Visitor {
    fn time_left(&self) -> io::Result<Duration> {
        let left = self.until.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err(ErrorKind::TimedOut.into());
        }
        Ok(left)
    }
}

impl Read for Visitor {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.stream.set_read_timeout(Some(self.time_left()?))?;
        self.stream.read(buffer)
    }
}

impl Write for Visitor {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.stream.set_write_timeout(Some(self.time_left()?))?;
        // Not too much at once: some systems count the time anew for each part that fits.
        self.stream.write(bytes.get(..64 * 1024).unwrap_or(bytes))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.stream.flush()
    }
}

/// Answers one request, and then closes the connection.
fn answer(stream: TcpStream, site: &Served) -> io::Result<()> {
    let mut visitor = Visitor {
        stream,
        until: Instant::now() + PATIENCE,
    };
    let lines = read_head(&mut visitor)?;
    let only_head = matches!(lines.as_deref(), Ok([first, ..]) if first.starts_with("HEAD "));
    let answer = lines
        .and_then(|lines| reply(&lines, site))
        .unwrap_or_else(Answer::plain);
    visitor.write_all(answer.head().as_bytes())?;
    if !only_head {
        visitor.write_all(&answer.body)?;
    }
    // What is still on its way here must be read: closing would discard the answer with it.
    visitor.stream.shutdown(Shutdown::Write)?;
    io::copy(&mut visitor, &mut io::sink())?;
    Ok(())
}

/// The lines of a request up to the empty one, or the status that refuses it.
fn read_head(visitor: &mut Visitor) -> io::Result<Result<Vec<String>, &'static str>> {
    let mut from = BufReader::new(visitor).take(LONGEST_HEAD);
    let mut lines = Vec::new();
    loop {
        let mut line = Vec::new();
        from.read_until(b'\n', &mut line)?;
        let Some(whole) = line.strip_suffix(b"\n") else {
            if from.limit() == 0 {
                return Ok(Err("431 Request Header Fields Too Large"));
            }
            if lines.is_empty() && line.is_empty() {
                return Err(ErrorKind::UnexpectedEof.into());
            }
            return Ok(Err(BAD_REQUEST));
        };
        match whole.strip_suffix(b"\r").unwrap_or(whole) {
            [] => return Ok(Ok(lines)),
            whole => lines.push(String::from_utf8_lossy(whole).into_owned()),
        }
    }
}

struct Request<'a> {
    method: &'a str,
    path: &'a str,
    /// The host of an address in full, and the one of the header.
    hosts: Vec<&'a str>,
    headers: Vec<(&'a str, &'a str)>,
}

impl<'a> Request<'a> {
    /// Nothing if it is malformed.
    fn parse(lines: &'a [String]) -> Option<Request<'a>> {
        let (first, rest) = lines.split_first()?;
        let words: Vec<&str> = first.split(' ').collect();
        let &[method, address, version @ ("HTTP/1.0" | "HTTP/1.1")] = words.as_slice() else {
            return None;
        };
        let headers = rest.iter().map(|line| {
            let (name, value) = line.split_once(':')?;
            let fine = is_plain(name) && !value.contains(|c: char| c.is_control() && c != '\t');
            fine.then(|| (name, value.trim_matches([' ', '\t'])))
        });
        let (host, path) = match after_scheme(address) {
            Some(rest) => {
                let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
                let (host, path) = rest.split_at(end);
                (Some(host), path)
            }
            None => (None, address),
        };
        let path = match path.split(['?', '#']).next()? {
            "" if host.is_some() => "/",
            path => path,
        };
        let mut request = Request {
            method,
            path,
            hosts: host.into_iter().collect(),
            headers: headers.collect::<Option<_>>()?,
        };
        let named: Vec<&str> = request.all("Host").collect();
        let enough = named.len() == 1 || named.is_empty() && version == "HTTP/1.0";
        request.hosts.extend(named);
        (enough && is_plain(method) && is_plain(address)).then_some(request)
    }

    /// The values of a header.
    fn all(&self, name: &str) -> impl Iterator<Item = &'a str> {
        self.headers
            .iter()
            .filter(move |(other, _)| other.eq_ignore_ascii_case(name))
            .map(|&(_, value)| value)
    }
}

/// Whether a word of a head has only characters that it may have.
fn is_plain(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_graphic())
}

/// The rest of an address in full, `http://host/path`.
fn after_scheme(address: &str) -> Option<&str> {
    let (scheme, rest) = address.split_once("://")?;
    scheme.eq_ignore_ascii_case("http").then_some(rest)
}

/// Whether a host, perhaps with a port, is this computer. A page elsewhere could give its own name
/// the address of this computer and then read what is served here; its requests still have that name.
fn is_local(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    };
    ["localhost", "127.0.0.1", "[::1]"]
        .iter()
        .any(|local| name.eq_ignore_ascii_case(local))
}

struct Answer {
    status: &'static str,
    headers: Vec<(&'static str, String)>,
    body: Vec<u8>,
}

impl Answer {
    fn new(status: &'static str, kind: &str, body: impl Into<Vec<u8>>) -> Answer {
        let body = body.into();
        Answer {
            status,
            headers: vec![
                ("Content-Type", kind.to_owned()),
                ("Content-Length", body.len().to_string()),
            ],
            body,
        }
    }

    /// Nothing but the status.
    fn plain(status: &'static str) -> Answer {
        Answer::new(status, "text/plain; charset=utf-8", status)
    }

    fn with(mut self, name: &'static str, value: String) -> Answer {
        self.headers.push((name, value));
        self
    }

    fn head(&self) -> String {
        let mut head = format!(
            "HTTP/1.1 {}\r\nCache-Control: no-cache\r\nX-Content-Type-Options: nosniff\r\n\
             Allow: GET, HEAD\r\nConnection: close\r\n",
            self.status
        );
        for (name, value) in &self.headers {
            head += &format!("{name}: {value}\r\n");
        }
        head + "\r\n"
    }
}

/// The answer to a request, or the status that refuses it.
fn reply(lines: &[String], site: &Served) -> Result<Answer, &'static str> {
    let request = Request::parse(lines).ok_or(BAD_REQUEST)?;
    if !request.hosts.iter().all(|host| is_local(host)) {
        return Err("421 Misdirected Request");
    }
    if !matches!(request.method, "GET" | "HEAD") {
        return Err("405 Method Not Allowed");
    }
    if !request.path.starts_with('/') {
        return Err(BAD_REQUEST);
    }
    let read = |file: &Path| match fs::read(file) {
        Ok(bytes) => Ok(bytes),
        Err(error) if error.kind() == ErrorKind::NotFound => Err(MISSING),
        // Such as too many open files.
        Err(_) => Err("503 Service Unavailable"),
    };
    if let Some(file) = inside(request.path, &site.folder) {
        return Ok(whole_or_part(&request, content_type(&file), read(&file)?));
    }
    if request.path.matches('/').count() > 1 {
        let page = site.elsewhere.as_str();
        return Ok(Answer::new(MISSING, "text/html; charset=utf-8", page));
    }
    let file = site.folder.join(NOT_FOUND);
    Ok(Answer::new(MISSING, content_type(&file), read(&file)?))
}

/// A file, or the part of it that is asked for, or that it is still the same.
fn whole_or_part(request: &Request, kind: &str, bytes: Vec<u8>) -> Answer {
    let tag = format!("\"{:016x}\"", fingerprint([&*bytes]));
    let is_known = request.all("If-None-Match").any(|tags| {
        tags == "*"
            || tags.split(',').any(|other| {
                let other = other.trim();
                other.strip_prefix("W/").unwrap_or(other) == tag
            })
    });
    if is_known {
        let (status, headers, body) = ("304 Not Modified", Vec::new(), Vec::new());
        let answer = Answer {
            status,
            headers,
            body,
        };
        return answer.with("ETag", tag);
    }
    // A part fits only what the visitor has of the same file.
    let same = request.all("If-Range").all(|other| other == tag);
    let mut ranges = request
        .all("Range")
        .filter(|_| request.method == "GET" && same);
    let length = bytes.len();
    let part = match (ranges.next(), ranges.next()) {
        (Some(range), None) => part(range, length),
        _ => None,
    };
    let answer = match part {
        None => Answer::new("200 OK", kind, bytes),
        Some(part) if part.is_empty() => Answer::plain("416 Range Not Satisfiable")
            .with("Content-Range", format!("bytes */{length}")),
        Some(Range { start, end }) => {
            let bytes = bytes.get(start..end).unwrap_or_default();
            let place = format!("bytes {start}-{}/{length}", end - 1);
            Answer::new("206 Partial Content", kind, bytes).with("Content-Range", place)
        }
    };
    answer
        .with("Accept-Ranges", "bytes".to_owned())
        .with("ETag", tag)
}

/// The bytes that `bytes=…` asks for, none of them if it asks for what is not there. The whole file
/// answers anything but a single range.
fn part(range: &str, length: usize) -> Option<Range<usize>> {
    let number = |digits: &str| {
        let fine = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        fine.then(|| digits.parse().unwrap_or(usize::MAX))
    };
    let (unit, range) = range.split_once('=')?;
    if !unit.eq_ignore_ascii_case("bytes") {
        return None;
    }
    match range.split_once('-')? {
        ("", last) => Some(length.saturating_sub(number(last)?)..length),
        (first, "") => Some(number(first)?.min(length)..length),
        (first, last) => {
            let (first, last) = (number(first)?, number(last)?);
            let end = last.saturating_add(1).min(length);
            (first <= last).then(|| first.min(length)..end)
        }
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
    let is_public = file.strip_prefix(folder).ok()?.iter().all(|name| {
        // Hidden files, locks, and what a killed `site` left half written.
        let name = name.to_string_lossy();
        !name.starts_with('.') && !name.ends_with(".tmp") && !name.ends_with(".lock")
    });
    (is_public && file.is_file()).then_some(file)
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
